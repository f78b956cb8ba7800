"""Show the rules of a game, or one rule."""
from __future__ import annotations

import argparse
import re

from rich.console import Console
from rich.markup import escape
from rich.padding import Padding

from halfshell.rulebook import PREFIXES, Rule, rulebook

from .arguments import Parser, complaints

KINDS = {"R": "printed", "J": "ruling", "R/J": "printed, with a ruling", "H": "house rule", "X": "example"}


def arguments(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME", help=", ".join(PREFIXES))
    parser.add_argument("number", nargs="?", metavar="NUMBER", help="like 5.6")


def run(given: argparse.Namespace) -> int:
    console = Console(highlight=False)
    with complaints():
        book = rulebook(given.game)
        if given.number:
            show(console, book.find(given.number.upper().removeprefix(book.prefix).strip()))
            return 0
    console.print(f"[bold]{escape(book.title)}[/]")
    for section in book.sections:
        console.print(f"\n[bold]{section.number}  {escape(section.title)}[/]")
        for rule in section.rules:
            show(console, rule)
    return 0


def show(console: Console, rule: Rule) -> None:
    console.print(f"[bold cyan]{rule.number}[/]  [dim]{KINDS[rule.kind]}[/]")
    console.print(Padding(marked(rule.text), (0, 0, 0, 2)))


def marked(text: str) -> str:
    """The `code` and **bold** of a rule as the console's markup."""
    return re.sub(r"\*\*(.+?)\*\*", r"[bold]\1[/]", re.sub(r"`(.+?)`", r"[cyan]\1[/]", escape(text)))
