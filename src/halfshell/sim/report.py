"""What came out of many games."""
from __future__ import annotations

from collections.abc import Iterable
from statistics import median
from time import perf_counter
from typing import Any

from halfshell.games import game

from .selfplay import Outcome, Plan


def report(plan: Plan, outcomes: Iterable[Outcome]) -> dict[str, Any]:
    """Plain data, and how long it took to get it. `wins` are by seat; a game that nobody or that several won counts for none
    or for each. `together`, of a cooperative game: how many all players won. `lengths` are in decisions."""
    began = perf_counter()
    wins = [0] * len(plan.seats)
    finished = together = 0
    lengths: list[int] = []
    for outcome in outcomes:
        lengths.append(outcome.decisions)
        finished += outcome.finished
        together += len(outcome.winners) == len(plan.seats)
        for seat in outcome.winners:
            wins[seat] += 1
    seconds = perf_counter() - began
    decisions = sum(lengths)
    return {
        "game": plan.game,
        "players": len(plan.seats),
        "seats": list(plan.seats),
        "games": len(lengths),
        "finished": finished,
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(decisions / seconds),
        "wins": wins,
        **({"together": together} if game(plan.game).cooperative else {}),
        "lengths": {"min": min(lengths), "median": median(lengths), "max": max(lengths)},
    }
