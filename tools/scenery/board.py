"""The places that the scenery must know: spaces and the lines between them, from the game's own data."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

Point = tuple[float, float]

GAME = Path(__file__).resolve().parents[2] / "src/halfshell/games/adventures/boards"


class Board:
    def __init__(self, name: str) -> None:
        self.data: dict[str, Any] = json.loads((GAME / f"{name}.json").read_text())
        canvas = self.data["canvas"]
        self.width, self.height, self.radius = canvas["width"], canvas["height"], canvas["space_radius"]
        self.spaces: dict[str, Point] = {space["id"]: (space["x"], space["y"]) for space in self.data["spaces"]}
        self.lines: list[Line] = [Line(self.spaces[line["a"]], self.spaces[line["b"]], line.get("via")) for line in self.data["lines"]]


class Line:
    """Straight, or a quadratic curve through its control point."""

    def __init__(self, a: Point, b: Point, via: Point | None) -> None:
        self.a, self.b, self.via = a, b, via

    @property
    def path(self) -> str:
        (ax, ay), (bx, by) = self.a, self.b
        return f"M{ax} {ay}" + (f"Q{self.via[0]} {self.via[1]} {bx} {by}" if self.via else f"L{bx} {by}")

    def points(self, steps: int = 90) -> list[Point]:
        (ax, ay), (bx, by) = self.a, self.b
        cx, cy = self.via or ((ax + bx) / 2, (ay + by) / 2)
        return [
            ((1 - t) ** 2 * ax + 2 * (1 - t) * t * cx + t * t * bx, (1 - t) ** 2 * ay + 2 * (1 - t) * t * cy + t * t * by)
            for t in (i / steps for i in range(steps + 1))
        ]
