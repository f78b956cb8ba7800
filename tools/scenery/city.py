"""Shapes of New York City."""

from __future__ import annotations

import math

from scenery.pen import INK, PAPER, Decor, Pen, shade, spline
from scenery.shapes import placed, shape


@shape
def land(p: Pen, d: Decor) -> None:
    p.dotted(spline(d["points"], True), p.fill(d))


@shape
def water(p: Pen, d: Decor) -> None:
    """All waters at once: shores first, then the ink, then the water, so that rivers run into each other."""
    rivers = [(spline(piece["points"]), piece["width"]) for piece in d["pieces"] if not piece.get("closed")]
    lakes = [(spline(piece["points"], True), piece["width"]) for piece in d["pieces"] if piece.get("closed")]
    for more, color in ((20, p.palette["shore"]), (6, INK), (0, p.fill(d))):
        for line, width in rivers:
            p.path(line, width + more, color, 'stroke-linecap="round"')
        for line, width in lakes:
            p.add(f'<path d="{line}" fill="{color}" stroke="{color}" stroke-width="{width + more}"/>')
    for line, width in rivers:
        p.path(line, width - 8, "url(#ripple)")
    for line, _ in lakes:
        p.add(f'<path d="{line}" fill="url(#ripple)"/>')


@shape
def island(p: Pen, d: Decor) -> None:
    coast = spline(d["points"], True)
    p.path(coast, 16, p.palette["water-light"], 'opacity=".5"')
    p.inked(coast, p.palette["shore"], 9)
    p.path(coast, 4, p.palette["shore"])
    p.dotted(coast, p.fill(d))


@shape
def park(p: Pen, d: Decor) -> None:
    edge = spline(d["points"], True)
    p.inked(edge, p.fill(d), 2.5)
    p.add(f'<path d="{edge}" fill="url(#halftone)"/>')


@placed
def building(p: Pen, d: Decor) -> None:
    _, _, a, b = d["rect"]
    c, roof, x, y = p.fill(d), d["roof"], a / 2, b / 2
    p.shadow(a, b, d["height"])
    p.box(0, 0, a, b, c, 2.2)
    if a > 28 and b > 24:
        p.path(f"M4 4h{a - 8}v{b - 8}h{8 - a}z", 2, shade(c, 0.78))
    if roof == "tank":
        p.disc(x, y, 8.5, shade(p.palette["roof-tan"], 0.85))
        p.path(f"M{x} {y - 8}v16M{x - 8} {y}h16", 1.3, INK)
    elif roof == "vents":
        for q in (-11, 2):
            p.box(x + q, y - 4.5, 9, 9, PAPER, 1.6)
            p.path(f"M{x + q} {y}h9", 1.2, INK)
    elif roof == "hatch":
        p.box(x - 7, y - 5.5, 14, 11, shade(c, 0.66), 1.7)
    elif roof == "skylight":
        p.box(x - 11, y - 6, 22, 12, p.palette["water-light"], 1.7)
        p.path(f"M{x - 4} {y - 6}v12M{x + 4} {y - 6}v12", 1.3, INK)
    elif roof == "garden":
        p.box(x - 11, y - 7, 22, 14, p.palette["grass"], 1.5)
        p.disc(x - 4, y, 4, p.palette["tree"], 0)
        p.disc(x + 5, y + 1, 3.2, p.palette["tree"], 0)


@placed
def tree(p: Pen, d: Decor) -> None:
    r = d["r"]
    p.add(f'<circle cx="2" cy="3" r="{r}" fill="{INK}" opacity=".55"/>')
    p.disc(0, 0, r, p.fill(d), 1.8)
    p.disc(-r * 0.3, -r * 0.3, r * 0.36, shade(p.fill(d), 1.3), 0)


@placed
def tower(p: Pen, d: Decor) -> None:
    """A skyscraper seen from the front: tiers [width, height] from the ground up, then a spire."""
    y, c = 0, p.fill(d)
    p.add(f'<ellipse cx="8" rx="{d["tiers"][0][0] / 2 + 7}" ry="6" fill="{INK}" opacity=".5"/>')
    for a, b in d["tiers"]:
        p.box(-a / 2, y - b, a, b, c, 2.2)
        p.add(f'<path d="M{a / 2 - 1} {y - b + 1}h{-a * 0.26}v{b - 2}h{a * 0.26}z" fill="{shade(c, 0.72)}"/>')
        lit = dark = ""
        rows, columns = int((b - 4) / 7), max(1, int((a - 5) / 6))
        for i in range(rows):
            for k in range(columns):
                window = f"M{1.25 - columns * 3 + 6 * k} {y - b + 4 + 7 * i}h3.5v4h-3.5z"
                if (i * 5 + k * 3 + int(d["x"])) % 4:
                    lit += window
                else:
                    dark += window
        p.add(f'<path d="{lit}" fill="{p.palette["window"]}"/><path d="{dark}" fill="{INK}" opacity=".7"/>')
        y -= b
    if d.get("spire"):
        p.inked(f"M-3 {y}l3 {-d['spire']}l3 {d['spire']}z", p.palette["roof-slate"], 1.8)


@placed
def house(p: Pen, d: Decor) -> None:
    p.add(f'<path d="M-10 9l5 4h20v-10l-5 -4z" fill="{INK}" opacity=".7"/>')
    p.box(-10, -3, 20, 12, p.palette["roof-cream"], 1.8)
    p.inked("M-13 -2L0 -13L13 -2Z", p.fill(d), 2)
    p.box(-2.5, 2, 5, 7, shade(p.fill(d), 0.6), 1.2)
    p.box(-8, 0, 3.5, 4, p.palette["window"], 1)
    p.box(5, 0, 3.5, 4, p.palette["window"], 1)


@placed
def terrace(p: Pen, d: Decor) -> None:
    """A row of narrow town houses with cornices and stoops, one color each."""
    n = len(d["fills"])
    p.add(f'<path d="M0 26l6 5h{17 * n}v-26l-6 -5z" fill="{INK}" opacity=".75"/>')
    for i, name in enumerate(d["fills"]):
        x, c, up = 17 * i, p.palette[name], 4 * (i % 2)
        p.box(x, -up, 17, 26 + up, c, 1.8)
        p.box(x - 0.5, -up - 3, 18, 4, shade(c, 0.7), 1.4)
        for px, py in ((3, 4 - up), (10, 4 - up), (10, 13)):
            p.box(x + px, py, 4, 5.5, p.palette["window"], 1)
        p.box(x + 3, 14, 4.5, 12, shade(c, 0.5), 1.2)
        p.box(x + 1.5, 23.5, 7.5, 3, p.palette["roof-cream"], 1.1)


@placed
def tank(p: Pen, d: Decor) -> None:
    """The water tank on stilts, with its pointed hat."""
    p.path("M-9 14L-7 -6M9 14L7 -6M0 14V-4M-9 8L8 -1M9 8L-8 -1", 2, INK)
    p.box(-9, -18, 18, 17, p.fill(d), 2)
    p.path("M-9 -13H9M-9 -6H9", 1.4, INK)
    p.inked("M-11 -18L0 -28L11 -18Z", p.palette["roof-slate"], 2)


@placed
def shop(p: Pen, d: Decor) -> None:
    """A corner pizza parlor, with its slice on the roof."""
    p.add(f'<path d="M-21 20l7 6h42v-24l-7 -6z" fill="{INK}" opacity=".75"/>')
    p.box(-21, -6, 42, 26, p.palette["roof-cream"], 2.2)
    for i in range(6):
        p.inked(f"M{-22.5 + 7.5 * i} -8h7.5v9q-3.75 4 -7.5 0z", p.palette["roof-brick"] if i % 2 else PAPER, 1.4)
    p.box(-16, 5, 14, 10, p.palette["window"], 1.6)
    p.box(5, 4, 10, 16, p.palette["roof-brick"], 1.6)
    p.inked("M-11 -31Q0 -38 11 -31L1 -9Z", p.palette["roof-tan"], 2)
    p.inked("M-8.5 -28Q0 -33 8.5 -28L1 -12Z", p.palette["warn"], 1.4)
    for px, py, r in ((-3, -26, 2.4), (4, -25, 2.2), (1, -19, 2)):
        p.disc(px, py, r, p.palette["danger"], 1)


@placed
def stadium(p: Pen, d: Decor) -> None:
    p.add(f'<ellipse cx="5" cy="6" rx="42" ry="33" fill="{INK}" opacity=".75"/>')
    p.add(f'<ellipse rx="42" ry="33" fill="{p.palette["roof-slate"]}" stroke="{INK}" stroke-width="2.5"/>')
    p.add(f'<ellipse rx="36" ry="27.5" fill="none" stroke="{PAPER}" stroke-width="5" stroke-dasharray="3 3.4" opacity=".8"/>')
    p.add(f'<ellipse rx="30" ry="22" fill="{p.palette["grass"]}" stroke="{INK}" stroke-width="2"/>')
    p.inked("M0 16L-14 2L0 -11L14 2Z", p.palette["roof-tan"], 1.5)
    p.inked("M0 9L-7 2L0 -4.5L7 2Z", p.palette["grass"], 1.2)
    for px, py in ((0, 14), (-12, 2), (0, -9), (12, 2)):
        p.box(px - 1.7, py - 1.7, 3.4, 3.4, PAPER, 0.8)


@placed
def wheel(p: Pen, d: Decor) -> None:
    """A big wheel by the sea."""
    r = d["r"]
    p.path(f"M-{r * 0.62} {r + 12}L0 0L{r * 0.62} {r + 12}M-{r * 0.8} {r + 12}H{r * 0.8}", 6, INK, 'stroke-linecap="round"')
    p.path(f"M-{r * 0.62} {r + 12}L0 0L{r * 0.62} {r + 12}", 2.5, p.palette["roof-cream"], 'stroke-linecap="round"')
    for width, color in ((6, INK), (2.6, p.fill(d))):
        p.add(f'<circle r="{r}" fill="none" stroke="{color}" stroke-width="{width}"/>')
    p.add(f'<circle r="{r * 0.6}" fill="none" stroke="{INK}" stroke-width="1.5"/>')
    for i in range(10):
        cx, cy = r * math.cos(math.pi * i / 5), r * math.sin(math.pi * i / 5)
        p.path(f"M0 0L{cx} {cy}", 1.5, INK)
        p.inked(f"M{cx - 5} {cy}h10l-1.5 6.5h-7z", p.palette[("danger", "warn", "water-light", "grass", "roof-plum")[i % 5]], 1.4)
    p.disc(0, 0, 4.5, p.palette["warn"])


@placed
def globe(p: Pen, d: Decor) -> None:
    """A steel globe on a fountain."""
    r = d["r"]
    p.add(f'<ellipse cy="{r + 5}" rx="{r + 8}" ry="8" fill="{p.palette["water"]}" stroke="{INK}" stroke-width="2.2"/>')
    p.add(f'<ellipse cy="{r + 4}" rx="{r + 2}" ry="4.5" fill="{p.palette["water-light"]}"/>')
    p.inked(f"M-6 {r + 4}L-2 {r - 4}H2L6 {r + 4}Z", p.palette["roof-slate"], 1.8)
    p.disc(0, 0, r, PAPER, 2.4)
    for k in (0.45, 1):
        p.add(f'<ellipse rx="{r * k}" ry="{r}" fill="none" stroke="{p.palette["roof-slate"]}" stroke-width="1.8"/>')
    p.path(
        f"M{-r} 0H{r}M{-r * 0.86} {-r * 0.5}H{r * 0.86}M{-r * 0.86} {r * 0.5}H{r * 0.86}",
        1.8,
        p.palette["roof-slate"],
    )
    p.inked(
        f"M{-r * 0.7} {-r * 0.35}q{r * 0.3} {-r * 0.4} {r * 0.6} {-r * 0.2}l{-r * 0.1} {r * 0.5}l{-r * 0.3} {r * 0.3}z",
        p.palette["roof-slate"],
        1,
    )
    p.inked(
        f"M{r * 0.15} {r * 0.1}l{r * 0.5} {-r * 0.1}l{-r * 0.1} {r * 0.4}l{-r * 0.3} {r * 0.25}z",
        p.palette["roof-slate"],
        1,
    )
    p.disc(0, 0, r, "none", 2.4)
    p.add(f'<ellipse rx="{r + 6}" ry="{r * 0.32}" transform="rotate(-24)" fill="none" stroke="{INK}" stroke-width="1.8"/>')


@placed
def statue(p: Pen, d: Decor) -> None:
    """The lady with the torch."""
    p.glow(17, -57, 24)
    c = p.fill(d)
    p.inked("M-22 22L-17 13H17L22 22Z", p.palette["roof-cream"], 2)
    p.inked("M-12 13L-9 -4H9L12 13Z", p.palette["roof-tan"], 2)
    p.inked("M-9 -4Q-10 -26 -4 -34H5Q10 -24 9 -4Z", c, 2)
    p.path("M-4 -30Q-5 -16 -5 -5M1 -30Q2 -16 2 -5M6 -22Q6 -12 6 -5", 1.3, shade(c, 0.6))
    p.inked("M3 -34L13 -51L17 -49L9 -29Z", c, 1.8)
    p.inked("M-9 -22L-2 -25L0 -16L-7 -13Z", shade(c, 1.15), 1.6)
    p.disc(0, -38, 5, c, 1.8)
    p.inked("M-6 -40L-9 -46L-4.5 -43.5L-3.5 -50L0 -44.5L3.5 -50L4 -43.5L8 -46L6 -40Q0 -44 -6 -40Z", c, 1.4)
    p.box(12.5, -54, 6, 5, p.palette["roof-tan"], 1.5)
    p.inked("M11.5 -54Q13 -65 17 -68Q16 -63 19.5 -61Q21 -57 18.5 -54Z", p.palette["warn"], 1.6)


@placed
def lighthouse(p: Pen, d: Decor) -> None:
    p.glow(0, -25, 30)
    p.inked("M-9 14L-5.5 -20H5.5L9 14Z", PAPER, 2)
    for a, b, c in ((-7.9, 7.9, 3), (-6.5, 6.5, -10)):
        p.inked(f"M{a} {c}H{b}L{b - 0.9} {c - 7}H{a + 0.9}Z", p.palette["danger"], 1.2)
    p.box(-6.5, -29, 13, 9, p.palette["warn"], 1.8)
    p.inked("M-8 -29L0 -37L8 -29Z", p.palette["roof-slate"], 1.8)


@placed
def boat(p: Pen, d: Decor) -> None:
    p.path("M-26 -8Q-40 -10 -50 -16M-26 8Q-40 10 -50 16", 2.4, p.palette["water-light"], 'stroke-linecap="round"')
    p.inked("M-22 -9H10Q24 -6 27 0Q24 6 10 9H-22Z", p.fill(d), 2.2)
    p.box(-14, -5, 16, 10, p.palette["roof-brick"], 1.6)


@placed
def ferry(p: Pen, d: Decor) -> None:
    p.path("M-40 -6Q-54 -10 -66 -10M-40 6Q-54 10 -66 10", 2.4, p.palette["water-light"], 'stroke-linecap="round"')
    p.inked("M-34 -13H24Q40 -8 42 0Q40 8 24 13H-34Q-40 0 -34 -13Z", p.fill(d), 2.4)
    p.box(-26, -8, 48, 16, PAPER, 1.8, 3)
    p.path("M-22 -4.5H18M-22 4.5H18", 3, p.palette["roof-slate"], 'stroke-dasharray="4 3"')
    p.box(8, -5, 9, 10, p.palette["roof-slate"], 1.5)
    p.disc(-12, 0, 4, INK, 1.5)
    p.disc(0, 0, 4, INK, 1.5)


@placed
def sail(p: Pen, d: Decor) -> None:
    p.inked("M-13 6H13L8 12H-9Z", p.palette["roof-brick"], 1.8)
    p.inked("M-1 4V-20Q-12 -8 -12 4Z", PAPER, 1.8)
    p.inked("M2 4V-15Q9 -6 10 4Z", p.fill(d), 1.8)


@placed
def compass(p: Pen, d: Decor) -> None:
    p.add(
        f'<circle r="24" fill="{PAPER}" stroke="{INK}" stroke-width="2.5"/><circle r="19" fill="none" stroke="{INK}" stroke-width="1.2"/>'
    )
    for turn in (45, 135, 225, 315):
        p.inked("M0 -17L3 -4L0 0L-3 -4Z", p.palette["roof-slate"], 1, f'transform="rotate({turn})"')
    for turn in (0, 90, 180, 270):
        for side, color in ((5, p.palette["danger"]), (-5, PAPER)):
            p.inked(f"M0 -29L{side} -5L0 0Z", color, 1.3, f'transform="rotate({turn})"')
    p.text(0, -31, "N", 15)
