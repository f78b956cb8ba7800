"""The race in the terminal: the board as a map of characters. A space is typed as the word of its district and its number."""
from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from halfshell.core.content import at, plain
from halfshell.core.text import counted
from halfshell.games.race import called
from halfshell.games.race.content import SOURCE

from .canvas import Canvas

WIDE: Final = 80
TALL: Final = 29
EDGE: Final = 2  # columns left free on both sides
WAYS: Final = {"street": ".", "corridor": ".", "tunnel": "=", "stair": ":"}
BACKS: Final = {"sewer": ("s", "yellow"), "street": ("t", "cyan"), "lab": ("l", "magenta"), "subway": ("u", "red3")}
FACES: Final = {"blockage": "#", "key-card": "k", "dynamite": "d"}
FACE: Final = "bold reverse"
TURTLE: Final = "bold green"
Place = tuple[int, int]  # row, column
OUTLINED: Final = "*"
NO_TILE: Final = "o"
LEGEND: Final = """\
face down: s sewer, t street, l lab, u subway   o no tile, A B exits, * outlined
face up: # Blockage, k Key Card, d Dynamite, ! another   L R D M the Turtles
= sewer  . street  : stair   a space is typed as word and number: drip-3"""


def race_look(view: dict[str, Any], names: list[str], me: int) -> RenderableType:
    """The map, the players, what lies open, where the move could end, the battle."""
    parts: list[RenderableType] = [Rule(headline(view, names), style="dim"), board(view), Text(LEGEND, "dim"), players(view, names, me),
                                   *lying_open(view)]
    if ways(view):
        parts.append(Text.assemble(("Walk to  ", "dim"), ", ".join([f"{space} ({len(way)})" for space, way in ways(view).items()])))
    if view["battle"]:
        parts.append(battle(view, names))
    return Group(*parts)


def ways(view: dict[str, Any]) -> dict[str, list[str]]:
    """Where the move can end, and over which spaces."""
    found: dict[str, list[str]] = view["reach"]
    return found


def headline(view: dict[str, Any], names: list[str]) -> str:
    game = f"Shredder {view['shredder']}/{view['shredder_most']}" if view["advanced"] else "basic game"
    turn = f", turn {view['turns']}: {names[view['turn']]}" if view["turn"] is not None else ""
    steps = f", {counted(view['steps'], 'step')} left" if view["steps"] else ""
    return game + turn + steps


# --- the map --------------------------------------------------------------------------------------------------------------------


def board(view: dict[str, Any]) -> Text:
    spaces, links = (plain(at(at(SOURCE, "board"), key)) for key in ("spaces", "links"))
    places = scaled(spaces)
    canvas = paper(tuple(places.items()), tuple([(one["a"], one["b"], one["kind"]) for one in links])).copy()
    pawns: dict[str, str] = {}
    for one in view["players"]:
        if one["turtle"]:
            pawns[one["space"]] = pawns.get(one["space"], "") + one["turtle"][0].upper()
    tiles = {one["space"]: one for one in view["tiles"]}
    for one in spaces:
        draw_space(canvas, one["id"], places[one["id"]], pawns.get(one["id"], ""), *mark(one, tiles.get(one["id"])))
    return canvas.text()


@lru_cache(maxsize=1)
def paper(places: tuple[tuple[str, Place], ...], links: tuple[tuple[str, str, str], ...]) -> Canvas:
    """What is the same in all positions: ways, numbers, and words where there is room."""
    canvas = Canvas(TALL, WIDE)
    where = dict(places)
    for a, b, kind in links:
        draw_way(canvas, where[a], where[b], WAYS[kind])
    for id, place in places:
        draw_space(canvas, id, place, "", NO_TILE, "")
    for words, own in titles(where):
        write_near(canvas, words, own, [place for _, place in places if place not in own])
    return canvas


def scaled(spaces: list[dict[str, Any]]) -> dict[str, Place]:
    """Row and column of each."""
    left, top = (min([one[axis] for one in spaces]) for axis in "xy")
    width, height = (max(1, max([one[axis] for one in spaces]) - least) for axis, least in (("x", left), ("y", top)))
    return {one["id"]: (round((one["y"] - top) * (TALL - 1) / height), EDGE + round((one["x"] - left) * (WIDE - 1 - 2 * EDGE) / width))
            for one in spaces}


def draw_way(canvas: Canvas, a: Place, b: Place, letter: str) -> None:
    far = max(abs(b[0] - a[0]), abs(b[1] - a[1]))
    for n in range(1, far):
        canvas.put(round(a[0] + (b[0] - a[0]) * n / far), round(a[1] + (b[1] - a[1]) * n / far), letter, "dim")


def draw_space(canvas: Canvas, id: str, place: Place, pawns: str, letter: str, style: str) -> None:
    """3s, or 3L where Leonardo stands; what lies under him face up is still seen: 3Lk."""
    row, column = place
    canvas.put(row, column - len(number(id)), number(id))
    canvas.put(row, column, pawns, TURTLE)
    if not pawns or style == FACE:
        canvas.put(row, column + len(pawns), letter, style)


def mark(space: dict[str, Any], tile: dict[str, Any] | None) -> tuple[str, str]:
    """What is seen on it, and in which style; an exit of the subway by its letter."""
    if tile:
        return (FACES.get(tile["tile"], "!"), FACE) if tile["up"] else BACKS[tile["pile"]]
    return OUTLINED if space["mark"] == "outlined" else space.get("letter") or NO_TILE, ""


def number(id: str) -> str:
    """3 of drip-3; spaces without one are called by their whole id."""
    last = id.rpartition("-")[2]
    return last if last.isdecimal() else ""


def titles(places: dict[str, Place]) -> list[tuple[str, list[Place]]]:
    """What is written on the map, and for which spaces: whole ids, and words that go before numbers; those that need most room first."""
    found: dict[str, list[Place]] = {}
    for id, place in places.items():
        found.setdefault(id.removesuffix(number(id)), []).append(place)
    return sorted(found.items(), key=lambda one: -len(one[0]))


def write_near(canvas: Canvas, words: str, own: list[Place], others: list[Place]) -> None:
    """Where it hides least, nearer to its own spaces than to others."""
    row, column = own[len(own) // 2]
    best: tuple[int, int, int] | None = None
    for line in range(max(0, row - 3), min(TALL, row + 4)):
        for first in range(max(0, column - len(words) - 3), min(WIDE - len(words), column + 4) + 1):
            under = "".join([canvas.letter(line, x) for x in range(max(0, first - 1), min(WIDE, first + len(words) + 1))])
            if under.strip(" .=:"):
                continue
            near = gap(line, first, words, own)
            cost = near + 3 * max(0, near + 2 - gap(line, first, words, others)) + 3 * len(under.replace(" ", ""))
            if best is None or cost < best[0]:
                best = cost, line, first
    if best:
        canvas.put(best[1], best[2], words, "bold")


def gap(row: int, first: int, words: str, places: list[Place]) -> int:
    """From the words to the nearest; a line is as far as two columns."""
    return min([2 * abs(row - line) + max(0, first - column, column - first - len(words) + 1) for line, column in places])


# --- players, tiles, the battle -------------------------------------------------------------------------------------------------


def players(view: dict[str, Any], names: list[str], me: int) -> Table:
    found = Table(box=None, padding=(0, 2, 0, 0))
    for title in ("", "", "health" if view["advanced"] else "", "on", "holds"):
        found.add_column(title, header_style="dim", overflow="fold")
    for one in view["players"]:
        turn = ">" if one["seat"] == view["turn"] else " "
        turtle = called.turtle(one["turtle"]) if one["turtle"] else "-"
        who = "you" if one["seat"] == me else names[one["seat"]]
        health = f"{'#' * one['health']}{'.' * (one['most'] - one['health'])} {one['health']}/{one['most']}" if one["most"] else ""
        found.add_row(Text.assemble(turn, " ", (turtle, TURTLE)), who, health, one["space"], held(one))
    return found


def held(one: dict[str, Any]) -> str:
    now = called.things(one["held"])
    later = f"from the next turn on {called.things(one['fresh'])}" if one["fresh"] else ""
    return "; ".join([words for words in (now, later) if words])


def lying_open(view: dict[str, Any]) -> list[Text]:
    found = [f"{called.tile(one['tile'])} {one['space']}" for one in view["tiles"] if one["up"]]
    return [Text.assemble(("Face up  ", "dim"), ", ".join(found))] if found else []


def battle(view: dict[str, Any], names: list[str]) -> Panel:
    fight = view["battle"]
    enemy = "Shredder" if fight["against"] == "shredder" else called.tile(fight["against"])
    stars = f" with {counted(fight['stars'], 'Ninja Stars tile')}" if fight["stars"] else ""
    against = f" against {fight['enemy']}" if view["advanced"] else ""
    rolls = f"{fight['roll']}{against}" if fight["roll"] or fight["enemy"] else "not rolled yet"
    return Panel(Text(f"{names[view['turn']]}{stars} against {enemy}: {rolls}"), title="Battle", title_align="left")
