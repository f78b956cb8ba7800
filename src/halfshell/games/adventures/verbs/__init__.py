"""The vocabulary of cards. A verb says once what it does and how it reads; decks/*.py are made of nothing else.

`you` is the owner of the text: a player, an enemy (whose questions the players answer), or the team. In what a text
says of itself, `words` is the table of its deck (words.py).
"""
from __future__ import annotations

from .decks import look_at_any_deck, look_at_enemy_deck, look_at_two_cards
from .duel import WEAKER_THAN_THE_ROLL, both_draw_n, bottom_random_as, draw_if_longer, end_turn, heal_or_revive, held, opponent_acts
from .fighters import (
    damage,
    damage_each,
    damage_one,
    heal_as,
    heal_each,
    heal_n,
    heal_one,
    move,
    move_as,
    one,
    one_fighter,
    push,
    swap_sidekick,
    toward_closest,
    toward_villain,
    turn_of,
)
from .flow import attack_only, choose, defense_only, each, each_opponent, each_player, either, may, must, opponents_player, parts, when
from .hands import (
    any_number,
    boost,
    boost_from_the_bottom,
    bottom_from_discards,
    bottom_one,
    discard,
    discard_any,
    discard_one,
    exile,
    take_back,
    up_to,
)
from .plain import (
    at_most_damage,
    becomes,
    becomes_as,
    cancel_effects,
    deploy_n,
    draw_as,
    draw_n,
    draw_per,
    fury,
    gain_action,
    hero_attacks,
    ignore_value,
    lock_value,
    machines_on,
    mill_n,
    opposing_value,
    plus,
    plus_as,
    recycle,
    return_to_deck,
    roll,
    spring_trap,
    takes_turn,
    threat,
    threat_back,
    threat_per,
)
from .players import (
    OWN_FIGHTERS,
    OWN_IN_ITS_ZONE,
    each_other_player_in_zone,
    each_player_near_mousers,
    each_player_with_six,
    one_player_with_cards,
    one_player_with_discards,
    up_to_players,
)
from .soldiers import ONE_OR_TWO, deploy_as, deploy_next, soldier_by_a_friend, soldiers_anywhere
from .spaces import machine_on, machines_on_as, place
from .tokens import mouser_near_closest, mousers_next_to_opponent, rat_under_closest, rats_next_to_opponent, rats_under_opponent

__all__ = [
    "ONE_OR_TWO", "OWN_FIGHTERS", "OWN_IN_ITS_ZONE", "WEAKER_THAN_THE_ROLL", "any_number", "at_most_damage", "attack_only", "becomes",
    "becomes_as", "boost", "boost_from_the_bottom", "both_draw_n", "bottom_from_discards", "bottom_one", "bottom_random_as",
    "cancel_effects", "choose", "damage", "damage_each", "damage_one", "defense_only", "deploy_as", "deploy_n", "deploy_next", "discard",
    "discard_any", "discard_one", "draw_as", "draw_if_longer", "draw_n", "draw_per", "each", "each_opponent",
    "each_other_player_in_zone", "each_player", "each_player_near_mousers", "each_player_with_six", "either", "end_turn", "exile",
    "fury", "gain_action", "heal_as", "heal_each", "heal_n", "heal_one", "heal_or_revive", "held", "hero_attacks", "ignore_value",
    "lock_value", "look_at_any_deck", "look_at_enemy_deck", "look_at_two_cards", "machine_on", "machines_on", "machines_on_as", "may",
    "mill_n", "mouser_near_closest", "mousers_next_to_opponent", "move", "move_as", "must", "one", "one_fighter", "one_player_with_cards",
    "one_player_with_discards", "opponent_acts", "opponents_player", "opposing_value", "parts", "place", "plus", "plus_as", "push",
    "rat_under_closest", "rats_next_to_opponent", "rats_under_opponent", "recycle", "return_to_deck", "roll", "soldier_by_a_friend",
    "soldiers_anywhere", "spring_trap", "swap_sidekick", "take_back", "takes_turn", "threat", "threat_back", "threat_per",
    "toward_closest", "toward_villain", "turn_of", "up_to", "up_to_players", "when",
]
