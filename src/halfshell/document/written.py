"""What a part of a file says, without its lines."""

from __future__ import annotations

from typing import TypeAlias

from .read import Items, Node, Text

Plain: TypeAlias = "str | list[Plain] | dict[str, Plain]"

SHOWN = 24  # of a long list in an error


def written(node: Node) -> Plain:
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
