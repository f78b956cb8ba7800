"""What the rules let fighters do next, for those who look: reach, and what an enemy would do."""
from __future__ import annotations

from typing import TYPE_CHECKING

from halfshell.core.script import CODE

from .board import SPACES
from .enemy_turn import leader, stops, targets
from .keys import FIGHTER
from .movement import STEPS, THROUGH, Walk, routes
from .names import FIGHTERS
from .player_turn import Movers
from .state import Adventures

if TYPE_CHECKING:
    from .view import IntentView, RouteView


def reach(s: Adventures) -> list[RouteView]:
    """While a fighter walks, where it can still go; before, for each that may be chosen."""
    op = CODE[s.stack[-1]]
    if isinstance(op, Walk):
        steps = s.stack[op.left]
        return [route(s, s.stack[op.fighter], steps & STEPS, steps & THROUGH)]
    if isinstance(op, Movers):
        steps = min(s.stack[op.steps], STEPS)
        return [route(s, f, steps, 0) for f in range(len(FIGHTERS)) if FIGHTER + f in s.actions]
    return []


def route(s: Adventures, fighter: int, steps: int, through: int) -> RouteView:
    ways = routes(s, fighter, steps, through)
    return {"fighter": FIGHTERS[fighter], "routes": {SPACES[x]: [SPACES[y] for y in way] for x, way in ways.items()}}


def intents(s: Adventures) -> list[IntentView]:
    """5.1 If the turn of an enemy came now."""
    found: list[IntentView] = []
    for owner in s.enemies_at_the_table():
        if s.where[leader(s, owner)] < 0:
            continue
        aims = targets(s, owner, owner)
        spaces: list[str] = []
        for aim in aims:
            spaces += [SPACES[x] for x in stops(s, owner, aim, owner) if SPACES[x] not in spaces]
        found.append({"enemy": FIGHTERS[leader(s, owner)], "targets": [FIGHTERS[f] for f in aims], "spaces": spaces})
    return found
