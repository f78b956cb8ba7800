"""Unmatched Adventures on phones, by keyboard, in words, and for axe."""
from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from adventure import Adventure
from pages import axe, fits
from playwright.sync_api import expect
from prepared import mine
from rule import rule
from test_adventures import about_to_defend
from test_hands import tab_to

from halfshell.core.match import Match

Adventures = Callable[..., Adventure]
BOTH = pytest.mark.parametrize("dark", [False, True])


def choosing_who_moves(match: Match) -> bool:
    return "pass" in mine(match) and any(key.startswith("fighter:") for key in mine(match))


def first_action(match: Match) -> bool:
    return "maneuver" in mine(match) and any(key.startswith("card:") for key in mine(match))


def choosing_a_hero(match: Match) -> bool:
    return any(key.startswith("hero:") for key in mine(match))


def choosing_a_minion(match: Match) -> bool:
    return any(key.startswith("minion:") for key in mine(match))


def almost_over(match: Match) -> bool:
    """Attacked, without a card to defend with and with 1 health left in all."""
    s: Any = match.state
    mine_left = sum(health for fighter, health in enumerate(s.health) if s.owner[fighter] == 0)
    return mine(match) == ["pass"] and bool(s.combat) and mine_left == 1


@rule("ADV 3.2", "ADV 3.4")
def test_a_walk_by_tap_on_a_phone(adventure: Adventures) -> None:
    here = adventure(choosing_who_moves, width=390, height=844, touch=True)
    assert fits(here.page)
    way = here.targets.and_(here.page.locator('[aria-label*="moves here"]'))
    way.last.tap()
    if here.button("Back").count():
        here.question.get_by_role("button").first.tap()
    here.page.get_by_role("button", name="Log").tap()
    expect(here.page.get_by_text(re.compile("moves to")).first).to_be_visible()


def test_a_closer_look_at_a_card_on_a_phone(adventure: Adventures) -> None:
    here = adventure(first_action, width=390, height=844, touch=True)
    before = here.hand.count()
    here.hand.first.tap(position={"x": 12, "y": 30}, force=True)  # a dimmed one too
    dialog = here.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    assert axe(here.page, pictures=True) == []
    dialog.get_by_role("button", name="Close").last.tap()
    expect(dialog).to_have_count(0)
    expect(here.hand).to_have_count(before)


@rule("ADV 3.2", "ADV 3.3")
def test_a_maneuver_by_keyboard_alone(adventure: Adventures) -> None:
    here = adventure(lambda match: "maneuver" in mine(match) and not any(key.startswith("attack:") for key in mine(match)), still=True)
    keys = here.page.keyboard
    keys.press("1")
    expect(here.button("No boost")).to_be_visible()
    keys.press("1")
    expect(here.button("Done moving")).to_be_visible()
    tab_to_board(here)
    keys.press("Enter")
    if here.button("Back").count():
        keys.press("1")
    expect(here.log).to_contain_text("moves to")


def tab_to_board(here: Adventure) -> None:
    for _ in range(90):
        here.page.keyboard.press("Tab")
        if here.page.evaluate("document.activeElement.getAttribute('aria-label')?.includes('moves here')"):
            return
    raise AssertionError("Tab does not lead to a space")


def test_the_plain_table_says_it_all_and_can_be_played(adventure: Adventures) -> None:
    here = adventure(first_action)
    plain = here.page.get_by_test_id("plain-table")
    for words in ("Shredder: ", "health", "Threat", "Your hand"):
        expect(plain).to_contain_text(words)
    tab_to(here.page, "a.skip")
    here.page.keyboard.press("Enter")
    plain.get_by_role("button", name="Maneuver").press("Enter")
    expect(plain).to_contain_text("draws ")


@BOTH
@pytest.mark.parametrize("wanted", [choosing_a_hero, choosing_a_minion, first_action, choosing_who_moves, about_to_defend])
@pytest.mark.parametrize("width", [390, 1280])
def test_axe(adventure: Adventures, wanted: Callable[[Match], bool], dark: bool, width: int) -> None:
    here = adventure(wanted, width=width, height=844, dark=dark, still=True, heroes="chosen", minions="chosen", allies=True)
    expect(here.map).to_be_visible()
    assert axe(here.page, pictures=True) == []
    assert fits(here.page)


@BOTH
def test_axe_on_the_technodrome(adventure: Adventures, dark: bool) -> None:
    here = adventure(first_action, dark=dark, still=True, villain="krang")
    expect(here.map).to_be_visible()
    assert axe(here.page, pictures=True) == []


@BOTH
@rule("ADV 10.2", "ADV 4.8")
def test_axe_on_the_result(adventure: Adventures, dark: bool) -> None:
    here = adventure(almost_over, dark=dark, still=True)
    here.play_until(here.result.is_visible, 60)
    expect(here.page.get_by_role("dialog", name=re.compile("^You (lose|win!)$"))).to_be_visible()
    assert axe(here.page, pictures=True) == []
