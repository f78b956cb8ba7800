"""Every action of the game by name; its number is its place in KEYS."""
from __future__ import annotations

from typing import Final

from .content import COLUMNS_MOST, EDGES, ROWS_MOST
from .names import ALLIES, CARDS, CHARACTERS

MOST_SEATS: Final = 6
SPACE_NAMES: Final = [f"{row}.{column}" for row in range(ROWS_MOST) for column in range(COLUMNS_MOST)]  # row.column, from the top left
EDGE_NAMES: Final = [f"{SPACE_NAMES[n // 2]}{'-east' if n % 2 == 0 else '-south'}" for n in range(EDGES)]
TURNS: Final = ["0", "90", "180", "270"]  # clockwise

KEYS: Final = ["pass"]  # end the turn, no


def family(verb: str, names: list[str]) -> int:
    """The number of the first of these actions."""
    first = len(KEYS)
    KEYS.extend([f"{verb}:{name}" for name in names] if names else [verb])
    return first


YES: Final = family("yes", [])
DRAW: Final = family("draw", [])  # a tile, to be placed
ABILITY: Final = family("ability", [])
PIZZA: Final = family("pizza", [])  # a further turn
PLAYER: Final = family("player", [str(seat) for seat in range(MOST_SEATS)])
CARD: Final = family("card", CARDS)
CHARACTER: Final = family("character", CHARACTERS)
ATTACK: Final = family("attack", CHARACTERS)
STRONG_ATTACK: Final = family("attack-with-ability", CHARACTERS)
GIVE: Final = family("give", [f"{ally}:{turtle}" for ally in ALLIES for turtle in CHARACTERS[:4]])
SHARE: Final = family("share", [f"{a}:{b}" for a in CHARACTERS for b in CHARACTERS])  # a Pizza
STEP: Final = family("step", SPACE_NAMES)
SPACE: Final = family("space", SPACE_NAMES)
EDGE: Final = family("edge", EDGE_NAMES)
LAY: Final = family("lay", [f"{space}:{turn}" for space in SPACE_NAMES for turn in TURNS])
