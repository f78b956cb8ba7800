"""A table in the terminal: events as they happen, the position, the question, and what a person types."""
from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any, Final

from rich.console import Console, RenderableType
from rich.markup import escape

from halfshell.bots import Bot, Situation
from halfshell.core.choice import Choice, Option, Refused
from halfshell.core.events import heard
from halfshell.core.match import Match
from halfshell.core.text import named
from halfshell.rulebook import UnknownRule, rulebook

from . import race_look, showdown_look
from .adventures_look import adventures_look
from .uno_look import uno_look

LOOKS: Final[dict[str, Callable[[dict[str, Any], list[str], int], RenderableType]]] = {
    "uno": uno_look, "adventures": adventures_look, "showdown": showdown_look.showdown_look, "race": race_look.race_look}
WAYS: Final[dict[str, Callable[[dict[str, Any]], dict[str, list[str]]]]] = {"showdown": showdown_look.ways, "race": race_look.ways}
HELP: Final = ("Type the number of an action, or its name or the beginning of it. `why NAME` (or number) tells why something cannot be "
               "done, `rule 5.6` shows a rule, `table` the whole table in words, `undo` takes your last answer back, `quit` leaves.")
WALKING: Final = " The name of a space that you can walk to takes all the steps to it."
FAMILIES: Final = ("play", "card", "step", "space", "look", "lay", "edge", "fighter", "character", "turtle", "line", "hero", "minion",
                   "deck")  # need not be typed


class Left(Exception):
    """The person has gone."""


class Terminal:
    def __init__(self, console: Console, match: Match, me: int, names: list[str], bots: dict[int, Bot]) -> None:
        self.console = console
        self.match = match
        self.game = match.game
        self.me = me
        self.names = names
        self.bots = bots
        self.told = 0

    def play(self) -> None:
        """To the end. Raises Left."""
        while not self.match.state.is_terminal():
            self.tell()
            choice = self.match.choice(self.me)
            assert choice is not None
            if self.me in choice.seats:
                self.ask(choice)
            else:
                self.let_bot_answer(choice)
        self.tell()
        self.finish()

    def say(self, text: str) -> None:
        self.console.print(escape(named(text, self.names)), soft_wrap=False)

    def tell(self) -> None:
        """What has happened since."""
        for event in heard(self.match.log, self.me, self.told):
            rule = f"[dim]{event.rule:>6}[/]"
            self.console.print(f"{rule}  {escape(named(self.game.narrate(event), self.names))}")
        self.told = len(self.match.log)

    def let_bot_answer(self, choice: Choice) -> None:
        seat = self.match.state.current_player()
        action = self.bots[seat].choose(Situation(self.game, self.match.state, seat))
        self.match.answer(seat, choice.id, self.game.keys[action])

    def finish(self) -> None:
        self.show()
        ranks = self.game.ranks(self.match.state)
        if len(set(ranks)) == 1:  # all have won together, or lost: the last event tells which
            self.say(self.game.narrate(heard(self.match.log, self.me)[-1]))
            return
        for seat in sorted(range(self.match.seats), key=ranks.__getitem__):
            self.console.print(f"[bold]{ranks[seat]:>6}. {escape(self.names[seat])}[/]")

    # --- the person ------------------------------------------------------------------------------------------------

    def show(self) -> None:
        look = LOOKS.get(self.game.name)
        if look is None:
            for line in self.game.table(self.match.state, self.me):
                self.say(line)
        else:
            self.console.print(look(self.game.view(self.match.state, self.me), self.names, self.me))

    def ask(self, choice: Choice) -> None:
        """Until an answer is taken. Raises Left."""
        self.console.print()
        self.show()
        self.say(choice.prompt)
        for place, option in enumerate(choice.options, 1):
            mark = f" [yellow]({escape(option.note)})[/]" if option.note else ""
            self.console.print(f"[bold cyan]{place:>4}[/]  {escape(named(option.text, self.names))}{mark}  [dim]{escape(short(option))}[/]")
        while not self.heed(self.read(), choice):
            pass

    def read(self) -> str:
        """What is typed; shown where no keyboard shows it."""
        try:
            words = self.console.input("[bold green]> [/]").strip()
        except (EOFError, KeyboardInterrupt) as end:
            self.console.print()
            if isinstance(end, EOFError):
                raise Left from None
            raise
        if not sys.stdin.isatty():
            self.console.print(escape(words))
        return words

    def heed(self, words: str, choice: Choice) -> bool:
        """Do what was typed; True if the question is answered."""
        verb, _, rest = words.partition(" ")
        rest = rest.strip()
        if words in ("quit", "exit", "q"):
            raise Left
        if verb in ("rule", "rules"):
            self.show_rule(rest)
        elif verb == "table":
            for line in self.game.table(self.match.state, self.me):
                self.say(line)
        elif verb == "undo":
            return self.undo()
        elif words in ("?", "help"):
            self.say(HELP + (WALKING if self.game.name in WAYS else ""))
        elif verb == "why" or words.startswith("?"):
            self.why(rest if verb == "why" else words[1:].strip(), choice)
        elif words:
            return self.answer(words, choice)
        return False

    def answer(self, words: str, choice: Choice) -> bool:
        option = meant(words, choice.options)
        way = self.way_to(words)
        if way and not option:
            return self.walk(way)
        key = option.key if option else self.key_of(words, choice)
        if not key:
            unknown = f"There is no action {words}" if words.isdecimal() else f"No action is called {words}, or several are"
            self.say(f"{unknown}; type ? for help.")
            return False
        try:
            self.match.answer(self.me, choice.id, key)
        except Refused as refused:
            self.explain(refused)
            return False
        return True

    def way_to(self, words: str) -> list[str]:
        """The spaces on the way to one within reach."""
        ways = WAYS.get(self.game.name)
        return ways(self.game.view(self.match.state, self.me)).get(words, []) if ways else []

    def walk(self, way: list[str]) -> bool:
        """Step after step, as far as the next one may be taken."""
        for space in way:
            choice = self.match.choice(self.me)
            key = f"step:{space}"
            if choice is None or key not in [option.key for option in choice.options]:
                break
            self.match.answer(self.me, choice.id, key)
        return True

    def why(self, words: str, choice: Choice) -> None:
        """The rule that forbids an action; nothing is answered."""
        option = numbered(words, choice.options)
        key = option.key if option else self.key_of(words, choice)
        if not key:
            self.say(f"No action is called {words or 'nothing'}; actions are called like {choice.options[0].key}.")
            return
        try:
            self.match.check(self.me, choice.id, key)
        except Refused as refused:
            self.explain(refused)
        else:
            self.say(f"{key} is among the things that you can do now.")

    def key_of(self, words: str, choice: Choice) -> str:
        """An action by its name, with or without its family, which is one of those asked for if possible: R6 or play:R6; "" if none
        is called so."""
        asked = [family_of(option) for option in choice.options]
        families = sorted(FAMILIES, key=lambda family: family not in asked)
        return next((k for k in (words, *(f"{family}:{words}" for family in families)) if k in self.game.numbers), "")

    def undo(self) -> bool:
        try:
            self.match.undo(self.me)
        except Refused as refused:
            self.explain(refused)
            return False
        return True

    def show_rule(self, number: str) -> None:
        book = rulebook(self.game.name)
        try:
            self.say(f"{book.code(number)}  {book.plain(number)}" if number else f"Rules have numbers, like {next(iter(book.rules))}.")
        except UnknownRule as unknown:
            self.say(str(unknown.args[0]))

    def explain(self, refused: Refused) -> None:
        """As a sentence, whether its words are one or begin small and have no period."""
        self.say(f"No. {refused.rule + ': ' if refused.rule else ''}{refused.words[:1].upper()}{refused.words[1:].rstrip('.')}.")


def family_of(option: Option) -> str:
    return option.key.partition(":")[0]


def short(option: Option) -> str:
    """`play:R5+uno` is typed as `R5+uno`."""
    return option.key.partition(":")[2] if family_of(option) in FAMILIES else option.key


def numbered(words: str, options: tuple[Option, ...]) -> Option | None:
    return options[int(words) - 1] if words.isdecimal() and 1 <= int(words) <= len(options) else None


def begins(name: str, words: str) -> bool:
    """drip-1 is another space than drip-10, not its beginning."""
    return name.startswith(words) and not (words[-1:].isdecimal() and name[len(words):][:1].isdecimal())


def meant(words: str, options: tuple[Option, ...]) -> Option | None:
    """The option of this number, or of this name, or the only one whose name begins like this."""
    option = numbered(words, options)
    if option:
        return option
    low = words.lower()
    exact = [o for o in options if low in (o.key.lower(), short(o).lower(), o.text.lower())]
    near = exact or [o for o in options if begins(short(o).lower(), low) or begins(o.text.lower(), low)]
    return near[0] if len(near) == 1 or exact else None
