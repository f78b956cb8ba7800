"""Unmatched Adventures in the terminal: whole games, in 80 columns."""
from __future__ import annotations

import contextlib
import io
from collections.abc import Iterator
from typing import Any

import pytest
from rich.console import Console

from halfshell.bots import RandomBot
from halfshell.commands.terminal import Left, Terminal
from halfshell.core.match import Match
from halfshell.core.rng import seeded
from halfshell.games.adventures.game import GAME

NAMES = ["Ana", "Bo", "Cleo", "Dov"]


def played(seats: int, options: dict[str, Any], words: Iterator[str], monkeypatch: pytest.MonkeyPatch) -> str:
    """What stood on the screen."""
    console = Console(file=io.StringIO(), width=80, highlight=False)
    match = Match(GAME, seats, 5, options)
    monkeypatch.setattr(console, "input", lambda prompt: next(words))
    with contextlib.suppress(Left):
        Terminal(console, match, 0, NAMES[:seats], {seat: RandomBot(seat) for seat in range(1, seats)}).play()
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def anything(answers: int) -> Iterator[str]:
    rng = seeded(2)
    for _ in range(answers):
        yield str(1 + rng.below(4))
    yield "quit"


@pytest.mark.parametrize(("seats", "options", "answers"), [
    (1, {"villain": "shredder"}, 5000), (2, {"villain": "krang", "allies": True}, 60), (2, {"mode": "duel", "board": "technodrome"}, 60)])
def test_the_table_in_80_columns(seats: int, options: dict[str, Any], answers: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first game comes to its end, which is told last."""
    screen = played(seats, options, anything(answers), monkeypatch)
    assert max(map(len, screen.splitlines())) <= 80
    for words in ("Your turn: choose an action", "Your hand", "(you)", "next to", "Combat, "):
        assert words in screen
    if answers > 60:
        assert screen.splitlines()[-1].startswith(("The villain", "Nobody is left"))


def test_names_need_no_family(monkeypatch: pytest.MonkeyPatch) -> None:
    """hero:leonardo is typed as leonardo, or as the option begins: Leonardo, with ..."""
    typed = ["1", "leonardo, w", "1", "1", "why katana", "why leonardo.katana", "table", "quit"]
    screen = " ".join(played(1, {"villain": "shredder"}, iter(typed), monkeypatch).split())
    for words in ("Ana plays Leonardo.", "No action is called katana", "No. ", "with the fourth the players lose"):
        assert words in screen
