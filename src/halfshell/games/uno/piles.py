"""2.7, 2.8 Drawing: from the draw pile, then from the shuffled discards, and what there is if both are empty."""
from __future__ import annotations

from halfshell.core.events import Kind

from . import events as e
from .cards import NONE
from .state import Uno


def can_draw(s: Uno) -> bool:
    return bool(s.deck) or len(s.pile) > 1


def take(s: Uno) -> int:
    """The top card of the draw pile. 2.7 If there is none, the discards are shuffled, but the top one stays. 2.8 Or NONE."""
    if not s.deck:
        if len(s.pile) == 1:
            return NONE
        s.deck = s.pile[:-1]
        s.pile = s.pile[-1:]
        s.shuffle(s.deck)
        s.tell(e.SHUFFLED, len(s.deck))
    return s.deck.pop()


def give(s: Uno, player: int, count: int, why: Kind) -> None:
    """2.8 What there is of count cards."""
    for _ in range(count):
        card = take(s)
        if card == NONE:
            s.tell(e.NOTHING_LEFT, player)
            return
        s.hands[player].append(card)
        s.tell(why, player, card)
