"""What a seat may see, built up from nothing; and the worlds that it must think possible. Only the pile is hidden."""
from __future__ import annotations

from typing import TypedDict

from . import reach
from .abilities import ability_text
from .content import (
    ATTACK,
    BOARD,
    CARD_CHARACTER,
    CARD_NAMES,
    CARD_STEPS,
    CARD_TILES,
    DEFENSE,
    EDGE_ENDS,
    FIRST_HOME,
    HOME_SIDES,
    OPS,
    PATTERN_NAMES,
    SIZE,
    TRACK,
    TRACK_PIZZA,
    USE,
)
from .fight import total_attack, total_defense
from .keys import EDGE_NAMES, SPACE_NAMES, TURNS
from .names import ALLIES, BIT, CARDS, CHARACTER_NAMES, CHARACTERS, ENDINGS, NONE, TEAM_OF, TEAMS, TOKENS, VILLAINS
from .state import ABSENT, ATTACK_ROLL, DEFENSE_ROLL, DELIVERED, READY, TARGETS, WITH, Showdown
from .steps import must_move


class TileView(TypedDict):
    space: str  # row.column from the top left
    sides: str  # unturned, like SSPP: north, east, south, west; S sewer, P pipe, . closed
    turned: int  # degrees clockwise
    home: str  # turtles, villains; "" for a sewer tile


class CharacterView(TypedDict):
    id: str
    name: str
    team: str
    seat: int
    space: str
    attack: int
    defense: int
    pizza: int
    allies: list[str]


class CardView(TypedDict):
    id: str
    name: str
    character: str
    tiles: int
    movement: int
    use: str  # passive, action, attack
    text: str
    state: str  # ready, exhausted, active; absent cards are not listed


class EdgeView(TypedDict):
    edge: str
    token: str
    space: str  # the edge lies on this side of it
    side: int  # 1 east, 2 south


class TrackView(TypedDict):
    team: str
    at: int
    length: int
    pizza: list[int]  # spaces that still hold one
    spaces: list[int]  # all spaces that had one


class TurnView(TypedDict):
    """What the acting player still has, and still owes (3.1)."""

    seat: int | None
    character: str | None
    card: str | None
    steps: int
    to_place: int
    moved: bool
    must_move: bool  # and can: 3.3 waives it where no step is possible
    ability: bool  # still to be used
    must_face: list[str]  # in contact since the start: flee or face
    chosen: str | None  # the character, or the space of the tile, that the ability acts on
    drawn: str | None  # the pattern of the tile in hand
    closest: list[str]  # the empty spaces it may go to
    distance: int


class ShowdownFightView(TypedDict):
    attacker: str
    defenders: list[str]
    attack: int
    attack_dice: int  # the sum; 0 before the roll
    defense: int | None  # none: it is not chosen yet which of two Villains defends
    defense_die: int


class ReachView(TypedDict):
    character: str
    steps: dict[str, list[str]]  # a way to each space that it can come to, without fights


class ShowdownView(TypedDict):
    rows: int
    columns: int
    team: str | None  # whose turn it is
    activations: int
    turn: TurnView
    tiles: list[TileView]
    pizza: dict[str, int]  # on spaces
    characters: list[CharacterView]
    allies: dict[str, str]  # a space, a character, or "home"; allies that are with nobody yet stand on their space
    cards: list[CardView]
    edges: list[EdgeView]
    supply: dict[str, int]
    tracks: list[TrackView]
    pile: int
    empty: int  # spaces to fill
    showdown: ShowdownFightView | None
    reach: ReachView | None
    contact: list[str]  # opponents in contact with the activated character
    winner: str | None
    ending: str  # allies, track, board, cap; "" while the game goes on


def view(s: Showdown, seat: int | None) -> ShowdownView:
    return {
        "rows": SIZE[0], "columns": SIZE[1],
        "team": TEAMS[s.team] if s.activations or s.player != NONE else None,
        "activations": s.activations,
        "turn": turn(s),
        "tiles": [tile(s, x) for x in BOARD if s.tiles[x]],
        "pizza": {SPACE_NAMES[x]: count for x, count in enumerate(s.pizza) if count},
        "characters": [character(s, c) for c in range(len(CHARACTERS))],
        "allies": {name: ally_place(s, n) for n, name in enumerate(ALLIES)},
        "cards": [card(s, n) for n in range(len(CARDS)) if s.cards[n] != ABSENT],
        "edges": [edge(n, token) for n, token in enumerate(s.edges) if token],
        "supply": {TOKENS[n]: s.supply[n] for n in range(1, len(TOKENS))},
        "tracks": [{"team": TEAMS[n], "at": s.marks[n], "length": TRACK[0], "pizza": bits(s.track_pizza[n]), "spaces": bits(TRACK_PIZZA[n])}
                   for n in range(2)],
        "pile": len(s.pile),
        "empty": sum([not s.tiles[x] for x in BOARD]),
        "showdown": showdown(s),
        "reach": reach.reach(s),
        "contact": [CHARACTERS[c] for c in reach.in_contact(s)],
        "winner": TEAMS[s.winner] if s.winner != NONE else None,
        "ending": ENDINGS[s.ending]}


def bits(mask: int) -> list[int]:
    return [n for n in range(16) if mask & BIT[n]]


def turn(s: Showdown) -> TurnView:
    active = s.card != NONE
    return {
        "seat": s.player if s.player != NONE else None,
        "character": CHARACTERS[s.character()] if active else None,
        "card": CARDS[s.card] if active else None,
        "steps": s.steps if active else 0,
        "to_place": s.to_place if active else 0,
        "moved": active and s.moved == 1,
        "must_move": active and must_move(s),
        "ability": active and not s.used,
        "must_face": [CHARACTERS[c] for c in reach.must_face(s)],
        "chosen": chosen(s),
        "drawn": PATTERN_NAMES[s.drawn] if s.drawn != NONE else None,
        "closest": [SPACE_NAMES[x] for x in reach.closest(s)],
        "distance": reach.distance(s)}


def chosen(s: Showdown) -> str | None:
    if not s.chosen:
        return None
    return SPACE_NAMES[s.chosen[0]] if any([op[0] == "move_tile" for op in OPS[s.card]]) else CHARACTERS[s.chosen[0]]


def tile(s: Showdown, x: int) -> TileView:
    code = s.tiles[x]
    if code >= FIRST_HOME[0]:
        team = code - FIRST_HOME[0]
        return {"space": SPACE_NAMES[x], "sides": HOME_SIDES[team], "turned": 0, "home": TEAMS[team]}
    return {"space": SPACE_NAMES[x], "sides": PATTERN_NAMES[(code - 1) // 4], "turned": int(TURNS[(code - 1) % 4]), "home": ""}


def character(s: Showdown, c: int) -> CharacterView:
    return {"id": CHARACTERS[c], "name": CHARACTER_NAMES[c], "team": TEAMS[TEAM_OF[c]], "seat": s.runs[c], "space": SPACE_NAMES[s.at[c]],
            "attack": ATTACK[c], "defense": DEFENSE[c], "pizza": s.held[c],
            "allies": [name for n, name in enumerate(ALLIES) if s.allies[n] == WITH + c]}


def ally_place(s: Showdown, n: int) -> str:
    there = s.allies[n]
    return SPACE_NAMES[there] if there < WITH else "home" if there == DELIVERED else CHARACTERS[there - WITH]


def card(s: Showdown, n: int) -> CardView:
    c = CARD_CHARACTER[n]
    state = "active" if n == s.card else "ready" if s.cards[n] == READY else "exhausted"
    return {"id": CARDS[n], "name": CARD_NAMES[n], "character": CHARACTERS[c], "tiles": CARD_TILES[n], "movement": CARD_STEPS[n],
            "use": USE[n], "text": ability_text(n, c), "state": state}


def edge(n: int, token: int) -> EdgeView:
    space, side = EDGE_ENDS[n]
    return {"edge": EDGE_NAMES[n], "token": TOKENS[token], "space": SPACE_NAMES[space], "side": side}


def showdown(s: Showdown) -> ShowdownFightView | None:
    if not s.showdown:
        return None
    rolled = s.showdown[ATTACK_ROLL] > 0
    return {"attacker": CHARACTERS[s.character()], "defenders": [CHARACTERS[c] for c in bits(s.showdown[TARGETS])],
            "attack": total_attack(s) if rolled else ATTACK[s.character()], "attack_dice": s.showdown[ATTACK_ROLL],
            "defense": None if is_to_be_chosen(s) else total_defense(s), "defense_die": s.showdown[DEFENSE_ROLL]}


def is_to_be_chosen(s: Showdown) -> bool:
    """7.2 Turtles on one tile defend together; of Villains one does."""
    defenders = bits(s.showdown[TARGETS])
    return len(defenders) > 1 and TEAM_OF[defenders[0]] == VILLAINS


def resample(s: Showdown, seat: int, seed: int) -> Showdown:
    """The pile in another order."""
    t = s.clone()
    t.log = s.log
    t.sow(seed)
    t.pile.sort()  # the same seed imagines the same pile, whatever the truth is
    t.shuffle(t.pile)
    t.ask_again()
    return t


