"""Sections 2 and 9: initiative, the end of a round, allies and henchmen. And the turns of a duel."""
from __future__ import annotations

from typing import Final

from halfshell.core.native import i64
from halfshell.core.ops import Call, Do, If, Repeat, While
from halfshell.core.script import Script, script
from halfshell.core.state import State

from . import events
from .board import STARTS
from .cards import ALLIES, DECKS, HENCHMEN
from .initiative import number
from .names import ALLY, EXTRA, FRIENDS, HENCHMAN, NONE, PLAYERS, TEAM, VILLAIN
from .piles import draw
from .player_turn import TURN
from .setup import SETUP
from .state import RECORDS, Adventures

FEW_CARDS: Final = 3  # J59

# --- a round ------------------------------------------------------------------------------------------------------------------


def begin_round(s: State) -> None:
    """2.2 All cards are shuffled; those that left stay away."""
    assert isinstance(s, Adventures)
    s.coming += [card for card in s.row if card not in s.left]
    s.row = []
    s.left = []
    s.ending = 0
    s.shuffle(s.coming)
    s.round += 1
    s.tell(events.ROUND, s.round)


def some_to_come(s: State) -> bool:
    assert isinstance(s, Adventures)
    return len(s.coming) > 0


def text_now(s: Adventures, card: i64) -> Script | None:
    if card < PLAYERS:
        return TURN
    if card == EXTRA:
        return DECKS[s.kind[VILLAIN]].extra_now
    if card == FRIENDS:
        return None
    if card >= HENCHMAN:
        return HENCHMEN[card - HENCHMAN].now
    if card >= ALLY:
        return ALLIES[card - ALLY].now
    return DECKS[s.kind[card]].now


def text_at_end(s: Adventures, card: i64) -> Script | None:
    if card >= HENCHMAN:
        return HENCHMEN[card - HENCHMAN].end
    if card >= ALLY:
        return ALLIES[card - ALLY].end
    if card < PLAYERS or card in (EXTRA, FRIENDS):
        return None
    return DECKS[s.kind[card]].end


def speaker(card: i64) -> int:
    """The `you` of its texts."""
    if card < EXTRA:
        return card
    return TEAM if ALLY <= card < HENCHMAN else VILLAIN


def reveal_next(s: State) -> None:
    """2.1 Its RIGHT NOW resolves at once. 2.3 The card of one who is out goes."""
    assert isinstance(s, Adventures)
    card = s.coming.pop()
    s.records = [0] * RECORDS
    s.turn = NONE
    if card < EXTRA and s.is_out(card):
        s.tell(events.SKIPPED, number(s, card))
        return
    s.row.append(card)
    s.tell(events.TURNED_UP, number(s, card))
    if card < EXTRA:
        s.turn = card
    text = text_now(s, card)
    if text is not None:
        s.call(text, speaker(card))
    if card == VILLAIN:
        relieve(s)


def relieve(s: Adventures) -> None:
    """2.6, J59 A single player with few cards."""
    if s.seats == 1 and s.options.solo_relief and len(s.hands[0]) <= FEW_CARDS and s.decks[0]:
        draw(s, 0, 1)


# --- its end ------------------------------------------------------------------------------------------------------------------


def begin_ending(s: State) -> None:
    assert isinstance(s, Adventures)
    s.turn = NONE
    s.records = [0] * RECORDS
    s.actions_left = 0


def some_ending(s: State) -> bool:
    assert isinstance(s, Adventures)
    return s.ending < len(s.row)


def end_next(s: State) -> None:
    """2.2, J7 From left to right; a card that has left is skipped (J86)."""
    assert isinstance(s, Adventures)
    card = s.row[s.ending]
    s.ending += 1
    if card in s.left:
        return
    if card >= ALLY:
        s.call(PAIR, card)
    elif card == FRIENDS:
        meet_friends(s)
    text = text_at_end(s, card)
    if text is not None:
        s.tell(events.ENDING, number(s, card))
        s.call(text, speaker(card))


def pair_off(s: State, card: i64) -> None:
    """9.3, J84, J85 With the first card of the other kind to the right, both leave for good."""
    assert isinstance(s, Adventures)
    for other in s.row[s.ending:]:
        if other >= ALLY and other not in s.left and (other >= HENCHMAN) != (card >= HENCHMAN):
            s.left += [card, other]
            s.tell(events.LEFT, number(s, card), number(s, other))
            return


PAIR: Final = script("adventures/pair", Do(pair_off, "card"), takes=("card",))


def meet_friends(s: Adventures) -> None:
    """9.2, J82, J83, J87"""
    s.tell(events.ENDING, number(s, FRIENDS))
    recruited = False
    if s.ally != NONE:
        there = s.who[STARTS[s.board][ALLIES[s.ally].start]]
        recruited = there != NONE and s.owner[there] < PLAYERS
    if recruited:
        s.coming.append(ALLY + s.ally)
        s.tell(events.RECRUITED, number(s, ALLY + s.ally))
    elif s.henchmen:
        henchman = HENCHMAN + s.henchmen.pop()
        s.coming.append(henchman)
        s.tell(events.HENCHMAN_CAME, number(s, henchman))
    s.ally = s.allies.pop() if s.allies else NONE
    if s.ally != NONE:
        s.tell(events.ALLY_UP, number(s, ALLY + s.ally))


# --- a duel -------------------------------------------------------------------------------------------------------------------


def is_duel(s: State) -> bool:
    assert isinstance(s, Adventures)
    return s.duel == 1


def next_turn(s: State) -> None:
    """11.1 Turn about."""
    assert isinstance(s, Adventures)
    s.records = [0] * RECORDS
    s.turn = 0 if s.turn != 0 else 1
    if s.turn == 0:
        s.round += 1
        s.tell(events.ROUND, s.round)
    s.tell(events.TURNED_UP, number(s, s.turn))
    s.call(TURN, s.turn)


DUEL: Final = script("adventures/duel", Repeat(Do(next_turn)))

# A round in its parts, so that a position can begin in the middle of it.
REVEALS: Final = script("adventures/reveals", While(some_to_come, Do(reveal_next)))
ENDS: Final = script("adventures/end of round", Do(begin_ending), While(some_ending, Do(end_next)))
ROUNDS: Final = script("adventures/rounds", Repeat(Do(begin_round), Call(REVEALS), Call(ENDS)))

GAME: Final = script("adventures/game", Call(SETUP), If(is_duel, Call(DUEL)), Call(ROUNDS))
