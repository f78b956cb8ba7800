"""The content in force: board, tiles, cards. Read from content.json or an owner's file, into tables that are filled in place;
spaces, sides and patterns are numbers that point into them."""
from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

from halfshell.core.content import plain

from .names import ALLIES, CARDS, CHARACTERS, NONE, TEAMS

ROWS_MOST: Final = 8  # of a board; the numbers of spaces do not depend on its size
COLUMNS_MOST: Final = 8
SPACES: Final = ROWS_MOST * COLUMNS_MOST
SIDES: Final = 4  # north, east, south, west
CLOSED: Final = 0
SEWER: Final = 1
PIPE: Final = 2
LETTERS: Final = {".": CLOSED, "S": SEWER, "P": PIPE}

# --- geometry, the same for every content ----------------------------------------------------------------------------------

STEP_ROW: Final = [-1, 0, 1, 0]
STEP_COLUMN: Final = [0, 1, 0, -1]
MANHATTAN: Final[list[list[int]]] = [[abs(a // COLUMNS_MOST - b // COLUMNS_MOST) + abs(a % COLUMNS_MOST - b % COLUMNS_MOST)
                                      for b in range(SPACES)] for a in range(SPACES)]
KING: Final[list[list[int]]] = [[max(abs(a // COLUMNS_MOST - b // COLUMNS_MOST), abs(a % COLUMNS_MOST - b % COLUMNS_MOST))
                                 for b in range(SPACES)] for a in range(SPACES)]
EDGES: Final = SPACES * 2  # of a space the east edge, then the south edge
ON_BOARD: Final[list[int]] = [0] * SPACES  # 1: a space of this board
NEXT: Final[list[list[int]]] = [[NONE] * SIDES for _ in range(SPACES)]  # the space on each side
SIDE_TO: Final[list[list[int]]] = [[NONE] * SPACES for _ in range(SPACES)]  # the side on which a neighbor lies
RINGS: Final[list[list[list[int]]]] = [[] for _ in range(SPACES)]  # the spaces of the board by distance, nearest first
KING_RINGS: Final[list[list[list[int]]]] = [[] for _ in range(SPACES)]
EDGE: Final[list[list[int]]] = [[NONE] * SIDES for _ in range(SPACES)]
EDGE_ENDS: Final[list[tuple[int, int]]] = [(NONE, NONE)] * EDGES  # the space, and the side of it

# --- content ---------------------------------------------------------------------------------------------------------------

BOARD: Final[list[int]] = []  # the spaces
SIZE: Final = [0, 0]  # rows, columns
HOME: Final = [NONE, NONE]  # of each team
ALLY_SPACE: Final = [NONE] * 4
BOARD_PIZZA: Final[list[int]] = []
TRACK_PIZZA: Final = [0, 0]  # a bit for each space of the team's track
TRACK: Final = [10]  # its length
PATTERN_NAMES: Final[list[str]] = []
PATTERN_COUNT: Final[list[int]] = []
ROTATIONS: Final[list[list[int]]] = []  # of each pattern, those that differ
SIDE: Final[list[list[int]]] = []  # of each tile code, what each side is
FIRST_HOME: Final = [0]  # tile code of the Turtles' Home; the Villains' is the next
HOME_SIDES: Final = ["", ""]
ATTACK: Final = [0] * len(CHARACTERS)
DEFENSE: Final = [0] * len(CHARACTERS)
CARD_CHARACTER: Final = [NONE] * len(CARDS)
CARD_NAMES: Final = [""] * len(CARDS)
CARD_TILES: Final = [0] * len(CARDS)
CARD_STEPS: Final = [0] * len(CARDS)
USE: Final = [""] * len(CARDS)  # passive, action, attack
OPS: Final[list[list[list[Any]]]] = [[] for _ in CARDS]
EXTRA_STEPS: Final = [0] * len(CARDS)  # what stands in the ops, as tables
STRONG_DICE: Final = [0] * len(CARDS)  # of an attack with the ability
STRONG_BONUS: Final = [0] * len(CARDS)
REROLLS: Final = [0] * len(CARDS)
SUPPLY: Final = [0, 0, 0, 0]  # of each token
PRESET: Final[list[int]] = []
SOURCE: Final[dict[str, Any]] = {}  # the content as data, with its marks

TOKEN_NUMBER: Final = {"nunchuk": 1, "grenade": 2, "chainsaw": 3}
OPENS: Final = [0, 0, 0, 0]  # 1: this token opens, 0: it blocks


def space(row: int, column: int) -> int:
    return row * COLUMNS_MOST + column


def place(at: list[int]) -> int:
    return space(at[0], at[1])


def use(marked: dict[str, Any]) -> None:
    """Fill the tables. The data has been checked (pack.py)."""
    SOURCE.clear()
    SOURCE.update(marked)
    data = plain(marked)
    board, tracks = data["board"], data["tracks"]
    SIZE[0], SIZE[1] = board["rows"], board["columns"]
    lay_out(SIZE[0], SIZE[1])
    HOME[0], HOME[1] = place(board["homes"]["turtles"]), place(board["homes"]["villains"])
    for n, ally in enumerate(ALLIES):
        ALLY_SPACE[n] = place(board["allies"][ally])
    BOARD_PIZZA[:] = [place(at) for at in data["pizza"]["board"]]
    TRACK[0] = tracks["length"]
    TRACK_PIZZA[0] = sum([1 << n for n in tracks["pizza_spaces"]["turtles"]])
    TRACK_PIZZA[1] = sum([1 << n for n in tracks["pizza_spaces"]["villains"]])
    fill_patterns(data["tiles"]["patterns"], data["tiles"]["home_sides"])
    for one in data["characters"]:
        n = CHARACTERS.index(one["id"])
        ATTACK[n], DEFENSE[n] = one["attack"], one["defense"]
    for one in data["cards"]:
        n = CARDS.index(one["id"])
        CARD_CHARACTER[n] = CHARACTERS.index(one["character"])
        CARD_NAMES[n] = one["name"]
        CARD_TILES[n], CARD_STEPS[n] = one["tiles"], one["movement"]
        USE[n] = one["ability"]["use"]
        use_ops(n, one["ability"]["ops"])
    for name, number in TOKEN_NUMBER.items():
        SUPPLY[number] = data["tokens"][name]["count"]
        OPENS[number] = 1 if data["tokens"][name]["kind"] == "open" else 0
    PRESET[:] = [CARDS.index(card) for card in data["two_player_preset"]]


def use_ops(card: int, ops: list[list[Any]]) -> None:
    """Of verbs other than those of actions each stands there once."""
    OPS[card] = ops
    numbers = {op[0]: op[-1] for op in ops}
    EXTRA_STEPS[card] = numbers.get("extra_steps", 0)
    STRONG_DICE[card] = numbers.get("attack_dice", 1)
    STRONG_BONUS[card] = numbers.get("attack_bonus", 0)
    REROLLS[card] = numbers.get("reroll_attack_die", 0)


def played() -> list[Any]:
    """What the rules see of the content: with the same, the same answers make the same game."""
    return [SIZE, HOME, ALLY_SPACE, BOARD_PIZZA, TRACK_PIZZA, TRACK, PATTERN_NAMES, PATTERN_COUNT, HOME_SIDES, ATTACK, DEFENSE, CARD_TILES,
            CARD_STEPS, USE, OPS, SUPPLY, OPENS]


def lay_out(rows: int, columns: int) -> None:
    """Neighbors and edges of a board of this size."""
    BOARD[:] = [space(r, c) for r in range(rows) for c in range(columns)]
    for x in range(SPACES):
        r, c = x // COLUMNS_MOST, x % COLUMNS_MOST
        SIDE_TO[x][:] = [NONE] * SPACES
        ON_BOARD[x] = 1 if r < rows and c < columns else 0
        for side in range(SIDES):
            r2, c2 = r + STEP_ROW[side], c + STEP_COLUMN[side]
            inside = ON_BOARD[x] == 1 and 0 <= r2 < rows and 0 <= c2 < columns
            NEXT[x][side] = space(r2, c2) if inside else NONE
            EDGE[x][side] = NONE
            if inside:
                SIDE_TO[x][NEXT[x][side]] = side
                first = min(x, NEXT[x][side])
                EDGE[x][side] = first * 2 + (0 if side in (1, 3) else 1)
                EDGE_ENDS[EDGE[x][side]] = (first, 1 if side in (1, 3) else 2)
        RINGS[x] = rings(MANHATTAN[x])
        KING_RINGS[x] = rings(KING[x])


def rings(distance: list[int]) -> list[list[int]]:
    """The spaces of the board that are 0, 1, 2 ... away."""
    found: list[list[int]] = [[] for _ in range(ROWS_MOST + COLUMNS_MOST)]
    for x in BOARD:
        found[distance[x]].append(x)
    return found


def fill_patterns(patterns: list[dict[str, Any]], home_sides: dict[str, str]) -> None:
    """Tile codes: 0 none, 1 + 4 * pattern + rotation, then the two Homes."""
    PATTERN_NAMES[:] = [one["sides"] for one in patterns]
    PATTERN_COUNT[:] = [one["count"] for one in patterns]
    ROTATIONS[:] = []
    SIDE[:] = [[CLOSED] * SIDES]
    for one in patterns:
        turned = [turn(one["sides"], rotation) for rotation in range(SIDES)]
        ROTATIONS.append([n for n in range(SIDES) if turned[n] not in turned[:n]])
        SIDE.extend(turned)
    FIRST_HOME[0] = len(SIDE)
    for n, team in enumerate(TEAMS):
        HOME_SIDES[n] = home_sides[team]
        SIDE.append(turn(HOME_SIDES[n], 0))


def turn(sides: str, rotation: int) -> list[int]:
    """Clockwise: what was north is east."""
    return [LETTERS[sides[(side - rotation) % SIDES]] for side in range(SIDES)]


def code(pattern: int, rotation: int) -> int:
    return 1 + 4 * pattern + rotation


def own() -> dict[str, Any]:
    """The content that comes with the game."""
    data: dict[str, Any] = json.loads(files(__package__).joinpath("content.json").read_text(encoding="utf-8"))
    return data


use(own())
