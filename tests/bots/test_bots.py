"""Every bot plays by its own view alone; the sensible one of UNO does what a sensible player does."""
from __future__ import annotations

from typing import Any

import pytest
from cases import CASES, NAMES, Case, position
from hypothesis import given, settings
from hypothesis import strategies as st

from halfshell.bots import BOTS, Situation, UnknownBot, bots, make
from halfshell.core.state import State
from halfshell.games.uno.game import GAME
from halfshell.sim.report import report
from halfshell.sim.selfplay import Plan, selfplay

PLAYABLE = [case for case in CASES if case.game.name in BOTS]
CANONICAL = [case for case in CASES if case.game.name in ("adventures", "showdown", "race")]  # their bots look into the imagined world


@settings(max_examples=1500)
@given(st.sampled_from(PLAYABLE), st.integers(0, 10**6), st.integers(0, 200), st.integers(0, 10**6))
def test_a_bot_answers_by_what_its_seat_knows(case: Case, seed: int, steps: int, other: int) -> None:
    s = position(case, seed, steps)
    seat = s.current_player()
    for kind in bots(case.game.name):
        here = make(case.game.name, kind.name, 7).choose(Situation(case.game, s, seat))
        there = make(case.game.name, kind.name, 7).choose(Situation(case.game, case.game.resample(s, seat, other), seat))
        assert here == there and here in s.actions


@settings(max_examples=150)
@given(st.sampled_from(CANONICAL), st.integers(0, 10**6), st.integers(0, 250), st.integers(0, 10**6))
def test_an_imagined_world_depends_on_what_the_seat_knows_alone(case: Case, seed: int, steps: int, other: int) -> None:
    s = position(case, seed, steps)
    seat = s.current_player()
    there = case.game.resample(s, seat, other)
    assert Situation(case.game, s, seat).imagine(5).digest() == Situation(case.game, there, seat).imagine(5).digest()


@pytest.mark.parametrize("case", PLAYABLE[::2], ids=NAMES[:len(PLAYABLE):2])
def test_bots_think_about_worlds_of_their_own(case: Case) -> None:
    s = position(case, 4, 30)
    seat = s.current_player()
    before = s.digest()
    at = Situation(case.game, s, seat)
    world = at.imagine(5)
    assert world.actions == s.actions and world.current_player() == seat and world.log is None
    world.apply_action(world.actions[0])
    assert s.digest() == before


def test_unknown_bots_are_told() -> None:
    with pytest.raises(UnknownBot, match="did you mean greedy"):
        make("uno", "greedi", 1)


def test_greedy_beats_random() -> None:
    plan = Plan("uno", ("greedy", "random", "random", "random"), 300, 5, {"scoring": "single_round"})
    assert report(plan, selfplay(plan))["wins"][0] > 300 * 0.6


# --- sensible behavior, position by position ---------------------------------------------------------------------------


def greedy(given: dict[str, Any], *keys: str, players: int = 3, seat: int | None = None, **options: Any) -> str:
    """What the greedy bot answers, after these answers of whoever was asked."""
    s: State = GAME.position(players, options, given)
    for key in keys:
        s.apply_action(GAME.numbers[key])
    who = s.current_player() if seat is None else seat
    return GAME.keys[make("uno", "greedy", 1).choose(Situation(GAME, s, who))]


def test_it_keeps_its_wilds_while_a_color_fits() -> None:
    assert greedy({"top": "R5", "hands": {"p0": ["R1", "W", "B2", "B3"]}}) == "play:R1"


def test_it_names_the_color_that_it_holds() -> None:
    assert greedy({"top": "R5", "hands": {"p0": ["W", "P1", "P2", "B3"]}}) == "play:W(P)"


def test_it_calls_uno_with_the_play() -> None:
    assert greedy({"top": "R5", "hands": {"p0": ["R1", "B2"]}}) == "play:R1+uno"


def test_it_catches_and_calls() -> None:
    given = {"top": "R5", "hands": {"p0": ["R1", "B2"], "p1": ["O1", "O2"], "p2": ["P1", "P2"]}}
    assert greedy(given, "play:R1", seat=0) == "uno" and greedy(given, "play:R1", seat=1) == "catch"


def test_it_does_not_bluff() -> None:
    assert greedy({"top": "R5", "hands": {"p0": ["+4", "R1", "R2"]}}) in ("play:R1", "play:R2")


def test_it_challenges_a_full_hand_and_not_a_small_one() -> None:
    many = {"top": "R5", "hands": {"p0": ["+4", *["B1", "B2", "B3", "B4", "O1", "O2", "O3", "O4", "P1", "P2", "P3", "P4"]]}}
    few = {"top": "R5", "hands": {"p0": ["+4", "B1"]}}
    assert greedy(many, "play:+4(B)") == "challenge" and greedy(few, "play:+4(B)+uno") == "accept"


def test_it_goes_out_when_it_can() -> None:
    assert greedy({"top": "R5", "hands": {"p0": ["R1"]}}) == "play:R1"


def test_it_swaps_for_the_smallest_hand() -> None:
    given = {"top": "R5", "hands": {"p0": ["R7", "B1", "B2", "B3"], "p1": ["O1", "O2", "O3"], "p2": ["P1"]}}
    assert greedy(given, "play:R7", seven_zero=True) == "player:2"


def test_it_stacks() -> None:
    given = {"top": "R5", "hands": {"p0": ["R+2", "B1", "B2"], "p1": ["B+2", "O1", "O2"]}}
    assert greedy(given, "play:R+2", stacking=True) == "play:B+2"


def test_it_jumps_in() -> None:
    given = {"top": "R5", "hands": {"p0": ["R1", "B1", "B2"], "p1": ["O1", "O2"], "p2": ["R1", "P1", "P2"]}}
    assert greedy(given, "play:R1", seat=2, jump_in=True) == "play:R1"


def test_it_stops_a_player_who_is_about_to_go_out() -> None:
    given = {"top": "R5", "hands": {"p0": ["R9", "R-skip", "B1", "B2"], "p1": ["O1"], "p2": ["P1", "P2", "P3", "P4"]}}
    assert greedy(given) == "play:R-skip"


def test_it_sheds_points_when_somebody_is_about_to_go_out() -> None:
    calm = {"top": "R5", "hands": {"p0": ["R9", "R1", "B1", "B2"], "p2": ["P1", "P2"]}}
    assert greedy(calm) == "play:R9"
    assert greedy({"top": "R5", "hands": {"p0": ["W", "B9", "O3"], "p2": ["P1", "P2"]}}) in ("play:W(B)", "play:W(O)")


def test_it_bluffs_only_to_pass_a_stack_on() -> None:
    given = {"top": "R5", "hands": {"p0": ["+4", "B1", "B2"], "p1": ["+4", "B3", "B4"]}}
    assert greedy(given, "play:+4(B)", stacking=True).startswith("play:+4")


def test_it_plays_on_between_rounds() -> None:
    given = {"top": "R5", "hands": {"p0": ["R1"], "p1": ["B1"]}}
    assert greedy(given, "play:R1", players=2) == "next_round"
