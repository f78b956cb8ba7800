"""Starting the server, and the browser's types."""
from __future__ import annotations

import socket
from pathlib import Path

import pytest

from halfshell.server import typescript
from halfshell.server.run import ServeError, serve


def test_a_port_in_use_is_one_sentence(db: str) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        with pytest.raises(ServeError, match=r"in use.*choose another --port"):
            serve("127.0.0.1", taken.getsockname()[1], db, False)


@pytest.mark.parametrize(("host", "port"), [("127.0.0.1", 99999), ("no.such.host.invalid", 8000)])
def test_a_place_where_nobody_can_listen_is_one_sentence(db: str, host: str, port: int) -> None:
    with pytest.raises(ServeError, match="cannot listen"):
        serve(host, port, db, False)


def test_a_bad_database_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(ServeError, match="cannot be opened"):
        serve("127.0.0.1", 0, f"sqlite:///{tmp_path}/no/folder/tables.db", False)


def test_the_types_of_the_browser_are_up_to_date() -> None:
    assert typescript.TARGET.read_text(encoding="utf-8") == typescript.typescript()


def test_the_check_notices_a_change(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(typescript, "TARGET", tmp_path / "wire.ts")
    assert typescript.main(["--check"]) == 1
    assert capsys.readouterr().err.count("\n") == 1
    assert typescript.main([]) == 0
    assert typescript.main(["--check"]) == 0
