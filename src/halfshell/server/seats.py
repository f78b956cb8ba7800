"""A seat is a capability: whoever shows its key has it. The database keeps only what the key hashes to.

Spectator policy: whoever has the link of a table may watch it, and sees what `view(None)` shows; private tables are not listed.
"""
from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping, Sequence
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from .store import Seat

PREFIX: Final = "seat-"
HALF_A_YEAR: Final = 180 * 24 * 3600


def new_key() -> str:
    return secrets.token_urlsafe(16)


def lock_of(key: str) -> str:
    return hashlib.sha256(key.encode("utf-8", "surrogatepass")).hexdigest() if key else ""


def seats_with(seats: Sequence[Seat], key: str) -> list[int]:
    """The seats that this key opens; several where one person plays for several."""
    lock = lock_of(key)
    return [seat.seat for seat in seats if lock and secrets.compare_digest(seat.lock, lock)]


def key_for(table: str, connection: HTTPConnection) -> str:
    return connection.cookies.get(PREFIX + table, "")


def keys(cookies: Mapping[str, str]) -> dict[str, str]:
    """All keys of a browser by table."""
    return {name.removeprefix(PREFIX): value for name, value in cookies.items() if name.startswith(PREFIX)}


def hand_over(response: Response, table: str, key: str, secure: bool) -> None:
    response.set_cookie(PREFIX + table, key, max_age=HALF_A_YEAR, path="/", httponly=True, samesite="lax", secure=secure)
