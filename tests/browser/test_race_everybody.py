"""The race to Shredder on phones, by keyboard, without motion, and for axe."""
from __future__ import annotations

import re
from typing import Literal

import pytest
from pages import Open, axe, fits
from playwright.sync_api import Page, expect
from race import (
    PHONE,
    Seated,
    Wanted,
    against_several_dice,
    at_the_door,
    casting,
    far_from,
    far_space,
    following_casey,
    in_battle,
    inside,
    landing,
    look_at_two,
    looking,
    rolling,
    seats_at,
    walking,
)
from rule import rule

from halfshell.games.race import called

SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
WIDTHS = pytest.mark.parametrize("width", [390, 1280])
ENDED = re.compile("^(You win!|(Ana|Bo|Cleo) wins!)$")


@pytest.fixture
def seated(open_page: Open, program: tuple[str, str]) -> Seated:
    return seats_at(open_page, program[1])


# --- a phone --------------------------------------------------------------------------------------------------------------------

CUT_OFF = """(question) => [...question.querySelectorAll('button, p, li')].filter((one) => {
  const { left, right } = one.getBoundingClientRect()
  return left < 0 || right > innerWidth || (one.matches('button') && one.scrollWidth > one.clientWidth + 1)
}).map((one) => one.textContent)"""
IN_WINDOW = """(all) => all.filter((one) => {
  const box = one.querySelector('.ring').getBoundingClientRect(), within = one.closest('.window').getBoundingClientRect()
  return box.left >= within.left && box.right <= within.right && box.top >= within.top && box.bottom <= within.bottom
}).length"""
STAGE = "[...document.querySelectorAll('.window > .stage')].at(-1).style.transform"
EVERY_MOMENT: list[tuple[Wanted, str]] = [
    (casting, "basic"), (rolling, "basic"), (walking, "advanced"), (looking, "basic"), (following_casey, "basic"), (landing, "advanced"),
    (at_the_door, "basic"), (inside, "advanced"), (in_battle, "basic"), (against_several_dice, "advanced")]
MOMENTS = pytest.mark.parametrize(("wanted", "variant"), EVERY_MOMENT, ids=[wanted.__name__ for wanted, _ in EVERY_MOMENT])


@MOMENTS
def test_a_phone_shows_all_that_matters(seated: Seated, wanted: Wanted, variant: str) -> None:
    here = seated(wanted, game=variant, **PHONE)
    assert fits(here.page)
    assert here.question.evaluate(CUT_OFF) == []
    for one in (*here.question.get_by_role("button").all(), *here.casting.all(), *here.battle.all()):
        expect(one).to_be_in_viewport(ratio=.98)
    lit, within = here.targets.count(), here.targets.evaluate_all(IN_WINDOW)
    if wanted in (following_casey, landing):  # these lead away from the pawn
        assert within == lit > 0
    elif wanted is not casting:
        expect(here.pawn()).to_be_in_viewport()
        assert within >= min(lit, 5)


def test_fingers_move_the_board_of_a_phone(seated: Seated) -> None:
    here = seated(rolling, **PHONE)
    here.page.wait_for_timeout(400)
    box = here.here.locator(".window").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    line = here.page.context.new_cdp_session(here.page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": a, "y": b, "id": n} for n, (a, b) in enumerate(points)]})

    def drag(start: list[tuple[float, float]], end: list[tuple[float, float]]) -> str:
        touch("touchStart", *start)
        for part in (.3, .6, 1):
            touch("touchMove", *[(a + (c - a) * part, b + (d - b) * part) for (a, b), (c, d) in zip(start, end, strict=True)])
        touch("touchEnd")
        return str(here.page.evaluate(STAGE))

    scale = re.compile(r"scale\(([\d.]+)\)")
    at_first = str(here.page.evaluate(STAGE))
    panned = drag([(x, y)], [(x - 60, y + 20)])
    assert panned != at_first and scale.findall(panned) == scale.findall(at_first)
    pinched = drag([(x - 80, y), (x + 80, y)], [(x - 40, y), (x + 40, y)])
    assert float(scale.findall(pinched)[0]) < float(scale.findall(panned)[0])
    here.page.get_by_role("button", name="Whole board").tap()
    expect(here.page.get_by_role("button", name="Farther")).to_be_disabled()
    here.page.get_by_role("button", name="Closer").tap()
    expect(here.page.get_by_role("button", name="Whole board")).to_be_visible()
    expect(here.button("Roll and move")).to_be_visible()  # nothing was pressed by it


@rule("RACE 2.1")
def test_a_move_by_finger(seated: Seated) -> None:
    here = seated(far_from(""), **PHONE)
    space = far_space(here.table.match, "")
    here.page.wait_for_timeout(400)
    here.target(space).tap()
    expect(here.pawn()).to_have_attribute("aria-label", here.stands_on(space))


# --- for everybody --------------------------------------------------------------------------------------------------------------


@rule("RACE 2.1")
def test_a_turn_by_keyboard_alone(seated: Seated) -> None:
    here = seated(rolling)
    here.page.keyboard.press("1")
    expect(here.targets.first).to_be_visible()
    while not here.page.evaluate("document.activeElement.matches('[data-target]')"):
        here.page.keyboard.press("Tab")
    first = here.page.evaluate("document.activeElement.parentElement.dataset.space")
    expect(here.way.first).to_be_visible()
    for key in ("ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown"):
        here.page.keyboard.press(key)
        if here.page.evaluate("document.activeElement.parentElement.dataset.space") != first:
            break
    space = here.page.evaluate("document.activeElement.parentElement.dataset.space")
    assert space != first
    here.page.keyboard.press("Enter")
    expect(here.log).to_contain_text(f"Ana moves to {called.space(space)}.")


def test_reduced_motion_leaves_nothing_moving(seated: Seated) -> None:
    here = seated(rolling)
    here.button("Roll and move").click()
    expect(here.targets.first).to_be_visible()
    here.targets.first.press("Enter")
    expect(here.log).to_contain_text("Ana moves to")
    banner = "one.effect.target.closest('[data-testid=turn-banner]')"  # comes and goes by fading
    moving = f"document.getAnimations().filter((one) => !{banner} && one.effect.getComputedTiming().activeDuration > 300)"
    assert here.page.evaluate(f"{moving}.map((one) => one.animationName ?? one.transitionProperty)") == []


def complaints(page: Page) -> list[str]:
    """Of axe, by day and by night."""
    found = []
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        found += axe(page)
    return found


@MOMENTS
@WIDTHS
def test_axe(seated: Seated, wanted: Wanted, variant: str, width: int) -> None:
    here = seated(wanted, width=width, height=844, game=variant)
    expect(here.map).to_be_attached()
    assert complaints(here.page) == []
    assert fits(here.page)


@WIDTHS
def test_axe_on_what_april_shows(seated: Seated, width: int) -> None:
    here = seated(looking, width=width, height=844)
    look_at_two(here)
    assert complaints(here.page) == []


@WIDTHS
def test_axe_on_the_result(seated: Seated, width: int) -> None:
    here = seated(inside, seats=2, people=1, width=width, height=844)
    here.play_until(here.result.is_visible)
    expect(here.page.get_by_role("dialog", name=ENDED)).to_be_visible()
    assert complaints(here.page) == []
    assert fits(here.page)
