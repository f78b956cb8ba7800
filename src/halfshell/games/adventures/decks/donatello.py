# not compiled
"""Donatello and Metalhead."""
from __future__ import annotations

from typing import Final

from ..cards import (
    AFTER_BIT,
    ATTACK_INVENTION,
    DEFENSE_INVENTION,
    FOR_ATTACK,
    FOR_BOTH,
    FOR_DEFENSE,
    FOR_SCHEME,
    HERO,
    PUBLISHED,
    SCHEME_INVENTION,
    SIDEKICK,
    Deck,
)
from ..names import DONATELLO, METALHEAD
from ..sets import FOES_NEXT_TO_YOURS, FRIENDS_ALL, OTHERS_IN_ZONE, PASSED_FOES, THE_HERO, YOU_WON
from ..verbs import (
    boost,
    boost_from_the_bottom,
    bottom_from_discards,
    cancel_effects,
    damage_one,
    draw_n,
    each_player,
    exile,
    gain_action,
    heal_n,
    look_at_any_deck,
    may,
    move,
    plus,
    take_back,
    up_to,
    when,
)

D: Final = Deck(DONATELLO, PUBLISHED, health=14, move=2, sidekick=METALHEAD, sidekick_health=7)

D.says("Inventive", "In a maneuver you may draw 2 cards and then put 1 card from your hand on the bottom of your deck, instead of drawing "
                    "1. An invention you play is tucked under this card and works until the end of the game.")

D.card("Thinking Ahead", attack=3, boost=2, copies=3, after=[when(YOU_WON, may(bottom_from_discards()))])
D.card("Turtle Power!", attack=3, boost=3, copies=2, during=[may(boost())])
D.card("Electro Grenade", attack=2, boost=3, who=HERO, tucked=ATTACK_INVENTION, tucked_words="+1 to the value of your attacks.",
       during=[up_to(4, exile(FOR_ATTACK), plus(1))])
D.card("Quick Strike", versatile=3, boost=1, copies=3, after=[draw_n(1)])
D.card("Short Circuit", versatile=3, boost=2, copies=3, immediately=[cancel_effects(AFTER_BIT)])
D.card("Untested Enhancements", versatile=3, boost=2, copies=3, who=SIDEKICK, during=[boost_from_the_bottom()])
D.card("Shift Focus", versatile=2, boost=2, copies=3, who=HERO, after=[move(3, OTHERS_IN_ZONE, through=True)])
D.card("Heroes in a Half Shell", defense=5, boost=1, copies=2, who=HERO)
D.card("Bo Staff", defense=3, boost=2, copies=2, who=HERO, after=[damage_one(1, FOES_NEXT_TO_YOURS), draw_n(1)])
D.card("Self Defense Grid", defense=2, boost=3, who=HERO, tucked=DEFENSE_INVENTION, tucked_words="+1 to the value of your defenses.",
       after=[up_to(4, exile(FOR_DEFENSE), heal_n(1, THE_HERO))])
D.card("Party Wagon!", boost=2, copies=2, who=HERO,
       scheme=[move(5, FRIENDS_ALL, through=True), damage_one(2, PASSED_FOES)])
D.card("Smoke Bomb", boost=3, who=HERO, tucked=SCHEME_INVENTION, tucked_words="Each time you play a scheme, gain 1 action.",
       scheme=[up_to(4, exile(FOR_SCHEME), gain_action())])
D.card("Donatello Does Machines", boost=3, copies=2, who=HERO,
       scheme=[each_player(may(take_back(FOR_BOTH, asked="player"))), draw_n(1)])
D.card("The Future of Ninjutsu", boost=1, copies=2, who=SIDEKICK, scheme=[look_at_any_deck(), draw_n(1), gain_action()])
