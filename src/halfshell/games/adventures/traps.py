"""7.4 Technodrome traps: reveal one, roll, offer new rolls, resolve the entry."""
from __future__ import annotations

from typing import Final

from halfshell.core.native import i64
from halfshell.core.ops import Do, Let, While
from halfshell.core.script import PASS, script
from halfshell.core.state import State

from . import events
from .cards import TRAPS
from .die import roll_the_die
from .keys import CARD
from .names import NONE, PLAYERS, VILLAIN
from .ops import AskYou
from .piles import discard_from_hand
from .state import Adventures


def reveal_trap(s: State) -> None:
    """J78 The discard pile is shuffled when the deck is out; the trap in resolution is in neither."""
    assert isinstance(s, Adventures)
    if not s.traps:
        s.traps = s.trap_discards
        s.trap_discards = []
        s.shuffle(s.traps)
    s.trap = s.traps.pop()
    s.die = NONE
    s.tell(events.TRAP, s.trap)


def first_player(s: State) -> int:
    assert isinstance(s, Adventures)
    return next_player(s, NONE)


def next_player(s: State, you: i64) -> int:
    """In player order, of those with a card to pay with; PLAYERS: all have passed."""
    assert isinstance(s, Adventures)
    reached = you == NONE
    for seat in s.order:
        if reached and s.hands[seat]:
            return seat
        reached = reached or seat == you
    return PLAYERS


def not_all_passed(s: State, you: i64) -> bool:
    return you < PLAYERS


def card_for_a_new_roll(s: State, you: i64) -> list[int]:
    assert isinstance(s, Adventures)
    found: list[int] = []
    for card in s.hands[you]:
        if CARD + card not in found:
            found.append(CARD + card)
    return [*found, PASS]


def roll_once_more(s: State, answer: i64, you: i64) -> None:
    """J76 Then all are asked again."""
    assert isinstance(s, Adventures)
    if answer != PASS:
        discard_from_hand(s, you, answer - CARD)
        roll_the_die(s)


def next_to_ask(s: State, you: i64, answer: i64) -> int:
    return next_player(s, you) if answer == PASS else first_player(s)


def resolve_trap(s: State) -> None:
    """X does nothing."""
    assert isinstance(s, Adventures)
    if s.die > 0:
        s.call(TRAPS[s.trap].entries[s.die - 1], VILLAIN)


def discard_trap(s: State) -> None:
    assert isinstance(s, Adventures)
    s.trap_discards.append(s.trap)


TRAP: Final = script(
    "adventures/trap",
    Do(reveal_trap), Do(roll_the_die), Let("you", first_player),
    While(not_all_passed, AskYou(card_for_a_new_roll, roll_once_more, kind="card", rule="7.4", to="answer"),
          Let("you", next_to_ask, "you", "answer"), on="you"),
    Do(resolve_trap), Do(discard_trap))
