"""Questions to the player on turn."""
from __future__ import annotations

from collections.abc import Callable

from halfshell.core.native import i64
from halfshell.core.ops import plain
from halfshell.core.script import Op
from halfshell.core.state import State

from .state import Race


class AskPlayer(Op):
    """options(s) -> actions, then(s, answer); asked of the one on turn."""

    asks = True

    def __init__(self, options: Callable[..., list[int]], then: Callable[..., None], kind: str = "action", rule: str = "") -> None:
        self.options = options
        self.then = then
        self.kind = kind
        self.rule = rule

    def seat(self, s: State) -> int:
        assert isinstance(s, Race)
        return s.player

    def actions(self, s: State) -> list[int]:
        return self.options(s)

    def do(self, s: State, answer: i64) -> None:
        self.then(s, answer)

    def prompt(self) -> str:
        return plain(self.options)

    def describe(self, words: dict[str, str]) -> str:
        return plain(self.options)
