"""What stands on the cards is made from their ops; the whole of it is in tests/golden/adventures-cards.txt, reviewed as a diff."""
from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from halfshell.games.adventures.game import GAME

GOLDEN = Path(__file__).parents[2] / "golden" / "adventures-cards.txt"


def sections(content: dict[str, Any]) -> Iterator[tuple[str, list[tuple[str, str]]]]:
    """Each thing with a text: its head, and (when, text)."""
    for card in content["cards"]:
        values = "/".join([str(n) for n in (card["attack"], card["defense"]) if n is not None])
        boost = card["boost_text"] or card["boost"]
        head = f"{card['id']}: {card['name']}, {card['kind']} {values}, boost {boost}, {card['copies']}x"
        yield head, [(text["window"], text["text"]) for text in card["texts"]]
    for deck in content["decks"]:
        if deck["ability"]:
            yield f"{deck['id']}: {deck['ability']}", [("ability", deck["ability_text"])]
    for trap in content["traps"]:
        yield f"{trap['id']}: {trap['name']}", [(str(n), text) for n, text in enumerate(trap["texts"], 1)]
    for one in content["initiatives"]:
        yield f"{one['side']} {one['id']}: {one['name']}", [(when, one[when]) for when in ("now", "end") if one[when]]


def texts() -> list[str]:
    return [text for _, found in sections(GAME.content()) for _, text in found]


def test_every_text_is_as_it_was_read() -> None:
    lines: list[str] = []
    for head, found in sections(GAME.content()):
        lines += [head, *(f"    {when}: {text}" for when, text in found)]
    found = "\n".join(lines) + "\n"
    if os.environ.get("HALFSHELL_GOLDEN") == "write":
        GOLDEN.write_text(found)
    assert GOLDEN.read_text() == found


@pytest.mark.parametrize("slip", [
    r"[{}|]", r"  ", r"^[a-z]", r"\. [a-z]", r"[^.!]$", r"\.\.", r" [.,;:]",  # a mark left over, or out of place
    r"(?i)\b(?:move|place|push|to|choose|which) (?:friendly|enemy|player|opposing|other|fighter|minion|hero)\b",  # an article is missing
    r"(?i)\b(?:each|a|an|the|1|one|any|every) (?:a|an|the|any|each|another)\b", r"\ba [aeiou]", r"\ban [^aeiou]",
    r"\b1 (?:cards|spaces|actions|tokens)\b", r"\b[02-9] (?:card|space|action|token)\b"])
def test_texts_are_plain_english(slip: str) -> None:
    assert [text for text in texts() if re.search(slip, text)] == []


def test_a_name_of_two_takes_the_plural() -> None:
    pair = [text for text in texts() if re.search(r"Rocksteady \w+s\b", text)]
    assert pair == []
