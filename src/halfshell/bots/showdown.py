"""Sensible Showdown: each answer is tried in an imagined world, and the one that leads to the best position is given.
Turtles bring Allies home in relays, Villains stand in their way; both fight when the dice are for it."""
from __future__ import annotations

from typing import Final

from halfshell.core.script import PASS
from halfshell.games.showdown.content import BOARD, HOME, NEXT, SIDES, TRACK
from halfshell.games.showdown.fight import total_attack, total_defense
from halfshell.games.showdown.keys import ATTACK, DRAW, GIVE, LAY, PIZZA, SPACE, STEP, STRONG_ATTACK, YES
from halfshell.games.showdown.names import CHARACTERS, NONE, TEAM_MEMBERS, TEAM_OF, TURTLES, VILLAINS
from halfshell.games.showdown.paths import BY_PIPE, NO_WAY, joined
from halfshell.games.showdown.state import DELIVERED, WITH, Showdown

from .bot import Bot, Situation

FAR: Final = 40
GAP: Final = 3  # what a missing or unconnected tile costs, in steps
MARK: Final = 9.0  # worth of a space on a track
HOME_WORTH: Final = (0.0, 45.0, 120.0, 1000.0)  # of so many Allies at home
CARRIED: Final = 22.0  # of an Ally with a Turtle, at home
CARRIED_STEP: Final = 2.0  # less for each step to home
WAITING: Final = 9.0  # of an Ally with a Turtle beside it
WAITING_STEP: Final = 0.7
HUNTER: Final = 7.0  # of a Villain beside a carrier
HUNTER_STEP: Final = 1.2
SLICE: Final = 3.0  # of a Pizza held
LAST_SPACES: Final = 10  # when so few are empty, who leads begins to count
LEAD: Final = 30.0  # of being ahead when the board is full
TRIES: Final = 6  # imagined dice of a Showdown
WASTE: Final = 0.2  # what an answer must better
FIRST: Final = 3.0  # tiles are better placed before a walk


class ShowdownGreedy(Bot):
    name = "greedy"
    words = "relays Allies home or stands in their way, and fights when the dice are for it"

    def choose(self, at: Situation) -> int:
        if len(at.actions) == 1:
            return at.actions[0]
        world = at.imagine(7)
        assert isinstance(world, Showdown)
        side = 1.0 if TEAM_OF[next(c for c in range(len(CHARACTERS)) if world.runs[c] == at.seat)] == TURTLES else -1.0
        best, found = -1e9, at.actions[-1]
        for action in at.actions:
            worth = side * self.try_out(world, action, side) - self.price(action)
            if worth > best + 1e-9:
                best, found = worth, action
        return found

    def try_out(self, world: Showdown, action: int, side: float) -> float:
        """What the position is worth to the Turtles after an answer, and after a step the best walk from there; where dice
        fall, on average."""
        character = world.character()
        tries = TRIES if action == YES or ATTACK <= action < GIVE else 1
        total = 0.0
        for n in range(tries):
            there = world.clone()
            there.sow(n + 1)
            there.apply_action(action)
            settle(there)
            total += best_walk(there, side, {world.at[character], there.at[character]}) if is_step(action) else position(there)
        return total / tries

    def price(self, action: int) -> float:
        """A quiet answer is better than one that changes nothing; obligations come first, a Pizza only for something."""
        if action == PASS:
            return 0.0
        if action == DRAW:
            return -FIRST
        if action == PIZZA:
            return SLICE * 0.5
        return 2 * WASTE if STRONG_ATTACK <= action < GIVE else 0.0 if action >= LAY else WASTE


def is_step(action: int) -> bool:
    return STEP <= action < SPACE


def best_walk(s: Showdown, side: float, seen: set[int]) -> float:
    """The best position on the way that begins here, each space visited once."""
    best = position(s)
    if s.winner != NONE or s.card == NONE:
        return best
    character = s.character()
    for action in s.actions:
        if is_step(action) and action - STEP not in seen:
            seen.add(action - STEP)
            there = s.clone()
            there.apply_action(action)
            settle(there)
            worth = best_walk(there, side, seen) if there.at[character] == action - STEP else position(there)
            if side * worth > side * best:
                best = worth
    return best


def settle(s: Showdown) -> None:
    """Answer what a Showdown asks on the way: Katana if it is behind, the stronger defender."""
    while s.showdown and s.actions:
        if YES in s.actions and total_attack(s) > total_defense(s):
            s.apply_action(PASS)
        else:
            s.apply_action(s.actions[0])


# --- what a position is worth to the Turtles ------------------------------------------------------------------------------------


def position(s: Showdown) -> float:
    if s.winner != NONE:
        return 5000.0 if s.winner == TURTLES else -5000.0
    worth = MARK * (s.marks[TURTLES] - s.marks[VILLAINS]) + SLICE * (sum(s.held[:4]) - sum(s.held[4:]))
    worth += danger(s.marks[TURTLES]) - danger(s.marks[VILLAINS])
    empty = sum([not s.tiles[x] for x in BOARD])
    if empty < LAST_SPACES:
        ahead = 1.0 if s.marks[TURTLES] > s.marks[VILLAINS] else -1.0
        worth += LEAD * ahead * (LAST_SPACES - empty) / LAST_SPACES
    worth += HOME_WORTH[min(s.allies.count(DELIVERED), 3)]
    way_home = distances(s, HOME[TURTLES], True)
    hunted = [distances(s, s.at[c], False) for c in TEAM_MEMBERS[VILLAINS]]
    for ally in range(len(s.allies)):
        there = s.allies[ally]
        if there < WITH:
            way = distances(s, there, True)
            near = sorted([way[s.at[c]] for c in TEAM_MEMBERS[TURTLES]])
            worth += WAITING - WAITING_STEP * near[0] - 0.15 * near[1] - 0.4 * way_home[there]
        elif there < DELIVERED:
            carrier = s.at[there - WITH]
            worth += CARRIED - CARRIED_STEP * way_home[carrier]
            for way in hunted:
                worth -= max(HUNTER - HUNTER_STEP * way[carrier], 0.0)
    return worth + stand(s, hunted)


def danger(marks: int) -> float:
    """The last spaces of a track weigh more."""
    return 3.0 * max(marks - (TRACK[0] - 4), 0) ** 2


def stand(s: Showdown, hunted: list[list[int]]) -> float:
    """Villains like to be near weak Turtles, Turtles to stand together."""
    worth = 0.0
    for way in hunted:
        worth -= max(3.0 - 0.4 * min([way[s.at[c]] for c in TEAM_MEMBERS[TURTLES]]), 0.0)
    places = s.at[:4]
    return worth + 0.8 * (len(places) - len(set(places)))


def distances(s: Showdown, start: int, pipes: bool) -> list[int]:
    """Steps to every space; where nothing leads, a gap counts as several."""
    found = [FAR] * len(s.tiles)
    found[start] = 0
    rows: list[list[int]] = [[start]] + [[] for _ in range(FAR)]
    for n in range(FAR):
        for x in rows[n]:
            if found[x] < n:
                continue
            for side in range(SIDES):
                y = NEXT[x][side]
                if y == NONE:
                    continue
                way = joined(s, x, side)
                away = n + (1 if way != NO_WAY and (pipes or way != BY_PIPE) else GAP)
                if away < found[y]:
                    found[y] = away
                    rows[away].append(y)
    return found
