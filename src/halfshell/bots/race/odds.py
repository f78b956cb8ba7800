"""Exact odds of battles. Strength is health and Pizza together; its lack is counted in turns."""
from __future__ import annotations

from functools import cache
from itertools import product
from typing import Final, NamedTuple

from halfshell.games.race.content import FACES, HEALTH, HUN_FROM, SHREDDER_FROM, TILE_ENEMY, TILE_NUMBER

Exchange = tuple[tuple[int, float], ...]  # by how much the Turtle's roll is higher, and how often; ties are rolled again

BEHIND: Final = (2.4, 1.3, 0.5, 0.0, -0.35, -0.6, -0.8)  # turns by which so much strength is behind full health


def behind(strength: int) -> float:
    return BEHIND[min(strength, len(BEHIND) - 1)]


# --- the Basic game -----------------------------------------------------------------------------------------------------------


def at_least(n: int) -> float:
    """4.1 That one roll of the die shows so much."""
    faces = FACES["movement-basic"]
    return sum([face >= n for face in faces]) / len(faces)


def needed(tile: int) -> int:
    """4.1"""
    return HUN_FROM[0] if TILE_ENEMY[tile] == "hun" else TILE_NUMBER[tile] + 1


def turns_inside(stars: int) -> float:
    """5.3 Turns of attacks to the win, who holds so many Ninja Stars throws them when they decide it (3.11)."""
    return 1 / max(at_least(SHREDDER_FROM[0] - stars), 0.01)


# --- the Advanced game --------------------------------------------------------------------------------------------------------


def against(tile: int) -> Exchange:
    """6.2, 6.4"""
    enemy = TILE_ENEMY[tile]
    if enemy == "hun":
        return exchange(tuple(FACES["turtle"]), tuple(FACES["shredder"]), 1)
    return exchange(tuple(FACES["turtle"]), tuple(FACES[enemy]), TILE_NUMBER[tile])


def against_shredder() -> Exchange:
    return exchange(tuple(FACES["turtle"]), tuple(FACES["shredder"]), 1)


@cache
def exchange(turtle: tuple[int, ...], enemy: tuple[int, ...], dice: int) -> Exchange:
    count: dict[int, int] = {}
    for mine in turtle:
        for theirs in product(enemy, repeat=dice):
            by = mine - sum(theirs)
            if by:
                count[by] = count.get(by, 0) + 1
    total = sum(count.values())
    return tuple([(by, n / total) for by, n in sorted(count.items())])


def is_danger(odds: Exchange, health: int) -> bool:
    """That the next exchange may defeat: time for a Pizza (6.7)."""
    return -odds[0][0] >= health


class Fight(NamedTuple):
    """6.3 What a fight to the end comes to."""

    won: float
    behind: float  # turns, of who is left at its end; 6.5 who is defeated is healthy again


@cache
def fight(odds: Exchange, health: int, pizzas: int) -> Fight:
    if pizzas and health < HEALTH[0] and is_danger(odds, health):
        return fight(odds, health + 1, pizzas - 1)
    won = late = 0.0
    for by, chance in odds:
        if by > 0:
            won += chance
            late += chance * behind(health + pizzas)
        elif health + by <= 0:
            late += chance * behind(HEALTH[0] + pizzas)
        else:
            then = fight(odds, health + by, pizzas)
            won += chance * then.won
            late += chance * then.behind
    return Fight(won, late)


@cache
def duel(odds: Exchange, health: int, pizzas: int, shredder: int, back: float) -> float:
    """6.6 Turns to the win, of who stands inside and attacks alone; `back` are the turns that a defeat costs."""
    if shredder <= 0:
        return 0.0
    if pizzas and health < HEALTH[0]:
        return duel(odds, health + 1, pizzas - 1, shredder, back)
    if health < HEALTH[0]:
        turns, again = one_turn(odds, health, pizzas, shredder, back)
        return turns + again * duel(odds, HEALTH[0], pizzas, shredder, back)
    turns, again = one_turn(odds, health, pizzas, shredder, back)
    return turns / (1 - again)


@cache
def one_turn(odds: Exchange, health: int, pizzas: int, shredder: int, back: float) -> tuple[float, float]:
    """The turns of a duel, but for those that follow a defeat; and how often it comes to one before the win."""
    turns, again = 1.0, 0.0
    for by, chance in odds:
        if by > 0:
            turns += chance * duel(odds, health, pizzas, shredder - by, back)
        elif health + by <= 0:
            turns += chance * back
            again += chance
        elif pizzas:
            turns += chance * duel(odds, health + by, pizzas, shredder, back)
        else:
            more, fallen = one_turn(odds, health + by, pizzas, shredder, back)
            turns += chance * more
            again += chance * fallen
    return turns, again
