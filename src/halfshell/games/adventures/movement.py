"""Moving step by step, being placed, and what happens on the way."""
from __future__ import annotations

from typing import Final

from halfshell.core.native import i64
from halfshell.core.ops import Question
from halfshell.core.script import PASS, Script, script
from halfshell.core.state import State

from . import events
from .board import DISTANCE, LINES_AT, NEIGHBORS, ON_BOARD, line_between
from .damage import alive, hurt
from .keys import SPACE
from .names import BIT, NONE, PLAYERS, SHREDDER
from .piles import mill
from .state import ENTRENCHED, MOUSER, PATROLLING, STUCK, Adventures

THROUGH: Final = 64  # added to the steps of a walk: all fighters may be passed
CLEARING: Final = 128  # added: patrolling soldiers on the way are removed
STEPS: Final = 63


def passable(s: Adventures, fighter: i64, space: i64, through: i64) -> bool:
    """3.4, 5.2 Through friends, not through opponents."""
    there = s.who[space]
    return there == NONE or through > 0 or s.side[there] == s.side[fighter]


def can_leave(s: Adventures, fighter: i64) -> bool:
    """One that is held may not leave its space (duel)."""
    return not s.records[STUCK] & BIT[fighter]


def can_end(s: Adventures, fighter: i64, space: i64, steps: i64, through: i64) -> bool:
    """3.4 From here an empty space can be reached in so many steps."""
    row = [space]
    seen = [space]
    while row:
        for x in row:
            if s.who[x] in (NONE, fighter):
                return True
        if steps == 0:
            return False
        steps -= 1
        after: list[int] = []
        for x in row:
            for y in NEIGHBORS[x]:
                if y not in seen and passable(s, fighter, y, through):
                    seen.append(y)
                    after.append(y)
        row = after
    return False


def next_spaces(s: Adventures, fighter: i64, steps: i64, through: i64) -> list[int]:
    """Where the next of so many steps may go."""
    found: list[int] = []
    if steps > 0 and can_leave(s, fighter):
        for y in NEIGHBORS[s.where[fighter]]:
            there = s.who[y]
            if there == NONE or (passable(s, fighter, y, through) and can_end(s, fighter, y, steps - 1, through)):
                found.append(y)
    return found


def routes(s: Adventures, fighter: i64, steps: i64, through: i64) -> dict[int, list[int]]:
    """A shortest way to each space where it may stop. For those who look; the rules ask step by step."""
    start = s.where[fighter]
    ways: dict[int, list[int]] = {start: []}
    row = [start]
    while row and steps > 0 and can_leave(s, fighter):
        steps -= 1
        after: list[int] = []
        for x in row:
            for y in NEIGHBORS[x]:
                if y not in ways and passable(s, fighter, y, through):
                    ways[y] = [*ways[x], y]
                    after.append(y)
        row = after
    del ways[start]
    return {space: way for space, way in ways.items() if s.who[space] in (NONE, fighter)}


def step(s: Adventures, fighter: i64, to: i64, clearing: bool) -> None:
    """3.4 Along a line. 6.5, 6.6 Soldiers on it, 8.2 mousers at its end."""
    start = s.where[fighter]
    there = s.who[to]
    if there != NONE:
        s.passed.append(there)
    s.where[fighter] = to
    s.tell(events.MOVED, fighter, start, to)
    line = line_between(start, to)
    soldier = s.soldiers[line]
    if soldier == PATROLLING and clearing:
        s.soldiers[line] = 0
        owner = soldiers_owner(s)
        s.supply[owner] += 1
        s.tell(events.SOLDIER_REMOVED, line)
    elif soldier == ENTRENCHED and s.owner[fighter] < PLAYERS:
        s.tell(events.CROSSED, fighter, line)
        hurt(s, BIT[fighter], 1)
    if s.winner == NONE and alive(s, fighter):
        enter(s, fighter)


def soldiers_owner(s: Adventures) -> int:
    """In whose supply foot soldiers lie: the villain's, or the duelist's."""
    return s.owner[SHREDDER]


def enter(s: Adventures, fighter: i64) -> None:
    """8.2, J57 Each entry into a mouser's space mills a card of the fighter's player; J95 not for enemies."""
    if s.tokens[s.where[fighter]] & MOUSER and s.owner[fighter] < PLAYERS:
        mill(s, s.owner[fighter], 1)


def lift(s: Adventures, fighter: i64) -> None:
    """One that walks stands nowhere until it stops."""
    s.who[s.where[fighter]] = NONE
    s.passed = []


def set_down(s: Adventures, fighter: i64) -> None:
    if alive(s, fighter):
        s.who[s.where[fighter]] = fighter


def put(s: Adventures, fighter: i64, space: i64) -> None:
    """5.2 Placing: no way, but the destination counts (J57)."""
    if s.who[space] == fighter or not alive(s, fighter) or not can_leave(s, fighter):
        return
    if s.who[s.where[fighter]] == fighter:
        s.who[s.where[fighter]] = NONE
    s.where[fighter] = space
    s.who[space] = fighter
    s.tell(events.PUT, fighter, space)
    enter(s, fighter)


def swap(s: Adventures, one: i64, other: i64) -> None:
    """C33 Both at once."""
    a, b = s.where[one], s.where[other]
    s.where[one] = b
    s.where[other] = a
    s.who[a] = other
    s.who[b] = one
    s.tell(events.SWAPPED, one, other)
    enter(s, one)
    enter(s, other)


def empty_spaces(s: Adventures) -> list[int]:
    return [x for x in ON_BOARD[s.board] if s.who[x] == NONE]


def nearest(s: Adventures, spaces: list[int], to: i64) -> list[int]:
    """Those of the spaces that are closest to a space."""
    best = min([DISTANCE[x][to] for x in spaces], default=0)
    return [x for x in spaces if DISTANCE[x][to] == best]


def farthest(s: Adventures, spaces: list[int], to: i64) -> list[int]:
    best = max([DISTANCE[x][to] for x in spaces], default=0)
    return [x for x in spaces if DISTANCE[x][to] == best]


class Walk(Question):
    """One step after the other, until the walker stops: takes you (who decides), the fighter, and the steps."""

    kind = "space"
    rule = "3.4"

    def bind(self, script: Script) -> None:
        self.fighter: i64 = script.name_index("fighter")
        self.left: i64 = script.name_index("steps")

    def actions(self, s: State) -> list[int]:
        assert isinstance(s, Adventures)
        left = s.stack[self.left]
        fighter = s.stack[self.fighter]
        if left & STEPS == 0 or not alive(s, fighter):
            return []
        found = [SPACE + x for x in next_spaces(s, fighter, left & STEPS, left & THROUGH)]
        if found and s.who[s.where[fighter]] == NONE:
            found.append(PASS)
        return found

    def do(self, s: State, answer: i64) -> None:
        assert isinstance(s, Adventures)
        fighter = s.stack[self.fighter]
        if answer == PASS:
            set_down(s, fighter)
            return
        left = s.stack[self.left]
        s.stack[self.left] = left - 1
        s.stack[-1] = self.at
        step(s, fighter, answer - SPACE, left & CLEARING > 0)

    def prompt(self) -> str:
        return "walk"

    def describe(self, words: dict[str, str]) -> str:
        return "walk"


WALK: Final = script("adventures/walk", Walk(), takes=("you", "fighter", "steps"))


def walk(s: Adventures, you: i64, fighter: i64, steps: i64) -> None:
    """Up to so many steps (THROUGH, CLEARING added), decided by `you`."""
    if alive(s, fighter) and s.winner == NONE:
        lift(s, fighter)
        s.call(WALK, s.decider(you, fighter), fighter, steps)


# --- steps that are no choice ---------------------------------------------------------------------------------------------

AWAY: Final = 64  # added to the steps of a drift: away from the other instead of toward it


class Drift(Question):
    """Single steps toward or away from a place; the players choose among several. Takes you, the fighter, and the space and
    steps: space * 128 + steps."""

    kind = "space"
    rule = "5.2"

    def bind(self, script: Script) -> None:
        self.fighter: i64 = script.name_index("fighter")
        self.way: i64 = script.name_index("way")

    def spaces(self, s: Adventures) -> list[int]:
        way = s.stack[self.way]
        fighter = s.stack[self.fighter]
        if way & STEPS == 0 or not alive(s, fighter):
            return []
        start = s.where[fighter]
        goal = way // 128
        found: list[int] = []
        for y in NEIGHBORS[start]:
            nearer = DISTANCE[y][goal] < DISTANCE[start][goal]
            if s.who[y] == NONE and (DISTANCE[y][goal] > DISTANCE[start][goal] if way & AWAY else nearer):
                found.append(y)
        return found

    def actions(self, s: State) -> list[int]:
        assert isinstance(s, Adventures)
        found = self.spaces(s)
        return [SPACE + y for y in found] if len(found) > 1 else []

    def do(self, s: State, answer: i64) -> None:
        assert isinstance(s, Adventures)
        found = self.spaces(s)
        fighter = s.stack[self.fighter]
        if not found:
            set_down(s, fighter)
            return
        to = found[0] if answer == PASS else answer - SPACE
        s.stack[self.way] -= 1
        s.stack[-1] = self.at
        step(s, fighter, to, False)

    def prompt(self) -> str:
        return "drift"

    def describe(self, words: dict[str, str]) -> str:
        return "drift"


DRIFT: Final = script("adventures/drift", Drift(), takes=("you", "fighter", "way"))


def drift(s: Adventures, you: i64, fighter: i64, goal: i64, steps: i64) -> None:
    if alive(s, fighter) and s.winner == NONE:
        lift(s, fighter)
        s.call(DRIFT, s.decider(you, fighter), fighter, goal * 128 + steps)


def soldiers_next_to(s: Adventures, space: i64) -> int:
    """J69 On lines that end in this space."""
    found = 0
    for line in LINES_AT[space]:
        if s.soldiers[line]:
            found += 1
    return found
