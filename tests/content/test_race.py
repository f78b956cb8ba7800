"""The race with an owner's content: what `check` finds where, games, records, the terminal."""
from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from content.conftest import play, written
from rule import rule

from halfshell import games
from halfshell.cli import main
from halfshell.content import examine, use_files, use_own
from halfshell.core.game import Game
from halfshell.core.match import BadRecord, Match, replay
from halfshell.games.race.content import own

OWN = json.dumps(own(), indent=1)
Pack = Callable[..., Path]


@pytest.fixture
def race() -> Iterator[Game]:
    """The game; afterwards it has its own content again."""
    game = games.game("race")
    yield game
    if game.content_digest:
        use_own(game)


@pytest.fixture
def pack(race: Game, tmp_path: Path) -> Pack:
    def write(edit: Callable[[dict[str, Any]], object], name: str = "mine.json") -> Path:
        return written(own(), edit, tmp_path / name)
    return write


def short_cut(data: dict[str, Any]) -> None:
    """A way over the roofs from the Lair to the far quay; doors that a 2 opens, and a Shredder who falls at once."""
    board, tiles = data["board"], data["tiles"]
    board["spaces"].append({"id": "roof", "name": "The Roof", "zone": "street", "half": "second", "x": 700, "y": 20,
                            "mark": {"value": None, "provenance": "published"}, "pile": None})
    board["links"] += [{"a": "lair", "b": "roof", "kind": "street"}, {"a": "roof", "b": "quay-1", "kind": "street"}]
    tiles["dice"]["entry"]["succeeds_from"] = 2
    tiles["battle"].update(shredder_basic_from=2, shredder_health={"value": 1, "provenance": "published", "note": "counted"})


# --- check -----------------------------------------------------------------------------------------------------------------

# What is written instead of what, and what is said of the line where it stands, or where another text stands.
WRONG: list[tuple[str, ...]] = [
    ('"half": "first",\n    "x": 446', '"half": "west",\n    "x": 446', 'board.spaces.drip-3.half cannot be "west"'),
    ('"x": 446', '"x": 44.6', "board.spaces.drip-3.x is a whole number from 0 to 9999, not 44.6"),
    ('"a": "drip-3",\n    "b": "drip-4"', '"a": "drip-3",\n    "b": "drop-4"', 'cannot be "drop-4"; did you mean drip-4?', '"b": "drip-4"'),
    ('"enemy": "hun",\n      "number": null', '"enemy": "hun",\n      "number": 2', "Hun has no number: write null", '"number": null'),
    ('"kind": "april",\n      "count": 1', '"kind": "april",\n      "count": 2',
     "the sewer pile has 24 tiles, but the counts add up to 25", '"tiles": [\n     {\n      "kind": "blockage"'),
    ('"turtle_health": {\n    "value": 3', '"turtle_health": {\n    "value": "three"',
     'tiles.battle.turtle_health is a whole number from 1 to 9, not "three"', '"turtle_health": {'),
    ('"dice": "published",\n     "succeeds_from"', '"dice": "seen",\n     "succeeds_from"',
     'tiles.dice.entry.provenance.dice cannot be "seen"; there is published, partial, stand-in'),
    ('"provenance": "published"\n     }\n    ]', '"provenance": "sure"\n     }\n    ]',
     'tiles.piles.subway.tiles.2.provenance cannot be "sure"'),
    ('"x": 335,\n    "y": 756', '"x": 226,\n    "y": 772', "drip-2 lies where drip-1 does"),
    ('"via": [\n     760,\n     822', '"via": [\n     760', "board.links.5.via is a list of two numbers, x and y, not [760]"),
    ('"size": 22', '"size": 0', "board.districts.lair.label.size is a whole number from 1 to 99, not 0"),
    ('"size": "published",\n     "back"', '"size": "counted",\n     "back"', 'tiles.piles.sewer.provenance.size cannot be "counted"')]


@rule("RACE 1.5")
@pytest.mark.parametrize("wrong", WRONG, ids=[wrong[2][:50] for wrong in WRONG])
def test_each_mistake_has_its_line(race: Game, tmp_path: Path, wrong: tuple[str, ...]) -> None:
    old, new, sentence, *elsewhere = wrong
    assert old in OWN
    file = tmp_path / "mine.json"
    file.write_text(OWN.replace(old, new, 1))
    line = OWN[:OWN.index(elsewhere[0] if elsewhere else old)].count("\n") + 1
    found = examine(file).mistakes
    assert [one for one in found if sentence in str(one) and one.line == line], [(one.line, str(one)) for one in found]


def test_what_is_shown_can_be_checked(race: Game, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["content", "show", "race"]) == 0
    file = tmp_path / "shown.json"
    file.write_text(capsys.readouterr().out)
    assert json.loads(file.read_text()) == own() and main(["content", "check", str(file)]) == 0


def test_a_file_is_read_as_json_reads_it(pack: Pack) -> None:
    """null, true and numbers with a point are no texts."""
    def edit(data: dict[str, Any]) -> None:
        short_cut(data)
        data["board"]["canvas"]["cut_line"] = 676.5
    file = pack(edit)
    found = examine(file)
    assert found.mistakes == [] and found.data == json.loads(file.read_text())
    assert any(one.get("bridge") is True for one in found.data["board"]["links"])


# --- in force ----------------------------------------------------------------------------------------------------------------


def test_games_records_and_their_digest(race: Game, pack: Pack) -> None:
    plain = Match(race, 2, 3).record()
    use_files([pack(short_cut)])
    matches = [play(race, seed, 2) for seed in range(3)]
    assert any(event[0].name == "won" for match in matches for event in match.log)
    record = json.loads(json.dumps(matches[0].record()))
    assert record["content"] == race.content_digest != ""
    assert replay(race, record).state.digest() == matches[0].state.digest()
    with pytest.raises(BadRecord, match="played with the content that comes with"):
        replay(race, plain)
    use_own(race)
    with pytest.raises(BadRecord, match=f"{record['content']}.*--content"):
        replay(race, record)


def test_only_what_the_rules_see_makes_other_content(race: Game, pack: Pack) -> None:
    def edit(data: dict[str, Any]) -> None:
        data["board"]["spaces"][1].update(name="The Long Drain", x=300)
        data["tiles"]["battle"]["turtle_health"] = 3
    use_files([pack(edit)])
    assert race.content_digest == "" and "the Long Drain" in " ".join(race.table(race.new(2, 1, {}), 0))


def test_simulate_with_workers_has_it_too(race: Game, pack: Pack, capsys: pytest.CaptureFixture[str]) -> None:
    file = str(pack(short_cut))
    words = ["simulate", "race", "--games", "4", "--seats", "random,random", "--json"]
    found = []
    for workers in ("1", "2"):
        assert main([*words, "--content", file, "--workers", workers]) == 0
        found.append(json.loads(capsys.readouterr().out)["decisions"])
    use_own(race)
    assert main(words) == 0
    assert found[0] == found[1] != json.loads(capsys.readouterr().out)["decisions"]


def test_in_the_terminal_the_other_board_is_drawn(pack: Pack, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("raphael\nroll\nroof\nquit\n"))
    assert main(["play", "race", "--players", "1", "--seed", "1", "--content", str(pack(short_cut))]) == 0
    screen = capsys.readouterr().out
    assert "roof" in screen.split("face down:")[0] and "Shellback moves to the Roof." in screen


def test_a_yaml_file_may_say_nothing_in_its_own_way(race: Game, tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text(OWN.replace('"mark": null', '"mark": ~').replace('"bridge": true', '"bridge": yes'))
    use_files([file])
    assert race.content_digest == "" and race.content()["board"]["spaces"][0]["value"]["pile"] is None
