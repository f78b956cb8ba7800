"""Who is in the game. Fighters and decks are numbers for ever, so that an action means the same in every game."""
from __future__ import annotations

from typing import Final

NONE: Final = -1

# --- fighters ----------------------------------------------------------------------------------------------------------

LEONARDO: Final = 0
SPLINTER: Final = 1
RAPHAEL: Final = 2
CASEY: Final = 3
DONATELLO: Final = 4
METALHEAD: Final = 5
MICHELANGELO: Final = 6
APRIL: Final = 7
SHREDDER: Final = 8
BEBOP_ROCKSTEADY: Final = 9
KRANG: Final = 10
BAXTER: Final = 11
WINGNUT: Final = 12
LEATHERHEAD: Final = 13
SLASH: Final = 14
RAT_KING: Final = 15
FIGHTERS: Final = [
    "leonardo", "splinter", "raphael", "casey", "donatello", "metalhead", "michelangelo", "april",
    "shredder", "bebop-rocksteady", "krang", "baxter", "wingnut", "leatherhead", "slash", "rat-king"]
FIGHTER_NAMES: Final = [
    "Leonardo", "Splinter", "Raphael", "Casey Jones", "Donatello", "Metalhead", "Michelangelo", "April O'Neil",
    "Shredder", "Bebop & Rocksteady", "Krang", "Baxter Stockman", "Wingnut", "Leatherhead", "Slash", "Rat King"]
MINIONS: Final = [BEBOP_ROCKSTEADY, BAXTER, WINGNUT, LEATHERHEAD, SLASH, RAT_KING]

# --- who owns a deck: a player (his seat), the villain, a minion ----------------------------------------------------------

PLAYERS: Final = 4  # at most
VILLAIN: Final = 4
MINION: Final = 5  # the first one
OWNERS: Final = 9
TEAM: Final = 9  # all players together, in the texts of allies

# --- boards --------------------------------------------------------------------------------------------------------------

NEW_YORK: Final = 0
TECHNODROME: Final = 1
BOARDS: Final = ["new-york", "technodrome"]
BOARD_TITLES: Final = ["New York City", "the Technodrome"]

# --- initiative cards: a player's, the villain's and a minion's have the number of the owner ------------------------------

EXTRA: Final = 9  # To the Streets!, Technodrome Traps
FRIENDS: Final = 10  # Friends in Odd Places
ALLY: Final = 11  # the first one
HENCHMAN: Final = 19
INITIATIVES: Final = 27

BIT: Final = [1 << n for n in range(32)]
