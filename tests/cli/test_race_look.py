"""The race in the terminal: whole games, in 80 columns; the map says all without color."""
from __future__ import annotations

import contextlib
import io
from collections.abc import Iterator
from typing import Any

import pytest
from games.race.city import ADVANCED, answer, position
from rich.console import Console
from rule import rule

from halfshell.bots import RandomBot
from halfshell.commands.race_look import race_look
from halfshell.commands.terminal import Left, Terminal, meant
from halfshell.core.choice import Option
from halfshell.core.match import Match
from halfshell.core.rng import seeded
from halfshell.games.race.content import NEIGHBORS, SPACES
from halfshell.games.race.game import GAME
from halfshell.games.race.state import Race

NAMES = ["Ana", "Bo", "Cleo", "Dov"]


def played(seats: int, options: dict[str, Any], words: Iterator[str], monkeypatch: pytest.MonkeyPatch, seed: int = 4) -> str:
    """What stood on the screen."""
    console = Console(file=io.StringIO(), width=80, highlight=False)
    match = Match(GAME, seats, seed, options)
    monkeypatch.setattr(console, "input", lambda prompt: next(words))
    with contextlib.suppress(Left):
        Terminal(console, match, 0, NAMES[:seats], {seat: RandomBot(seat) for seat in range(1, seats)}).play()
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def looked(s: Race) -> str:
    console = Console(file=io.StringIO(), width=80, highlight=False)
    console.print(race_look(GAME.view(s, 0), NAMES, 0))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def anything(answers: int) -> Iterator[str]:
    rng = seeded(2)
    for _ in range(answers):
        yield str(1 + rng.below(3))
    yield "quit"


@pytest.mark.parametrize(("seats", "options"), [(1, ADVANCED), (4, {}), (3, ADVANCED)])
def test_the_table_in_80_columns(seats: int, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    screen = played(seats, options, anything(40), monkeypatch)
    assert max(map(len, screen.splitlines())) <= 80
    for words in ("Choose your Turtle.", "Your turn: roll and move.", "steps left: choose where to go", "face down: s sewer", "Walk to"):
        assert words in screen


def test_every_space_and_tile_is_on_the_map() -> None:
    """88 spaces by their marks, the districts and the places without a number by their words."""
    screen = looked(answer(GAME.new(2, 1, {}, []), "turtle:raphael", "turtle:donatello"))
    lines = screen.splitlines()[1:30]
    board = "\n".join(lines)
    words = {id.rstrip("0123456789") for id in SPACES}
    assert not [word for word in words if word not in board]
    for word in sorted(words, key=len, reverse=True):
        board = board.replace(word, "")
    marks = {letter: board.count(letter) for letter in "stluABRD*o"}
    assert {letter: marks[letter] for letter in "stluABRD*"} == {"s": 24, "t": 31, "l": 5, "u": 3, "A": 1, "B": 1, "R": 1, "D": 1, "*": 4}
    assert marks["o"] == len(SPACES) - 24 - 31 - 5 - 3 - 2 - 4 - 1


def test_what_lies_face_up_is_told_by_mark_and_by_name() -> None:
    s = position(2, tiles={"drip-2": "blockage", "canal-3": "key-card", "deep-3": "dynamite"}, face_up=["drip-2", "canal-3", "deep-3"],
                 at={"p0": "canal-3"}, held={"p0": ["splinter"], "p1": ["dynamite"]})
    screen = looked(s)
    assert "2#" in screen and "3Lk" in screen.replace("3Rk", "3Lk") and "3d" in screen
    flat = " ".join(screen.split())
    assert "Face up Blockage drip-2" in flat and "Dynamite deep-3" in flat and "Key Card canal-3" in flat
    assert "canal-3 Splinter" in flat and "lair Dynamite" in flat


def test_a_space_further_on_is_walked_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """By its name; what forbids a step is told, and `why` answers nothing."""
    s = position(2, steps=5, at={"p0": "canal-2"})
    assert len(GAME.view(s, 0)["reach"]["market-2"]) == 2
    match = Match(GAME, 2, 1)
    match.state = s
    said = io.StringIO()
    terminal = Terminal(Console(file=said, width=80), match, 0, NAMES, {})
    choice = match.choice(0)
    assert choice is not None
    assert not terminal.heed("why tower-1", choice) and "2.1" in said.getvalue()
    assert not terminal.heed("tower-1", choice) and SPACES[s.at[0]] == "canal-2"
    assert terminal.heed("market-2", choice) and SPACES[s.at[0]] == "market-2" and s.steps == 3
    after = match.choice(0)
    assert after is not None and NEIGHBORS[s.at[0]]
    assert terminal.heed("market-1", after) and s.steps == 2


@rule("RACE 3.15", "RACE 6.5")
def test_a_tile_that_was_turned_back_is_no_battle_any_more() -> None:
    s = position(2, ADVANCED, dice=(2, 0, 1, 1, 1), tiles={"theater-2": "foot-3"}, at={"p0": "theater-1"}, health={"p0": 1})
    answer(s, "roll", "step:theater-2")
    assert GAME.keys[s.actions[0]] == "space:quay-1"
    assert GAME.view(s, 0)["battle"] is None and "Battle" not in looked(s) and "Foot" not in looked(s)
    assert GAME.view(s, 0)["tiles"][0]["tile"] is None


def test_the_name_of_a_space_is_not_the_beginning_of_another() -> None:
    options = (Option("step:drip-10", 0, "Move to Drip Main 10", ""), Option("pass", 1, "Stop here", ""))
    assert meant("drip-1", options) is None and meant("Move to Drip Main 1", options) is None
    assert meant("drip", options) == meant("drip-10", options) == options[0]
