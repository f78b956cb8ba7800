"""The table as plain text: all that there is to see, a line each."""
from __future__ import annotations

from halfshell.core.text import counted, listed

from . import called
from .content import NEXT, SIDES
from .keys import SPACE_NAMES
from .names import NONE
from .paths import BY_SEWER, NO_WAY, joined
from .prompts import obligations
from .state import Showdown
from .view import CharacterView, ShowdownFightView, ShowdownView, TileView, TurnView, view


def table(s: Showdown, seat: int | None) -> list[str]:
    seen = view(s, seat)
    lines = [f"Activation {seen['activations']}. {counted(seen['empty'], 'space')} to fill, {counted(seen['pile'], 'tile')} in the stack."]
    if seen["turn"]["card"]:
        lines += turn_lines(seen["turn"], obligations(s))
    fight = seen["showdown"]
    if fight:
        lines.append(f"Showdown: {called.character(fight['attacker'])} (attack {fight['attack']}) against {defenders(seen, fight)}.")
    lines += track_lines(seen)
    lines += [character_line(seen, one) for one in seen["characters"]]
    lines += ally_lines(seen)
    lines.append("Tiles:")
    lines += [f"  {tile_line(s, one)}" for one in seen["tiles"]]
    waiting = [f"{called.space(x)}{f' ({count})' if count > 1 else ''}" for x, count in seen["pizza"].items()]
    lines.append(f"Pizza on {listed(waiting)}." if waiting else "There is no Pizza on the board.")
    lines += [f"{called.capital(one['token'])} token {called.edge(one['edge'])}." for one in seen["edges"]]
    lines.append(f"Tokens left: {listed([f'{count} {called.capital(token)}' for token, count in seen['supply'].items()])}.")
    lines.append("Cards:")
    lines += [f"  {called.character(one['character'])}: {one['name']}, {one['state']}, {counted(one['tiles'], 'tile')}, "
              f"movement {one['movement']}. {one['text']}" for one in seen["cards"]]
    return lines


def defenders(seen: ShowdownView, fight: ShowdownFightView) -> str:
    """7.2 Turtles together; of Villains one, who may still have to be chosen."""
    found = [one for one in seen["characters"] if one["id"] in fight["defenders"]]
    if fight["defense"] is None:
        return listed([f"{one['name']} (defense {one['defense']})" for one in found], "or")
    return f"{listed([one['name'] for one in found])} (defense {fight['defense']})"


def turn_lines(turn: TurnView, owed: str) -> list[str]:
    lines = [f"{called.player(turn['seat'])}'s turn: {called.character(turn['character'])} with {called.card(turn['card'])}, "
             f"{counted(turn['steps'], 'step')} left. {owed}".rstrip()]
    if turn["must_face"]:
        lines.append(f"To be fled from or faced: {listed([called.character(one) for one in turn['must_face']])}.")
    if turn["drawn"]:
        lines.append(f"Drawn: {called.tile(turn['drawn'])}.")
    if turn["closest"]:
        lines.append(f"Closest empty: {listed(turn['closest'])}.")
    return lines


def track_lines(seen: ShowdownView) -> list[str]:
    lines: list[str] = []
    for track in seen["tracks"]:
        pizza = f", Pizza on {listed([str(n) for n in track['pizza']])}" if track["pizza"] else ""
        lines.append(f"{called.capital(called.TEAM_TITLES[track['team']])}: {track['at']} of {track['length']} on their track{pizza}.")
    return lines


def character_line(seen: ShowdownView, one: CharacterView) -> str:
    values = f"attack {one['attack']}, defense {one['defense']}"
    text = f"{one['name']} ({called.player(one['seat'])}): {values}, on {called.space(one['space'])}"
    carried = [called.ally(ally) for ally in one["allies"]]
    if one["pizza"]:
        carried.append(f"{one['pizza']} Pizza")
    if carried:
        text += f", with {listed(carried)}"
    return f"{text}{', in contact' if one['id'] in seen['contact'] else ''}."


def ally_lines(seen: ShowdownView) -> list[str]:
    lines: list[str] = []
    for id, place in seen["allies"].items():
        if place == "home":
            lines.append(f"{called.ally(id)} is home.")
        elif place in SPACE_NAMES:
            lines.append(f"{called.ally(id)} stands on {called.space(place)}.")
    return lines


def tile_line(s: Showdown, one: TileView) -> str:
    """2.3: sewer north and east, pipe south; connected to 1.3, pipe to 3.3."""
    space = SPACE_NAMES.index(one["space"])
    ways: dict[bool, list[str]] = {True: [], False: []}
    for side in range(SIDES):
        way = joined(s, space, side) if NEXT[space][side] != NONE else NO_WAY
        if way != NO_WAY:
            ways[way == BY_SEWER].append(called.space(SPACE_NAMES[NEXT[space][side]]))
    joins = [f"{words} {listed(ways[sewer])}" for sewer, words in ((True, "connected to"), (False, "pipe to")) if ways[sewer]]
    name = f"{one['space']}, {called.space(one['space'])}" if one["home"] else one["space"]
    return f"{name}: {called.tile(one['sides'], str(one['turned']))}{'; ' if joins else ''}{', '.join(joins)}."
