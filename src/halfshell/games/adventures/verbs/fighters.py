"""Damage, healing, and what is done to one fighter."""
from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from halfshell.core.native import i64
from halfshell.core.ops import Question
from halfshell.core.script import PASS, Op, Script
from halfshell.core.state import State

from ..board import DISTANCE
from ..cards import DECKS
from ..damage import alive, heal, hurt
from ..enemy_turn import CALMLY, leader, take_turn
from ..keys import FIGHTER, YES
from ..movement import AWAY, STEPS, THROUGH, can_leave, drift, swap, walk
from ..names import BIT, FIGHTERS, NONE, PLAYERS, VILLAIN
from ..sets import Count, Set
from ..state import Adventures
from ..words import agreeing

if TYPE_CHECKING:
    from ..words import Words
from .flow import Parts, Pick, each_of, form, said


class OnSet(Op):
    """effect(s, you, fighters as bits, n) on a whole set at once (J55)."""

    def __init__(self, words: str, effect: Callable[[Adventures, int, int, int], None], members: Set, n: int, per: Count | None = None,
                 every: bool = False) -> None:
        self.words = words
        self.effect = effect
        self.members = members
        self.n = n
        self.per = per
        self.every = every  # all of the set, not the one that is meant

    def place(self, script: Script) -> None:
        self.you: i64 = script.name_index("you")
        self.it: i64 = script.name_index(self.members.bound) if self.members.bound else 0
        script.add(self)

    def do(self, s: State, answer: i64) -> None:
        assert isinstance(s, Adventures)
        you = s.stack[self.you]
        mask = self.members.members(s, you) if self.it == 0 else BIT[s.stack[self.it]]
        n = self.n
        if self.per is not None:
            n *= self.per.count(s, you)
        self.effect(s, you, mask, n)

    def describe(self, words: Words) -> str:
        who = each_of(words, self.members.words) if self.every else said(words, self.members.words)
        text = agreeing(form(words, self.words, self.n), "{who}", who)
        return text if self.per is None else f"{text} for each {said(words, self.per.words)}"


class AmountOnSet(OnSet):
    """The count is the number itself."""

    def describe(self, words: Words) -> str:
        assert self.per is not None
        return agreeing(form(words, self.words, said(words, self.per.words)), "{who}", said(words, self.members.words))


def hurt_all(s: Adventures, you: int, mask: int, n: int) -> None:
    hurt(s, mask, n)


def heal_all(s: Adventures, you: int, mask: int, n: int) -> None:
    for f in range(len(FIGHTERS)):
        if mask & BIT[f]:
            heal(s, f, n)


def damage(n: int, members: Set, per: Count | None = None) -> Op:
    """To the one fighter that is meant."""
    return OnSet("damage", hurt_all, members, n, per)


def damage_each(n: int, members: Set) -> Op:
    return OnSet("damage", hurt_all, members, n, every=True)


def heal_n(n: int, members: Set, per: Count | None = None) -> Op:
    return OnSet("heal", heal_all, members, n, per)


def heal_each(n: int, members: Set) -> Op:
    return OnSet("heal", heal_all, members, n, every=True)


def heal_as(count: Count, members: Set) -> Op:
    return AmountOnSet("heal", heal_all, members, 1, count)


class PickFighter(Pick):
    """One of a set, which `fighter` is then bound to; effect(s, you, fighter, n)."""

    kind = "fighter"
    rule = "J93"

    def __init__(self, words: str, effect: Callable[[Adventures, int, int, int], None], members: Set, n: int = 0,
                 asked: str = "you", fits: Callable[[Adventures, int], bool] | None = None) -> None:
        self.words = words
        self.consequence = effect
        self.members = members
        self.n = n
        self.asked = asked
        self.fits = fits

    def bind(self, script: Script) -> None:
        self.owner: i64 = script.name_index("you")
        self.it: i64 = script.name_index("fighter")

    def options(self, s: Adventures, you: int) -> list[int]:
        if self.members.bound:
            fighter = s.stack[self.it]
            return [FIGHTER + fighter] if alive(s, fighter) else []
        mask = self.members.members(s, you)
        return [FIGHTER + f for f in range(len(FIGHTERS)) if mask & BIT[f] and (self.fits is None or self.fits(s, f))]

    def effect(self, s: Adventures, you: int, answer: int) -> None:
        fighter = answer - FIGHTER
        s.stack[self.it] = fighter
        self.consequence(s, you, fighter, self.n)

    def describe(self, words: Words) -> str:
        return self.said_to(words, self.asked)

    def request(self, words: Words) -> str:
        return self.said_to(words, "you")

    def said_to(self, words: Words, asked: str) -> str:
        return agreeing(form(words, self.words, self.n % (STEPS + 1), asked), "{who}", said(words, self.members.words))


def hurt_one(s: Adventures, you: int, fighter: int, n: int) -> None:
    hurt(s, BIT[fighter], n)


def heal_one_by(s: Adventures, you: int, fighter: int, n: int) -> None:
    heal(s, fighter, n)


def walk_one(s: Adventures, you: int, fighter: int, n: int) -> None:
    walk(s, you, fighter, n)


def push_one(s: Adventures, you: int, fighter: int, n: int) -> None:
    drift(s, you, fighter, s.where[leader(s, you)], n + AWAY)


def toward_leader(s: Adventures, you: int, fighter: int, n: int) -> None:
    villain = leader(s, VILLAIN)
    if fighter != villain:
        drift(s, you, fighter, s.where[villain], n)


def choose_one(s: Adventures, you: int, fighter: int, n: int) -> None:
    """Only bound, for what follows."""


def damage_one(n: int, members: Set, asked: str = "you") -> PickFighter:
    return PickFighter("damage" if asked == "you" else "damage one", hurt_one, members, n, asked)


def heal_one(n: int, members: Set) -> PickFighter:
    return PickFighter("heal one", heal_one_by, members, n)


def one_fighter(members: Set) -> PickFighter:
    """One of them, bound for what follows."""
    return PickFighter("one", choose_one, members)


def one(members: Set, what: Op) -> Op:
    """One of them, bound for what follows."""
    return Parts((one_fighter(members), what), ". ")


def move(n: int, members: Set, through: bool = False) -> PickFighter:
    """Up to n spaces, step by step; of several one is chosen."""
    return PickFighter("move through" if through else "move", walk_one, members, n + (THROUGH if through else 0))


def push(n: int, members: Set) -> Op:
    return PickFighter("push", push_one, members, n)


def toward_villain(n: int, members: Set) -> Op:
    return PickFighter("toward villain", toward_leader, members, n)


class MoveAsFar(PickFighter):
    """As many spaces as a count says."""

    def __init__(self, words: str, members: Set, count: Count, through: int) -> None:
        PickFighter.__init__(self, words, walk_one, members, through)
        self.count = count

    def effect(self, s: Adventures, you: int, answer: int) -> None:
        fighter = answer - FIGHTER
        s.stack[self.it] = fighter
        walk(s, you, fighter, min(self.count.count(s, you), STEPS) + self.n)

    def said_to(self, words: Words, asked: str) -> str:
        return agreeing(form(words, self.words, said(words, self.count.words)), "{who}", said(words, self.members.words))


def move_as(count: Count, members: Set, through: bool = False) -> PickFighter:
    return MoveAsFar("move through as" if through else "move as", members, count, THROUGH if through else 0)


class TowardClosest(Pick):
    """The bound fighter moves toward its closest player fighter; the players choose among several."""

    kind = "fighter"
    rule = "5.1"

    def __init__(self, n: int) -> None:
        self.n = n

    def bind(self, script: Script) -> None:
        self.it: i64 = script.name_index("fighter")

    def options(self, s: Adventures, you: int) -> list[int]:
        return [FIGHTER + f for f in closest_players(s, s.where[s.stack[self.it]])] if alive(s, s.stack[self.it]) else []

    def effect(self, s: Adventures, you: int, answer: int) -> None:
        drift(s, you, s.stack[self.it], s.where[answer - FIGHTER], self.n)

    def describe(self, words: Words) -> str:
        return agreeing(form(words, "toward closest", self.n), "{who}", words["it"])

    def request(self, words: Words) -> str:
        return words["which closest"].replace("{who}", words["it"])


def closest_players(s: Adventures, space: int) -> list[int]:
    """By distance, fighters ignored."""
    found: list[int] = []
    best = 99
    for f in range(2 * PLAYERS):
        if s.health[f] > 0 and s.owner[f] != NONE and s.owner[f] < PLAYERS:
            away = DISTANCE[s.where[f]][space]
            if away < best:
                best = away
                found = []
            if away == best:
                found.append(f)
    return found


def toward_closest(n: int) -> Op:
    return TowardClosest(n)


class TurnOf(Pick):
    """T8 One minion takes a turn, without threat for want of a target."""

    kind = "fighter"
    rule = "J16"

    def __init__(self, members: Set) -> None:
        self.members = members

    def options(self, s: Adventures, you: int) -> list[int]:
        mask = self.members.members(s, you)
        return [FIGHTER + f for f in range(len(FIGHTERS)) if mask & BIT[f]]

    def effect(self, s: Adventures, you: int, answer: int) -> None:
        take_turn(s, s.owner[answer - FIGHTER], CALMLY)

    def describe(self, words: Words) -> str:
        return agreeing(words["turn of"], "{who}", said(words, self.members.words))


def turn_of(members: Set) -> Op:
    return TurnOf(members)


class Swap(PickFighter):
    """C33 The sidekick and another friendly fighter trade places, if the other's player agrees."""

    def place(self, script: Script) -> None:
        PickFighter.place(self, script)
        script.lay([Consent(self)])

    def options(self, s: Adventures, you: int) -> list[int]:
        sidekick = DECKS[s.kind[you]].sidekick
        return PickFighter.options(self, s, you) if alive(s, sidekick) and can_leave(s, sidekick) else []


class Consent(Question):
    """Of the player whose fighter it is; the own player has agreed by choosing it."""

    kind = "yes_no"
    rule = "C33"

    def __init__(self, swapping: Swap) -> None:
        self.swapping = swapping

    def bind(self, script: Script) -> None:
        self.it: i64 = script.name_index("fighter")

    def seat(self, s: State) -> int:
        assert isinstance(s, Adventures)
        return s.owner[s.stack[self.it]]

    def seats(self, s: State) -> list[int]:
        return [self.seat(s)]

    def actions(self, s: State) -> list[int]:
        return [] if self.seat(s) == s.stack[self.you] else [YES, PASS]

    def do(self, s: State, answer: i64) -> None:
        assert isinstance(s, Adventures)
        you = s.stack[self.you]
        if answer == YES or self.seat(s) == you:
            swap(s, DECKS[s.kind[you]].sidekick, s.stack[self.it])
        else:
            s.stack[-1] = self.swapping.no

    def prompt(self) -> str:
        return type(self).__name__

    def describe(self, words: Words) -> str:
        return "its player agrees"


def swap_sidekick(members: Set) -> PickFighter:
    return Swap("swap", choose_one, members, fits=can_leave)
