"""Every action of the game by name; its number is its place in KEYS."""
from __future__ import annotations

from typing import Final

from .content import SPACES
from .names import TURTLES

KEYS: Final = ["pass", "roll", "enter", "attack", "splinter", "star", "heal", "yes"]
ROLL, ENTER, ATTACK, SPLINTER_KEY, STAR, HEAL, YES = range(1, 8)


def family(verb: str, names: list[str]) -> int:
    """The number of the first of these actions."""
    first = len(KEYS)
    KEYS.extend([f"{verb}:{name}" for name in names])
    return first


TURTLE: Final = family("turtle", TURTLES)
STEP: Final = family("step", SPACES)
SPACE: Final = family("space", SPACES)
LOOK: Final = family("look", SPACES)
