"""American spelling, in whatever people or programs read: pages, source, names of files."""

from __future__ import annotations

import os
import re
import unicodedata
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BRITISH = re.compile(r"colour|defence|manoeuv|neighbour|grey", re.IGNORECASE)
INVISIBLE = dict.fromkeys([0, 0xAD, 0x200B, 0x200C, 0x200D, 0x2060, 0xFEFF])  # would hide a word from the search
MADE_BY_TOOLS = {"__pycache__", "node_modules"}


def files(folder: Path) -> Iterator[Path]:
    for place, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if name not in MADE_BY_TOOLS]
        yield from (Path(place, name) for name in names)


def british(folder: Path) -> list[str]:
    """Every British word under a folder: "page.md:3: colour". Any file that is UTF-8 counts as text, whatever its name."""
    found = []
    for path in files(folder):
        name = path.relative_to(folder).as_posix()
        found += [f"{name}: {word}" for word in BRITISH.findall(name)]
        try:
            text = path.read_bytes().decode("utf-8")
        except UnicodeDecodeError:
            continue  # a picture, a font, a compiled module
        if not text.isascii() or "\0" in text:
            text = unicodedata.normalize("NFKC", text).translate(INVISIBLE)
        found += [f"{name}:{text.count(chr(10), 0, hit.start()) + 1}: {hit[0]}" for hit in BRITISH.finditer(text)]
    return found


@pytest.mark.parametrize("folder", ["docs", "src", "web/src"])
def test_spelling_is_american(folder: str) -> None:
    assert british(ROOT / folder) == []


def test_the_check_reads_the_pages_and_the_source() -> None:
    seen = set(files(ROOT / "docs")) | set(files(ROOT / "src"))
    assert {ROOT / "docs/rules/uno.md", ROOT / "src/halfshell/rulebook/__init__.py"} <= seen


def test_the_check_is_not_fooled(tmp_path: Path) -> None:
    texts = {
        "a.md": "fine\nA Colour.",
        "no_ending": "wd4_blockers = colour_only",
        "deep/er/b.css": "background: LightGrey",
        "c.ts": "const neighbours = backgroundColour",
        "soft.md": "de\u00adfence, \uff47rey",
        ".hidden": "manoeuvring",
        "node_modules/d.js": "colour",
        "defence.py": "color, defense, maneuver, neighbor, gray",
    }
    for name, text in texts.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    (tmp_path / "picture.png").write_bytes(b"\x89PNG grey \xff")
    assert sorted(british(tmp_path)) == [
        ".hidden:1: manoeuv",
        "a.md:2: Colour",
        "c.ts:1: Colour",
        "c.ts:1: neighbour",
        "deep/er/b.css:1: Grey",
        "defence.py: defence",
        "no_ending:1: colour",
        "soft.md:1: defence",
        "soft.md:1: grey",
    ]
