"""Match: the truth of a game that is played, (game, version, content, options, seats, seed, rows); the state is a cache of it.

A row is one answer. The list of rows only grows: taking back is a row too.
"""
from __future__ import annotations

from typing import Any, NamedTuple

from .choice import Choice, Refused
from .events import TOOK_BACK, Entry
from .game import Game
from .options import BadOption, Value, changed, complete
from .state import State

UNDO = "undo:"  # the key of a row that takes back: "undo:12" is the table as it was before row 12


class Row(NamedTuple):
    seat: int
    question: int  # the number of the question that it answers
    key: str
    luck: int | None = None  # fresh randomness of the table, sown before this answer


class Kept(NamedTuple):
    """The table as it was before a row."""

    row: int
    seat: int
    question: int
    state: State


class Match:
    """Checks answers that come from outside, keeps them, and can take them back.

    A question keeps its number until it is answered; one that is put to several at once keeps it until all have answered.
    """

    def __init__(self, game: Game, seats: int, seed: int, options: dict[str, Any] | None = None) -> None:
        """Raises Refused (players), BadOption."""
        self.options: dict[str, Value] = complete(game.options, options or {})
        game.check_seats(seats, self.options)
        self.game = game
        self.seats = seats
        self.seed = seed
        self.rows: list[Row] = []
        self.log: list[Entry] = []
        self.question = 0
        self.state = game.new(seats, seed, self.options, self.log)
        self.kept: list[Kept] = []  # back to the undo floor: the last moment that brought something to light or rolled

    def choice(self, seat: int | None) -> Choice | None:
        return self.game.choice(self.state, seat, self.question)

    def check(self, seat: int, question: int, key: str) -> int:
        """The action that a key stands for, if it may be given now. Raises Refused."""
        game, s = self.game, self.state
        if s.is_terminal():
            raise Refused("", "the game is over")
        if key not in game.numbers:
            raise Refused("", f"no action is called {key}")
        action = game.numbers[key]
        if question != self.question:
            raise Refused("", f"question {question} is closed; the table is at question {self.question}")
        if action not in game.legal_for(s, seat):
            rule = game.why_not(s, seat, action)
            raise Refused(rule, game.rule(rule))
        return action

    def answer(self, seat: int, question: int, key: str, luck: int | None = None) -> None:
        """Give an answer. Raises Refused, and then nothing has changed. An answer that was given already is no error."""
        if self.has(seat, question, key):
            return
        action = self.check(seat, question, key)
        s = self.state
        self.kept.append(Kept(len(self.rows), seat, self.question, s.clone()))
        asked, stack, events = s.pending[:], s.stack[:], len(self.log)
        if luck is not None:
            s.sow(luck)
        before = s.seed
        s.turn_to(seat)
        s.apply_action(action)
        self.rows.append(Row(seat, question, key, luck))
        if s.seed != before or any([entry[0].enlightens for entry in self.log[events:]]):
            self.kept = []
        if seat in asked:
            asked.remove(seat)
        if s.stack != stack or sorted(s.pending) != sorted(asked) or not asked:
            self.question = len(self.rows)

    def has(self, seat: int, question: int, key: str) -> bool:
        """Was this very answer given before? (Sending it twice is harmless.)"""
        return any([row.seat == seat and row.question == question and row.key == key for row in self.rows[question:]])

    # --- taking back -------------------------------------------------------------------------------------------------

    def undo_to(self, seat: int) -> int | None:
        """The row before which a seat may go back: its own last answer since the undo floor. None: nothing to take back."""
        if self.state.is_terminal():
            return None
        return max([kept.row for kept in self.kept if kept.seat == seat], default=None)

    def undo(self, seat: int, row: int | None = None) -> None:
        """Take back this seat's last answer and all after it. Who must agree is the table's business. Raises Refused."""
        to = self.undo_to(seat)
        if to is None or (row is not None and row != to):
            raise Refused("", "nothing can be taken back: something was drawn, rolled or shown since")
        while self.kept[-1].row != to:
            self.kept.pop()
        self.state = self.kept.pop().state
        self.rows.append(Row(seat, self.question, f"{UNDO}{to}"))
        self.log.append((TOOK_BACK, seat, 0, 0))
        self.state.log = self.log
        self.question = len(self.rows)

    # --- as data -----------------------------------------------------------------------------------------------------

    def record(self) -> dict[str, Any]:
        """Plain data that JSON keeps and `replay` reads."""
        content = {"content": self.game.content_digest} if self.game.content_digest else {}
        return {"game": self.game.name, "version": self.game.version, **content,
                "options": dict(changed(self.game.options, self.options)), "seats": self.seats, "seed": self.seed,
                "answers": [list(row[:3] if row.luck is None else row) for row in self.rows]}

    def give(self, row: Row) -> None:
        """A row that was kept: an answer or a taking back. Raises Refused."""
        if row.key.startswith(UNDO) and row.key[len(UNDO):].isdecimal():
            self.undo(row.seat, int(row.key[len(UNDO):]))
        else:
            self.answer(row.seat, row.question, row.key, row.luck)


class BadRecord(ValueError):
    """A record that cannot be replayed; the sentence says why."""


def replay(game: Game, record: dict[str, Any]) -> Match:
    """The match that a record tells of. Raises BadRecord."""
    try:
        if record["version"] != game.version:
            raise BadRecord(f"this game was played by version {record['version']} of the rules of {game.title}, not by {game.version}")
        if (other := other_content(game, record.get("content", ""))):
            raise BadRecord(f"this game was played with {other}")
        match = Match(game, whole(record["seats"]), whole(record["seed"]), record["options"])
        rows = [row_of(answer) for answer in record["answers"]]
    except KeyError as error:
        raise BadRecord(f"this is no record of a game: it has no {error.args[0]}") from None
    except (TypeError, Refused, BadOption) as error:
        raise BadRecord(f"this is no record of a game: {error}") from None
    for number, row in enumerate(rows):
        try:
            match.give(row)
        except Refused as refused:
            raise BadRecord(f"answer {number} ({row.key} by seat {row.seat}) is refused: {refused}") from None
    return match


def other_content(game: Game, digest: object) -> str:
    """Which content it was, if it is not the one in force."""
    if digest == game.content_digest:
        return ""
    if not digest:
        return f"the content that comes with {game.title}, but now other content is in force"
    return f"other content of {game.title} ({digest}): its file must be given with --content"


def whole(value: object) -> int:
    """Raises TypeError."""
    if isinstance(value, int):
        return value
    raise TypeError(f"{value!r} is no whole number")


def row_of(answer: Any) -> Row:
    """A row from JSON. Raises TypeError."""
    if not isinstance(answer, list) or len(answer) not in (3, 4) or not isinstance(answer[2], str):
        raise TypeError(f"{answer!r} is no answer")
    return Row(whole(answer[0]), whole(answer[1]), answer[2], whole(answer[3]) if len(answer) == 4 else None)
