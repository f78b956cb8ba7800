#!/usr/bin/env python3
"""Writes web/src/kit/outlines.ts: the letters that stand on cards, as outlines of Bangers (SIL OFL 1.1).

Drawn letters are pictures and no text: a screen reader hears a card's name alone, and a card looks right before the font is there.
Needs fonttools and brotli, and web/node_modules; run from the repository root after a change of LETTERS.
"""
from __future__ import annotations

from pathlib import Path

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

ROOT = Path(__file__).resolve().parents[1]
LETTERS = "02345689+HALFSE"


def main() -> None:
    font = TTFont(ROOT / "web/node_modules/@fontsource/bangers/files/bangers-latin-400-normal.woff2")
    glyphs, names, em = font.getGlyphSet(), font.getBestCmap(), font["head"].unitsPerEm
    lines = []
    for letter in LETTERS:
        name = names[ord(letter)]
        pen = SVGPathPen(glyphs, ntos=lambda number: f"{number:.3f}".rstrip("0").rstrip("."))
        glyphs[name].draw(TransformPen(pen, (1 / em, 0, 0, -1 / em, 0, 0)))
        lines.append(f"  '{letter}': [{glyphs[name].width / em:.3f}, '{pen.getCommands()}'],")
    text = ("// Made by tools/outlines.py: letters of Bangers as outlines, in parts of the font size: [advance, path].\n"
            "export const OUTLINES: Record<string, [number, string]> = {\n" + "\n".join(lines) + "\n}\n")
    (ROOT / "web/src/kit/outlines.ts").write_text(text)


main()
