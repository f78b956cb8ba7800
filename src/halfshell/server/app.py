"""The routes."""
from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from hashlib import sha256
from typing import Any, TypeVar

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from . import info, lobby
from .connection import NO_TABLE, Connection
from .guards import SecurityHeaders, body, same_origin
from .house import House
from .pages import Pages, folder
from .problems import Trouble
from .seats import hand_over, key_for, keys
from .store import Store
from .wire import Entry, Join, NewTable, Problem, RefusedView

T = TypeVar("T")


def answer(content: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(content), status, media_type="application/json", headers={"Cache-Control": "no-store"})


def lasting(request: Request, content: Any) -> Response:
    """An answer that a browser keeps for as long as it is still right."""
    body = msgspec.json.encode(content)
    headers = {"Cache-Control": "no-cache", "ETag": f'"{sha256(body).hexdigest()[:16]}"'}
    # A proxy that packs the body makes the tag a weak one.
    if headers["ETag"] in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(body, media_type="application/json", headers=headers)


async def read(request: Request, kind: type[T]) -> T:
    """The body of a call. Raises Trouble."""
    sent = await body(request)
    try:
        return msgspec.json.decode(sent, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise Trouble(400, f"this is no {kind.__name__} in JSON: {error}") from None


# --- pages -------------------------------------------------------------------------------------------------------------


async def page(request: Request) -> Response:
    pages: Pages = request.app.state.pages
    return pages.page()


async def table_page(request: Request) -> Response:
    """With the key of a personal link: take its seat, then forget the key."""
    id, key = request.path_params["table"], request.query_params.get("key")
    if key is None:
        return await page(request)
    response = RedirectResponse(f"/t/{id}", 303)
    room = await house(request).room(id)
    if room.seat_with(key) is not None:
        hand_over(response, id, key, request.url.scheme == "https")
    return response


async def anything(request: Request) -> Response:
    pages: Pages = request.app.state.pages
    return pages.file(request.path_params["path"])


# --- calls -------------------------------------------------------------------------------------------------------------


def house(request: Request | WebSocket) -> House:
    found: House = request.app.state.house
    return found


async def games(request: Request) -> Response:
    return answer(info.games())


async def rules(request: Request) -> Response:
    return answer(info.rules_page(request.path_params["game"]))


async def content(request: Request) -> Response:
    return lasting(request, info.content(request.path_params["game"]))


async def tables(request: Request) -> Response:
    return answer(await lobby.tables(house(request), keys(request.cookies)))


async def make(request: Request) -> Response:
    return entered(request, await lobby.make(house(request), await read(request, NewTable)))


async def join(request: Request) -> Response:
    id = request.path_params["table"]
    return entered(request, await lobby.join(house(request), id, await read(request, Join), key_for(id, request)))


def entered(request: Request, entry: Entry) -> Response:
    response = answer(entry)
    if entry.key:
        hand_over(response, entry.table, entry.key, request.url.scheme == "https")
    return response


async def record(request: Request) -> Response:
    return answer(await lobby.record(house(request), request.path_params["table"]))


async def health(request: Request) -> Response:
    await house(request).store.ping()
    return answer({"ok": True})


async def no_such_call(request: Request) -> Response:
    raise Trouble(404, f"there is no call {request.url.path}")


async def table(socket: WebSocket) -> None:
    if not same_origin(socket):
        await socket.close()
        return
    id = socket.path_params["table"]
    await socket.accept()
    try:
        room = await house(socket).room(id)
    except Trouble as trouble:
        await socket.send_text(msgspec.json.encode(RefusedView("", trouble.rule, trouble.words)).decode())
        await socket.close(NO_TABLE, trouble.words[:100])
        return
    await Connection(socket, house(socket), room, key_for(id, socket)).serve()


# --- errors ------------------------------------------------------------------------------------------------------------


async def troubled(request: Request, error: Exception) -> Response:
    assert isinstance(error, Trouble)
    if not request.url.path.startswith("/api/"):
        pages: Pages = request.app.state.pages
        return pages.page(error.status)
    return answer(Problem(error.words, error.rule), error.status)


async def wrong_method(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    return answer(Problem(f"{request.method} {request.url.path}: {error.detail}"), error.status_code)


async def no_database(request: Request, error: Exception) -> Response:
    return answer(Problem("the database does not answer; please try again"), 503)


# --- the app -----------------------------------------------------------------------------------------------------------

Call = Callable[[Request], Awaitable[Response]]


def make_app(db_url: str, pace: float = 1.0) -> Starlette:
    """`pace` stretches the moments that bots wait. Raises ServeError."""
    the_house = House(Store(db_url), pace)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await the_house.open()
        yield
        await the_house.close()

    app = Starlette(
        routes=[
            Route("/api/games", games),
            Route("/api/rules/{game}", rules),
            Route("/api/content/{game}", content),
            Route("/api/tables", tables),
            Route("/api/tables", make, methods=["POST"]),
            Route("/api/tables/{table}/join", join, methods=["POST"]),
            Route("/api/tables/{table}/record", record),
            WebSocketRoute("/api/tables/{table}/ws", table),
            Route("/api/{path:path}", no_such_call),
            Route("/healthz", health),
            Route("/", page),
            Route("/t/{table}", table_page),
            Route("/rules/{game}", page),
            Route("/{path:path}", anything),
        ],
        middleware=[Middleware(SecurityHeaders), Middleware(GZipMiddleware)],
        exception_handlers={Trouble: troubled, HTTPException: wrong_method, SQLAlchemyError: no_database},
        lifespan=lifespan)
    app.state.house = the_house
    app.state.pages = Pages(folder())
    return app
