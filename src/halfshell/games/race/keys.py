"""Every action of the game by name; its number is its place in KEYS."""
from __future__ import annotations

from typing import Final

from .content import MOST_SPACES, SPACES
from .names import TURTLES

KEYS: Final = ["pass", "roll", "enter", "attack", "splinter", "star", "heal", "yes"]
ROLL: Final = 1
ENTER: Final = 2
ATTACK: Final = 3
SPLINTER_KEY: Final = 4
STAR: Final = 5
HEAL: Final = 6
YES: Final = 7


def family(verb: str, names: list[str]) -> int:
    """The number of the first of these actions."""
    first = len(KEYS)
    KEYS.extend([f"{verb}:{name}" for name in names])
    return first


def named_spaces() -> list[str]:
    """The spaces of the board in force, and numbers for those that it lacks."""
    return [SPACES[n] if n < len(SPACES) else f"#{n}" for n in range(MOST_SPACES)]


TURTLE: Final = family("turtle", TURTLES)
STEP: Final = family("step", named_spaces())
SPACE: Final = family("space", named_spaces())
LOOK: Final = family("look", named_spaces())


def name_anew() -> None:
    """After the board was changed."""
    del KEYS[STEP:]
    for verb in ("step", "space", "look"):
        family(verb, named_spaces())
