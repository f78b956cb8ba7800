"""What a seat may see, built up from nothing; and the worlds that it must think possible."""
from __future__ import annotations

from typing import Final, TypedDict

from . import reach
from .content import ENTRY_FROM, HEALTH, HUN_FROM, PILE_OF, PILES, SHREDDER_FROM, SPACES, TILE_ENEMY, TILE_IDS, TILE_KIND, TILE_NUMBER
from .movement import fair, is_hidden
from .names import BIT, KINDS, NONE, THINGS, TURTLES
from .state import Race

MOST_DEALS: Final = 50  # in search of one that could have been


class TileView(TypedDict):
    """A tile on the board. Face down it shows its back only."""

    space: str
    pile: str  # sewer, street, lab, subway: the back
    up: bool
    tile: str | None  # the design; none: face down
    kind: str
    enemy: str
    number: int


class PlayerView(TypedDict):
    seat: int
    turtle: str | None
    space: str
    health: int
    most: int
    held: dict[str, int]  # key-card, dynamite, splinter, ninja-stars, pizza
    fresh: dict[str, int]  # got in this turn: of no use yet


class BattleView(TypedDict):
    against: str  # a tile's design, or shredder
    roll: int  # 0: not rolled yet
    enemy: int
    stars: int


class NeedsView(TypedDict):
    """The least roll of the red die."""

    door: int
    hun: int  # 0 in the Advanced game, as for Shredder: dice fight on both sides
    shredder: int


class RaceView(TypedDict):
    advanced: bool
    turns: int
    turn: int | None  # the seat
    steps: int  # left
    path: list[str]  # of this move
    players: list[PlayerView]
    tiles: list[TileView]
    shredder: int  # his health; 0 in the Basic game
    shredder_most: int
    needs: NeedsView
    reach: dict[str, list[str]]  # a way to each space where the move could end
    battle: BattleView | None
    winner: int | None
    unfinished: bool


def view(s: Race, seat: int | None) -> RaceView:
    return {
        "advanced": s.advanced == 1,
        "turns": s.turns,
        "turn": s.player if s.turns else None,
        "steps": s.steps,
        "path": [SPACES[x] for x in s.path],
        "players": [player(s, n) for n in range(s.seats)],
        "tiles": [tile(s, x) for x in range(len(SPACES)) if s.tiles[x] != NONE],
        "shredder": s.shredder if s.advanced else 0,
        "shredder_most": HEALTH[1] if s.advanced else 0,
        "needs": needs(s),
        "reach": reach.reach(s),
        "battle": reach.battle(s),
        "winner": s.winner if s.winner != NONE else None,
        "unfinished": s.unfinished == 1}


def needs(s: Race) -> NeedsView:
    """4.1, 5.2, 5.3"""
    basic = not s.advanced
    return {"door": ENTRY_FROM[0], "hun": HUN_FROM[0] if basic else 0, "shredder": SHREDDER_FROM[0] if basic else 0}


def player(s: Race, n: int) -> PlayerView:
    return {"seat": n, "turtle": TURTLES[s.turtles[n]] if s.turtles[n] != NONE else None, "space": SPACES[s.at[n]], "health": s.health[n],
            "most": HEALTH[0] if s.advanced else 0, "held": things(s.held[n]), "fresh": things(s.fresh[n])}


def things(row: list[int]) -> dict[str, int]:
    return {THINGS[thing]: row[thing] for thing in range(KINDS) if row[thing]}


def knows(s: Race, space: int, seat: int) -> bool:
    """7.1 Face up, or seen by this seat himself."""
    return s.up[space] == 1 or s.seen[space] & BIT[seat] > 0


def tile(s: Race, space: int) -> TileView:
    """3.8, 3.15 A face-down tile has no identity here, also for who has seen it: remembering is the players' business."""
    design = s.tiles[space]
    known = s.up[space] == 1
    return {"space": SPACES[space], "pile": PILES[PILE_OF[space]], "up": s.up[space] == 1, "tile": TILE_IDS[design] if known else None,
            "kind": TILE_KIND[design] if known else "", "enemy": TILE_ENEMY[design] if known else "",
            "number": TILE_NUMBER[design] if known and TILE_KIND[design] == "enemy" else 0}


def resample(s: Race, seat: int, seed: int) -> Race:
    """The face-down tiles that this seat has not seen, dealt anew within their piles, as they could have been dealt (1.4); what others
    have seen stays a secret of theirs."""
    t = s.clone()
    t.log = s.log
    t.sow(seed)
    for _ in range(MOST_DEALS):
        deal_again(s, t, seat)
        if not s.options.check_deal or fair(t):
            break
    t.ask_again()
    return t


def deal_again(s: Race, t: Race, seat: int) -> None:
    for pile in range(len(PILES)):
        spaces = [x for x in range(len(SPACES)) if PILE_OF[x] == pile and is_hidden(s, x) and not knows(s, x, seat)]
        tiles = sorted([s.tiles[x] for x in spaces])  # the same seed imagines the same world, whatever the truth is
        t.shuffle(tiles)
        for x, design in zip(spaces, tiles):
            t.tiles[x] = design
