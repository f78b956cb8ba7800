"""What may stand under `then`, besides the facts of the game."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from halfshell.core.events import Event, heard
from halfshell.core.match import Match
from halfshell.document.read import Items, Node, Table, Text
from halfshell.document.written import Plain, shown, written

from .compare import LIST_CHECKS, Failure, each, equal
from .plain import holds, plain, without
from .scenario import Check

CLOSE = 0.005  # returns are compared to two places

TableCheck = Callable[[Match, Node], Iterator[Failure]]
SeatCheck = Callable[[Match, int | None, Node, list[Event]], Iterator[Failure]]


def check(match: Match, this: Check, since: int) -> Iterator[Failure]:
    """What of it does not hold; it hears the events from number `since` on."""
    if this.name in SEAT_CHECKS:
        for seat in this.seats:
            yield from SEAT_CHECKS[this.name](match, seat, this.expected, heard(match.log, seat, since))
    elif this.name in TABLE_CHECKS:
        yield from TABLE_CHECKS[this.name](match, this.expected)
    else:
        found = facts(match)
        test = LIST_CHECKS.get(this.name)
        if test:
            yield from each(test, this.expected, found, "")
        else:
            yield from each(equal, this.expected, found[this.name], this.name, this.name)


def facts(match: Match) -> dict[str, Plain]:
    return {key: plain(value, key) for key, value in match.game.facts(match.state).items()}


def name_of(seat: int | None) -> str:
    return "a spectator" if seat is None else f"p{seat}"


# --- the table ---------------------------------------------------------------------------------------------------------


def asked(match: Match, expected: Node) -> Iterator[Failure]:
    found: Plain = [f"p{seat}" for seat in match.game.seats_asked(match.state)]
    return equal(expected, found, "asked", "asked")


def over(match: Match, expected: Node) -> Iterator[Failure]:
    return equal(expected, plain(match.state.is_terminal()), "over", "over")


def returns(match: Match, expected: Node) -> Iterator[Failure]:
    return numbers("returns", [float(value) for value in match.game.returns(match.state)], expected)


def ranks(match: Match, expected: Node) -> Iterator[Failure]:
    return numbers("ranks", [float(value) for value in match.game.ranks(match.state)], expected)


def numbers(what: str, found: list[float], expected: Node) -> Iterator[Failure]:
    assert isinstance(expected, Table)
    for name, value in expected.entries.items():
        number = found[int(name[1:])]
        if abs(number - float(str(written(value)))) > CLOSE:
            yield Failure(value.line, f"{what} {name}: expected {written(value)}, found {round(number, 2):g}")


# --- what a seat may do ------------------------------------------------------------------------------------------------


def options(match: Match, seat: int | None) -> list[Plain]:
    """As a scenario writes them: the key, and after a space its note if it has one."""
    choice = match.choice(seat)
    return [f"{option.key} {option.note}".strip() for option in choice.options] if choice else []


def may(match: Match, seat: int | None, expected: Node, events: list[Event]) -> Iterator[Failure]:
    return equal(expected, options(match, seat), f"{name_of(seat)} may", "may")


def may_include(match: Match, seat: int | None, expected: Node, events: list[Event]) -> Iterator[Failure]:
    found = options(match, seat)
    missing = without(items(expected), found)
    if missing:
        yield Failure(expected.line, f"{name_of(seat)} may not {shown(missing)}; may {shown(found)}")


def may_not(match: Match, seat: int | None, expected: Node, events: list[Event]) -> Iterator[Failure]:
    choice = match.choice(seat)
    found: list[Plain] = [option.key for option in choice.options] if choice else []
    wrong = [item for item in items(expected) if item in found]
    if wrong:
        yield Failure(expected.line, f"{name_of(seat)} may {shown(wrong)}")


def by_default(match: Match, seat: int | None, expected: Node, events: list[Event]) -> Iterator[Failure]:
    choice = match.choice(seat)
    return equal(expected, choice.default if choice else "", f"{name_of(seat)} by default", "default")


# --- what a seat learns ------------------------------------------------------------------------------------------------


def hears(match: Match, seat: int | None, expected: Node, events: list[Event]) -> Iterator[Failure]:
    """In this order; other events may lie between."""
    left = iter(events)
    for item in events_of(expected):
        if not any(matches(item, event) for event in left):
            yield Failure(item.line, f"{name_of(seat)} does not hear {shown(written(item))} there; {all_of(seat, events)}")
            return


def hears_exactly(match: Match, seat: int | None, expected: Node, events: list[Event]) -> Iterator[Failure]:
    wanted = events_of(expected)
    if len(wanted) != len(events) or not all(map(matches, wanted, events)):
        yield Failure(expected.line, f"{name_of(seat)} does not hear exactly this; {all_of(seat, events)}")


def does_not_hear(match: Match, seat: int | None, expected: Node, events: list[Event]) -> Iterator[Failure]:
    for item in events_of(expected):
        for event in events:
            if matches(item, event):
                yield Failure(item.line, f"{name_of(seat)} hears {shown(told(event))}")


def sees(match: Match, seat: int | None, expected: Node, events: list[Event]) -> Iterator[Failure]:
    return each(equal, expected, plain(match.game.view(match.state, seat)), f"the view of {name_of(seat)}")


def does_not_see(match: Match, seat: int | None, expected: Node, events: list[Event]) -> Iterator[Failure]:
    """These texts stand nowhere in the view, though they do in the position: else a slip of the pen would always hold."""
    view, all_there_is = plain(match.game.view(match.state, seat)), plain(match.game.facts(match.state))
    for text in items(expected):
        if holds(view, str(text)):
            yield Failure(expected.line, f"{name_of(seat)} sees {text}")
        elif not holds(all_there_is, str(text)):
            yield Failure(expected.line, f"nobody could see {text}, for the position holds no {text}")


def events_of(expected: Node) -> list[Node]:
    assert isinstance(expected, Items)
    return expected.items


def items(expected: Node) -> list[Plain]:
    assert isinstance(expected, Items)
    return [written(item) for item in expected.items]


def matches(item: Node, event: Event) -> bool:
    """Its name, and those of its data that are written down. A field that the hearer is not told is `hidden`."""
    if isinstance(item, Text):
        return item.text == event.name
    assert isinstance(item, Table)
    name, wanted = next(iter(item.entries.items()))
    assert isinstance(wanted, Table)
    data = {field: plain(value, field) for field, value in event.data.items()} | {"rule": event.rule}
    return name == event.name and all(written(value) == data.get(field, "hidden") for field, value in wanted.entries.items())


def told(event: Event) -> Plain:
    return {event.name: {field: plain(value, field) for field, value in event.data.items()}}


def all_of(seat: int | None, events: list[Event]) -> str:
    return f"{name_of(seat)} hears {shown([told(event) for event in events])}"


TABLE_CHECKS: dict[str, TableCheck] = {"asked": asked, "over": over, "returns": returns, "ranks": ranks}
SEAT_CHECKS: dict[str, SeatCheck] = {
    "may": may,
    "may include": may_include,
    "may not": may_not,
    "by default": by_default,
    "hears": hears,
    "hears exactly": hears_exactly,
    "does not hear": does_not_hear,
    "sees": sees,
    "does not see": does_not_see,
}
OF_PLAYERS = {"may", "may include", "may not", "by default"}  # not of a spectator
