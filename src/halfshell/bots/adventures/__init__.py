"""Sensible Unmatched Adventures: each answer is tried in imagined worlds, and the one that leads to the best position is given."""
from __future__ import annotations

from ..bot import Bot, Situation
from .mind import Mind


class AdventuresGreedy(Bot):
    name = "greedy"
    words = "fights when it pays, spares its best cards, and keeps the villain's plan in check"

    def choose(self, at: Situation) -> int:
        return at.actions[0] if len(at.actions) == 1 else Mind(at, self.rng).answer()
