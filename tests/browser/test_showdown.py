"""Showdown in the browser: games by what is lit, a team at one table, and each thing that is done on the board."""
from __future__ import annotations

import re
from collections.abc import Callable, Collection

import pytest
from pages import Open, axe, fits
from playwright.sync_api import expect
from rule import rule
from showdown import ShowdownTable, find, keys, lay_out, seen

from halfshell.core.match import Match
from halfshell.games.showdown import called

Wanted = Callable[[Match], bool]
Seated = Callable[..., ShowdownTable]
BOTH = pytest.mark.parametrize("dark", [False, True])
ENDED = re.compile("^(You win!|(Ana|Bo) wins!)$")


@pytest.fixture
def seated(open_page: Open, program: tuple[str, str]) -> Seated:
    """seated(wanted, seats=2, people=[0], width=390): the page of the first of these people; bots play for the others."""
    def seated(wanted: Wanted, seats: int = 2, people: Collection[int] = (0, 1, 2), width: int = 1280, height: int = 860,
               touch: bool = False, dark: bool = False, still: bool = True) -> ShowdownTable:
        table = lay_out(program[1], find(wanted, seats), people)
        return ShowdownTable(open_page(table.path(min(people)), width, height, touch, dark, still), table)
    return seated


def anything(match: Match) -> bool:
    return True


def almost_full(match: Match) -> bool:
    return seen(match)["empty"] <= 3


def activating(match: Match) -> bool:
    return seen(match)["activations"] > 6 and all(key.startswith("card:") for key in keys(match)) and bool(keys(match))


def deciding_who_goes(match: Match) -> bool:
    return keys(match) == keys(match, 1) == ["player:0", "player:1"]


def owing(match: Match) -> bool:
    """A tile is to be drawn, and the turn cannot end yet."""
    return "draw" in keys(match) and "pass" not in keys(match) and any(key.startswith("step:") for key in keys(match))


def free_to_end(match: Match) -> bool:
    return "pass" in keys(match) and any(key.startswith("step:") for key in keys(match)) and "ability" in keys(match)


def with_a_tile(match: Match) -> bool:
    """One in hand that looks different turned, and several spaces for it."""
    places = [key.split(":") for key in keys(match) if key.startswith("lay:")]
    spaces = {space for _, space, _ in places}
    return len(spaces) > 1 and len(places) == 4 * len(spaces)


def with_the_last_tile(match: Match) -> bool:
    view = seen(match)
    return view["empty"] == 1 and view["turn"]["drawn"] is not None and bool(keys(match))


def far_space(match: Match) -> str | None:
    """A tile at least three steps away, where nobody stands."""
    view = seen(match)
    taken = {one["space"] for one in view["characters"]}
    ways = view["reach"]["steps"] if view["reach"] and not view["turn"]["chosen"] else {}
    return next((space for space, way in ways.items() if len(way) > 2 and space not in taken), None)


def able_to_go_far(match: Match) -> bool:
    return far_space(match) is not None and any(key.startswith("step:") for key in keys(match))


def before_a_plain_showdown(match: Match) -> bool:
    """A Turtle may attack one Villain, and nothing is asked in between."""
    attacks = [key for key in keys(match) if key.startswith("attack")]
    apart = len({one["space"] for one in seen(match)["characters"] if one["team"] == "villains"}) > 1
    return apart and attacks in (["attack:bebop"], ["attack:rocksteady"]) and seen(match)["turn"]["card"] != "katana"


def asked_to_roll_again(match: Match) -> bool:
    return "yes" in keys(match)


def choosing_who_defends(match: Match) -> bool:
    """The player of the Villains, of the two on a tile."""
    fight = seen(match)["showdown"]
    return fight is not None and fight["defense"] is None and bool(keys(match, 1))


# --- games ----------------------------------------------------------------------------------------------------------------------


@rule("SHOW 9.3")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_game_to_its_end(seated: Seated, seat: int) -> None:
    here = seated(almost_full, people=[seat])
    here.play_until(here.result.is_visible)
    expect(here.page.get_by_role("dialog", name=ENDED)).to_be_visible()
    expect(here.result).to_contain_text(re.compile("(Turtles|Villains) win"))
    expect(here.result).to_contain_text("Tiles placed")
    expect(here.here.locator("[aria-label*='to place']")).to_have_count(0)  # nobody is at it any more


@rule("SHOW 1.1", "SHOW 2.1")
def test_a_fresh_game_by_what_is_lit(seated: Seated) -> None:
    here = seated(anything, people=[0])
    for name in ("Michelangelo", "Raphael", "Donatello", "Leonardo"):
        cards = here.here.get_by_role("region", name=f"cards of {name}").get_by_role("button")
        expect(cards).to_have_count(2)
        cards.first.click()
        expect(here.log).to_contain_text(f"{name} plays with ")
    here.play_until(lambda: len(re.findall("is exhausted|holds out", here.log.inner_text())) > 4)
    expect(here.log).to_contain_text(re.compile("(Bebop|Rocksteady) is activated with"))


# --- a team ---------------------------------------------------------------------------------------------------------------------


@rule("SHOW 2.1")
@pytest.mark.parametrize("answers", [0, 1])
def test_the_team_decides_who_goes(seated: Seated, open_page: Open, answers: int) -> None:
    ana = seated(deciding_who_goes, seats=3)
    bo, cleo = (ShowdownTable(open_page(ana.table.path(seat)), ana.table) for seat in (1, 2))
    for one in (ana, bo):
        expect(one.question).to_contain_text("Anyone on your team may answer.")
        expect(one.button("Ana")).to_be_visible()
        expect(one.here).to_contain_text("the team decides")
    expect(cleo.question).to_contain_text("deciding who takes the turn for the Turtles")
    expect(cleo.question.get_by_role("button")).to_have_count(0)
    (ana, bo)[answers].button("Bo").click()
    for one in (ana, bo, cleo):
        expect(one.log).to_contain_text("Bo takes the turn for the Turtles.")
    expect(bo.question).to_contain_text("choose a card to activate")
    for one in (ana, cleo):
        expect(one.question).to_contain_text("Bo is choosing a card to activate.")


# --- on the board ---------------------------------------------------------------------------------------------------------------


@rule("SHOW 4.1")
@pytest.mark.parametrize("touch", [False, True])
def test_a_tile_is_turned_and_placed(seated: Seated, touch: bool) -> None:
    here = seated(with_a_tile, touch=touch, **({"width": 390, "height": 844} if touch else {}))
    drawn = seen(here.table.match)["turn"]["drawn"]
    assert drawn
    spaces = [key.split(":")[1] for key in keys(here.table.match) if key.endswith(":0")]
    expect(here.targets).to_have_count(len(spaces))
    here.space(spaces[0]).press("Enter")
    here.button(re.compile("Another space|Elsewhere")).click()
    expect(here.button("Put it here")).to_have_count(0)
    here.space(spaces[-1]).press("Enter")
    here.button(re.compile("^Turn it")).click()
    here.button("Put it here").click()
    expect(here.plain).to_contain_text(f"The tile is placed on {called.space(spaces[-1])}: {called.tile(drawn, '90')}.")


@rule("SHOW 5.1")
def test_a_press_far_away_walks_there(seated: Seated) -> None:
    here = seated(able_to_go_far)
    space = far_space(here.table.match)
    assert space
    before = here.log.inner_text().count("moves to")
    here.space(space).click()
    view = seen(here.table.match)
    assert view["reach"]
    expect(here.space(space)).to_have_attribute("aria-label", re.compile(called.character(view["reach"]["character"])))
    expect(here.log.get_by_text("moves to")).to_have_count(before + len(view["reach"]["steps"][space]))


@rule("SHOW 7.2")
@pytest.mark.parametrize("still", [False, True])
def test_a_showdown_is_shown_to_its_end(seated: Seated, still: bool) -> None:
    here = seated(before_a_plain_showdown, still=still)
    here.button(re.compile("^Attack (Bebop|Rocksteady)")).click()
    here.page.keyboard.press("Shift")  # any press goes to the end
    expect(here.fight).to_contain_text(re.compile("wins|holds"))
    expect(here.log).to_contain_text(re.compile(r"Total Attack \d+, Total Defense \d+"))
    expect(here.fight).to_have_count(0)  # it goes by itself


@rule("SHOW C4")
def test_a_showdown_that_waits_outlives_a_reload(seated: Seated) -> None:
    here = seated(asked_to_roll_again)
    expect(here.fight).to_contain_text(re.compile(r"\d+ against \d+"))
    here.page.reload()
    expect(here.fight).to_contain_text(re.compile(r"\d+ against \d+"))
    here.button("Keep the roll").click()
    expect(here.button("Keep the roll")).to_have_count(0)
    expect(here.log).not_to_contain_text("rolls again")


@rule("SHOW 7.2")
def test_of_two_villains_one_is_chosen(seated: Seated) -> None:
    here = seated(choosing_who_defends, people=[1])
    expect(here.page.locator("header use[href='#bebop']").first).to_be_visible()  # the face of who runs the Villains
    expect(here.fight).to_contain_text(re.compile("who defends.*Bebop *or.*Rocksteady"))
    expect(here.fight).to_have_accessible_name(re.compile("attacks Bebop or Rocksteady$"))
    here.button("Rocksteady").click()
    expect(here.log).to_contain_text("Rocksteady defends")


# --- on a phone -----------------------------------------------------------------------------------------------------------------

CUT_OFF = """(question) => [...question.querySelectorAll('button, p, li')].filter((one) => {
  const { left, right } = one.getBoundingClientRect()
  return left < 0 || right > innerWidth || (one.matches('button') && one.scrollWidth > one.clientWidth + 1)
}).map((one) => one.textContent)"""


@pytest.mark.parametrize("wanted", [anything, activating, owing, free_to_end, with_a_tile])
@pytest.mark.parametrize("height", [664, 844])
def test_nothing_is_cut_off_on_a_phone(seated: Seated, wanted: Wanted, height: int) -> None:
    here = seated(wanted, width=390, height=height, touch=True)
    expect(here.map).to_be_in_viewport(ratio=.98)
    assert fits(here.page)
    assert here.question.evaluate(CUT_OFF) == []
    for button in here.question.get_by_role("button").all():
        button.scroll_into_view_if_needed()
        expect(button).to_be_in_viewport(ratio=.98)


@rule("SHOW 7.2")
def test_a_showdown_is_whole_on_a_small_phone(seated: Seated) -> None:
    here = seated(asked_to_roll_again, width=390, height=600, touch=True)
    expect(here.fight).to_be_in_viewport(ratio=.98)


@rule("SHOW 2.2", "SHOW 3.1")
def test_a_turn_is_ended_on_a_phone(seated: Seated) -> None:
    here = seated(free_to_end, width=390, height=664, touch=True)
    here.button(re.compile("^End the turn")).tap()
    expect(here.button(re.compile("^End the turn"))).to_have_count(0)
    here.page.get_by_role("button", name="Log").tap()
    expect(here.page.get_by_text("is exhausted.").first).to_be_attached()


@rule("SHOW 3.1")
def test_a_turn_that_may_not_end_says_why(seated: Seated) -> None:
    here = seated(owing, width=390, height=664, touch=True)
    here.button(re.compile("^End turn")).tap(force=True)
    said = here.page.get_by_text(re.compile("must contain a move")).first
    expect(said).to_be_visible()
    foot = said.evaluate("one => one.closest('.toast').getBoundingClientRect().bottom")
    head = here.question.evaluate("one => one.getBoundingClientRect().top")
    assert 0 <= head - foot < 20, "just above the question"


# --- for everybody --------------------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.parametrize("wanted", [anything, activating, owing, with_a_tile])
@pytest.mark.parametrize("width", [390, 1280])
def test_axe(seated: Seated, wanted: Wanted, dark: bool, width: int) -> None:
    here = seated(wanted, width=width, height=844, dark=dark)
    expect(here.map).to_be_visible()
    assert axe(here.page) == []
    assert fits(here.page)


@BOTH
@pytest.mark.parametrize("width", [390, 1280])
def test_axe_on_a_showdown(seated: Seated, dark: bool, width: int) -> None:
    here = seated(asked_to_roll_again, width=width, height=844, dark=dark)
    expect(here.fight).to_be_visible()
    assert axe(here.page) == []
    assert fits(here.page)


@BOTH
@pytest.mark.parametrize("width", [390, 1280])
def test_axe_on_the_result(seated: Seated, dark: bool, width: int) -> None:
    here = seated(with_the_last_tile, width=width, height=844, dark=dark)
    here.button("Put it here").click()
    expect(here.page.get_by_role("dialog", name=ENDED)).to_be_visible()
    assert axe(here.page) == []
