"""Why an action is not legal: the number of the rule that forbids it."""
from __future__ import annotations

from .cards import (
    ACCEPT,
    CALL,
    CARD,
    CATCH,
    CHALLENGE,
    COLOR,
    COLORLESS,
    DRAW,
    FIRST_PLAY,
    KEEP,
    NEXT_ROUND,
    NONE,
    PLAYER,
    UNO,
    WILD,
    WILD_DRAW_FOUR,
)
from .piles import can_draw
from .state import Uno


def why_not(s: Uno, asked: bool, seat: int, action: int) -> str:
    """`asked`: this seat is to answer now."""
    if action in (CALL, CATCH):
        return "7.4"
    if s.counting or action == NEXT_ROUND:
        return "8.5"
    if not asked:
        return "5.4" if action in (ACCEPT, CHALLENGE) else "2.10"
    if action >= FIRST_PLAY:
        return why_no_play(s, seat, action)
    if PLAYER <= action < FIRST_PLAY or s.actions[0] in range(PLAYER, FIRST_PLAY):
        return "10.4"
    if s.pending:
        return "7.3" if CATCH in s.actions or CALL in s.actions else "10.3"
    if CHALLENGE in s.actions or action in (ACCEPT, CHALLENGE):
        return "5.4"
    if ACCEPT in s.actions:
        return "10.1"
    if s.drawn != NONE:
        return "10.5" if action == KEEP else "2.5"
    if action == DRAW:
        return "2.8"
    return "2.5" if action == KEEP else "2.3" if can_draw(s) else "2.8"


def why_no_play(s: Uno, seat: int, action: int) -> str:
    card = CARD[action]
    plain = action - UNO if action >= FIRST_PLAY + UNO else action
    if s.actions[0] in range(PLAYER, FIRST_PLAY):
        return "10.4"
    if s.pending:
        return "7.3" if CATCH in s.actions or CALL in s.actions else "10.3"
    if card not in s.hands[seat] and (card != s.drawn or seat != s.player):
        return "9.1"
    if s.drawn != NONE and card != s.drawn:
        return "2.4"
    if plain != action and plain in s.actions:
        return "7.4"  # a call without need
    if ACCEPT in s.actions:
        return why_no_answer(s, card)
    if card >= WILD and COLOR[action] == COLORLESS:
        return "4.1"
    return "2.1" if s.pile[-1] < WILD else "2.2"


def why_no_answer(s: Uno, card: int) -> str:
    """A card played in answer to a Draw Two or Wild Draw Four."""
    if s.owed:
        return "4.1" if card == WILD_DRAW_FOUR == s.pile[-1] else "10.1"
    return "5.8" if card == WILD_DRAW_FOUR else "5.4"
