"""What goes over the wire. The browser's types are made from these (see typescript.py), so that the two cannot drift."""
from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

# --- GET /api/games, /api/rules/{game} ---------------------------------------------------------------------------------


class NumberRange(Struct):
    low: int
    high: int


class OptionInfo(Struct):
    """One option of a game: its values as text, `no` and `yes` for a switch; `number` instead bounds a whole number."""

    name: str
    values: list[str]
    default: str
    number: NumberRange | None
    rule: str
    words: str
    house: bool  # a house rule, not a reading of the printed ones
    setup: bool  # chooses what is played, and is no reading of a rule


class BotInfo(Struct):
    name: str
    words: str


class GameInfo(Struct):
    name: str
    title: str
    prefix: str  # of rule numbers: "UNO"
    players: tuple[int, int]
    seat_names: dict[str, list[str]]  # by number of players: whom each seat plays; empty where the seats are alike
    cooperative: bool  # all win or lose together: one person may play for several
    minutes: str
    promise: str  # one line for the box lid
    options: list[OptionInfo]
    bots: list[BotInfo]  # the first one fills seats by itself


class RuleInfo(Struct):
    number: str
    kind: str  # R printed, J ruling, R/J both, H house rule, X example
    text: str  # with `code` and **bold**


class RuleSection(Struct):
    number: str
    title: str
    rules: list[RuleInfo]


class RulesPage(Struct):
    game: str
    title: str
    prefix: str
    sections: list[RuleSection]


# --- making and joining a table ----------------------------------------------------------------------------------------


class NewSeat(Struct):
    """`me` may stand once, in a cooperative game for several seats; `open` waits for a person."""

    kind: Literal["me", "bot", "open"]
    bot: str = ""


class NewTable(Struct):
    """POST /api/tables. Answers with `Entry`. If no seat is open the game begins at once."""

    game: str
    name: str  # of the one who makes the table
    seats: list[NewSeat]
    options: dict[str, str] = {}
    private: bool = False  # not listed: by link only
    clock: int = 0  # seconds for an answer; 0: none


class Join(Struct):
    """POST /api/tables/{table}/join. Answers with `Entry`. Without a seat, the first open one."""

    name: str
    seat: int | None = None


class Entry(Struct):
    """Where to go. The seat token is also set as a cookie; `key` makes the personal link /t/{table}?key={key}."""

    table: str
    seat: int
    key: str


class Problem(Struct):
    """Every error: one clear sentence, and the rule if one is to blame."""

    words: str
    rule: str = ""


class TableCard(Struct):
    """GET /api/tables: a line on the home page."""

    table: str
    game: str
    title: str
    status: Literal["open", "playing", "over"]
    names: list[str]  # "" for an open seat
    open_seats: int
    mine: bool
    my_turn: bool
    changed: list[str]  # options that are not as printed
    age: int  # seconds since something happened


# --- the table: server to browser --------------------------------------------------------------------------------------


class SeatInfo(Struct):
    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    emblem: str  # a sign of the art kit
    here: bool  # connected (bots always are)
    away: bool  # a person for whom a bot plays on


class ChosenOption(Struct):
    name: str
    value: str
    rule: str
    words: str
    house: bool
    setup: bool


class OptionView(Struct):
    key: str
    text: str
    note: str  # "bluff"; for the eyes of the asked


class ChoiceView(Struct):
    id: int
    seats: list[int]  # who is still to answer
    kind: str
    prompt: str
    rule: str
    options: list[OptionView]  # yours; empty if you are not asked
    default: str
    secret: bool
    deadline: float | None  # seconds of the clock that are left when this is sent


class EventView(Struct):
    number: int
    name: str
    rule: str
    data: dict[str, int | str]
    text: str


class UndoView(Struct):
    """`can`: you may ask to take your last answer back. `by`: somebody asks; `waiting` have not agreed yet."""

    can: bool
    by: int | None
    waiting: list[int]


class ResultView(Struct):
    returns: list[float]
    ranks: list[int]


class TableView(Struct, tag="table"):
    """The whole table as one seat (or a spectator) sees it; sent on arrival and after everything that happens."""

    table: str
    game: str
    title: str
    prefix: str
    status: Literal["open", "playing", "over"]
    seat: int | None  # yours; none: you watch
    own: list[int]  # all that are yours: `seat` is the one that is asked, or was last
    host: bool
    key: str  # of your seat, for the personal link; "" for spectators
    seats: list[SeatInfo]
    watching: int
    options: list[ChosenOption]  # those that are not as printed
    private: bool
    clock: int
    view: dict[str, Any] | None  # as the game's view.py says; none before the game begins
    choice: ChoiceView | None
    events: list[EventView]  # from the number asked for
    text: list[str]  # the table in plain words, a line each
    undo: UndoView
    result: ResultView | None
    rematch: str  # the table to which this one moved on; "" if none


class RefusedView(Struct, tag="refused"):
    """An answer was not taken; nothing has changed. `key` is the one that was sent."""

    key: str
    rule: str
    words: str


class WhyView(Struct, tag="why"):
    """The answer to `why`."""

    key: str
    rule: str
    words: str


FromServer = TableView | RefusedView | WhyView

# --- the table: browser to server --------------------------------------------------------------------------------------


class Hello(Struct, tag="hello"):
    """The first message of a connection: send me events from this number on."""

    since: int = 0


class Answer(Struct, tag="answer"):
    """Sending it twice is harmless."""

    choice: int
    key: str


class Why(Struct, tag="why"):
    """Why can't I? Asked for a dimmed thing."""

    key: str


class Undo(Struct, tag="undo"):
    """Ask to take back your last answer; or agree (`yes`), or not, to what another asks."""

    yes: bool = True


class Leave(Struct, tag="leave"):
    """Let a bot play on for me (`away`), or take the seat back."""

    away: bool = True


class Begin(Struct, tag="begin"):
    """The host begins; open seats are filled with bots."""


class Rematch(Struct, tag="rematch"):
    """After the end: a new table with the same people, bots and options."""


FromBrowser = Hello | Answer | Why | Undo | Leave | Begin | Rematch
