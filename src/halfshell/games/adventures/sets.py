"""What card texts speak of: sets of fighters, counts, conditions, places. Each takes the state and `you`, the owner of the text;
its words are a key of the tables in words.py, or stand for themselves."""
from __future__ import annotations

from collections.abc import Callable
from typing import Final

from halfshell.core.native import i64

from .board import DISTANCE, NEIGHBORS, ON_BOARD, STARTS, ZONE_COUNT, ZONES_OF
from .cards import DECKS
from .combat import adjacent, mine, share_a_zone, side_in_combat, theirs, won
from .damage import alive, enemies_of, fighters_of, side_of
from .movement import empty_spaces, farthest, nearest, soldiers_next_to
from .names import BIT, FIGHTERS, MINION, NONE, PLAYERS, SHREDDER, VILLAIN
from .state import DAMAGE, LOST, MOUSER, PLAYED, RAT, WITHOUT, Adventures
from .threat import active_machines, boroughs_with_soldiers, in_dimension_x, threat_level


class Set:
    """A set of undefeated fighters, as bits; its words say one of them. `bound`: the one that a name stands for."""

    def __init__(self, words: str, members: Callable[[Adventures, int], int], bound: str = "") -> None:
        self.words = words
        self.members = members
        self.bound = bound


class Count:
    def __init__(self, words: str, count: Callable[[Adventures, int], int]) -> None:
        self.words = words  # after "for each"
        self.count = count


class Test:
    def __init__(self, words: str, holds: Callable[[Adventures, int], bool]) -> None:
        self.words = words  # after "if"
        self.holds = holds


class Where:
    def __init__(self, words: str, spaces: Callable[[Adventures, int, int], list[int]]) -> None:
        self.words = words  # after "in"
        self.spaces = spaces


def bit_if_alive(s: Adventures, fighter: i64) -> int:
    return BIT[fighter] if alive(s, fighter) else 0


def neighbors_of(s: Adventures, fighter: i64) -> int:
    """Fighters next to it, as bits; of a defeated one, next to its last space (J31)."""
    mask = 0
    for y in NEIGHBORS[s.where[fighter]]:
        if s.who[y] != NONE:
            mask |= BIT[s.who[y]]
    return mask


def everyone(s: Adventures) -> int:
    mask = 0
    for f in range(len(FIGHTERS)):
        if s.health[f] > 0:
            mask |= BIT[f]
    return mask


def friends_of(s: Adventures, you: i64) -> int:
    """C2 Own fighters and those of all other players."""
    return everyone(s) & ~enemies_of(s, side_of(s, you))


def foes_of(s: Adventures, you: i64) -> int:
    """C1"""
    return enemies_of(s, side_of(s, you))


def leader_of(s: Adventures, you: i64) -> int:
    return DECKS[s.kind[you]].leader


# --- fighters -------------------------------------------------------------------------------------------------------------------


def the_opponent(s: Adventures, you: int) -> int:
    return bit_if_alive(s, theirs(s, you))


def your_fighter(s: Adventures, you: int) -> int:
    return bit_if_alive(s, mine(s, you))


def both_fighters(s: Adventures, you: int) -> int:
    return the_opponent(s, you) | your_fighter(s, you)


def the_leader(s: Adventures, you: int) -> int:
    return bit_if_alive(s, leader_of(s, you))


def the_sidekick(s: Adventures, you: int) -> int:
    sidekick = DECKS[s.kind[you]].sidekick
    return bit_if_alive(s, sidekick) if sidekick != NONE else 0


def all_fighters(s: Adventures, you: int) -> int:
    return everyone(s)


def next_to_yours(s: Adventures, you: int) -> int:
    return neighbors_of(s, mine(s, you))


def foes_next_to_yours(s: Adventures, you: int) -> int:
    return neighbors_of(s, mine(s, you)) & foes_of(s, you)


def other_foes_next_to_yours(s: Adventures, you: int) -> int:
    return foes_next_to_yours(s, you) & ~BIT[theirs(s, you)]


def foes_next_to_leader(s: Adventures, you: int) -> int:
    return neighbors_of(s, leader_of(s, you)) & foes_of(s, you)


def foes_next_to_friends(s: Adventures, you: int) -> int:
    mask = 0
    friends = friends_of(s, you)
    for f in range(len(FIGHTERS)):
        if friends & BIT[f]:
            mask |= neighbors_of(s, f)
    return mask & ~friends


def others_in_zone(s: Adventures, you: int) -> int:
    """C53 Sharing a zone with the hero."""
    hero = leader_of(s, you)
    mask = 0
    for f in range(len(FIGHTERS)):
        if s.health[f] > 0 and f != hero and share_a_zone(s, f, hero):
            mask |= BIT[f]
    return mask


def other_friends(s: Adventures, you: int) -> int:
    return friends_of(s, you) & ~the_sidekick(s, you)


def passed_foes(s: Adventures, you: int) -> int:
    mask = 0
    for f in s.passed:
        mask |= bit_if_alive(s, f)
    return mask & foes_of(s, you)


def the_villain(s: Adventures, you: int) -> int:
    return bit_if_alive(s, leader_of(s, VILLAIN))


def the_minions(s: Adventures, you: int) -> int:
    mask = 0
    for owner in s.enemies_at_the_table():
        if owner >= MINION:
            mask |= BIT[leader_of(s, owner)]
    return mask


def minions_or_villain(s: Adventures, you: int) -> int:
    return the_minions(s, you) or the_villain(s, you)


def the_enemies(s: Adventures, you: int) -> int:
    return the_minions(s, you) | the_villain(s, you)


def player_fighters(s: Adventures, you: int) -> int:
    mask = 0
    for seat in s.team():
        mask |= fighters_of(s, seat)
    return mask


def heroes(s: Adventures, you: int) -> int:
    """T2 Of a player whose hero is down, the sidekick."""
    mask = 0
    for seat in s.team():
        hero = leader_of(s, seat)
        mask |= BIT[hero] if alive(s, hero) else fighters_of(s, seat)
    return mask


def players_in_dimension_x(s: Adventures, you: int) -> int:
    mask = 0
    for f in range(PLAYERS * 2):
        if s.health[f] > 0 and s.owner[f] != NONE and s.owner[f] < PLAYERS and in_dimension_x(s, s.where[f]):
            mask |= BIT[f]
    return mask


def foes_next_to_soldiers(s: Adventures, you: int) -> int:
    mask = 0
    foes = foes_of(s, you)
    for f in range(len(FIGHTERS)):
        if foes & BIT[f] and soldiers_next_to(s, s.where[f]):
            mask |= BIT[f]
    return mask


def nobody(s: Adventures, you: int) -> int:
    """A bound set: the name says who."""
    return 0


OPPONENT: Final = Set("the opponent", the_opponent)
YOURS: Final = Set("your fighter", your_fighter)
BOTH_FIGHTERS: Final = Set("a fighter in this combat", both_fighters)
THE_HERO: Final = Set("hero", the_leader)
THE_SIDEKICK: Final = Set("sidekick", the_sidekick)
ANY_FIGHTER: Final = Set("any fighter", all_fighters)
NEXT_TO_YOURS: Final = Set("a fighter next to your fighter", next_to_yours)
FOES_NEXT_TO_YOURS: Final = Set("an enemy next to your fighter", foes_next_to_yours)
OTHER_FOES_NEXT_TO_YOURS: Final = Set("another player fighter next to the enemy", other_foes_next_to_yours)
FOES_NEXT_TO_FRIENDS: Final = Set("an enemy fighter next to a friendly fighter", foes_next_to_friends)
OTHERS_IN_ZONE: Final = Set("another fighter in the hero's zones", others_in_zone)
FRIENDS_ALL: Final = Set("a friendly fighter", friends_of)
OTHER_FRIENDS: Final = Set("another friendly fighter", other_friends)
PASSED_FOES: Final = Set("an enemy fighter passed on the way", passed_foes)
THE_VILLAIN: Final = Set("the villain", the_villain)
THE_MINIONS: Final = Set("a minion", the_minions)
MINIONS_OR_VILLAIN: Final = Set("a minion, or the villain if there is none", minions_or_villain)
ENEMIES: Final = Set("an enemy fighter", the_enemies)
PLAYER_FIGHTERS: Final = Set("a player fighter", player_fighters)
THE_HEROES: Final = Set("a hero", heroes)
IN_DIMENSION_X: Final = Set("a player fighter in Dimension X", players_in_dimension_x)
FOES_NEXT_TO_SOLDIERS: Final = Set("an enemy fighter next to a foot soldier", foes_next_to_soldiers)
IT: Final = Set("it", nobody, bound="fighter")

# --- counts ---------------------------------------------------------------------------------------------------------------------


def bits(mask: i64) -> int:
    found = 0
    while mask:
        mask &= mask - 1
        found += 1
    return found


def friends_next_to_opponent(s: Adventures, you: int) -> int:
    """C26 Of all players, not the attacker."""
    return bits(neighbors_of(s, theirs(s, you)) & friends_of(s, you) & ~BIT[mine(s, you)])


def foes_beside_you(s: Adventures, you: int) -> int:
    return bits(foes_next_to_yours(s, you))


def other_cards_played(s: Adventures, you: int) -> int:
    """C66 The card itself is among those played."""
    return s.records[PLAYED + you] - 1


def soldiers_next_to_opponent(s: Adventures, you: int) -> int:
    return soldiers_next_to(s, s.where[theirs(s, you)])


def soldiers_next_to_hero(s: Adventures, you: int) -> int:
    return soldiers_next_to(s, s.where[leader_of(s, you)])


def the_threat_level(s: Adventures, you: int) -> int:
    return threat_level(s)


def fallen_boroughs(s: Adventures, you: int) -> int:
    return s.objective


def held_boroughs(s: Adventures, you: int) -> int:
    return boroughs_with_soldiers(s)


def machines_running(s: Adventures, you: int) -> int:
    return active_machines(s)


def the_roll(s: Adventures, you: int) -> int:
    return s.die


def the_players(s: Adventures, you: int) -> int:
    """As a number it does not drop (J53)."""
    return s.seats


def half_the_players(s: Adventures, you: int) -> int:
    return (s.seats + 1) // 2


def players_less_one(s: Adventures, you: int) -> int:
    return max(s.seats - 1, 1)


def fury_in_discards(s: Adventures, you: int) -> int:
    fury = DECKS[s.kind[you]].supply_card
    return s.discards[you].count(fury)


def near_opponent(s: Adventures, you: i64, token: i64) -> int:
    space = s.where[theirs(s, you)]
    found = 1 if s.tokens[space] & token else 0
    for y in NEIGHBORS[space]:
        if s.tokens[y] & token:
            found += 1
    return found


def mousers_near_opponent(s: Adventures, you: int) -> int:
    return near_opponent(s, you, MOUSER)


def rats_near_opponent(s: Adventures, you: int) -> int:
    return near_opponent(s, you, RAT)


def half_the_discards(s: Adventures, you: int) -> int:
    return len(s.discards[s.owner[theirs(s, you)]]) // 2


def damage_dealt(s: Adventures, you: int) -> int:
    return max(s.combat[DAMAGE], 0)


def soldiers_out(s: Adventures, you: int) -> int:
    return len(s.soldiers) - s.soldiers.count(0)


FRIENDS_NEXT_TO_OPPONENT: Final = Count("other friendly fighter next to the opponent", friends_next_to_opponent)
FOES_BESIDE_YOU: Final = Count("enemy next to your fighter", foes_beside_you)
OTHER_CARDS_PLAYED: Final = Count("other card you played this turn", other_cards_played)
SOLDIERS_NEXT_TO_OPPONENT: Final = Count("foot soldier next to the opponent", soldiers_next_to_opponent)
SOLDIERS_NEXT_TO_HERO: Final = Count("foot soldier next to the hero", soldiers_next_to_hero)
THREAT_LEVEL: Final = Count("the threat level", the_threat_level)
FALLEN_BOROUGHS: Final = Count("fallen borough", fallen_boroughs)
HELD_BOROUGHS: Final = Count("borough with a foot soldier", held_boroughs)
ACTIVE_MACHINES: Final = Count("active doomsday machine", machines_running)
THE_ROLL: Final = Count("the number rolled", the_roll)
THE_PLAYERS: Final = Count("the number of players", the_players)
HALF_THE_PLAYERS: Final = Count("half the number of players, rounded up", half_the_players)
PLAYERS_LESS_ONE: Final = Count("the number of players minus 1, at least 1", players_less_one)
FURY_IN_DISCARDS: Final = Count("fury card in the enemy's discard pile", fury_in_discards)
MOUSERS_NEAR_OPPONENT: Final = Count("mouser token in or next to the opponent's space", mousers_near_opponent)
RATS_NEAR_OPPONENT: Final = Count("rat token in or next to the opponent's space", rats_near_opponent)
HALF_THE_DISCARDS: Final = Count("half the number of cards in the discard pile of the opponent's player, rounded down", half_the_discards)
DAMAGE_DEALT: Final = Count("the damage dealt in this combat", damage_dealt)

# --- conditions -----------------------------------------------------------------------------------------------------------------


def fewer_zones(s: Adventures, you: int) -> bool:
    """C28 The opponent's last space counts if it is defeated."""
    return ZONE_COUNT[s.where[theirs(s, you)]] < ZONE_COUNT[s.where[mine(s, you)]]


def lost_another(s: Adventures, you: int) -> bool:
    """C43 Earlier in this turn."""
    return s.records[LOST + you] > 0


def opponent_adjacent(s: Adventures, you: int) -> bool:
    return adjacent(s, mine(s, you), theirs(s, you))


def opponent_not_adjacent(s: Adventures, you: int) -> bool:
    return not adjacent(s, mine(s, you), theirs(s, you))


def nothing_canceled(s: Adventures, you: int) -> bool:
    return s.combat[WITHOUT + side_in_combat(s, you)] == 1


def hand_empty(s: Adventures, you: int) -> bool:
    return not s.hands[you]


def soldier_next_to_opponent(s: Adventures, you: int) -> bool:
    return soldiers_next_to_opponent(s, you) > 0


def two_soldiers_next_to_opponent(s: Adventures, you: int) -> bool:
    return soldiers_next_to_opponent(s, you) >= 2


def level_three(s: Adventures, you: int) -> bool:
    return threat_level(s) >= 3


def level_two(s: Adventures, you: int) -> bool:
    return threat_level(s) >= 2


def enemy_in_dimension_x(s: Adventures, you: int) -> bool:
    return in_dimension_x(s, s.where[leader_of(s, you)])


def opponent_in_dimension_x(s: Adventures, you: int) -> bool:
    return in_dimension_x(s, s.where[theirs(s, you)])


def with_the_villain(s: Adventures, you: int) -> bool:
    """J80 Sharing a zone."""
    return alive(s, leader_of(s, VILLAIN)) and share_a_zone(s, leader_of(s, you), leader_of(s, VILLAIN))


def apart_from_the_villain(s: Adventures, you: int) -> bool:
    return not with_the_villain(s, you)


def opponent_weaker(s: Adventures, you: int) -> bool:
    return s.health[theirs(s, you)] < s.health[mine(s, you)]


def two_fury(s: Adventures, you: int) -> bool:
    return fury_in_discards(s, you) >= 2


def on_rats(s: Adventures, you: int) -> bool:
    return s.tokens[s.where[leader_of(s, you)]] & RAT > 0


def no_foe_beside(s: Adventures, you: int) -> bool:
    return foes_next_to_leader(s, you) == 0


def no_player_beside_the_villain(s: Adventures, you: int) -> bool:
    return neighbors_of(s, leader_of(s, VILLAIN)) & player_fighters(s, you) == 0


def no_enemy_beside_a_player(s: Adventures, you: int) -> bool:
    mask = 0
    for owner in s.enemies_at_the_table():
        mask |= neighbors_of(s, leader_of(s, owner))
    return mask & player_fighters(s, you) == 0


def against_shredder(s: Adventures, you: int) -> bool:
    return s.owner[SHREDDER] == VILLAIN


def all_machines_run(s: Adventures, you: int) -> bool:
    return active_machines(s) == 3


def ten_soldiers(s: Adventures, you: int) -> bool:
    return soldiers_out(s, you) >= 10


YOU_WON: Final = Test("you won", won)
FEWER_ZONES: Final = Test("the opponent's space has fewer zones than your fighter's", fewer_zones)
LOST_ANOTHER: Final = Test("you lost another combat this turn", lost_another)
OPPONENT_ADJACENT: Final = Test("your fighter is next to the opponent", opponent_adjacent)
OPPONENT_NOT_ADJACENT: Final = Test("your fighter is not next to the opponent", opponent_not_adjacent)
NOTHING_CANCELED: Final = Test("nothing was canceled", nothing_canceled)
HAND_EMPTY: Final = Test("your hand is empty", hand_empty)
SOLDIER_NEXT_TO_OPPONENT: Final = Test("a foot soldier is next to the opponent", soldier_next_to_opponent)
TWO_SOLDIERS_NEXT_TO_OPPONENT: Final = Test("2 or more foot soldiers are next to the opponent", two_soldiers_next_to_opponent)
LEVEL_TWO: Final = Test("the threat level is 2 or more", level_two)
LEVEL_THREE: Final = Test("the threat level is 3 or more", level_three)
ENEMY_IN_DIMENSION_X: Final = Test("the enemy is in Dimension X", enemy_in_dimension_x)
OPPONENT_IN_DIMENSION_X: Final = Test("the opponent is in Dimension X", opponent_in_dimension_x)
WITH_THE_VILLAIN: Final = Test("the enemy shares a zone with the villain", with_the_villain)
APART_FROM_THE_VILLAIN: Final = Test("the enemy shares no zone with the villain", apart_from_the_villain)
OPPONENT_WEAKER: Final = Test("the opponent has less health than the enemy", opponent_weaker)
TWO_FURY: Final = Test("at least 2 fury cards are in the enemy's discard pile", two_fury)
ON_RATS: Final = Test("the enemy is on a rat token", on_rats)
NO_FOE_BESIDE: Final = Test("no player fighter is next to the enemy", no_foe_beside)
NO_PLAYER_BESIDE_THE_VILLAIN: Final = Test("no player fighter is next to the villain", no_player_beside_the_villain)
NO_ENEMY_BESIDE_A_PLAYER: Final = Test("no enemy is next to a player fighter", no_enemy_beside_a_player)
AGAINST_SHREDDER: Final = Test("the villain is Shredder", against_shredder)
ALL_MACHINES_RUN: Final = Test("all doomsday machines are active", all_machines_run)
TEN_SOLDIERS: Final = Test("10 or more foot soldiers are on the board", ten_soldiers)

# --- places ---------------------------------------------------------------------------------------------------------------------


def own_zones(s: Adventures, you: int, fighter: int) -> list[int]:
    """C29 Another empty space of one of its zones."""
    here = s.where[fighter]
    return [x for x in empty_spaces(s) if x != here and ZONES_OF[x] & ZONES_OF[here]]


def closest_to_start_five(s: Adventures, you: int, fighter: int) -> list[int]:
    home = STARTS[s.board][5]
    here = s.where[fighter]
    if here == home:
        return []
    return nearest(s, list(empty_spaces(s)), home)


def dimension_farthest(s: Adventures, you: int, fighter: int) -> list[int]:
    inside = [x for x in empty_spaces(s) if in_dimension_x(s, x)]
    return farthest(s, inside, s.where[theirs(s, you)])


def mouser_farthest(s: Adventures, you: int, fighter: int) -> list[int]:
    return farthest(s, [x for x in empty_spaces(s) if s.tokens[x] & MOUSER], s.where[theirs(s, you)])


def closest_to_villain(s: Adventures, you: int, fighter: int) -> list[int]:
    return nearest(s, empty_spaces(s), s.where[leader_of(s, VILLAIN)])


def closest_to_opponent(s: Adventures, you: int, fighter: int) -> list[int]:
    return nearest(s, empty_spaces(s), s.where[theirs(s, you)])


def out_of_reach(s: Adventures, you: int, fighter: int) -> list[int]:
    """Up and Away: at most 3 lines away, next to no player fighter."""
    players = player_fighters(s, you)
    found: list[int] = []
    for x in empty_spaces(s):
        if DISTANCE[x][s.where[fighter]] > 3:
            continue
        beside = 0
        for y in NEIGHBORS[x]:
            if s.who[y] != NONE:
                beside |= BIT[s.who[y]]
        if beside & players == 0:
            found.append(x)
    return found


def any_start(s: Adventures, you: int, fighter: int) -> list[int]:
    return [x for x in STARTS[s.board][1:] if s.who[x] == NONE]


def anywhere(s: Adventures, you: int, fighter: int) -> list[int]:
    return empty_spaces(s)


def near_the_hero(s: Adventures, you: int, fighter: int) -> list[int]:
    """Back to Work! One that stands as near as possible may stay."""
    return nearest(s, [x for x in ON_BOARD[s.board] if s.who[x] in (NONE, fighter)], s.where[leader_of(s, you)])


OWN_ZONES: Final = Where("a different empty space in one of its zones", own_zones)
CLOSEST_TO_START_FIVE: Final = Where("the empty space closest to starting space 5", closest_to_start_five)
DIMENSION_FARTHEST: Final = Where("the empty space in Dimension X farthest from the opponent", dimension_farthest)
MOUSER_FARTHEST: Final = Where("the empty space with a mouser token farthest from the opponent", mouser_farthest)
CLOSEST_TO_VILLAIN: Final = Where("the empty space closest to the villain", closest_to_villain)
CLOSEST_TO_OPPONENT: Final = Where("the empty space closest to the opponent", closest_to_opponent)
OUT_OF_REACH: Final = Where("an empty space at most 3 spaces away and not next to any player fighter", out_of_reach)
ANY_START: Final = Where("any empty starting space", any_start)
ANYWHERE: Final = Where("any empty space", anywhere)
NEAR_THE_HERO: Final = Where("the empty space closest to the hero", near_the_hero)
