"""Whole games by clicks on what is lit."""
from __future__ import annotations

import re
import time

from pages import Board, GamePage, Open, uno_box
from playwright.sync_api import Locator, Page, expect


def play_to_the_end(page: Page, seconds: float = 600) -> int:
    """Answer whatever is asked until the result; returns the answers given. How long a game takes is left to chance."""
    board = Board(page)
    result = page.get_by_test_id("result")
    answers = 0
    end = time.monotonic() + seconds
    while not result.is_visible():
        assert time.monotonic() < end, "the game did not end"
        answers += board.answer_somehow()
        page.wait_for_timeout(80)
    return answers


def a_table_for_two(open_page: Open) -> tuple[Page, Locator]:
    """The dialog of a new table for me and one bot, its other readings of the rules in sight."""
    page = open_page("/", still=True)
    uno_box(page).get_by_role("button", name="Invite friends").click()
    dialog = page.get_by_role("dialog")
    for _ in range(2):
        dialog.get_by_role("button", name="One seat less").click()
    dialog.get_by_role("combobox", name="Seat 2").select_option("bot:greedy")  # with random ones a round may take hundreds of turns
    dialog.get_by_text("Other readings of the rules").click()
    return page, dialog


def test_one_click_to_a_game_against_bots(open_page: Open) -> None:
    page = open_page("/")
    page.get_by_role("textbox", name="Your name").fill("Karai-Fan mit 24 Zeichen")
    uno_box(page).get_by_role("button", name="Play now").click()
    expect(page).to_have_url(re.compile("/t/"))
    board = Board(page)
    expect(board.hand.first).to_be_visible()  # seven, or more: bots may have moved before
    expect(page.get_by_test_id("log")).to_contain_text("Karai-Fan mit 24 Zeichen gets 7 cards")


def test_a_round_to_the_result_and_a_rematch(open_page: Open) -> None:
    page, dialog = a_table_for_two(open_page)
    dialog.get_by_role("combobox", name="Scoring").select_option("single_round")
    dialog.get_by_role("button", name="Start the game").click()
    assert play_to_the_end(page) > 0
    expect(page.get_by_test_id("result")).to_contain_text("wins the round")
    played = page.url
    page.get_by_role("dialog").get_by_role("button", name="Rematch").click()
    expect(page).not_to_have_url(played)
    expect(Board(page).hand.first).to_be_visible()
    expect(page.get_by_test_id("log")).to_contain_text("gets 7 cards")


def test_rounds_with_a_sheet_until_the_target_is_reached(open_page: Open) -> None:
    page, dialog = a_table_for_two(open_page)
    target = dialog.get_by_role("spinbutton", name="Target")
    target.fill("60")
    target.blur()
    dialog.get_by_role("button", name="Start the game").click()
    Board(page)
    play_to_the_end(page)
    expect(page.get_by_test_id("result")).to_be_visible()


def dialog_for_two(page: Page, game: str) -> Locator:
    """The dialog of a new table of this game, for me and one more."""
    page.get_by_role("article", name=game).get_by_role("button", name="Invite friends").click()
    dialog = page.get_by_role("dialog")
    for _ in range(2):
        dialog.get_by_role("button", name="One seat less").click()
    return dialog


def test_which_game_is_chosen_in_sight(open_page: Open) -> None:
    page = open_page("/", still=True)
    dialog = dialog_for_two(page, "The race to Shredder")
    which = dialog.get_by_role("group", name="Which game")
    expect(which.get_by_role("radio", name="Basic")).to_be_checked()
    which.get_by_text("Advanced", exact=True).click()
    expect(dialog.get_by_text("As printed")).to_be_visible()  # the Advanced game is no other reading
    dialog.get_by_role("combobox", name="Seat 2").select_option("bot:random")
    dialog.get_by_role("button", name="Start the game").click()
    GamePage(page)
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_text("Game: advanced")).to_be_visible()
    expect(page.get_by_text("Other reading", exact=True)).to_have_count(0)


def test_a_seat_says_whom_it_plays(open_page: Open) -> None:
    page = open_page("/", still=True)
    page.get_by_role("textbox", name="Your name").fill("Ana")
    dialog = dialog_for_two(page, "Showdown")
    expect(dialog.get_by_text("Seat 1: All four Turtles")).to_be_visible()
    dialog.get_by_role("combobox", name="Seat 2: Both Villains").select_option("me")
    dialog.get_by_role("combobox", name="Seat 1: All four Turtles").select_option("bot:random")
    dialog.get_by_role("button", name="Start the game").click()
    GamePage(page)
    for villain in ("Bebop", "Rocksteady"):
        expect(page.get_by_test_id("plain-table")).to_contain_text(f"{villain} (Ana)")
