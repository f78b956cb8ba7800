"""An owner's content in force: games, records, the program and the server."""
from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql
from content.conftest import OWN, play, small
from server.client import BOT, Browser, house, running

from halfshell.cli import main
from halfshell.content import BadContent, use_files, use_own
from halfshell.core.game import Game
from halfshell.core.match import BadRecord, replay
from halfshell.server import run as server_run
from halfshell.server.store import Seat, Store, Table

Pack = Callable[..., Path]


def test_a_game_with_other_content_ends(showdown: Game, pack: Pack) -> None:
    before = showdown.new(2, 1, {}).to_data()
    use_files([pack(small)])
    words = set()
    for seed in range(1, 7):
        match = play(showdown, seed, 2 + seed % 5)
        view = showdown.view(match.state, 0)
        assert (view["rows"], view["columns"]) == (5, 4)
        words |= {event[0].name for event in match.log}
        names = {card["name"]: card["text"] for card in view["cards"]}
        assert showdown.table(match.state, 0) and all(names.values())
    assert "flung" in words
    assert "He flies 1 or 2 spaces" in card(showdown, "sai")["ability"]["text"]["value"]
    use_own(showdown)
    assert showdown.new(2, 1, {}).to_data() == before and showdown.content_digest == ""


def card(game: Game, id: str) -> dict[str, Any]:
    found: dict[str, Any] = next(one for one in game.content()["cards"] if one["id"] == id)
    return found


def test_every_field_of_a_card_has_its_mark(showdown: Game, pack: Pack) -> None:
    for one in showdown.content()["cards"]:
        for field in ("name", "tiles", "movement", "attack", "defense"):
            assert one[field]["provenance"] in ("published", "partial", "stand-in")
        assert one["ability"]["text"]["value"] and one["ability"]["text"]["provenance"]
    def edit(data: dict[str, Any]) -> None:
        small(data)
        data["characters"] = {"value": data["characters"], "provenance": "partial"}
        data["characters"]["value"][1]["attack"] = 4
    use_files([pack(edit)])
    sai = card(showdown, "sai")
    assert sai["name"] == {"value": "Twin Sai"}  # an owner need not say where it comes from
    assert sai["ability"]["text"]["provenance"] == "published" and sai["ability"]["use"] == "action"
    assert sai["attack"] == {"value": 4, "provenance": "partial"} and sai["defense"] == {"value": 2, "provenance": "published"}
    assert showdown.content()["board"]["rows"] == {"value": 5}


def test_a_record_is_replayed_with_its_own_content_only(showdown: Game, pack: Pack) -> None:
    plain = play(showdown, 3).record()
    assert "content" not in plain
    use_files([pack(small)])
    with pytest.raises(BadRecord, match="played with the content that comes with Showdown"):
        replay(showdown, plain)
    match = play(showdown, 3)
    record = json.loads(json.dumps(match.record()))
    assert record["content"] == showdown.content_digest != ""
    assert replay(showdown, record).state.digest() == match.state.digest()
    use_own(showdown)
    with pytest.raises(BadRecord, match=f"other content of Showdown.*{record['content']}.*--content"):
        replay(showdown, record)
    assert replay(showdown, plain).state.is_terminal()


def test_only_what_the_rules_see_makes_other_content(showdown: Game, pack: Pack) -> None:
    def edit(data: dict[str, Any]) -> None:
        data["cards"][0]["name"] = "Board of Doom"
        data["board"]["rows"] = {"value": 7, "provenance": "published", "note": "counted"}
        del data["cards"][0]["ability"]["text"], data["ops"]
    use_files([pack(edit)])
    assert showdown.content_digest == "" and card(showdown, "skateboard")["name"] == {"value": "Board of Doom"}


def test_a_bad_file_changes_nothing(showdown: Game, pack: Pack) -> None:
    good, bad = pack(small, "good.json"), pack(lambda data: data.update(format=2, more=1), "bad.json")
    with pytest.raises(BadContent, match=r"bad.json:3: format is 1, not 2 \(`halfshell content check` names all 2 mistakes\)"):
        use_files([good, bad])
    with pytest.raises(BadContent, match="a second file with content of Showdown"):
        use_files([good, good])
    assert showdown.content_digest == ""


# --- the program -----------------------------------------------------------------------------------------------------------


def test_the_command(pack: Pack, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = str(pack(small))
    assert main(["content", "check", file]) == 0
    assert capsys.readouterr().out.startswith("content: Showdown")
    bad = str(pack(lambda data: data["board"].update(rows=70), "bad.json"))
    assert main(["content", "check", bad]) == 1
    out = capsys.readouterr().out
    assert f"{bad}:11: board.rows is a whole number from 3 to 8, not 70\n" in out and "mistakes: 1\n" in out
    assert main(["content", "check", bad, "--json"]) == 1
    assert json.loads(capsys.readouterr().out) == {
        "file": bad, "game": "showdown", "ok": False,
        "mistakes": [{"line": 11, "sentence": "board.rows is a whole number from 3 to 8, not 70"}]}
    assert main(["content", "check", str(tmp_path / "none.json")]) == 2
    assert "there is no file" in capsys.readouterr().err


def test_what_is_shown_can_be_checked(showdown: Game, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["content", "show", "showdown"]) == 0
    file = tmp_path / "shown.json"
    file.write_text(capsys.readouterr().out)
    assert json.loads(file.read_text()) == json.loads(OWN) and main(["content", "check", str(file)]) == 0
    assert main(["content", "show", "uno"]) == 2
    assert "the content of UNO Mutant Mayhem cannot be replaced by a file" in capsys.readouterr().err


def test_simulate_with_workers_has_it_too(showdown: Game, pack: Pack, capsys: pytest.CaptureFixture[str]) -> None:
    file = str(pack(small))
    found = []
    for words in (["--workers", "1"], ["--workers", "2"]):
        assert main(["simulate", "showdown", "--games", "4", "--seats", "random,random", "--json", "--content", file, *words]) == 0
        found.append(json.loads(capsys.readouterr().out)["decisions"])
    use_own(showdown)
    assert main(["simulate", "showdown", "--games", "4", "--seats", "random,random", "--json"]) == 0
    assert found[0] == found[1] != json.loads(capsys.readouterr().out)["decisions"]


def test_records_in_the_program(showdown: Game, pack: Pack, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file, kept = str(pack(small)), tmp_path / "game.json"
    use_files([file])
    kept.write_text(json.dumps(play(showdown, 5).record()))
    use_own(showdown)
    assert main(["replay", str(kept), "--json"]) == 2
    assert "its file must be given with --content" in capsys.readouterr().err
    assert main(["replay", str(kept), "--json", "--content", file]) == 0
    assert json.loads(capsys.readouterr().out)["over"]
    assert main(["serve", "--content", str(pack(lambda data: data.clear(), "bad.json"))]) == 2
    assert "a content file is a table that names its game" in capsys.readouterr().err


# --- the server ------------------------------------------------------------------------------------------------------------


def test_serve_puts_it_in_force(showdown: Game, pack: Pack, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    digests: list[str] = []
    monkeypatch.setattr(server_run, "serve", lambda *words: digests.append(showdown.content_digest))
    assert main(["serve", "--db", f"sqlite:///{tmp_path / 'tables.db'}", "--content", str(pack(small))]) == 0
    assert digests == [showdown.content_digest] != [""]


async def test_tables_know_their_content(showdown: Game, pack: Pack, tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path / 'tables.db'}"
    async with running(db) as app:
        plain = await Browser(app).make(BOT, BOT, game="showdown")
    use_files([pack(small)])
    async with running(db) as app:
        browser = Browser(app)
        content = (await browser.http.get("/api/content/showdown")).json()
        assert content["board"]["rows"] == {"value": 5}
        own = await Browser(app).make(BOT, BOT, game="showdown")
        await own.sit()
        view = await own.until(lambda view: view["status"] == "over")
        assert view["view"]["rows"] == 5
        await own.page.close()
        record = (await browser.http.get(f"/api/tables/{own.table}/record")).json()
        assert record["content"] == showdown.content_digest
        refused = await browser.http.get(f"/api/tables/{plain.table}/record")
        assert refused.status_code == 409 and "the content that comes with Showdown" in refused.json()["words"]
    use_own(showdown)
    async with running(db) as app:
        refused = await Browser(app).http.get(f"/api/tables/{own.table}/record")
        assert refused.status_code == 409 and "its file must be given with --content" in refused.json()["words"]
        found = await house(app).store.tables([plain.table, own.table])
        assert {table.id: bool(table.content) for table, _ in found} == {plain.table: False, own.table: True}
        again = await Browser(app).sit(plain.table)
        assert again.view["view"]["rows"] == 7
        await again.page.close()


async def test_a_database_from_before(tmp_path: Path) -> None:
    """Its tables have the game's own content."""
    db, table = tmp_path / "tables.db", Table("t", "showdown", 1, {}, 1, 0, False, 0, "open")
    store = Store(f"sqlite:///{db}")
    await store.open()
    await store.create(table, [Seat(0, "open")])
    async with store.engine.begin() as connection:
        await connection.execute(sql.text("ALTER TABLE tables DROP COLUMN content"))
    for _ in range(2):
        await store.close()
        await store.open()
        assert await store.load("t") == (table, [Seat(0, "open")])
    await store.close()
