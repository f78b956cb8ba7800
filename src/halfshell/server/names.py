"""Names and emblems of the players."""
from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final

from halfshell.bots.names import BOT_NAMES

from .problems import Trouble

LONGEST: Final = 24
EMBLEMS: Final = ["leonardo", "raphael", "donatello", "michelangelo", "splinter", "april", "casey", "metalhead", "angel", "leatherhead"]
JOINERS: Final = "\u200c\u200d"  # invisible, but part of some scripts and of many emoji
VISIBLE: Final = "LNPS"


def checked(name: str) -> str:
    """A name as it will be shown. Raises Trouble."""
    name = unicodedata.normalize("NFC", name.strip())
    kinds = [unicodedata.category(c) for c in name if c not in JOINERS]
    if any(kind[0] == "C" or kind in ("Zl", "Zp") for kind in kinds):
        raise Trouble(400, "a name has no control characters")
    if not 1 <= len(name) <= LONGEST or not any(kind[0] in VISIBLE for kind in kinds):
        raise Trouble(400, f"a name has 1 to {LONGEST} characters")
    return name


def unique(name: str, others: Iterable[str]) -> str:
    """The name, with a number if somebody else at the table has it."""
    taken = {other.casefold() for other in others}
    found, number = name, 1
    while found.casefold() in taken:
        number += 1
        found = f"{name[: LONGEST - 1 - len(str(number))].rstrip()} {number}"
    return found


def bot_name(others: Iterable[str]) -> str:
    taken = {other.casefold() for other in others}
    return next((name for name in BOT_NAMES if name.casefold() not in taken), unique(BOT_NAMES[0], taken))
