"""Show the rules of a game, a part of them, or one rule."""
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
    parser.add_argument("number", nargs="?", metavar="NUMBER", help="of a part, like 5, or of a rule, like 5.6")


def run(given: argparse.Namespace) -> int:
    console = Console(highlight=False)
    with complaints():
        book = rulebook(given.game)
        wanted = given.number.upper().removeprefix(book.prefix).strip(" -") if given.number else ""
        sections = [section for section in book.sections if wanted in ("", section.number)]
        if not sections:
            show(console, book.find(wanted))
            return 0
    console.print(f"[bold]{escape(book.title)}[/]")
    for section in sections:
        console.print(f"\n[bold]{section.number}  {escape(section.title)}[/]")
        for rule in section.rules:
            show(console, rule)
    return 0


def show(console: Console, rule: Rule) -> None:
    console.print(f"[bold cyan]{rule.number}[/]  [dim]{KINDS[rule.kind]}[/]")
    console.print(Padding(marked(rule.text), (0, 0, 0, 2)))


def marked(text: str) -> str:
    """The `code`, **bold** and *italics* of a rule as the console's markup."""
    text = escape(text)
    for mark, style in ((r"`(.+?)`", "cyan"), (r"\*\*(.+?)\*\*", "bold"), (r"\*(.+?)\*", "italic")):
        text = re.sub(mark, rf"[{style}]\1[/]", text)
    return text
