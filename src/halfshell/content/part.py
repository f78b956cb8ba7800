"""A part of a content file, for the one who checks it: every mistake is noted with its line, and checking goes on."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from halfshell.core.content import PROVENANCES
from halfshell.document.read import Items, Mistake, Node, Table, Text, near
from halfshell.document.written import shown, written

WHOLE = re.compile(r"-?\d{1,9}")
DECIMAL = re.compile(r"-?\d+\.\d+([eE][-+]?\d{1,2})?")
TRUE = ("true", "yes", "on")
MOST = 10**9
LONGEST = 200  # letters of a text
SAID = 60  # of a wrong part in an error


class Part:
    """What stands at one place. One that is missing, or has the wrong shape, is empty: that was noted once, and what is asked
    of it then has no answer and is no further mistake."""

    def __init__(self, node: Node | None, name: str, line: int, mistakes: list[Mistake]) -> None:
        self.name = name
        self.line = node.line if node else line
        self.mistakes = mistakes
        self.parts: dict[str, Part] = {}  # those that were asked for
        self.node = self._unmarked(node) if isinstance(node, Table) and "value" in node.entries else node

    def _unmarked(self, node: Table) -> Node:
        for key, part in node.entries.items():
            if key == "provenance":
                Part(part, f"{self.name}.provenance", part.line, self.mistakes).one_of(PROVENANCES)
            elif key == "note":
                Part(part, f"{self.name}.note", part.line, self.mistakes).text()
            elif key != "value":
                self.wrong(f"a marked field has value, provenance and note, but {self.name} has {key}", node.lines[key])
        return node.entries["value"]

    def wrong(self, sentence: str, line: int = 0) -> None:
        self.mistakes.append(Mistake(line or self.line, sentence))

    def said(self) -> str:
        """As it is written, for an error."""
        if isinstance(self.node, Text):
            found = f'"{self.node.text}"' if self.node.kind == "str" else self.node.text or "nothing"
        else:
            found = shown(written(self.node)) if self.node else "nothing"
        return found if len(found) <= SAID else f"{found[:SAID]} ..."

    # --- tables and lists ------------------------------------------------------------------------------------------------

    def only(self, *needed: str, also: Sequence[str] = ()) -> bool:
        """A table that has what is needed and nothing that is unknown; those in `also` may be left out. False: it is no table."""
        if self.node is None:
            return False
        known = [*needed, *also]
        if not isinstance(self.node, Table):
            self.wrong(f"{self.name} is a table of {', '.join(known)}, not {self.said()}")
            return False
        for key in self.node.entries:
            if key not in known:
                self.wrong(f"{self.name} has no {key}{near(key, known)}", self.node.lines[key])
        for key in needed:
            if key not in self.node.entries:
                self.wrong(f"{self.name} needs {key}")
        return True

    def has(self, key: str) -> bool:
        return isinstance(self.node, Table) and key in self.node.entries

    def part(self, key: str) -> Part:
        """Empty if there is none (`only` notes that)."""
        if key not in self.parts:
            name = f"{self.name}.{key}" if self.name != FILE else key
            node, line = None, self.line
            if isinstance(self.node, Table) and key in self.node.entries:
                node, line = self.node.entries[key], self.node.lines[key]
            self.parts[key] = Part(node, name, line, self.mistakes)
        return self.parts[key]

    @property
    def listed(self) -> bool:
        return isinstance(self.node, Items)

    @property
    def id(self) -> str:
        """The text of its `id`; "" if it has none."""
        node = self.part("id").node
        return node.text if isinstance(node, Text) else ""

    def items(self, what: str) -> list[Part]:
        """Of a list of `what`; a part in it is called by its id, if it has one."""
        if self.node is None:
            return []
        if not isinstance(self.node, Items):
            self.wrong(f"{self.name} is a list of {what}, not {self.said()}")
            return []
        found = [Part(node, f"{self.name}.{n}", node.line, self.mistakes) for n, node in enumerate(self.node.items)]
        for one in found:
            one.name = f"{self.name}.{one.id}" if one.id else one.name
        return found

    # --- values ----------------------------------------------------------------------------------------------------------

    def whole(self) -> int | None:
        """Any whole number."""
        return self.number(-MOST, MOST, "a whole number")

    def number(self, low: int, high: int, words: str = "") -> int | None:
        if self.node is None:
            return None
        if isinstance(self.node, Text) and self.node.kind == "int" and WHOLE.fullmatch(self.node.text):
            found = int(self.node.text)
            if low <= found <= high:
                return found
        self.wrong(f"{self.name} is {words or (f'a whole number from {low} to {high}' if low < high else low)}, not {self.said()}")
        return None

    def text(self) -> str | None:
        if self.node is None:
            return None
        if isinstance(self.node, Text) and self.node.kind == "str" and 0 < len(self.node.text) <= LONGEST and self.node.text.isprintable():
            return self.node.text
        self.wrong(f"{self.name} is a text of up to {LONGEST} letters, not {self.said()}")
        return None

    def one_of(self, names: Sequence[str]) -> str | None:
        if self.node is None:
            return None
        if isinstance(self.node, Text) and self.node.text in names:
            return self.node.text
        said = self.node.text if isinstance(self.node, Text) else ""
        self.wrong(f"{self.name} cannot be {self.said()}{near(said, list(names))}")
        return None


FILE = "the file"  # the name of the whole


def data(node: Node) -> Any:
    """Plain data, as JSON would give it."""
    if isinstance(node, Table):
        return {key: data(value) for key, value in node.entries.items()}
    if isinstance(node, Items):
        return [data(item) for item in node.items]
    return scalar(node)


def scalar(node: Text) -> Any:
    """A number that JSON does not have, like .inf, stays the text that it is."""
    if node.kind == "null":
        return None
    if node.kind == "bool":
        return node.text.lower() in TRUE
    if node.kind == "int" and WHOLE.fullmatch(node.text):
        return int(node.text)
    return float(node.text) if node.kind == "float" and DECIMAL.fullmatch(node.text) else node.text
