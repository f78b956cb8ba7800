"""The content in force: the board and the tiles. Read from board.json and tiles.json, or an owner's file with both, into tables that are
filled in place; spaces and designs are numbers that point into them."""
from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

from halfshell.core.content import plain

from .names import NONE

MOST_SPACES: Final = 120  # of a board; the numbers of actions do not depend on its size

# --- the board -----------------------------------------------------------------------------------------------------------------

SPACES: Final[list[str]] = []
SPACE_NAMES: Final[list[str]] = []
NEIGHBORS: Final[list[list[int]]] = []
MARK: Final[list[str]] = []
PILE_OF: Final[list[int]] = []  # which pile a space is dealt from; NONE
FIRST_HALF: Final[list[int]] = []  # 1: the half of the Lair; in the lab that of its street door
PLACES: Final[dict[str, int]] = {}  # lair, skyscraper, lab-circle, key-door, dynamite-door
OUTLINED: Final[list[int]] = []
EXITS: Final[list[int]] = []  # of the subway, in the order of their letters
DISTANCE: Final[list[list[int]]] = []

# --- tiles ---------------------------------------------------------------------------------------------------------------------

PILES: Final[list[str]] = ["sewer", "street", "lab", "subway"]
TILE_IDS: Final[list[str]] = []  # a design: kind, or enemy and number
TILE_KIND: Final[list[str]] = []
TILE_ENEMY: Final[list[str]] = []
TILE_NUMBER: Final[list[int]] = []  # of an enemy; of a subway tile its exit
PILE_TILES: Final[list[list[int]]] = [[] for _ in PILES]  # designs with every copy
FACES: Final[dict[str, list[int]]] = {}  # of each die
HUN_FROM: Final = [5]
SHREDDER_FROM: Final = [5]
HEALTH: Final = [3, 3]  # of a Turtle, of Shredder
ENTRY_FROM: Final = [6]
SOURCE: Final[dict[str, Any]] = {}


def use(marked: dict[str, Any]) -> None:
    """Fill the tables. The data has been checked (pack.py)."""
    SOURCE.clear()
    SOURCE.update(marked)
    data = plain(marked)
    use_board(data["board"])
    use_tiles(data["tiles"])


def played() -> list[Any]:
    """What the rules see of the content: with the same, the same answers make the same game."""
    return [SPACES, NEIGHBORS, MARK, PILE_OF, FIRST_HALF, EXITS, TILE_IDS, TILE_KIND, TILE_ENEMY, TILE_NUMBER, PILE_TILES, FACES, HUN_FROM,
            SHREDDER_FROM, HEALTH, ENTRY_FROM]


def use_board(board: dict[str, Any]) -> None:
    spaces = board["spaces"]
    SPACES[:] = [one["id"] for one in spaces]
    SPACE_NAMES[:] = [one["name"] for one in spaces]
    number = {one["id"]: n for n, one in enumerate(spaces)}
    NEIGHBORS[:] = [[] for _ in spaces]
    for link in board["links"]:
        a, b = number[link["a"]], number[link["b"]]
        NEIGHBORS[a].append(b)
        NEIGHBORS[b].append(a)
    MARK[:] = [one["mark"] or "" for one in spaces]
    PILE_OF[:] = [PILES.index(one["pile"]) if one["pile"] else NONE for one in spaces]
    FIRST_HALF[:] = [1 if one["half"] == "first" else 0 for one in spaces]
    PLACES.clear()
    for n, mark in enumerate(MARK):
        if mark in ("lair", "skyscraper", "lab-circle", "key-door", "dynamite-door"):
            PLACES[mark] = n
    OUTLINED[:] = [n for n, mark in enumerate(MARK) if mark == "outlined"]
    EXITS[:] = sorted([n for n, mark in enumerate(MARK) if mark == "exit"], key=lambda n: str(spaces[n]["letter"]))
    DISTANCE[:] = [distances(n) for n in range(len(spaces))]


def distances(start: int) -> list[int]:
    found = [999] * len(SPACES)
    found[start] = 0
    row = [start]
    while row:
        x = row.pop(0)
        for y in NEIGHBORS[x]:
            if found[y] == 999:
                found[y] = found[x] + 1
                row.append(y)
    return found


def use_tiles(tiles: dict[str, Any]) -> None:
    for column in (TILE_IDS, TILE_KIND, TILE_ENEMY):
        column.clear()
    TILE_NUMBER.clear()
    for pile, name in enumerate(PILES):
        PILE_TILES[pile] = []
        for one in tiles["piles"][name]["tiles"]:
            PILE_TILES[pile] += [design(one)] * one["count"]
    FACES.clear()
    for name, die in tiles["dice"].items():
        FACES[name] = die["faces"]
    battle = tiles["battle"]
    HUN_FROM[0], SHREDDER_FROM[0] = battle["hun_basic_from"], battle["shredder_basic_from"]
    HEALTH[0], HEALTH[1] = battle["turtle_health"], battle["shredder_health"]
    ENTRY_FROM[0] = tiles["dice"]["entry"]["succeeds_from"]


def design(one: dict[str, Any]) -> int:
    """The number of a tile's design; the same in every pile."""
    kind, enemy, number = one["kind"], one.get("enemy", ""), one.get("number") or 0
    if kind == "subway":
        number = ord(one["exit"]) - ord("A")
    name = f"{enemy}-{number}" if enemy and number else enemy or (f"subway-{one['exit']}" if kind == "subway" else kind)
    if name not in TILE_IDS:
        TILE_IDS.append(name)
        TILE_KIND.append(kind)
        TILE_ENEMY.append(enemy)
        TILE_NUMBER.append(number)
    return TILE_IDS.index(name)


def own() -> dict[str, Any]:
    """The content that comes with the game."""
    return {"game": "race", "format": 1, "board": read("board.json"), "tiles": read("tiles.json")}


def read(name: str) -> Any:
    return json.loads(files(__package__).joinpath(name).read_text(encoding="utf-8"))


use(own())
