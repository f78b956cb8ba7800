"""What came out of many games."""
from __future__ import annotations

from statistics import median
from typing import Any

from .selfplay import Outcome, Plan


def report(plan: Plan, outcomes: list[Outcome], seconds: float) -> dict[str, Any]:
    """Plain data. `wins` by seat; a game that nobody or that several won counts for none or for each. `lengths` in decisions."""
    lengths = [outcome.decisions for outcome in outcomes]
    decisions = sum(lengths)
    return {
        "game": plan.game,
        "players": len(plan.seats),
        "seats": list(plan.seats),
        "games": len(outcomes),
        "finished": sum([outcome.finished for outcome in outcomes]),
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(decisions / max(seconds, 1e-9)),
        "wins": [sum([seat in outcome.winners for outcome in outcomes]) for seat in range(len(plan.seats))],
        "lengths": {"min": min(lengths), "median": median(lengths), "max": max(lengths)},
    }
