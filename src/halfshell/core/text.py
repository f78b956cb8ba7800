"""Small help with words. Engine texts name players as {p0}, {p1}; who shows a text puts the names in."""
from __future__ import annotations

import re

MARK = re.compile(r"\{p(\d+)\}")


def named(text: str, names: list[str]) -> str:
    """Put names in; a name with braces in it stays as it is."""
    return MARK.sub(lambda found: names[int(found[1])], text)


def listed(items: list[str], last: str = "and") -> str:
    """One, two and three."""
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])} {last} {items[-1]}"


def counted(n: int, one: str, many: str = "") -> str:
    """1 card, 2 cards."""
    return f"{n} {one if n == 1 else many or one + 's'}"
