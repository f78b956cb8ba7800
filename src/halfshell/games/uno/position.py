"""A position of UNO in words: `facts` writes it, `set_up` reads it. Names are those of the rules page and of the cards."""
from __future__ import annotations

from typing import Any, Final

from halfshell.core.game import BadPosition

from .cards import COLOR_WORDS, COLORLESS, COLORS, FULL_DECK, NAMES, NONE, color_of, face
from .state import Uno

CLOCKWISE: Final = {1: "clockwise", -1: "counterclockwise"}


def seat_name(seat: int) -> str:
    return f"p{seat}"


def facts(s: Uno) -> dict[str, Any]:
    """Everything, secrets included. The draw pile begins with the next card; the discard pile ends with the top card."""
    return {
        "turn": seat_name(s.player),
        "dealer": seat_name(s.dealer),
        "round": s.round,
        "direction": CLOCKWISE[s.direction],
        "color": "none" if s.color == COLORLESS else COLOR_WORDS[s.color],
        "top": face(s.pile[-1], s.color),
        "hands": {seat_name(seat): [NAMES[c] for c in sorted(hand)] for seat, hand in enumerate(s.hands)},
        "drawn": NAMES[s.drawn] if s.drawn != NONE else "none",
        "draw_pile": [NAMES[c] for c in reversed(s.deck)],
        "discard_pile": [NAMES[c] for c in s.pile],
        "owed": s.owed,
        "scores": {seat_name(seat): score for seat, score in enumerate(s.scores)},
        "winner": "none" if s.winner == NONE else seat_name(s.winner)}


# --- reading -----------------------------------------------------------------------------------------------------------

GIVEN: Final = ("turn", "dealer", "direction", "color", "top", "hands", "draw_pile", "discard_pile", "scores")


def set_up(s: Uno, given: dict[str, Any]) -> None:
    """Change a fresh game into the position given, at the start of the turn of `turn` (p0). `discard_pile`: from the bottom,
    its last card is the top; `top` alone will do. `draw_pile`: the next cards in order; all other cards come after
    them in any order, unless the list ends with `end`. Raises BadPosition."""
    for key in given:
        if key not in GIVEN:
            raise BadPosition(key, f"a position has no {key}; it has {', '.join(GIVEN)}")
    left = FULL_DECK[:]
    hands = given.get("hands", {})
    if not isinstance(hands, dict):
        raise BadPosition("hands", "hands is a list of cards for each player: {p0: [R5, W], p1: [B1, B2]}")
    by_seat = {seat_of(s, "hands", name): cards_of(left, "hands", cards) for name, cards in hands.items()}
    pile = given.get("discard_pile", [])
    top = str(given.get("top", pile[-1] if isinstance(pile, list) and pile else "R5"))
    if "top" in given and "discard_pile" in given:
        raise BadPosition("top", "give either top or discard_pile: the last card of the discard pile is the top card")
    s.pile = cards_of(left, "discard_pile" if pile else "top", pile if pile else [top])
    s.color = color_given(given, top, s.pile[-1])
    coming = given.get("draw_pile", [])
    if not isinstance(coming, list):
        raise BadPosition("draw_pile", "draw_pile is a list of cards, the next one first")
    ends = bool(coming) and str(coming[-1]) == "end"
    following = cards_of(left, "draw_pile", coming[:-1] if ends else coming)
    for seat in range(s.seats):
        s.hands[seat] = by_seat[seat] if seat in by_seat else [left.pop(0) for _ in range(7)]
    s.shuffle(left)
    s.deck = ([] if ends else left) + following[::-1]
    s.player = seat_of(s, "turn", given.get("turn", "p0"))
    s.dealer = seat_of(s, "dealer", given.get("dealer", seat_name((s.player - 1) % s.seats)))
    direction = str(given.get("direction", "clockwise"))
    if direction not in CLOCKWISE.values():
        raise BadPosition("direction", f"direction is clockwise or counterclockwise, not {direction}")
    s.direction = 1 if direction == "clockwise" else -1
    scores = given.get("scores", {})
    if not isinstance(scores, dict):
        raise BadPosition("scores", "scores is a number for each player: {p0: 120, p1: 45}")
    for name, score in scores.items():
        if not str(score).isdecimal():
            raise BadPosition("scores", f"a score is a whole number, not {score}")
        s.scores[seat_of(s, "scores", name)] = int(str(score))
    s.ask_again()


def seat_of(s: Uno, key: str, name: object) -> int:
    for seat in range(s.seats):
        if str(name) == seat_name(seat):
            return seat
    raise BadPosition(key, f"no player is called {name}; there are p0 to p{s.seats - 1}")


def card_of(key: str, name: object) -> int:
    """`R5`, `O-skip`, `W`, `W(P)`; the rulebook also calls orange yellow, so `Y5` is `O5`."""
    plain = str(name).partition("(")[0]
    if plain[:1] == "Y":
        plain = "O" + plain[1:]
    if plain not in NAMES:
        raise BadPosition(key, f"no card is called {name}; cards are called like R5, O-skip, P-rev, B+2, W, +4, SW")
    return NAMES.index(plain)


def cards_of(left: list[int], key: str, names: Any) -> list[int]:
    """Take the cards named out of those that are left of the deck."""
    if not isinstance(names, list):
        raise BadPosition(key, f"a list of cards is wanted, like [R5, W], not {names}")
    found: list[int] = []
    for name in names:
        card = card_of(key, name)
        if card not in left:
            raise BadPosition(key, f"the deck has no further {NAMES[card]}: it has only {FULL_DECK.count(card)}")
        left.remove(card)
        found.append(card)
    return found


def color_given(given: dict[str, Any], top: str, card: int) -> int:
    """The color of the top card, or the one declared with it: `W(P)`, or `color: purple`."""
    declared = str(given.get("color", ""))
    declared = "orange" if declared == "yellow" else declared
    if declared and declared not in COLOR_WORDS:
        raise BadPosition("color", f"color is {', '.join(COLOR_WORDS)}, not {declared}")
    if color_of(card) < 4:
        if declared and COLOR_WORDS.index(declared) != color_of(card):
            raise BadPosition("color", f"{top} on top makes the color {COLOR_WORDS[color_of(card)]}")
        return color_of(card)
    letter = top.partition("(")[2][:1].replace("Y", "O")
    if letter and letter in COLORS:
        return COLORS.index(letter)
    if declared:
        return COLOR_WORDS.index(declared)
    raise BadPosition("top", f"a wild on top needs its color: {top}(P), or color: purple")
