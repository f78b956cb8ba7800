"""Initiative cards by name."""
from __future__ import annotations

from typing import Final

from .cards import ALLIES, DECKS, HENCHMEN
from .names import ALLY, EXTRA, FIGHTER_NAMES, FRIENDS, HENCHMAN, PLAYERS, VILLAIN
from .state import Adventures

# In events a card has a number that means the same in every game; those of a deck come first.
EXTRAS: Final = 32  # added to the villain's deck
OTHERS: Final = 64  # added to the cards that belong to no deck
INITIATIVE_IDS: Final[dict[int, str]] = {}  # filled when all decks are loaded


def name_cards() -> None:
    for deck in DECKS:
        INITIATIVE_IDS[deck.number] = deck.name
        if deck.extra:
            INITIATIVE_IDS[EXTRAS + deck.number] = f"extra.{deck.name}"
    INITIATIVE_IDS[OTHERS + FRIENDS] = "friends"
    for n, helper in enumerate(ALLIES):
        INITIATIVE_IDS[OTHERS + ALLY + n] = helper.id
    for n, helper in enumerate(HENCHMEN):
        INITIATIVE_IDS[OTHERS + HENCHMAN + n] = helper.id


def number(s: Adventures, card: int) -> int:
    """For events."""
    if card == EXTRA:
        return EXTRAS + s.kind[VILLAIN]
    return s.kind[card] if card < EXTRA else OTHERS + card


def card_id(s: Adventures, card: int) -> str:
    """leonardo, shredder, extra.krang, friends, ally.night-reporter ..."""
    return INITIATIVE_IDS[number(s, card)]


def side(card: int) -> str:
    if card >= HENCHMAN:
        return "henchman"
    if card >= ALLY:
        return "ally"
    return "extra" if card >= EXTRA else "player" if card < PLAYERS else "enemy"


def title(s: Adventures, card: int) -> str:
    if card >= HENCHMAN:
        return HENCHMEN[card - HENCHMAN].name
    if card >= ALLY:
        return ALLIES[card - ALLY].name
    if card == FRIENDS:
        return "Friends in Odd Places"
    if card == EXTRA:
        return DECKS[s.kind[VILLAIN]].extra
    return FIGHTER_NAMES[DECKS[s.kind[card]].leader]
