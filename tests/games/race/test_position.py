"""A position in words, there and back."""
from __future__ import annotations

from typing import Any

import pytest
from games.race.city import ADVANCED, TABLES, fact, may, position, positions

from halfshell.core.game import BadPosition
from halfshell.core.script import CODE
from halfshell.games.race.game import GAME
from halfshell.games.race.position import GIVEN


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_facts_can_be_read_back(seats: int, options: dict[str, Any]) -> None:
    read = 0
    for s in positions(seats, options, games=2, every=3):
        question = CODE[s.stack[-1]].prompt()
        if s.turns and question in ("what to do", "steps"):
            found = GAME.facts(s)
            given = {key: found[key] for key in found if key in GIVEN and (question == "steps" or key not in ("steps", "path"))}
            again = GAME.position(seats, options, {**given, "rest": "none"}, seed=7)
            expected = {**found, "redeals": 0, "steps": found["steps"] if question == "steps" else 0}
            assert GAME.facts(again) == expected and again.actions == s.actions
            read += 1
    assert read > 100


def test_what_is_left_out_is_a_new_game() -> None:
    s = GAME.position(3, {}, {})
    assert may(s) == ["roll"] and fact(s, "turn") == "p0" and fact(s, "turns") == 1
    assert fact(s, "turtles") == {"p0": "leonardo", "p1": "raphael", "p2": "donatello"} and fact(s, "at", "p2") == "lair"
    assert len(fact(s, "tiles")) == 63


def test_turtles_that_are_named_are_taken_first() -> None:
    assert fact(position(3, turtles={"p1": "leonardo"}), "turtles") == {"p0": "raphael", "p1": "leonardo", "p2": "donatello"}


def test_tiles_that_are_named_are_missing_elsewhere() -> None:
    s = GAME.position(2, {}, {"tiles": {"bridge-1": "hun", "drip-1": "none"}})
    assert list(fact(s, "tiles").values()).count("hun") == 1 and len(fact(s, "tiles")) == 62


@pytest.mark.parametrize(("given", "words"), [
    ({"nonsense": 1}, "a position has no nonsense"),
    ({"turn": "p2"}, "there is no p2; there is p0, p1"),
    ({"turns": 0}, "turns is a number from 1 to 800"),
    ({"turtles": {"p0": "splinter"}}, "there is no splinter"),
    ({"turtles": {"p0": "raphael", "p1": "raphael"}}, "two players cannot both play raphael"),
    ({"at": ["lair"]}, "at is a table"),
    ({"at": {"p0": "moon"}}, "there is no moon"),
    ({"at": {"p0": "drip-1"}, "tiles": {"drip-1": "april"}}, "nobody stands on drip-1: there is a tile face down"),
    ({"at": {"p0": "drip-1"}, "tiles": {"drip-1": "blockage"}, "face_up": ["drip-1"]}, "there is a Blockage"),
    ({"tiles": {"drip-1": "hun"}}, "drip-1 has its tile from the sewer pile, which has no further hun"),
    ({"tiles": {"lair": "april"}}, "lair has its tile from no pile"),
    ({"tiles": {"drip-1": "april", "drip-2": "april"}}, "no further april"),
    ({"tiles": {"drip-1": "nobody"}}, "there is no nobody"),
    ({"rest": "gone"}, "rest is dealt or none, not gone"),
    ({"face_up": "drip-1"}, "a list of spaces is wanted"),
    ({"face_up": ["drip-1"]}, "on drip-1 lies no Blockage, Key Card, or Dynamite"),
    ({"seen": {"p0": ["drip-1"]}}, "on drip-1 lies no tile face down"),
    ({"health": {"p0": 0}}, "health is a number from 1 to 3"),
    ({"shredder": 4}, "shredder is a number from 1 to 3"),
    ({"held": {"p0": "dynamite"}}, "held is a list of things for each player"),
    ({"held": {"p0": ["dynamite", "dynamite"]}}, "a Turtle holds one dynamite at most"),
    ({"held": {"p0": ["sword"]}}, "there is no sword"),
    ({"held": {"p0": ["pizza"]}}, "Pizza is kept in the Advanced game only"),
    ({"steps": 10}, "steps is a number from 0 to 9"),
    ({"steps": 1, "path": ["drip-1"]}, "the path ends where p0 stands, in lair"),
    ({"path": ["lair"]}, "a path belongs to a move"),
    ({"rest": "dealt", "tiles": {"drip-1": "blockage", "deep-1": "blockage", "cistern-1": "blockage"}}, "the Blockages cut off a space")])
def test_a_position_that_cannot_be(given: dict[str, Any], words: str) -> None:
    with pytest.raises(BadPosition) as no:
        position(2, **given)
    assert words in str(no.value) and no.value.key in (*GIVEN, "nonsense")


def test_pizza_is_held_in_the_advanced_game() -> None:
    assert fact(position(1, ADVANCED, held={"p0": ["pizza", "pizza"]}), "held", "p0") == ["pizza", "pizza"]
