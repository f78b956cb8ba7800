"""Streets and landmarks of the race."""

from __future__ import annotations

import math

from scenery.board import Point
from scenery.pen import INK, PAPER, Decor, Pen, shade, spline
from scenery.shapes import placed, shape


@shape
def stream(p: Pen, d: Decor) -> None:
    """A river that runs down the board and ends where the ground is cut."""
    line, size = spline(d["points"]), d["width"]
    p.add(f'<clipPath id="above"><path d="M0 0H{p.board.width}V{d["end"]}H0z"/></clipPath><g clip-path="url(#above)">')
    for more, color in ((34, p.palette["quay"]), (20, shade(p.palette["quay"], 0.82)), (7, INK), (0, p.fill(d))):
        p.path(line, size + more, color)
    p.path(line, size - 8, "url(#ripple)")
    p.path(line, 5, p.palette["water-light"], 'stroke-dasharray="30 70" stroke-linecap="round" opacity=".5"')
    p.add("</g>")


@shape
def avenues(p: Pen, d: Decor) -> None:
    """Streets with sidewalks; bridges lie on the river."""
    lines = [line for line in p.board.lines if line.kind == "street"]
    ways, spans = "".join(line.path for line in lines), "".join(line.path for line in lines if line.bridge)
    size, cap = d["width"], 'stroke-linecap="round"'
    p.path(ways, size + 20, shade(p.palette["curb"], 0.8), f'{cap} transform="translate(2 3)" opacity=".7"')
    p.path(ways, size + 17, p.palette["curb"], cap)
    p.path(ways, size + 17, INK, 'stroke-dasharray="1.5 15" opacity=".22"')
    p.path(spans, size + 22, INK, 'transform="translate(5 10)" opacity=".35"')
    p.path(spans, size + 24, INK)
    p.path(spans, size + 18, p.palette["bridge"])
    p.path(spans, size + 18, INK, 'stroke-dasharray="2.4 9" opacity=".5"')
    p.path(ways, size + 4, INK, cap)
    p.path(ways, size, p.palette["road"], cap)
    p.path(ways, size - 9, shade(p.palette["road"], 1.12), cap)
    p.path(ways, 3, p.palette["road-line"], 'stroke-dasharray="11 9" opacity=".85"')
    stripes = "M36 -13.5h8M36 -4.5h8M36 4.5h8M36 13.5h8"
    p.add(f'<defs><path id="zebra" d="{stripes}" fill="none" stroke="{p.palette["road-line"]}" stroke-width="4.4" opacity=".8"/></defs>')
    for line in lines:
        crossing(p, line.a, line.b)
        crossing(p, line.b, line.a)


def crossing(p: Pen, a: Point, b: Point) -> None:
    """Zebra stripes where a street leaves a space."""
    if math.dist(a, b) < 104:
        return
    turn = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
    p.add(f'<use href="#zebra" transform="translate({a[0]} {a[1]}) rotate({turn})"/>')


@shape
def corridors(p: Pen, d: Decor) -> None:
    """Inside the lab, and up to the doors of the skyscraper."""
    for line in p.board.lines:
        if line.kind == "corridor":
            color = p.palette["tower-light"] if line.a[0] > p.board.width / 2 else p.palette["lab-path"]
            p.path(line.path, 32, INK, 'stroke-linecap="round"')
            p.path(line.path, 26, color, 'stroke-linecap="round"')
            p.path(line.path, 3, INK, 'stroke-dasharray="5 7" opacity=".5"')


@shape
def lab(p: Pen, d: Decor) -> None:
    """The roof taken off: walls, tiled floor."""
    x, y, a, b = d["rect"]
    p.add(f'<path d="M{x} {y + b}l10 10h{a}v{-b}l-10 -10z" fill="{INK}" opacity=".85"/>')
    p.box(x, y, a, b, p.palette["lab-wall"], 4, 4)
    p.box(x + 9, y + 9, a - 18, b - 18, p.fill(d), 2.4)
    p.add(f'<path d="M{x + 9} {y + 9}h{a - 18}v{b - 18}h{18 - a}z" fill="url(#tiling)"/>')
    p.add(f'<path d="M{x + 9} {y + 9}h{a - 18}v8h{26 - a}v{b - 26}h-8z" fill="{INK}" opacity=".14"/>')
    p.path(f"M{x + 4.5} {y + 20}v{b - 40}M{x + a - 4.5} {y + 20}v{b / 2}", 3, p.palette["warn"], 'stroke-dasharray="10 12"')


@shape
def skyscraper(p: Pen, d: Decor) -> None:
    """The tower of the enemy from above: dark walls full of lit windows fall away below the roof."""
    x, y, a, b = d["rect"]
    c, fall = p.fill(d), 26
    p.glow(x + a / 2, y + b / 2, a * 1.15, "pink", 0.85)
    p.add(f'<path d="M{x} {y + b + fall}l20 20h{a}v{-b}l-20 -20z" fill="{INK}" opacity=".7"/>')
    p.inked(f"M{x} {y + b}h{a}v{fall}h{-a}z", shade(c, 0.5), 3.5)
    p.path("".join(f"M{x + 8} {y + b + 6 + 9 * k}h{a - 16}" for k in range(2)), 4.5, p.palette["window"], 'stroke-dasharray="6 5 6 5 6 13"')
    p.box(x, y, a, b, shade(c, 0.72), 4, 6)
    p.box(x + 9, y + 9, a - 18, b - 18, c, 3, 4)
    p.add(f'<path d="M{x + 9} {y + 9}h{a - 18}v{b - 18}h{18 - a}z" fill="url(#darkdots)" opacity=".7"/>')
    for k in range(4):
        px, py = x + (a - 17 if k % 2 else 17), y + (b - 17 if k > 1 else 17)
        p.glow(px, py, 16, "pink", 0.9)
        p.disc(px, py, 4.5, p.palette["pink"], 1.8)
    p.add(f'<g transform="translate({x + a * 0.47} {y + b * 0.455})">')
    p.path("M52 0a52 52 0 1 1 0 -.1", 3, p.palette["warn"], 'stroke-dasharray="9 7"')
    p.add("</g>")


@placed
def clocktower(p: Pen, d: Decor) -> None:
    c = p.fill(d)
    p.add(f'<path d="M-15 26l9 7h30v-30l-9 -7z" fill="{INK}" opacity=".7"/>')
    p.box(-15, -34, 30, 60, c, 2.4)
    p.add(f'<path d="M6 -33h8v58h-8z" fill="{shade(c, 0.75)}"/>')
    p.inked("M-19 -34L0 -60L19 -34Z", p.palette["roof-slate"], 2.4)
    p.disc(0, -18, 11.5, PAPER, 2.4)
    p.path("M0 -18V-26M0 -18L6 -14", 2.4, INK, 'stroke-linecap="round"')
    p.box(-5, 9, 10, 17, shade(c, 0.5), 1.8, 4)


@placed
def theater(p: Pen, d: Decor) -> None:
    """A front with a bright marquee."""
    p.glow(0, 6, 52)
    p.add(f'<path d="M-34 24l9 7h68v-30l-9 -7z" fill="{INK}" opacity=".7"/>')
    p.box(-34, -24, 68, 48, p.fill(d), 2.4)
    p.box(-40, -4, 80, 15, p.palette["danger"], 2.4, 3)
    p.path("M-36 -1h72M-36 8h72", 3, p.palette["warn"], 'stroke-dasharray="3 5" stroke-linecap="round"')
    p.box(-9, -30, 18, 22, p.palette["warn"], 2.2, 3)
    p.inked("M0 -27l2 5h5l-4 4l2 5l-5 -3l-5 3l2 -5l-4 -4h5z", p.palette["danger"], 1)
    for x in (-24, 10):
        p.box(x, 13, 14, 11, p.palette["window"], 1.6)
    p.box(-6, 13, 12, 11, shade(p.fill(d), 0.5), 1.6)


@placed
def chimney(p: Pen, d: Decor) -> None:
    """A factory stack, with its smoke."""
    for x, y, r in ((20, -62, 12), (10, -52, 10), (3, -42, 7.5)):
        p.add(f'<circle cx="{x}" cy="{y}" r="{r}" fill="{PAPER}" stroke="{INK}" stroke-width="1.8" opacity=".92"/>')
    p.add(f'<path d="M-20 24l8 6h46v-20l-8 -6z" fill="{INK}" opacity=".7"/>')
    p.inked("M-7 24L-4.5 -36h9L7 24Z", p.palette["roof-brick"], 2.2)
    p.path("M-5 -29h10M-5 -21h10.5", 3.4, PAPER)
    p.box(-20, 2, 40, 22, p.fill(d), 2.2)
    p.inked("M-20 2L-10 -7V2L0 -7V2L10 -7V2L20 -7V2Z", shade(p.fill(d), 0.7), 2)
    p.path("M-15 12h9M-2 12h9M11 12h6", 5, p.palette["window"])


@placed
def car(p: Pen, d: Decor) -> None:
    c = p.fill(d)
    p.add(f'<rect x="-11" y="-5" width="26" height="14" rx="4" fill="{INK}" opacity=".5"/>')
    p.box(-13, -7, 26, 14, c, 1.8, 4.5)
    p.box(-5, -5.5, 12, 11, shade(c, 0.72), 1.4, 2.5)
    p.path("M8.5 -4v8M-6.5 -4v8", 2.4, p.palette["water-light"])
    p.path("M12 -4.500h.1M12 4.500h.1", 2.8, p.palette["warn"], 'stroke-linecap="round"')


@placed
def streetlamp(p: Pen, d: Decor) -> None:
    p.glow(0, -16, 24, "warm", 0.85)
    p.path("M0 6V-14", 4.4, INK, 'stroke-linecap="round"')
    p.inked("M-5 -14h10l-2 -8h-6z", p.palette["window"], 1.8)


@placed
def fountain(p: Pen, d: Decor) -> None:
    r = d["r"]
    p.disc(0, 0, r, p.palette["quay"], 2.2)
    p.disc(0, 0, r * 0.76, p.palette["water"], 1.8)
    p.disc(0, 0, r * 0.3, p.palette["quay"], 1.6)
    jet = f"q{r * 0.2} {-r * 0.5} {r * 0.42} 0"
    p.path(f"M{-r * 0.42} {-r * 0.1}{jet}{jet}", 2.2, PAPER, 'stroke-linecap="round"')


@placed
def crane(p: Pen, d: Decor) -> None:
    """A loading crane at the quay."""
    p.path("M-10 22L-4 -26M10 22L4 -26M-9 12H9M-7 -2H7M-30 -26H34M-4 -26L0 -38L30 -26M24 -26V-8", 6, INK, 'stroke-linecap="round"')
    p.path("M-10 22L-4 -26M10 22L4 -26M-9 12H9M-7 -2H7M-30 -26H34M-4 -26L0 -38L30 -26M24 -26V-8", 3, p.fill(d), 'stroke-linecap="round"')
    p.box(18, -8, 13, 10, p.palette["roof-rust"], 1.8)
    p.box(-32, -26, 11, 8, p.palette["roof-slate"], 1.8)
