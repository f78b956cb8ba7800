"""What each browser at a table sees of the same moment."""
from __future__ import annotations

import re

from pages import Board, Open, Prepare
from playwright.sync_api import expect
from prepared import mine
from rule import rule
from test_moments import a_quiet_turn, asked_to_accept

REVEAL = "the hand that only you see"


def top_card(board: Board) -> str | None:
    return board.here.get_by_test_id("discard-pile").get_by_role("img").get_attribute("aria-label")


def test_all_see_the_same_pile_and_a_watcher_no_hand(open_page: Open, prepare: Prepare) -> None:
    table = prepare(a_quiet_turn, seats=2)
    ana, bo = Board(open_page(table.path(0))), Board(open_page(table.path(1)))
    watcher = Board(open_page(f"/t/{table.table}"))
    expect(ana.lit.first).to_be_visible()
    before, bo_before = ana.hand.count(), sorted(bo.cards())
    ana.play(ana.lit.first)
    expect(ana.hand).to_have_count(before - 1)
    for board in (bo, watcher):
        expect(board.page.get_by_test_id("log")).to_contain_text("Ana plays")
        expect(board.here.get_by_test_id("discard-pile").get_by_role("img", name=str(top_card(ana)), exact=True)).to_be_visible()
    assert sorted(bo.cards()) == bo_before
    expect(watcher.hand).to_have_count(0)


@rule("UNO 5.5")
def test_a_challenge_shows_the_hand_to_one_of_three(open_page: Open, prepare: Prepare) -> None:
    table = prepare(asked_to_accept)
    ana, bo, cleo = (Board(open_page(table.path(seat))) for seat in range(3))
    ana.button("Challenge").click()
    expect(ana.page.get_by_role("group", name=REVEAL)).to_be_visible()
    for board in (bo, cleo):
        expect(board.page.get_by_test_id("log")).to_contain_text(re.compile("was bluffing|played honestly"))
        expect(board.page.get_by_role("group", name=REVEAL)).to_have_count(0)


def test_a_no_leaves_the_move_where_it_is(open_page: Open, prepare: Prepare) -> None:
    table = prepare(a_quiet_turn, seats=2)
    ana, bo = Board(open_page(table.path(0))), Board(open_page(table.path(1)))
    expect(ana.lit.first).to_be_visible()
    before = ana.hand.count()
    ana.play(ana.lit.first)
    expect(ana.hand).to_have_count(before - 1)
    ana.page.get_by_role("button", name="Menu").click()
    ana.page.get_by_role("button", name="Take back my last answer").click()
    expect(ana.page.get_by_text("You asked to take your answer back. Waiting for Bo.")).to_be_visible()
    bo.page.get_by_role("button", name="No, play on").click()
    expect(ana.page.get_by_text("You asked to take your answer back")).to_have_count(0)
    expect(ana.hand).to_have_count(before - 1)


@rule("UNO 8.3")
def test_the_winner_of_a_round_gets_what_the_others_held(open_page: Open, prepare: Prepare) -> None:
    table = prepare(lambda match: "next_round" in mine(match), scoring="points_to_500")
    page = open_page(table.path())
    won, lost = 0, 0
    for seat in range(3):
        points = page.get_by_test_id(f"sheet-{seat}").locator("b").inner_text()
        if points.startswith("+"):
            won = int(points)
            expect(page.get_by_test_id(f"sheet-{seat}")).to_contain_text(f"{won} / 500")
        else:
            lost += int(points)
    assert won == lost > 0
