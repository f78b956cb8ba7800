"""What holds in every position of every game, under any reading of the rules."""
from __future__ import annotations

from typing import Any

import pytest
from games.showdown.sewers import TABLES, positions
from rule import rule

from halfshell.core.script import CODE
from halfshell.games.showdown.content import BOARD, HOME, PATTERN_COUNT, SUPPLY, TRACK
from halfshell.games.showdown.game import GAME
from halfshell.games.showdown.names import ALLIES, CHARACTERS, NONE, TEAM_MEMBERS, TURTLES, VILLAINS
from halfshell.games.showdown.state import DELIVERED, READY, WITH, Showdown
from halfshell.games.showdown.turn import Act

tables = pytest.mark.parametrize(("seats", "options"), TABLES)
PIZZA = 16


@tables
@rule("SHOW 1.3", "SHOW 2.2", "SHOW 5.3", "SHOW 8.2", "SHOW 9.1", "SHOW 9.2", "SHOW 9.3")
def test_nothing_is_lost_and_everybody_stands_on_a_tile(seats: int, options: dict[str, Any]) -> None:
    for s in positions(seats, options):
        tiles = sum(s.tiles[x] > 0 for x in BOARD)
        assert tiles - 2 + len(s.pile) + (s.drawn != NONE) == sum(PATTERN_COUNT)
        assert sum(s.pizza) + sum(s.held) + sum(bin(track).count("1") for track in s.track_pizza) <= PIZZA
        for token in (1, 2, 3):
            assert s.edges.count(token) + s.supply[token] == SUPPLY[token]
        for team, other in ((TURTLES, VILLAINS), (VILLAINS, TURTLES)):
            for c in TEAM_MEMBERS[team]:
                assert s.tiles[s.at[c]] and s.at[c] != HOME[other]
            if s.card == NONE and s.cards.count(READY):
                assert any(s.cards[2 * c + n] == READY for c in TEAM_MEMBERS[team] for n in (0, 1))
        for ally in range(len(ALLIES)):
            assert s.allies[ally] in BOARD or s.allies[ally] - WITH in TEAM_MEMBERS[TURTLES] or s.allies[ally] == DELIVERED
        over = s.allies.count(DELIVERED) >= 3 or TRACK[0] in s.marks or tiles == len(BOARD)
        assert s.is_terminal() == (s.winner != NONE) == over


@tables
@rule("SHOW 3.1", "SHOW 3.3", "SHOW 5.6")
def test_a_turn_never_gets_stuck(seats: int, options: dict[str, Any]) -> None:
    """It can end, or what is owed can be done: a tile, a step, a Showdown before the step."""
    for s in positions(seats, options, games=3):
        if not s.is_terminal() and isinstance(CODE[s.stack[-1]], Act):
            keys = [GAME.keys[action].partition(":")[0] for action in s.actions]
            owed = "draw" if s.to_place else "step"
            assert keys[-1] in ("pass", "lay", owed, "attack"), keys
            assert ("pass" in keys) == (s.drawn == NONE and not s.to_place and (s.moved == 1 or not can_step(s)))
            assert s.to_place == 0 or s.drawn != NONE or "draw" in keys


def can_step(s: Showdown) -> bool:
    """3.3 Some step would be legal if nobody had to be fled from."""
    free = s.clone()
    free.bound = 0
    free.ask_again()
    return any(GAME.keys[action].startswith("step:") for action in free.actions)


@tables
@rule("SHOW 5.1", "SHOW 5.2", "SHOW 5.7")
def test_every_way_shown_can_be_walked(seats: int, options: dict[str, Any]) -> None:
    """The ways in a view, step by step."""
    walked = 0
    for s in positions(seats, options, games=1, every=3):
        if s.is_terminal():
            continue
        reach = GAME.view(s, None)["reach"]
        for target, way in reach["steps"].items() if reach and isinstance(CODE[s.stack[-1]], Act) else ():
            copy = s.clone()
            for space in way:
                assert f"step:{space}" in [GAME.keys[action] for action in copy.actions], (target, way)
                copy.apply_action(GAME.numbers[f"step:{space}"])
                if copy.is_terminal():
                    break
            walked += way[-1] == target
    assert walked > 20


@rule("SHOW 9.3", "SHOW 1.1")
@tables
def test_a_team_wins_or_loses_together(seats: int, options: dict[str, Any]) -> None:
    for s in positions(seats, options, games=4):
        if s.is_terminal():
            returns = GAME.returns(s)
            for seat in range(seats):
                team = next(team for team in (TURTLES, VILLAINS) for c in TEAM_MEMBERS[team] if s.runs[c] == seat)
                assert (returns[seat] > 0) == (team == s.winner)
            assert abs(sum(returns)) < 1e-9 and set(s.runs) == set(range(seats)) and len(s.runs) == len(CHARACTERS)
