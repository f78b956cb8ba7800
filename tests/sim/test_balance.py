"""How balanced a game is: what is counted, and that the counts are right."""
from __future__ import annotations

import pytest

from halfshell.games import BUILT, game
from halfshell.sim.balance import Played, balance, cell, measure, plans
from halfshell.sim.report import report
from halfshell.sim.selfplay import Plan, selfplay
from halfshell.sim.studies import STUDIES, Told, study, values


def played(*counted: str, length: int = 6, finished: bool = True) -> Played:
    return Played("krang", 1, finished, Told(counted, length), 100)


def test_a_cell_says_how_games_ended_and_how_long_they_were() -> None:
    found = cell(STUDIES["adventures"], [played("won", length=4), played("won", length=6), played("objective", length=8),
                                         played(length=0, finished=False)])
    assert found == {"games": 4, "shares": {"won": 0.5, "objective": 0.25, "elimination": 0.0}, "error": 0.49,
                     "length": {"short": 4.4, "median": 6.0, "long": 7.6}, "unfinished": 0.25, "decisions": 100}


def test_games_are_counted_by_villain_players_minion_and_hero() -> None:
    cells = plans("adventures", "random", [1, 2], 6, 3, {})
    found = balance(cells, list(measure(cells, 2)))
    assert [(row["value"], row["players"], row["games"]) for row in found["cells"]] == [
        ("shredder", 1, 6), ("shredder", 2, 6), ("krang", 1, 6), ("krang", 2, 6)]
    for what in ("minion", "hero"):
        assert sum(row["games"] for row in found["about"][what]) == 6 * (1 + 2) * 2
        assert all(row["name"] for row in found["about"][what])
    assert all(sum(row["shares"].values()) == pytest.approx(1, abs=0.002) and row["unfinished"] == 0 for row in found["cells"])


def test_the_teams_and_the_endings_of_showdown_are_counted() -> None:
    cells = plans("showdown", "random", [2, 4], 8, 3, {})
    found = balance(cells, list(measure(cells, 2)))
    for row in found["cells"]:
        ends = sum(share for name, share in row["shares"].items() if name != "turtles")
        assert ends == pytest.approx(1, abs=0.002) and row["length"]["short"] <= row["length"]["median"] <= row["length"]["long"]
        won = sum(row["shares"][name] for name in ("allies", "track: turtles", "board: turtles"))
        assert row["shares"]["turtles"] == pytest.approx(won, abs=0.002)
    assert sum(row["games"] for row in found["about"]["card"]) == 8 * 8  # with two players: four cards of the Turtles, four of the Villains


def test_the_seats_and_the_doors_of_the_race_are_counted() -> None:
    cells = plans("race", "random", [2, 3], 6, 3, {})
    found = balance(cells, list(measure(cells, 2)))
    assert [(row["value"], row["players"]) for row in found["cells"]] == [("basic", 2), ("basic", 3), ("advanced", 2), ("advanced", 3)]
    for row in found["cells"]:
        shares = row["shares"]
        assert sum(shares[f"seat {seat}"] for seat in range(row["players"])) + shares["cap"] == pytest.approx(1, abs=0.002)
        assert shares["key-door"] + shares["dynamite-door"] + shares["cap"] == pytest.approx(1, abs=0.002)


def test_a_game_without_a_study_of_its_own_is_counted_by_seat() -> None:
    cells = plans("uno", "random", [3], 10, 3, {"scoring": "single_round"})
    row, = balance(cells, list(measure(cells, 1)))["cells"]
    assert row["value"] == "" and sum(row["shares"].values()) == pytest.approx(1, abs=0.002) and row["length"]["long"] == 1


def test_an_option_that_is_given_is_not_measured_apart() -> None:
    assert [plan.options["villain"] for plan in plans("adventures", "random", [2, 3], 1, 1, {"villain": "krang"})] == ["krang", "krang"]


def test_the_games_are_the_same_whatever_the_workers() -> None:
    cells = plans("adventures", "random", [2], 12, 3, {"allies": True})
    assert list(measure(cells, 1)) == list(measure(cells, 2))


def test_what_is_measured_apart_are_the_values_of_the_option() -> None:
    assert values(game("adventures"), "villain") == ["shredder", "krang"]
    assert values(game("uno"), "") == []


@pytest.mark.parametrize("name", BUILT)
def test_a_study_names_what_there_is(name: str) -> None:
    what = study(game(name))
    complete = {option.name: option.values for option in game(name).options}
    assert not what.apart or what.apart in complete
    assert all(value in complete[option] for option, value in what.given.items())


def test_games_won_together_are_counted() -> None:
    plan = Plan("adventures", ("greedy", "greedy"), 3, 1, {"heroes": "random"})
    found = report(plan, selfplay(plan))
    assert found["wins"] == [found["together"]] * 2 and found["finished"] == 3
