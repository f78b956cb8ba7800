"""Each refusal names the rule that forbids just this. More of them stand in the scenarios."""
from __future__ import annotations

from typing import Any

import pytest
from games.race.city import ADVANCED, TABLES, answer, position, positions, why_not
from rule import rule

from halfshell.core.choice import Refused
from halfshell.games.race.game import GAME


@rule("RACE 1.2", "RACE 2.1", "RACE 3.8", "RACE 3.9", "RACE 3.10", "RACE 3.11", "RACE 3.13", "RACE 5.2", "RACE 5.3")
@pytest.mark.parametrize(("key", "number"), [
    ("pass", "2.1"), ("step:drip-1", "2.1"), ("enter", "5.2"), ("attack", "5.3"), ("splinter", "3.10"), ("star", "3.11"), ("heal", "3.5"),
    ("yes", "3.13"), ("turtle:raphael", "1.2"), ("space:drip-1", "3.9"), ("look:drip-1", "3.8")])
def test_before_the_roll(key: str, number: str) -> None:
    assert why_not(position(), key) == number


@rule("RACE 2.1", "RACE 2.3", "RACE 2.5", "RACE 5.2")
@pytest.mark.parametrize(("key", "number"), [
    ("roll", "2.1"), ("step:drip-1", "2.1"), ("step:key-door", "2.3"), ("look:drip-1", "3.8"), ("space:drip-1", "3.9")])
def test_on_the_way(key: str, number: str) -> None:
    assert why_not(position(at={"p0": "theater-5", "p1": "key-door"}, steps=3), key) == number


@rule("RACE 2.5", "RACE 5.2")
def test_beside_the_door() -> None:
    s = position(at={"p0": "key-door"}, tiles={"gate": "blockage"}, face_up=["gate"], steps=3)
    assert why_not(s, "step:gate") == "2.5" and why_not(s, "step:skyscraper") == "5.2"


@rule("RACE 3.12")
@pytest.mark.parametrize(("key", "thing"), [("splinter", "splinter"), ("star", "ninja-stars"), ("heal", "pizza")])
def test_what_was_got_in_this_turn(key: str, thing: str) -> None:
    assert why_not(position(2, ADVANCED, fresh={"p0": [thing]}), key) == "3.12"


@rule("RACE 1.3")
def test_out_of_turn() -> None:
    for key in ("pass", "roll", "step:drip-1", "attack", "star", "heal"):
        assert why_not(position(), key, seat=1) == "1.3"


@rule("RACE 3.8", "RACE 3.9", "RACE 3.10", "RACE 3.13", "RACE 6.5")
def test_within_a_tile() -> None:
    april = answer(position(dice=(1,), tiles={"drip-1": "april", "bridge-1": "hun"}), "roll", "step:drip-1")
    assert why_not(april, "pass") == "3.8" and why_not(april, "look:drip-2") == "3.8" and why_not(april, "roll") == "3.8"
    casey = answer(position(dice=(1,), at={"p1": "quay-1"}, tiles={"drip-1": "casey"}), "roll", "step:drip-1")
    assert why_not(casey, "space:quay-1") == "3.9" and why_not(casey, "step:quay-2") == "3.9"
    take = answer(position(dice=(1,), tiles={"drip-1": "key-card"}), "roll", "step:drip-1")
    assert why_not(take, "step:drip-2") == "3.13"
    fight = answer(position(dice=(1,), tiles={"drip-1": "foot-3"}, held={"p0": ["splinter"]}), "roll", "step:drip-1")
    assert why_not(fight, "step:drip-2") == "3.10" and why_not(fight, "star") == "3.11"
    beaten = position(2, ADVANCED, (0, 3), at={"p0": "skyscraper", "p1": "quay-1"})
    answer(beaten, "attack")
    assert why_not(beaten, "space:quay-1") == "6.5" and why_not(beaten, "roll") == "6.5"


@rule("RACE 6.7")
def test_at_full_health() -> None:
    assert why_not(position(2, ADVANCED, held={"p0": ["pizza"]}), "heal") == "6.7"


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_action_of_random_positions_is_legal_or_has_a_rule(seats: int, options: dict[str, Any]) -> None:
    for s in positions(seats, options, every=41):
        for action in range(len(GAME.keys)) if s.actions else ():
            if action not in s.actions:
                assert GAME.rule(GAME.why_not(s, s.current_player(), action))


@rule("RACE 1.3")
def test_who_wears_green_sits_at_the_table() -> None:
    with pytest.raises(Refused) as no:
        GAME.new(2, 1, {"green": 3})
    assert no.value.rule == "1.3"
    assert GAME.new(3, 1, {"green": 3}).seats == 3 and GAME.new(1, 1, {"green": 1}).seats == 1
