"""Sections 1-4: set-up, whose turn it is, and what a turn is made of."""
from __future__ import annotations

from typing import Final

from halfshell.core.native import i64
from halfshell.core.ops import Call, Do, Let, Question, Repeat, While
from halfshell.core.script import PASS, Script, script
from halfshell.core.state import State

from . import events
from .abilities import ABILITIES, can_use
from .content import (
    ALLY_SPACE,
    BOARD_PIZZA,
    CARD_CHARACTER,
    CARD_STEPS,
    CARD_TILES,
    EXTRA_STEPS,
    FIRST_HOME,
    HOME,
    PATTERN_COUNT,
    ROTATIONS,
    SUPPLY,
    TRACK_PIZZA,
    USE,
    code,
)
from .ends import check_board, check_cap
from .fight import attackable, begin_showdown, has_attack_ability, hopeless
from .keys import ABILITY, ATTACK, CARD, DRAW, GIVE, LAY, PIZZA, PLAYER, SHARE, STEP, STRONG_ATTACK
from .moving import entering_fights, gifts, give, move_to, pause_over, share, shares
from .names import BIT, CARDS, NONE, TEAM_CARDS, TEAM_MEMBERS, TEAM_OF, TURTLES
from .paths import closest_empty, foes_in_contact, foes_on
from .state import ABSENT, EXHAUSTED, READY, TEAM, Showdown
from .steps import possible_steps, steps_now

TURTLE_SPLIT: Final = {2: [0, 0, 0, 0], 3: [0, 0, 1, 1], 4: [0, 0, 1, 1], 5: [0, 1, 2, 3], 6: [0, 1, 2, 3]}
VILLAIN_SPLIT: Final = {2: [0, 0], 3: [0, 0], 4: [0, 1], 5: [0, 0], 6: [0, 1]}

# --- set-up -------------------------------------------------------------------------------------------------------------------


def runs_with(players: int) -> list[int]:
    """1.1 The seat that runs each character."""
    turtles = TURTLE_SPLIT[players]
    return turtles + [max(turtles) + 1 + n for n in VILLAIN_SPLIT[players]]


def lay_out(s: State) -> None:
    """1.1-1.3"""
    assert isinstance(s, Showdown)
    s.runs = runs_with(s.seats)
    s.cards = [READY] * len(CARDS)
    for team in range(2):
        s.tiles[HOME[team]] = FIRST_HOME[0] + team
        for c in TEAM_MEMBERS[team]:
            s.at[c] = HOME[team]
    s.allies = ALLY_SPACE[:]
    for space in BOARD_PIZZA:
        s.pizza[space] += 1
    s.track_pizza = TRACK_PIZZA[:]
    s.supply = SUPPLY[:]
    for pattern in range(len(PATTERN_COUNT)):
        s.pile += [pattern] * PATTERN_COUNT[pattern]
    s.shuffle(s.pile)


def turtles_with_two_cards(s: State) -> bool:
    """1.1 With two players each Turtle plays one card."""
    assert isinstance(s, Showdown)
    return s.seats == 2 and next_to_choose(s) != NONE


def next_to_choose(s: Showdown) -> int:
    for c in TEAM_MEMBERS[TURTLES]:
        if s.cards[2 * c] == READY and s.cards[2 * c + 1] == READY:
            return c
    return NONE


class KeepCard(Question):
    """1.1 Which of a Turtle's two cards plays; the other leaves the game."""

    kind = "card"
    rule = "1.1"

    def actions(self, s: State) -> list[int]:
        assert isinstance(s, Showdown)
        c = next_to_choose(s)
        return [CARD + 2 * c, CARD + 2 * c + 1]

    def do(self, s: State, answer: i64) -> None:
        assert isinstance(s, Showdown)
        card = answer - CARD
        s.cards[card ^ 1] = ABSENT
        s.tell(events.CHOSE_CARD, card)

    def prompt(self) -> str:
        return "keep card"

    def describe(self, words: dict[str, str]) -> str:
        return "which card plays"


def turtle_seat(s: State) -> int:
    assert isinstance(s, Showdown)
    return s.runs[0]


# --- whose turn -----------------------------------------------------------------------------------------------------------------


def next_team(s: State) -> int:
    """1.4, 2.1 Teams alternate."""
    assert isinstance(s, Showdown)
    s.player = NONE
    s.team = 1 - s.team
    return TEAM + s.team


def ready_cards(s: Showdown, seat: i64) -> list[int]:
    """2.3"""
    return [card for card in range(len(CARDS)) if s.cards[card] == READY and s.runs[CARD_CHARACTER[card]] == seat]


def own_cards(s: Showdown, seat: i64) -> list[int]:
    return [card for card in range(len(CARDS)) if s.cards[card] != ABSENT and s.runs[CARD_CHARACTER[card]] == seat]


class WhoGoes(Question):
    """2.1 The team decides which of its players takes the turn; the first to answer decides."""

    kind = "player"
    rule = "2.1"

    def players(self, s: Showdown) -> list[int]:
        """2.3 Who has a ready card."""
        found: list[int] = []
        for card in TEAM_CARDS[s.team]:
            seat = s.runs[CARD_CHARACTER[card]]
            if s.cards[card] == READY and seat not in found:
                found.append(seat)
        found.sort()
        return found

    def actions(self, s: State) -> list[int]:
        assert isinstance(s, Showdown)
        found = self.players(s)
        return [PLAYER + seat for seat in found] if len(found) > 1 else []

    def do(self, s: State, answer: i64) -> None:
        assert isinstance(s, Showdown)
        s.player = self.players(s)[0] if answer == PASS else answer - PLAYER
        if answer != PASS:
            s.tell(events.GOES, s.team, s.player)

    def prompt(self) -> str:
        return "who goes"

    def describe(self, words: dict[str, str]) -> str:
        return "who goes"


def the_player(s: State) -> int:
    assert isinstance(s, Showdown)
    return s.player


class Activate(Question):
    """2.1 One of his ready cards."""

    kind = "card"
    rule = "2.1"

    def actions(self, s: State) -> list[int]:
        assert isinstance(s, Showdown)
        return [CARD + card for card in ready_cards(s, s.player)]

    def do(self, s: State, answer: i64) -> None:
        assert isinstance(s, Showdown)
        begin_turn(s, answer - CARD)

    def prompt(self) -> str:
        return "activate"

    def describe(self, words: dict[str, str]) -> str:
        return "activate a card"


class ActivateAgain(Activate):
    """3.5 The turn for a Pizza."""

    rule = "3.5"

    def actions(self, s: State) -> list[int]:
        assert isinstance(s, Showdown)
        return [CARD + card for card in (own_cards(s, s.player) if s.options.pizza_may_use_exhausted else ready_cards(s, s.player))]

    def describe(self, words: dict[str, str]) -> str:
        return "activate a card for a Pizza"


def begin_turn(s: Showdown, card: i64) -> None:
    """5.5 Who is in contact at the start must be fled or faced."""
    s.card = card
    s.activations += 1
    s.steps = CARD_STEPS[card] + EXTRA_STEPS[card]
    s.to_place = CARD_TILES[card]
    s.moved = 0
    s.used = 1 if USE[card] == "passive" else 0
    s.faced = 0
    character = s.character()
    s.bound = foes_in_contact(s, character, s.at[character])
    pause_over(s)
    s.going = 1
    s.tell(events.ACTIVATED, card)


def turn_goes_on(s: State) -> bool:
    assert isinstance(s, Showdown)
    return s.going == 1


# --- what can be done -------------------------------------------------------------------------------------------------------------


def may_eat(s: Showdown) -> bool:
    """3.5 Another card of the player must be ready once this one is exhausted, and the team refreshed."""
    others = [card for card in TEAM_CARDS[TEAM_OF[s.character()]] if s.cards[card] == READY and card != s.card]
    refresh = not others
    return s.options.pizza_may_use_exhausted or refresh or any([s.runs[CARD_CHARACTER[card]] == s.player for card in others])


class Act(Question):
    """3.2 Everything that the acting player may do now, in any order; last the end of the turn, else what is still owed."""

    kind = "action"
    rule = "3.2"

    def seat(self, s: State) -> int:
        assert isinstance(s, Showdown)
        return s.player

    def seats(self, s: State) -> list[int]:
        return [self.seat(s)]

    def actions(self, s: State) -> list[int]:
        assert isinstance(s, Showdown)
        if s.drawn != NONE:
            return places_for_tile(s)
        possible = possible_steps(s)
        may_end = s.to_place == 0 and (s.moved == 1 or not possible)  # 3.1, 3.3
        found = shares(s) + gifts(s)
        if can_use(s):
            found.append(ABILITY)
        if may_end and s.held[s.character()] and may_eat(s):
            found.append(PIZZA)
        for target in attackable(s):
            found += attacks(s, target)
        for space in steps_now(s, possible):
            found.append(STEP + space)
        if s.to_place:
            found.append(DRAW)
        if may_end:
            found.append(PASS)
        return found

    def do(self, s: State, answer: i64) -> None:
        assert isinstance(s, Showdown)
        if answer == PASS:
            s.going = 0
        elif answer >= LAY:
            place_tile(s, answer - LAY)
        elif answer >= STEP:
            step(s, answer - STEP)
        elif answer >= SHARE:
            share(s, answer - SHARE)
        elif answer >= GIVE:
            give(s, answer - GIVE)
        elif answer >= ATTACK:
            attack(s, answer)
        elif answer == PIZZA:
            eat(s)
        elif answer == ABILITY:
            use_ability(s)
        else:
            draw_tile(s)

    def prompt(self) -> str:
        return "act"

    def describe(self, words: dict[str, str]) -> str:
        return "place, move, use the ability, attack, hand on, or end the turn"


def attacks(s: Showdown, target: i64) -> list[int]:
    """SHOW-C3, 7.8 With the ability for it or without."""
    found: list[int] = []
    if has_attack_ability(s) and not hopeless(s, target, True):
        found.append(STRONG_ATTACK + target)
    if not hopeless(s, target, False):
        found.append(ATTACK + target)
    return found


def draw_tile(s: Showdown) -> None:
    """4.1 The top tile, seen by all."""
    s.drawn = s.pile.pop()
    s.tell(events.DREW, s.drawn)


def places_for_tile(s: Showdown) -> list[int]:
    """4.1 A closest empty space, in any orientation."""
    return [LAY + 4 * x + rotation for x in closest_empty(s, s.at[s.character()]) for rotation in ROTATIONS[s.drawn]]


def place_tile(s: Showdown, place: i64) -> None:
    """4.1, 4.3"""
    pattern, rotation = s.drawn, place % 4
    s.tiles[place // 4] = code(pattern, rotation)
    s.tell(events.PLACED, place // 4, pattern, rotation)
    s.drawn = NONE
    s.to_place -= 1
    pause_over(s)
    check_board(s)


def step(s: Showdown, to: i64) -> None:
    """5.1, 5.7, 5.8"""
    character = s.character()
    s.tell(events.STEPPED, character, s.at[character], to)
    s.steps -= 1
    s.moved = 1
    pause_over(s)
    move_to(s, character, to)
    if s.winner == NONE and entering_fights(s, character):
        meet(s, character)


def attack(s: Showdown, answer: i64) -> None:
    """7.1"""
    pause_over(s)
    if answer >= STRONG_ATTACK:
        begin_showdown(s, answer - STRONG_ATTACK, True)
    else:
        begin_showdown(s, answer - ATTACK, False)


def meet(s: Showdown, character: i64) -> None:
    """5.7, SHOW-C13 A Showdown with those on this tile; an ability for it may be declared."""
    mask = foes_on(s, character, s.at[character]) & ~s.faced
    target = 0
    while not mask & BIT[target]:
        target += 1
    if has_attack_ability(s):
        s.call(DECLARE, s.player, target)
    else:
        begin_showdown(s, target, False)


class Declare(Question):
    """SHOW-C3 With or without the ability, before the dice."""

    kind = "action"
    rule = "C3"

    def bind(self, script: Script) -> None:
        self.target: i64 = script.name_index("target")

    def actions(self, s: State) -> list[int]:
        assert isinstance(s, Showdown)
        return attacks(s, s.stack[self.target])

    def do(self, s: State, answer: i64) -> None:
        assert isinstance(s, Showdown)
        attack(s, answer)

    def prompt(self) -> str:
        return "declare"

    def describe(self, words: dict[str, str]) -> str:
        return "with or without the ability"


DECLARE: Final = script("showdown/declare", Declare(), takes=("you", "target"))


def use_ability(s: Showdown) -> None:
    """3.4"""
    s.used = 1
    pause_over(s)
    text = ABILITIES[s.card]
    assert text is not None
    s.call(text, s.player)


# --- the end of a turn ----------------------------------------------------------------------------------------------------------


def exhaust(s: Showdown) -> None:
    """2.2 When all cards of the team are exhausted, all become ready."""
    card = s.card
    if card == NONE:
        return
    s.card = NONE
    s.cards[card] = EXHAUSTED
    s.tell(events.EXHAUSTED, card)
    team = TEAM_OF[CARD_CHARACTER[card]]
    for n in TEAM_CARDS[team]:
        if s.cards[n] == READY:
            return
    for n in TEAM_CARDS[team]:
        if s.cards[n] == EXHAUSTED:
            s.cards[n] = READY
    s.tell(events.REFRESHED, team)


def eat(s: Showdown) -> None:
    """3.5 Spent Pizza leaves the game; the next turn comes at once."""
    character = s.character()
    s.held[character] -= 1
    s.tell(events.ATE, character)
    exhaust(s)
    check_cap(s)
    if s.winner == NONE:
        s.call(AGAIN, s.player)


def end_turn(s: State) -> None:
    assert isinstance(s, Showdown)
    exhaust(s)
    check_cap(s)


AGAIN: Final = script("showdown/again", ActivateAgain(), takes=("you",))

REST_OF_TURN: Final = script("showdown/rest of turn", While(turn_goes_on, Act()), Do(end_turn))
TURN: Final = script("showdown/turn", Let("you", the_player), Activate(), Call(REST_OF_TURN))
TURNS: Final = script("showdown/turns", Repeat(Let("you", next_team), WhoGoes(), Call(TURN)))

GAME: Final = script(
    "showdown/game",
    Do(lay_out),
    Let("you", turtle_seat),
    While(turtles_with_two_cards, KeepCard()),
    Call(TURNS))

