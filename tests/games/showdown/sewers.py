"""Games for tests: a position in words, answers by key, facts, random play."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from halfshell.core.events import heard
from halfshell.core.rng import Rng, seeded
from halfshell.games.showdown.game import GAME
from halfshell.games.showdown.state import Showdown

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"closest": "king", "pipe_step": "whole_pipe", "attack_range": "same_tile", "no_hopeless_attack": True}),
    (4, {"enter_forces_showdown": False, "home_is_safe": True, "delivery_needs_connection": True, "no_hopeless_attack": True}),
    (5, {}),
    (6, {"deliver_on_receipt": True, "pizza_may_use_exhausted": True, "opening_needs_sewer_side": True})]


def position(seats: int = 2, options: dict[str, Any] | None = None, dice: tuple[int, ...] = (), seed: int = 1, **given: Any) -> Showdown:
    """As in a scenario; `dice` are those that fall next. Events are kept from here on."""
    s = GAME.position(seats, options or {}, given, seed)
    s.fixed = list(dice)
    s.log = []
    return s


def may(s: Showdown) -> list[str]:
    """All that may be answered now."""
    return [GAME.keys[action] for action in s.actions]


def answer(s: Showdown, *keys: str) -> Showdown:
    """One after the other; each must be allowed."""
    for key in keys:
        assert key in may(s), f"{key} is not among {may(s)}"
        s.apply_action(GAME.numbers[key])
    return s


def why_not(s: Showdown, key: str, seat: int | None = None) -> str:
    """The number of the rule that forbids it."""
    assert key not in may(s) or seat is not None
    return GAME.why_not(s, s.current_player() if seat is None else seat, GAME.numbers[key])


def fact(s: Showdown, *names: str) -> Any:
    """fact(s, "at", "leonardo")"""
    found: Any = GAME.facts(s)
    for name in names:
        found = found[name]
    return found


def events(s: Showdown) -> list[str]:
    """What happened since the position began."""
    return [event.name for event in heard(s.log or [], None)]


def play(s: Showdown, rng: Rng) -> None:
    """One random answer, the quiet one less often."""
    count = len(s.actions)
    quiet = count == 1 or rng.below(5) == 0
    s.apply_action(s.actions[-1 if quiet else rng.below(count - 1)])


def positions(seats: int, options: dict[str, Any], games: int = 2, every: int = 1) -> Iterator[Showdown]:
    """States on the way through random games, their last ones too."""
    rng = seeded(seats)
    for seed in range(games):
        s = GAME.new(seats, seed, options, [])
        n = 0
        while s.actions:
            if n % every == 0:
                yield s
            n += 1
            play(s, rng)
        yield s
