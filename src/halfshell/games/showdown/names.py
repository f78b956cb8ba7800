"""Who plays. Characters, Allies, cards and tokens are numbers."""
from __future__ import annotations

from typing import Final

NONE: Final = -1

TURTLES: Final = 0
VILLAINS: Final = 1
TEAMS: Final = ["turtles", "villains"]

MICHELANGELO, RAPHAEL, DONATELLO, LEONARDO, BEBOP, ROCKSTEADY = range(6)
CHARACTERS: Final = ["michelangelo", "raphael", "donatello", "leonardo", "bebop", "rocksteady"]
CHARACTER_NAMES: Final = ["Michelangelo", "Raphael", "Donatello", "Leonardo", "Bebop", "Rocksteady"]
TEAM_OF: Final = [TURTLES, TURTLES, TURTLES, TURTLES, VILLAINS, VILLAINS]
TEAM_MEMBERS: Final = [[0, 1, 2, 3], [4, 5]]
OPPONENTS: Final = [TEAM_MEMBERS[1 - team] for team in TEAM_OF]  # of each character

ALLIES: Final = ["april", "casey", "splinter", "angel"]
ALLY_NAMES: Final = ["April O'Neil", "Casey Jones", "Splinter", "Angel"]

SKATEBOARD, NUNCHUKS, RAGE, SAI, TECHNOLOGY, FLING, LEADER, KATANA, CHAINSAW, CHARGE, GRENADE, HAMMER_SMASH = range(12)
CARDS: Final = ["skateboard", "nunchuks", "rage", "sai", "technology", "fling", "leader", "katana", "chainsaw", "charge", "grenade",
                "hammer-smash"]
TEAM_CARDS: Final = [[card for c in members for card in (2 * c, 2 * c + 1)] for members in TEAM_MEMBERS]

TOKENS: Final = ["", "nunchuk", "grenade", "chainsaw"]  # what lies on an edge; 0: nothing

BIT: Final = [1 << n for n in range(16)]

THREE_ALLIES: Final = 1
TRACK_FULL: Final = 2
BOARD_FULL: Final = 3
CAP: Final = 4
ENDINGS: Final = ["", "allies", "track", "board", "cap"]  # what ended the game
