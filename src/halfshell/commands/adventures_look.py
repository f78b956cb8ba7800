"""Unmatched Adventures in the terminal: color is never the only sign; who stands where is told in names of spaces."""
from __future__ import annotations

from functools import cache
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from halfshell.core.text import counted, listed
from halfshell.games.adventures.called import MACHINE_TITLES, TITLES
from halfshell.games.adventures.content import content
from halfshell.games.adventures.table import combat_lines, goal, neighbors, zones

FRIENDS: Final = "bold green"
ENEMIES: Final = "bold red3"
STATES: Final = {"now": "bold", "ending": "bold", "done": "dim", "removed": "dim strike", "waiting": ""}
VALUES: Final = {"attack": "attack {attack}", "defense": "defense {defense}", "versatile": "either {attack}", "scheme": "scheme"}
HEADS: Final = {"immediately": "Immediately: ", "during": "During combat: ", "after": "After combat: "}
BAR: Final = 8


def adventures_look(view: dict[str, Any], names: list[str], me: int) -> RenderableType:
    """Threat and initiative, both sides, what lies on the board, the combat, the own hand."""
    parts: list[RenderableType] = [Rule(headline(view), style="dim")]
    if view["mode"] != "duel":
        parts += [threat(view), initiative(view)]
    parts.append(fighters(view, names, me))
    parts += [Text(line, style="dim") for line in lying_about(view)]
    if view["combat"]:
        head, *lines = combat_lines(view["combat"])
        parts.append(Panel(Text("\n".join([line.strip() for line in lines])), title=Text(head.rstrip(".")), title_align="left"))
    own = next((deck for deck in view["decks"] if deck["seat"] == me), None)
    if own and own["cards"]:
        parts.append(hand(own))
    return Group(*parts)


def headline(view: dict[str, Any]) -> str:
    turn = f", {TITLES[view['turn']]}'s turn" if view["turn"] else ""
    left = f", {counted(view['actions'], 'action')} left" if view["actions"] else ""
    return f"round {view['round']}{turn}{left}"


# --- the villain ----------------------------------------------------------------------------------------------------------------


def threat(view: dict[str, Any]) -> Text:
    track = "#" * view["threat"] + "." * (view["threat_length"] - view["threat"])
    text = Text.assemble("Threat  ", (track, ENEMIES), f"  {view['threat']} of {view['threat_length']}, level {view['threat_level']}")
    if view["boroughs"]:
        fallen = [TITLES[one] for one in view["fallen"]]
        text.append(f"; {TITLES[view['boroughs'][0]]} is next to fall ({len(fallen)} of 4 fallen{': ' if fallen else ''}{listed(fallen)})")
    else:
        text.append(f"; Dimension X {view['dimension_x']} of 4")
    return text


def initiative(view: dict[str, Any]) -> Text:
    text = Text("Turns   ")
    for card in view["row"]:
        text.append(f"{'> ' if card['state'] in ('now', 'ending') else ''}{card['name']}", STATES[card["state"]])
        text.append("  ")
    if view["to_come"]:
        text.append("to come: " + ", ".join([card["name"] for card in view["to_come"]]))
    if view["ally"]:
        text.append(f"; ally at start {view['ally']['start']}: {view['ally']['name']}")
    return text


# --- fighters -------------------------------------------------------------------------------------------------------------------


def fighters(view: dict[str, Any], names: list[str], me: int) -> Table:
    found = Table(box=None, padding=(0, 2, 0, 0))
    for title in ("", "health", "hand+deck", "on", "next to"):
        found.add_column(title, header_style="dim", justify="left", overflow="fold")
    own = next((one["side"] for one in view["fighters"] if view["decks"][one["deck"]]["seat"] == me), 0)
    for one in view["fighters"]:
        deck = view["decks"][one["deck"]]
        style = FRIENDS if one["side"] == own else ENEMIES
        place = TITLES[one["space"]] if one["space"] else "-"
        beside = neighbors(view, one["space"]) if one["space"] else ""  # type: ignore[arg-type]
        name = Text.assemble((one["name"], style if one["health"] else "dim strike"), who(deck, one, names, me))
        found.add_row(name, health(one), cards(deck) if one["hero"] else "", Text.assemble(place, (whereabouts(one), "dim")), beside)
    return found


def who(deck: dict[str, Any], one: dict[str, Any], names: list[str], me: int) -> str:
    mark = " (ranged)" if one["ranged"] else ""
    if deck["seat"] is None or not one["hero"]:
        return mark
    return f"{mark} ({'you' if deck['seat'] == me else names[deck['seat']]})"


def health(one: dict[str, Any]) -> Text:
    full = -(-one["health"] * BAR // one["most"])
    return Text.assemble(("#" * full + "." * (BAR - full), "green" if one["health"] * 2 > one["most"] else "yellow"),
                         f" {one['health']}/{one['most']}")


def cards(deck: dict[str, Any]) -> str:
    inside = f"{deck['hand']}+" if deck["seat"] is not None else ""
    return f"{inside}{deck['draw_pile']}"


def whereabouts(one: dict[str, Any]) -> str:
    return f" {zones(one['space'])}" if one["space"] else ""


def lying_about(view: dict[str, Any]) -> list[str]:
    """What the enemies would do; soldiers, tokens, machines, the trap."""
    lines = [f"{TITLES[one['enemy']]} would attack {goal(one['targets'], one['spaces'])}" for one in view["intents"]]
    for entrenched, words in ((False, "Patrolling soldiers"), (True, "Entrenched soldiers")):
        places = [TITLES[one["line"]].removeprefix("between ") for one in view["soldiers"] if one["entrenched"] == entrenched]
        if places:
            lines.append(f"{words}: {'; '.join(places)}")
    for kind in ("mousers", "rats"):
        if view[kind]:
            lines.append(f"{kind.capitalize()}: {', '.join([TITLES[x] for x in view[kind]])}")
    active = [MACHINE_TITLES[n].removeprefix("doomsday machine ") for n, on in enumerate(view["machines"]) if on]
    if view["machines"]:
        lines.append(f"Active doomsday machines: {', '.join(active) or 'none'}")
    if view["trap"] and view["trap"]["roll"] > 0:
        lines.append(f"{view['trap']['name']} {view['trap']['roll']}: {view['trap']['texts'][view['trap']['roll'] - 1]}")
    return lines


# --- the hand -------------------------------------------------------------------------------------------------------------------


@cache
def card_contents() -> dict[str, dict[str, Any]]:
    return {card["id"]: card for card in content()["cards"]}


def hand(deck: dict[str, Any]) -> RenderableType:
    lines: list[RenderableType] = [Text("Your hand")]
    for id in dict.fromkeys(deck["cards"]):
        card = card_contents()[id]
        copies = deck["cards"].count(id)
        only = f", {card['who']} only" if card["who"] else ""
        values = f"{VALUES[card['kind']].format(**card)}, boost {card['boost_text'] or card['boost']}{only}"
        texts = [f" {HEADS.get(one['window'], '')}{one['text']}" for one in card["texts"]]
        name = card["name"] + (f" x{copies}" if copies > 1 else "")
        lines.append(Padding(Text.assemble((name, "bold"), f": {values}.", *texts), (0, 0, 0, 2)))
    return Group(*lines)
