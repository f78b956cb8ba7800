"""The sensible bot of Unmatched Adventures: it does what a sensible player does."""
from __future__ import annotations

from typing import Any

import pytest

from halfshell.bots import Situation
from halfshell.bots.adventures import AdventuresGreedy
from halfshell.games.adventures.board import DISTANCE
from halfshell.games.adventures.game import GAME
from halfshell.games.adventures.names import LEONARDO, SHREDDER
from halfshell.games.adventures.state import Adventures

SETTINGS: list[tuple[int, dict[str, Any]]] = [
    (1, {"villain": "krang"}),
    (2, {"villain": "shredder", "allies": True, "minions": "chosen"}),
    (3, {"villain": "krang", "allies": True, "open_hands": True}),
    (4, {"villain": "random", "heroes": "random"}),
    (2, {"mode": "duel"})]


def answer(s: Adventures) -> int:
    return AdventuresGreedy(7).choose(Situation(GAME, s, s.current_player()))


@pytest.mark.parametrize("setting", SETTINGS)
def test_it_plays_whole_games(setting: tuple[int, dict[str, Any]]) -> None:
    s = GAME.new(setting[0], 3, setting[1])
    bots = [AdventuresGreedy(seat) for seat in range(setting[0])]
    for _ in range(3000):
        if s.is_terminal():
            break
        seat = s.current_player()
        s.apply_action(bots[seat].choose(Situation(GAME, s, seat)))
    assert s.is_terminal()


# --- sensible behavior, position by position ---------------------------------------------------------------------------


def greedy(*keys: str, seats: int = 1, options: dict[str, Any] | None = None, **position: Any) -> str:
    """What it answers, after these answers."""
    s = GAME.position(seats, options or {}, {"heroes": {"p0": "leonardo"}, "minions": [], **position})
    for key in keys:
        assert GAME.numbers[key] in s.actions, [GAME.keys[a] for a in s.actions]
        s.apply_action(GAME.numbers[key])
    return GAME.keys[answer(s)]


BESIDE = {"shredder": "bronx-5", "leonardo": "bronx-6", "splinter": "bronx-1"}
FAR_AWAY = {"shredder": "bronx-5", "leonardo": "staten-1", "splinter": "staten-2"}


def test_it_strikes_the_last_blow() -> None:
    assert greedy(turn="leonardo", actions=1, at=BESIDE, health={"shredder": 1},
                  hands={"leonardo": ["katana", "leonardo-leads"]}) == "attack:leonardo:shredder"


def test_it_takes_the_villain_before_a_minion() -> None:
    at = {"shredder": "bronx-5", "leonardo": "bronx-6", "splinter": "staten-1", "slash": "bronx-7"}
    assert greedy(turn="leonardo", actions=1, minions=["slash"], at=at,
                  hands={"leonardo": ["katana", "katana"]}) == "attack:leonardo:shredder"


def test_it_spends_no_card_on_an_attack_that_does_nothing() -> None:
    assert greedy(turn="shredder", at=BESIDE, decks={"shredder": ["deception", "end"]},
                  hands={"leonardo": ["heroes-in-a-half-shell", "quick-strike"]}) == "pass"


def test_it_saves_a_hero_who_would_fall() -> None:
    assert greedy(turn="shredder", at=BESIDE, health={"leonardo": 3}, decks={"shredder": ["gauntlet-slash", "gauntlet-slash", "end"]},
                  hands={"leonardo": ["heroes-in-a-half-shell", "katana"]}) == "card:leonardo.heroes-in-a-half-shell"


def test_it_lets_the_healthy_one_be_attacked() -> None:
    at = {"shredder": "bronx-5", "leonardo": "bronx-6", "splinter": "bronx-4"}
    assert greedy(turn="shredder", at=at, health={"splinter": 1}, hands={"leonardo": []},
                  options={"solo_relief": False}) == "fighter:leonardo"


def test_it_walks_toward_the_villain() -> None:
    far = GAME.position(1, {}, {"heroes": {"p0": "leonardo"}, "minions": [], "at": FAR_AWAY, "turn": "leonardo", "actions": 2,
                                "hands": {"leonardo": ["katana", "katana"]}})
    while far.actions_left:
        far.apply_action(answer(far))
    before = GAME.position(1, {}, {"heroes": {"p0": "leonardo"}, "minions": [], "at": FAR_AWAY})
    assert lines_apart(far) < lines_apart(before)


def lines_apart(s: Adventures) -> int:
    """Of Leonardo and Shredder."""
    return DISTANCE[s.where[LEONARDO]][s.where[SHREDDER]]


def test_it_clears_a_borough() -> None:
    at = {"shredder": "bronx-5", "leonardo": "staten-1", "splinter": "staten-3"}
    line = next(key[5:] for key in GAME.keys if key.startswith("line:staten-1:"))
    s = {"turn": "leonardo", "actions": 1, "at": at, "soldiers": {line: "patrolling"}, "hands": {"leonardo": []}}
    assert greedy("maneuver", "pass", **s).startswith("clear:")


def test_it_stops_a_machine_for_its_least_card() -> None:
    at = {"krang": "core-2", "leonardo": "dock-2", "splinter": "dock-3"}
    s: dict[str, Any] = {"seats": 3, "options": {"villain": "krang"}, "heroes": {"p0": "leonardo", "p1": "raphael", "p2": "donatello"},
                         "turn": "leonardo", "actions": 1, "at": at, "decks": {"leonardo": ["katana"]},
                         "hands": {"leonardo": ["katana", "heroes-in-a-half-shell", "protective-father"]}}
    assert greedy("maneuver", "pass", "pass", **s) == "machine:3"
    assert greedy("maneuver", "pass", "pass", "machine:3", **s) == "card:leonardo.protective-father"


def test_it_keeps_its_best_cards() -> None:
    hand = ["katana", "heroes-in-a-half-shell", "heroes-in-a-half-shell", "katana", "i-have-a-plan", "fearless-leader", "quick-strike"]
    assert greedy("maneuver", "pass", "pass", turn="leonardo", actions=1, at=FAR_AWAY,
                  hands={"leonardo": hand}, decks={"leonardo": ["protective-father"]}) == "card:leonardo.protective-father"
