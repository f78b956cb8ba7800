"""Several browsers at one table."""
from __future__ import annotations

import re
import time

from pages import Board, Open, Prepare, uno_box
from playwright.sync_api import Page, expect
from prepared import mine
from rule import rule
from test_moments import a_quiet_turn

from halfshell.core.match import Match


def a_table_for_two(open_page: Open) -> tuple[Page, str]:
    """Ana has made it and waits; the link for a friend."""
    page = open_page("/")
    page.get_by_role("textbox", name="Your name").fill("Ana")
    uno_box(page).get_by_role("button", name="Invite friends").click()
    dialog = page.get_by_role("dialog")
    for _ in range(2):
        dialog.get_by_role("button", name="One seat less").click()
    dialog.get_by_role("combobox", name="Seat 2").select_option("open")
    dialog.get_by_role("button", name="Open the table").click()
    link = page.get_by_role("textbox", name="Link for friends")
    expect(link).to_be_visible()
    return page, link.input_value()


def test_two_people_play_each_other_and_a_third_watches(open_page: Open) -> None:
    ana, link = a_table_for_two(open_page)
    bo = open_page(link)
    bo.get_by_role("textbox", name="Your name").fill("Bo")
    bo.get_by_role("button", name="Join this table").click()
    expect(ana.get_by_text("Bo").first).to_be_visible()
    ana.get_by_role("button", name="Begin the game").click()
    boards = [Board(ana), Board(bo)]
    watcher = open_page(link)
    expect(watcher.get_by_test_id("board").get_by_test_id("discard-pile")).to_be_visible()
    expect(watcher.get_by_role("list", name="your hand")).to_have_count(0)
    expect(watcher.get_by_text("You are watching").first).to_be_visible()
    plays = [page.get_by_test_id("log").get_by_text(re.compile("^(Ana|Bo) plays ")) for page in (ana, bo, watcher)]
    end = time.monotonic() + 120
    while plays[0].count() < 4:
        assert time.monotonic() < end, "nobody plays"
        for board in boards:
            board.answer_somehow()
        ana.wait_for_timeout(100)
    for seen in plays:
        expect(seen.nth(3)).to_be_visible()


def test_a_second_tab_and_a_lost_connection(open_page: Open, prepare: Prepare) -> None:
    table = prepare(a_quiet_turn)
    page = open_page(table.path())
    board = Board(page)
    second = page.context.new_page()
    second.goto(f"/t/{table.table}")
    other = Board(second)
    assert sorted(other.cards()) == sorted(board.cards())
    page.context.set_offline(True)
    page.context.set_offline(False)
    before = board.hand.count()
    other.play(other.lit.first)
    expect(other.hand).to_have_count(before - 1)
    expect(board.hand).to_have_count(before - 1)


def test_taking_back_with_consent(open_page: Open, prepare: Prepare) -> None:
    table = prepare(a_quiet_turn, seats=2)
    ana, bo = Board(open_page(table.path(0))), Board(open_page(table.path(1)))
    before = sorted(ana.cards())
    ana.play(ana.hand.and_(ana.lit).filter(has_text="").first)
    expect(ana.hand).to_have_count(len(before) - 1)
    ana.page.get_by_role("button", name="Menu").click()
    take_back = ana.page.get_by_role("button", name="Take back my last answer")
    take_back.click()
    bo.page.get_by_role("button", name="Yes, take it back").click()
    expect(ana.hand).to_have_count(len(before))
    assert sorted(ana.cards()) == before
    expect(bo.page.get_by_test_id("log")).to_contain_text("Ana takes the last move back")


@rule("UNO 9.2")
def test_a_bot_plays_on_for_who_leaves(open_page: Open, prepare: Prepare) -> None:
    table = prepare(a_quiet_turn)
    board = Board(open_page(table.path()))
    board.page.get_by_role("button", name="Menu").click()
    board.page.get_by_role("button", name="Let a bot play for me").click()
    expect(board.page.get_by_test_id("log")).to_contain_text("Ana plays")
    back = board.page.get_by_role("button", name="Take my seat back")
    back.click()
    expect(back).to_be_hidden()


ASKED_OF_ME = """() => {
  window.asked = new Set(), window.said = new Set()
  const look = () => {
    if (!document.body.textContent.includes('A bot plays for you.')) return
    const question = document.querySelector('[aria-label=question]')
    window.said.add(question.querySelector('p').textContent)
    if (!question.classList.contains('waiting')) window.asked.add(question.textContent)
    if (document.querySelector('ul[aria-label="your hand"] button.lit')) window.asked.add('a lit card')
    if (document.querySelector('[data-testid=turn-banner]').childElementCount) window.asked.add('the banner')
    if (document.title.includes('Your turn')) window.asked.add(document.title)
  }
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
}"""


@rule("UNO 9.2")
def test_nothing_is_asked_of_who_is_away(open_page: Open, prepare: Prepare) -> None:
    table = prepare(a_quiet_turn, seats=2, people=1)
    page = open_page(table.path())
    Board(page)
    deeds = page.get_by_test_id("log").get_by_text(re.compile("^Ana (plays|draws) "))
    before = deeds.count()
    page.evaluate(ASKED_OF_ME)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    expect(deeds.nth(before + 1)).to_be_visible()
    assert page.evaluate("[...window.asked]") == []
    assert "A bot is choosing for you" in page.evaluate("[...window.said]")


def test_my_running_games_stand_above_the_boxes(open_page: Open, prepare: Prepare) -> None:
    page = open_page(prepare(a_quiet_turn).path())
    Board(page)
    page.goto("/")
    mine, tables = (page.get_by_role("region", name=name) for name in ("My games", "Open tables"))
    boxes = page.get_by_role("article")
    expect(mine.get_by_role("button", name=re.compile("^Continue"))).to_be_visible()
    expect(boxes.first).to_be_visible()
    tops = [one.evaluate("one => one.getBoundingClientRect().top") for one in (mine, boxes.first, boxes.last, tables)]
    assert tops == sorted(tops) and tops[0] < tops[1]


def test_spectators_cannot_answer(open_page: Open, prepare: Prepare) -> None:
    def draws(match: Match) -> bool:
        return mine(match) == ["draw"]

    table = prepare(draws)
    page = open_page(f"/t/{table.table}")
    board = Board(page)
    expect(board.question.get_by_role("button")).to_have_count(0)
    expect(board.here.get_by_role("button", name=re.compile("^draw a card"))).to_have_count(0)


def test_a_table_that_does_not_exist(open_page: Open) -> None:
    page = open_page("/")
    page.goto("/t/nosuchtable")
    expect(page.get_by_text("No such table").first).to_be_visible()
