"""From the parts of a file to scenarios, with every mistake found on the way."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from halfshell import games, rulebook
from halfshell.core.choice import Refused
from halfshell.core.game import BadPosition, Game
from halfshell.core.options import BadOption, complete
from halfshell.document.read import Items, Mistake, Node, Table, near, read
from halfshell.document.shape import listed, table, text
from halfshell.document.written import written

from .scenario import Refusal, Scenario, Then
from .steps import SEAT, Steps

KEYS = ["scenario", "rules", "game", "players", "options", "seed", "dice", "given", "when", "then"]
WHOLE = re.compile(r"\d{1,18}")


@dataclass
class Entry:
    """One item of a file: a scenario, or the mistakes in it."""

    line: int
    name: str
    rules: list[str] = field(default_factory=list)
    scenario: Scenario | None = None
    mistakes: list[Mistake] = field(default_factory=list)


def load(text: str) -> list[Entry]:
    """The scenarios of a file. Raises Mistake if it is not even a list."""
    root = read(text)
    if not isinstance(root, Items) or not root.items:
        raise Mistake(root.line if root else 1, "a file is a list of scenarios, each beginning with - scenario: and its name")
    entries: list[Entry] = []
    for node in root.items:
        entry = Reader(node).entry
        for other in entries:
            if other.name == entry.name:
                entry.mistakes.append(Mistake(entry.line, f"line {other.line} has a scenario of this name already"))
                entry.scenario = None
        entries.append(entry)
    return entries


class Reader:
    """Reads one scenario; goes on after a mistake wherever the rest can still be understood."""

    game: Game

    def __init__(self, node: Node) -> None:
        self.entry = Entry(node.line, f"in line {node.line}")
        with self.noted():
            self.read(table(node, "a scenario has keys, like scenario:, game: and then:"))
        self.entry.mistakes.sort(key=lambda mistake: mistake.line)

    def wrong(self, line: int, sentence: str) -> None:
        self.entry.mistakes.append(Mistake(line, sentence))

    @contextmanager
    def noted(self) -> Iterator[None]:
        """What is read within is given up at its first mistake."""
        try:
            yield
        except Mistake as mistake:
            self.entry.mistakes.append(mistake)

    def read(self, root: Table) -> None:
        parts = root.entries
        for key in parts:
            if key not in KEYS:
                self.wrong(root.lines[key], f"a scenario has no {key}{near(key, KEYS)}")
        for key in ("scenario", "rules", "game"):
            if key not in parts:
                self.wrong(root.line, f"a scenario needs {key}:")
        if "scenario" in parts:
            with self.noted():
                self.entry.name = text(parts["scenario"], "the name of a scenario is one text")
        if "game" not in parts:
            return
        try:
            self.game = games.game(text(parts["game"], "game is the name of one game"))
        except games.UnknownGame as error:
            raise Mistake(parts["game"].line, str(error)) from None
        if "rules" in parts:
            self.entry.rules = self.rules(parts["rules"])
        scenario = self.beginning(root)
        if scenario is None:
            return
        try:
            match = scenario.begin()
        except BadPosition as error:
            raise Mistake(line_of(root, "given", error.key), str(error)) from None
        scenario.steps.extend(Steps(self.game, scenario.seats, list(self.game.facts(match.state)), self.noted).read(parts))
        if not self.entry.mistakes and not any(isinstance(step, Then | Refusal) for step in scenario.steps):
            self.wrong(root.line, "a scenario needs then:, what must hold")
        if not self.entry.mistakes:
            self.entry.scenario = scenario

    def rules(self, node: Node) -> list[str]:
        """On one line, where tools/rules.py finds them."""
        if not isinstance(node, Items) or not node.on_one_line or not node.items:
            self.wrong(node.line, "write the rules on one line, as in rules: [UNO 5.6, UNO 11.3]")
            return []
        return [code for item in node.items if (code := self.rule(item))]

    def rule(self, node: Node) -> str:
        with self.noted():
            code = rulebook.spaced(text(node, "a rule is named like UNO 5.6"))
            prefix = rulebook.PREFIXES[self.game.name]
            try:
                rulebook.find(code)
            except rulebook.UnknownRule as error:
                raise Mistake(node.line, str(error)) from None
            if code.split()[0] != prefix:
                raise Mistake(node.line, f"{code} is no rule of this game: its rules begin with {prefix}")
            return code
        return ""

    # --- how it begins -------------------------------------------------------------------------------------------------

    def beginning(self, root: Table) -> Scenario | None:
        """The scenario without its steps; None if it cannot begin."""
        parts = root.entries
        before = len(self.entry.mistakes)
        given: Any = None
        with self.noted():
            if "given" in parts:
                given = written(table(parts["given"], "given is a position: its facts by name, like top: R5"))
        options = self.options(parts["options"]) if "options" in parts else {}
        seats = seed = 1
        dice: list[int] = []
        with self.noted():
            seats = self.players(root, given or {}, options)
        with self.noted():
            if "seed" in parts:
                seed = whole(parts["seed"], "seed is a whole number")
        with self.noted():
            if "dice" in parts:
                dice = [whole(item, "a die shows a whole number") for item in listed(parts["dice"], "dice are a list, like [2, 4]")]
        if len(self.entry.mistakes) > before:
            return None
        return Scenario(self.game, seats, seed, options, given, dice, [])

    def players(self, root: Table, given: dict[str, Any], options: dict[str, Any]) -> int:
        """As many as it says, or as the position names."""
        if "players" in root.entries:
            seats = whole(root.entries["players"], "players is a whole number")
        else:
            named = [int(name[1:]) for part in given.values() if isinstance(part, dict) for name in part if SEAT.fullmatch(name)]
            if not named:
                raise Mistake(root.line, "players: is missing, and the position names none")
            seats = max(named) + 1
        try:
            self.game.check_seats(seats, complete(self.game.options, options))
        except Refused as refused:
            raise Mistake(root.lines.get("players", root.line), f"{seats} players: {refused}") from None
        return seats

    def options(self, node: Node) -> dict[str, Any]:
        found: dict[str, Any] = {}
        with self.noted():
            for name, value in table(node, "options are names with values, like {stacking: yes}").entries.items():
                with self.noted():
                    found[name] = text(value, f"option {name} has one value")
                    try:
                        complete(self.game.options, {name: found[name]})
                    except BadOption as error:
                        del found[name]
                        raise Mistake(value.line, str(error)) from None
        return found


def whole(node: Node, sentence: str) -> int:
    found = text(node, sentence)
    if not WHOLE.fullmatch(found):
        raise Mistake(node.line, f"{sentence}, not {found}")
    return int(found)


def line_of(root: Table, name: str, key: str) -> int:
    """Of a key in the table of this name; if there is none, of the name."""
    part = root.entries.get(name)
    return part.lines.get(key, root.lines[name]) if isinstance(part, Table) else root.line
