"""Phones, keyboards, screen readers, and people whom motion bothers."""
from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest
from pages import Board, Open, Prepare, axe, fits, uno_box
from playwright.sync_api import Page, expect
from prepared import mine
from test_hands import tab_to
from test_moments import a_quiet_turn, asked_to_accept

from halfshell.core.match import Match

Seated = Callable[..., Board]


def many_cards(match: Match) -> bool:
    return len(match.state.hands[0]) >= 20 and a_quiet_turn(match)  # type: ignore[attr-defined]


@pytest.mark.parametrize("width", [360, 390])
def test_a_turn_on_a_phone(seated: Seated, width: int) -> None:
    board = seated(a_quiet_turn, width=width, height=844, touch=True)
    assert fits(board.page)
    before = board.hand.count()
    board.lit.first.tap(position={"x": 12, "y": 30})
    expect(board.hand).to_have_count(before - 1)
    board.page.get_by_role("button", name="Log").tap()
    expect(board.page.get_by_text("Ana plays").first).to_be_visible()


def test_a_hand_of_many_cards_on_a_phone(seated: Seated) -> None:
    board = seated(many_cards, seats=4, width=390, height=844, touch=True, draw_until_playable=True)
    assert fits(board.page) and board.hand.count() >= 20
    last = board.lit.last
    last.scroll_into_view_if_needed()
    before = board.hand.count()
    board.play(last)
    if board.picker.count():
        board.picker.get_by_role("button").first.tap()
    expect(board.hand).to_have_count(before - 1)


def test_ten_players_fit(open_page: Open, prepare: Prepare) -> None:
    table = prepare(a_quiet_turn, seats=10)
    for width, height in ((1440, 900), (390, 844)):
        page = open_page(table.path(), width, height)
        board = Board(page)
        assert fits(page)
        for name in ("Bo", "Jo"):
            expect(board.here.get_by_text(name, exact=True).first).to_be_visible()


def test_reduced_motion_leaves_nothing_moving(seated: Seated) -> None:
    board = seated(a_quiet_turn, still=True)
    before = board.hand.count()
    board.play(board.lit.first)
    expect(board.hand).to_have_count(before - 1)
    banner = "a.effect.target.closest('[data-testid=turn-banner]')"  # comes and goes by fading
    longer = f"document.getAnimations().filter(a => !{banner} && a.effect.getComputedTiming().activeDuration > 300)"
    assert board.page.evaluate(f"{longer}.map(a => a.animationName ?? a.transitionProperty)") == []


@pytest.mark.parametrize("dark", [False, True])
def test_axe_finds_nothing_serious(open_page: Open, prepare: Prepare, dark: bool) -> None:
    page = open_page("/", dark=dark, still=True)
    uno_box(page).wait_for()
    assert axe(page) == []
    uno_box(page).get_by_role("button", name="Invite friends").click()
    page.get_by_text("House rules").click()
    assert axe(page) == []
    page.keyboard.press("Escape")
    page.goto("/rules/uno")
    page.locator('[data-rule="5.6"]').wait_for()
    assert axe(page) == []
    for wanted, options in ((a_quiet_turn, {}), (asked_to_accept, {}), (lambda m: "catch" in mine(m), {}),
                            (lambda m: "next_round" in mine(m), {"scoring": "points_to_500"})):
        page = open_page(prepare(wanted, **options).path(), dark=dark, still=True)
        Board(page)
        assert axe(page) == []
    for sheet in ("Rules", "Menu"):
        page.get_by_role("button", name=sheet, exact=True).click()
        page.wait_for_timeout(300)
        assert axe(page) == []
        page.keyboard.press("Escape")


def test_a_game_begins_and_a_card_is_played_without_a_mouse(open_page: Open) -> None:
    page = open_page("/")
    uno_box(page).wait_for()
    tab_to(page, "input")
    page.keyboard.type("Ana")
    tab_to(page, 'article:has([href="/rules/uno"]) button')
    assert page.evaluate("document.activeElement.textContent").strip().startswith("Play now")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/t/"))
    play_a_card_by_keys(page)


def play_a_card_by_keys(page: Page) -> None:
    """Whatever the deal and the bots bring: until a card of Ana's can be played, the first answer to what is asked."""
    board, played = Board(page), page.get_by_test_id("log").get_by_text("Ana plays ")
    end = time.monotonic() + 120
    while not played.count():
        assert time.monotonic() < end, "no card could be played"
        if board.picker.count():
            page.keyboard.press("b")
        elif board.lit.count():
            board.lit.first.focus()
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("1")  # nothing, where nothing is asked
        page.wait_for_timeout(100)


def test_the_plain_table_says_it_all_and_can_be_played(seated: Seated) -> None:
    board = seated(a_quiet_turn)
    plain = board.page.get_by_test_id("plain-table")
    expect(plain).to_contain_text("On the pile:")
    expect(plain).to_contain_text("Your hand:")
    expect(plain).to_contain_text("Bo:")
    before = board.hand.count()
    plain.get_by_role("button", name=re.compile("^Play (blue|orange|purple|red)")).first.press("Enter")
    expect(board.hand).to_have_count(before - 1)


def test_rules_can_be_searched(open_page: Open) -> None:
    page = open_page("/rules/uno")
    page.get_by_role("searchbox", name="Search the rules").fill("challenger draws six")
    expect(page.locator('[data-rule="5.6"]')).to_be_visible()
    expect(page.locator('[data-rule="1.2"]')).to_be_hidden()
