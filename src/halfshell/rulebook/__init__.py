"""The numbered rules of each game, read from its page in docs/rules (see the README there).

>>> uno = rulebook("uno")
>>> uno.code("3.3"), uno.find("3.3").kind
('UNO 3.3', 'R')
>>> uno.plain("1.2")
'The game takes 2 to 10 players. Any other number is refused.'
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache, cached_property
from pathlib import Path

PREFIXES = {"uno": "UNO", "race": "RACE", "showdown": "SHOW", "adventures": "ADV"}

SECTION = re.compile(r"## (\d+) (\S.*)")
RULE = re.compile(r"- \*\*((?:(\d+)\.|[A-Z])\d+)\*\* (R/J|R|J|H|X) (\S.*)")
OPTION = re.compile(r"\boption `(\w+) = ")


class UnknownRule(KeyError):
    """There is no such game or rule; the message says what is near."""

    def __str__(self) -> str:  # KeyError shows the repr of its message
        return str(self.args[0])


@dataclass(frozen=True)
class Rule:
    number: str
    kind: str
    """R printed, J ruling, R/J both, H house rule, X example."""
    text: str
    options: list[str]
    """Names of the options that this rule defines."""


@dataclass(frozen=True)
class Section:
    number: str
    title: str
    rules: list[Rule]


@dataclass(frozen=True)
class Rulebook:
    game: str
    title: str
    sections: list[Section]

    @property
    def prefix(self) -> str:
        return PREFIXES[self.game]

    @cached_property
    def rules(self) -> dict[str, Rule]:
        """All rules by number, in the order of the page."""
        return {rule.number: rule for section in self.sections for rule in section.rules}

    def find(self, number: str) -> Rule:
        """The rule of this number. UnknownRule (a KeyError) if there is none."""
        if number not in self.rules:
            raise UnknownRule(f"{self.prefix} has no rule {number}{near(number, self.rules)}.")
        return self.rules[number]

    def words(self, number: str) -> str:
        """The text of a rule, with its backticks and stars. UnknownRule (a KeyError) if there is none."""
        return self.find(number).text

    def plain(self, number: str) -> str:
        """The text of a rule without backticks and stars. UnknownRule (a KeyError) if there is none."""
        return re.sub(r"[`*]", "", self.words(number))

    def code(self, number: str) -> str:
        """The full name of a rule: "UNO 5.6". UnknownRule (a KeyError) if there is none."""
        return f"{self.prefix} {self.find(number).number}"


@cache
def rulebook(game: str) -> Rulebook:
    """The rules of a game. UnknownRule (a KeyError) if there is no such game; FileNotFoundError, ValueError as in `read`."""
    if game not in PREFIXES:
        raise UnknownRule(f"There is no game {game!r}{near(game, PREFIXES)}. Games: {', '.join(PREFIXES)}.")
    return read(folder() / f"{game}.md")


def find(code: str) -> Rule:
    """The rule of a full name: find("UNO 5.6"), find("ADV J20") or find("ADV-J20"). UnknownRule (a KeyError) if there is none."""
    prefix, _, number = spaced(code).partition(" ")
    for game, known in PREFIXES.items():
        if prefix == known:
            return rulebook(game).find(number)
    names = ", ".join(PREFIXES.values())
    raise UnknownRule(f"{code!r} is no rule{near(prefix.upper(), PREFIXES.values())}. A rule is named like UNO 5.6; games: {names}.")


def spaced(code: str) -> str:
    """A full name as `Rulebook.code` gives it: ADV-J20 is ADV J20."""
    return code.replace("-", " ", 1)


def folder() -> Path:
    """Where the pages lie: inside an installed package, else in the checkout. FileNotFoundError if in neither."""
    here = Path(__file__).resolve().parent
    places = [here / "pages", here.parents[2] / "docs" / "rules"]
    for place in places:
        if place.is_dir():
            return place
    raise FileNotFoundError(f"The rule pages are missing: neither {places[0]} nor {places[1]} exists.")


def read(page: Path) -> Rulebook:
    """The rulebook of one page, named <game>.md.

    FileNotFoundError if there is no page; ValueError, with the line, if a rule on it is malformed, misplaced or there twice.
    """
    title = ""
    sections: list[Section] = []
    seen: set[str] = set()
    for at, line in enumerate(page.read_text(encoding="utf-8").splitlines(), 1):
        where = f"{page.name}:{at}"
        if line.startswith("# "):
            title = line[2:].strip()
        elif line.startswith("#"):
            head = SECTION.fullmatch(line)
            if head is None:
                raise ValueError(f'{where}: a section is written "## 3 Its title"')
            if any(section.number == head[1] for section in sections):
                raise ValueError(f"{where}: section {head[1]} is there twice")
            sections.append(Section(head[1], head[2].strip(), []))
        elif line.lstrip().startswith(("- ", "* ")):
            item = RULE.fullmatch(line)
            if item is None:
                raise ValueError(f'{where}: a rule is written "- **3.4** R Its text." with a kind out of R, J, R/J, H, X')
            number, section_number, kind, text = item.groups()
            if not sections or section_number not in (None, sections[-1].number):
                raise ValueError(f"{where}: rule {number} stands outside section {section_number or 'and title'}")
            if number in seen:
                raise ValueError(f"{where}: rule {number} is there twice")
            seen.add(number)
            sections[-1].rules.append(Rule(number, kind, text.strip(), OPTION.findall(text)))
    return Rulebook(page.stem, title, sections)


def near(name: str, names: Iterable[str]) -> str:
    """A hint for an error message, "; near it: 5.6, 5.5", or nothing."""
    close = get_close_matches(name, list(names))
    return f"; near it: {', '.join(close)}" if close else ""
