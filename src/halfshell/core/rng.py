"""Randomness: one integer, so that a state can be copied and saved with its luck inside."""
from __future__ import annotations

from .native import i64, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """Marsaglia's multiply-with-carry: 61 bits of state (32 could be searched from one opening hand), one multiplication a step.

    `fixed` are the dice that a test or scenario has written down: they fall first. The list is replaced, never changed,
    so copies may share it.
    """

    seed: i64
    fixed: list[int]

    def sow(self, seed: int) -> None:
        """Start from any integer; a few steps spread small seeds over all bits."""
        self.seed = (seed * 2654435761 + 88172645463325) % 3001190298811367424 + 1
        for _ in range(4):
            self.below(2)

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        seed: i64 = self.seed
        seed = 698769069 * (seed & 0xFFFFFFFF) + (seed >> 32)
        self.seed = seed
        return ((seed & 0xFFFFFFFF) * n) >> 32

    def roll(self, sides: i64) -> i64:
        """A die: 1 to `sides`, or the next of the fixed dice."""
        if self.fixed:
            pips = self.fixed[0]
            self.fixed = self.fixed[1:]
            return pips
        return self.below(sides) + 1

    def shuffle(self, cards: list[int]) -> None:
        """`below` written out: half of the cost of beginning a game."""
        seed: i64 = self.seed
        left: i64 = len(cards)
        while left > 1:
            seed = 698769069 * (seed & 0xFFFFFFFF) + (seed >> 32)
            i = ((seed & 0xFFFFFFFF) * left) >> 32
            left -= 1
            cards[i], cards[left] = cards[left], cards[i]
        self.seed = seed


def seeded(seed: int) -> Rng:
    """A generator of its own, for bots and simulators."""
    rng = Rng()
    rng.fixed = []
    rng.sow(seed)
    return rng
