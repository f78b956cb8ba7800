"""Sensible UNO from one's own view alone: each legal action gets a score, the best one is played."""
from __future__ import annotations

from collections import Counter
from typing import Any, Final

from halfshell.games.uno.cards import COLORS, FULL_DECK, NAMES, POINTS

from .bot import Bot, Situation

DECK: Final = Counter([NAMES[card] for card in FULL_DECK])
WORTH: Final = dict(zip(NAMES, POINTS, strict=True))  # 8.3
WILDS: Final = ("W", "+4", "SW")
ALWAYS: Final = 1000.0  # a call, a catch, the last card
NEVER: Final = -1000.0  # a bluff
FEW: Final = 3  # cards in the hand of somebody who may soon go out
BLUFFS: Final = 0.3  # how readily players bluff with a Wild Draw Four, against playing an honest one


class UnoGreedy(Bot):
    name = "greedy"
    words = "keeps its wilds, names the color it holds, challenges when the odds say so"

    def choose(self, at: Situation) -> int:
        if len(at.actions) == 1:
            return at.actions[0]
        sight = Sight(at)
        return max(at.actions, key=lambda action: sight.score(at.game.keys[action], at.note(action) == "bluff"))


class Sight:
    """The table from one seat, and what an action is worth there."""

    def __init__(self, at: Situation) -> None:
        view = at.view
        self.view: dict[str, Any] = view
        self.players: list[dict[str, Any]] = view["players"]
        self.others: list[int] = [row["cards"] for seat, row in enumerate(self.players) if seat != at.seat]
        self.next: int = self.players[(at.seat + view["direction"]) % len(self.players)]["cards"]
        self.hand: list[str] = view["hand"] + ([view["drawn"]] if view["drawn"] else [])

    def score(self, key: str, bluff: bool) -> float:
        """Drawing, keeping, accepting, passing and letting be are 0."""
        verb, _, what = key.partition(":")
        if verb in ("uno", "catch", "next_round"):
            return ALWAYS
        if verb == "player":  # 10.4 the smallest hand
            return -float(self.players[int(what)]["cards"])
        if verb == "challenge":
            return self.challenge()
        if verb == "play":
            pays = self.view["owed"] > 0  # 10.1 it passes a stack on
            return self.play(what) if pays or not bluff else NEVER
        return 0

    def play(self, what: str) -> float:
        """Better than drawing; best what the next color fits, what hurts a player with few cards, and what is worth many points."""
        face, call, _ = what.partition("+uno")
        card, _, declared = face.partition("(")
        rest = self.hand[:]
        rest.remove(card)
        if not rest:
            return ALWAYS
        wild = card in WILDS
        color = declared[:1] if wild else card[0]
        fitting = sum([held[0] == color for held in rest if held not in WILDS])
        points = WORTH[card] / (5 if min(self.others) <= FEW else 20)
        harm = self.harm(card) * (3 if self.next <= FEW else 0.5)
        return 20 + fitting + points + harm - (15 if wild else 0) + (1 if call else 0)

    def harm(self, card: str) -> float:
        """What a card does to the next player, in cards; a turn is worth one."""
        if card in WILDS:
            return {"W": 0, "+4": 5, "SW": max(4 - self.next, 1)}[card]
        return {"+2": 3, "-skip": 1, "-rev": 1}.get(card[1:], 0)

    def challenge(self) -> float:
        """5.4, 5.6 Against accepting, in cards: a bluff found saves draw and turn and costs another, an honest play costs two more."""
        owed: int = self.view["owed"] or 4
        bluff = self.chance_of_bluff()
        return bluff * (owed + 1 + owed / len(self.others)) - (1 - bluff) * 2

    def chance_of_bluff(self) -> float:
        """By the cards that this seat has not seen: could it be one, and would they?"""
        could = self.chance_of_match()
        return BLUFFS * could / (BLUFFS * could + 1 - could)

    def chance_of_match(self) -> float:
        """5.1, 5.3 That the accused holds a wild or a card of the color before. If that was declared, any of the four."""
        accused = self.players[self.view["turn"]]
        pile = self.view["discard_pile"]
        seen = Counter(self.hand + pile + [card for row in self.players for card in row["known"]])
        unseen = list((DECK - seen).elements())
        below = pile[-2] if len(pile) > 1 else "W"
        colors = COLORS if below in WILDS else below[0]
        return sum([chance(accused["known"], accused["cards"] - len(accused["known"]), unseen, color) for color in colors]) / len(colors)


def chance(known: list[str], hidden: int, unseen: list[str], color: str) -> float:
    """That a hand of `known` and as many hidden cards out of the unseen ones has a wild or this color."""
    if any([card in WILDS or card[0] == color for card in known]):
        return 1
    others = sum([card not in WILDS and card[0] != color for card in unseen])
    none = 1.0
    for n in range(hidden):
        none *= (others - n) / (len(unseen) - n)
    return 1 - none
