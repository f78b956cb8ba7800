"""All decks. Their order numbers the decks and cards: the heroes of an adventure, the duelists, the villains, the minions."""
from __future__ import annotations

from ..cards import CARD_IDS
from ..initiative import name_cards
from ..keys import CARD, KEYS
from . import (  # noqa: F401  # noqa: F401  # noqa: F401
    baxter,
    bebop_rocksteady,
    donatello,
    duelist_krang,
    duelist_shredder,
    helpers,
    krang,
    leatherhead,
    leonardo,
    michelangelo,
    raphael,
    rat_king,
    shredder,
    slash,
    wingnut,
)

assert len(KEYS) == CARD
KEYS.extend([f"card:{name}" for name in CARD_IDS])
name_cards()
