"""What happens, in numbers. Rule numbers are those of docs/rules/adventures.md."""
from __future__ import annotations

from typing import Final

from halfshell.core.events import Kind, Show

from .board import BOROUGHS, LINES, SPACES
from .cards import CARD_IDS, DECKS, TRAPS
from .initiative import INITIATIVE_IDS
from .names import FIGHTERS, NONE
from .state import MOUSER


def fighter(n: int) -> object:
    return FIGHTERS[n] if n != NONE else ""


def space(n: int) -> object:
    return SPACES[n] if n != NONE else ""


def card(n: int) -> object:
    return CARD_IDS[n] if n != NONE else ""


def deck(n: int) -> object:
    return DECKS[n].name


def line(n: int) -> object:
    a, b = LINES[n]
    return f"{SPACES[a]}:{SPACES[b]}"


def borough(n: int) -> object:
    return BOROUGHS[n]


def trap(n: int) -> object:
    return TRAPS[n].id


def initiative(n: int) -> object:
    """See initiative.number."""
    return INITIATIVE_IDS[n]


def token(n: int) -> object:
    return "mouser" if n == MOUSER else "rat"


SHOW: Final[dict[str, Show]] = {
    "fighter": fighter, "by": fighter, "target": fighter, "space": space, "from": space, "card": card, "deck": deck,
    "line": line, "borough": borough, "trap": trap, "token": token,
    "what": initiative, "other": initiative}


def kind(name: str, fields: str, rule: str, secret: str = "", eyes: str = "", reveals: bool = False) -> Kind:
    show = {field: SHOW[field] for field in fields.split() if field in SHOW}
    return Kind(name, fields, rule, secret, eyes, reveals, show)


# A deck's number names its leader; `seat` is there where a player is meant and must be named.
CHOSE_HERO: Final = kind("chose_hero", "seat deck", "1.3")
JOINED: Final = kind("joined", "fighter", "1.2", reveals=True)
PLACED_AT_START: Final = kind("placed", "fighter space", "1.4")
ROUND: Final = kind("round", "number", "2.2")
TURNED_UP: Final = kind("initiative", "what", "2.1", reveals=True)
SKIPPED: Final = kind("skipped", "what", "2.3")
ENDING: Final = kind("ending", "what", "2.2")
DREW: Final = kind("drew", "deck card seat", "3.2", secret="card", eyes="seat")
EXHAUSTED: Final = kind("exhausted", "deck", "3.2")
RESTORED: Final = kind("restored", "deck count", "5.4", reveals=True)
BOOSTED: Final = kind("boosted", "deck card", "3.3", reveals=True)
DISCARDED: Final = kind("discarded", "deck card", "3.7", reveals=True)
MILLED: Final = kind("milled", "deck card", "5.4", reveals=True)
RESHUFFLED: Final = kind("reshuffled", "deck", "5.7", reveals=True)
RECYCLED: Final = kind("recycled", "deck card", "4.2")
EXILED: Final = kind("exiled", "deck card", "C49")
TUCKED: Final = kind("tucked", "deck card", "C21")
TOOK_BACK_CARD: Final = kind("took_back_card", "deck card", "4.2")
PUT_UNDER: Final = kind("put_under", "deck card seat", "4.2", secret="card", eyes="seat")
LOOKED: Final = kind("looked", "deck card seat", "5.4", secret="card", eyes="seat")
SANK: Final = kind("sank", "deck", "C60")
REVEALED_TOP: Final = kind("revealed_top", "deck card", "11.1", reveals=True)
MOVED: Final = kind("moved", "fighter from space", "3.4")
PUT: Final = kind("put", "fighter space", "5.2")
SWAPPED: Final = kind("swapped", "fighter by", "5.2")
SCHEMED: Final = kind("schemed", "deck card", "3.5", reveals=True)
ATTACKED: Final = kind("attacked", "fighter target", "3.6")
LAID: Final = kind("laid", "deck card seat", "4.1", secret="card", eyes="seat")
NO_CARD: Final = kind("no_card", "deck", "4.1")
SHOWED: Final = kind("showed", "deck card", "4.1", reveals=True)
FURY: Final = kind("fury", "deck card", "8.5", reveals=True)
CANCELED: Final = kind("canceled", "deck card", "4.4")
IGNORED_VALUE: Final = kind("ignored", "deck card", "4.5")
CHANGED: Final = kind("changed", "deck n card", "4.2")
BECAME: Final = kind("became", "deck n card", "J29")
CAPPED: Final = kind("capped", "n", "J37")
COMBAT_DAMAGE: Final = kind("combat_damage", "n attack defense", "4.2")
WON: Final = kind("won", "fighter", "4.6")
HURT: Final = kind("hurt", "fighter n health", "4.7")
HEALED: Final = kind("healed", "fighter n health", "4.7")
DEFEATED: Final = kind("defeated", "fighter", "4.7")
ELIMINATED: Final = kind("eliminated", "deck", "4.8")
GAINED: Final = kind("gained", "deck n", "3.1")
THREAT: Final = kind("threat", "n step end", "2.4")
NO_TARGET: Final = kind("no_target", "fighter", "5.1")
TARGETED: Final = kind("targeted", "fighter target", "5.1")
TOKEN: Final = kind("token", "space token", "5.9")
DEPLOYED: Final = kind("deployed", "line entrenched", "6.4")
SOLDIER_REMOVED: Final = kind("soldier_removed", "line", "6.6")
CROSSED: Final = kind("crossed", "fighter line", "6.5")
FELL: Final = kind("borough_fell", "borough", "6.2", reveals=True)
EXPANDED: Final = kind("expanded", "number", "7.2")
MACHINE: Final = kind("machine", "number active", "7.3")
TRAP: Final = kind("trap", "trap", "7.4", reveals=True)
ROLLED: Final = kind("rolled", "n", "7.4", reveals=True)
ALLY_UP: Final = kind("ally_up", "what", "9.1", reveals=True)
RECRUITED: Final = kind("recruited", "what", "9.2")
HENCHMAN_CAME: Final = kind("henchman_came", "what", "9.2", reveals=True)
LEFT: Final = kind("pair_left", "what other", "9.3")
FOUGHT_ON: Final = kind("fury_added", "deck", "8.5")
PLAYERS_WON: Final = kind("players_won", "", "10.1")
PLAYERS_LOST: Final = kind("players_lost", "objective", "10.2")
DUEL_WON: Final = kind("duel_won", "seat", "11.1")
