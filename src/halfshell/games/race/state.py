"""The state of a game."""
from __future__ import annotations

from typing import ClassVar

from halfshell.core.native import i64
from halfshell.core.state import State

from .content import HEALTH, SPACES
from .names import KINDS, NONE
from .options import Options


class Race(State):
    FIELDS: ClassVar[tuple[str, ...]] = (
        "seats", "advanced", "turns", "player", "steps", "further", "done", "winner", "unfinished", "shredder", "roll_made",
        "enemy_roll", "stars", "redeals", "turtles", "at", "tiles", "up", "seen", "path", "looked", "held", "fresh", "health",
        "doors")

    options: Options
    seats: i64
    advanced: i64  # 1: the Advanced game
    turns: i64  # begun by all players together, further turns not counted
    player: i64  # on turn; NONE before the first
    steps: i64  # left of the movement roll
    further: i64  # 1: a further turn is owed (3.4, 4.1)
    done: i64  # 1: the turn is over
    winner: i64  # NONE
    unfinished: i64  # 1: the cap was reached (7.2)
    shredder: i64  # his health
    roll_made: i64  # the Turtle's roll of the exchange
    enemy_roll: i64
    stars: i64  # thrown for this roll
    redeals: i64  # 1.4
    turtles: list[int]  # of each seat
    at: list[int]
    tiles: list[int]  # the design on each space; NONE
    up: list[int]  # 1: face up
    seen: list[int]  # a bit for each seat that has seen the face-down tile
    path: list[int]  # of this move: the spaces it came through, the present one last
    looked: list[int]  # April's, at which spaces
    held: list[list[int]]  # of each seat, how many of each thing
    fresh: list[list[int]]  # got in this turn: of no use before the next
    health: list[int]
    doors: list[int]  # by which each seat last came into the skyscraper; NONE

    def begin(self, seed: int) -> None:
        super().begin(seed)
        self.advanced = 0
        self.turns = 0
        self.player = NONE
        self.steps = 0
        self.further = 0
        self.done = 0
        self.winner = NONE
        self.unfinished = 0
        self.shredder = HEALTH[1]
        self.roll_made = 0
        self.enemy_roll = 0
        self.stars = 0
        self.redeals = 0
        self.turtles = [NONE] * self.seats
        self.at = [NONE] * self.seats
        self.tiles = [NONE] * len(SPACES)
        self.up = [0] * len(SPACES)
        self.seen = [0] * len(SPACES)
        self.path = []
        self.looked = []
        self.held = [[0] * KINDS for _ in range(self.seats)]
        self.fresh = [[0] * KINDS for _ in range(self.seats)]
        self.health = [HEALTH[0]] * self.seats
        self.doors = [NONE] * self.seats

    def clone(self) -> Race:
        s = Race()
        self.copy_core(s)
        s.options = self.options
        s.seats = self.seats
        s.advanced = self.advanced
        s.turns = self.turns
        s.player = self.player
        s.steps = self.steps
        s.further = self.further
        s.done = self.done
        s.winner = self.winner
        s.unfinished = self.unfinished
        s.shredder = self.shredder
        s.roll_made = self.roll_made
        s.enemy_roll = self.enemy_roll
        s.stars = self.stars
        s.redeals = self.redeals
        s.turtles = self.turtles[:]
        s.at = self.at[:]
        s.tiles = self.tiles[:]
        s.up = self.up[:]
        s.seen = self.seen[:]
        s.path = self.path[:]
        s.looked = self.looked[:]
        s.held = [row[:] for row in self.held]
        s.fresh = [row[:] for row in self.fresh]
        s.health = self.health[:]
        s.doors = self.doors[:]
        return s
