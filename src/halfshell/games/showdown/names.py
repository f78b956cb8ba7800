"""Who plays. Characters, Allies, cards and tokens are numbers."""
from __future__ import annotations

from typing import Final

NONE: Final = -1

TURTLES, VILLAINS = 0, 1
TEAMS: Final = ["turtles", "villains"]

MICHELANGELO, RAPHAEL, DONATELLO, LEONARDO, BEBOP, ROCKSTEADY = range(6)
CHARACTERS: Final = ["michelangelo", "raphael", "donatello", "leonardo", "bebop", "rocksteady"]
CHARACTER_NAMES: Final = ["Michelangelo", "Raphael", "Donatello", "Leonardo", "Bebop", "Rocksteady"]
TEAM_OF: Final = [TURTLES, TURTLES, TURTLES, TURTLES, VILLAINS, VILLAINS]
TEAM_MEMBERS: Final = [[0, 1, 2, 3], [4, 5]]

ALLIES: Final = ["april", "casey", "splinter", "angel"]
ALLY_NAMES: Final = ["April O'Neil", "Casey Jones", "Splinter", "Angel"]

SKATEBOARD, NUNCHUKS, RAGE, SAI, TECHNOLOGY, FLING, LEADER, KATANA, CHAINSAW, CHARGE, GRENADE, HAMMER_SMASH = range(12)
CARDS: Final = ["skateboard", "nunchuks", "rage", "sai", "technology", "fling", "leader", "katana", "chainsaw", "charge", "grenade",
                "hammer-smash"]

TOKENS: Final = ["", "nunchuk", "grenade", "chainsaw"]  # what lies on an edge; 0: nothing

BIT: Final = [1 << n for n in range(16)]

THREE_ALLIES, TRACK_FULL, BOARD_FULL, CAP = 1, 2, 3, 4
ENDINGS: Final = ["", "allies", "track", "board", "cap"]  # what ended the game
