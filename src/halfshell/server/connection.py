"""One open page: reads what the browser says, and sends it the table whenever something has changed."""
from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import Final

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocket, WebSocketDisconnect

from halfshell.core.choice import Refused

from . import lobby
from .house import House
from .problems import Trouble
from .render import table_view
from .room import Room
from .wire import Answer, Begin, FromBrowser, FromServer, Hello, Leave, RefusedView, Rematch, Undo, Why, WhyView

LONGEST: Final = 2000  # characters of a message
A_SECOND: Final = 20.0  # messages
AT_ONCE: Final = 40.0
NO_TABLE: Final = 4404  # close codes
TOO_MANY: Final = 4429
BROKEN: Final = 1011
WATCHING: Final = "you watch; whoever wants to play needs a seat"
log = logging.getLogger(__name__)
decode = msgspec.json.Decoder(FromBrowser).decode


class Connection:
    def __init__(self, socket: WebSocket, house: House, room: Room, key: str) -> None:
        self.socket = socket
        self.house = house
        self.room = room
        self.key = key
        self.seat = room.seat_with(key)
        self.dirty = asyncio.Event()  # something to send
        self.replies: list[FromServer] = []
        self.since: int | None = None  # the number of the next event; none before `hello`
        self.allowance = AT_ONCE
        self.heard_at = time.monotonic()

    async def serve(self) -> None:
        """Until the browser goes."""
        await self.house.arrive(self)
        writer = asyncio.create_task(self.write())
        try:
            while True:
                received = await self.socket.receive()
                if received["type"] == "websocket.disconnect":
                    break
                if not self.within_limits():
                    await self.socket.close(TOO_MANY, "too many messages")
                    break
                await self.hear(received.get("text"))
        except (WebSocketDisconnect, RuntimeError):
            pass
        finally:
            writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await writer
            await self.house.depart(self)

    def within_limits(self) -> bool:
        now = time.monotonic()
        self.allowance = min(AT_ONCE, self.allowance + (now - self.heard_at) * A_SECOND) - 1
        self.heard_at = now
        return self.allowance >= 0

    # --- sending -----------------------------------------------------------------------------------------------------

    def reply(self, message: FromServer) -> None:
        self.replies.append(message)
        self.dirty.set()

    async def write(self) -> None:
        """What changes faster than the browser takes it comes together in one message."""
        try:
            while True:
                await self.dirty.wait()
                self.dirty.clear()
                await self.write_all()
        except (WebSocketDisconnect, RuntimeError):
            pass  # the reader notices too
        except Exception:
            log.exception("table %s cannot be shown", self.room.id)
            await self.socket.close(BROKEN, "the server made a mistake")

    async def write_all(self) -> None:
        replies, self.replies = self.replies, []
        for reply in replies:
            await self.send(reply)
        if self.since is not None:
            view = table_view(self.room, self.seat, self.key, self.since)
            self.since = len(self.room.match.log) if self.room.match is not None else 0
            await self.send(view)

    async def send(self, message: FromServer) -> None:
        await self.socket.send_text(msgspec.json.encode(message).decode())

    # --- hearing -----------------------------------------------------------------------------------------------------

    async def hear(self, text: str | None) -> None:
        key = ""
        try:
            if text is None or len(text) > LONGEST:
                raise Refused("", f"a message is JSON text of at most {LONGEST} characters")
            message = decode(text)
            key = getattr(message, "key", "")
            await self.obey(message)
        except msgspec.MsgspecError as error:
            self.reply(RefusedView(key, "", f"this message is not understood: {error}"))
        except Refused as refused:
            self.reply(RefusedView(key, refused.rule, refused.words))
        except Trouble as trouble:
            self.reply(RefusedView(key, trouble.rule, trouble.words))
        except (SQLAlchemyError, OSError):
            log.exception("table %s: the database failed", self.room.id)
            self.reply(RefusedView(key, "", "the database does not answer; please try again"))

    async def obey(self, message: FromBrowser) -> None:
        if isinstance(message, Hello):
            try:
                await self.room.reload()
            finally:  # what is known, if the database fails
                self.since = message.since
                self.dirty.set()
            return
        if self.since is None:
            raise Refused("", "the first message of a connection is `hello`")
        if isinstance(message, Why):
            self.reply(why(self.room, self.seat, message.key))
        elif self.seat is None:
            raise Refused("", WATCHING)
        else:
            await self.act(message, self.seat)

    async def act(self, message: FromBrowser, seat: int) -> None:
        room = self.room
        if isinstance(message, Answer):
            await room.answer(seat, message.choice, message.key)
        elif isinstance(message, Undo):
            await room.undo(room.seats_with(self.key), message.yes)
        elif isinstance(message, Leave):
            for own in room.seats_with(self.key):
                await room.leave(own, message.away)
        elif isinstance(message, Begin):
            await lobby.begin(self.house, room, room.seats_with(self.key))
        elif isinstance(message, Rematch):
            await lobby.rematch(self.house, room)


def why(room: Room, seat: int | None, key: str) -> WhyView:
    try:
        match = room.playing()
        if seat is None:
            return WhyView(key, "", WATCHING)
        match.check(seat, match.question, key)
    except Refused as refused:
        return WhyView(key, refused.rule, refused.words)
    return WhyView(key, "", "you can do this now")
