# not compiled
"""An owner's content: what is wrong with a file (rule 1.5), and putting it in force."""
from __future__ import annotations

import re
from collections import Counter
from random import Random
from typing import Any, Final

from halfshell.content.part import Part
from halfshell.core.content import PROVENANCES
from halfshell.document.read import Table, Text

from . import content, keys
from .content import MOST_SPACES, PILES, own, played
from .game import GAME

__all__ = ["check", "own", "played", "use"]

ID: Final = re.compile(r"[a-z][a-z0-9-]*")
SIZES: Final = {"sewer": 24, "street": 31, "lab": 5, "subway": 3}
ZONES: Final = ["lair", "sewer", "street", "lab", "door", "skyscraper"]
HALVES: Final = ["first", "second"]
ONCE: Final = {"lair": "lair", "lab-circle": "lab", "key-door": "door", "dynamite-door": "door", "skyscraper": "skyscraper"}  # their zones
BARE: Final = [*ONCE, "exit", "outlined"]  # no tile
MARKS: Final = [*BARE, "x", "entrance"]
LINKS: Final = ["street", "tunnel", "stair", "corridor"]
ENEMIES: Final = ["mousers", "purple-dragons", "foot", "hun"]
KINDS: Final = ["blockage", "its-clear", "pizza", "go-to-lab", "april", "casey", "splinter", "ninja-stars", "key-card", "dynamite", "enemy"]
SUBWAY_KINDS: Final = ["subway", "missed-train"]
MOVEMENT: Final = ["movement-basic", "movement-advanced", "entry"]
COMBAT: Final = ["turtle", "mousers", "purple-dragons", "foot", "shredder"]
FARTHEST: Final = 9999  # on the map
LARGEST: Final = 99  # letters on it
MOST_DICE: Final = 5
MOST_HIT: Final = 9
FACES_MOST: Final = 12
DEALS: Final = 300  # of which one at least must leave the ways open

Ways = dict[str, list[str]]


def use(data: dict[str, Any]) -> None:
    """Checked data, for all games that begin from now on."""
    content.use(data)
    keys.name_anew()
    GAME.numbers.clear()
    GAME.numbers.update({key: n for n, key in enumerate(keys.KEYS)})


def check(file: Part) -> None:
    if not file.only("game", "format", "board", "tiles"):
        return
    spaces, ways = check_board(file.part("board"))
    blockages = check_tiles(file.part("tiles"), spaces)
    if not file.mistakes:
        check_deals(file.part("board"), spaces, ways, blockages)


# --- the board -------------------------------------------------------------------------------------------------------------


def check_board(board: Part) -> tuple[dict[str, Part], Ways]:
    """1.5 The spaces by id, and what each is linked to."""
    board.only("spaces", "links", also=["id", "name", "provenance", "canvas", "sources", "legend", "districts", "palette", "decor"])
    parts = board.part("spaces").items("spaces")
    if len(parts) > MOST_SPACES:
        board.part("spaces").wrong(f"a board has {MOST_SPACES} spaces at most, not {len(parts)}")
    spaces: dict[str, Part] = {}
    for one in parts:
        check_space(one)
        if one.id in spaces:
            one.part("id").wrong(f"the id {one.id} is there twice; it stands in line {spaces[one.id].line} already")
        spaces[one.id] = one
    check_places(parts)
    ways = check_links(board.part("links"), spaces)
    check_counts(board.part("spaces"), spaces)
    if board.has("districts"):
        check_districts(board.part("districts"))
    if not board.mistakes:
        check_ways(spaces, ways)
    return spaces, ways


def check_space(one: Part) -> None:
    one.only("id", "name", "zone", "half", "x", "y", "mark", "pile", also=["district", "number", "letter"])
    if one.part("id").text() is not None and not ID.fullmatch(one.id):
        one.part("id").wrong(f"an id is small letters, figures and hyphens, not {one.id}")
    one.part("name").text()
    for axis in ("x", "y"):
        one.part(axis).number(0, FARTHEST)
    zone = one.part("zone").one_of(ZONES)
    one.part("half").one_of(HALVES)
    mark, pile = maybe(one.part("mark"), MARKS), maybe(one.part("pile"), PILES)
    wanted = zone if mark == "x" else "subway" if mark == "entrance" else ""
    if zone is not None and wanted != pile:
        one.wrong(f"{one.id} starts with {f'a tile of the {wanted} pile' if wanted else 'no tile'}: its pile is {wanted or 'null'}")
    if zone is not None and ONCE.get(mark, zone) != zone:
        one.wrong(f"{one.id} lies in the zone {ONCE[mark]}, not {zone}")


def check_places(parts: list[Part]) -> None:
    """What lies on one space would hide the other."""
    found: dict[tuple[str, str], Part] = {}
    for one in parts:
        place = one.part("x").said(), one.part("y").said()
        if place in found and one.part("x").node:
            one.part("x").wrong(f"{one.id} lies where {found[place].id} does")
        found[place] = one


def check_districts(part: Part) -> None:
    """Words on the map."""
    for one in part.items("districts"):
        one.only("name", "zone", "label", also=["id"])
        one.part("name").text()
        one.part("zone").one_of(ZONES)
        label = one.part("label")
        label.only("x", "y", "size")
        for axis in ("x", "y"):
            label.part(axis).number(0, FARTHEST)
        label.part("size").number(1, LARGEST)


def check_mark(part: Part) -> None:
    """Beside the fields that it is about: one for all, or a table of one each."""
    mark = part.part("provenance")
    for one in [mark.part(key) for key in mark.node.entries] if isinstance(mark.node, Table) else [mark]:
        one.one_of(PROVENANCES)


def is_null(part: Part) -> bool:
    return isinstance(part.node, Text) and part.node.kind == "null"


def maybe(part: Part, names: list[str]) -> str:
    """One of the names, or null."""
    return "" if is_null(part) else part.one_of(names) or ""


def said(one: Part, key: str) -> str:
    node = one.part(key).node
    return node.text if isinstance(node, Text) and node.kind == "str" else ""


def marked(spaces: dict[str, Part], mark: str) -> list[str]:
    return [id for id, one in spaces.items() if said(one, "mark") == mark]


def check_counts(part: Part, spaces: dict[str, Part]) -> None:
    """1.1, 1.5"""
    piles = Counter(said(one, "pile") for one in spaces.values())
    for pile, size in SIZES.items():
        if part.listed and piles[pile] != size:
            part.wrong(f"{size} spaces start with a tile of the {pile} pile, not {piles[pile]}")
    for mark in ONCE:
        found = marked(spaces, mark)
        if part.listed and len(found) != 1:
            part.wrong(f"one space has the mark {mark}, not {len(found)}{': ' if found else ''}{', '.join(found)}")
    outlined = marked(spaces, "outlined")
    if part.listed and len(outlined) < 2:
        part.wrong(f"at least two spaces have the mark outlined, not {len(outlined)}")
    for id in [*outlined, *marked(spaces, "skyscraper"), *marked(spaces, "key-door"), *marked(spaces, "dynamite-door")]:
        must_lie_in(spaces[id], "second")
    for id in marked(spaces, "lair"):
        must_lie_in(spaces[id], "first")
    letters = sorted([said(spaces[id], "letter") for id in marked(spaces, "exit")])
    if letters != [chr(ord("A") + n) for n in range(len(letters))]:
        part.wrong(f"the exits have the letters A, B and so on, not {', '.join(letters)}")


def must_lie_in(one: Part, half: str) -> None:
    if said(one, "half") in HALVES and said(one, "half") != half:
        one.part("half").wrong(f"{one.id} lies in the {half} half")


def check_links(part: Part, spaces: dict[str, Part]) -> Ways:
    ways: Ways = {id: [] for id in spaces}
    for one in part.items("links"):
        one.only("a", "b", "kind", also=["bridge", "via"])
        kind = one.part("kind").one_of(LINKS)
        if one.has("via"):
            check_via(one.part("via"))
        a, b = one.part("a").one_of(list(spaces)), one.part("b").one_of(list(spaces))
        if a is None or b is None:
            continue
        if a == b or b in ways[a]:
            one.wrong(f"{a} is linked to {'itself' if a == b else f'{b} twice'}")
            continue
        ways[a].append(b)
        ways[b].append(a)
        zones = {said(spaces[a], "zone"), said(spaces[b], "zone")}
        if kind is not None and (zones == {"sewer", "street"}) != (kind == "stair"):
            one.wrong(f"sewer and street touch at stairs only, and stairs join nothing else: {a} and {b}")
        if "skyscraper" in zones and "door" not in zones:
            one.wrong(f"the skyscraper is reached through its doors only, not from {a if said(spaces[b], 'zone') == 'skyscraper' else b}")
        if "lab" in zones and not zones <= {"lab", "street"}:
            one.wrong(f"the lab opens on a street only: {a} and {b}")
    return ways


def check_via(part: Part) -> None:
    """Where the way on the map bends to."""
    place = part.items("two numbers, x and y")
    if part.listed and len(place) != 2:
        part.wrong(f"{part.name} is a list of two numbers, x and y, not {part.said()}")
    for axis in place:
        axis.number(0, FARTHEST)


# --- ways ------------------------------------------------------------------------------------------------------------------


def distances(start: str, ways: Ways, closed: set[str]) -> dict[str, int]:
    found = {start: 0}
    row = [start]
    while row:
        x = row.pop(0)
        for y in ways[x]:
            if y not in found and y not in closed:
                found[y] = found[x] + 1
                row.append(y)
    return found


def check_ways(spaces: dict[str, Part], ways: Ways) -> None:
    """1.5 All is joined; the lab has the half of its street door (6.5); exits lie nearer the skyscraper than entrances."""
    goal = marked(spaces, "skyscraper")[0]
    away = distances(goal, ways, set())
    for id, one in spaces.items():
        if id not in away:
            one.wrong(f"no way leads from {id} to the skyscraper")
    for mark in ("key-door", "dynamite-door"):
        door = marked(spaces, mark)[0]
        if goal not in ways[door]:
            spaces[door].wrong(f"{door} is linked to the skyscraper")
    lab = [id for id, one in spaces.items() if said(one, "zone") == "lab"]
    doors = {said(spaces[y], "half") for x in lab for y in ways[x] if said(spaces[y], "zone") == "street"}
    if not doors:
        spaces[lab[0]].wrong("the lab opens on a street")
    for x in lab if len(doors) == 1 else []:
        must_lie_in(spaces[x], next(iter(doors)))
    nearest = min([away.get(id, 0) for id in marked(spaces, "entrance")])
    for id in marked(spaces, "exit"):
        if away.get(id, 0) >= nearest:
            spaces[id].wrong(f"{id} lies nearer the skyscraper than every subway entrance: {away[id]} steps, not less than {nearest}")


def check_deals(board: Part, spaces: dict[str, Part], ways: Ways, blockages: dict[str, int]) -> None:
    """1.4 Some deal must leave the ways open."""
    rng = Random(1)
    goal = marked(spaces, "skyscraper")[0]
    places = [id for mark in ("lair", "lab-circle", "exit", "outlined") for id in marked(spaces, mark)]
    piles = {pile: [id for id, one in spaces.items() if said(one, "pile") == pile] for pile in PILES}
    for _ in range(DEALS):
        away = distances(goal, ways, {id for pile, n in blockages.items() for id in rng.sample(piles[pile], n)})
        if all(id in away for id in places):
            return
    board.wrong("with so many Blockages hardly any deal leaves a way to the skyscraper open (rule 1.4)")


# --- tiles -----------------------------------------------------------------------------------------------------------------


def check_tiles(tiles: Part, spaces: dict[str, Part]) -> dict[str, int]:
    """How many Blockages there are in each pile."""
    tiles.only("piles", "dice", "battle", also=["id", "provenance_legend", "notes"])
    piles = tiles.part("piles")
    piles.only(*PILES)
    letters = [said(spaces[id], "letter") for id in marked(spaces, "exit")]
    blockages = {pile: check_pile(piles.part(pile), pile, letters) for pile in PILES}
    highest = check_dice(tiles.part("dice"))
    battle = tiles.part("battle")
    battle.only("hun_basic_from", "shredder_basic_from", "turtle_health", "shredder_health")
    for name in ("hun_basic_from", "shredder_basic_from"):
        battle.part(name).number(1, highest)
    for name in ("turtle_health", "shredder_health"):
        battle.part(name).number(1, MOST_HIT)
    return blockages


def check_pile(pile: Part, name: str, letters: list[str]) -> int:
    pile.only("tiles", also=["back", "size", "provenance"])
    check_mark(pile)
    if pile.has("size"):
        pile.part("size").number(SIZES[name], SIZES[name])
    total = blockages = 0
    parts = pile.part("tiles").items("tiles")
    for one in parts:
        one.only("kind", "count", also=["enemy", "number", "exit", "provenance", "note"])
        check_mark(one)
        kind = one.part("kind").one_of(SUBWAY_KINDS if name == "subway" else KINDS)
        count = one.part("count").number(1, SIZES[name]) or 0
        total += count
        blockages += count if kind == "blockage" else 0
        if kind == "enemy":
            check_enemy(one)
        elif kind == "subway":
            one.only("kind", "exit", "count", also=["provenance", "note"])
            one.part("exit").one_of(letters)
    if parts and total != SIZES[name]:
        pile.part("tiles").wrong(f"the {name} pile has {SIZES[name]} tiles, but the counts add up to {total}")
    return blockages


def check_enemy(one: Part) -> None:
    enemy = one.part("enemy").one_of(ENEMIES)
    one.only("kind", "count", "enemy", *([] if enemy == "hun" else ["number"]), also=["number", "provenance", "note"])
    if enemy == "hun":
        if one.has("number") and not is_null(one.part("number")):
            one.part("number").wrong("Hun has no number: write null")
    elif enemy is not None:
        one.part("number").number(1, MOST_DICE)


def check_dice(dice: Part) -> int:
    """A battle must be able to end, and Shredder to be wounded. The highest attack roll of the Basic game."""
    dice.only(*MOVEMENT, *COMBAT)
    faces: dict[str, list[int]] = {}
    for name in [*MOVEMENT, *COMBAT]:
        die = dice.part(name)
        die.only("faces", also=["color", "dice", "provenance", "note", *(["succeeds_from"] if name == "entry" else [])])
        check_mark(die)
        shown = die.part("faces").items("faces")
        if len(shown) > FACES_MOST:
            die.part("faces").wrong(f"a die has up to {FACES_MOST} faces, not {len(shown)}")
        faces[name] = [n for face in shown if (n := face.number(0 if name in COMBAT else 1, MOST_HIT)) is not None]
        if die.part("faces").listed and not shown:
            die.part("faces").wrong("a die has faces")
    if faces["entry"]:
        dice.part("entry").part("succeeds_from").number(1, max(faces["entry"]))
    if len(set(faces["turtle"])) == 1:
        dice.part("turtle").part("faces").wrong("the Turtles' die has two different faces at least, or a battle could be a tie for ever")
    for enemy in COMBAT[1:] if faces["turtle"] else []:
        if faces[enemy] and max(faces["turtle"]) <= min(faces[enemy]):
            dice.part("turtle").wrong(f"the Turtles' die can never beat that of {enemy}")
    return max(faces["movement-basic"], default=MOST_HIT)
