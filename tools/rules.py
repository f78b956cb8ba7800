#!/usr/bin/env python3
"""Which rules of docs/rules are proved by tests? Run from the repository root: python3 tools/rules.py [GAME] [--untested] [--json]

A test carries the numbers of the rules that it proves: @rule("UNO 3.2", "ADV J20") on a test function or class, pytestmark = rule(...)
in a class or module, or a line "rules: [UNO 5.6, UNO 11.3]" in a scenario. Exits 1 if a rule of a built game (one in the registry,
halfshell.games.BUILT) has no test, or a test names a rule that does not exist. The rules of a game in the making are listed when it is
named on the command line.
"""

from __future__ import annotations

import argparse
import ast
import json
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "src"))

from halfshell.games import BUILT  # noqa: E402
from halfshell.rulebook import PREFIXES, UnknownRule, find, rulebook, spaced  # noqa: E402

SCENARIO_RULES = re.compile(r"(?:- +)?rules *:(.*)")
FLOW_LIST = re.compile(r"\[([^\[\]]*)\]\s*(?:#.*)?")


@dataclass
class Coverage:
    tests: dict[str, list[str]] = field(default_factory=dict)
    """By full name of a rule ("UNO 5.6"): the tests that carry it."""
    errors: list[str] = field(default_factory=list)

    def check(self, code: str, where: str) -> None:
        try:
            find(code)
        except UnknownRule as error:
            self.errors.append(f"{where}: {error}")

    def prove(self, codes: list[str], test: str) -> None:
        for code in dict.fromkeys(map(spaced, codes)):
            self.tests.setdefault(code, []).append(test)


def collect(root: Path) -> Coverage:
    """All rule numbers that the tests under root carry."""
    found = Coverage()
    for path in sorted((root / "tests").rglob("*.py")):
        name = path.relative_to(root).as_posix()
        try:
            body = ast.parse(path.read_bytes(), name).body
        except SyntaxError as error:
            found.errors.append(f"{name}:{error.lineno}: {error.msg}")
        else:
            python_tests(body, name, name, [], found)
    for path in sorted((root / "tests" / "scenarios").rglob("*.yaml")):
        scenarios(path.read_text(encoding="utf-8"), path.relative_to(root).as_posix(), found)
    return found


def python_tests(body: list[ast.stmt], file: str, name: str, inherited: list[str], found: Coverage) -> None:
    """Adds the tests of a module or class; its pytestmark holds for all of them, wherever it stands."""
    for statement in body:
        if isinstance(statement, ast.Assign | ast.AnnAssign) and statement.value and assigns_pytestmark(statement):
            inherited = inherited + marks(statement.value, file, found)
    for statement in body:
        if isinstance(statement, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            codes = inherited + [code for decorator in statement.decorator_list for code in marks(decorator, file, found)]
            inner = f"{name}::{statement.name}"
            if not isinstance(statement, ast.ClassDef):
                if statement.name.startswith("test"):  # pytest runs no other, so no other proves anything
                    found.prove(codes, inner)
            elif statement.name.startswith("Test"):
                python_tests(statement.body, file, inner, codes, found)


def assigns_pytestmark(statement: ast.Assign | ast.AnnAssign) -> bool:
    targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
    return any(isinstance(target, ast.Name) and target.id == "pytestmark" for target in targets)


def marks(expression: ast.expr, file: str, found: Coverage) -> list[str]:
    """The rules named by every rule(...) or pytest.mark.rule(...) within, also in a list of marks or in pytest.param(marks=...)."""
    codes: list[str] = []
    for call in ast.walk(expression):
        if isinstance(call, ast.Call) and ast.unparse(call.func) in ("rule", "mark.rule", "pytest.mark.rule"):
            for argument in call.args:
                where = f"{file}:{argument.lineno}"
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    found.check(argument.value, where)
                    codes.append(argument.value)
                else:
                    found.errors.append(f'{where}: write each rule as a plain string, as in rule("UNO 3.2")')
    return codes


def scenarios(text: str, file: str, found: Coverage) -> None:
    """Adds the scenarios of a file, each known by its line of rules."""
    for at, line in enumerate(text.splitlines(), 1):
        where = f"{file}:{at}"
        if entry := SCENARIO_RULES.fullmatch(line.strip()):
            flow = FLOW_LIST.fullmatch(entry[1].strip())
            if flow is None:
                found.errors.append(f"{where}: write the rules on one line, as in rules: [UNO 5.6, UNO 11.3]")
                continue
            codes = [code for item in flow[1].split(",") if (code := item.strip(" \"'"))]
            for code in codes:
                found.check(code, where)
            found.prove(codes, where)


def shorten(text: str, width: int) -> str:
    return text if len(text) <= width else text[: width - 3].rstrip() + "..."


def lines_of(game: str, found: Coverage, untested_only: bool) -> Iterator[str]:
    """The rules of a game, one a line, and their sum."""
    book = rulebook(game)
    counts = {number: len(found.tests.get(book.code(number), [])) for number in book.rules}
    shown = [number for number in counts if not (untested_only and counts[number])]
    width = max(len(book.code(number)) for number in book.rules)
    yield book.title
    for number in shown:
        count = str(counts[number] or "-")
        yield f"  {book.code(number):{width}}  {book.find(number).kind:3}  {count:>4}  {shorten(book.plain(number), 100)}"
    without = sum(not count for count in counts.values())
    yield f"{game}: {len(counts)} rules, {len(counts) - without} with a test, {without} without"


def main(arguments: list[str], root: Path = ROOT) -> int:
    parser = argparse.ArgumentParser(description="Lists the rules of each game with the number of tests that carry them.")
    parser.add_argument("game", nargs="?", metavar="GAME", help=f"one game only, built or not: {', '.join(PREFIXES)}")
    parser.add_argument("--untested", action="store_true", help="list only rules that have no test")
    parser.add_argument("--json", action="store_true", help="print each game's rules with the names of their tests")
    options = parser.parse_args(arguments)
    if options.game:
        try:
            rulebook(options.game)
        except UnknownRule as error:
            parser.error(str(error))

    found = collect(root)
    games = [options.game] if options.game else list(PREFIXES)
    tests = {game: {code: found.tests.get(code, []) for code in map(rulebook(game).code, rulebook(game).rules)} for game in games}
    untested = sum(not names for game in games if game in BUILT for names in tests[game].values())

    if options.json:
        shown = {
            game: {
                "built": game in BUILT,
                "rules": {code: names for code, names in tests[game].items() if not (options.untested and names)},
            }
            for game in games
        }
        print(json.dumps({"games": shown, "errors": found.errors}, indent=2))
    else:
        for game in games:
            listed = options.game or game in BUILT
            print("\n".join(lines_of(game, found, options.untested)) if listed else f"{game}: not built yet")
    print("".join(f"{error}\n" for error in found.errors), end="", file=sys.stderr)
    return 1 if untested or found.errors else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
