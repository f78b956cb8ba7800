"""The options of the table. Section 2 of docs/rules/adventures.md."""
from __future__ import annotations

from typing import Final, NamedTuple

from halfshell.core.options import Option

OPTIONS: Final = [
    Option("mode", ("adventure", "duel"), "11.1", "Together against a villain, or two players in a duel.", setup=True),
    Option("villain", ("shredder", "krang", "random"), "1.1", "Whom the players fight.", setup=True),
    Option("minions", ("random", "chosen"), "1.2", "Drawn at random, or chosen by the players.", setup=True),
    Option("heroes", ("chosen", "random"), "1.3", "Each player chooses a hero, or gets one at random.", setup=True),
    Option("allies", (False, True), "9.1", "Allies and henchmen join the initiative deck.", setup=True),
    Option("solo_relief", (True, False), "2.6", "A single player with few cards draws one before the villain's turn."),
    Option("open_hands", (False, True), "2.7", "The players see each other's hands."),
    Option("board", ("own", "new-york", "technodrome"), "11.1", "Where a duel is fought; own: New York, and the Technodrome for Krang.",
           setup=True),
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
