"""What can go wrong, as one clear sentence each."""
from __future__ import annotations


class Trouble(Exception):
    """A call that cannot be answered: an HTTP status, a sentence, and the rule if one is to blame."""

    def __init__(self, status: int, words: str, rule: str = "") -> None:
        super().__init__(words)
        self.status = status
        self.words = words
        self.rule = rule


class ServeError(ValueError):
    """The server cannot start; the sentence says why."""
