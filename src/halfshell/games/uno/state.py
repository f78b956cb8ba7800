"""Everything true of one game of UNO now."""
from __future__ import annotations

from typing import ClassVar, Final

from halfshell.core.native import i64
from halfshell.core.script import Script
from halfshell.core.state import State

from .options import Options

SHOWING: Final = 1024  # in `shown`: SHOWING + eyes, a bit for each seat that sees the cards that follow; -1 - card for a card laid since


class Uno(State):
    FIELDS: ClassVar[tuple[str, ...]] = ("seats", "round", "dealer", "player", "direction", "color", "drawn", "owed", "idle", "winner",
                                         "counting", "hands", "deck", "pile", "scores", "shown")

    seats: i64
    round: i64  # from 1
    dealer: i64
    player: i64  # whose turn it is
    direction: i64  # 1 clockwise, -1 the other way
    color: i64  # of the top card, or declared with it
    drawn: i64  # the card just drawn, apart from the hand while its owner decides (2.5); or NONE
    owed: i64  # cards of the stack that is being built (10.1)
    idle: i64  # passes in a row (2.9)
    winner: i64  # of the round just ended; or NONE
    counting: i64  # 1 from the end of a round to the next deal: all hands lie open (8.3)
    hands: list[list[int]]
    deck: list[int]  # the draw pile, its top last
    pile: list[int]  # the discard pile, its top last
    scores: list[int]
    shown: list[list[int]]  # what was seen of each hand (5.5, 6.3, 10.4), in order, see SHOWING; empty while nothing was
    options: Options
    effects: list[Script | None]  # what each card does under these options

    def clone(self) -> Uno:
        s = Uno()
        self.copy_core(s)
        s.seats = self.seats
        s.round = self.round
        s.dealer = self.dealer
        s.player = self.player
        s.direction = self.direction
        s.color = self.color
        s.drawn = self.drawn
        s.owed = self.owed
        s.idle = self.idle
        s.winner = self.winner
        s.counting = self.counting
        s.hands = [hand[:] for hand in self.hands]
        s.deck = self.deck[:]
        s.pile = self.pile[:]
        s.scores = self.scores[:]
        s.shown = [row[:] for row in self.shown] if self.shown else []
        s.options = self.options
        s.effects = self.effects
        return s
