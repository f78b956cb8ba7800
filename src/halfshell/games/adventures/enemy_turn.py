"""Section 5: an enemy takes a turn. It attacks who stands next to it, else the closest fighter it can come next to."""
from __future__ import annotations

from typing import Final

from halfshell.core.native import i64
from halfshell.core.ops import Do, Question
from halfshell.core.script import PASS, Script, script
from halfshell.core.state import State

from . import events
from .board import NEIGHBORS
from .cards import DECKS
from .combat import fight
from .damage import alive
from .keys import FIGHTER, SPACE
from .movement import passable
from .names import KRANG, NONE, PLAYERS, VILLAIN, WINGNUT
from .state import Adventures
from .threat import advance_threat, in_dimension_x

CALMLY: Final = 1  # the threat does not advance for want of a target (trap T8)


def move_value(s: Adventures, owner: i64) -> int:
    """2.1 Of the initiative card; Krang's is one more in Dimension X."""
    deck = DECKS[s.kind[owner]]
    if deck.leader == KRANG and owner == VILLAIN and in_dimension_x(s, s.where[KRANG]):
        return deck.move + 1
    return deck.move


def leader(s: Adventures, owner: i64) -> int:
    return DECKS[s.kind[owner]].leader


def is_target(s: Adventures, fighter: i64) -> bool:
    """5.1 A player's fighter; eliminated players have none."""
    return fighter != NONE and s.owner[fighter] < PLAYERS


class Reach:
    """5.2, J12 The spaces an enemy can come to in the turn of an initiative card: `row` those that take the same number of
    steps, at first its own, which takes none."""

    def __init__(self, s: Adventures, owner: i64, turn: i64) -> None:
        self.enemy: i64 = leader(s, owner)
        self.through: i64 = 1 if self.enemy == WINGNUT and turn == owner else 0
        self.left: i64 = move_value(s, owner)
        self.row = [s.where[self.enemy]]
        self.seen = [0] * len(NEIGHBORS)
        self.seen[s.where[self.enemy]] = 1

    def further(self, s: Adventures) -> bool:
        """One step on; False where the way ends."""
        after: list[int] = []
        if self.left > 0:
            self.left -= 1
            for x in self.row:
                for y in NEIGHBORS[x]:
                    if not self.seen[y] and passable(s, self.enemy, y, self.through):
                        self.seen[y] = 1
                        after.append(y)
        self.row = after
        return len(after) > 0


def targets(s: Adventures, owner: i64, turn: i64) -> list[int]:
    """5.1, J10, J11, J13 Those next to it; else those that it can come next to in the fewest steps."""
    reach = Reach(s, owner, turn)
    found = next_to(s, reach.row)
    while not found and reach.further(s):
        found = next_to(s, [x for x in reach.row if s.who[x] == NONE])
    return sorted(found)


def next_to(s: Adventures, spaces: list[int]) -> list[int]:
    """The targets next to these spaces."""
    found: list[int] = []
    for x in spaces:
        for y in NEIGHBORS[x]:
            fighter = s.who[y]
            if is_target(s, fighter) and fighter not in found:
                found.append(fighter)
    return found


def stops(s: Adventures, owner: i64, target: i64, turn: i64) -> list[int]:
    """J14 The spaces next to the target that take the fewest steps; none if it stands there already."""
    reach = Reach(s, owner, turn)
    beside = NEIGHBORS[s.where[target]]
    found: list[int] = []
    if s.where[reach.enemy] in beside:
        return found
    while not found and reach.further(s):
        found = [x for x in reach.row if s.who[x] == NONE and x in beside]
    return found


class Target(Question):
    """Whom it attacks. Takes you (the enemy's owner) and CALMLY or 0; binds the target."""

    kind = "fighter"
    rule = "5.1"

    def bind(self, script: Script) -> None:
        self.calmly: i64 = script.name_index("calmly")
        self.target: i64 = script.name_index("target")

    def actions(self, s: State) -> list[int]:
        assert isinstance(s, Adventures)
        you = s.stack[self.you]
        if s.is_out(you):
            return []
        found = targets(s, you, s.turn)
        return [FIGHTER + f for f in found] if len(found) > 1 else []

    def do(self, s: State, answer: i64) -> None:
        assert isinstance(s, Adventures)
        you = s.stack[self.you]
        s.stack[self.target] = NONE
        if s.is_out(you):
            return
        if answer != PASS:
            s.stack[self.target] = answer - FIGHTER
            return
        found = targets(s, you, s.turn)
        if found:
            s.stack[self.target] = found[0]
        else:
            s.tell(events.NO_TARGET, leader(s, you))
            if s.stack[self.calmly] != CALMLY:
                advance_threat(s, 1)  # 2.4, J15

    def prompt(self) -> str:
        return "target"

    def describe(self, words: dict[str, str]) -> str:
        return "its target"


class Approach(Question):
    """Where it stops."""

    kind = "space"
    rule = "5.1"

    def bind(self, script: Script) -> None:
        self.target: i64 = script.name_index("target")

    def spaces(self, s: Adventures) -> list[int]:
        target = s.stack[self.target]
        return stops(s, s.stack[self.you], target, s.turn) if target != NONE and alive(s, target) else []

    def actions(self, s: State) -> list[int]:
        assert isinstance(s, Adventures)
        found = self.spaces(s)
        return [SPACE + x for x in found] if len(found) > 1 else []

    def do(self, s: State, answer: i64) -> None:
        assert isinstance(s, Adventures)
        if s.stack[self.target] == NONE:
            return
        to = answer - SPACE
        if answer == PASS:
            found = self.spaces(s)
            to = found[0] if found else NONE
        enemy = leader(s, s.stack[self.you])
        s.tell(events.TARGETED, enemy, s.stack[self.target])
        if to != NONE:
            start = s.where[enemy]
            s.who[start] = NONE
            s.where[enemy] = to
            s.who[to] = enemy
            s.tell(events.MOVED, enemy, start, to)

    def prompt(self) -> str:
        return "approach"

    def describe(self, words: dict[str, str]) -> str:
        return "where it stops"


def attack(s: State, you: i64, target: i64) -> None:
    """5.1 One attack a turn; J18 only on one who is still there."""
    assert isinstance(s, Adventures)
    if target != NONE and alive(s, target) and not s.is_out(you):
        fight(s, leader(s, you), target)


ENEMY_TURN: Final = script("adventures/enemy turn", Target(), Approach(), Do(attack, "you", "target"), takes=("you", "calmly"))


def take_turn(s: Adventures, owner: i64, calmly: i64 = 0) -> None:
    """J16 A full turn with the move value of its card."""
    if not s.is_out(owner) and s.winner == NONE:
        s.call(ENEMY_TURN, owner, calmly)
