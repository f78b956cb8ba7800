"""Which numbered rules of docs/rules a test proves: `@rule("UNO 3.2", "UNO 3.3")` above it."""

from __future__ import annotations

import pytest


def rule(*numbers: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(*numbers)
