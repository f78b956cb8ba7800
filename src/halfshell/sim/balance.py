"""How balanced a game is: what its study counts, for each number of players, from many games between equal bots."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from math import sqrt
from multiprocessing import Pool
from statistics import quantiles
from typing import Any, Final, NamedTuple

from halfshell.content import in_force
from halfshell.core.options import Value
from halfshell.games import game

from .selfplay import Plan, begin_worker, check, finish
from .studies import Study, Told, study, values

CHUNK: Final = 10  # games that a worker is given at once
SURE: Final = 1.96  # standard deviations on both sides of 95 %


class Played(NamedTuple):
    """One game."""

    value: Value  # of the option that is measured apart; "" where there is none
    players: int
    finished: bool
    told: Told
    decisions: int


def plans(name: str, bot: str, players: list[int], games: int, seed: int, options: dict[str, Value]) -> list[Plan]:
    """One for each number of players and value of the option that is measured apart, unless `options` names its value."""
    what = study(game(name))
    apart: list[dict[str, Value]] = [{what.apart: value} for value in values(game(name), what.apart)]
    return [Plan(name, (bot,) * count, games, seed, {**what.given, **one, **options})
            for one in ([{}] if not apart or what.apart in options else apart) for count in players]


def value_of(plan: Plan) -> Value:
    return plan.options.get(study(game(plan.game)).apart, "")


def play_some(work: tuple[Plan, range]) -> list[Played]:
    plan, numbers = work
    return [play(plan, number) for number in numbers]


def play(plan: Plan, number: int) -> Played:
    s, decisions = finish(plan, number)
    players = len(plan.seats)
    told = study(game(plan.game)).tell(game(plan.game).facts(s), players) if s.is_terminal() else Told((), 0)
    return Played(value_of(plan), players, s.is_terminal(), told, decisions)


def measure(plans: list[Plan], workers: int, progress: Callable[[int], None] = lambda done: None) -> Iterator[Played]:
    """All games of all plans; `progress` hears how many are done. Raises as selfplay does, before the first game."""
    for plan in plans:
        check(plan)
    work = [(plan, range(first, min(first + CHUNK, plan.games))) for first in range(0, plans[0].games, CHUNK) for plan in plans]
    return gather(work, workers, progress)


def gather(work: list[tuple[Plan, range]], workers: int, progress: Callable[[int], None]) -> Iterator[Played]:
    done = 0
    with Pool(workers, begin_worker, (in_force(),)) as pool:
        for some in pool.imap(play_some, work):
            yield from some
            done += len(some)
            progress(done)


# --- what came out --------------------------------------------------------------------------------------------------------


def balance(plans: list[Plan], played: list[Played]) -> dict[str, Any]:
    """Plain data. `cells`: a row for each plan; `about`: for each thing that wins are counted by, a row a name and value of the option
    that is measured apart."""
    what = study(game(plans[0].game))
    return {
        "game": plans[0].game, "bot": plans[0].seats[0], "games": plans[0].games, "options": plans[0].options, "apart": what.apart,
        "columns": what.columns, "unit": what.unit,
        "cells": [{"value": value_of(plan), "players": len(plan.seats),
                   **cell(what, [one for one in played if (one.value, one.players) == (value_of(plan), len(plan.seats))])}
                  for plan in plans],
        "about": {thing: rows(what, played, thing) for thing in what.about}}


def rows(what: Study, played: list[Played], thing: str) -> list[dict[str, Any]]:
    found = sorted({(str(one.value), name) for one in played for about, name in one.told.about if about == thing})
    return [{"value": value, "name": name,
             **cell(what, [one for one in played if str(one.value) == value and (thing, name) in one.told.about])}
            for value, name in found]


def cell(what: Study, played: list[Played]) -> dict[str, Any]:
    """Of some games: the share of each column, half the width of the 95 % interval of the first, lengths (the tenth of them that is
    shortest ends at `short`, the tenth that is longest begins at `long`), the share not finished, and decisions a game."""
    games = len(played)
    shares = {column: round(sum([column in one.told.counted for one in played]) / games, 3) for column in what.columns}
    first = shares[what.columns[0]]
    lengths = [one.told.length for one in played if one.finished]
    short, middle, long = tenths(lengths)
    return {"games": games, "shares": shares, "error": round(SURE * sqrt(first * (1 - first) / games), 3),
            "length": {"short": short, "median": middle, "long": long},
            "unfinished": round(sum([not one.finished for one in played]) / games, 3),
            "decisions": round(sum([one.decisions for one in played]) / games)}


def tenths(lengths: list[int]) -> tuple[float, float, float]:
    """The first tenth, the median and the last tenth."""
    if len(lengths) < 2:
        only = float(sum(lengths))
        return only, only, only
    cuts = quantiles(lengths, n=10, method="inclusive")
    return cuts[0], cuts[4], cuts[8]
