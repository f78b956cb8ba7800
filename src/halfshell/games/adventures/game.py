"""The front door of Unmatched Adventures."""
from __future__ import annotations

from typing import Any, Final

from halfshell.core.events import Entry, Event
from halfshell.core.game import Game
from halfshell.core.options import Value, complete
from halfshell.core.state import State
from halfshell.rulebook import rulebook

from . import content, decks, position, refusals, text, view  # noqa: F401 decks fill the tables
from .keys import KEYS
from .names import NONE
from .options import OPTIONS, Options
from .rounds import GAME as WHOLE_GAME
from .state import Adventures


def blank(seats: int, options: dict[str, Value]) -> Adventures:
    s = Adventures()
    s.options = Options(**complete(OPTIONS, dict(options)))  # type: ignore[arg-type]
    s.seats = seats
    return s


class AdventuresGame(Game):
    name = "adventures"
    title = "Unmatched Adventures"
    version = 1
    seats = (1, 4)
    seats_rule = "1.3"
    keys = KEYS
    options = OPTIONS
    cooperative = True

    def seats_with(self, options: dict[str, Value]) -> tuple[int, int, str]:
        """11.1 A duel is for two."""
        return (2, 2, "11.1") if options.get("mode") == "duel" else (*self.seats, self.seats_rule)

    def new(self, seats: int, seed: int, options: dict[str, Value], log: list[Entry] | None = None) -> Adventures:
        self.check_seats(seats, options)
        s = blank(seats, options)
        s.begin(seed)
        s.log = log
        s.duel = 1 if s.options.mode == "duel" else 0
        s.start(WHOLE_GAME)
        return s

    def from_data(self, seats: int, options: dict[str, Value], data: dict[str, object]) -> Adventures:
        s = blank(seats, options)
        s.load_data(data)
        return s

    def view(self, s: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(s, Adventures)
        return dict(view.view(s, seat))

    def resample(self, s: State, seat: int, seed: int) -> Adventures:
        assert isinstance(s, Adventures)
        return view.resample(s, seat, seed)

    def content(self) -> dict[str, Any]:
        return content.content()

    def returns(self, s: State) -> list[float]:
        """10.1, 10.2 All players win or lose together; 11.1 one of two in a duel."""
        assert isinstance(s, Adventures)
        if s.winner == NONE:
            return [0.0] * s.seats
        if s.duel:
            return [1.0 if seat == s.winner else -1.0 for seat in range(s.seats)]
        return [1.0 if s.winner == 0 else -1.0] * s.seats

    def why_not(self, s: State, seat: int, action: int) -> str:
        assert isinstance(s, Adventures)
        return refusals.why_not(s, seat, action, seat in self.seats_asked(s))

    def rule(self, number: str) -> str:
        return rulebook("adventures").plain(number)

    def prompt(self, s: State, seat: int | None) -> str:
        assert isinstance(s, Adventures)
        return text.prompt(s, seat, self.seats_asked(s))

    def option_text(self, s: State, action: int) -> str:
        assert isinstance(s, Adventures)
        return text.option_text(s, action)

    def note(self, s: State, seat: int, action: int) -> str:
        assert isinstance(s, Adventures)
        return text.note(s, action)

    def narrate(self, event: Event) -> str:
        return text.narrate(event)

    def table(self, s: State, seat: int | None) -> list[str]:
        assert isinstance(s, Adventures)
        return text.table(s, seat)

    def facts(self, s: State) -> dict[str, Any]:
        assert isinstance(s, Adventures)
        return position.facts(s)

    def position(self, seats: int, options: dict[str, Value], given: dict[str, Any], seed: int = 1) -> Adventures:
        s = self.new(seats, seed, options)
        position.set_up(s, given)
        return s


GAME: Final = AdventuresGame()
