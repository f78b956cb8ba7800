"""Tell the story of a recorded game, checking every answer on the way."""
from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape

from halfshell.core.events import heard
from halfshell.core.game import Game
from halfshell.core.match import Match, replay
from halfshell.core.text import named

from .arguments import Complaint, Parser, add_content, add_json, complaints, game_named, print_json, use_content


def arguments(parser: Parser) -> None:
    parser.add_argument("file", metavar="FILE", help="a record: from the table's result, or from `halfshell play --record`")
    add_content(parser)
    add_json(parser)


def run(given: argparse.Namespace) -> int:
    record = read(given.file)
    use_content(given.content)
    the_game = game_named(str(record.get("game", "")))
    with complaints():
        match = replay(the_game, record)
    if given.json:
        print_json({"game": the_game.name, "answers": len(match.rows), "over": match.state.is_terminal(),
                    "returns": the_game.returns(match.state), "ranks": the_game.ranks(match.state), "facts": the_game.facts(match.state)})
    else:
        tell(Console(highlight=False), the_game, match, names_of(record, match.seats))
    return 0


def read(path: str) -> dict[str, Any]:
    try:
        record = json.loads(Path(path).read_text(encoding="utf-8"))
    except OSError as error:
        raise Complaint(f"{path} cannot be read: {error.strerror}") from None
    except (ValueError, RecursionError) as error:
        raise Complaint(f"{path} is no record of a game: {error}") from None
    if not isinstance(record, dict) or "answers" not in record:
        raise Complaint(f"{path} is no record of a game: it has no answers")
    return record


def names_of(record: dict[str, Any], seats: int) -> list[str]:
    names = record.get("names")
    return [str(name) for name in names] if isinstance(names, list) and len(names) == seats else [f"p{seat}" for seat in range(seats)]


def tell(console: Console, the_game: Game, match: Match, names: list[str]) -> None:
    for event in heard(match.log, None):
        console.print(f"[cyan]{event.rule:>5}[/]  {escape(named(the_game.narrate(event), names))}")
    console.print()
    for line in the_game.table(match.state, None):
        console.print(escape(named(line, names)))
    if match.state.is_terminal():
        for seat, rank in sorted(enumerate(the_game.ranks(match.state)), key=lambda pair: pair[1]):
            console.print(f"[bold]{rank}. {escape(names[seat])}[/]")
