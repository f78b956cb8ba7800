# not compiled
"""An owner's content: what is wrong with a file, and putting it in force. It is data in the vocabulary of the rules, nothing else."""
from __future__ import annotations

from collections import Counter
from typing import Any, Final

from halfshell.content.part import Part

from . import content
from .abilities import PLACES, load_abilities
from .content import COLUMNS_MOST, LETTERS, ROWS_MOST, SIDES, TOKEN_NUMBER, own, played
from .names import ALLIES, BIT, CARDS, CHARACTER_NAMES, CHARACTERS, TEAM_MEMBERS, TEAM_OF, TEAMS, TURTLES

__all__ = ["check", "own", "played", "use"]

SMALLEST: Final = 3  # rows and columns
SEWER_TILES: Final = 42
PIZZA: Final = 16
LONGEST_TRACK: Final = len(BIT) - 1
MOST: Final = 9  # of what stands on a card
MOST_TILES: Final = 2  # 3.1
MOST_TOKENS: Final = 64
KINDS: Final = ["open", "block"]
CHOICES: Final = ["other_turtle", "other_turtle_same_tile"]
LEGENDS: Final = ["provenance", "coordinates", "ops"]  # words for whoever reads the file

Space = tuple[int, int]


def use(data: dict[str, Any]) -> None:
    """Checked data, for all games that begin from now on."""
    content.use(data)
    load_abilities()


def check(file: Part) -> None:
    parts = ("game", "format", "board", "tiles", "characters", "cards", "tokens", "tracks", "pizza", "two_player_preset")
    if not file.only(*parts, also=LEGENDS):
        return
    size = check_board(file.part("board"))
    check_tiles(file.part("tiles"), size[0] * size[1] - len(TEAMS) if size else None)
    check_characters(file.part("characters"))
    kinds = check_tokens(file.part("tokens"))
    check_cards(file.part("cards"), kinds)
    on_tracks = check_tracks(file.part("tracks"))
    check_pizza(file.part("pizza"), size, on_tracks)
    check_preset(file.part("two_player_preset"))


# --- the board -------------------------------------------------------------------------------------------------------------


def check_board(board: Part) -> Space | None:
    """Its size, if it is known."""
    board.only("rows", "columns", "homes", "allies", also=["spaces_to_fill"])
    rows, columns = board.part("rows").number(SMALLEST, ROWS_MOST), board.part("columns").number(SMALLEST, COLUMNS_MOST)
    if rows is None or columns is None:
        return None
    size = (rows, columns)
    corners = [(r, c) for r in (0, rows - 1) for c in (0, columns - 1)]
    check_allies(board.part("allies"), size, corners)
    check_homes(board.part("homes"), size, corners)
    to_fill = rows * columns - len(TEAMS)
    must_be(board.part("spaces_to_fill"), to_fill, f"{rows} rows of {columns} spaces, without the two Homes, leave {to_fill}")
    return size


def check_allies(part: Part, size: Space, corners: list[Space]) -> None:
    part.only(*ALLIES)
    taken: dict[Space, str] = {}
    for ally in ALLIES:
        one = part.part(ally)
        at = space(one, size)
        if at is None:
            continue
        if at not in corners:
            one.wrong(f"{one.name} is one of the four corners, {written(corners)}, not {list(at)}")
        elif at in taken:
            one.wrong(f"an Ally stands in each corner, but {taken[at]} and {ally} stand in the same, {list(at)}")
        taken.setdefault(at, ally)


def check_homes(part: Part, size: Space, corners: list[Space]) -> None:
    part.only(*TEAMS)
    homes = [space(part.part(team), size) for team in TEAMS]
    for team, at in zip(TEAMS, homes):
        if at in corners:
            part.part(team).wrong(f"a Home cannot lie in the corner {written([at])}: an Ally stands there")
    if homes[0] is not None and homes[0] == homes[1]:
        part.part(TEAMS[1]).wrong(f"both Homes lie on {list(homes[0])}; they need a space each")


def space(part: Part, size: Space) -> Space | None:
    """[row, column]"""
    numbers = part.items("a row and a column")
    if len(numbers) != 2:
        if part.listed:
            part.wrong(f"{part.name} is a space, [row, column], not {part.said()}")
        return None
    row, column = numbers[0].whole(), numbers[1].whole()
    if row is None or column is None:
        return None
    if not (0 <= row < size[0] and 0 <= column < size[1]):
        part.wrong(f"{part.name} lies outside the board: {part.said()}; rows are 0 to {size[0] - 1}, columns 0 to {size[1] - 1}")
        return None
    return (row, column)


def written(spaces: list[Space]) -> str:
    return ", ".join([str(list(at)) for at in spaces])


def must_be(part: Part, number: int, why: str) -> None:
    """A figure that follows from others; it may be left out."""
    found = part.whole()
    if found is not None and found != number:
        part.wrong(f"{part.name} is {number}, not {found}: {why}")


# --- tiles -----------------------------------------------------------------------------------------------------------------


def check_tiles(tiles: Part, to_fill: int | None) -> None:
    tiles.only("patterns", "home_sides", also=["sewer_tiles", "home_tiles", "used", "side_letters"])
    must_be(tiles.part("sewer_tiles"), SEWER_TILES, "so many are in the game")
    must_be(tiles.part("home_tiles"), len(TEAMS), "one for each team")
    homes = tiles.part("home_sides")
    homes.only(*TEAMS)
    for team in TEAMS:
        sides(homes.part(team))
    check_patterns(tiles.part("patterns"))
    if to_fill is not None:
        must_be(tiles.part("used"), to_fill, "so many spaces are to be filled")
        if to_fill > SEWER_TILES:
            tiles.wrong(f"the board has {to_fill} spaces to fill, but there are {SEWER_TILES} sewer tiles: it must be smaller")


def check_patterns(part: Part) -> None:
    patterns = part.items("patterns of tiles")
    seen: dict[str, Part] = {}
    total = 0
    for one in patterns:
        one.only("id", "sides", "count")
        one.part("id").text()
        found, count = sides(one.part("sides")), one.part("count").number(1, SEWER_TILES)
        total += count or 0
        same = next((other for turns in range(SIDES) if found and (other := seen.get(found[turns:] + found[:turns]))), None)
        if same:
            one.wrong(f"{one.name} is {same.name} (line {same.line}) turned; write one pattern with the count of both")
        elif found:
            seen[found] = one
    no_twins(patterns)
    if part.listed and total != SEWER_TILES and all([one.has("count") for one in patterns]):
        part.wrong(f"there are {SEWER_TILES} sewer tiles, but the counts of {part.name} add up to {total}")


def sides(part: Part) -> str:
    found = part.text()
    if found is None:
        return ""
    if len(found) != SIDES or not set(found) <= set(LETTERS):
        part.wrong(f"{part.name} is four letters, north, east, south, west, each S (sewer path), P (pipe) or . (closed), not {part.said()}")
        return ""
    return found


def no_twins(parts: list[Part]) -> None:
    """Each id may be there once."""
    lines: dict[str, int] = {}
    for one in parts:
        if one.id in lines:
            one.part("id").wrong(f"the id {one.id} is there twice; it stands in line {lines[one.id]} already")
        elif one.id:
            lines[one.id] = one.part("id").line


# --- characters and cards --------------------------------------------------------------------------------------------------


def check_characters(part: Part) -> None:
    characters = part.items("the six characters")
    for one in characters:
        one.only("id", "attack", "defense", also=["name", "team"])
        one.part("attack").number(0, MOST)
        one.part("defense").number(0, MOST)
        id = one.part("id").one_of(CHARACTERS)
        if id is not None:
            n = CHARACTERS.index(id)
            one.part("name").one_of([CHARACTER_NAMES[n]])
            one.part("team").one_of([TEAMS[TEAM_OF[n]]])
    no_twins(characters)
    all_of(part, characters, CHARACTERS, "character")


def all_of(part: Part, found: list[Part], wanted: list[str], what: str) -> None:
    """If there are enough, a wrong id is the mistake."""
    missing = [id for id in wanted if id not in [one.id for one in found]]
    if missing and part.listed and len(found) < len(wanted):
        part.wrong(f"there are {len(wanted)} {what}s; {part.name} lacks {', '.join(missing)}")


def check_cards(part: Part, kinds: dict[str, str]) -> None:
    """The ids are those of the rules; what a card is called is its name."""
    cards = part.items("the twelve cards")
    for one in cards:
        one.only("id", "character", "name", "tiles", "movement", "ability")
        one.part("name").text()
        one.part("tiles").number(0, MOST_TILES)
        one.part("movement").number(1, MOST)
        id, character = one.part("id").one_of(CARDS), one.part("character").one_of(CHARACTERS)
        if id is None or character is None:
            continue
        owner = CHARACTERS[CARDS.index(id) // 2]
        if character != owner:
            one.part("character").wrong(f"every character has two cards, and {id} is one of {owner}'s, not of {character}'s; "
                                        "an id is only a place, name is what stands on the card")
        check_ability(one.part("ability"), owner, kinds)
    no_twins(cards)
    all_of(part, cards, CARDS, "card")


def check_ability(part: Part, owner: str, kinds: dict[str, str]) -> None:
    part.only("use", "ops", also=["text"])
    part.part("text").text()
    use = part.part("use").one_of(list(VERBS))
    ops = part.part("ops")
    parts = ops.items("verbs")
    found = [(op, verb) for op in parts if (verb := check_verb(op, kinds))]
    if ops.listed and not parts:
        ops.wrong(f"{ops.name} needs a verb; there are {', '.join(SHAPES)}")
    for op, verb in found:
        if use is not None and verb not in VERBS[use]:
            right = next(other for other, verbs in VERBS.items() if verb in verbs)
            op.wrong(f"{verb} is a verb of the use {right}, not of {use}")
    verbs = [verb for _, verb in found]
    if use == "action":
        check_choices(found, owner)
    elif len(set(verbs)) < len(verbs) or ("reroll_attack_die" in verbs and len(verbs) > 1):
        ops.wrong("each of these verbs stands once, and reroll_attack_die alone: an ability is used once a turn")


def check_choices(found: list[tuple[Part, str]], owner: str) -> None:
    """Fly and step are about the Turtle that was chosen just before."""
    verbs = [verb for _, verb in found]
    for (op, verb), before, after in zip(found, ["", *verbs], [*verbs[1:], ""]):
        if verb == "choose" and after not in ("fly", "step"):
            op.wrong("choose is followed by fly or step: what the one who is chosen does")
        if verb in ("fly", "step") and before != "choose":
            op.wrong(f"{verb} comes right after choose: who does it")
        if verb == "choose" and TEAM_OF[CHARACTERS.index(owner)] != TURTLES:
            op.wrong(f"choose is about another Turtle, but {owner} is a Villain")


# --- verbs -----------------------------------------------------------------------------------------------------------------

VERBS: Final = {
    "passive": ["extra_steps"],
    "action": ["place_token", "move_tile", "choose", "fly", "step"],
    "attack": ["attack_dice", "attack_bonus", "reroll_attack_die"]}

# What follows a verb: names that it may be, or the bounds of a number.
SHAPES: Final[dict[str, list[list[str] | tuple[int, int]]]] = {
    "extra_steps": [(1, MOST)],
    "place_token": [list(TOKEN_NUMBER), KINDS, list(PLACES)],
    "move_tile": [["empty_played_tile"], ["empty_space"]],
    "choose": [CHOICES],
    "fly": [(1, MOST), (1, MOST)],
    "step": [(1, MOST), (1, MOST)],
    "attack_dice": [(2, MOST)],
    "attack_bonus": [(1, MOST)],
    "reroll_attack_die": [(1, 1)]}


def check_verb(op: Part, kinds: dict[str, str]) -> str | None:
    """Its verb, if it is known."""
    words = op.items("a verb and what belongs to it")
    if not words:
        if op.listed:
            op.wrong(f"{op.name} is a list that begins with a verb, not {op.said()}")
        return None
    verb = words[0].one_of(list(SHAPES))
    if verb is None:
        return None
    shape = SHAPES[verb]
    if len(words) - 1 != len(shape):
        op.wrong(f"{verb} is followed by {len(shape)} {'word' if len(shape) == 1 else 'words'}, as in {example(verb)}, not {op.said()}")
        return verb
    found = [word.one_of(wanted) if isinstance(wanted, list) else word.number(*wanted) for word, wanted in zip(words[1:], shape)]
    if None in found:
        return verb
    if verb in ("fly", "step") and found[0] > found[1]:  # type: ignore[operator]
        op.wrong(f"{verb} goes from the least to the most, not from {found[0]} to {found[1]}")
    if verb == "place_token" and kinds.get(str(found[0]), found[1]) != found[1]:
        op.wrong(f"a {found[0]} token is of the kind {kinds[str(found[0])]} (tokens.{found[0]}.kind), so it cannot {found[1]}")
    return verb


def example(verb: str) -> str:
    words = [wanted[0] if isinstance(wanted, list) else str(wanted[0]) for wanted in SHAPES[verb]]
    return f"[{', '.join([verb, *words])}]"


# --- what else lies on the table -------------------------------------------------------------------------------------------


def check_tokens(part: Part) -> dict[str, str]:
    """The kind of each, as far as it is known."""
    part.only(*TOKEN_NUMBER)
    kinds: dict[str, str] = {}
    for name in TOKEN_NUMBER:
        one = part.part(name)
        one.only("count", "kind")
        one.part("count").number(0, MOST_TOKENS)
        kind = one.part("kind").one_of(KINDS)
        if kind is not None:
            kinds[name] = kind
    return kinds


def check_tracks(part: Part) -> int | None:
    """How much Pizza lies on them."""
    part.only("length", "pizza_spaces", also=["start"])
    must_be(part.part("start"), 0, "markers begin before the first space")
    length = part.part("length").number(1, LONGEST_TRACK)
    spaces = part.part("pizza_spaces")
    spaces.only(*TEAMS)
    counts = [check_track(spaces.part(team), length or LONGEST_TRACK) for team in TEAMS]
    return sum([count or 0 for count in counts]) if None not in counts else None


def check_track(part: Part, length: int) -> int | None:
    found = [one.number(1, length) for one in part.items("spaces of the track")]
    for number, times in Counter(found).items():
        if number is not None and times > 1:
            part.wrong(f"{part.name} has space {number} twice; a space of a track holds one Pizza")
    return len(found) if part.listed and None not in found else None


def check_pizza(part: Part, size: Space | None, on_tracks: int | None) -> None:
    part.only("board", also=["total", "on_tracks"])
    must_be(part.part("total"), PIZZA, "so many are in the game")
    if on_tracks is not None:
        must_be(part.part("on_tracks"), on_tracks, "so many lie on tracks.pizza_spaces")
    board = part.part("board")
    spaces = board.items("spaces")
    if size is not None:
        for one in spaces:
            space(one, size)
    if on_tracks is not None and board.listed and len(spaces) + on_tracks != PIZZA:
        board.wrong(f"there are {PIZZA} Pizza, but {len(spaces)} lie on the board and {on_tracks} on the tracks")


def check_preset(part: Part) -> None:
    """A card of each Turtle."""
    cards = part.items("cards, one of each Turtle")
    turtles = CARDS[:2 * len(TEAM_MEMBERS[TURTLES])]
    found = [card for one in cards if (card := one.one_of(turtles))]
    owners = sorted([CARDS.index(card) // 2 for card in found])
    if part.listed and len(found) == len(cards) and owners != TEAM_MEMBERS[TURTLES]:
        part.wrong(f"{part.name} is one card of each Turtle, not {part.said()}")
