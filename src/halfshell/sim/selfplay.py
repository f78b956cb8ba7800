"""Games between bots in bulk. The same plan gives the same games, whatever the number of workers."""
from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from multiprocessing import Pool
from typing import Any, Final, NamedTuple

from halfshell.bots import RandomBot, Situation, make
from halfshell.content import in_force, use
from halfshell.core.game import Game
from halfshell.core.options import Value
from halfshell.core.playout import playout
from halfshell.core.rng import seeded
from halfshell.core.state import State
from halfshell.games import game

LONGEST: Final = 50_000  # decisions; a game that goes on is given up
CHUNK: Final = 25  # games that a worker is given at once


class Plan(NamedTuple):
    game: str
    seats: tuple[str, ...]  # a bot's name for each
    games: int
    seed: int
    options: dict[str, Value]


class Outcome(NamedTuple):
    """One game."""

    decisions: int
    finished: bool
    winners: tuple[int, ...]


def play(plan: Plan, number: int) -> Outcome:
    """One game of a plan. Raises Refused (players), BadOption, UnknownGame, UnknownBot."""
    s, decisions = finish(plan, number)
    returns = game(plan.game).returns(s)
    return Outcome(decisions, s.is_terminal(), tuple([seat for seat, won in enumerate(returns) if won > 0]))


def finish(plan: Plan, number: int) -> tuple[State, int]:
    """The end of a game of a plan, and the decisions taken. Raises as `play` does."""
    the_game = game(plan.game)
    seed = (plan.seed << 32) + number
    s = the_game.new(len(plan.seats), seed, plan.options)
    if all([name == RandomBot.name for name in plan.seats]):
        return s, int(playout(s, seeded(~seed), False, LONGEST))  # the same policy, inside the compiled engine
    return s, ask_bots(plan, the_game, s, seed)


def ask_bots(plan: Plan, the_game: Game, s: State, seed: int) -> int:
    """Play to the end; returns the decisions taken."""
    bots = [make(plan.game, name, seed * 64 + seat + 1) for seat, name in enumerate(plan.seats)]
    decisions = 0
    while not s.is_terminal() and decisions < LONGEST:
        seat = s.current_player()
        s.apply_action(bots[seat].choose(Situation(the_game, s, seat)))
        decisions += 1
    return decisions


def play_some(work: tuple[Plan, range]) -> list[Outcome]:
    plan, numbers = work
    return [play(plan, number) for number in numbers]


def selfplay(plan: Plan, workers: int = 1, progress: Callable[[int], None] = lambda done: None) -> Iterator[Outcome]:
    """All games of a plan, in order. `progress` hears how many are done. Raises as `play` does, before the first game."""
    check(plan)
    return outcomes(plan, workers, progress)


def check(plan: Plan) -> None:
    game(plan.game).new(len(plan.seats), plan.seed, plan.options)
    for name in plan.seats:
        make(plan.game, name, 0)


def outcomes(plan: Plan, workers: int, progress: Callable[[int], None]) -> Iterator[Outcome]:
    done = 0
    for some in chunks(plan, workers):
        yield from some
        done += len(some)
        progress(done)


def chunks(plan: Plan, workers: int) -> Iterator[list[Outcome]]:
    work = ((plan, range(first, min(first + CHUNK, plan.games))) for first in range(0, plan.games, CHUNK))
    if workers == 1:
        yield from map(play_some, work)
        return
    with Pool(workers, begin_worker, (in_force(),)) as pool:
        yield from pool.imap(play_some, work)


def begin_worker(content: dict[str, dict[str, Any]]) -> None:
    """With the owners' content of the parent, who is also the one to hear of Ctrl-C and end the workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for name, data in content.items():
        use(game(name), data)
