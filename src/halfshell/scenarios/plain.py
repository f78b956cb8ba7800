"""What the engine says (facts, views, events) in the words of a scenario file: texts, lists and tables of texts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from .read import Items, Node, Text

Plain: TypeAlias = "str | list[Plain] | dict[str, Plain]"

SEAT_FIELDS = {"player", "by", "accused", "other", "to", "dealer", "turn", "winner", "seat"}  # whose numbers are seats
BY_SEAT = {"players", "hands"}  # whose lists have one row a player
ORDERED = ("pile", "deck", "order")  # how the names of lists end in which the order counts
SHOWN = 24  # of a long list in an error


def plain(value: object, name: str = "") -> Plain:
    """`name` is the field in which the value stands."""
    if isinstance(value, Mapping):
        return {str(key): plain(part, str(key)) for key, part in value.items()}
    if isinstance(value, list | tuple):
        parts = [plain(part) for part in value]
        by_seat = name in BY_SEAT and all(isinstance(part, dict) for part in parts)
        return {f"p{seat}": part for seat, part in enumerate(parts)} if by_seat else parts
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int) and name in SEAT_FIELDS:
        return f"p{value}" if value >= 0 else "none"
    return str(value)


def written(node: Node) -> Plain:
    """What a part of a file says, without its lines."""
    if isinstance(node, Text):
        return node.text
    if isinstance(node, Items):
        return [written(item) for item in node.items]
    return {key: written(value) for key, value in node.entries.items()}


def shown(value: Plain) -> str:
    """On one line, as a person would write it."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {shown(part)}" for key, part in value.items()) + "}"
    if isinstance(value, list):
        more = [f"and {len(value) - SHOWN} more"] if len(value) > SHOWN else []
        return f"[{', '.join([shown(part) for part in value[:SHOWN]] + more)}]"
    return value


def is_ordered(name: str) -> bool:
    return name.endswith(ORDERED)


def without(items: list[Plain], others: list[Plain]) -> list[Plain]:
    """The items that are left when the others, one for one, are taken away."""
    left = items[:]
    for other in others:
        if other in left:
            left.remove(other)
    return left


def holds(value: Plain, text: str) -> bool:
    """Does this text occur anywhere within?"""
    if isinstance(value, dict):
        return any(holds(part, text) for part in value.values())
    if isinstance(value, list):
        return any(holds(part, text) for part in value)
    return value == text
