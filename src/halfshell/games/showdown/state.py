"""The state of a game. A space, edge, character or card is a number (names.py, content.py)."""
from __future__ import annotations

from typing import ClassVar, Final

from halfshell.core.native import i64
from halfshell.core.state import State

from .content import EDGES, SPACES
from .names import ALLIES, CARDS, CHARACTERS, NONE, TEAM_OF
from .options import Options

# What a card is: not in this game, ready, exhausted.
ABSENT: Final = 0
READY: Final = 1
EXHAUSTED: Final = 2

# Where an Ally is: a space; from here on with a character; at home.
WITH: Final = 100
DELIVERED: Final = 200

# The Showdown under way, as places in `showdown`; empty: there is none.
TARGETS: Final = 0
DEFENDER: Final = 1
ATTACK_DICE: Final = 2
ATTACK_BONUS: Final = 3
ATTACK_ROLL: Final = 4
DEFENSE_ROLL: Final = 5


class Showdown(State):
    FIELDS: ClassVar[tuple[str, ...]] = (
        "seats", "team", "player", "card", "steps", "to_place", "drawn", "moved", "used", "faced", "bound", "hot", "had", "givers",
        "takers", "activations", "going", "winner", "ending", "tiles", "pizza", "at", "allies", "held", "marks", "track_pizza", "edges",
        "supply", "cards", "runs", "pile", "showdown", "chosen")

    options: Options
    seats: i64
    team: i64  # whose turn it is
    player: i64  # the seat that takes it; NONE while the team decides
    card: i64  # activated; NONE
    steps: i64  # left
    to_place: i64  # tiles left
    drawn: i64  # the pattern that was drawn and is not placed yet; NONE
    moved: i64  # 1: at least one own step was taken (3.1)
    used: i64  # 1: the ability was used (3.4)
    faced: i64  # a bit for each opponent attacked this turn (7.1)
    bound: i64  # a bit for each opponent in contact at the start (5.5)
    hot: i64  # the Ally that has just been given and may be passed on (6.2); NONE
    had: i64  # a bit for each Turtle that has had it since
    givers: i64  # a bit for each character that has given Pizza in this pause (3.6)
    takers: i64
    activations: i64
    going: i64  # 1: the turn is not over
    winner: i64  # a team; NONE
    ending: i64  # what ended the game: a place in ENDINGS
    tiles: list[int]  # the code of the tile on each space
    pizza: list[int]  # on each space
    at: list[int]  # the space of each character
    allies: list[int]
    held: list[int]  # Pizza of each character
    marks: list[int]  # of each team
    track_pizza: list[int]  # of each team's track, a bit a space
    edges: list[int]  # the token on each edge
    supply: list[int]  # of each token
    cards: list[int]
    runs: list[int]  # the seat that runs each character
    pile: list[int]  # patterns, the top last
    showdown: list[int]
    chosen: list[int]  # what the ability under way has chosen: a character or a tile

    def begin(self, seed: int) -> None:
        super().begin(seed)
        self.team = 1
        self.player = NONE
        self.card = NONE
        self.steps = 0
        self.to_place = 0
        self.drawn = NONE
        self.moved = 0
        self.used = 0
        self.faced = 0
        self.bound = 0
        self.hot = NONE
        self.had = 0
        self.givers = 0
        self.takers = 0
        self.activations = 0
        self.going = 0
        self.winner = NONE
        self.ending = 0
        self.tiles = [0] * SPACES
        self.pizza = [0] * SPACES
        self.at = [NONE] * len(CHARACTERS)
        self.allies = [NONE] * len(ALLIES)
        self.held = [0] * len(CHARACTERS)
        self.marks = [0, 0]
        self.track_pizza = [0, 0]
        self.edges = [0] * EDGES
        self.supply = [0, 0, 0, 0]
        self.cards = [ABSENT] * len(CARDS)
        self.runs = [NONE] * len(CHARACTERS)
        self.pile = []
        self.showdown = []
        self.chosen = []

    def clone(self) -> Showdown:
        s = Showdown()
        self.copy_core(s)
        s.options = self.options
        s.seats = self.seats
        s.team = self.team
        s.player = self.player
        s.card = self.card
        s.steps = self.steps
        s.to_place = self.to_place
        s.drawn = self.drawn
        s.moved = self.moved
        s.used = self.used
        s.faced = self.faced
        s.bound = self.bound
        s.hot = self.hot
        s.had = self.had
        s.givers = self.givers
        s.takers = self.takers
        s.activations = self.activations
        s.going = self.going
        s.winner = self.winner
        s.ending = self.ending
        s.tiles = self.tiles[:]
        s.pizza = self.pizza[:]
        s.at = self.at[:]
        s.allies = self.allies[:]
        s.held = self.held[:]
        s.marks = self.marks[:]
        s.track_pizza = self.track_pizza[:]
        s.edges = self.edges[:]
        s.supply = self.supply[:]
        s.cards = self.cards[:]
        s.runs = self.runs[:]
        s.pile = self.pile[:]
        s.showdown = self.showdown[:]
        s.chosen = self.chosen[:]
        return s

    def team_seats(self, team: int) -> list[int]:
        """The players of a team."""
        return sorted({self.runs[c] for c in range(len(CHARACTERS)) if TEAM_OF[c] == team})

    def seat_of(self, you: int) -> int:
        """`you` is a seat, or (from TEAM on) a whole team."""
        return you if you < TEAM else self.team_seats(you - TEAM)[0]

    def seats_of(self, you: int) -> list[int]:
        return [you] if you < TEAM else self.team_seats(you - TEAM)

    def character(self) -> int:
        """The activated one."""
        return self.card // 2


TEAM: Final = 100

