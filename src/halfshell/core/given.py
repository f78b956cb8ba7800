# not compiled
"""Reading a written position: what every game's `position` asks of its parts. All raise BadPosition."""
from __future__ import annotations

from typing import Any

from .game import BadPosition


def table_given(given: dict[str, Any], key: str, example: str) -> dict[str, Any]:
    found = given.get(key, {})
    if not isinstance(found, dict):
        raise BadPosition(key, f"{key} is a table, like {example}")
    return found


def list_given(found: Any, key: str, example: str) -> list[str]:
    if not isinstance(found, list):
        raise BadPosition(key, f"a list is wanted, like {example}, not {found}")
    return [str(item) for item in found]


def number_given(found: Any, key: str, least: int, most: int) -> int:
    if not str(found).isdecimal() or not least <= int(str(found)) <= most:
        raise BadPosition(key, f"{key} is a number from {least} to {most}, not {found}")
    return int(str(found))
