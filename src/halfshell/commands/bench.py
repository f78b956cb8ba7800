"""Measure the engine: decisions, games and clones a second under random play that draws only when nothing is playable."""
from __future__ import annotations

import argparse
from subprocess import CalledProcessError
from typing import Any

from rich.console import Console
from rich.table import Table

from halfshell.games import BUILT
from halfshell.sim.bench import bench, bench_interpreted, is_compiled

from .arguments import Complaint, Parser, add_json, amount, game_named, print_json


def arguments(parser: Parser) -> None:
    parser.add_argument("game", nargs="?", metavar="GAME", help=f"one of {', '.join(BUILT)}; all if left out")
    parser.add_argument("--seconds", type=amount(0.1, 600), default=4.0, help="for each game and engine (default: 4)")
    add_json(parser)


def run(given: argparse.Namespace) -> int:
    """A compiled engine is measured against its own sources in the same run."""
    names = [game_named(given.game).name] if given.game else list(BUILT)
    rows: list[dict[str, Any]] = []
    for name in names:
        rows += bench(name, given.seconds)
        if is_compiled():
            try:
                rows += bench_interpreted(name, given.seconds)
            except CalledProcessError:
                raise Complaint("the sources beside the compiled engine cannot be run, so they cannot be measured") from None
    if given.json:
        print_json(rows)
    else:
        Console().print(table(rows))
    return 0


def table(rows: list[dict[str, Any]]) -> Table:
    found = Table("game", "players", "engine", box=None)
    for name in ("decisions/s", "games/s", "clones/s"):
        found.add_column(name, justify="right")
    for row in rows:
        figures = [f"{row[name]:,}" for name in ("decisions_per_second", "games_per_second", "clones_per_second")]
        found.add_row(row["game"], str(row["players"]), "compiled" if row["compiled"] else "interpreted", *figures)
    return found
