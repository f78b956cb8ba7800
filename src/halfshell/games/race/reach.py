"""What lies open to the player on turn, for those who look; the rules ask step by step."""
from __future__ import annotations

from typing import TYPE_CHECKING

from halfshell.core.script import frames

from .content import NEIGHBORS, SPACES, TILE_IDS
from .movement import ends_move, may_step, next_spaces, occupied
from .names import NONE
from .state import Race

if TYPE_CHECKING:
    from .view import BattleView


def scripts(s: Race) -> list[str]:
    """The texts under way, outermost first."""
    return [script.name for script, _, _ in frames(s.stack)]


def reach(s: Race) -> dict[str, list[str]]:
    """While he walks: a shortest way to each space where the move could end."""
    if s.player == NONE or "race/walk" not in scripts(s)[-1:]:
        return {}
    ways: dict[int, list[int]] = {x: [x] for x in next_spaces(s)}
    row = list(ways)
    for _ in range(s.steps - 1):
        after: list[int] = []
        for x in row:
            start = ways[x][-2] if len(ways[x]) > 1 else s.at[s.player]
            if ends_move(s, start, x):
                continue
            for y in NEIGHBORS[x]:
                if y not in ways and y != s.at[s.player] and may_step(s, x, y):
                    ways[y] = [*ways[x], y]
                    after.append(y)
        row = after
    return {SPACES[x]: [SPACES[y] for y in way] for x, way in ways.items() if not occupied(s, x)}


def battle(s: Race) -> BattleView | None:
    under_way = scripts(s)
    if "race/shredder" in under_way:
        return {"against": "shredder", "roll": s.roll_made, "enemy": s.enemy_roll, "stars": s.stars}
    if "race/battle" in under_way and s.up[s.at[s.player]]:
        return {"against": TILE_IDS[s.tiles[s.at[s.player]]], "roll": s.roll_made, "enemy": s.enemy_roll, "stars": s.stars}
    return None


