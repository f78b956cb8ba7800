"""Options: the rulings and house rules that a table may choose. One list a game; everything else is made from it."""
from __future__ import annotations

from difflib import get_close_matches
from typing import NamedTuple

Value = str | int | bool


class Option(NamedTuple):
    """One choice that a table has. The first value is the default; `low` and `high` instead bound a number."""

    name: str
    values: tuple[Value, ...]  # (False, True) is a switch; one integer is the default of a number
    rule: str
    words: str  # one line of explanation
    house: bool = False  # not a reading of the printed rules but a rule of the house
    low: int = 0
    high: int = 0
    setup: bool = False  # chooses what is played; no reading of a rule

    @property
    def default(self) -> Value:
        return self.values[0]

    @property
    def is_number(self) -> bool:
        return self.high > 0

    def allowed(self) -> str:
        if self.is_number:
            return f"a whole number from {self.low} to {self.high}"
        return " or ".join([written(v) for v in self.values])


class BadOption(ValueError):
    """An option that a game does not have, or a value that it cannot take; the sentence says what would be right."""


def written(value: Value) -> str:
    """True is `yes`, as on the rules page."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def read(option: Option, value: object) -> Value:
    """A value from JSON, a command line or a scenario, checked. Raises BadOption."""
    text = str(value).strip()
    if option.is_number:
        if not isinstance(value, bool) and text.isdecimal() and len(text) < 9 and option.low <= int(text) <= option.high:
            return int(text)
    else:
        text = {"True": "yes", "true": "yes", "False": "no", "false": "no"}.get(text, text)
        for allowed in option.values:
            if written(allowed) == text:
                return allowed
    raise BadOption(f"option {option.name} is {option.allowed()}, not {text or 'nothing'}")


def complete(options: list[Option], given: dict[str, object]) -> dict[str, Value]:
    """All options with their values: those given, checked, and the defaults of the rest. Raises BadOption."""
    values = {option.name: read(option, given[option.name]) if option.name in given else option.values[0] for option in options}
    for name in given:
        if name not in values:
            near = get_close_matches(name, values, 1)
            hint = f"; did you mean {near[0]}?" if near else f"; there are {', '.join(values) or 'none'}"
            raise BadOption(f"no option is called {name}{hint}")
    return values


def changed(options: list[Option], values: dict[str, Value]) -> dict[str, Value]:
    """Only those that are not as printed: what a record needs to keep."""
    return {o.name: values[o.name] for o in options if values[o.name] != o.default}
