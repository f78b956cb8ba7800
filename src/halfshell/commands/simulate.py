"""Let bots play many games, and say who won, how long it took and how fast it went."""
from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from halfshell.bots import bots
from halfshell.sim.report import report
from halfshell.sim.selfplay import Plan, selfplay

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


def arguments(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--games", type=number(1, 10**8), default=1000, metavar="N", help="default: 1000")
    parser.add_argument("--seats", metavar="BOT,BOT,...", help="a bot for each seat (default: the best bot, as many as the game needs)")
    parser.add_argument("--workers", type=number(1, 256), default=1, metavar="W", help="processes; the games are the same (default: 1)")
    add_seed(parser)
    add_options(parser)
    add_content(parser)
    add_json(parser)


def run(given: argparse.Namespace) -> int:
    use_content(given.content)
    the_game = game_named(given.game)
    best = bots(the_game.name)[0].name
    seats = tuple(given.seats.split(",")) if given.seats else (best,) * the_game.seats[0]
    plan = Plan(the_game.name, seats, given.games, given.seed or 0, options_given(the_game, given.option))
    with complaints(), progress(plan.games) as advance:
        found = report(plan, selfplay(plan, given.workers, advance))
    if given.json:
        print_json(found)
    else:
        show(found)
    return 0


@contextmanager
def progress(games: int) -> Iterator[Callable[[int], None]]:
    """A bar on the error stream, where a person looks; nothing elsewhere."""
    console = Console(stderr=True)
    columns = ("games", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("", total=games)
        yield lambda done: bar.update(task, completed=done)


def show(found: dict[str, Any]) -> None:
    games, lengths = found["games"], found["lengths"]
    wins = Table("seat", "bot", box=None)
    wins.add_column("wins", justify="right")
    wins.add_column("share", justify="right")
    for seat, won in enumerate(found["wins"]):
        wins.add_row(str(seat), found["seats"][seat], f"{won:,}", f"{won / games:.1%}")
    console = Console()
    console.print(wins)
    if "together" in found:
        console.print(f"won together: {found['together']:,}, {found['together'] / games:.1%}", soft_wrap=True)
    console.print(f"{games:,} games of {found['game']}, {found['finished']:,} finished; "
                  f"{lengths['min']:,} to {lengths['max']:,} decisions, median {lengths['median']:,.0f}; "
                  f"{found['decisions_per_second']:,} decisions/s", soft_wrap=True)
