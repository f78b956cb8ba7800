"""What a bot is given, and what it must do."""
from __future__ import annotations

from typing import Any

from halfshell.core.game import Game
from halfshell.core.rng import Rng, seeded
from halfshell.core.state import State


class Situation:
    """A question as one seat knows it: its view, its legal actions, and worlds that it must think possible; never the
    match, never the true state (a test gives every bot a resampled world and expects the same answer)."""

    def __init__(self, game: Game, state: State, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.actions = game.legal_for(state, seat)  # numbers into game.keys, the quiet one last
        self._state = state
        self._view: dict[str, Any] | None = None

    @property
    def view(self) -> dict[str, Any]:
        if self._view is None:
            self._view = self.game.view(self._state, self.seat)
        return self._view

    @property
    def keys(self) -> list[str]:
        """The legal actions by name, in the order of `actions`."""
        return [self.game.keys[a] for a in self.actions]

    def note(self, action: int) -> str:
        """What the table tells the one who is asked about an action: "bluff"."""
        return self.game.note(self._state, self.seat, action)

    def imagine(self, seed: int) -> State:
        """A world with this seat's knowledge in which it is this seat's turn to answer: for search. Play on it freely."""
        world = self.game.resample(self._state, self.seat, seed)
        world.log = None
        world.turn_to(self.seat)
        return world


class Bot:
    """Answers for a seat. One object a seat and match; it may remember what it has seen, and has luck of its own."""

    name: str
    words: str  # one line for the menu

    def __init__(self, seed: int) -> None:
        self.rng: Rng = seeded(seed)

    def choose(self, at: Situation) -> int:
        """One of `at.actions`."""
        raise NotImplementedError


class RandomBot(Bot):
    name = "random"
    words = "plays any legal move"

    def choose(self, at: Situation) -> int:
        return at.actions[self.rng.below(len(at.actions))]
