# not compiled
"""What stands on cards, as plain data for clients that draw them. Texts are made from the ops."""
from __future__ import annotations

from typing import Any

from .cards import (
    ALLIES,
    ATTACK_VALUE,
    BOOST,
    CARD_DECK,
    CARD_IDS,
    CARD_NAMES,
    COPIES,
    DECKS,
    DEFENSE_VALUE,
    DIE,
    FOR_ATTACK,
    FOR_BOTH,
    FOR_DEFENSE,
    HENCHMEN,
    HERO,
    RESHUFFLES,
    SIDEKICK,
    STAND_IN,
    TRAPS,
    TUCKED_WORDS,
    UNPLAYABLE,
    USE,
    WHO,
    WINDOWS,
    Deck,
    Helper,
    card_text,
)
from .names import FIGHTER_NAMES, NONE
from .words import sentence, sentences

KINDS = {FOR_ATTACK: "attack", FOR_DEFENSE: "defense", FOR_BOTH: "versatile"}
NO_TEXT_NOW = "{name} takes a turn: two actions."
FRIENDS_NAME = "Friends in Odd Places"
FRIENDS_TEXT = ("If a player fighter is on the starting space of the face-up ally, the ally joins the initiative deck. "
                "Otherwise the ally is discarded and a henchman joins. Then the next ally is turned up.")


def content() -> dict[str, Any]:
    """{cards, decks, traps, initiatives}; ids are those of views and events."""
    return {
        "cards": [card(number) for number in range(len(CARD_IDS))],
        "decks": [deck(one) for one in DECKS],
        "traps": [{"id": trap.id, "name": trap.name, "texts": [sentences(ops, trap.words) for ops in trap.ops], "provenance": STAND_IN}
                  for trap in TRAPS],
        "initiatives": initiatives()}


def card(number: int) -> dict[str, Any]:
    home = DECKS[CARD_DECK[number]]
    who = {HERO: FIGHTER_NAMES[home.leader], SIDEKICK: FIGHTER_NAMES[home.sidekick] if home.sidekick != NONE else ""}
    texts = [{"window": window, "text": card_text(number, window)} for window in WINDOWS if card_text(number, window)]
    if TUCKED_WORDS[number]:
        texts.append({"window": "tucked", "text": TUCKED_WORDS[number]})
    for holds, key in ((RESHUFFLES[number], "reshuffles"), (UNPLAYABLE[number], "unplayable")):
        if holds:
            texts.append({"window": "always", "text": sentence(home.words[key])})
    return {"id": CARD_IDS[number], "name": CARD_NAMES[number], "deck": home.name, "kind": kind(number),
            "attack": shown(ATTACK_VALUE[number]), "defense": shown(DEFENSE_VALUE[number]),
            "boost": None if BOOST[number] == DIE else BOOST[number], "boost_text": "die" if BOOST[number] == DIE else "",
            "copies": COPIES[number], "who": "" if home.enemy else who.get(WHO[number], ""), "texts": texts, "provenance": home.mark}


def kind(number: int) -> str:
    if UNPLAYABLE[number]:
        return "fury"
    return "enemy" if DECKS[CARD_DECK[number]].enemy else KINDS.get(USE[number] & FOR_BOTH, "scheme")


def shown(value: int) -> int | None:
    return None if value == NONE else value


def deck(one: Deck) -> dict[str, Any]:
    return {"id": one.name, "leader": FIGHTER_NAMES[one.leader], "name": FIGHTER_NAMES[one.leader], "health": one.health, "move": one.move,
            "attack": "ranged" if one.ranged else "melee", "sidekick": FIGHTER_NAMES[one.sidekick] if one.sidekick != NONE else "",
            "sidekick_health": one.sidekick_health, "ability": one.ability, "ability_text": ability_text(one), "provenance": one.mark}


def ability_text(one: Deck) -> str:
    if not one.ability_ops:
        return one.ability_words
    text = sentences(one.ability_ops, one.words)
    if one.ability_words.endswith("."):
        return one.ability_words
    return f"{one.ability_words}, {text[:1].lower()}{text[1:]}"


def initiatives() -> list[dict[str, Any]]:
    """Of players and enemies by the id of the deck, then the rest."""
    found: list[dict[str, Any]] = []
    for one in DECKS:
        now = sentences(one.now_ops, one.words) if one.enemy else NO_TEXT_NOW.format(name=FIGHTER_NAMES[one.leader])
        found.append(initiative(one.name, FIGHTER_NAMES[one.leader], "enemy" if one.enemy else "player", one.move, now,
                                sentences(one.end_ops, one.words), one.mark))
        if one.extra:
            found.append(initiative(f"extra.{one.name}", one.extra, "extra", 0, sentences(one.extra_ops, one.words), "", one.mark))
    found.append(initiative("friends", FRIENDS_NAME, "extra", 0, "", FRIENDS_TEXT, STAND_IN))
    for side, helpers in (("ally", ALLIES), ("henchman", HENCHMEN)):
        found += [helper(side, one) for one in helpers]
    return found


def helper(side: str, one: Helper) -> dict[str, Any]:
    return initiative(one.id, one.name, side, 0, sentences(one.now_ops, one.words), sentences(one.end_ops, one.words), STAND_IN)


def initiative(id: str, name: str, side: str, move: int, now: str, end: str, mark: str) -> dict[str, Any]:
    return {"id": id, "name": name, "side": side, "move": move, "now": now, "end": end, "provenance": mark}
