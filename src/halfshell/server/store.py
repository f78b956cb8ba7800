"""The database: tables, seats, answers, and who agrees to take back. SQLite or PostgreSQL.

The list of answers only grows. Its primary key (match, number) is the compare-and-set by which any number of nodes may take
answers for the same match: whoever comes second collides, reloads and looks again.
"""
from __future__ import annotations

import json
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal

import sqlalchemy as sql
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from halfshell.core.match import Row

from .problems import ServeError

META: Final = sql.MetaData()
TABLES: Final = sql.Table(
    "tables", META,
    sql.Column("id", sql.Text, primary_key=True),
    sql.Column("game", sql.Text, nullable=False),
    sql.Column("version", sql.Integer, nullable=False),
    sql.Column("content", sql.Text, nullable=False, server_default=""),
    sql.Column("options", sql.Text, nullable=False),
    sql.Column("seed", sql.BigInteger, nullable=False),
    sql.Column("host", sql.Integer, nullable=False),
    sql.Column("private", sql.Boolean, nullable=False),
    sql.Column("clock", sql.Integer, nullable=False),
    sql.Column("status", sql.Text, nullable=False),
    sql.Column("rematch", sql.Text, nullable=False),
    sql.Column("changed", sql.Double, nullable=False),
    sql.Index("tables_by_status", "status", "changed"),
)
SEATS: Final = sql.Table(
    "seats", META,
    sql.Column("match", sql.Text, primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),
    sql.Column("kind", sql.Text, nullable=False),
    sql.Column("name", sql.Text, nullable=False),
    sql.Column("bot", sql.Text, nullable=False),
    sql.Column("lock", sql.Text, nullable=False),
    sql.Column("away", sql.Boolean, nullable=False),
)
ANSWERS: Final = sql.Table(
    "answers", META,
    sql.Column("match", sql.Text, primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("question", sql.Integer, nullable=False),
    sql.Column("key", sql.Text, nullable=False),
    sql.Column("luck", sql.BigInteger),
)
VOTES: Final = sql.Table(  # on making the row of this number a taking back; the next answer makes them void by itself
    "votes", META,
    sql.Column("match", sql.Text, primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),
    sql.Column("asks", sql.Boolean, nullable=False),
)
SeatKind = Literal["person", "bot", "open"]
Status = Literal["open", "playing", "over"]
CREATION: Final = 20263111  # of an advisory lock: two nodes that start at once must not both create the tables


@dataclass(frozen=True)
class Seat:
    seat: int
    kind: SeatKind
    name: str = ""
    bot: str = ""
    lock: str = ""  # what the key of the seat hashes to
    away: bool = False


@dataclass(frozen=True)
class Table:
    id: str
    game: str
    version: int
    options: dict[str, Any]
    seed: int
    host: int  # -1: nobody, bots among themselves
    private: bool
    clock: int
    status: Status
    rematch: str = ""
    changed: float = field(default_factory=time.time)
    content: str = ""  # the digest of an owner's content (halfshell.content)


@dataclass(frozen=True)
class Vote:
    seat: int
    asks: bool


class Taken(Exception):
    """Somebody else was first."""


def engine_url(text: str) -> URL:
    """A database URL with its asynchronous driver. Raises ServeError."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise ServeError(f"{text} is no database URL: it is sqlite:///PATH or postgresql://USER@HOST/NAME") from None
    kind = url.drivername.partition("+")[0]
    if kind == "sqlite" and url.database:
        return url.set(drivername="sqlite+aiosqlite")
    if kind in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+psycopg")
    raise ServeError(f"{url.render_as_string()} cannot be used: a database URL is sqlite:///PATH or postgresql://USER@HOST/NAME")


class Store:
    def __init__(self, text: str) -> None:
        """Raises ServeError."""
        self.url = engine_url(text)
        self.postgres = self.url.get_backend_name() == "postgresql"
        try:
            self.engine: AsyncEngine = create_async_engine(self.url, pool_pre_ping=self.postgres)
        except ModuleNotFoundError as error:
            raise ServeError(f"for PostgreSQL the package {error.name} must be installed: pip install 'halfshell[postgres]'") from None
        if not self.postgres:
            sql.event.listen(self.engine.sync_engine, "connect", many_readers)

    async def open(self) -> None:
        """Make the tables where they are missing. Raises ServeError."""
        try:
            async with self.engine.begin() as db:
                if self.postgres:
                    await db.execute(sql.select(sql.func.pg_advisory_xact_lock(CREATION)))
                await db.run_sync(META.create_all)
                await db.run_sync(add_content)
        except (SQLAlchemyError, OSError) as error:
            reason = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
            raise ServeError(f"the database {self.url.render_as_string()} cannot be opened: {reason}") from None

    async def close(self) -> None:
        await self.engine.dispose()

    async def ping(self) -> None:
        async with self.engine.connect() as db:
            await db.execute(sql.select(1))

    # --- tables and seats --------------------------------------------------------------------------------------------

    async def create(self, table: Table, seats: Sequence[Seat]) -> None:
        async with self.engine.begin() as db:
            await insert(db, table, seats)

    async def load(self, id: str) -> tuple[Table, list[Seat]] | None:
        async with self.engine.connect() as db:
            found = (await db.execute(sql.select(TABLES).where(TABLES.c.id == id))).one_or_none()
            return (table_of(found), (await seats_of(db, [id]))[id]) if found else None

    async def tables(self, ids: Sequence[str]) -> list[tuple[Table, list[Seat]]]:
        """These, as far as they exist."""
        return await self._listed(TABLES.c.id.in_(ids))

    async def recent(self, status: Status, since: float, limit: int) -> list[tuple[Table, list[Seat]]]:
        """Public tables, the latest first."""
        where = (TABLES.c.status == status) & (TABLES.c.changed > since) & TABLES.c.private.is_(False)
        return await self._listed(where, limit)

    async def _listed(self, where: sql.ColumnElement[bool], limit: int = 200) -> list[tuple[Table, list[Seat]]]:
        async with self.engine.connect() as db:
            found = (await db.execute(sql.select(TABLES).where(where).order_by(TABLES.c.changed.desc()).limit(limit))).all()
            seats = await seats_of(db, [row.id for row in found])
            return [(table_of(row), seats[row.id]) for row in found]

    async def reseat(self, id: str, seen: Sequence[Seat], seats: Sequence[Seat], status: Status = "open") -> bool:
        """Change the seats of an open table, and perhaps begin; False if they are no longer as they were seen."""
        async with self.engine.begin() as db:
            # Written first: so both databases lock the table's row until the end of the transaction.
            here = (TABLES.c.id == id) & (TABLES.c.status == "open")
            held = (await db.execute(sql.update(TABLES).where(here).values(changed=time.time(), status=status))).rowcount
            if not held or (await seats_of(db, [id]))[id] != list(seen):
                await db.rollback()
                return False
            for seat in seats:
                await db.execute(sql.update(SEATS).where((SEATS.c.match == id) & (SEATS.c.seat == seat.seat)).values(**vars(seat)))
            return True

    async def set_away(self, id: str, seat: int, away: bool) -> None:
        async with self.engine.begin() as db:
            await db.execute(sql.update(SEATS).where((SEATS.c.match == id) & (SEATS.c.seat == seat)).values(away=away))

    async def finish(self, id: str) -> None:
        async with self.engine.begin() as db:
            await db.execute(sql.update(TABLES).where(TABLES.c.id == id).values(status="over"))

    async def move_on(self, id: str, table: Table, seats: Sequence[Seat]) -> bool:
        """A new table that follows this one; False if there is one already."""
        async with self.engine.begin() as db:
            changed = await db.execute(sql.update(TABLES).where((TABLES.c.id == id) & (TABLES.c.rematch == "")).values(rematch=table.id))
            if changed.rowcount:
                await insert(db, table, seats)
            return bool(changed.rowcount)

    # --- answers -----------------------------------------------------------------------------------------------------

    async def rows(self, id: str, since: int = 0) -> list[Row]:
        where = (ANSWERS.c.match == id) & (ANSWERS.c.number >= since)
        async with self.engine.connect() as db:
            found = await db.execute(sql.select(ANSWERS).where(where).order_by(ANSWERS.c.number))
            return [Row(row.seat, row.question, row.key, row.luck) for row in found]

    async def append(self, id: str, number: int, row: Row) -> None:
        """Raises Taken if the match has a row of this number."""
        try:
            async with self.engine.begin() as db:
                await db.execute(sql.insert(ANSWERS).values(match=id, number=number, **row._asdict()))
                await db.execute(sql.update(TABLES).where(TABLES.c.id == id).values(changed=time.time()))
        except IntegrityError:
            raise Taken from None

    # --- votes on taking back ----------------------------------------------------------------------------------------

    async def votes(self, id: str, number: int) -> list[Vote]:
        async with self.engine.connect() as db:
            found = await db.execute(sql.select(VOTES).where((VOTES.c.match == id) & (VOTES.c.number == number)).order_by(VOTES.c.seat))
            return [Vote(row.seat, row.asks) for row in found]

    async def vote(self, id: str, number: int, vote: Vote) -> None:
        """Raises Taken if this seat has voted."""
        try:
            async with self.engine.begin() as db:
                await db.execute(sql.insert(VOTES).values(match=id, number=number, seat=vote.seat, asks=vote.asks))
        except IntegrityError:
            raise Taken from None

    async def vote_down(self, id: str, number: int) -> None:
        async with self.engine.begin() as db:
            await db.execute(sql.delete(VOTES).where((VOTES.c.match == id) & (VOTES.c.number == number)))


def add_content(db: sql.Connection) -> None:
    """To a database from before there were owners' contents."""
    if "content" not in [column["name"] for column in sql.inspect(db).get_columns("tables")]:
        db.execute(sql.text("ALTER TABLE tables ADD COLUMN content TEXT NOT NULL DEFAULT ''"))


def many_readers(connection: Any, _: object) -> None:
    """SQLite: readers do not wait for the one who writes."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA busy_timeout=20000")
    cursor.close()


async def insert(db: AsyncConnection, table: Table, seats: Sequence[Seat]) -> None:
    await db.execute(sql.insert(TABLES).values({**vars(table), "options": json.dumps(table.options)}))
    await db.execute(sql.insert(SEATS).values([{"match": table.id, **vars(seat)} for seat in seats]))


async def seats_of(db: AsyncConnection, ids: Sequence[str]) -> dict[str, list[Seat]]:
    found: dict[str, list[Seat]] = {id: [] for id in ids}
    for row in await db.execute(sql.select(SEATS).where(SEATS.c.match.in_(ids)).order_by(SEATS.c.match, SEATS.c.seat)):
        found[row.match].append(Seat(row.seat, row.kind, row.name, row.bot, row.lock, row.away))
    return found


def table_of(row: sql.Row[Any]) -> Table:
    return Table(**{**row._mapping, "options": json.loads(row.options)})
