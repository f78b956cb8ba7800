"""The database: whoever is first wins, on either kind; nothing acknowledged is lost."""
from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
import sqlalchemy as sql
from server.client import BOT, ME, OPEN, Browser, asked, hold, house, room, running, two_players, whose_turn
from starlette.applications import Starlette

from halfshell.core.choice import Refused
from halfshell.core.match import Row
from halfshell.server.problems import ServeError
from halfshell.server.store import META, Seat, Store, Table, Taken, Vote, engine_url

TABLE = Table("t", "uno", 1, {"target": 100}, 2 ** 60 - 1, 0, False, 0, "open")
SEATS = [Seat(0, "person", "Ann", lock="x"), Seat(1, "open")]


@pytest.fixture(params=["sqlite", "postgres"])
async def store(request: pytest.FixtureRequest, db: str) -> AsyncIterator[Store]:
    store = Store(db if request.param == "sqlite" else request.getfixturevalue("postgres_url"))
    await store.open()
    yield store
    async with store.engine.begin() as connection:
        await connection.run_sync(META.drop_all)
    await store.close()


async def test_a_table_comes_back_as_it_was(store: Store) -> None:
    await store.create(TABLE, SEATS)
    assert await store.load("t") == (TABLE, SEATS)
    assert await store.load("u") is None
    assert await store.tables(["t", "u"]) == [(TABLE, SEATS)]
    assert await store.tables([]) == []
    await store.set_away("t", 0, True)
    await store.finish("t")
    found = await store.load("t")
    assert found
    assert (found[0].status, found[1][0].away) == ("over", True)


async def test_only_one_answer_gets_a_number(store: Store) -> None:
    await store.create(TABLE, SEATS)
    tried = await asyncio.gather(*[store.append("t", 0, Row(seat, 0, "draw", 2 ** 60 - seat)) for seat in range(5)], return_exceptions=True)
    assert [type(result) for result in tried if result is not None] == [Taken] * 4
    row = Row(tried.index(None), 0, "draw", 2 ** 60 - tried.index(None))
    assert await store.rows("t") == [row]
    await store.append("t", 1, Row(0, 1, "undo:0"))
    assert await store.rows("t", 1) == [Row(0, 1, "undo:0", None)]


async def test_only_one_sits_down(store: Store) -> None:
    await store.create(TABLE, SEATS)
    seats = [[SEATS[0], Seat(1, "person", f"P{n}", lock=str(n))] for n in range(5)]
    tried = await asyncio.gather(*[store.reseat("t", SEATS, wish) for wish in seats])
    assert sorted(tried) == [False] * 4 + [True]
    found = await store.load("t")
    assert found
    assert found[1] == seats[tried.index(True)]
    assert await store.reseat("t", found[1], found[1], status="playing")
    assert not await store.reseat("t", found[1], SEATS)  # the game has begun


async def test_only_one_table_follows(store: Store) -> None:
    await store.create(TABLE, SEATS)
    tables = [Table(f"n{n}", "uno", 1, {}, n, 0, False, 0, "playing") for n in range(4)]
    tried = await asyncio.gather(*[store.move_on("t", table, SEATS) for table in tables])
    assert sorted(tried) == [False] * 3 + [True]
    found = await store.load("t")
    assert found
    assert found[0].rematch == tables[tried.index(True)].id
    assert len(await store.tables([table.id for table in tables])) == 1


async def test_votes(store: Store) -> None:
    await store.create(TABLE, SEATS)
    await store.vote("t", 3, Vote(1, True))
    with pytest.raises(Taken):
        await store.vote("t", 3, Vote(1, False))
    await store.vote("t", 3, Vote(0, False))
    assert await store.votes("t", 3) == [Vote(0, False), Vote(1, True)]
    await store.vote_down("t", 3)
    assert await store.votes("t", 3) == []


@pytest.mark.parametrize(("text", "url"), [
    ("sqlite:////tmp/a.db", "sqlite+aiosqlite:////tmp/a.db"),
    ("postgresql://me@host/name", "postgresql+psycopg://me@host/name"),
    ("postgres://me@host:5/name", "postgresql+psycopg://me@host:5/name"),
    ("postgresql+psycopg://me@host/name", "postgresql+psycopg://me@host/name"),
])
def test_urls_get_their_driver(text: str, url: str) -> None:
    assert engine_url(text).render_as_string(hide_password=False) == url


@pytest.mark.parametrize("text", ["", "tables.db", "mysql://me@host/name", "sqlite://", "postgresql://me@host:port/name"])
def test_a_bad_url_is_one_sentence(text: str) -> None:
    with pytest.raises(ServeError, match="postgresql://USER@HOST/NAME"):
        engine_url(text)


async def test_a_database_that_cannot_be_opened_is_one_sentence(tmp_path: Path) -> None:
    for url, secret in (f"sqlite:///{tmp_path}/no/folder/tables.db", "-"), ("postgresql://me:hidden@127.0.0.1:1/name", "hidden"):
        store = Store(url)
        with pytest.raises(ServeError, match="cannot be opened") as caught:
            await store.open()
        assert secret not in str(caught.value) or secret == "-"
        await store.close()


# --- two servers on one database ---------------------------------------------------------------------------------------


@pytest.fixture
async def nodes(postgres_url: str) -> AsyncIterator[tuple[Starlette, Starlette]]:
    async with AsyncExitStack() as stack:
        yield await stack.enter_async_context(running(postgres_url, 0.01)), await stack.enter_async_context(running(postgres_url, 0.01))


def at(app: Starlette, player: Browser) -> Browser:
    """The same person at another server."""
    moved = Browser(app)
    moved.http.cookies = player.http.cookies
    moved.table, moved.seat, moved.key = player.table, player.seat, player.key
    return moved


async def test_two_servers_show_one_table(nodes: tuple[Starlette, Starlette]) -> None:
    one, two = nodes
    ann = await (await Browser(one).make(ME, OPEN)).sit()
    bob = await Browser(two).join(ann.table)
    await ann.until(lambda view: view["seats"][1]["name"] == "Bob")
    await bob.sit()
    await ann.until(lambda view: view["seats"][1]["here"])
    await bob.until(lambda view: view["seats"][0]["here"])
    ann.page.send("begin")
    for player in (ann, bob):
        await player.until(lambda view: view["status"] == "playing")
    for _ in range(5):
        question = (await room(one, ann.table)).playing().question
        for player in (ann, bob):
            await player.until(lambda view, question=question: view["choice"]["id"] >= question)
        me = ann if asked(ann.view, 0, ann.view["choice"]["id"]) else bob
        await me.answer()
        for player in (ann, bob):
            await player.until(lambda view, question=question: view["choice"]["id"] > question)
    await bob.page.close()
    await ann.until(lambda view: not view["seats"][1]["here"])


async def test_of_two_answers_at_two_servers_exactly_one_wins(nodes: tuple[Starlette, Starlette]) -> None:
    one, two = nodes
    me, _ = await whose_turn(*await two_players(one, options={"must_play_drawn": "no"}))
    here, there = await room(one, me.table), await room(two, me.table)
    for _ in range(5):  # nobody is down to one card, so no question is closed by the clock
        match = here.playing()
        await there.reload()
        seat, question = match.state.current_player(), match.question
        keys = [match.game.keys[action] for action in match.game.legal_for(match.state, seat)]
        first, second = keys[0], keys[-1]
        number = len(match.rows)
        tried = await asyncio.gather(here.answer(seat, question, first), there.answer(seat, question, second), return_exceptions=True)
        if first == second:
            assert tried == [None, None]
        else:
            assert [type(result) for result in tried if result] == [Refused]
        await here.reload()
        await there.reload()
        rows = await house(one).store.rows(me.table)
        assert rows[:number + 1] == here.playing().rows[:number + 1] == there.playing().rows[:number + 1]
        assert rows[number].key == (first if tried[0] is None else second)
        assert here.playing().state.digest() == there.playing().state.digest()


async def test_bots_of_two_servers_do_not_answer_twice(nodes: tuple[Starlette, Starlette]) -> None:
    one, two = nodes
    watcher = await (await Browser(one).make(BOT, BOT, BOT, options={"scoring": "single_round"})).sit()
    other = await Browser(two).sit(watcher.table)
    for player in (watcher, other):
        await player.until(lambda view: view["status"] == "over")
    assert watcher.view["text"] == other.view["text"]
    rows = await house(one).store.rows(watcher.table)
    assert [row._asdict() for row in rows] == [row._asdict() for row in (await room(two, watcher.table)).playing().rows]


async def test_taking_back_over_two_servers(nodes: tuple[Starlette, Starlette]) -> None:
    one, two = nodes
    ann, bob = await two_players(one, options={"dealer": "first_seat"})
    await bob.page.close()
    bob = await at(two, bob).sit()
    the_room = await room(one, ann.table)
    while not ann.view["undo"]["can"] and not bob.view["undo"]["can"]:
        question = the_room.playing().question
        for player in (ann, bob):
            await player.until(lambda view, question=question: view["choice"]["id"] == question)
        seat = ann.view["choice"]["seats"][0]
        me = (ann, bob)[seat]
        played = next((o["key"] for o in me.view["choice"]["options"] if o["key"][5:6] in "BOPR" and o["key"][6:].isdecimal()), "draw")
        await me.answer("" if me.view["choice"]["rule"] != "2.1" else played)
        for player in (ann, bob):
            await player.until(lambda view, question=question: view["choice"]["id"] > question)
    me, other = (ann, bob) if ann.view["undo"]["can"] else (bob, ann)
    me.page.send("undo")
    await other.until(lambda view: view["undo"]["by"] == me.seat)
    other.page.send("undo")
    for player in (me, other):
        view = await player.until(lambda view: any(event["name"] == "took_back" for event in view["events"]))
        assert view["choice"]["seats"] == [me.seat]


async def test_a_server_that_was_told_nothing_catches_up(nodes: tuple[Starlette, Starlette]) -> None:
    one, two = nodes
    me, _ = await whose_turn(*await two_players(one))
    stale = await room(two, me.table)
    await house(two).bus.close()
    await me.answer("draw")
    assert stale.playing().rows == []
    again = await at(two, me).sit()
    assert again.view["choice"]["id"] == me.view["choice"]["id"]
    assert again.view["view"] == me.view["view"]


async def test_a_broken_line_between_servers_mends_itself(nodes: tuple[Starlette, Starlette]) -> None:
    one, two = nodes
    me, _ = await whose_turn(*await two_players(one))
    elsewhere = await at(two, me).sit()
    async with house(one).store.engine.begin() as db:
        others = sql.text("select pg_terminate_backend(pid) from pg_stat_activity where query like 'LISTEN%' or query like 'listen%'")
        assert (await db.execute(others)).all()
    await me.answer("draw")
    await elsewhere.until(lambda view: view["choice"]["id"] > 0)


async def test_an_unfinished_write_is_found_again(db: str) -> None:
    """The row is in the database, but this server was stopped before it knew: the next answer collides and brings it in."""
    async with running(db, pace=60) as app:
        ann, _ = await two_players(app, options={"dealer": "first_seat"})
        await hold(ann, ["R1", "R2", "R3"], ["R7", "R8", "B9"])
        the_room = await room(app, ann.table)
        await the_room.store.append(ann.table, 0, Row(0, 0, "play:R2", 5))
        with pytest.raises(Refused, match="question 0 is closed"):
            await the_room.answer(0, 0, "play:R1")
        assert [row.key for row in the_room.playing().rows] == ["play:R2"]
        await the_room.answer(0, 0, "play:R2")  # that very answer was given: harmless
