"""A position in words, there and back."""
from __future__ import annotations

from typing import Any

import pytest
from cases import step
from games.adventures.table import answer, fact, may, position, written_back

from halfshell.core.game import BadPosition
from halfshell.core.rng import seeded
from halfshell.games.adventures.game import GAME

MATCHES = [
    (1, {}), (2, {"allies": True}), (4, {"minions": "chosen"}), (1, {"villain": "krang"}), (3, {"villain": "krang", "allies": True}),
    (2, {"mode": "duel"})]


@pytest.mark.parametrize(("seats", "options"), MATCHES)
def test_facts_can_be_read_back(seats: int, options: dict[str, Any]) -> None:
    rng = seeded(1)
    read = 0
    for seed in range(20):
        s = GAME.new(seats, seed, options)
        while not s.is_terminal() and read < 20:
            if "maneuver" in may(s) and rng.below(4) == 0:
                facts = GAME.facts(s)
                again = GAME.position(seats, options, written_back(facts), seed=99)
                assert settled(GAME.facts(again)) == settled(facts)
                assert sorted(again.actions) == sorted(s.actions)
                read += 1
            step(s, rng)
    assert read == 20


def settled(facts: dict[str, Any]) -> dict[str, Any]:
    """Without what lies in the past."""
    return {key: value for key, value in facts.items() if key not in ("trap", "die")}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("villain", ["shredder", "krang"])
def test_an_empty_position_is_the_first_turn(seats: int, villain: str) -> None:
    s = position(seats, {"villain": villain})
    facts = GAME.facts(s)
    assert facts["heroes"] == dict(zip(["p0", "p1", "p2", "p3"], ["leonardo", "raphael", "donatello", "michelangelo"][:seats]))
    assert facts["turn"] == "leonardo" and facts["row"] == ["leonardo"] and facts["actions"] == 2 and facts["round"] == 1
    assert facts["health"][villain] == 7 * (seats + 1) and len(facts["minions"]) == seats
    assert [len(hand) for hand in facts["hands"].values()] == [5, 5, 5, 3][:seats]
    assert sorted(facts["to_come"] + facts["row"]) == sorted([*facts["heroes"].values(), *facts["minions"], villain, f"extra.{villain}"])
    assert len(facts["at"]) == 2 * seats + seats + 1 and len(set(facts["at"].values())) == len(facts["at"])
    assert "pass" in may(s)  # Team Tactics comes first


def test_the_game_goes_on_as_it_would() -> None:
    s = position(turn="shredder", to_come=["leonardo", "end"], minions=[], hands={"leonardo": []},
                 at={"leonardo": "manhattan-5", "splinter": "bronx-1"}, decks={"shredder": ["iron-composure"]})
    assert fact(s, "health", "leonardo") == 16  # he may defend himself
    answer(s, "pass")
    assert fact(s, "health", "leonardo") == 13
    assert fact(s, "row") == ["extra.shredder", "shredder", "leonardo"]
    answer(s, "pass", "maneuver")
    assert fact(s, "actions") == 1


def test_the_end_of_a_round() -> None:
    s = position(turn="end_of_round", minions=["leatherhead"], row=["shredder", "leonardo"], soldiers={"queens-1:uptown-2": "patrolling"})
    assert fact(s, "threat") == 3  # Shredder's card: 1, and 1 for Queens; Leatherhead's did not speak
    assert fact(s, "round") == 2


def test_actions_left_in_a_turn() -> None:
    s = position(2, turn="raphael", actions=1, row=["leonardo"])
    assert fact(s, "row") == ["leonardo", "raphael"] and fact(s, "actions") == 1 and "maneuver" in may(s)


def test_the_fallen_are_out() -> None:
    s = position(2, health={"leonardo": 0, "splinter": 0, "bebop-rocksteady": 0})
    assert fact(s, "out") == ["leonardo", "bebop-rocksteady"] and fact(s, "turn") == "raphael"
    assert not {"leonardo", "bebop-rocksteady"} & set(fact(s, "to_come")) and "leonardo" not in fact(s, "hands")


@pytest.mark.parametrize(("options", "given", "key", "words"), [
    ({}, {"nonsense": 1}, "nonsense", "a position has no nonsense"),
    ({}, {"heroes": "leonardo"}, "heroes", "heroes is a table"),
    ({}, {"heroes": {"p0": "shredder"}}, "heroes", "there is no shredder; there is leonardo"),
    ({}, {"heroes": ["raphael", "raphael"]}, "heroes", "all different"),
    ({}, {"minions": ["slash", "slash"]}, "minions", "all different"),
    ({}, {"minions": ["krang"]}, "minions", "there is no krang"),
    ({}, {"at": {"leonardo": "lab-1"}}, "at", "no space lab-1"),
    ({}, {"at": {"krang": "bronx-1"}}, "at", "there is no krang"),
    ({}, {"at": {"leonardo": "bronx-1", "splinter": "bronx-1"}}, "at", "leonardo stands on bronx-1"),
    ({}, {"health": {"leonardo": 17}}, "health", "from 0 to 16"),
    ({}, {"health": {"shredder": 0}}, "health", "would be over"),
    ({}, {"hands": {"leonardo": ["sai"]}}, "hands", "there is no sai"),
    ({}, {"hands": {"leonardo": "katana"}}, "hands", "a list is wanted"),
    ({}, {"hands": ["katana"]}, "hands", "hands is a table"),
    ({}, {"hands": {"leonardo": ["katana"] * 3}}, "hands", "no further katana"),
    ({}, {"hands": {"shredder": ["deception"]}}, "hands", "an enemy has no hand"),
    ({}, {"tucked": {"leonardo": ["katana"]}}, "tucked", "no invention"),
    ({}, {"threat": 10}, "threat", "from 1 to 9"),
    ({}, {"fallen": ["queens", "queens"]}, "fallen", "named twice"),
    ({}, {"fallen": ["queens", "bronx", "brooklyn", "manhattan"]}, "fallen", "would be over"),
    ({}, {"soldiers": {"bronx-1:bronx-2": "patrolling"}}, "soldiers", "no circle bronx-1:bronx-2"),
    ({}, {"soldiers": {"bronx-1:bronx-6": "asleep"}}, "soldiers", "patrolling or entrenched"),
    ({}, {"machines": ["active", "active", "active"]}, "machines", "no machines without Krang"),
    ({"villain": "krang"}, {"machines": ["active"]}, "machines", "three machines"),
    ({"villain": "krang"}, {"dimension_x": 4}, "dimension_x", "from 0 to 3"),
    ({"villain": "krang"}, {"traps": ["rift-surge", "rift-surge"]}, "traps", "elsewhere already"),
    ({}, {"minions": ["baxter"], "supply": {"baxter": 9}}, "supply", "from 0 to 8"),
    ({}, {"turn": "nobody"}, "turn", "there is no nobody"),
    ({}, {"turn": "shredder", "actions": 1}, "actions", "only a player's turn"),
    ({}, {"turn": "end_of_round", "actions": 1}, "actions", "only a player's turn"),
    ({}, {"to_come": ["shredder"], "row": ["shredder"]}, "row", "named twice"),
    ({"allies": True}, {"turn": "ally.night-reporter", "ally": "night-reporter"}, "ally", "already"),
    ({"mode": "duel"}, {"turn": "slash"}, "turn", "there is no slash")])
def test_bad_positions_are_refused_in_words(options: dict[str, Any], given: dict[str, Any], key: str, words: str) -> None:
    with pytest.raises(BadPosition, match=words) as bad:
        GAME.position(2, options, given)
    assert bad.value.key == key
