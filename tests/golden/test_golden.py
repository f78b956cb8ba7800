"""Readable playthroughs, one a game and kind of table: reviewed as diffs. HALFSHELL_GOLDEN=write makes them anew."""
from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from halfshell.core.events import heard
from halfshell.core.match import Match
from halfshell.core.rng import seeded
from halfshell.core.text import named
from halfshell.games import game

HERE = Path(__file__).parent
NAMES = ["Ana", "Bo", "Cleo", "Dov"]


def playthrough(name: str, seats: int, seed: int, options: dict[str, Any], rows: int) -> str:
    """What a spectator hears, each question and each answer in words, and now and then the table as the first seat sees it."""
    rules = game(name)
    match = Match(rules, seats, seed, options)
    rng = seeded(seed)
    lines: list[str] = []
    told = 0
    while len(match.rows) < rows:
        for event in heard(match.log, None, told):
            lines.append(f"  {event.rule or '-':>4}  {rules.narrate(event)}")
        told = len(match.log)
        if match.state.is_terminal():
            break
        if len(match.rows) % 20 == 0:
            lines += ["", *rules.table(match.state, 0), ""]
        seat = match.state.current_player()
        choice = match.choice(seat)
        assert choice is not None
        quiet = len(choice.options) == 1 or rng.below(6) == 0
        option = choice.options[-1 if quiet else rng.below(len(choice.options) - 1)]
        lines.append(f"{NAMES[seat]}: {choice.prompt} -> {option.text}{f' ({option.note})' if option.note else ''}")
        match.answer(seat, choice.id, option.key)
    lines += ["", *rules.table(match.state, None)]
    return named("\n".join(lines), NAMES) + "\n"


@pytest.mark.parametrize(("file", "name", "seats", "seed", "options", "rows"), [
    ("uno-printed-rules.txt", "uno", 3, 7, {"target": 200}, 260),
    ("uno-house-rules.txt", "uno", 4, 5, {"stacking": True, "seven_zero": True, "jump_in": True, "scoring": "single_round"}, 200),
    ("uno-two-players.txt", "uno", 2, 3, {"scoring": "single_round", "draw_before_scoring": True}, 200),
    ("adventures-shredder.txt", "adventures", 2, 11, {"villain": "shredder"}, 240),
    ("adventures-krang-allies.txt", "adventures", 3, 4, {"villain": "krang", "allies": True, "minions": "chosen"}, 240),
    ("showdown.txt", "showdown", 3, 5, {}, 200),
    ("race-basic.txt", "race", 3, 6, {}, 200),
    ("race-advanced.txt", "race", 2, 4, {"game": "advanced"}, 260),
    ("adventures-duel.txt", "adventures", 2, 6, {"mode": "duel"}, 200)])
def test_playthrough(file: str, name: str, seats: int, seed: int, options: dict[str, Any], rows: int) -> None:
    found = playthrough(name, seats, seed, options, rows)
    path = HERE / file
    if os.environ.get("HALFSHELL_GOLDEN") == "write":
        path.write_text(found)
    assert path.read_text() == found
