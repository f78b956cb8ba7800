"""Games for tests: a position in words, answers by key, facts, random play."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from halfshell.core.events import Event, heard
from halfshell.core.rng import Rng, seeded
from halfshell.games.race.game import GAME
from halfshell.games.race.state import Race

TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {"game": "advanced"}),
    (2, {}),
    (2, {"game": "advanced", "stars_after_roll": False}),
    (3, {"check_deal": False, "blockage_return": "start_of_move", "may_leave_skyscraper": False}),
    (4, {"game": "advanced", "green": 3})]
ADVANCED = {"game": "advanced"}


def position(seats: int = 2, options: dict[str, Any] | None = None, dice: tuple[int, ...] = (), seed: int = 1, **given: Any) -> Race:
    """As in a scenario; no tiles but those that are named. `dice` fall next, as their faces show. Events are kept from here on."""
    s = GAME.position(seats, options or {}, {"rest": "none", **given}, seed)
    s.fixed = list(dice)
    s.log = []
    return s


def may(s: Race) -> list[str]:
    """All that may be answered now."""
    return [GAME.keys[action] for action in s.actions]


def answer(s: Race, *keys: str) -> Race:
    """One after the other; each must be allowed."""
    for key in keys:
        assert key in may(s), f"{key} is not among {may(s)}"
        s.apply_action(GAME.numbers[key])
    return s


def why_not(s: Race, key: str, seat: int | None = None) -> str:
    """The number of the rule that forbids it."""
    assert key not in may(s) or seat is not None
    return GAME.why_not(s, s.current_player() if seat is None else seat, GAME.numbers[key])


def fact(s: Race, *names: str) -> Any:
    """fact(s, "at", "p0")"""
    found: Any = GAME.facts(s)
    for name in names:
        found = found[name]
    return found


def events(s: Race, seat: int | None = None) -> list[Event]:
    """What happened since the position began."""
    return heard(s.log or [], seat)


def names(s: Race) -> list[str]:
    return [event.name for event in events(s)]


def play(s: Race, rng: Rng) -> None:
    """One random answer, the quiet one less often."""
    count = len(s.actions)
    quiet = count == 1 or rng.below(5) == 0
    s.apply_action(s.actions[-1 if quiet else rng.below(count - 1)])


def positions(seats: int, options: dict[str, Any], games: int = 1, every: int = 1, most: int = 1500) -> Iterator[Race]:
    """States on the way through random games, their last ones too."""
    rng = seeded(seats)
    for seed in range(games):
        s = GAME.new(seats, seed, options, [])
        n = 0
        while s.actions and n < most:
            if n % every == 0:
                yield s
            n += 1
            play(s, rng)
        yield s
