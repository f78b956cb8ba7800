"""Scripts: a rule text is a list of ops; where a game stands in its texts is a stack of plain integers.

All ops of all scripts lie one after the other in CODE. A frame on the stack is the values of the script's names and,
on top, the address of its next op:

    stack = [... | value of name 1 | value of name 0 | address]

so a name is a fixed distance from the top, found out once, when the script is loaded. Addresses never leave the
process: a saved game has script names, op numbers and names (see `frames`).
"""
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from .native import i64, mypyc_attr

if TYPE_CHECKING:
    from .state import State
PASS: Final = 0  # action 0 of every game: say no, go on; also the answer to a question that has no options


@mypyc_attr(allow_interpreted_subclasses=True)
class Op:
    """One step of a rule text. It belongs to one place in one script, and never changes after loading."""

    asks: bool = False
    at_once: bool = False  # the question is put to several seats at the same time
    kind: str = ""  # of the question: one of choice.KINDS
    rule: str = ""  # the number of the rule by which it is asked
    at: i64 = -1  # its address in CODE
    next: i64 = -1  # where the text goes on after it, unless `do` says otherwise
    depth: i64 = 0

    def place(self, script: Script) -> None:
        """Lay yourself (and what is inside you) into the script."""
        script.add(self)

    def actions(self, s: State) -> list[int]:
        """The answers that are legal now, the clock's answer last; must not change the state. Only called if `asks`."""
        raise NotImplementedError

    def seat(self, s: State) -> int:
        """Who answers. Only called if `asks`, and only when somebody wants to know."""
        raise NotImplementedError

    def seats(self, s: State) -> list[int]:
        """All who may answer; the first answer decides. Several put to it at the same time (`at_once`) are in `s.pending`."""
        return [self.seat(s)]

    def do(self, s: State, answer: i64) -> None:
        """Change the state. What takes further questions is pushed with `s.call`."""
        raise NotImplementedError

    def prompt(self) -> str:
        """The text key of the question."""
        return ""

    def describe(self, words: dict[str, str]) -> str:
        """Its sentence."""
        return type(self).__name__.lower()


class Script:
    """A loaded text: where it begins, and the names it binds."""

    def __init__(self, name: str, takes: tuple[str, ...]) -> None:
        self.name = name
        self.start: i64 = len(CODE)
        self.names = list(takes)
        self.size: i64 = 0
        self.depth: i64 = 0

    def add(self, op: Op) -> None:
        if op.at >= 0:
            raise ValueError(f"{self.name}: one op object in two places; write the verb twice")
        op.at = len(CODE)
        op.next = op.at + 1
        op.depth = self.depth
        CODE.append(op)

    def lay(self, ops: list[Op]) -> i64:
        """Lay ops one level deeper; returns the address after them."""
        self.depth += 1
        for op in ops:
            op.place(self)
        self.depth -= 1
        return len(CODE)

    def name_index(self, name: str) -> i64:
        """The distance from the top of the stack at which this name's value lies while the script runs."""
        if name not in self.names:
            self.names.append(name)
        return -2 - self.names.index(name)


class End(Op):
    """The last op of every script: take its frame off the stack."""

    def __init__(self, script: Script) -> None:
        self.script = script

    def do(self, s: State, answer: i64) -> None:
        stack = s.stack
        left: i64 = self.script.size
        while left >= 0:
            stack.pop()
            left -= 1

    def describe(self, words: dict[str, str]) -> str:
        return "(end)"


class Again(Op):
    """The end of a loop. Only a place to be: whoever would come here goes to the head of the loop at once."""

    def __init__(self, to: i64) -> None:
        self.to: i64 = to

    def do(self, s: State, answer: i64) -> None:
        s.stack[-1] = self.to

    def describe(self, words: dict[str, str]) -> str:
        return "again"


class Over(Op):
    """Below all frames: the game is over, nobody is asked."""

    asks = True

    def actions(self, s: State) -> list[int]:
        return []

    def seat(self, s: State) -> int:
        return -1

    def describe(self, words: dict[str, str]) -> str:
        return "the game is over"


CODE: Final[list[Op]] = [Over()]
CODE[0].at = 0
SCRIPTS: Final[dict[str, Script]] = {}


def script(name: str, *ops: Op, takes: tuple[str, ...] = ()) -> Script:
    """Load a text under a stable name. `takes` are the names whose values the caller gives."""
    if name in SCRIPTS:
        raise ValueError(f"two scripts called {name}")
    found = Script(name, takes)
    for op in ops:
        op.place(found)
    found.add(End(found))
    found.size = len(found.names)
    for op in CODE[found.start:]:
        after = CODE[op.next] if op.next < len(CODE) else op
        if isinstance(after, Again):
            op.next = after.to
    SCRIPTS[name] = found
    return found


def script_at(address: int) -> Script:
    """The script that an address lies in."""
    while True:
        op = CODE[address]
        if isinstance(op, End):
            return op.script
        address += 1


def frames(stack: list[int]) -> list[tuple[Script, int, dict[str, int]]]:
    """The stack in readable form, outermost frame first: script, number of its next op, value of each name."""
    out: list[tuple[Script, int, dict[str, int]]] = []
    top = len(stack)
    while top > 1:
        found = script_at(stack[top - 1])
        values = {name: stack[top - 2 - i] for i, name in enumerate(found.names)}
        out.append((found, stack[top - 1] - found.start, values))
        top -= found.size + 1
    out.reverse()
    return out


def stack_of(saved: Any) -> list[int]:
    """The inverse of `frames`, from script names, as JSON gives them back."""
    stack = [0]
    for name, number, values in saved:
        found = SCRIPTS[name]
        stack += [values[n] for n in reversed(found.names)]
        stack.append(found.start + number)
    return stack


def explain(s: State, words: dict[str, str]) -> str:
    """The stack as rule text, a caret at the sentence with which each frame goes on. The debugger."""
    lines: list[str] = []
    for found, number, values in frames(s.stack):
        named = ", ".join(f"{k}={v}" for k, v in values.items())
        lines.append(f"{found.name}({named})")
        here = found.start + number
        end = here
        while not isinstance(CODE[end], End):
            end += 1
        for at in range(found.start, max(end, here + 1)):
            mark = ">" if at == here else " "
            lines.append(f"  {mark} {'  ' * CODE[at].depth}{CODE[at].describe(words)}")
    return "\n".join(lines) or "the game is over"
