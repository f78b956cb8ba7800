# not compiled
"""Whose text is being carried out: the card, ability, initiative card or trap, and the words that it is written in."""
from __future__ import annotations

from typing import Final, NamedTuple

from halfshell.core.script import frames
from halfshell.core.state import State

from .cards import ALLIES, CARD_DECK, CARD_NAMES, DECKS, HENCHMEN, TEXT, TRAPS
from .names import FIGHTER_NAMES
from .words import Words, words_of


class Source(NamedTuple):
    title: str
    words: Words


def all_sources() -> dict[str, Source]:
    """By the name of the script."""
    found: dict[str, Source] = {}
    for texts in TEXT:
        for card, text in enumerate(texts):
            if text is not None:
                found[text.name] = Source(CARD_NAMES[card], DECKS[CARD_DECK[card]].words)
    for deck in DECKS:
        for text in deck.abilities.values():
            found[text.name] = Source(deck.ability, deck.words)
        for text, title in ((deck.now, FIGHTER_NAMES[deck.leader]), (deck.end, FIGHTER_NAMES[deck.leader]), (deck.extra_now, deck.extra)):
            if text is not None:
                found[text.name] = Source(title, deck.words)
    for one in [*ALLIES, *HENCHMEN]:
        for text in (one.now, one.end):
            if text is not None:
                found[text.name] = Source(one.name, one.words)
    for trap in TRAPS:
        for text in trap.entries:
            found[text.name] = Source(trap.name, trap.words)
    return found


SOURCES: Final = all_sources()
NO_SOURCE: Final = Source("", words_of(False, "the hero", "the sidekick"))


def source(s: State) -> Source:
    """The innermost text that is under way."""
    for script, _, _ in reversed(frames(s.stack)):
        if script.name in SOURCES:
            return SOURCES[script.name]
    return NO_SOURCE
