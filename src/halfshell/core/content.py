"""Content as data: a part is plain, or marked with where it comes from: {"value": 3, "provenance": "published", "note": "..."}.
A mark holds for all that is inside, but for what has a mark of its own."""
from __future__ import annotations

from typing import Any, Final

PROVENANCES: Final = ["published", "partial", "stand-in"]  # a fact about the printed game; some of it is; designed here


def plain(part: Any) -> Any:
    """What it says, without any marks."""
    if isinstance(part, dict):
        return plain(part["value"]) if "value" in part else {key: plain(value) for key, value in part.items()}
    return [plain(item) for item in part] if isinstance(part, list) else part


def marked(part: Any) -> dict[str, Any]:
    """In one shape for all: `value`, and `provenance` and `note` if it has them."""
    marks = {key: part[key] for key in ("provenance", "note") if key in part} if is_marked(part) else {}
    return {"value": plain(part), **marks}


def at(part: Any, key: str) -> Any:
    """A part of a table, with its mark."""
    return inside(part, body(part)[key])


def each(part: Any) -> list[Any]:
    """The parts of a list, with their marks."""
    return [inside(part, item) for item in body(part)]


def is_marked(part: Any) -> bool:
    return isinstance(part, dict) and "value" in part


def body(part: Any) -> Any:
    return part["value"] if is_marked(part) else part


def inside(part: Any, inner: Any) -> Any:
    return inner if is_marked(inner) or not is_marked(part) or "provenance" not in part else {
        "value": inner, "provenance": part["provenance"]}
