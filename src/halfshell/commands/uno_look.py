"""UNO in the terminal: color is never the only sign, each card says its letter too."""
from __future__ import annotations

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

STYLES: Final = {"B": "bold white on blue", "O": "bold black on orange1", "P": "bold white on purple", "R": "bold white on red3"}
WILD: Final = "bold white on #3a3a3a"
WORDS: Final = {"B": "blue", "O": "orange", "P": "purple", "R": "red", "": "no color"}


def uno_look(view: dict[str, Any], names: list[str], me: int) -> RenderableType:
    """Piles, players, own hand; between rounds the sheet."""
    parts: list[RenderableType] = [Rule(f"round {view['round']}", style="dim"), piles(view), players(view, names, me)]
    if view["sheet"]:
        parts.append(sheet(view["sheet"], names))
    elif view["hand"]:
        drawn = Text.assemble("  drawn  ", card(view["drawn"])) if view["drawn"] else Text("")
        parts.append(Text.assemble("Your hand  ", hand(view["hand"]), drawn))
    return Group(*parts)


def card(name: str) -> Text:
    style = STYLES.get(name[0], WILD) if "(" not in name else STYLES[name[-2]]
    return Text(f" {name} ", style)


def hand(names: list[str]) -> Text:
    return Text(" ").join([card(name) for name in names])


def piles(view: dict[str, Any]) -> Text:
    way = "clockwise" if view["direction"] == 1 else "counterclockwise"
    owed = f", {view['owed']} owed" if view["owed"] else ""
    rest = f"  {WORDS[view['color']]}, {way}, {view['draw_pile']} to draw from{owed}"
    return Text.assemble("On the pile  ", card(view["top"]), rest)


def players(view: dict[str, Any], names: list[str], me: int) -> Table:
    found = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for seat, row in enumerate(view["players"]):
        turn = ">" if seat == view["turn"] else " "
        count = f"{row['cards']} card{'' if row['cards'] == 1 else 's'}"
        known = Text.assemble("you know ", hand(row["known"])) if row["known"] else Text("")
        name = Text(f"{names[seat]} (you)", "bold") if seat == me else Text(names[seat])
        found.add_row(turn, name, count, f"{row['score']} points", known)
    return found


def sheet(found: dict[str, Any], names: list[str]) -> Table:
    won = "The round is void" if found["winner"] is None else f"{names[found['winner']]} wins {found['points']} points"
    table = Table(title=won, box=None)
    for title in ("player", "left in hand", "points"):
        table.add_column(title, justify="right" if title == "points" else "left")
    for seat, row in enumerate(found["hands"]):
        table.add_row(names[seat], hand(row["cards"]), str(row["points"]))
    return table
