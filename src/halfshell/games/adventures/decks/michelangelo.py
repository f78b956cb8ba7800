# not compiled
"""Michelangelo and April O'Neil."""
from __future__ import annotations

from typing import Final

from ..cards import HERO, PUBLISHED, SIDEKICK, Deck
from ..names import APRIL, MICHELANGELO
from ..sets import FOES_NEXT_TO_YOURS, FRIENDS_ALL, HAND_EMPTY, OPPONENT, OTHER_CARDS_PLAYED, YOU_WON
from ..verbs import (
    boost,
    bottom_one,
    cancel_effects,
    choose,
    damage,
    damage_one,
    discard,
    draw_n,
    each_opponent,
    gain_action,
    heal_each,
    hero_attacks,
    may,
    move,
    must,
    plus,
    recycle,
    when,
)

D: Final = Deck(MICHELANGELO, PUBLISHED, health=14, move=3, sidekick=APRIL, sidekick_health=6, sidekick_ranged=True, hand=3, limit=3)

D.ability_at("after_attack", "Pizza Party", draw_n(1), words="After you attack or play a scheme")
D.ability_at("after_scheme", "Pizza Party", draw_n(1))
D.says("Pizza Party", "Your first hand and your hand limit are 3 cards. After you attack or play a scheme, draw 1 card.")

D.card("Hi-Yaaaaaah!!", attack=4, boost=3, copies=3, who=HERO,
       after=[damage_one(1, FOES_NEXT_TO_YOURS), may(bottom_one(), then=gain_action())])
D.card("Turtle Power!", attack=3, boost=3, copies=2, who=HERO, during=[may(boost())])
D.card("Boisterous Beatdown", attack=2, boost=1, copies=3, who=HERO, after=[when(YOU_WON, gain_action(2), otherwise=gain_action())])
D.card("Hard-Hitting Investigation", attack=0, boost=3, copies=3, who=SIDEKICK, after=[damage(1, OPPONENT), gain_action()])
D.card("Let's Go", versatile=3, boost=2, copies=3, after=[move(3, FRIENDS_ALL)])
D.card("Cowabunga!!", versatile=3, boost=2, copies=3, who=HERO, during=[plus(1, per=OTHER_CARDS_PLAYED)])
D.card("Guaranteed Delivery", versatile=3, boost=1, copies=3,
       immediately=[may(bottom_one(), then=cancel_effects())], after=[when(HAND_EMPTY, draw_n(2))])
D.card("Heroes in a Half Shell", defense=5, boost=2, copies=2, who=HERO)
D.card("Back for Seconds", defense=2, boost=1, copies=2, after=[recycle(2)])
D.card("Michelangelo Is a Party Dude!!", boost=2, copies=2, who=HERO, scheme=[heal_each(1, FRIENDS_ALL)])
D.card("Nunchaku", boost=2, copies=2, who=HERO, scheme=[hero_attacks(1), gain_action()])
D.card("Shell Insertion", boost=3, copies=2, who=SIDEKICK,
       scheme=[choose(2, each_opponent(discard(1, "player")), move(2, FRIENDS_ALL),
                      must(bottom_one(), then=gain_action()), recycle(2))])
