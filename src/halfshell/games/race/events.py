"""What happens, in numbers. Rule numbers are those of docs/rules/race.md."""
from __future__ import annotations

from typing import Final

from halfshell.core.events import Kind, Show

from .content import SPACES, TILE_IDS
from .names import NONE, THINGS, TURTLES


def space(n: int) -> object:
    return SPACES[n] if n != NONE else ""


def tile(n: int) -> object:
    return TILE_IDS[n]


def turtle(n: int) -> object:
    return TURTLES[n]


def thing(n: int) -> object:
    return THINGS[n]


def and_die(dice: int, face: int) -> int:
    """One more die in a number that holds several; a blank counts."""
    return dice * DIE + face + 1


def dice(n: int) -> object:
    """2+0+1"""
    faces: list[str] = []
    while n:
        faces.insert(0, str(n % DIE - 1))
        n //= DIE
    return "+".join(faces)


DIE: Final = 16  # more than a face

SHOW: Final[dict[str, Show]] = {"space": space, "from": space, "tile": tile, "turtle": turtle, "thing": thing, "enemy": dice}


def kind(name: str, fields: str, rule: str, secret: str = "", eyes: str = "", reveals: bool = False) -> Kind:
    return Kind(name, fields, rule, secret, eyes, reveals, {field: SHOW[field] for field in fields.split() if field in SHOW})


CHOSE: Final = kind("chose", "seat turtle", "1.2")
ROLLED_FOR_FIRST: Final = kind("rolled_for_first", "seat n", "1.3", reveals=True)
DEALT: Final = kind("dealt", "times", "1.4")
TURN: Final = kind("turn", "seat", "1.3")
FURTHER: Final = kind("further", "seat", "3.4")
ROLLED: Final = kind("rolled", "seat n", "2.1", reveals=True)
STEPPED: Final = kind("stepped", "seat from space", "2.1")
STOPPED: Final = kind("stopped", "seat space", "3.1")
TURNED_UP: Final = kind("turned_up", "seat space tile", "2.2", reveals=True)
TURNED_BACK: Final = kind("turned_back", "space", "3.15")
REMOVED: Final = kind("removed", "space", "3.4")
BLOCKED: Final = kind("retreated", "seat from space", "3.2")
DRIVEN_BACK: Final = BLOCKED.by("4.2")
RODE: Final = kind("sent", "seat from space", "3.6")
SENT_TO_LAB: Final = RODE.by("3.7")
MISSED: Final = kind("missed_train", "seat", "3.6")
LOOKED: Final = kind("looked", "seat space tile", "3.8", secret="tile", eyes="seat", reveals=True)
NO_PLACE: Final = kind("no_place", "seat", "3.9")
MOVED_BY_CASEY: Final = kind("moved_by_casey", "seat space", "3.9")
GOT: Final = kind("got", "seat thing", "3.13")
SPENT: Final = kind("spent", "seat thing", "3.10")
BATTLE: Final = kind("battle", "seat tile", "4.1", reveals=True)
FIGHT: Final = BATTLE.by("6.2")
ATTACK_ROLL: Final = kind("attack_roll", "seat n", "4.1", reveals=True)
ATTACK_ON_SHREDDER: Final = ATTACK_ROLL.by("5.3")
EXCHANGE: Final = kind("exchange", "seat n enemy", "6.2", reveals=True)
EXCHANGE_WITH_SHREDDER: Final = EXCHANGE.by("6.6")
TIED: Final = kind("tied", "", "6.3")
STAR: Final = kind("star", "seat total", "3.11", reveals=True)
WON_BATTLE: Final = kind("won_battle", "seat", "4.1")
WON_FIGHT: Final = WON_BATTLE.by("6.3")
LOST_BATTLE: Final = kind("lost_battle", "seat", "4.2")
LOST_FIGHT: Final = LOST_BATTLE.by("6.3")
WOUNDED: Final = kind("wounded", "seat n health", "6.3", reveals=True)
HEALED: Final = kind("healed", "seat health", "6.7")
BEATEN: Final = kind("beaten", "seat space", "6.5")
ENTRY: Final = kind("entry", "seat n", "5.2", reveals=True)
INSIDE: Final = kind("inside", "seat", "5.1")
SHREDDER_WOUNDED: Final = kind("shredder_wounded", "seat n health", "6.6", reveals=True)
FAILED: Final = kind("failed", "seat", "5.4")
WON: Final = kind("won", "seat", "5.3")
WON_ADVANCED: Final = WON.by("6.6")
UNFINISHED: Final = kind("unfinished", "", "7.2")

# by whose rule
REMOVED_BY: Final[dict[str, Kind]] = {
    "blockage": REMOVED.by("3.3"), "pizza": REMOVED.by("3.5"), "subway": REMOVED.by("3.6"), "missed-train": REMOVED.by("3.6"),
    "go-to-lab": REMOVED.by("3.7"), "april": REMOVED.by("3.8"), "casey": REMOVED.by("3.9"), "splinter": REMOVED.by("3.10"),
    "ninja-stars": REMOVED.by("3.11"), "key-card": REMOVED.by("3.13"), "dynamite": REMOVED.by("3.13"), "enemy": REMOVED.by("4.1")}
BY_THING: Final = ["3.13", "3.13", "3.10", "3.11", "6.7"]
GOT_THING: Final = [GOT.by(rule) for rule in BY_THING]
SPENT_THING: Final = [SPENT.by(rule) for rule in BY_THING]
