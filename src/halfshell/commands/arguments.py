"""What several commands take, and how mistakes are told."""
from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from difflib import get_close_matches
from typing import Any, NoReturn

from halfshell.bots import UnknownBot
from halfshell.core.choice import Refused
from halfshell.core.game import Game
from halfshell.core.match import BadRecord
from halfshell.core.options import BadOption, Value, complete
from halfshell.games import UnknownGame, game
from halfshell.rulebook import UnknownRule


class Complaint(Exception):
    """One sentence for whoever runs the program: what is wrong, and what would be right."""


class Parser(argparse.ArgumentParser):
    """Says one line where argparse prints its usage."""

    def __init__(self, prog: str, description: str | None) -> None:
        super().__init__(prog=prog, description=description, allow_abbrev=False)

    def read(self, words: list[str]) -> argparse.Namespace:
        """What was asked for. Raises Complaint."""
        given, rest = self.parse_known_args(words)
        if rest:
            near = get_close_matches(rest[0].partition("=")[0], self._option_string_actions, 1)
            self.error(f"{rest[0]} is too much" + (f"; did you mean {near[0]}?" if near else ""))
        return given

    def error(self, message: str) -> NoReturn:
        raise Complaint(f"{message.removeprefix('argument ')} (see `{self.prog} --help`)")


@contextmanager
def complaints() -> Iterator[None]:
    """What the library refuses is a mistake of whoever asked."""
    try:
        yield
    except Refused as refused:
        raise Complaint(f"rule {refused.rule}: {refused.words}" if refused.rule else refused.words) from None
    except UnknownRule as unknown:
        raise Complaint(str(unknown.args[0])) from None
    except (BadOption, BadRecord, UnknownBot, UnknownGame) as error:
        raise Complaint(str(error)) from None


def number(low: int, high: int) -> Callable[[str], int]:
    """An argument that is a whole number within bounds."""
    def read(text: str) -> int:
        if not text.lstrip("-").isdecimal() or not low <= int(text) <= high:
            raise argparse.ArgumentTypeError(f"a whole number from {low} to {high} is wanted, not {text or 'nothing'}")
        return int(text)
    return read


def amount(low: float, high: float) -> Callable[[str], float]:
    """An argument that is a number within bounds."""
    def read(text: str) -> float:
        try:
            found = float(text)
        except ValueError:
            found = float("nan")
        if not low <= found <= high:
            raise argparse.ArgumentTypeError(f"a number from {low:g} to {high:g} is wanted, not {text or 'nothing'}")
        return found
    return read


def add_seed(parser: Parser) -> None:
    parser.add_argument("--seed", type=number(0, 2**60), metavar="S", help="the same number, the same cards")


def add_options(parser: Parser) -> None:
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="what the table agrees on; may be repeated")


def add_content(parser: Parser) -> None:
    parser.add_argument("--content", action="append", default=[], metavar="FILE",
                        help="an owner's content, in place of what comes with the game; may be repeated, one file a game")


def use_content(files: list[str]) -> None:
    """Put it in force for this whole process."""
    if files:
        from halfshell.content import BadContent, use_files
        try:
            use_files(files)
        except BadContent as error:
            raise Complaint(str(error)) from None


def add_json(parser: Parser) -> None:
    parser.add_argument("--json", action="store_true", help="print one JSON value and nothing else")


def game_named(name: str) -> Game:
    with complaints():
        return game(name)


def options_given(the_game: Game, pairs: list[str]) -> dict[str, Value]:
    """All options of a game, with those that `--option NAME=VALUE` sets."""
    given: dict[str, Any] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise Complaint(f"--option is NAME=VALUE, not {pair}; the options are {', '.join(option.name for option in the_game.options)}")
        given[name] = value
    with complaints():
        return complete(the_game.options, given)


def print_json(value: Any) -> None:
    json.dump(value, sys.stdout, indent=2)
    print()
