"""The ops that every game shares. Rule functions take the state, then the answer (in Ask), then the values of names."""
from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from .native import i64, mypyc_attr
from .script import Again, Op, Script

if TYPE_CHECKING:
    from .state import State


def plain(function: Callable[..., object]) -> str:
    """A rule function's name is its text."""
    return str(function.__name__).replace("_", " ")


class Named(Op):
    """An op that hands the values of up to two names to its function. `a` and `b` are where they lie; 0: there is none."""

    names: tuple[str, ...]

    def place(self, script: Script) -> None:
        script.add(self)
        self.find(script)

    def find(self, script: Script) -> None:
        self.a: i64 = script.name_index(self.names[0]) if self.names else 0
        self.b: i64 = script.name_index(self.names[1]) if len(self.names) > 1 else 0


class Do(Named):
    """Call a rule function: Do(draw_one), or with names: Do(swap, "fighter", "space")."""

    def __init__(self, effect: Callable[..., None], *names: str) -> None:
        self.effect = effect
        self.names = names

    def do(self, s: State, answer: i64) -> None:
        if self.a == 0:
            self.effect(s)
        elif self.b == 0:
            self.effect(s, s.stack[self.a])
        else:
            self.effect(s, s.stack[self.a], s.stack[self.b])

    def describe(self, words: dict[str, str]) -> str:
        return plain(self.effect)


class Ask(Named):
    """Ask one seat: Ask(who, options, then). who(s) -> seat, options(s) -> actions, then(s, answer, *values of the names)."""

    asks = True

    def __init__(self, who: Callable[..., int], options: Callable[..., list[int]], then: Callable[..., None], *names: str,
                 kind: str = "action", rule: str = "") -> None:
        self.who = who
        self.options = options
        self.then = then
        self.names = names
        self.kind = kind
        self.rule = rule

    def seat(self, s: State) -> int:
        return self.who(s)

    def actions(self, s: State) -> list[int]:
        return self.options(s)

    def do(self, s: State, answer: i64) -> None:
        if self.a == 0:
            self.then(s, answer)
        elif self.b == 0:
            self.then(s, answer, s.stack[self.a])
        else:
            self.then(s, answer, s.stack[self.a], s.stack[self.b])

    def prompt(self) -> str:
        return plain(self.options)

    def describe(self, words: dict[str, str]) -> str:
        return f"{plain(self.who)}: {plain(self.options)}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Op):
    """A question that the owner of the text answers, or his team: `you`, or the one that is bound to another name.
    A game's own questions extend it."""

    asks = True
    asked = "you"

    def place(self, script: Script) -> None:
        self.you: i64 = script.name_index(self.asked)
        self.bind(script)
        script.add(self)

    def bind(self, script: Script) -> None:
        """Find further names."""

    def seat(self, s: State) -> int:
        return s.seat_of(s.stack[self.you])

    def seats(self, s: State) -> list[int]:
        return s.seats_of(s.stack[self.you])


class AskAll(Op):
    """Ask several seats at once. Each answers for himself, blind to the others, in any order; `then(s, seat, answer)` must
    keep an answer secret until all are in, or end the question for everybody with `s.pending.clear()`.
    `first_decides`: whoever answers first answers for all, as when a team is asked."""

    def __init__(self, who: Callable[..., list[int]], options: Callable[..., list[int]], then: Callable[..., None],
                 kind: str = "action", rule: str = "", first_decides: bool = False) -> None:
        self.who = who
        self.answer = Answer(options, then, kind, rule, first_decides)

    def place(self, script: Script) -> None:
        script.add(self)
        script.lay([self.answer])

    def do(self, s: State, answer: i64) -> None:
        s.pending = self.who(s)

    def describe(self, words: dict[str, str]) -> str:
        return f"at once, {plain(self.who)}:"


class Answer(Op):
    """The second half of AskAll: stays here until nobody is pending."""

    asks = True
    at_once = True

    def __init__(self, options: Callable[..., list[int]], then: Callable[..., None], kind: str, rule: str, first_decides: bool) -> None:
        self.options = options
        self.then = then
        self.kind = kind
        self.rule = rule
        self.first_decides = first_decides

    def seat(self, s: State) -> int:
        return s.pending[0]

    def actions(self, s: State) -> list[int]:
        return self.options(s, s.pending[0]) if s.pending else []

    def do(self, s: State, answer: i64) -> None:
        if s.pending:
            s.stack[-1] = self.at  # here again, unless that was the last answer; set first, since `then` may push
            seat = s.pending.pop(0)
            if self.first_decides:
                s.pending.clear()
            self.then(s, seat, answer)

    def prompt(self) -> str:
        return plain(self.options)

    def describe(self, words: dict[str, str]) -> str:
        return plain(self.options)


class If(Op):
    """If(test, op, op, ...): the ops run only if test(s) holds; `on` a name, if test(s, its value) does."""

    word = "if"

    def __init__(self, test: Callable[..., bool], *ops: Op, on: str = "") -> None:
        self.test = test
        self.ops = list(ops)
        self.on = on

    def place(self, script: Script) -> None:
        script.add(self)
        self.a: i64 = script.name_index(self.on) if self.on else 0
        self.after: i64 = script.lay(self.inside())

    def inside(self) -> list[Op]:
        return self.ops

    def do(self, s: State, answer: i64) -> None:
        if not (self.test(s) if self.a == 0 else self.test(s, s.stack[self.a])):
            s.stack[-1] = self.after

    def describe(self, words: dict[str, str]) -> str:
        return f"{self.word} {plain(self.test)}:"


class While(If):
    """While(test, op, op, ...): like If, again and again."""

    word = "while"

    def inside(self) -> list[Op]:
        return [*self.ops, Again(self.at)]


class Repeat(Op):
    """Repeat(op, op, ...): for ever; a round ends with `s.go_on_with` or `s.finish`."""

    def __init__(self, *ops: Op) -> None:
        self.ops = list(ops)

    def place(self, script: Script) -> None:
        script.add(self)
        script.lay([*self.ops, Again(self.at + 1)])

    def do(self, s: State, answer: i64) -> None:
        pass

    def describe(self, words: dict[str, str]) -> str:
        return "repeat:"


class Call(Named):
    """Run another text first; the values of the names are those that it takes."""

    def __init__(self, script: Script, *names: str) -> None:
        self.script = script
        self.names = names

    def do(self, s: State, answer: i64) -> None:
        s.call(self.script, s.stack[self.a] if self.a else 0, s.stack[self.b] if self.b else 0)

    def describe(self, words: dict[str, str]) -> str:
        return words.get(self.script.name, self.script.name)


class Let(Named):
    """Bind a name: Let("steps left", one_less, "steps left") sets it to one_less(s, value)."""

    def __init__(self, name: str, query: Callable[..., int], *names: str) -> None:
        self.name = name
        self.query = query
        self.names = names

    def place(self, script: Script) -> None:
        script.add(self)
        self.to: i64 = script.name_index(self.name)
        self.find(script)

    def do(self, s: State, answer: i64) -> None:
        if self.a == 0:
            s.stack[self.to] = self.query(s)
        elif self.b == 0:
            s.stack[self.to] = self.query(s, s.stack[self.a])
        else:
            s.stack[self.to] = self.query(s, s.stack[self.a], s.stack[self.b])

    def describe(self, words: dict[str, str]) -> str:
        return f"{self.name}: {plain(self.query)}"


class AskFor(Op):
    """Bind a name to an answer: AskFor("step", who, options, "fighter") with who(s, fighter), options(s, fighter)."""

    asks = True

    def __init__(self, name: str, who: Callable[..., int], options: Callable[..., list[int]], on: str,
                 kind: str = "action", rule: str = "") -> None:
        self.name = name
        self.who = who
        self.options = options
        self.on = on
        self.kind = kind
        self.rule = rule

    def place(self, script: Script) -> None:
        script.add(self)
        self.to: i64 = script.name_index(self.name)
        self.a: i64 = script.name_index(self.on)

    def seat(self, s: State) -> int:
        return self.who(s, s.stack[self.a])

    def actions(self, s: State) -> list[int]:
        return self.options(s, s.stack[self.a])

    def do(self, s: State, answer: i64) -> None:
        s.stack[self.to] = answer

    def prompt(self) -> str:
        return plain(self.options)

    def describe(self, words: dict[str, str]) -> str:
        return plain(self.options)
