"""Sections 4 and 6: battles with enemies and with Shredder."""
from __future__ import annotations

from typing import Final

from halfshell.core.native import i64
from halfshell.core.ops import Do, If, Repeat
from halfshell.core.script import PASS, script
from halfshell.core.state import State

from . import events
from .content import FACES, FIRST_HALF, HEALTH, HUN_FROM, OUTLINED, PLACES, SHREDDER_FROM, TILE_ENEMY, TILE_KIND, TILE_NUMBER
from .keys import HEAL, SPACE, SPLINTER_KEY, STAR
from .movement import occupied, retreat
from .names import BIT, NONE, PIZZA, SPLINTER, STARS
from .ops import AskPlayer
from .state import Race


def here(s: Race) -> int:
    return s.at[s.player]


def tile_here(s: Race) -> int:
    return s.tiles[s.at[s.player]]


def everybody(s: Race) -> int:
    return BIT[s.seats] - 1


def remove_tile(s: Race, space: i64) -> None:
    kind = TILE_KIND[s.tiles[space]]
    s.tiles[space] = NONE
    s.up[space] = 0
    s.seen[space] = 0
    s.tell(events.REMOVED_BY.get(kind, events.REMOVED), space)


def turn_back(s: Race, space: i64) -> None:
    """3.15, 7.1 Face down again; all have seen it."""
    s.up[space] = 0
    s.seen[space] = everybody(s)
    s.tell(events.TURNED_BACK, space)


def spend(s: Race, thing: i64) -> None:
    s.held[s.player][thing] -= 1
    s.tell(events.SPENT_THING[thing], s.player, thing)


# --- Splinter, stars, Pizza -------------------------------------------------------------------------------------------------------


def splinter(s: State) -> list[int]:
    """3.10 Before the first roll of a battle."""
    assert isinstance(s, Race)
    return [SPLINTER_KEY, PASS] if s.held[s.player][SPLINTER] else []


def call_splinter(s: State, answer: i64) -> None:
    assert isinstance(s, Race)
    if answer == SPLINTER_KEY:
        spend(s, SPLINTER)
        win(s)


def stars_before(s: State) -> list[int]:
    """3.11 Option stars_after_roll = no."""
    assert isinstance(s, Race)
    return [STAR, PASS] if not s.options.stars_after_roll and s.held[s.player][STARS] > s.stars else []


def stars_after(s: State) -> list[int]:
    assert isinstance(s, Race)
    return [STAR, PASS] if s.options.stars_after_roll and s.held[s.player][STARS] else []


def throw_before(s: State, answer: i64) -> None:
    assert isinstance(s, Race)
    if answer == STAR:
        s.stars += 1


def throw_after(s: State, answer: i64) -> None:
    """3.11 +1 to this attack roll."""
    assert isinstance(s, Race)
    if answer == STAR:
        spend(s, STARS)
        s.roll_made += 1
        s.tell(events.STAR, s.player, s.roll_made)


def pizza(s: State) -> list[int]:
    """6.7 At any moment of the turn, also between exchanges."""
    assert isinstance(s, Race)
    return [HEAL, PASS] if s.advanced and s.held[s.player][PIZZA] and s.health[s.player] < HEALTH[0] else []


def eat(s: State, answer: i64) -> None:
    assert isinstance(s, Race)
    if answer == HEAL:
        heal(s)


def heal(s: Race) -> None:
    spend(s, PIZZA)
    s.health[s.player] += 1
    s.tell(events.HEALED, s.player, s.health[s.player])


# --- rolls ---------------------------------------------------------------------------------------------------------------------------


def die(s: Race, name: str) -> int:
    """What the face shows; dice that are written down are written so."""
    faces = FACES[name]
    return s.roll(len(faces)) if s.fixed else faces[s.below(len(faces))]


def use_stars_thrown_before(s: Race) -> None:
    while s.stars > 0:
        s.stars -= 1
        spend(s, STARS)
        s.roll_made += 1
        s.tell(events.STAR, s.player, s.roll_made)


def roll_attack(s: State) -> None:
    """4.1, 5.3 One roll of the die."""
    assert isinstance(s, Race)
    s.roll_made = die(s, "movement-basic")
    s.tell(events.ATTACK_ROLL if tile_here(s) != NONE else events.ATTACK_ON_SHREDDER, s.player, s.roll_made)
    use_stars_thrown_before(s)


def roll_exchange(s: State) -> None:
    """6.2, 6.4, 6.6 The Turtle's die against as many dice of the enemy's color as the tile's number."""
    assert isinstance(s, Race)
    tile = tile_here(s)
    enemy = TILE_ENEMY[tile] if tile != NONE else "shredder"
    s.roll_made = die(s, "turtle")
    s.enemy_roll = 0
    alone = enemy in ("hun", "shredder")
    dice = 0
    for _ in range(1 if alone else TILE_NUMBER[tile]):
        face = die(s, "shredder" if alone else enemy)
        s.enemy_roll += face
        dice = events.and_die(dice, face)
    s.tell(events.EXCHANGE if tile != NONE else events.EXCHANGE_WITH_SHREDDER, s.player, s.roll_made, dice)
    use_stars_thrown_before(s)


# --- against an enemy ------------------------------------------------------------------------------------------------------------------


def is_basic(s: State) -> bool:
    assert isinstance(s, Race)
    return s.advanced == 0


def win(s: Race) -> None:
    """4.1 Tile removed, further turn; 6.3 in the Advanced game the turn is over."""
    s.tell(events.WON_FIGHT if s.advanced else events.WON_BATTLE, s.player)
    remove_tile(s, here(s))
    if not s.advanced:
        s.further = 1
    s.done = 1
    s.leave()


def needed(s: Race) -> int:
    """4.1, 5.3 The least attack roll that wins in the Basic game."""
    tile = tile_here(s)
    if tile == NONE:
        return SHREDDER_FROM[0]
    return HUN_FROM[0] if TILE_ENEMY[tile] == "hun" else TILE_NUMBER[tile] + 1


def basic_result(s: State) -> None:
    """4.1, 4.2"""
    assert isinstance(s, Race)
    if s.roll_made >= needed(s):
        win(s)
        return
    s.tell(events.LOST_BATTLE, s.player)
    turn_back(s, here(s))
    retreat(s, 1, events.DRIVEN_BACK)
    s.done = 1
    s.leave()


def exchange_result(s: State) -> None:
    """6.3 A tie is rolled again; else somebody is hurt, and they fight on until one is defeated."""
    assert isinstance(s, Race)
    if s.roll_made == s.enemy_roll:
        s.tell(events.TIED)
    elif s.roll_made > s.enemy_roll:
        win(s)
    else:
        wound(s, s.enemy_roll - s.roll_made)
        if s.health[s.player] == 0:
            s.tell(events.LOST_FIGHT, s.player)
            turn_back(s, here(s))
            s.leave()
            beaten(s)


def wound(s: Race, n: i64) -> None:
    s.health[s.player] = max(s.health[s.player] - n, 0)
    s.tell(events.WOUNDED, s.player, n, s.health[s.player])


def beaten(s: Race) -> None:
    """6.5 To the Lair, or to an outlined space of the player's choice."""
    s.done = 1
    s.health[s.player] = HEALTH[0]
    if FIRST_HALF[here(s)]:
        arrive(s, PLACES["lair"])
    else:
        s.call(LANDING)


def arrive(s: Race, space: i64) -> None:
    s.at[s.player] = space
    s.tell(events.BEATEN, s.player, space)


def landings(s: State) -> list[int]:
    """2.4 A free one if there is one."""
    assert isinstance(s, Race)
    free = [SPACE + x for x in OUTLINED if not occupied(s, x)]
    return free or [SPACE + x for x in OUTLINED]


def land(s: State, answer: i64) -> None:
    assert isinstance(s, Race)
    arrive(s, answer - SPACE)


LANDING: Final = script("race/landing", AskPlayer(landings, land, kind="space", rule="6.5"))


def tell_battle(s: State) -> None:
    assert isinstance(s, Race)
    nothing_rolled(s)
    s.tell(events.FIGHT if s.advanced else events.BATTLE, s.player, tile_here(s))


class OneAfterAnother(AskPlayer):
    """Star after star, slice after slice, until a no."""

    def do(self, s: State, answer: i64) -> None:
        self.then(s, answer)
        if answer != PASS:
            s.stack[-1] = self.at


BATTLE: Final = script(
    "race/battle",
    Do(tell_battle),
    AskPlayer(splinter, call_splinter, kind="action", rule="3.10"),
    If(is_basic,
       OneAfterAnother(stars_before, throw_before, rule="3.11"),
       Do(roll_attack),
       OneAfterAnother(stars_after, throw_after, rule="3.11"),
       Do(basic_result)),
    Repeat(
        OneAfterAnother(pizza, eat, rule="6.7"),
        OneAfterAnother(stars_before, throw_before, rule="3.11"),
        Do(roll_exchange),
        OneAfterAnother(stars_after, throw_after, rule="3.11"),
        Do(exchange_result)))

# --- against Shredder -------------------------------------------------------------------------------------------------------------------


def finish(s: Race) -> None:
    """5.3, 6.6"""
    s.winner = s.player
    s.tell(events.WON_ADVANCED if s.advanced else events.WON, s.player)
    s.finish()


def shredder_basic(s: State) -> None:
    assert isinstance(s, Race)
    s.done = 1
    if s.roll_made >= needed(s):
        finish(s)
    else:
        s.tell(events.FAILED, s.player)
        s.leave()


def shredder_exchange(s: State) -> None:
    """6.6 One exchange; ties are rolled again. The difference wounds the loser."""
    assert isinstance(s, Race)
    if s.roll_made == s.enemy_roll:
        s.tell(events.TIED)
        return
    s.done = 1
    if s.roll_made > s.enemy_roll:
        n = s.roll_made - s.enemy_roll
        s.shredder = max(s.shredder - n, 0)
        s.tell(events.SHREDDER_WOUNDED, s.player, n, s.shredder)
        if s.shredder == 0:
            finish(s)
            return
        s.leave()
        return
    wound(s, s.enemy_roll - s.roll_made)
    s.leave()
    if s.health[s.player] == 0:
        beaten(s)


def nothing_rolled(s: State) -> None:
    assert isinstance(s, Race)
    s.roll_made = 0
    s.enemy_roll = 0
    s.stars = 0


SHREDDER: Final = script(
    "race/shredder",
    Do(nothing_rolled),
    If(is_basic,
       OneAfterAnother(stars_before, throw_before, rule="3.11"),
       Do(roll_attack),
       OneAfterAnother(stars_after, throw_after, rule="3.11"),
       Do(shredder_basic)),
    Repeat(
        OneAfterAnother(pizza, eat, rule="6.7"),
        OneAfterAnother(stars_before, throw_before, rule="3.11"),
        Do(roll_exchange),
        OneAfterAnother(stars_after, throw_after, rule="3.11"),
        Do(shredder_exchange)))
