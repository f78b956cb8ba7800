"""What can happen in a game of UNO, and by which rule. Who hears what is said here and nowhere else (9.1)."""
from __future__ import annotations

from typing import Final

from halfshell.core.events import Kind, Show

from .cards import COLORLESS, COLORS, NAMES


def color_name(color: int) -> str:
    return "" if color == COLORLESS else COLORS[color]


def colors_in(mask: int) -> str:
    """A bit mask of colors as letters: 5 is "BP"."""
    return "".join([letter for i, letter in enumerate(COLORS) if mask >> i & 1])


card_name = NAMES.__getitem__
SHOW: Final[dict[str, Show]] = {"card": card_name, "color": color_name, "missing": colors_in}

ROUND_BEGAN: Final = Kind("round_began", "round dealer", "1.3")
DEALT: Final = Kind("dealt", "player cards", "1.4")
TURNED_UP: Final = Kind("turned_up", "card", "1.5", reveals=True, show=SHOW)
PLAYED: Final = Kind("played", "player card color", "2.1", show=SHOW)
PLAYED_WILD: Final = PLAYED.by("4.1")
PLAYED_DRAW_FOUR: Final = PLAYED.by("5.1")
PLAYED_SEWERS: Final = PLAYED.by("6.1")
JUMPED_IN: Final = Kind("jumped_in", "player card color", "10.3", show=SHOW)
DREW: Final = Kind("drew", "player card", "2.3", secret="card", eyes="player", show=SHOW)
DREW_ON: Final = DREW.by("10.2")
DREW_FOR_TWO: Final = DREW.by("3.1")
DREW_FOR_FOUR: Final = DREW.by("5.4")
DREW_AS_CHALLENGER: Final = DREW.by("5.6")
DREW_AS_BLUFFER: Final = DREW.by("5.6")
DREW_FOR_SEWERS: Final = DREW.by("6.2")
DREW_AS_CAUGHT: Final = DREW.by("7.2")
DREW_FOR_STACK: Final = DREW.by("10.1")
KEPT: Final = Kind("kept", "player", "2.5")
SHUFFLED: Final = Kind("shuffled", "cards", "2.7")
NOTHING_LEFT: Final = Kind("nothing_left", "player", "2.8")
PASSED: Final = Kind("passed", "player", "2.8")
REVERSED: Final = Kind("reversed", "direction", "3.2")
LOST_TURN: Final = Kind("lost_turn", "player", "3.3")
LOST_TURN_TO_TWO: Final = LOST_TURN.by("3.1")
LOST_TURN_TO_REVERSE: Final = LOST_TURN.by("3.2")
LOST_TURN_TO_FOUR: Final = LOST_TURN.by("5.4")
LOST_TURN_TO_CHALLENGE: Final = LOST_TURN.by("5.6")
LOST_TURN_TO_SEWERS: Final = LOST_TURN.by("6.4")
LOST_TURN_TO_STACK: Final = LOST_TURN.by("10.1")
ACCEPTED: Final = Kind("accepted", "player", "5.4")
CHALLENGED: Final = Kind("challenged", "player accused", "5.4")
SHOWED_ONE: Final = Kind("showed_to_one", "player to card", "5.5", secret="card", eyes="player to", reveals=True, show=SHOW)
VERDICT: Final = Kind("verdict", "player accused bluff", "5.6", reveals=True)
MISSING: Final = Kind("missing_colors", "player missing", "6.2", secret="missing", eyes="player", show=SHOW)
SHOWED_ALL: Final = Kind("showed_to_all", "player card", "6.3", reveals=True, show=SHOW)
CALLED: Final = Kind("called_uno", "player", "7.1")
CAUGHT: Final = Kind("caught", "player by", "7.2")
OWED: Final = Kind("stacked", "player owed", "10.1")
SWAPPED: Final = Kind("swapped_hands", "player other", "10.4")
MOVED_ON: Final = Kind("hands_moved_on", "direction", "10.4")
STALEMATE: Final = Kind("stalemate", "", "2.9")
COUNTED: Final = Kind("counted", "player points", "8.3", reveals=True)
ROUND_WON: Final = Kind("round_won", "player points", "8.3", reveals=True)
ROUND_WON_BY_LOWEST: Final = ROUND_WON.by("2.9")
ROUND_VOID: Final = Kind("round_void", "", "2.9")
READY: Final = Kind("ready", "player", "8.5")
GAME_WON: Final = Kind("game_won", "player points", "8.4", reveals=True)
