"""Mousers and rats."""
from __future__ import annotations

from typing import TYPE_CHECKING

from halfshell.core.script import Op

from ..board import NEIGHBORS
from ..combat import theirs
from ..enemy_turn import leader
from ..names import NONE
from ..state import MOUSER, RAT, Adventures

if TYPE_CHECKING:
    pass
from .fighters import closest_players
from .spaces import Tokens


def beside(s: Adventures, fighter: int) -> list[int]:
    return NEIGHBORS[s.where[fighter]][:]


def beside_opponent(s: Adventures, you: int) -> list[int]:
    return beside(s, theirs(s, you))


def under_opponent(s: Adventures, you: int) -> list[int]:
    return [s.where[theirs(s, you)]]


def free_beside_closest(s: Adventures, you: int) -> list[int]:
    """Spaces without a fighter next to a closest player fighter."""
    found: list[int] = []
    for f in closest_players(s, s.where[leader(s, you)]):
        for x in NEIGHBORS[s.where[f]]:
            if s.who[x] == NONE and x not in found:
                found.append(x)
    return found


def under_closest_or_beside(s: Adventures, you: int) -> list[int]:
    """The space of a closest player fighter; where that has rats, spaces next to it."""
    found: list[int] = []
    for f in closest_players(s, s.where[leader(s, you)]):
        for x in beside(s, f) if s.tokens[s.where[f]] & RAT else [s.where[f]]:
            if x not in found:
                found.append(x)
    return found


def mousers_next_to_opponent(n: int) -> Op:
    return Tokens("mousers next to the opponent", MOUSER, beside_opponent, n)


def rats_next_to_opponent(n: int) -> Op:
    return Tokens("rats next to the opponent", RAT, beside_opponent, n)


def rats_under_opponent() -> Op:
    return Tokens("rats under the opponent", RAT, under_opponent, 1)


def mouser_near_closest() -> Op:
    return Tokens("mouser near the closest", MOUSER, free_beside_closest, 1)


def rat_under_closest() -> Op:
    return Tokens("rat under the closest", RAT, under_closest_or_beside, 1)
