"""Section 6: Shredder, his boroughs and foot soldiers."""
from __future__ import annotations

from typing import Any

import pytest
from games.adventures.cards.fights import at, cards_of, go_on, health
from games.adventures.table import answer, events, fact, may, position
from rule import rule

from halfshell.games.adventures import board
from halfshell.games.adventures.game import GAME
from halfshell.games.adventures.names import VILLAIN
from halfshell.games.adventures.state import Adventures
from halfshell.games.adventures.threat import advance_threat, boroughs_with_soldiers, deploy, has_fallen, threatened

FAR = {"leonardo": "queens-3", "splinter": "queens-4", "shredder": "staten-2"}
QUEENS = ["uptown-2:queens-1", "queens-2:queens-3", "queens-4:queens-5", "manhattan-2:queens-6", "queens-6:brooklyn-1"]


def patrolling(*lines: str) -> dict[str, str]:
    return dict.fromkeys(lines, "patrolling")


def entrenched(*lines: str) -> dict[str, str]:
    return dict.fromkeys(lines, "entrenched")


def stand(**given: Any) -> Adventures:
    given.setdefault("minions", [])
    return position(given.pop("seats", 1), turn="leonardo", actions=1, **{"at": FAR, "hands": {"leonardo": []}, **given})


def reveal(card: str, **given: Any) -> Adventures:
    """An initiative card, then Leonardo's turn."""
    given.setdefault("minions", [])
    return position(given.pop("seats", 1), {"solo_relief": False}, turn=card, to_come=["leonardo"], **{"at": FAR, **given})


@pytest.mark.parametrize(("soldiers", "step"), [
    ({}, 2), (patrolling(QUEENS[0]), 3), (patrolling(*QUEENS), 3), (patrolling(QUEENS[0], "bronx-1:bronx-6"), 4),
    ({**entrenched(QUEENS[0]), **patrolling("bronx-1:bronx-6", "staten-1:staten-3")}, 5)])
@rule("ADV 6.1", "ADV J68", "ADV 2.4")
def test_the_threat_at_the_end_of_a_round(soldiers: dict[str, str], step: int) -> None:
    s = position(minions=[], turn="end_of_round", row=["shredder"], at={**FAR, "shredder": "bronx-2"}, soldiers=soldiers, fallen=["queens"],
                 options={"solo_relief": False}, to_come=["leonardo"])
    assert boroughs_with_soldiers(s) == step - 2 and fact(s, "threat") == step


class TestFalling:
    @rule("ADV 6.2", "ADV J62", "ADV J61")
    def test_the_soldiers_turn_and_new_ones_come_to_the_next(self) -> None:
        s = stand(seats=2, threat=9, threatened="queens", borough_order=["bronx"], soldiers=patrolling(QUEENS[0], QUEENS[1]))
        advance_threat(s, 3)
        go_on(s)
        assert fact(s, "fallen") == ["queens"] and fact(s, "threatened") == "bronx" and fact(s, "threat") == 1
        assert {key.removeprefix("line:") for key in may(s)} == {
            "bronx-1:bronx-6", "bronx-2:bronx-4", "bronx-7:bronx-8", "bronx-3:uptown-1", "bronx-4:manhattan-3"}
        answer(s, "line:bronx-1:bronx-6", "line:bronx-2:bronx-4")
        assert fact(s, "soldiers") == {**entrenched(QUEENS[0], QUEENS[1]), **patrolling("bronx-1:bronx-6", "bronx-2:bronx-4")}
        assert fact(s, "supply", "shredder") == 20

    @rule("ADV 6.2", "ADV J62")
    def test_soldiers_elsewhere_stay_as_they_are(self) -> None:
        s = stand(threat=9, threatened="queens", soldiers=patrolling("bronx-1:bronx-6"))
        advance_threat(s, 1)
        assert fact(s, "soldiers") == patrolling("bronx-1:bronx-6")

    @rule("ADV 6.2", "ADV J65", "ADV J22")
    def test_the_fourth_loses_without_a_deployment(self) -> None:
        s = stand(threat=9, fallen=["queens", "bronx", "brooklyn"], threatened="manhattan")
        advance_threat(s, 1)
        assert s.winner == 1 and fact(s, "soldiers") == {} and [e["event"] for e in events(s)] == ["threat", "borough_fell", "players_lost"]

    @rule("ADV J20")
    def test_in_mid_combat_and_the_combat_goes_on(self) -> None:
        s = position(minions=["leatherhead"], turn="leatherhead", to_come=["leonardo"], threat=9, threatened="queens",
                     hands={"leonardo": []}, at={"leonardo": "bronx-5", "leatherhead": "bronx-7", "splinter": "staten-2"},
                     decks={"leatherhead": ["bellow-of-the-deep"]})
        answer(s, "pass")
        assert fact(s, "fallen") == ["queens"] and all(key.startswith("line") for key in may(s)) and s.combat
        answer(s, may(s)[0])
        assert cards_of(s, "discards", "leatherhead") == ["bellow-of-the-deep"] and fact(s, "turn") == "leonardo"


class TestDeploying:
    @rule("ADV 6.3", "ADV J60")
    def test_circles_lie_on_lines_one_soldier_each(self) -> None:
        assert [len(circles) for circles in board.CIRCLES] == [4, 5, 5, 5, 5]
        assert sum(len(circles) for circles in board.CIRCLES) == 24
        assert [board.BOROUGH_START[n] for n in range(5)] == [1, 2, 3, 4, 5]

    @rule("ADV 6.4", "ADV J23", "ADV J93")
    def test_the_players_choose_empty_circles(self) -> None:
        s = stand(seats=2, soldiers=patrolling(QUEENS[0]))
        deploy(s, VILLAIN, 2, board.BOROUGHS.index("queens"))
        go_on(s)
        assert GAME.seats_asked(s) == (0, 1) and {key.removeprefix("line:") for key in may(s)} == set(QUEENS[1:])
        answer(s, f"line:{QUEENS[4]}", f"line:{QUEENS[3]}")
        assert fact(s, "soldiers") == patrolling(QUEENS[0], QUEENS[4], QUEENS[3])

    @rule("ADV 6.4", "ADV J63")
    def test_when_all_are_full_the_next_higher_starting_number(self) -> None:
        s = stand(soldiers=patrolling(*QUEENS[:4]))
        deploy(s, VILLAIN, 2, board.BOROUGHS.index("queens"))
        go_on(s)
        assert QUEENS[4] in fact(s, "soldiers") and len(may(s)) == 5 and may(s)[0].startswith("line:bronx")

    @rule("ADV 6.4", "ADV J63")
    def test_after_five_comes_one_and_a_fallen_borough_gets_entrenched_soldiers(self) -> None:
        manhattan = ["manhattan-1:manhattan-3", "manhattan-3:manhattan-5", "manhattan-2:manhattan-6", "manhattan-6:manhattan-7",
                     "hudson-1:hudson-2"]
        staten = ["hudson-1:staten-3", "staten-1:staten-3", "staten-2:staten-4"]
        s = stand(soldiers={**patrolling(*manhattan), **entrenched(*staten)}, fallen=["staten-island"])
        deploy(s, VILLAIN, 1, board.BOROUGHS.index("manhattan"))
        go_on(s)
        assert fact(s, "soldiers")["staten-5:harbor"] == "entrenched" and has_fallen(s, board.BOROUGHS.index("staten-island"))

    @rule("ADV J64", "ADV 5.9")
    def test_with_an_empty_supply_or_no_circle_nothing_is_deployed(self) -> None:
        s = stand(supply={"shredder": 0})
        deploy(s, VILLAIN, 2, threatened(s))
        go_on(s)
        assert fact(s, "soldiers") == {} and may(s) == ["maneuver"]
        lines = [f"{board.SPACES[a]}:{board.SPACES[b]}" for n, (a, b) in enumerate(board.LINES) if board.CIRCLE_OF[n] != -1]
        s = stand(soldiers=patrolling(*lines))
        deploy(s, VILLAIN, 2, threatened(s))
        go_on(s)
        assert len(fact(s, "soldiers")) == 24 and may(s) == ["maneuver"]


class TestEntrenched:
    @rule("ADV 6.5", "ADV J67")
    def test_one_damage_a_crossing_each_time(self) -> None:
        s = stand(fallen=["queens"], soldiers=entrenched(QUEENS[1]), at={**FAR, "leonardo": "queens-3", "splinter": "bronx-1"})
        answer(s, "maneuver", "pass", "fighter:leonardo", "space:queens-2", "space:queens-3")
        assert health(s, "leonardo") == 14 and fact(s, "soldiers") == entrenched(QUEENS[1])

    @rule("ADV J67", "ADV 4.7")
    def test_one_who_falls_stops(self) -> None:
        s = stand(fallen=["queens"], soldiers=entrenched(QUEENS[1]), health={"leonardo": 1}, at={**FAR, "splinter": "bronx-1"})
        answer(s, "maneuver", "pass", "fighter:leonardo", "space:queens-2")
        assert health(s, "leonardo") == 0 and "leonardo" not in fact(s, "at") and "fighter:splinter" in may(s)

    @rule("ADV J67", "ADV J6", "ADV 10.2")
    def test_the_last_one_loses_the_turn(self) -> None:
        s = stand(seats=2, fallen=["queens"], soldiers=entrenched(QUEENS[1]), health={"leonardo": 1, "splinter": 0}, to_come=["raphael"])
        answer(s, "maneuver", "pass", "fighter:leonardo", "space:queens-2")
        assert fact(s, "out") == ["leonardo"] and fact(s, "turn") == "raphael"

    @rule("ADV 6.5", "ADV J95", "ADV C12")
    def test_enemies_and_placed_fighters_take_nothing(self) -> None:
        s = position(heroes=["leonardo"], minions=[], turn="leonardo", fallen=["queens"], soldiers=entrenched(QUEENS[1]),
                     at={"shredder": "queens-3", "leonardo": "bronx-1", "splinter": "bronx-2"})
        answer(s, "fighter:shredder", "space:queens-2")
        assert health(s, "shredder") == 14
        s = position(heroes=["leonardo"], minions=[], turn="leonardo", actions=1, fallen=["queens"], soldiers=entrenched(QUEENS[1]),
                     hands={"leonardo": ["protective-father"]}, at={**FAR, "leonardo": "queens-3", "splinter": "queens-2"})
        answer(s, "card:leonardo.protective-father", "fighter:leonardo")
        assert health(s, "leonardo") == 16 and at(s, "leonardo") == "queens-2"


class TestPatrolling:
    @rule("ADV 6.6", "ADV J66")
    def test_one_named_fighter_removes_all_it_passes_in_a_maneuver(self) -> None:
        s = stand(soldiers=patrolling(QUEENS[1], QUEENS[2]), at={**FAR, "leonardo": "queens-2", "splinter": "bronx-1"})
        answer(s, "maneuver", "pass")
        assert {"fighter:leonardo", "clear:leonardo", "fighter:splinter", "clear:splinter"} <= set(may(s))
        answer(s, "clear:leonardo", "space:queens-3", "space:queens-4")
        assert fact(s, "soldiers") == patrolling(QUEENS[2]) and fact(s, "supply", "shredder") == 23
        assert "clear:splinter" not in may(s) and "fighter:splinter" in may(s)

    @rule("ADV 6.6", "ADV J66")
    def test_any_number_and_the_others_pass_without_effect(self) -> None:
        s = stand(soldiers=patrolling(QUEENS[1], QUEENS[2]), at={**FAR, "leonardo": "queens-4", "splinter": "queens-3"},
                  hands={"leonardo": ["katana"]})
        answer(s, "maneuver", "card:leonardo.katana", "fighter:splinter", "space:queens-2", "pass")
        assert len(fact(s, "soldiers")) == 2
        answer(s, "clear:leonardo", "space:queens-5", "space:queens-2", "space:queens-3", "pass")  # through Splinter
        assert fact(s, "soldiers") == {}

    @rule("ADV 6.6", "ADV 6.5")
    def test_entrenched_ones_are_not_removed(self) -> None:
        s = stand(fallen=["queens"], soldiers={**entrenched(QUEENS[1]), **patrolling("bronx-1:bronx-6")},
                  at={**FAR, "splinter": "bronx-3"})
        answer(s, "maneuver", "pass", "clear:leonardo", "space:queens-2", "pass")
        assert fact(s, "soldiers") == {**entrenched(QUEENS[1]), **patrolling("bronx-1:bronx-6")} and health(s, "leonardo") == 15

    @rule("ADV 6.6")
    def test_without_soldiers_there_is_no_such_choice(self) -> None:
        s = answer(stand(), "maneuver", "pass")
        assert not any(key.startswith("clear") for key in may(s))


class TestToTheStreets:
    @pytest.mark.parametrize(("players", "threat", "here", "there"), [(1, 1, 1, 0), (1, 4, 1, 1), (2, 3, 2, 0), (3, 6, 2, 1)])
    @rule("ADV 1.6", "ADV W18", "ADV 6.4", "ADV W21")
    def test_one_or_two_and_from_level_two_one_more_in_the_next(self, players: int, threat: int, here: int, there: int) -> None:
        s = reveal("extra.shredder", seats=players, threat=threat, threatened="queens")
        while may(s)[0].startswith("line"):
            answer(s, may(s)[0])
        boroughs = [board.CIRCLE_OF[GAME.numbers[f"line:{line}"] - GAME.numbers["line:bronx-1:bronx-6"]] for line in fact(s, "soldiers")]
        assert boroughs.count(board.BOROUGHS.index("queens")) == here and boroughs.count(board.BOROUGHS.index("bronx")) == there
        assert fact(s, "turn") == "leonardo" and fact(s, "threat") == threat

    @rule("ADV J90")
    def test_it_stays_whatever_happens(self) -> None:
        s = stand(row=["extra.shredder"])
        assert "extra.shredder" in fact(s, "row") and not s.is_out(VILLAIN)


@rule("ADV 5.1", "ADV 2.1")
def test_shredder_moves_three() -> None:
    s = reveal("shredder", at={"shredder": "staten-2", "leonardo": "bronx-1", "splinter": "queens-3"})
    assert at(s, "shredder") == "bronx-6" and s.combat
    s = reveal("shredder", at={"shredder": "staten-2", "leonardo": "bronx-2", "splinter": "queens-3"})
    assert at(s, "shredder") == "staten-2" and fact(s, "threat") == 2
