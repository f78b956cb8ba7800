"""Section 3: a player's turn. Two actions: maneuver, attack, scheme."""
from __future__ import annotations

from typing import Final

from halfshell.core.native import i64
from halfshell.core.ops import Call, Do, If, Let, Question, While
from halfshell.core.script import PASS, Script, script
from halfshell.core.state import State

from . import events
from .board import MACHINE_SPACES
from .cards import BOOST, DECKS, DIE, FOR_ATTACK, FOR_SCHEME, SCHEME_INVENTION, TEXT, TUCKED
from .combat import attack_cards, fight, in_reach, usable
from .damage import alive
from .die import ROLL
from .keys import ATTACK, CARD, CLEAR, FIGHTER, MACHINE, MANEUVER, YES
from .movement import CLEARING, STEPS, next_spaces, walk
from .names import BIT, DONATELLO, FIGHTERS, KRANG, NONE, PLAYERS, SHREDDER, TECHNODROME
from .ops import AskYou
from .piles import discard_from_hand, draw, over_limit, put_under, spend, take_from_hand, to_discards
from .state import OVER, OWED, PATROLLING, PLAYED, Adventures
from .threat import active_machines, turn_machine

ACTIONS: Final = 2


def own_fighters(s: Adventures, seat: i64) -> list[int]:
    """Undefeated ones, the hero first."""
    deck = DECKS[s.kind[seat]]
    found = [deck.leader] if alive(s, deck.leader) else []
    if deck.sidekick != NONE and alive(s, deck.sidekick):
        found.append(deck.sidekick)
    return found


# --- the turn -----------------------------------------------------------------------------------------------------------------


def begin_turn(s: State, you: i64) -> None:
    assert isinstance(s, Adventures)
    s.actions_left = ACTIONS
    deck = DECKS[s.kind[you]]
    text = deck.abilities.get("turn_start")
    if text is not None and alive(s, deck.leader):
        s.call(text, you)


def actions_left(s: State, you: i64) -> bool:
    assert isinstance(s, Adventures)
    return s.actions_left > 0 and not s.is_out(you)


def legal(s: State, you: i64) -> list[int]:
    """3.1 Attacks and schemes that are possible; a maneuver always is (J54)."""
    assert isinstance(s, Adventures)
    found: list[int] = []
    for fighter in own_fighters(s, you):
        any_card = usable(s, you, fighter, FOR_ATTACK)
        if any_card:
            for target in range(len(FIGHTERS)):
                if s.health[target] > 0 and s.side[target] != s.side[fighter] and (
                        in_reach(s, fighter, target) or attack_cards(s, fighter, target)):
                    found.append(ATTACK + fighter * len(FIGHTERS) + target)
        for card in usable(s, you, fighter, FOR_SCHEME):
            if CARD + card not in found:
                found.append(CARD + card)
    found.append(MANEUVER)
    return found


def act(s: State, answer: i64, you: i64) -> None:
    assert isinstance(s, Adventures)
    s.actions_left -= 1
    if answer == MANEUVER:
        s.call(MANEUVERS, you)
    elif answer >= CARD:
        scheme(s, you, answer - CARD)
    else:
        fight(s, (answer - ATTACK) // len(FIGHTERS), (answer - ATTACK) % len(FIGHTERS))


def gain_actions(s: Adventures, owner: i64, n: i64) -> None:
    """3.1, C10, C17 Only in the own turn; elsewhere the gain is lost, and so it is when the turn has been ended (duel)."""
    if owner < PLAYERS and s.turn == owner and not s.is_out(owner) and not s.records[OVER] and n > 0:
        s.actions_left += n
        s.tell(events.GAINED, s.kind[owner], n)


def too_many_cards(s: State, you: i64) -> bool:
    assert isinstance(s, Adventures)
    return not s.is_out(you) and over_limit(s, you)


def hand(s: State, you: i64) -> list[int]:
    """Each design once."""
    assert isinstance(s, Adventures)
    found: list[int] = []
    for card in s.hands[you]:
        if CARD + card not in found:
            found.append(CARD + card)
    return found


def discard(s: State, answer: i64, you: i64) -> None:
    """3.7"""
    assert isinstance(s, Adventures)
    if answer != PASS:
        discard_from_hand(s, you, answer - CARD)


def still_owing(s: State, you: i64) -> bool:
    """All According to Plan: two cards, unless a scheme was played since (duel)."""
    assert isinstance(s, Adventures)
    return s.records[OWED] > 0 and not s.is_out(you) and len(s.hands[you]) > 0


def pay(s: State, answer: i64, you: i64) -> None:
    assert isinstance(s, Adventures)
    s.records[OWED] -= 1
    discard(s, answer, you)


# --- scheme -------------------------------------------------------------------------------------------------------------------


def scheme(s: Adventures, you: i64, card: i64) -> None:
    """3.5 Resolve, then discard. While it resolves it lies in the open, in no pile."""
    take_from_hand(s, you, card)
    s.tell(events.SCHEMED, s.kind[you], card)
    s.call(SCHEME_DONE, you, card)
    text = TEXT[3][card]
    assert text is not None
    s.call(text, you)


def scheme_done(s: State, you: i64, card: i64) -> None:
    """C21 An invention is tucked; C58 it works for later schemes only. C22 Pizza Party."""
    assert isinstance(s, Adventures)
    s.records[PLAYED + you] += 1
    s.records[OWED] = 0
    if s.is_out(you):
        return
    if s.tucked[you] & SCHEME_INVENTION:
        gain_actions(s, you, 1)
    if TUCKED[card]:
        s.tucked[you] |= TUCKED[card]
        s.tell(events.TUCKED, s.kind[you], card)
    else:
        to_discards(s, you, card)
    deck = DECKS[s.kind[you]]
    text = deck.abilities.get("after_scheme")
    if text is not None and alive(s, deck.leader):
        s.call(text, you)


SCHEME_DONE: Final = script("adventures/scheme done", Do(scheme_done, "you", "card"), takes=("you", "card"))

# --- maneuver -----------------------------------------------------------------------------------------------------------------


def inventive(s: State, you: i64) -> list[int]:
    """C21 Draw two and put one under the deck, or draw one."""
    assert isinstance(s, Adventures)
    return [YES, PASS] if DECKS[s.kind[you]].leader == DONATELLO and alive(s, DONATELLO) else []


def maneuver_draw(s: State, answer: i64, you: i64) -> None:
    """3.2"""
    assert isinstance(s, Adventures)
    if answer == YES:
        s.call(BOTTOM_ONE, you)
        draw(s, you, 2)
    else:
        draw(s, you, 1)


def bottom(s: State, answer: i64, you: i64) -> None:
    assert isinstance(s, Adventures)
    if answer != PASS:
        put_under(s, you, answer - CARD)


def hand_if_in(s: State, you: i64) -> list[int]:
    assert isinstance(s, Adventures)
    return [] if s.is_out(you) else hand(s, you)


BOTTOM_ONE: Final = script("adventures/bottom one", AskYou(hand_if_in, bottom, kind="card", rule="C21"), takes=("you",))


def boosts(s: State, you: i64) -> list[int]:
    """3.3 Any card, also one that can no longer be played."""
    cards = hand_if_in(s, you)
    return [*cards, PASS] if cards else []


def pay_boost(s: State, answer: i64, you: i64) -> None:
    assert isinstance(s, Adventures)
    if answer != PASS:
        spend(s, you, answer - CARD, events.BOOSTED)


def by_die(s: State, boost: i64) -> bool:
    return boost != PASS and BOOST[boost - CARD] == DIE


def move_of(s: State, you: i64, boost: i64) -> int:
    """1.3, 3.3 The hero's move value and the boost of the card. Krang's own machines carry him (duel)."""
    assert isinstance(s, Adventures)
    deck = DECKS[s.kind[you]]
    steps = deck.move + (active_machines(s) if deck.leader == KRANG else 0)
    if boost == PASS:
        return steps
    return steps + (s.die if BOOST[boost - CARD] == DIE else BOOST[boost - CARD])


class Movers(Question):
    """3.2 Which fighter moves next, each once. 6.6 One of them may remove the patrolling soldiers that it passes."""

    kind = "fighter"
    rule = "3.2"

    def bind(self, script: Script) -> None:
        self.steps: i64 = script.name_index("steps")
        self.boost: i64 = script.name_index("boost")
        self.moved: i64 = script.name_index("moved")
        self.cleared: i64 = script.name_index("cleared")

    def actions(self, s: State) -> list[int]:
        assert isinstance(s, Adventures)
        you = s.stack[self.you]
        found: list[int] = []
        if s.is_out(you):
            return found
        for fighter in own_fighters(s, you):
            if not s.stack[self.moved] & BIT[fighter] and next_spaces(s, fighter, s.stack[self.steps], 0):
                found.append(FIGHTER + fighter)
                if not s.stack[self.cleared] and self.may_clear(s, you, fighter):
                    found.append(CLEAR + fighter)
        if found:
            found.append(PASS)
        return found

    def may_clear(self, s: Adventures, you: i64, fighter: i64) -> bool:
        """6.6; in a duel the hero of an opponent who has boosted."""
        if PATROLLING not in s.soldiers:
            return False
        if s.duel:
            return s.stack[self.boost] != PASS and s.owner[SHREDDER] != you and fighter == DECKS[s.kind[you]].leader
        return True

    def do(self, s: State, answer: i64) -> None:
        assert isinstance(s, Adventures)
        if answer == PASS:
            return
        clearing = answer >= CLEAR
        fighter = answer - (CLEAR if clearing else FIGHTER)
        s.stack[self.moved] |= BIT[fighter]
        steps = min(s.stack[self.steps], STEPS)
        if clearing:
            s.stack[self.cleared] = 1
            steps += CLEARING
        s.stack[-1] = self.at
        walk(s, s.stack[self.you], fighter, steps)

    def prompt(self) -> str:
        return "movers"

    def describe(self, words: dict[str, str]) -> str:
        return "move your fighters"


def machines_in_reach(s: State, you: i64) -> list[int]:
    """7.3, J72, J73, J75 Active ones next to a fighter of the player, who must have a card to pay with."""
    assert isinstance(s, Adventures)
    if s.duel or s.board != TECHNODROME or s.is_out(you) or not s.hands[you]:
        return []
    places = [s.where[fighter] for fighter in own_fighters(s, you)]
    found: list[int] = []
    for n in range(3):
        if s.machines[n] and (MACHINE_SPACES[n][0] in places or MACHINE_SPACES[n][1] in places):
            found.append(MACHINE + n)
    return [*found, PASS] if found else []


def stop_machine(s: State, answer: i64, you: i64) -> None:
    assert isinstance(s, Adventures)
    if answer != PASS:
        s.call(PAY_FOR_MACHINE, you, answer - MACHINE)


def pay_for_machine(s: State, answer: i64, you: i64, machine: i64) -> None:
    assert isinstance(s, Adventures)
    if answer != PASS:
        discard_from_hand(s, you, answer - CARD)
        turn_machine(s, machine, 0)


def hand_for_machine(s: State, you: i64, machine: i64) -> list[int]:
    return hand(s, you)


PAY_FOR_MACHINE: Final = script(
    "adventures/stop machine", AskYou(hand_for_machine, pay_for_machine, "machine", kind="card", rule="7.3"), takes=("you", "machine"))

MANEUVERS: Final = script(
    "adventures/maneuver",
    AskYou(inventive, maneuver_draw, kind="yes_no", rule="C21"),
    AskYou(boosts, pay_boost, kind="card", rule="3.3", to="boost"),
    If(by_die, Call(ROLL, "you"), on="boost"),
    Let("steps", move_of, "you", "boost"),
    Movers(),
    AskYou(machines_in_reach, stop_machine, kind="space", rule="7.3"),
    takes=("you",))

REST_OF_TURN: Final = script(
    "adventures/rest of turn",
    While(actions_left, AskYou(legal, act, kind="action", rule="3.1"), on="you"),
    While(still_owing, AskYou(hand, pay, kind="card", rule="11.1"), on="you"),
    While(too_many_cards, AskYou(hand, discard, kind="card", rule="3.7"), on="you"),
    takes=("you",))

TURN: Final = script("adventures/turn", Do(begin_turn, "you"), Call(REST_OF_TURN, "you"), takes=("you",))
