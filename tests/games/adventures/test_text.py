"""Every event, question, answer and table line is an English sentence, without an id or a mark of the engine in it."""
from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from halfshell.core.events import Kind, event_for, heard
from halfshell.core.rng import seeded
from halfshell.core.state import State
from halfshell.games.adventures import events
from halfshell.games.adventures.game import GAME

TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {"villain": "krang"}), (2, {"villain": "shredder", "allies": True, "minions": "chosen"}),
    (4, {"villain": "krang", "allies": True, "heroes": "random", "open_hands": True}), (4, {"villain": "shredder", "heroes": "random"}),
    (2, {"mode": "duel"}), (2, {"mode": "duel", "board": "technodrome", "heroes": "random"})]
RAW = re.compile(r"\b[a-z]+-\d|\b[a-z-]+\.[a-z]|_|None|\{(?!p\d\})|  \S|[^.] \.|\b(?:the the|a a)\b|Rocksteady (?:is|has|\w+s) ")
KINDS = {kind.name: kind for kind in vars(events).values() if isinstance(kind, Kind)}


def positions(seats: int, options: dict[str, Any], games: int = 2, every: int = 5) -> Iterator[State]:
    rng = seeded(seats)
    for seed in range(games):
        s = GAME.new(seats, seed, options, [])
        n = 0
        while s.actions:
            if n % every == 0:
                yield s
            n += 1
            quiet = len(s.actions) == 1 or rng.below(5) == 0
            s.apply_action(s.actions[-1 if quiet else rng.below(len(s.actions) - 1)])


def is_a_sentence(text: str) -> bool:
    return re.match(r"[A-Z{\d]", text) is not None and text[-1] in ".!?)" and not RAW.search(text)


tables = pytest.mark.parametrize(("seats", "options"), TABLES)


@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
def test_every_kind_of_event_has_a_sentence(kind: Kind) -> None:
    for seat in (None, 1):
        text = GAME.narrate(event_for(seat, 0, (kind, 1, 1, 1)))
        assert is_a_sentence(text), text


def test_a_hidden_card_is_a_card() -> None:
    entry = (events.DREW, 0, 0, 1)
    assert GAME.narrate(event_for(1, 0, entry)) == "Leonardo draws Katana."
    assert GAME.narrate(event_for(0, 0, entry)) == "Leonardo draws a card."


@tables
def test_events_of_games_are_sentences(seats: int, options: dict[str, Any]) -> None:
    s = list(positions(seats, options, every=10_000))[-1]  # played to its end by then
    for seat in (0, None):
        for event in heard(s.log, seat):
            assert is_a_sentence(GAME.narrate(event)), event


@tables
def test_questions_and_answers_are_plain(seats: int, options: dict[str, Any]) -> None:
    for s in positions(seats, options):
        asked = GAME.seats_asked(s)
        for seat in [None, *range(seats)]:
            choice = GAME.choice(s, seat)
            assert choice is not None
            assert is_a_sentence(choice.prompt), choice.prompt
            assert ("Anyone may answer" in choice.prompt) == (seat in asked and len(asked) > 1)
            texts = [option.text for option in choice.options]
            assert len(set(texts)) == len(texts), texts
            for option in choice.options:
                assert option.text[0].isupper() and not RAW.search(option.text), option.text


@tables
def test_the_table_is_plain(seats: int, options: dict[str, Any]) -> None:
    for s in positions(seats, options, every=25):
        for seat in (None, 0):
            for line in GAME.table(s, seat):
                assert line.strip()[-1] in ".:!" and not RAW.search(line.strip()), line


def answers(s: State, seat: int) -> list[str]:
    choice = GAME.choice(s, seat)
    assert choice is not None
    return [option.text for option in choice.options]


def said(s: State, seat: int | None) -> str:
    choice = GAME.choice(s, seat)
    assert choice is not None
    return choice.prompt


def do(s: State, *keys: str) -> None:
    for key in keys:
        assert GAME.numbers[key] in s.actions, [GAME.keys[a] for a in s.actions]
        s.apply_action(GAME.numbers[key])


def test_a_maneuver_and_an_attack_in_words() -> None:
    """The quiet answer is called by what it leaves out; cards say the number that matters."""
    s = GAME.new(2, 1, {"mode": "duel"})
    assert said(s, 0) == "Choose your hero." and said(s, 1) == "{p0} is choosing a hero."
    assert answers(s, 0)[:2] == ["Leonardo, with Splinter", "Raphael, with Casey Jones"]
    do(s, "hero:raphael", "hero:leonardo")
    assert said(s, 1) == "Raphael is choosing the starting space of Raphael."
    do(s, "space:manhattan-1" if GAME.numbers["space:manhattan-1"] in s.actions else GAME.keys[s.actions[0]])
    while GAME.numbers["maneuver"] not in s.actions:
        s.apply_action(s.actions[0])
    assert said(s, 0) == "Your turn: choose an action (2 left)." and said(s, None) == "Raphael is choosing an action (2 left)."
    do(s, "maneuver")
    assert said(s, 0) == "Discard a card to boost the move of 2?" and answers(s, 0)[-1] == "No boost"
    assert all(re.search(r"\(boost \d\)$", text) for text in answers(s, 0)[:-1])
    do(s, "pass")
    assert answers(s, 0)[-1] == "Done moving"
    do(s, "fighter:raphael")
    assert said(s, 0) == "Move Raphael up to 2 spaces, or stop here." and answers(s, 0)[-1] == "Stop here"
