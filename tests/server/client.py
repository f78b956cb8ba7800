"""A browser for tests: calls and sockets straight into an app, in the test's own event loop."""
from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx
from starlette.applications import Starlette

from halfshell.server.app import make_app
from halfshell.server.house import House
from halfshell.server.room import Room

PATIENCE = 30.0  # a busy machine is slow; what goes well does not wait
Json = dict[str, Any]
ME, BOT, OPEN = {"kind": "me"}, {"kind": "bot"}, {"kind": "open"}


@asynccontextmanager
async def running(db_url: str, pace: float = 0) -> AsyncIterator[Starlette]:
    app = make_app(db_url, pace)
    async with app.router.lifespan_context(app):
        yield app


def house(app: Starlette) -> House:
    found: House = app.state.house
    return found


async def room(app: Starlette, table: str) -> Room:
    return await house(app).room(table)


class Socket:
    """A web socket: what the server sends, and what it made of it."""

    def __init__(self, app: Starlette, path: str, headers: dict[str, str]) -> None:
        self.incoming: asyncio.Queue[Json] = asyncio.Queue()
        self.outgoing: asyncio.Queue[Json] = asyncio.Queue()
        self.texts: list[str] = []
        raw = [(name.encode(), value.encode()) for name, value in {"host": "test", **headers}.items()]
        scope = {"type": "websocket", "path": path, "raw_path": path.encode(), "query_string": b"", "headers": raw, "scheme": "ws",
                 "server": ("test", 80), "client": ("127.0.0.1", 1), "subprotocols": [], "root_path": ""}
        self.outgoing.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.create_task(app(scope, self.outgoing.get, self.incoming.put))  # type: ignore[arg-type]

    async def next(self) -> Json:
        async with asyncio.timeout(PATIENCE):
            return await self.incoming.get()

    async def receive(self) -> Json:
        message = await self.next()
        assert message["type"] == "websocket.send", message
        self.texts.append(message["text"])
        found: Json = json.loads(message["text"])
        return found

    def send_text(self, text: str) -> None:
        self.outgoing.put_nowait({"type": "websocket.receive", "text": text})

    def send(self, type: str, **fields: Any) -> None:
        self.send_text(json.dumps({"type": type, **fields}))

    async def close(self) -> None:
        self.outgoing.put_nowait({"type": "websocket.disconnect", "code": 1001})
        async with asyncio.timeout(PATIENCE):
            await self.task


class Browser:
    """One person's browser at one table."""

    def __init__(self, app: Starlette) -> None:
        self.app = app
        self.http = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://test")
        self.table = ""
        self.seat = -1
        self.key = ""
        self.view: Json = {}

    async def make(self, *seats: Json, name: str = "Ann", game: str = "uno", **more: Any) -> Browser:
        return self.entered(await self.http.post("/api/tables", json={"game": game, "name": name, "seats": seats, **more}))

    async def join(self, table: str, name: str = "Bob", **more: Any) -> Browser:
        return self.entered(await self.http.post(f"/api/tables/{table}/join", json={"name": name, **more}))

    def entered(self, response: httpx.Response) -> Browser:
        assert response.status_code == 200, response.text
        entry = response.json()
        self.table, self.seat, self.key = entry["table"], entry["seat"], entry["key"]
        return self

    def socket(self, table: str, **headers: str) -> Socket:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return Socket(self.app, f"/api/tables/{table}/ws", {**({"cookie": cookies} if cookies else {}), **headers})

    async def sit(self, table: str = "", since: int = 0) -> Browser:
        """Open the table's page."""
        self.table = table or self.table
        self.page = self.socket(self.table)
        assert (await self.page.next())["type"] == "websocket.accept"
        self.page.send("hello", since=since)
        self.view = await self.page.receive()
        return self

    async def until(self, test: Callable[[Json], Any]) -> Json:
        """Read on until the table looks like this."""
        while not test(self.view):
            message = await self.page.receive()
            if message["type"] == "table":
                self.view = message
        return self.view

    async def reply(self) -> Json:
        """The next message that is not the table."""
        while True:
            message = await self.page.receive()
            if message["type"] != "table":
                return message
            self.view = message

    async def my_turn(self) -> Json:
        """The question that is put to me."""
        view = await self.until(lambda view: view["choice"] and view["choice"]["options"])
        choice: Json = view["choice"]
        return choice

    async def answer(self, key: str = "") -> None:
        """Give an answer, the quiet one by default, and see it happen."""
        choice = await self.my_turn()
        self.page.send("answer", choice=choice["id"], key=key or choice["default"])
        await self.until(lambda view: not asked(view, self.seat, choice["id"]))


def asked(view: Json, seat: int, question: int) -> bool:
    choice = view["choice"]
    return bool(choice) and choice["id"] == question and seat in choice["seats"]


async def two_players(app: Starlette, **more: Any) -> tuple[Browser, Browser]:
    """Ann and Bob have begun and look at the table."""
    ann = await Browser(app).make(ME, OPEN, **more)
    bob = await Browser(app).join(ann.table)
    await ann.sit()
    await bob.sit()
    ann.page.send("begin")
    await ann.until(lambda view: view["status"] == "playing")
    await bob.until(lambda view: view["status"] == "playing")
    return ann, bob


async def whose_turn(*players: Browser) -> tuple[Browser, Browser]:
    """The one who is asked, and the other; both see the question."""
    match = (await room(players[0].app, players[0].table)).playing()
    seat = match.state.current_player()
    for player in players:
        await player.until(lambda view: view["choice"]["id"] == match.question)
    me, other = sorted(players, key=lambda player: player.seat != seat)
    return me, other


async def hold(player: Browser, *hands: list[str]) -> None:
    """Deal these hands of UNO, a red 5 on top; the player, in seat 0, is on turn and sees it. Only in memory: not for restarts."""
    the_room = await room(player.app, player.table)
    match = the_room.playing()
    match.state = match.game.position(len(hands), match.options, {"top": "R5", "hands": {f"p{n}": hand for n, hand in enumerate(hands)}})
    match.state.log = match.log
    the_room.show()
    await player.until(lambda view: sorted(view["view"]["hand"]) == sorted(hands[0]))
