"""Every event, question, answer and table line is an English sentence, without an id or a mark of the engine in it."""
from __future__ import annotations

import re
from typing import Any

import pytest
from games.race.city import ADVANCED, TABLES, answer, position, positions

from halfshell.core.events import Kind, event_for, heard
from halfshell.games.race import events
from halfshell.games.race.game import GAME
from halfshell.games.race.state import Race

RAW = re.compile(r"_|None|\{(?!p\d\})|  |[^.] \.|\b(?:the the|a a)\b|\b[a-z]+-[a-z\d]")
KINDS = [kind for kind in vars(events).values() if isinstance(kind, Kind)]


def is_a_sentence(text: str) -> bool:
    return re.match(r"[A-Z{\d]", text) is not None and text[-1] in ".!?" and not RAW.search(text)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_random_games_speak_in_sentences(seats: int, options: dict[str, Any]) -> None:
    told: set[str] = set()
    for s in positions(seats, options, every=7):
        for event in heard(s.log, 0, max(0, len(s.log or []) - 40)):
            assert is_a_sentence(GAME.narrate(event)), GAME.narrate(event)
            told.add(event.name)
        for seat in [None, *range(seats)] if s.actions else []:
            assert is_a_sentence(GAME.prompt(s, seat)), GAME.prompt(s, seat)
        texts = [GAME.option_text(s, action) for action in s.actions]
        assert len(set(texts)) == len(texts) and not [text for text in texts if RAW.search(text) or not re.match(r"[A-Z]", text)], texts
        for line in GAME.table(s, None):
            assert is_a_sentence(line), line
    assert len(told) > 15


def test_every_kind_of_event_has_a_sentence() -> None:
    for kind in KINDS:
        for seat in (0, None):
            event = event_for(seat, 0, (kind, *[0, 2, 3][:len(kind.fields)], *[0] * (3 - len(kind.fields))))
            assert is_a_sentence(GAME.narrate(event)), GAME.narrate(event)


def asked(s: Race) -> str:
    return GAME.prompt(s, s.current_player())


def options(s: Race) -> list[str]:
    return [GAME.option_text(s, action) for action in s.actions]


def sentences(s: Race, seat: int | None = None) -> list[str]:
    return [GAME.narrate(event) for event in heard(s.log, seat)]


def test_a_turn_in_words() -> None:
    s = position(dice=(2,), at={"p0": "theater-4", "p1": "theater-1"}, tiles={"theater-5": "none", "gleam-4": "hun"})
    assert asked(s) == "Your turn: roll and move." and GAME.prompt(s, 1) == "{p0} is beginning the turn."
    answer(s, "roll")
    assert asked(s) == "2 steps left: choose where to go, or stop here."
    assert options(s) == ["Move to Theater Mile 3", "Move to Theater Mile 5", "Move to Gleam Avenue 4 and turn over the tile", "Stop here"]
    answer(s, "step:theater-5")
    assert "Move to the Key Card door and roll for it" in options(s)
    assert GAME.prompt(s, None) == "{p0} is moving with 1 step left."


def test_at_the_door_and_inside() -> None:
    s = position(at={"p0": "key-door", "p1": "lair"}, dice=(6, 4), held={"p0": ["ninja-stars"]})
    assert asked(s) == "Your turn: roll for the door, or roll and move." and options(s) == ["Roll for the door: 6 gets in", "Roll and move"]
    assert "{p0}: Leonardo, at the Key Card door, with Ninja Stars." in GAME.table(s, None)
    answer(s, "enter")
    assert asked(s) == "Shredder: you have 4 and need 5. Use Ninja Stars for 1 more?" and options(s) == ["Use Ninja Stars", "Leave it so"]
    answer(s, "star")
    assert sentences(s) == [
        "{p0} rolls a 6 at the door and gets in.", "{p0} enters the skyscraper and faces Shredder.", "{p0} attacks with a 4.",
        "{p0} uses Ninja Stars.", "Ninja Stars make it 5.", "{p0} defeats Shredder and wins!"]


def test_a_battle_in_words() -> None:
    s = position(2, ADVANCED, (2, 1, 1, 1, 1), tiles={"drip-1": "foot-3"}, held={"p0": ["splinter", "pizza"]})
    answer(s, "roll", "step:drip-1")
    assert asked(s) == "Foot Soldiers 3: call Splinter and win, or fight?"
    answer(s, "pass")
    assert asked(s) == "Foot Soldiers 3: you have 1 of 3 health. Eat a Pizza before you roll?" and options(s) == ["Eat a Pizza", "Roll now"]
    assert "Battle with Foot Soldiers 3: 1 against 3." in GAME.table(s, None)
    assert sentences(s)[-3:] == ["{p0} must fight: Foot Soldiers 3.", "{p0} rolls 1, the enemy 3 (1 + 1 + 1).",
        "{p0} loses 2 health and has 1 left."]


def test_april_tells_one_player() -> None:
    s = position(dice=(1,), tiles={"drip-1": "april", "bridge-1": "hun", "drip-7": "key-card"})
    answer(s, "roll", "step:drip-1")
    assert asked(s) == "April O'Neil: choose a tile to look at." and options(s) == ["Drip Main 7", "The Bridges 1"]
    answer(s, "look:bridge-1", "look:drip-7")
    assert "{p0} looks at the tile on the Bridges 1: Hun." in sentences(s, 0)
    assert "{p0} looks at the tile on the Bridges 1." in sentences(s, 1)


def test_the_table_in_plain_text() -> None:
    s = position(2, ADVANCED, at={"p0": "quay-1", "p1": "lair"}, health={"p0": 2}, shredder=1, fresh={"p1": ["pizza"]},
                 held={"p0": ["key-card", "ninja-stars", "ninja-stars"]}, tiles={"drip-1": "blockage", "drip-2": "april"},
                 face_up=["drip-1"])
    assert GAME.table(s, 0) == [
        "Advanced game, Shredder has 1 of 3 health. Turn 1: {p0}.",
        "{p0}: Leonardo, on Far Quay 1, 2 of 3 health, with a Key Card and 2 Ninja Stars tiles.",
        "{p1}: Raphael, in the Turtles' Lair, 3 of 3 health, and from the next turn on a Pizza.",
        "Face up: Blockage on Drip Main 1.",
        "Face down in the sewers, 1 tile: Drip Main 2."]


def test_spaces_that_follow_each_other_are_told_as_a_run() -> None:
    sewers, streets = GAME.table(GAME.new(2, 1, {}), 0)[-4:-2]
    assert sewers == "Face down in the sewers, 24 tiles: Deep Drain 1 to 11, Drip Main 1 to 11, the Cisterns 1 and the Cisterns 2."
    assert streets.startswith("Face down in the streets, 31 tiles: Clock Hill 3, Clock Hill 4, Depot Flats 1, Depot Flats 3,")
    assert "Gleam Avenue 4, Gleam Avenue 5, Gleam Gate, Lantern Corner 1," in streets
    assert "the Bridges 1 to 3" in streets
