"""The deck, the names of actions, and that no card is ever lost."""
from __future__ import annotations

from collections import Counter

import pytest
from cases import some_options, step
from hypothesis import given, settings
from hypothesis import strategies as st
from rule import rule

from halfshell.core.rng import seeded
from halfshell.games.uno import cards
from halfshell.games.uno.game import GAME
from halfshell.games.uno.state import Uno


@rule("UNO 1.1")
def test_the_deck() -> None:
    assert len(cards.FULL_DECK) == 112
    count = Counter(cards.NAMES[c] for c in cards.FULL_DECK)
    for color in "BOPR":
        assert count[f"{color}0"] == 1 and all(count[f"{color}{n}"] == 2 for n in range(1, 10))
        assert all(count[color + symbol] == 2 for symbol in ("+2", "-rev", "-skip"))
    assert all(count[wild] == 4 for wild in ("W", "+4", "SW"))
    assert sum(n for name, n in count.items() if name[0] == "B") == 25


@rule("UNO 8.3")
def test_points() -> None:
    assert cards.points([
        cards.NAMES.index(n) for n in ("B0", "O7", "P9", "R+2", "B-skip", "O-rev", "W", "+4", "SW")]) == 0 + 7 + 9 + 3 * 20 + 3 * 50


@rule("UNO 1.1")
def test_an_action_is_named_by_the_face() -> None:
    """Keys are what records and links hold: a change of one is a change of the rules' version."""
    assert len(cards.KEYS) == len(set(cards.KEYS)) == 18 + 2 * 67 and cards.KEYS[0] == "pass"
    for key, action in GAME.numbers.items():
        if key.startswith("play:"):
            name, _, call = key[5:].partition("+uno")
            plain, _, color = name.partition("(")
            assert cards.NAMES[cards.CARD[action]] == plain and not call
            assert (action >= cards.FIRST_PLAY + cards.UNO) == key.endswith("+uno")
            expected = color[0] if color else plain[0] if cards.CARD[action] < cards.WILD else ""
            assert expected == ("" if cards.COLOR[action] == cards.COLORLESS else cards.COLORS[cards.COLOR[action]])


@pytest.mark.parametrize(("card", "top", "color", "fits"), [
    ("R5", "R7", "R", True), ("R5", "B5", "B", True), ("R-skip", "B-skip", "B", True), ("R5", "B7", "B", False), ("R5", "W", "R", True),
    ("R5", "W", "B", False), ("W", "B7", "B", True), ("SW", "+4", "P", True), ("+4", "O0", "O", True), ("R+2", "+4", "B", False)])
@rule("UNO 2.1", "UNO 2.2", "UNO 4.1", "UNO 6.1")
def test_what_fits(card: str, top: str, color: str, fits: bool) -> None:
    assert cards.fits(cards.NAMES.index(card), cards.NAMES.index(top), cards.COLORS.index(color)) is fits


def everything(s: Uno) -> list[int]:
    suspended = [] if s.drawn == cards.NONE else [s.drawn]
    return sorted([*s.deck, *s.pile, *suspended, *[card for hand in s.hands for card in hand]])


@rule("UNO 2.7", "UNO 8.5")
@settings(max_examples=60)
@given(st.integers(2, 10), st.integers(0, 10**6))
def test_112_cards_at_any_time_under_any_options(seats: int, seed: int) -> None:
    rng = seeded(seed)
    s = GAME.new(seats, seed, some_options(GAME, rng))
    for _ in range(400):
        if s.is_terminal():
            break
        assert everything(s) == sorted(cards.FULL_DECK)
        step(s, rng)
    assert everything(s) == sorted(cards.FULL_DECK)


@rule("UNO 1.3", "UNO 1.7")
def test_the_dealer_is_random_or_the_first_seat() -> None:
    assert {GAME.new(4, seed, {}).dealer for seed in range(40)} == {0, 1, 2, 3}
    for seed in range(10):
        s = GAME.new(4, seed, {"dealer": "first_seat"})
        assert (s.dealer, s.player, s.direction) == (0, 1, 1)


@rule("UNO 1.5", "UNO 1.6")
def test_a_number_always_starts() -> None:
    ignored = 0
    for seed in range(200):
        s = GAME.new(3, seed, {})
        assert s.pile[-1] < cards.WILD and s.pile[-1] % 13 < 10
        assert all(card >= cards.WILD or card % 13 >= 10 for card in s.pile[:-1])
        ignored += len(s.pile) > 1
        assert len(GAME.new(3, seed, {"ignored_starters": "back_and_shuffle"}).pile) == 1
    assert ignored > 20


def test_two_shuffles_differ() -> None:
    hands = {tuple(GAME.new(2, seed, {}).hands[0]) for seed in range(50)}
    assert len(hands) == 50
