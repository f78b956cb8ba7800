"""Words as outlines of Bangers (SIL OFL 1.1). Needs fonttools and brotli, and web/node_modules."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

FONT = Path(__file__).resolve().parents[2] / "web/node_modules/@fontsource/bangers/files/bangers-latin-400-normal.woff2"
SPACING = 0.04  # of the size, as in the interface


@cache
def bangers() -> TTFont:
    return TTFont(FONT)


def outline(words: str, size: float, x: float, y: float, anchor: str) -> str:
    font = bangers()
    glyphs, names, scale = font.getGlyphSet(), font.getBestCmap(), size / font["head"].unitsPerEm
    steps = [glyphs[names[ord(letter)]].width * scale + size * SPACING for letter in words]
    x -= sum(steps) / 2 if anchor == "middle" else 0
    pen = SVGPathPen(glyphs, ntos=lambda number: f"{number:.1f}")
    for letter, step in zip(words, steps):
        glyphs[names[ord(letter)]].draw(TransformPen(pen, (scale, 0, 0, -scale, x, y)))
        x += step
    return pen.getCommands()
