"""What is wrong with an owner's board and tiles, and a game with other ones."""
from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from rule import rule

from halfshell.content import examine, use_files, use_own
from halfshell.core.playout import playout
from halfshell.core.rng import seeded
from halfshell.games.race.content import own
from halfshell.games.race.game import GAME

Edit = Callable[[dict[str, Any]], object]
Pack = Callable[[Edit], Path]


@pytest.fixture
def pack(tmp_path: Path) -> Iterator[Pack]:
    """A file with the game's own content, edited; afterwards the game has its own again."""

    def write(edit: Edit) -> Path:
        data = own()
        edit(data)
        file = tmp_path / "mine.json"
        file.write_text(json.dumps(data, indent=1), encoding="utf-8")
        return file
    yield write
    if GAME.content_digest:
        use_own(GAME)


def mistakes(file: Path) -> list[str]:
    return [str(mistake) for mistake in examine(file).mistakes]


def space(data: dict[str, Any], id: str) -> dict[str, Any]:
    found: dict[str, Any] = next(one for one in data["board"]["spaces"] if one["id"] == id)
    return found


def link(data: dict[str, Any], a: str, b: str, kind: str) -> None:
    data["board"]["links"].append({"a": a, "b": b, "kind": kind})


def unlink(data: dict[str, Any], *pairs: tuple[str, str]) -> None:
    data["board"]["links"] = [one for one in data["board"]["links"] if (one["a"], one["b"]) not in pairs]


def swap(data: dict[str, Any], a: str, b: str, *keys: str) -> None:
    one, other = space(data, a), space(data, b)
    for key in keys:
        one[key], other[key] = other.get(key), one.get(key)


def tile(data: dict[str, Any], pile: str, n: int) -> dict[str, Any]:
    found: dict[str, Any] = data["tiles"]["piles"][pile]["tiles"][n]
    return found


@rule("RACE 1.5")
def test_what_comes_with_the_game_is_right(pack: Pack) -> None:
    file = pack(lambda data: None)
    assert mistakes(file) == []
    use_files([file])
    assert GAME.content_digest == ""


WRONG: list[tuple[Edit, str]] = [
    (lambda data: data.pop("tiles"), "the file needs tiles"),
    (lambda data: space(data, "drip-4").update(mark=None, pile=None), "24 spaces start with a tile of the sewer pile, not 23"),
    (lambda data: space(data, "drip-4").update(pile=None), "drip-4 starts with a tile of the sewer pile: its pile is sewer"),
    (lambda data: space(data, "quay-1").update(pile="street"), "quay-1 starts with no tile: its pile is null"),
    (lambda data: space(data, "key-door").update(pile="street"), "key-door starts with no tile"),
    (lambda data: space(data, "quay-1").update(mark="lair"), "one space has the mark lair, not 2: lair, quay-1"),
    (lambda data: space(data, "drip-4").update(id="Drip 4"), "an id is small letters, figures and hyphens"),
    (lambda data: space(data, "drip-4").update(id="drip-3"), "the id drip-3 is there twice"),
    (lambda data: space(data, "drip-4").update(zone="river"), 'board.spaces.drip-4.zone cannot be "river"'),
    (lambda data: space(data, "drip-4").update(half="both"), 'board.spaces.drip-4.half cannot be "both"'),
    (lambda data: space(data, "drip-4").pop("half"), "board.spaces.drip-4 needs half"),
    (lambda data: space(data, "drip-4").pop("x"), "board.spaces.drip-4 needs x"),
    (lambda data: space(data, "drip-4").update(y="low"), 'board.spaces.drip-4.y is a whole number from 0 to 9999, not "low"'),
    (lambda data: space(data, "lair").update(half="second"), "lair lies in the first half"),
    (lambda data: space(data, "skyscraper").update(half="first"), "skyscraper lies in the second half"),
    (lambda data: space(data, "quay-2").update(half="first"), "quay-2 lies in the second half"),
    (lambda data: space(data, "lab-3").update(half="second"), "lab-3 lies in the first half"),
    (lambda data: [space(data, f"quay-{n}").update(mark=None) for n in (1, 2, 3)], "at least two spaces have the mark outlined, not 1"),
    (lambda data: space(data, "garden-1").update(letter="C"), "the exits have the letters A, B and so on, not B, C"),
    (lambda data: link(data, "drip-2", "canal-3", "tunnel"), "sewer and street touch at stairs only"),
    (lambda data: link(data, "drip-2", "drip-4", "stair"), "stairs join nothing else: drip-2 and drip-4"),
    (lambda data: link(data, "drip-2", "drip-2", "tunnel"), "drip-2 is linked to itself"),
    (lambda data: link(data, "drip-2", "drip-1", "tunnel"), "drip-2 is linked to drip-1 twice"),
    (lambda data: link(data, "drip-2", "drip-99", "tunnel"), 'cannot be "drip-99"'),
    (lambda data: link(data, "tower-1", "skyscraper", "street"), "the skyscraper is reached through its doors only, not from tower-1"),
    (lambda data: link(data, "lab-3", "drip-2", "corridor"), "the lab opens on a street only: lab-3 and drip-2"),
    (lambda data: unlink(data, ("lab-1", "hill-1")), "no way leads from lab-circle to the skyscraper"),
    (lambda data: unlink(data, ("key-door", "skyscraper")), "key-door is linked to the skyscraper"),
    (lambda data: swap(data, "hill-2", "theater-1", "mark", "pile"), "garden-1 lies nearer the skyscraper than every subway entrance"),
    (lambda data: tile(data, "sewer", 0).update(count=5), "the sewer pile has 24 tiles, but the counts add up to 25"),
    (lambda data: tile(data, "sewer", 0).update(kind="subway"), 'kind cannot be "subway"'),
    (lambda data: tile(data, "subway", 0).update(exit="C"), 'exit cannot be "C"'),
    (lambda data: tile(data, "sewer", 3).update(number=None), "number is a whole number from 1 to 5"),
    (lambda data: tile(data, "sewer", 3).update(enemy="shredder"), 'enemy cannot be "shredder"'),
    (lambda data: tile(data, "lab", 3).update(kind="blockage"), "hardly any deal leaves a way"),
    (lambda data: data["tiles"]["dice"]["turtle"].update(faces=[0, 0]), "the Turtles' die can never beat that of mousers"),
    (lambda data: data["tiles"]["dice"]["turtle"].update(faces=[]), "a die has faces"),
    (lambda data: data["tiles"]["dice"]["turtle"].update(faces=[2, 2]), "the Turtles' die has two different faces at least"),
    (lambda data: data["tiles"]["dice"]["entry"].update(succeeds_from=7), "succeeds_from is a whole number from 1 to 6"),
    (lambda data: data["tiles"]["dice"]["movement-basic"].update(faces=[1, 2]), "shredder_basic_from is a whole number from 1 to 2"),
    (lambda data: data["tiles"]["battle"].update(turtle_health=0), "turtle_health is a whole number from 1 to 9")]


@rule("RACE 1.5", "RACE 1.1")
@pytest.mark.parametrize(("edit", "words"), WRONG, ids=[words for _, words in WRONG])
def test_a_wrong_file(pack: Pack, edit: Edit, words: str) -> None:
    found = mistakes(pack(edit))
    assert any(words in sentence for sentence in found), found


def other(data: dict[str, Any]) -> None:
    """A plain space more, other names, a stronger Shredder, other counts, half of it with marks."""
    data["board"]["spaces"].append({"id": "attic", "name": "The Attic", "zone": "street", "half": "second", "x": 1560, "y": 260,
                                    "mark": None, "pile": None})
    link(data, "attic", "tower-4", "street")
    space(data, "drip-1").update(id="well", name={"value": "The Well", "provenance": "published"})
    for one in data["board"]["links"]:
        one.update({end: "well" for end in ("a", "b") if one[end] == "drip-1"})
    data["tiles"]["battle"].update(shredder_health={"value": 5, "provenance": "published"}, shredder_basic_from=6)
    tile(data, "sewer", 0).update(count=3)
    tile(data, "sewer", 1).update(count=3)


@rule("RACE 1.5")
def test_a_game_with_another_board_ends(pack: Pack) -> None:
    before = GAME.new(2, 1, {}).to_data()
    use_files([pack(other)])
    assert GAME.content_digest and "step:attic" in GAME.numbers and GAME.keys[GAME.numbers["step:well"]] == "step:well"
    assert "step:drip-1" not in GAME.numbers and len(GAME.keys) == len(GAME.numbers)
    rng = seeded(1)
    for seed in range(4):
        s = GAME.new(2 + seed % 3, seed, {"game": "advanced"}, [])
        assert GAME.view(s, 0)["shredder"] == 5
        playout(s, rng, True, 100_000)
        assert s.is_terminal() and GAME.table(s, None)
    use_own(GAME)
    assert GAME.new(2, 1, {}).to_data() == before and GAME.content_digest == "" and "step:drip-1" in GAME.numbers
