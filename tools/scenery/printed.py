"""The spaces of the race as they are printed on its board."""

from __future__ import annotations

from typing import Any

from scenery.pen import INK, PAPER, Decor, Pen, shade
from scenery.shapes import shape


@shape
def spaces(p: Pen, d: Decor) -> None:
    manholes = [end for line in p.board.lines if line.kind == "stair" for end in (line.a, line.b)]
    for one in p.board.data["spaces"]:
        if (one["x"], one["y"]) in manholes and one["zone"] == "street":
            rim(p, one["x"], one["y"], p.board.radius)
    for one in p.board.data["spaces"]:
        p.add(f'<g transform="translate({one["x"]} {one["y"]})">')
        MARKS.get(one["mark"], plain)(p, one)
        p.add("</g>")


def rim(p: Pen, x: float, y: float, r: float) -> None:
    """A manhole around the space above a ladder."""
    p.disc(x, y, r + 9, p.palette["roof-slate"], 3)
    p.add(f'<circle cx="{x}" cy="{y}" r="{r + 5}" fill="none" stroke="{INK}" stroke-width="5" stroke-dasharray="3 5"/>')


def plate(p: Pen, one: dict[str, Any], fill: str) -> None:
    r = p.board.radius
    p.add(f'<circle cx="2" cy="3.5" r="{r}" fill="{INK}" opacity=".5"/>')
    p.disc(0, 0, r, fill, 3)
    p.add(f'<circle r="{r - 5}" fill="none" stroke="{shade(fill, 0.82)}" stroke-width="2"/>')


def plain(p: Pen, one: dict[str, Any]) -> None:
    plate(p, one, p.palette[f"space-{one['zone']}"])


def crossed(p: Pen, one: dict[str, Any]) -> None:
    """A faint cross, which shows when the tile is gone."""
    plain(p, one)
    p.path("M-8 -8L8 8M8 -8L-8 8", 6, p.palette[f"x-{one['zone']}"], 'stroke-linecap="round" opacity=".3"')


def outlined(p: Pen, one: dict[str, Any]) -> None:
    p.disc(0, 0, p.board.radius + 8, p.palette["outline"], 3)
    plain(p, one)
    p.path("M-11 3q11 -17 22 0M-7 9h14", 3, p.palette["curb"], 'stroke-linecap="round"')


def entrance(p: Pen, one: dict[str, Any]) -> None:
    plate(p, one, p.palette["subway"])
    p.path("".join(f"M{-14 + q} {9 - q}H{14 - q}" for q in (0, 6, 12)), 3.4, PAPER, 'opacity=".85"')
    lamp(p, p.palette["lamp-entrance"], str(one["number"]))


def way_out(p: Pen, one: dict[str, Any]) -> None:
    plate(p, one, p.palette["subway-out"])
    p.path("M0 11V-4M-7 3L0 -5L7 3", 4, p.palette["lamp-exit"], 'stroke-linecap="round"')
    lamp(p, p.palette["lamp-exit"], one["letter"])


def lamp(p: Pen, color: str, word: str) -> None:
    """The lamp of the subway, beside its stairs."""
    p.path("M-27 -6V-24", 7, INK)
    p.path("M-27 -6V-24", 3, color)
    p.disc(-27, -30, 13.5, color, 3)
    p.text(-27, -23.5, word, 18, "#fffaf0", 4)


def lab_circle(p: Pen, one: dict[str, Any]) -> None:
    plain(p, one)
    p.add(f'<circle r="{p.board.radius - 7}" fill="none" stroke="{p.palette["x-lab"]}" stroke-width="4.5"/>')
    p.path("M-7.5 -7.500L7.5 7.500M7.5 -7.500L-7.5 7.5", 5.5, p.palette["x-lab"], 'stroke-linecap="round"')


def key_door(p: Pen, one: dict[str, Any]) -> None:
    door(p, p.palette["outline"])
    p.box(-17, -12, 34, 24, PAPER, 2.6, 4)
    p.path("M-16 -5h32", 6, INK)
    p.disc(9, 5, 3.4, p.palette["x-street"], 1.2)
    p.path("M-12 5h12", 3, p.palette["roof-slate"])


def dynamite_door(p: Pen, one: dict[str, Any]) -> None:
    door(p, p.palette["x-lab"])
    for x in (-15, -5, 5):
        p.box(x, -8, 10, 25, p.palette["x-street"], 2, 2.5)
    p.box(-16, 0, 32, 8, p.palette["roof-cream"], 2)
    p.path("M0 -8q2 -10 12 -9", 2.6, INK)
    p.disc(13, -17, 4, p.palette["warn"], 1.6)


def door(p: Pen, fill: str) -> None:
    r = p.board.radius + 1
    p.add(f'<rect x="{4 - r}" y="{6 - r}" width="{2 * r}" height="{2 * r}" rx="8" fill="{INK}" opacity=".6"/>')
    p.box(-r, -r, 2 * r, 2 * r, fill, 4, 8)
    p.box(-r + 5, -r + 5, 2 * r - 10, 2 * r - 10, shade(fill, 1.15), 0, 5)


def home(p: Pen, one: dict[str, Any]) -> None:
    r = p.board.data["canvas"]["lair_radius"]
    p.disc(0, 0, r, p.palette["danger"], 3.5)
    p.add(f'<circle r="{r - 5}" fill="none" stroke="{p.palette["warn"]}" stroke-width="3" stroke-dasharray="5 6"/>')
    p.disc(0, 0, r - 11, p.palette["roof-cream"], 2.6)
    p.inked("M-24 3a24 22 0 0 1 48 0q-4 18 -24 18t-24 -18z", p.palette["slime"], 3)
    p.path("M-11 -15l11 8l11 -8M0 -7v16l-13 9M0 9l13 9M-23 0l10 -2M23 0l-10 -2", 2.6, INK, 'stroke-linecap="round"')


def throne(p: Pen, one: dict[str, Any]) -> None:
    """Where the enemy waits."""
    r = p.board.data["canvas"]["skyscraper_radius"]
    p.disc(0, 0, r, INK, 0)
    p.add(f'<circle r="{r}" fill="none" stroke="{p.palette["outline"]}" stroke-width="4"/>')
    for x in (-14, 0, 14):
        claw = f"M{x - 7} -24q12 24 2 48q-1 3 -4 3q4 -26 -2 -49z"
        p.add(f'<path d="{claw}" fill="{p.palette["x-street"]}" stroke="{PAPER}" stroke-width="1.5"/>')


MARKS = {
    "x": crossed, "outlined": outlined, "entrance": entrance, "exit": way_out, "lab-circle": lab_circle, "key-door": key_door,
    "dynamite-door": dynamite_door, "lair": home, "skyscraper": throne,
}
