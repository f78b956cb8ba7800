"""1.1 The cards, and the actions that play them.

A card is its kind, an integer: color * 13 + rank for colored cards, then the three wilds. A hand, the draw pile and the
discard pile are lists of kinds (two red fives are two equal integers). Playing a card is one action, color and UNO call
included: `play:R5`, `play:W(P)`, `play:R5+uno`.
"""
from __future__ import annotations

from typing import Final

SKIP: Final = 10
REVERSE: Final = 11
DRAW_TWO: Final = 12
WILD: Final = 52
WILD_DRAW_FOUR: Final = 53
SEWERS: Final = 54
NONE: Final = -1
COLORLESS: Final = 4  # the color of a wild; on the pile only of one that ended a round (4.2)

COLORS: Final = "BOPR"
COLOR_WORDS: Final = ["blue", "orange", "purple", "red"]
RANKS: Final = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "-skip", "-rev", "+2"]
RANK_WORDS: Final = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "Skip", "Reverse", "Draw Two"]
NAMES: Final = [c + r for c in COLORS for r in RANKS] + ["W", "+4", "SW"]
WORDS: Final = [f"{c} {r}" for c in COLOR_WORDS for r in RANK_WORDS] + ["Wild", "Wild Draw Four", "Wild From the Sewers"]
COLORED: Final[list[int]] = [c * 13 + r for c in range(4) for r in range(13) for _ in range(2 if r else 1)]
FULL_DECK: Final[list[int]] = COLORED + [WILD, WILD_DRAW_FOUR, SEWERS] * 4
POINTS: Final[list[int]] = [r if r < 10 else 20 for _ in COLORS for r in range(13)] + [50, 50, 50]  # 8.3

OTHER_COLORS: Final[list[int]] = [15 - (1 << k // 13) if k < WILD else 15 for k in range(55)]  # as a bit mask


def color_of(card: int) -> int:
    return card // 13


def fits(card: int, top: int, color: int) -> bool:
    """2.1, 2.2, 4.1, 6.1: wild, or the same color, or (not on a wild) the same number or symbol."""
    return card >= WILD or color_of(card) == color or (top < WILD and card % 13 == top % 13)


def points(hand: list[int]) -> int:
    """8.3"""
    return sum([POINTS[card] for card in hand])


def face(card: int, color: int) -> str:
    """A card as it lies on the pile: `R5`, `W(P)`; `W` where no color was declared (4.2)."""
    return NAMES[card] if card < WILD or color == COLORLESS else f"{NAMES[card]}({COLORS[color]})"


# --- actions -----------------------------------------------------------------------------------------------------------

DRAW: Final = 1
KEEP: Final = 2
ACCEPT: Final = 3
CHALLENGE: Final = 4
CALL: Final = 5
CATCH: Final = 6
NEXT_ROUND: Final = 7
PLAYER: Final = 8  # and up: a player, by seat
FIRST_PLAY: Final = 18
UNO: Final = 67  # added to a play: with the call

# A play is a card and the color that holds afterwards: a colored card once, a wild once for each color and once without.
PLAYS: Final[list[tuple[int, int]]] = [(k, k // 13) for k in range(52)] + \
    [(k, c) for k in (WILD, WILD_DRAW_FOUR, SEWERS) for c in range(5)]
PLAY_NAMES: Final = [face(k, c) for k, c in PLAYS]
# PLAYS_OF[card]: each play of a card that may be made at any time; LAST_PLAYS_OF: when it is the last one (4.2)
PLAYS_OF: Final[list[list[int]]] = [
    [FIRST_PLAY + i for i, play in enumerate(PLAYS) if play[0] == k and play[1] != COLORLESS] for k in range(55)]
LAST_PLAYS_OF: Final[list[list[int]]] = [[FIRST_PLAY + i for i, play in enumerate(PLAYS) if play[0] == k] for k in range(55)]
# PLAYS_ON[color][top][card]: the plays of a card on this top card; none if it does not match
PLAYS_ON: Final[list[list[list[list[int]]]]] = [
    [[PLAYS_OF[k] if fits(k, t, c) else [] for k in range(55)] for t in range(55)] for c in range(4)]
CARD: Final[list[int]] = [NONE] * FIRST_PLAY + [k for k, c in PLAYS] * 2
COLOR: Final[list[int]] = [NONE] * FIRST_PLAY + [c for k, c in PLAYS] * 2
KEYS: Final[list[str]] = ["pass", "draw", "keep", "accept", "challenge", "uno", "catch", "next_round"] + \
    [f"player:{n}" for n in range(10)] + [f"play:{n}" for n in PLAY_NAMES] + [f"play:{n}+uno" for n in PLAY_NAMES]
