"""Every scenario of this folder and of the manual is a test."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Any

import pytest

from halfshell.scenarios import run_files
from halfshell.scenarios.grammar import Entry, load
from halfshell.scenarios.report import files
from halfshell.scenarios.run import run

HERE = Path(__file__).parent
MANUAL = HERE.parents[1] / "docs" / "scenarios.md"


def entries() -> list[Any]:
    return [
        pytest.param(file, entry, id=f"{file.parent.name}/{file.stem}: {entry.name}")
        for file in files(HERE)
        for entry in load(file.read_text(encoding="utf-8"))
    ]


@pytest.mark.parametrize(("file", "entry"), entries())
def test_scenario(file: Path, entry: Entry) -> None:
    assert [f"{file}:{mistake.line}: {mistake}" for mistake in entry.mistakes] == []
    assert entry.scenario is not None
    assert [f"{file}:{failure.line}: {failure.sentence}" for failure in run(entry.scenario)] == []


def test_the_examples_of_the_manual(tmp_path: Path) -> None:
    examples = re.findall(r"```yaml\n(.*?)```", MANUAL.read_text(encoding="utf-8"), re.DOTALL)
    for number, example in enumerate(examples):
        (tmp_path / f"{number}.yaml").write_text(example, encoding="utf-8")
    out = io.StringIO()
    assert len(examples) > 1
    assert run_files([tmp_path], out) == 0, out.getvalue()
