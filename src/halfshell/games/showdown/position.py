"""A position in words: `facts` writes it, `set_up` reads it."""
from __future__ import annotations

from typing import Any

from .state import Showdown


def facts(s: Showdown) -> dict[str, Any]:
    return {"activations": s.activations}


def set_up(s: Showdown, given: dict[str, Any]) -> None:
    """Change a fresh game into the position given."""
