"""What the players of a table may agree on."""
from __future__ import annotations

from typing import Final, NamedTuple

from halfshell.core.options import Option


class Options(NamedTuple):
    """The values in force; the names and the order are those of OPTIONS."""

    dealer: str
    ignored_starters: str
    two_player_reverse: str
    stalemate: str
    wd4_blockers: str
    sewers_skips: bool
    draw_before_scoring: bool
    scoring: str
    target: int
    stacking: bool
    draw_until_playable: bool
    jump_in: bool
    seven_zero: bool
    must_play_drawn: bool


SWITCH: Final = (False, True)

OPTIONS: Final[list[Option]] = [
    Option("dealer", ("random", "first_seat"), "1.3", "Who deals first: a random player, or the one in the first seat."),
    Option("ignored_starters", ("discard", "back_and_shuffle"), "1.6",
           "Action cards turned up at the start stay under the first number, or go back into the draw pile."),
    Option("two_player_reverse", ("skip", "direction_only"), "3.2",
           "With two players Reverse acts like Skip, or only turns the direction."),
    Option("stalemate", ("void", "lowest_hand_wins"), "2.9",
           "A round in which nobody can move any more counts for nobody, or for the lowest hand."),
    Option("wd4_blockers", ("all_wilds", "wild_and_sewers", "color_only"), "5.1",
           "What else makes a Wild Draw Four a bluff: any wild card, Wild and Sewers, or nothing."),
    Option("sewers_skips", SWITCH, "6.4", "Whoever is hit by a Wild From the Sewers also loses the turn."),
    Option("draw_before_scoring", SWITCH, "8.2", "Cards forced by the last card are drawn before the points are counted."),
    Option("scoring", ("points_to_500", "single_round"), "8.4", "Play rounds until somebody has enough points, or one round only."),
    Option("target", (500,), "8.4", "The points that end the game.", low=50, high=2000),
    Option("stacking", SWITCH, "10.1",
           "Answer Draw Two with Draw Two, and Wild Draw Four with Wild Draw Four: the next player draws it all.", house=True),
    Option("draw_until_playable", SWITCH, "10.2", "Who draws goes on until a card can be played.", house=True),
    Option("jump_in", SWITCH, "10.3", "Play the identical colored card at once, out of turn.", house=True),
    Option("seven_zero", SWITCH, "10.4", "A seven swaps hands with a player; a zero passes all hands on.", house=True),
    Option("must_play_drawn", SWITCH, "10.5", "A drawn card that can be played must be played.", house=True),
]
