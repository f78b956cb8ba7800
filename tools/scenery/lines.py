"""The lines between the spaces, printed into the scenery: roads with their bridges, or catwalks."""

from __future__ import annotations

import math
from itertools import pairwise

from scenery.board import Line, Point
from scenery.pen import INK, Decor, Pen, poly
from scenery.shapes import shape


@shape
def roads(p: Pen, d: Decor) -> None:
    everything = "".join(line.path for line in p.board.lines)
    waters = [d for d in p.decor if d["kind"] in ("water", "island")]
    spans = [span for line in p.board.lines for span in bridges(line, waters)]
    p.path(everything, 38, p.palette["curb"], 'stroke-linecap="round"')
    decks = "".join(poly([*span[:-1:4], span[-1]]) for span in spans)
    p.path(decks, 40, INK, 'transform="translate(4 7)" opacity=".35"')
    p.path(decks, 44, INK)
    p.path(decks, 39, p.palette["bridge"])
    p.path(decks, 39, INK, 'stroke-dasharray="2 7" opacity=".45"')
    p.path(everything, 31, INK, 'stroke-linecap="round"')
    p.path(everything, 27, p.palette["road"], 'stroke-linecap="round"')
    p.path(everything, 2.6, p.palette["road-line"], 'stroke-dasharray="10 8" opacity=".8"')
    for span in spans:
        for here, ahead in ((span[0], span[1]), (span[-1], span[-2])):
            towers(p, here, ahead)


def towers(p: Pen, here: Point, ahead: Point) -> None:
    """A pair where the bridge meets the shore, unless a space lies there."""
    if min(math.dist(here, space) for space in p.board.spaces.values()) < p.board.radius + 16:
        return
    turn = math.degrees(math.atan2(ahead[1] - here[1], ahead[0] - here[0]))
    p.add(f'<g transform="translate({here[0]} {here[1]}) rotate({turn})">')
    for side in (-25, 15):
        p.box(-5, side, 10, 10, p.palette["shore"], 2.2, 1.5)
        p.box(-2, side + 3, 4, 4, p.palette["roof-rust"], 1)
    p.add("</g>")


def bridges(line: Line, waters: list[Decor]) -> list[list[Point]]:
    """The stretches of a line that cross water."""
    spans: list[list[Point]] = []
    now: list[Point] = []
    for point in line.points():
        if wet(point, waters) > -11:
            now.append(point)
        elif now:
            spans.append(now)
            now = []
    return [span for span in [*spans, now] if len(span) > 3]


def wet(point: Point, waters: list[Decor]) -> float:
    """How far a point lies inside the water (negative: on land)."""
    deep = -math.inf
    for d in waters:
        if d["kind"] == "island":
            middle = [sum(corner[i] for corner in d["points"]) / len(d["points"]) for i in (0, 1)]
            deep = min(deep, math.dist(middle, point) - min(math.dist(middle, corner) for corner in d["points"]))
        else:
            deep = max(deep, *(depth(point, piece) for piece in d["pieces"]))
    return deep


def depth(point: Point, piece: Decor) -> float:
    x, y = point
    points = piece["points"] + ([piece["points"][0]] if piece.get("closed") else [])
    gap, inside = math.inf, False
    for (ax, ay), (bx, by) in pairwise(points):
        long = (bx - ax) ** 2 + (by - ay) ** 2 or 1
        t = max(0, min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / long))
        gap = min(gap, math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay)))
        if piece.get("closed") and (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            inside = not inside
    return float(piece["width"] / 2 + (gap if inside else -gap))


@shape
def catwalks(p: Pen, d: Decor) -> None:
    """Two rails and a grating."""
    everything = "".join(line.path for line in p.board.lines)
    for width, color in ((29, INK), (24, p.palette["rail"]), (15, INK), (12.5, p.palette["grating"])):
        p.path(everything, width, color)
    p.path(everything, 12.5, INK, 'stroke-dasharray="2.5 5.5" opacity=".55"')
