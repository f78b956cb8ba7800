"""Every action of the game by name; its number is its place in KEYS."""
from __future__ import annotations

from typing import Final

from .board import LINES, SPACES
from .names import FIGHTERS, MINIONS, PLAYERS

KEYS: Final = ["pass"]


def family(verb: str, names: list[str]) -> int:
    """The number of the first of these actions."""
    first = len(KEYS)
    KEYS.extend([f"{verb}:{name}" for name in names])
    return first


MANEUVER: Final = len(KEYS)
KEYS.append("maneuver")
YES: Final = len(KEYS)
KEYS.append("yes")
FIGHTER: Final = family("fighter", FIGHTERS)
CLEAR: Final = family("clear", FIGHTERS)
ATTACK: Final = family("attack", [f"{a}:{b}" for a in FIGHTERS for b in FIGHTERS])
HERO: Final = family("hero", ["leonardo", "raphael", "donatello", "michelangelo", "shredder", "krang"])
MINION_KEY: Final = family("minion", [FIGHTERS[f] for f in MINIONS])
DECK: Final = family("deck", FIGHTERS)
PLAYER: Final = family("player", [str(seat) for seat in range(PLAYERS)])
MACHINE: Final = family("machine", ["1", "2", "3"])
OPTION: Final = family("option", ["1", "2", "3", "4", "5", "6"])
SPACE: Final = family("space", SPACES)
LINE: Final = family("line", [f"{SPACES[a]}:{SPACES[b]}" for a, b in LINES])
CARD: Final = len(KEYS)  # the cards come last: decks/ adds them
