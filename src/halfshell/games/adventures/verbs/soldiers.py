"""Foot soldiers."""
from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from halfshell.core.native import i64
from halfshell.core.ops import Question
from halfshell.core.script import Op, Script

from ..board import LINES_AT, LINES_ON, NEXT_BOROUGH
from ..keys import LINE
from ..names import BIT, FIGHTERS
from ..sets import Count, friends_of
from ..state import Adventures
from ..threat import deploy, station, threatened

if TYPE_CHECKING:
    from ..words import Words
from .flow import Forget, Pick, form
from .plain import Amount, Plain, deploy_here


def deploy_next_borough(s: Adventures, you: int, n: int) -> None:
    if s.boroughs:
        deploy(s, you, n, NEXT_BOROUGH[threatened(s)])


def one_or_two(s: Adventures, you: int) -> int:
    return min(s.seats, 2)


ONE_OR_TWO = Count("2 foot soldiers (1 with only 1 player)", one_or_two)


def deploy_as(count: Count) -> Op:
    return Amount("deploy", deploy_here, 1, count)


def deploy_next(n: int) -> Op:
    return Plain("deploy next", deploy_next_borough, n)


class Station(Pick):
    """n foot soldiers of the duelist, on free lines."""

    kind = "space"
    rule = "11.1"

    def __init__(self, words: str, lines: Callable[[Adventures, int], list[int]], n: int) -> None:
        self.words = words
        self.lines = lines
        self.n = n

    def place(self, script: Script) -> None:
        script.add(Forget(script.name_index("soldiers placed")))
        Question.place(self, script)

    def bind(self, script: Script) -> None:
        self.placed: i64 = script.name_index("soldiers placed")

    def options(self, s: Adventures, you: int) -> list[int]:
        if s.stack[self.placed] >= self.n or s.supply[you] == 0:
            return []
        return [LINE + line for line in self.lines(s, you) if not s.soldiers[line]]

    def effect(self, s: Adventures, you: int, answer: int) -> None:
        station(s, answer - LINE, 0)
        s.stack[self.placed] += 1
        s.stack[-1] = self.at

    def describe(self, words: Words) -> str:
        return form(words, self.words, self.n, "you")


def lines_by_friends(s: Adventures, you: int) -> list[int]:
    found: list[int] = []
    friends = friends_of(s, you)
    for f in range(len(FIGHTERS)):
        if friends & BIT[f]:
            for line in LINES_AT[s.where[f]]:
                if line not in found:
                    found.append(line)
    return found


def all_lines(s: Adventures, you: int) -> list[int]:
    return LINES_ON[s.board]


def soldier_by_a_friend() -> Op:
    return Station("soldier by a friend", lines_by_friends, 1)


def soldiers_anywhere(n: int) -> Op:
    return Station("soldiers anywhere", all_lines, n)
