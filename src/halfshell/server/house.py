"""All rooms of this node: loaded when somebody comes, dropped when nothing happens in them any more."""
from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from typing import TYPE_CHECKING, Final

from sqlalchemy.exc import SQLAlchemyError

from halfshell.core.choice import Refused
from halfshell.core.match import other_content
from halfshell.games import UnknownGame
from halfshell.games import game as game_of

from .bus import Bus, News, PostgresBus
from .presence import HEARTBEAT
from .problems import Trouble
from .room import Room
from .store import Store

if TYPE_CHECKING:
    from .connection import Connection

MOST: Final = 1000  # rooms in memory
IDLE: Final = 300.0  # seconds
log = logging.getLogger(__name__)


class House:
    def __init__(self, store: Store, pace: float) -> None:
        self.store = store
        self.pace = pace
        self.node = secrets.token_hex(6)
        self.bus: Bus = PostgresBus(store) if store.postgres else Bus()
        self.rooms: dict[str, Room] = {}  # the one used last comes last
        self.loading = asyncio.Lock()
        self.errands: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Raises ServeError."""
        await self.store.open()
        await self.bus.open(self.hear, self.missed)
        self.janitor = asyncio.create_task(self.keep_house())

    async def close(self) -> None:
        self.janitor.cancel()
        for task in self.errands:
            task.cancel()
        for room in list(self.rooms.values()):
            await room.close()
        await self.bus.close()
        await self.store.close()

    # --- rooms -------------------------------------------------------------------------------------------------------

    async def room(self, id: str) -> Room:
        """Raises Trouble if there is no such table."""
        async with self.loading:
            room = self.rooms.pop(id, None) or await self.load(id)
            self.rooms[id] = room
        room.used = time.monotonic()
        return room

    async def load(self, id: str) -> Room:
        found = await self.store.load(id) if len(id) <= 40 else None
        if found is None:
            raise Trouble(404, "there is no such table")
        table, seats = found
        await self.make_space()
        try:
            game = game_of(table.game)
            if game.version != table.version:
                raise Trouble(409, f"this table was played by version {table.version} of the {table.game} rules; this server has another")
            if (other := other_content(game, table.content)):
                raise Trouble(409, f"this table was played with {other}")
            room = Room(self.store, self.tell, self.pace, table, seats)
            await room.catch_up()
        except (UnknownGame, Refused) as error:
            log.exception("table %s cannot be loaded", id)
            raise Trouble(409, f"this table cannot be shown any more: {error}") from None
        room.start()
        await self.tell_presence(room, asks=True)
        return room

    async def make_space(self) -> None:
        if len(self.rooms) < MOST:
            return
        unused = next((room for room in self.rooms.values() if not room.connections), None)
        if unused is None:
            raise Trouble(503, "all tables of this house are taken; please come back later")
        await self.drop(unused)

    async def drop(self, room: Room) -> None:
        del self.rooms[room.id]
        await room.close()

    async def keep_house(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT)
            async with self.loading:
                long_ago = time.monotonic() - IDLE
                for room in [room for room in self.rooms.values() if room.used < long_ago and room.idle()]:
                    await self.drop(room)
            for room in [room for room in self.rooms.values() if room.connections]:
                await self.tell_presence(room)

    async def changed(self, id: str) -> None:
        """Something happened at a table other than through its room."""
        if id in self.rooms:
            await self.rooms[id].reload()
        await self.news(News(self.node, id))

    # --- who is here -------------------------------------------------------------------------------------------------

    async def arrive(self, connection: Connection) -> None:
        connection.room.connections.add(connection)
        await self.moved(connection.room)

    async def depart(self, connection: Connection) -> None:
        connection.room.connections.discard(connection)
        await self.moved(connection.room)

    async def moved(self, room: Room) -> None:
        room.show()
        await self.tell_presence(room)

    # --- the other nodes ---------------------------------------------------------------------------------------------

    async def tell(self, room: Room) -> None:
        await self.news(News(self.node, room.id))

    async def tell_presence(self, room: Room, asks: bool = False) -> None:
        seats = sorted(room.connected())
        await self.news(News(self.node, room.id, True, seats, sum(c.seat is None for c in room.connections), asks))

    async def news(self, news: News) -> None:
        """What is told is in the store already, so the others will learn of it in any case."""
        try:
            await self.bus.tell(news)
        except (SQLAlchemyError, OSError) as error:
            log.warning("the other nodes could not be told: %s", error)

    def hear(self, news: News) -> None:
        room = self.rooms.get(news.table)
        if room is None or news.node == self.node:
            return
        if not news.present:
            self.errand(room)
        elif room.presence.hear(news.node, set(news.seats), news.watching):
            room.show()
        if news.asks:
            self.errand(room, answer=True)

    def missed(self) -> None:
        for room in self.rooms.values():
            self.errand(room)

    def errand(self, room: Room, answer: bool = False) -> None:
        task = asyncio.create_task(self.run(room, answer))
        self.errands.add(task)
        task.add_done_callback(self.errands.discard)

    async def run(self, room: Room, answer: bool) -> None:
        with contextlib.suppress(SQLAlchemyError, OSError):
            await (self.tell_presence(room) if answer else room.reload())
