"""9.1 What was shown of a hand, and to whom, until it leaves the hand."""
from __future__ import annotations

from .state import SHOWING, Uno


def everybodys_eyes(s: Uno) -> int:
    return (2 << (s.seats - 1)) - 1


def remember(s: Uno, owner: int, eyes: int, cards: list[int]) -> None:
    """9.1 These cards are in the hand of the owner, and those with these eyes know it."""
    if not s.shown:
        s.shown = [[] for _ in range(s.seats)]
    if eyes == everybodys_eyes(s):
        s.shown[owner] = []
    s.shown[owner] += [SHOWING + eyes, *cards]


def still_shown(s: Uno, owner: int) -> list[list[int]]:
    """The showings of a hand, [SHOWING + eyes, card, ...], without what has left it since. What the same eyes knew of it before is
    part of the last. Of a card laid, one leaves each showing: whether the owner holds another like it, nobody knows."""
    rows: list[list[int]] = []
    for mark in s.shown[owner] if s.shown else []:
        if mark >= SHOWING:
            rows = [*[row for row in rows if row[0] & ~mark], [mark]]
        elif mark >= 0:
            rows[-1].append(mark)
        else:
            for row in rows:
                if -1 - mark in row:
                    row.remove(-1 - mark)
    return rows


def known(s: Uno, seat: int, owner: int) -> list[int]:
    """The cards that a seat knows in the hand of another: of several showings the fullest count of each card."""
    found: list[int] = []
    for row in still_shown(s, owner):
        if row[0] >> seat & 1:
            for card in row[1:]:
                if found.count(card) < row.count(card):
                    found.append(card)
    return found
