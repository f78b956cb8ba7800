from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from halfshell import games
from halfshell.content import use_own
from halfshell.core.game import Game
from halfshell.core.match import Match
from halfshell.core.rng import seeded

OWN = files("halfshell.games.showdown").joinpath("content.json").read_text(encoding="utf-8")
Edit = Callable[[dict[str, Any]], object]


@pytest.fixture
def showdown() -> Iterator[Game]:
    """The game; afterwards it has its own content again."""
    game = games.game("showdown")
    yield game
    use_own(game)


@pytest.fixture
def pack(showdown: Game, tmp_path: Path) -> Callable[..., Path]:
    """A file with the game's own content, edited."""
    def write(edit: Edit = lambda data: None, name: str = "mine.json") -> Path:
        return written(json.loads(OWN), edit, tmp_path / name)
    return write


def small(data: dict[str, Any]) -> None:
    """A board of 5 by 4, more steps for Bebop, other verbs for Sai and Charge; half of it without marks."""
    data["board"] = {"rows": 5, "columns": {"value": 4, "provenance": "stand-in"}, "homes": {"turtles": [2, 1], "villains": [2, 3]},
                     "allies": {"april": [0, 0], "casey": [0, 3], "splinter": [4, 0], "angel": [4, 3]}}
    del data["tiles"]["used"], data["pizza"]["on_tracks"]
    data["pizza"]["board"] = {"value": [[0, 1], [0, 2], [1, 1], [1, 2], [3, 1], [3, 2], [4, 1], [4, 2]], "provenance": "published"}
    cards = {card["id"]: card for card in data["cards"]}
    cards["sai"].update(name="Twin Sai", ability={"use": "action", "ops": {"value": [["choose", "other_turtle"], ["fly", 1, 2],
                                                                                       ["move_tile", "empty_played_tile", "empty_space"]],
                                                                             "provenance": "published"}})
    cards["charge"]["ability"] = {"use": "attack", "ops": [["attack_dice", 2], ["attack_bonus", 1]]}
    cards["charge"]["movement"] = 4


def play(game: Game, seed: int, seats: int = 4) -> Match:
    """A whole game by random answers."""
    match, rng = Match(game, seats, seed), seeded(seed)
    while not match.state.is_terminal():
        choice = match.choice(None)
        assert choice is not None
        keys = [game.keys[action] for action in game.legal_for(match.state, choice.seats[0])]
        match.answer(choice.seats[0], choice.id, keys[rng.below(len(keys))])
    return match


def written(data: dict[str, Any], edit: Edit, file: Path) -> Path:
    """A file with this content, edited."""
    edit(data)
    file.write_text(json.dumps(data, indent=1), encoding="utf-8")
    return file
