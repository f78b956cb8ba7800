"""How things are called in sentences. {p0} stands for the name of the player in seat 0."""
from __future__ import annotations

from typing import Final

from halfshell.core.text import listed

from .content import CARD_NAMES, EDGE_ENDS, HOME, LETTERS, NEXT, SIDES
from .content import turn as turned
from .keys import EDGE_NAMES, SPACE_NAMES, TURNS
from .names import ALLIES, ALLY_NAMES, CARDS, CHARACTER_NAMES, CHARACTERS

TEAM_TITLES: Final = {"turtles": "the Turtles", "villains": "the Villains"}
HOME_TITLES: Final = ["the Turtles' Home", "the Villains' Home"]
SIDE_NAMES: Final = ["north", "east", "south", "west"]


def player(seat: object) -> str:
    return f"{{p{seat}}}"


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def character(id: object) -> str:
    return CHARACTER_NAMES[CHARACTERS.index(str(id))]


def ally(id: object) -> str:
    return ALLY_NAMES[ALLIES.index(str(id))]


def card(id: object) -> str:
    return CARD_NAMES[CARDS.index(str(id))]


def space(id: object) -> str:
    """2.3, row and column; the Homes by their names."""
    number = SPACE_NAMES.index(str(id))
    return HOME_TITLES[HOME.index(number)] if number in HOME else str(id)


def edge(id: object) -> str:
    """Between 2.3 and 2.4"""
    one, side = EDGE_ENDS[EDGE_NAMES.index(str(id))]
    return f"between {space(SPACE_NAMES[one])} and {space(SPACE_NAMES[NEXT[one][side]])}"


def tile(sides: str, turns: str = "0") -> str:
    """Sewer north and east, pipe south"""
    found = turned(sides, TURNS.index(turns))
    return ", ".join([f"{words} {listed([SIDE_NAMES[side] for side in range(SIDES) if found[side] == LETTERS[letter]])}"
                      for letter, words in (("S", "sewer"), ("P", "pipe")) if LETTERS[letter] in found])
