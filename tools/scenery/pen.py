"""Draws SVG: ink outlines, flat color. Shapes draw around 0 0; whoever places them moves them."""

from __future__ import annotations

import math
import re
from typing import Any

from scenery.board import Board, Point
from scenery.letters import outline

Decor = dict[str, Any]
INK, PAPER = "#14110f", "#f6efe0"


class Pen:
    def __init__(self, palette: dict[str, str], board: Board, decor: list[Decor]) -> None:
        self.palette, self.board, self.decor = palette, board, decor
        self.parts: list[str] = []

    def add(self, markup: str) -> None:
        self.parts.append(markup)

    def fill(self, d: Decor) -> str:
        return self.palette[d["fill"]]

    def dotted(self, d: str, fill: str) -> None:
        """Ground: flat color with a hint of halftone."""
        self.add(f'<path d="{d}" fill="{fill}"/><path d="{d}" fill="url(#halftone)"/>')

    def path(self, d: str, width: float, color: str, more: str = "") -> None:
        self.add(f'<path d="{d}" fill="none" stroke="{color}" stroke-width="{width}" {more}/>')

    def inked(self, d: str, fill: str, width: float = 2, more: str = "") -> None:
        self.add(f'<path d="{d}" fill="{fill}" stroke="{INK}" stroke-width="{width}" {more}/>')

    def box(self, x: float, y: float, a: float, b: float, fill: str, width: float = 2, rx: float = 0) -> None:
        rounded = f' rx="{rx}"' if rx else ""
        self.add(f'<rect x="{x}" y="{y}" width="{a}" height="{b}"{rounded} fill="{fill}" stroke="{INK}" stroke-width="{width}"/>')

    def disc(self, x: float, y: float, r: float, fill: str, width: float = 2) -> None:
        edge = f' stroke="{INK}" stroke-width="{width}"' if width else ""
        self.add(f'<circle cx="{x}" cy="{y}" r="{r}" fill="{fill}"{edge}/>')

    def shadow(self, a: float, b: float, h: float) -> None:
        """The hard shadow of a box at 0 0."""
        self.add(f'<path d="M0 {b}l{h} {h}h{a}v{-b}l{-h} {-h}z" fill="{INK}" opacity=".8"/>')

    def glow(self, x: float, y: float, r: float, name: str = "warm", opacity: float = 0.8) -> None:
        self.add(f'<circle cx="{x}" cy="{y}" r="{r}" fill="url(#glow-{name})" opacity="{opacity}"/>')

    def text(
        self, x: float, y: float, words: str, size: float, fill: str = PAPER, edge: float | None = None, anchor: str = "middle"
    ) -> None:
        """Letters as outlines: a picture has no fonts of the page."""
        edge = size * 0.22 if edge is None else edge
        self.add(
            f'<path d="{outline(words, size, x, y, anchor)}" fill="{fill}" stroke="{INK}" stroke-width="{edge}" paint-order="stroke"/>'
        )


# --- colors and lines ---------------------------------------------------------------------------------------------------


def shade(color: str, k: float) -> str:
    """The color made darker (k below 1) or lighter (above 1)."""
    return "#" + "".join(f"{max(0, min(255, int(int(color[i : i + 2], 16) * k))):02x}" for i in (1, 3, 5))


def spline(points: list[Point], closed: bool = False) -> str:
    """A smooth path through the points."""
    n = len(points)

    def at(i: int) -> Point:
        return points[i % n] if closed else points[max(0, min(n - 1, i))]

    d = f"M{points[0][0]} {points[0][1]}"
    for i in range(n if closed else n - 1):
        (ax, ay), (bx, by), (cx, cy), (ex, ey) = at(i - 1), at(i), at(i + 1), at(i + 2)
        d += f"C{bx + (cx - ax) / 6} {by + (cy - ay) / 6} {cx - (ex - bx) / 6} {cy - (ey - by) / 6} {cx} {cy}"
    return d + ("Z" if closed else "")


def poly(points: list[Point], closed: bool = False) -> str:
    return "M" + "L".join(f"{x} {y}" for x, y in points) + ("Z" if closed else "")


def hexagon(r: float, turn: float = 30) -> str:
    return poly([(r * math.cos(math.radians(turn + 60 * i)), r * math.sin(math.radians(turn + 60 * i))) for i in range(6)], True)


# --- size ---------------------------------------------------------------------------------------------------------------

NUMBER = re.compile(r"-?\d*\.\d+(?:e-?\d+)?")


def compact(svg: str) -> str:
    """Numbers as short as the eye allows: a tenth of a pixel, small ones (opacity, scale) a hundredth."""

    def short(match: re.Match[str]) -> str:
        number = float(match[0])
        digits = f"{number:.{2 if abs(number) < 2 else 1}f}".rstrip("0").rstrip(".")
        return "0" if digits in ("0", "-0") else re.sub(r"^(-?)0\.", r"\1.", digits)

    return NUMBER.sub(short, svg).replace(" />", "/>")
