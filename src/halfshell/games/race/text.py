"""The game in words."""
from __future__ import annotations

from halfshell.core.events import Event
from halfshell.core.script import CODE

from .keys import KEYS
from .state import Race


def prompt(s: Race, seat: int | None, asked: tuple[int, ...]) -> str:
    return CODE[s.stack[-1]].prompt()


def option_text(s: Race, action: int) -> str:
    return KEYS[action]


def note(s: Race, action: int) -> str:
    return ""


def narrate(event: Event) -> str:
    return f"{event.name}: {', '.join([f'{k} {v}' for k, v in event.data.items()])}"


def table(s: Race, seat: int | None) -> list[str]:
    return [f"Turn {s.turns}."]
