"""9.1 What a seat may see, built up from nothing; and the worlds that it must think possible."""
from __future__ import annotations

from typing import TypedDict

from . import memory
from .action_cards import missing_colors
from .cards import COLORLESS, COLORS, NAMES, NONE, face, points
from .state import Uno


class PlayerView(TypedDict):
    """One player as everybody sees him."""

    cards: int
    score: int
    known: list[str]  # cards that you know to be in this hand, because they were shown (5.5, 6.3) or passed on (10.4)


class CountedHand(TypedDict):
    cards: list[str]
    points: int


class RoundSheet(TypedDict):
    """How the round was counted (8.3)."""

    winner: int | None  # none: the round is void (2.9)
    points: int
    hands: list[CountedHand]


class UnoView(TypedDict):
    """Seats are numbers from 0; cards are named like `R5`, `O-skip`, `W`; on the pile a wild has its color: `W(P)`."""

    round: int
    dealer: int
    turn: int  # whose turn it is; another seat may be asked in it
    direction: int  # 1 clockwise, -1 the other way
    color: str  # B, O, P, R; empty after a last wild without a color (4.2)
    top: str
    discard_pile: list[str]  # the top last
    draw_pile: int
    owed: int  # cards of the stack that is being built (10.1)
    target: int  # points that end the game; 0: a single round
    players: list[PlayerView]
    hand: list[str]  # your own, sorted; empty for a spectator
    drawn: str | None  # the card that you have just drawn, while you decide
    deciding: bool  # somebody has drawn and decides
    missing: str  # colors that your hand lacks (6.2), as letters
    sheet: RoundSheet | None  # from the end of a round to the next deal


def view(s: Uno, seat: int | None) -> UnoView:
    hand = sorted(s.hands[seat]) if seat is not None else []
    players: list[PlayerView] = []
    for other in range(s.seats):
        seen = sorted(memory.known(s, seat, other)) if seat is not None and seat != other else []
        # A card in suspense belongs to no hand yet, but everybody counts it.
        size = len(s.hands[other]) + (1 if s.drawn != NONE and other == s.player else 0)
        players.append({"cards": size, "score": s.scores[other], "known": [NAMES[c] for c in seen]})
    return {
        "round": s.round,
        "dealer": s.dealer,
        "turn": s.player,
        "direction": s.direction,
        "color": "" if s.color == COLORLESS else COLORS[s.color],
        "top": face(s.pile[-1], s.color),
        "discard_pile": [NAMES[c] for c in s.pile],
        "draw_pile": len(s.deck),
        "owed": s.owed,
        "target": 0 if s.options.scoring == "single_round" else s.options.target,
        "players": players,
        "hand": [NAMES[c] for c in hand],
        "drawn": NAMES[s.drawn] if s.drawn != NONE and seat == s.player else None,
        "deciding": s.drawn != NONE,
        "missing": "".join([c for i, c in enumerate(COLORS) if missing_colors(hand) >> i & 1]) if seat is not None else "",
        "sheet": sheet(s) if s.counting else None}


def sheet(s: Uno) -> RoundSheet:
    void = s.winner == NONE
    hands: list[CountedHand] = [{"cards": [NAMES[c] for c in sorted(hand)], "points": points(hand)} for hand in s.hands]
    won = 0 if void else sum([hand["points"] for seat, hand in enumerate(hands) if seat != s.winner])
    return {"winner": None if void else s.winner, "points": won, "hands": hands}


def resample(s: Uno, seat: int, seed: int) -> Uno:
    """A world that this seat must think possible: what it does not know of the other hands, the draw pile, and the card
    that another has just drawn, dealt anew. Between rounds all hands lie open."""
    t = s.clone()
    t.log = s.log
    t.sow(seed)
    others = [] if s.counting else [other for other in range(t.seats) if other != seat]
    suspended = t.drawn != NONE and t.player != seat
    hidden = t.deck[:]
    kept: list[list[int]] = []
    for other in others:
        sure = memory.known(s, seat, other)
        kept.append(sure)
        rest = t.hands[other][:]
        for card in sure:
            rest.remove(card)
        hidden += rest
    if suspended:
        hidden.append(t.drawn)
    t.shuffle(hidden)
    for i, other in enumerate(others):
        sure = kept[i]
        t.hands[other] = sure + [hidden.pop() for _ in range(len(t.hands[other]) - len(sure))]
    if suspended:
        t.drawn = hidden.pop()
    t.deck = hidden
    # What the others were shown of one another this seat has not seen; it was dealt anew, so nobody knows it there.
    for owner in range(len(s.shown)):
        rows = memory.still_shown(s, owner)
        t.shown[owner] = [mark for row in rows if owner == seat or row[0] >> seat & 1 for mark in row]
    t.ask_again()
    return t
