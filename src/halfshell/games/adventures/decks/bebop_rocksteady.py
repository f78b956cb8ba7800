# not compiled
"""Bebop & Rocksteady, one fighter."""
from __future__ import annotations

from typing import Final

from ..cards import Deck
from ..names import BEBOP_ROCKSTEADY
from ..sets import APART_FROM_THE_VILLAIN, OTHER_FOES_NEXT_TO_YOURS, THE_HERO, THE_VILLAIN, WITH_THE_VILLAIN, YOU_WON, YOURS
from ..verbs import attack_only, damage_each, heal_n, plus, takes_turn, toward_villain, when

D: Final = Deck(BEBOP_ROCKSTEADY, enemy=True)

D.initiative(move=3, now=[when(APART_FROM_THE_VILLAIN, toward_villain(2, THE_HERO)), takes_turn()])

D.card("Double Trouble", attack=3, defense=1, boost=2, copies=3, during=[attack_only(when(WITH_THE_VILLAIN, plus(1)))])
D.card("Horn and Tusk", attack=3, defense=2, boost=2, copies=2,
       after=[attack_only(when(YOU_WON, damage_each(1, OTHER_FOES_NEXT_TO_YOURS)))])
D.card("Where Is the Boss?", attack=2, defense=3, boost=1, copies=2,
       after=[when(APART_FROM_THE_VILLAIN, toward_villain(3, YOURS), otherwise=heal_n(1, THE_VILLAIN))])
D.card("Thick Skulls", attack=3, defense=3, boost=2, copies=2)
D.card("Deception", attack=0, defense=0, boost=3, reshuffles=True)
