"""Each refusal names the rule that forbids just this."""
from __future__ import annotations

import pytest
from games.adventures.table import answer, may, position
from rule import rule

from halfshell.games.adventures.game import GAME
from halfshell.games.adventures.state import Adventures

HAND = ["sai", "batter-up", "heroes-in-a-half-shell", "raphael-is-cool-but-rude"]


def raphael(players: int = 1, **given: object) -> Adventures:
    """His turn, next to Wingnut; Casey far away."""
    place: dict[str, object] = {
        "turn": "raphael", "heroes": {"p0": "raphael"}, "minions": ["wingnut", "slash"][:players],
        "at": {"raphael": "bronx-5", "wingnut": "bronx-7", "casey": "queens-3", "shredder": "staten-1"},
        "hands": {"raphael": HAND}, "decks": {"wingnut": ["up-and-away"], "raphael": ["sai"]}}
    return position(players, **{**place, **given})


def why(s: Adventures, key: str, seat: int = 0) -> str:
    assert seat not in GAME.seats_asked(s) or key not in may(s)
    return GAME.why_not(s, seat, GAME.numbers[key])


@rule("ADV 3.1", "ADV 3.2", "ADV 3.5", "ADV 3.6")
@pytest.mark.parametrize(("key", "number"), [
    ("pass", "3.1"), ("yes", "3.1"),
    ("attack:raphael:shredder", "3.6"), ("attack:casey:wingnut", "3.6"), ("attack:leonardo:wingnut", "3.6"),
    ("card:raphael.sai", "3.6"), ("card:raphael.batter-up", "3.6"), ("card:raphael.heroes-in-a-half-shell", "4.1"),
    ("card:leonardo.leonardo-leads", "3.5"), ("fighter:raphael", "3.2"), ("clear:casey", "3.2"), ("space:bronx-4", "3.2"),
    ("machine:1", "7.3")])
def test_actions_that_are_none(key: str, number: str) -> None:
    assert why(raphael(), key) == number


@rule("ADV 3.5", "ADV 4.7")
def test_the_defeated_do_nothing() -> None:
    s = raphael(health={"raphael": 0})
    assert why(s, "attack:raphael:wingnut") == "4.7"
    assert why(s, "card:raphael.raphael-is-cool-but-rude") == "3.5"


@rule("ADV 2.1", "ADV 11.1")
def test_the_turn_of_another() -> None:
    s = raphael(2, heroes={"p0": "raphael", "p1": "donatello"})
    for key in ("maneuver", "attack:donatello:wingnut", "card:donatello.party-wagon"):
        assert why(s, key, 1) == "2.1"
    duel = position(2, {"mode": "duel"}, turn="raphael", heroes={"p0": "raphael", "p1": "donatello"})
    assert why(duel, "maneuver", 1) == "11.1"


@rule("ADV 3.6", "ADV 4.1")
def test_cards_of_a_combat() -> None:
    s = answer(raphael(), "attack:raphael:wingnut")
    for key in ("pass", "card:raphael.batter-up", "card:raphael.heroes-in-a-half-shell", "card:raphael.unbridled-rage"):
        assert why(s, key) == "3.6"
    s = position(turn="wingnut", heroes={"p0": "raphael"}, minions=["wingnut"], to_come=["raphael"], hands={"raphael": HAND},
                 at={"raphael": "bronx-5", "wingnut": "bronx-7", "casey": "queens-3"})
    for key in ("card:raphael.batter-up", "card:raphael.raphael-is-cool-but-rude", "card:raphael.slapshot"):
        assert why(s, key) == "4.1"


@rule("ADV 3.2", "ADV 3.4", "ADV 6.6")
def test_steps_and_movers() -> None:
    s = answer(raphael(soldiers={}), "maneuver", "pass")
    assert why(s, "fighter:wingnut") == "3.2" and why(s, "clear:raphael") == "6.6"
    answer(s, "fighter:raphael")
    for key in ("space:bronx-7", "space:queens-1", "space:bronx-5", "maneuver"):
        assert why(s, key) == "3.4"
    answer(s, "pass")
    assert why(s, "fighter:raphael") == "3.2"


@rule("ADV 3.4")
def test_nobody_stops_on_another() -> None:
    s = answer(raphael(at={"raphael": "bronx-5", "casey": "bronx-4", "wingnut": "queens-3", "shredder": "staten-1"}),
               "maneuver", "pass", "fighter:raphael", "space:bronx-4")
    assert why(s, "pass") == "3.4"


@rule("ADV J10", "ADV J11")
def test_whom_an_enemy_attacks() -> None:
    beside = position(2, turn="wingnut", heroes={"p0": "raphael", "p1": "donatello"}, minions=["wingnut"], to_come=["raphael"],
                      at={"wingnut": "bronx-7", "raphael": "bronx-5", "casey": "bronx-8", "donatello": "queens-3", "metalhead": "queens-4"})
    assert sorted(may(beside)) == ["fighter:casey", "fighter:raphael"]
    assert why(beside, "fighter:donatello") == "J10" and why(beside, "pass") == "5.1"


@rule("ADV 3.7")
def test_the_hand_limit_is_no_choice() -> None:
    s = raphael(actions=1, hands={"raphael": [*HAND, "crowd-control", "crowd-control", "slapshot"]})
    answer(s, "maneuver", "pass", "pass")
    assert why(s, "pass") == "3.7" and why(s, "card:raphael.payback-time") == "3.7"
