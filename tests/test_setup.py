"""The set-up itself: dev.py, the package, and the services that other tests lean on."""

from __future__ import annotations

import importlib.metadata
import subprocess
import sys
from pathlib import Path

import psycopg
import pytest

import halfshell

ROOT = Path(__file__).resolve().parents[1]


@pytest.mark.parametrize(("word", "code"), [("dance", 2), ("--help", 0)])
def test_dev_says_in_one_line_what_it_can_do(word: str, code: int) -> None:
    done = subprocess.run([sys.executable, "dev.py", word], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == code
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert all(word in done.stderr for word in ("play", "test", "rules"))


def test_a_failing_installation_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "dev.py").write_bytes((ROOT / "dev.py").read_bytes())
    uv = tmp_path / ".tools/bin/uv"
    uv.parent.mkdir(parents=True)
    uv.write_text("#!/bin/sh\necho 'error: a long story'\nexit 2\n")
    uv.chmod(0o755)
    done = subprocess.run([sys.executable, "dev.py", "play"], cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1].startswith("dev.py: The packages could not be installed: is the network there?")
    assert "story" not in done.stderr
    assert "a long story" in (tmp_path / ".tools/install.log").read_text()


def test_the_package_knows_its_version() -> None:
    assert halfshell.__version__ == importlib.metadata.version("halfshell")


def test_the_pins_of_the_web_app_name_no_registry() -> None:
    assert '"resolved"' not in (ROOT / "web/package-lock.json").read_text()


def test_postgres_answers(postgres_url: str) -> None:
    with psycopg.connect(postgres_url.replace("+psycopg", "")) as connection:
        assert connection.execute("select 6 * 7").fetchone() == (42,)
