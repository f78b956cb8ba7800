"""Questions of the game's procedures, put to the owner of the text."""
from __future__ import annotations

from collections.abc import Callable

from halfshell.core.native import i64
from halfshell.core.ops import Question, plain
from halfshell.core.script import Script
from halfshell.core.state import State


class AskYou(Question):
    """options(s, you) -> actions, then(s, answer, you); with a name both take its value too. `to`: the answer is bound to a name."""

    def __init__(self, options: Callable[..., list[int]], then: Callable[..., None], name: str = "",
                 kind: str = "action", rule: str = "", to: str = "") -> None:
        self.options = options
        self.then = then
        self.name = name
        self.kind = kind
        self.rule = rule
        self.to = to

    def bind(self, script: Script) -> None:
        self.a: i64 = script.name_index(self.name) if self.name else 0
        self.bound: i64 = script.name_index(self.to) if self.to else 0

    def actions(self, s: State) -> list[int]:
        stack = s.stack
        return self.options(s, stack[self.you]) if self.a == 0 else self.options(s, stack[self.you], stack[self.a])

    def do(self, s: State, answer: i64) -> None:
        stack = s.stack
        if self.bound != 0:
            stack[self.bound] = answer
        if self.a == 0:
            self.then(s, answer, stack[self.you])
        else:
            self.then(s, answer, stack[self.you], stack[self.a])

    def prompt(self) -> str:
        return plain(self.options)

    def describe(self, words: dict[str, str]) -> str:
        return plain(self.options)
