"""The vocabulary of abilities: an op of the content is a verb here, with its words. Abilities are used once a turn (3.4)."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from halfshell.core.native import i64
from halfshell.core.ops import Question
from halfshell.core.script import PASS, Op, Script, script
from halfshell.core.state import State

from . import events
from .content import BOARD, EDGE, HOME, NEXT, OPS, ROTATIONS, SEWER, SIDE, SIDES, TOKEN_NUMBER, USE, code
from .keys import CHARACTER, LAY, SPACE, STEP
from .keys import EDGE as EDGE_KEY
from .moving import move_to
from .names import CARDS, CHARACTER_NAMES, NONE, TEAM_MEMBERS, TURTLES, VILLAINS
from .paths import BY_PIPE, BY_SEWER, empty_spaces, foes_on, joined, nobody_on, ways
from .state import Showdown

Words = str  # the name of the character


class Part(Question):
    """An op of an ability; the acting player answers."""

    def seat(self, s: State) -> int:
        assert isinstance(s, Showdown)
        return s.player

    def seats(self, s: State) -> list[int]:
        return [self.seat(s)]

    def options(self, s: Showdown) -> list[int]:
        raise NotImplementedError

    def possible(self, s: Showdown) -> bool:
        """SHOW-C12 Can it change anything now?"""
        return len(self.options(s)) > 0

    def take(self, s: Showdown, answer: i64) -> None:
        raise NotImplementedError

    def actions(self, s: State) -> list[int]:
        assert isinstance(s, Showdown)
        return self.options(s)

    def do(self, s: State, answer: i64) -> None:
        assert isinstance(s, Showdown)
        if answer != PASS:
            self.take(s, answer)

    def text(self, name: str) -> str:
        """Its sentence, with the name of the character."""
        raise NotImplementedError

    def prompt(self) -> str:
        return type(self).__name__

    def describe(self, words: dict[str, str]) -> str:
        return self.text("the character")


# --- tokens -----------------------------------------------------------------------------------------------------------------


def own_tile(s: Showdown) -> list[int]:
    return [s.at[s.character()]]


def own_or_connected_tile(s: Showdown) -> list[int]:
    here = s.at[s.character()]
    return [here] + [NEXT[here][side] for side in range(SIDES) if joined(s, here, side) == BY_SEWER]


PLACES: Final[dict[str, Callable[[Showdown], list[int]]]] = {"own_tile": own_tile, "own_or_connected_tile": own_or_connected_tile}
PLACE_WORDS: Final = {"own_tile": "{name}'s tile", "own_or_connected_tile": "{name}'s tile or of a tile adjacent and connected to it"}


class PlaceToken(Part):
    """8.2, SHOW-C10, SHOW-C11"""

    kind = "space"
    rule = "8.2"

    def __init__(self, token: str, effect: str, place: str) -> None:
        self.token = TOKEN_NUMBER[token]
        self.name = token.capitalize()
        self.opens = effect == "open"
        self.where = place
        self.places = PLACES[place]

    def options(self, s: Showdown) -> list[int]:
        found: list[int] = []
        if s.supply[self.token] == 0:
            return found
        for space in self.places(s):
            for side in range(SIDES):
                edge = EDGE_KEY + EDGE[space][side]
                if edge not in found and self.fits(s, space, side):
                    found.append(edge)
        return found

    def possible(self, s: Showdown) -> bool:
        if s.supply[self.token] == 0:
            return False
        for space in self.places(s):
            for side in range(SIDES):
                if self.fits(s, space, side):
                    return True
        return False

    def fits(self, s: Showdown, space: i64, side: i64) -> bool:
        other = NEXT[space][side]
        if other == NONE or not s.tiles[other] or s.edges[EDGE[space][side]]:
            return False
        way = joined(s, space, side)
        if not self.opens:
            return way == BY_PIPE
        return way != BY_SEWER and self.may_open(s, space, side)

    def may_open(self, s: Showdown, space: i64, side: i64) -> bool:
        if not s.options.opening_needs_sewer_side:
            return True
        return SEWER in (SIDE[s.tiles[space]][side], SIDE[s.tiles[NEXT[space][side]]][(side + 2) % SIDES])

    def take(self, s: Showdown, answer: i64) -> None:
        s.edges[answer - EDGE_KEY] = self.token
        s.supply[self.token] -= 1
        s.tell(events.TOKEN, answer - EDGE_KEY, self.token)

    def text(self, name: str) -> str:
        where = PLACE_WORDS[self.where].format(name=name)
        if self.opens:
            return (f"Put a {self.name} token on one side of {where} that touches another placed tile and is not connected. "
                    "The two tiles are now connected there.")
        return f"Put a {self.name} token on one side where two pipes meet: a side of {where}. The pipe is closed there."


# --- tiles ------------------------------------------------------------------------------------------------------------------


class TakeTile(Part):
    """SHOW-C5, SHOW-C6 An empty played tile."""

    kind = "tile"
    rule = "C5"

    def options(self, s: Showdown) -> list[int]:
        if not empty_spaces(s):
            return []
        return [SPACE + x for x in BOARD if self.is_free(s, x)]

    def possible(self, s: Showdown) -> bool:
        if empty_spaces(s):
            for x in BOARD:
                if self.is_free(s, x):
                    return True
        return False

    def is_free(self, s: Showdown, space: i64) -> bool:
        return s.tiles[space] != 0 and space not in HOME and nobody_on(s, space)

    def take(self, s: Showdown, answer: i64) -> None:
        s.chosen = [answer - SPACE]

    def text(self, name: str) -> str:
        return ("Take one empty played tile (no standee, Ally, or Pizza on it, no token on its sides, not a Home tile) "
                "and put it, turned as you like, on any empty space.")


class PutTile(Part):
    kind = "tile"
    rule = "C5"

    def options(self, s: Showdown) -> list[int]:
        if not s.chosen:
            return []
        pattern = (s.tiles[s.chosen[0]] - 1) // 4
        return [LAY + 4 * x + rotation for x in empty_spaces(s) for rotation in ROTATIONS[pattern]]

    def take(self, s: Showdown, answer: i64) -> None:
        start = s.chosen[0]
        to = (answer - LAY) // 4
        pattern = (s.tiles[start] - 1) // 4
        s.chosen = []
        s.tiles[start] = 0
        s.tiles[to] = code(pattern, (answer - LAY) % 4)
        s.tell(events.TILE_MOVED, start, to, (answer - LAY) % 4)

    def text(self, name: str) -> str:
        return ""


# --- other characters ----------------------------------------------------------------------------------------------------------


class Chosen(Part):
    """Something that is done to the chosen one."""

    def places(self, s: Showdown, turtle: i64) -> list[int]:
        raise NotImplementedError

    def options(self, s: Showdown) -> list[int]:
        return self.places(s, s.chosen[0]) if s.chosen else []


class Choose(Part):
    """Another Turtle, for the next op."""

    kind = "fighter"

    def __init__(self, who: str, then: Chosen) -> None:
        self.same_tile = who == "other_turtle_same_tile"
        self.rule = "C7" if self.same_tile else "C9"
        self.then = then

    def options(self, s: Showdown) -> list[int]:
        character = s.character()
        found: list[int] = []
        for turtle in TEAM_MEMBERS[TURTLES]:
            if turtle != character and (not self.same_tile or s.at[turtle] == s.at[character]) and self.then.places(s, turtle):
                found.append(CHARACTER + turtle)
        return found

    def take(self, s: Showdown, answer: i64) -> None:
        s.chosen = [answer - CHARACTER]

    def text(self, name: str) -> str:
        return f"Choose another Turtle on {name}'s tile." if self.same_tile else "Choose another Turtle."


class Fly(Chosen):
    """SHOW-C7, SHOW-C8 A straight flight over anything onto a placed tile; Pizza, rescue and delivery apply, no Showdown (7.7)."""

    kind = "space"
    rule = "C7"

    def __init__(self, least: int, most: int) -> None:
        self.least = least
        self.most = most

    def places(self, s: Showdown, turtle: i64) -> list[int]:
        found: list[int] = []
        for side in range(SIDES):
            space = s.at[turtle]
            for n in range(1, self.most + 1):
                space = NEXT[space][side]
                if space == NONE:
                    break
                if n >= self.least and s.tiles[space] and space != HOME[VILLAINS]:
                    found.append(SPACE + space)
        return found

    def take(self, s: Showdown, answer: i64) -> None:
        turtle = s.chosen[0]
        s.chosen = []
        s.tell(events.FLUNG, turtle, s.at[turtle], answer - SPACE)
        move_to(s, turtle, answer - SPACE)

    def text(self, name: str) -> str:
        return (f"He flies {span(self.least, self.most)} in a straight line (not diagonally), over anything, and lands on a placed tile "
                "other than the Villains' Home. No Showdown follows.")


class Steps(Chosen):
    """SHOW-C9 Steps by the usual rules, never onto a tile with a Villain; not the activated character's own."""

    kind = "space"
    rule = "C9"

    def __init__(self, least: int, most: int) -> None:
        self.least = least
        self.most = most

    def bind(self, script: Script) -> None:
        self.taken: i64 = script.name_index("steps taken")

    def places(self, s: Showdown, turtle: i64) -> list[int]:
        return [STEP + x for x in ways(s, turtle, s.at[turtle]) if foes_on(s, turtle, x) == 0]

    def actions(self, s: State) -> list[int]:
        assert isinstance(s, Showdown)
        taken = s.stack[self.taken]
        if taken >= self.most:
            return []
        found = self.options(s)
        return [*found, PASS] if found and taken >= self.least else found

    def do(self, s: State, answer: i64) -> None:
        assert isinstance(s, Showdown)
        if answer == PASS:
            s.chosen = []
            return
        turtle = s.chosen[0]
        s.stack[self.taken] += 1
        s.stack[-1] = self.at
        s.tell(events.LED, turtle, s.at[turtle], answer - STEP)
        move_to(s, turtle, answer - STEP)

    def text(self, name: str) -> str:
        return f"He takes {span(self.least, self.most, 'step')} by the usual rules, but not onto a tile that holds a Villain."


def span(least: int, most: int, unit: str = "space") -> str:
    """1, 2 or 3 spaces."""
    numbers = [str(n) for n in range(least, most + 1)]
    words = " or ".join(numbers) if len(numbers) < 3 else f"{', '.join(numbers[:-1])}, or {numbers[-1]}"
    return f"{words} {unit}{'' if words == '1' else 's'}"


# --- from content ---------------------------------------------------------------------------------------------------------------

PASSIVE_WORDS: Final = {
    "extra_steps": "{name} may take {n} more than the movement this turn.",
    "attack_dice": "In one Showdown this turn in which {name} attacks, roll {n} dice instead of one and add them.",
    "attack_bonus": "In one Showdown this turn in which {name} attacks, add {n} to the Total Attack.",
    "reroll_attack_die": "{times} this turn, after both dice of a Showdown in which {name} attacks are seen, you may roll his die again. "
                         "The new result counts.",
}


def parts(ops: list[list[Any]]) -> list[Part]:
    """The verbs of an ability that is an action."""
    found: list[Part] = []
    who = ""  # whom the next op acts on
    for op in ops:
        if op[0] == "place_token":
            found.append(PlaceToken(op[1], op[2], op[3]))
        elif op[0] == "move_tile":
            found += [TakeTile(), PutTile()]
        elif op[0] == "choose":
            who = op[1]
        elif op[0] in ("fly", "step"):
            one = Fly(op[1], op[2]) if op[0] == "fly" else Steps(op[1], op[2])
            found += [Choose(who, one), one]
    return found


ABILITIES: Final[list[Script | None]] = [None] * len(CARDS)
FIRST_PART: Final[list[Part | None]] = [None] * len(CARDS)
LOADED: Final[dict[str, Script]] = {}  # by what they say, so that content may be loaded again and again


def load_abilities() -> None:
    """After content.use: the scripts of the abilities that are actions."""
    for card in range(len(CARDS)):
        ABILITIES[card] = None
        FIRST_PART[card] = None
        if USE[card] == "action":
            name = f"showdown/{CARDS[card]} {OPS[card]}"
            if name not in LOADED:
                LOADED[name] = script(name, *as_ops(parts(OPS[card])), takes=("you",))
            ABILITIES[card] = LOADED[name]
            FIRST_PART[card] = first_part(LOADED[name])


def as_ops(found: list[Part]) -> list[Op]:
    return list(found)


def first_part(loaded: Script) -> Part | None:
    from halfshell.core.script import CODE

    op = CODE[loaded.start]
    return op if isinstance(op, Part) else None


def can_use(s: Showdown) -> bool:
    """3.4, SHOW-C12 Once a turn, if it can change something."""
    part = FIRST_PART[s.card]
    return not s.used and part is not None and part.possible(s)


def ability_text(card: int, character: int) -> str:
    """The words of a card, made from its ops."""
    name = CHARACTER_NAMES[character]
    if USE[card] == "action":
        return " ".join([text for part in parts(OPS[card]) if (text := part.text(name))])
    lines: list[str] = []
    for op in OPS[card]:
        n = op[1]
        count = f"{n} step{'' if n == 1 else 's'}" if op[0] == "extra_steps" else {2: "two", 3: "three"}.get(n, str(n))
        times = "Once" if n == 1 else f"{n} times"
        lines.append(PASSIVE_WORDS[op[0]].format(name=name, n=n if op[0] == "attack_bonus" else count, times=times))
    return " ".join(lines)


load_abilities()
