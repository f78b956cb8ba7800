"""A position in words: `facts` writes it, `set_up` reads it. Names are those of the rules page; a tile is its sides, unturned, and how
far it is turned: SSPP, SSPP@90."""
from __future__ import annotations

from typing import Any, Final

from halfshell.core.game import BadPosition
from halfshell.core.given import list_given, number_given, table_given
from halfshell.core.script import PASS

from .content import (
    BOARD,
    CARD_CHARACTER,
    EDGE_ENDS,
    HOME,
    NEXT,
    ON_BOARD,
    PATTERN_COUNT,
    PATTERN_NAMES,
    PRESET,
    ROTATIONS,
    SIDE,
    SIDES,
    SUPPLY,
    TRACK,
    TRACK_PIZZA,
    code,
)
from .content import turn as turned
from .ends import ALLIES_TO_WIN, MOST_ACTIVATIONS
from .fight import total_attack, total_defense
from .keys import EDGE_NAMES, SPACE_NAMES, TURNS
from .names import ALLIES, BIT, CARDS, CHARACTERS, ENDINGS, NONE, TEAM_MEMBERS, TEAM_OF, TEAMS, TOKENS, TURTLES
from .paths import empty_spaces, may_stand
from .state import ABSENT, DEFENSE_ROLL, DELIVERED, EXHAUSTED, READY, TARGETS, WITH, Showdown
from .turn import REST_OF_TURN, TURN, begin_turn, lay_out
from .turn import TURNS as ALL_TURNS

CARD_WORDS: Final = {"absent": ABSENT, "ready": READY, "exhausted": EXHAUSTED}
HOME_WORD: Final = "home"


# --- writing ------------------------------------------------------------------------------------------------------------------


def facts(s: Showdown) -> dict[str, Any]:
    """Everything, secrets included. The pile begins with the next tile."""
    active = s.card != NONE
    return {
        "turn": turn_of(s),
        "steps": s.steps if active else 0,
        "to_place": s.to_place if active else 0,
        "moved": active and s.moved == 1,
        "used": active and s.used == 1,
        "faced": characters(s.faced) if active else [],
        "bound": characters(s.bound) if active else [],
        "drawn": PATTERN_NAMES[s.drawn] if s.drawn != NONE else "none",
        "activations": s.activations,
        "at": {name: SPACE_NAMES[s.at[c]] for c, name in enumerate(CHARACTERS)},
        "tiles": {SPACE_NAMES[x]: tile_name(s.tiles[x]) for x in BOARD if s.tiles[x] and x not in HOME},
        "empty": len(empty_spaces(s)),
        "pizza": {SPACE_NAMES[x]: count for x, count in enumerate(s.pizza) if count},
        "allies": {name: ally_place(s.allies[n]) for n, name in enumerate(ALLIES)},
        "held": {name: s.held[c] for c, name in enumerate(CHARACTERS)},
        "marks": {name: s.marks[team] for team, name in enumerate(TEAMS)},
        "track_pizza": {name: numbers(s.track_pizza[team]) for team, name in enumerate(TEAMS)},
        "edges": {EDGE_NAMES[n]: TOKENS[token] for n, token in enumerate(s.edges) if token},
        "supply": {TOKENS[n]: s.supply[n] for n in range(1, len(TOKENS))},
        "cards": {name: words for n, name in enumerate(CARDS) for words, state in CARD_WORDS.items() if s.cards[n] == state},
        "runs": {f"p{seat}": [CHARACTERS[c] for c in range(len(CHARACTERS)) if s.runs[c] == seat] for seat in range(s.seats)},
        "pile": [PATTERN_NAMES[n] for n in reversed(s.pile)],
        "showdown": showdown(s) if s.showdown else "none",
        "winner": TEAMS[s.winner] if s.winner != NONE else "none",
        "ending": ENDINGS[s.ending] or "none"}


def turn_of(s: Showdown) -> str:
    """The card activated; before that the player, or the team that decides who goes."""
    if s.card != NONE:
        return CARDS[s.card]
    return f"p{s.player}" if s.player != NONE else TEAMS[s.team]


def characters(mask: int) -> list[str]:
    return [name for c, name in enumerate(CHARACTERS) if mask & BIT[c]]


def numbers(mask: int) -> list[int]:
    return [n for n in range(len(BIT)) if mask & BIT[n]]


def tile_name(tile: int) -> str:
    pattern, rotation = divmod(tile - 1, SIDES)
    return PATTERN_NAMES[pattern] + (f"@{TURNS[rotation]}" if rotation else "")


def ally_place(place: int) -> str:
    if place == DELIVERED:
        return HOME_WORD
    return CHARACTERS[place - WITH] if place >= WITH else SPACE_NAMES[place]


def showdown(s: Showdown) -> dict[str, Any]:
    """The one under way, with the totals after a roll."""
    rolled = s.showdown[DEFENSE_ROLL] > 0
    return {"attacker": CHARACTERS[s.character()], "defenders": characters(s.showdown[TARGETS]),
            "attack": total_attack(s) if rolled else "none", "defense": total_defense(s) if rolled else "none"}


# --- reading ------------------------------------------------------------------------------------------------------------------

IN_A_TURN: Final = ("steps", "to_place", "moved", "used", "faced", "bound")
GIVEN: Final = ("turn", *IN_A_TURN, "activations", "at", "tiles", "pizza", "allies", "held", "marks", "track_pizza", "edges", "supply",
                "cards", "runs", "pile")


def set_up(s: Showdown, given: dict[str, Any]) -> None:
    """Change a fresh game into the position given: before the decision of a team (`turn: villains`), before a player chooses a card
    (`turn: p2`), or in the turn of a card (`turn: rage`), at its start unless steps and so on say otherwise. Raises BadPosition."""
    for key in given:
        if key not in GIVEN:
            raise BadPosition(key, f"a position has no {key}; it has {', '.join(GIVEN)}")
    s.begin(s.below(1 << 30))
    lay_out(s)
    give_characters(s, given)
    lay_tiles(s, given)
    put_pizza(s, given)
    place_standees(s, given)
    lay_tokens(s, given)
    set_cards(s, given)
    set_tracks(s, given)
    take_turn(s, given)


def number_of(given: dict[str, Any], key: str, default: int, most: int) -> int:
    return number_given(given.get(key, default), key, 0, most)


def flag_given(given: dict[str, Any], key: str, default: int) -> int:
    words = {"yes": 1, "no": 0, "True": 1, "False": 0}
    found = str(given.get(key, bool(default)))
    if found not in words:
        raise BadPosition(key, f"{key} is yes or no, not {found}")
    return words[found]


def name_given(key: str, name: object, names: list[str]) -> int:
    if str(name) not in names:
        raise BadPosition(key, f"there is no {name}; there is {', '.join(filter(None, names))}")
    return names.index(str(name))


def space_given(key: str, name: object) -> int:
    if str(name) not in SPACE_NAMES or not ON_BOARD[SPACE_NAMES.index(str(name))]:
        raise BadPosition(key, f"there is no space {name}; spaces are {SPACE_NAMES[BOARD[0]]} to {SPACE_NAMES[BOARD[-1]]}, row.column")
    return SPACE_NAMES.index(str(name))


# --- who plays ----------------------------------------------------------------------------------------------------------------


def give_characters(s: Showdown, given: dict[str, Any]) -> None:
    """1.1 As many for each player as the rules say; which of them may be given."""
    for name, words in table_given(given, "runs", "{p0: [raphael, leonardo]}").items():
        seat = name_given("runs", name, [f"p{n}" for n in range(s.seats)])
        mine = [name_given("runs", one, CHARACTERS) for one in list_given(words, "runs", "[raphael, leonardo]")]
        old = [c for c in range(len(CHARACTERS)) if s.runs[c] == seat]
        if len(mine) != len(old) or any(TEAM_OF[c] != TEAM_OF[old[0]] for c in mine):
            raise BadPosition("runs", f"p{seat} runs {len(old)} of the {TEAMS[TEAM_OF[old[0]]].capitalize()}")
        for c in mine:
            if s.runs[c] != seat:
                other = next(one for one in old if one not in mine and s.runs[one] == seat)
                s.runs[other], s.runs[c] = s.runs[c], seat


def set_cards(s: Showdown, given: dict[str, Any]) -> None:
    """Those not named are ready; of a Turtle with one card (1.1) the one that is named, else that of the preset."""
    named = {name_given("cards", name, CARDS): CARD_WORDS[list(CARD_WORDS)[name_given("cards", words, list(CARD_WORDS))]]
             for name, words in table_given(given, "cards", "{rage: exhausted}").items()}
    turn = str(given.get("turn", ""))
    if turn in CARDS:
        named.setdefault(CARDS.index(turn), READY)
    for c in TEAM_MEMBERS[TURTLES] if s.seats == 2 else []:
        own = [2 * c, 2 * c + 1]
        unnamed = [card for card in own if card not in named]
        kept = [card for card in own if named.get(card, ABSENT) != ABSENT]
        if not kept:
            kept = unnamed if len(unnamed) == 1 else [card for card in unnamed if card in PRESET]
        if len(kept) != 1:
            raise BadPosition("cards", f"with two players {CHARACTERS[c]} has one card")
        s.cards[kept[0] ^ 1] = ABSENT
    for card, state in named.items():
        if state == ABSENT and (s.seats > 2 or TEAM_OF[CARD_CHARACTER[card]] != TURTLES):
            raise BadPosition("cards", f"both cards of {CHARACTERS[CARD_CHARACTER[card]]} are in the game")
        s.cards[card] = state
    for team in range(len(TEAMS)):
        if not any(s.cards[card] == READY and TEAM_OF[CARD_CHARACTER[card]] == team for card in range(len(CARDS))):
            raise BadPosition("cards", f"a team with no ready card has them all ready at once: the {TEAMS[team].capitalize()}")


# --- the board ----------------------------------------------------------------------------------------------------------------


def tile_given(key: str, words: str) -> int:
    """SSPP, SSPP@90, or its sides as they lie."""
    sides, _, turns = words.partition("@")
    if turns and turns not in TURNS:
        raise BadPosition(key, f"a tile is turned by {', '.join(TURNS)} degrees, not {turns}")
    rotation = TURNS.index(turns) if turns else 0
    wanted = turned(sides, rotation) if len(sides) == SIDES and set(sides) <= set("SP.") else []
    for pattern in range(len(PATTERN_NAMES)):
        for one in ROTATIONS[pattern]:
            if SIDE[code(pattern, one)] == wanted:
                return code(pattern, one)
    known = f"{', '.join(PATTERN_NAMES)}, or one of these turned, like {PATTERN_NAMES[0]}@90"
    raise BadPosition(key, f"there is no tile {words}; there is {known}")


def lay_tiles(s: Showdown, given: dict[str, Any]) -> None:
    """Those on the board, and those that come next; the others follow in any order."""
    left = [pattern for pattern in range(len(PATTERN_COUNT)) for _ in range(PATTERN_COUNT[pattern])]
    for name, words in table_given(given, "tiles", "{2.1: SSPP@90}").items():
        space = space_given("tiles", name)
        if space in HOME:
            raise BadPosition("tiles", f"on {name} lies a Home tile")
        s.tiles[space] = tile_given("tiles", str(words))
        take_tile(left, "tiles", s.tiles[space])
    coming = [tile_given("pile", words) for words in list_given(given.get("pile", []), "pile", "[SSPP, SSSP]")]
    for tile in coming:
        take_tile(left, "pile", tile)
    s.shuffle(left)
    s.pile = left + [(tile - 1) // SIDES for tile in reversed(coming)]
    if not empty_spaces(s):
        raise BadPosition("tiles", "the game would be over: the board is full")


def take_tile(left: list[int], key: str, tile: int) -> None:
    pattern = (tile - 1) // SIDES
    if pattern not in left:
        raise BadPosition(key, f"there is no further {PATTERN_NAMES[pattern]}: there are {PATTERN_COUNT[pattern]}")
    left.remove(pattern)


def put_pizza(s: Showdown, given: dict[str, Any]) -> None:
    if "pizza" in given:
        s.pizza = [0] * len(s.pizza)
    for name, count in table_given(given, "pizza", "{0.2: 1}").items():
        s.pizza[space_given("pizza", name)] = number_given(count, "pizza", 1, 16)
    for name, count in table_given(given, "held", "{raphael: 1}").items():
        s.held[name_given("held", name, CHARACTERS)] = number_given(count, "held", 0, 16)


def place_standees(s: Showdown, given: dict[str, Any]) -> None:
    for name, words in table_given(given, "at", "{raphael: 2.1}").items():
        c = name_given("at", name, CHARACTERS)
        s.at[c] = space_given("at", words)
        if not s.tiles[s.at[c]] or not may_stand(c, s.at[c]):
            raise BadPosition("at", f"{name} cannot stand on {words}: there is no tile, or the other team's Home")
    for name, words in table_given(given, "allies", "{april: raphael, casey: home, angel: 2.1}").items():
        s.allies[name_given("allies", name, ALLIES)] = ally_given(str(words))
    if s.allies.count(DELIVERED) >= ALLIES_TO_WIN:
        raise BadPosition("allies", "the game would be over: three Allies are at home")


def ally_given(words: str) -> int:
    if words == HOME_WORD:
        return DELIVERED
    if words in CHARACTERS:
        c = CHARACTERS.index(words)
        if TEAM_OF[c] != TURTLES:
            raise BadPosition("allies", f"{words} takes no Ally")
        return WITH + c
    return space_given("allies", words)


def lay_tokens(s: Showdown, given: dict[str, Any]) -> None:
    """The supply is what does not lie on an edge, unless it is given."""
    for name, token in table_given(given, "edges", "{2.1-east: grenade}").items():
        edge = name_given("edges", name, EDGE_NAMES)
        ends = edge_ends(edge)
        if not ends or not all(s.tiles[x] for x in ends):
            raise BadPosition("edges", f"a token lies between two tiles, not on {name}")
        s.edges[edge] = name_given("edges", token, TOKENS)
    s.supply = [count - s.edges.count(n) if n else 0 for n, count in enumerate(SUPPLY)]
    for name, count in table_given(given, "supply", "{grenade: 0}").items():
        token = name_given("supply", name, TOKENS)
        s.supply[token] = number_given(count, "supply", 0, SUPPLY[token])


def edge_ends(edge: int) -> list[int]:
    """The two spaces; none if one lies outside the board."""
    space, side = EDGE_ENDS[edge]
    return [space, NEXT[space][side]] if space != NONE and NEXT[space][side] != NONE else []


def set_tracks(s: Showdown, given: dict[str, Any]) -> None:
    """Pizza lies beyond the marker, unless it is given."""
    for name, at in table_given(given, "marks", "{turtles: 3}").items():
        s.marks[name_given("marks", name, TEAMS)] = number_given(at, "marks", 0, TRACK[0] - 1)
    for team in range(len(TEAMS)):
        s.track_pizza[team] = sum(BIT[n] for n in numbers(TRACK_PIZZA[team]) if n > s.marks[team])
    for name, spaces in table_given(given, "track_pizza", "{turtles: [4, 6]}").items():
        s.track_pizza[name_given("track_pizza", name, TEAMS)] = sum(
            {BIT[number_given(n, "track_pizza", 1, TRACK[0])] for n in list_given(spaces, "track_pizza", "[4, 6]")})


# --- the turn -----------------------------------------------------------------------------------------------------------------


def take_turn(s: Showdown, given: dict[str, Any]) -> None:
    """Where the game goes on, and what follows."""
    words = str(given.get("turn", TEAMS[TURTLES]))
    s.call(ALL_TURNS)
    if words in CARDS:
        card = CARDS.index(words)
        if s.cards[card] != READY and not s.options.pizza_may_use_exhausted:
            raise BadPosition("turn", f"{words} is not ready")
        s.player = s.runs[CARD_CHARACTER[card]]
        s.team = TEAM_OF[CARD_CHARACTER[card]]
        s.call(REST_OF_TURN)
        begin_turn(s, card)
        in_the_middle(s, given)
    elif any(key in given for key in IN_A_TURN):
        raise BadPosition("turn", "with steps and the like, turn is the card that is activated, like rage")
    elif words in TEAMS:
        s.team = 1 - TEAMS.index(words)
    else:
        s.player = name_given("turn", words, [*[f"p{seat}" for seat in range(s.seats)], *TEAMS, *CARDS])
        s.team = TEAM_OF[s.runs.index(s.player)]
        s.call(TURN)
    s.activations = number_of(given, "activations", s.activations, MOST_ACTIVATIONS)
    s.apply_action(PASS)


def in_the_middle(s: Showdown, given: dict[str, Any]) -> None:
    """What the activated character has done already, and who was in contact at the start: those who are now, unless it is given."""
    s.steps = number_of(given, "steps", s.steps, 9)
    s.to_place = number_of(given, "to_place", s.to_place, 9)
    s.moved = flag_given(given, "moved", s.moved)
    s.used = flag_given(given, "used", s.used)
    s.faced = characters_given(given, "faced", s.faced)
    s.bound = characters_given(given, "bound", s.bound)


def characters_given(given: dict[str, Any], key: str, default: int) -> int:
    """As bits."""
    if key not in given:
        return default
    return sum({BIT[name_given(key, name, CHARACTERS)] for name in list_given(given[key], key, "[bebop]")})
