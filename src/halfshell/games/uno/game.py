"""The front door of UNO."""
from __future__ import annotations

from typing import Any, Final

from halfshell.core.events import Entry, Event
from halfshell.core.game import Game
from halfshell.core.options import Value, complete
from halfshell.core.state import State
from halfshell.rulebook import rulebook

from . import position, refusals, text, view
from .action_cards import is_bluff
from .cards import KEYS, NONE, points
from .options import OPTIONS, Options
from .rules import ROUND, effects
from .state import Uno


def blank(seats: int, options: dict[str, Value]) -> Uno:
    s = Uno()
    s.options = Options(**complete(OPTIONS, dict(options)))  # type: ignore[arg-type]
    s.effects = effects(s.options)
    s.seats = seats
    return s


class UnoGame(Game):
    name = "uno"
    title = "UNO Mutant Mayhem"
    version = 1
    seats = (2, 10)
    seats_rule = "1.2"
    keys = KEYS
    options = OPTIONS

    def new(self, seats: int, seed: int, options: dict[str, Value], log: list[Entry] | None = None) -> Uno:
        self.check_seats(seats, options)
        s = blank(seats, options)
        s.begin(seed)
        s.log = log
        s.round = 0
        s.dealer = (0 if s.options.dealer == "first_seat" else s.below(seats)) - 1  # each deal moves it on
        s.scores = [0] * seats
        s.start(ROUND)
        return s

    def from_data(self, seats: int, options: dict[str, Value], data: dict[str, object]) -> Uno:
        s = blank(seats, options)
        s.load_data(data)
        return s

    def view(self, s: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(s, Uno)
        return dict(view.view(s, seat))

    def resample(self, s: State, seat: int, seed: int) -> Uno:
        assert isinstance(s, Uno)
        return view.resample(s, seat, seed)

    def returns(self, s: State) -> list[float]:
        """8.1, 8.4 The winner of the round or game against all others; sums to 0. A void round is nobody's."""
        assert isinstance(s, Uno)
        if not s.is_terminal() or s.winner == NONE:
            return [0.0] * s.seats
        return [1.0 if seat == s.winner else -1.0 / (len(s.hands) - 1) for seat in range(s.seats)]

    def ranks(self, s: State) -> list[int]:
        """By points won; where one round decides, the winner, then by the points left in hand."""
        assert isinstance(s, Uno)
        if s.options.scoring == "single_round":
            merit = [1 if seat == s.winner else -points(hand) for seat, hand in enumerate(s.hands)]
        else:
            merit = s.scores
        return [1 + sum([other > mine for other in merit]) for mine in merit]

    def why_not(self, s: State, seat: int, action: int) -> str:
        assert isinstance(s, Uno)
        asked = seat in self.seats_asked(s)
        if asked and seat != s.current_player():
            t = s.clone()
            t.turn_to(seat)
            return refusals.why_not(t, asked, seat, action)
        return refusals.why_not(s, asked, seat, action)

    def rule(self, number: str) -> str:
        return rulebook("uno").plain(number)

    def prompt(self, s: State, seat: int | None) -> str:
        assert isinstance(s, Uno)
        return text.prompt(s, seat, self.seats_asked(s))

    def option_text(self, s: State, action: int) -> str:
        assert isinstance(s, Uno)
        return text.option_text(s, action)

    def note(self, s: State, seat: int, action: int) -> str:
        assert isinstance(s, Uno)
        return text.note(s, action, is_bluff(s, seat))

    def narrate(self, event: Event) -> str:
        return text.narrate(event)

    def table(self, s: State, seat: int | None) -> list[str]:
        assert isinstance(s, Uno)
        return text.table(s, seat)

    def facts(self, s: State) -> dict[str, Any]:
        assert isinstance(s, Uno)
        return position.facts(s)

    def position(self, seats: int, options: dict[str, Value], given: dict[str, Any], seed: int = 1) -> Uno:
        s = self.new(seats, seed, options)
        position.set_up(s, given)
        return s


GAME: Final = UnoGame()
