"""What `halfshell content check` finds: each mistake with its line, and what would be right."""
from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from content.conftest import OWN, small

from halfshell.content import examine
from halfshell.core.game import Game

Pack = Callable[..., Path]


def mistakes(file: Path) -> list[str]:
    return [f"{mistake.line}: {mistake}" for mistake in examine(file).mistakes]


def test_what_comes_with_the_game_is_right(showdown: Game, tmp_path: Path) -> None:
    file = tmp_path / "own.json"
    file.write_text(OWN)
    found = examine(file)
    assert found.game is showdown and found.mistakes == [] and found.data["game"] == "showdown"


def test_an_owners_file_is_right(pack: Pack) -> None:
    assert mistakes(pack(small)) == []


# What is written instead of what, and what is said of the line where it stands, or where another text stands.
RAGE = '["attack_dice", 2]'
WRONG: list[tuple[str, ...]] = [
    ('"game": "showdown"', '"game": "shodown"', "no game is called shodown; did you mean showdown?"),
    ('"game": "showdown"', '"game": "uno"', "the content of UNO Mutant Mayhem cannot be replaced by a file"),
    ('"game": "showdown"', '"game": 7', "game is a text of up to 200 letters, not 7"),
    ('"format": 1', '"format": 2', "format is 1, not 2"),
    ('"format": 1', '"formats": 1', "the file has no formats; did you mean format?"),
    # the board
    ('"rows": {"value": 7', '"rows": {"value": "7"', 'board.rows is a whole number from 3 to 8, not "7"'),
    ('"rows": {"value": 7', '"rows": {"value": 7.5', "board.rows is a whole number from 3 to 8, not 7.5"),
    ('"rows": {"value": 7', '"rows": {"value": 9', "board.rows is a whole number from 3 to 8, not 9"),
    ('"columns": {"value": 6', '"columns": {"value": 2', "board.columns is a whole number from 3 to 8, not 2"),
    ('"columns": {"value": 6, "provenance": "stand-in"', '"columns": {"value": 6, "provenance": "guessed"',
     'board.columns.provenance cannot be "guessed"; there is published, partial, stand-in'),
    ('"columns": {"value": 6, "prov', '"columns": {"value": 6, "source": 1, "prov',
     "a marked field has value, provenance and note, but board.columns has source"),
    ('"turtles": [3, 1]', '"turtles": [7, 1]', "board.homes.turtles lies outside the board: [7, 1]; rows are 0 to 6, columns 0 to 5"),
    ('"turtles": [3, 1]', '"turtles": [3]', "board.homes.turtles is a space, [row, column], not [3]"),
    ('"turtles": [3, 1]', '"turtles": []', "board.homes.turtles is a space, [row, column], not []"),
    ('"turtles": [3, 1]', '"turtles": "3.1"', 'board.homes.turtles is a list of a row and a column, not "3.1"'),
    ('"turtles": [3, 1]', '"turtles": [3, "b"]', 'board.homes.turtles.1 is a whole number, not "b"'),
    ('"turtles": [3, 1]', '"turtles": [6, 0]', "a Home cannot lie in the corner [6, 0]: an Ally stands there"),
    ('"turtles": [3, 1]', '"turtles": [3, 3]', "both Homes lie on [3, 3]; they need a space each"),
    ('"turtles": [3, 1], ', "", "board.homes needs turtles"),
    ('"april": [0, 0]', '"april": [0, 1]', "board.allies.april is one of the four corners, [0, 0], [0, 5], [6, 0], [6, 5], not [0, 1]"),
    ('"april": [0, 0]', '"april": [6, 5]', "an Ally stands in each corner, but april and angel stand in the same, [6, 5]"),
    ('"spaces_to_fill": {"value": 40', '"spaces_to_fill": {"value": 41',
     "board.spaces_to_fill is 40, not 41: 7 rows of 6 spaces, without the two Homes, leave 40"),
    # tiles
    ('"sewer_tiles": {"value": 42', '"sewer_tiles": {"value": 40', "tiles.sewer_tiles is 42, not 40: so many are in the game"),
    ('"used": {"value": 40', '"used": {"value": 42', "tiles.used is 40, not 42: so many spaces are to be filled"),
    ('"villains": "SSSS"', '"villains": "SSS"', 'tiles.home_sides.villains is four letters, north, east, south, west, each S'),
    ('"sides": "SSSP"', '"sides": "SSSX"', "tiles.patterns.t02.sides is four letters"),
    ('"sides": "SSSP"', '"sides": "S.SS"', "tiles.patterns.t03 is tiles.patterns.t02 (line 26) turned; write one pattern", '"id": "t03"'),
    ('"id": "t02"', '"id": "t01"', "the id t01 is there twice; it stands in line 25 already"),
    ('"sides": "SSSS", "count": 2', '"sides": "SSSS", "count": 3',
     "there are 42 sewer tiles, but the counts of tiles.patterns add up to 43", '"patterns"'),
    ('"sides": "SSSS", "count": 2', '"sides": "SSSS", "count": 0', "tiles.patterns.t01.count is a whole number from 1 to 42, not 0"),
    # characters
    ('"id": "raphael"', '"id": "rafael"', 'characters.1.id cannot be "rafael"; did you mean raphael?'),
    ('"id": "raphael"', '"id": "bebop"', "the id bebop is there twice", '"id": "bebop"'),
    ('"attack": {"value": 2', '"attack": {"value": -1', "characters.michelangelo.attack is a whole number from 0 to 9, not -1"),
    ('"name": "Bebop", "team": "villains"', '"name": "Bebop", "team": "turtles"', 'characters.bebop.team cannot be "turtles"'),
    # cards
    ('"id": "rage"', '"id": "anger"', 'cards.2.id cannot be "anger"; did you mean rage?'),
    ('"id": "rage"', '"id": "sai"', "the id sai is there twice", '"id": "sai"'),
    ('"character": "raphael",\n   "name": {"value": "Rage"', '"character": "leonardo",\n   "name": {"value": "Rage"',
     "every character has two cards, and rage is one of raphael's, not of leonardo's"),
    ('"character": "raphael",\n   "name": {"value": "Rage"', '"character": "shredder",\n   "name": {"value": "Rage"',
     'cards.rage.character cannot be "shredder"'),
    ('"name": {"value": "Rage"', '"name": {"value": ""', 'cards.rage.name is a text of up to 200 letters, not ""'),
    ('"name": {"value": "Rage"', '"name": {"value": ["Rage"]', "cards.rage.name is a text of up to 200 letters, not [Rage]"),
    # verbs
    (RAGE, '["attack_dices", 2]', 'cards.rage.ability.ops.0.0 cannot be "attack_dices"; did you mean attack_dice?'),
    (RAGE, '["attack_dice"]', "attack_dice is followed by 1 word, as in [attack_dice, 2], not [attack_dice]"),
    (RAGE, '["attack_dice", "two"]', 'cards.rage.ability.ops.0.1 is a whole number from 2 to 9, not "two"'),
    (RAGE, '["reroll_attack_die", 2]', "cards.rage.ability.ops.0.1 is 1, not 2"),
    (RAGE, '["extra_steps", 2]', "extra_steps is a verb of the use passive, not of attack"),
    (RAGE, RAGE + ', ["attack_dice", 3]', "each of these verbs stands once, and reroll_attack_die alone"),
    (f"[{RAGE}]", "[]", "cards.rage.ability.ops needs a verb; there are extra_steps, place_token"),
    (f"[{RAGE}]", "[[]]", "cards.rage.ability.ops.0 is a list that begins with a verb, not []"),
    (f"[{RAGE}]", '["attack_dice"]', 'cards.rage.ability.ops.0 is a list of a verb and what belongs to it, not "attack_dice"'),
    (f"[{RAGE}]", '"__import__(\'os\')"', "cards.rage.ability.ops is a list of verbs, not"),
    ('["choose", "other_turtle_same_tile"], ["fly", 1, 3]', '["choose", "other_turtle_same_tile"]', "choose is followed by fly or step"),
    ('["choose", "other_turtle_same_tile"], ["fly", 1, 3]', '["fly", 1, 3]', "fly comes right after choose: who does it"),
    ('["fly", 1, 3]', '["fly", 3, 1]', "fly goes from the least to the most, not from 3 to 1"),
    ('["place_token", "grenade", "open", "own_tile"]', '["choose", "other_turtle"], ["step", 1, 1]',
     "choose is about another Turtle, but rocksteady is a Villain"),
    ('["place_token", "grenade", "open", "own_tile"]', '["place_token", "grenade", "block", "own_tile"]',
     "a grenade token is of the kind open (tokens.grenade.kind), so it cannot block"),
    ('["place_token", "grenade", "open", "own_tile"]', '["place_token", "grenade", "open", "anywhere"]', 'ops.0.3 cannot be "anywhere"'),
    # what else lies on the table
    ('"count": {"value": 16', '"count": {"value": 65', "tokens.nunchuk.count is a whole number from 0 to 64, not 65"),
    ('"kind": {"value": "block"', '"kind": {"value": "closed"', 'tokens.chainsaw.kind cannot be "closed"; there is open, block'),
    ('"length": {"value": 10', '"length": {"value": 7',
     "tracks.pizza_spaces.turtles.3 is a whole number from 1 to 7, not 8", '"pizza_spaces"'),
    ('"start": {"value": 0', '"start": {"value": 1', "tracks.start is 0, not 1"),
    ('"turtles": [2, 4, 6, 8]', '"turtles": [2, 4, 6, 6]', "tracks.pizza_spaces.turtles has space 6 twice"),
    ('"total": {"value": 16', '"total": {"value": 15', "pizza.total is 16, not 15: so many are in the game"),
    ("[[0, 2], [0, 3]", "[[0, 3]", "there are 16 Pizza, but 7 lie on the board and 8 on the tracks"),
    ("[[0, 2], [0, 3]", "[[0, 7], [0, 3]", "pizza.board.0 lies outside the board: [0, 7]"),
    ('["nunchuks", "rage"', '["nunchuks", "skateboard"', "two_player_preset is one card of each Turtle, not [nunchuks, skateboard"),
    ('["nunchuks", "rage"', '["nunchuks", "charge"', 'two_player_preset.1 cannot be "charge"'),
]


@pytest.mark.parametrize("wrong", WRONG, ids=[f"{n} {wrong[2][:40]}" for n, wrong in enumerate(WRONG)])
def test_each_mistake_has_its_line(showdown: Game, tmp_path: Path, wrong: tuple[str, ...]) -> None:
    old, new, sentence, *elsewhere = wrong
    file = tmp_path / "mine.json"
    file.write_text(OWN.replace(old, new, 1))
    found = mistakes(file)
    assert [one for one in found if one.startswith(f"{line_of(*elsewhere or [old])}: ") and sentence in one], found


def line_of(text: str) -> int:
    return OWN[:OWN.index(text)].count("\n") + 1


def test_tabs_change_no_line(showdown: Game, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text(OWN.replace(RAGE, '["attack_dice", 1]').replace("\n ", "\n\t"))
    assert mistakes(file) == [f"{line_of(RAGE)}: cards.rage.ability.ops.0.1 is a whole number from 2 to 9, not 1"]


def test_all_of_them_are_named_in_order(pack: Pack) -> None:
    def edit(data: dict[str, Any]) -> None:
        del data["cards"][3], data["pizza"]
        data["board"]["homes"]["value"]["villains"] = [0, 0]
        data["characters"][0]["attack"] = "strong"
        data["surprise"] = 1
    found = mistakes(pack(edit))
    for sentence in ("there are 12 cards; cards lacks sai", "the file needs pizza", "a Home cannot lie in the corner [0, 0]",
                     'characters.michelangelo.attack is a whole number from 0 to 9, not "strong"', "the file has no surprise"):
        assert sum(sentence in one for one in found) == 1, found
    assert len(found) == 5
    lines = [int(one.split(":")[0]) for one in found]
    assert lines == sorted(lines)


def test_a_board_that_is_too_large(pack: Pack) -> None:
    def edit(data: dict[str, Any]) -> None:
        small(data)
        data["board"]["columns"] = 8
        data["board"]["rows"] = 8
    assert any("the board has 62 spaces to fill, but there are 42 sewer tiles" in one for one in mistakes(pack(edit)))


@pytest.mark.parametrize(("text", "sentence"), [
    ("", "1: this is not JSON: Expecting value"),
    ('{"game": "showdown",\n "format": 1,\n}', "3: this is not JSON"),
    ('{"game": "showdown",\n "format": 1,\n "format": 1}', "3: format is there twice; it stands in line 2 already"),
    ("[1, 2]", "1: a content file is a table that names its game"),
    ('{"format": 1}', "1: a content file is a table that names its game"),
    ('{"game": "showdown", "format": 1}', "1: the file needs board"),
    ("[" * 100000, "1: this is nested too deep"),
])
def test_what_is_no_content_at_all(showdown: Game, tmp_path: Path, text: str, sentence: str) -> None:
    file = tmp_path / "mine.json"
    file.write_text(text)
    assert sentence in mistakes(file)[0]
    file.write_bytes(b'{"game":\n "\xff"}')
    assert mistakes(file) == ["2: this is no text in UTF-8"]


def test_yaml_is_read_too(pack: Pack, tmp_path: Path) -> None:
    file = pack(small, "mine.yaml")
    assert mistakes(file) == []
    file.write_text("# nothing executable\ngame: showdown\nformat: 1\nboard: !!python/object/apply:os.system [ls]\n")
    assert any("4: board is a table of rows" in one for one in mistakes(file))
    assert mistakes(tmp_path / "none.json") == ["1: the file cannot be read: no such file or directory"]
