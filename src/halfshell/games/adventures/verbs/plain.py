"""Sentences without a question."""
from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from halfshell.core.native import i64
from halfshell.core.script import Op, Script
from halfshell.core.state import State

from .. import events
from ..cards import ALL_WINDOWS, TRAPS
from ..combat import become, cancel, change, side_in_combat, speaks_in
from ..die import ROLL
from ..enemy_turn import take_turn
from ..names import NONE
from ..piles import add_supply_card, draw, mill, shuffle_in
from ..player_turn import gain_actions
from ..sets import Count
from ..state import ATTACK, BACK, CAP, HERO_BONUS, IGNORED, LOCKED, WITHOUT, Adventures
from ..threat import advance_threat, deploy, take_back_threat, threatened, turn_machine
from ..traps import TRAP

if TYPE_CHECKING:
    from ..words import Words
from .flow import form, said


class Plain(Op):
    """effect(s, who, n); `per` multiplies, `most` is the limit of the product. `who` is a name: you, player."""

    def __init__(self, words: str, effect: Callable[[Adventures, int, int], None], n: int = 1, per: Count | None = None,
                 most: int = 0, who: str = "you") -> None:
        self.words = words
        self.effect = effect
        self.n = n
        self.per = per
        self.most = most
        self.who = who

    def place(self, script: Script) -> None:
        self.you: i64 = script.name_index("you")
        self.it: i64 = script.name_index(self.who)
        script.add(self)

    def do(self, s: State, answer: i64) -> None:
        assert isinstance(s, Adventures)
        n = self.n
        if self.per is not None:
            n *= self.per.count(s, s.stack[self.you])
            if self.most and n > self.most:
                n = self.most
        self.effect(s, s.stack[self.it], n)

    def describe(self, words: Words) -> str:
        text = form(words, self.words, self.n, self.who)
        if self.per is not None:
            text += f" for each {said(words, self.per.words)}"
        return text + (f" (at most {self.most})" if self.most else "")


class Amount(Plain):
    """The count is the number itself: draw as many cards as the number rolled."""

    def describe(self, words: Words) -> str:
        assert self.per is not None
        return form(words, f"{self.words} as", said(words, self.per.words), self.who) + (
            f" (at most {self.most})" if self.most else "")


def draw_cards(s: Adventures, you: int, n: int) -> None:
    draw(s, you, n)


def mill_cards(s: Adventures, you: int, n: int) -> None:
    mill(s, you, n)


def gain(s: Adventures, you: int, n: int) -> None:
    gain_actions(s, you, n)


def add_threat(s: Adventures, you: int, n: int) -> None:
    advance_threat(s, n)


def reduce_threat(s: Adventures, you: int, n: int) -> None:
    take_back_threat(s, n)


def speaking(s: Adventures, you: int) -> int:
    """The card whose text this is."""
    return s.combat[ATTACK + side_in_combat(s, you)]


def add_value(s: Adventures, you: int, n: int) -> None:
    change(s, side_in_combat(s, you), speaking(s, you), n)


def set_value(s: Adventures, you: int, n: int) -> None:
    become(s, side_in_combat(s, you), speaking(s, you), n)


def lower_other_value(s: Adventures, you: int, n: int) -> None:
    change(s, 1 - side_in_combat(s, you), speaking(s, you), -n)


def cancel_windows(s: Adventures, you: int, windows: int) -> None:
    """4.4; C42 What was there to cancel is remembered."""
    other = 1 - side_in_combat(s, you)
    if not speaks_in(s.combat[ATTACK + other], other, windows):
        s.combat[WITHOUT + side_in_combat(s, you)] = 1
    cancel(s, other, windows)


def ignore_other_value(s: Adventures, you: int, n: int) -> None:
    """4.5, C15"""
    other = 1 - side_in_combat(s, you)
    if s.combat[ATTACK + other] != NONE:
        s.combat[IGNORED + other] = 1
        s.tell(events.IGNORED_VALUE, s.kind[s.owner[s.combat[other]]], s.combat[ATTACK + other])


def lock_other_value(s: Adventures, you: int, n: int) -> None:
    s.combat[LOCKED + 1 - side_in_combat(s, you)] = 1


def cap_damage(s: Adventures, you: int, n: int) -> None:
    s.combat[CAP] = min(s.combat[CAP], n)


def return_card(s: Adventures, you: int, n: int) -> None:
    """C41 To the deck instead of the discard pile, at once."""
    side = side_in_combat(s, you)
    if not s.is_out(you) and not s.combat[BACK + side]:
        s.combat[BACK + side] = 1
        s.tell(events.RECYCLED, s.kind[you], s.combat[ATTACK + side])
        shuffle_in(s, you, [s.combat[ATTACK + side]])


def hero_bonus(s: Adventures, you: int, n: int) -> None:
    s.records[HERO_BONUS] += n


def recycle_cards(s: Adventures, you: int, n: int) -> None:
    """C69 Random cards of the own discard pile into the own deck."""
    if s.is_out(you):
        return
    pile = s.discards[you]
    taken: list[int] = []
    while pile and len(taken) < n:
        card = pile.pop(s.below(len(pile)))
        taken.append(card)
        s.tell(events.RECYCLED, s.kind[you], card)
    if taken:
        shuffle_in(s, you, taken)


def fury_cards(s: Adventures, you: int, n: int) -> None:
    for _ in range(n):
        add_supply_card(s, you)


def enemy_turn(s: Adventures, you: int, n: int) -> None:
    take_turn(s, you)


def deploy_here(s: Adventures, you: int, n: int) -> None:
    if s.boroughs:
        deploy(s, you, n, threatened(s))


def spring(s: Adventures, you: int, n: int) -> None:
    if TRAPS:
        s.call(TRAP)


def roll_for(s: Adventures, you: int, n: int) -> None:
    s.call(ROLL, you)


def all_machines(s: Adventures, you: int, n: int) -> None:
    for machine in range(3):
        turn_machine(s, machine, 1)


def draw_n(n: int, who: str = "you") -> Op:
    return Plain("draw", draw_cards, n, who=who)


def draw_per(per: Count) -> Op:
    return Plain("draw", draw_cards, 1, per)


def draw_as(count: Count) -> Op:
    return Amount("draw", draw_cards, 1, count)


def mill_n(n: int, who: str = "you") -> Op:
    return Plain("mill", mill_cards, n, who=who)


def gain_action(n: int = 1, per: Count | None = None) -> Op:
    return Plain("gain", gain, n, per)


def threat(n: int) -> Op:
    return Plain("threat", add_threat, n)


def threat_per(per: Count) -> Op:
    """2.4 1, and 1 more for each, as one advance."""
    return ThreatAndMore(per)


class ThreatAndMore(Op):
    def __init__(self, per: Count) -> None:
        self.per = per

    def place(self, script: Script) -> None:
        self.you: i64 = script.name_index("you")
        script.add(self)

    def do(self, s: State, answer: i64) -> None:
        assert isinstance(s, Adventures)
        advance_threat(s, 1 + self.per.count(s, s.stack[self.you]))

    def describe(self, words: Words) -> str:
        return words["threat and more"].replace("{what}", said(words, self.per.words))


def threat_back(n: int) -> Op:
    return Plain("threat back", reduce_threat, n)


def plus(n: int, per: Count | None = None, most: int = 0) -> Op:
    return Plain("plus", add_value, n, per, most)


def plus_as(count: Count) -> Op:
    return Amount("plus", add_value, 1, count)


def becomes(n: int) -> Op:
    return Plain("becomes", set_value, n)


def becomes_as(count: Count, most: int) -> Op:
    return Amount("becomes", set_value, 1, count, most)


def opposing_value(n: int) -> Op:
    """Minus n (duel)."""
    return Plain("opposing value", lower_other_value, n)


def cancel_effects(windows: int = ALL_WINDOWS) -> Op:
    return Plain(f"cancel {windows}", cancel_windows, windows)


def ignore_value() -> Op:
    return Plain("ignore", ignore_other_value)


def lock_value() -> Op:
    return Plain("lock", lock_other_value)


def at_most_damage(n: int) -> Op:
    return Plain("at most", cap_damage, n)


def return_to_deck() -> Op:
    return Plain("return", return_card)


def hero_attacks(n: int) -> Op:
    return Plain("hero attacks", hero_bonus, n)


def recycle(n: int) -> Op:
    return Plain("recycle", recycle_cards, n)


def fury(n: int = 1) -> Op:
    return Plain("fury", fury_cards, n)


def takes_turn() -> Op:
    return Plain("takes turn", enemy_turn)


def deploy_n(n: int, per: Count | None = None) -> Op:
    return Plain("deploy", deploy_here, n, per)


def spring_trap() -> Op:
    return Plain("spring", spring)


def roll() -> Op:
    return Plain("roll", roll_for)


def machines_on() -> Op:
    return Plain("machines on", all_machines)
