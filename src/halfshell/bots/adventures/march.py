"""Where to walk: every way of so many steps, by what is gained on it and at its end."""
from __future__ import annotations

from typing import NamedTuple

from halfshell.games.adventures.board import LINES, LINES_AT
from halfshell.games.adventures.movement import CLEARING, STEPS, THROUGH, passable
from halfshell.games.adventures.names import BIT, FIGHTERS, NONE
from halfshell.games.adventures.state import PATROLLING, STUCK, Adventures

from .worth import Places, crossing_worth, soldier_worth


class Way(NamedTuple):
    gain: float  # on the way
    path: tuple[int, ...]
    cleared: tuple[int, ...]  # lines whose soldiers it removes


class March:
    """The best ways of a fighter with at most 0, 1, 2 ... steps, and what they gain over standing still."""

    def __init__(self, s: Adventures, fighter: int, steps: int, friend: bool, maneuver: bool = False) -> None:
        """`steps` as a walk has them. What an enemy's place is worth is what our fighters make of it."""
        self.s = s
        self.fighter = fighter
        self.places = Places(s, fighter, maneuver) if friend else None
        self.clearing = steps & CLEARING > 0
        self.through = steps & THROUGH
        self.gains: list[float] = []
        self.ways: list[Way] = []
        self.search(0 if s.records[STUCK] & BIT[fighter] else steps & STEPS)

    def search(self, steps: int) -> None:
        s = self.s
        start = s.where[self.fighter]
        here = self.value(start)
        best_way = Way(0.0, (), ())
        best = 0.0 if s.who[start] in (NONE, self.fighter) else -99.0
        layer: dict[int, Way] = {start: best_way}
        self.gains.append(best)
        self.ways.append(best_way)
        for _ in range(steps):
            layer = self.onward(layer)
            for space, way in layer.items():
                if s.who[space] in (NONE, self.fighter):
                    gain = way.gain + self.value(space) - here
                    if gain > best + 1e-9:
                        best, best_way = gain, way
            self.gains.append(best)
            self.ways.append(best_way)

    def value(self, space: int) -> float:
        return self.places.at(space) if self.places is not None else enemy_at(self.s, self.fighter, space)

    def onward(self, layer: dict[int, Way]) -> dict[int, Way]:
        """One step further; of the ways to a space the best one."""
        s = self.s
        after: dict[int, Way] = {}
        for space, way in layer.items():
            for line in LINES_AT[space]:
                to = LINES[line][0] + LINES[line][1] - space
                if not passable(s, self.fighter, to, self.through):
                    continue
                gain = way.gain + crossing_worth(s, self.fighter, line, to)
                cleared = way.cleared
                if self.clearing and s.soldiers[line] == PATROLLING and line not in cleared:
                    gain += soldier_worth(s, line, cleared)
                    cleared = (*cleared, line)
                if to not in after or gain > after[to].gain:
                    after[to] = Way(gain, (*way.path, to), cleared)
        return after


def enemy_at(s: Adventures, enemy: int, space: int) -> float:
    """What it is worth to our fighters that an enemy stands there."""
    was = s.where[enemy]
    s.where[enemy] = space
    total = 0.0
    for f in range(len(FIGHTERS)):
        if s.health[f] > 0 and s.side[f] != s.side[enemy] and s.where[f] != NONE:
            total += Places(s, f).at(s.where[f])
    s.where[enemy] = was
    return total
