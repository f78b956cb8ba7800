# not compiled
"""The Rat King and his rats."""
from __future__ import annotations

from typing import Final

from ..cards import Deck
from ..names import RAT_KING
from ..sets import ON_RATS, RATS_NEAR_OPPONENT
from ..verbs import attack_only, defense_only, plus, rat_under_closest, rats_next_to_opponent, rats_under_opponent, takes_turn, when

D: Final = Deck(RAT_KING, enemy=True, supply=8)

D.initiative(move=2, now=[rat_under_closest(), takes_turn()])

D.card("Thousand Teeth", attack=3, defense=1, boost=2, copies=3, after=[rats_under_opponent()])
D.card("Sewer Chorus", attack=2, defense=2, boost=2, copies=2, after=[rats_next_to_opponent(2)])
D.card("Feast of the Swarm", attack=2, defense=2, boost=3, copies=2, during=[attack_only(plus(1, per=RATS_NEAR_OPPONENT, most=3))])
D.card("Cloak of Vermin", attack=2, defense=3, boost=1, copies=2, during=[defense_only(when(ON_RATS, plus(1)))])
D.card("Deception", attack=0, defense=0, boost=3, reshuffles=True)
