"""The places that the scenery must know: spaces and the lines between them, from the game's own data."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

Point = tuple[float, float]

GAMES = Path(__file__).resolve().parents[2] / "src/halfshell/games"


class Board:
    """`path`: of the game's data, within the games."""

    def __init__(self, path: str) -> None:
        self.data: dict[str, Any] = json.loads((GAMES / path).read_text())
        canvas = self.data["canvas"]
        self.width, self.height, self.radius = canvas["width"], canvas["height"], canvas["space_radius"]
        self.spaces: dict[str, Point] = {space["id"]: (space["x"], space["y"]) for space in self.data["spaces"]}
        self.lines: list[Line] = [self.line(line) for line in self.data.get("lines") or self.data["links"]]

    def line(self, line: dict[str, Any]) -> Line:
        return Line(self.spaces[line["a"]], self.spaces[line["b"]], line.get("via"), line.get("kind", ""), line.get("bridge", False))


class Line:
    """Straight, or a quadratic curve through its control point."""

    def __init__(self, a: Point, b: Point, via: Point | None, kind: str, bridge: bool) -> None:
        self.a, self.b, self.via, self.kind, self.bridge = a, b, via, kind, bridge

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
