"""Fixtures for all tests: the real server, a browser, PostgreSQL."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import hypothesis
import pytest
from pg import free_port, postgres

import halfshell.core.state

# A source earlier on the path would hide the compiled engine without a word, and the other way around.
COMPILED = os.environ.get("HALFSHELL_EXPECT") == "compiled"
assert str(halfshell.core.state.__file__).endswith(".so" if COMPILED else ".py"), halfshell.core.state.__file__

# A shared machine is too noisy to measure single examples.
hypothesis.settings.register_profile("halfshell", deadline=None)
hypothesis.settings.load_profile("halfshell")

CHROMIUM = os.environ.get("HALFSHELL_CHROMIUM") or shutil.which("chromium")
CHROMIUM_FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests come last: Playwright keeps an event loop running, which breaks asynchronous tests after it."""
    items.sort(key=lambda item: "browser" in getattr(item, "fixturenames", ()))


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    if not CHROMIUM:
        pytest.fail("There is no Chromium: install it or name it in HALFSHELL_CHROMIUM.")
    return {**browser_type_launch_args, "executable_path": CHROMIUM, "args": CHROMIUM_FLAGS}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the real program with an empty database."""
    home, port = tmp_path_factory.mktemp("server"), free_port()
    log = home / "log.txt"
    command = [sys.executable, "-m", "halfshell", "serve", "--port", str(port), "--db", f"sqlite:///{home / 'halfshell.db'}"]
    with log.open("w") as out, subprocess.Popen(command, stdout=out, stderr=out) as process:
        url = f"http://127.0.0.1:{port}"
        wait_for(url, process, log)
        yield url
        process.terminate()


@pytest.fixture(scope="session")
def base_url(server: str) -> str:
    return server


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    """The URL of a PostgreSQL server of this session's own, for `--db`."""
    with postgres() as url:
        yield url


def wait_for(url: str, process: subprocess.Popen[bytes], log: Path) -> None:
    end = time.monotonic() + 30
    while process.poll() is None and time.monotonic() < end:
        try:
            urllib.request.urlopen(url, timeout=5).close()
            return
        except urllib.error.HTTPError:  # it answers, if not with a page
            return
        except OSError:
            time.sleep(0.05)
    process.kill()
    pytest.fail(f"The server did not start:\n{log.read_text()}")
