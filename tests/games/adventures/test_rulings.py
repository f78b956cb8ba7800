"""Rulings that no scenario can show: positions that no card brings about, what a seat sees, and choices between steps."""
from __future__ import annotations

import pytest
from games.adventures.table import answer, events, fact, may, position
from rule import rule

from halfshell.games.adventures.board import NEIGHBORS, SPACE_NUMBER, SPACES
from halfshell.games.adventures.damage import hurt
from halfshell.games.adventures.game import GAME
from halfshell.games.adventures.keys import SPACE
from halfshell.games.adventures.names import BIT, KRANG, MINION, NONE, RAPHAEL, SHREDDER, VILLAIN
from halfshell.games.adventures.piles import mill
from halfshell.games.adventures.setup import spaces_for_minion
from halfshell.games.adventures.threat import advance_threat


@rule("ADV J3", "ADV 1.2")
def test_a_minion_begins_as_close_to_the_villain_as_it_can() -> None:
    s = GAME.new(1, 1, {"villain": "krang", "minions": "chosen"})
    answer(s, "minion:slash")
    assert sorted(may(s)) == sorted([f"space:{SPACES[x]}" for x in NEIGHBORS[s.where[KRANG]]])
    for x in NEIGHBORS[s.where[KRANG]]:
        s.who[x] = RAPHAEL  # a crowd that never is there at the start
    two_away = {y for x in NEIGHBORS[s.where[KRANG]] for y in NEIGHBORS[x]} - {s.where[KRANG]} - set(NEIGHBORS[s.where[KRANG]])
    assert sorted(spaces_for_minion(s, VILLAIN)) == sorted([SPACE + y for y in two_away])


@rule("ADV J4", "ADV 2.7")
@pytest.mark.parametrize("open_hands", ["no", "yes"])
def test_hands_are_open_where_the_table_says_so(open_hands: str) -> None:
    s = position(2, {"open_hands": open_hands}, hands={"leonardo": ["katana"], "raphael": ["sai", "sai"]})

    def hands(seat: int | None) -> list[list[str]]:
        return [deck["cards"] for deck in GAME.view(s, seat)["decks"] if deck["seat"] is not None]

    everything = [["leonardo.katana"], ["raphael.sai", "raphael.sai"]]
    assert hands(0) == (everything if open_hands == "yes" else [everything[0], []])
    assert hands(1) == (everything if open_hands == "yes" else [[], everything[1]])
    assert hands(None) == [[], []]


@rule("ADV J18", "ADV 5.1")
def test_a_target_that_vanishes_ends_the_turn_without_threat() -> None:
    s = position(turn="shredder", heroes=["raphael"], minions=[], hands={"raphael": []}, to_come=["raphael"],
                 at={"shredder": "bronx-7", "raphael": "bronx-2", "casey": "queens-3"})
    assert may(s) == ["space:bronx-4", "space:bronx-5"]  # where it stops; the target is chosen
    hurt(s, BIT[RAPHAEL], 99)
    answer(s, "space:bronx-4")
    assert fact(s, "turn") == "raphael" and fact(s, "threat") == 1 and not events(s, "attacked") and not events(s, "no_target")


@rule("ADV J21", "ADV J20")
def test_the_marker_is_back_before_the_objective_goes_on() -> None:
    s = position(turn="end_of_round", row=["shredder"], minions=[], threat=9, threatened="bronx", borough_order=["queens"])
    assert fact(s, "fallen") == ["bronx"] and "line:queens-2:queens-3" in may(s)  # in the middle of it
    advance_threat(s, 2)
    assert fact(s, "threat") == 3 and fact(s, "fallen") == ["bronx"]
    answer(s, "line:queens-2:queens-3")
    assert fact(s, "threat") == 3


@rule("ADV J34", "ADV J55", "ADV 10.2")
def test_both_sides_at_0_by_one_effect_is_a_win() -> None:
    s = position(heroes=["raphael"], minions=[], health={"raphael": 1, "casey": 0, "shredder": 1}, turn="raphael")
    hurt(s, BIT[RAPHAEL] | BIT[SHREDDER], 1)
    assert fact(s, "winner") == "players" and GAME.returns(s) == [1.0]
    assert [event["fighter"] for event in events(s, "hurt")] == ["raphael", "shredder"]  # marked first


@rule("ADV J43", "ADV J41", "ADV 5.7")
def test_deception_milled_in_mid_combat() -> None:
    s = position(heroes=["raphael"], minions=[], at={"raphael": "bronx-5", "shredder": "bronx-7"}, turn="raphael", actions=2,
                 hands={"raphael": ["turtle-power", "sai"]}, decks={"shredder": ["rule-by-fear", "deception", "end"]},
                 discards={"shredder": ["iron-composure"]})
    answer(s, "attack:raphael:shredder", "card:raphael.turtle-power")
    assert fact(s, "combat", "defense") == "rule-by-fear"
    mill(s, VILLAIN, 1)
    assert sorted(fact(s, "decks", "shredder")) == ["deception", "iron-composure"] and fact(s, "discards", "shredder") == []
    assert fact(s, "combat", "defense") == "rule-by-fear"
    answer(s, "pass")
    assert fact(s, "discards", "shredder") == ["rule-by-fear"] and len(fact(s, "decks", "shredder")) == 2


@rule("ADV J44", "ADV J46")
def test_a_mill_goes_on_after_deception_and_takes_fury_like_any_card() -> None:
    s = position(minions=["slash"], decks={"slash": ["fury", "deception", "end"]}, discards={"slash": ["dark-mirror"]})
    mill(s, MINION, 3)
    milled = [event["card"] for event in events(s, "milled")]
    assert milled[:2] == ["slash.fury", "slash.deception"] and len(milled) == 3
    assert len(events(s, "reshuffled")) == (2 if milled[2] == "slash.deception" else 1)
    assert len(fact(s, "decks", "slash")) + len(fact(s, "discards", "slash")) == 3


@rule("ADV J48")
def test_a_fury_on_top_is_seen_and_stays() -> None:
    s = position(options={"allies": True}, minions=["slash"], decks={"slash": ["fury", "dark-mirror"]}, turn="ally.rooftop-lookout",
                 to_come=["leonardo"])
    answer(s, "deck:slash")
    assert [deck["top"] for deck in GAME.view(s, 0)["decks"] if deck["id"] == "slash"] == [["slash.fury", "slash.dark-mirror"]]
    answer(s, "option:2")  # discard the one below
    assert fact(s, "decks", "slash")[0] == "fury" and fact(s, "discards", "slash") == ["dark-mirror"]


@rule("ADV J60")
def test_soldiers_are_no_fighters() -> None:
    s = position(heroes=["raphael"], minions=[], at={"raphael": "bronx-1", "casey": "queens-3"}, turn="raphael", actions=2,
                 hands={"raphael": ["sai"]}, soldiers={"bronx-1:bronx-6": "patrolling"})
    assert may(s) == ["maneuver"]
    assert set(fact(s, "health")) == {"raphael", "casey", "shredder"}
    assert all(s.who[SPACE_NUMBER[x]] in (RAPHAEL, NONE) for x in ("bronx-1", "bronx-6"))


@rule("ADV J30")
def test_rats_count_where_the_target_is_when_the_damage_is_dealt() -> None:
    s = position(turn="slash", heroes=["michelangelo"], minions=["slash"], hands={"michelangelo": ["guaranteed-delivery", "nunchaku"]},
                 at={"slash": "bronx-5", "michelangelo": "bronx-6"}, rats=["bronx-6"], decks={"slash": ["boiling-over"]})
    answer(s, "card:michelangelo.guaranteed-delivery")
    assert fact(s, "combat", "defense_value") == 1
    s.tokens[SPACE_NUMBER["bronx-6"]] = 0
    assert fact(s, "combat", "defense_value") == 3


@rule("ADV J93")
def test_a_choice_of_the_team_is_open_to_each_and_closed_by_the_first() -> None:
    s = position(3, turn="shredder", at={"shredder": "bronx-5", "leonardo": "bronx-6", "raphael": "bronx-4"}, minions=[])
    assert GAME.seats_asked(s) == (0, 1, 2)
    assert [GAME.legal_for(s, seat) for seat in range(3)] == [s.actions] * 3
    answer(s, "fighter:raphael")
    assert GAME.seats_asked(s) == (1,)  # the defense is for the owner of the target
