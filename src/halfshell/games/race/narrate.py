"""What happened, a sentence each."""
from __future__ import annotations

from typing import Final

from halfshell.core.events import Event
from halfshell.core.text import counted

from . import called
from .content import ENTRY_FROM

SENTENCES: Final[dict[str, str]] = {
    "chose": "{seat} plays {turtle}.",
    "rolled_for_first": "{seat} rolls a {n} for the first turn.",
    "turn": "It is the turn of {seat}.",
    "further": "{seat} takes a further turn.",
    "rolled": "{seat} rolls a {n}.",
    "stepped": "{seat} moves to {space}.",
    "stopped": "{seat} stops {where}.",
    "turned_up": "{seat} turns over the tile on {space}: {tile}.",
    "turned_back": "The tile on {space} lies face down again.",
    "removed": "The tile on {space} is removed.",
    "retreated": "{seat} goes back to {space}.",
    "missed_train": "{seat} has missed the train.",
    "no_place": "There is no empty space next to another Turtle, so Casey Jones takes {seat} nowhere.",
    "moved_by_casey": "Casey Jones brings {seat} to {space}.",
    "got": "{seat} gets {thing}.",
    "spent": "{seat} uses {thing}.",
    "battle": "{seat} must fight: {tile}.",
    "attack_roll": "{seat} attacks with a {n}.",
    "exchange": "{seat} rolls {n}, the enemy {enemy}.",
    "tied": "A tie: both roll again.",
    "star": "Ninja Stars make it {total}.",
    "won_battle": "{seat} wins the battle.",
    "lost_battle": "{seat} loses the battle.",
    "wounded": "{seat} loses {n} health and has {health} left.",
    "healed": "{seat} eats a Pizza and has {health} health.",
    "beaten": "{seat} is defeated and starts again at full health, {where}.",
    "inside": "{seat} enters the skyscraper and faces Shredder.",
    "shredder_wounded": "{seat} wounds Shredder by {n}; he has {health} health left.",
    "failed": "Shredder holds out against {seat}.",
    "won": "{seat} defeats Shredder and wins!",
    "unfinished": "The game has gone on for too long and ends unfinished.",
    "took_back": "{seat} takes the last answer back.",
}


def narrate(event: Event) -> str:
    data = event.data
    who = called.player(data.get("seat"))
    if event.name == "dealt":
        return f"Blockages had cut off a space, so the tiles were dealt again, {counted(int(str(data['times'])), 'time')}."
    if event.name == "sent":
        way = "is taken" if event.rule == "3.7" else "rides the subway"
        return f"{who} {way} to {called.space(data['space'])}."
    if event.name == "looked":
        found = f": {called.tile(data['tile'])}" if "tile" in data else ""
        return f"{who} looks at the tile on {called.space(data['space'])}{found}."
    if event.name == "entry":
        return f"{who} rolls a {data['n']} at the door{' and gets in' if int(str(data['n'])) >= ENTRY_FROM[0] else ', which stays shut'}."
    return SENTENCES[event.name].format(**in_words(data))


def in_words(data: dict[str, object]) -> dict[str, str]:
    """The fields of an event as they are called."""
    words = {field: str(value) for field, value in data.items()}
    if "seat" in data:
        words["seat"] = called.player(data["seat"])
    if "space" in data:
        words["space"] = called.space(data["space"])
        words["where"] = called.where(data["space"])
    if "tile" in data:
        words["tile"] = called.tile(data["tile"])
    if "turtle" in data:
        words["turtle"] = called.turtle(data["turtle"])
    if "thing" in data:
        words["thing"] = called.thing(data["thing"])
    if "enemy" in data:
        words["enemy"] = called.dice(data["enemy"])
    return words
