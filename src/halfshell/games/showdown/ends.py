"""Section 9: how a game ends."""
from __future__ import annotations

from typing import Final

from halfshell.core.native import i64

from . import events
from .content import BOARD
from .names import BOARD_FULL, CAP, NONE, THREE_ALLIES, TURTLES, VILLAINS
from .state import DELIVERED, Showdown

ALLIES_TO_WIN: Final = 3
MOST_ACTIVATIONS: Final = 400  # 9.4


def end(s: Showdown, team: i64, how: i64) -> None:
    """At once, in the middle of anything."""
    if s.winner != NONE:
        return
    s.winner = team
    s.ending = how
    s.going = 0
    s.tell(events.WON_BY[how], team, how)
    s.finish()


def check_allies(s: Showdown) -> None:
    """9.1, SHOW-C16 After all Allies of one step."""
    if s.allies.count(DELIVERED) >= ALLIES_TO_WIN:
        end(s, TURTLES, THREE_ALLIES)


def check_board(s: Showdown) -> None:
    """9.3"""
    for x in BOARD:
        if not s.tiles[x]:
            return
    score(s, BOARD_FULL)


def check_cap(s: Showdown) -> None:
    """9.4"""
    if s.activations >= MOST_ACTIVATIONS:
        score(s, CAP)


def score(s: Showdown, how: i64) -> None:
    """9.3, 9.4 The Turtles must be strictly ahead."""
    end(s, TURTLES if s.marks[TURTLES] > s.marks[VILLAINS] else VILLAINS, how)
