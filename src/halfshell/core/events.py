"""Events: what happened, in numbers; made into words and masked for a seat only when somebody looks."""
from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

Show = Callable[[int], object]


class Kind:
    """A kind of event: its fields, the number of the rule that causes it, and which fields are secret from all but the
    seats in `eyes`. `reveals`: it may bring to light what was hidden; every other kind is tested to depend on nothing
    hidden. Two kinds may share a name: the same happening by another rule."""

    def __init__(self, name: str, fields: str, rule: str, secret: str = "", eyes: str = "", reveals: bool = False,
                 show: dict[str, Show] | None = None) -> None:
        self.name: Final = name
        self.fields: Final = fields.split()
        self.rule: Final = rule
        self.secret: Final = secret.split()
        self.eyes: Final = eyes.split()
        self.reveals: Final = reveals
        self.show: Final = show or {}  # how a field is written: {"card": CARD_NAMES.__getitem__}

    def by(self, rule: str) -> Kind:
        """The same happening, caused by another rule."""
        return Kind(self.name, " ".join(self.fields), rule, " ".join(self.secret), " ".join(self.eyes), self.reveals, self.show)

    @property
    def enlightens(self) -> bool:
        """Somebody saw what he did not know: undo may not go back past it."""
        return self.reveals or bool(self.secret)


Entry = tuple[Kind, int, int, int]

TOOK_BACK: Final = Kind("took_back", "seat", "")  # the one event that is the table's and no game's


class Event(NamedTuple):
    number: int  # its place in the log of the match, from 0
    name: str
    rule: str  # "" if no rule is to blame
    data: dict[str, object]


def event_for(seat: int | None, number: int, entry: Entry) -> Event:
    """The event as a seat receives it (None: a spectator). Built from what the seat may see; a secret field is simply not there."""
    kind = entry[0]
    values = dict(zip(kind.fields, entry[1:]))
    seen = not kind.secret or (seat is not None and seat in [values[e] for e in kind.eyes])
    data: dict[str, object] = {}
    for name, value in values.items():
        if seen or name not in kind.secret:
            data[name] = kind.show[name](value) if name in kind.show else value
    return Event(number, kind.name, kind.rule, data)


def heard(log: list[Entry] | None, seat: int | None, since: int = 0) -> list[Event]:
    """The events of a log from number `since` on, as a seat hears them."""
    entries = log or []
    return [event_for(seat, n, entries[n]) for n in range(since, len(entries))]
