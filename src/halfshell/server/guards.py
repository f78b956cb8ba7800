"""What stands before every call: who may call, how long a body may be, and what browsers are told to forbid."""
from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .problems import Trouble

LONGEST_BODY: Final = 16 * 1024
HEADERS: Final = {
    "Content-Security-Policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; "
                               "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",  # a personal link must not travel
    "Cross-Origin-Opener-Policy": "same-origin",
}


def same_origin(connection: HTTPConnection) -> bool:
    """Browsers say where a page comes from; programs need not."""
    origin = connection.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == connection.headers.get("host", "")


async def body(request: Request) -> bytes:
    """Raises Trouble."""
    if not same_origin(request):
        raise Trouble(403, "a page of another site may not do this")
    found = b""
    async for part in request.stream():
        found += part
        if len(found) > LONGEST_BODY:
            raise Trouble(413, f"what was sent is longer than {LONGEST_BODY} bytes")
    return found


class SecurityHeaders:
    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, send_with_headers if scope["type"] == "http" else send)
