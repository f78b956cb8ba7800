# not compiled
"""Shredder and Bebop & Rocksteady as they fight a duel."""
from __future__ import annotations

from typing import Final

from ..cards import HERO, PUBLISHED, SIDEKICK, Deck
from ..names import BEBOP_ROCKSTEADY, SHREDDER
from ..sets import (
    FOES_NEXT_TO_SOLDIERS,
    NEAR_THE_HERO,
    NEXT_TO_YOURS,
    OPPONENT_NOT_ADJACENT,
    SOLDIERS_NEXT_TO_HERO,
    SOLDIERS_NEXT_TO_OPPONENT,
    TEN_SOLDIERS,
    THE_HERO,
    THE_SIDEKICK,
    TWO_SOLDIERS_NEXT_TO_OPPONENT,
    YOU_WON,
)
from ..verbs import (
    becomes,
    cancel_effects,
    damage_each,
    draw_per,
    gain_action,
    heal_n,
    heal_or_revive,
    ignore_value,
    lock_value,
    move,
    opponent_acts,
    place,
    plus,
    soldier_by_a_friend,
    soldiers_anywhere,
    when,
)

D: Final = Deck(SHREDDER, PUBLISHED, name="duelist-shredder", health=15, move=3, sidekick=BEBOP_ROCKSTEADY, sidekick_health=7, supply=24)

D.ability_at("turn_start", "Master of the Clan", soldier_by_a_friend())
D.says("Master of the Clan",
       "At the start of your turn, put 1 foot soldier on a free line next to a friendly fighter. Your fighters may attack enemies "
       "next to a foot soldier. An opponent who boosts a maneuver may remove the foot soldiers the hero passes.")

D.card("Swarming Strike", attack=5, boost=3, copies=3, who=HERO, during=[plus(1, per=SOLDIERS_NEXT_TO_HERO)])
D.card("Gruff Escort", attack=4, boost=2, copies=2, who=SIDEKICK, after=[soldiers_anywhere(2), move(2, THE_HERO)])
D.card("Savagery", attack=4, boost=2, copies=3, after=[when(YOU_WON, damage_each(1, NEXT_TO_YOURS))])
D.card("Gang Up", attack=3, boost=2, copies=2, who=SIDEKICK, during=[when(TWO_SOLDIERS_NEXT_TO_OPPONENT, becomes(6))])
D.card("Disrupting Strike", versatile=3, boost=1, copies=2, who=HERO, immediately=[lock_value()])
D.card("Think Hard", versatile=3, boost=2, copies=2, who=SIDEKICK, after=[draw_per(SOLDIERS_NEXT_TO_OPPONENT)])
D.card("Long Shot", versatile=3, boost=1, copies=3, during=[when(OPPONENT_NOT_ADJACENT, becomes(5))])
D.card("Master of the Foot", versatile=2, boost=2, copies=2, who=HERO, after=[damage_each(1, FOES_NEXT_TO_SOLDIERS)])
D.card("Perplexing Tactics", versatile=2, boost=3, copies=3, who=HERO, immediately=[cancel_effects(), when(TEN_SOLDIERS, ignore_value())])
D.card("All According to Plan", defense=3, boost=2, copies=2, who=HERO, after=[opponent_acts()])
D.card("Masterful Defense", defense=2, boost=3, copies=2, who=HERO, after=[heal_n(1, THE_HERO, per=SOLDIERS_NEXT_TO_HERO)])
D.card("Obedient Subjects", boost=3, copies=2, who=HERO, scheme=[gain_action(per=SOLDIERS_NEXT_TO_HERO)])
D.card("Back to Work!", boost=2, copies=2, who=HERO, scheme=[heal_or_revive(3), place(THE_SIDEKICK, NEAR_THE_HERO)])
