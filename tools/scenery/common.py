"""Shapes of both boards."""

from __future__ import annotations

import math

from scenery.pen import INK, Decor, Pen, shade
from scenery.shapes import placed, shape


@shape
def ground(p: Pen, d: Decor) -> None:
    x, y, a, b = d["rect"]
    p.dotted(f"M{x} {y}h{a}v{b}h{-a}z", p.fill(d))


@shape
def plazas(p: Pen, d: Decor) -> None:
    """Quiet ground around every space: room for a standee."""
    c, r = p.fill(d), d["r"]
    edges, ground = "", ""
    for x, y in p.board.spaces.values():
        edges += f"M{x + r} {y}a{r} {r} 0 1 1 0 -.1z"
        ground += f"M{x} {y}h0"
    p.add(f'<g opacity="{d.get("opacity", 1)}">')
    p.path(edges, 2, shade(c, 0.82), 'stroke-dasharray="6 5"')
    p.path(ground, 2 * (r - 3), c, 'stroke-linecap="round"')
    p.add("</g>")


@placed
def light(p: Pen, d: Decor) -> None:
    p.glow(0, 0, d["r"], d["glow"], d["opacity"])


@placed
def label(p: Pen, d: Decor) -> None:
    p.text(0, 0, d["text"], d["size"], p.fill(d), d.get("edge"), d.get("anchor", "middle"))


@placed
def lamp(p: Pen, d: Decor) -> None:
    p.glow(0, 0, 34, d.get("glow", "warm"), 0.75)
    p.inked("M-4.5 -7h9l3.5 13h-16z", p.fill(d), 2.2)
    p.path("M-3.5 -7q3.5 -8 7 0", 2.2, INK)


@placed
def gear(p: Pen, d: Decor) -> None:
    r, c = d["r"], p.fill(d)
    teeth = max(8, int(r / 2.6))
    width = 2 * math.pi * (r + 3) / teeth / 2
    rim = f"M{r + 3} 0a{r + 3} {r + 3} 0 1 1 0 -.1"
    p.path(rim, 10, INK, f'stroke-dasharray="{width + 2.5} {width - 2.5}" stroke-dashoffset="1.2"')
    p.path(rim, 6, c, f'stroke-dasharray="{width} {width}"')
    p.disc(0, 0, r, c, 2.2)
    p.disc(0, 0, r * 0.66, shade(c, 0.72), 1.8)
    for i in range(5):
        turn = math.radians(72 * i + 20)
        p.disc(r * 0.42 * math.cos(turn), r * 0.42 * math.sin(turn), r * 0.13, shade(c, 0.45), 0)
    p.disc(0, 0, r * 0.2, shade(c, 1.25), 1.8)


@shape
def header(p: Pen, d: Decor) -> None:
    """The strip along the top that carries the tracks."""
    x, y, a, b = d["rect"]
    strip = f"M{x} {y}h{a}v{b}h{-a}z"
    p.add(f'<path d="{strip}" fill="{p.fill(d)}"/><path d="{strip}" fill="url(#darkdots)"/>')


@shape
def trim(p: Pen, d: Decor) -> None:
    """The edge of the strip, with a bolt in each corner."""
    y, width = d["y"], p.board.width
    p.path(f"M0 {y}H{width}", 9, INK)
    p.path(f"M0 {y}H{width}", 4, p.fill(d))
    for x, q in ((15, 15), (15, y - 16), (width - 15, 15), (width - 15, y - 16)):
        p.disc(x, q, 3.6, shade(p.fill(d), 0.8), 1.6)
        p.path(f"M{x - 2} {q - 2}l4 4", 1.4, INK)


@shape
def skyline(p: Pen, d: Decor) -> None:
    """Dark roofs with a few lit windows; blocks are [x, width, height]."""
    roofs = windows = ""
    for x, a, b in d["blocks"]:
        roofs += f"M{x} {d['y']}v{-b}h{a}v{b}z"
        for i in range(int(a / 8)):
            for k in range(int(b / 9)):
                if (x + i * 7 + k * 11 + i * k) % 5 == 0:
                    windows += f"M{x + 3 + 8 * i} {d['y'] - b + 4 + 9 * k}h3v4h-3z"
    p.add(f'<path d="{roofs}" fill="{p.fill(d)}"/><path d="{windows}" fill="{p.palette["window"]}" opacity=".55"/>')
