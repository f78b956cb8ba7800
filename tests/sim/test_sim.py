"""Games in bulk are the same however they are shared out; the measure measures what it says."""
from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest

from halfshell.bots import UnknownBot
from halfshell.core.choice import Refused
from halfshell.core.options import BadOption, Value
from halfshell.games import UnknownGame
from halfshell.sim import selfplay as sim
from halfshell.sim.bench import bench, bench_interpreted, is_compiled, per_second
from halfshell.sim.report import report
from halfshell.sim.selfplay import Outcome, Plan, play, selfplay

SINGLE: dict[str, Value] = {"scoring": "single_round"}


def plan(*seats: str, games: int = 60, seed: int = 1, **options: Value) -> Plan:
    return Plan("uno", seats, games, seed, {**SINGLE, **options})


@pytest.mark.parametrize("seats", [("random", "random"), ("greedy", "random", "greedy")])
def test_games_depend_on_plan_and_number_alone(seats: tuple[str, ...]) -> None:
    alone = list(selfplay(plan(*seats)))
    assert alone == list(selfplay(plan(*seats), workers=2)) == [play(plan(*seats), number) for number in range(60)]
    assert alone[:10] == list(selfplay(plan(*seats, games=10)))
    assert alone != list(selfplay(plan(*seats, seed=2)))


def test_progress_hears_of_every_game() -> None:
    heard: list[int] = []
    assert len(list(selfplay(plan("random", "random"), 1, heard.append))) == heard[-1] == 60
    assert heard == sorted(heard)


def test_mistakes_are_told_before_the_first_game() -> None:
    for wrong, error in ((plan("greedy"), Refused), (plan("greedy", "gredy"), UnknownBot),
                         (plan("greedy", "greedy", stacking="x"), BadOption),
                         (plan("greedy", "greedy")._replace(game="unno"), UnknownGame)):
        with pytest.raises(error):
            selfplay(wrong)


def test_a_game_without_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sim, "LONGEST", 9)
    for seats in (("random", "random"), ("greedy", "random")):
        assert play(plan(*seats), 0) == Outcome(9, False, ())


def test_the_report_counts() -> None:
    outcomes = [Outcome(10, True, (0,)), Outcome(30, True, (1,)), Outcome(20, True, ()), Outcome(50, False, ())]
    found = report(plan("greedy", "random"), iter(outcomes))
    assert (found["games"], found["finished"], found["decisions"], found["wins"]) == (4, 3, 110, [1, 1])
    assert found["lengths"] == {"min": 10, "median": 25, "max": 50}


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_ends_workers_too(workers: str) -> None:
    command = [sys.executable, "-m", "halfshell", "simulate", "uno", "--games", "1000000", "--workers", workers]
    listening = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)  # also where the tests run in the background
    screen, terminal = os.openpty()  # on which the bar shows that games are being played
    env = {**os.environ, "TERM": "xterm", "COLUMNS": "80"}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=terminal, preexec_fn=listening, env=env)
    os.close(terminal)
    said = b""
    while not re.search(rb"[1-9]\d*/1000000", said):
        said += os.read(screen, 4096)
    process.send_signal(signal.SIGINT)
    with suppress(OSError):  # its end, when no worker holds it any more
        while more := os.read(screen, 4096):
            said += more
    os.close(screen)
    out, _ = process.communicate(timeout=60)
    assert (out, process.returncode) == (b"", 130)
    assert said.endswith(b"halfshell: stopped\r\n") and b"Traceback" not in said


def test_both_engines_are_measured_alike() -> None:
    here, sources = bench("uno", 0.4), bench_interpreted("uno", 0.4)
    assert [row["players"] for row in here] == [row["players"] for row in sources] == [2, 4]
    assert {row["compiled"] for row in here} == {is_compiled()} and not any(row["compiled"] for row in sources)


def test_without_sources_there_is_nothing_to_compare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    shutil.copy(sim.__file__, tmp_path / "__init__.py")
    monkeypatch.setattr("halfshell.__file__", str(tmp_path / "__init__.py"))
    assert bench_interpreted("uno", 0.2) == []


def test_a_rate_is_work_by_time() -> None:
    def work(n: int) -> int:
        end = time.process_time() + 0.01
        while time.process_time() < end:
            pass
        return 5
    assert 200 < per_second(work, 0.3) <= 500
