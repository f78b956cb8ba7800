"""Each refusal names the rule that forbids just this. More of them stand in the scenarios."""
from __future__ import annotations

import pytest
from games.showdown.sewers import TABLES, answer, position, positions, why_not
from rule import rule

from halfshell.games.showdown.game import GAME
from halfshell.games.showdown.state import Showdown


def raphael(**given: object) -> Showdown:
    """In contact with Bebop, who can be fled from; Michelangelo beside him."""
    place: dict[str, object] = {
        "turn": "rage", "at": {"raphael": "2.2", "michelangelo": "2.2", "bebop": "2.3"}, "pile": ["SSSP"],
        "tiles": {"2.2": "SSSS", "2.3": "SPSS", "1.2": "SPPP", "3.2": "SPSP"}}
    return position(2, **{**place, **given})


@rule("SHOW 3.1", "SHOW 4.1", "SHOW 5.1", "SHOW 5.2", "SHOW 5.3", "SHOW 5.6", "SHOW 7.1", "SHOW 6.2", "SHOW 3.5", "SHOW 3.6", "SHOW C3")
@pytest.mark.parametrize(("key", "number"), [
    ("pass", "3.1"), ("lay:2.1:0", "4.1"), ("step:2.3", "5.6"), ("step:1.2", "5.2"), ("step:0.2", "5.1"), ("step:2.1", "5.2"),
    ("step:3.3", "5.3"), ("attack:rocksteady", "7.1"), ("attack:leonardo", "7.1"), ("ability", "C3"), ("pizza", "3.5"),
    ("give:april:leonardo", "6.2"), ("share:raphael:michelangelo", "3.6"), ("player:0", "2.1"), ("card:rage", "2.1"), ("yes", "C4"),
    ("space:2.2", "3.2"), ("edge:2.2-east", "3.2"), ("character:leonardo", "3.2")])
def test_in_a_turn(key: str, number: str) -> None:
    assert why_not(raphael(), key) == number


@rule("SHOW 2.1")
def test_out_of_turn() -> None:
    for key in ("pass", "step:2.1", "attack:raphael", "card:charge", "draw"):
        assert why_not(raphael(), key, seat=1) == "2.1"


@rule("SHOW 3.1", "SHOW 5.6")
def test_the_end_of_the_turn_is_refused_by_what_is_owed() -> None:
    s = raphael()
    assert why_not(s, "pass") == "3.1"
    answer(s, "draw")
    assert why_not(s, "pass") == "4.1"
    answer(s, "lay:2.1:270")
    assert why_not(s, "pass") == "3.1"
    cornered = raphael(turn="rage", to_place=0, tiles={"2.2": "SS.P", "2.3": "SPSS", "1.2": "SPPP"})
    assert why_not(cornered, "pass") == "5.6"


@rule("SHOW 5.1", "SHOW 3.4", "SHOW C2")
def test_steps_and_abilities_used_up() -> None:
    assert why_not(raphael(steps=0), "step:3.2") == "5.1"
    assert why_not(raphael(used="yes"), "attack-with-ability:bebop") == "3.4"
    skateboard = position(2, turn="skateboard")
    assert why_not(skateboard, "ability") == "C2" and why_not(skateboard, "draw", seat=1) == "2.1"
    assert why_not(position(2, turn="nunchuks", used="yes"), "ability") == "3.4"


@rule("SHOW 1.1", "SHOW 2.3")
def test_before_the_turn() -> None:
    s = GAME.new(2, 1, {})
    assert why_not(s, "card:charge") == "1.1"
    s = position(3, cards={"rage": "exhausted"}, turn="p0")
    assert why_not(position(2, turn="p0", cards={"nunchuks": "absent"}), "card:nunchuks") == "1.1"
    assert why_not(s, "card:rage") == "2.3" and why_not(s, "card:leader") == "2.1" and why_not(s, "pass") == "2.1"


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_action_of_random_positions_is_legal_or_has_a_rule(seats: int, options: dict[str, object]) -> None:
    for s in positions(seats, options, games=1, every=17):
        for action in range(len(GAME.keys)) if s.actions else ():
            if action not in s.actions:
                assert GAME.rule(GAME.why_not(s, s.current_player(), action))
