"""The threat track and what happens at its end: boroughs and foot soldiers, Dimension X and doomsday machines."""
from __future__ import annotations

from typing import Final

from halfshell.core.native import i64
from halfshell.core.ops import Question
from halfshell.core.script import PASS, Script, script
from halfshell.core.state import State

from . import events
from .board import BAND_OF, BOROUGHS, CIRCLES, LEVELS, NEXT_BOROUGH, TRACK
from .damage import end
from .keys import LINE, MACHINE
from .movement import soldiers_owner
from .names import NEW_YORK, NONE, TECHNODROME, VILLAIN
from .state import ENTRENCHED, PATROLLING, Adventures

LAST: Final = 4  # 6.2, 7.2 the objective that loses the game


def threat_level(s: Adventures) -> int:
    """The number in the marker's space; against Krang the highest Dimension X marker (7.5)."""
    return LEVELS[s.threat] if s.board == NEW_YORK else s.objective


def advance_threat(s: Adventures, n: i64) -> None:
    """2.5, J20 At the end of the track the rest is ignored and the objective resolves at once."""
    if n <= 0 or s.winner != NONE or s.duel:
        return
    s.threat = min(s.threat + n, TRACK[s.board])
    s.tell(events.THREAT, n, s.threat + 1, 1 if s.threat == TRACK[s.board] else 0)
    if s.threat == TRACK[s.board]:
        s.threat = 0
        s.objective += 1
        if s.board == NEW_YORK:
            borough_falls(s)
        else:
            dimension_grows(s)


def take_back_threat(s: Adventures, n: i64) -> None:
    back = min(n, s.threat)
    if back > 0:
        s.threat -= back
        s.tell(events.THREAT, -back, s.threat + 1)


# --- Shredder -----------------------------------------------------------------------------------------------------------------


def borough_falls(s: Adventures) -> None:
    """6.2, J62 Its soldiers turn, then as many as players come to the next one. J65 The fourth loses at once."""
    gone = s.boroughs[s.objective - 1]
    s.tell(events.FELL, gone)
    if s.objective == LAST:
        end(s, 1, s.objective)
        return
    for line in CIRCLES[gone]:
        if s.soldiers[line] == PATROLLING:
            s.soldiers[line] = ENTRENCHED
    deploy(s, VILLAIN, s.seats, threatened(s))


def threatened(s: Adventures) -> int:
    """J61 The borough on top of the stack."""
    return s.boroughs[s.objective]


def has_fallen(s: Adventures, borough: i64) -> bool:
    return any(s.boroughs[n] == borough for n in range(s.objective))


def boroughs_with_soldiers(s: Adventures) -> int:
    """J68"""
    found = 0
    for circles in CIRCLES:
        for line in circles:
            if s.soldiers[line]:
                found += 1
                break
    return found


def empty_circles(s: Adventures, borough: i64) -> list[int]:
    """6.4, J63 Of the borough, or the next one that has any."""
    for _ in range(len(BOROUGHS)):
        found = [line for line in CIRCLES[borough] if not s.soldiers[line]]
        if found:
            return found
        borough = NEXT_BOROUGH[borough]
    return []


def station(s: Adventures, line: i64, borough: i64) -> None:
    """A soldier from the supply to a line; entrenched where the borough has fallen."""
    entrenched = not s.duel and has_fallen(s, borough)
    s.soldiers[line] = ENTRENCHED if entrenched else PATROLLING
    s.supply[soldiers_owner(s)] -= 1
    s.tell(events.DEPLOYED, line, 1 if entrenched else 0)


class Deploy(Question):
    """One soldier after the other, as long as there are soldiers and circles; the players choose circles.
    Takes you, how many, and the borough."""

    kind = "space"
    rule = "6.4"

    def bind(self, script: Script) -> None:
        self.count: i64 = script.name_index("count")
        self.borough: i64 = script.name_index("borough")

    def circles(self, s: Adventures) -> list[int]:
        """J64 None if the supply is empty or nothing is left to deploy."""
        if s.stack[self.count] <= 0 or s.supply[VILLAIN] == 0:
            return []
        return empty_circles(s, s.stack[self.borough])

    def actions(self, s: State) -> list[int]:
        assert isinstance(s, Adventures)
        found = self.circles(s)
        return [LINE + line for line in found] if len(found) > s.stack[self.count] else []

    def do(self, s: State, answer: i64) -> None:
        assert isinstance(s, Adventures)
        found = self.circles(s)
        if not found:
            return
        line = found[0] if answer == PASS else answer - LINE
        s.stack[self.count] -= 1
        s.stack[-1] = self.at
        borough = s.stack[self.borough]
        while line not in CIRCLES[borough]:
            borough = NEXT_BOROUGH[borough]
        station(s, line, borough)

    def prompt(self) -> str:
        return "deploy"

    def describe(self, words: dict[str, str]) -> str:
        return "deploy"


DEPLOY: Final = script("adventures/deploy", Deploy(), takes=("you", "count", "borough"))


def deploy(s: Adventures, you: i64, n: i64, borough: i64) -> None:
    if s.winner == NONE and s.board == NEW_YORK and not s.duel:
        s.call(DEPLOY, you, n, borough)


# --- Krang --------------------------------------------------------------------------------------------------------------------


def dimension_grows(s: Adventures) -> None:
    """7.2 The next marker; the fourth loses at once. J70 Fighters and tokens stay."""
    s.tell(events.EXPANDED, s.objective)
    if s.objective == LAST:
        end(s, 1, s.objective)


def in_dimension_x(s: Adventures, space: i64) -> bool:
    return s.board == TECHNODROME and not s.duel and space != NONE and BAND_OF[space] <= s.objective


def active_machines(s: Adventures) -> int:
    return s.machines[0] + s.machines[1] + s.machines[2]


def turn_machine(s: Adventures, machine: i64, active: i64) -> None:
    if s.machines[machine] != active:
        s.machines[machine] = active
        s.tell(events.MACHINE, machine + 1, active)


def idle_machines(s: Adventures) -> list[int]:
    return [MACHINE + n for n in range(3) if not s.machines[n]]


def working_machines(s: Adventures) -> list[int]:
    return [MACHINE + n for n in range(3) if s.machines[n]]
