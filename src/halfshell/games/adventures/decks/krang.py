# not compiled
"""Krang, the villain of the Technodrome, and its traps."""
from __future__ import annotations

from typing import Final

from ..cards import Deck, trap
from ..names import KRANG
from ..sets import (
    ACTIVE_MACHINES,
    ALL_MACHINES_RUN,
    DIMENSION_FARTHEST,
    ENEMY_IN_DIMENSION_X,
    HALF_THE_PLAYERS,
    IN_DIMENSION_X,
    IT,
    OPPONENT_IN_DIMENSION_X,
    PLAYER_FIGHTERS,
    PLAYERS_LESS_ONE,
    THE_HEROES,
    THE_MINIONS,
    THE_PLAYERS,
    THE_ROLL,
    THE_VILLAIN,
    THREAT_LEVEL,
    YOURS,
)
from ..verbs import (
    OWN_FIGHTERS,
    OWN_IN_ITS_ZONE,
    attack_only,
    cancel_effects,
    damage_each,
    damage_one,
    defense_only,
    discard,
    each,
    each_other_player_in_zone,
    each_player,
    heal_as,
    heal_each,
    machine_on,
    machines_on,
    machines_on_as,
    mill_n,
    one_player_with_cards,
    parts,
    place,
    plus,
    plus_as,
    roll,
    spring_trap,
    takes_turn,
    threat,
    threat_per,
    toward_closest,
    toward_villain,
    turn_of,
    when,
)

D: Final = Deck(KRANG, enemy=True, health=7)

D.initiative(move=2, now=[takes_turn()], end=[threat_per(ACTIVE_MACHINES)])
D.extra_card("Technodrome Traps", spring_trap())

D.card("Android Fist", attack=3, defense=3, boost=2, copies=2, during=[attack_only(when(ENEMY_IN_DIMENSION_X, plus(1)))])
D.card("Plasma Volley", attack=2, defense=1, boost=2, copies=2,
       during=[attack_only(roll(), plus_as(THE_ROLL), when(OPPONENT_IN_DIMENSION_X, plus(1)))],
       after=[attack_only(each_other_player_in_zone(damage_one(1, OWN_IN_ITS_ZONE, asked="player")))])
D.card("Overload the Engines", attack=2, defense=3, boost=1, copies=2,
       after=[when(ALL_MACHINES_RUN, threat(1), otherwise=machines_on_as(PLAYERS_LESS_ONE))])
D.card("Dimensional Shear", attack=2, defense=3, boost=3, during=[plus_as(THREAT_LEVEL)])
D.card("Towering Intellect", attack=3, defense=3, boost=2, immediately=[cancel_effects()])
D.card("Warp Step", attack=2, defense=5, boost=3,
       after=[defense_only(place(YOURS, DIMENSION_FARTHEST)), when(ENEMY_IN_DIMENSION_X, heal_as(THREAT_LEVEL, YOURS))])
D.card("Deception", attack=0, defense=0, boost=3, reshuffles=True)

trap("Laser Grid",
     [damage_one(1, PLAYER_FIGHTERS)],
     [each_player(damage_one(1, OWN_FIGHTERS, asked="player"))],
     [each_player(damage_one(2, OWN_FIGHTERS, asked="player"))])
trap("Gravity Well",
     [each(THE_HEROES, toward_villain(1, IT))], [each(THE_HEROES, toward_villain(2, IT))], [each(THE_HEROES, toward_villain(3, IT))])
trap("Backup Power", [machine_on()], [machine_on(), threat(1)], [machines_on()])
trap("Memory Siphon", [each_player(mill_n(1, "player"))], [each_player(mill_n(2, "player"))], [each_player(mill_n(3, "player"))])
trap("Pressure Doors",
     [one_player_with_cards(discard(1, "player"))], [each_player(discard(1, "player"))], [each_player(discard(2, "player"))])
trap("Rift Surge", [threat(1)], [damage_each(1, IN_DIMENSION_X), threat(1)], [damage_each(1, IN_DIMENSION_X), threat(2)])
trap("Repair Drones",
     [heal_as(HALF_THE_PLAYERS, THE_VILLAIN)], [heal_as(THE_PLAYERS, THE_VILLAIN)],
     [parts(heal_as(THE_PLAYERS, THE_VILLAIN), heal_each(2, THE_MINIONS))])
trap("Alarm Klaxon", [each(THE_MINIONS, toward_closest(1))], [each(THE_MINIONS, toward_closest(2))], [turn_of(THE_MINIONS)])
