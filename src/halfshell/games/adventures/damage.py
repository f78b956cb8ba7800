"""Damage, healing, defeat, and how a game ends."""
from __future__ import annotations

from halfshell.core.native import i64

from . import events
from .cards import DECKS
from .names import BIT, FIGHTERS, NONE, PLAYERS, TEAM, VILLAIN
from .state import MOUSER, RAT, Adventures

MOUSER_OWNER = "baxter"
RAT_OWNER = "rat-king"


def alive(s: Adventures, fighter: i64) -> bool:
    return s.health[fighter] > 0


def hurt(s: Adventures, fighters: i64, n: i64) -> None:
    """4.7, J55 Damage of one effect is simultaneous: all are marked, then all defeats are handled."""
    if n <= 0 or s.winner != NONE:
        return
    health = s.health
    fallen: i64 = 0
    for f in range(len(FIGHTERS)):
        if fighters & BIT[f] and health[f] > 0:
            health[f] = max(health[f] - n, 0)
            s.tell(events.HURT, f, n, health[f])
            if health[f] == 0:
                fallen |= BIT[f]
    if fallen:
        fall(s, fallen)


def heal(s: Adventures, fighter: i64, n: i64) -> None:
    """4.7, J91 Never the defeated, never above the health at the start."""
    now = s.health[fighter]
    more = min(n, most_health(s, fighter) - now)
    if now > 0 and more > 0:
        s.health[fighter] = now + more
        s.tell(events.HEALED, fighter, more, now + more)


def most_health(s: Adventures, fighter: i64) -> int:
    """1.1, 1.3"""
    owner = s.owner[fighter]
    deck = DECKS[s.kind[owner]]
    if fighter == deck.sidekick:
        return deck.sidekick_health
    return deck.health * (s.seats + 1) if owner == VILLAIN else deck.health


def fall(s: Adventures, fallen: i64) -> None:
    """4.7, 5.8, J34 Enemies first: when both sides fall by one effect, the players win."""
    for f in reversed(range(len(FIGHTERS))):
        if fallen & BIT[f]:
            if s.who[s.where[f]] == f:
                s.who[s.where[f]] = NONE
            s.tell(events.DEFEATED, f)
    for f in reversed(range(len(FIGHTERS))):
        if fallen & BIT[f] and s.winner == NONE:
            consequences(s, f)


def consequences(s: Adventures, f: i64) -> None:
    """4.8, 5.8, 10.1, 11.1 What goes with a fighter."""
    owner = s.owner[f]
    if s.duel:
        if f == DECKS[s.kind[owner]].leader:
            end(s, 1 - owner)
    elif owner == VILLAIN:
        end(s, 0)
    elif owner > VILLAIN:
        leave_the_game(s, owner)
    elif not any_alive(s, owner):
        eliminate(s, owner)


def any_alive(s: Adventures, owner: i64) -> bool:
    deck = DECKS[s.kind[owner]]
    return s.health[deck.leader] > 0 or (deck.sidekick != NONE and s.health[deck.sidekick] > 0)


def fighters_of(s: Adventures, owner: i64) -> int:
    """Undefeated ones, as bits."""
    deck = DECKS[s.kind[owner]]
    mask = BIT[deck.leader] if s.health[deck.leader] > 0 else 0
    if deck.sidekick != NONE and s.health[deck.sidekick] > 0:
        mask |= BIT[deck.sidekick]
    return mask


def leave_the_row(s: Adventures, card: i64) -> None:
    """2.3, J5 Face up it leaves at once; face down it leaves when it is revealed."""
    if card in s.row and card not in s.left:
        s.left.append(card)


def leave_the_game(s: Adventures, owner: i64) -> None:
    """5.8, J89 A minion goes with deck, card, supply and tokens."""
    s.out |= BIT[owner]
    s.decks[owner] = []
    s.discards[owner] = []
    s.supply[owner] = 0
    leave_the_row(s, owner)
    name = DECKS[s.kind[owner]].name
    gone = MOUSER if name == MOUSER_OWNER else RAT if name == RAT_OWNER else 0
    if gone:
        s.tokens = [tokens & ~gone for tokens in s.tokens]


def eliminate(s: Adventures, seat: i64) -> None:
    """4.8, J53 The cards leave play; the last one loses the game."""
    s.out |= BIT[seat]
    s.tell(events.ELIMINATED, s.kind[seat])
    s.hands[seat] = []
    s.shown[seat] = []
    s.decks[seat] = []
    s.discards[seat] = []
    if s.turn == seat:
        s.actions_left = 0
    leave_the_row(s, seat)
    if not s.team():
        end(s, 1)


def end(s: Adventures, side: i64, objective: i64 = 0) -> None:
    """10 At once, in the middle of anything."""
    s.winner = side
    if s.duel:
        s.tell(events.DUEL_WON, side)
    elif side == 0:
        s.tell(events.PLAYERS_WON)
    else:
        s.tell(events.PLAYERS_LOST, objective)
    s.finish()


def enemies_of(s: Adventures, side: i64) -> int:
    """Undefeated fighters of the other side, as bits."""
    mask = 0
    for f in range(len(FIGHTERS)):
        if s.health[f] > 0 and s.side[f] != side:
            mask |= BIT[f]
    return mask


def side_of(s: Adventures, owner: i64) -> int:
    """0 the players, 1 the enemies; in a duel the seat."""
    return owner if s.duel else (0 if owner < PLAYERS or owner == TEAM else 1)
