"""Shapes of the Technodrome."""

from __future__ import annotations

import math

from scenery.common import ground
from scenery.pen import INK, PAPER, Decor, Pen, hexagon, poly, shade
from scenery.shapes import placed, shape


@shape
def deck(p: Pen, d: Decor) -> None:
    """Floor plates with seams and rivets."""
    x, y, a, b = d["rect"]
    c, columns, high = p.fill(d), max(1, round(a / 84)), 62
    size = a / columns
    ground(p, d)
    raised = bright = dark = rivets = ""
    for i in range(columns):
        for row in range(math.ceil(b / high)):
            px, py = x + i * size, y + row * high
            end = min(py + high, y + b)
            if (i * 7 + row * 5 + x) % 6 == 0:
                raised += f"M{px:.0f} {py}h{size:.0f}V{end}h{-size:.0f}z"
            bright += f"M{px + 2:.0f} {end}V{py + 2}h{size - 2:.0f}"
            dark += f"M{px:.0f} {end}V{py}h{size:.0f}"
            rivets += "".join(f"M{px + qx:.0f} {py + qy}h0" for qx in (8, size - 8) for qy in (8, high - 8) if py + qy < end - 4)
    p.add(f'<path d="{raised}" fill="{shade(c, 1.08)}"/>')
    p.path(bright, 1.5, shade(c, 1.28))
    p.path(dark, 2.2, shade(c, 0.6))
    p.path(rivets, 4.4, shade(c, 0.58), 'stroke-linecap="round"')
    p.path(rivets, 2, shade(c, 1.5), 'stroke-linecap="round" transform="translate(-.5 -.6)"')


@shape
def gate(p: Pen, d: Decor) -> None:
    """The seam where Dimension X will stop, once it has grown this far."""
    x, y0, y1 = d["x"], d["y0"], d["y1"]
    seam = f"M{x} {y0}V{y1}"
    p.path(seam, 30, p.palette["pink"], 'opacity=".13"')
    p.path(seam, 14, INK)
    p.path(seam, 9, p.fill(d))
    p.path(seam, 3.6, p.palette["pink"], 'stroke-dasharray="13 9"')


@placed
def turntable(p: Pen, d: Decor) -> None:
    """A great wheel cut into the floor."""
    c = p.fill(d)
    for part in (1, 0.93, 0.62, 0.56, 0.2):
        r = d["r"] * part
        p.add(f'<circle r="{r}" fill="none" stroke="{shade(c, 0.62)}" stroke-width="3"/>')
        p.add(f'<circle cy="2" r="{r}" fill="none" stroke="{shade(c, 1.25)}" stroke-width="1.3"/>')
    spokes = ""
    for i in range(16):
        turn = math.pi * i / 8
        a, b = (0.62, 0.93) if i % 2 else (0.2, 0.56)
        spokes += poly([(d["r"] * k * math.cos(turn), d["r"] * k * math.sin(turn)) for k in (a, b)])
    p.path(spokes, 3, shade(c, 0.62))


@placed
def pit(p: Pen, d: Decor) -> None:
    """A hole in the floor: striped rim, then walls going down to something that glows."""
    a, b, c = d["width"], d["height"], p.palette["pit"]
    x, y = -a / 2, -b / 2
    p.box(x - 4, y - 4, a + 8, b + 8, "url(#hazard)", 2.2, 3)
    p.box(x, y, a, b, c, 2.2)
    p.add(f'<path d="M{x} {y}h{a}l-6 6h{-a + 12}z" fill="{shade(c, 2.2)}"/><path d="M{x} {y}l6 6v{b - 12}l-6 6z" fill="{shade(c, 1.6)}"/>')
    p.add(f'<rect x="{x + 6}" y="{y + 6}" width="{a - 12}" height="{b - 12}" fill="{shade(c, 0.55)}"/>')
    p.add(f'<ellipse cy="{b * 0.12}" rx="{a * 0.42}" ry="{b * 0.4}" fill="url(#glow-{d.get("glow", "slime")})"/>')
    p.path("".join(f"M{x + 6} {y + 18 * i}h{a - 12}" for i in range(1, int(b / 18))), 2.2, INK, 'opacity=".55"')
    p.box(x, y, a, b, "none", 2.2)


@shape
def pipe(p: Pen, d: Decor) -> None:
    line, size, c = poly(d["points"]), d["width"], p.fill(d)
    for width, color in ((size + 5, INK), (size, shade(c, 0.72)), (size * 0.62, c), (size * 0.16, shade(c, 1.4))):
        p.path(line, width, color)
    for n, (x, y) in enumerate(d["points"]):
        ends = [d["points"][k] for k in (n - 1, n + 1) if 0 <= k < len(d["points"])]
        for ex, ey in ends:  # a flange beside every bend and at every end
            long = math.hypot(ex - x, ey - y)
            far = size * 0.95 if len(ends) > 1 else 5
            px, py = x + (ex - x) / long * far, y + (ey - y) / long * far
            turn = math.degrees(math.atan2(ey - y, ex - x))
            p.add(f'<g transform="translate({px} {py}) rotate({turn})">')
            p.box(-3, -size / 2 - 3.5, 6, size + 7, shade(c, 0.9), 2, 1.5)
            p.add("</g>")


@placed
def vent(p: Pen, d: Decor) -> None:
    _, _, a, b = d["rect"]
    p.box(0, 0, a, b, p.fill(d), 2, 3)
    slots = max(2, int((b - 5) / 6))
    p.path("".join(f"M5 {b * (i + 1) / (slots + 1)}h{a - 10}" for i in range(slots)), 2.6, INK, 'stroke-linecap="round"')


@placed
def fan(p: Pen, d: Decor) -> None:
    r = d["r"]
    p.disc(0, 0, r + 4, p.fill(d), 2.4)
    p.disc(0, 0, r, p.palette["pit"], 2)
    for i in range(5):
        blade = f"M0 0Q{r * 0.2} {-r * 0.75} {r * 0.62} {-r * 0.68}Q{r * 0.62} {-r * 0.2} 0 0Z"
        p.inked(blade, shade(p.fill(d), 1.35), 1.6, f'transform="rotate({72 * i + 12})"')
    p.disc(0, 0, r * 0.2, p.palette["warn"], 1.6)


@placed
def console(p: Pen, d: Decor) -> None:
    """A control desk: a lit screen, levers and buttons."""
    a = d["width"]
    p.add(f'<path d="M{-a / 2} 16l6 6h{a}v-14l-6 -6z" fill="{INK}" opacity=".8"/>')
    p.inked(f"M{-a / 2} 2L{-a / 2 + 5} -18H{a / 2 - 5}L{a / 2} 2V16H{-a / 2}Z", p.fill(d), 2.2)
    p.path(f"M{-a / 2} 2H{a / 2}", 2, INK)
    c = p.palette[d["screen"]]
    p.box(-a / 2 + 9, -15, a - 18, 13, shade(c, 0.35), 1.8, 2)
    q = (a - 26) / 6
    p.path(f"M{-a / 2 + 13} -8l{q} 0l{q * 0.7} -4l{q} 7l{q * 0.8} -5l{q} 2h{q}", 1.8, c)
    names, n = ("danger", "warn", "slime", "paper"), max(2, int((a - 14) / 9))
    for i in range(n):
        p.disc(-a / 2 + 10 + i * (a - 20) / (n - 1), 9, 2.8, p.palette[names[i % 4]], 1.3)


@placed
def cell(p: Pen, d: Decor) -> None:
    """A portal cell: a hexagon of light."""
    r, light = d["r"], hexagon(d["r"] * 0.78)
    p.glow(0, 0, r * 2.1, "pink", 0.6)
    p.inked(hexagon(r), p.palette["cell-rim"], 2.4)
    p.inked(light, p.fill(d), 1.8)
    p.add(f'<path d="{light}" fill="url(#darkdots)"/>')
    a = r * 0.5
    swirl = (
        f"M{-a * 0.2} 0a{a * 0.25} {a * 0.25} 0 0 1 {a * 0.5} 0a{a * 0.5} {a * 0.5} 0 0 1 {-a} 0a{a * 0.75} {a * 0.75} 0 0 1 {a * 1.5} 0"
    )
    p.path(swirl, max(1.6, r * 0.11), PAPER, 'stroke-linecap="round" opacity=".9"')


@placed
def vat(p: Pen, d: Decor) -> None:
    r = d["r"]
    p.glow(0, 0, r * 2.2, "slime", 0.5)
    p.add(f'<circle cx="3" cy="4" r="{r}" fill="{INK}" opacity=".6"/>')
    p.disc(0, 0, r, p.palette["steel"], 2.4)
    p.disc(0, 0, r - 4, p.fill(d), 1.6)
    for x, y, q in ((-0.25, -0.2, 0.16), (0.25, 0.15, 0.11), (-0.05, 0.35, 0.08)):
        p.disc(r * x, r * y, r * q, PAPER, 0.8)


@placed
def jar(p: Pen, d: Decor) -> None:
    """Something with one eye, kept in a jar."""
    p.glow(0, 0, 30, "slime", 0.6)
    p.box(-11, -18, 22, 36, "#d7f0c8", 2.2, 7)
    p.add(f'<rect x="-10" y="-11" width="20" height="27" rx="5" fill="{p.palette["slime"]}" opacity=".75"/>')
    p.path("M-5 4Q-8 10 -4 14M0 5Q2 11 -1 15M5 4Q8 9 5 14", 4.4, INK, 'stroke-linecap="round"')
    p.path("M-5 4Q-8 10 -4 14M0 5Q2 11 -1 15M5 4Q8 9 5 14", 2, p.palette["cell"], 'stroke-linecap="round"')
    p.disc(0, -1, 7.5, p.palette["cell"], 1.8)
    p.disc(0, -1.5, 4.4, PAPER, 1.3)
    p.disc(0.8, -1.2, 1.9, INK, 0)
    p.box(-13, 15, 26, 7, p.palette["steel-dark"], 2, 2)
    p.box(-11, -22, 22, 6, p.palette["steel"], 2, 2)
    p.path("M-7 -12V8", 2, PAPER, 'stroke-linecap="round" opacity=".9"')


@placed
def gauge(p: Pen, d: Decor) -> None:
    r = d["r"]
    p.disc(0, 0, r, p.palette["steel"], 2.2)
    p.disc(0, 0, r * 0.78, PAPER, 1.6)
    p.path(
        f"M{-r * 0.5} {r * 0.25}A{r * 0.56} {r * 0.56} 0 1 1 {r * 0.5} {r * 0.25}",
        r * 0.16,
        p.palette["roof-slate"],
    )
    p.path(f"M{r * 0.16} {-r * 0.54}A{r * 0.56} {r * 0.56} 0 0 1 {r * 0.5} {r * 0.25}", r * 0.16, p.palette["danger"])
    p.add(f'<path d="M0 0L0 {-r * 0.58}" stroke="{INK}" stroke-width="2" stroke-linecap="round" transform="rotate({d["needle"]})"/>')
    p.disc(0, 0, r * 0.13, INK, 0)


@placed
def crate(p: Pen, d: Decor) -> None:
    _, _, a, b = d["rect"]
    c = p.fill(d)
    p.shadow(a, b, 5)
    p.box(0, 0, a, b, c, 2.2)
    p.box(4, 4, a - 8, b - 8, shade(c, 0.8), 1.5)
    for width, color in ((4.5, INK), (2.2, c)):
        p.path(f"M4 4L{a - 4} {b - 4}", width, color)


@placed
def drum(p: Pen, d: Decor) -> None:
    r, c = d["r"], p.fill(d)
    p.add(f'<circle cx="3" cy="4" r="{r}" fill="{INK}" opacity=".6"/>')
    p.disc(0, 0, r, c, 2.2)
    p.disc(0, 0, r * 0.74, shade(c, 0.78), 1.4)
    p.path(f"M{-r * 0.6} {r * 0.1}h{r * 1.2}", 1.4, INK)
    p.disc(r * 0.28, -r * 0.3, r * 0.17, PAPER, 1)


@placed
def reactor(p: Pen, d: Decor) -> None:
    """The beating heart: coils around a bright core."""
    r = d["r"]
    p.glow(0, 0, r * 2.1, "pink", 0.8)
    p.disc(0, 0, r, p.palette["steel"], 2.6)
    p.disc(0, 0, r * 0.8, p.palette["pit"])
    p.path(f"M{r * 0.9} 0a{r * 0.9} {r * 0.9} 0 1 1 0 -.1", r * 0.13, INK, f'stroke-dasharray="{r * 0.08} {r * 0.2}"')
    for k, color in ((0.66, p.palette["steel-dark"]), (0.5, p.palette["cell"]), (0.3, p.palette["pink"]), (0.14, PAPER)):
        p.disc(0, 0, r * k, color, 1.6)
    for turn in (45, 135, 225, 315):
        p.path(f"M{r * 0.34} 0H{r * 0.98}", 6.5, INK, f'transform="rotate({turn})"')
        p.path(f"M{r * 0.36} 0H{r * 0.95}", 3, p.palette["warn"], f'transform="rotate({turn})"')


@placed
def hatchway(p: Pen, d: Decor) -> None:
    """A round door in the hull."""
    r = d["r"]
    p.disc(0, 0, r, p.fill(d), 2.6)
    for i in range(8):
        p.disc((r - 5) * math.cos(math.pi * i / 4), (r - 5) * math.sin(math.pi * i / 4), 1.9, PAPER, 1)
    p.disc(0, 0, r - 10, shade(p.fill(d), 0.7), 2)
    p.path(f"M{-r + 13} 0H{r - 13}M0 {-r + 13}V{r - 13}", 7, INK, 'stroke-linecap="round"')
    p.path(f"M{-r + 13} 0H{r - 13}M0 {-r + 13}V{r - 13}", 3.4, p.palette["danger"], 'stroke-linecap="round"')
    p.disc(0, 0, 4.5, p.palette["danger"], 1.8)


@shape
def hull(p: Pen, d: Decor) -> None:
    """The outer wall: a bolted frame."""
    x, y, a, b = d["rect"]
    size, c = d["width"], p.fill(d)
    for inset, width, color in ((size / 2, size, c), (size, 3, INK), (size + 2.5, 2, shade(c, 0.6)), (size / 2, 2, shade(c, 1.35))):
        p.path(f"M{x + inset} {y + inset}h{a - 2 * inset}v{b - 2 * inset}h{2 * inset - a}z", width, color)
    bolts = [(x + 30 + i * 62, q) for i in range(int((a - 30) / 62) + 1) for q in (y + size / 2, y + b - size / 2)]
    bolts += [(q, y + 30 + i * 62) for i in range(int((b - 30) / 62) + 1) for q in (x + size / 2, x + a - size / 2)]
    for px, py in bolts:
        p.disc(px, py, 3.2, shade(c, 1.5), 1.4)
