"""Sensible UNO from one's own view alone."""
from __future__ import annotations

from .bot import Bot, Situation


class UnoGreedy(Bot):
    name = "greedy"
    words = "keeps its wilds, names the color it holds, challenges when the odds say so"

    def choose(self, at: Situation) -> int:
        return at.actions[0]
