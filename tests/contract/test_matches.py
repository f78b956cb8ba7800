"""A match is its answers: replay, questions put to several, sending twice, taking back, fresh luck."""
from __future__ import annotations

import json

import pytest
from cases import CASES, NAMES, Case, cases

from halfshell.core.choice import Refused
from halfshell.core.events import heard
from halfshell.core.match import BadRecord, Match, replay
from halfshell.core.rng import Rng, seeded


def answer_somehow(m: Match, rng: Rng, luck: bool = False) -> int:
    asked = m.game.seats_asked(m.state)
    seat = asked[rng.below(len(asked))]
    choice = m.choice(seat)
    assert choice is not None and seat in choice.seats and choice.default == choice.options[-1].key
    option = choice.options[rng.below(len(choice.options))]
    m.answer(seat, choice.id, option.key, rng.below(1 << 30) if luck else None)
    return seat


@cases
def test_replay_equals_the_original_digest_by_digest(case: Case) -> None:
    rng = seeded(5)
    m = case.match(11)
    digests = [m.state.digest()]
    while m.state.actions and len(m.rows) < 300:
        answer_somehow(m, rng, luck=len(m.rows) % 3 == 0)
        digests.append(m.state.digest())
    record = json.loads(json.dumps(m.record()))
    again = replay(case.game, record)
    assert again.state.digest() == digests[-1] and again.rows == m.rows and again.question == m.question
    assert heard(again.log, None) == heard(m.log, None)
    followed = case.match(11)
    for row, digest in zip(m.rows, digests[1:], strict=True):
        followed.give(row)
        assert followed.state.digest() == digest


@cases
def test_taking_back(case: Case) -> None:
    """Undo brings the very position back, never crosses what was revealed or rolled, and is itself part of the record."""
    rng = seeded(8)
    taken_back = 0
    for seed in range(12):
        m = case.match(seed)
        before = [m.state.digest()]  # before each row
        while m.state.actions and len(m.rows) < 120:
            floor = len(m.log)
            seed_before = m.state.seed
            seat = answer_somehow(m, rng)
            before.append(m.state.digest())
            told = m.log[floor:]
            if m.state.is_terminal():
                break
            if any(entry[0].enlightens for entry in told) or m.state.seed != seed_before:
                assert all(m.undo_to(other) is None for other in range(case.seats))
            elif rng.below(3) == 0:
                row = m.undo_to(seat)
                assert row is not None and m.rows[row].seat == seat
                stale = m.question
                m.undo(seat)
                taken_back += 1
                assert m.state.digest() == before[row] and heard(m.log, None)[-1].name == "took_back"
                with pytest.raises(Refused):
                    m.answer(seat, stale, "no such key")
                before.append(m.state.digest())
        assert replay(case.game, json.loads(json.dumps(m.record()))).state.digest() == m.state.digest()
    assert taken_back > 5


@cases
def test_an_answer_names_its_question(case: Case) -> None:
    """Twice is harmless, late is refused; a question put to several keeps its number until all have answered."""
    rng = seeded(2)
    m = case.match(3)
    together = 0
    while m.state.actions and len(m.rows) < 150:
        question, asked = m.question, m.game.seats_asked(m.state)
        seat = answer_somehow(m, rng)
        before, rows = m.state.digest(), len(m.rows)
        m.answer(seat, question, m.rows[-1].key)
        assert m.state.digest() == before and len(m.rows) == rows
        if m.question == question:
            together += 1
            assert set(m.game.seats_asked(m.state)) == set(asked) - {seat}
        elif m.state.actions:
            choice = m.choice(m.state.current_player())
            assert choice is not None
            other = next(o.key for o in choice.options)
            if not m.has(choice.seats[0], question, other):
                with pytest.raises(Refused, match="closed"):
                    m.answer(choice.seats[0], question, other)
    if case.game.name == "fight":
        assert together > 3


@pytest.mark.parametrize("case", CASES[::4], ids=NAMES[::4])
def test_fresh_luck_decides_what_is_still_to_come(case: Case) -> None:
    """Two tables with the same seed and answers, and other luck, do not stay the same."""
    ends = set()
    for luck in range(3):
        m = case.match(1)
        rng = seeded(4)
        while m.state.actions and len(m.rows) < 60:
            choice = m.choice(m.state.current_player())
            assert choice is not None
            m.answer(choice.seats[0] if m.state.current_player() not in choice.seats else m.state.current_player(), choice.id,
                     choice.options[rng.below(len(choice.options))].key, luck * 1000 + len(m.rows))
        ends.add(m.state.digest())
    assert len(ends) > 1


@cases
def test_bad_records_are_refused_in_words(case: Case) -> None:
    m = case.match(2)
    answer_somehow(m, seeded(1))
    good = m.record()
    for bad, words in [({**good, "version": 0}, "version 0"), ({**good, "answers": [[0, 0, "no such key"]]}, "answer 0"),
                       ({**good, "seats": 99}, "no record"), ({k: v for k, v in good.items() if k != "seed"}, "no record"),
                       ({**good, "options": {"nonsense": 1}}, "nonsense")]:
        with pytest.raises(BadRecord, match=words):
            replay(case.game, bad)
