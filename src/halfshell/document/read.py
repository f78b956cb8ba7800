"""YAML, or JSON, as a person wrote it: every scalar stays the text that it is (`+4`, `no`, `07`), and every part knows its line."""

from __future__ import annotations

from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import TypeAlias

import yaml

LISTED = 50  # names in an error


class Mistake(Exception):
    """Something in a file that is not right: its line, and a sentence that says what would be."""

    def __init__(self, line: int, sentence: str) -> None:
        super().__init__(sentence)
        self.line = line


@dataclass(frozen=True)
class Text:
    line: int
    text: str
    kind: str
    """What YAML takes it for: str, int, float, bool, null."""


@dataclass(frozen=True)
class Items:
    line: int
    items: list[Node]
    on_one_line: bool


@dataclass(frozen=True)
class Table:
    line: int
    entries: dict[str, Node]
    lines: dict[str, int]
    """Where each key stands; what belongs to it may begin later."""


Node: TypeAlias = Text | Items | Table


def file_text(file: Path) -> str:
    """Raises Mistake."""
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise Mistake(error.object.count(b"\n", 0, error.start) + 1, "this is no text in UTF-8") from None
    except OSError as error:
        raise Mistake(1, f"the file cannot be read: {(error.strerror or str(error)).lower()}") from None


def read(text: str) -> Node | None:
    """The one document of a file; None if it is empty. Raises Mistake."""
    try:
        root = yaml.compose(text, yaml.SafeLoader)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        hint = "a text that holds a colon and a space, or begins with one of [ ] { } & * ! % @, is written in quotes"
        raise Mistake(mark.line + 1 if mark else 1, f"this is not YAML: {error.problem}; {hint}") from None
    except yaml.reader.ReaderError as error:
        raise Mistake(text.count("\n", 0, error.position) + 1, "this is not YAML: there is a character that no text may hold") from None
    except RecursionError:
        raise Mistake(1, "this is nested too deep") from None
    return None if root is None else converted(root, set())


def converted(node: yaml.Node, seen: set[int]) -> Node:
    line = node.start_mark.line + 1
    if id(node) in seen:
        raise Mistake(line, "& and * (one part that stands in two places) are not understood here: write it out")
    seen.add(id(node))
    if isinstance(node, yaml.ScalarNode):
        return Text(line, str(node.value), node.tag.rpartition(":")[2])
    if isinstance(node, yaml.SequenceNode):
        return Items(line, [converted(item, seen) for item in node.value], bool(node.flow_style) and line == node.end_mark.line + 1)
    assert isinstance(node, yaml.MappingNode)
    table = Table(line, {}, {})
    for key_node, value_node in node.value:
        key, value = converted(key_node, seen), converted(value_node, seen)
        if not isinstance(key, Text):
            raise Mistake(key.line, "a key is a plain text")
        if key.text in table.entries:
            raise Mistake(key.line, f"{key.text} is there twice; it stands in line {table.lines[key.text]} already")
        table.entries[key.text] = value
        table.lines[key.text] = key.line
    return table


def near(name: str, names: list[str]) -> str:
    """A hint for an error: "; did you mean hands?", else all that there is, if it is not too much."""
    close = get_close_matches(name, names, 1)
    if close:
        return f"; did you mean {close[0]}?"
    return f"; there is {', '.join(names)}" if len(names) <= LISTED else ""
