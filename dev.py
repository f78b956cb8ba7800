"""Installs and runs halfshell; needs nothing but Python 3.11 or newer.

python3 dev.py play [ARGS]    start the table (ARGS are those of `halfshell serve`)
python3 dev.py test [ARGS]    run every check and test; with ARGS, only pytest with them
python3 dev.py rules [GAME]   show which numbered rules are proved by tests
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent
TOOLS = ROOT / ".tools"
LOG = TOOLS / "install.log"
USAGE = "It can `play [ARGS]` (start the table), `test [PYTEST ARGS]` (check everything) and `rules [GAME]` (which rules have tests)."


class Failed(Exception):
    """Its text is one sentence for whoever runs this program."""


# --- what it can do ----------------------------------------------------------------------------------------------------


def play(*args: str) -> int:
    if not (ROOT / ".venv-play").exists():
        say("Installing the packages, the web app and the engine; this takes about two minutes the first time.")
    env = sync(".venv-play", "--no-editable")
    note = ROOT / "build/engine.txt"
    if note.exists():
        say(note.read_text().strip())
    os.chdir(ROOT)
    os.execv(env / "bin/halfshell", ["halfshell", "serve", *args])


def test(*args: str) -> int:
    say("Installing what the tests need; this takes a few minutes the first time.")
    os.environ["HALFSHELL_CHROMIUM"] = chromium()
    node = shutil.which("npm") and os.environ.get("HALFSHELL_NODE") != "wheel"
    env = sync(".venv", "--group=dev", "--group=services", *([] if node else ["--group=node"]))
    python = str(env / "bin/python")
    if args:
        return call(python, "-m", "pytest", *args)
    step("ruff", python, "-m", "ruff", "check", ".")
    step("mypy", python, "-m", "mypy")
    step("svelte-check", python, "hatch_build.py", "npm", "run", "check")
    step("wire types", python, "-m", "halfshell.server.typescript", "--check")
    step("rules", sys.executable, "tools/rules.py", "--untested")
    # Browser tests stay in files of their own at the end (see tests/conftest.py), so files are handed out whole and in order.
    step("pytest", python, "-m", "pytest", "-q", "-n2", "--dist=loadfile", "--no-loadscope-reorder")
    return test_compiled()


def test_compiled() -> int:
    """The tests of engine and games once more, on the wheel that players run."""
    env = sync(".venv-compiled", "--no-editable", "--group=dev")
    note = ROOT / "build/engine.txt"
    if note.exists():
        say(f"The tests on the compiled engine are left out. {note.read_text().strip()}")
        return 0
    os.environ["HALFSHELL_EXPECT"] = "compiled"
    step("pytest, compiled", env / "bin/python", "-m", "pytest", "-q", "-n2", "--dist=loadfile", "tests/contract", "tests/games")
    return 0


def rules(*args: str) -> int:
    return call(sys.executable, "tools/rules.py", *args)


# --- installing --------------------------------------------------------------------------------------------------------


def sync(env: str, *options: str) -> Path:
    """Bring one of our environments up to date."""
    # A compiler that comes or goes must build the package again: pyproject.toml names this variable.
    compilers = " ".join(filter(None, map(shutil.which, ("cc", "gcc", "clang"))))
    settings = {"UV_PROJECT_ENVIRONMENT": env, "UV_PYTHON": sys.executable, "HALFSHELL_COMPILERS": compilers}
    install([uv(), "sync", *options], "The packages could not be installed: is the network there?", **settings)
    return ROOT / env


def uv() -> Path:
    mine = TOOLS / "bin/uv"
    if not mine.exists():
        if subprocess.run([sys.executable, "-m", "venv", str(TOOLS)], capture_output=True).returncode:
            apt("python3-venv")
            install([sys.executable, "-m", "venv", TOOLS], "Python could not make a virtual environment.")
        install([TOOLS / "bin/pip", "install", "-q", "uv>=0.9"], "uv could not be installed from PyPI: is the network there?")
    return mine


def chromium() -> str:
    def found() -> str | None:
        names = ("chromium", "chromium-browser", "google-chrome")
        return os.environ.get("HALFSHELL_CHROMIUM") or next(filter(None, map(shutil.which, names)), None)

    if not found():
        apt("chromium")
    return found() or "chromium"


def apt(package: str) -> None:
    if not shutil.which("apt-get"):
        raise Failed(f"Please install {package} and run this again.")
    sudo = [] if os.geteuid() == 0 else ["sudo", "-n"]
    failing = f"apt-get could not install {package}: please install it and run this again."
    install([*sudo, "apt-get", "update"], failing)
    install([*sudo, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "install", "-y", "--no-install-recommends", package], failing)


def install(command: list[str | Path], failing: str, **settings: str) -> None:
    """Run it in silence; on failure say one sentence, the build hook's own where it had one."""
    TOOLS.mkdir(exist_ok=True)
    done = subprocess.run(command, cwd=ROOT, env=environment(settings), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    LOG.write_text(f"{command}\n{done.stdout}")
    if done.returncode:
        said = re.findall(r"halfshell: (.+)", done.stdout)
        raise Failed(f"{said[-1] if said else failing} (All that was said is in {LOG.relative_to(ROOT)}.)")


# --- running -----------------------------------------------------------------------------------------------------------


def step(name: str, *command: str | Path) -> None:
    print(f"\n=== {name}", flush=True)
    if call(*command):
        raise Failed(f"{name} failed.")


def call(*command: str | Path) -> int:
    return subprocess.run(command, cwd=ROOT, env=environment()).returncode


def environment(settings: dict[str, str] | None = None) -> dict[str, str]:
    env = {**os.environ, **(settings or {})}
    env.pop("VIRTUAL_ENV", None)  # ours are named one by one
    return env


def say(sentence: str) -> None:
    print(f"dev.py: {sentence}", file=sys.stderr, flush=True)


def main() -> int:
    word, *args = sys.argv[1:] or ["play"]
    command = {"play": play, "test": test, "rules": rules}.get(word)
    if not command:
        say(USAGE)
        return 0 if word in ("-h", "--help", "help") else 2
    if sys.version_info < (3, 11):  # noqa: UP036  (it is started by whatever Python there is)
        say("It needs Python 3.11 or newer.")
        return 1
    try:
        return command(*args)
    except Failed as failed:
        say(str(failed))
    except KeyboardInterrupt:
        say("Stopped.")
    return 1


if __name__ == "__main__":
    sys.exit(main())
