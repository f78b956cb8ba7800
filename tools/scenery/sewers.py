"""What lies below the streets."""

from __future__ import annotations

import math
import random

from scenery.board import Point
from scenery.pen import INK, PAPER, Decor, Pen, shade, spline
from scenery.shapes import placed, shape


@shape
def earth(p: Pen, d: Decor) -> None:
    """The cut through the ground: soil in two layers, with stones; above it the edge of the pavement."""
    x, y, a, b = d["rect"]
    soil, light = p.fill(d), p.palette["earth-light"]
    p.add(f'<path d="M{x} {y}h{a}v{b}h{-a}z" fill="{soil}"/>')
    deep = [(x + i * 100.0, y + 160 + 22 * math.sin(i * 1.9)) for i in range(-1, int(a / 100) + 2)]
    p.add(f'<path d="{spline(deep)}V{y + b + 9}H{x - 99}Z" fill="{shade(soil, 0.76)}"/>')
    p.add(f'<path d="M{x} {y}h{a}v{b}h{-a}z" fill="url(#soil)"/>')
    stones = random.Random(4)
    for _ in range(58):
        px, py, r = stones.randint(10, a - 10), stones.randint(y + 40, y + b - 10), stones.randint(5, 13)
        p.add(f'<ellipse cx="{px}" cy="{py}" rx="{r}" ry="{r * 0.62}" fill="{light}" opacity=".8"/>')
        p.path(f"M{px - r * 0.6} {py - r * 0.2}q{r * 0.5} {-r * 0.4} {r} 0", 1.6, shade(light, 1.4), 'stroke-linecap="round" opacity=".6"')
    p.box(x - 6, y, a + 12, 17, p.palette["curb"], 4)
    p.path(f"M{x} {y + 5}h{a}", 3, shade(p.palette["curb"], 1.25))
    p.path(f"M{x} {y + 9}h{a}", 15, INK, 'stroke-dasharray="2 38" opacity=".5"')
    p.add(f'<path d="M{x} {y + 19}h{a}v10h{-a}z" fill="{INK}" opacity=".35"/>')
    roots = ""
    for _ in range(26):
        px, long = stones.randint(20, a - 20), stones.randint(12, 34)
        roots += f"M{px} {y + 20}q{stones.randint(-9, 9)} {long / 2} {stones.randint(-8, 8)} {long}"
    p.path(roots, 2.4, p.palette["root"], 'stroke-linecap="round" opacity=".8"')


@shape
def riverbed(p: Pen, d: Decor) -> None:
    """The river where the ground is cut."""
    bed = spline(d["points"])
    left, right, y = d["points"][0][0], d["points"][-1][0], d["points"][0][1]
    p.path(bed, 17, p.palette["earth-light"])
    p.inked(bed + "Z", p.fill(d), 4)
    p.add(f'<path d="M{left + 2} {y - 8}h{right - left - 4}v10h{left - right + 4}z" fill="{p.fill(d)}"/>')
    light, cap = p.palette["water-light"], 'stroke-linecap="round"'
    p.path(f"M{left + 8} {y + 2}q13 -6 26 0t26 0t26 0t24 0", 4, light, cap)
    p.path(f"M{left + 26} {y + 19}q10 -5 20 0t20 0M{left + 48} {y + 33}q8 -4 16 0", 3, light, f'{cap} opacity=".75"')


@shape
def tunnels(p: Pen, d: Decor) -> None:
    """Tunnels of masonry with a stream in the middle."""
    ways = "".join(line.path for line in p.board.lines if line.kind == "tunnel")
    size, wall, cap = d["width"], p.palette["tunnel-wall"], 'stroke-linecap="round"'
    p.path(ways, size + 24, INK, f'{cap} opacity=".45" transform="translate(0 5)"')
    p.path(ways, size + 19, INK, cap)
    p.path(ways, size + 13, wall, cap)
    p.path(ways, size + 13, INK, 'stroke-dasharray="2.2 14" opacity=".5"')
    p.path(ways, size + 5, shade(wall, 1.28), f'{cap} opacity=".75"')
    p.path(ways, size + 1, INK, cap)
    p.path(ways, size - 3, p.fill(d), cap)
    p.path(ways, size - 3, "url(#masonry)", cap)
    p.path(ways, 25, shade(p.fill(d), 0.55), cap)
    p.path(ways, 20, p.palette["sludge"], cap)
    p.path(ways, 4.5, p.palette["slime"], f'{cap} stroke-dasharray="20 17" opacity=".75"')
    p.path(ways, 2.5, p.palette["slime"], f'{cap} stroke-dasharray="7 31" stroke-dashoffset="-9" transform="translate(0 6)" opacity=".5"')


@shape
def stairs(p: Pen, d: Decor) -> None:
    """A ladder in its shaft, between the rims of two spaces."""
    for line in p.board.lines:
        if line.kind == "stair":
            ladder(p, line.a, line.b)


def ladder(p: Pen, a: Point, b: Point) -> None:
    (ax, ay), (bx, by) = (a, b) if a[1] > b[1] else (b, a)
    long, turn = math.dist(a, b), math.degrees(math.atan2(by - ay, bx - ax)) + 90
    p.add(f'<g transform="translate({ax} {ay}) rotate({turn})">')
    p.path(f"M0 0V{-long}", 46, INK)
    p.path(f"M0 0V{-long}", 39, p.palette["tunnel-wall"])
    p.path(f"M0 0V{-long}", 33, p.palette["pit"])
    p.path(f"M0 0V{-long}", 33, "url(#masonry)")
    rungs = "".join(f"M-13 {-y}h26" for y in range(30, int(long) - 26, 13))
    for rail in (8.0, 4.2):
        p.path(f"M-13 0V{-long}M13 0V{-long}", rail, INK if rail == 8 else p.palette["roof-tan"])
    p.path(rungs, 8, INK)
    p.path(rungs, 4.6, p.palette["roof-cream"])
    p.add("</g>")


@shape
def lair(p: Pen, d: Decor) -> None:
    """The round room of the Turtles: warm light, boards, a rug under the space."""
    x, y, a, b = d["ellipse"]
    floor, wall = p.fill(d), p.palette["tunnel-wall"]
    p.glow(x, y, a * 2.1, "warm", 0.5)
    for grow, color in ((14.0, INK), (11.0, wall)):
        p.add(f'<ellipse cx="{x}" cy="{y}" rx="{a + grow}" ry="{b + grow}" fill="{color}"/>')
    joints = f'stroke="{INK}" stroke-width="10" stroke-dasharray="2.2 14" opacity=".55"'
    p.add(f'<ellipse cx="{x}" cy="{y}" rx="{a + 6}" ry="{b + 6}" fill="none" {joints}/>')
    p.add(f'<ellipse cx="{x}" cy="{y}" rx="{a}" ry="{b}" fill="{floor}" stroke="{INK}" stroke-width="3.5"/>')
    for i in range(-3, 4):
        q = b * math.sqrt(1 - (i / 3.6) ** 2)
        p.path(f"M{x + i * a / 3.6} {y - q}V{y + q}", 1.6, shade(floor, 0.72))
    p.add(f'<ellipse cx="{x}" cy="{y}" rx="{a - 2}" ry="{b - 2}" fill="url(#glow-warm)" opacity=".75"/>')
    bulbs = [(x + (a - 8) * math.cos(k * 0.5236 + 0.26), y + (b - 8) * math.sin(k * 0.5236 + 0.26)) for k in range(12)]
    for i, (px, py) in enumerate(bulbs):
        p.disc(px, py, 4.2, p.palette[("danger", "warn", "water", "slime")[i % 4]], 1.6)


@placed
def puddle(p: Pen, d: Decor) -> None:
    r = d["r"]
    p.glow(0, 0, r * 2, "slime", 0.5)
    top = f"M{-r} 0q{r * 0.1} {-r * 0.55} {r * 0.8} {-r * 0.45}t{r * 0.9} {r * 0.2}"
    edge = f"q{r * 0.5} {r * 0.6} {-r * 0.3} {r * 0.62}t{-r} {r * 0.05}q{-r * 0.45} {-r * 0.1} {-r * 0.4} {-r * 0.42}z"
    p.inked(top + edge, p.palette["slime"], 2)
    p.path(f"M{-r * 0.4} {-r * 0.12}q{r * 0.25} {-r * 0.14} {r * 0.5} 0", 2.2, PAPER, 'stroke-linecap="round" opacity=".8"')


@placed
def mushrooms(p: Pen, d: Decor) -> None:
    p.glow(0, -6, 26, "slime", 0.55)
    for x, h, r in ((-9, 9, 8), (8, 6, 6.5), (0, 16, 10)):
        p.inked(f"M{x - 2.6} 6L{x - 2} {-h}h4L{x + 2.6} 6z", p.palette["roof-cream"], 1.6)
        p.inked(f"M{x - r} {-h + 1}q{r * 0.1} {-r * 1.1} {r} {-r * 1.1}t{r} {r * 1.1}z", p.fill(d), 1.8)
        p.disc(x - r * 0.3, -h - r * 0.4, r * 0.2, PAPER, 0)
        p.disc(x + r * 0.35, -h - r * 0.25, r * 0.16, PAPER, 0)


@placed
def bone(p: Pen, d: Decor) -> None:
    knobs = "".join(f"M{x + 5} {y}a5 5 0 1 1 0 -.1z" for x in (-13, 13) for y in (-4, 4))
    p.add(f'<g fill="{p.fill(d)}" opacity=".8"><path d="M-12 -3h24v6h-24z{knobs}"/></g>')


@placed
def fossil(p: Pen, d: Decor) -> None:
    """A shell from long ago."""
    r, c = d["r"], p.fill(d)
    p.disc(0, 0, r, c, 2)
    outer = f"M{r * 0.7} 0a{r * 0.7} {r * 0.7} 0 1 1 {-r * 0.55} {-r * 0.66}"
    inner = f"a{r * 0.5} {r * 0.5} 0 1 1 {-r * 0.5} {r * 0.7}a{r * 0.3} {r * 0.3} 0 1 1 {r * 0.36} {r * 0.1}"
    p.path(outer + inner, 2.2, shade(c, 0.6))


@placed
def grate(p: Pen, d: Decor) -> None:
    """An outlet in the wall, with what runs out of it."""
    r = d["r"]
    p.disc(0, 0, r + 4, p.palette["tunnel-wall"], 2.6)
    p.disc(0, 0, r, p.palette["pit"], 2)
    bars = [(x * r, r * math.sqrt(1 - x * x)) for x in (-0.6, -0.2, 0.2, 0.6)]
    p.path("".join(f"M{x} {-y}V{y}" for x, y in bars), 3, p.palette["roof-slate"])
    drips = "".join(f"v{r * down}q{-r * a / 2} {r * 0.4} {-r * a} 0" for down, a in ((0.9, 0.3), (0.5, 0.36), (-0.6, 0.54)))
    p.inked(f"M{-r * 0.6} {r * 0.6}q{r * 0.6} {r * 0.4} {r * 1.2} 0{drips}z", p.palette["slime"], 1.8)


@shape
def half(p: Pen, d: Decor) -> None:
    """The river goes on below as a dotted line: the border of the halves."""
    p.path(f"M{d['x']} {d['y']}V{d['end']}", 3.4, p.fill(d), 'stroke-dasharray="3 10" stroke-linecap="round" opacity=".65"')
