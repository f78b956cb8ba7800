"""Showdown in the terminal: games in 80 columns; paths, pipes and closed sides are told apart by their lines."""
from __future__ import annotations

import contextlib
import io
from collections.abc import Iterator
from typing import Any

import pytest
from games.showdown.sewers import TABLES, answer, position
from rich.console import Console
from rule import rule

from halfshell.bots import RandomBot
from halfshell.commands.showdown_look import showdown_look, turned
from halfshell.commands.terminal import Left, Terminal
from halfshell.core.match import Match
from halfshell.core.rng import seeded
from halfshell.games.showdown.content import LETTERS
from halfshell.games.showdown.content import turn as turned_by_the_rules
from halfshell.games.showdown.game import GAME
from halfshell.games.showdown.state import Showdown

NAMES = ["Ana", "Bo", "Cleo", "Dov", "Eve", "Fay"]


def played(seats: int, options: dict[str, Any], words: Iterator[str], monkeypatch: pytest.MonkeyPatch) -> str:
    """What stood on the screen."""
    console = Console(file=io.StringIO(), width=80, highlight=False)
    match = Match(GAME, seats, 3, options)
    monkeypatch.setattr(console, "input", lambda prompt: next(words))
    with contextlib.suppress(Left):
        Terminal(console, match, 0, NAMES[:seats], {seat: RandomBot(seat) for seat in range(1, seats)}).play()
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def looked(s: Showdown, seat: int = 0) -> list[str]:
    console = Console(file=io.StringIO(), width=80, highlight=False)
    console.print(showdown_look(GAME.view(s, seat), NAMES, seat))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue().splitlines()


def drawn(s: Showdown, space: str) -> list[str]:
    """The three lines of a space; the last column is that of the side in the east."""
    row, column = map(int, space.split("."))
    return [line.ljust(80)[column * 13:column * 13 + 13] for line in looked(s)[1 + row * 3:4 + row * 3]]


def anything(answers: int) -> Iterator[str]:
    rng = seeded(2)
    for _ in range(answers):
        yield str(1 + rng.below(4))
    yield "quit"


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_table_in_80_columns(seats: int, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    screen = played(seats, options, anything(40), monkeypatch)
    assert max(map(len, screen.splitlines())) <= 80
    for words in ("sewer path", "The Turtles", "choose a card to activate", "Place the tile", "270", "Still to do: ", "(you)"):
        assert words in screen


def test_paths_pipes_and_closed_sides() -> None:
    s = position(2, turn="leader", tiles={"1.1": "SP.S", "1.2": "SPPP", "2.1": "SSPP"})
    assert drawn(s, "1.1") == ["1.1   ║ Pz   ", "══════╬──────", "      ~      "]
    assert drawn(s, "1.2") == ["1.2   ║      ", "──────╬───── ", "      │      "]
    assert drawn(s, "2.2") == ["2.2          ", "      o      ", "             "]


def test_lines_meet_where_tiles_are_joined() -> None:
    """Sewer to sewer and pipe to pipe; sewer to pipe leaves a gap, and a token stands on its side."""
    s = position(2, turn="leader", tiles={"1.2": "SSSS", "1.3": "SSSS", "1.4": "SSSP", "2.2": "SPSP", "2.3": "SSSP"},
                 edges={"1.3-east": "nunchuk", "1.3-south": "grenade", "2.2-east": "chainsaw"})
    assert [drawn(s, space)[1][-1] for space in ("1.2", "1.3", "2.2")] == ["═", "N", "C"]
    assert drawn(s, "1.3")[2][6] == "G"
    assert drawn(position(2, turn="leader", tiles={"1.2": "SSSS", "1.3": "SSSP"}), "1.2")[1].endswith("═ ")
    assert any("Nunchuk 1.3-east, Grenade 1.3-south, Chainsaw 2.2-east" in line for line in looked(s))


def test_who_stands_where() -> None:
    s = position(2, turn="leader", tiles={"2.2": "SSSS"}, at={"raphael": "2.2", "leonardo": "2.2", "bebop": "2.2", "rocksteady": "2.2"},
                 allies={"april": "2.2", "casey": "2.2", "splinter": "raphael", "angel": "home"}, held={"raphael": 2})
    assert drawn(s, "2.2") == ["2.2   ║      ", "═══ Ra Le ══ ", "Be Ro ║ ApCa "]
    assert drawn(s, "3.1") == ["3.1   ║ TH   ", "═══ Mi Do ══ ", "      ║ An   "]
    screen = looked(s)
    assert any(line.startswith("Raphael (you)") and line.rstrip().endswith("Splinter, 2 Pizza") for line in screen)
    assert any(line.startswith("Leonardo (you)") and "> Leader" in line for line in screen)
    assert "to flee from or face: Bebop and Rocksteady" in " ".join(" ".join(screen).split())
    start = position(2, turn="leader")
    assert drawn(start, "3.1") == ["3.1   ║ TH   ", "═ MiRaDoLe ═ ", "      ║      "]


def test_tracks_turn_and_tile_in_hand() -> None:
    s = position(2, turn="grenade", tiles={"3.2": "SSSS"}, pile=["SSPP", "SSSP"], marks={"villains": 3})
    screen = " ".join(" ".join(looked(s, 1)).split())
    assert "The Villains 0 1 2 [3] 4*" in screen and "Rocksteady with Grenade; 2 steps left; still to move; 2 tiles to place" in screen
    assert "Walk to 3.2 (1)" in screen and drawn(s, "2.3")[1].strip() == "?"
    answer(s, "draw")
    tile = looked(s, 1)[-3:]
    assert tile[0].split() == ["0", "║", "90", "│", "180", "│", "270", "║"] and tile[1].startswith("Tile    ──────╬═════")


@pytest.mark.parametrize("sides", ["SP.S", "SSPP", "SPPP"])
def test_tiles_turn_as_in_the_rules(sides: str) -> None:
    for rotation in range(4):
        assert [LETTERS[side] for side in turned(sides, 90 * rotation)] == turned_by_the_rules(sides, rotation)


def test_names_need_no_family(monkeypatch: pytest.MonkeyPatch) -> None:
    """card:skateboard is typed as skateboard, lay:2.1:90 as 2.1:90; a step asked about is meant as a step."""
    typed = ["skateboard", "rage", "technology", "leader", "skateboard", "draw", "why 5.5:0", "2.1:0", "why 3.0", "undo", "table", "quit"]
    screen = " ".join(played(2, {}, iter(typed), monkeypatch).split())
    for words in ("Ana", "is activated with Skateboard", "The tile is placed on 2.1", "No. 4.1", "Tokens left:"):
        assert words in screen


@rule("SHOW 7.2")
def test_who_is_still_to_be_chosen_as_defender() -> None:
    s = position(2, turn="leader", tiles={"2.2": "SSSS", "2.3": "SSSS"}, at={"leonardo": "2.2", "bebop": "2.3", "rocksteady": "2.3"})
    answer(s, "attack:bebop")
    assert any("Bebop: defense 3 or Rocksteady: defense 4" in line for line in looked(s, 1))
    assert "Showdown: Leonardo (attack 3) against Bebop (defense 3) or Rocksteady (defense 4)." in GAME.table(s, 1)


def test_a_space_further_on_is_walked_to() -> None:
    """Step after step. What can be typed is told, and that a number is none."""
    match = Match(GAME, 2, 1)
    s = position(2, turn="leader", tiles={"2.1": "SSSS", "1.1": "SSSP", "1.2": "SP.S"})
    match.state = s
    said = io.StringIO()
    terminal = Terminal(Console(file=said, width=80), match, 0, NAMES, {})
    choice = match.choice(0)
    assert choice is not None
    assert not terminal.heed("99", choice) and not terminal.heed("?", choice)
    words = " ".join(said.getvalue().split())
    assert "There is no action 99; type ? for help." in words and "takes all the steps to it" in words
    assert terminal.heed("1.2", choice) and GAME.facts(s)["at"]["leonardo"] == "1.2"
    assert GAME.view(s, 0)["turn"]["steps"] == 1
