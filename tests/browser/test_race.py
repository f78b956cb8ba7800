"""The race to Shredder in the browser: whole games, several browsers at one table, and each thing that is done on the board."""
from __future__ import annotations

import json
import re
from typing import Any

import pytest
from pages import Open
from playwright.sync_api import Page, expect
from race import (
    RaceTable,
    Seated,
    against_several_dice,
    at_the_door,
    casting,
    far_from,
    far_space,
    far_with_steps_to_spare,
    inside,
    keys,
    lay_out,
    look_at_two,
    looking,
    race,
    rolling,
    seats_at,
    seen,
    walking,
)
from rule import rule

from halfshell.core.events import heard
from halfshell.core.match import Match
from halfshell.games import game
from halfshell.games.race.content import SPACE_NAMES, SPACES, TILE_IDS
from halfshell.games.race.turn import CAP

GAMES = pytest.mark.parametrize("variant", ["basic", "advanced"])
ENDED = re.compile("^(You win!|(Ana|Bo|Cleo) wins!)$")


@pytest.fixture
def seated(open_page: Open, program: tuple[str, str]) -> Seated:
    return seats_at(open_page, program[1])


# --- whole games ----------------------------------------------------------------------------------------------------------------


@rule("RACE 5.3", "RACE 6.6")
@GAMES
def test_a_whole_game(seated: Seated, variant: str) -> None:
    here = seated(lambda match: True, seats=2, people=1, game=variant)
    here.play_until(here.result.is_visible)
    expect(here.page.get_by_role("dialog", name=ENDED)).to_be_visible()
    dealt = ["Wounds dealt to Shredder"] if variant == "advanced" else []
    for words in ("defeats Shredder and wins!", "Tiles turned over", "Spaces walked", *dealt):
        expect(here.result).to_contain_text(words)


@rule("RACE 7.2")
def test_a_game_that_nobody_wins(open_page: Open, program: tuple[str, str]) -> None:
    match = Match(game("race"), 2, 1, {"green": 2})
    while seen(match)["turns"] < CAP * 2 or "pass" not in keys(match):
        seat = match.state.current_player()
        match.answer(seat, match.question, "roll" if "roll" in keys(match, seat) else keys(match, seat)[-1])
    table = lay_out(program[1], match)
    here = RaceTable(open_page(table.path(), still=True), table)
    here.button("Stop here").click()
    expect(here.page.get_by_role("dialog", name="Nobody wins")).to_be_visible()
    expect(here.result).to_contain_text("ends unfinished")
    expect(here.result.get_by_label("winner")).to_have_count(0)


# --- several browsers -----------------------------------------------------------------------------------------------------------


@rule("RACE 2.1")
def test_everybody_sees_the_same_move(seated: Seated, open_page: Open) -> None:
    ana = seated(far_from(""))
    bo = RaceTable(open_page(ana.table.path(1)), ana.table)
    watcher = RaceTable(open_page(f"/t/{ana.table.table}"), ana.table)
    for one in (bo, watcher):
        expect(one.question).to_contain_text(re.compile(r"Ana is moving with \d steps? left"))
        expect(one.question.get_by_role("button")).to_have_count(0)
        expect(one.targets).to_have_count(0)
    space = far_space(ana.table.match, "")
    ana.target(space).click()
    for one in (ana, bo, watcher):
        expect(one.pawn()).to_have_attribute("aria-label", ana.stands_on(space))
        expect(one.log).to_contain_text("It is the turn of Bo.")
    expect(bo.button("Roll and move")).to_be_visible()
    expect(ana.question).to_contain_text("Bo is beginning the turn")


def sent_to(page: Page) -> list[dict[str, Any]]:
    """Everything that the server sends to this page from now on, and what it had sent before, once more."""
    messages: list[dict[str, Any]] = []
    page.on("websocket", lambda line: line.on("framereceived", lambda frame: messages.append(json.loads(frame))))
    page.reload()
    return messages


def looked(messages: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [event["data"] for one in messages for event in one.get("events", []) if event["name"] == "looked"]


@rule("RACE 3.8", "RACE 7.1", "RACE 3.15")
def test_what_april_shows_is_sent_to_one_browser(seated: Seated, open_page: Open) -> None:
    ana = seated(looking)
    others = [RaceTable(open_page(path), ana.table) for path in (ana.table.path(1), f"/t/{ana.table.table}")]
    to_ana, *to_others = [sent_to(one.page) for one in (ana, *others)]
    expect(ana.question).to_contain_text("April O'Neil")
    before = len(looked(to_ana))
    spaces = look_at_two(ana)
    state = race(ana.table.match)
    assert [one["tile"] for one in looked(to_ana)[before:]] == [TILE_IDS[state.tiles[SPACES.index(space)]] for space in spaces]
    for one, messages in zip(others, to_others, strict=True):
        expect(one.log).to_contain_text("It is the turn of Bo.")
        assert {space["space"] for space in looked(messages)} >= set(spaces)
        assert all("tile" not in one for one in looked(messages) if one["space"] in spaces)
        expect(one.april).to_have_count(0)
    ana.april.get_by_role("button", name="Got it").click()
    ana.page.reload()
    expect(ana.question).to_contain_text("Bo")
    expect(ana.april).to_have_count(0)


@rule("RACE 7.1")
@pytest.mark.parametrize("seat", [0, None])
def test_a_face_down_tile_is_sent_to_nobody(seated: Seated, open_page: Open, seat: int | None) -> None:
    here = seated(walking)
    if seat is None:
        here = RaceTable(open_page(f"/t/{here.table.table}"), here.table)
    messages = sent_to(here.page)
    expect(here.map).to_be_visible()
    tiles = next(one["view"]["tiles"] for one in messages if one["type"] == "table")
    down = [one for one in tiles if not one["up"]]
    assert len(down) > 40
    for one in down:
        assert one == {"space": one["space"], "pile": one["pile"], "up": False, "tile": None, "kind": "", "enemy": "", "number": 0}


@rule("RACE 2.1")
def test_a_move_is_taken_back(seated: Seated, open_page: Open) -> None:
    ana = seated(far_with_steps_to_spare, seats=2)
    bo = RaceTable(open_page(ana.table.path(1)), ana.table)
    space = far_space(ana.table.match, "")
    ana.target(space).click()
    expect(bo.button("Roll and move")).to_be_visible()
    ana.page.get_by_role("button", name="Menu").click()
    ana.page.get_by_role("button", name="Take back my last answer").click()
    bo.page.get_by_role("button", name="Yes, take it back").click()
    expect(ana.button("Stop here")).to_be_visible()
    expect(ana.pawn()).to_have_attribute("aria-label", ana.stands_on(space))
    expect(bo.question).to_contain_text("Ana is moving")


# --- the turn -------------------------------------------------------------------------------------------------------------------


@rule("RACE 2.1")
@GAMES
def test_a_roll_is_seen_on_the_board(seated: Seated, variant: str) -> None:
    here = seated(rolling, still=False, game=variant)
    here.button("Roll and move").click()
    die = here.map.locator(".fall use")
    expect(die).to_be_visible()
    assert die.evaluate("(die) => die.getBBox().width") <= 100  # what has no size fills the whole board
    shown = str(die.get_attribute("href"))[-1]
    expect(here.log).to_contain_text(f"Ana rolls a {shown}.")
    expect(here.here.get_by_role("img", name=f"dice: {shown}")).to_be_visible()
    expect(die).to_have_count(0)
    expect(here.targets.first).to_be_visible()
    expect(here.page.get_by_test_id("turn-banner")).to_have_text("")  # it is my turn as before


PASSED = """(pawn) => {
  const at = () => pawn.getAttribute('aria-label').split(', ')[1]
  window.passed = [at()]
  new MutationObserver(() => at() === window.passed.at(-1) || window.passed.push(at())).observe(pawn, { attributes: true })
}"""


@rule("RACE 2.1")
@pytest.mark.parametrize("still", [False, True])
def test_one_click_far_away_walks_there(seated: Seated, still: bool) -> None:
    here = seated(far_from(""), still=still)
    space = far_space(here.table.match, "")
    way = seen(here.table.match)["reach"][space]
    here.target(space).hover()
    expect(here.way).to_have_text([str(n + 1) for n in range(len(way))])
    before = here.log.inner_text().count("Ana moves to")
    here.pawn().evaluate(PASSED)
    here.target(space).click()
    expect(here.pawn()).to_have_attribute("aria-label", here.stands_on(space))
    expect(here.log.get_by_text("Ana moves to")).to_have_count(before + len(way))
    assert here.page.evaluate("passed")[1:] == [SPACE_NAMES[SPACES.index(one)] for one in way]


@rule("RACE 2.2", "RACE 3.2")
@pytest.mark.parametrize("still", [False, True])
def test_a_tile_is_turned_over(seated: Seated, still: bool) -> None:
    here = seated(far_from("blockage"), still=still)
    space = far_space(here.table.match, "blockage")
    way = seen(here.table.match)["reach"][space]
    blockage = here.map.get_by_role("img", name=f"Blockage, {SPACE_NAMES[SPACES.index(space)]}")
    expect(blockage).to_have_count(0)
    here.target(space).click()
    expect(blockage).to_be_attached()
    expect(here.here.get_by_role("status").filter(has_text="The way is closed")).to_be_visible()
    expect(here.pawn()).to_have_attribute("aria-label", here.stands_on(way[-2]))


def test_tiles_turn_only_when_they_are_turned_over(seated: Seated) -> None:
    here = seated(rolling, still=False)
    here.page.wait_for_timeout(800)  # they are dealt
    here.button("Roll and move").click()
    expect(here.targets.first).to_be_visible()
    flips = "document.getAnimations().filter((one) => one.effect.target.matches('.turning')).length"
    assert here.page.evaluate(flips) == 0


@rule("RACE 2.1")
def test_a_space_too_far_away_says_why(seated: Seated) -> None:
    here = seated(walking)
    here.space("skyscraper").locator(".touch").click()
    toast = here.page.get_by_role("status").filter(has_text="2.1")
    expect(toast).to_be_visible()
    expect(here.targets).to_have_count(len(seen(here.table.match)["reach"]) + here.map.locator(".ring.over").count())
    toast.get_by_role("button", name=re.compile(r"rule 2\.1")).click()
    expect(here.page.locator('[data-rule][aria-current="true"]')).to_be_visible()
    here.targets.first.press("Enter")
    expect(toast).to_have_count(0)


def test_a_turtle_is_chosen(seated: Seated) -> None:
    here = seated(casting)
    expect(here.casting).to_have_count(4)
    here.casting.filter(has_text="Donatello").click()
    expect(here.log).to_contain_text("Ana plays Donatello.")
    expect(here.here.get_by_role("button", name=re.compile(r"^Donatello\s*Ana"))).to_be_disabled()
    expect(here.casting).to_have_count(0)  # others are choosing


# --- battles --------------------------------------------------------------------------------------------------------------------


@rule("RACE 6.2", "RACE 3.11")
def test_each_die_of_a_battle_is_shown_and_outlives_a_reload(seated: Seated) -> None:
    here = seated(against_several_dice, game="advanced")
    faces = [event.data for event in heard(here.table.match.log, 0) if event.name == "exchange"][-1]
    dice = str(faces["enemy"]).split("+")
    assert len(dice) > 1
    for _ in range(2):
        expect(here.battle.get_by_role("img", name=f"hits: {', '.join(dice)}", exact=True)).to_be_visible()
        expect(here.battle.get_by_label(f"total {sum(map(int, dice))}")).to_be_visible()
        expect(here.battle.get_by_role("img", name=f"hits: {faces['n']}", exact=True)).to_be_visible()
        here.page.reload()
    here.button("Use Ninja Stars").click()
    expect(here.log).to_contain_text(f"Ninja Stars make it {int(str(faces['n'])) + 1}.")


@rule("RACE 5.2")
@pytest.mark.parametrize("still", [False, True])
def test_the_roll_at_the_door_is_shown(seated: Seated, still: bool) -> None:
    here = seated(at_the_door, still=still)
    here.button(re.compile("^Roll for the door")).click()
    expect(here.battle).to_contain_text(re.compile("The door (gives way!|stays shut)|Shredder"))
    expect(here.log).to_contain_text(re.compile(r"Ana rolls a \d at the door"))


@rule("RACE 5.3")
def test_an_attack_on_shredder_is_shown_and_goes_by_itself(seated: Seated) -> None:
    here = seated(inside, seats=2, still=False)
    here.button("Attack Shredder").click()
    expect(here.battle).to_contain_text(re.compile("Shredder stands|wins"))
    here.page.keyboard.press("Escape")
    expect(here.battle).to_have_count(0)
