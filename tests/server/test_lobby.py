"""Making, listing, joining and beginning tables."""
from __future__ import annotations

from typing import Any

import pytest
from server.client import BOT, ME, OPEN, Browser, house, running
from starlette.applications import Starlette


async def test_games_tell_all_that_making_a_table_needs(app: Starlette) -> None:
    uno = next(game for game in (await Browser(app).http.get("/api/games")).json() if game["name"] == "uno")
    assert uno["players"] == [2, 10]
    assert uno["prefix"] == "UNO"
    options = {option["name"]: option for option in uno["options"]}
    assert options["stacking"] == {"name": "stacking", "values": ["no", "yes"], "default": "no", "number": None, "rule": "10.1",
                                   "words": options["stacking"]["words"], "house": True, "setup": False}
    assert options["target"]["number"] == {"low": 50, "high": 2000}
    assert {"greedy", "random"} <= {bot["name"] for bot in uno["bots"]}
    made = await Browser(app).make(ME, {"kind": "bot", "bot": uno["bots"][-1]["name"]}, options={"stacking": "yes", "target": "100"})
    view = (await made.sit()).view
    assert [(option["name"], option["value"]) for option in view["options"]] == [("target", "100"), ("stacking", "yes")]


async def test_games_tell_what_chooses_the_game_and_whom_each_seat_plays(app: Starlette) -> None:
    games = {game["name"]: game for game in (await Browser(app).http.get("/api/games")).json()}
    setup = {name: [option["name"] for option in game["options"] if option["setup"]] for name, game in games.items()}
    assert setup == {"uno": [], "showdown": [], "race": ["game"],
                     "adventures": ["mode", "villain", "minions", "heroes", "allies", "board"]}
    assert games["uno"]["seat_names"] == {}
    names = games["showdown"]["seat_names"]
    assert list(names) == ["2", "3", "4", "5", "6"]
    assert names["2"] == ["All four Turtles", "Both Villains"]
    assert names["4"] == ["Michelangelo and Raphael", "Donatello and Leonardo", "Bebop", "Rocksteady"]
    assert names["5"] == ["Michelangelo", "Raphael", "Donatello", "Leonardo", "Both Villains"]


async def test_rules_are_those_of_the_rule_page(app: Starlette) -> None:
    page = (await Browser(app).http.get("/api/rules/uno")).json()
    first = page["sections"][0]["rules"][0]
    assert (page["prefix"], first["number"], first["kind"]) == ("UNO", "1.1", "R")


async def test_whoever_makes_a_table_has_a_seat_and_its_key(app: Starlette) -> None:
    ann = Browser(app)
    response = await ann.http.post("/api/tables", json={"game": "uno", "name": " Ann ", "seats": [BOT, ME]})
    entry = response.json()
    cookie = response.headers["set-cookie"]
    assert cookie.startswith(f"seat-{entry['table']}={entry['key']};")
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    ann.entered(response)
    view = (await ann.sit()).view
    assert (view["seat"], view["host"], view["key"], view["status"]) == (1, True, entry["key"], "playing")
    assert view["seats"][1]["name"] == "Ann"
    assert view["seats"][0]["name"] not in ("", "Ann")
    assert len({seat["emblem"] for seat in view["seats"]}) == 2


GOOD: dict[str, Any] = {"game": "uno", "name": "Ann", "seats": [ME, BOT]}


@pytest.mark.parametrize(("wrong", "status", "words"), [
    ({"game": "umo"}, 404, "did you mean uno?"),
    ({"name": "  "}, 400, "1 to 24 characters"),
    ({"name": "x" * 25}, 400, "1 to 24 characters"),
    ({"name": "a\u202eb"}, 400, "control characters"),
    ({"name": "a\x00b"}, 400, "control characters"),
    ({"name": "\u200d"}, 400, "1 to 24 characters"),
    ({"name": 7}, 400, "$.name"),
    ({"seats": [ME]}, 400, "2 to 10 players"),
    ({"seats": [ME, *[BOT] * 10]}, 400, "2 to 10 players"),
    ({"seats": [ME, ME]}, 400, "only one seat"),
    ({"seats": [OPEN, BOT]}, 400, "take a seat yourself"),
    ({"seats": [ME, {"kind": "king"}]}, 400, "king"),
    ({"seats": [ME, {"kind": "bot", "bot": "gredy"}]}, 400, "did you mean greedy?"),
    ({"options": {"stackin": "yes"}}, 400, "did you mean stacking?"),
    ({"options": {"stacking": "maybe"}}, 400, "no or yes"),
    ({"options": {"target": "1"}}, 400, "50 to 2000"),
    ({"clock": -1}, 400, "clock"),
    ({"clock": 10 ** 9}, 400, "clock"),
])
async def test_a_table_that_cannot_be_is_refused_in_one_sentence(app: Starlette, wrong: dict[str, Any], status: int, words: str) -> None:
    browser = Browser(app)
    response = await browser.http.post("/api/tables", json={**GOOD, **wrong})
    assert response.status_code == status
    assert words in response.json()["words"]
    assert "set-cookie" not in response.headers
    assert (await browser.http.get("/api/tables")).json() == []


async def test_too_many_players_names_the_rule(app: Starlette) -> None:
    response = await Browser(app).http.post("/api/tables", json={**GOOD, "seats": [ME]})
    assert response.json()["rule"] == "1.2"


@pytest.mark.parametrize("sent", [b"", b"{", b"[]", b"null", b"\xff\xfe", b'"x"', b"{}", b"[" * 5000, b'{"name": "\\ud800"}'])
async def test_what_is_no_table_is_refused(app: Starlette, sent: bytes) -> None:
    response = await Browser(app).http.post("/api/tables", content=sent)
    assert response.status_code == 400
    assert response.json()["words"].startswith("this is no NewTable in JSON")


async def test_a_body_has_an_end(app: Starlette) -> None:
    response = await Browser(app).http.post("/api/tables", json={**GOOD, "name": "x" * 20000})
    assert response.status_code == 413


async def test_other_sites_may_not_make_tables(app: Starlette) -> None:
    http = Browser(app).http
    assert (await http.post("/api/tables", json=GOOD, headers={"origin": "http://evil.example"})).status_code == 403
    assert (await http.post("/api/tables", json=GOOD, headers={"origin": "http://test"})).status_code == 200


async def test_joining_takes_an_open_seat(app: Starlette) -> None:
    ann = await Browser(app).make(ME, BOT, OPEN, OPEN, OPEN)
    bob = await Browser(app).join(ann.table, "Ann")
    cid = await Browser(app).join(ann.table, "ANN", seat=4)
    assert (bob.seat, cid.seat) == (2, 4)
    view = (await cid.sit()).view
    assert [seat["kind"] for seat in view["seats"]] == ["person", "bot", "person", "open", "person"]
    assert [view["seats"][seat]["name"] for seat in (0, 2, 4)] == ["Ann", "Ann 2", "ANN 3"]
    assert (view["status"], view["host"], view["view"], view["choice"], view["events"]) == ("open", False, None, None, [])


async def test_joining_twice_gives_the_same_seat(app: Starlette) -> None:
    ann = await Browser(app).make(ME, OPEN, OPEN)
    bob = await Browser(app).join(ann.table)
    key = bob.key
    assert (await bob.join(ann.table)).key == key
    assert (await Browser(app).join(ann.table)).seat == 2


@pytest.mark.parametrize(("seat", "status", "words"), [(0, 409, "taken"), (1, 409, "taken"), (9, 400, "no seat 9"), (-1, 400, "no seat")])
async def test_a_seat_that_is_not_open_is_refused(app: Starlette, seat: int, status: int, words: str) -> None:
    ann = await Browser(app).make(ME, BOT, OPEN)
    response = await Browser(app).http.post(f"/api/tables/{ann.table}/join", json={"name": "Bob", "seat": seat})
    assert response.status_code == status
    assert words in response.json()["words"]


async def test_joining_too_late(app: Starlette) -> None:
    full = await Browser(app).make(ME, OPEN, OPEN)
    await Browser(app).join(full.table)
    await Browser(app).join(full.table)
    begun = await Browser(app).make(ME, BOT)
    for table, words in ((full.table, "all seats are taken; you can watch"), (begun.table, "the game has begun; you can watch")):
        response = await Browser(app).http.post(f"/api/tables/{table}/join", json={"name": "Bob"})
        assert (response.status_code, response.json()["words"]) == (409, words)
    assert (await Browser(app).http.post("/api/tables/nowhere/join", json={"name": "Bob"})).status_code == 404
    assert (await Browser(app).http.post(f"/api/tables/{full.table}/join", json={"name": ""})).status_code == 400


async def test_everybody_at_the_table_sees_who_joins(app: Starlette) -> None:
    ann = await (await Browser(app).make(ME, OPEN)).sit()
    await Browser(app).join(ann.table, "Bob")
    view = await ann.until(lambda view: view["seats"][1]["name"] == "Bob")
    assert view["seats"][1]["here"] is False


async def test_the_host_begins_and_bots_fill_the_open_seats(app: Starlette) -> None:
    ann = await (await Browser(app).make(ME, OPEN, OPEN, OPEN, name="Ooze", options={"dealer": "first_seat"})).sit()  # Bob's turn
    bob = await (await Browser(app).join(ann.table)).sit()
    bob.page.send("begin")
    assert "only the host" in (await bob.reply())["words"]
    ann.page.send("begin")
    ann.page.send("begin")
    for player in (ann, bob):
        view = await player.until(lambda view: view["status"] == "playing")
        assert [seat["kind"] for seat in view["seats"]] == ["person", "person", "bot", "bot"]
        assert len({seat["name"] for seat in view["seats"]}) == 4
        assert len(view["view"]["hand"]) == 7


async def test_who_leaves_before_the_game_begins_gets_up(app: Starlette) -> None:
    ann = await (await Browser(app).make(ME, OPEN)).sit()
    bob = await (await Browser(app).join(ann.table)).sit()
    bob.page.send("leave")
    view = await bob.until(lambda view: view["seat"] is None)
    assert (view["seats"][1]["kind"], view["key"], view["watching"]) == ("open", "", 1)
    assert (await Browser(app).join(ann.table, "Cid")).seat == 1
    ann.page.send("leave")
    assert "you keep this table open" in (await ann.reply())["words"]


async def test_bots_can_play_among_themselves(app: Starlette) -> None:
    watcher = await Browser(app).make(BOT, BOT)
    assert (watcher.seat, watcher.key) == (-1, "")
    assert (await watcher.sit()).view["seat"] is None


async def test_the_list_shows_mine_then_open_then_those_to_watch(db: str) -> None:
    async with running(db, pace=60) as app:
        ann = Browser(app)
        waiting = (await ann.make(ME, OPEN)).table
        playing = (await ann.make(ME, BOT, options={"dealer": "first_seat"})).table
        hidden = (await ann.make(ME, OPEN, private=True)).table
        others = await Browser(app).make(BOT, BOT)
        bob = await Browser(app).make(ME, OPEN, name="Bob")
        cards = (await ann.http.get("/api/tables")).json()
        assert {card["table"] for card in cards[:3]} == {waiting, playing, hidden}
        assert [card["table"] for card in cards[3:]] == [bob.table, others.table]
        assert [card["mine"] for card in cards] == [True] * 3 + [False] * 2
        mine = next(card for card in cards if card["table"] == playing)
        assert (mine["my_turn"], mine["status"], mine["changed"]) == (False, "playing", ["dealer: first_seat"])
        stranger = {card["table"]: card for card in (await Browser(app).http.get("/api/tables")).json()}
        assert hidden not in stranger
        assert (stranger[waiting]["names"], stranger[waiting]["open_seats"]) == (["Ann", ""], 1)


async def test_my_turn_comes_first(db: str) -> None:
    async with running(db, pace=60) as app:
        ann = Browser(app)
        await ann.make(ME, OPEN)
        mine = (await ann.make(BOT, ME, options={"dealer": "first_seat"})).table
        await ann.make(ME, OPEN)
        card = (await ann.http.get("/api/tables")).json()[0]
        assert (card["table"], card["my_turn"]) == (mine, True)


async def test_a_personal_link_moves_a_seat_to_another_device(app: Starlette) -> None:
    ann = await Browser(app).make(ME, BOT)
    phone = Browser(app)
    response = await phone.http.get(f"/t/{ann.table}?key={ann.key}")
    assert (response.status_code, response.headers["location"]) == (303, f"/t/{ann.table}")
    assert (await phone.sit(ann.table)).view["seat"] == 0
    stranger = Browser(app)
    assert (await stranger.http.get(f"/t/{ann.table}?key=guess")).status_code == 303
    assert (await stranger.sit(ann.table)).view["seat"] is None
    assert (await stranger.http.get("/t/nowhere?key=guess")).status_code in (404, 503)


@pytest.mark.parametrize("name", ["{p1} {x} {", "<b>&amp;", "'\"`", "王小明", "👩‍👩‍👧"])
async def test_any_name_is_shown_as_it_is(app: Starlette, name: str) -> None:
    ann = await (await Browser(app).make(BOT, ME, name=name, options={"dealer": "first_seat"})).sit()
    view = await ann.until(lambda view: view["choice"])
    assert view["seats"][1]["name"] == name
    assert any(event["text"] == f"{name} gets 7 cards." for event in view["events"])
    assert any(line.startswith(f"{name}: 7 cards") for line in view["text"])


async def test_the_house_has_so_many_rooms(app: Starlette, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("halfshell.server.house.MOST", 2)
    ann = await (await Browser(app).make(ME, OPEN)).sit()
    bob = await (await Browser(app).make(ME, OPEN)).sit()
    cid = await Browser(app).make(ME, OPEN)
    socket = cid.socket(cid.table)
    await socket.next()
    assert "please come back later" in (await socket.receive())["words"]
    await bob.page.close()
    await cid.sit()
    assert set(house(app).rooms) == {ann.table, cid.table}
