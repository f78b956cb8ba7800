"""Sections 3 and 5: which steps the activated character may take, and whether one is owed."""
from __future__ import annotations

from halfshell.core.native import i64

from .fight import attackable, has_attack_ability, hopeless
from .names import BIT
from .paths import foes_in_contact, foes_on, ways
from .state import Showdown


def open_ways(s: Showdown, character: i64, space: i64) -> list[int]:
    """5.2, 7.8 One step away, but for those whom it is refused to fight."""
    found = ways(s, character, space)
    if not s.options.no_hopeless_attack or not s.options.enter_forces_showdown:
        return found
    return [x for x in found if may_enter(s, character, x)]


def may_enter(s: Showdown, character: i64, space: i64) -> bool:
    mask = foes_on(s, character, space) & ~s.faced
    target = 0
    while mask and not mask & BIT[target]:
        target += 1
    return not mask or may_attack(s, target)


def not_fled(s: Showdown) -> i64:
    """5.5, 5.6 Opponents, as bits, who were in contact at the start, still are, and were not faced; before the first step."""
    bound = s.bound & ~s.faced
    if s.moved or not bound:
        return 0
    character = s.character()
    return bound & foes_in_contact(s, character, s.at[character])


def possible_steps(s: Showdown) -> list[int]:
    """5.1 Now, or after facing somebody."""
    if s.steps <= 0:
        return []
    character = s.character()
    return open_ways(s, character, s.at[character])


def legal_steps(s: Showdown) -> list[int]:
    return steps_now(s, possible_steps(s))


def steps_now(s: Showdown, possible: list[int]) -> list[int]:
    """5.5, 5.6 Flee from them all, or face them; if nobody is left to be faced, any step."""
    bound = not_fled(s)
    if not bound:
        return possible
    character = s.character()
    fleeing = [x for x in possible if foes_in_contact(s, character, x) & bound == 0]
    return fleeing if fleeing or can_face(s, bound) else possible


def can_face(s: Showdown, bound: i64) -> bool:
    """One of them may be attacked, alone or with those on the same tile."""
    spaces = [s.at[target] for target in attackable(s) if may_attack(s, target)]
    return any([bound & BIT[foe] and s.at[foe] in spaces for foe in range(len(s.at))])


def may_attack(s: Showdown, target: i64) -> bool:
    """7.8"""
    return not hopeless(s, target, False) or (has_attack_ability(s) and not hopeless(s, target, True))


def could_step(s: Showdown) -> bool:
    """3.3, 5.6 Is there any step at all, now or after facing somebody?"""
    return len(possible_steps(s)) > 0


def must_move(s: Showdown) -> bool:
    """3.1, 3.3"""
    return not s.moved and could_step(s)
