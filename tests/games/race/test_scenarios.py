"""The scenarios of the race."""
from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from halfshell import games
from halfshell.scenarios.grammar import Entry, load
from halfshell.scenarios.run import run

HERE = Path(__file__).parent / "scenarios"


def found() -> list[Any]:
    """Files and names of their scenarios, read only when they run: the game must be known then."""
    return [pytest.param(file, n, id=f"{file.stem}: {line.partition(': ')[2]}") for file in sorted(HERE.glob("*.yaml"))
            for n, line in enumerate([line for line in file.read_text().splitlines() if line.startswith("- scenario: ")])]


@cache
def entries(file: Path) -> list[Entry]:
    return load(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize(("file", "n"), found())
def test_scenario(file: Path, n: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games.BUILT, "race", "halfshell.games.race.game")
    entry = entries(file)[n]
    assert [f"{file}:{mistake.line}: {mistake}" for mistake in entry.mistakes] == []
    assert entry.scenario is not None
    assert [f"{file}:{failure.line}: {failure.sentence}" for failure in run(entry.scenario)] == []
