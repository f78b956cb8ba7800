"""The options of the table."""
from __future__ import annotations

from typing import Final, NamedTuple

from halfshell.core.options import Option

OPTIONS: Final = [
    Option("game", ("basic", "advanced"), "6.1", "The Basic game, or the Advanced one with health, dice battles, and Pizza to keep.",
           setup=True),
    Option("green", (0,), "1.3", "Who wears green begins: the number of the seat; 0: the dice decide.", low=0, high=4),
    Option("check_deal", (True, False), "1.4", "A deal whose Blockages cut off a place where Turtles begin or arrive is repeated."),
    Option("blockage_return", ("step", "start_of_move"), "3.2", "A Blockage sends back by one step, or to the start of the move."),
    Option("stars_after_roll", (True, False), "3.11", "Ninja Stars may be thrown after the roll is seen."),
    Option("may_leave_skyscraper", (True, False), "2.7", "A Turtle may leave the skyscraper through either door."),
]


class Options(NamedTuple):
    game: str
    green: int
    check_deal: bool
    blockage_return: str
    stars_after_roll: bool
    may_leave_skyscraper: bool
