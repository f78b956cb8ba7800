"""Compare what a scenario expects of a position or view with what is there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from halfshell.document.read import Items, Node, Table, near
from halfshell.document.written import Plain, shown, written

from .plain import is_ordered, without


class Failure(NamedTuple):
    """Something that does not hold: where it is expected, and a sentence with what was found."""

    line: int
    sentence: str


Test = Callable[[Node, Plain, str, str], Iterator[Failure]]  # expected, found, where, name of the field


def each(test: Test, expected: Node, found: Plain, where: str, name: str = "") -> Iterator[Failure]:
    """Go down into the tables of both and test what lies at the bottom of the expected one."""
    if not isinstance(expected, Table):
        yield from test(expected, found, where, name)
        return
    if not isinstance(found, dict):
        yield Failure(expected.line, f"{where}: expected {shown(written(expected))}, found {shown(found)}")
        return
    for key, part in expected.entries.items():
        names = key.split(" + ")  # of several together: how many cards there are in all
        unknown = [name for name in names if name not in found]
        if unknown:
            yield Failure(expected.lines[key], f"{where or 'the position'} has no {unknown[0]}{near(unknown[0], list(found))}")
        else:
            inner = found[key] if len(names) == 1 else {name: found[name] for name in names}
            yield from each(test, part, inner, f"{where} {key}".strip(), key)


def equal(expected: Node, found: Plain, where: str, name: str) -> Iterator[Failure]:
    """Lists may be in any order, unless they are piles."""
    wanted = written(expected)
    if wanted == found:
        return
    sentence = f"{where}: expected {shown(wanted)}, found {shown(found)}"
    if isinstance(wanted, list) and isinstance(found, list) and not is_ordered(name):
        missing, unexpected = without(wanted, found), without(found, wanted)
        if not missing and not unexpected:
            return
        sentence += f"; missing {shown(missing)}" if missing else ""
        sentence += f"; not expected {shown(unexpected)}" if unexpected else ""
    yield Failure(expected.line, sentence)


def size(expected: Node, found: Plain, where: str, name: str) -> Iterator[Failure]:
    if isinstance(found, str):
        yield Failure(expected.line, f"{where} is {found}, which has no size: only lists have one")
    elif written(expected) != str(count(found)):
        yield Failure(expected.line, f"size of {where}: expected {shown(written(expected))}, found {count(found)}")


def count(found: Plain) -> int:
    """The items of a list, or of all lists in a table."""
    if isinstance(found, dict):
        return sum(count(part) for part in found.values())
    return len(found) if isinstance(found, list) else 0


def on_lists(words: str, test: Callable[[list[Plain], list[Plain]], bool]) -> Test:
    """A test of two lists; `words` say what is wrong if it fails."""

    def compare(expected: Node, found: Plain, where: str, name: str) -> Iterator[Failure]:
        if not isinstance(expected, Items):
            yield Failure(expected.line, f"{where}: a list is wanted here, like [{shown(written(expected))}]")
        elif not isinstance(found, list):
            yield Failure(expected.line, f"{where} is {shown(found)}, which is no list")
        elif not test([written(item) for item in expected.items], found):
            yield Failure(expected.line, f"{where} {words} {shown(written(expected))}; found {shown(found)}")

    return compare


LIST_CHECKS: dict[str, Test] = {
    "sizes": size,
    "contains": on_lists("does not contain", lambda wanted, found: not without(wanted, found)),
    "lacks": on_lists("contains one of", lambda unwanted, found: not any(item in found for item in unwanted)),
    "starts with": on_lists("does not start with", lambda wanted, found: found[: len(wanted)] == wanted),
    "ends with": on_lists("does not end with", lambda wanted, found: found[len(found) - len(wanted) :] == wanted),
}
