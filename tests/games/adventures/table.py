"""A table for tests: a position in words, answers by key, facts."""
from __future__ import annotations

from typing import Any

from halfshell.core.events import heard
from halfshell.games.adventures.game import GAME
from halfshell.games.adventures.state import Adventures


def position(seats: int = 1, options: dict[str, Any] | None = None, dice: tuple[int, ...] = (), seed: int = 1, **given: Any) -> Adventures:
    """As in a scenario; `dice` are those that fall next. Events are kept from here on."""
    s = GAME.position(seats, options or {}, given, seed)
    s.fixed = list(dice)
    s.log = []
    return s


def may(s: Adventures) -> list[str]:
    """All that may be answered now."""
    return [GAME.keys[action] for action in s.actions]


def answer(s: Adventures, *keys: str) -> Adventures:
    """One after the other; each must be allowed."""
    for key in keys:
        assert key in may(s), f"{key} is not among {may(s)}"
        s.apply_action(GAME.numbers[key])
    return s


def fact(s: Adventures, *names: str) -> Any:
    """fact(s, "health", "leonardo")"""
    found: Any = GAME.facts(s)
    for name in names:
        found = found[name]
    return found


def events(s: Adventures, name: str = "", seat: int | None = None) -> list[dict[str, Any]]:
    """What was heard of since the position began; with a name, only these."""
    return [{"event": event.name, **event.data} for event in heard(s.log or [], seat, 0) if name in ("", event.name)]


def written_back(facts: dict[str, Any]) -> dict[str, Any]:
    """Facts as a position that leaves nothing open."""
    given = {key: facts[key] for key in (
        "turn", "actions", "round", "heroes", "order", "at", "health", "hands", "discards", "tucked", "supply", "soldiers", "mousers",
        "rats", "machines", "trap_discards", "dimension_x", "fallen", "row")}
    given["decks"] = {name: [*cards, "end"] for name, cards in facts["decks"].items()}
    for key in ("traps", "to_come", "allies", "henchmen"):
        given[key] = [*facts[key], "end"]
    for key in ("threatened", "ally"):
        if facts[key] != "none":
            given[key] = facts[key]
    return given | {key: facts[key] for key in ("minions", "threat", "borough_order") if facts[key]}
