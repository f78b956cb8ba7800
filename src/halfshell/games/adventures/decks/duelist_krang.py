# not compiled
"""Krang as he fights a duel."""
from __future__ import annotations

from typing import Final

from ..cards import DIE, HERO, PUBLISHED, Deck
from ..names import KRANG
from ..sets import ANYWHERE, BOTH_FIGHTERS, DAMAGE_DEALT, IT, OPPONENT, PASSED_FOES, THE_HERO, THE_ROLL
from ..verbs import (
    WEAKER_THAN_THE_ROLL,
    boost,
    both_draw_n,
    bottom_random_as,
    cancel_effects,
    damage_each,
    discard,
    draw_as,
    draw_if_longer,
    either,
    end_turn,
    gain_action,
    heal_as,
    held,
    machine_on,
    machines_on,
    may,
    move_as,
    one,
    opponents_player,
    opposing_value,
    parts,
    place,
    plus_as,
    roll,
    when,
)

D: Final = Deck(KRANG, PUBLISHED, name="duelist-krang", health=16, move=1)

D.says("DOOOOOM!", "You have 3 doomsday machines; 1 is active at the start. +1 move for each active machine. After you roll the die, "
                   "you may turn 1 active machine inactive to roll again.")

D.card("Android Arms: Powerbomb", attack=3, boost=2, copies=3, who=HERO, during=[may(boost())], after=[move_as(DAMAGE_DEALT, OPPONENT)])
D.card("Android Arms: Chain Flail", attack=2, boost=3, copies=3, who=HERO,
       after=[roll(), when(WEAKER_THAN_THE_ROLL, opponents_player(discard(2, "player")))])
D.card("Android Arms: Missiles", attack=1, boost=1, copies=3, who=HERO, ranged=True, during=[roll(), plus_as(THE_ROLL)])
D.card("Warlord of Dimension X", versatile=3, boost=3, copies=3, who=HERO, after=[draw_if_longer()])
D.card("Pan-Dimensional Portal", versatile=3, boost=DIE, copies=2, who=HERO,
       after=[one(BOTH_FIGHTERS, parts(place(IT, ANYWHERE), held(IT))), roll(), bottom_random_as(THE_ROLL), both_draw_n(2)])
D.card("Molecular Amplification Unit", versatile=2, boost=2, copies=4, who=HERO,
       immediately=[machine_on()], during=[roll(), plus_as(THE_ROLL)])
D.card("Welcome to the Technodrome!", versatile=2, boost=2, copies=3, who=HERO, immediately=[either(cancel_effects(), machine_on())])
D.card("Minimizer", defense=0, boost=1, copies=3, who=HERO, immediately=[opposing_value(4)], after=[end_turn()])
D.card("Android Arms: Wings", boost=3, copies=3, who=HERO,
       scheme=[roll(), move_as(THE_ROLL, THE_HERO, through=True), damage_each(1, PASSED_FOES), gain_action()])
D.card("IQ of 968", boost=DIE, copies=3, who=HERO, scheme=[machines_on(), roll(), draw_as(THE_ROLL), roll(), heal_as(THE_ROLL, THE_HERO)])
