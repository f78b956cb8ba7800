"""Hands without a mouse: by touch on a narrow phone, by keys alone, by words alone."""
from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from pages import Board, Open, Prepare, fits, uno_box
from playwright.sync_api import Error, Locator, Page, expect
from prepared import mine
from test_moments import a_quiet_turn

from halfshell.core.match import Match

Seated = Callable[..., Board]


def many_cards_and_a_wild(match: Match) -> bool:
    return len(match.state.hands[0]) >= 20 and "draw" in mine(match) and "play:SW(P)" in mine(match)  # type: ignore[attr-defined]


STILL = """async (strip) => {
  for (let before = -1; before !== strip.scrollLeft;) {
    before = strip.scrollLeft
    for (let frame = 0; frame < 6; frame++) await new Promise(requestAnimationFrame)
  }
}"""


def swipe_to(board: Board, card: Locator, way: int) -> None:
    """With a finger over the hand, to the right (1) or to the left (-1), until the card lies whole in the window."""
    strip = board.here.get_by_role("list", name="your hand").locator("..")
    finger = board.page.context.new_cdp_session(board.page)
    for _ in range(20):
        place, card_place = strip.bounding_box(), card.bounding_box()
        assert place and card_place
        if card_place["x"] >= 0 and card_place["x"] + card_place["width"] <= place["x"] + place["width"]:
            return
        middle, y = place["x"] + place["width"] / 2, place["y"] + place["height"] / 2
        for step in range(-4, 5):
            touch = [{"x": middle + way * step * place["width"] / 12, "y": y}]
            finger.send("Input.dispatchTouchEvent", {"type": "touchStart" if step == -4 else "touchMove", "touchPoints": touch})
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        strip.evaluate(STILL)
    raise AssertionError("the hand does not follow the finger")


@pytest.mark.parametrize("width", [360, 390])
def test_a_long_hand_is_swiped_to_its_last_card(seated: Seated, width: int) -> None:
    board = seated(many_cards_and_a_wild, seats=4, width=width, height=844, touch=True, draw_until_playable=True)
    page, before = board.page, board.hand.count()
    assert fits(page) and before >= 20
    expect(board.lit.first).to_be_in_viewport()
    swipe_to(board, board.hand.first, 1)
    swipe_to(board, board.hand.last, -1)
    board.hand.last.tap()
    for color in ("blue", "orange", "purple", "red"):
        expect(board.picker.get_by_role("button", name=color)).to_be_in_viewport(ratio=1)
    board.picker.get_by_role("button", name="purple").tap()
    expect(board.hand).to_have_count(before - 1)
    assert fits(page)


def tab_to(page: Page, wanted: str) -> None:
    """Tab until the focused element is as wanted; wherever the focus is, it must be seen."""
    for _ in range(60):
        page.keyboard.press("Tab")
        at = page.evaluate("""(wanted) => {
          const at = document.activeElement, box = at.getBoundingClientRect(), style = getComputedStyle(at)
          const seen = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2 && box.width > 1 && box.bottom > 0
          return { what: at.outerHTML.slice(0, 120), body: at === document.body, seen, found: at.matches(wanted) }
        }""", wanted)
        assert at["seen"] or at["body"], at["what"]
        if at["found"]:
            return
    raise AssertionError(f"Tab does not lead to {wanted}")


def test_from_home_to_a_played_card_and_back_by_keys(open_page: Open, prepare: Prepare) -> None:
    table = prepare(a_quiet_turn)
    page = open_page(table.path(), still=True)
    Board(page)
    page.goto("/")
    expect(page.get_by_role("region", name="My games")).to_be_visible()
    tab_to(page, '[aria-labelledby="my-games"] button')
    page.keyboard.press("Enter")
    board = Board(page)
    expect(board.lit.first).to_be_visible()
    before = board.hand.count()
    tab_to(page, 'ul[aria-label="your hand"] button')
    page.keyboard.press("Home")
    for _ in range(before):
        if page.evaluate("document.activeElement.matches('.lit')"):
            break
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(board.hand).to_have_count(before - 1)
    tab_to(page, 'a[href="/"]')
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/$"))
    expect(uno_box(page).get_by_role("button", name="Play now")).to_be_visible()


def test_several_turns_are_played_in_plain_text_alone(seated: Seated) -> None:
    board = seated(a_quiet_turn, seats=2, people=1)
    board.page.get_by_role("button", name="Menu").click()
    board.page.get_by_role("button", name="Table in plain text").click()
    words = board.page.get_by_role("dialog", name="Table in plain text")
    over = board.page.get_by_test_id("result")
    answers = words.get_by_role("list").first.get_by_role("button", name=re.compile("^(Play|Draw|Keep|Accept|Call|Let|Catch|Show)"))
    answered = 0
    while answered < 6:
        expect(answers.first.or_(over).first).to_be_visible()
        if over.is_visible():
            break
        told = words.text_content()
        try:
            answers.first.click(timeout=5000)
        except Error:  # the time to call or to catch may end before the click
            continue
        answered += 1
        expect(words.filter(has_not_text=told).or_(over).first).to_be_visible()
    assert answered > 0
    expect(words.or_(over).first).to_contain_text("Ana")
