"""Nothing hidden goes over the wire: not in a view, an event, a text or a refusal, to no other seat and to no spectator."""
from __future__ import annotations

import random
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest
from server.client import ME, OPEN, Browser, room, running
from starlette.applications import Starlette

from halfshell.server.render import table_view

ALL_HOUSE_RULES = {"stacking": "yes", "draw_until_playable": "yes", "jump_in": "yes", "seven_zero": "yes"}


@pytest.fixture(autouse=True)
def talkative(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("halfshell.server.connection.AT_ONCE", 1e9)


@pytest.fixture
async def app(db: str) -> AsyncIterator[Starlette]:
    """No answer comes by itself."""
    async with running(db, pace=1000) as app:
        yield app


@pytest.mark.parametrize("options", [{}, ALL_HOUSE_RULES], ids=["printed", "house"])
async def test_what_a_seat_is_sent_depends_on_nothing_it_cannot_know(app: Starlette, options: dict[str, str]) -> None:
    """Everything that a seat cannot know is dealt anew, all along a game: the message stays the same to the byte."""
    luck = random.Random(5)
    players = [await Browser(app).make(ME, OPEN, OPEN, options={**options, "scoring": "single_round"})]
    players += [await Browser(app).join(players[0].table, name) for name in ("Bob", "Cid")]
    for player in players:
        await player.sit()
    players[0].page.send("begin")
    await players[0].until(lambda view: view["status"] == "playing")
    the_room = await room(app, players[0].table)
    match = the_room.playing()
    while not match.state.is_terminal() and len(match.rows) < 150:
        true, since = match.state, len(match.log) - 5
        for seat, player in enumerate([*players, None]):
            watching = player is None
            match.state = true
            sent = table_view(the_room, None if watching else seat, "", since)
            match.state = match.game.resample(true, 0 if watching else seat, luck.randrange(10 ** 9))
            again = table_view(the_room, None if watching else seat, "", since)
            sent.choice, again.choice = without_clock(sent.choice), without_clock(again.choice)
            assert msgspec.json.encode(sent) == msgspec.json.encode(again)
        match.state = true
        seat = luck.choice(match.game.seats_asked(true))
        key = match.game.keys[luck.choice(match.game.legal_for(true, seat))]
        players[seat].page.send("answer", choice=match.question, key=key)
        players[seat].page.send("why", key="draw")
        await players[seat].reply()
    assert len(match.rows) > 10  # none is shorter, whatever the deal


def without_clock(choice: Any) -> Any:
    return choice and msgspec.structs.replace(choice, deadline=None)


async def test_seed_luck_keys_and_the_cards_of_others_are_in_no_message(app: Starlette) -> None:
    ann = await Browser(app).make(ME, OPEN, options={"scoring": "single_round"})
    bob = await Browser(app).join(ann.table, "Bob")
    watcher = await Browser(app).sit(ann.table)
    for player in (ann, bob):
        await player.sit()
    ann.page.send("begin")
    the_room = await room(app, ann.table)
    await ann.until(lambda view: view["status"] == "playing")
    match = the_room.playing()
    while not match.state.is_terminal():
        question, seat = match.question, match.state.current_player()
        player = (ann, bob)[seat]
        player.page.send("why", key="play:+4(R)")
        await player.reply()
        if match.question == question:
            key = match.game.keys[match.game.legal_for(match.state, seat)[0]]
            player.page.send("answer", choice=question, key=key)
            player.page.send("why", key="draw")
            await player.reply()
    assert (await ann.http.get(f"/api/tables/{ann.table}/record")).json()["seed"] == match.seed
    for player in (ann, bob, watcher):
        await player.until(lambda view: view["status"] == "over")
    cards = (await ann.http.get("/api/tables")).text
    for player, texts in ((ann, ann.page.texts), (bob, bob.page.texts), (watcher, watcher.page.texts), (None, [cards])):
        said = "".join(texts)
        secret = [str(match.seed), *(str(row.luck) for row in match.rows), *(other.key for other in (ann, bob) if other is not player)]
        assert not [word for word in secret if word in said]
    for player, others in ((ann, {1}), (bob, {0}), (watcher, {0, 1})):
        for text in player.page.texts:
            message = msgspec.json.decode(text)
            for event in message.get("events", []):
                assert not (event["name"] == "drew" and event["data"]["player"] in others and "card" in event["data"])
            if message.get("view"):
                assert player is not watcher or message["view"]["hand"] == []
