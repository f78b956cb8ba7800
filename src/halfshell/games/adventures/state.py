"""The state of a game. A deck's owner is a seat, the villain or a minion (names.py); a fighter, space or line is a number."""
from __future__ import annotations

from typing import ClassVar, Final

from halfshell.core.native import i64
from halfshell.core.state import State

from .board import LINES, SPACES
from .names import FIGHTERS, MINION, NONE, OWNERS, VILLAIN
from .options import Options

# What lies on a line: nothing, or a foot soldier (6.3).
PATROLLING: Final = 1
ENTRENCHED: Final = 2

# Tokens in a space (5.9), as bits.
MOUSER: Final = 1
RAT: Final = 2

# The combat under way, as places in `combat`; what both cards have is there twice, the attacker's first.
ATTACKER: Final = 0
TARGET: Final = 1
ATTACK: Final = 2
DEFENSE: Final = 3
STAGE: Final = 4
DAMAGE: Final = 5
CAP: Final = 6
CANCELLED: Final = 7
IGNORED: Final = 10
LOCKED: Final = 12
WITHOUT: Final = 14  # Break Something found no text to cancel
BACK: Final = 16  # the card is back in the deck (Relentless)
COMBAT_SIZE: Final = 18

# How far it is: its stages.
HIDDEN: Final = 0
REVEALED: Final = 1
IMMEDIATELY: Final = 2
DURING: Final = 3
DEALT: Final = 4
AFTER: Final = 5
DONE: Final = 6

# What is remembered until the next initiative card is revealed, as places in `records`: of each seat two numbers, then the rest.
PLAYED: Final = 0
LOST: Final = 4
ANGRY: Final = 8  # Anger Issues was used in this turn
HERO_BONUS: Final = 9  # Nunchaku
OVER: Final = 10  # the turn ends, whatever is gained yet (duel)
OWED: Final = 11  # cards to discard unless a scheme is played yet (duel)
STUCK: Final = 12  # a bit for each fighter that may not leave its space this turn (duel)
RECORDS: Final = 13


class Adventures(State):
    FIELDS: ClassVar[tuple[str, ...]] = (
        "seats", "order", "duel", "board", "round", "turn", "actions_left", "winner", "threat", "objective", "die", "trap", "ally",
        "ending", "where", "health", "who", "owner", "side", "kind", "hands", "decks", "discards", "shown", "tucked", "known", "supply",
        "out", "soldiers", "tokens", "machines", "boroughs", "traps", "trap_discards", "coming", "row", "left", "allies", "henchmen",
        "combat", "reasons", "records", "passed")

    options: Options
    seats: i64  # how many players there were at the start
    order: list[int]  # the seats by order marker: the number of the starting space (1.5, J1)
    duel: i64
    board: i64
    round: i64
    turn: i64  # the owner whose initiative card is being resolved; NONE
    actions_left: i64
    winner: i64  # the side that has won; NONE
    threat: i64  # steps of the marker past the first space
    objective: i64  # fallen boroughs, Dimension X markers
    die: i64  # the last roll of the die of ultimate destruction; NONE
    trap: i64  # being resolved, or the last one; NONE
    ally: i64  # face up; NONE
    ending: i64  # the place in the row whose end of round is next
    where: list[int]  # the space of each fighter, the last one if defeated; NONE: not placed yet
    health: list[int]
    who: list[int]  # the fighter in each space; one that is walking is in none
    owner: list[int]  # of each fighter; NONE: not in this game
    side: list[int]  # of each fighter; in an adventure 0 the players, 1 the villain; in a duel the seat
    kind: list[int]  # the deck of each owner; NONE
    hands: list[list[int]]  # of each seat
    decks: list[list[int]]  # of each owner, the top last
    discards: list[list[int]]
    shown: list[list[int]]  # cards in a hand that everybody has seen
    tucked: list[int]  # of each seat, a bit for each invention in force
    known: list[int]  # of each owner, a bit for each seat that knows the top card of the deck
    supply: list[int]  # of each owner: fury cards, mousers, rats; the villain's foot soldiers
    out: i64  # a bit for each owner who is out of the game
    soldiers: list[int]  # on each line
    tokens: list[int]  # in each space
    machines: list[int]  # 1: active
    boroughs: list[int]  # in the order of their fall
    traps: list[int]  # the top last
    trap_discards: list[int]
    coming: list[int]  # initiative cards not revealed yet, the next one last
    row: list[int]  # those revealed, in order
    left: list[int]  # initiative cards that have left the row since they were revealed
    allies: list[int]  # their deck, the top last
    henchmen: list[int]
    combat: list[int]  # see above; empty: there is none
    reasons: list[int]  # of the values in combat, four numbers each: which card (0 attack), why, by how much, 1 if it becomes that
    records: list[int]
    passed: list[int]  # fighters that the last walk led past

    def begin(self, seed: int) -> None:
        super().begin(seed)
        self.order = list(range(self.seats))
        self.duel = 0
        self.board = 0
        self.round = 0
        self.turn = NONE
        self.actions_left = 0
        self.winner = NONE
        self.threat = 0
        self.objective = 0
        self.die = NONE
        self.trap = NONE
        self.ally = NONE
        self.ending = 0
        self.where = [NONE] * len(FIGHTERS)
        self.health = [0] * len(FIGHTERS)
        self.who = [NONE] * len(SPACES)
        self.owner = [NONE] * len(FIGHTERS)
        self.side = [NONE] * len(FIGHTERS)
        self.kind = [NONE] * OWNERS
        self.hands = [[] for _ in range(self.seats)]
        self.decks = [[] for _ in range(OWNERS)]
        self.discards = [[] for _ in range(OWNERS)]
        self.shown = [[] for _ in range(self.seats)]
        self.tucked = [0] * self.seats
        self.known = [0] * OWNERS
        self.supply = [0] * OWNERS
        self.out = 0
        self.soldiers = [0] * len(LINES)
        self.tokens = [0] * len(SPACES)
        self.machines = [0, 0, 0]
        self.boroughs = []
        self.traps = []
        self.trap_discards = []
        self.coming = []
        self.row = []
        self.left = []
        self.allies = []
        self.henchmen = []
        self.combat = []
        self.reasons = []
        self.records = [0] * RECORDS
        self.passed = []

    def clone(self) -> Adventures:
        s = Adventures()
        self.copy_core(s)
        s.options = self.options
        s.seats = self.seats
        s.order = self.order[:]
        s.duel = self.duel
        s.board = self.board
        s.round = self.round
        s.turn = self.turn
        s.actions_left = self.actions_left
        s.winner = self.winner
        s.threat = self.threat
        s.objective = self.objective
        s.die = self.die
        s.trap = self.trap
        s.ally = self.ally
        s.ending = self.ending
        s.where = self.where[:]
        s.health = self.health[:]
        s.who = self.who[:]
        s.owner = self.owner[:]
        s.side = self.side[:]
        s.kind = self.kind[:]
        s.hands = [cards[:] for cards in self.hands]
        s.decks = [cards[:] for cards in self.decks]
        s.discards = [cards[:] for cards in self.discards]
        s.shown = [cards[:] for cards in self.shown]
        s.tucked = self.tucked[:]
        s.known = self.known[:]
        s.supply = self.supply[:]
        s.out = self.out
        s.soldiers = self.soldiers[:]
        s.tokens = self.tokens[:]
        s.machines = self.machines[:]
        s.boroughs = self.boroughs[:]
        s.traps = self.traps[:]
        s.trap_discards = self.trap_discards[:]
        s.coming = self.coming[:]
        s.row = self.row[:]
        s.left = self.left[:]
        s.allies = self.allies[:]
        s.henchmen = self.henchmen[:]
        s.combat = self.combat[:]
        s.reasons = self.reasons[:]
        s.records = self.records[:]
        s.passed = self.passed[:]
        return s

    # --- who answers -------------------------------------------------------------------------------------------------

    def is_out(self, owner: i64) -> bool:
        """4.8, 5.8 Eliminated, or defeated."""
        return self.out >> owner & 1 == 1

    def team(self) -> list[int]:
        """The players who are still in the game, in player order (J2)."""
        return [seat for seat in self.order if self.out >> seat & 1 == 0]

    def seat_of(self, you: int) -> int:
        """A player answers for himself; for an enemy and for one who is out the players do, the one on turn first."""
        if you < VILLAIN and not self.is_out(you):
            return you
        if 0 <= self.turn < VILLAIN and not self.is_out(self.turn):
            return self.turn
        return self.team()[0]

    def seats_of(self, you: int) -> list[int]:
        """J93 What concerns all players is decided by the first who answers."""
        return [you] if you < VILLAIN and not self.is_out(you) else self.team()

    def decider(self, you: int, fighter: int) -> int:
        """J93 What a text of all players or of an enemy leaves open about a player's fighter is for that player to say."""
        owner = self.owner[fighter]
        return owner if you >= VILLAIN and owner < VILLAIN else you

    def enemies_at_the_table(self) -> list[int]:
        """Owners: the villain, then the minions, undefeated."""
        return [owner for owner in range(VILLAIN, MINION + self.seats) if self.kind[owner] != NONE and not self.is_out(owner)]
