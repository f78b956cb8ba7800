"""How tiles are joined, who is in contact with whom, and which spaces are closest."""
from __future__ import annotations

from halfshell.core.native import i64

from .content import BOARD, EDGE, HOME, KING, MANHATTAN, NEXT, OPENS, PIPE, SEWER, SIDE, SIDES
from .names import BIT, NONE, TEAM_MEMBERS, TEAM_OF, TURTLES
from .state import Showdown

NO_WAY, BY_SEWER, BY_PIPE = 0, 1, 2


def joined(s: Showdown, space: i64, side: i64) -> int:
    """5.2, 8.2 How the tile on a space is joined to that on this side of it."""
    other = NEXT[space][side]
    if other == NONE or not s.tiles[space] or not s.tiles[other]:
        return NO_WAY
    token = s.edges[EDGE[space][side]]
    if token:
        return BY_SEWER if OPENS[token] else NO_WAY
    mine = SIDE[s.tiles[space]][side]
    if mine != SIDE[s.tiles[other]][(side + 2) % SIDES]:
        return NO_WAY
    return BY_SEWER if mine == SEWER else BY_PIPE if mine == PIPE else NO_WAY


def connected(s: Showdown, a: i64, b: i64) -> bool:
    """Two adjacent tiles, by sewer path."""
    for side in range(SIDES):
        if NEXT[a][side] == b:
            return joined(s, a, side) == BY_SEWER
    return False


def touches(s: Showdown, a: i64, b: i64) -> bool:
    """5.5 The same tile, or adjacent and connected ones; pipes never."""
    return a == b or connected(s, a, b)


def adjacent(a: i64, b: i64) -> bool:
    return b in NEXT[a]


def foes_in_contact(s: Showdown, character: i64, space: i64) -> int:
    """Opponents that touch this space, as bits."""
    found = 0
    for other in TEAM_MEMBERS[1 - TEAM_OF[character]]:
        if touches(s, space, s.at[other]):
            found |= BIT[other]
    return found


def foes_on(s: Showdown, character: i64, space: i64) -> int:
    """Opponents on this very space, as bits."""
    found = 0
    for other in TEAM_MEMBERS[1 - TEAM_OF[character]]:
        if s.at[other] == space:
            found |= BIT[other]
    return found


def may_stand(character: i64, space: i64) -> bool:
    """5.3 Not on the other team's Home."""
    return space != HOME[1 - TEAM_OF[character]]


def ways(s: Showdown, character: i64, space: i64) -> list[int]:
    """5.2 The spaces one step away. Pipes for Turtles only."""
    found: list[int] = []
    for side in range(SIDES):
        way = joined(s, space, side)
        if way == NO_WAY or (way == BY_PIPE and TEAM_OF[character] != TURTLES):
            continue
        other = NEXT[space][side]
        if way == BY_PIPE and s.options.pipe_step == "whole_pipe":
            other = pipe_end(s, space, side)
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
    best = 999
    found: list[int] = []
    distance = KING[space] if s.options.closest == "king" else MANHATTAN[space]
    for x in BOARD:
        if s.tiles[x]:
            continue
        if distance[x] < best:
            best = distance[x]
            found = []
        if distance[x] == best:
            found.append(x)
    return found


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
