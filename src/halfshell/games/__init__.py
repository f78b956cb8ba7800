"""The games that are built. A game is one folder and one line here; it is loaded when somebody asks for it."""
from __future__ import annotations

from difflib import get_close_matches
from importlib import import_module
from typing import Final

from halfshell.core.game import Game

BUILT: Final = {"uno": "halfshell.games.uno.game", "adventures": "halfshell.games.adventures.game",
                "showdown": "halfshell.games.showdown.game", "race": "halfshell.games.race.game"}


class UnknownGame(ValueError):
    """No game has this name; the sentence says which there are."""


def game(name: str) -> Game:
    """The front door of a game. Raises UnknownGame."""
    if name not in BUILT:
        near = get_close_matches(name, BUILT, 1)
        raise UnknownGame(f"no game is called {name}" + (f"; did you mean {near[0]}?" if near else f"; there is {', '.join(BUILT)}"))
    found = import_module(BUILT[name]).GAME
    assert isinstance(found, Game)
    return found
