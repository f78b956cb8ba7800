# not compiled
"""Shredder, the villain of New York."""
from __future__ import annotations

from typing import Final

from ..cards import Deck
from ..names import SHREDDER
from ..sets import (
    CLOSEST_TO_START_FIVE,
    FALLEN_BOROUGHS,
    HELD_BOROUGHS,
    LEVEL_THREE,
    LEVEL_TWO,
    SOLDIER_NEXT_TO_OPPONENT,
    SOLDIERS_NEXT_TO_OPPONENT,
    THREAT_LEVEL,
    YOURS,
)
from ..verbs import (
    ONE_OR_TWO,
    attack_only,
    cancel_effects,
    defense_only,
    deploy_as,
    deploy_n,
    deploy_next,
    place,
    plus,
    plus_as,
    takes_turn,
    threat_per,
    when,
)

D: Final = Deck(SHREDDER, enemy=True, health=7, supply=24)

D.initiative(move=3, now=[takes_turn()], end=[threat_per(HELD_BOROUGHS)])
D.extra_card("To the Streets!", deploy_as(ONE_OR_TWO), when(LEVEL_TWO, deploy_next(1)))

D.card("Gauntlet Slash", attack=4, defense=3, boost=2, copies=2, during=[attack_only(when(SOLDIER_NEXT_TO_OPPONENT, plus(1)))])
D.card("Command the Foot", attack=3, defense=3, boost=2, copies=2, after=[when(LEVEL_THREE, deploy_n(2), otherwise=deploy_n(1))])
D.card("Closing Ring", attack=2, defense=3, boost=3, during=[plus(1, per=SOLDIERS_NEXT_TO_OPPONENT, most=3)])
D.card("Rule by Fear", attack=2, defense=2, boost=1, during=[attack_only(plus_as(THREAT_LEVEL))])
D.card("City of the Fallen", attack=3, defense=3, boost=3, during=[plus(1, per=FALLEN_BOROUGHS)])
D.card("Iron Composure", attack=3, defense=4, boost=1, immediately=[cancel_effects()])
D.card("Gone in Smoke", attack=2, defense=5, boost=2, after=[defense_only(place(YOURS, CLOSEST_TO_START_FIVE))])
D.card("Deception", attack=0, defense=0, boost=3, reshuffles=True)
