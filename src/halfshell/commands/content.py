"""Check an owner's content file, or print the content that comes with a game (docs/content-packs.md)."""
from __future__ import annotations

import argparse
from importlib import import_module
from pathlib import Path

from halfshell.content import examine

from .arguments import Complaint, Parser, add_json, game_named, print_json


def arguments(parser: Parser) -> None:
    parser.add_argument("what", choices=("check", "show"), help="check a FILE, or show the content of a GAME to begin with")
    parser.add_argument("of", metavar="FILE|GAME")
    add_json(parser)


def run(given: argparse.Namespace) -> int:
    return check(given.of, given.json) if given.what == "check" else show(given.of)


def check(file: str, as_json: bool) -> int:
    """1: there are mistakes."""
    if not Path(file).exists():
        raise Complaint(f"there is no file {file}")
    found = examine(Path(file))
    if as_json:
        print_json({"file": file, "game": found.game.name if found.game else "", "ok": not found.mistakes,
                    "mistakes": [{"line": mistake.line, "sentence": str(mistake)} for mistake in found.mistakes]})
    else:
        for mistake in found.mistakes:
            print(f"{file}:{mistake.line}: {mistake}")
        print(f"content: {found.game.title if found.game else 'of no game'}; mistakes: {len(found.mistakes)}")
    return 1 if found.mistakes else 0


def show(name: str) -> int:
    the_game = game_named(name)
    if not the_game.pack:
        raise Complaint(f"the content of {the_game.title} cannot be replaced by a file")
    print_json(import_module(the_game.pack).own())
    return 0
