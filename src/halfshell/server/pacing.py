"""When bots answer, and when the room answers for people. Depends on public facts and chance alone, so that nobody can read
a hand from a delay."""
from __future__ import annotations

from random import random
from typing import Final, NamedTuple

from halfshell.core.choice import Choice

JUMP_IN: Final = ("uno", "10.3")
JUMP_IN_SECONDS: Final = 2.5  # for everybody, whether he holds the card or not
WINDOW_SECONDS: Final = 6.0  # to call or to catch, where the table has no clock
UNDO_SECONDS: Final = 15.0  # for which bots wait while somebody asks to take back


class Asked(NamedTuple):
    """A question as everybody sees it."""

    choice: Choice
    jump_in: bool
    may_pass: bool
    machines: set[int]  # seats for which a bot answers
    here: set[int]  # people who are connected

    @property
    def for_people(self) -> bool:
        """Put to a team, whose first answer decides, with a person in it: no bot decides for a person while there is time."""
        people = set(self.choice.seats) - self.machines
        return len(self.choice.seats) > 1 and not self.choice.secret and not self.jump_in and len(people) > 0


class Moment(NamedTuple):
    at: float
    seat: int
    bot: bool  # the bot of the seat answers; else the room, with the choice's default


class Pacing:
    """The timetable of one table; `pace` stretches all but its clock."""

    def __init__(self, pace: float, clock: int) -> None:
        self.pace = pace
        self.clock = clock
        self.question = -1
        self.opened = 0.0
        self.chance: dict[int, float] = {}  # of each seat; drawn once, so that planning anew changes nothing

    def opens(self, question: int, now: float) -> None:
        if question != self.question:
            self.question, self.opened, self.chance = question, now, {}

    def closes(self, asked: Asked) -> float | None:
        """When the room answers for the people who have not."""
        choice = asked.choice
        if asked.jump_in:
            return self.opened + JUMP_IN_SECONDS * self.pace
        if not set(choice.seats) - asked.machines:
            return None
        if self.clock:
            return self.opened + self.clock
        return self.opened + WINDOW_SECONDS * self.pace if choice.secret and asked.may_pass else None

    def bot_answers(self, asked: Asked, seat: int) -> float:
        chance = self.chance.setdefault(seat, random())
        choice = asked.choice
        if asked.jump_in:
            wait = 0.4 + 1.8 * chance
        elif not choice.secret:
            wait = 0.8 + 0.3 * chance
        elif asked.may_pass and not set(choice.seats) & asked.here - asked.machines:
            wait = 0.4 * chance  # no person can be faster
        else:
            wait = 2.5 + 1.5 * chance
        return self.opened + wait * self.pace

    def moments(self, asked: Asked, not_before: float) -> list[Moment]:
        """Who answers when, if nobody else does first, the soonest first; bots wait until `not_before`."""
        closes = self.closes(asked)
        found = []
        for seat in asked.choice.seats:
            machine = seat in asked.machines
            at = closes if asked.for_people else self.bot_answers(asked, seat)
            if machine and at is not None:
                found.append(Moment(max(not_before, at), seat, True))
            if closes is not None and (not machine or asked.jump_in):
                found.append(Moment(closes, seat, False))
        return sorted(found, key=lambda moment: (moment.at, not moment.bot))
