"""The table as one seat sees it, as a message."""
from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from halfshell.core.events import heard
from halfshell.core.game import Game
from halfshell.core.match import Match
from halfshell.core.options import changed, written
from halfshell.core.text import named
from halfshell.rulebook import PREFIXES

from .names import EMBLEMS
from .store import Seat, Table
from .wire import ChoiceView, ChosenOption, EventView, OptionView, ResultView, SeatInfo, TableView, UndoView

if TYPE_CHECKING:
    from .room import Room


def table_view(room: Room, seat: int | None, key: str, since: int) -> TableView:
    table, match, names = room.table, room.match, room.names
    return TableView(
        table=table.id,
        game=table.game,
        title=room.game.title,
        prefix=PREFIXES[table.game],
        status="open" if match is None else "over" if match.state.is_terminal() else "playing",
        seat=seat,
        own=room.seats_with(key),
        host=table.host in room.seats_with(key),
        key=key if seat is not None else "",
        seats=[seat_info(one, one.kind == "bot" or one.seat in room.here()) for one in room.seats],
        watching=room.watching(),
        options=chosen(room.game, table),
        private=table.private,
        clock=table.clock,
        view=None if match is None else room.game.view(match.state, seat),
        choice=None if match is None else choice_view(match, seat, names, room.seconds_left()),
        events=[] if match is None else events(match, seat, names, since),
        text=[] if match is None else [named(line, names) for line in room.game.table(match.state, seat)],
        undo=undo_view(room, room.seats_with(key)),
        result=result(match),
        rematch=table.rematch)


def seat_info(seat: Seat, here: bool) -> SeatInfo:
    return SeatInfo(seat.seat, seat.kind, seat.name, EMBLEMS[seat.seat % len(EMBLEMS)], here, seat.away)


def chosen(game: Game, table: Table) -> list[ChosenOption]:
    return [ChosenOption(option.name, written(table.options[option.name]), option.rule, option.words, option.house, option.setup)
            for option in game.options if option.name in table.options]


def changed_options(game: Game, table: Table) -> list[str]:
    """For the list of tables."""
    return [f"{name}: {written(value)}" for name, value in changed(game.options, {**defaults(game), **table.options}).items()]


def defaults(game: Game) -> dict[str, str | int | bool]:
    return {option.name: option.default for option in game.options}


def choice_view(match: Match, seat: int | None, names: Sequence[str], seconds: float | None) -> ChoiceView | None:
    choice = match.choice(seat)
    if choice is None:
        return None
    options = [OptionView(option.key, named(option.text, list(names)), option.note) for option in choice.options]
    return ChoiceView(choice.id, list(choice.seats), choice.kind, named(choice.prompt, list(names)), choice.rule, options,
                      choice.default, choice.secret, seconds)


def events(match: Match, seat: int | None, names: Sequence[str], since: int) -> list[EventView]:
    """From a number on; all, if the number is of another world."""
    found = heard(match.log, seat, since if 0 <= since <= len(match.log) else 0)
    return [EventView(event.number, event.name, event.rule, {k: v if isinstance(v, int) else str(v) for k, v in event.data.items()},
                      named(match.game.narrate(event), list(names))) for event in found]


def undo_view(room: Room, own: list[int]) -> UndoView:
    may = room.match is not None and room.asking is None and room.last_to_answer(own) is not None
    return UndoView(may, room.asking, room.not_agreed())


def result(match: Match | None) -> ResultView | None:
    if match is None or not match.state.is_terminal():
        return None
    return ResultView(match.game.returns(match.state), match.game.ranks(match.state))
