"""Telling the other nodes that something happened at a table. Never needed for the truth: only for being prompt."""
from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import sqlalchemy as sql
from msgspec import Struct, ValidationError, json

from .store import Store

if TYPE_CHECKING:
    import psycopg

CHANNEL: Final = "halfshell"
log = logging.getLogger(__name__)


class News(Struct):
    """Something happened at a table, or (`present`) who is connected to it at this node."""

    node: str
    table: str
    present: bool = False
    seats: list[int] = []
    watching: int = 0
    asks: bool = False  # tell me who is connected to yours


Heard = Callable[[News], None]


class Bus:
    """One node: there is nobody else to tell."""

    async def open(self, heard: Heard, missed: Callable[[], None]) -> None:
        """`missed`: some news may have been lost."""

    async def tell(self, news: News) -> None:
        pass

    async def close(self) -> None:
        pass


class PostgresBus(Bus):
    """LISTEN and NOTIFY."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.address = store.url.set(drivername="postgresql").render_as_string(hide_password=False)

    async def open(self, heard: Heard, missed: Callable[[], None]) -> None:
        line = await self.line()
        self.listening = asyncio.create_task(self.listen(line, heard, missed))

    async def line(self) -> psycopg.AsyncConnection[tuple[object, ...]]:
        import psycopg

        line = await psycopg.AsyncConnection.connect(self.address, autocommit=True)
        await line.execute(f"LISTEN {CHANNEL}")
        return line

    async def listen(self, line: psycopg.AsyncConnection[tuple[object, ...]], heard: Heard, missed: Callable[[], None]) -> None:
        import psycopg

        while True:
            try:
                async with line:
                    async for notice in line.notifies():
                        try:
                            heard(json.decode(notice.payload, type=News))
                        except ValidationError:
                            log.warning("not understood: %s", notice.payload)
            except psycopg.Error as error:
                log.warning("the line to the other nodes broke: %s", error)
            while True:
                await asyncio.sleep(1)
                with contextlib.suppress(psycopg.Error, OSError):
                    line = await self.line()
                    missed()
                    break

    async def tell(self, news: News) -> None:
        async with self.store.engine.begin() as db:
            await db.execute(sql.select(sql.func.pg_notify(CHANNEL, json.encode(news).decode())))

    async def close(self) -> None:
        self.listening.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self.listening
