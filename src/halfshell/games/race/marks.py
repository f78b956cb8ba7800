# not compiled
"""The content in force for those who draw it: every field with its mark. A mark may stand at a field, beside it, or around it."""
from __future__ import annotations

from typing import Any, Final

from halfshell.core.content import at, body, each, is_marked, marked, plain

from .content import PILES, SOURCE, TILE_IDS, design, own

NAMES: Final = ["name", "district", "number"]  # of a space
MARKS_OF_A_PILE: Final = {"number": "numbers", "count": "counts"}  # what they are called beside a pile


def content() -> dict[str, Any]:
    """See docs/content-packs.md."""
    board, tiles = SOURCE["board"], SOURCE["tiles"]
    piles, dice, battle = [at(tiles, name) for name in ("piles", "dice", "battle")]
    return {
        "board": {"own": is_own(), **{name: rows(board, name) for name in ("spaces", "links", "districts") if name in body(board)}},
        "tiles": {
            "piles": {name: pile(at(piles, name)) for name in PILES},
            "dice": {name: die(at(dice, name)) for name in body(dice)},
            "battle": {name: marked(at(battle, name)) for name in body(battle)}}}


def is_own() -> bool:
    """The board in force is the one that comes with the game, so that its picture shows it."""
    return outline(SOURCE) == outline(own())


def outline(data: dict[str, Any]) -> list[Any]:
    """A board without its names."""
    board = plain(data["board"])
    return [[{key: value for key, value in one.items() if key not in NAMES} for one in board["spaces"]], board["links"]]


def rows(part: Any, name: str) -> list[dict[str, Any]]:
    return [with_mark(marked(one), field(part, name).get("provenance")) for one in body(body(part)[name])]


def pile(part: Any) -> list[dict[str, Any]]:
    return [tile(part, one) for one in each(at(part, "tiles"))]


def tile(of: Any, one: Any) -> dict[str, Any]:
    """Where it has no mark, it has that of its pile."""
    found: dict[str, Any] = {"id": TILE_IDS[design(plain(one))]}
    for name, in_pile in MARKS_OF_A_PILE.items():
        if plain(body(one).get(name)) is not None:
            found[name] = with_mark(field(one, name), beside(of, in_pile))
    return with_note(found, one)


def die(part: Any) -> dict[str, Any]:
    return with_note({name: field(part, name) for name in ("faces", "succeeds_from") if name in body(part)}, part)


def with_note(found: dict[str, Any], part: Any) -> dict[str, Any]:
    """One beside the fields is about all of them, as is one around them."""
    notes = [plain(one["note"]) for one in (body(part), part) if "note" in one]
    return found | {"note": notes[0]} if notes else found


def field(part: Any, name: str) -> dict[str, Any]:
    """With its own mark, else that beside it, else that around all."""
    return with_mark(with_mark(marked(body(part)[name]), beside(part, name)), part.get("provenance") if is_marked(part) else None)


def with_mark(found: dict[str, Any], mark: str | None) -> dict[str, Any]:
    return found if mark is None or "provenance" in found else found | {"provenance": mark}


def beside(part: Any, name: str) -> str | None:
    """One for all, or a table of one each."""
    mark = plain(body(part).get("provenance"))
    return mark.get(name) if isinstance(mark, dict) else mark
