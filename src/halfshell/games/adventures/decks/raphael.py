# not compiled
"""Raphael and Casey Jones."""
from __future__ import annotations

from typing import Final

from ..cards import AFTER_BIT, DURING_BIT, FOR_DEFENSE, HERO, PUBLISHED, SIDEKICK, Deck
from ..names import CASEY, RAPHAEL
from ..sets import (
    FOES_BESIDE_YOU,
    FOES_NEXT_TO_FRIENDS,
    FOES_NEXT_TO_YOURS,
    LOST_ANOTHER,
    NOTHING_CANCELED,
    OPPONENT,
    OPPONENT_ADJACENT,
    YOU_WON,
)
from ..verbs import (
    any_number,
    becomes,
    boost,
    cancel_effects,
    damage_each,
    damage_one,
    discard_any,
    draw_n,
    draw_per,
    gain_action,
    may,
    move,
    plus,
    return_to_deck,
    when,
)

D: Final = Deck(RAPHAEL, PUBLISHED, health=17, move=2, sidekick=CASEY, sidekick_health=8, sidekick_ranged=True)

D.ability_at("lost", "Anger Issues", gain_action(), words="The first time you lose a combat as the attacker in your turn")

D.card("Batter Up!", attack=3, boost=2, copies=3, who=SIDEKICK, after=[when(YOU_WON, move(3, OPPONENT))])
D.card("Turtle Power!", attack=3, boost=3, copies=2, who=HERO, during=[may(boost())])
D.card("Unbridled Rage", attack=3, boost=4, copies=2, who=HERO, during=[any_number(discard_any(FOR_DEFENSE), plus(2))])
D.card("Crowd Control", attack=2, boost=1, copies=3, after=[draw_per(FOES_BESIDE_YOU), damage_each(1, FOES_NEXT_TO_YOURS)])
D.card("Let's Do This!", attack=1, boost=3, copies=3, who=HERO, after=[when(YOU_WON, draw_n(2), otherwise=draw_n(1))])
D.card("Sai", versatile=4, boost=2, copies=2, who=HERO)
D.card("Relentless", versatile=3, boost=1, copies=2, after=[return_to_deck(), draw_n(1)])
D.card("Break Something", versatile=2, boost=1, copies=3, who=HERO,
       immediately=[cancel_effects(DURING_BIT | AFTER_BIT)], after=[when(NOTHING_CANCELED, damage_one(2, FOES_NEXT_TO_YOURS))])
D.card("Payback Time!", versatile=2, boost=1, copies=3, during=[when(LOST_ANOTHER, becomes(5))])
D.card("Slapshot", versatile=2, boost=2, copies=3, who=SIDEKICK, during=[when(OPPONENT_ADJACENT, becomes(6))])
D.card("Heroes in a Half Shell", defense=5, boost=2, copies=2, who=HERO)
D.card("Raphael Is Cool But Rude", boost=2, copies=2, who=HERO, scheme=[damage_each(1, FOES_NEXT_TO_FRIENDS), draw_n(1)])
