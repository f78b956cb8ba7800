"""The options of the table: readings of the rules."""
from __future__ import annotations

from typing import Final, NamedTuple

from halfshell.core.options import Option

OPTIONS: Final = [
    Option("closest", ("manhattan", "king"), "4.1", "How the closest empty space is measured: by orthogonal steps, or with diagonal ones."),
    Option("pipe_step", ("one_tile", "whole_pipe"), "5.2", "A step through a pipe goes one tile, or to its end."),
    Option("enter_forces_showdown", (True, False), "5.7", "Entering a tile that holds an opponent starts a Showdown."),
    Option("attack_range", ("contact", "same_tile"), "7.1", "Who may be attacked: opponents in contact, or on the same tile only."),
    Option("home_is_safe", (False, True), "7.1", "A character on his own Home cannot be attacked."),
    Option("delivery_needs_connection", (False, True), "6.3", "An Ally is delivered from a connected tile only."),
    Option("deliver_on_receipt", (False, True), "6.3", "A Turtle next to Home delivers an Ally as soon as it is given to him."),
    Option("pizza_may_use_exhausted", (False, True), "3.5", "The turn for a Pizza may use an exhausted card."),
    Option("opening_needs_sewer_side", (False, True), "8.2", "A token opens a way only where at least one side is a sewer path."),
    Option("no_hopeless_attack", (False, True), "7.8", "An attack that cannot win is refused."),
]


class Options(NamedTuple):
    closest: str
    pipe_step: str
    enter_forces_showdown: bool
    attack_range: str
    home_is_safe: bool
    delivery_needs_connection: bool
    deliver_on_receipt: bool
    pizza_may_use_exhausted: bool
    opening_needs_sewer_side: bool
    no_hopeless_attack: bool
