"""What the engine says (facts, views, events) in the words of a scenario file: texts, lists and tables of texts."""

from __future__ import annotations

from collections.abc import Mapping

from halfshell.document.written import Plain

SEAT_FIELDS = {"player", "by", "accused", "other", "to", "dealer", "turn", "winner", "seat"}  # whose numbers are seats
BY_SEAT = {"players", "hands"}  # whose lists have one row a player
ORDERED = ("pile", "deck", "order")  # how the names of lists end in which the order counts


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
