"""What becomes of who turns over a tile: of each design, and on average of the tiles that a back may hide."""
from __future__ import annotations

from typing import Final, NamedTuple

from halfshell.games.race.content import EXITS, PILE_OF, PILES, SPACES, TILE_KIND, TILE_NUMBER
from halfshell.games.race.movement import is_hidden
from halfshell.games.race.names import BIT, NONE, PIZZA, STARS
from halfshell.games.race.state import Race

from . import odds

DETOUR: Final = 1.0  # turns that a new Blockage costs, besides the way back
SPLINTER_WORTH: Final = 0.6  # turns
STAR_WORTH: Final = 0.5  # in the Advanced game
APRIL_WORTH: Final = 0.3
CASEY_WORTH: Final = 0.3


class Prospect(NamedTuple):
    """Chances, which add up to 1, and the price in turns."""

    stay: float = 0.0  # the turn ends there
    further: float = 0.0  # it does not
    back: float = 0.0
    key: float = 0.0
    dynamite: float = 0.0
    lab: float = 0.0
    fallen: float = 0.0
    price: float = 0.0
    exits: tuple[float, ...] = ()


def star_worth(s: Race, held: int) -> float:
    """Of one of so many: turns that it saves inside."""
    return STAR_WORTH if s.advanced else odds.turns_inside(held - 1) - odds.turns_inside(held)


def of_design(s: Race, seat: int, tile: int) -> Prospect:
    kind = TILE_KIND[tile]
    held = s.held[seat]
    if kind == "enemy":
        return of_battle(s, seat, tile)
    if kind == "its-clear":
        return Prospect(further=1)
    if kind == "pizza":
        if not s.advanced:
            return Prospect(further=1)
        strength = s.health[seat] + held[PIZZA]
        return Prospect(stay=1, price=odds.behind(strength + 1) - odds.behind(strength))
    if kind == "blockage":
        return Prospect(back=1, price=DETOUR)
    if kind == "subway":
        return Prospect(exits=tuple([float(n == TILE_NUMBER[tile]) for n in range(len(EXITS))]))
    if kind == "go-to-lab":
        return Prospect(lab=1)
    if kind == "key-card":
        return Prospect(key=1)
    if kind == "dynamite":
        return Prospect(dynamite=1)
    worth = {"splinter": SPLINTER_WORTH, "april": APRIL_WORTH, "casey": CASEY_WORTH, "missed-train": 0.0}
    return Prospect(stay=1, price=-star_worth(s, held[STARS] + 1) if kind == "ninja-stars" else -worth[kind])


def of_battle(s: Race, seat: int, tile: int) -> Prospect:
    if not s.advanced:
        won = odds.at_least(odds.needed(tile))
        return Prospect(further=won, back=1 - won)
    health, pizzas = s.health[seat], s.held[seat][PIZZA]
    fight = odds.fight(odds.against(tile), health, pizzas)
    return Prospect(stay=fight.won, fallen=1 - fight.won, price=fight.behind - odds.behind(health + pizzas))


def on_average(prospects: list[Prospect]) -> Prospect:
    n = len(prospects)
    columns = zip(*[one[:8] for one in prospects], strict=True)
    stay, further, back, key, dynamite, lab, fallen, price = [sum(column) / n for column in columns]
    exits = tuple([sum([one.exits[exit] for one in prospects if one.exits]) / n for exit in range(len(EXITS))])
    return Prospect(stay, further, back, key, dynamite, lab, fallen, price, exits)


class Prospects:
    """Of the face-down tiles, as a seat knows them: what it has seen, and what may be left of each pile. To be read from a world
    that the seat imagines: there the tiles that it has not seen lie anyhow, and only together tell the truth."""

    def __init__(self, s: Race, seat: int) -> None:
        designs = [of_design(s, seat, tile) for tile in range(len(TILE_KIND))]
        self.at: list[Prospect | None] = [None] * len(SPACES)
        self.unseen: list[int] = []
        self.avoid = [False] * len(SPACES)  # Blockages, also those that lie face down and were seen
        for x in range(len(SPACES)):
            if s.tiles[x] == NONE:
                continue
            known = s.up[x] == 1 or s.seen[x] & BIT[seat] > 0
            self.avoid[x] = known and TILE_KIND[s.tiles[x]] == "blockage"
            if not is_hidden(s, x):
                continue
            if known:
                self.at[x] = designs[s.tiles[x]]
            else:
                self.unseen.append(x)
        for pile in range(len(PILES)):
            spaces = [x for x in self.unseen if PILE_OF[x] == pile]
            if spaces:
                average = on_average([designs[s.tiles[x]] for x in spaces])
                for x in spaces:
                    self.at[x] = average
