"""How things are called in sentences. {p0} stands for the name of the player in seat 0."""
from __future__ import annotations

from typing import Final

from halfshell.core.text import counted, listed

from .content import MARK, SPACE_NAMES, SPACES, TILE_ENEMY, TILE_IDS, TILE_KIND, TILE_NUMBER
from .names import THINGS, TURTLE_NAMES, TURTLES

THING_NAMES: Final = ["a Key Card", "Dynamite", "Splinter", "Ninja Stars", "a Pizza"]
SINGLE: Final = ["Key Card", "Dynamite", "Splinter tile", "Ninja Stars tile", "Pizza tile"]
ENEMY_NAMES: Final = {"mousers": "Mousers", "purple-dragons": "Purple Dragons", "foot": "Foot Soldiers", "hun": "Hun"}
KIND_NAMES: Final = {
    "blockage": "Blockage", "its-clear": "It's Clear", "pizza": "Pizza", "missed-train": "You missed the train",
    "go-to-lab": "Go to Baxter's Lab", "april": "April O'Neil", "casey": "Casey Jones", "splinter": "Splinter",
    "ninja-stars": "Ninja Stars", "key-card": "Key Card", "dynamite": "Dynamite"}
PILE_NAMES: Final = {"sewer": "sewers", "street": "streets", "lab": "lab", "subway": "subway"}


def player(seat: object) -> str:
    return f"{{p{seat}}}"


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def turtle(id: object) -> str:
    return TURTLE_NAMES[TURTLES.index(str(id))]


def space(id: object) -> str:
    """Drip Main 3, the skyscraper, the Key Card door"""
    name = SPACE_NAMES[SPACES.index(str(id))]
    if name.startswith("The "):
        return f"the {name[4:]}"
    return f"the {name}" if name.endswith(" door") else name


def where(id: object) -> str:
    """on Drip Main 3, in the skyscraper, at the Key Card door"""
    mark = MARK[SPACES.index(str(id))]
    return f"{'at' if mark.endswith('door') else 'in' if mark in ('lair', 'skyscraper') else 'on'} {space(id)}"


def tile(id: object) -> str:
    """Foot Soldiers 3, Hun, Subway to exit A"""
    n = TILE_IDS.index(str(id))
    if TILE_KIND[n] == "enemy":
        enemy = ENEMY_NAMES[TILE_ENEMY[n]]
        return f"{enemy} {TILE_NUMBER[n]}" if TILE_NUMBER[n] else enemy
    return f"Subway to exit {chr(ord('A') + TILE_NUMBER[n])}" if TILE_KIND[n] == "subway" else KIND_NAMES[TILE_KIND[n]]


def dice(faces: object) -> str:
    """3 (2 + 1), or just 2"""
    shown = [int(face) for face in str(faces).split("+")]
    return f"{sum(shown)} ({' + '.join([str(face) for face in shown])})" if len(shown) > 1 else str(shown[0])


def thing(id: object) -> str:
    return THING_NAMES[THINGS.index(str(id))]


def things(held: dict[str, int]) -> str:
    """A Key Card and 2 Pizza tiles"""
    return listed([thing(id) if n == 1 else counted(n, SINGLE[THINGS.index(id)]) for id, n in held.items()])
