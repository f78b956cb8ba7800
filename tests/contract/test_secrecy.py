"""Nothing hidden reaches a seat: neither through views, questions and legal actions, nor through events, nor words."""
from __future__ import annotations

from cases import CASES, Case, cases, position, positions, step
from hypothesis import given, settings
from hypothesis import strategies as st

from halfshell.core.events import heard
from halfshell.core.playout import playout
from halfshell.core.rng import seeded
from halfshell.core.state import State

some_case = st.sampled_from(CASES)


def seen(case: Case, s: State, seat: int) -> list[object]:
    """All that a seat can look at in a position."""
    game = case.game
    return [game.view(s, seat), game.choice(s, seat), game.seats_asked(s), game.legal_for(s, seat), game.table(s, seat)]


@settings(max_examples=2500)
@given(some_case, st.integers(0, 10**6), st.integers(0, 220), st.integers(0, 10**6))
def test_permuting_what_a_seat_cannot_know_changes_nothing_it_sees(case: Case, seed: int, steps: int, other_seed: int) -> None:
    s = position(case, seed, steps, log=True)
    before = s.digest()
    for seat in range(case.seats):
        world = case.game.resample(s, seat, other_seed)
        assert seen(case, world, seat) == seen(case, s, seat)
    assert s.digest() == before


@settings(max_examples=2500)
@given(some_case, st.integers(0, 10**6), st.integers(0, 220), st.integers(0, 10**6), st.integers(0, 50))
def test_the_same_answer_is_heard_the_same_in_both_worlds(case: Case, seed: int, steps: int, other_seed: int, pick: int) -> None:
    """What a seat sees is the same, so what it hears must be, but for the kinds that say that they reveal. (Events of the
    past cannot be tested by permuting the present.)"""
    s = position(case, seed, steps)
    action = s.actions[pick % len(s.actions)]
    for seat in range(case.seats):
        a, b = s.clone(), case.game.resample(s, seat, other_seed)
        if action not in b.actions:
            continue
        a.log, b.log = [], []
        a.apply_action(action)
        b.apply_action(action)
        assert a.log is not None and b.log is not None
        if case.game.view(a, seat) == case.game.view(b, seat) and [e[0] for e in a.log] == [e[0] for e in b.log]:
            assert told(case, a, seat) == told(case, b, seat)


def told(case: Case, s: State, seat: int) -> list[str]:
    """Sorted, since two cards of one's own may come in either order."""
    assert s.log is not None
    events = zip(heard(s.log, seat), s.log, strict=True)
    return sorted(str((e.name, e.data, case.game.narrate(e))) for e, entry in events if not entry[0].reveals)


@cases
def test_resampling_really_permutes(case: Case) -> None:
    different = sum(case.game.resample(s, n % case.seats, n).digest() != s.digest() for n, s in enumerate(positions(case, decisions=300)))
    assert different > 200


@cases
def test_everybody_hears_the_same_events_with_his_own_eyes(case: Case) -> None:
    hidden, secrets = 0, False
    for s in positions(case, decisions=300, every=20, log=True):
        secrets = secrets or any(entry[0].secret for entry in s.log or [])
        public = heard(s.log, None)
        for seat in range(case.seats):
            mine = heard(s.log, seat)
            assert [e.name for e in mine] == [e.name for e in public]
            for a, b in zip(mine, public, strict=True):
                assert set(b.data) <= set(a.data)
                hidden += set(b.data) != set(a.data)
    assert (hidden > 0) == secrets


@cases
def test_a_view_holds_no_seed_and_no_order_of_a_pile(case: Case) -> None:
    for s in positions(case, decisions=200, every=10):
        for seat in [None, *range(case.seats)]:
            text = str(case.game.view(s, seat))
            assert str(s.seed) not in text
            for name in ("deck", "decks", "draw_pile"):
                pile = case.game.view(s, seat).get(name)
                assert not isinstance(pile, list) or all(isinstance(row, dict) for row in pile), name


@cases
def test_a_resampled_state_plays_on(case: Case) -> None:
    """Search begins in the middle of effects: nothing on the stack may refer to a card that is elsewhere now."""
    rng = seeded(4)
    for n, s in enumerate(positions(case, decisions=1200, every=13)):
        before = s.digest()
        for seat in {n % case.seats, s.current_player()}:
            playout(case.game.resample(s, seat, n), rng, True, 400)
        assert s.digest() == before


@cases
def test_whether_somebody_is_asked_is_public(case: Case) -> None:
    """The seats that are asked are the same in every world that any seat must think possible, after any number of answers
    that are legal in all of them."""
    rng = seeded(6)
    for n, s in enumerate(positions(case, decisions=600, every=5)):
        here = s.clone()
        action = step(here, rng)
        for seat in range(case.seats):
            there = case.game.resample(s, seat, n)
            assert case.game.seats_asked(there) == case.game.seats_asked(s)
            kind = case.game.choice(there, None)
            assert kind == case.game.choice(s, None), action
