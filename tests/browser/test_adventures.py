"""Unmatched Adventures in the browser: whole games, and several heroes at one table."""
from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest
from adventure import Adventure, adventures_box
from pages import Open
from playwright.sync_api import Locator, expect
from prepared import mine
from rule import rule

from halfshell.core.match import Match

Adventures = Callable[..., Adventure]


def anything(match: Match) -> bool:
    return True


def asked_together(match: Match) -> bool:
    """The team chooses whom an enemy attacks."""
    keys = mine(match)
    return keys == mine(match, 1) and len(keys) > 1 and all(key.startswith("fighter:") for key in keys)


def about_to_defend(match: Match) -> bool:
    keys = mine(match)
    return "pass" in keys and len(keys) > 1 and bool(match.state.combat) and all(key.startswith(("card:", "pass")) for key in keys)  # type: ignore[attr-defined]


@rule("ADV 10.1", "ADV 10.2")
@pytest.mark.parametrize(("villain", "seats"), [("shredder", 2), ("krang", 1)])
def test_a_whole_game(adventure: Adventures, villain: str, seats: int) -> None:
    here = adventure(anything, seats=seats, people=1, still=True, villain=villain)
    here.play_until(here.result.is_visible)
    expect(here.page.get_by_role("dialog", name=re.compile("^You (win!|lose)$"))).to_be_visible()
    expect(here.result).to_contain_text(re.compile("The players (win|lose)"))
    expect(here.result).to_contain_text("Cards drawn")


def half_over(match: Match) -> bool:
    return len(match.rows) >= 60


@rule("ADV 11.1")
def test_a_duel(adventure: Adventures) -> None:
    here = adventure(half_over, seats=2, people=1, still=True, mode="duel")
    here.play_until(here.result.is_visible)
    expect(here.page.get_by_role("dialog", name=re.compile("^(You win!|Bo wins!)$"))).to_be_visible()
    expect(here.result).to_contain_text("wins the duel")


@rule("ADV J93", "ADV 2.7")
def test_anyone_may_answer_for_the_team(adventure: Adventures, open_page: Open) -> None:
    ana = adventure(asked_together, seats=2)
    assert ana.table
    bo = Adventure(open_page(ana.table.path(1)))
    assert set(ana.cards()) != set(bo.cards())
    for one in (ana, bo):
        expect(one.question).to_contain_text("Anyone may answer.")
        expect(one.targets.first).to_be_visible()
    bo.targets.first.press("Enter")
    for one in (ana, bo):
        expect(one.log).to_contain_text("goes for")
        expect(one.question).not_to_contain_text("choose whom to attack")
    watcher = open_page(f"/t/{ana.table.table}")
    expect(watcher.get_by_role("group", name=re.compile("^Board: "))).to_be_visible()
    expect(watcher.get_by_role("list", name="your hand")).to_have_count(0)


def test_one_person_leads_two_heroes(open_page: Open) -> None:
    page = open_page("/")
    page.get_by_role("textbox", name="Your name").fill("Ana")
    adventures_box(page).get_by_role("button", name="Invite friends").click()
    dialog = page.get_by_role("dialog")
    for _ in range(2):
        dialog.get_by_role("button", name="One seat less").click()
    dialog.get_by_role("combobox", name="Seat 2").select_option("me")
    dialog.get_by_role("button", name="Start the game").click()
    here = Adventure(page)
    for hero in ("Donatello", "Leonardo"):
        until(here, here.offers.filter(has_text=hero))
        here.offers.filter(has_text=hero).click()
        expect(here.log).to_contain_text(f"plays {hero}.")
    for hero in ("Donatello", "Leonardo"):
        until(here, here.log.get_by_text(f"It is {hero}'s turn."))
    expect(here.log).to_contain_text(re.compile("Donatello (draws|plays)"))
    expect(here.log).to_contain_text(re.compile("Leonardo (draws|plays)"))


def until(here: Adventure, sight: Locator) -> None:
    """Answer on until it is there."""
    end = time.monotonic() + 90
    while not sight.count():
        assert time.monotonic() < end, "it never comes"
        here.answer_somehow()
        here.page.wait_for_timeout(60)


def test_a_combat_outlives_a_reload(adventure: Adventures) -> None:
    here = adventure(about_to_defend)
    expect(here.combat).to_be_visible()
    before, lit = sorted(here.cards()), here.lit.count()
    here.page.reload()
    expect(here.combat).to_be_visible()
    expect(here.lit).to_have_count(lit)
    assert sorted(here.cards()) == before
    here.lit.first.press("Enter")
    expect(here.log).to_contain_text(re.compile(r"Attack \d+, defense \d+: \d+ damage"))


@rule("ADV 4.2")
def test_the_cards_of_a_combat_are_turned_up_and_compared(adventure: Adventures) -> None:
    here = adventure(about_to_defend, still=True)
    here.lit.first.press("Enter")
    expect(here.combat.get_by_text("damage", exact=True)).to_be_visible()
    here.combat.get_by_role("button", name="Close").click()
    expect(here.combat).to_have_count(0)
