"""Turtles, and what is held. Everything is a number."""
from __future__ import annotations

from typing import Final

NONE: Final = -1
MOST_SEATS: Final = 4
TURTLES: Final = ["leonardo", "raphael", "donatello", "michelangelo"]
TURTLE_NAMES: Final = ["Leonardo", "Raphael", "Donatello", "Michelangelo"]

# What a Turtle can hold, as places in a row of `held`.
KEY_CARD: Final = 0
DYNAMITE: Final = 1
SPLINTER: Final = 2
STARS: Final = 3
PIZZA: Final = 4
THINGS: Final = ["key-card", "dynamite", "splinter", "ninja-stars", "pizza"]
KINDS: Final = len(THINGS)

BIT: Final = [1 << n for n in range(16)]
