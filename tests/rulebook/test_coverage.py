"""tools/rules.py: which rules are proved by tests."""

from __future__ import annotations

import importlib.util
import json
import subprocess
import sys
from pathlib import Path

import pytest

from halfshell.rulebook import PREFIXES, rulebook

TOOL = Path(__file__).resolve().parents[2] / "tools" / "rules.py"

spec = importlib.util.spec_from_file_location("tools_rules", TOOL)
assert spec and spec.loader
rules = importlib.util.module_from_spec(spec)
sys.modules[spec.name] = rules  # dataclasses look their module up
spec.loader.exec_module(rules)

UNO = rulebook("uno")


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout in which UNO alone is built and no test is written."""
    monkeypatch.setattr(rules, "BUILT", {"uno": "halfshell.games.uno.game"})
    (tmp_path / "tests" / "scenarios" / "uno").mkdir(parents=True)
    return tmp_path


def prove_all_but(root: Path, *left_out: str) -> None:
    codes = [UNO.code(number) for number in UNO.rules if number not in left_out]
    (root / "tests" / "test_all.py").write_text(f"pytestmark = rule({', '.join(map(repr, codes))})\ndef test_all(): ...\n")


def test_every_rule_of_a_built_game_needs_a_test(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    prove_all_but(root)
    assert rules.main([], root) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == UNO.title
    assert lines[1].split()[:4] == ["UNO", "1.1", "R", "1"]
    assert lines[-4:] == [
        f"uno: {len(UNO.rules)} rules, {len(UNO.rules)} with a test, 0 without",
        "race: not built yet",
        "showdown: not built yet",
        "adventures: not built yet",
    ]


def test_a_rule_without_a_test_fails(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    prove_all_but(root, "5.6")
    assert rules.main(["--untested"], root) == 1
    _title, untested, total, *_ = capsys.readouterr().out.splitlines()
    assert untested.split()[:4] == ["UNO", "5.6", "R", "-"]
    assert total.endswith(" 1 without")


def test_a_game_in_the_making_is_listed_when_it_is_named(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    prove_all_but(root, "5.6")
    (root / "tests" / "test_race.py").write_text('@rule("RACE 1.1")\ndef test(): ...\n')
    assert rules.main(["race"], root) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[3] for line in lines[1:3]] == ["1", "-"]
    assert " 1 with a test, " in lines[-1]
    assert rules.main(["uno"], root) == 1


def test_an_unknown_game_is_refused(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        rules.main(["unno"], root)
    assert stopped.value.code == 2
    assert "There is no game 'unno'; near it: uno." in capsys.readouterr().err


def test_marks_are_found_wherever_they_stand(root: Path) -> None:
    (root / "tests" / "test_marks.py").write_text(
        """
import pytest
pytestmark = [pytest.mark.slow, rule("UNO 1.1")]

@rule("UNO 1.2", "UNO 1.3", "UNO 1.2")
def test_one(): ...

@pytest.mark.rule("UNO 1.4")
class TestTwo:
    pytestmark = pytest.mark.rule("UNO 1.5")
    @rule("UNO 1.6")
    async def test_a(self): ...
    def test_b(self): ...
    def helper(self): ...

@pytest.mark.parametrize("n", [pytest.param(1, marks=rule("UNO 1.7", "ADV J20", "ADV-J20", "ADV-C35"))])
def test_three(n): ...

@rule("UNO 2.1")
def helper(): ...

@rule("UNO 2.2")
class Helper:
    def test_never_runs(self): ...

TEXT = '@rule("UNO 2.3")'
# @rule("UNO 2.4")
"""
    )
    one, a, b, three = (f"tests/test_marks.py::{name}" for name in ("test_one", "TestTwo::test_a", "TestTwo::test_b", "test_three"))
    found = rules.collect(root)
    assert not found.errors
    assert found.tests == {
        "UNO 1.1": [one, a, b, three],
        "UNO 1.2": [one],
        "UNO 1.3": [one],
        "UNO 1.4": [a, b],
        "UNO 1.5": [a, b],
        "UNO 1.6": [a],
        "UNO 1.7": [three],
        "ADV J20": [three],
        "ADV C35": [three],
    }


def test_scenarios_are_found(root: Path) -> None:
    (root / "tests" / "scenarios" / "uno" / "challenge.yaml").write_text(
        """
- name: honest
  rules: [UNO 5.6, 'UNO 11.4']  # both
- rules: [ "UNO 5.6" ]
  name: bluff
# rules: [UNO 1.1]
- name: no rules at all
  rules: []
"""
    )
    place = "tests/scenarios/uno/challenge.yaml"
    found = rules.collect(root)
    assert not found.errors
    assert found.tests == {"UNO 5.6": [f"{place}:3", f"{place}:4"], "UNO 11.4": [f"{place}:3"]}


@pytest.mark.parametrize(
    ("name", "text", "message"),
    [
        ("test_a.py", '\n@rule("UNO 1.1", "UNO 5.60")\ndef test(): ...\n', "tests/test_a.py:2: UNO has no rule 5.60; near it: 5.6"),
        ("test_a.py", 'pytestmark = rule("ONU 1.1")\n', "tests/test_a.py:1: 'ONU 1.1' is no rule"),
        ("test_a.py", '@rule("UNO 99.1")\ndef helper(): ...\n', "tests/test_a.py:1: UNO has no rule 99.1"),
        ("test_a.py", "@rule(*ALL)\ndef test(): ...\n", "tests/test_a.py:1: write each rule as a plain string"),
        ("test_a.py", "\ndef test(:\n", "tests/test_a.py:2: "),
        ("scenarios/a.yaml", "- name: a\n  rules: [RACE 99.1]\n", "tests/scenarios/a.yaml:2: RACE has no rule 99.1"),
        ("scenarios/a.yaml", "- rules:\n    - UNO 1.1\n", "tests/scenarios/a.yaml:1: write the rules on one line"),
        ("scenarios/a.yaml", "- rules: [UNO 1.1,\n    UNO 1.2]\n", "tests/scenarios/a.yaml:1: write the rules on one line"),
    ],
)
def test_a_faulty_test_is_an_error(root: Path, capsys: pytest.CaptureFixture[str], name: str, text: str, message: str) -> None:
    prove_all_but(root)
    (root / "tests" / name).write_text(text)
    assert rules.main([], root) == 1
    assert capsys.readouterr().err.startswith(message)


def test_json_names_the_tests(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    prove_all_but(root, "5.6")
    assert rules.main(["--json"], root) == 1
    data = json.loads(capsys.readouterr().out)
    assert data["errors"] == []
    assert [(game, entry["built"]) for game, entry in data["games"].items()] == [(game, game == "uno") for game in PREFIXES]
    assert data["games"]["uno"]["rules"]["UNO 5.5"] == ["tests/test_all.py::test_all"]
    assert data["games"]["uno"]["rules"]["UNO 5.6"] == []
    assert rules.main(["uno", "--json", "--untested"], root) == 1
    assert list(json.loads(capsys.readouterr().out)["games"]["uno"]["rules"]) == ["UNO 5.6"]


def test_it_runs_with_a_bare_python() -> None:
    run = subprocess.run([sys.executable, "-I", "-S", str(TOOL), "--help"], capture_output=True, text=True, check=True)
    assert "--untested" in run.stdout
