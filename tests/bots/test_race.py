"""The sensible bot of the race: it does what a sensible player does."""
from __future__ import annotations

from typing import Any

import pytest
from games.race.city import ADVANCED, TABLES

from halfshell.bots import Situation
from halfshell.bots.race import RaceGreedy
from halfshell.games.race.game import GAME
from halfshell.games.race.state import Race
from halfshell.sim.report import report
from halfshell.sim.selfplay import Plan, selfplay


def answer(s: Race) -> int:
    return RaceGreedy(7).choose(Situation(GAME, s, s.current_player()))


@pytest.mark.parametrize("game", ["basic", "advanced"])
def test_it_beats_random(game: str) -> None:
    plan = Plan("race", ("random", "greedy", "random"), 20, 5, {"game": game})
    assert report(plan, selfplay(plan))["wins"][1] >= 17


@pytest.mark.parametrize("table", TABLES)
def test_it_finishes_its_games(table: tuple[int, dict[str, Any]]) -> None:
    s = GAME.new(table[0], 3, table[1])
    bots = [RaceGreedy(seat) for seat in range(table[0])]
    while not s.is_terminal():
        seat = s.current_player()
        s.apply_action(bots[seat].choose(Situation(GAME, s, seat)))
    assert s.winner >= 0 and s.turns < 100 * s.seats


# --- sensible behavior, position by position ---------------------------------------------------------------------------


def greedy(*keys: str, seats: int = 2, options: dict[str, Any] | None = None, dice: tuple[int, ...] = (), **position: Any) -> str:
    """What it answers, after these answers; no tiles but those that are named."""
    s = GAME.position(seats, options or {}, {"rest": "none", **position})
    s.fixed = list(dice)
    for key in keys:
        assert GAME.numbers[key] in s.actions, [GAME.keys[a] for a in s.actions]
        s.apply_action(GAME.numbers[key])
    return GAME.keys[answer(s)]


def test_it_goes_to_the_door_that_it_can_open() -> None:
    there: dict[str, Any] = {"at": {"p0": "gate"}, "steps": 2}
    assert greedy(held={"p0": ["key-card"]}, **there) == "step:key-door"
    assert greedy(held={"p0": ["dynamite"]}, **there) == "step:dynamite-door"
    assert greedy(at={"p0": "key-door"}, held={"p0": ["dynamite"]}) == "roll"


def test_it_goes_inside_and_attacks() -> None:
    assert greedy(at={"p0": "key-door"}, held={"p0": ["key-card"]}, steps=4) == "step:skyscraper"
    assert greedy(at={"p0": "skyscraper"}) == "attack"


def test_without_anything_it_rolls_for_the_door() -> None:
    assert greedy(at={"p0": "theater-5"}, steps=1) == "step:key-door"
    assert greedy(at={"p0": "key-door"}) == "enter"


def test_it_fetches_an_open_key_card() -> None:
    there: dict[str, Any] = {"at": {"p0": "theater-4"}, "tiles": {"gleam-5": "key-card"}, "face_up": ["gleam-5"]}
    assert greedy(steps=2, **there) == "step:gleam-4"
    assert greedy("step:gleam-4", "step:gleam-5", steps=2, **there) == "yes"
    assert greedy(steps=2, held={"p0": ["key-card"]}, **there) == "step:theater-5"


def test_it_uses_what_it_saw() -> None:
    """Two tiles with the same back, side by side."""
    there: dict[str, Any] = {"at": {"p0": "garden-1"}, "steps": 1}
    seen = {"p0": ["theater-1", "gleam-2"]}
    for tiles in ({"theater-1": "key-card", "gleam-2": "hun"}, {"theater-1": "hun", "gleam-2": "key-card"}):
        card = next(space for space, tile in tiles.items() if tile == "key-card")
        assert greedy(tiles=tiles, seen=seen, **there) == f"step:{card}"
    blind = [greedy(tiles=tiles, seen={"p1": ["theater-1", "gleam-2"]}, **there)
             for tiles in ({"theater-1": "key-card", "gleam-2": "hun"}, {"theater-1": "hun", "gleam-2": "key-card"})]
    assert blind[0] == blind[1]


def test_it_counts_what_a_pile_still_hides() -> None:
    """With a Key Card somewhere among two tiles it turns one over; with a Blockage and Hun it does not."""
    there: dict[str, Any] = {"at": {"p0": "tower-2"}, "steps": 1}
    assert greedy(tiles={"tower-3": "key-card", "gleam-1": "its-clear"}, **there) == "step:tower-3"
    assert greedy(tiles={"tower-3": "blockage", "gleam-1": "hun"}, **there) == "step:foundry-4"


def test_it_fights_when_the_odds_are_good() -> None:
    """Past an enemy and on, or to the door on another way."""
    there: dict[str, Any] = {"at": {"p0": "gleam-4"}, "held": {"p0": ["key-card"]}, "seen": {"p0": ["theater-4"]}, "steps": 3}
    assert greedy(tiles={"theater-4": "purple-dragons-1"}, **there) == "step:theater-4"
    assert greedy(tiles={"theater-4": "hun"}, **there) == "step:gleam-5"


def test_it_is_careful_when_it_is_wounded() -> None:
    """Far from the Lair: over the bridge with the Purple Dragons, or the next one."""
    tiles = {"bridge-2": "purple-dragons-1", **dict.fromkeys(("market-4", "market-5", "canal-6", "bridge-3"), "none")}
    there: dict[str, Any] = {"options": ADVANCED, "at": {"p0": "market-5"}, "tiles": tiles, "seen": {"p0": ["bridge-2"]},
                             "steps": 1, "rest": "dealt"}
    assert greedy(**there) == "step:bridge-2"
    assert greedy(health={"p0": 1}, **there) == "step:canal-6"


def test_it_eats_pizza_in_time_and_not_before() -> None:
    there: dict[str, Any] = {"options": ADVANCED, "at": {"p0": "drip-4"}, "held": {"p0": ["pizza"]}}
    assert greedy(health={"p0": 1}, **there) == "roll"
    strong: dict[str, Any] = {"tiles": {"drip-5": "foot-3"}, "steps": 1}
    weak: dict[str, Any] = {"tiles": {"drip-5": "mousers-1"}, "steps": 1}
    assert greedy("step:drip-5", health={"p0": 2}, **strong, **there) == "heal"
    assert greedy("step:drip-5", health={"p0": 2}, **weak, **there) == "pass"
    assert greedy("step:drip-5", health={"p0": 1}, **weak, **there) == "heal"


def test_it_calls_splinter_against_the_strong() -> None:
    there: dict[str, Any] = {"at": {"p0": "drip-4"}, "held": {"p0": ["splinter"]}, "steps": 1}
    assert greedy("step:drip-5", tiles={"drip-5": "foot-3"}, **there) == "splinter"
    assert greedy("step:drip-5", tiles={"drip-5": "mousers-1"}, **there) == "pass"


def test_it_throws_stars_when_they_decide() -> None:
    there: dict[str, Any] = {"at": {"p0": "skyscraper"}, "held": {"p0": ["ninja-stars"]}}
    assert [greedy("attack", dice=(n,), **there) for n in (3, 4, 5)] == ["pass", "star", "pass"]
    advanced: dict[str, Any] = {"options": ADVANCED, "shredder": 1, **there}
    assert [greedy("attack", dice=dice, **advanced) for dice in ((1, 1), (2, 1))] == ["star", "pass"]


def test_it_looks_at_tiles_that_lie_ahead() -> None:
    at = {"p0": "theater-3"}
    tiles = {"theater-4": "april", "theater-1": "hun", "gleam-5": "foot-2", "gate": "key-card", "drip-1": "pizza"}
    seen = greedy("step:theater-4", at=at, steps=1, tiles=tiles)
    assert seen in ("look:gleam-5", "look:gate")
    assert greedy("step:theater-4", at=at, steps=1, tiles=tiles, seen={"p0": [seen[5:]]}) not in (seen, "look:drip-1")


def test_it_follows_casey_to_the_leader_and_not_back() -> None:
    tiles = {"drip-5": "casey"}
    assert greedy("step:drip-5", at={"p0": "drip-4", "p1": "gate"}, steps=1, tiles=tiles) == "space:key-door"
    assert greedy("step:drip-5", at={"p0": "drip-4", "p1": "drip-1"}, steps=1, tiles=tiles) == "pass"


def test_defeated_it_starts_again_where_the_way_is_shortest() -> None:
    there: dict[str, Any] = {"options": ADVANCED, "at": {"p0": "theater-3"}, "health": {"p0": 1}, "held": {"p0": ["key-card"]},
                             "tiles": {"theater-4": "foot-2"}, "steps": 1, "dice": (0, 1, 1)}
    assert greedy("step:theater-4", **there) in ("space:quay-1", "space:quay-2")
