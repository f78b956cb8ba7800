"""Hands, decks, discard piles. A player draws from a deck that ends; an enemy's deck never does (5.4)."""
from __future__ import annotations

from halfshell.core.events import Kind
from halfshell.core.native import i64

from . import events
from .cards import DECKS, RESHUFFLES, UNPLAYABLE
from .damage import fighters_of, hurt
from .names import NONE, PLAYERS
from .state import Adventures


def draw(s: Adventures, owner: i64, n: i64) -> None:
    """3.2, J49 Card by card; each one missing costs each fighter of the player 2 damage. C6 An enemy's deck gets cards back."""
    if owner >= PLAYERS:
        restore(s, owner, n)
        return
    while n > 0 and s.winner == NONE and not s.is_out(owner):
        deck = s.decks[owner]
        if deck:
            card = deck.pop()
            s.known[owner] = 0
            s.hands[owner].append(card)
            s.tell(events.DREW, s.kind[owner], card, owner)
        else:
            s.tell(events.EXHAUSTED, s.kind[owner])
            hurt(s, fighters_of(s, owner), 2)
        n -= 1


def restore(s: Adventures, owner: i64, n: i64) -> None:
    """5.4, C6 An enemy that draws: as many cards from the top of its discard pile are shuffled into its deck."""
    pile = s.discards[owner]
    back = min(n, len(pile))
    if back > 0:
        cards = pile[len(pile) - back:]
        del pile[len(pile) - back:]
        shuffle_in(s, owner, cards)
        s.tell(events.RESTORED, s.kind[owner], back)


def shuffle_in(s: Adventures, owner: i64, cards: list[int]) -> None:
    deck = s.decks[owner] + cards
    s.shuffle(deck)
    s.decks[owner] = deck
    s.known[owner] = 0


def to_discards(s: Adventures, owner: i64, card: i64) -> None:
    """5.7, J41 Deception takes its whole pile back into the deck."""
    if s.is_out(owner):
        return
    pile = s.discards[owner]
    pile.append(card)
    if RESHUFFLES[card]:
        s.tell(events.RESHUFFLED, s.kind[owner])
        shuffle_in(s, owner, pile)
        s.discards[owner] = []


def next_card(s: Adventures, owner: i64) -> int:
    """The top card, taken. J39 An enemy's empty deck is made anew first; NONE: there is no card (J40)."""
    deck = s.decks[owner]
    if not deck and owner >= PLAYERS and s.discards[owner]:
        s.tell(events.RESTORED, s.kind[owner], len(s.discards[owner]))
        shuffle_in(s, owner, s.discards[owner])
        s.discards[owner] = []
        deck = s.decks[owner]
    if not deck:
        return NONE
    s.known[owner] = 0
    return deck.pop()


def top_card(s: Adventures, owner: i64) -> int:
    """To look at; C60 of an empty deck nothing is seen."""
    deck = s.decks[owner]
    return deck[-1] if deck else NONE


def mill(s: Adventures, owner: i64, n: i64) -> None:
    """5.4, J44, J46 Top cards to the discard pile; for a player without damage for those missing."""
    while n > 0 and not s.is_out(owner):
        card = next_card(s, owner)
        if card == NONE:
            return
        s.tell(events.MILLED, s.kind[owner], card)
        to_discards(s, owner, card)
        n -= 1


def combat_card(s: Adventures, owner: i64) -> int:
    """4.1, 8.5, J45 An enemy's card for a combat: fury is discarded, and the next one drawn. J40 Only fury left: none."""
    while not s.is_out(owner):
        if all_fury(s, owner):
            return NONE
        card = next_card(s, owner)
        if card == NONE or not UNPLAYABLE[card]:
            return card
        s.tell(events.FURY, s.kind[owner], card)
        to_discards(s, owner, card)
    return NONE


def all_fury(s: Adventures, owner: i64) -> bool:
    """Nothing but cards that cannot be played."""
    for card in s.decks[owner]:
        if not UNPLAYABLE[card]:
            return False
    return all(UNPLAYABLE[card] for card in s.discards[owner])


def take_from_hand(s: Adventures, seat: i64, card: i64) -> None:
    s.hands[seat].remove(card)
    if card in s.shown[seat]:
        s.shown[seat].remove(card)


def discard_from_hand(s: Adventures, seat: i64, card: i64) -> None:
    spend(s, seat, card, events.DISCARDED)


def spend(s: Adventures, seat: i64, card: i64, kind: Kind) -> None:
    """Discard it for something, which is told."""
    take_from_hand(s, seat, card)
    s.tell(kind, s.kind[seat], card)
    to_discards(s, seat, card)


def put_under(s: Adventures, seat: i64, card: i64) -> None:
    """A hand card to the bottom of the deck; the others do not see which."""
    s.hands[seat].remove(card)
    s.shown[seat] = []  # nobody knows any more what is left of them
    s.decks[seat].insert(0, card)
    if len(s.decks[seat]) == 1:
        s.known[seat] = 0
    s.tell(events.PUT_UNDER, s.kind[seat], card, seat)


def over_limit(s: Adventures, seat: i64) -> bool:
    """3.7"""
    return len(s.hands[seat]) > DECKS[s.kind[seat]].limit


def add_supply_card(s: Adventures, owner: i64) -> None:
    """8.5, J47 A fury card from the supply to the discard pile."""
    if s.supply[owner] > 0 and not s.is_out(owner):
        s.supply[owner] -= 1
        s.discards[owner].append(DECKS[s.kind[owner]].supply_card)
        s.tell(events.FOUGHT_ON, s.kind[owner])
