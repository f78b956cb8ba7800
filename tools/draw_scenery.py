#!/usr/bin/env python3
"""Draws the scenery of the boards, web/src/assets/boards/BOARD.svg; and packs what the browser draws over it in BOARD.json, where that does
not come with the game's content.

tools/scenery/BOARD.json lists simple shapes in drawing order ("decor"), each with a color of "palette"; spaces and lines come from the
game's data. Needs fonttools and brotli, and web/node_modules; run from the repository root after a change of either.
"""

from __future__ import annotations

import json
from pathlib import Path

from scenery import city, common, lines, machine, printed, sewers, streets  # noqa: F401  the kinds of shapes
from scenery.board import Board
from scenery.pen import INK, PAPER, Pen, compact
from scenery.shapes import draw_all

ROOT = Path(__file__).resolve().parents[1]
OUT = ROOT / "web/src/assets/boards"

# the board of each scenery, within the games
BOARDS = {"new-york": "adventures/boards/new-york.json", "technodrome": "adventures/boards/technodrome.json", "race": "race/board.json"}
PACKED = ("new-york", "technodrome")

GLOW = ((0, 0.8), (0.5, 0.28), (1, 0))


def scenery(name: str) -> str:
    data, board = json.loads((ROOT / f"tools/scenery/{name}.json").read_text()), Board(BOARDS[name])
    pen = Pen(data["palette"], board, data["decor"])
    pen.add(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {board.width} {board.height}" stroke-linejoin="round">')
    pen.add("<!-- Made by tools/draw_scenery.py. --><defs>" + "".join(patterns(pen.palette)) + "</defs>")
    draw_all(pen)
    pen.add(f'<rect x="2" y="2" width="{board.width - 4}" height="{board.height - 4}" fill="none" stroke="{INK}" stroke-width="6"/></svg>')
    return compact("\n".join(pen.parts)) + "\n"


def patterns(palette: dict[str, str]) -> list[str]:
    dots = f'<circle cx="3" cy="3" r="1.5" fill="{INK}" opacity=".1"/>'
    dark = f'<circle cx="4" cy="4" r="2.2" fill="{INK}" opacity=".28"/>'
    hazard = f'<rect width="22" height="22" fill="{palette["warn"]}"/><rect width="11" height="22" fill="{INK}"/>'
    found = [pattern("halftone", 9, 9, 30, dots), pattern("darkdots", 12, 12, 30, dark), pattern("hazard", 22, 22, 45, hazard)]
    if "water-light" in palette:
        ripple = f'fill="none" stroke="{palette["water-light"]}" stroke-width="2.6" stroke-linecap="round" opacity=".85"'
        found.append(pattern("ripple", 92, 54, -8, f'<path d="M8 14q7 -6 14 0t14 0M56 40q6 -5 12 0t12 0" {ripple}/>'))
    if "earth" in palette:
        pebble = f'<circle cx="5" cy="4" r="2.2" fill="{INK}" opacity=".3"/><circle cx="15" cy="13" r="1.5" fill="{PAPER}" opacity=".07"/>'
        found.append(pattern("soil", 21, 19, 25, pebble))
        mortar = f'stroke="{INK}" stroke-width="1.6" opacity=".5"'
        found.append(pattern("masonry", 26, 20, 0, f'<path d="M0 0H26M0 10H26M6 0V10M19 10V20" {mortar}/>'))
        found.append(pattern("tiling", 22, 22, 0, f'<path d="M0 0H22M0 0V22" stroke="{INK}" opacity=".16"/>'))
    for name in ("warm", "pink", "slime"):
        stops = "".join(f'<stop offset="{at}" stop-color="{palette[name]}" stop-opacity="{opacity}"/>' for at, opacity in GLOW)
        found.append(f'<radialGradient id="glow-{name}">{stops}</radialGradient>')
    return found


def pattern(name: str, width: int, height: int, turn: int, body: str) -> str:
    turned = f'patternTransform="rotate({turn})"'
    return f'<pattern id="{name}" width="{width}" height="{height}" patternUnits="userSpaceOnUse" {turned}>{body}</pattern>'


def places(name: str) -> str:
    """The game's data without what only its makers need."""
    data = without(Board(BOARDS[name]).data, {"sources", "provenance_legend", "notes", "note", "provenance", "seen_as", "legend"})
    assert isinstance(data, dict)
    tables = [f"  {json.dumps(key)}: {rows(value)}" for key, value in data.items()]
    return "{\n" + ",\n".join(tables) + "\n}\n"


def rows(value: object) -> str:
    """A list with an entry a line, so that a change is read easily."""
    return "[\n    " + ",\n    ".join(map(json.dumps, value)) + "\n  ]" if isinstance(value, list) and value else json.dumps(value)


def without(value: object, names: set[str]) -> object:
    if isinstance(value, dict):
        return {key: without(inner, names) for key, inner in value.items() if key not in names and inner is not None}
    return [without(inner, names) for inner in value] if isinstance(value, list) else value


def main() -> None:
    for name in BOARDS:
        (OUT / f"{name}.svg").write_text(scenery(name))
    for name in PACKED:
        (OUT / f"{name}.json").write_text(places(name))


if __name__ == "__main__":
    main()
