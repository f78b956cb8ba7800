"""What is counted in many games of each kind, to see whether a game is balanced: who wins, how it ends, how long it takes."""
from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from halfshell.core.game import Game
from halfshell.core.options import Value

Facts = dict[str, Any]


class Told(NamedTuple):
    """What the end of one game says."""

    counted: tuple[str, ...]  # the columns that this game counts for
    length: int
    about: tuple[tuple[str, str], ...] = ()  # what was in it: ("hero", "leonardo")


class Study(NamedTuple):
    columns: tuple[str, ...]  # shares of the games; what is tuned comes first
    unit: str  # of the length
    tell: Callable[[Facts, int], Told]  # from the facts of the last position and the number of players
    apart: str = ""  # an option whose values are measured apart
    given: Mapping[str, Value] = MappingProxyType({})  # options that differ from the table's defaults
    about: tuple[str, ...] = ()  # what wins are counted by, besides the number of players


def study(the_game: Game) -> Study:
    """Of a game that has none of its own: who wins, by seat."""
    return STUDIES.get(the_game.name) or Study(seats(the_game.seats[1]), "rounds", by_seat)


def values(the_game: Game, apart: str) -> list[Value]:
    """Those of an option that name something; none: nothing is measured apart."""
    return [value for option in the_game.options if option.name == apart for value in option.values if value != "random"]


# --- by seat --------------------------------------------------------------------------------------------------------------


def seats(most: int) -> tuple[str, ...]:
    return tuple([f"seat {seat}" for seat in range(most)])


def by_seat(facts: Facts, players: int) -> Told:
    return Told(won_by(facts), int(facts["round"]))


def won_by(facts: Facts) -> tuple[str, ...]:
    """Facts name a seat p0, a winner that there is not none."""
    winner = str(facts["winner"])
    return (f"seat {winner[1:]}",) if winner[1:].isdigit() else ()


# --- Unmatched Adventures -------------------------------------------------------------------------------------------------


def adventures(facts: Facts, players: int) -> Told:
    lost = "objective" if max(len(facts["fallen"]), facts["dimension_x"]) == 4 else "elimination"
    about = [("hero", str(hero)) for hero in facts["heroes"].values()] + [("minion", str(minion)) for minion in facts["minions"]]
    return Told(("won",) if facts["winner"] == "players" else (lost,), int(facts["round"]), tuple(about))


# --- Showdown -------------------------------------------------------------------------------------------------------------


def showdown(facts: Facts, players: int) -> Told:
    """With two players not every card of the Turtles is in the game: then wins are counted by card, too."""
    cards = [("card", card) for card, state in facts["cards"].items() if state != "absent"] if players == 2 else []
    return Told((facts["winner"], facts["ending"], f"{facts['ending']}: {facts['winner']}"), int(facts["activations"]), tuple(cards))


# --- the race -------------------------------------------------------------------------------------------------------------


def race(facts: Facts, players: int) -> Told:
    dealt = ("dealt again",) if facts["redeals"] else ()
    door = (str(facts["doors"][facts["winner"]]),) if won_by(facts) else ("cap",)
    return Told(door + won_by(facts) + dealt, -(-int(facts["turns"]) // players))  # of the one who began, who had the most


STUDIES: Final = {
    "adventures": Study(("won", "objective", "elimination"), "rounds", adventures, "villain", {"heroes": "random"}, ("minion", "hero")),
    "showdown": Study(("turtles", "allies", "track: turtles", "track: villains", "board: turtles", "board: villains", "cap"), "turns",
                      showdown, about=("card",)),
    "race": Study(("key-door", "dynamite-door", *seats(4), "dealt again", "cap"), "turns", race, "game")}
