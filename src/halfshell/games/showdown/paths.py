"""How tiles are joined, who is in contact with whom, and which spaces are closest."""
from __future__ import annotations

from typing import Final

from halfshell.core.native import i64

from .content import BOARD, EDGE, HOME, KING_RINGS, NEXT, OPENS, RINGS, SIDE, SIDE_TO, SIDES
from .names import BIT, NONE, OPPONENTS, TEAM_OF, TURTLES
from .state import Showdown

# How tiles are joined where their sides are the same; the numbers are those of CLOSED, SEWER, PIPE.
NO_WAY: Final = 0
BY_SEWER: Final = 1
BY_PIPE: Final = 2


def joined(s: Showdown, space: i64, side: i64) -> i64:
    """5.2, 8.2 How the tile on a space is joined to that on this side of it. Where no tile lies, all is closed."""
    edge: i64 = EDGE[space][side]
    if edge == NONE:
        return NO_WAY
    token: i64 = s.edges[edge]
    if token:
        return BY_SEWER if OPENS[token] else NO_WAY
    mine: i64 = SIDE[s.tiles[space]][side]
    return mine if mine == SIDE[s.tiles[NEXT[space][side]]][side ^ 2] else NO_WAY


def connected(s: Showdown, a: i64, b: i64) -> bool:
    """Two adjacent tiles, by sewer path."""
    side: i64 = SIDE_TO[a][b]
    return side != NONE and joined(s, a, side) == BY_SEWER


def touches(s: Showdown, a: i64, b: i64) -> bool:
    """5.5 The same tile, or adjacent and connected ones; pipes never."""
    return a == b or connected(s, a, b)


def adjacent(a: i64, b: i64) -> bool:
    return SIDE_TO[a][b] != NONE


def foes_in_contact(s: Showdown, character: i64, space: i64) -> i64:
    """Opponents that touch this space, as bits."""
    found: i64 = 0
    side_to = SIDE_TO[space]
    for other in OPPONENTS[character]:
        there: i64 = s.at[other]
        if there == space or (side_to[there] != NONE and connected(s, space, there)):
            found |= BIT[other]
    return found


def foes_on(s: Showdown, character: i64, space: i64) -> i64:
    """Opponents on this very space, as bits."""
    found: i64 = 0
    for other in OPPONENTS[character]:
        if s.at[other] == space:
            found |= BIT[other]
    return found


def may_stand(character: i64, space: i64) -> bool:
    """5.3 Not on the other team's Home."""
    return space != HOME[1 - TEAM_OF[character]]


def ways(s: Showdown, character: i64, space: i64) -> list[int]:
    """5.2 The spaces one step away. Pipes for Turtles only."""
    found: list[int] = []
    turtle = TEAM_OF[character] == TURTLES
    for side in range(SIDES):
        way = joined(s, space, side)
        if way == NO_WAY or (way == BY_PIPE and not turtle):
            continue
        whole_pipe = way == BY_PIPE and s.options.pipe_step == "whole_pipe"
        other = pipe_end(s, space, side) if whole_pipe else NEXT[space][side]
        if may_stand(character, other) and other not in found:
            found.append(other)
    return found


def pipe_end(s: Showdown, space: i64, side: i64) -> int:
    """Option whole_pipe: straight on for as long as pipe meets pipe."""
    at = space
    while joined(s, at, side) == BY_PIPE:
        at = NEXT[at][side]
    return at


def closest_empty(s: Showdown, space: i64) -> list[int]:
    """4.1 The empty spaces closest to here, ignoring paths."""
    for ring in KING_RINGS[space] if s.options.closest == "king" else RINGS[space]:
        found = [x for x in ring if not s.tiles[x]]
        if found:
            return found
    return []


def empty_spaces(s: Showdown) -> list[int]:
    return [x for x in BOARD if not s.tiles[x]]


def nobody_on(s: Showdown, space: i64) -> bool:
    """SHOW-C5 No standee, Ally or Pizza on it, no token on its sides."""
    if s.pizza[space] or space in s.at or space in s.allies:
        return False
    for side in range(SIDES):
        edge = EDGE[space][side]
        if edge != NONE and s.edges[edge]:
            return False
    return True
