"""Sensible racing: each answer is weighed by the turns that are left to the win afterward, on a chart of the whole board."""
from __future__ import annotations

from ..bot import Bot, Situation
from .mind import Mind


class RaceGreedy(Bot):
    name = "greedy"
    words = "knows the shortest way, counts what the piles still hide, and fights when the odds are worth it"

    def choose(self, at: Situation) -> int:
        return at.actions[0] if len(at.actions) == 1 else Mind(at, self.rng).answer()
