"""The search through one turn: a line of answers is followed as far as it looks best, until the budget is spent."""
from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from halfshell.core.script import CODE, PASS
from halfshell.games.showdown.abilities import PutTile, TakeTile
from halfshell.games.showdown.content import ATTACK, DEFENSE, HOME, MANHATTAN, NEXT, SPACES
from halfshell.games.showdown.fight import WhoDefends
from halfshell.games.showdown.keys import ABILITY, CHARACTER, DRAW, GIVE, LAY, SHARE, SPACE, STEP, STRONG_ATTACK
from halfshell.games.showdown.keys import ATTACK as ATTACK_KEY
from halfshell.games.showdown.names import BIT, CHARACTERS, NONE, TECHNOLOGY, TURTLES
from halfshell.games.showdown.paths import foes_on
from halfshell.games.showdown.state import WITH, Showdown
from halfshell.games.showdown.turn import Act

from .odds import odds
from .worth import Judge

STEP_HOPE: Final = 0.006  # what a step, and a tile, may still bring
TILE_HOPE: Final = 0.004
SURE: Final = 50  # pips of a die that decides
BEST_TILES: Final = 5  # that Technology may take
BEST_SPACES: Final = 3  # where it may put one

Key = tuple[object, ...]


class Line:
    """A way through the turn. Lost Showdowns end it (7.4): `lost` is what they are worth, `weight` the chance that none was lost."""

    def __init__(self, s: Showdown, before: Line | None, action: int, lost: float, weight: float) -> None:
        self.s = s
        self.before = before
        self.action = action
        self.lost = lost
        self.weight = weight


def key_of(s: Showdown) -> Key:
    """All that decides what can follow, as everybody sees it."""
    return (tuple(s.tiles), tuple(s.at), tuple(s.allies), tuple(s.held), tuple(s.edges), tuple(s.pizza), tuple(s.cards), tuple(s.stack),
            tuple(s.chosen), tuple(s.showdown), tuple(s.marks), s.player, s.card, s.steps, s.to_place, s.drawn, s.moved, s.used, s.faced,
            s.hot, s.had, s.givers, s.takers)


class Search:
    def __init__(self, s: Showdown, team: int, budget: int) -> None:
        self.judge = Judge(team)
        self.budget = budget
        self.heap: list[tuple[float, int, Line]] = []
        self.seen: set[Key] = set()
        self.count = 0
        self.best_worth = -1.0
        self.best: Line | None = None
        self.partial: Line | None = None  # the best one that is not finished
        self.partial_worth = -1.0
        self.push(Line(s, None, PASS, 0.0, 1.0), 0.0)
        while self.heap and self.count < budget:
            self.expand(heappop(self.heap)[2])

    def plan(self) -> dict[Key, int]:
        """What to answer where, along the best line."""
        line = self.best or self.partial
        found: dict[Key, int] = {}
        if self.best is not None:
            found[key_of(self.best.s)] = PASS
        while line is not None and line.before is not None:
            found[key_of(line.before.s)] = line.action
            line = line.before
        return found

    def push(self, line: Line, hope: float) -> None:
        s = line.s
        worth = line.lost + line.weight * self.judge.worth(s)
        if worth > self.best_worth and (s.winner != NONE or may_end(s)):
            self.best_worth, self.best = worth, line
        if worth > self.partial_worth and line.before is not None:
            self.partial_worth, self.partial = worth, line
        if s.winner == NONE:
            if s.card != NONE:
                hope += line.weight * (STEP_HOPE * int(s.steps) + TILE_HOPE * int(s.to_place))
            heappush(self.heap, (-worth - hope, self.count, line))

    def expand(self, line: Line) -> None:
        s = line.s
        for action in moves(s):
            self.count += 1
            there = s.clone()
            if may_fight(s, action):
                self.fight(line, there, action)
                continue
            there.apply_action(action)
            self.add(Line(there, line, action, line.lost, line.weight), TILE_HOPE if action == DRAW else 0.0)

    def add(self, line: Line, hope: float = 0.0) -> None:
        key = (round(line.weight, 4), key_of(line.s))
        if key not in self.seen:
            self.seen.add(key)
            self.push(line, hope)

    def fight(self, line: Line, there: Showdown, action: int) -> None:
        """The line goes on where it is won."""
        s = line.s
        strong = STRONG_ATTACK <= action < GIVE
        chance = self.judge.chance(s.card)
        dice, bonus = (chance.dice, chance.bonus) if strong else (1, 0)
        decide(there, action, [SURE] * dice + [0])
        if there.fixed:  # the ability for it is still to be declared, or nobody was met
            there.fixed = []
            self.add(Line(there, line, action, line.lost, line.weight))
            return
        beaten = s.clone()
        decide(beaten, action, [0] * dice + [SURE])
        defense = sum([DEFENSE[c] for c in range(len(CHARACTERS)) if beaten.faced & ~s.faced & BIT[c]])
        win = odds(dice, ATTACK[s.character()] + bonus - defense, chance.katana and not s.used)
        lost = line.lost + line.weight * (1.0 - win) * self.judge.worth(beaten)
        if win > 0.0:
            self.add(Line(there, line, action, lost, line.weight * win))
        elif lost > self.best_worth:
            self.best_worth, self.best = lost, Line(beaten, line, action, lost, 0.0)


def decide(s: Showdown, action: int, dice: list[int]) -> None:
    """Take an action, and see it through if it leads to a Showdown in which these dice fall."""
    s.fixed = dice
    s.apply_action(action)
    while s.showdown and s.actions:
        s.apply_action(best_defender(s) if isinstance(CODE[s.stack[-1]], WhoDefends) else PASS)


def best_defender(s: Showdown) -> int:
    return max(s.actions, key=lambda action: DEFENSE[action - CHARACTER])


def may_end(s: Showdown) -> bool:
    """The turn, not only what an ability does."""
    return PASS in s.actions and isinstance(CODE[s.stack[-1]], Act)


def may_fight(s: Showdown, action: int) -> bool:
    if STEP <= action < SPACE:
        return isinstance(CODE[s.stack[-1]], Act) and foes_on(s, s.character(), action - STEP) != 0
    return ATTACK_KEY <= action < GIVE


# --- which answers are looked at -----------------------------------------------------------------------------------------------


def moves(s: Showdown) -> list[int]:
    op = CODE[s.stack[-1]]
    if isinstance(op, TakeTile):
        return tiles_to_take(s)
    if isinstance(op, PutTile):
        return places_to_put(s)
    if not isinstance(op, Act):
        return s.actions
    return [action for action in s.actions if sensible(s, action)]


def sensible(s: Showdown, action: int) -> bool:
    """An action that may be worth a look; the end of the turn was judged already."""
    if action == PASS:
        return False
    if action == ABILITY:
        return s.card != TECHNOLOGY or s.to_place == 0
    if ATTACK_KEY <= action < STRONG_ATTACK:
        return action - ATTACK_KEY + STRONG_ATTACK not in s.actions
    if SHARE <= action < STEP:
        return (action - SHARE) % len(CHARACTERS) == s.character()
    return True


def tiles_to_take(s: Showdown) -> list[int]:
    """Technology: those farthest from everybody."""
    places = [*s.at, HOME[TURTLES]] + [x for x in s.allies if x < WITH]
    return sorted(s.actions, key=lambda action: -min([MANHATTAN[action - SPACE][x] for x in places]))[:BEST_TILES]


def places_to_put(s: Showdown) -> list[int]:
    """Technology: beside a tile, close to an Ally that waits."""
    waiting = [x for x in s.allies if x < WITH]

    def far(space: int) -> int:
        alone = not any([x != NONE and s.tiles[x] for x in NEXT[space]])
        return min([MANHATTAN[space][x] for x in waiting], default=0) + alone * SPACES

    spaces = sorted({(action - LAY) // 4 for action in s.actions}, key=far)[:BEST_SPACES]
    return [action for action in s.actions if (action - LAY) // 4 in spaces]
