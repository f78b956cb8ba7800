# not compiled
"""Each answer in words, as it is meant in the question at hand."""
from __future__ import annotations

from typing import Final

from halfshell.core.ops import Ask, plain
from halfshell.core.script import CODE, PASS, Op

from .board import line_between
from .called import LINE_TITLES, MACHINE_TITLES, SPACE_TITLES, capital, player
from .cards import ATTACK_VALUE, CARD_NAMES, DECKS, DEFENSE_VALUE
from .keys import ATTACK, CARD, CLEAR, DECK, FIGHTER, HERO, LINE, MACHINE, MANEUVER, MINION_KEY, OPTION, PLAYER, SPACE, YES
from .movement import CLEARING, Walk
from .names import FIGHTER_NAMES, FIGHTERS, MINIONS, NONE, PLAYERS
from .narrate import boost_words
from .ops import AskYou
from .player_turn import Movers
from .sources import source
from .state import ENTRENCHED, MOUSER, PATROLLING, Adventures
from .verbs.fighters import Consent
from .verbs.flow import Choice
from .verbs.hands import HandCard, Owed, PilePick, UpTo
from .verbs.players import PickPlayer

NO: Final = {
    "lay defense": "No defense", "pay boost": "No boost", "stop machine": "Leave them active", "roll again": "Keep the roll",
    "roll once more": "Keep the roll", "maneuver draw": "Draw 1 card", "bottom the top": "Leave it on top"}
YES_WORDS: Final = {"maneuver draw": "Draw 2 cards, put 1 on the bottom", "bottom the top": "Put it on the bottom"}
DISCARDING: Final = ("discard", "pay", "pay for machine", "roll once more")
NO_BY_SORT: Final[list[tuple[type[Op], str]]] = [
    (Walk, "Stop here"), (Movers, "Done moving"), (UpTo, "No more cards"), (HandCard, "Keep the cards"), (PilePick, "No card"),
    (PickPlayer, "Nobody else"), (Consent, "No, stay")]


def what_it_does(op: Op) -> str:
    """The name of the rule that takes the answer, for questions of procedures."""
    return plain(op.then) if isinstance(op, (AskYou, Ask)) else ""


def option_text(s: Adventures, action: int) -> str:
    op = CODE[s.stack[-1]]
    if action == PASS:
        return refusal(op)
    if action == YES:
        return YES_WORDS.get(what_it_does(op), "Yes, swap" if isinstance(op, Consent) else "Yes")
    if action == MANEUVER:
        return "Maneuver"
    if action >= CARD:
        return card_words(op, action - CARD)
    if action >= LINE:
        return capital(LINE_TITLES[action - LINE])
    if action >= SPACE:
        return SPACE_TITLES[action - SPACE]
    if action >= OPTION:
        return choice_words(s, op, action - OPTION)
    if action >= MACHINE:
        return capital(MACHINE_TITLES[action - MACHINE])
    if action >= PLAYER:
        return player(s, action - PLAYER)
    if action >= DECK:
        return f"{FIGHTER_NAMES[action - DECK]}'s deck"
    if action >= MINION_KEY:
        return FIGHTER_NAMES[MINIONS[action - MINION_KEY]]
    if action >= HERO:
        return hero_words(action - HERO)
    if action >= ATTACK:
        attacker, target = divmod(action - ATTACK, len(FIGHTERS))
        return f"Attack {FIGHTER_NAMES[target]} with {FIGHTER_NAMES[attacker]}"
    if action >= CLEAR:
        return f"Move {FIGHTER_NAMES[action - CLEAR]}, removing the foot soldiers on the way"
    name = FIGHTER_NAMES[action - FIGHTER]
    return f"Move {name}" if isinstance(op, Movers) else name


def refusal(op: Op) -> str:
    """A no is called by what it leaves out."""
    for sort, words in NO_BY_SORT:
        if isinstance(op, sort):
            return words
    return NO.get(what_it_does(op), "No")


def card_words(op: Op, card: int) -> str:
    """With the number that matters here."""
    name = CARD_NAMES[card]
    use = what_it_does(op)
    if use == "lay attack":
        return f"{name} ({ATTACK_VALUE[card]})"
    if use == "lay defense":
        return f"{name} ({DEFENSE_VALUE[card]})"
    if use == "pay boost" or (isinstance(op, HandCard) and op.words == "boost"):
        return f"{name} ({boost_words(card)})"
    if use == "act":
        return f"Play {name}"
    if use in DISCARDING or isinstance(op, Owed) or (isinstance(op, HandCard) and op.words == "discard"):
        return f"Discard {name}"
    return name


def choice_words(s: Adventures, op: Op, n: int) -> str:
    if isinstance(op, Choice):
        return capital(op.ops[n].describe(source(s).words))
    assert isinstance(op, AskYou)
    deck = s.decks[s.stack[op.a]]
    if n == 2:
        return "Discard both"
    return f"Discard {CARD_NAMES[deck[-1 - n]]} ({'the second card' if n else 'the top card'})"


def hero_words(n: int) -> str:
    deck = DECKS[n]
    return FIGHTER_NAMES[deck.leader] + (f", with {FIGHTER_NAMES[deck.sidekick]}" if deck.sidekick != NONE else "")


# --- what to know about it ------------------------------------------------------------------------------------------------------


def note(s: Adventures, action: int) -> str:
    op = CODE[s.stack[-1]]
    if ATTACK <= action < HERO:
        return f"{s.health[(action - ATTACK) % len(FIGHTERS)]} health"
    if isinstance(op, Walk) and SPACE <= action < LINE:
        return ", ".join(on_the_way(s, s.stack[op.fighter], action - SPACE, s.stack[op.left] & CLEARING > 0))
    return ""


def on_the_way(s: Adventures, fighter: int, to: int, clearing: bool) -> list[str]:
    """3.4, 6.5, 6.6, 8.2 What a step brings."""
    found: list[str] = []
    soldier = s.soldiers[line_between(s.where[fighter], to)]
    if s.who[to] != NONE:
        found.append(f"through {FIGHTER_NAMES[s.who[to]]}")
    if soldier == PATROLLING and clearing:
        found.append("removes a foot soldier")
    if soldier == ENTRENCHED and s.owner[fighter] < PLAYERS:
        found.append("entrenched foot soldier: 1 damage")
    if s.tokens[to] & MOUSER and s.owner[fighter] < PLAYERS:
        found.append("mouser: lose the top card")
    return found
