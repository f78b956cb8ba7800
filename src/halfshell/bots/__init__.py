"""The bots of each game; the first one fills empty seats. A bot is one line here."""
from __future__ import annotations

from difflib import get_close_matches
from typing import Final

from .adventures import AdventuresGreedy
from .bot import Bot, RandomBot, Situation
from .race import RaceGreedy
from .showdown import ShowdownGreedy
from .uno import UnoGreedy

__all__ = ["Bot", "RandomBot", "Situation", "UnknownBot", "bots", "make"]

BOTS: Final[dict[str, list[type[Bot]]]] = {"uno": [UnoGreedy, RandomBot], "adventures": [AdventuresGreedy, RandomBot],
                                          "showdown": [ShowdownGreedy, RandomBot], "race": [RaceGreedy, RandomBot]}


class UnknownBot(ValueError):
    """No bot of this game has this name; the sentence says which there are."""


def bots(game: str) -> list[type[Bot]]:
    return BOTS.get(game, [RandomBot])


def make(game: str, name: str, seed: int) -> Bot:
    """A bot for one seat of one match. Raises UnknownBot."""
    known = {bot.name: bot for bot in bots(game)}
    if name not in known:
        near = get_close_matches(name, known, 1)
        hint = f"; did you mean {near[0]}?" if near else f"; there are {', '.join(known)}"
        raise UnknownBot(f"no bot for {game} is called {name or 'nothing'}{hint}")
    return known[name](seed)
