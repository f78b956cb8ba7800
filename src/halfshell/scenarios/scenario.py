"""A scenario that has been read: how it begins, and its steps."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias

from halfshell.core.game import Game
from halfshell.core.match import Match
from halfshell.document.read import Node


@dataclass(frozen=True)
class Answer:
    line: int
    seat: int
    key: str


@dataclass(frozen=True)
class Refusal:
    """An answer that must be refused and change nothing."""

    line: int
    seat: int
    key: str
    rule: str
    """Its number; "" if it does not matter which."""


@dataclass(frozen=True)
class Check:
    line: int
    name: str
    """A check of checks.py or compare.py, or a fact."""
    seats: tuple[int | None, ...]
    """Of the players whom a check of a seat is about; None is a spectator."""
    expected: Node


@dataclass(frozen=True)
class Then:
    checks: list[Check]


Step: TypeAlias = Answer | Refusal | Then


@dataclass(frozen=True)
class Scenario:
    game: Game
    seats: int
    seed: int
    options: dict[str, Any]
    given: dict[str, Any] | None
    """None: a new game, as it is dealt."""
    dice: list[int]
    steps: list[Step]

    def begin(self) -> Match:
        """The match at its first question. Raises BadPosition."""
        match = Match(self.game, self.seats, self.seed, self.options)
        if self.given is not None:
            match.state = self.game.position(self.seats, match.options, self.given, self.seed)
            match.log = []
            match.state.log = match.log
        match.state.fixed = self.dice[:]
        return match
