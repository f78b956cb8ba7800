"""The content as the browser gets it: every field with its mark."""
from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from halfshell.content import use_files, use_own
from halfshell.games.race.content import SPACES, own
from halfshell.games.race.game import GAME

Use = Callable[[Callable[[dict[str, Any]], object]], dict[str, Any]]


@pytest.fixture
def use(tmp_path: Path) -> Iterator[Use]:
    """The game's own content, edited and in force, as the browser gets it; afterwards the game has its own again."""
    def use(edit: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
        data = own()
        edit(data)
        file = tmp_path / "mine.json"
        file.write_text(json.dumps(data))
        use_files([file])
        return GAME.content()
    yield use
    use_own(GAME)


def tile(found: dict[str, Any], pile: str, id: str) -> dict[str, Any]:
    one: dict[str, Any] = next(one for one in found["tiles"]["piles"][pile] if one["id"] == id)
    return one


def test_every_field_of_the_own_content_has_its_mark() -> None:
    found = GAME.content()
    board, tiles = found["board"], found["tiles"]
    assert board["own"] is True and [one["value"]["id"] for one in board["spaces"]] == SPACES
    fields = [*board["spaces"], *board["links"], *board["districts"], *tiles["battle"].values(),
              *[one[key] for pile in tiles["piles"].values() for one in pile for key in ("number", "count") if key in one],
              *[value for die in tiles["dice"].values() for key, value in die.items() if key != "note"]]
    assert all(set(one) == {"value", "provenance"} for one in fields)
    assert tiles["battle"]["hun_basic_from"] == {"value": 5, "provenance": "published"}
    assert tiles["dice"]["turtle"]["faces"]["provenance"] == "stand-in" and "published" in tiles["dice"]["turtle"]["note"]
    assert tiles["dice"]["entry"]["succeeds_from"] == {"value": 6, "provenance": "published"}
    assert tile(found, "street", "hun") == {"id": "hun", "count": {"value": 1, "provenance": "stand-in"},
                                            "note": "that he exists is published"}
    assert tile(found, "subway", "subway-A")["count"]["provenance"] == "partial"


def test_the_nearest_mark_holds(use: Use) -> None:
    def edit(data: dict[str, Any]) -> None:
        del data["board"]["provenance"]
        board, street, lab = data["board"], data["tiles"]["piles"]["street"], data["tiles"]["piles"]["lab"]
        board["spaces"][1] = {"value": board["spaces"][1], "provenance": "published"}
        board["districts"] = {"value": board["districts"], "provenance": "partial"}
        april = next(one for one in street["tiles"] if one["kind"] == "april")
        april["count"] = {"value": 1, "provenance": "published", "note": "counted"}
        for one in lab["tiles"][:2]:
            del one["provenance"]
        lab["provenance"] = {"counts": "published", "numbers": "partial"}
        lab["tiles"][1] = {"value": lab["tiles"][1], "provenance": "published", "note": "seen"}
    found = use(edit)
    lair, drip = found["board"]["spaces"][:2]
    assert "provenance" not in lair and drip["provenance"] == "published" and drip["value"]["id"] == "drip-1"
    assert found["board"]["districts"][0]["provenance"] == "partial" and "provenance" not in found["board"]["links"][0]
    assert tile(found, "street", "april")["count"] == {"value": 1, "provenance": "published", "note": "counted"}
    assert tile(found, "street", "casey")["count"] == {"value": 1, "provenance": "stand-in"}
    assert tile(found, "lab", "mousers-1") == {"id": "mousers-1", "number": {"value": 1, "provenance": "partial"},
                                               "count": {"value": 2, "provenance": "published"}}
    assert tile(found, "lab", "mousers-2") == {"id": "mousers-2", "number": {"value": 2, "provenance": "published"},
                                               "count": {"value": 1, "provenance": "published"}, "note": "seen"}


def test_the_picture_shows_the_own_board_only(use: Use) -> None:
    def renamed(data: dict[str, Any]) -> None:
        data["board"]["spaces"][1]["name"] = "The Long Drain"
        data["tiles"]["battle"]["shredder_health"] = 5
    assert use(renamed)["board"]["own"] is True
    assert use(lambda data: data["board"]["spaces"][1].update(x=300))["board"]["own"] is False
    assert use(lambda data: data["board"]["links"][0].update(via=[300, 800]))["board"]["own"] is False
