"""How fast the engine is, measured so that two figures of one run can be compared.

Uniformly random play that draws only when nothing is playable, loop and policy inside the engine. Medians over slices of this
process's CPU time, so that a busy machine hardly shows.
"""
from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from shutil import copytree, ignore_patterns
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any, Final

import halfshell
import halfshell.core.state
from halfshell.core import playout
from halfshell.core.game import Game
from halfshell.core.options import Value
from halfshell.games import game

SLICE: Final = 0.04  # seconds
OPTIONS: Final[dict[str, dict[str, Value]]] = {"uno": {"scoring": "single_round"}}

Row = dict[str, Any]


def is_compiled() -> bool:
    return not str(halfshell.core.state.__file__).endswith(".py")


def bench(name: str, seconds: float) -> list[Row]:
    """The engine of this process; with two and with four players, where the game can. Raises UnknownGame."""
    the_game = game(name)
    fewest, most = the_game.seats
    return [measure(the_game, players, seconds / 2) for players in (2, 4) if fewest <= players <= most]


def measure(the_game: Game, players: int, seconds: float) -> Row:
    options = OPTIONS.get(the_game.name, {})
    sample = 100
    per_game = playout.run(the_game, options, sample, players, True, 1) / sample
    rate = per_second(lambda n: playout.run(the_game, options, 10, players, True, 1 + n * 10007), seconds * 0.7)
    state = the_game.new(players, 5, options)
    clones = per_second(lambda n: playout.clones(state, 1000), seconds * 0.3)
    return {"game": the_game.name, "players": players, "compiled": is_compiled(), "decisions_per_second": round(rate),
            "games_per_second": round(rate / per_game), "clones_per_second": round(clones)}


def per_second(work: Callable[[int], int], seconds: float) -> float:
    """The median over slices; `work` gets the number of the call and says how much was done."""
    rates: list[float] = []
    calls = done = 0
    start = process_time()
    end = start + seconds
    while start < end or not rates:
        done += work(calls)
        calls += 1
        now = process_time()
        if now - start >= SLICE:
            rates.append(done / (now - start))
            done = 0
            start = now
    return median(rates)


def bench_interpreted(name: str, seconds: float) -> list[Row]:
    """The same engine from its sources, in a process of its own; nothing where there are no sources. Raises CalledProcessError."""
    package = Path(halfshell.__file__).parent
    if not (package / "core/state.py").exists():
        return []
    with TemporaryDirectory() as home:
        copytree(package, Path(home, "halfshell"), ignore=ignore_patterns("*.so", "*.pyd", "__pycache__"))
        command = [sys.executable, "-m", "halfshell", "bench", name, "--json", f"--seconds={seconds}"]
        env = {**os.environ, "PYTHONPATH": home}
        done = subprocess.run(command, cwd=home, env=env, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=True, text=True)
        rows: list[Row] = json.loads(done.stdout)
    return rows
