"""A clone shares nothing that changes; a saved state goes on as the original would."""
from __future__ import annotations

import inspect
import json
from collections.abc import Iterator
from typing import Any

from cases import Case, cases, positions, step

from halfshell.core.rng import seeded
from halfshell.core.state import State


def changed(value: Any) -> Iterator[Any]:
    """Other values of a field, each from changing the old one in place where that is possible."""
    if isinstance(value, int):
        yield value + 1
        return
    value.append(99)
    yield value
    for i, x in enumerate(value):
        if isinstance(x, list):
            x.append(99)
        else:
            value[i] = x + 1
        yield value


@cases
def test_a_clone_shares_nothing_that_changes(case: Case) -> None:
    for s in positions(case, decisions=400, every=7):
        before = s.digest()
        assert s.clone().digest() == before
        for name in s.CORE + s.FIELDS:
            copy = s.clone()
            for value in changed(getattr(copy, name)):
                setattr(copy, name, value)
                assert json.dumps(getattr(copy, name)) != json.dumps(getattr(s, name)), name
            assert s.digest() == before, name
        actions = s.actions[:]
        copy = s.clone()
        copy.apply_action(copy.actions[0])
        assert s.digest() == before and s.actions == actions


@cases
def test_data_is_a_copy_too(case: Case) -> None:
    for s in positions(case, decisions=100, every=9):
        before = s.digest()
        data = s.to_data()
        for name in s.CORE + s.FIELDS:
            for _ in changed(data[name]) if name != "stack" else ():
                pass
        assert s.digest() == before


@cases
def test_the_field_list_is_complete(case: Case) -> None:
    s = case.new(1)
    owned: set[str] = set()
    for cls in type(s).__mro__:
        owned |= set(getattr(cls, "__mypyc_attrs__", ())) | set(inspect.get_annotations(cls))
    rest = owned - set(s.CORE + s.FIELDS) - {"__dict__", "CORE", "FIELDS"}
    assert rest <= {"actions", "log", "options", "effects"}, rest


@cases
def test_saving_and_loading_in_the_middle_of_anything(case: Case) -> None:
    for n, s in enumerate(positions(case, decisions=3000)):
        data = json.loads(json.dumps(s.to_data()))
        loaded = case.game.from_data(case.seats, case.options, data)
        assert loaded.digest() == s.digest() and loaded.actions == s.actions
        follow(s.clone(), loaded, n)


def follow(a: State, b: State, seed: int) -> None:
    """The same answers have the same consequences."""
    rng = seeded(seed)
    for _ in range(3):
        if a.actions:
            action = step(a, rng)
            b.apply_action(action)
            assert a.digest() == b.digest() and a.actions == b.actions


@cases
def test_listening_changes_nothing(case: Case) -> None:
    for s in positions(case, decisions=300, every=10):
        silent, loud = s.clone(), s.clone()
        loud.log = []
        follow_aloud(silent, loud)
        assert silent.digest() == loud.digest()


def follow_aloud(silent: State, loud: State) -> None:
    for _ in range(5):
        if silent.actions:
            action = silent.actions[0]
            silent.apply_action(action)
            loud.apply_action(action)
