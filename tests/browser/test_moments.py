"""The moments of UNO that are not just a card on a pile."""
from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from pages import Board, Open, Prepare
from playwright.sync_api import expect
from prepared import mine
from rule import rule

from halfshell.core.match import Match

Seated = Callable[..., Board]


def plays(match: Match) -> list[str]:
    """At the start of seat 0's turn: the plain plays of colored cards that do not end the game."""
    keys = mine(match)
    if "draw" not in keys or len(match.state.hands[0]) < 3:  # type: ignore[attr-defined]
        return []
    return [key for key in keys if key.startswith("play:") and "(" not in key and "+uno" not in key]


def a_quiet_turn(match: Match) -> bool:
    return any(key[-1].isdigit() for key in plays(match)) and len(plays(match)) < len(match.state.hands[0])  # type: ignore[attr-defined]


@rule("UNO 2.1")
def test_a_lit_card_is_played(seated: Seated) -> None:
    board = seated(a_quiet_turn)
    before = board.hand.count()
    board.play(board.lit.first)
    expect(board.hand).to_have_count(before - 1)
    expect(board.page.get_by_test_id("log")).to_contain_text("Ana plays")


@rule("UNO 2.1", "UNO 2.2")
def test_a_dimmed_card_says_why(seated: Seated) -> None:
    board = seated(a_quiet_turn)
    before = board.cards()
    board.dimmed.first.press("Enter")
    toast = board.page.get_by_role("status").filter(has_text=re.compile(r"2\.[12]"))
    expect(toast).to_be_visible()
    assert board.cards() == before
    toast.get_by_role("button", name=re.compile(r"rule 2\.")).click()
    expect(board.page.locator('[data-rule][aria-current="true"]')).to_be_visible()


@rule("UNO 2.5", "UNO 2.4")
def test_a_refresh_in_the_draw_phase_loses_nothing(seated: Seated) -> None:
    def drew_a_card_that_fits(match: Match) -> bool:
        return "keep" in mine(match) and len(mine(match)) > 1

    board = seated(drew_a_card_that_fits)
    before = sorted(board.cards())
    expect(board.button("Keep it")).to_be_visible()
    board.page.reload()
    board = Board(board.page)
    expect(board.button("Keep it")).to_be_visible()
    assert sorted(board.cards()) == before and board.lit.count() == 1
    board.button("Keep it").click()
    expect(board.button("Keep it")).to_be_hidden()
    expect(board.hand).to_have_count(len(before))


@rule("UNO 4.1")
def test_a_wild_asks_for_its_color(seated: Seated) -> None:
    def holds_a_wild(match: Match) -> bool:
        return bool(plays(match)) and "play:W(P)" in mine(match)

    for by_key in (False, True):
        board = seated(holds_a_wild)
        board.hand.filter(has_text="").and_(board.page.get_by_role("button", name=re.compile("^wild$"))).first.press("Enter")
        expect(board.picker).to_be_visible()
        if by_key:
            board.page.keyboard.press("p")
        else:
            board.picker.get_by_role("button", name="purple").click()
        expect(board.page.get_by_test_id("log")).to_contain_text("Ana plays Wild and declares purple")
        expect(board.picker).to_be_hidden()


@rule("UNO 4.2")
def test_the_last_wild_needs_no_color(seated: Seated) -> None:
    board = seated(lambda match: "play:W" in mine(match))
    board.lit.first.press("Enter")
    board.picker.get_by_role("button", name="No color needed").click()
    expect(board.page.get_by_test_id("result")).to_be_visible()


def asked_to_accept(match: Match) -> bool:
    return "challenge" in mine(match)


@rule("UNO 5.4", "UNO 5.6")
@pytest.mark.parametrize("answer", ["Accept: draw 4", "Challenge"])
def test_accept_or_challenge(seated: Seated, answer: str) -> None:
    board = seated(asked_to_accept)
    expect(board.question).to_contain_text("an honest play costs you 6")
    expect(board.question.get_by_role("group", name="before you answer")).to_be_visible()
    board.button(answer).click()
    log = board.page.get_by_test_id("log")
    expect(log).to_contain_text("Ana accepts" if answer[0] == "A" else "Ana challenges")
    if answer == "Challenge":
        expect(board.page.get_by_role("group", name="the hand that only you see")).to_be_visible()
        expect(log).to_contain_text(re.compile("was bluffing|played honestly"))


@rule("UNO 5.5")
def test_only_the_challenger_sees_the_hand(open_page: Open, prepare: Prepare) -> None:
    table = prepare(asked_to_accept)
    board, watcher = Board(open_page(table.path())), Board(open_page(f"/t/{table.table}"))
    board.button("Challenge").click()
    expect(board.page.get_by_role("group", name="the hand that only you see")).to_be_visible()
    log = watcher.page.get_by_test_id("log")
    expect(log).to_contain_text(re.compile("was bluffing|played honestly"))
    expect(log).to_contain_text("shows a card to Ana")
    expect(log).not_to_contain_text(re.compile("shows (blue|orange|purple|red|Wild)[^.]* to Ana"))
    expect(watcher.page.get_by_role("group", name="the hand that only you see")).to_have_count(0)


@rule("UNO 5.2")
def test_a_bluff_is_marked_to_its_owner(seated: Seated) -> None:
    board = seated(lambda match: any(key.endswith("bluff") for key in mine(match)) and "draw" in mine(match))
    expect(board.page.get_by_role("button", name="wild draw four, a bluff").first).to_be_visible()


@rule("UNO 7.2", "UNO 7.3")
def test_catching(seated: Seated) -> None:
    board = seated(lambda match: "catch" in mine(match))
    board.page.get_by_test_id("board").get_by_role("button", name=re.compile("Catch")).first.click()
    expect(board.page.get_by_test_id("log")).to_contain_text("Ana catches")


@rule("UNO 7.1")
def test_calling_after_the_play(seated: Seated) -> None:
    board = seated(lambda match: "uno" in mine(match))
    board.page.get_by_test_id("board").get_by_role("button", name="Call UNO!").first.click()
    expect(board.page.get_by_test_id("log")).to_contain_text("Ana calls UNO!")


@rule("UNO 7.1")
def test_the_flag_before_the_play(seated: Seated) -> None:
    def two_left(match: Match) -> bool:
        keys = mine(match)
        return "draw" in keys and any(key.endswith("+uno") and "(" not in key for key in keys)

    board = seated(two_left)
    board.here.get_by_role("button", name="UNO! tap to call").click()
    expect(board.here.get_by_role("button", name="UNO! will be called")).to_have_attribute("aria-pressed", "true")
    board.play(board.lit.first)
    expect(board.page.get_by_test_id("log")).to_contain_text("Ana calls UNO!")


@rule("UNO 6.2", "UNO 6.3")
def test_the_sewers_show_the_hand_to_all(seated: Seated) -> None:
    board = seated(lambda match: "play:SW(B)" in mine(match) and len(match.state.hands[0]) > 3, seats=2, still=True)  # type: ignore[attr-defined]
    board.here.get_by_role("button", name=re.compile("sewers")).first.press("Enter")
    board.picker.get_by_role("button", name="blue").click()
    expect(board.page.get_by_role("group", name="the open hand")).to_be_visible()
    expect(board.page.get_by_test_id("log")).to_contain_text("Bo shows")


@rule("UNO 10.4")
def test_a_seven_swaps_hands(seated: Seated) -> None:
    board = seated(lambda match: "player:1" in mine(match), seven_zero=True)
    board.here.get_by_role("button", name=re.compile("Swap hands with Cleo")).first.click()
    expect(board.page.get_by_test_id("log")).to_contain_text("Ana swaps hands with Cleo")


@rule("UNO 8.3", "UNO 8.5")
def test_the_round_sheet_itemizes_and_the_next_round_follows(seated: Seated) -> None:
    board = seated(lambda match: "next_round" in mine(match), people=1, scoring="points_to_500")  # bots are ready by themselves
    for seat in range(3):
        expect(board.page.get_by_test_id(f"sheet-{seat}")).to_be_visible()
    board.page.get_by_role("button", name=re.compile("Next round")).first.click()
    expect(board.page.get_by_test_id("log")).to_contain_text("Round 2 begins")
