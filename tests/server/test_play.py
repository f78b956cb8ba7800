"""Playing over the wire: answers, refusals, coming back, watching."""
from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from rule import rule
from server.client import BOT, ME, OPEN, PATIENCE, Browser, Socket, hold, house, room, running, two_players, whose_turn
from starlette.applications import Starlette

from halfshell.core.match import replay
from halfshell.games import game

ONE_ROUND = {"scoring": "single_round"}


async def test_bots_play_a_whole_game_and_its_record_replays(app: Starlette) -> None:
    watcher = await Browser(app).make(BOT, BOT, {"kind": "bot", "bot": "random"}, options=ONE_ROUND)
    early = await watcher.http.get(f"/api/tables/{watcher.table}/record")
    assert (early.status_code, "when it is over" in early.json()["words"]) == (409, True)
    view = await (await watcher.sit()).until(lambda view: view["status"] == "over")
    assert view["choice"] is None
    assert sorted(view["result"]["ranks"])[0] == 1
    record = (await watcher.http.get(f"/api/tables/{watcher.table}/record")).json()
    match = replay(game("uno"), record)
    assert match.state.is_terminal()
    assert match.game.returns(match.state) == view["result"]["returns"]
    assert record["names"] == [seat["name"] for seat in view["seats"]]
    assert len({answer[3] for answer in record["answers"]}) == len(record["answers"])  # fresh luck each time


async def test_many_tables_of_bots_at_once(app: Starlette) -> None:
    async def one() -> None:
        watcher = await (await Browser(app).make(BOT, BOT, BOT, options=ONE_ROUND)).sit()
        await watcher.until(lambda view: view["status"] == "over")

    async with asyncio.timeout(300):
        await asyncio.gather(*[one() for _ in range(8)])


async def test_an_answer_moves_the_table_for_everybody(app: Starlette) -> None:
    me, other = await whose_turn(*await two_players(app))
    assert me.view["choice"]["options"]
    assert other.view["choice"]["options"] == []
    assert other.view["choice"]["prompt"] == f"It is {me.view['seats'][me.seat]['name']}'s turn."
    await me.answer("draw")
    view = await other.until(lambda view: any(event["name"] == "drew" for event in view["events"]))
    assert view["events"][-1]["text"] == f"{me.view['seats'][me.seat]['name']} draws a card."
    assert "card" in me.view["events"][-1]["data"]
    assert "card" not in view["events"][-1]["data"]
    assert view["view"]["players"][me.seat]["cards"] == 8


async def test_the_same_answer_twice_is_harmless(app: Starlette) -> None:
    me, _ = await whose_turn(*await two_players(app))
    choice = await me.my_turn()
    for _ in range(3):
        me.page.send("answer", choice=choice["id"], key="draw")
    me.page.send("why", key="draw")
    assert (await me.reply())["type"] == "why"  # nothing was refused before it
    assert len((await room(app, me.table)).playing().rows) == 1


@pytest.mark.parametrize(("choice", "key", "rule_number", "words"), [
    (0, "next_round", "8.5", "next round"),
    (0, "catch", "7.4", "catch"),
    (0, "sing", "", "no action is called sing"),
    (99, "draw", "", "question 99 is closed"),
    (-1, "draw", "", "question -1 is closed"),
    (10 ** 30, "draw", "", "is closed"),
    (0, "x" * 1000, "", "no action is called"),
])
async def test_an_answer_that_may_not_be_is_refused_with_its_reason(app: Starlette, choice: int, key: str, rule_number: str, words: str
                                                                    ) -> None:
    me, _ = await whose_turn(*await two_players(app))
    me.page.send("answer", choice=choice, key=key)
    refused = await me.reply()
    assert refused["type"] == "refused"
    assert refused["rule"] == rule_number
    assert words in refused["words"]
    assert (await room(app, me.table)).playing().rows == []


async def test_a_late_answer_is_refused(app: Starlette) -> None:
    me, other = await whose_turn(*await two_players(app))
    question = me.view["choice"]["id"]
    await me.answer("draw")
    me.page.send("answer", choice=question, key="play:R5")
    assert f"question {question} is closed" in (await me.reply())["words"]
    other.page.send("answer", choice=me.view["choice"]["id"], key="draw")
    refused = await other.reply()
    assert (refused["type"], refused["key"], refused["rule"]) == ("refused", "draw", "2.10")


async def test_why_tells_the_rule(app: Starlette) -> None:
    me, other = await whose_turn(*await two_players(app))
    held = me.view["view"]["hand"]
    missing = next(card for card in ("R1", "B1", "O1", "P1", "R2", "B2", "O2", "P2") if card not in held)
    me.page.send("why", key=f"play:{missing}")
    assert await me.reply() == {"type": "why", "key": f"play:{missing}", "rule": "9.1", "words": game("uno").rule("9.1")}
    me.page.send("why", key="draw")
    assert (await me.reply())["words"] == "you can do this now"
    other.page.send("why", key="draw")
    assert (await other.reply())["rule"] == "2.10"


@pytest.mark.parametrize(("text", "words"), [
    ("", "not understood"), ("{", "not understood"), ("[]", "not understood"), ('{"type": "sing"}', "not understood"),
    ('{"type": "answer"}', "not understood"), ('{"type": "answer", "choice": "0", "key": "draw"}', "not understood"),
    ('{"type": "answer", "choice": 0, "key": null}', "not understood"), ("[" * 1999, "not understood"), ("x" * 3000, "at most 2000"),
    ('{"type": "undo"}', "nothing that you could take back"), ('{"type": "rematch"}', "not over"),
])
async def test_what_cannot_be_understood_or_done_is_refused_and_the_connection_lives(app: Starlette, text: str, words: str) -> None:
    me, _ = await whose_turn(*await two_players(app))
    me.page.send_text(text)
    refused = await me.reply()
    assert refused["type"] == "refused"
    assert words in refused["words"]
    await me.answer("draw")


async def test_bytes_are_refused(app: Starlette) -> None:
    ann, _ = await two_players(app)
    ann.page.outgoing.put_nowait({"type": "websocket.receive", "bytes": b"\x00"})
    assert "JSON text" in (await ann.reply())["words"]


async def test_far_too_many_messages_close_the_connection(app: Starlette) -> None:
    ann, bob = await two_players(app)
    for _ in range(100):
        ann.page.send("why", key="draw")
    while (message := await ann.page.next())["type"] == "websocket.send":
        pass
    assert (message["type"], message["code"]) == ("websocket.close", 4429)
    await (await whose_turn(bob, bob))[0].until(lambda view: not view["seats"][0]["here"])


async def test_hello_comes_first(app: Starlette) -> None:
    ann = await Browser(app).make(ME, BOT)
    page = ann.socket(ann.table)
    await page.next()
    page.send("answer", choice=0, key="draw")
    assert "hello" in (await page.receive())["words"]
    page.send("hello", since=-5)
    assert (await page.receive())["events"][0]["number"] == 0


async def test_there_is_no_such_table(app: Starlette) -> None:
    page = Browser(app).socket("nowhere")
    assert (await page.next())["type"] == "websocket.accept"
    assert (await page.receive())["words"] == "there is no such table"
    assert (await page.next())["code"] == 4404


async def test_a_page_of_another_site_gets_no_socket(app: Starlette) -> None:
    ann = await Browser(app).make(ME, BOT)
    assert (await ann.socket(ann.table, origin="http://evil.example").next())["type"] == "websocket.close"
    assert (await ann.socket(ann.table, origin="http://test").next())["type"] == "websocket.accept"


async def test_coming_back_brings_only_what_was_missed(app: Starlette) -> None:
    me, other = await whose_turn(*await two_players(app))
    seen = len((await other.sit()).view["events"])  # a second tab
    await other.page.close()
    await me.answer("draw")
    view = (await other.sit(since=seen)).view
    assert [event["number"] for event in view["events"]] == [seen]
    assert view["events"][0]["name"] == "drew"
    nothing_new = (await other.sit(since=seen + 1)).view
    assert nothing_new["events"] == []
    assert (await other.sit(since=10 ** 9)).view["events"][0]["number"] == 0


async def test_two_tabs_of_one_seat_show_the_same(app: Starlette) -> None:
    me, _ = await whose_turn(*await two_players(app))
    first = me.page
    await me.sit()
    await me.answer("draw")
    while (view := await first.receive())["choice"]["id"] == 0:
        pass
    assert view["view"] == me.view["view"]
    assert view["seats"][me.seat]["here"]
    await first.close()
    me.page.send("why", key="draw")
    assert (await me.reply())["type"] == "why"
    assert me.view["seats"][me.seat]["here"]  # one tab is left


async def test_everybody_sees_who_is_here_and_how_many_watch(app: Starlette) -> None:
    ann, bob = await two_players(app)
    watcher = await Browser(app).sit(ann.table)
    assert (watcher.view["seat"], watcher.view["key"], watcher.view["view"]["hand"]) == (None, "", [])
    assert watcher.view["choice"]["options"] == []
    await ann.until(lambda view: view["watching"] == 1)
    watcher.page.send("answer", choice=0, key="draw")
    assert "you watch" in (await watcher.reply())["words"]
    watcher.page.send("why", key="draw")
    assert (await watcher.reply())["type"] == "why"
    await watcher.page.close()
    await bob.page.close()
    view = await ann.until(lambda view: view["watching"] == 0 and not view["seats"][1]["here"])
    assert [seat["here"] for seat in view["seats"]] == [True, False]
    assert view["seats"][1]["away"] is False


async def test_the_game_waits_for_who_is_not_here(app: Starlette) -> None:
    me, other = await whose_turn(*await two_players(app))
    await me.page.close()
    await asyncio.sleep(0.1)
    assert (await room(app, other.table)).playing().rows == []
    assert (await room(app, other.table)).next_moment() is None


# --- clocks, and people who leave --------------------------------------------------------------------------------------


@rule("UNO 9.2")
async def test_when_the_clock_runs_out_the_quiet_answer_is_given(app: Starlette) -> None:
    me, other = await whose_turn(*await two_players(app, clock=2))
    assert 0 < me.view["choice"]["deadline"] <= 2
    view = await other.until(lambda view: any(event["name"] == "drew" for event in view["events"]))
    row = (await room(app, me.table)).playing().rows[0]
    assert (row.seat, row.key) == (me.seat, "draw")
    assert view["choice"]["deadline"] is not None


@rule("UNO 9.2")
async def test_the_clock_runs_for_who_is_not_here(app: Starlette) -> None:
    me, other = await whose_turn(*await two_players(app, clock=1))
    await me.page.close()
    await other.until(lambda view: view["choice"]["options"])


@rule("UNO 9.2")
async def test_for_who_leaves_a_bot_plays_on_and_the_seat_stays_theirs(app: Starlette) -> None:
    me, other = await whose_turn(*await two_players(app))
    me.page.send("leave")
    view = await other.until(lambda view: view["choice"]["options"])
    assert (view["seats"][me.seat]["away"], view["seats"][me.seat]["kind"]) == (True, "person")
    await me.page.close()
    await me.sit()
    assert (me.view["seat"], me.view["seats"][me.seat]["away"]) == (me.seat, True)
    me.page.send("leave", away=False)
    await me.until(lambda view: not view["seats"][me.seat]["away"])
    await other.answer()
    while (await room(app, me.table)).playing().state.current_player() != me.seat:
        await other.answer()
    assert await me.my_turn()


async def test_a_game_that_all_have_left_is_played_to_its_end(app: Starlette) -> None:
    ann, bob = await two_players(app, options=ONE_ROUND)
    ann.page.send("leave")
    bob.page.send("leave")
    await ann.until(lambda view: view["status"] == "over")


# --- a question put to several -----------------------------------------------------------------------------------------


async def one_card_left(app: Starlette, *seats: Any) -> tuple[Browser, Browser]:
    """Ann has played her last card but one without a call; Bob may catch, and is next."""
    ann, bob = await two_players(app, options={"dealer": "first_seat"})
    await hold(ann, ["R1", "B2"], ["R7", "R8", "B9"])
    ann.page.send("answer", choice=0, key="play:R1")
    return ann, bob


async def test_who_is_next_ends_the_time_to_call(db: str) -> None:
    async with running(db, pace=10) as app:
        ann, bob = await one_card_left(app)
        view = await ann.until(lambda view: view["choice"]["rule"] == "7.3")
        assert {option["key"] for option in view["choice"]["options"]} == {"uno", "pass"}
        assert view["choice"]["secret"]
        assert 50 < view["choice"]["deadline"] <= 60
        await bob.until(lambda view: view["choice"]["rule"] == "7.3")
        await bob.answer("pass")
        view = await bob.until(lambda view: view["choice"]["rule"] == "2.1")
        assert view["choice"]["seats"] == [1]


async def test_the_first_to_reach_the_server_counts(db: str) -> None:
    async with running(db, pace=10) as app:
        ann, bob = await one_card_left(app)
        await bob.until(lambda view: view["choice"]["rule"] == "7.3")
        question = (await ann.until(lambda view: view["choice"]["rule"] == "7.3"))["choice"]["id"]
        bob.page.send("answer", choice=question, key="catch")
        view = await bob.until(lambda view: view["choice"]["id"] > 0 and view["choice"]["rule"] == "2.1")
        assert view["view"]["players"][0]["cards"] == 3
        ann.page.send("answer", choice=question, key="uno")
        assert (await ann.reply())["type"] == "refused"


async def test_the_time_to_call_is_over_by_itself(db: str) -> None:
    async with running(db, pace=0.02) as app:
        ann, bob = await one_card_left(app)
        view = await bob.until(lambda view: view["choice"]["id"] > 0 and view["choice"]["rule"] == "2.1")
        assert view["view"]["players"][0]["cards"] == 1
        assert [row.key for row in (await room(app, ann.table)).playing().rows] == ["play:R1", "pass", "pass"]


# --- taking back -------------------------------------------------------------------------------------------------------


async def a_card_is_played(app: Starlette) -> tuple[Browser, Browser]:
    """Ann has played a number, which she may take back, and Bob is asked."""
    ann, bob = await two_players(app, options={"dealer": "first_seat"})
    await hold(ann, ["R1", "R2", "R3"], ["R7", "R8", "B9"])
    assert not ann.view["undo"]["can"]
    await ann.answer("play:R1")
    await ann.until(lambda view: view["undo"]["can"])
    return ann, bob


async def test_taking_back_needs_the_others(app: Starlette) -> None:
    ann, bob = await a_card_is_played(app)
    assert not bob.view["undo"]["can"]
    ann.page.send("undo")
    view = await bob.until(lambda view: view["undo"]["by"] is not None)
    assert view["undo"] == {"can": False, "by": 0, "waiting": [1]}
    assert len(view["view"]["players"]) == 2
    ann.page.send("undo")  # once is enough
    bob.page.send("undo")
    view = await ann.until(lambda view: len(view["view"]["hand"]) == 3)
    assert view["choice"]["seats"] == [0]
    assert view["events"][-1]["text"] == "Ann takes the last move back."
    assert view["undo"] == {"can": False, "by": None, "waiting": []}
    assert [row.key for row in (await room(app, ann.table)).playing().rows] == ["play:R1", "undo:0"]


@pytest.mark.parametrize("who", ["ann", "bob"])
async def test_a_no_ends_the_request(app: Starlette, who: str) -> None:
    ann, bob = await a_card_is_played(app)
    ann.page.send("undo")
    await bob.until(lambda view: view["undo"]["by"] == 0)
    (ann if who == "ann" else bob).page.send("undo", yes=False)
    view = await bob.until(lambda view: view["undo"]["by"] is None)
    assert view["choice"]["seats"] == [1]
    ann.page.send("undo")
    await bob.until(lambda view: view["undo"]["by"] == 0)


async def test_the_next_answer_ends_the_request(app: Starlette) -> None:
    ann, bob = await a_card_is_played(app)
    ann.page.send("undo")
    await bob.until(lambda view: view["undo"]["by"] == 0)
    await bob.answer("play:R7")
    assert bob.view["undo"] == {"can": True, "by": None, "waiting": []}


async def test_who_is_away_need_not_be_asked(app: Starlette) -> None:
    ann, bob = await a_card_is_played(app)
    ann.page.send("undo")
    await bob.until(lambda view: view["undo"]["by"] == 0)
    bob.page.send("leave")
    await ann.until(lambda view: len(view["view"]["hand"]) == 3)


async def test_against_bots_one_takes_back_at_once(db: str) -> None:
    async with running(db, pace=60) as app:
        ann = await (await Browser(app).make(ME, BOT)).sit()
        await hold(ann, ["R1", "R2", "R3"], ["R7", "R8"])
        await ann.answer("play:R1")
        ann.page.send("undo")
        view = await ann.until(lambda view: len(view["view"]["hand"]) == 3)
        assert view["choice"]["seats"] == [0]


async def test_bots_agree_at_once_and_wait_while_somebody_asks(db: str) -> None:
    async with running(db, pace=60) as app:
        ann = await (await Browser(app).make(ME, BOT, OPEN)).sit()
        bob = await (await Browser(app).join(ann.table)).sit()
        ann.page.send("begin")
        await ann.until(lambda view: view["view"])
        the_room = await room(app, ann.table)
        await hold(ann, ["R1", "R2", "R3"], ["R7", "R8"], ["R9", "B1"])
        await ann.answer("play:R1")
        before = the_room.next_moment()
        ann.page.send("undo")
        view = await bob.until(lambda view: view["undo"]["by"] == 0)
        assert view["undo"]["waiting"] == [2]
        after = the_room.next_moment()
        assert before
        assert after
        assert after.at > before.at + 60
        bob.page.send("undo")
        await ann.until(lambda view: len(view["view"]["hand"]) == 3)


# --- afterwards --------------------------------------------------------------------------------------------------------


async def test_a_rematch_takes_everybody_along(app: Starlette) -> None:
    ann, bob = await two_players(app, options=ONE_ROUND, private=True)
    watcher = await Browser(app).sit(ann.table)
    ann.page.send("rematch")
    assert "not over" in (await ann.reply())["words"]
    for player in (ann, bob):
        player.page.send("leave")
    for player in (ann, bob):
        await player.until(lambda view: view["status"] == "over")
    ann.page.send("undo")
    assert (await ann.reply())["type"] == "refused"
    watcher.page.send("rematch")
    assert "you watch" in (await watcher.reply())["words"]
    for player in (bob, ann, ann):
        player.page.send("rematch")
    for player in (ann, bob, watcher):
        await player.until(lambda view: view["rematch"])
    assert ann.view["rematch"] == bob.view["rematch"] == watcher.view["rematch"] != ann.table
    for player in (ann, bob):
        new = player.view["rematch"]
        assert (await player.http.get(f"/t/{new}?key={player.view['key']}")).headers["location"] == f"/t/{new}"
        view = (await player.sit(new)).view
        assert (view["seat"], view["key"], view["private"]) == (player.seat, player.key, True)
        assert [option["name"] for option in view["options"]] == ["scoring"]
    assert (await watcher.sit(watcher.view["rematch"])).view["seat"] is None


# --- restarting --------------------------------------------------------------------------------------------------------


async def test_a_server_that_starts_again_has_lost_nothing(db: str) -> None:
    async with running(db) as app:
        me, other = await whose_turn(*await two_players(app, options={"target": "100"}))
        for _ in range(6):
            me, other = await whose_turn(me, other)
            await me.answer()
        me, other = await whose_turn(me, other)
        before = {player.seat: (await player.sit()).view for player in (me, other)}
        assert before[0]["events"]
    async with running(db) as app:
        for player in (me, other):
            cookies = player.http.cookies
            player.app, player.http = app, Browser(app).http
            player.http.cookies = cookies
            view = (await player.sit()).view
            for part in ("view", "choice", "events", "text", "options", "undo", "key", "seat"):
                assert view[part] == before[player.seat][part], part
        await me.answer()


async def test_a_restarted_server_plays_on_for_bots(db: str) -> None:
    async with running(db, pace=60) as app:
        ann = await Browser(app).make(BOT, BOT, options=ONE_ROUND)
    async with running(db, pace=0) as app:
        assert house(app).rooms == {}
        again = await Browser(app).sit(ann.table)
        await again.until(lambda view: view["status"] == "over")


async def test_a_table_of_other_rules_says_so(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(db) as app:
        ann = await Browser(app).make(ME, BOT)
    monkeypatch.setattr(type(game("uno")), "version", 99)
    async with running(db) as app:
        page: Socket = Browser(app).socket(ann.table)
        await page.next()
        assert "played by version" in (await page.receive())["words"]


async def test_a_room_that_nobody_needs_is_dropped_and_comes_back(db: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("halfshell.server.house.HEARTBEAT", 0.05)
    monkeypatch.setattr("halfshell.server.house.IDLE", 0.0)
    async with running(db) as app:
        me, other = await whose_turn(*await two_players(app))
        await me.answer("draw")
        hand = me.view["view"]["hand"]
        await me.page.close()
        await asyncio.sleep(0.2)
        assert list(house(app).rooms) == [me.table]
        await other.page.close()
        async with asyncio.timeout(PATIENCE):
            while house(app).rooms:
                await asyncio.sleep(0.05)
        assert (await me.sit()).view["view"]["hand"] == hand
