"""Section 7: Showdowns."""
from __future__ import annotations

from typing import Final

from halfshell.core.native import i64
from halfshell.core.ops import Do, Question, Repeat
from halfshell.core.script import PASS, script
from halfshell.core.state import State

from . import events
from .content import ATTACK, DEFENSE, HOME, REROLLS, STRONG_BONUS, STRONG_DICE, TRACK
from .ends import check_allies, end
from .keys import CHARACTER, YES
from .moving import go_home
from .names import BIT, NONE, OPPONENTS, TEAM_MEMBERS, TEAM_OF, TRACK_FULL, TURTLES, VILLAINS
from .paths import foes_in_contact, foes_on
from .state import ATTACK_BONUS, ATTACK_DICE, ATTACK_ROLL, DEFENDER, DEFENSE_ROLL, TARGETS, TEAM, Showdown

SIX: Final = 6


# --- who may be attacked ------------------------------------------------------------------------------------------------------


def attackable(s: Showdown) -> list[int]:
    """7.1 One of each tile, not faced yet: who stands together defends together, or chooses who does."""
    character = s.character()
    here = s.at[character]
    mask = foes_on(s, character, here) if s.options.attack_range == "same_tile" else foes_in_contact(s, character, here)
    mask &= ~s.faced
    found: list[int] = []
    if not mask:
        return found
    spaces: list[int] = []
    for other in OPPONENTS[character]:
        space = s.at[other]
        if not mask & BIT[other] or space in spaces:
            continue
        if s.options.home_is_safe and space == HOME[TEAM_OF[other]]:
            continue
        spaces.append(space)
        found.append(other)
    return found


def has_attack_ability(s: Showdown) -> bool:
    """SHOW-C3 Declared with the attack."""
    return not s.used and (STRONG_DICE[s.card] > 1 or STRONG_BONUS[s.card] > 0)


def hopeless(s: Showdown, target: i64, strong: bool) -> bool:
    """7.8 The best total cannot beat the worst defense."""
    if not s.options.no_hopeless_attack:
        return False
    character = s.character()
    dice = STRONG_DICE[s.card] if strong else 1
    best = ATTACK[character] + dice * SIX + (STRONG_BONUS[s.card] if strong else 0)
    team = TEAM_OF[target]
    defense = 0
    for other in TEAM_MEMBERS[team]:
        if s.at[other] == s.at[target] and not s.faced & BIT[other]:
            if team == TURTLES:
                defense += DEFENSE[other]
            else:
                defense = DEFENSE[other] if defense == 0 else min(defense, DEFENSE[other])
    return best <= defense + 1


# --- the course of one --------------------------------------------------------------------------------------------------------


def begin_showdown(s: Showdown, target: i64, strong: bool) -> None:
    """7.2 Turtles on one tile defend together; of Villains one does."""
    character = s.character()
    space = s.at[target]
    targets = 0
    for other in OPPONENTS[character]:
        if s.at[other] == space and not s.faced & BIT[other]:
            targets |= BIT[other]
    dice = 1
    bonus = 0
    if strong:
        s.used = 1
        dice = STRONG_DICE[s.card]
        bonus = STRONG_BONUS[s.card]
    s.showdown = [targets, NONE, dice, bonus, 0, 0]
    s.tell(events.ATTACKED, character, target, s.card if strong else NONE)
    if TEAM_OF[target] == TURTLES and bin_count(targets) > 1:
        for other in TEAM_MEMBERS[TURTLES]:
            if targets & BIT[other]:
                s.tell(events.DEFENDS, other)
    s.call(SHOWDOWN, TEAM + VILLAINS)


class WhoDefends(Question):
    """7.2, SHOW-C14 Of two Villains on a tile the Villains' side chooses one not yet faced."""

    kind = "fighter"
    rule = "7.2"

    def villains(self, s: Showdown) -> list[int]:
        return [c for c in TEAM_MEMBERS[VILLAINS] if s.showdown[TARGETS] & BIT[c]]

    def actions(self, s: State) -> list[int]:
        assert isinstance(s, Showdown)
        found = self.villains(s)
        return [CHARACTER + c for c in found] if len(found) > 1 else []

    def do(self, s: State, answer: i64) -> None:
        assert isinstance(s, Showdown)
        found = self.villains(s)
        if not found:
            return
        one = found[0] if answer == PASS else answer - CHARACTER
        s.showdown[TARGETS] = BIT[one]
        s.showdown[DEFENDER] = one
        if len(found) > 1:
            s.tell(events.DEFENDS, one)

    def prompt(self) -> str:
        return "who defends"

    def describe(self, words: dict[str, str]) -> str:
        return "who defends"


def face_them(s: State) -> None:
    assert isinstance(s, Showdown)
    s.faced |= s.showdown[TARGETS]


def roll_all(s: State) -> None:
    """7.2, 7.5, 7.6 All dice of both sides."""
    assert isinstance(s, Showdown)
    attack = 0
    for _ in range(s.showdown[ATTACK_DICE]):
        attack += s.roll(SIX)
    s.showdown[ATTACK_ROLL] = attack
    s.showdown[DEFENSE_ROLL] = s.roll(SIX)
    s.tell(events.ROLLED, attack, s.showdown[DEFENSE_ROLL])


def total_attack(s: Showdown) -> int:
    return ATTACK[s.character()] + s.showdown[ATTACK_ROLL] + s.showdown[ATTACK_BONUS]


def total_defense(s: Showdown) -> int:
    total = s.showdown[DEFENSE_ROLL]
    for c in range(len(DEFENSE)):
        if s.showdown[TARGETS] & BIT[c]:
            total += DEFENSE[c]
    return total


class RollAgain(Question):
    """SHOW-C4 Katana: after both dice are seen, the own die again, on any result."""

    kind = "yes_no"
    rule = "C4"

    def actions(self, s: State) -> list[int]:
        assert isinstance(s, Showdown)
        return [YES, PASS] if not s.used and REROLLS[s.card] else []

    def do(self, s: State, answer: i64) -> None:
        assert isinstance(s, Showdown)
        if answer == YES:
            s.used = 1
            attack = 0
            for _ in range(s.showdown[ATTACK_DICE]):
                attack += s.roll(SIX)
            s.showdown[ATTACK_ROLL] = attack
            s.tell(events.REROLLED, attack)

    def prompt(self) -> str:
        return "roll again"

    def describe(self, words: dict[str, str]) -> str:
        return "roll again"

    def seat(self, s: State) -> int:
        assert isinstance(s, Showdown)
        return s.player

    def seats(self, s: State) -> list[int]:
        return [self.seat(s)]


def settle(s: State) -> None:
    """7.3-7.5"""
    assert isinstance(s, Showdown)
    attack, defense = total_attack(s), total_defense(s)
    s.tell(events.TOTALS, attack, defense)
    if attack == defense:
        s.tell(events.TIED)
        return
    s.leave()
    targets = s.showdown[TARGETS]
    character = s.character()
    s.showdown = []
    if attack > defense:
        for c in range(len(DEFENSE)):
            if targets & BIT[c]:
                s.tell(events.BEATEN, c, character)
                go_home(s, c)
        check_allies(s)
        if s.winner == NONE:
            advance(s, character, bin_count(targets))
    else:
        for c in range(len(DEFENSE)):
            if targets & BIT[c]:
                s.tell(events.HELD, character, c)
        s.going = 0


def bin_count(mask: i64) -> int:
    found = 0
    while mask:
        mask &= mask - 1
        found += 1
    return found


def advance(s: Showdown, character: i64, n: i64) -> None:
    """7.3 Pizza on the spaces entered is taken; the last space wins at once."""
    team = TEAM_OF[character]
    while n > 0 and s.winner == NONE:
        s.marks[team] += 1
        at = s.marks[team]
        s.tell(events.MARKED, team, at)
        if s.track_pizza[team] & BIT[at]:
            s.track_pizza[team] &= ~BIT[at]
            s.held[character] += 1
            s.tell(events.TRACK_PIZZA, character, at)
        if at == TRACK[0]:
            end(s, team, TRACK_FULL)
        n -= 1


SHOWDOWN: Final = script("showdown/showdown", WhoDefends(), Do(face_them), Repeat(Do(roll_all), RollAgain(), Do(settle)), takes=("you",))
