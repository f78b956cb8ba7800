"""Game: what a game must supply, and what every client gets from it."""
from __future__ import annotations

from typing import Any, ClassVar

from .choice import Choice, Option, Refused
from .events import Entry, Event
from .native import mypyc_attr
from .options import Option as Setting
from .options import Value
from .script import CODE
from .state import State


class BadPosition(ValueError):
    """A written position that cannot be; `key` is the part of it that is wrong."""

    def __init__(self, key: str, words: str) -> None:
        super().__init__(words)
        self.key = key


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A subclass a game; the one object of it is the game's front door."""

    name: ClassVar[str]
    title: ClassVar[str]
    version: ClassVar[int]  # of the rules: a change of what is legal, or of what happens, is a new one
    seats: ClassVar[tuple[int, int]]  # fewest and most players
    seats_rule: ClassVar[str]  # the rule that says so
    keys: ClassVar[list[str]]  # every action of the game, by number; keys[0] is "pass"
    options: ClassVar[list[Setting]]
    cooperative: ClassVar[bool] = False  # all may win, or all lose
    pack: ClassVar[str] = ""  # the module that checks an owner's content and puts it in force (halfshell.content); "": there is none

    def __init__(self) -> None:
        self.numbers: dict[str, int] = {key: n for n, key in enumerate(self.keys)}
        self.content_digest = ""  # of an owner's content in force, as far as the rules see it; "": it is the game's own

    # --- what each game supplies -----------------------------------------------------------------------------------

    def new(self, seats: int, seed: int, options: dict[str, Value], log: list[Entry] | None = None) -> State:
        """The first question of a game; what happens before it is told to `log`. Options left out have their defaults.
        Raises Refused (players), BadOption."""
        raise NotImplementedError

    def from_data(self, seats: int, options: dict[str, Value], data: dict[str, object]) -> State:
        """The inverse of `State.to_data`."""
        raise NotImplementedError

    def view(self, s: State, seat: int | None) -> dict[str, Any]:
        """What a seat (None: a spectator) may see, built up from nothing."""
        raise NotImplementedError

    def resample(self, s: State, seat: int, seed: int) -> State:
        """A copy in which everything that the seat cannot know is drawn anew."""
        raise NotImplementedError

    def returns(self, s: State) -> list[float]:
        """One number a seat, from -1 (lost) to 1 (won), summing to 0 or less unless the game is cooperative; all 0 while it goes on."""
        raise NotImplementedError

    def why_not(self, s: State, seat: int, action: int) -> str:
        """The number of the rule that forbids this action, which is not legal."""
        raise NotImplementedError

    def rule(self, number: str) -> str:
        """The words of a rule."""
        raise NotImplementedError

    def prompt(self, s: State, seat: int | None) -> str:
        """The question that is put now, as one sentence for this seat; {p2} stands for the name of seat 2."""
        raise NotImplementedError

    def option_text(self, s: State, action: int) -> str:
        """An action in words."""
        raise NotImplementedError

    def note(self, s: State, seat: int, action: int) -> str:
        """What the one who is asked should know about an option."""
        return ""

    def narrate(self, event: Event) -> str:
        """An event as a sentence, from what its hearer may know."""
        raise NotImplementedError

    def table(self, s: State, seat: int | None) -> list[str]:
        """The whole view in plain text, a line each."""
        raise NotImplementedError

    def content(self) -> dict[str, Any]:
        """What stands on the things of this game, whoever plays it: card texts and the like, for those who draw them."""
        return {}

    def facts(self, s: State) -> dict[str, Any]:
        """The whole position in words, secrets included: what a scenario gives and checks."""
        raise NotImplementedError

    def position(self, seats: int, options: dict[str, Value], given: dict[str, Any], seed: int = 1) -> State:
        """The state that `facts` would describe like this; what is left out is sensible. Raises BadPosition."""
        raise NotImplementedError

    # --- what every client gets ------------------------------------------------------------------------------------

    def seats_with(self, options: dict[str, Value]) -> tuple[int, int, str]:
        """Fewest and most players under these options, and the rule that says so."""
        return (*self.seats, self.seats_rule)

    def seat_names(self, players: int) -> list[str]:
        """Whom each seat plays when there are so many; empty where the seats are alike."""
        return []

    def check_seats(self, seats: int, options: dict[str, Value]) -> None:
        """Raises Refused if the game is not for so many."""
        fewest, most, rule = self.seats_with(options)
        if not fewest <= seats <= most:
            raise Refused(rule, self.rule(rule))

    def seats_asked(self, s: State) -> tuple[int, ...]:
        if s.is_terminal():
            return ()
        return tuple(sorted(s.pending) or CODE[s.stack[-1]].seats(s))

    def legal_for(self, s: State, seat: int) -> list[int]:
        """The actions of a seat, in or out of turn order; none if it is not asked."""
        if seat not in self.seats_asked(s):
            return []
        if not s.pending or seat == s.pending[0]:
            return s.actions
        copy = s.clone()
        copy.turn_to(seat)
        return copy.actions

    def choice(self, s: State, seat: int | None, id: int = 0) -> Choice | None:
        """The question as a seat sees it: everybody sees who is asked and what about, only the asked see the options.
        The match knows its number. None: the game is over."""
        if s.is_terminal():
            return None
        op = CODE[s.stack[-1]]
        actions = [] if seat is None else self.legal_for(s, seat)
        options = tuple([Option(self.keys[a], a, self.option_text(s, a), self.note(s, seat or 0, a)) for a in actions])
        default = options[-1].key if options else ""
        return Choice(id, self.seats_asked(s), op.kind, self.prompt(s, seat), op.rule, options, default, op.at_once)

    def mask(self, s: State) -> list[int]:
        """1 for each legal action, for learners."""
        out = [0] * len(self.keys)
        for a in s.actions:
            out[a] = 1
        return out

    def ranks(self, s: State) -> list[int]:
        """The place of each seat, 1 the best; equal returns share a place."""
        returns = self.returns(s)
        return [1 + sum([other > mine for other in returns]) for mine in returns]
