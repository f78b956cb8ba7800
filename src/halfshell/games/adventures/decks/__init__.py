"""All decks. Their order numbers the decks and cards: the heroes of an adventure, the duelists, the villains, the minions."""
from __future__ import annotations

from importlib import import_module

from ..cards import CARD_IDS
from ..initiative import name_cards
from ..keys import CARD, KEYS

for name in ("leonardo", "raphael", "donatello", "michelangelo", "duelist_shredder", "duelist_krang", "shredder", "krang",
             "bebop_rocksteady", "baxter", "wingnut", "leatherhead", "slash", "rat_king", "helpers"):
    import_module(f".{name}", __name__)

assert len(KEYS) == CARD
KEYS.extend([f"card:{name}" for name in CARD_IDS])
name_cards()
