"""Sections 5 and 6: what is found on a tile, Pizza and Allies."""
from __future__ import annotations

from halfshell.core.native import i64

from . import events
from .content import HOME
from .ends import check_allies
from .keys import GIVE, SHARE
from .names import ALLIES, BIT, CHARACTERS, NONE, TEAM_MEMBERS, TEAM_OF, TURTLES
from .paths import adjacent, foes_on, touches
from .state import DELIVERED, WITH, Showdown


def pause_over(s: Showdown) -> None:
    """Something else than handing things on has happened: a new pause begins."""
    s.hot = NONE
    s.had = 0
    s.givers = 0
    s.takers = 0


def move_to(s: Showdown, character: i64, space: i64) -> None:
    """5.8 Pizza, rescue, delivery, in this order."""
    s.at[character] = space
    take_pizza(s, character, space)
    if TEAM_OF[character] == TURTLES:
        rescue(s, character, space)
        deliver(s, character)


def take_pizza(s: Showdown, character: i64, space: i64) -> None:
    """5.4 All of it."""
    count = s.pizza[space]
    if count:
        s.pizza[space] = 0
        s.held[character] += count
        s.tell(events.TOOK_PIZZA, character, count)


def rescue(s: Showdown, turtle: i64, space: i64) -> None:
    """6.1 Allies on this tile and on adjacent connected ones."""
    for ally in range(len(ALLIES)):
        there = s.allies[ally]
        if there < WITH and touches(s, space, there):
            s.allies[ally] = WITH + turtle
            s.tell(events.RESCUED, turtle, ally)


def at_home(s: Showdown, turtle: i64) -> bool:
    """6.3 On Home or next to it."""
    home = HOME[TURTLES]
    here = s.at[turtle]
    if here == home:
        return True
    return touches(s, here, home) if s.options.delivery_needs_connection else adjacent(here, home)


def deliver(s: Showdown, turtle: i64) -> None:
    if not at_home(s, turtle):
        return
    for ally in range(len(ALLIES)):
        if s.allies[ally] == WITH + turtle:
            s.allies[ally] = DELIVERED
            s.tell(events.DELIVERED, turtle, ally)
    check_allies(s)


def gifts(s: Showdown) -> list[int]:
    """6.2 From the acting Turtle, or of the Ally that has just been given, to a Turtle in reach that has not had it."""
    character = s.character()
    found: list[int] = []
    if TEAM_OF[character] != TURTLES:
        return found
    for ally in range(len(ALLIES)):
        holder = s.allies[ally] - WITH
        if holder < 0 or s.allies[ally] >= DELIVERED or (holder != character and ally != s.hot):
            continue
        had = s.had if ally == s.hot else 0
        for turtle in TEAM_MEMBERS[TURTLES]:
            if turtle != holder and not had & BIT[turtle] and touches(s, s.at[holder], s.at[turtle]):
                found.append(GIVE + 4 * ally + turtle)
    return found


def give(s: Showdown, gift: i64) -> None:
    """6.2, 6.3"""
    ally = gift // 4
    turtle = gift % 4
    holder = s.allies[ally] - WITH
    if ally != s.hot:
        s.hot = ally
        s.had = 0
    s.had |= BIT[holder]
    s.allies[ally] = WITH + turtle
    s.tell(events.GAVE, holder, ally, turtle)
    if s.options.deliver_on_receipt:
        deliver(s, turtle)


def shares(s: Showdown) -> list[int]:
    """3.6 Pizza between characters of the team on one space. Who gives in a pause takes none in it, which changes no outcome."""
    found: list[int] = []
    team = TEAM_MEMBERS[TEAM_OF[s.character()]]
    for a in team:
        if s.held[a] and not s.takers & BIT[a]:
            for b in team:
                if a != b and s.at[a] == s.at[b] and not s.givers & BIT[b]:
                    found.append(SHARE + len(CHARACTERS) * a + b)
    return found


def share(s: Showdown, pair: i64) -> None:
    a = pair // len(CHARACTERS)
    b = pair % len(CHARACTERS)
    s.held[a] -= 1
    s.held[b] += 1
    s.givers |= BIT[a]
    s.takers |= BIT[b]
    s.tell(events.SHARED, a, b)


def go_home(s: Showdown, character: i64) -> None:
    """7.3, SHOW-C15 Allies are dropped on his tile; on the Turtles' Home they count as delivered."""
    here = s.at[character]
    home = HOME[TEAM_OF[character]]
    for ally in range(len(ALLIES)):
        if s.allies[ally] == WITH + character:
            if here == home:
                s.allies[ally] = DELIVERED
                s.tell(events.LEFT_AT_HOME, character, ally)
            else:
                s.allies[ally] = here
                s.tell(events.DROPPED, character, ally, here)
    s.at[character] = home


def entering_fights(s: Showdown, character: i64) -> bool:
    """5.7"""
    return s.options.enter_forces_showdown and foes_on(s, character, s.at[character]) & ~s.faced != 0
