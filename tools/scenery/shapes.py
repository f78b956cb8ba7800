"""The kinds of scenery by name, and how a list of them becomes a picture."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from scenery.pen import Decor, Pen

Draw = Callable[[Pen, Decor], None]

SHAPES: dict[str, Draw] = {}
PLACED: set[str] = set()


def shape(draw: Draw) -> Draw:
    """A kind that draws where it lies."""
    SHAPES[draw.__name__] = draw
    return draw


def placed(draw: Draw) -> Draw:
    """A kind that draws around 0 0: it is moved to x and y (or the corner of its rect), turned by "angle", sized by "scale"."""
    PLACED.add(draw.__name__)
    return shape(draw)


def draw_all(pen: Pen) -> None:
    """In drawing order; what comes more than once (trees, houses) is drawn once and used again."""
    drawn = [drawing(pen, d) for d in pen.decor]
    counts = Counter(markup for d, markup in zip(pen.decor, drawn) if d["kind"] in PLACED)
    again = {markup: f"s{i}" for i, markup in enumerate(markup for markup, count in counts.items() if count > 1)}
    pen.add("<defs>" + "".join(f'<g id="{name}">{markup}</g>' for markup, name in again.items()) + "</defs>")
    for d, markup in zip(pen.decor, drawn):
        if d["kind"] not in PLACED:
            pen.add(markup)
        elif markup in again:
            pen.add(f'<use href="#{again[markup]}"{place(d)}/>')
        else:
            pen.add(f"<g{place(d)}>{markup}</g>")


def drawing(pen: Pen, d: Decor) -> str:
    own = Pen(pen.palette, pen.board, pen.decor)
    SHAPES[d["kind"]](own, d)
    return "".join(own.parts)


def place(d: Decor) -> str:
    x, y = (d["x"], d["y"]) if "x" in d else d["rect"][:2]
    turn = f"rotate({d['angle']})" if d.get("angle") else ""
    size = f"scale({d['scale']})" if d.get("scale", 1) != 1 else ""
    return f' transform="translate({x} {y}){turn}{size}"'
