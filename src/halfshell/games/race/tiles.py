"""Section 3: what a tile does when it is turned over."""
from __future__ import annotations

from typing import Final

from halfshell.core.events import Kind
from halfshell.core.native import i64
from halfshell.core.ops import Do
from halfshell.core.script import PASS, script
from halfshell.core.state import State

from . import events
from .battle import BATTLE, everybody, here, remove_tile
from .content import EXITS, MARK, NEIGHBORS, PLACES, SPACES, TILE_KIND, TILE_NUMBER
from .keys import LOOK, SPACE, YES
from .movement import is_closed, is_hidden, reaches, retreat
from .names import BIT, DYNAMITE, KEY_CARD, NONE, PIZZA, SPLINTER, STARS
from .ops import AskPlayer
from .state import Race


def turn_over(s: Race) -> None:
    """2.2 The tile on which the move has ended."""
    space = here(s)
    s.up[space] = 1
    s.seen[space] = everybody(s)
    tile = s.tiles[space]
    kind = TILE_KIND[tile]
    s.tell(events.TURNED_UP, s.player, space, tile)
    if kind == "enemy":
        s.call(BATTLE)
        return
    s.done = 1
    if kind == "blockage":
        block(s, space)
    elif kind == "its-clear":
        remove_tile(s, space)
        s.further = 1
    elif kind == "pizza":
        eat_or_keep(s, space)
    elif kind == "subway":
        remove_tile(s, space)
        send(s, EXITS[TILE_NUMBER[tile]], events.RODE)
    elif kind == "missed-train":
        remove_tile(s, space)
        s.tell(events.MISSED, s.player)
    elif kind == "go-to-lab":
        remove_tile(s, space)
        send(s, PLACES["lab-circle"], events.SENT_TO_LAB)
    elif kind == "april":
        remove_tile(s, space)
        s.call(APRIL)
    elif kind == "casey":
        remove_tile(s, space)
        if beside_another(s):
            s.call(CASEY)
        else:
            s.tell(events.NO_PLACE, s.player)
    elif kind in ("splinter", "ninja-stars"):
        remove_tile(s, space)
        get(s, SPLINTER if kind == "splinter" else STARS)
    else:
        s.call(TAKE)


def get(s: Race, thing: i64) -> None:
    """3.12 Of use from the next turn on, a further turn included."""
    s.fresh[s.player][thing] += 1
    s.tell(events.GOT_THING[thing], s.player, thing)


def block(s: Race, space: i64) -> None:
    """3.2 Closed for the rest of the game. 3.3 Unless it would cut a Turtle off."""
    retreat(s, 1 if s.options.blockage_return == "step" else len(s.path) - 1, events.BLOCKED)
    closed = [x for x in range(len(SPACES)) if is_closed(s, x)]
    for seat in range(s.seats):
        if not reaches(s.at[seat], closed):
            remove_tile(s, space)
            return


def eat_or_keep(s: Race, space: i64) -> None:
    """3.5, 6.7"""
    remove_tile(s, space)
    if s.advanced:
        get(s, PIZZA)
    else:
        s.further = 1


def send(s: Race, space: i64, kind: Kind) -> None:
    """2.4, 3.6, 3.7 A forced arrival may share a space."""
    start = here(s)
    s.at[s.player] = space
    s.tell(kind, s.player, start, space)


# --- April ------------------------------------------------------------------------------------------------------------------------


def nothing_looked_at(s: State) -> None:
    assert isinstance(s, Race)
    s.looked = []


def hidden_tiles(s: State) -> list[int]:
    """3.8 Any face-down tile he may look at; each once."""
    assert isinstance(s, Race)
    return [LOOK + x for x in range(len(SPACES)) if is_hidden(s, x) and x not in s.looked]


def look(s: State, answer: i64) -> None:
    """Private to the player."""
    assert isinstance(s, Race)
    if answer != PASS:
        space = answer - LOOK
        s.looked.append(space)
        s.seen[space] |= BIT[s.player]
        s.tell(events.LOOKED, s.player, space, s.tiles[space])


APRIL: Final = script(
    "race/april",
    Do(nothing_looked_at),
    AskPlayer(hidden_tiles, look, kind="space", rule="3.8"),
    AskPlayer(hidden_tiles, look, kind="space", rule="3.8"))

# --- Casey ------------------------------------------------------------------------------------------------------------------------


def beside_another(s: State) -> list[int]:
    """3.9 Empty spaces next to another Turtle."""
    assert isinstance(s, Race)
    found: list[int] = []
    for seat in range(s.seats):
        if seat == s.player:
            continue
        for x in NEIGHBORS[s.at[seat]]:
            if s.tiles[x] == NONE and MARK[x] != "skyscraper" and x not in s.at and SPACE + x not in found:
                found.append(SPACE + x)
    return [*sorted(found), PASS] if found else []


def follow(s: State, answer: i64) -> None:
    """Landing resolves nothing."""
    assert isinstance(s, Race)
    if answer != PASS:
        s.at[s.player] = answer - SPACE
        s.tell(events.MOVED_BY_CASEY, s.player, answer - SPACE)


CASEY: Final = script("race/casey", AskPlayer(beside_another, follow, kind="space", rule="3.9"))

# --- Key Cards and Dynamite -----------------------------------------------------------------------------------------------------------


def thing_here(s: Race) -> int:
    """A face-up Key Card or Dynamite on his space; NONE."""
    space = here(s)
    if s.tiles[space] == NONE or not s.up[space]:
        return NONE
    kind = TILE_KIND[s.tiles[space]]
    return KEY_CARD if kind == "key-card" else DYNAMITE if kind == "dynamite" else NONE


def take_it(s: State) -> list[int]:
    """3.13 Who has none of this kind; otherwise it stays face up."""
    assert isinstance(s, Race)
    thing = thing_here(s)
    return [YES, PASS] if thing != NONE and not s.held[s.player][thing] else []


def take(s: State, answer: i64) -> None:
    assert isinstance(s, Race)
    if answer == YES:
        thing = thing_here(s)
        remove_tile(s, here(s))
        s.held[s.player][thing] = 1
        s.tell(events.GOT_THING[thing], s.player, thing)


TAKE: Final = script("race/take", AskPlayer(take_it, take, kind="yes_no", rule="3.13"))

