"""Showdown in the terminal: the sewers drawn, paths with double lines and pipes with thin ones; color is never the only sign."""
from __future__ import annotations

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from halfshell.core.text import counted, listed
from halfshell.games.showdown.called import TEAM_TITLES, ally, capital, card, character
from halfshell.games.showdown.content import OPENS
from halfshell.games.showdown.keys import TURNS
from halfshell.games.showdown.names import ALLY_NAMES, CHARACTER_NAMES, TOKENS

from .canvas import Canvas

WIDE: Final = 80
TALL: Final = 3  # lines of a space
ACROSS: Final = {"S": "═", "P": "─", ".": " "}
DOWN: Final = {"S": "║", "P": "│", ".": "~"}
CLOSED: Final = "~"
STYLES: Final = {"S": "bold", "P": "cyan", ".": "blue"}
TEAMS: Final = {"turtles": "bold green", "villains": "bold red3"}
HOMES: Final = {"turtles": "TH", "villains": "VH"}
TOKEN: Final = "bold reverse"
STATES: Final = {"ready": ("", ""), "active": ("> ", "bold"), "exhausted": ("x ", "dim")}


def showdown_look(view: dict[str, Any], names: list[str], me: int) -> RenderableType:
    """Board, tracks, characters, cards, the turn, what is rolled or to be placed."""
    parts: list[RenderableType] = [Rule(headline(view), style="dim"), board(view), legend()]
    parts += [track(one) for one in view["tracks"]]
    parts += [characters(view, names, me), *tokens(view), *cards_at_hand(view, me), *turn(view, names, me)]
    if view["showdown"]:
        parts.append(showdown(view))
    pattern = in_hand(view)
    if pattern:
        parts.append(rotations(pattern))
    return Group(*parts)


def headline(view: dict[str, Any]) -> str:
    whose = f", {TEAM_TITLES[view['team']]}" if view["team"] else ""
    return f"activation {view['activations']}{whose}, {counted(view['empty'], 'space')} to fill, {counted(view['pile'], 'tile')} left"


# --- the board ------------------------------------------------------------------------------------------------------------------


def board(view: dict[str, Any]) -> Text:
    wide = WIDE // view["columns"]
    canvas = Canvas(view["rows"] * TALL, view["columns"] * wide)
    sides = {one["space"]: turned(one["sides"], one["turned"]) for one in view["tiles"]}
    homes = {one["space"]: one["home"] for one in view["tiles"] if one["home"]}
    for row in range(view["rows"]):
        for column in range(view["columns"]):
            name = f"{row}.{column}"
            space = Space(canvas, row * TALL, column * wide, wide)
            space.title(name, homes.get(name, ""))
            if name in sides:
                space.tile(sides[name])
                space.way_on(sides[name], sides.get(f"{row}.{column + 1}", "...."))
            else:
                space.put(1, space.center, "?" if name in view["turn"]["closest"] else "o")
            space.contents(view, name, homes.get(name, ""))
    for edge in view["edges"]:
        row, column = map(int, edge["space"].split("."))
        Space(canvas, row * TALL, column * wide, wide).token(edge["token"], edge["side"])
    return canvas.text()


class Space:
    """Where it is drawn: three lines; the last column is that of the side in the east, which it shares with the next space."""

    def __init__(self, canvas: Canvas, top: int, left: int, wide: int) -> None:
        self.canvas, self.top, self.left = canvas, top, left
        self.last = wide - 1
        self.center = self.last // 2

    def put(self, line: int, column: int, words: str, style: str = "") -> None:
        self.canvas.put(self.top + line, self.left + column, words, style)

    def title(self, name: str, home: str) -> None:
        self.put(0, 0, name, "dim")
        if home:
            self.put(0, self.center + 2, HOMES[home], TEAMS[home])

    def tile(self, sides: str) -> None:
        north, east, south, west = list(sides)
        for line, side in ((0, north), (2, south)):
            self.put(line, self.center, DOWN[side], STYLES[side])
        self.put(1, 0, ACROSS[west] * self.center, STYLES[west])
        self.put(1, self.center, ACROSS[east] * (self.last - self.center), STYLES[east])
        for column, side in ((0, west), (self.last - 1, east)):
            if side == ".":
                self.put(1, column, CLOSED, STYLES[side])
        self.put(1, self.center, "╬" if "S" in sides else "┼", "bold")

    def way_on(self, sides: str, beside: str) -> None:
        """The lines of both meet where they are of one kind."""
        if sides[1] == beside[3]:
            self.put(1, self.last, ACROSS[sides[1]], STYLES[sides[1]])

    def token(self, name: str, side: int) -> None:
        line, column = (1, self.last) if side == 1 else (2, self.center)
        self.put(line, column, capital(name)[0], TOKEN)

    def contents(self, view: dict[str, Any], name: str, home: str) -> None:
        """Turtles in the middle; Villains below on the left, Allies on the right; Pizza above."""
        team = {team: [one["name"] for one in view["characters"] if one["team"] == team and one["space"] == name] for team in TEAMS}
        turtles = short(team["turtles"], self.last - 4)
        if turtles:
            self.put(1, self.center - len(turtles) // 2 - 1, f" {turtles} ", TEAMS["turtles"])
        self.put(2, 0, short(team["villains"], self.center), TEAMS["villains"])
        places = (name, "home") if home == "turtles" else (name,)
        allies = [ally(id) for id, place in view["allies"].items() if place in places]
        self.put(2, self.center + 2, short(allies, self.last - self.center - 2), "bold")
        pizza = view["pizza"].get(name, 0)
        if pizza:
            self.put(0, self.center + 2, f"{pizza if pizza > 1 else ''}Pz", "yellow")


def turned(sides: str, degrees: int) -> str:
    """Clockwise: what was north is east."""
    steps = degrees // 90
    return sides[-steps:] + sides[:-steps] if steps else sides


def short(names: list[str], room: int) -> str:
    """Mi Ra, or MR where there is no room for more."""
    found = next((words for words in (" ".join(two(names)), "".join(two(names))) if len(words) <= room), "")
    return found or "".join([name[0] for name in names])


def two(names: list[str]) -> list[str]:
    return [name[:2] for name in names]


def legend() -> Text:
    marks = [f"{capital(name)[0]} {'opens' if OPENS[n] else 'closes'}" for n, name in enumerate(TOKENS) if name]
    return Text("═ ║ sewer path   ─ │ pipe   ~ closed   o empty space   ? closest empty space\n"
                f"{' '.join(two(CHARACTER_NAMES))}   Allies {' '.join(two(ALLY_NAMES))}   TH VH the Homes   Pz Pizza\n"
                f"tokens on sides: {', '.join(marks)}   cards: > active, x exhausted", "dim")


# --- tracks, characters, cards --------------------------------------------------------------------------------------------------


def track(one: dict[str, Any]) -> Text:
    """[2] is where the marker stands; 4* a space with Pizza."""
    text = Text(f"{capital(TEAM_TITLES[one['team']]):<13}", TEAMS[one["team"]])
    for n in range(one["length"] + 1):
        words = f"{n}*" if n in one["pizza"] else f"{n}"
        here = n == one["at"]
        text.append(f"[{words}]" if here else f" {words} ", "bold reverse" if here else "")
    return text.append("  (* Pizza)") if one["pizza"] else text


def characters(view: dict[str, Any], names: list[str], me: int) -> Table:
    found = Table(box=None, padding=(0, 2, 0, 0))
    for title in ("", "att.", "def.", "on", "cards", "holds"):
        found.add_column(title, header_style="dim", overflow="fold")
    for one in view["characters"]:
        who = "you" if one["seat"] == me else names[one["seat"]]
        cards = Text(", ").join([Text(mark + each["name"], style) for each in view["cards"] if each["character"] == one["id"]
                                 for mark, style in [STATES[each["state"]]]])
        found.add_row(Text.assemble((one["name"], TEAMS[one["team"]]), f" ({who})"), str(one["attack"]), str(one["defense"]),
                      one["space"], cards, held(one))
    return found


def held(one: dict[str, Any]) -> str:
    pizza = [f"{one['pizza']} Pizza"] if one["pizza"] else []
    return ", ".join([*[ally(id) for id in one["allies"]], *pizza])


def tokens(view: dict[str, Any]) -> list[Text]:
    """Those on the board, by the names of their sides."""
    if not view["edges"]:
        return []
    return [Text("Tokens  " + ", ".join([f"{capital(one['token'])} {one['edge']}" for one in view["edges"]]), "dim")]


def cards_at_hand(view: dict[str, Any], me: int) -> list[Text]:
    """What is said on the active card; between turns on the own ready ones."""
    own = [one["id"] for one in view["characters"] if one["seat"] == me]
    shown = [one for one in view["cards"] if one["state"] == "active"] or [
        one for one in view["cards"] if one["state"] == "ready" and one["character"] in own]
    return [Text.assemble((one["name"], "bold"), f" ({character(one['character'])}), {counted(one['tiles'], 'tile')}, "
                          f"movement {one['movement']}: {one['text']}") for one in shown]


# --- the turn -------------------------------------------------------------------------------------------------------------------


def turn(view: dict[str, Any], names: list[str], me: int) -> list[Text]:
    now = view["turn"]
    if not now["card"]:
        return []
    who = f" ({names[now['seat']]})" if now["seat"] != me else ""
    said = [f"{character(now['character'])} with {card(now['card'])}{who}", f"{counted(now['steps'], 'step')} left"]
    if now["must_move"]:
        said.append("still to move")
    elif not now["moved"]:
        said.append("no step is possible")
    if now["to_place"]:
        said.append(f"{counted(now['to_place'], 'tile')} to place")
    if now["ability"]:
        said.append("ability not used")
    if now["must_face"] or view["contact"]:
        words = "to flee from or face" if now["must_face"] else "in contact"
        said.append(f"{words}: {listed([character(id) for id in now['must_face'] or view['contact']])}")
    lines = [Text.assemble(("Turn    ", "dim"), "; ".join(said))]
    if ways(view):
        lines.append(Text.assemble(("Walk to ", "dim"), ", ".join([f"{space} ({len(way)})" for space, way in ways(view).items()])))
    return lines


def ways(view: dict[str, Any]) -> dict[str, list[str]]:
    """Where the active character can walk to, and over which spaces."""
    return view["reach"]["steps"] if view["reach"] else {}


def showdown(view: dict[str, Any]) -> Panel:
    fight = view["showdown"]
    total = "total " if fight["attack_dice"] else ""
    defenders = [one for one in view["characters"] if one["id"] in fight["defenders"]]
    names = [one["name"] for one in defenders]
    if len(names) > 1 and defenders[0]["team"] == "villains":  # one of them, still to be chosen
        defense = listed([f"{one['name']}: defense {one['defense']}" for one in defenders], "or")
    else:
        defense = f"{listed(names)}: {total}defense {fight['defense']}{dice(fight['defense_die'])}"
    attack = f"{character(fight['attacker'])}: {total}attack {fight['attack']}{dice(fight['attack_dice'])}"
    return Panel(Text(f"{attack}\n{defense}"), title="Showdown", title_align="left")


def dice(shown: int) -> str:
    return f" (rolled {shown})" if shown else ""


def in_hand(view: dict[str, Any]) -> str:
    """The pattern of the tile that is drawn, or taken from the board by an ability."""
    now = view["turn"]
    taken = [one["sides"] for one in view["tiles"] if one["space"] == now["chosen"]]
    return now["drawn"] or (taken[0] if taken else "")


def rotations(pattern: str) -> Text:
    """The tile as it can be turned, with the degrees to type."""
    shown: dict[str, str] = {}
    for degrees in TURNS:
        shown.setdefault(turned(pattern, int(degrees)), degrees)
    wide = WIDE // len(TURNS) - 5
    canvas = Canvas(TALL, len(shown) * wide + 8)
    canvas.put(1, 0, "Tile", "bold")
    for n, (sides, degrees) in enumerate(shown.items()):
        space = Space(canvas, 0, 8 + n * wide, wide - 2)
        space.put(0, 0, degrees)
        space.tile(sides)
    return canvas.text()
