"""Choice: a question in words, made only when somebody looks. Programs that play fast use the numbers alone."""
from __future__ import annotations

from typing import Final, NamedTuple

KINDS: Final = ("action", "card", "space", "fighter", "tile", "player", "number", "yes_no", "order", "color", "text")


class Option(NamedTuple):
    key: str  # a stable meaning: "play:R5", "space:3", never a menu position
    action: int  # the same as a number: its place in the game's KEYS
    text: str  # in words; {p2} stands for the name of the player in seat 2
    note: str = ""  # for the eyes of the one who is asked: "bluff"


class Choice(NamedTuple):
    id: int  # an answer names it
    seats: tuple[int, ...]  # who is still to answer; several: each for himself, or the first decides
    kind: str  # out of KINDS
    prompt: str  # one sentence; {p2} as above
    rule: str  # the rule by which it is asked
    options: tuple[Option, ...]  # of the seat that looks; empty for the others
    default: str  # what a clock answers; "" for those who are not asked
    secret: bool  # put to several at once, each blind to the others


class Refused(Exception):
    """An answer that is not legal; carries the number of the rule that says so and its words. Nothing has changed.
    `rule` is "" where the table and not the game refuses."""

    def __init__(self, rule: str, words: str) -> None:
        super().__init__(f"{rule} {words}".strip())
        self.rule = rule
        self.words = words
