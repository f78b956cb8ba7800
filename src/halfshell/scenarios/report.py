"""Check scenario files and print what came out, one line a scenario and one line for everything that is wrong."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TextIO

from halfshell.document.read import Mistake, file_text

from .grammar import Entry, load
from .run import run

ENDINGS = (".yaml", ".yml")


def run_files(paths: Iterable[str | Path], out: TextIO) -> int:
    """0: all is well; 1: something expected does not hold; 2: a file cannot be read or has mistakes. A folder is all its files."""
    passed = failed = mistakes = 0
    for path in map(Path, paths):
        if path.is_dir() and not any(files(path)):
            print(f"{path}:1: there are no scenario files here: their names end in {' or '.join(ENDINGS)}", file=out)
            mistakes += 1
        for file in files(path):
            try:
                entries = entries_of(file)
            except Mistake as mistake:
                print(f"{file}:{mistake.line}: {mistake}", file=out)
                mistakes += 1
                continue
            for entry in entries:
                good = report(file, entry, out)
                passed += good
                failed += not good and entry.scenario is not None
                mistakes += len(entry.mistakes)
    print(f"scenarios: {passed} ok, {failed} failed; mistakes in files: {mistakes}", file=out)
    return 2 if mistakes else 1 if failed else 0


def report(file: Path, entry: Entry, out: TextIO) -> bool:
    """Is all well with it?"""
    failures = run(entry.scenario) if entry.scenario else []
    verdict = "INVALID" if entry.scenario is None else "FAILED" if failures else "ok"
    print(f"{verdict} {entry.name} ({', '.join(entry.rules)})", file=out)
    for mistake in entry.mistakes:
        print(f"{file}:{mistake.line}: {mistake}", file=out)
    for failure in failures:
        print(f"{file}:{failure.line}: {failure.sentence}", file=out)
    return verdict == "ok"


def files(path: Path) -> Iterator[Path]:
    """The file, or the scenario files of a folder."""
    if path.is_dir():
        yield from sorted(file for file in path.rglob("*") if file.suffix in ENDINGS)
    else:
        yield path


def entries_of(file: Path) -> list[Entry]:
    """Raises Mistake."""
    return load(file_text(file))
