"""The race to Shredder in the browser: tables in the middle of a game, and the table as a person sees it."""
from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any

from pages import GamePage, Open
from playwright.sync_api import Error, Locator, Page, expect
from prepared import LONG, Prepared, put

from halfshell.core.match import Match
from halfshell.core.rng import Rng, seeded
from halfshell.games import game
from halfshell.games.race.content import DISTANCE, PLACES, SPACE_NAMES, SPACES, TILE_KIND
from halfshell.games.race.state import Race
from halfshell.games.race.view import RaceView, view

PHONE = {"width": 390, "height": 664, "touch": True}
GAMES = 200  # played at most in search of a position


def race(match: Match) -> Race:
    assert isinstance(match.state, Race)
    return match.state


def seen(match: Match, seat: int | None = 0) -> RaceView:
    return view(race(match), seat)


def keys(match: Match, seat: int = 0) -> list[str]:
    """What this seat may answer now."""
    choice = match.choice(seat)
    return [option.key for option in choice.options] if choice else []


@cache
def find(wanted: Callable[[Match], bool], seats: int, **options: Any) -> Match:
    """The first position as wanted in games of Turtles who mostly run towards Shredder; not to be played on."""
    for seed in range(GAMES):
        match, rng = Match(game("race"), seats, seed, options), seeded(seed)
        while not match.state.is_terminal():
            if wanted(match):
                return match
            seat = match.state.current_player()
            match.answer(seat, match.question, forward(keys(match, seat), rng))
    raise AssertionError("no such position was found")


def forward(answers: list[str], rng: Rng) -> str:
    """The step that leads on, mostly; else anything, but seldom nothing."""
    steps = [key for key in answers if key.startswith("step:")]
    if steps and rng.below(10):
        return min(steps, key=lambda key: (to_go(key.removeprefix("step:")), key))
    deeds = [key for key in answers if key != "pass"]
    return deeds[rng.below(len(deeds))] if deeds and rng.below(10) else answers[rng.below(len(answers))]


def to_go(space: str) -> int:
    """Steps to Shredder on an empty board."""
    return DISTANCE[SPACES.index(space)][PLACES["skyscraper"]]


def lay_out(db_url: str, match: Match, people: int = 0) -> Prepared:
    """Write it down. The first seats belong to people, all of them unless told otherwise; bots play for the others."""
    people = people or match.seats
    return put(db_url, match, people, LONG if people == match.seats else 0, "random")


class RaceTable(GamePage):
    """A page at such a table; `table` is how it was prepared."""

    def __init__(self, page: Page, table: Prepared) -> None:
        super().__init__(page)
        self.table = table

    @property
    def map(self) -> Locator:
        return self.here.get_by_role("group", name=re.compile("^Board: "))

    @property
    def targets(self) -> Locator:
        """What may be chosen on the board."""
        return self.map.locator("[data-target]")

    @property
    def way(self) -> Locator:
        """The steps to the space that is pointed at."""
        return self.map.locator(".way text")

    @property
    def battle(self) -> Locator:
        return self.here.get_by_role("region", name=re.compile("^(Battle!|Shredder!|At the door) "))

    @property
    def april(self) -> Locator:
        return self.page.get_by_role("dialog", name="April has found out")

    def space(self, space: str) -> Locator:
        return self.map.locator(f'[data-space="{space}"]')

    def target(self, space: str) -> Locator:
        return self.space(space).locator("[data-target]")

    def pawn(self, seat: int = 0) -> Locator:
        turtle = seen(self.table.match)["players"][seat]["turtle"]
        return self.map.get_by_role("img", name=re.compile(f"^{turtle}, ", re.IGNORECASE))

    def stands_on(self, space: str) -> re.Pattern[str]:
        """What its pawn is called there."""
        return re.compile(rf"^\w+, {re.escape(SPACE_NAMES[SPACES.index(space)])}(,|$)")

    def answer_somehow(self) -> bool:
        """Mostly a step nearer to Shredder, or the deed that brings the game forward."""
        try:
            if self.april.count():
                self.april.get_by_role("button", name="Got it").click(timeout=1000)
                return True
            forward = self.button(re.compile("^(Attack|Roll for the door|Take|Use|Call|Eat)"))
            if forward.count():
                return self.press_one([forward])
            lit = self.targets.evaluate_all("all => all.map(one => one.parentElement.dataset.space)")
            if lit and self.luck.random() < .8:
                self.target(min(lit, key=to_go)).press("Enter", timeout=1000)
                return True
            return self.press_one([self.targets, self.question.get_by_role("button"), self.casting])
        except Error:
            return False

    @property
    def casting(self) -> Locator:
        return self.here.get_by_role("region", name=re.compile("Turtles?$")).locator("button:enabled")


Wanted = Callable[[Match], bool]
Seated = Callable[..., RaceTable]


def seats_at(open_page: Open, db: str) -> Seated:
    """seated(wanted, seats=3, people=1, game="advanced", width=390): the page of seat 0; bots play for those who are not people."""
    def seated(wanted: Wanted, seats: int = 3, people: int = 0, width: int = 1280, height: int = 860, touch: bool = False,
               still: bool = True, **options: object) -> RaceTable:
        table = lay_out(db, find(wanted, seats, **options), people)
        return RaceTable(open_page(table.path(), width, height, touch, still=still), table)
    return seated


# --- moments of a game ----------------------------------------------------------------------------------------------------------


def verbs(match: Match) -> set[str]:
    return {key.partition(":")[0] for key in keys(match)}


def casting(match: Match) -> bool:
    return "turtle" in verbs(match)


def rolling(match: Match) -> bool:
    return "roll" in verbs(match) and seen(match)["turns"] > 9


def walking(match: Match) -> bool:
    return "step" in verbs(match) and seen(match)["turns"] > 9 and len(seen(match)["reach"]) > 5


def far_space(match: Match, kind: str) -> str:
    """At least three steps away: an empty space (""), or one with such a tile, face down."""
    state = race(match)
    tiles = {space: TILE_KIND[state.tiles[n]] if state.tiles[n] >= 0 else "" for n, space in enumerate(SPACES)}
    return next((space for space, way in seen(match)["reach"].items() if len(way) > 2 and tiles[space] == kind and "door" not in space), "")


def far_from(kind: str) -> Wanted:
    return lambda match: "step" in verbs(match) and seen(match)["turns"] > 3 and bool(far_space(match, kind))


def far_with_steps_to_spare(match: Match) -> bool:
    """So that to stop there is an answer of its own."""
    return far_from("")(match) and len(seen(match)["reach"][far_space(match, "")]) < seen(match)["steps"]


def looking(match: Match) -> bool:
    return "look" in verbs(match)


def following_casey(match: Match) -> bool:
    return {"space", "pass"} <= verbs(match)


def landing(match: Match) -> bool:
    return verbs(match) == {"space"}


def at_the_door(match: Match) -> bool:
    return "enter" in verbs(match)


def inside(match: Match) -> bool:
    return "attack" in verbs(match) and "roll" in verbs(match)


def in_battle(match: Match) -> bool:
    """Rolled already, and no end yet: stars may be thrown."""
    return "star" in verbs(match)


def against_several_dice(match: Match) -> bool:
    battle = seen(match)["battle"]
    return in_battle(match) and battle is not None and battle["against"][-1] in "234"


def lit_spaces(here: RaceTable) -> list[str]:
    found: list[str] = here.targets.evaluate_all("all => all.map(one => one.parentElement.dataset.space)")
    return found


def look_at_two(here: RaceTable) -> list[str]:
    spaces = lit_spaces(here)[:2]
    for space in spaces:
        here.target(space).click()
        expect(here.target(space)).to_have_count(0)
    expect(here.april.get_by_role("listitem")).to_have_count(2)
    return spaces
