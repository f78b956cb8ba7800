"""Measure how often the players of a cooperative game win: by villain and number of players, by minion and by hero."""
from __future__ import annotations

import argparse
from typing import Any

from rich.console import Console
from rich.table import Table

from halfshell.bots import bots
from halfshell.core.options import Value
from halfshell.sim.balance import balance, measure, plans

from .arguments import Complaint, Parser, add_json, add_options, add_seed, complaints, game_named, number, options_given, print_json
from .simulate import progress


def arguments(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--games", type=number(1, 10**6), default=200, metavar="N",
                        help="for each villain and number of players (default: 200)")
    parser.add_argument("--bot", metavar="BOT", help="plays all seats (default: the best bot)")
    parser.add_argument("--players", type=number(1, 99), nargs="+", metavar="P", help="numbers of players (default: all)")
    parser.add_argument("--workers", type=number(1, 256), default=2, metavar="W", help="processes; the games are the same (default: 2)")
    add_seed(parser)
    add_options(parser)
    add_json(parser)


def run(given: argparse.Namespace) -> int:
    the_game = game_named(given.game)
    if not the_game.cooperative:
        raise Complaint(f"{the_game.title} is not played together; `halfshell simulate {the_game.name}` counts its wins")
    fewest, most = the_game.seats
    players = given.players or list(range(fewest, most + 1))
    bot = given.bot or bots(the_game.name)[0].name
    asked = [pair.partition("=")[0] for pair in given.option]
    options: dict[str, Value] = {name: value for name, value in options_given(the_game, given.option).items() if name in asked}
    cells = plans(the_game.name, bot, players, given.games, given.seed or 0, options)
    with complaints(), progress(given.games * len(cells)) as advance:
        found = balance(cells, list(measure(cells, given.workers, advance)))
    if given.json:
        print_json(found)
    else:
        show(found)
    return 0


def show(found: dict[str, Any]) -> None:
    console = Console()
    for key, what in (("cells", "players"), ("minions", "minion"), ("heroes", "hero")):
        table = Table("villain", what, box=None)
        for name in ("games", "won", "+-", "rounds", "objective", "elimination"):
            table.add_column(name, justify="right")
        for row in found[key]:
            table.add_row(row["villain"], str(row[what]), f"{row['games']:,}", f"{row['won']:.1%}", f"{row['error']:.1%}",
                          f"{row['rounds']}", f"{row['objective']:.1%}", f"{row['elimination']:.1%}")
        console.print(table)
        console.print()
