"""What a position is worth to a side, in points: one is a point of the villain's health. All from what lies open and the own hand."""
from __future__ import annotations

from typing import Final

from halfshell.games.adventures.board import CIRCLES, DISTANCE, FAR, MACHINE_SPACES, STARTS, TRACK, ZONES_OF
from halfshell.games.adventures.cards import (
    ALLIES,
    ATTACK_VALUE,
    BOOST,
    DECKS,
    DEFENSE_VALUE,
    FOR_ATTACK,
    FOR_DEFENSE,
    FOR_SCHEME,
    HAS_TEXT,
    HERO,
    SIDEKICK,
    USE,
    WHO,
)
from halfshell.games.adventures.combat import is_ranged
from halfshell.games.adventures.damage import side_of
from halfshell.games.adventures.names import FIGHTERS, NEW_YORK, NONE, PLAYERS, TECHNODROME, VILLAIN
from halfshell.games.adventures.state import MOUSER, PATROLLING, RAT, Adventures
from halfshell.games.adventures.threat import LAST

DECIDED: Final = 1000.0
ACTION: Final = 0.9
MINION: Final = 1.5  # that one is still there to attack, beside its health
MINION_HEALTH: Final = 0.45
HEALTH: Final = 0.4  # of a player's fighter that is well
LAST_HEALTH: Final = 5.0  # more for the last points: divided by what is left plus one
ELIMINATED: Final = 3.0
OBJECTIVE: Final = 0.8  # of the whole way to defeat, against the villain's health
ROUNDS: Final = 2.0  # for which a borough with soldiers or a machine will count
CARDS: Final = [1.0, 1.0, 1.0, 0.9, 0.8, 0.65, 0.5]  # the best card of a hand, the second, ...
TOO_MANY: Final = 0.15
DECK: Final = 0.04  # a card still to be drawn

# Where fighters stand.
NEAR_VILLAIN: Final = 2.0
NEAR_MINION: Final = 0.8
NEAR_FINISHED: Final = 1.0  # more for an enemy with little health
FINISHED: Final = 3
OUT_OF_REACH: Final = 0.65  # of being in reach; and for each space
EACH_SPACE: Final = 0.82
DANGER: Final = 0.45  # damage that an enemy near may do
NEAR_MACHINE: Final = 0.35  # of what stopping it is worth
STOPPED: Final = 0.9
ON_RATS: Final = 0.3
NEAR_ALLY: Final = 0.6


def step_worth(s: Adventures) -> float:
    """One space of the threat track."""
    return OBJECTIVE * 7 * int(s.seats) / (LAST * TRACK[s.board])


def health_worth(health: int, points: float) -> float:
    return points * health - LAST_HEALTH / (health + 1)


def harm(health: int, damage: float) -> float:
    """What damage costs a player's fighter."""
    left = min(max(health - damage, 0.0), health)
    return HEALTH * (health - left) + LAST_HEALTH / (left + 1) - LAST_HEALTH / (health + 1)


def card_worth(s: Adventures, seat: int, card: int) -> float:
    """Of a card in hand, among few."""
    deck = DECKS[s.kind[seat]]
    who = (HERO if s.health[deck.leader] > 0 else 0) | (SIDEKICK if deck.sidekick != NONE and s.health[deck.sidekick] > 0 else 0)
    boost = 0.06 * max(BOOST[card], 1)
    if not WHO[card] & who:
        return 0.1 + boost
    use = USE[card]
    worth = 0.25 + boost
    if use & FOR_SCHEME:
        worth += 0.4
    if use & FOR_ATTACK:
        worth += 0.13 * ATTACK_VALUE[card]
    if use & FOR_DEFENSE:
        worth += 0.15 * DEFENSE_VALUE[card]
    if use == FOR_ATTACK | FOR_DEFENSE:
        worth -= 0.15
    return worth + (0.15 if HAS_TEXT[card] else 0.0)


def hand_worth(s: Adventures, seat: int) -> float:
    limit = DECKS[s.kind[seat]].limit
    worths = sorted([card_worth(s, seat, card) for card in s.hands[seat]], reverse=True)
    total = 0.0
    for n, worth in enumerate(worths):
        total += worth * (CARDS[n] if n < min(limit, len(CARDS)) else TOO_MANY)
    return total


def least_card(s: Adventures, seat: int, cards: list[int]) -> int:
    """The one to do without."""
    return min(cards, key=lambda card: (card_worth(s, seat, card), card))


# --- where a fighter stands ---------------------------------------------------------------------------------------------------


class Places:
    """What every space is worth to a fighter, as the others stand now; at the end of a maneuver a machine may be stopped."""

    def __init__(self, s: Adventures, fighter: int, maneuver: bool = False) -> None:
        self.s = s
        self.maneuver = maneuver
        self.fighter = fighter
        self.side = s.side[fighter]
        self.owner = s.owner[fighter]
        self.ranged = is_ranged(s, fighter)
        self.fragile = HEALTH + LAST_HEALTH / ((s.health[fighter] + 1) * (s.health[fighter] + 1))
        self.enemies = [(s.where[e], self.pull(e), self.stride(e)) for e in range(len(FIGHTERS))
                        if s.health[e] > 0 and s.side[e] != self.side and s.where[e] != NONE]
        self.known: dict[int, float] = {}

    def pull(self, enemy: int) -> float:
        """How much it is worth to stand where it can be attacked."""
        s = self.s
        leads = DECKS[s.kind[s.owner[enemy]]].leader == enemy
        worth = NEAR_VILLAIN if (s.owner[enemy] == VILLAIN or s.duel) and leads else NEAR_MINION
        return worth + (NEAR_FINISHED if s.health[enemy] <= FINISHED else 0.0)

    def stride(self, enemy: int) -> int:
        return DECKS[self.s.kind[self.s.owner[enemy]]].move

    def at(self, space: int) -> float:
        if space not in self.known:
            self.known[space] = self.look(space)
        return self.known[space]

    def look(self, space: int) -> float:
        s = self.s
        best = rest = danger = 0.0
        away = DISTANCE[space]
        for there, pull, stride in self.enemies:
            distance = away[there]
            if distance <= 1 or (self.ranged and ZONES_OF[space] & ZONES_OF[there]):
                near = pull
            else:
                near = pull * OUT_OF_REACH * EACH_SPACE ** (distance - 2)
            if near > best:
                best, near = near, best
            rest += near
            if distance - 1 <= stride:
                danger += DANGER
        total = best + 0.15 * rest - danger * self.fragile
        if s.duel or self.side != 0:
            return total
        if s.tokens[space] & RAT:
            total -= ON_RATS
        if s.board == TECHNODROME and self.owner < PLAYERS:
            total += self.machine(space)
        if s.ally != NONE and STARTS[s.board][ALLIES[s.ally].start] == space:
            total += NEAR_ALLY
        return total

    def machine(self, space: int) -> float:
        """The closest active one, by what turning it off is worth."""
        s = self.s
        away = FAR
        for n in range(3):
            if s.machines[n]:
                a, b = MACHINE_SPACES[n]
                away = min(away, DISTANCE[space][a], DISTANCE[space][b])
        if away == 0 and self.maneuver and s.hands[self.owner]:
            return STOPPED * step_worth(s) * ROUNDS
        return NEAR_MACHINE * EACH_SPACE ** away * step_worth(s) * ROUNDS


# --- the whole ----------------------------------------------------------------------------------------------------------------


def objective_worth(s: Adventures) -> float:
    """How far the villain's plan is, and how fast it goes on."""
    step = step_worth(s)
    whole = LAST * TRACK[s.board]
    way = int(s.objective) * TRACK[s.board] + int(s.threat)
    total = -step * (0.6 * way + 0.4 * way * way / whole)
    if s.board == NEW_YORK:
        for circles in CIRCLES:
            soldiers = sum([1 for line in circles if s.soldiers[line]])
            if soldiers:
                total -= step * (ROUNDS + 0.15 * soldiers)
    else:
        total -= step * ROUNDS * sum(s.machines)
    return total


def enemy_worth(s: Adventures, owner: int) -> float:
    health = s.health[DECKS[s.kind[owner]].leader]
    if owner == VILLAIN:
        return -float(health)
    fury = DECKS[s.kind[owner]].supply_card
    return -MINION - MINION_HEALTH * health - (0.15 * s.discards[owner].count(fury) if fury != NONE else 0.0)


def player_worth(s: Adventures, seat: int) -> float:
    deck = DECKS[s.kind[seat]]
    if s.is_out(seat):
        return -ELIMINATED - 2 * LAST_HEALTH
    total = health_worth(s.health[deck.leader], HEALTH)
    if deck.sidekick != NONE:
        total += health_worth(s.health[deck.sidekick], HEALTH) * 0.8
    total += hand_worth(s, seat) + DECK * len(s.decks[seat]) + 0.8 * s.tucked[seat].bit_count()
    for fighter in (deck.leader, deck.sidekick):
        if fighter != NONE and s.health[fighter] > 0 and s.where[fighter] != NONE:
            total += Places(s, fighter).at(s.where[fighter])
    return total


def worth(s: Adventures, seat: int) -> float:
    """Of the game as it stands, for this seat: with all players, in a duel against the other."""
    side = side_of(s, seat)
    if s.winner != NONE:
        return DECIDED if s.winner == side else -DECIDED
    actions = ACTION * int(s.actions_left)
    if s.duel:
        mine = player_worth(s, seat) - player_worth(s, 1 - seat)
        return mine + (actions if s.turn == seat else -actions)
    total = objective_worth(s) + actions
    for owner in s.enemies_at_the_table():
        total += enemy_worth(s, owner)
    for player in range(s.seats):
        total += player_worth(s, player)
    return total


def soldier_worth(s: Adventures, line: int, gone: tuple[int, ...]) -> float:
    """Of removing a patrolling soldier, after others: more if it is the last one of its borough."""
    for circles in CIRCLES:
        if line in circles:
            left = [x for x in circles if s.soldiers[x] and x not in gone]
            return step_worth(s) * ((ROUNDS if left == [line] else 0.5 * ROUNDS / len(left)) + 0.15)
    return 0.0


def crossing_worth(s: Adventures, fighter: int, line: int, space: int) -> float:
    """What a step costs: entrenched soldiers on the line, mousers at its end."""
    cost = 0.0
    if s.soldiers[line] > PATROLLING and s.owner[fighter] < PLAYERS:
        cost -= HEALTH + LAST_HEALTH / (s.health[fighter] * (s.health[fighter] + 1))
    if s.tokens[space] & MOUSER and s.owner[fighter] < PLAYERS:
        cost -= 0.2
    return cost
