"""How often the players of a cooperative game win."""
from __future__ import annotations

import pytest

from halfshell.bots import BOTS, RandomBot
from halfshell.bots.adventures import AdventuresGreedy
from halfshell.games import BUILT, game
from halfshell.sim.balance import Played, balance, cell, measure, plans, villains
from halfshell.sim.report import report
from halfshell.sim.selfplay import Plan, selfplay


@pytest.fixture(autouse=True)
def _adventures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BUILT, "adventures", "halfshell.games.adventures.game")
    monkeypatch.setitem(BOTS, "adventures", [AdventuresGreedy, RandomBot])


def played(won: bool, how: str, minion: str = "slash") -> Played:
    return Played("krang", 1, won, how, 6, 100, ("leonardo",), (minion,))


def test_a_cell_says_how_games_were_won_and_lost() -> None:
    found = cell([played(True, "won"), played(True, "won"), played(False, "objective"), played(False, "elimination")])
    assert found == {"games": 4, "won": 0.5, "error": 0.49, "rounds": 6.0, "objective": 0.25, "elimination": 0.25, "unfinished": 0.0,
                     "decisions": 100}


def test_games_are_counted_by_villain_players_minion_and_hero() -> None:
    cells = plans("adventures", "random", [1, 2], 6, 3, {})
    found = balance(cells, list(measure(cells, 2)))
    assert [(row["villain"], row["players"], row["games"]) for row in found["cells"]] == [
        ("shredder", 1, 6), ("shredder", 2, 6), ("krang", 1, 6), ("krang", 2, 6)]
    for what, key in (("minions", "minion"), ("heroes", "hero")):
        assert sum(row["games"] for row in found[what]) == 6 * (1 + 2) * 2
        assert all(row[key] for row in found[what])
    assert all(row["unfinished"] == 0 for row in found["cells"])


def test_the_games_are_the_same_whatever_the_workers() -> None:
    cells = plans("adventures", "random", [2], 12, 3, {"allies": True})
    assert list(measure(cells, 1)) == list(measure(cells, 2))


def test_the_villains_are_those_of_the_option() -> None:
    assert villains(game("adventures")) == ["shredder", "krang"]


def test_games_won_together_are_counted() -> None:
    plan = Plan("adventures", ("greedy", "greedy"), 3, 1, {"heroes": "random"})
    found = report(plan, selfplay(plan))
    assert found["wins"] == [found["together"]] * 2 and found["finished"] == 3
