"""A part of a file must have a certain shape; if it has not, the sentence says what is wanted and what is there."""

from __future__ import annotations

from .read import Items, Mistake, Node, Table, Text
from .written import shown, written


def text(node: Node, sentence: str) -> str:
    if not isinstance(node, Text) or not node.text:
        raise Mistake(node.line, f"{sentence}, not {shown(written(node)) or 'nothing'}")
    return node.text


def listed(node: Node, sentence: str) -> list[Node]:
    if not isinstance(node, Items):
        raise Mistake(node.line, f"{sentence}, not {shown(written(node)) or 'nothing'}")
    return node.items


def table(node: Node, sentence: str) -> Table:
    if not isinstance(node, Table):
        raise Mistake(node.line, f"{sentence}, not {shown(written(node)) or 'nothing'}")
    return node
