"""Section 2: steps along links, where a pawn may stop, and how it goes back."""
from __future__ import annotations

from halfshell.core.events import Kind
from halfshell.core.native import i64

from . import events
from .content import EXITS, MARK, NEIGHBORS, OUTLINED, PLACES, SPACES, TILE_KIND
from .names import DYNAMITE, KEY_CARD, NONE
from .state import Race


def is_hidden(s: Race, space: i64) -> bool:
    return s.tiles[space] != NONE and not s.up[space]


def is_closed(s: Race, space: i64) -> bool:
    """3.2 A face-up Blockage."""
    return s.up[space] == 1 and s.tiles[space] != NONE and TILE_KIND[s.tiles[space]] == "blockage"


def occupied(s: Race, space: i64) -> bool:
    """By another Turtle; the Lair and the skyscraper hold any number."""
    if space not in s.at or MARK[space] in ("lair", "skyscraper"):
        return False
    return s.at[s.player] != space or s.at.count(space) > 1


def opens(s: Race, space: i64) -> bool:
    """5.1 Whether the player holds what opens this door."""
    thing = KEY_CARD if MARK[space] == "key-door" else DYNAMITE
    return s.held[s.player][thing] > 0


def is_shut(s: Race, space: i64) -> bool:
    """5.2 A door for which the player lacks the tile."""
    return MARK[space] in ("key-door", "dynamite-door") and not opens(s, space)


def ends_move(s: Race, start: i64, to: i64) -> bool:
    """2.2, 5.1, 5.2 A hidden tile, the skyscraper, a door that he cannot open; 2.7 from inside every door is open."""
    if is_hidden(s, to):
        return True
    mark = MARK[to]
    return mark != "" and (mark == "skyscraper" or (is_shut(s, to) and MARK[start] != "skyscraper"))


def may_step(s: Race, start: i64, to: i64) -> bool:
    """2.5, 5.1 Not onto a closed space; into the skyscraper through an open door only."""
    if is_closed(s, to):
        return False
    return MARK[to] != "skyscraper" or opens(s, start)


def can_stop(s: Race, space: i64, steps: i64) -> bool:
    """2.3 From here, where the move does not end, and with so many steps left, there is a space to stop on."""
    row = [space]
    seen = [space]
    open_ways = [space]  # those of the row where the move does not end
    while row:
        for x in row:
            if not occupied(s, x):
                return True
        if steps == 0:
            return False
        steps -= 1
        after: list[int] = []
        further: list[int] = []
        for x in open_ways:
            for y in NEIGHBORS[x]:
                if y not in seen and may_step(s, x, y):
                    seen.append(y)
                    after.append(y)
                    if not ends_move(s, x, y):
                        further.append(y)
        row = after
        open_ways = further
    return False


def next_spaces(s: Race) -> list[int]:
    """2.1-2.5 Where the next step may go."""
    if s.steps <= 0:
        return []
    here = s.at[s.player]
    found: list[int] = []
    for y in NEIGHBORS[here]:
        if may_step(s, here, y) and (not occupied(s, y) or (not ends_move(s, here, y) and can_stop(s, y, s.steps - 1))):
            found.append(y)
    return found


def step(s: Race, to: i64) -> None:
    here = s.at[s.player]
    s.at[s.player] = to
    s.path.append(to)
    s.steps -= 1
    s.tell(events.STEPPED, s.player, here, to)


def retreat(s: Race, steps: i64, kind: Kind) -> None:
    """3.2, 4.2 Back along the path, to the first space where stopping is legal; with none left, where the move began (2.4)."""
    here = s.at[s.player]
    place = max(len(s.path) - 1 - steps, 0)
    while place > 0 and occupied(s, s.path[place]):
        place -= 1
    s.at[s.player] = s.path[place]
    s.tell(kind, s.player, here, s.path[place])


def reaches(start: i64, closed: list[int]) -> bool:
    """1.4, 3.3 Whether a way leads from here to the skyscraper around these spaces."""
    goal = PLACES["skyscraper"]
    seen = [0] * len(SPACES)
    seen[start] = 1
    row = [start]
    while row:
        x = row.pop()
        if x == goal:
            return True
        for y in NEIGHBORS[x]:
            if not seen[y] and y not in closed:
                seen[y] = 1
                row.append(y)
    return False


def fair(s: Race) -> bool:
    """1.4 The Blockages cut off none of the places where Turtles begin or arrive."""
    blocked = [x for x in range(len(SPACES)) if s.tiles[x] != NONE and TILE_KIND[s.tiles[x]] == "blockage"]
    places = [PLACES["lair"], PLACES["lab-circle"], *EXITS, *OUTLINED]
    return all([reaches(place, blocked) for place in places])
