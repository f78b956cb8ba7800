"""The games and option sets that the contract is tested on, and positions from random games of each."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import fight
import pytest

from halfshell.core.game import Game
from halfshell.core.match import Match
from halfshell.core.options import Value, complete
from halfshell.core.rng import Rng, seeded
from halfshell.core.state import State
from halfshell.games import BUILT, game

SINGLE = {"scoring": "single_round"}


class Case(NamedTuple):
    game: Game
    seats: int
    options: dict[str, Any]

    def new(self, seed: int, log: bool = False) -> State:
        return self.game.new(self.seats, seed, self.options, [] if log else None)

    def match(self, seed: int) -> Match:
        return Match(self.game, self.seats, seed, self.options)


UNO = game("uno")
ADVENTURES = game("adventures")
SHOWDOWN = game("showdown")
RACE = game("race")
CASES = [
    Case(UNO, 2, {"target": 60}),
    Case(UNO, 3, {"draw_until_playable": True, "must_play_drawn": True, "sewers_skips": True, **SINGLE}),
    Case(UNO, 4, SINGLE),
    Case(UNO, 10, {"draw_before_scoring": True, "stalemate": "lowest_hand_wins", "wd4_blockers": "color_only",
                   "ignored_starters": "back_and_shuffle", "dealer": "first_seat", "target": 200}),
    Case(UNO, 4, {"stacking": True, "seven_zero": True, **SINGLE}),
    Case(UNO, 2, {"stacking": True, "seven_zero": True, "jump_in": True, "draw_before_scoring": True, "target": 100}),
    Case(UNO, 5, {"jump_in": True, "stacking": True, **SINGLE}),
    Case(ADVENTURES, 1, {"villain": "krang", "heroes": "random"}),
    Case(ADVENTURES, 2, {"villain": "shredder", "allies": True, "minions": "chosen"}),
    Case(ADVENTURES, 3, {"villain": "krang", "allies": True, "open_hands": True}),
    Case(ADVENTURES, 4, {"villain": "random", "heroes": "random"}),
    Case(ADVENTURES, 2, {"mode": "duel"}),
    Case(ADVENTURES, 2, {"mode": "duel", "board": "technodrome", "heroes": "random"}),
    Case(SHOWDOWN, 2, {}),
    Case(SHOWDOWN, 3, {"pipe_step": "whole_pipe", "deliver_on_receipt": True, "no_hopeless_attack": True}),
    Case(SHOWDOWN, 4, {"closest": "king", "pizza_may_use_exhausted": True, "enter_forces_showdown": False}),
    Case(SHOWDOWN, 6, {"attack_range": "same_tile", "home_is_safe": True, "delivery_needs_connection": True,
                       "opening_needs_sewer_side": True}),
    Case(RACE, 1, {"game": "advanced"}),
    Case(RACE, 2, {}),
    Case(RACE, 2, {"game": "advanced", "stars_after_roll": False, "may_leave_skyscraper": False}),
    Case(RACE, 3, {"blockage_return": "start_of_move", "check_deal": False, "green": 2}),
    Case(RACE, 4, {"game": "advanced", "blockage_return": "start_of_move"}),
    Case(fight.GAME, 2, {}),
    Case(fight.GAME, 4, {}),
]
GAMES = [*(game(name) for name in BUILT), fight.GAME]
NAMES = [f"{case.game.name}-{case.seats}-{n}" for n, case in enumerate(CASES)]

cases = pytest.mark.parametrize("case", CASES, ids=NAMES)
games = pytest.mark.parametrize("game", GAMES, ids=[g.name for g in GAMES])


def some_options(game: Game, rng: Rng) -> dict[str, Value]:
    """A value for every option, drawn at random."""
    given: dict[str, object] = {}
    for option in game.options:
        if option.is_number:
            given[option.name] = option.low + rng.below(option.high // 4 - option.low)
        else:
            given[option.name] = option.values[rng.below(len(option.values))]
    return complete(game.options, given)


def step(s: State, rng: Rng) -> int:
    """One random answer; most of the time the clock's answer only if there is no other, so that games get somewhere."""
    choices = len(s.actions)
    uniform = choices == 1 or rng.below(4) == 0
    action = s.actions[rng.below(choices if uniform else choices - 1)]
    s.apply_action(action)
    return action


def positions(case: Case, seed: int = 1, decisions: int = 2000, every: int = 1, log: bool = False) -> Iterator[State]:
    """States on the way through random games, between any two answers; the logs of their games with them."""
    rng = seeded(seed)
    taken = 0
    while taken < decisions:
        seed += 1
        s = case.new(seed, log)
        while s.actions and taken < decisions:
            if taken % every == 0:
                yield s
            step(s, rng)
            taken += 1


def position(case: Case, seed: int, steps: int, log: bool = False) -> State:
    """One state, `steps` random answers into a game (or the last with a question)."""
    rng = seeded(seed)
    s = case.new(seed, log)
    for _ in range(steps):
        before = s.clone()
        before.log = s.log
        step(s, rng)
        if not s.actions:
            return before
    return s
