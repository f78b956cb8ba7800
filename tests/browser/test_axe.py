"""axe-core in the places that a game leads to."""
from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from pages import Board, Open, axe
from playwright.sync_api import expect
from prepared import mine
from test_moments import asked_to_accept
from test_people import a_table_for_two

from halfshell.core.match import Match

Seated = Callable[..., Board]
BOTH = pytest.mark.parametrize("dark", [False, True])


def one_card_that_fits(match: Match) -> bool:
    keys = mine(match)
    return len(match.state.hands[0]) == 1 and "draw" in keys and any("play:" in key and "(" not in key for key in keys)  # type: ignore[attr-defined]


@BOTH
def test_the_lobby(open_page: Open, dark: bool) -> None:
    page, link = a_table_for_two(lambda path: open_page(path, dark=dark, still=True))
    assert axe(page) == []
    guest = open_page(link, 390, 844, dark=dark, still=True)
    expect(guest.get_by_role("button", name="Join this table")).to_be_visible()
    assert axe(guest) == []


@BOTH
def test_the_color_picker(seated: Seated, dark: bool) -> None:
    board = seated(lambda match: "play:W(P)" in mine(match) and "draw" in mine(match), dark=dark, still=True)
    board.hand.and_(board.page.get_by_role("button", name=re.compile("^wild$"))).first.press("Enter")
    expect(board.picker).to_be_visible()
    assert axe(board.page) == []


@BOTH
def test_an_open_hand(seated: Seated, dark: bool) -> None:
    board = seated(asked_to_accept, dark=dark, still=True)
    board.button("Challenge").click()
    expect(board.page.get_by_role("group", name="the hand that only you see")).to_be_visible()
    assert axe(board.page) == []


@BOTH
@pytest.mark.parametrize("width", [390, 1280])
def test_the_result(seated: Seated, dark: bool, width: int) -> None:
    board = seated(one_card_that_fits, width=width, height=844, dark=dark, still=True)
    board.play(board.lit.first)
    result = board.page.get_by_test_id("result")
    expect(result).to_be_visible()
    expect(result.get_by_role("link", name="Download the replay")).to_be_visible()
    assert axe(board.page) == []


@BOTH
def test_sheets_on_a_phone(seated: Seated, dark: bool) -> None:
    board = seated(lambda match: "draw" in mine(match), width=390, height=844, touch=True, dark=dark, still=True)
    for name in ("Rules", "Log", "Menu", "Why?"):
        board.page.get_by_role("button", name=name, exact=True).tap()
        sheet = board.page.locator("dialog[open]")
        expect(sheet).to_be_visible()
        if name == "Rules":
            expect(sheet.locator('[data-rule="5.6"]')).to_be_attached()
        assert axe(board.page) == []
        board.page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)
