"""The turns that are left to the win from each space of the board, for each set of doors that a Turtle can open."""
from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from halfshell.games.race.content import (
    DISTANCE,
    ENTRY_FROM,
    EXITS,
    FACES,
    FIRST_HALF,
    MARK,
    NEIGHBORS,
    OUTLINED,
    PLACES,
    SPACES,
    TILE_KIND,
)
from halfshell.games.race.names import DYNAMITE, KEY_CARD, NONE, PIZZA, STARS
from halfshell.games.race.state import Race

from . import odds
from .prospect import Prospect, Prospects

FAR: Final = 1000.0
WASTE: Final = 0.8  # a step of a long way takes less than its share of a roll: the rest of the last roll is lost in any case
FETCH: Final = 0.5  # turns that it costs to end a move on an open tile
ROUGH: Final = 0.45  # turns for a step of a way that is not charted yet
BOTH: Final = 3

# What a Turtle holds: 1 a Key Card, 2 Dynamite, as a sum.
OPENER: Final = {"key-door": 1, "dynamite-door": 2}
TILE_OPENS: Final = {"key-card": 1, "dynamite": 2}


class Chart:
    def __init__(self, s: Race, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.prospects = Prospects(s, seat)
        faces = FACES["movement-advanced" if s.advanced else "movement-basic"]
        self.step = WASTE * len(faces) / sum(faces)
        self.inside = turns_inside(s, seat)  # at the start of a turn; one less when it is reached
        self.six = sum([face >= ENTRY_FROM[0] for face in FACES["entry"]]) / len(FACES["entry"])
        self.shut = 1 / self.six + self.inside - 1  # at a door that he cannot open, who rolls until it opens
        self.open_tiles = [(x, TILE_OPENS[TILE_KIND[s.tiles[x]]]) for x in range(len(SPACES))
                           if s.tiles[x] != NONE and s.up[x] and TILE_KIND[s.tiles[x]] in TILE_OPENS]
        held = s.held[seat]
        self.held = (1 if held[KEY_CARD] else 0) + (2 if held[DYNAMITE] else 0)
        self.rows: dict[int, list[float]] = {}
        for more in (BOTH, 2, 1, 0):
            if more & self.held == self.held:
                self.rows[more] = self.draw(more)
        self.now = self.rows[self.held]

    def draw(self, held: int) -> list[float]:
        """From the doors outward, nearest first."""
        row = [FAR] * len(SPACES)
        self.rows[held] = row
        heap: list[tuple[float, int]] = []
        for turns, x in self.goals(held):
            if turns < row[x]:
                row[x] = turns
                heappush(heap, (turns, x))
        done = [False] * len(SPACES)
        avoid = self.prospects.avoid
        while heap:
            turns, y = heappop(heap)
            if done[y]:
                continue
            done[y] = True
            if avoid[y]:
                continue
            turns = self.before(held, y)
            for x in NEIGHBORS[y]:
                if turns < row[x]:
                    row[x] = turns
                    heappush(heap, (turns, x))
        return row

    def goals(self, held: int) -> list[tuple[float, int]]:
        found = [(self.inside if held & bit else self.shut, PLACES[door]) for door, bit in OPENER.items()]
        found += [(FETCH + self.rows[held | bit][x], x) for x, bit in self.open_tiles if not held & bit]
        return found

    def before(self, held: int, y: int) -> float:
        """On a space next to this one, whose turns are known."""
        turns = self.rows[held][y]
        prospect = self.prospects.at[y]
        if prospect is None:
            return 1 + self.knocked(held, y) if is_shut(held, y) else turns + self.step
        return max((1 + self.outcome(prospect, held, y, 0.0)) / max(1 - prospect.back, 0.05), turns + 0.01)

    def knocked(self, held: int, door: int) -> float:
        """5.2 The turns left after an entry roll."""
        return self.six * (self.inside - 1) + (1 - self.six) * self.rows[held][door]

    def outcome(self, prospect: Prospect, held: int, y: int, back: float) -> float:
        """The turns left to who turns over a tile; `back` of who goes back from there."""
        row = self.rows[held]
        turns = row[y]
        total = prospect.price + prospect.back * back + prospect.stay * turns + prospect.further * (turns - 1)
        total += prospect.key * self.rows[held | 1][y] + prospect.dynamite * self.rows[held | 2][y]
        if prospect.fallen:
            total += prospect.fallen * self.fallen(row, y)
        if prospect.lab:
            total += prospect.lab * self.charted(row, PLACES["lab-circle"], y)
        for n, chance in enumerate(prospect.exits):
            if chance:
                total += chance * self.charted(row, EXITS[n], y)
        return total

    def charted(self, row: list[float], x: int, y: int) -> float:
        return row[x] if row[x] < FAR else row[y] + ROUGH * DISTANCE[y][x]

    def fallen(self, row: list[float], y: int) -> float:
        """6.5"""
        if FIRST_HALF[y]:
            return self.charted(row, PLACES["lair"], y)
        return min([self.charted(row, x, y) for x in OUTLINED])

    def ends(self, y: int, before: int) -> float:
        """The turns left to whose move ends here, coming from `before`."""
        if MARK[y] == "skyscraper":
            return self.inside - 1
        if is_shut(self.held, y):
            return self.knocked(self.held, y)
        prospect = self.prospects.at[y]
        if prospect is not None:
            return self.outcome(prospect, self.held, y, self.now[before])
        return min([self.now[y], *[self.rows[self.held | bit][x] for x, bit in self.open_tiles if x == y]])


def is_shut(held: int, space: int) -> bool:
    return OPENER.get(MARK[space], 0) & ~held > 0


def turns_inside(s: Race, seat: int) -> float:
    if not s.advanced:
        return odds.turns_inside(s.held[seat][STARS])
    return odds.duel(odds.against_shredder(), s.health[seat], s.held[seat][PIZZA], s.shredder, way_back())


def way_back() -> float:
    """From an outlined space to the skyscraper."""
    return ROUGH * min([DISTANCE[x][PLACES["skyscraper"]] for x in OUTLINED])


