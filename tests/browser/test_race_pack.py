"""An owner's race in the browser: another board, other tiles and dice, and where they come from."""
from __future__ import annotations

import json
import math
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from pages import Open, axe, fits
from playwright.sync_api import expect
from program import Program, serving
from race import RaceTable, find, keys, lay_out, seen

from halfshell.content import use_files, use_own
from halfshell.core.match import Match
from halfshell.games import game
from halfshell.games.race.content import own

Wanted = Callable[[Match], bool]
Seated = Callable[..., RaceTable]
SIZES = pytest.mark.parametrize("size", [(1280, 800), (390, 664)])


def mine(data: dict[str, Any]) -> None:
    """Drip Main 3 lies lower; a loft above the theaters has the tile of Theater Mile 3; more stars, worse Dragons, a die with a 4."""
    board, tiles = data["board"], data["tiles"]
    spaces = {one["id"]: one for one in board["spaces"]}
    spaces["drip-3"]["y"] += 60
    spaces["theater-3"].update(mark=None, pile=None)
    board["spaces"].append({"id": "loft", "name": "The Loft", "zone": "street", "half": "second", "x": 1218, "y": 10, "mark": "x",
                            "pile": "street"})
    board["links"] += [{"a": "theater-3", "b": "loft", "kind": "street"}, {"a": "loft", "b": "theater-5", "kind": "street"}]
    street = {(one.get("enemy", one["kind"]), one.get("number")): one for one in tiles["piles"]["street"]["tiles"]}
    street["pizza", None]["count"] -= 2
    street["ninja-stars", None].update(count=3, provenance="published", note="counted at home")
    street["purple-dragons", 2].update(number=4)
    tiles["dice"]["turtle"].update(faces=[0, 1, 2, 3, 4, 4], provenance={"faces": "published"})


@pytest.fixture(scope="session")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    data, path = own(), tmp_path_factory.mktemp("mine") / "mine.json"
    mine(data)
    path.write_text(json.dumps(data, indent=1))
    return path


@pytest.fixture(scope="session")
def program(file: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    """The server with the owner's file."""
    with serving(tmp_path_factory.mktemp("table"), "--content", str(file)) as program:
        yield program


@pytest.fixture(autouse=True)
def here_too(file: Path) -> Iterator[None]:
    use_files([file])
    yield
    use_own(game("race"))


@pytest.fixture
def seated(open_page: Open, program: Program) -> Seated:
    """seated(wanted, seats=2, people=1, game="advanced", width=390): the page of seat 0."""
    def seated(wanted: Wanted, seats: int = 2, people: int = 0, width: int = 1280, height: int = 800, **options: object) -> RaceTable:
        table = lay_out(program.db_url, find(wanted, seats, **options), people)
        return RaceTable(open_page(table.path(), width, height, still=True), table)
    return seated


def reaches_the_loft(match: Match) -> bool:
    return any(key.startswith("step:") for key in keys(match)) and len(seen(match)["reach"].get("loft", [])) > 1


def against_four_dragons(match: Match) -> bool:
    """Rolled already, and no end yet: stars may be thrown."""
    battle = seen(match)["battle"]
    return "star" in keys(match) and battle is not None and battle["against"] == "purple-dragons-4"


def place(here: RaceTable, space: str) -> tuple[float, float]:
    """The middle of a space as it is seen."""
    box = here.space(space).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def near(here: RaceTable, one: str, other: str) -> float:
    (a, b), (c, d) = place(here, one), place(here, other)
    return math.hypot(a - c, b - d)


@SIZES
def test_a_walk_on_the_own_board(seated: Seated, size: tuple[int, int]) -> None:
    here = seated(reaches_the_loft, width=size[0], height=size[1])
    assert fits(here.page)
    phone = size[0] < 860
    way = seen(here.table.match)["reach"]["loft"]
    if phone:
        here.page.get_by_role("button", name="Whole board").click()
    here.target("loft").hover()
    expect(here.way).to_have_text([str(n + 1) for n in range(len(way))])
    here.target("loft").click()
    if phone:
        here.page.get_by_role("button", name="Log").click()
    expect(here.page.get_by_role("dialog", name="Log") if phone else here.log).to_contain_text("turns over the tile on the Loft")


def test_the_board_is_drawn_from_the_file(seated: Seated) -> None:
    here = seated(lambda match: "roll" in keys(match))
    expect(here.map.locator("..").locator("[data-ground]")).to_be_visible()
    expect(here.map.locator("..").locator("img")).to_have_count(0)  # the picture is that of another board
    (x2, y2), (x3, y3), (x4, y4) = [place(here, f"drip-{n}") for n in (2, 3, 4)]
    assert x2 < x3 < x4 and y3 - max(y2, y4) > 20
    assert near(here, "loft", "theater-4") < near(here, "theater-4", "theater-3")
    assert axe(here.page, pictures=True) == []


def test_other_tiles_and_dice(seated: Seated) -> None:
    here = seated(against_four_dragons, game="advanced")
    expect(here.battle).to_contain_text("Purple Dragons 4")
    expect(here.battle.get_by_role("img", name="hits: ")).to_have_count(2)
    expect(here.battle.get_by_role("img", name="stand-in")).to_be_visible()  # Dragons and their dice
    expect(here.battle.get_by_role("img", name="published")).to_be_visible()  # the owner's own die
    dice = here.battle.get_by_role("img", name=re.compile(r"^hits: \d, \d, \d, \d$"))
    expect(dice.locator("svg")).to_have_count(4)


@SIZES
def test_where_it_comes_from(seated: Seated, size: tuple[int, int]) -> None:
    here = seated(lambda match: "roll" in keys(match), width=size[0], height=size[1], game="advanced")
    here.here.get_by_role("button", name="Tiles and dice").click()
    legend = here.page.get_by_role("dialog", name="Tiles and dice")
    streets = legend.get_by_role("region", name="Street tiles 31")
    stars = streets.get_by_role("listitem").filter(has_text="Ninja Stars")
    expect(stars).to_have_text(re.compile("3 \u00d7 Ninja Stars *published *counted at home"))
    expect(streets.get_by_role("listitem").filter(has_text="Purple Dragons 4")).to_contain_text("stand-in")
    expect(streets.get_by_role("listitem").filter(has_text="Pizza")).to_contain_text("1 \u00d7")
    turtles = legend.get_by_role("region", name="Dice").get_by_role("listitem").filter(has_text="For the Turtles")
    expect(turtles.get_by_role("img", name="hits: 0, 1, 2, 3, 4, 4")).to_be_visible()
    expect(turtles).to_contain_text("published")
    expect(legend.get_by_role("region", name="Board")).to_contain_text("stand-in")
    assert fits(here.page) and axe(here.page, pictures=True) == []
    legend.get_by_role("button", name="Close").last.click()
    expect(legend).to_be_hidden()


def test_a_whole_game(seated: Seated) -> None:
    here = seated(lambda match: True, seats=2, people=1, game="advanced", width=390, height=664)
    here.play_until(here.result.is_visible)
    expect(here.result).to_contain_text("defeats Shredder and wins!")
