# not compiled
"""Wingnut, who moves himself and others."""
from __future__ import annotations

from typing import Final

from ..cards import Deck
from ..names import WINGNUT
from ..sets import CLOSEST_TO_OPPONENT, CLOSEST_TO_VILLAIN, FOES_NEXT_TO_YOURS, IT, OPPONENT, OUT_OF_REACH, YOU_WON, YOURS
from ..verbs import attack_only, each, parts, place, push, takes_turn, when

D: Final = Deck(WINGNUT, enemy=True)

D.initiative(move=4, now=[takes_turn()])
D.says("Flight", "In its turn, Wingnut may move through player fighters.")

D.card("Wing Buffet", attack=3, defense=2, boost=2, copies=3, after=[push(2, OPPONENT)])
D.card("Carried Away", attack=3, defense=2, boost=3, copies=2,
       after=[attack_only(when(YOU_WON, parts(place(OPPONENT, CLOSEST_TO_VILLAIN), place(YOURS, CLOSEST_TO_OPPONENT))))])
D.card("Sonic Screech", attack=3, defense=2, boost=1, copies=2, after=[each(FOES_NEXT_TO_YOURS, push(1, IT))])
D.card("Up and Away", attack=2, defense=4, boost=2, copies=2, after=[place(YOURS, OUT_OF_REACH)])
D.card("Deception", attack=0, defense=0, boost=3, reshuffles=True)
