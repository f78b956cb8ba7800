"""The app's pages and files, and what every answer carries."""
from __future__ import annotations

from pathlib import Path

import pytest
from server.client import Browser
from starlette.applications import Starlette

from halfshell.games import game
from halfshell.server.pages import Pages


@pytest.fixture
async def built(app: Starlette, tmp_path: Path) -> Starlette:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<title>halfshell</title>")
    (static / "assets/index-1a2b.js").write_text("play()")
    (tmp_path / "secret").write_text("seed")
    app.state.pages = Pages(static)
    return app


@pytest.mark.parametrize(("path", "status"), [
    ("/", 200), ("/t/abc", 200), ("/rules/uno", 200), ("/nonsense", 404), ("/assets/gone.js", 404)])
async def test_every_page_is_the_app(built: Starlette, path: str, status: int) -> None:
    response = await Browser(built).http.get(path)
    assert (response.status_code, response.text) == (status, "<title>halfshell</title>")
    assert response.headers["cache-control"] == "no-cache"


async def test_files_with_a_digest_are_kept_for_ever(built: Starlette) -> None:
    response = await Browser(built).http.get("/assets/index-1a2b.js")
    assert response.text == "play()"
    assert "immutable" in response.headers["cache-control"]
    assert response.headers["content-type"].startswith("text/javascript")


@pytest.mark.parametrize("path", ["/../secret", "/%2e%2e/secret", "/assets/../../secret", "/..%2fsecret", "/%00"])
async def test_nothing_else_can_be_read(built: Starlette, path: str) -> None:
    response = await Browser(built).http.get(path)
    assert response.status_code == 404
    assert "seed" not in response.text


async def test_where_the_app_is_not_built_the_page_says_how(app: Starlette) -> None:
    app.state.pages = Pages(None)
    response = await Browser(app).http.get("/t/abc")
    assert response.status_code == 503
    assert "python3 dev.py play" in response.text


async def test_every_answer_forbids_what_a_page_does_not_need(built: Starlette) -> None:
    http = Browser(built).http
    for path in ("/", "/api/games", "/api/nothing", "/healthz"):
        headers = (await http.get(path)).headers
        assert headers["content-security-policy"].startswith("default-src 'self'; ")
        assert "unsafe-eval" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


async def test_health_and_unknown_calls(app: Starlette) -> None:
    http = Browser(app).http
    assert (await http.get("/healthz")).json() == {"ok": True}
    assert (await http.get("/api/nothing")).json()["words"] == "there is no call /api/nothing"
    assert (await http.get("/api/rules/umo")).status_code == 404
    wrong = await http.delete("/api/tables")
    assert (wrong.status_code, wrong.json()["words"]) == (405, "DELETE /api/tables: Method Not Allowed")


async def test_content_is_sent_once(app: Starlette, monkeypatch: pytest.MonkeyPatch) -> None:
    http = Browser(app).http
    monkeypatch.setattr(type(game("uno")), "content", lambda self: {"cards": [{"name": "Katana"}]})
    first = await http.get("/api/content/uno")
    assert first.json() == {"cards": [{"name": "Katana"}]}
    assert first.headers["cache-control"] == "no-cache"
    again = await http.get("/api/content/uno", headers={"If-None-Match": f'W/{first.headers["etag"]}'})
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", first.headers["etag"])
    monkeypatch.undo()
    changed = await http.get("/api/content/uno", headers={"If-None-Match": first.headers["etag"]})
    assert (changed.status_code, changed.json()) == (200, {})
    assert (await http.get("/api/content/umo")).status_code == 404
