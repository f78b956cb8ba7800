"""One question, thought about: what each answer leads to in worlds that this seat must think possible."""
from __future__ import annotations

from collections.abc import Callable
from typing import Final

from halfshell.core.rng import Rng
from halfshell.core.script import CODE, PASS
from halfshell.games.adventures.cards import ATTACK_VALUE, BOOST, DECKS, DEFENSE_VALUE
from halfshell.games.adventures.combat import attack_cards
from halfshell.games.adventures.damage import side_of
from halfshell.games.adventures.keys import ATTACK, CARD, CLEAR, FIGHTER, MANEUVER, SPACE, YES
from halfshell.games.adventures.movement import CLEARING, STEPS, Walk
from halfshell.games.adventures.names import BIT, DONATELLO, FIGHTERS, NONE, PLAYERS
from halfshell.games.adventures.player_turn import Movers, move_of, own_fighters
from halfshell.games.adventures.state import ATTACKER, PATROLLING, TARGET, Adventures

from ..bot import Situation
from .march import March
from .reflex import alone, given, settle
from .worth import (
    ACTION,
    CARDS,
    DECK,
    ROUNDS,
    TOO_MANY,
    Places,
    card_worth,
    hand_worth,
    harm,
    least_card,
    step_worth,
    worth,
)

WORLDS: Final = 2
ROLLS: Final = 4  # worlds where a die decides
DRAWS: Final = 4  # cards that an enemy may turn up, spread over its deck
QUICK_DRAWS: Final = 3
BEST_CARDS: Final = 3  # to attack with that are looked at before the attack is made
NEW_CARD: Final = 0.85
SMALL: Final = 0.02


class Mind:
    def __init__(self, at: Situation, rng: Rng) -> None:
        self.at = at
        self.seat = at.seat
        self.rng = rng
        self.s = self.imagine()
        self.op = CODE[self.s.stack[-1]]

    def imagine(self) -> Adventures:
        world = self.at.imagine(self.rng.below(1 << 30))
        assert isinstance(world, Adventures)
        return world

    def answer(self) -> int:
        by_rule: dict[str, Callable[[], int]] = {
            "1.2": self.first, "1.3": self.any, "1.4": self.start, "3.1": self.act, "3.2": self.mover, "3.3": self.boost,
            "3.4": self.walk, "3.6": self.lay, "3.7": self.give, "4.1": self.lay, "5.4": self.give, "7.3": self.stop,
            "7.4": self.new_roll, "C21": self.inventive}
        return by_rule.get(self.op.rule, self.weigh)()

    # --- set-up and small things ------------------------------------------------------------------------------------------

    def first(self) -> int:
        return self.s.actions[0]

    def any(self) -> int:
        return self.s.actions[self.rng.below(len(self.s.actions))]

    def start(self) -> int:
        deck = DECKS[self.s.kind[self.seat]]
        fighter = deck.leader if self.s.where[deck.leader] == NONE else deck.sidekick
        places = Places(self.s, fighter)
        return max(self.s.actions, key=lambda action: places.at(action - SPACE))

    def give(self) -> int:
        return given(self.s, self.seat)

    def inventive(self) -> int:
        """C21 Two cards if there are two."""
        if self.op.kind == "yes_no":
            return YES if len(self.s.decks[self.seat]) >= 2 else PASS
        return self.give()

    def stop(self) -> int:
        """7.3 A machine for the least card."""
        s = self.s
        if self.op.kind == "card":
            return self.give()
        least = least_card(s, self.seat, s.hands[self.seat])
        return s.actions[0] if step_worth(s) * ROUNDS > card_worth(s, self.seat, least) else PASS

    # --- looking ahead ----------------------------------------------------------------------------------------------------

    def weigh(self) -> int:
        return self.best([self.s] + [self.imagine() for _ in range(WORLDS - 1)], self.s.actions)

    def new_roll(self) -> int:
        """7.4 For the least card, or not."""
        worlds = [self.s] + [self.imagine() for _ in range(ROLLS - 1)]
        return self.best(worlds, [CARD + least_card(self.s, self.seat, self.s.hands[self.seat]), PASS])

    def lay(self) -> int:
        """3.6, 4.1 A card for a combat."""
        return self.best(self.draws(self.s, self.s.combat[ATTACKER], self.s.combat[TARGET], DRAWS), self.s.actions)

    def best(self, worlds: list[Adventures], actions: list[int]) -> int:
        return max(actions, key=lambda action: self.value(worlds, [action]))

    def value(self, worlds: list[Adventures], actions: list[int]) -> float:
        """On average, after these answers."""
        return sum([self.outcome(world, actions) for world in worlds]) / len(worlds)

    def outcome(self, world: Adventures, actions: list[int]) -> float:
        s = world.clone()
        alone(s)
        for action in actions:
            if action in s.actions:
                s.apply_action(action)
        settle(s)
        return worth(s, self.seat)

    def draws(self, s: Adventures, attacker: int, target: int, count: int) -> list[Adventures]:
        """Worlds with different cards on top of the enemy's deck, from the weak to the strong; against a player, any worlds."""
        enemy, values = s.owner[attacker], ATTACK_VALUE
        if enemy < PLAYERS:
            enemy, values = s.owner[target], DEFENSE_VALUE
        if enemy < PLAYERS or not s.decks[enemy]:
            return [s] + [self.imagine() for _ in range(WORLDS - 1)]
        if s.known[enemy] & BIT[self.seat]:
            return [s]
        cards = sorted(s.decks[enemy], key=lambda card: (values[card], card))
        worlds: list[Adventures] = []
        for n in range(min(count, len(cards))):
            card = cards[(2 * n + 1) * len(cards) // (2 * min(count, len(cards)))]
            world = s.clone()
            deck = world.decks[enemy]
            place = deck.index(card)
            deck[place], deck[-1] = deck[-1], card
            worlds.append(world)
        return worlds

    # --- actions ----------------------------------------------------------------------------------------------------------

    def act(self) -> int:
        """3.1"""
        return max(self.s.actions, key=self.action)

    def action(self, action: int) -> float:
        if action == MANEUVER:
            return self.maneuver()
        if action >= CARD:
            return self.value([self.s, self.imagine()], [action])
        return self.attack(action)

    def attack(self, action: int) -> float:
        """With the best of the cards that look best."""
        s = self.s
        attacker, target = (action - ATTACK) // len(FIGHTERS), (action - ATTACK) % len(FIGHTERS)
        cards = sorted(attack_cards(s, attacker, target), key=lambda card: (card_worth(s, self.seat, card) - ATTACK_VALUE[card], card))
        worlds = self.draws(s, attacker, target, QUICK_DRAWS)
        return max([self.value(worlds, [action, CARD + card]) for card in cards[:BEST_CARDS]])

    def maneuver(self) -> float:
        """3.2 A card, and better places; looked at without playing it."""
        s = self.s
        plan = Maneuver(s, self.seat)
        cards = hand_worth(s, self.seat)
        best = max([plan.gain(action) for action in self.boosts()])
        return worth(s, self.seat) - ACTION + best + self.drawing() + (0.0 if cards else 0.2)

    def boosts(self) -> list[int]:
        return [PASS] + sorted({CARD + card for card in self.s.hands[self.seat]})

    def drawing(self) -> float:
        s = self.s
        if not s.decks[self.seat]:
            return -sum([harm(s.health[f], 2) for f in own_fighters(s, self.seat)])
        held = len(s.hands[self.seat])
        limit = min(DECKS[s.kind[self.seat]].limit, len(CARDS))
        new = NEW_CARD * (CARDS[held] if held < limit else TOO_MANY) - DECK
        return new + (0.3 if DECKS[s.kind[self.seat]].leader == DONATELLO else 0.0)

    # --- maneuvers --------------------------------------------------------------------------------------------------------

    def boost(self) -> int:
        """3.3"""
        plan = Maneuver(self.s, self.seat)
        return max(self.s.actions, key=lambda action: (plan.gain(action), -action))

    def mover(self) -> int:
        """3.2 Who clears first, then who gains most."""
        s, op = self.s, self.op
        assert isinstance(op, Movers)
        steps = min(s.stack[op.steps], STEPS)
        gains: dict[int, float] = {PASS: SMALL}
        for action in s.actions:
            if FIGHTER <= action < CLEAR:
                gains[action] = March(s, action - FIGHTER, steps, True, True).gains[-1]
        for action in s.actions:
            if action >= CLEAR:
                fighter = action - CLEAR
                more = March(s, fighter, steps + CLEARING, True, True).gains[-1] - gains[FIGHTER + fighter]
                if more > SMALL:
                    gains[action] = 100 + more
        return max(gains, key=lambda action: (gains[action], -action))

    def walk(self) -> int:
        """3.4 The first step of the best way."""
        s, op = self.s, self.op
        assert isinstance(op, Walk)
        fighter = s.stack[op.fighter]
        friend = s.side[fighter] == side_of(s, s.stack[op.you])
        way = March(s, fighter, s.stack[op.left], friend, s.turn == self.seat).ways[-1].path
        return SPACE + way[0] if way and SPACE + way[0] in s.actions else s.actions[-1]


class Maneuver:
    """What the player's fighters gain by so many steps."""

    def __init__(self, s: Adventures, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.move = move_of(s, seat, PASS)
        self.hand = hand_worth(s, seat)
        most = self.move + max([BOOST[card] for card in s.hands[seat]], default=0)
        fighters = own_fighters(s, seat)
        self.plain = [March(s, f, min(most, STEPS), True, True).gains for f in fighters]
        clearing = PATROLLING in s.soldiers and not s.duel
        self.clearing = [March(s, f, min(most, STEPS) + CLEARING, True, True).gains for f in fighters] if clearing else []

    def gain(self, boost: int) -> float:
        """Less what the boost costs."""
        s = self.s
        cost = 0.0
        steps = self.move
        if boost != PASS:
            card = boost - CARD
            steps += max(BOOST[card], 1)
            hand = s.hands[self.seat]
            place = hand.index(card)
            hand.pop(place)
            cost = self.hand - hand_worth(s, self.seat)
            hand.insert(place, card)
        total = sum([gains[min(steps, len(gains) - 1)] for gains in self.plain])
        more = max([self.clearing[n][min(steps, len(gains) - 1)] - gains[min(steps, len(gains) - 1)]
                    for n, gains in enumerate(self.plain) if self.clearing], default=0.0)
        return total + max(more, 0.0) - cost
