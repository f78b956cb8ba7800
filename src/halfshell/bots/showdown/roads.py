"""How far things are from each other, on foot. A set of spaces is one integer, a bit a space, so that a crowd walks in a few shifts."""
from __future__ import annotations

from typing import Final

from halfshell.games.showdown.content import BOARD, COLUMNS_MOST, EDGE_ENDS, HOME, OPENS, PIPE, SEWER, SIDE, SIDES, SPACES
from halfshell.games.showdown.names import TURTLES, VILLAINS
from halfshell.games.showdown.state import Showdown

NORTH, EAST, SOUTH, WEST = range(SIDES)
GAP: Final = 2  # what a way over a missing tile costs, in steps
WALL: Final = 6  # what a way costs that is closed: a long way round
FAR: Final = 16
ALL: Final = (1 << SPACES) - 1
WHOLE: Final = 2 * SIDES  # the place of the bit "there is a tile" in a shape

Ways = tuple[int, int]  # the spaces with a way to the east, and those with a way to the south


def bits(spaces: list[int]) -> int:
    found = 0
    for x in spaces:
        found |= 1 << x
    return found


def step(crowd: int, ways: Ways) -> int:
    """Where a crowd can be after a step, or none."""
    east, south = ways
    return (crowd | (crowd & east) << 1 | crowd >> 1 & east | (crowd & south) << COLUMNS_MOST | crowd >> COLUMNS_MOST & south)


def without(ways: Ways, space: int) -> Ways:
    """The ways that do not touch a space."""
    bit = 1 << space
    return ways[0] & ~(bit | bit >> 1), ways[1] & ~(bit | bit >> COLUMNS_MOST)


def shape(sides: list[int]) -> int:
    """A tile on space 0: bits for each side that is sewer, for each that is pipe, and for the tile."""
    found = 1 << SPACES * WHOLE
    for side in range(SIDES):
        if sides[side] == SEWER:
            found |= 1 << SPACES * side
        elif sides[side] == PIPE:
            found |= 1 << SPACES * (SIDES + side)
    return found


class Flood:
    """The spaces that can be reached from some in so many steps."""

    def __init__(self, start: int, free: Ways, gaps: Ways, walls: Ways) -> None:
        self.free = free
        self.gaps = gaps
        self.walls = walls
        self.reached = [start]

    def away(self, target: int) -> int:
        """Steps to the closest space of a set."""
        reached = self.reached
        for n, seen in enumerate(reached):
            if seen & target:
                return n
        n = len(reached)
        while n < FAR:
            seen = step(reached[n - 1], self.free)
            if n >= GAP:
                seen |= step(reached[n - GAP], self.gaps)
            if n >= WALL:
                seen |= step(reached[n - WALL], self.walls)
            reached.append(seen)
            if seen & target:
                return n
            n += 1
        return FAR


class Roads:
    """Of one set of tiles and tokens."""

    def __init__(self, s: Showdown, shapes: list[int]) -> None:
        tiles = s.tiles
        whole = 0
        for x in BOARD:
            whole |= shapes[tiles[x]] << x
        parts = [whole >> SPACES * n & ALL for n in range(WHOLE + 1)]
        self.tiles = parts[WHOLE]
        board = bits(BOARD)
        inside = (board & board >> 1, board & board >> COLUMNS_MOST)
        placed = (self.tiles & self.tiles >> 1, self.tiles & self.tiles >> COLUMNS_MOST)
        sewer = [parts[EAST] & parts[WEST] >> 1, parts[SOUTH] & parts[NORTH] >> COLUMNS_MOST]
        pipe = [parts[SIDES + EAST] & parts[SIDES + WEST] >> 1, parts[SIDES + SOUTH] & parts[SIDES + NORTH] >> COLUMNS_MOST]
        for edge, token in enumerate(s.edges):
            if token:
                space, side = EDGE_ENDS[edge]
                axis, bit = side - EAST, 1 << space
                pipe[axis] &= ~bit
                sewer[axis] = sewer[axis] | bit if OPENS[token] else sewer[axis] & ~bit
        self.sewer: Ways = (sewer[0] & inside[0], sewer[1] & inside[1])
        both = (self.sewer[0] | pipe[0] & inside[0], self.sewer[1] | pipe[1] & inside[1])
        gaps = (inside[0] & ~placed[0], inside[1] & ~placed[1])
        self.ways = [[without(ways, HOME[1 - team]) for ways in (free, gaps, inside)]
                     for team, free in ((TURTLES, both), (VILLAINS, self.sewer))]
        self.floods: dict[tuple[int, int], Flood] = {}
        self.zones: dict[int, int] = {}
        self.known: dict[tuple[int, int, int], int] = {}

    def away(self, team: int, start: int, target: int) -> int:
        """Steps of somebody of a team from a set of spaces to the closest of another."""
        key = (team, start, target)
        found = self.known.get(key)
        if found is None:
            flood = self.floods.get((team, start))
            if flood is None:
                flood = self.floods[team, start] = Flood(start, *self.ways[team])
            found = self.known[key] = flood.away(target)
        return found

    def contact(self, space: int) -> int:
        """The spaces from which somebody there is touched (5.5)."""
        found = self.zones.get(space)
        if found is None:
            found = self.zones[space] = step(1 << space, self.sewer)
        return found


class Atlas:
    """Roads that were looked at."""

    def __init__(self) -> None:
        self.shapes = [shape(sides) if code else 0 for code, sides in enumerate(SIDE)]
        self.known: dict[tuple[tuple[int, ...], tuple[int, ...]], Roads] = {}

    def roads(self, s: Showdown) -> Roads:
        key = tuple(s.tiles), tuple(s.edges)
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = Roads(s, self.shapes)
        return found
