# not compiled
"""Baxter Stockman and his mousers."""
from __future__ import annotations

from typing import Final

from ..cards import Deck
from ..names import BAXTER
from ..sets import HALF_THE_DISCARDS, MOUSER_FARTHEST, MOUSERS_NEAR_OPPONENT, YOURS
from ..verbs import (
    attack_only,
    becomes_as,
    defense_only,
    each_player_near_mousers,
    mill_n,
    mouser_near_closest,
    mousers_next_to_opponent,
    opponents_player,
    place,
    plus,
    takes_turn,
)

D: Final = Deck(BAXTER, enemy=True, supply=8)

D.initiative(move=2, now=[mouser_near_closest(), takes_turn()], end=[each_player_near_mousers(mill_n(1, "player"))])

D.card("Release the Mousers", attack=2, defense=2, boost=2, copies=3, after=[mousers_next_to_opponent(2)])
D.card("Gnawing Jaws", attack=2, defense=1, boost=2, copies=2, during=[attack_only(plus(1, per=MOUSERS_NEAR_OPPONENT, most=3))])
D.card("Erased Notes", attack=3, defense=2, boost=1, copies=2, after=[opponents_player(mill_n(2, "player"))])
D.card("Total Recycling", attack=1, defense=3, boost=3, during=[attack_only(becomes_as(HALF_THE_DISCARDS, most=8))])
D.card("Emergency Recall", attack=2, defense=4, boost=3, after=[defense_only(place(YOURS, MOUSER_FARTHEST))])
D.card("Deception", attack=0, defense=0, boost=3, reshuffles=True)
