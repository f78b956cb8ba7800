"""Why an action is not legal: the number of the rule that forbids it."""
from __future__ import annotations

from halfshell.core.script import CODE

from .state import Race


def why_not(s: Race, seat: int, action: int, asked: bool) -> str:
    return CODE[s.stack[-1]].rule if asked else "2.1"
