"""The options of the table. Section 2 of docs/rules/adventures.md."""
from __future__ import annotations

from typing import Final, NamedTuple

from halfshell.core.options import Option

OPTIONS: Final = [
    Option("mode", ("adventure", "duel"), "11.1", "together against a villain, or two heroes against each other."),
    Option("villain", ("shredder", "krang", "random"), "1.1", "whom the players fight."),
    Option("minions", ("random", "chosen"), "1.2", "drawn at random, or chosen by the players."),
    Option("heroes", ("chosen", "random"), "1.3", "each player chooses a hero, or gets one at random."),
    Option("allies", (False, True), "9.1", "allies and henchmen join the initiative deck."),
    Option("solo_relief", (True, False), "2.6", "a single player with few cards draws one before the villain's turn."),
    Option("open_hands", (False, True), "2.7", "the players see each other's hands."),
    Option("board", ("own", "new-york", "technodrome"), "11.1", "where a duel is fought; own: New York, and the Technodrome for Krang."),
]


class Options(NamedTuple):
    mode: str
    villain: str
    minions: str
    heroes: str
    allies: bool
    solo_relief: bool
    open_hands: bool
    board: str
