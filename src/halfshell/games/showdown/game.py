"""The front door of Showdown."""
from __future__ import annotations

from typing import Any, Final

from halfshell.core.events import Entry, Event
from halfshell.core.game import Game
from halfshell.core.options import Value, complete
from halfshell.core.state import State
from halfshell.core.text import listed
from halfshell.rulebook import rulebook

from . import marks, position, refusals, text, view
from .keys import KEYS
from .names import CHARACTER_NAMES, NONE, TEAM_MEMBERS, TEAM_OF, VILLAINS
from .options import OPTIONS, Options
from .state import Showdown
from .turn import GAME as WHOLE_GAME
from .turn import runs_with


def blank(seats: int, options: dict[str, Value]) -> Showdown:
    s = Showdown()
    s.options = Options(**complete(OPTIONS, dict(options)))  # type: ignore[arg-type]
    s.seats = seats
    return s


def cast_name(cast: list[int]) -> str:
    """The characters of one seat, who are all of one team."""
    team = TEAM_OF[cast[0]]
    if cast == TEAM_MEMBERS[team]:
        return "Both Villains" if team == VILLAINS else "All four Turtles"
    return listed([CHARACTER_NAMES[c] for c in cast])


class ShowdownGame(Game):
    name = "showdown"
    title = "Showdown: Bebop & Rocksteady Madness"
    version = 1
    seats = (2, 6)
    seats_rule = "1.1"
    pack = "halfshell.games.showdown.pack"
    keys = KEYS
    options = OPTIONS

    def seat_names(self, players: int) -> list[str]:
        runs = runs_with(players)
        return [cast_name([c for c in range(len(runs)) if runs[c] == seat]) for seat in range(players)]

    def new(self, seats: int, seed: int, options: dict[str, Value], log: list[Entry] | None = None) -> Showdown:
        self.check_seats(seats, options)
        s = blank(seats, options)
        s.begin(seed)
        s.log = log
        s.start(WHOLE_GAME)
        return s

    def from_data(self, seats: int, options: dict[str, Value], data: dict[str, object]) -> Showdown:
        s = blank(seats, options)
        s.load_data(data)
        return s

    def view(self, s: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(s, Showdown)
        return dict(view.view(s, seat))

    def resample(self, s: State, seat: int, seed: int) -> Showdown:
        assert isinstance(s, Showdown)
        return view.resample(s, seat, seed)

    def content(self) -> dict[str, Any]:
        return marks.content()

    def returns(self, s: State) -> list[float]:
        """9 A team wins or loses together; the sum is 0."""
        assert isinstance(s, Showdown)
        if s.winner == NONE:
            return [0.0] * s.seats
        won = [any([s.runs[c] == seat and TEAM_OF[c] == s.winner for c in range(len(TEAM_OF))]) for seat in range(s.seats)]
        losers, winners = won.count(False), won.count(True)
        most = max(losers, winners)
        return [losers / most if one else -winners / most for one in won]

    def why_not(self, s: State, seat: int, action: int) -> str:
        assert isinstance(s, Showdown)
        return refusals.why_not(s, seat, action, seat in self.seats_asked(s))

    def rule(self, number: str) -> str:
        return rulebook("showdown").plain(number)

    def prompt(self, s: State, seat: int | None) -> str:
        assert isinstance(s, Showdown)
        return text.prompt(s, seat, self.seats_asked(s))

    def option_text(self, s: State, action: int) -> str:
        assert isinstance(s, Showdown)
        return text.option_text(s, action)

    def narrate(self, event: Event) -> str:
        return text.narrate(event)

    def table(self, s: State, seat: int | None) -> list[str]:
        assert isinstance(s, Showdown)
        return text.table(s, seat)

    def facts(self, s: State) -> dict[str, Any]:
        assert isinstance(s, Showdown)
        return position.facts(s)

    def position(self, seats: int, options: dict[str, Value], given: dict[str, Any], seed: int = 1) -> Showdown:
        s = self.new(seats, seed, options)
        position.set_up(s, given)
        return s


GAME: Final = ShowdownGame()
