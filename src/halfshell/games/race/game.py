"""The front door of the race."""
from __future__ import annotations

from typing import Any, Final

from halfshell.core.events import Entry, Event
from halfshell.core.game import Game
from halfshell.core.options import Value, complete
from halfshell.core.state import State
from halfshell.rulebook import rulebook

from . import marks, position, refusals, text, view
from .keys import KEYS
from .names import NONE
from .options import OPTIONS, Options
from .state import Race
from .turn import GAME as WHOLE_GAME


def blank(seats: int, options: dict[str, Value]) -> Race:
    s = Race()
    s.options = Options(**complete(OPTIONS, dict(options)))  # type: ignore[arg-type]
    s.seats = seats
    return s


class RaceGame(Game):
    name = "race"
    title = "The race to Shredder"
    version = 1
    seats = (1, 4)
    seats_rule = "1.2"
    keys = KEYS
    options = OPTIONS
    pack = "halfshell.games.race.pack"

    def seats_with(self, options: dict[str, Value]) -> tuple[int, int, str]:
        """1.3 Who wears green sits at the table."""
        green = options.get("green")
        return (green, self.seats[1], "1.3") if isinstance(green, int) and green > 1 else (*self.seats, self.seats_rule)

    def new(self, seats: int, seed: int, options: dict[str, Value], log: list[Entry] | None = None) -> Race:
        self.check_seats(seats, options)
        s = blank(seats, options)
        s.begin(seed)
        s.log = log
        s.advanced = 1 if s.options.game == "advanced" else 0
        s.start(WHOLE_GAME)
        return s

    def from_data(self, seats: int, options: dict[str, Value], data: dict[str, object]) -> Race:
        s = blank(seats, options)
        s.load_data(data)
        return s

    def view(self, s: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(s, Race)
        return dict(view.view(s, seat))

    def resample(self, s: State, seat: int, seed: int) -> Race:
        assert isinstance(s, Race)
        return view.resample(s, seat, seed)

    def content(self) -> dict[str, Any]:
        return marks.content()

    def returns(self, s: State) -> list[float]:
        """5.3 The winner against all others; sums to 0 unless somebody plays alone. 7.2 An unfinished game is nobody's."""
        assert isinstance(s, Race)
        if s.winner == NONE:
            return [0.0] * s.seats
        return [1.0 if seat == s.winner else -1.0 / int(s.seats - 1) for seat in range(s.seats)]

    def why_not(self, s: State, seat: int, action: int) -> str:
        assert isinstance(s, Race)
        return refusals.why_not(s, seat, action, seat in self.seats_asked(s))

    def rule(self, number: str) -> str:
        return rulebook("race").plain(number)

    def prompt(self, s: State, seat: int | None) -> str:
        assert isinstance(s, Race)
        return text.prompt(s, seat, self.seats_asked(s))

    def option_text(self, s: State, action: int) -> str:
        assert isinstance(s, Race)
        return text.option_text(s, action)

    def narrate(self, event: Event) -> str:
        return text.narrate(event)

    def table(self, s: State, seat: int | None) -> list[str]:
        assert isinstance(s, Race)
        return text.table(s, seat)

    def facts(self, s: State) -> dict[str, Any]:
        assert isinstance(s, Race)
        return position.facts(s)

    def position(self, seats: int, options: dict[str, Value], given: dict[str, Any], seed: int = 1) -> Race:
        s = self.new(seats, seed, options)
        position.set_up(s, given)
        return s


GAME: Final = RaceGame()
