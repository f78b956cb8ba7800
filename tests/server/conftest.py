from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from server.client import running
from starlette.applications import Starlette


@pytest.fixture
def db(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture
async def app(db: str) -> AsyncIterator[Starlette]:
    async with running(db) as app:
        yield app
