"""A position in words, there and back."""
from __future__ import annotations

from typing import Any

import pytest
from games.showdown.sewers import TABLES, answer, fact, may, play, position

from halfshell.core.game import BadPosition
from halfshell.core.rng import seeded
from halfshell.core.script import CODE
from halfshell.games.showdown.game import GAME
from halfshell.games.showdown.names import CARDS, NONE
from halfshell.games.showdown.position import GIVEN, IN_A_TURN
from halfshell.games.showdown.state import Showdown
from halfshell.games.showdown.turn import Act, Activate, WhoGoes


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_facts_can_be_read_back(seats: int, options: dict[str, Any]) -> None:
    rng = seeded(1)
    read = 0
    for seed in range(3):
        s = GAME.new(seats, seed, options)
        while s.actions:
            op = CODE[s.stack[-1]]
            if isinstance(op, Act) and s.drawn == NONE and s.hot == NONE and not s.takers:
                again = GAME.position(seats, options, written_back(GAME.facts(s)), seed=7)
                assert GAME.facts(again) == GAME.facts(s)
                if s.moved or not s.bound:
                    assert again.actions == s.actions
                read += 1
            elif isinstance(op, WhoGoes) or (type(op) is Activate and s.card == NONE):
                again = GAME.position(seats, options, written_back(GAME.facts(s)), seed=7)
                assert GAME.facts(again) == GAME.facts(s) and again.actions == s.actions
                read += 1
            play(s, rng)
    assert read > 30


def readable(s: Showdown) -> bool:
    """In the middle of a turn, but not of an exchange; before a card is chosen; before a team decides."""
    op = CODE[s.stack[-1]]
    if isinstance(op, Act):
        return s.drawn == NONE and s.hot == NONE and not s.takers
    return isinstance(op, WhoGoes) or type(op) is Activate


def written_back(facts: dict[str, Any]) -> dict[str, Any]:
    """Facts as a position that leaves nothing open."""
    return {key: facts[key] for key in GIVEN if facts["turn"] in CARDS or key not in IN_A_TURN}


def test_what_is_left_out_is_a_new_game() -> None:
    s = position(4)
    assert GAME.facts(s) | {"pile": []} == GAME.facts(GAME.new(4, 1, {})) | {"pile": []}
    two = position(2)
    assert may(two) == ["card:nunchuks", "card:rage", "card:technology", "card:leader"]
    assert fact(position(2, cards={"sai": "ready"}), "cards", "rage") == "absent"
    assert fact(position(2, cards={"rage": "absent"}), "cards", "sai") == "ready"
    assert fact(position(2, turn="sai"), "cards", "rage") == "absent"


def test_a_tile_by_its_pattern_or_as_it_lies() -> None:
    s = position(tiles={"2.1": "SSPP@90", "2.2": "PSSP", "1.1": "SPSP@180", "1.2": ".S.S"})
    assert fact(s, "tiles") == {"2.1": "SSPP@90", "2.2": "SSPP@90", "1.1": "SPSP", "1.2": "S.S.@90"}
    assert fact(position(pile=["SSSS", "S.S."]), "pile")[:2] == ["SSSS", "S.S."]


def test_who_runs_whom() -> None:
    s = position(3, runs={"p0": ["raphael", "leonardo"]})
    assert fact(s, "runs", "p0") == ["raphael", "leonardo"] and fact(s, "runs", "p1") == ["michelangelo", "donatello"]


def test_the_turn_of_a_team_of_a_player_of_a_card() -> None:
    assert may(position(4, turn="villains")) == ["player:2", "player:3"]
    assert may(position(4, turn="p3")) == ["card:grenade", "card:hammer-smash"]
    s = position(4, turn="charge", steps=1, moved="yes", faced=["raphael"], activations=12)
    assert fact(s, "turn") == "charge" and fact(s, "steps") == 1 and fact(s, "faced") == ["raphael"] and fact(s, "activations") == 12
    assert may(answer(s, "pass")) == ["player:0", "player:1"]


@pytest.mark.parametrize(("given", "words"), [
    ({"nonsense": 1}, "a position has no nonsense"),
    ({"at": ["2.1"]}, "at is a table"),
    ({"at": {"april": "3.1"}}, "there is no april"),
    ({"at": {"raphael": "2.1"}}, "cannot stand on 2.1"),
    ({"at": {"raphael": "3.3"}}, "cannot stand on 3.3"),
    ({"at": {"raphael": "7.7"}}, "there is no space 7.7"),
    ({"tiles": {"3.1": "SSSS"}}, "on 3.1 lies a Home tile"),
    ({"tiles": {"2.1": "PPPP"}}, "there is no tile PPPP"),
    ({"tiles": {"2.1": "SSX"}}, "there is no tile SSX"),
    ({"tiles": {"2.1": "SSSP@45"}}, "turned by 0, 90, 180, 270 degrees"),
    ({"tiles": {"0.0": "SSSS", "0.1": "SSSS", "0.2": "SSSS"}}, "no further SSSS: there are 2"),
    ({"tiles": {"0.0": "SSSS"}, "pile": ["SSSS", "SSSS"]}, "no further SSSS"),
    ({"pile": "SSSS"}, "a list is wanted"),
    ({"pizza": {"0.2": 0}}, "pizza is a number from 1 to 16"),
    ({"held": {"raphael": "two"}}, "held is a number"),
    ({"allies": {"april": "bebop"}}, "bebop takes no Ally"),
    ({"allies": {"april": "home", "casey": "home", "angel": "home"}}, "the game would be over"),
    ({"marks": {"turtles": 10}}, "marks is a number from 0 to 9"),
    ({"track_pizza": {"turtles": 4}}, "a list is wanted"),
    ({"edges": {"2.1-east": "grenade"}}, "a token lies between two tiles"),
    ({"edges": {"2.1-north": "grenade"}}, "there is no 2.1-north"),
    ({"tiles": {"2.1": "SSSS"}, "edges": {"2.1-south": "shuriken"}}, "there is no shuriken; there is nunchuk, grenade, chainsaw"),
    ({"supply": {"grenade": 17}}, "supply is a number from 0 to 16"),
    ({"cards": {"rage": "lost"}}, "there is no lost"),
    ({"cards": {"rage": "ready", "sai": "ready"}}, "raphael has one card"),
    ({"cards": {"charge": "absent"}}, "both cards of bebop are in the game"),
    ({"cards": dict.fromkeys(("chainsaw", "charge", "grenade", "hammer-smash"), "exhausted")}, "the Villains"),
    ({"runs": {"p0": ["raphael"]}}, "p0 runs 4 of the Turtles"),
    ({"turn": "nobody"}, "there is no nobody; there is p0, p1, turtles"),
    ({"turn": "rage", "cards": {"rage": "exhausted"}}, "rage is not ready"),
    ({"turn": "rage", "moved": "maybe"}, "moved is yes or no"),
    ({"turn": "rage", "faced": ["april"]}, "there is no april"),
    ({"turn": "p0", "steps": 2}, "turn is the card that is activated"),
    ({"activations": 401}, "activations is a number from 0 to 400")])
def test_a_position_that_cannot_be(given: dict[str, Any], words: str) -> None:
    with pytest.raises(BadPosition) as no:
        position(2, **given)
    assert words in str(no.value) and no.value.key in (*GIVEN, "nonsense")
