"""A position of the race in words: `facts` writes it, `set_up` reads it."""
from __future__ import annotations

from typing import Any, Final

from halfshell.core.game import BadPosition
from halfshell.core.given import number_given, table_given
from halfshell.core.script import PASS

from . import reach
from .content import HEALTH, PILE_OF, PILE_TILES, PILES, PLACES, SPACES, TILE_IDS, TILE_KIND
from .movement import fair, is_closed, is_hidden
from .names import BIT, DYNAMITE, KEY_CARD, NONE, PIZZA, THINGS, TURTLES
from .state import Race
from .turn import ALL_TURNS, CAP, TURN, WALK, begin

NOTHING: Final = "none"
LYING_OPEN: Final = ("blockage", "key-card", "dynamite")
MOST_STEPS: Final = 9
MOST_DEALS: Final = 200


def facts(s: Race) -> dict[str, Any]:
    """Everything, secrets included."""
    tiled = [x for x in range(len(SPACES)) if s.tiles[x] != NONE]
    return {
        "turn": seat_name(s.player) if s.turns else NOTHING,
        "turns": s.turns,
        "turtles": by_seat([TURTLES[n] if n != NONE else NOTHING for n in s.turtles]),
        "at": by_seat([SPACES[x] for x in s.at]),
        "tiles": {SPACES[x]: TILE_IDS[s.tiles[x]] for x in tiled},
        "face_up": [SPACES[x] for x in tiled if s.up[x]],
        "face_down": [SPACES[x] for x in tiled if not s.up[x]],
        "seen": by_seat([[SPACES[x] for x in tiled if is_hidden(s, x) and s.seen[x] & BIT[seat]] for seat in range(s.seats)]),
        "held": by_seat([things(row) for row in s.held]),
        "fresh": by_seat([things(row) for row in s.fresh]),
        "health": by_seat(s.health),
        "doors": by_seat([SPACES[x] if x != NONE else NOTHING for x in s.doors]),
        "shredder": s.shredder,
        "steps": s.steps,
        "path": [SPACES[x] for x in s.path],
        "battle": reach.battle(s) or NOTHING,
        "redeals": s.redeals,
        "winner": NOTHING if s.winner == NONE else seat_name(s.winner),
        "unfinished": s.unfinished == 1}


def seat_name(seat: int) -> str:
    return f"p{seat}"


def by_seat(row: list[Any]) -> dict[str, Any]:
    return {seat_name(seat): one for seat, one in enumerate(row)}


def things(row: list[int]) -> list[str]:
    return [THINGS[n] for n, count in enumerate(row) for _ in range(count)]


# --- reading ------------------------------------------------------------------------------------------------------------------

GIVEN: Final = ("turn", "turns", "turtles", "at", "tiles", "rest", "face_up", "seen", "held", "fresh", "health", "doors", "shredder",
                "steps", "path")


def set_up(s: Race, given: dict[str, Any]) -> None:
    """Change a fresh game into the position given: at the start of the turn of `turn`, or in the middle of a move with `steps` left, which
    came along `path`. Tiles that are not named lie somewhere (`rest: dealt`), or there are none (`rest: none`). Raises BadPosition."""
    for key in given:
        if key not in GIVEN:
            raise BadPosition(key, f"a position has no {key}; it has {', '.join(GIVEN)}")
    s.begin(s.below(1 << 30))
    s.advanced = 1 if s.options.game == "advanced" else 0
    choose_turtles(s, given)
    lay_tiles(s, given)
    open_tiles(s, given)
    place_pawns(s, given)
    give_health(s, given)
    give_things(s, given, "held", s.held)
    take_turn(s, given)
    give_things(s, given, "fresh", s.fresh)
    s.ask_again()


def spaces_given(found: Any, key: str) -> list[int]:
    if not isinstance(found, list):
        raise BadPosition(key, f"a list of spaces is wanted, like [{SPACES[1]}, {SPACES[2]}], not {found}")
    return [name_given(key, name, SPACES) for name in found]


def name_given(key: str, name: object, names: list[str]) -> int:
    if str(name) not in names:
        raise BadPosition(key, f"there is no {name}; there is {', '.join(names)}")
    return names.index(str(name))


def seat_given(s: Race, key: str, name: object) -> int:
    return name_given(key, name, [seat_name(seat) for seat in range(s.seats)])


# --- the board ----------------------------------------------------------------------------------------------------------------


def choose_turtles(s: Race, given: dict[str, Any]) -> None:
    """Those named; the other players take what is left, in order."""
    for name, turtle in table_given(given, "turtles", "{p0: raphael}").items():
        n = name_given("turtles", turtle, TURTLES)
        if n in s.turtles:
            raise BadPosition("turtles", f"two players cannot both play {turtle}")
        s.turtles[seat_given(s, "turtles", name)] = n
    left = [n for n in range(len(TURTLES)) if n not in s.turtles]
    s.turtles = [n if n != NONE else left.pop(0) for n in s.turtles]


def lay_tiles(s: Race, given: dict[str, Any]) -> None:
    named = {name_given("tiles", name, SPACES): str(tile) for name, tile in table_given(given, "tiles", "{drip-1: blockage}").items()}
    left = [tiles[:] for tiles in PILE_TILES]
    for x, name in named.items():
        if name == NOTHING:
            continue
        tile = name_given("tiles", name, TILE_IDS)
        if PILE_OF[x] == NONE or tile not in left[PILE_OF[x]]:
            pile = "no pile" if PILE_OF[x] == NONE else f"the {PILES[PILE_OF[x]]} pile"
            raise BadPosition("tiles", f"{SPACES[x]} has its tile from {pile}, which has no further {name}")
        left[PILE_OF[x]].remove(tile)
        s.tiles[x] = tile
    rest = str(given.get("rest", "dealt"))
    if rest not in ("dealt", NOTHING):
        raise BadPosition("rest", f"rest is dealt or none, not {rest}")
    if rest == "dealt":
        deal_rest(s, left, [x for x in range(len(SPACES)) if PILE_OF[x] != NONE and x not in named])


def deal_rest(s: Race, left: list[list[int]], spaces: list[int]) -> None:
    """1.4"""
    for _ in range(MOST_DEALS):
        for pile in range(len(PILES)):
            tiles = left[pile][:]
            s.shuffle(tiles)
            for x in spaces:
                if PILE_OF[x] == pile:
                    s.tiles[x] = tiles.pop()
        if not s.options.check_deal or fair(s):
            return
    raise BadPosition("tiles", "the Blockages cut off a space where Turtles begin or arrive; that needs the option check_deal: no")


def open_tiles(s: Race, given: dict[str, Any]) -> None:
    for x in spaces_given(given.get("face_up", []), "face_up"):
        if s.tiles[x] == NONE or TILE_KIND[s.tiles[x]] not in LYING_OPEN:
            raise BadPosition("face_up", f"on {SPACES[x]} lies no Blockage, Key Card, or Dynamite that could lie face up")
        s.up[x] = 1
        s.seen[x] = BIT[s.seats] - 1
    for name, spaces in table_given(given, "seen", "{p0: [drip-1]}").items():
        for x in spaces_given(spaces, "seen"):
            if not is_hidden(s, x):
                raise BadPosition("seen", f"on {SPACES[x]} lies no tile face down")
            s.seen[x] |= BIT[seat_given(s, "seen", name)]


def place_pawns(s: Race, given: dict[str, Any]) -> None:
    s.at = [PLACES["lair"]] * s.seats
    for name, space in table_given(given, "at", "{p0: drip-1}").items():
        x = name_given("at", space, SPACES)
        if is_hidden(s, x) or is_closed(s, x):
            raise BadPosition("at", f"nobody stands on {space}: there is a {'Blockage' if s.up[x] else 'tile face down'}")
        s.at[seat_given(s, "at", name)] = x
    doors = [PLACES["key-door"], PLACES["dynamite-door"]]
    for name, door in table_given(given, "doors", "{p0: key-door}").items():
        if door != NOTHING:
            s.doors[seat_given(s, "doors", name)] = doors[name_given("doors", door, [SPACES[x] for x in doors])]


def give_health(s: Race, given: dict[str, Any]) -> None:
    for name, health in table_given(given, "health", "{p0: 2}").items():
        s.health[seat_given(s, "health", name)] = number_given(health, "health", 1, HEALTH[0])
    s.shredder = number_given(given.get("shredder", HEALTH[1]), "shredder", 1, HEALTH[1])


def give_things(s: Race, given: dict[str, Any], key: str, rows: list[list[int]]) -> None:
    for name, words in table_given(given, key, "{p0: [key-card, splinter]}").items():
        row = rows[seat_given(s, key, name)]
        if not isinstance(words, list):
            raise BadPosition(key, f"{key} is a list of things for each player, like {{p0: [key-card, splinter]}}, not {words}")
        for thing in words:
            n = name_given(key, thing, THINGS)
            if n == PIZZA and not s.advanced:
                raise BadPosition(key, "Pizza is kept in the Advanced game only")
            if n in (KEY_CARD, DYNAMITE) and row[n]:
                raise BadPosition(key, f"a Turtle holds one {thing} at most")
            row[n] += 1


# --- the turn -----------------------------------------------------------------------------------------------------------------


def take_turn(s: Race, given: dict[str, Any]) -> None:
    """Its start, or the middle of a move."""
    s.player = seat_given(s, "turn", given.get("turn", "p0"))
    s.turns = number_given(given.get("turns", 1), "turns", 1, CAP * s.seats)
    s.call(ALL_TURNS)
    if "steps" in given:
        begin(s)
        s.steps = number_given(given["steps"], "steps", 0, MOST_STEPS)
        s.path = spaces_given(given.get("path", [SPACES[s.at[s.player]]]), "path")
        if s.path[-1:] != [s.at[s.player]]:
            raise BadPosition("path", f"the path ends where p{s.player} stands, in {SPACES[s.at[s.player]]}")
        s.call(TURN)
        s.call(WALK)
    elif "path" in given:
        raise BadPosition("path", "a path belongs to a move with steps left")
    else:
        s.player = (s.player - 1) % s.seats
        s.turns -= 1
    s.apply_action(PASS)
