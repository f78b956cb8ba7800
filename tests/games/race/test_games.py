"""What holds in whole games, and what is said better in Python than in a scenario."""
from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from games.race.city import ADVANCED, TABLES, answer, names, position, positions
from rule import rule

from halfshell.games.race.content import MARK, PILE_OF, PILE_TILES, PILES, SPACES, TILE_IDS, TILE_KIND
from halfshell.games.race.game import GAME
from halfshell.games.race.movement import fair, is_closed, is_hidden
from halfshell.games.race.names import DYNAMITE, KEY_CARD, NONE


@rule("RACE 1.1")
def test_each_pile_is_dealt_to_the_spaces_of_its_kind() -> None:
    s = GAME.new(4, 5, {})
    for pile, size in zip(range(len(PILES)), (24, 31, 5, 3), strict=True):
        dealt = [s.tiles[x] for x in range(len(SPACES)) if PILE_OF[x] == pile]
        assert len(dealt) == size and sorted(dealt) == sorted(PILE_TILES[pile])
    assert not any(s.up) and all(s.tiles[x] == NONE for x in range(len(SPACES)) if PILE_OF[x] == NONE)
    assert GAME.new(4, 6, {}).tiles != s.tiles


@rule("RACE 1.4")
def test_a_deal_that_cuts_a_space_off_is_repeated() -> None:
    unfair = [seed for seed in range(150) if not fair(GAME.new(2, seed, {"check_deal": False}))]
    assert 2 <= len(unfair) <= 30
    for seed in range(150):
        s = GAME.new(2, seed, {}, [])
        assert fair(s) and (s.redeals > 0) == (seed in unfair) and names(s)[:1] == (["dealt"] if s.redeals else [])


@rule("RACE 1.4")
@pytest.mark.parametrize("walls", [("drip-1", "deep-1", "cistern-1"), ("theater-2", "gleam-4", "gleam-5", "gate", "tower-3")])
def test_the_lair_and_the_arrival_spaces_have_a_way(walls: tuple[str, ...]) -> None:
    s = position(2, {"check_deal": False}, tiles=dict.fromkeys(walls, "blockage"))
    assert not fair(s)
    s.tiles[SPACES.index(walls[0])] = NONE
    assert fair(s)


@rule("RACE 3.8", "RACE 7.1")
def test_who_has_seen_a_tile_knows_it_in_every_world() -> None:
    s = GAME.position(2, {}, {"tiles": {"drip-1": "april"}}, 1)
    s.fixed = [1]
    answer(s, "roll", "step:drip-1", "look:drip-4", "look:bridge-2")
    known = [SPACES.index(space) for space in ("drip-4", "bridge-2")]
    worlds = [GAME.resample(s, 0, seed) for seed in range(40)]
    assert all(world.tiles[x] == s.tiles[x] for world in worlds for x in known)
    other = [GAME.resample(s, 1, seed) for seed in range(40)]
    assert all(len({world.tiles[x] for world in other}) > 3 for x in known)


@rule("RACE 3.15", "RACE 7.1")
def test_what_was_turned_over_is_known_to_all() -> None:
    s = GAME.position(2, {}, {"tiles": {"drip-1": "foot-3"}}, 1)
    s.fixed = [1, 1]
    answer(s, "roll", "step:drip-1")
    for seat in (0, 1):
        assert all(TILE_IDS[GAME.resample(s, seat, seed).tiles[SPACES.index("drip-1")]] == "foot-3" for seed in range(20))


@rule("RACE 1.4", "RACE 7.1")
def test_imagined_deals_could_have_been() -> None:
    s = GAME.new(2, 3, {})
    worlds = [GAME.resample(s, 0, seed) for seed in range(60)]
    assert all(fair(world) for world in worlds)
    assert all(sorted(world.tiles) == sorted(s.tiles) for world in worlds) and len({tuple(world.tiles) for world in worlds}) == 60


@rule("RACE 2.2", "RACE 2.3", "RACE 2.4", "RACE 2.5", "RACE 3.14", "RACE 7.1")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_what_always_holds(seats: int, options: dict[str, Any]) -> None:
    shared = {x for x, mark in enumerate(MARK) if mark in ("lair", "skyscraper", "lab-circle", "exit", "outlined")}
    lying: Counter[int] = Counter()
    for s in positions(seats, options, games=2):
        now = Counter(tile for tile in s.tiles if tile != NONE)
        assert s.turns == 0 or not now - lying, "a tile has come back"
        lying = now
        assert bool(s.actions) != s.is_terminal()
        for seat in range(seats):
            x = s.at[seat]
            assert seat == s.player or not (is_hidden(s, x) or is_closed(s, x))
            assert s.held[seat][KEY_CARD] <= 1 and s.held[seat][DYNAMITE] <= 1 and 0 <= s.health[seat] <= 3
            assert all(s.at[other] != x or x in shared or s.player in (seat, other) for other in range(seat))
        for row in GAME.view(s, None)["tiles"]:
            assert row["up"] or (row["tile"] is None and row["kind"] == row["enemy"] == "" and row["number"] == 0)


@rule("RACE 7.2")
def test_games_end() -> None:
    for seats, options in TABLES:
        *_, s = positions(seats, options, most=100_000)
        assert s.is_terminal() and (s.winner == NONE) == (s.unfinished == 1) and s.turns <= 400 * seats + 1


@rule("RACE 3.3")
def test_no_blockage_is_discarded_after_a_checked_deal() -> None:
    for seed in range(4):
        for s in positions(2 + seed % 2, {}, games=1, every=50):
            assert sum(TILE_KIND[tile] == "blockage" for tile in s.tiles if tile != NONE) == 9


@rule("RACE 2.3", "RACE 2.6")
def test_the_ways_shown_are_the_ways_there_are() -> None:
    for s in positions(4, {}, games=1, every=3):
        reach = GAME.view(s, None)["reach"]
        for space, way in reach.items():
            answer(s.clone(), *[f"step:{x}" for x in way])
            assert way[-1] == space and len(way) <= s.steps


@rule("RACE 6.1")
def test_only_the_advanced_game_shows_health() -> None:
    assert GAME.view(position(), 0)["shredder"] == 0 and GAME.view(position(2, ADVANCED), 0)["shredder"] == 3


@rule("RACE 5.3", "RACE 7.2")
def test_who_plays_alone_wins_or_does_not() -> None:
    s = position(1, dice=(6,), at={"p0": "skyscraper"})
    assert GAME.returns(s) == [0.0]
    answer(s, "attack")
    assert s.is_terminal() and GAME.returns(s) == [1.0]
