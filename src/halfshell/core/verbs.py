"""The shared vocabulary of card texts. A sentence has a subject (a name, "you" by default) and a number; `you` is the
first name of every card text: the owner, whose seat answers its questions."""
from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from .native import i64
from .script import PASS, Again, Op, Script

if TYPE_CHECKING:
    from .state import State

Words = dict[str, str]


def phrase(words: Words, key: str, n: int) -> str:
    """words["draw"] = "draw 1 card|draw {n} cards"; without a bar, one form for every number."""
    forms = words[key].split("|")
    return (forms[0] if n == 1 else forms[-1]).format(n=n)


class Verb(Op):
    """A sentence without a question: effect(s, subject, n)."""

    def __init__(self, words: str, effect: Callable[..., None], n: i64 = 0, subject: str = "you") -> None:
        self.words = words
        self.effect = effect
        self.n = n
        self.subject = subject

    def place(self, script: Script) -> None:
        script.add(self)
        self.it: i64 = script.name_index(self.subject)

    def do(self, s: State, answer: i64) -> None:
        self.effect(s, s.stack[self.it], self.n)

    def describe(self, words: Words) -> str:
        return phrase(words, self.words, self.n)


class Choose(Op):
    """A sentence with a question: one of options(s, subject, n), then effect(s, subject, chosen action)."""

    asks = True

    def __init__(self, words: str, kind: str, options: Callable[..., list[int]], effect: Callable[..., None],
                 n: i64 = 0, subject: str = "you") -> None:
        self.words = words
        self.kind = kind
        self.options = options
        self.effect = effect
        self.n = n
        self.subject = subject
        self.no: i64 = -1  # where to go on if the answer is no; set by `may`

    def place(self, script: Script) -> None:
        script.add(self)
        self.it: i64 = script.name_index(self.subject)
        self.you: i64 = script.name_index("you")

    def seat(self, s: State) -> int:
        return s.seat_of(s.stack[self.you])

    def seats(self, s: State) -> list[int]:
        return s.seats_of(s.stack[self.you])

    def actions(self, s: State) -> list[int]:
        found = self.options(s, s.stack[self.it], self.n)
        return found + [PASS] if found and self.no >= 0 else found

    def do(self, s: State, answer: i64) -> None:
        if answer != PASS:
            self.effect(s, s.stack[self.it], answer)
        elif self.no >= 0:
            s.stack[-1] = self.no

    def prompt(self) -> str:
        return self.words

    def describe(self, words: Words) -> str:
        return phrase(words, self.words, self.n)


def only_yes(s: State, you: int, yes: int) -> list[int]:
    return [yes]


def agreed(s: State, you: int, yes: int) -> None:
    pass


class May(Op):
    """may(discard(1), then=gain_action(1)): a no, or nothing to choose from, leaves `then` out. A verb that asks nothing
    must be given something to say yes to: `yes` is that action."""

    def __init__(self, what: Op, then: Op | None, yes: i64) -> None:
        self.what = what
        self.then = then
        self.question: Choose = what if isinstance(what, Choose) else Choose("yes or no", "yes_no", only_yes, agreed, yes)

    def place(self, script: Script) -> None:
        self.question.no = 0
        inside = [self.question] if self.question is self.what else [self.question, self.what]
        script.add(self)
        self.question.no = script.lay(inside + ([self.then] if self.then is not None else []))

    def do(self, s: State, answer: i64) -> None:
        pass

    def describe(self, words: Words) -> str:
        key = "you may" if getattr(self.what, "subject", "you") == "you" else "may"
        text = words[key].format(self.what.describe(words))
        if self.then is not None:
            text += ". " + words["if you do"].format(self.then.describe(words))
        return text


class Each(Op):
    """each(your_fighters, may(move(up_to=2))): members(s, you) is a bit mask, taken once; `name` is bound to each in turn.
    One who is gone by then is for the verb to notice."""

    def __init__(self, name: str, words: str, members: Callable[..., int], what: Op) -> None:
        self.name = name
        self.words = words
        self.members = members
        self.what = what

    def place(self, script: Script) -> None:
        self.you: i64 = script.name_index("you")
        self.left: i64 = script.name_index(f"{self.name}s left")
        self.it: i64 = script.name_index(self.name)
        script.add(self)
        self.after: i64 = script.lay([NextOf(self), self.what, Again(self.at + 1)])

    def do(self, s: State, answer: i64) -> None:
        s.stack[self.left] = self.members(s, s.stack[self.you])

    def describe(self, words: Words) -> str:
        return words[self.words].format(self.what.describe(words))


class NextOf(Op):
    """The head of the loop of an Each."""

    def __init__(self, each: Each) -> None:
        self.each = each

    def do(self, s: State, answer: i64) -> None:
        each = self.each
        left = s.stack[each.left]
        if left == 0:
            s.stack[-1] = each.after
            return
        member = 0
        while not left & 1:
            left >>= 1
            member += 1
        s.stack[each.it] = member
        s.stack[each.left] = (left & -2) << member

    def describe(self, words: Words) -> str:
        return f"next {self.each.name}"


class When(Op):
    """when(you_won, draw(1))."""

    def __init__(self, words: str, test: Callable[..., bool], what: Op) -> None:
        self.words = words
        self.test = test
        self.what = what

    def place(self, script: Script) -> None:
        self.you: i64 = script.name_index("you")
        script.add(self)
        self.after: i64 = script.lay([self.what])

    def do(self, s: State, answer: i64) -> None:
        if not self.test(s, s.stack[self.you]):
            s.stack[-1] = self.after

    def describe(self, words: Words) -> str:
        return words[self.words].format(self.what.describe(words))


def pack(speakers: list[int]) -> int:
    """A list of abilities (0 to 254) as one integer, the first in the lowest byte: a window keeps it on the stack."""
    packed = 0
    for n in reversed(speakers):
        packed = packed * 256 + n + 1
    return packed


def unpack(packed: int) -> list[int]:
    speakers: list[int] = []
    while packed:
        speakers.append(packed % 256 - 1)
        packed //= 256
    return speakers


def itself(s: State, n: int) -> int:
    return n


class Window(Op):
    """A moment at which texts speak. Who may speak is found from the state when the window opens: speakers(s), numbers of
    abilities in the order in which they speak. What one says is looked up when its turn comes: text_of(s, window, ability),
    None for nothing; so whoever is silenced by an earlier speaker stays silent. Its `you` is owner(s, ability).
    `on` a name: speakers(s, its value), and the text takes that value after `you` ("whoever enters a space...").
    With `order(s, ability)`, the action that names an ability, an owner of several abilities that come together is asked
    which of them is next; that they may speak must then be a public fact."""

    def __init__(self, name: str, speakers: Callable[..., list[int]], text_of: Callable[..., Script | None],
                 owner: Callable[..., int] = itself, order: Callable[..., int] | None = None, on: str = "", rule: str = "") -> None:
        self.name = name
        self.on = on
        self.speakers = speakers
        self.text_of = text_of
        self.owner = owner
        self.order = order
        self.speak = Speak(self, order is not None, rule)

    def place(self, script: Script) -> None:
        self.waiting: i64 = script.name_index("waiting")
        self.a: i64 = script.name_index(self.on) if self.on else 0
        script.add(self)
        script.lay([self.speak])

    def do(self, s: State, answer: i64) -> None:
        s.stack[self.waiting] = pack(self.speakers(s) if self.a == 0 else self.speakers(s, s.stack[self.a]))

    def describe(self, words: Words) -> str:
        return words[self.name]


class Speak(Op):
    """The inside of a window: stays here until everyone has spoken."""

    kind = "order"

    def __init__(self, window: Window, asks: bool, rule: str) -> None:
        self.window = window
        self.asks = asks
        self.rule = rule

    def together(self, s: State) -> list[int]:
        """The abilities of one owner that come next and have something to say now."""
        window = self.window
        found: list[int] = []
        first = -1
        for n in unpack(s.stack[window.waiting]):
            if window.text_of(s, window.name, n) is not None:
                owner = window.owner(s, n)
                if first == -1:
                    first = owner
                if owner != first:
                    break
                found.append(n)
        return found

    def seat(self, s: State) -> int:
        return s.seat_of(self.window.owner(s, self.together(s)[0]))

    def actions(self, s: State) -> list[int]:
        """Nothing to ask unless there is an order to choose."""
        order = self.window.order
        found = self.together(s)
        if order is None or len(found) < 2:
            return []
        return [order(s, n) for n in reversed(found)]  # the clock takes them as they come

    def do(self, s: State, answer: i64) -> None:
        window = self.window
        waiting = unpack(s.stack[window.waiting])
        if not waiting:
            return
        speaker = waiting[0]
        order = window.order
        if answer != PASS and order is not None:
            for n in self.together(s):
                if order(s, n) == answer:
                    speaker = n
        waiting.remove(speaker)
        s.stack[window.waiting] = pack(waiting)
        s.stack[-1] = self.at  # here again afterwards
        text = window.text_of(s, window.name, speaker)
        if text is not None:
            s.call(text, window.owner(s, speaker), s.stack[window.a] if window.a else 0)

    def prompt(self) -> str:
        return "order"

    def describe(self, words: Words) -> str:
        return "each in turn"
