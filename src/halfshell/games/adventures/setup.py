"""Section 1: who fights whom, and where they begin."""
from __future__ import annotations

from typing import Final

from halfshell.core.native import i64
from halfshell.core.ops import Do, Let, While
from halfshell.core.script import script
from halfshell.core.state import State

from . import events
from .board import ON_BOARD, START_OF, STARTS, ZONES_OF
from .cards import ALLIES, DECKS, HENCHMEN, TRAPS, Deck
from .damage import alive, most_health
from .keys import HERO, MINION_KEY, SPACE
from .movement import empty_spaces, nearest
from .names import (
    EXTRA,
    FRIENDS,
    HENCHMAN,
    KRANG,
    MINION,
    MINIONS,
    NEW_YORK,
    NONE,
    PLAYERS,
    SHREDDER,
    TECHNODROME,
    VILLAIN,
)
from .ops import AskYou
from .piles import draw
from .state import Adventures
from .threat import deploy, threatened

TURTLES: Final = 4
HEROES: Final = 6  # with the two duelists
FIRST_HENCHMEN: Final = 2  # 9.1


def deck_led_by(fighter: i64) -> Deck:
    """An enemy's."""
    for deck in DECKS:
        if deck.enemy and deck.leader == fighter:
            return deck
    raise ValueError(f"no deck for fighter {fighter}")


def take_deck(s: Adventures, owner: i64, deck: Deck) -> None:
    """1.1-1.3 Shuffled; fighters get their health, and places later."""
    s.kind[owner] = deck.number
    s.supply[owner] = deck.supply
    for fighter in (deck.leader, deck.sidekick):
        if fighter != NONE:
            s.owner[fighter] = owner
            s.side[fighter] = owner if s.duel else (0 if owner < PLAYERS else 1)
            s.health[fighter] = most_health(s, fighter)
    cards = deck.cards[:]
    s.shuffle(cards)
    s.decks[owner] = cards


def lay_out(s: State) -> None:
    """1.1, 1.6, 1.7 The villain on his board; or the board of a duel."""
    assert isinstance(s, Adventures)
    options = s.options
    if s.duel:
        s.board = TECHNODROME if options.board == "technodrome" else NEW_YORK
        return
    krang = options.villain == "krang" or (options.villain == "random" and s.below(2) == 1)
    s.board = TECHNODROME if krang else NEW_YORK
    take_deck(s, VILLAIN, deck_led_by(KRANG if krang else SHREDDER))
    stand(s, KRANG if krang else SHREDDER, STARTS[s.board][5])
    s.coming += [VILLAIN, EXTRA]  # 1.5
    if krang:
        s.machines = [1, 1, 1]
        s.traps = list(range(len(TRAPS)))
        s.shuffle(s.traps)
    else:
        s.boroughs = [0, 1, 2, 3, 4]
        s.shuffle(s.boroughs)
    if options.minions == "random":
        left = MINIONS[:]
        s.shuffle(left)
        for n in range(s.seats):
            take_minion_deck(s, left[n])
    if options.allies:
        s.allies = list(range(len(ALLIES)))
        s.shuffle(s.allies)
        s.ally = s.allies.pop()
        s.henchmen = list(range(len(HENCHMEN)))
        s.shuffle(s.henchmen)
        s.coming += [FRIENDS] + [HENCHMAN + s.henchmen.pop() for _ in range(FIRST_HENCHMEN)]


def stand(s: Adventures, fighter: i64, space: i64) -> None:
    s.where[fighter] = space
    s.who[space] = fighter
    s.tell(events.PLACED_AT_START, fighter, space)


# --- minions ------------------------------------------------------------------------------------------------------------------


def the_team(s: State) -> int:
    return VILLAIN


def minions(s: Adventures) -> list[int]:
    return [DECKS[s.kind[MINION + n]].leader for n in range(s.seats) if s.kind[MINION + n] != NONE]


def minions_missing(s: State) -> bool:
    """1.2 As many as players."""
    assert isinstance(s, Adventures)
    return not s.duel and len(minions(s)) < s.seats


def minions_left(s: State, you: i64) -> list[int]:
    assert isinstance(s, Adventures)
    return [MINION_KEY + n for n, fighter in enumerate(MINIONS) if s.owner[fighter] == NONE]


def take_minion(s: State, answer: i64, you: i64) -> None:
    assert isinstance(s, Adventures)
    take_minion_deck(s, MINIONS[answer - MINION_KEY])


def take_minion_deck(s: Adventures, fighter: i64) -> None:
    owner = MINION + len(minions(s))
    take_deck(s, owner, deck_led_by(fighter))
    s.coming.append(owner)
    s.tell(events.JOINED, fighter)


def minion_unplaced(s: State) -> bool:
    assert isinstance(s, Adventures)
    return next_minion(s) != NONE


def next_minion(s: Adventures) -> int:
    for fighter in minions(s):
        if s.where[fighter] == NONE:
            return fighter
    return NONE


def spaces_for_minion(s: State, you: i64) -> list[int]:
    """1.2, J3 Empty ones next to the villain, else the closest."""
    assert isinstance(s, Adventures)
    return [SPACE + x for x in nearest(s, empty_spaces(s), s.where[DECKS[s.kind[VILLAIN]].leader])]


def place_minion(s: State, answer: i64, you: i64) -> None:
    assert isinstance(s, Adventures)
    stand(s, next_minion(s), answer - SPACE)


# --- heroes -------------------------------------------------------------------------------------------------------------------


def heroes_missing(s: State) -> bool:
    assert isinstance(s, Adventures)
    return NONE in s.kind[:s.seats]


def next_without_hero(s: State) -> int:
    assert isinstance(s, Adventures)
    return s.kind.index(NONE)


def heroes_left(s: State, you: i64) -> list[int]:
    """1.3, 11.1 All different."""
    assert isinstance(s, Adventures)
    decks = range(HEROES if s.duel else TURTLES)
    return [HERO + n for n in decks if n not in s.kind[:s.seats]]


def take_hero(s: State, answer: i64, you: i64) -> None:
    """1.3 Five cards, Michelangelo three. 11.1 Krang fights a duel at home."""
    assert isinstance(s, Adventures)
    deck = DECKS[answer - HERO]
    if deck.leader == KRANG and s.options.board == "own":
        s.board = TECHNODROME
    take_deck(s, you, deck)
    s.tell(events.CHOSE_HERO, you, deck.number)
    draw(s, you, deck.hand)


def take_random_heroes(s: State) -> None:
    assert isinstance(s, Adventures)
    if s.options.heroes == "random":
        for seat in range(s.seats):
            left = heroes_left(s, seat)
            take_hero(s, left[s.below(len(left))], seat)


def players_unplaced(s: State) -> bool:
    assert isinstance(s, Adventures)
    return next_unplaced(s) != NONE


def next_unplaced(s: State) -> int:
    """The first player with a fighter that stands nowhere."""
    assert isinstance(s, Adventures)
    for seat in range(s.seats):
        deck = DECKS[s.kind[seat]]
        if s.where[deck.leader] == NONE or (deck.sidekick != NONE and s.where[deck.sidekick] == NONE):
            return seat
    return NONE


def starting_spaces(s: State, you: i64) -> list[int]:
    """1.4, J1 The hero on a numbered space, 1-4; the sidekick in a zone of that space, or anywhere if it is full."""
    assert isinstance(s, Adventures)
    deck = DECKS[s.kind[you]]
    hero = s.where[deck.leader]
    if hero == NONE:
        return [SPACE + x for x in STARTS[s.board][1:5] if s.who[x] == NONE]
    free = [x for x in ON_BOARD[s.board] if s.who[x] == NONE]
    near = [x for x in free if ZONES_OF[x] & ZONES_OF[hero]]
    return [SPACE + x for x in near or free]


def take_starting_space(s: State, answer: i64, you: i64) -> None:
    assert isinstance(s, Adventures)
    deck = DECKS[s.kind[you]]
    if s.where[deck.leader] == NONE:
        stand(s, deck.leader, answer - SPACE)
        if not s.duel:
            s.coming.append(you)  # 1.5
    else:
        stand(s, deck.sidekick, answer - SPACE)


def marker(s: Adventures, seat: int) -> int:
    """J1 The order marker of a player: the number of the starting space."""
    return START_OF[s.where[DECKS[s.kind[seat]].leader]]


def take_markers(s: State) -> None:
    """1.5"""
    assert isinstance(s, Adventures)
    if not s.duel:
        s.order = sorted(s.order, key=lambda seat: marker(s, seat))


def deploy_first(s: State) -> None:
    """1.6 As many patrolling foot soldiers as players."""
    assert isinstance(s, Adventures)
    if not s.duel and s.board == NEW_YORK:
        deploy(s, VILLAIN, s.seats, threatened(s))
    elif s.duel and s.owner[KRANG] != NONE and alive(s, KRANG):
        s.machines = [1, 0, 0]


SETUP: Final = script(
    "adventures/set-up",
    Do(lay_out),
    Let("you", the_team),
    While(minions_missing, AskYou(minions_left, take_minion, kind="fighter", rule="1.2")),
    While(minion_unplaced, AskYou(spaces_for_minion, place_minion, kind="space", rule="1.2")),
    Do(take_random_heroes),
    While(heroes_missing, Let("you", next_without_hero), AskYou(heroes_left, take_hero, kind="fighter", rule="1.3")),
    While(players_unplaced, Let("you", next_unplaced), AskYou(starting_spaces, take_starting_space, kind="space", rule="1.4")),
    Do(take_markers),
    Do(deploy_first))
