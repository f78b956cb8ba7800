# not compiled
"""Slash and his fury."""
from __future__ import annotations

from typing import Final

from ..cards import Deck
from ..names import SLASH
from ..sets import FURY_IN_DISCARDS, TWO_FURY
from ..verbs import attack_only, cancel_effects, defense_only, fury, plus, takes_turn, when

D: Final = Deck(SLASH, enemy=True)

D.initiative(move=3, now=[takes_turn()], end=[fury()])

D.card("Spiked Ball", attack=2, defense=2, boost=2, copies=3, during=[attack_only(plus(1, per=FURY_IN_DISCARDS))])
D.card("Boiling Over", attack=3, defense=1, boost=3, copies=2, after=[fury()])
D.card("Shell of Stone", attack=2, defense=2, boost=1, copies=2, during=[defense_only(plus(1, per=FURY_IN_DISCARDS, most=2))])
D.card("Dark Mirror", attack=2, defense=3, boost=2, copies=2, immediately=[when(TWO_FURY, cancel_effects())])
D.card("Deception", attack=0, defense=0, boost=3, reshuffles=True)
D.card("Fury", boost=2, copies=5, unplayable=True, supply=True)
