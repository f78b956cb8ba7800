"""What lies open to the activated character, for those who look; the rules ask step by step."""
from __future__ import annotations

from typing import TYPE_CHECKING

from .content import KING, MANHATTAN
from .keys import SPACE_NAMES
from .names import CHARACTERS, NONE
from .paths import closest_empty, foes_in_contact, foes_on
from .state import Showdown
from .steps import legal_steps, not_fled, open_ways

if TYPE_CHECKING:
    from .view import ReachView


def reach(s: Showdown) -> ReachView | None:
    """A shortest way to each space; a way ends where an opponent stands."""
    if s.card == NONE or s.drawn != NONE or s.showdown or s.chosen:
        return None
    character = s.character()
    found: dict[int, list[int]] = {x: [x] for x in legal_steps(s)}
    row = list(found)
    for _ in range(s.steps - 1):
        after: list[int] = []
        for x in row:
            if foes_on(s, character, x):
                continue
            for y in open_ways(s, character, x):
                if y not in found and y != s.at[character]:
                    found[y] = [*found[x], y]
                    after.append(y)
        row = after
    return {"character": CHARACTERS[character], "steps": {SPACE_NAMES[x]: [SPACE_NAMES[y] for y in way] for x, way in found.items()}}


def in_contact(s: Showdown) -> list[int]:
    if s.card == NONE:
        return []
    mask = foes_in_contact(s, s.character(), s.at[s.character()])
    return [c for c in range(len(CHARACTERS)) if mask >> c & 1]


def must_face(s: Showdown) -> list[int]:
    """5.5, before the first step."""
    if s.card == NONE:
        return []
    mask = not_fled(s)
    return [c for c in range(len(CHARACTERS)) if mask >> c & 1]


def closest(s: Showdown) -> list[int]:
    """4.1 While a tile is still to be placed."""
    return closest_empty(s, s.at[s.character()]) if s.card != NONE and s.to_place else []


def distance(s: Showdown) -> int:
    spaces = closest(s)
    table = KING if s.options.closest == "king" else MANHATTAN
    return table[s.at[s.character()]][spaces[0]] if spaces else 0
