# not compiled
"""Why an action is not legal: the number of the rule that forbids it."""
from __future__ import annotations

from collections.abc import Callable
from typing import Final

from halfshell.core.script import CODE, PASS, Op

from .answers import what_it_does
from .board import BOARD_OF, CIRCLE_OF, NEIGHBORS
from .cards import FOR_DEFENSE, FOR_SCHEME, USE
from .enemy_turn import Approach, Target, is_target, leader
from .keys import ATTACK, CARD, CLEAR, FIGHTER, HERO, LINE, MACHINE, MANEUVER, OPTION, SPACE
from .movement import AWAY, Drift, Walk
from .names import FIGHTERS, NONE, VILLAIN
from .player_turn import Movers
from .state import Adventures
from .threat import Deploy
from .verbs.flow import Pick
from .verbs.hands import Owed
from .verbs.spaces import Place

TURN: Final = "2.1"  # an initiative card says whose turn it is
DUEL: Final = "11.1"
ACTION: Final = "3.1"
MANEUVERING: Final = "3.2"
MOVING: Final = "3.4"
SCHEMING: Final = "3.5"
ATTACKING: Final = "3.6"
PLAYING: Final = "4.1"
RESOLVING: Final = "4.4"
DEFEATED: Final = "4.7"
CLEARING: Final = "6.6"
MACHINES: Final = "7.3"
ENEMY_RESOLVING: Final = "W22"


def why_not(s: Adventures, seat: int, action: int, asked: bool) -> str:
    """`asked`: this seat is to answer now."""
    op = CODE[s.stack[-1]]
    if not asked:
        return not_your_turn(s, op, seat, action)
    if gone(s, action):
        return DEFEATED
    sort = type(op)
    if sort in BY_SORT:
        return BY_SORT[sort](s, op, action)
    use = what_it_does(op)
    if use in BY_USE:
        return BY_USE[use](s, seat, action)
    if isinstance(op, Pick):
        return no_pick(s, op, action)
    return op.rule or ACTION


def not_your_turn(s: Adventures, op: Op, seat: int, action: int) -> str:
    """2.1, 11.1 Nobody acts in the turn of another; what else is asked of another is asked by its own rule."""
    acts = action == MANEUVER or ATTACK <= action < HERO or (action >= CARD and USE[action - CARD] & FOR_SCHEME > 0)
    if acts and s.turn != seat and s.round > 0:
        return DUEL if s.duel else TURN
    return op.rule or (DUEL if s.duel else TURN)


def gone(s: Adventures, action: int) -> bool:
    """4.7 A fighter of this game who is defeated neither acts nor is chosen."""
    if FIGHTER <= action < ATTACK:
        return dead(s, action - (FIGHTER if action < CLEAR else CLEAR))
    if ATTACK <= action < HERO:
        attacker, target = divmod(action - ATTACK, len(FIGHTERS))
        return dead(s, attacker) or dead(s, target)
    return False


def dead(s: Adventures, fighter: int) -> bool:
    return s.owner[fighter] != NONE and s.health[fighter] <= 0


# --- the own turn ---------------------------------------------------------------------------------------------------------------


def no_action(s: Adventures, seat: int, action: int) -> str:
    if ATTACK <= action < HERO:
        return ATTACKING
    if FIGHTER <= action < ATTACK or SPACE <= action < LINE:
        return MANEUVERING
    if MACHINE <= action < OPTION:
        return MACHINES
    if action >= CARD:
        return no_scheme(s, seat, action - CARD)
    return ACTION


def no_scheme(s: Adventures, seat: int, card: int) -> str:
    """3.5 A scheme; other cards are played in a combat."""
    if card not in s.hands[seat] or USE[card] & FOR_SCHEME:
        return SCHEMING
    return PLAYING if USE[card] == FOR_DEFENSE else ATTACKING


def no_attack_card(s: Adventures, seat: int, action: int) -> str:
    return ATTACKING


def no_defense_card(s: Adventures, seat: int, action: int) -> str:
    return PLAYING


def no_mover(s: Adventures, op: Op, action: int) -> str:
    if CLEAR <= action < ATTACK:
        return DUEL if s.duel else CLEARING
    assert isinstance(op, Movers)
    if FIGHTER <= action < CLEAR and s.owner[action - FIGHTER] == s.stack[op.you] and not s.stack[op.moved] >> (action - FIGHTER) & 1:
        return MOVING  # no line is free to leave by
    return MANEUVERING


def no_step(s: Adventures, op: Op, action: int) -> str:
    return MOVING


def no_drift(s: Adventures, op: Op, action: int) -> str:
    """W12, W13 Each step nearer, or farther, and onto an empty space."""
    assert isinstance(op, Drift)
    return "W13" if s.stack[op.way] & AWAY else "W12"


# --- the enemies ----------------------------------------------------------------------------------------------------------------


def no_target(s: Adventures, op: Op, action: int) -> str:
    """5.1 Those next to it come first (J10), then those with the shortest route (J11)."""
    assert isinstance(op, Target)
    if FIGHTER <= action < CLEAR and is_target(s, action - FIGHTER):
        enemy = leader(s, s.stack[op.you])
        beside = [s.who[y] for y in NEIGHBORS[s.where[enemy]] if is_target(s, s.who[y])]
        return "J10" if beside else "J11"
    return op.rule


def no_approach(s: Adventures, op: Op, action: int) -> str:
    """J12 It ends on an empty space next to the target; J14 of the fewest steps."""
    assert isinstance(op, Approach)
    if not SPACE <= action < LINE:
        return op.rule
    free = s.who[action - SPACE] == NONE and s.where[s.stack[op.target]] in NEIGHBORS[action - SPACE]
    return "J14" if free else "J12"


def no_deployment(s: Adventures, op: Op, action: int) -> str:
    """6.3 One a circle; 6.4 in the borough named."""
    if LINE <= action < CARD and CIRCLE_OF[action - LINE] != NONE:
        return "6.3" if s.soldiers[action - LINE] else "6.4"
    return "J23" if action == PASS else "6.3" if LINE <= action < CARD else op.rule


# --- set-up ---------------------------------------------------------------------------------------------------------------------


def no_space_for_minion(s: Adventures, seat: int, action: int) -> str:
    """1.2 Next to the villain; J3 where that is full, the closest empty space."""
    villain = s.where[leader(s, VILLAIN)]
    return "1.2" if any(s.who[y] == NONE for y in NEIGHBORS[villain]) else "J3"


# --- cards and the like ---------------------------------------------------------------------------------------------------------


def no_pick(s: Adventures, op: Pick, action: int) -> str:
    """4.4, W22 A text that does not say "may" is resolved."""
    if action == PASS:
        return ENEMY_RESOLVING if s.stack[op.you] >= VILLAIN else RESOLVING
    return op.rule


def no_place(s: Adventures, op: Op, action: int) -> str:
    """W14 Placing needs an empty space."""
    taken = SPACE <= action < LINE and BOARD_OF[action - SPACE] == s.board and s.who[action - SPACE] != NONE
    assert isinstance(op, Place)
    return "W14" if taken else no_pick(s, op, action)


def no_discard(s: Adventures, op: Op, action: int) -> str:
    """W16 Of own choice, as many as there are."""
    return "W16"


BY_SORT: Final[dict[type[Op], Callable[[Adventures, Op, int], str]]] = {
    Movers: no_mover, Walk: no_step, Drift: no_drift, Target: no_target, Approach: no_approach, Deploy: no_deployment, Place: no_place,
    Owed: no_discard}
BY_USE: Final[dict[str, Callable[[Adventures, int, int], str]]] = {
    "act": no_action, "lay attack": no_attack_card, "lay defense": no_defense_card, "place minion": no_space_for_minion}
