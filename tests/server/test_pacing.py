"""When bots answer, and when the room answers for people."""
from __future__ import annotations

import pytest
from rule import rule

from halfshell.core.choice import Choice
from halfshell.server.pacing import Asked, Pacing


def question(*seats: int, secret: bool = False, may_pass: bool = False, jump_in: bool = False, machines: set[int], here: set[int]) -> Asked:
    return Asked(Choice(0, seats, "card", "", "2.1", (), "", secret), jump_in, may_pass, machines, here)


def plan(asked: Asked, pace: float = 1, clock: int = 0) -> list[tuple[float, int, bool]]:
    pacing = Pacing(pace, clock)
    pacing.opens(0, 100)
    first = [tuple(moment) for moment in pacing.moments(asked, 0)]
    pacing.opens(0, 103)
    assert [tuple(moment) for moment in pacing.moments(asked, 0)] == first  # planning again changes nothing
    return [(moment[0] - 100, moment[1], moment[2]) for moment in first]  # type: ignore[misc]


def test_a_bot_takes_about_a_second() -> None:
    (at, seat, bot), = plan(question(1, machines={1}, here={0}))
    assert 0.7 < at < 1.2
    assert (seat, bot) == (1, True)
    (at, _, _), = plan(question(1, machines={1}, here={0}), pace=0)
    assert at == 0


@rule("UNO 9.2")
def test_a_person_has_the_clock_or_for_ever() -> None:
    assert plan(question(0, machines=set(), here={0})) == []
    assert plan(question(0, machines=set(), here=set()), clock=30) == [(30, 0, False)]
    assert plan(question(0, machines=set(), here={0}), clock=30, pace=0) == [(30, 0, False)]


@pytest.mark.parametrize("here", [{0}, {0, 2}])
def test_bots_let_people_be_first_in_a_window(here: set[int]) -> None:
    moments = plan(question(0, 1, 2, secret=True, may_pass=True, machines={1, 2} - here, here=here))
    assert all(2 < at < 5 for at, _, bot in moments if bot)
    assert [(at, bot) for at, seat, bot in moments if seat == 0] == [(6, False)]


def test_bots_do_not_wait_for_who_cannot_be_first() -> None:
    for asked in (question(1, 2, secret=True, may_pass=True, machines={1, 2}, here={0}),
                  question(0, 1, secret=True, may_pass=True, machines={1}, here=set())):
        assert all(at < 1 for at, _, bot in plan(asked) if bot)


def test_people_may_look_at_the_score_before_the_next_round() -> None:
    moments = plan(question(0, 1, secret=True, machines={1}, here={0}))
    assert all(2 < at < 5 and bot for at, _, bot in moments)


@rule("UNO 10.3")
def test_the_time_to_jump_in_is_the_same_for_all() -> None:
    for machines in ({1, 2, 3}, {2}, set[int]()):
        for clock in (0, 30):
            moments = plan(question(1, 2, 3, secret=True, may_pass=True, jump_in=True, machines=machines, here={0, 1}), clock=clock)
            assert sorted(seat for at, seat, bot in moments if not bot and at == 2.5) == [1, 2, 3]
            assert {seat for at, seat, bot in moments if bot and 0.2 < at < 2.4} == machines


def test_with_no_pace_bots_still_come_before_the_end_of_the_window() -> None:
    asked = question(0, 1, secret=True, may_pass=True, jump_in=True, machines={1}, here={0})
    assert [bot for _, _, bot in plan(asked, pace=0)] == [True, False, False]


def test_bots_wait_while_somebody_asks_to_take_back() -> None:
    pacing = Pacing(1, 0)
    pacing.opens(0, 100)
    assert [moment.at for moment in pacing.moments(question(1, machines={1}, here={0}), 115)] == [115]


@rule("ADV J93")
def test_no_bot_decides_for_a_person_of_its_team_while_there_is_time() -> None:
    for here in ({1}, set[int]()):
        asked = question(0, 1, 2, machines={0, 2}, here=here)
        assert plan(asked) == []
        assert plan(asked, clock=30, pace=0) == [(30, 0, True), (30, 2, True), (30, 1, False)]


@rule("ADV J93")
def test_a_team_of_bots_decides_at_once() -> None:
    moments = plan(question(0, 2, machines={0, 2}, here={1}))
    assert sorted(seat for _, seat, _ in moments) == [0, 2] and all(at < 1.2 and bot for at, _, bot in moments)
