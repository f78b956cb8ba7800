"""The table as plain text: all that there is to see, a line each."""
from __future__ import annotations

from halfshell.core.text import counted, listed

from . import called
from .content import HEALTH, PILES
from .state import Race
from .view import PlayerView, RaceView, view


def table(s: Race, seat: int | None) -> list[str]:
    seen = view(s, seat)
    lines = [first_line(seen), *[player_line(one) for one in seen["players"]]]
    fight = seen["battle"]
    if fight:
        enemy = "Shredder" if fight["against"] == "shredder" else called.tile(fight["against"])
        rolls = f"{fight['roll']} against {fight['enemy']}" if seen["advanced"] else str(fight["roll"])
        lines.append(f"Battle with {enemy}: {rolls}.")
    up = [f"{called.tile(one['tile'])} on {called.space(one['space'])}" for one in seen["tiles"] if one["up"]]
    if up:
        lines.append(f"Face up: {listed(up)}.")
    for pile in PILES:
        down = [called.space(one["space"]) for one in seen["tiles"] if one["pile"] == pile and not one["up"]]
        if down:
            lines.append(f"Face down in the {called.PILE_NAMES[pile]}, {counted(len(down), 'tile')}: {listed(runs(down))}.")
    return lines


def runs(spaces: list[str]) -> list[str]:
    """Shorter: three and more numbers of one name that follow each other are a run, Drip Main 3 to 7."""
    found: list[tuple[str, list[int]]] = []
    for name, number in sorted([split(space) for space in spaces]):
        if found and found[-1][0] == name and found[-1][1][-1] + 1 == number > 1:
            found[-1][1].append(number)
        else:
            found.append((name, [number]))
    return [words for name, numbers in found for words in run(name, numbers)]


def split(space: str) -> tuple[str, int]:
    """The name and the number at its end; 0: it has none."""
    name, _, number = space.rpartition(" ")
    return (name, int(number)) if number.isdigit() else (space, 0)


def run(name: str, numbers: list[int]) -> list[str]:
    if len(numbers) > 2:
        return [f"{name} {numbers[0]} to {numbers[-1]}"]
    return [f"{name} {number}" if number else name for number in numbers]


def first_line(seen: RaceView) -> str:
    game = f"Advanced game, Shredder has {seen['shredder']} of {HEALTH[1]} health." if seen["advanced"] else "Basic game."
    if seen["winner"] is not None:
        return f"{game} {called.player(seen['winner'])} has won."
    if seen["turn"] is None:
        return f"{game} The Turtles are being chosen."
    steps = f", {counted(seen['steps'], 'step')} left" if seen["steps"] else ""
    return f"{game} Turn {seen['turns']}: {called.player(seen['turn'])}{steps}."


def player_line(one: PlayerView) -> str:
    turtle = called.turtle(one["turtle"]) if one["turtle"] else "no Turtle yet"
    words = f"{called.player(one['seat'])}: {turtle}, {called.where(one['space'])}"
    if one["most"]:
        words += f", {one['health']} of {one['most']} health"
    if one["held"]:
        words += f", with {called.things(one['held'])}"
    if one["fresh"]:
        words += f", and from the next turn on {called.things(one['fresh'])}"
    return f"{words}."
