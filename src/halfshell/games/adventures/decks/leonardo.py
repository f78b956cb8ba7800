# not compiled
"""Leonardo and Splinter."""
from __future__ import annotations

from typing import Final

from ..cards import HERO, PUBLISHED, SIDEKICK, Deck
from ..names import LEONARDO, SPLINTER
from ..sets import (
    ANY_FIGHTER,
    BOTH_FIGHTERS,
    FEWER_ZONES,
    FRIENDS_ALL,
    FRIENDS_NEXT_TO_OPPONENT,
    IT,
    NEXT_TO_YOURS,
    OPPONENT,
    OTHER_FRIENDS,
    OWN_ZONES,
    THE_SIDEKICK,
)
from ..verbs import (
    boost,
    cancel_effects,
    damage,
    discard_one,
    draw_n,
    each,
    gain_action,
    heal_n,
    ignore_value,
    may,
    move,
    parts,
    place,
    plus,
    swap_sidekick,
    when,
)

D: Final = Deck(LEONARDO, PUBLISHED, health=16, move=2, sidekick=SPLINTER, sidekick_health=9)

D.ability_at("turn_start", "Team Tactics", may(move(1, ANY_FIGHTER)), words="At the start of your turn")

D.card("Katana", attack=6, boost=2, copies=2, who=HERO)
D.card("For Sensei", attack=4, boost=1, copies=2,
       after=[each(BOTH_FIGHTERS, move(1, IT)), may(discard_one(), then=gain_action())])
D.card("Turtle Power!", attack=3, boost=2, copies=2, who=HERO, during=[may(boost())])
D.card("Fearless Leader", attack=3, boost=2, copies=3, during=[plus(2, per=FRIENDS_NEXT_TO_OPPONENT)])
D.card("Quick Strike", versatile=3, boost=3, copies=3, after=[draw_n(1)])
D.card("Spatial Awareness", versatile=3, boost=3, copies=3, who=SIDEKICK,
       after=[when(FEWER_ZONES, damage(1, OPPONENT), draw_n(1))])
D.card("Eat, Sleep, and Breathe Ninjutsu", versatile=3, boost=1, copies=3, after=[each(NEXT_TO_YOURS, place(IT, OWN_ZONES))])
D.card("Wise Beyond His Years", versatile=2, boost=2, copies=3, who=HERO, after=[when(FEWER_ZONES, damage(2, OPPONENT))])
D.card("I Have a Plan", versatile=2, boost=1, copies=3,
       immediately=[may(discard_one(), then=parts(cancel_effects(), ignore_value()))])
D.card("Heroes in a Half Shell", defense=5, boost=3, copies=2, who=HERO)
D.card("Protective Father", boost=2, copies=2, who=SIDEKICK,
       scheme=[may(swap_sidekick(OTHER_FRIENDS), then=parts(heal_n(2, IT), heal_n(2, THE_SIDEKICK))), gain_action()])
D.card("Leonardo Leads", boost=4, copies=2, who=HERO, scheme=[each(FRIENDS_ALL, move(3, IT)), draw_n(1)])
