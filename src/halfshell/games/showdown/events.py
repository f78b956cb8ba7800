"""What happens, in numbers. Rule numbers are those of docs/rules/showdown.md."""
from __future__ import annotations

from typing import Final

from halfshell.core.events import Kind, Show

from .content import PATTERN_NAMES
from .keys import EDGE_NAMES, SPACE_NAMES, TURNS
from .names import ALLIES, BOARD_FULL, CAP, CARDS, CHARACTERS, ENDINGS, NONE, TEAMS, THREE_ALLIES, TOKENS, TRACK_FULL


def character(n: int) -> object:
    return CHARACTERS[n]


def ally(n: int) -> object:
    return ALLIES[n]


def space(n: int) -> object:
    return SPACE_NAMES[n]


def edge(n: int) -> object:
    return EDGE_NAMES[n]


def card(n: int) -> object:
    return CARDS[n]


def pattern(n: int) -> object:
    return PATTERN_NAMES[n]


def team(n: int) -> object:
    return TEAMS[n]


def token(n: int) -> object:
    return TOKENS[n]


def turn(n: int) -> object:
    return TURNS[n]


def ability(n: int) -> object:
    """The card whose ability it is."""
    return CARDS[n] if n != NONE else ""


def ending(n: int) -> object:
    return ENDINGS[n]


SHOW: Final[dict[str, Show]] = {
    "character": character, "by": character, "to": character, "ally": ally, "space": space, "from": space, "edge": edge, "card": card,
    "pattern": pattern, "team": team, "token": token, "turned": turn, "ability": ability, "how": ending}


def kind(name: str, fields: str, rule: str, reveals: bool = False) -> Kind:
    return Kind(name, fields, rule, reveals=reveals, show={field: SHOW[field] for field in fields.split() if field in SHOW})


CHOSE_CARD: Final = kind("chose_card", "card", "1.1")
GOES: Final = kind("goes", "team seat", "2.1")
ACTIVATED: Final = kind("activated", "card", "2.1")
EXHAUSTED: Final = kind("exhausted", "card", "2.2")
REFRESHED: Final = kind("refreshed", "team", "2.2")
DREW: Final = kind("drew", "pattern", "4.1", reveals=True)
PLACED: Final = kind("placed", "space pattern turned", "4.1")
STEPPED: Final = kind("stepped", "character from space", "5.1")
LED: Final = STEPPED.by("C9")
TOOK_PIZZA: Final = kind("took_pizza", "character count", "5.4")
TRACK_PIZZA: Final = kind("track_pizza", "character at", "7.3")
SHARED: Final = kind("shared", "character to", "3.6")
ATE: Final = kind("ate", "character", "3.5")
RESCUED: Final = kind("rescued", "character ally", "6.1")
GAVE: Final = kind("gave", "character ally to", "6.2")
DELIVERED: Final = kind("delivered", "character ally", "6.3")
LEFT_AT_HOME: Final = DELIVERED.by("C15")
DROPPED: Final = kind("dropped", "character ally space", "7.3")
ATTACKED: Final = kind("attacked", "by character ability", "7.1")
DEFENDS: Final = kind("defends", "character", "7.2")
ROLLED: Final = kind("rolled", "attack defense", "7.2", reveals=True)
REROLLED: Final = kind("rerolled", "attack", "C4", reveals=True)
TOTALS: Final = kind("totals", "attack defense", "7.2", reveals=True)
TIED: Final = kind("tied", "", "7.5")
BEATEN: Final = kind("beaten", "character by", "7.3")
HELD: Final = kind("held", "by character", "7.4")
MARKED: Final = kind("marked", "team at", "7.3")
TOKEN: Final = kind("token", "edge token", "8.2")
TILE_MOVED: Final = kind("tile_moved", "from space turned", "C5")
FLUNG: Final = kind("flung", "character from space", "C7")
WON: Final = kind("won", "team how", "9.1")
WON_BY: Final = {THREE_ALLIES: WON, TRACK_FULL: WON.by("9.2"), BOARD_FULL: WON.by("9.3"), CAP: WON.by("9.4")}
