"""The same source, compiled and interpreted, plays the same games."""
from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import halfshell.core.state

HERE = Path(__file__).parent
SOURCES = HERE.parents[1] / "src"


def trace(decisions: int) -> str:
    """One digest over long random play of all cases."""
    from cases import CASES, positions

    out = [[s.digest() for s in positions(case, seed=3, decisions=decisions, every=11)] for case in CASES]
    return hashlib.sha256(json.dumps(out).encode()).hexdigest()


@pytest.mark.skipif(not str(halfshell.core.state.__file__).endswith(".so"),
                    reason="the engine is not compiled here; the second run of dev.py test compares")
def test_compiled_and_interpreted_play_the_same_games() -> None:
    code = ("import sys; sys.path[:0] = sys.argv[1:]; import halfshell.core.state as s; assert s.__file__.endswith('.py'), s.__file__; "
            "import test_compiled; print(test_compiled.trace(3000))")
    plain = subprocess.run([sys.executable, "-c", code, str(SOURCES), str(HERE)], capture_output=True, text=True, check=True,
                           env={**os.environ, "PYTHONPATH": str(SOURCES)})
    assert plain.stdout.strip() == trace(3000)
