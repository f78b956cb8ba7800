"""Random play, as fast as it goes: the simplest bot, and the measure of the engine."""
from __future__ import annotations

from .game import Game
from .native import i64
from .options import Value
from .rng import Rng, seeded
from .state import State


def playout(s: State, rng: Rng, eager: bool, limit: i64) -> i64:
    """Uniform over the legal actions; eager: the clock's answer (the last) only if there is no other. Returns the decisions taken."""
    taken: i64 = 0
    while taken < limit:
        actions = s.actions
        choices: i64 = len(actions)
        if choices == 0:
            break
        if eager and choices > 1:
            choices -= 1
        s.apply_action(actions[rng.below(choices)])
        taken += 1
    return taken


def run(game: Game, options: dict[str, Value], games: int, seats: int, eager: bool, seed: int) -> int:
    """Whole games one after the other; returns the decisions taken."""
    rng = seeded(seed)
    taken = 0
    for g in range(games):
        taken += playout(game.new(seats, seed + g * 7919, options), rng, eager, 5000)
    return taken


def clones(s: State, times: int) -> int:
    for _ in range(times):
        s.clone()
    return times
