"""The real server, as a program of its own."""
from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from conftest import wait_for
from pg import free_port


class Program(NamedTuple):
    url: str
    db_url: str


@contextmanager
def serving(home: Path, *more: str) -> Iterator[Program]:
    """`halfshell serve`, its database and log in a folder; its bots are quicker than people."""
    port, log = free_port(), home / "log.txt"
    program = Program(f"http://127.0.0.1:{port}", f"sqlite:///{home / 'tables.db'}")
    command = [sys.executable, "-m", "halfshell", "serve", "--port", str(port), "--db", program.db_url, "--pace=0.2", *more]
    with log.open("w") as out, subprocess.Popen(command, stdout=out, stderr=out) as process:
        wait_for(program.url, process, log)
        yield program
        process.terminate()
