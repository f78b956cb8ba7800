"""Why an action is not legal: the number of the rule that forbids it."""
from __future__ import annotations

from collections.abc import Callable
from typing import Final

from halfshell.core.script import CODE, PASS, Op

from .abilities import Fly, PlaceToken, Steps, TakeTile
from .content import CARD_CHARACTER, EDGE, HOME, USE
from .fight import RollAgain, WhoDefends, attackable, has_attack_ability
from .keys import ABILITY, ATTACK, CARD, CHARACTER, DRAW, GIVE, LAY, PIZZA, PLAYER, SHARE, SPACE, STEP, STRONG_ATTACK, YES
from .keys import EDGE as EDGE_KEY
from .names import BIT, NONE, TEAM_OF, VILLAINS
from .paths import adjacent, foes_on, may_stand, ways
from .state import EXHAUSTED, Showdown
from .steps import could_step, legal_steps, open_ways
from .turn import Act, Activate, ActivateAgain, Declare, KeepCard, WhoGoes

TURN: Final = "2.1"


def why_not(s: Showdown, seat: int, action: int, asked: bool) -> str:
    """`asked`: this seat is to answer now."""
    op = CODE[s.stack[-1]]
    if not asked:
        return op.rule if isinstance(op, (KeepCard, WhoDefends)) else TURN
    for sort, reason in REASONS:
        if isinstance(op, sort):
            return reason(s, op, action)
    return op.rule


# --- before the turn ----------------------------------------------------------------------------------------------------------


def nobody_to_go(s: Showdown, op: Op, action: int) -> str:
    """2.3 A teammate without a ready card cannot be chosen."""
    mate = PLAYER <= action < CARD and action - PLAYER in s.team_seats(s.team)
    return "2.3" if mate else TURN


def no_card(s: Showdown, op: Op, action: int) -> str:
    """2.3 It is exhausted; 1.1 with two players it has left the game."""
    if not CARD <= action < CHARACTER or s.runs[CARD_CHARACTER[action - CARD]] != s.player:
        return TURN
    return "2.3" if s.cards[action - CARD] == EXHAUSTED else "1.1"


def no_card_again(s: Showdown, op: Op, action: int) -> str:
    return "3.5"


# --- the turn -----------------------------------------------------------------------------------------------------------------


def no_act(s: Showdown, op: Op, action: int) -> str:
    if s.drawn != NONE or action >= LAY:
        return "4.1"
    if action == PASS:
        return no_end(s)
    if action >= STEP and action < SPACE:
        return no_step(s, action - STEP)
    if ATTACK <= action < GIVE:
        return no_attack(s, action)
    if action == ABILITY:
        return no_ability(s)
    return BY_ACTION.get(action) or next((rule for first, rule in FAMILIES if action >= first), "3.2")


BY_ACTION: Final = {YES: "C4", DRAW: "3.1", PIZZA: "3.5"}
FAMILIES: Final = [(SPACE, "3.2"), (SHARE, "3.6"), (GIVE, "6.2"), (CHARACTER, "3.2"), (PLAYER, TURN)]  # from the last on


def no_end(s: Showdown) -> str:
    """3.1 What is owed; 5.6 somebody must be faced before the step."""
    return "5.6" if not s.to_place and not legal_steps(s) and could_step(s) else "3.1"


def no_step(s: Showdown, to: int) -> str:
    character = s.character()
    here = s.at[character]
    if s.steps <= 0:
        return "5.1"
    if not may_stand(character, to):
        return "5.3"
    if to not in ways(s, character, here):
        return "5.2" if adjacent(here, to) else "5.1"
    return "5.6" if to in open_ways(s, character, here) else "7.8"


def no_attack(s: Showdown, action: int) -> str:
    """7.1 Nobody there to be attacked; 7.2 those on a tile are attacked together, by the first of them; 7.8 without hope."""
    strong = action >= STRONG_ATTACK
    if strong and not has_attack_ability(s):
        return "3.4"
    target = action - (STRONG_ATTACK if strong else ATTACK)
    found = attackable(s)
    if target in found:
        return "7.8"
    together = TEAM_OF[target] != TEAM_OF[s.character()] and not s.faced & BIT[target] and s.at[target] in [s.at[one] for one in found]
    return "7.2" if together else "7.1"


def no_ability(s: Showdown) -> str:
    """SHOW-C2 It works by itself; SHOW-C3 it goes with an attack; SHOW-C12 it can change nothing."""
    if USE[s.card] == "passive":
        return "C2"
    if s.used:
        return "3.4"
    return "C3" if USE[s.card] == "attack" else "C12"


# --- Showdowns ----------------------------------------------------------------------------------------------------------------


def no_declaration(s: Showdown, op: Op, action: int) -> str:
    """5.7 The Showdown comes at once."""
    assert isinstance(op, Declare)
    own = (ATTACK + s.stack[op.target], STRONG_ATTACK + s.stack[op.target])
    return "7.8" if action in own else "5.7"


def no_second_roll(s: Showdown, op: Op, action: int) -> str:
    """SHOW-C1 Nothing else happens between a roll and its result."""
    return "C1"


# --- abilities ----------------------------------------------------------------------------------------------------------------


def no_token(s: Showdown, op: Op, action: int) -> str:
    assert isinstance(op, PlaceToken)
    if not EDGE_KEY <= action < LAY:
        return "8.2"
    edge = action - EDGE_KEY
    free = not s.edges[edge] and any([edge in EDGE[x] for x in op.places(s)])
    return ("C10" if op.opens else "C11") if free else "8.2"


def no_tile(s: Showdown, op: Op, action: int) -> str:
    """SHOW-C6 A token on one of its sides."""
    token = SPACE <= action < EDGE_KEY and any([edge != NONE and s.edges[edge] for edge in EDGE[action - SPACE]])
    return "C6" if token else "C5"


def no_flight(s: Showdown, op: Op, action: int) -> str:
    return "5.3" if action == SPACE + HOME[VILLAINS] else "C7"


def no_led_step(s: Showdown, op: Op, action: int) -> str:
    if STEP <= action < SPACE and s.chosen:
        turtle, to = s.chosen[0], action - STEP
        if not may_stand(turtle, to):
            return "5.3"
        if adjacent(s.at[turtle], to) and not foes_on(s, turtle, to):
            return "5.2"
    return "C9"


REASONS: Final[list[tuple[type[Op], Callable[[Showdown, Op, int], str]]]] = [
    (WhoGoes, nobody_to_go), (ActivateAgain, no_card_again), (Activate, no_card), (Act, no_act), (Declare, no_declaration),
    (RollAgain, no_second_roll), (PlaceToken, no_token), (TakeTile, no_tile), (Fly, no_flight),
    (Steps, no_led_step)]
