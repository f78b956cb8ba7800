"""What the action cards do: 3 colored ones, 5 Wild Draw Four, 6 Wild From the Sewers."""
from __future__ import annotations

from halfshell.core.events import Kind
from halfshell.core.native import i64

from . import events as e
from .cards import ACCEPT, CHALLENGE, OTHER_COLORS, WILD, WILD_DRAW_FOUR, color_of
from .memory import everybodys_eyes, remember
from .piles import can_draw, give
from .state import Uno


def next_player(s: Uno) -> int:
    return (s.player + s.direction) % s.seats


# --- 3 colored action cards --------------------------------------------------------------------------------------------


def next_player_draws_two(s: Uno) -> None:
    give(s, next_player(s), 2, e.DREW_FOR_TWO)


def lose_turn(s: Uno, why: Kind) -> None:
    """The turn is passed to the next player and lost; so the one after him is next."""
    s.player = next_player(s)
    s.tell(why, s.player)


def next_player_loses_the_turn(s: Uno) -> None:
    lose_turn(s, e.LOST_TURN)


def two_cost_the_turn(s: Uno) -> None:
    lose_turn(s, e.LOST_TURN_TO_TWO)


def reverse_costs_the_turn(s: Uno) -> None:
    lose_turn(s, e.LOST_TURN_TO_REVERSE)


def sewers_cost_the_turn(s: Uno) -> None:
    lose_turn(s, e.LOST_TURN_TO_SEWERS)


def direction_changes(s: Uno) -> None:
    s.direction = -s.direction
    s.tell(e.REVERSED, s.direction)


def it_acts_like_skip(s: Uno) -> bool:
    return s.seats == 2 and s.options.two_player_reverse == "skip"


# --- 5 wild draw four --------------------------------------------------------------------------------------------------


def blocks(s: Uno, card: int, color: int) -> bool:
    """5.1 Does holding this card forbid a Wild Draw Four?"""
    if card < WILD:
        return color_of(card) == color
    blockers = s.options.wd4_blockers
    return blockers == "all_wilds" or (blockers == "wild_and_sewers" and card != WILD_DRAW_FOUR)


def is_bluff(s: Uno, player: int) -> bool:
    """5.2 Would his Wild Draw Four be a bluff now? All other cards in hand count (2.6); as the last card it cannot be (5.7)."""
    hand = s.hands[player][:]
    if WILD_DRAW_FOUR in hand and s.drawn != WILD_DRAW_FOUR:
        hand.remove(WILD_DRAW_FOUR)
    return any([blocks(s, card, s.color) for card in hand])


def accept_or_challenge(s: Uno) -> list[int]:
    return [CHALLENGE, ACCEPT]


def answer_draw_four(s: Uno, action: i64, color_before: int, cards_left: int) -> None:
    """5.4"""
    if action == CHALLENGE:
        challenge(s, color_before, cards_left, 4)
        return
    s.tell(e.ACCEPTED, next_player(s))
    give(s, next_player(s), 4, e.DREW_FOR_FOUR)
    lose_turn(s, e.LOST_TURN_TO_FOUR)


def challenge(s: Uno, color_before: int, cards_left: int, owed: int) -> None:
    """5.5, 5.6. 5.3 The color before the play counts; so does the hand as it was then, its first `cards_left` cards,
    since a player caught without UNO has drawn in between."""
    accused = s.player
    challenger = next_player(s)
    held = s.hands[accused][:cards_left]
    bluff = any([blocks(s, card, color_before) for card in held])
    s.tell(e.CHALLENGED, challenger, accused)
    for card in held:
        s.tell(e.SHOWED_ONE, accused, challenger, card)
    remember(s, accused, 1 << challenger, held)
    s.tell(e.VERDICT, challenger, accused, int(bluff))
    if bluff:
        give(s, accused, owed, e.DREW_AS_BLUFFER)
    else:
        give(s, challenger, owed + 2, e.DREW_AS_CHALLENGER)
        lose_turn(s, e.LOST_TURN_TO_CHALLENGE)


# --- 6 wild from the sewers --------------------------------------------------------------------------------------------


def missing_colors(hand: list[int]) -> int:
    """6.2 As a bit mask; wilds are no color."""
    mask = 15
    for card in hand:
        mask &= OTHER_COLORS[card]
    return mask


def next_player_draws_to_four_colors(s: Uno) -> None:
    """6.2; 6.5 until there is no card left to draw."""
    victim = next_player(s)
    missing = missing_colors(s.hands[victim])
    if missing:
        s.tell(e.MISSING, victim, missing)
    while missing_colors(s.hands[victim]):
        if not can_draw(s):
            s.tell(e.NOTHING_LEFT, victim)
            return
        give(s, victim, 1, e.DREW_FOR_SEWERS)


def next_player_shows_the_hand(s: Uno) -> None:
    """6.3"""
    victim = next_player(s)
    if s.log is not None:
        for card in sorted(s.hands[victim]):
            s.tell(e.SHOWED_ALL, victim, card)
    remember(s, victim, everybodys_eyes(s), s.hands[victim])


def sewers_skip(s: Uno) -> bool:
    return s.options.sewers_skips
