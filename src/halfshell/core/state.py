"""State: everything true of one game now, as integers and lists of integers."""
from __future__ import annotations

import hashlib
import json
from typing import Any, ClassVar

from .events import Entry, Kind
from .native import i64, mypyc_attr
from .rng import Rng
from .script import CODE, PASS, End, Script, frames, stack_of


def copied(value: Any) -> Any:
    """An integer, a list of integers, or a list of those, shared with nobody."""
    return [copied(x) for x in value] if isinstance(value, list) else value


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Rng):
    """What every game has. A game's own state is a subclass that lists its fields in FIELDS and copies them in `clone`
    (a test changes every field of a clone and looks at the original). No __init__: clone makes a blank one and fills it.
    The names of the calls are OpenSpiel's."""

    FIELDS: ClassVar[tuple[str, ...]] = ()  # the game's own: int, list[int] or list[list[int]]
    CORE: ClassVar[tuple[str, ...]] = ("seed", "fixed", "pending", "stack")

    stack: list[int]  # where the game stands in its rule texts: see script.py
    actions: list[int]  # the legal answers to the current question; empty: the game is over. A fresh list each time, never changed
    pending: list[int]  # seats that are still to answer a question put to several at once
    log: list[Entry] | None  # events as numbers, or None if nobody listens

    def begin(self, seed: int) -> None:
        self.sow(seed)
        self.fixed = []
        self.stack = [0]
        self.actions = []
        self.pending = []
        self.log = None

    def copy_core(self, to: State) -> None:
        to.seed = self.seed
        to.fixed = self.fixed[:]
        to.stack = self.stack[:]
        to.actions = self.actions
        to.pending = self.pending[:]
        to.log = None  # a copy is for thinking; who keeps a log copies it himself

    def clone(self) -> State:
        raise NotImplementedError

    # --- playing -------------------------------------------------------------------------------------------------

    def legal_actions(self) -> list[int]:
        """Numbers into the game's KEYS, the clock's answer last. Fast loops read `actions` itself: empty means over."""
        return self.actions

    def is_terminal(self) -> bool:
        return not self.actions

    def current_player(self) -> int:
        """The seat whose answer is next; -1 when the game is over."""
        return CODE[self.stack[-1]].seat(self)

    def apply_action(self, action: i64) -> None:
        """Answer the current question with one of `actions`, then go on until somebody has to be asked.
        Not checked here: the match checks what comes from outside."""
        stack = self.stack
        op = CODE[stack[-1]]
        while True:
            stack[-1] = op.next
            op.do(self, action)
            op = CODE[stack[-1]]
            if op.asks:
                actions = op.actions(self)
                if actions or op.at == 0:
                    self.actions = actions
                    return
            action = PASS  # for ops that ask nothing, and for questions that nobody can answer

    def start(self, script: Script) -> None:
        """Begin the game with this text, whose first op asks nothing."""
        self.call(script)
        self.apply_action(PASS)

    def ask_again(self) -> None:
        """Find the legal answers anew, after the state was changed from outside."""
        self.actions = CODE[self.stack[-1]].actions(self)

    def seat_of(self, you: int) -> int:
        """The seat that answers for the `you` of a card text; a game in which `you` is a hero or a side says who that is."""
        return you

    def seats_of(self, you: int) -> list[int]:
        """All seats that may answer for this `you`, where a team does; the first answer decides."""
        return [self.seat_of(you)]

    def turn_to(self, seat: int) -> None:
        """Of several pending seats, let this one answer now: their order has no meaning."""
        if seat in self.pending and seat != self.pending[0]:
            self.pending.remove(seat)
            self.pending.insert(0, seat)
            self.ask_again()

    # --- for ops -------------------------------------------------------------------------------------------------

    def call(self, script: Script, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Push a text; it runs before anything that is on the stack already."""
        stack = self.stack
        left: i64 = script.size
        while left > 3:
            stack.append(0)
            left -= 1
        if left > 2:
            stack.append(c)
        if left > 1:
            stack.append(b)
        if left > 0:
            stack.append(a)
        stack.append(script.start)

    def go_on_with(self, script: Script) -> None:
        """Drop all that is under way: a round or game ends in the middle of anything."""
        del self.stack[1:]
        self.pending.clear()
        self.call(script)

    def leave(self) -> None:
        """Drop the rest of the text that is being carried out, and nothing else: go to its end."""
        at = self.stack[-1]
        while not isinstance(CODE[at], End):
            at += 1
        self.stack[-1] = at

    def finish(self) -> None:
        """The game is over."""
        del self.stack[1:]
        self.pending.clear()

    def tell(self, kind: Kind, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        if self.log is not None:
            self.log.append((kind, a, b, c))

    # --- as data -------------------------------------------------------------------------------------------------

    def to_data(self) -> dict[str, object]:
        """Plain data that JSON keeps, also in the middle of an effect. A copy: changing it changes nothing here."""
        data: dict[str, object] = {name: copied(getattr(self, name)) for name in self.CORE + self.FIELDS}
        data["stack"] = [[f.name, n, values] for f, n, values in frames(self.stack)]
        return data

    def load_data(self, data: dict[str, object]) -> None:
        """The inverse of `to_data`, into a blank state."""
        self.begin(0)
        for name in self.CORE + self.FIELDS:
            setattr(self, name, copied(data[name]))
        self.stack = stack_of(data["stack"])
        self.ask_again()

    def digest(self) -> str:
        """16 hexadecimal digits that tell two states apart."""
        return hashlib.blake2b(json.dumps(self.to_data(), sort_keys=True).encode(), digest_size=8).hexdigest()
