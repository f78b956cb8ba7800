"""One question, thought about."""
from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Final

from halfshell.core.rng import Rng
from halfshell.core.script import CODE, PASS
from halfshell.games.race.battle import needed
from halfshell.games.race.content import DISTANCE, HEALTH, SPACES
from halfshell.games.race.keys import ATTACK, ENTER, HEAL, LOOK, ROLL, SPACE, SPLINTER_KEY, STAR, STEP
from halfshell.games.race.names import NONE, PIZZA, STARS
from halfshell.games.race.reach import reach
from halfshell.games.race.state import Race

from ..bot import Situation
from . import odds
from .chart import Chart, way_back
from .prospect import SPLINTER_WORTH, star_worth

NEARER: Final = 0.1  # how much more a near tile is worth a look than a far one, in turns a step
SAME: Final = 0.01  # turns that make no difference


class Mind:
    def __init__(self, at: Situation, rng: Rng) -> None:
        world = at.imagine(1)
        assert isinstance(world, Race)
        self.s = world
        self.seat = at.seat
        self.rng = rng
        self.here = world.at[at.seat]

    def answer(self) -> int:
        by_question: dict[str, Callable[[], int]] = {
            "turtles left": self.any, "what to do": self.act, "steps": self.walk, "hidden tiles": self.look, "beside another": self.move,
            "take it": self.yes, "splinter": self.splinter, "stars before": self.star_before, "stars after": self.star_after,
            "pizza": self.pizza, "landings": self.move, "still entitled": self.yes}
        return by_question[CODE[self.s.stack[-1]].prompt()]()

    @cached_property
    def chart(self) -> Chart:
        return Chart(self.s, self.seat)

    def any(self) -> int:
        return self.s.actions[self.rng.below(len(self.s.actions))]

    def yes(self) -> int:
        """2.6, 3.13 There is nothing to lose."""
        return self.s.actions[0]

    # --- moves ----------------------------------------------------------------------------------------------------------------

    def act(self) -> int:
        """2.1, 5.2, 5.3 Pizza waits until it is needed."""
        s = self.s
        if ATTACK in s.actions:
            return ATTACK
        if ENTER in s.actions:
            chart = self.chart
            return ENTER if chart.now[self.here] >= chart.shut - SAME else ROLL
        return ROLL

    def walk(self) -> int:
        """2.1 The first step to the best end of the move."""
        chart = self.chart
        best, found = 1e9, self.s.actions[-1]
        if found == PASS:
            best = chart.ends(self.here, self.here)
        for end, way in reach(self.s).items():
            before = SPACES.index(way[-2]) if len(way) > 1 else self.here
            turns = chart.ends(SPACES.index(end), before)
            if turns < best - SAME:
                best, found = turns, STEP + SPACES.index(way[0])
        return found

    def move(self) -> int:
        """3.9, 6.5 To the best space."""
        now = self.chart.now
        return min(self.s.actions, key=lambda action: now[self.here if action == PASS else action - SPACE])

    def look(self) -> int:
        """3.8 At a tile not seen yet that lies ahead and near."""
        chart = self.chart
        unseen = chart.prospects.unseen
        return min(self.s.actions, key=lambda action: (action - LOOK not in unseen,
                                                       chart.now[action - LOOK] + NEARER * DISTANCE[self.here][action - LOOK]))

    # --- battles --------------------------------------------------------------------------------------------------------------

    def splinter(self) -> int:
        """3.10 If the fight may cost more than he is worth."""
        s = self.s
        chart = self.chart
        tile = s.tiles[self.here]
        turns = chart.now[self.here]
        if s.advanced:
            fight = odds.fight(odds.against(tile), s.health[self.seat], s.held[self.seat][PIZZA])
            cost = fight.behind - odds.behind(self.strength()) + (1 - fight.won) * (chart.fallen(chart.now, self.here) - turns)
        else:
            lost = 1 - odds.at_least(odds.needed(tile))
            cost = lost * (chart.now[self.back()] - (turns - 1))
        return SPLINTER_KEY if cost > SPLINTER_WORTH else PASS

    def star_before(self) -> int:
        """3.11 One, and against Shredder only."""
        return STAR if self.s.tiles[self.here] == NONE and not self.s.stars else PASS

    def star_after(self) -> int:
        """3.11 If it saves more than it is worth."""
        s = self.s
        held = s.held[self.seat][STARS]
        if s.advanced:
            gain = self.exchanged(s.roll_made) - self.exchanged(s.roll_made + 1)
            return STAR if gain > star_worth(s, held) else PASS
        missing = needed(s) - s.roll_made
        if not 0 < missing <= held:
            return PASS
        if s.tiles[self.here] == NONE:
            return STAR
        chart = self.chart
        gain = chart.now[self.back()] - (chart.now[self.here] - 1)
        return STAR if gain > odds.turns_inside(held - missing) - odds.turns_inside(held) else PASS

    def pizza(self) -> int:
        """6.7 When the next exchange may defeat."""
        s = self.s
        tile = s.tiles[self.here]
        odds_now = odds.against(tile) if tile != NONE else odds.against_shredder()
        return HEAL if odds.is_danger(odds_now, s.health[self.seat]) else PASS

    def exchanged(self, roll: int) -> float:
        """6.3, 6.6 Turns left after an exchange with this roll, against an enemy by which it is behind."""
        s = self.s
        health, pizzas = s.health[self.seat], s.held[self.seat][PIZZA]
        by = roll - s.enemy_roll
        left = health + min(by, 0)
        tile = s.tiles[self.here]
        if tile == NONE:
            hits = max(by, 0)
            fallen = left <= 0
            turns = odds.duel(odds.against_shredder(), HEALTH[0] if fallen else left, pizzas, s.shredder - hits, way_back())
            return turns + (way_back() if fallen else 0.0) - (1 if by == 0 else 0)
        if by > 0:
            return odds.behind(health + pizzas)
        chart = self.chart
        fall = chart.fallen(chart.now, self.here) - chart.now[self.here]
        if left <= 0:
            return fall + odds.behind(HEALTH[0] + pizzas)
        fight = odds.fight(odds.against(tile), left, pizzas)
        return fight.behind + (1 - fight.won) * fall

    def strength(self) -> int:
        return self.s.health[self.seat] + self.s.held[self.seat][PIZZA]

    def back(self) -> int:
        """4.2 Where a lost battle leads."""
        path = self.s.path
        return path[-2] if len(path) > 1 else path[-1]
