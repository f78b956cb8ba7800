"""A position in words: `facts` writes it, `set_up` reads it."""
from __future__ import annotations

from typing import Any

from .state import Race


def facts(s: Race) -> dict[str, Any]:
    return {"turns": s.turns}


def set_up(s: Race, given: dict[str, Any]) -> None:
    """Change a fresh game into the position given."""
