"""A position in words: `facts` writes it, `set_up` reads it."""
from __future__ import annotations

from typing import Any

from .state import Adventures


def facts(s: Adventures) -> dict[str, Any]:
    return {"round": s.round}


def set_up(s: Adventures, given: dict[str, Any]) -> None:
    """Change a fresh game into the position given."""
