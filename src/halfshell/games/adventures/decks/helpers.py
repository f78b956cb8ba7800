# not compiled
"""Allies and henchmen."""
from __future__ import annotations

from ..cards import ally, henchman
from ..sets import (
    AGAINST_SHREDDER,
    ANY_START,
    ENEMIES,
    IT,
    MINIONS_OR_VILLAIN,
    NO_ENEMY_BESIDE_A_PLAYER,
    NO_PLAYER_BESIDE_THE_VILLAIN,
    PLAYER_FIGHTERS,
    THE_MINIONS,
    THE_VILLAIN,
)
from ..verbs import (
    damage,
    damage_one,
    deploy_n,
    discard,
    draw_n,
    each,
    each_player,
    each_player_with_six,
    heal_each,
    heal_n,
    heal_one,
    look_at_enemy_deck,
    look_at_two_cards,
    machine_on,
    may,
    mill_n,
    move,
    one_fighter,
    one_player_with_cards,
    one_player_with_discards,
    place,
    take_back,
    threat,
    threat_back,
    toward_closest,
    up_to_players,
    when,
)

ally("Dockside Medic", 1, [heal_one(2, PLAYER_FIGHTERS)])
ally("Pizza Courier", 2, [up_to_players(2, draw_n(1, "player"))])
ally("Rooftop Lookout", 3, [look_at_two_cards()], [look_at_enemy_deck()])
ally("Old Sparring Partner", 4, [damage_one(2, MINIONS_OR_VILLAIN)])
ally("Subway Conductor", 5, [may(one_fighter(PLAYER_FIGHTERS), then=place(IT, ANY_START))], [may(move(1, PLAYER_FIGHTERS))])
ally("Signal Jammer", 1, [threat_back(2)])
ally("Mural Painter", 2, [one_player_with_discards(may(take_back(asked="player")))])
ally("Night Reporter", 4, [damage(1, THE_VILLAIN)])

henchman("Getaway Driver", [when(NO_PLAYER_BESIDE_THE_VILLAIN, threat(1))])
henchman("Pickpocket", [one_player_with_cards(discard(1, "player"))], [each_player_with_six(discard(1, "player"))])
henchman("Back-Room Surgeon", [heal_n(1, THE_VILLAIN)])
henchman("Ledge Sharpshooter", [damage_one(1, PLAYER_FIGHTERS)])
henchman("Data Thief", [each_player(mill_n(1, "player"))])
henchman("Ooze Runner", [heal_each(1, THE_MINIONS)])
henchman("Dispatcher", [each(ENEMIES, toward_closest(1))], [when(NO_ENEMY_BESIDE_A_PLAYER, threat(1))])
henchman("Quartermaster", [when(AGAINST_SHREDDER, deploy_n(1), otherwise=machine_on())])
