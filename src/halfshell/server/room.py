"""One table and its match: applies answers, tells everybody, and answers for bots, clocks and people who are away.

What is true lies in the store; a room is a copy of it that any node may have. Durable first, told second.
"""
from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from halfshell.bots import Bot, Situation, bots, make
from halfshell.core.choice import Refused
from halfshell.core.game import Game
from halfshell.core.match import UNDO, Match, Row
from halfshell.core.script import PASS
from halfshell.games import game as game_of

from .pacing import JUMP_IN, UNDO_SECONDS, Asked, Moment, Pacing
from .presence import Presence
from .seats import seats_with
from .store import Seat, Store, Table, Taken, Vote

if TYPE_CHECKING:
    from .connection import Connection

log = logging.getLogger(__name__)
Tell = Callable[["Room"], Awaitable[None]]


class Room:
    def __init__(self, store: Store, tell: Tell, pace: float, table: Table, seats: list[Seat]) -> None:
        """`tell`: let the other nodes know that something happened here."""
        self.store = store
        self.tell = tell
        self.id = table.id
        self.table = table
        self.seats = seats
        self.game: Game = game_of(table.game)
        self.match: Match | None = None
        self.votes: list[Vote] = []
        self.asked_at = 0.0  # when taking back was asked for
        self.connections: set[Connection] = set()
        self.presence = Presence()
        self.pacing = Pacing(pace, table.clock)
        self.bots: dict[int, Bot] = {}
        self.lock = asyncio.Lock()  # one answer after the other
        self.changed = asyncio.Event()
        self.used = time.monotonic()
        self.keeper: asyncio.Task[None] | None = None

    # --- what there is -----------------------------------------------------------------------------------------------

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def seats_with(self, key: str) -> list[int]:
        return seats_with(self.seats, key)

    def seat_with(self, key: str, before: int | None = None) -> int | None:
        """The seat that this key opens; of several one that is asked now, else the one before."""
        mine = self.seats_with(key)
        asked = self.game.seats_asked(self.match.state) if self.match else ()
        wanted = [seat for seat in mine if seat in asked] or mine
        return before if before in wanted else next(iter(wanted), None)

    def here(self) -> set[int]:
        """The people who are connected, to this node or another."""
        return self.connected() | self.presence.seats()

    def connected(self) -> set[int]:
        """The seats of those who are connected to this node."""
        return {seat for c in self.connections for seat in self.seats_with(c.key)}

    def watching(self) -> int:
        return sum(c.seat is None for c in self.connections) + self.presence.watching()

    def machines(self) -> set[int]:
        """The seats for which a bot answers."""
        return {seat.seat for seat in self.seats if seat.kind == "bot" or seat.away}

    def asked(self) -> Asked | None:
        """The question as everybody sees it."""
        choice = self.match.choice(None) if self.match else None
        if self.match is None or choice is None:
            return None
        may_pass = PASS in self.game.legal_for(self.match.state, choice.seats[0])
        return Asked(choice, (self.game.name, choice.rule) == JUMP_IN, may_pass, self.machines(), self.here())

    def seconds_left(self) -> float | None:
        """Until the room answers for people."""
        asked = self.asked()
        if asked is None:
            return None
        self.pacing.opens(asked.choice.id, time.monotonic())
        closes = self.pacing.closes(asked)
        return None if closes is None else max(0.0, round(closes - time.monotonic(), 2))

    # --- up to date with the store -----------------------------------------------------------------------------------

    async def reload(self) -> None:
        """Bring in what happened elsewhere, and show it."""
        async with self.lock:
            await self.catch_up()
        self.show()

    async def catch_up(self) -> None:
        """Seats, votes and missing rows from the store. Under the lock."""
        found = await self.store.load(self.id)
        if found is None:
            raise LookupError(f"table {self.id} is gone")
        self.table, self.seats = found
        if self.table.status == "open":
            return
        if self.match is None:
            match = Match(self.game, len(self.seats), self.table.seed, self.table.options)
            await asyncio.to_thread(replay, match, await self.store.rows(self.id))
            self.match = match  # seen by others only now
        else:
            replay(self.match, await self.store.rows(self.id, len(self.match.rows)))
        self.use_votes(await self.store.votes(self.id, len(self.match.rows)))

    def show(self) -> None:
        """Something changed: tell everybody who is connected here, and plan anew."""
        self.used = time.monotonic()
        self.changed.set()
        for connection in self.connections:
            connection.seat = self.seat_with(connection.key, connection.seat)
            connection.dirty.set()

    # --- answers -----------------------------------------------------------------------------------------------------

    def playing(self) -> Match:
        """Raises Refused."""
        if self.match is None:
            raise Refused("", "the game has not begun")
        return self.match

    async def answer(self, seat: int, question: int, key: str) -> None:
        """Raises Refused, and then nothing has changed. Each answer brings fresh luck, so that nobody can compute ahead."""
        match = self.playing()
        async with self.lock:
            while not match.has(seat, question, key):
                match.check(seat, question, key)
                if await self.write(match, Row(seat, question, key, secrets.randbits(60))):
                    break
        await self.happened()

    async def write(self, match: Match, row: Row) -> bool:
        """Into the store, then into the match. False: another node was first, and the match is up to date with it. Under the lock."""
        try:
            await self.store.append(self.id, len(match.rows), row)
        except Taken:
            await self.catch_up()
            return False
        match.give(row)
        self.votes = []
        if match.state.is_terminal():
            await self.store.finish(self.id)
            self.table = dataclasses.replace(self.table, status="over")
        return True

    async def happened(self) -> None:
        self.show()
        await self.tell(self)

    # --- taking back -------------------------------------------------------------------------------------------------

    @property
    def asking(self) -> int | None:
        """Who asks to take back."""
        return next((vote.seat for vote in self.votes if vote.asks), None)

    def last_to_answer(self, seats: list[int]) -> int | None:
        """Of these seats, the one whose answer would be taken back."""
        match = self.playing()
        rows = {to: seat for seat in seats if (to := match.undo_to(seat)) is not None}
        return rows[max(rows)] if rows else None

    def use_votes(self, votes: list[Vote]) -> None:
        before, self.votes = self.asking, votes
        if self.asking is not None and before is None:
            self.asked_at = time.monotonic()

    def not_agreed(self) -> list[int]:
        """The people who have not agreed yet. Bots always agree, also those that play for somebody."""
        if self.asking is None:
            return []
        agreed = {vote.seat for vote in self.votes}
        return [seat.seat for seat in self.seats if seat.kind == "person" and not seat.away and seat.seat not in agreed]

    async def undo(self, seats: list[int], yes: bool) -> None:
        """Ask, agree or decline, for all seats of a person. Raises Refused."""
        match = self.playing()
        async with self.lock:
            await self.catch_up()
            number = len(match.rows)
            if not yes:
                await self.store.vote_down(self.id, number)
            elif self.asking is None and self.last_to_answer(seats) is None:
                raise Refused("", "there is nothing that you could take back: something was drawn, rolled or shown since")
            else:
                asks = self.last_to_answer(seats) if self.asking is None else None
                for seat in seats:
                    with contextlib.suppress(Taken):  # has voted already
                        await self.store.vote(self.id, number, Vote(seat, seat == asks))
            self.use_votes(await self.store.votes(self.id, number))
            await self.take_back(match)
        await self.happened()

    async def take_back(self, match: Match) -> None:
        """If all have agreed. Under the lock."""
        by = self.asking
        if by is None or self.not_agreed():
            return
        to = match.undo_to(by)
        if to is not None:
            await self.write(match, Row(by, match.question, f"{UNDO}{to}"))

    # --- people ------------------------------------------------------------------------------------------------------

    async def leave(self, seat: int, away: bool) -> None:
        """A bot plays on for a person, or no longer does. Before the game begins, who leaves gets up. Raises Refused."""
        if self.match is not None:
            await self.store.set_away(self.id, seat, away)
        elif not away:
            return
        elif seat == self.table.host:
            raise Refused("", "you keep this table open for the others; it is enough to close the page")
        else:
            await self.store.reseat(self.id, self.seats, [Seat(seat, "open") if one.seat == seat else one for one in self.seats])
        async with self.lock:
            await self.catch_up()
            if self.match is not None:
                await self.take_back(self.match)  # whoever left cannot be asked any more
        await self.happened()

    # --- bots and clocks ---------------------------------------------------------------------------------------------

    def next_moment(self) -> Moment | None:
        """Who answers next without anybody's doing, and when."""
        asked = self.asked()
        if asked is None:
            return None
        self.pacing.opens(asked.choice.id, time.monotonic())
        bots_wait = 0.0 if self.asking is None else self.asked_at + UNDO_SECONDS * self.pacing.pace
        return next(iter(self.pacing.moments(asked, bots_wait)), None)

    def start(self) -> None:
        self.keeper = asyncio.create_task(self.keep())

    async def keep(self) -> None:
        """Give the answers that nobody gives, for as long as the room lives."""
        while True:
            self.changed.clear()
            moment = self.next_moment()
            wait = None if moment is None else moment.at - time.monotonic()
            if wait is None or wait > 0:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(wait):  # wait_for may swallow being canceled
                        await self.changed.wait()
                    continue
            if moment is not None:
                try:
                    await self.act(moment)
                except Refused:
                    await asyncio.sleep(0)  # somebody was faster
                except Exception:
                    log.exception("table %s: seat %s could not be answered for", self.id, moment.seat)
                    await asyncio.sleep(1)

    async def act(self, moment: Moment) -> None:
        match = self.playing()
        question, seat = match.question, moment.seat
        if moment.bot:
            key = await self.bot_key(match, seat)
            with contextlib.suppress(Refused):  # somebody was faster, or the bot is wrong
                await self.answer(seat, question, key)
                return
        choice = match.choice(seat)
        if choice is not None and choice.id == question and seat in choice.seats:
            await self.answer(seat, question, choice.default)

    async def bot_key(self, match: Match, seat: int) -> str:
        """What the bot of a seat says; it thinks about a copy, in a thread. A bot that fails leaves it to the default."""
        if seat not in self.bots:
            known = [bot.name for bot in bots(self.game.name)]
            name = self.seats[seat].bot
            self.bots[seat] = make(self.game.name, name if name in known else known[0], secrets.randbits(32))
        situation = Situation(self.game, match.state.clone(), seat)
        try:
            return self.game.keys[await asyncio.to_thread(self.bots[seat].choose, situation)]
        except Exception:
            log.exception("table %s: the bot of seat %s failed", self.id, seat)
            return ""

    def idle(self) -> bool:
        """Nobody is here, and nothing will happen by itself."""
        return not self.connections and self.next_moment() is None

    async def close(self) -> None:
        if self.keeper is not None:
            async with self.lock:  # not in the middle of a write
                self.keeper.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.keeper
        for connection in self.connections:
            connection.dirty.set()


def replay(match: Match, rows: list[Row]) -> None:
    for row in rows:
        match.give(row)
