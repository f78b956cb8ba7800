"""The two boards as one world of spaces and lines, read from boards/*.json. A space, line, zone or borough is a number;
those of New York come first, and no line joins the boards."""
from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

from .names import BOARDS, NONE

FAR: Final = 99  # on another board


def read(name: str) -> dict[str, Any]:
    """The board as data, with what the table draws and where each thing is known from."""
    data: dict[str, Any] = json.loads(files(__package__).joinpath("boards", f"{name}.json").read_text(encoding="utf-8"))
    return data


DATA: Final = [read(name) for name in BOARDS]

SPACES: Final[list[str]] = [space["id"] for board in DATA for space in board["spaces"]]
SPACE_NUMBER: Final = {name: number for number, name in enumerate(SPACES)}
BOARD_OF: Final[list[int]] = [number for number, board in enumerate(DATA) for _ in board["spaces"]]
ON_BOARD: Final[list[list[int]]] = [[x for x in range(len(SPACES)) if BOARD_OF[x] == board] for board in range(len(BOARDS))]

ZONES: Final[list[str]] = [f"{board['id']}/{zone['id']}" for board in DATA for zone in board["zones"]]
ZONES_OF: Final[list[int]] = [  # a bit for each zone of a space
    sum([1 << ZONES.index(f"{board['id']}/{zone}") for zone in space["zones"]]) for board in DATA for space in board["spaces"]]
ZONE_COUNT: Final = [bin(zones).count("1") for zones in ZONES_OF]

BOROUGHS: Final[list[str]] = [borough["id"] for borough in DATA[0]["boroughs"]]
BOROUGH_TITLES: Final[list[str]] = [borough["name"] for borough in DATA[0]["boroughs"]]
BOROUGH_START: Final[list[int]] = [borough["start"] for borough in DATA[0]["boroughs"]]
NEXT_BOROUGH: Final = [BOROUGH_START.index(start % 5 + 1) for start in BOROUGH_START]  # 6.4 the next higher number; after 5 comes 1

LINES: Final[list[tuple[int, int]]] = [(SPACE_NUMBER[line["a"]], SPACE_NUMBER[line["b"]]) for board in DATA for line in board["lines"]]
CIRCLE_OF: Final[list[int]] = [  # 6.3 the borough of the circle on a line
    BOROUGHS.index(line["foot"]) if line["foot"] else NONE for board in DATA for line in board["lines"]]
CIRCLES: Final = [[line for line in range(len(LINES)) if CIRCLE_OF[line] == borough] for borough in range(len(BOROUGHS))]
LINES_ON: Final = [[line for line, ends in enumerate(LINES) if BOARD_OF[ends[0]] == board] for board in range(len(BOARDS))]

LINES_AT: Final[list[list[int]]] = [[line for line, ends in enumerate(LINES) if x in ends] for x in range(len(SPACES))]
NEIGHBORS: Final[list[list[int]]] = [[sum(LINES[line]) - x for line in LINES_AT[x]] for x in range(len(SPACES))]

STARTS: Final[list[list[int]]] = [  # 1.4 the starting space of each number, from 1
    [NONE] + [SPACE_NUMBER[space["id"]] for number in range(1, 6) for space in board["spaces"] if space["start"] == number]
    for board in DATA]
START_OF: Final[list[int]] = [space["start"] or 0 for board in DATA for space in board["spaces"]]
BAND_OF: Final[list[int]] = [space["band"] or FAR for board in DATA for space in board["spaces"]]  # 7.2

TRACK: Final[list[int]] = [len(board["tracks"]["threat"]["steps"]) for board in DATA]
LEVELS: Final[list[int]] = [step["level"] for step in DATA[0]["tracks"]["threat"]["steps"]]  # Shredder's threat level by step

MACHINE_SPACES: Final[list[list[int]]] = [[SPACE_NUMBER[x] for x in machine["spaces"]] for machine in DATA[1]["machines"]]


def distances(start: int) -> list[int]:
    """The fewest lines to every space, fighters ignored."""
    found = [FAR] * len(SPACES)
    found[start] = 0
    row = [start]
    while row:
        x = row.pop(0)
        for y in NEIGHBORS[x]:
            if found[y] == FAR:
                found[y] = found[x] + 1
                row.append(y)
    return found


DISTANCE: Final = [distances(x) for x in range(len(SPACES))]


def line_between(a: int, b: int) -> int:
    for line in LINES_AT[a]:
        if LINES[line][0] + LINES[line][1] == a + b:
            return line
    return NONE
