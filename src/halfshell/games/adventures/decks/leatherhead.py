# not compiled
"""Leatherhead, hard to take down."""
from __future__ import annotations

from typing import Final

from ..cards import Deck
from ..names import LEATHERHEAD
from ..sets import FOES_NEXT_TO_YOURS, IT, NO_FOE_BESIDE, OPPONENT_WEAKER, YOU_WON
from ..verbs import at_most_damage, attack_only, defense_only, each, plus, push, takes_turn, threat, when

D: Final = Deck(LEATHERHEAD, enemy=True)

D.initiative(move=2, now=[takes_turn()], end=[when(NO_FOE_BESIDE, threat(1))])

D.card("Bellow of the Deep", attack=3, defense=2, boost=2, copies=3, after=[attack_only(when(YOU_WON, threat(1)))])
D.card("Death Roll", attack=4, defense=1, boost=2, copies=2, during=[attack_only(when(OPPONENT_WEAKER, plus(1)))])
D.card("Hide of the Swamp", attack=2, defense=3, boost=1, copies=2, during=[defense_only(at_most_damage(2))])
D.card("Tail Sweep", attack=2, defense=3, boost=2, copies=2, after=[each(FOES_NEXT_TO_YOURS, push(1, IT))])
D.card("Deception", attack=0, defense=0, boost=3, reshuffles=True)
