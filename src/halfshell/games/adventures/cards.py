"""Cards, decks, initiative cards and traps: tables that grow as decks/*.py declare them. A card is a number; copies are alike."""
from __future__ import annotations

from typing import Final

from halfshell.core.script import Op, Script, script

from .names import FIGHTER_NAMES, FIGHTERS, NONE
from .words import sentences, words_of

PUBLISHED: Final = "published"
STAND_IN: Final = "stand-in"

# Who may use a card, as bits.
HERO: Final = 1
SIDEKICK: Final = 2
ANY: Final = 3

# What a card is for, as bits.
FOR_ATTACK: Final = 1
FOR_DEFENSE: Final = 2
FOR_BOTH: Final = 3
FOR_SCHEME: Final = 4

# Windows of a combat; a scheme's text is its own.
WINDOWS: Final = ["immediately", "during", "after", "scheme"]
IMMEDIATELY_BIT: Final = 1
DURING_BIT: Final = 2
AFTER_BIT: Final = 4
ALL_WINDOWS: Final = 7

DIE: Final = -2  # the boost is what the die shows (duel)

CARD_IDS: Final[list[str]] = []
CARD_NAMES: Final[list[str]] = []
CARD_DECK: Final[list[int]] = []
COPIES: Final[list[int]] = []
USE: Final[list[int]] = []
ATTACK_VALUE: Final[list[int]] = []
DEFENSE_VALUE: Final[list[int]] = []
BOOST: Final[list[int]] = []
WHO: Final[list[int]] = []
TEXT: Final[list[list[Script | None]]] = [[], [], [], []]  # by window, by card
HAS_TEXT: Final[list[int]] = []  # a bit for each window in which the card has a text, for an attack and (shifted by 4) for a defense
OPS: Final[list[dict[str, list[Op]]]] = []  # for the words
TUCKED: Final[list[int]] = []  # which invention a card is, as a bit; 0: none
TUCKED_WORDS: Final[list[str]] = []
RESHUFFLES: Final[list[bool]] = []  # 5.7 Deception
UNPLAYABLE: Final[list[bool]] = []  # 8.5 fury
RANGED: Final[list[bool]] = []  # may be played as a ranged attack (duel)

# Inventions (Donatello).
ATTACK_INVENTION: Final = 1
DEFENSE_INVENTION: Final = 2
SCHEME_INVENTION: Final = 4


def slug(name: str) -> str:
    """Heroes in a Half Shell -> heroes-in-a-half-shell."""
    kept = "".join([c if c.isalnum() else " " for c in name.lower().replace("'", "")])
    return "-".join(kept.split())


class Deck:
    """A deck as it is declared: who leads it, and its cards, abilities and initiative card. The number of a deck is its place in DECKS."""

    def __init__(self, leader: int, mark: str = STAND_IN, *, name: str = "", health: int = 10, move: int = 0, ranged: bool = False,
                 sidekick: int = NONE, sidekick_health: int = 0, sidekick_ranged: bool = False, hand: int = 5, limit: int = 7,
                 supply: int = 0, enemy: bool = False) -> None:
        self.leader = leader
        self.name = name or FIGHTERS[leader]  # a duelist's differs from the villain's
        self.mark = mark
        self.health = health
        self.move = move
        self.ranged = ranged
        self.sidekick = sidekick
        self.sidekick_health = sidekick_health
        self.sidekick_ranged = sidekick_ranged
        self.hand = hand
        self.limit = limit
        self.supply = supply  # tokens, soldiers or supply cards at the start
        self.enemy = enemy
        self.number = len(DECKS)
        self.first = len(CARD_IDS)  # its first card
        self.cards: list[int] = []  # with every copy, as they come out of the box
        self.supply_card = NONE  # fury
        self.deception = NONE
        self.abilities: dict[str, Script] = {}  # by moment
        self.ability = ""
        self.ability_words = ""
        self.ability_ops: list[Op] = []
        self.now: Script | None = None
        self.end: Script | None = None
        self.now_ops: list[Op] = []
        self.end_ops: list[Op] = []
        self.extra = ""  # the villain's extra initiative card
        self.extra_now: Script | None = None
        self.extra_ops: list[Op] = []
        self.words = words_of(enemy, FIGHTER_NAMES[leader], FIGHTER_NAMES[sidekick] if sidekick != NONE else "")
        DECKS.append(self)

    def card(self, name: str, *, attack: int = NONE, defense: int = NONE, versatile: int = NONE, boost: int = 0, copies: int = 1,
             who: int = ANY, tucked: int = 0, tucked_words: str = "", reshuffles: bool = False, unplayable: bool = False,
             supply: bool = False, ranged: bool = False, immediately: list[Op] | None = None, during: list[Op] | None = None,
             after: list[Op] | None = None, scheme: list[Op] | None = None) -> None:
        """A card. An enemy's has an attack and a defense value; a hero's one value, for what it is played."""
        number = len(CARD_IDS)
        texts = {"immediately": immediately or [], "during": during or [], "after": after or [], "scheme": scheme or []}
        CARD_IDS.append(f"{self.name}.{slug(name)}")
        CARD_NAMES.append(name)
        CARD_DECK.append(self.number)
        COPIES.append(copies)
        ATTACK_VALUE.append(versatile if versatile != NONE else attack)
        DEFENSE_VALUE.append(versatile if versatile != NONE else defense)
        scheming = FOR_SCHEME if scheme else 0
        USE.append((FOR_ATTACK if ATTACK_VALUE[-1] != NONE else 0) | (FOR_DEFENSE if DEFENSE_VALUE[-1] != NONE else 0) | scheming)
        BOOST.append(boost)
        WHO.append(who)
        TUCKED.append(tucked)
        TUCKED_WORDS.append(tucked_words)
        RESHUFFLES.append(reshuffles)
        UNPLAYABLE.append(unplayable)
        RANGED.append(ranged)
        OPS.append(texts)
        HAS_TEXT.append(speaks(texts))
        for n, window in enumerate(WINDOWS):
            ops = texts[window]
            TEXT[n].append(script(f"adventures/{CARD_IDS[-1]}/{window}", *ops, takes=("you",)) if ops else None)
        if supply:
            self.supply_card = number
            self.supply = copies
        else:
            self.cards += [number] * copies
        if reshuffles:
            self.deception = number

    def ability_at(self, moment: str, name: str, *ops: Op, words: str = "") -> None:
        """What its hero can do at a moment: turn_start, after_attack, after_scheme, lost."""
        self.ability = name
        self.ability_words = words
        self.ability_ops += ops
        self.abilities[moment] = script(f"adventures/{self.name}/{slug(name)}/{moment}", *ops, takes=("you",))

    def says(self, name: str, words: str) -> None:
        """The words of an ability that is not, or not only, a text."""
        self.ability = name
        self.ability_words = words

    def initiative(self, *, move: int, now: list[Op], end: list[Op] | None = None) -> None:
        """An enemy's initiative card."""
        self.move = move
        self.now_ops = now
        self.end_ops = end or []
        self.now = script(f"adventures/{self.name}/now", *now, takes=("you",))
        if end:
            self.end = script(f"adventures/{self.name}/end", *end, takes=("you",))

    def extra_card(self, name: str, *now: Op) -> None:
        """The villain's second initiative card."""
        self.extra = name
        self.extra_ops = list(now)
        self.extra_now = script(f"adventures/{self.name}/extra", *now, takes=("you",))


DECKS: Final[list[Deck]] = []


def speaks(texts: dict[str, list[Op]]) -> int:
    """In which windows a card has a text: a box that holds only for the other use says nothing."""
    bits = 0
    for n, window in enumerate(WINDOWS[:3]):
        for op in texts[window]:
            use = getattr(op, "use", FOR_BOTH)
            bits |= (use & 1) << n | (use >> 1) << (n + 4)
    return bits


def card_text(card: int, window: str) -> str:
    """The generated text of a card in a window; "" if it has none."""
    return sentences(OPS[card][window], DECKS[CARD_DECK[card]].words)


class Helper:
    """An ally or a henchman."""

    def __init__(self, kind: str, name: str, start: int, now: list[Op], end: list[Op] | None) -> None:
        self.id = f"{kind}.{slug(name)}"
        self.name = name
        self.start = start  # an ally's starting space
        self.words = words_of(kind == "henchman", "the team", "")
        self.now_ops = now
        self.end_ops = end or []
        self.now = script(f"adventures/{self.id}/now", *now, takes=("you",))
        self.end = script(f"adventures/{self.id}/end", *end, takes=("you",)) if end else None


ALLIES: Final[list[Helper]] = []
HENCHMEN: Final[list[Helper]] = []


def ally(name: str, start: int, now: list[Op], end: list[Op] | None = None) -> None:
    ALLIES.append(Helper("ally", name, start, now, end))


def henchman(name: str, now: list[Op], end: list[Op] | None = None) -> None:
    HENCHMEN.append(Helper("henchman", name, 0, now, end))


class Trap:
    """A card of the Technodrome with an entry for each number of the die."""

    def __init__(self, name: str, entries: list[list[Op]]) -> None:
        self.id = f"trap.{slug(name)}"
        self.name = name
        self.ops = entries
        self.words = words_of(True, "Krang", "")
        self.entries = [script(f"adventures/{self.id}/{n + 1}", *ops, takes=("you",)) for n, ops in enumerate(entries)]


TRAPS: Final[list[Trap]] = []


def trap(name: str, one: list[Op], two: list[Op], three: list[Op]) -> None:
    TRAPS.append(Trap(name, [one, two, three]))


