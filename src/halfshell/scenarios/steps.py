"""The steps of a scenario: answers, refusals, and what must hold."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import AbstractContextManager
from importlib import import_module

from halfshell import rulebook
from halfshell.core.events import TOOK_BACK, Kind
from halfshell.core.game import Game
from halfshell.document.read import Mistake, Node, Table, near
from halfshell.document.shape import listed, table, text
from halfshell.document.written import shown, written

from .checks import OF_PLAYERS, SEAT_CHECKS, TABLE_CHECKS
from .compare import LIST_CHECKS
from .scenario import Answer, Check, Refusal, Step, Then

SEAT = re.compile(r"p(0|[1-9]\d?)")
SEATS = re.compile(rf"{SEAT.pattern}(, {SEAT.pattern})*")
REFUSED = re.compile(r"(.+) is refused")
SEAT_CHECK = re.compile(rf"(.+?) ({'|'.join(sorted(SEAT_CHECKS, key=len, reverse=True))})")
NUMBER = re.compile(r"-?\d+(\.\d+)?")
OPEN = {"may include", "may not", "hears", "does not hear", "sees", "does not see"}  # they hold of more than they name
STEP = "a step is one of - p0: ACTION, - p0 is refused: ACTION by RULE, - then: {...}"
THEN = "then is what must hold: names with values, like turn: p1"


class Steps:
    """Reads them for one game; `noted` keeps a mistake that is raised within it, and goes on after it."""

    def __init__(self, game: Game, seats: int, facts: list[str], noted: Callable[[], AbstractContextManager[None]]) -> None:
        self.game = game
        self.seats = seats
        self.facts = facts
        self.kinds = kinds_of(game)
        self.noted = noted

    def read(self, parts: dict[str, Node]) -> list[Step]:
        steps: list[Step] = []
        if "when" in parts:
            with self.noted():
                for item in listed(parts["when"], "when is a list of answers, like - p0: play:R5"):
                    with self.noted():
                        steps += self.step(item)
        if "then" in parts:
            with self.noted():
                steps.append(Then(self.checks(parts["then"])))
        return steps

    def step(self, node: Node) -> list[Step]:
        entries = table(node, STEP).entries
        if len(entries) != 1:
            raise Mistake(node.line, f"{STEP}; each begins with a dash of its own")
        (key, value), = entries.items()
        if key == "then":
            return [Then(self.checks(value))]
        line = node.line
        refused = REFUSED.fullmatch(key)
        seats = self.seats_of(refused[1] if refused else key, line, STEP)
        answer = text(value, STEP)
        if not refused:
            action = self.action(answer, line)
            return [Answer(line, seat, action) for seat in seats]
        answer, _, rule = answer.partition(" by ")
        action = self.action(answer.strip(), line)
        if rule:
            try:
                rulebook.rulebook(self.game.name).find(rule)
            except rulebook.UnknownRule as error:
                raise Mistake(line, f"{error} A refusal names the bare number, as in {answer} by 2.1") from None
        return [Refusal(line, seat, action, rule) for seat in seats]

    def seats_of(self, words: str, line: int, sentence: str) -> list[int]:
        """p1, or several: p1, p2."""
        if not SEATS.fullmatch(words):
            raise Mistake(line, f"{words} is no player: {sentence}")
        seats = [int(name[1:]) for name in words.split(", ")]
        for seat in seats:
            if seat >= self.seats:
                raise Mistake(line, f"no player is called p{seat}; there are p0 to p{self.seats - 1}")
        return seats

    def action(self, key: str, line: int) -> str:
        if key not in self.game.numbers:
            raise Mistake(line, f"no action is called {key or 'nothing'}{near(key, self.game.keys)}")
        return key

    # --- what must hold ------------------------------------------------------------------------------------------------

    def checks(self, node: Node) -> list[Check]:
        found: list[Check] = []
        part = table(node, THEN)
        if not part.entries:
            raise Mistake(node.line, THEN)
        for key, value in part.entries.items():
            with self.noted():
                found.append(self.check(key, value, part.lines[key]))
        return found

    def check(self, key: str, node: Node, line: int) -> Check:
        known = [*TABLE_CHECKS, *LIST_CHECKS, *self.facts]
        of_seat = SEAT_CHECK.fullmatch(key)
        if of_seat and key not in known:
            who, name = of_seat[1], of_seat[2]
            if name in OPEN and not written(node):
                raise Mistake(line, f"{key}: is empty, which would always hold")
            self.check_of_seat(name, node)
            return Check(line, name, self.audience(who, name, line), node)
        if key not in known:
            if SEAT.match(key):
                raise Mistake(line, f"{key} is no check; those of a player are: {', '.join(SEAT_CHECKS)}")
            raise Mistake(line, f"nothing is called {key}{near(key, known)}")
        if key == "asked":
            sentence = "asked is a list of players, like [p0, p1]"
            for item in listed(node, sentence):
                self.seats_of(text(item, sentence), item.line, sentence)
        elif key == "over":
            if written(node) not in ("yes", "no"):
                raise Mistake(line, f"over is yes or no, not {shown(written(node)) or 'nothing'}")
        elif key in ("returns", "ranks"):
            self.numbers(key, node)
        elif key in LIST_CHECKS:
            self.lists(key, node)
        return Check(line, key, (), node)

    def lists(self, key: str, node: Node) -> None:
        part = table(node, f"{key} is about lists by their names, like {{{self.facts[-1]}: ...}}")
        for names, line in part.lines.items():
            for name in names.split(" + "):
                if name not in self.facts:
                    raise Mistake(line, f"the position has no {name}{near(name, self.facts)}")

    def numbers(self, key: str, node: Node) -> None:
        sentence = f"{key} has a number for each player, like {{p0: 1, p1: -1}}"
        for name, value in table(node, sentence).entries.items():
            self.seats_of(name, value.line, sentence)
            if "," in name or not NUMBER.fullmatch(text(value, sentence)):
                raise Mistake(value.line, sentence)

    def audience(self, who: str, name: str, line: int) -> tuple[int | None, ...]:
        """p1; p1, p2; p1, a spectator; everybody."""
        players: list[int | None] = list(range(self.seats))
        if who == "everybody":
            return tuple(players if name in OF_PLAYERS else [*players, None])
        names = who.split(", ")
        outside: list[int | None] = []
        if "a spectator" in names and name not in OF_PLAYERS:
            names.remove("a spectator")
            outside.append(None)
        sentence = "a check is of p1, or of p1, p2, or of everybody; what is heard and seen, also of a spectator"
        inside = self.seats_of(", ".join(names), line, sentence) if names else []
        return (*inside, *outside)

    def check_of_seat(self, name: str, node: Node) -> None:
        if name in ("may", "may include", "may not"):
            for item in listed(node, f"{name} is a list of actions, like [draw, play:R5]"):
                option = text(item, "an action is one text")
                self.action(option if name == "may not" else option.partition(" ")[0], item.line)
        elif name == "by default":
            self.action(text(node, "by default is one action"), node.line)
        elif name == "sees":
            table(node, "what is seen is a part of the view, like {top: R5}")
        elif name == "does not see":
            for item in listed(node, "what is not seen is a list, like [R5, B2]"):
                text(item, "what is not seen is a list of texts, like [R5, B2]")
        else:
            for item in listed(node, "what is heard is a list of events"):
                self.event(item)

    def event(self, node: Node) -> None:
        data: Node = Table(node.line, {}, {})
        if isinstance(node, Table) and len(node.entries) == 1:
            (name, data), = node.entries.items()
        else:
            name = text(node, "an event is its name, or its name with some of its data: {drew: {player: p1}}")
        if name not in self.kinds:
            raise Mistake(node.line, f"no event is called {name}{near(name, list(self.kinds))}")
        fields = [*self.kinds[name], "rule"]
        for item in table(data, f"the data of an event has names, like {{{name}: {{rule: 2.1}}}}").entries:
            if item not in fields:
                raise Mistake(node.line, f"the event {name} has no {item}{near(item, fields)}")


def kinds_of(game: Game) -> dict[str, set[str]]:
    """The events that the game's module `events` defines, and the table's own."""
    module = import_module(f"halfshell.games.{game.name}.events")
    found: dict[str, set[str]] = {}
    for kind in [*vars(module).values(), TOOK_BACK]:
        if isinstance(kind, Kind):
            found.setdefault(kind.name, set()).update(kind.fields)
    return found
