"""Looking at decks."""
from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from halfshell.core.native import i64
from halfshell.core.script import PASS, Op
from halfshell.core.script import script as load
from halfshell.core.state import State

from .. import events
from ..enemy_turn import leader
from ..keys import DECK, OPTION, YES
from ..names import BIT, NONE, OWNERS, PLAYERS
from ..ops import AskYou
from ..piles import to_discards, top_card
from ..state import Adventures

if TYPE_CHECKING:
    from ..words import Words
from .flow import Pick, form

SECOND: Final = 4  # in `known`, from this bit on: the seats that know the second card too


class PickDeck(Pick):
    """One deck: effect(s, you, owner). C13 Any hero's, the villain's, a minion's."""

    kind = "fighter"
    rule = "C13"

    def __init__(self, words: str, effect: Callable[[Adventures, int, int], None], enemies_only: bool) -> None:
        self.words = words
        self.consequence = effect
        self.enemies_only = enemies_only

    def options(self, s: Adventures, you: int) -> list[int]:
        found: list[int] = []
        for owner in range(OWNERS):
            if s.kind[owner] != NONE and not s.is_out(owner) and (owner >= PLAYERS or not self.enemies_only):
                found.append(DECK + leader(s, owner))
        return found

    def effect(self, s: Adventures, you: int, answer: int) -> None:
        self.consequence(s, you, s.owner[answer - DECK])

    def describe(self, words: Words) -> str:
        return form(words, self.words, 1, "you")


def look(s: Adventures, you: int, owner: int) -> None:
    """The top card, seen by the player or, for an ally, by all."""
    card = top_card(s, owner)
    if card == NONE:
        return
    seats = [you] if you < PLAYERS else s.team()
    for seat in seats:
        s.known[owner] |= BIT[seat]
        s.tell(events.LOOKED, s.kind[owner], card, seat)


def look_at_deck(s: Adventures, you: int, owner: int) -> None:
    look(s, you, owner)
    if s.decks[owner]:
        s.call(KEEP_OR_BOTTOM, you, owner)


def keep_or_bottom(s: State, you: i64, owner: i64) -> list[int]:
    return [YES, PASS]


def bottom_the_top(s: State, answer: i64, you: i64, owner: i64) -> None:
    """C60 No discard: Deception stays quiet."""
    assert isinstance(s, Adventures)
    if answer == YES:
        deck = s.decks[owner]
        deck.insert(0, deck.pop())
        s.known[owner] = 0
        s.tell(events.SANK, s.kind[owner])


def look_at_two(s: Adventures, you: int, owner: int) -> None:
    """A3 The players see both; one or both are discarded, what is left goes back on top."""
    found = s.decks[owner][:-3:-1]
    for seat in s.team():
        for card in found:
            s.tell(events.LOOKED, s.kind[owner], card, seat)
        s.known[owner] |= BIT[seat] | (BIT[seat + SECOND] if len(found) == 2 else 0)
    if found:
        s.call(DISCARD_OF_TWO, you, owner)


def one_or_both(s: State, you: i64, owner: i64) -> list[int]:
    """Option 1: the top card, 2: the one below, 3: both."""
    assert isinstance(s, Adventures)
    return [OPTION, OPTION + 1, OPTION + 2] if len(s.decks[owner]) > 1 else []


def discard_of_two(s: State, answer: i64, you: i64, owner: i64) -> None:
    assert isinstance(s, Adventures)
    deck = s.decks[owner]
    top = deck.pop()
    seen = s.known[owner] & (BIT[SECOND] - 1)
    s.known[owner] = 0
    gone = [top]
    if answer == OPTION + 1:
        gone = [deck.pop()]
        deck.append(top)
        s.known[owner] = seen
    elif answer == OPTION + 2:
        gone.append(deck.pop())
    elif answer == OPTION:
        s.known[owner] = seen
    for card in gone:
        s.tell(events.MILLED, s.kind[owner], card)
        to_discards(s, owner, card)


def look_at_any_deck() -> Op:
    return PickDeck("look", look_at_deck, False)


def look_at_two_cards() -> Op:
    return PickDeck("look at two", look_at_two, True)


def look_at_enemy_deck() -> Op:
    return PickDeck("look at enemy", look, True)


KEEP_OR_BOTTOM = load("adventures/keep or bottom", AskYou(keep_or_bottom, bottom_the_top, "deck", kind="yes_no", rule="C60"),
                      takes=("you", "deck"))
DISCARD_OF_TWO = load("adventures/discard of two", AskYou(one_or_both, discard_of_two, "deck", kind="action", rule="J92"),
                      takes=("you", "deck"))
