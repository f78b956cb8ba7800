"""Sections 1, 2 and 5: set-up, turns, the skyscraper."""
from __future__ import annotations

from typing import Final

from halfshell.core.native import i64
from halfshell.core.ops import Call, Do, Repeat, While
from halfshell.core.script import PASS, script
from halfshell.core.state import State

from . import events
from .battle import SHREDDER, die, heal, pizza
from .content import ENTRY_FROM, MARK, PILE_OF, PILE_TILES, PLACES, SPACES
from .keys import ATTACK, ENTER, HEAL, ROLL, STEP, TURTLE
from .movement import ends_move, fair, is_hidden, is_shut, next_spaces, occupied, step
from .names import KINDS, NONE, TURTLES
from .ops import AskPlayer
from .state import Race
from .tiles import TAKE, turn_over

CAP: Final = 400  # 7.2 turns a player

# --- set-up -----------------------------------------------------------------------------------------------------------------------


def lay_out(s: State) -> None:
    """1.1, 1.2, 1.4"""
    assert isinstance(s, Race)
    s.at = [PLACES["lair"]] * s.seats
    deal(s)
    while s.options.check_deal and not fair(s):
        s.redeals += 1
        deal(s)
    if s.redeals:
        s.tell(events.DEALT, s.redeals)


def deal(s: Race) -> None:
    for pile in range(len(PILE_TILES)):
        tiles = PILE_TILES[pile][:]
        s.shuffle(tiles)
        for x in range(len(SPACES)):
            if PILE_OF[x] == pile:
                s.tiles[x] = tiles.pop()


def without_turtle(s: State) -> bool:
    assert isinstance(s, Race)
    return NONE in s.turtles


def next_to_choose(s: State) -> None:
    """1.2 In the order of the seats."""
    assert isinstance(s, Race)
    s.player = s.turtles.index(NONE)


def turtles_left(s: State) -> list[int]:
    assert isinstance(s, Race)
    return [TURTLE + n for n in range(len(TURTLES)) if n not in s.turtles]


def choose_turtle(s: State, answer: i64) -> None:
    assert isinstance(s, Race)
    s.turtles[s.player] = answer - TURTLE
    s.tell(events.CHOSE, s.player, answer - TURTLE)


def who_begins(s: State) -> None:
    """1.3 Who wears green, else the highest roll; tied leaders roll again."""
    assert isinstance(s, Race)
    first = s.options.green - 1
    if not 0 <= first < s.seats:
        leaders = list(range(s.seats))
        while len(leaders) > 1:
            rolls: list[int] = []
            for seat in leaders:
                rolls.append(die(s, "entry"))
                s.tell(events.ROLLED_FOR_FIRST, seat, rolls[-1])
            best = max(rolls)
            leaders = [seat for n, seat in enumerate(leaders) if rolls[n] == best]
        first = leaders[0]
    s.player = (first - 1) % s.seats


# --- whose turn --------------------------------------------------------------------------------------------------------------------


def next_player(s: State) -> None:
    """1.3 To the left. 7.2 The cap."""
    assert isinstance(s, Race)
    s.turns += 1
    if s.turns > CAP * s.seats:
        s.unfinished = 1
        s.tell(events.UNFINISHED)
        s.finish()
        return
    s.player = (s.player + 1) % s.seats
    s.further = 0
    s.tell(events.TURN, s.player)
    begin(s)


def begin(s: Race) -> None:
    """3.12 What was got before is of use now."""
    held, fresh = s.held[s.player], s.fresh[s.player]
    for thing in range(KINDS):
        held[thing] += fresh[thing]
        fresh[thing] = 0
    s.done = 0
    s.steps = 0
    s.path = [s.at[s.player]]


def further_turn(s: State) -> None:
    """3.4"""
    assert isinstance(s, Race)
    s.further = 0
    s.tell(events.FURTHER, s.player)
    begin(s)


def owes_further(s: State) -> bool:
    assert isinstance(s, Race)
    return s.further == 1


def not_done(s: State) -> bool:
    assert isinstance(s, Race)
    return s.done == 0


# --- what can be done ---------------------------------------------------------------------------------------------------------------


def what_to_do(s: State) -> list[int]:
    """2.1, 5.2, 5.3 Roll and move; at a door try the door; inside attack, or stay where leaving is ruled out (2.7). Pizza any time
    (6.7)."""
    assert isinstance(s, Race)
    space = s.at[s.player]
    found: list[int] = []
    if MARK[space] == "skyscraper":
        found.append(ATTACK)
        found.append(ROLL if s.options.may_leave_skyscraper else PASS)
    else:
        if is_shut(s, space):
            found.append(ENTER)
        found.append(ROLL)
    if pizza(s):
        found.insert(0, HEAL)
    return found


def do_it(s: State, answer: i64) -> None:
    assert isinstance(s, Race)
    if answer == HEAL:
        heal(s)
    elif answer == ENTER:
        entry_roll(s)
    elif answer == ATTACK:
        s.done = 1
        s.call(SHREDDER)
    elif answer == PASS:
        s.done = 1
        s.tell(events.STOPPED, s.player, s.at[s.player])
    else:
        s.steps = die(s, "movement-advanced" if s.advanced else "movement-basic")
        s.tell(events.ROLLED, s.player, s.steps)
        s.call(WALK)


def entry_roll(s: Race) -> None:
    """5.2, 6.8 One a turn, with the red die; a 6 lets him in, and he attacks in the same turn."""
    n = die(s, "entry")
    s.tell(events.ENTRY, s.player, n)
    s.done = 1
    if n >= ENTRY_FROM[0]:
        go_inside(s, s.at[s.player])


def go_inside(s: Race, door: i64) -> None:
    """5.1, 5.3"""
    s.doors[s.player] = door
    s.at[s.player] = PLACES["skyscraper"]
    s.tell(events.INSIDE, s.player)
    s.done = 1
    s.call(SHREDDER)


# --- the walk -------------------------------------------------------------------------------------------------------------------------


def steps_left(s: State) -> bool:
    assert isinstance(s, Race)
    return s.done == 0


def steps(s: State) -> list[int]:
    """2.1-2.3 Next steps; stopping only where no other Turtle is, or where the move began."""
    assert isinstance(s, Race)
    found = [STEP + x for x in next_spaces(s)]
    if found and pizza(s):
        found.insert(0, HEAL)
    if found and (len(s.path) == 1 or not occupied(s, s.at[s.player])):
        found.append(PASS)
    return found


def walk(s: State, answer: i64) -> None:
    assert isinstance(s, Race)
    if answer == HEAL:
        heal(s)
        return
    if answer == PASS:
        stop(s)
        return
    start, space = s.at[s.player], answer - STEP
    step(s, space)
    if is_hidden(s, space):
        turn_over(s)
    elif MARK[space] == "skyscraper":
        go_inside(s, start)
    elif ends_move(s, start, space):
        entry_roll(s)


def stop(s: Race) -> None:
    """3.1, 3.13 The turn ends; a face-up Key Card or Dynamite may be taken. 2.6 At a door or inside something is left to do."""
    s.done = 1
    s.tell(events.STOPPED, s.player, s.at[s.player])
    s.call(STAY)
    s.call(TAKE)


def still_entitled(s: State) -> list[int]:
    """2.6 The entry roll or attack of who has stayed where he was."""
    assert isinstance(s, Race)
    space = s.at[s.player]
    return [ATTACK, PASS] if MARK[space] == "skyscraper" else [ENTER, PASS] if is_shut(s, space) else []


def claim(s: State, answer: i64) -> None:
    assert isinstance(s, Race)
    if answer == ENTER:
        entry_roll(s)
    elif answer == ATTACK:
        s.call(SHREDDER)


STAY: Final = script("race/stay", AskPlayer(still_entitled, claim, rule="2.6"))


WALK: Final = script("race/walk", While(steps_left, AskPlayer(steps, walk, kind="space", rule="2.1")))

TURN: Final = script(
    "race/turn",
    While(not_done, AskPlayer(what_to_do, do_it, rule="2.1")),
    While(owes_further, Do(further_turn), While(not_done, AskPlayer(what_to_do, do_it, rule="2.1"))))

ALL_TURNS: Final = script("race/all-turns", Repeat(Do(next_player), Call(TURN)))

GAME: Final = script(
    "race/game",
    Do(lay_out),
    While(without_turtle, Do(next_to_choose), AskPlayer(turtles_left, choose_turtle, kind="fighter", rule="1.2")),
    Do(who_begins),
    Call(ALL_TURNS))

