"""Start the server: `halfshell serve`."""
from __future__ import annotations

import asyncio
import contextlib
import socket
import webbrowser

import uvicorn

import halfshell.core.state

from .app import make_app
from .connection import LONGEST
from .problems import ServeError
from .store import Store

__all__ = ["ServeError", "serve"]


def serve(host: str, port: int, db_url: str, open_browser: bool, pace: float = 1.0) -> None:
    """Until it is stopped. Raises ServeError."""
    asyncio.run(try_database(db_url))
    app = make_app(db_url, pace)
    with listening(host, port) as sock:
        name = f"[{host}]" if ":" in host else host
        url = f"http://{name}:{sock.getsockname()[1]}"
        engine = "interpreted" if str(halfshell.core.state.__file__).endswith(".py") else "compiled"
        print(f"halfshell: the table is open at {url} ({engine} engine)", flush=True)
        if open_browser:
            webbrowser.open(url)
        config = uvicorn.Config(app, log_level="warning", ws_max_size=4 * LONGEST, timeout_graceful_shutdown=3)
        with contextlib.suppress(KeyboardInterrupt):  # the usual way to stop it
            uvicorn.Server(config).run(sockets=[sock])


async def try_database(db_url: str) -> None:
    store = Store(db_url)
    try:
        await store.open()
    finally:
        await store.close()


def listening(host: str, port: int) -> socket.socket:
    """A socket that takes callers already, so that the browser finds the server."""
    if not 0 <= port < 65536:
        raise ServeError(f"the server cannot listen at port {port}: a port is a number up to 65535")
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        sock = socket.socket(family, socket.SOCK_STREAM)
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        sock.bind(address)
        sock.listen(128)
    except (OSError, UnicodeError) as error:
        reason = getattr(error, "strerror", None) or error
        raise ServeError(f"the server cannot listen at {host}:{port} ({reason}): choose another --port") from None
    return sock
