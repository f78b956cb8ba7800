"""A question to all players together: the first answer decides, and it is a person's."""
from __future__ import annotations

import asyncio

import pytest
from rule import rule
from server.client import BOT, ME, Browser
from starlette.applications import Starlette

from halfshell import bots
from halfshell.bots.adventures import AdventuresGreedy

OPTIONS = {"villain": "shredder", "heroes": "random"}


@pytest.fixture(autouse=True)
def _adventures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots.BOTS, "adventures", [AdventuresGreedy, bots.RandomBot])


@rule("ADV J93")
async def test_bots_leave_a_question_of_the_team_to_the_person(app: Starlette) -> None:
    me = await (await Browser(app).make(ME, BOT, BOT, game="adventures", options=OPTIONS)).sit()
    choice = await me.my_turn()
    assert choice["seats"] == [0, 1, 2]
    await asyncio.sleep(0.3)
    await me.answer(choice["options"][-1]["key"])
    assert me.view["choice"]["id"] > choice["id"] and len(me.view["events"]) > 0


@rule("ADV J93")
async def test_a_bot_answers_for_a_team_of_bots(app: Starlette) -> None:
    watcher = await (await Browser(app).make(BOT, BOT, game="adventures", options=OPTIONS)).sit()
    view = await watcher.until(lambda view: view["status"] == "over")
    assert view["result"]["returns"][0] == view["result"]["returns"][1]


@rule("ADV J93")
async def test_when_the_clock_runs_out_a_bot_answers_for_its_team(app: Starlette) -> None:
    me = await (await Browser(app).make(ME, BOT, game="adventures", options=OPTIONS, clock=1)).sit()
    choice = await me.my_turn()
    view = await me.until(lambda view: view["choice"]["id"] > choice["id"])
    assert view["status"] == "playing"
