"""How often the players of a cooperative game win: by villain and number of players, by hero, by minion, and how they lose."""
from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from math import sqrt
from multiprocessing import Pool
from typing import Any, Final, NamedTuple

from halfshell.core.game import Game
from halfshell.core.options import Value
from halfshell.games import game

from .selfplay import Plan, check, finish

CHUNK: Final = 10  # games that a worker is given at once
SURE: Final = 1.96  # standard deviations on both sides of 95 %


class Played(NamedTuple):
    """One game, by what `facts` says of its end."""

    villain: str
    players: int
    won: bool
    how: str  # won, objective (the fourth), elimination, unfinished
    rounds: int
    decisions: int
    heroes: tuple[str, ...]
    minions: tuple[str, ...]


def villains(the_game: Game) -> list[str]:
    """The values of the option but the random one."""
    return [str(value) for option in the_game.options if option.name == "villain" for value in option.values if value != "random"]


def plans(name: str, bot: str, players: list[int], games: int, seed: int, options: dict[str, Value]) -> list[Plan]:
    """One for each villain and number of players; heroes and minions at random unless the options say otherwise."""
    return [Plan(name, (bot,) * count, games, seed, {"heroes": "random", **options, "villain": villain})
            for villain in villains(game(name)) for count in players]


def play_some(work: tuple[Plan, range]) -> list[Played]:
    plan, numbers = work
    return [play(plan, number) for number in numbers]


def play(plan: Plan, number: int) -> Played:
    s, decisions = finish(plan, number)
    facts = game(plan.game).facts(s)
    won = facts["winner"] == "players"
    lost = "objective" if max(len(facts["fallen"]), facts["dimension_x"]) == 4 else "elimination"
    how = "won" if won else lost if s.is_terminal() else "unfinished"
    return Played(str(plan.options["villain"]), len(plan.seats), won, how, facts["round"], decisions,
                  tuple(facts["heroes"].values()), tuple(facts["minions"]))


def measure(plans: list[Plan], workers: int, progress: Callable[[int], None] = lambda done: None) -> Iterator[Played]:
    """All games of all plans; `progress` hears how many are done. Raises as selfplay does, before the first game."""
    for plan in plans:
        check(plan)
    work = [(plan, range(first, min(first + CHUNK, plan.games))) for first in range(0, plans[0].games, CHUNK) for plan in plans]
    return gather(work, workers, progress)


def gather(work: list[tuple[Plan, range]], workers: int, progress: Callable[[int], None]) -> Iterator[Played]:
    done = 0
    with Pool(workers, signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:  # Ctrl-C is for the parent, who ends them
        for some in pool.imap(play_some, work):
            yield from some
            done += len(some)
            progress(done)


# --- what came out --------------------------------------------------------------------------------------------------------


def balance(plans: list[Plan], played: list[Played]) -> dict[str, Any]:
    """Plain data: a row for each villain and number of players, each villain and minion, each villain and hero."""
    return {
        "game": plans[0].game, "bot": plans[0].seats[0], "games": plans[0].games, "options": plans[0].options,
        "cells": [{"villain": plan.options["villain"], "players": len(plan.seats),
                   **cell([one for one in played if (one.villain, one.players) == (plan.options["villain"], len(plan.seats))])}
                  for plan in plans],
        "minions": rows(played, "minion", lambda one: one.minions),
        "heroes": rows(played, "hero", lambda one: one.heroes)}


def rows(played: list[Played], what: str, names: Callable[[Played], tuple[str, ...]]) -> list[dict[str, Any]]:
    found = sorted({(one.villain, name) for one in played for name in names(one)})
    return [{"villain": villain, what: name, **cell([one for one in played if one.villain == villain and name in names(one)])}
            for villain, name in found]


def cell(played: list[Played]) -> dict[str, Any]:
    """Of some games: the share won and half the width of its 95 % interval, rounds, and how the others were lost."""
    games = len(played)
    share = sum([one.won for one in played]) / games
    return {"games": games, "won": round(share, 3), "error": round(SURE * sqrt(share * (1 - share) / games), 3),
            "rounds": round(sum([one.rounds for one in played]) / games, 1),
            **{how: round(sum([one.how == how for one in played]) / games, 3) for how in ("objective", "elimination", "unfinished")},
            "decisions": round(sum([one.decisions for one in played]) / games)}
