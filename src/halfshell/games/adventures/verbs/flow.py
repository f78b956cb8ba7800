"""How verbs read, and the order of things: parts, when, boxes, may, each, choices."""
from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from halfshell.core.native import i64
from halfshell.core.ops import Question
from halfshell.core.script import PASS, Again, Op, Script
from halfshell.core.state import State

from ..cards import FOR_ATTACK, FOR_DEFENSE
from ..combat import side_in_combat, theirs
from ..keys import FIGHTER, OPTION
from ..names import BIT, FIGHTERS
from ..sets import Set, Test, bits
from ..state import Adventures

if TYPE_CHECKING:
    from ..words import Words


def said(words: Words, text: str) -> str:
    """A set, count, test or place in the words of a deck."""
    return words.get(text, text)


def each_of(words: Words, text: str) -> str:
    """The words of a set are those of one: "a friendly fighter"; here of each."""
    one = said(words, text)
    for article in ("a ", "an ", "any "):
        if one.startswith(article):
            return f"each {one.removeprefix(article)}"
    return one.replace("another ", "each other ", 1)


def form(words: Words, key: str, n: int | str, who: str = "you") -> str:
    """"draw 1 card|draw {n} cards"; of another than you "draws ...": the key with an s."""
    key = key if who == "you" else f"{key} s"
    forms = words[key].split("|")
    return (forms[0] if n == 1 else forms[-1]).replace("{n}", str(n))


class Parts(Op):
    """parts(draw(1), gain_action(1)): one after the other, as one sentence."""

    def __init__(self, ops: tuple[Op, ...], between: str = ", then ") -> None:
        self.ops = list(ops)
        self.between = between

    def place(self, script: Script) -> None:
        script.add(self)
        script.lay(self.ops)

    def do(self, s: State, answer: i64) -> None:
        pass

    def describe(self, words: Words) -> str:
        return self.between.join([op.describe(words) for op in self.ops])


def parts(*ops: Op) -> Op:
    return Parts(ops)


class When(Op):
    """when(YOU_WON, draw(2), otherwise=draw(1))."""

    def __init__(self, test: Test, what: Op, otherwise: Op | None) -> None:
        self.test = test
        self.what = what
        self.otherwise = otherwise

    def place(self, script: Script) -> None:
        self.you: i64 = script.name_index("you")
        script.add(self)
        past = Skip()
        self.no: i64 = script.lay([self.what] if self.otherwise is None else [self.what, past])
        if self.otherwise is not None:
            past.to = script.lay([self.otherwise])

    def do(self, s: State, answer: i64) -> None:
        assert isinstance(s, Adventures)
        if not self.test.holds(s, s.stack[self.you]):
            s.stack[-1] = self.no

    def describe(self, words: Words) -> str:
        text = f"if {said(words, self.test.words)}, {self.what.describe(words)}"
        return text if self.otherwise is None else f"{text}. Otherwise, {self.otherwise.describe(words)}"


class Skip(Op):
    """Past the other branch."""

    def __init__(self) -> None:
        self.to: i64 = 0

    def do(self, s: State, answer: i64) -> None:
        s.stack[-1] = self.to

    def describe(self, words: Words) -> str:
        return "otherwise"


def when(test: Test, *what: Op, otherwise: Op | None = None) -> Op:
    return When(test, what[0] if len(what) == 1 else Parts(what), otherwise)


class Boxed(Op):
    """attack_only(...), defense_only(...): a text in a box holds only for that use of the card (5.3)."""

    def __init__(self, use: int, what: Op) -> None:
        self.use = use
        self.what = what

    def place(self, script: Script) -> None:
        self.you: i64 = script.name_index("you")
        script.add(self)
        self.after: i64 = script.lay([self.what])

    def do(self, s: State, answer: i64) -> None:
        assert isinstance(s, Adventures)
        if side_in_combat(s, s.stack[self.you]) != (0 if self.use == FOR_ATTACK else 1):
            s.stack[-1] = self.after

    def describe(self, words: Words) -> str:
        return words["attack only" if self.use == FOR_ATTACK else "defense only"] + self.what.describe(words)


def attack_only(*what: Op) -> Op:
    return Boxed(FOR_ATTACK, what[0] if len(what) == 1 else Parts(what, ". "))


def defense_only(*what: Op) -> Op:
    return Boxed(FOR_DEFENSE, what[0] if len(what) == 1 else Parts(what, ". "))


class May(Op):
    """may(discard(1), then=gain_action(1)): the question of the verb takes a no; after that, or with nothing to choose from,
    what follows is left out. must(...): it takes no no."""

    def __init__(self, what: Pick, then: Op | None, optional: bool) -> None:
        self.what = what
        self.then = then
        what.optional = optional

    def place(self, script: Script) -> None:
        script.add(self)
        self.what.no = script.lay([self.what] if self.then is None else [self.what, self.then])

    def do(self, s: State, answer: i64) -> None:
        pass

    def describe(self, words: Words) -> str:
        subject = words["you may"] if self.what.asked == "you" else "may"
        text = f"{subject} {self.what.describe(words)}" if self.what.optional else self.what.describe(words)
        return text if self.then is None else f"{text}. If you do, {self.then.describe(words)}"


def may(what: Pick, then: Op | None = None) -> Op:
    return May(what, then, True)


def must(what: Pick, then: Op) -> Op:
    return May(what, then, False)


class Pick(Question):
    """A sentence with a question. One possibility is no question, unless a no is possible too; none: nothing happens."""

    optional = False
    no: i64 = -1

    def options(self, s: Adventures, you: int) -> list[int]:
        raise NotImplementedError

    def effect(self, s: Adventures, you: int, answer: int) -> None:
        raise NotImplementedError

    def asks_anyway(self, s: Adventures, you: int) -> bool:
        """Also with nothing to choose from: else the question would tell something of a hidden hand."""
        return False

    def actions(self, s: State) -> list[int]:
        assert isinstance(s, Adventures)
        found = self.options(s, s.stack[self.you])
        if self.optional:
            return [*found, PASS] if found or self.asks_anyway(s, s.stack[self.you]) else []
        return found if len(found) > 1 else []

    def do(self, s: State, answer: i64) -> None:
        assert isinstance(s, Adventures)
        you = s.stack[self.you]
        if answer == PASS:
            found = [] if self.optional else self.options(s, you)
            if not found:
                if self.no >= 0:
                    s.stack[-1] = self.no
                return
            answer = found[0]
        self.effect(s, you, answer)

    def prompt(self) -> str:
        return type(self).__name__

    def request(self, words: Words) -> str:
        """The sentence as it is put to who answers: what a text says of another is said to you."""
        return self.describe(words)


class EachFighter(Question):
    """each(FRIENDS_ALL, move(3, IT)): of a set that is taken once, one after the other in the order that the asked choose.
    `fighter` is bound to each; one who is gone by then is for the verb to notice."""

    kind = "order"
    rule = "J2"

    def __init__(self, members: Set, what: Op) -> None:
        self.members = members
        self.what = what

    def bind(self, script: Script) -> None:
        self.left: i64 = script.name_index("fighters left")
        self.it: i64 = script.name_index("fighter")

    def place(self, script: Script) -> None:
        script.add(TakeSet(self))
        Question.place(self, script)
        self.after: i64 = script.lay([self.what, Again(self.at)])

    def actions(self, s: State) -> list[int]:
        left = s.stack[self.left]
        found = [FIGHTER + f for f in range(len(FIGHTERS)) if left & BIT[f]]
        return found if len(found) > 1 else []

    def do(self, s: State, answer: i64) -> None:
        left = s.stack[self.left]
        if left == 0:
            s.stack[-1] = self.after
            return
        fighter = answer - FIGHTER
        if answer == PASS:
            fighter = 0
            while not left & BIT[fighter]:
                fighter += 1
        s.stack[self.left] = left & ~BIT[fighter]
        s.stack[self.it] = fighter

    def prompt(self) -> str:
        return "order"

    def describe(self, words: Words) -> str:
        table = type(words)(words)
        table["it"] = each_of(words, self.members.words)
        return self.what.describe(table)


class TakeSet(Op):
    """The head of an EachFighter: takes the set."""

    def __init__(self, each: EachFighter) -> None:
        self.each = each

    def do(self, s: State, answer: i64) -> None:
        assert isinstance(s, Adventures)
        each = self.each
        s.stack[each.left] = each.members.members(s, s.stack[each.you])

    def describe(self, words: Words) -> str:
        return self.each.describe(words)


def each(members: Set, what: Op) -> Op:
    return EachFighter(members, what)


class EachPlayer(Op):
    """each_player(mill(1, PLAYER)): those still in the game, in player order (J2); `player` is bound to each. Also of enemies."""

    def __init__(self, words: str, members: Callable[[Adventures, int], int], what: Op) -> None:
        self.words = words
        self.members = members
        self.what = what

    def place(self, script: Script) -> None:
        self.you: i64 = script.name_index("you")
        self.left: i64 = script.name_index("players left")
        self.it: i64 = script.name_index("player")
        head = NextPlayer(self)
        script.add(self)
        self.after: i64 = script.lay([head, self.what, Again(self.at + 1)])

    def do(self, s: State, answer: i64) -> None:
        assert isinstance(s, Adventures)
        s.stack[self.left] = self.members(s, s.stack[self.you])

    def describe(self, words: Words) -> str:
        return f"{said(words, self.words)} {self.what.describe(words)}"


class NextPlayer(Op):
    def __init__(self, each: EachPlayer) -> None:
        self.each = each

    def do(self, s: State, answer: i64) -> None:
        assert isinstance(s, Adventures)
        each = self.each
        left = s.stack[each.left]
        for owner in s.team() + s.enemies_at_the_table():
            if left & BIT[owner]:
                s.stack[each.it] = owner
                s.stack[each.left] = left & ~BIT[owner]
                return
        s.stack[-1] = each.after

    def describe(self, words: Words) -> str:
        return "next player"


def all_players(s: Adventures, you: int) -> int:
    """C2 Of the own side; in a duel that is one."""
    if s.duel:
        return BIT[you]
    return sum([BIT[seat] for seat in s.team()])


def players_with_cards(s: Adventures, you: int) -> int:
    return sum([BIT[seat] for seat in s.team() if s.hands[seat]])


def opponents_owner(s: Adventures, you: int) -> int:
    """As bits, so also an enemy."""
    return BIT[s.owner[theirs(s, you)]]


def all_foes(s: Adventures, you: int) -> int:
    """C3 Each villain and minion on its own; in a duel the other player."""
    if s.duel:
        return BIT[1 - you]
    return sum([BIT[owner] for owner in s.enemies_at_the_table()])


def each_player(what: Op) -> Op:
    return EachPlayer("each player", all_players, what)


def opponents_player(what: Op) -> Op:
    return EachPlayer("the opponent's player", opponents_owner, what)


def each_opponent(what: Op) -> Op:
    return EachPlayer("each opponent", all_foes, what)


class Choice(Pick):
    """either(a, b): one of them; choose(2, a, b, c, d): that many different ones, in printed order."""

    kind = "action"
    rule = "4.4"

    def __init__(self, ops: tuple[Op, ...], n: int) -> None:
        self.ops = list(ops)
        self.n = n

    def bind(self, script: Script) -> None:
        self.chosen: i64 = script.name_index("chosen")

    def place(self, script: Script) -> None:
        script.add(Forget(script.name_index("chosen")))
        Question.place(self, script)
        for n, op in enumerate(self.ops):
            gate = Gate(self.chosen, n)
            script.add(gate)
            gate.past = script.lay([op])

    def options(self, s: Adventures, you: int) -> list[int]:
        chosen = s.stack[self.chosen]
        return [OPTION + n for n in range(len(self.ops)) if not chosen & BIT[n]] if bits(chosen) < self.n else []

    def effect(self, s: Adventures, you: int, answer: int) -> None:
        s.stack[self.chosen] |= BIT[answer - OPTION]
        s.stack[-1] = self.at

    def describe(self, words: Words) -> str:
        texts = [op.describe(words) for op in self.ops]
        if self.n == 1:
            return "either " + " or ".join(texts)
        numbered = [f"({n}) {text.replace('. If you do,', ', and if you do,')}" for n, text in enumerate(texts, 1)]
        return f"choose {self.n} and resolve them in this order: {'; '.join(numbered)}"

    def request(self, words: Words) -> str:
        return "choose one effect" if self.n == 1 else f"choose {self.n} different effects"


class Forget(Op):
    """A name begins at nothing."""

    def __init__(self, name: i64) -> None:
        self.name: i64 = name

    def do(self, s: State, answer: i64) -> None:
        s.stack[self.name] = 0

    def describe(self, words: Words) -> str:
        return "nothing yet"


class Gate(Op):
    """Past an option that was not chosen."""

    def __init__(self, chosen: i64, n: int) -> None:
        self.chosen: i64 = chosen
        self.n = n
        self.past: i64 = 0

    def do(self, s: State, answer: i64) -> None:
        if not s.stack[self.chosen] & BIT[self.n]:
            s.stack[-1] = self.past

    def describe(self, words: Words) -> str:
        return f"option {self.n + 1}"


def either(*ops: Op) -> Op:
    return Choice(ops, 1)


def choose(n: int, *ops: Op) -> Op:
    return Choice(ops, n)
