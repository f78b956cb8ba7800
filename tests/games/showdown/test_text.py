"""Every event, question, answer and table line is an English sentence, without an id or a mark of the engine in it."""
from __future__ import annotations

import re
from typing import Any

import pytest
from games.showdown.sewers import TABLES, answer, position, positions
from rule import rule

from halfshell.core.events import Kind, event_for, heard
from halfshell.games.showdown import events
from halfshell.games.showdown.game import GAME
from halfshell.games.showdown.prompts import obligations
from halfshell.games.showdown.state import Showdown

RAW = re.compile(r"_|None|\{(?!p\d\})|  \S|[^.] \.|\b(?:the the|a a)\b|\b[a-z]+-[a-z]|\b[SP.]{4}\b")
KINDS = {kind.name: kind for kind in vars(events).values() if isinstance(kind, Kind)}


def is_a_sentence(text: str) -> bool:
    return re.match(r"[A-Z{\d]", text) is not None and text[-1] in ".!?" and not RAW.search(text)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_random_games_speak_in_sentences(seats: int, options: dict[str, Any]) -> None:
    told: set[str] = set()
    for s in positions(seats, options, games=2, every=4):
        for event in heard(s.log, None, max(0, len(s.log or []) - 60)):
            assert is_a_sentence(GAME.narrate(event)), GAME.narrate(event)
            told.add(event.name)
        asked = GAME.seats_asked(s)
        for seat in [None, *range(seats)] if asked else []:
            prompt = GAME.prompt(s, seat)
            assert is_a_sentence(prompt), prompt
        texts = [GAME.option_text(s, action) for action in s.actions]
        assert len(set(texts)) == len(texts) and not [text for text in texts if RAW.search(text) or not re.match(r"[A-Z{\d]", text)], texts
        for line in GAME.table(s, None):
            assert is_a_sentence(line.strip()) or line in ("Tiles:", "Cards:"), line
    assert len(told) > 15


def test_every_kind_of_event_has_a_sentence() -> None:
    for kind in KINDS.values():
        event = event_for(None, 0, (kind, *[1, 2, 3][:len(kind.fields)], *[0] * (3 - len(kind.fields))))
        assert is_a_sentence(GAME.narrate(event)), GAME.narrate(event)


def asked(s: Showdown) -> str:
    return GAME.prompt(s, s.current_player())


def test_what_is_still_to_do() -> None:
    s = position(2, turn="grenade", tiles={"3.2": "SSSS"}, pile=["SSPP", "SSSP"])
    assert obligations(s) == "Still to do: move, place 2 tiles."
    assert asked(s) == "Rocksteady (Grenade): 2 steps left. Still to do: move, place 2 tiles."
    assert GAME.prompt(s, 0) == "{p1} is taking the turn of Rocksteady (Grenade)."
    answer(s, "draw")
    assert asked(s) == "Place the tile (sewer north and east, pipe south and west) on one of the closest empty spaces, turned as you like."
    answer(s, "lay:2.3:90", "step:3.2")
    assert obligations(s) == "Still to do: place 1 tile."
    answer(s, "draw", "lay:2.2:0")
    assert obligations(s) == "" and asked(s) == "Rocksteady (Grenade): 1 step left. Go on, or end the turn."


def test_where_no_step_is_possible_none_is_asked_for() -> None:
    s = position(2, turn="leader", at={"leonardo": "2.1"}, tiles={"2.1": "SPPP"})
    assert asked(s) == "Leonardo (Leader): 4 steps left. Go on, or end the turn."
    assert [GAME.view(s, 0)["turn"][done] for done in ("moved", "must_move")] == [False, False]


@rule("SHOW 3.1", "SHOW 3.3")
def test_the_view_tells_a_waived_step_from_a_step_made() -> None:
    s = position(2, turn="skateboard", pile=["SSSS", "SSSS"])
    told = []
    for key in ("draw", "lay:3.2:0", "step:3.2"):
        told.append([GAME.view(s, 0)["turn"][done] for done in ("moved", "must_move")])
        answer(s, key)
    told.append([GAME.view(s, 0)["turn"][done] for done in ("moved", "must_move")])
    assert told == [[False, False], [False, False], [False, True], [True, False]]


def test_flee_or_face() -> None:
    both = position(2, turn="leader", at={"leonardo": "2.2", "bebop": "2.3"}, tiles={"2.2": "SSSS", "2.3": "SPSS", "1.2": "SPSP"})
    assert asked(both) == "Leonardo (Leader): 4 steps left. Still to do: move. Flee from Bebop or attack before you move away."
    face = position(2, turn="leader", at={"leonardo": "2.2", "bebop": "3.2"}, tiles={"2.2": "S.S.", "3.2": "SSSS"})
    assert asked(face) == "Leonardo (Leader): 4 steps left. Still to do: move. There is no fleeing from Bebop: attack first."


def test_answers_in_words() -> None:
    s = position(2, turn="rage", at={"raphael": "2.2", "bebop": "2.3", "rocksteady": "2.3", "leonardo": "2.2"}, held={"raphael": 1},
                 tiles={"2.2": "SSSS", "2.3": "SPSS", "1.2": "SPSP"}, allies={"april": "raphael"}, pile=["SSSP"], to_place=1, moved="yes")
    texts = {GAME.keys[action]: GAME.option_text(s, action) for action in s.actions}
    assert texts == {
        "share:raphael:leonardo": "Raphael gives a Pizza to Leonardo", "give:april:leonardo": "Raphael gives April O'Neil to Leonardo",
        "attack:bebop": "Attack Bebop or Rocksteady", "attack-with-ability:bebop": "Attack Bebop or Rocksteady with Rage",
        "step:1.2": "Move to 1.2", "step:2.3": "Move to 2.3 and fight Bebop or Rocksteady", "draw": "Draw a tile"}
    answer(s, "draw")
    assert GAME.option_text(s, GAME.numbers["lay:3.2:90"]) == "3.2, turned 90 degrees: sewer east, south and west, pipe north"


def test_a_roll_may_be_kept() -> None:
    s = position(2, dice=(3, 5), turn="katana", at={"leonardo": "2.2", "bebop": "2.3"}, tiles={"2.2": "SSSS", "2.3": "SPSS"})
    answer(s, "attack:bebop")
    assert asked(s) == "Total Attack 6 against Total Defense 8: use Katana and roll your 3 again?"
    assert [GAME.option_text(s, action) for action in s.actions] == ["Roll again", "Keep the roll"]


@rule("SHOW 7.2")
def test_of_two_villains_nobody_defends_before_one_is_chosen() -> None:
    s = position(3, dice=(3, 5), turn="katana", at={"leonardo": "2.2", "bebop": "2.3", "rocksteady": "2.3"},
                 tiles={"2.2": "SSSS", "2.3": "SPSS"})
    answer(s, "attack:bebop")
    fight = GAME.view(s, 0)["showdown"]
    assert fight["defenders"] == ["bebop", "rocksteady"] and fight["defense"] is None
    assert any(line.endswith("against Bebop (defense 3) or Rocksteady (defense 4).") for line in GAME.table(s, 0))
    answer(s, "character:rocksteady")
    fight = GAME.view(s, 0)["showdown"]
    assert fight["defenders"] == ["rocksteady"] and fight["defense"] == 9 and "(defense 9)" in "".join(GAME.table(s, 0))


def test_the_table_in_plain_text() -> None:
    s = position(3, turn="leader", at={"leonardo": "2.1", "bebop": "2.2"}, tiles={"2.1": "SSSP", "2.2": "SPSS"}, held={"leonardo": 2},
                 allies={"april": "leonardo", "angel": "home"}, edges={"2.1-east": "nunchuk"}, marks={"turtles": 3})
    lines = GAME.table(s, 0)
    assert "{p1}'s turn: Leonardo with Leader, 4 steps left. Still to do: move." in lines
    assert "To be fled from or faced: Bebop." in lines
    assert "The Turtles: 3 of 10 on their track, Pizza on 4, 6 and 8." in lines
    assert "Leonardo ({p1}): attack 3, defense 3, on 2.1, with April O'Neil and 2 Pizza." in lines
    assert "Bebop ({p2}): attack 3, defense 3, on 2.2, in contact." in lines
    assert "Angel is home." in lines and "Casey Jones stands on 0.5." in lines
    assert "  2.1: sewer north, east and south, pipe west; connected to 2.2 and the Turtles' Home." in lines
    assert "Nunchuk token between 2.1 and 2.2." in lines
