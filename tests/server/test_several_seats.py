"""One person plays for several, where all play together."""
from __future__ import annotations

from server.client import ME, Browser
from starlette.applications import Starlette


async def test_the_page_follows_the_seat_that_is_asked(app: Starlette) -> None:
    ann = await Browser(app).make(ME, ME, game="adventures", options={"minions": "random"})
    view = (await ann.sit()).view
    assert (view["own"], view["host"]) == ([0, 1], True)
    assert [seat["name"] for seat in view["seats"]] == ["Ann", "Ann 2"]
    assert all(seat["here"] for seat in view["seats"])
    seen: set[int] = set()
    while seen != {0, 1}:
        view = await ann.until(lambda view: view["choice"]["options"])
        assert view["seat"] in view["choice"]["seats"]
        seen.add(view["seat"])
        question = view["choice"]["id"]
        ann.page.send("answer", choice=question, key=view["choice"]["options"][0]["key"])
        await ann.until(lambda view, before=question: view["choice"]["id"] != before)  # type: ignore[misc]


async def test_what_one_person_answered_is_taken_back_without_asking(app: Starlette) -> None:
    ann = await Browser(app).make(ME, ME, game="adventures")
    await ann.sit()
    choice = await ann.my_turn()
    ann.page.send("answer", choice=choice["id"], key=choice["options"][0]["key"])
    await ann.until(lambda view: view["choice"]["id"] != choice["id"])
    await ann.until(lambda view: view["undo"]["can"])
    ann.page.send("undo")
    await ann.until(lambda view: any(event["name"] == "took_back" for event in view["events"]))
    assert ann.view["choice"]["options"] == choice["options"]
    assert ann.view["undo"]["by"] is None
