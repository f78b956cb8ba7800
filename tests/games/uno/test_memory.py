"""9.1 What was shown of a hand is known until it leaves it; a search may count on it, and on nothing else."""
from __future__ import annotations

from collections import Counter

from cases import step
from hypothesis import given, settings
from hypothesis import strategies as st
from rule import rule

from halfshell.core.match import Match
from halfshell.core.rng import seeded
from halfshell.games.uno import memory
from halfshell.games.uno.cards import NAMES
from halfshell.games.uno.game import GAME
from halfshell.games.uno.state import Uno


def table(hands: dict[str, list[str]], top: str = "R1", **options: object) -> Match:
    match = Match(GAME, len(hands), 1, options)
    match.state = GAME.position(len(hands), match.options, {"top": top, "hands": hands})
    match.state.log = match.log
    return match


def play(match: Match, seat: int, *keys: str) -> None:
    for key in keys:
        match.answer(seat, match.question, key)


def known(match: Match, seat: int, owner: int) -> list[str]:
    found: list[str] = GAME.view(match.state, seat)["players"][owner]["known"]
    return found


@rule("UNO 9.1", "UNO 6.3")
def test_a_hand_shown_to_all_is_known_until_it_is_played() -> None:
    match = table({"p0": ["SW", "R2", "R3"], "p1": ["B1", "O1", "P1", "R5", "R5"], "p2": ["B2", "B3", "B4"]})
    play(match, 0, "play:SW(R)")
    assert known(match, 0, 1) == known(match, 2, 1) == ["B1", "O1", "P1", "R5", "R5"] and known(match, 1, 0) == []
    play(match, 1, "play:R5")
    assert known(match, 2, 1) == ["B1", "O1", "P1", "R5"]


@rule("UNO 9.1", "UNO 5.5")
def test_a_challenged_hand_is_known_to_the_challenger_alone() -> None:
    match = table({"p0": ["+4", "R2", "O3"], "p1": ["B1", "O1", "P1"], "p2": ["B2", "B3", "B4"]})
    play(match, 0, "play:+4(B)")
    play(match, 1, "challenge")
    assert known(match, 1, 0) == ["O3", "R2"] and known(match, 2, 0) == []
    world = GAME.resample(match.state, 1, 5)
    assert {NAMES.index("O3"), NAMES.index("R2")} <= set(world.hands[0])
    elsewhere = {tuple(sorted(GAME.resample(match.state, 2, n).hands[0])) for n in range(20)}
    assert len(elsewhere) > 15


@rule("UNO 9.1", "UNO 10.4")
def test_whoever_passes_a_hand_on_knows_it() -> None:
    match = table({"p0": ["R7", "B1", "B2"], "p1": ["O1", "O2", "O3"], "p2": ["P1", "P2", "P3"]}, seven_zero=True)
    play(match, 0, "play:R7", "player:2")
    assert known(match, 0, 2) == ["B1", "B2"] and known(match, 2, 0) == ["P1", "P2", "P3"] and known(match, 1, 0) == []
    match = table({"p0": ["R0", "B1", "B2"], "p1": ["O1", "O2", "O3"], "p2": ["P1", "P2", "P3"]}, seven_zero=True)
    play(match, 0, "play:R0")
    assert [known(match, 0, 1), known(match, 1, 2), known(match, 2, 0)] == [["B1", "B2"], ["O1", "O2", "O3"], ["P1", "P2", "P3"]]


@rule("UNO 9.1")
@settings(max_examples=150)
@given(st.integers(2, 6), st.integers(0, 10**6), st.booleans())
def test_what_is_known_is_true(seats: int, seed: int, swaps: bool) -> None:
    """Nobody ever believes in a card that is not in the hand; and nobody's knowledge is of his own hand only."""
    rng = seeded(seed)
    s: Uno = GAME.new(seats, seed, {"seven_zero": swaps, "scoring": "single_round"})
    for _ in range(200):
        if s.is_terminal():
            return
        for owner in range(seats):
            for seat in range(seats):
                if seat != owner:
                    assert Counter(memory.known(s, seat, owner)) <= Counter(s.hands[owner])
        step(s, rng)
