"""Measure how balanced a game is between equal bots: who wins, how games end and how long they are, by number of players."""
from __future__ import annotations

import argparse
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from halfshell.bots import bots
from halfshell.core.options import Value
from halfshell.sim.balance import balance, measure, plans

from .arguments import (
    Parser,
    add_content,
    add_json,
    add_options,
    add_seed,
    complaints,
    game_named,
    number,
    options_given,
    print_json,
    use_content,
)
from .simulate import progress

WIDE: Final = 140  # columns of a table that goes into a file


def arguments(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--games", type=number(1, 10**6), default=200, metavar="N", help="for each row of the first table (default: 200)")
    parser.add_argument("--bot", metavar="BOT", help="plays all seats (default: the best bot)")
    parser.add_argument("--players", type=number(1, 99), nargs="+", metavar="P", help="numbers of players (default: all)")
    parser.add_argument("--workers", type=number(1, 256), default=2, metavar="W", help="processes; the games are the same (default: 2)")
    add_seed(parser)
    add_options(parser)
    add_content(parser)
    add_json(parser)


def run(given: argparse.Namespace) -> int:
    use_content(given.content)
    the_game = game_named(given.game)
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
    if not console.is_terminal:
        console = Console(width=WIDE)
    for what, rows in (("players", [{**row, "name": row["players"]} for row in found["cells"]]), *found["about"].items()):
        if rows:
            console.print(table(found, what, rows))
            console.print()


def table(found: dict[str, Any], what: str, rows: list[dict[str, Any]]) -> Table:
    """Columns that no game of these rows counts for are left out."""
    columns = [column for column in found["columns"] if column == found["columns"][0] or any(row["shares"][column] for row in rows)]
    made = Table(box=None)
    for name in (*([found["apart"]] if found["apart"] else []), what):
        made.add_column(name, no_wrap=True)
    for name in ("games", columns[0], "+-", *columns[1:], found["unit"]):
        made.add_column(name, justify="right", min_width=max(map(len, name.split())))
    for row in rows:
        first, *others = [f"{row['shares'][column]:.0%}" for column in columns]
        length = "/".join([f"{row['length'][cut]:.0f}" for cut in ("short", "median", "long")])
        value = [str(row["value"])] if found["apart"] else []
        made.add_row(*value, str(row["name"]), f"{row['games']:,}", first, f"{row['error']:.0%}", *others, length)
    return made
