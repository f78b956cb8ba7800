"""Cards of the hand and of the own discard pile."""
from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from halfshell.core.native import i64
from halfshell.core.ops import Call, Do, Question
from halfshell.core.script import PASS, Again, Op, Script
from halfshell.core.script import script as load
from halfshell.core.state import State

from .. import events
from ..cards import BOOST, DIE, USE
from ..combat import change, side_in_combat
from ..die import ROLL
from ..keys import CARD
from ..names import NONE, PLAYERS
from ..piles import discard_from_hand, mill, put_under, spend, to_discards
from ..player_turn import hand_if_in
from ..state import Adventures

if TYPE_CHECKING:
    from ..words import Words
from .flow import Forget, Pick, form
from .plain import Plain, speaking


class HandCard(Pick):
    """One hand card of the asked player: effect(s, seat, card). `use`: only cards for this."""

    kind = "card"
    rule = "J93"

    def __init__(self, words: str, effect: Callable[[Adventures, int, int], None], asked: str = "you", use: int = 0) -> None:
        self.words = words
        self.consequence = effect
        self.asked = asked
        self.use = use

    def options(self, s: Adventures, you: int) -> list[int]:
        if you >= PLAYERS:  # C9, C10 an enemy has no hand to choose from
            return []
        return [key for key in hand_if_in(s, you) if self.use == 0 or USE[key - CARD] & self.use]

    def asks_anyway(self, s: Adventures, you: int) -> bool:
        return you < PLAYERS and not s.is_out(you) and len(s.hands[you]) > 0

    def effect(self, s: Adventures, you: int, answer: int) -> None:
        self.consequence(s, you, answer - CARD)

    def describe(self, words: Words) -> str:
        return form(words, self.words, 1, self.asked)

    def request(self, words: Words) -> str:
        return form(words, self.words, 1)


def discard_it(s: Adventures, seat: int, card: int) -> None:
    discard_from_hand(s, seat, card)


def bottom_it(s: Adventures, seat: int, card: int) -> None:
    put_under(s, seat, card)


def boost_with(s: Adventures, seat: int, card: int) -> None:
    """C25 Its boost is added to the value; a boost that is rolled is rolled now."""
    side = side_in_combat(s, seat)
    spend(s, seat, card, events.BOOSTED)
    if BOOST[card] == DIE:
        s.call(DIE_BOOST, seat)
    else:
        change(s, side, speaking(s, seat), BOOST[card])


def discard_one(asked: str = "you") -> HandCard:
    return HandCard("discard", discard_it, asked)


def bottom_one() -> HandCard:
    return HandCard("bottom", bottom_it)


def boost() -> HandCard:
    return HandCard("boost", boost_with)


class Discard(Op):
    """discard(2): hand cards of their own choice, as many as there are. An enemy mills (C5)."""

    def __init__(self, n: int, who: str) -> None:
        self.n = n
        self.who = who

    def place(self, script: Script) -> None:
        self.it: i64 = script.name_index(self.who)
        script.add(self)

    def do(self, s: State, answer: i64) -> None:
        assert isinstance(s, Adventures)
        discard_n(s, s.stack[self.it], self.n)

    def describe(self, words: Words) -> str:
        return form(words, "discard", self.n, self.who)


def discard_n(s: Adventures, owner: int, n: int) -> None:
    if owner >= PLAYERS:
        mill(s, owner, n)
    elif s.winner == NONE:
        s.call(DISCARD_MANY, owner, n)


def discard(n: int, who: str = "you") -> Op:
    return Discard(n, who)


class PilePick(Pick):
    """One card of the own discard pile: effect(s, seat, card)."""

    kind = "card"
    rule = "J93"

    def __init__(self, words: str, effect: Callable[[Adventures, int, int], None], use: int, asked: str = "you") -> None:
        self.words = words
        self.consequence = effect
        self.use = use
        self.asked = asked

    def options(self, s: Adventures, you: int) -> list[int]:
        found: list[int] = []
        if you < PLAYERS and not s.is_out(you):
            for card in s.discards[you]:
                if (self.use == 0 or USE[card] & self.use) and CARD + card not in found:
                    found.append(CARD + card)
        return found

    def effect(self, s: Adventures, you: int, answer: int) -> None:
        self.consequence(s, you, answer - CARD)

    def describe(self, words: Words) -> str:
        return form(words, self.words, 1, self.asked)

    def request(self, words: Words) -> str:
        return form(words, self.words, 1)


def take_back_card(s: Adventures, seat: int, card: int) -> None:
    s.discards[seat].remove(card)
    s.hands[seat].append(card)
    s.shown[seat].append(card)
    s.tell(events.TOOK_BACK_CARD, s.kind[seat], card)


def bottom_from_pile(s: Adventures, seat: int, card: int) -> None:
    """C47"""
    s.discards[seat].remove(card)
    s.decks[seat].insert(0, card)
    s.tell(events.RECYCLED, s.kind[seat], card)


def take_back(use: int = 0, asked: str = "you") -> PilePick:
    return PilePick(f"take back {use}" if use else "take back", take_back_card, use, asked)


def bottom_from_discards() -> PilePick:
    return PilePick("bottom from discards", bottom_from_pile, 0)


class UpTo(Pick):
    """up_to(4, exile(FOR_BOTH), plus(1)): card after card until a no, each followed by a sentence."""

    kind = "card"

    def __init__(self, n: int, source: Pick, what: Op) -> None:
        self.n = n  # 0: any number
        self.source = source
        self.what = what
        self.rule = source.rule
        self.optional = True

    def place(self, script: Script) -> None:
        script.add(Forget(script.name_index("cards chosen")))
        Question.place(self, script)
        self.no = script.lay([self.what, Again(self.at)])

    def bind(self, script: Script) -> None:
        self.chosen: i64 = script.name_index("cards chosen")

    def options(self, s: Adventures, you: int) -> list[int]:
        return [] if self.n and s.stack[self.chosen] >= self.n else self.source.options(s, you)

    def asks_anyway(self, s: Adventures, you: int) -> bool:
        return self.source.asks_anyway(s, you)

    def effect(self, s: Adventures, you: int, answer: int) -> None:
        s.stack[self.chosen] += 1
        self.source.effect(s, you, answer)

    def describe(self, words: Words) -> str:
        many = "any number of" if self.n == 0 else f"up to {self.n}"
        return f"{self.source.describe(words).replace('{many}', many)}. For each, {self.what.describe(words)}"

    def request(self, words: Words) -> str:
        return self.describe(words).replace(". For", "; for")


def exile_card(s: Adventures, seat: int, card: int) -> None:
    """C49 Out of the game."""
    s.discards[seat].remove(card)
    s.tell(events.EXILED, s.kind[seat], card)


def exile(use: int) -> PilePick:
    return PilePick(f"exile {use}", exile_card, use)


def discard_any(use: int) -> HandCard:
    return HandCard(f"discard any {use}", discard_it, use=use)


def up_to(n: int, source: Pick, what: Op) -> Op:
    return UpTo(n, source, what)


def any_number(source: Pick, what: Op) -> Op:
    return UpTo(0, source, what)


def deck_bottom_boost(s: Adventures, you: int, n: int) -> None:
    """C52 The bottom card of the own deck is discarded and its boost added; an empty deck adds nothing."""
    deck = s.decks[you]
    if deck and not s.is_out(you):
        card = deck.pop(0)
        s.tell(events.BOOSTED, s.kind[you], card)
        side = side_in_combat(s, you)
        source = speaking(s, you)
        to_discards(s, you, card)
        change(s, side, source, BOOST[card])


def boost_from_the_bottom() -> Op:
    return Plain("boost from the bottom", deck_bottom_boost)


class Owed(Question):
    """Hand cards to discard, until so many are paid or the hand is empty."""

    kind = "card"
    rule = "5.4"

    def bind(self, script: Script) -> None:
        self.count: i64 = script.name_index("count")

    def actions(self, s: State) -> list[int]:
        return hand_if_in(s, s.stack[self.you]) if s.stack[self.count] > 0 else []

    def do(self, s: State, answer: i64) -> None:
        assert isinstance(s, Adventures)
        if answer == PASS:
            return
        s.stack[self.count] -= 1
        s.stack[-1] = self.at
        discard_from_hand(s, s.stack[self.you], answer - CARD)

    def prompt(self) -> str:
        return "owed"

    def describe(self, words: dict[str, str]) -> str:
        return "discard"


DISCARD_MANY = load("adventures/discard", Owed(), takes=("you", "count"))


def die_to_value(s: State, you: i64) -> None:
    assert isinstance(s, Adventures)
    change(s, side_in_combat(s, you), speaking(s, you), s.die)


DIE_BOOST = load("adventures/die boost", Call(ROLL, "you"), Do(die_to_value, "you"), takes=("you",))
