"""Places and doomsday machines."""
from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from halfshell.core.native import i64
from halfshell.core.ops import Question
from halfshell.core.script import Op, Script
from halfshell.core.state import State

from .. import events
from ..damage import alive
from ..keys import MACHINE, SPACE
from ..movement import put
from ..names import BIT, FIGHTERS, NONE
from ..sets import Count, Set, Where
from ..state import Adventures
from ..threat import idle_machines, turn_machine

if TYPE_CHECKING:
    from ..words import Words
from .flow import Forget, Pick, form, said


class Place(Pick):
    """A fighter, in one of several spaces."""

    kind = "space"
    rule = "5.2"

    def __init__(self, members: Set, where: Where) -> None:
        self.members = members
        self.where = where

    def bind(self, script: Script) -> None:
        self.it: i64 = script.name_index("fighter")

    def who(self, s: Adventures, you: int) -> int:
        if self.members.bound:
            return s.stack[self.it] if alive(s, s.stack[self.it]) else NONE
        mask = self.members.members(s, you)
        for f in range(len(FIGHTERS)):
            if mask & BIT[f]:
                return f
        return NONE

    def seat(self, s: State) -> int:
        return s.seat_of(self.asked_of(s))

    def seats(self, s: State) -> list[int]:
        return s.seats_of(self.asked_of(s))

    def asked_of(self, s: State) -> int:
        assert isinstance(s, Adventures)
        you = s.stack[self.you]
        fighter = self.who(s, you)
        return s.decider(you, fighter) if fighter != NONE else you

    def options(self, s: Adventures, you: int) -> list[int]:
        fighter = self.who(s, you)
        return [SPACE + x for x in self.where.spaces(s, you, fighter)] if fighter != NONE else []

    def effect(self, s: Adventures, you: int, answer: int) -> None:
        put(s, self.who(s, you), answer - SPACE)

    def describe(self, words: Words) -> str:
        return words["place"].replace("{who}", said(words, self.members.words)).replace("{where}", said(words, self.where.words))


def place(members: Set, where: Where) -> Pick:
    return Place(members, where)


class Tokens(Pick):
    """n tokens of a kind, in different spaces that have none (5.9, J58); the players choose, an empty supply does nothing."""

    kind = "space"
    rule = "5.9"

    def __init__(self, words: str, token: int, spaces: Callable[[Adventures, int], list[int]], n: int) -> None:
        self.words = words
        self.token = token
        self.spaces = spaces
        self.n = n

    def place(self, script: Script) -> None:
        script.add(Forget(script.name_index("tokens placed")))
        Question.place(self, script)

    def bind(self, script: Script) -> None:
        self.placed: i64 = script.name_index("tokens placed")

    def options(self, s: Adventures, you: int) -> list[int]:
        if s.stack[self.placed] >= self.n or s.supply[you] == 0:
            return []
        return [SPACE + x for x in self.spaces(s, you) if not s.tokens[x] & self.token]

    def effect(self, s: Adventures, you: int, answer: int) -> None:
        s.tokens[answer - SPACE] |= self.token
        s.supply[you] -= 1
        s.tell(events.TOKEN, answer - SPACE, self.token)
        s.stack[self.placed] += 1
        s.stack[-1] = self.at

    def describe(self, words: Words) -> str:
        return form(words, self.words, self.n, "you")


class Machine(Pick):
    """Turn an inactive machine active; several, one after the other."""

    kind = "space"
    rule = "7.1"

    def __init__(self, words: str, n: int, per: Count | None) -> None:
        self.words = words
        self.n = n
        self.per = per

    def place(self, script: Script) -> None:
        script.add(Forget(script.name_index("machines turned")))
        Question.place(self, script)

    def bind(self, script: Script) -> None:
        self.turned: i64 = script.name_index("machines turned")

    def options(self, s: Adventures, you: int) -> list[int]:
        n = self.n if self.per is None else self.per.count(s, you)
        return idle_machines(s) if s.stack[self.turned] < n else []

    def effect(self, s: Adventures, you: int, answer: int) -> None:
        turn_machine(s, answer - MACHINE, 1)
        s.stack[self.turned] += 1
        s.stack[-1] = self.at

    def describe(self, words: Words) -> str:
        return form(words, self.words, self.n if self.per is None else said(words, self.per.words))


def machine_on(n: int = 1) -> Op:
    return Machine("machine on", n, None)


def machines_on_as(count: Count) -> Op:
    return Machine("machine on as", 1, count)
