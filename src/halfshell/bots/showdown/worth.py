"""What a position is worth: the chance that the Turtles win, by a rough model of the rest of the game."""
from __future__ import annotations

from math import erf, sqrt
from typing import Final

from halfshell.games.showdown.content import ATTACK, BOARD, CARD_CHARACTER, CARD_STEPS, COLUMNS_MOST, DEFENSE, HOME, OPS, TRACK
from halfshell.games.showdown.ends import ALLIES_TO_WIN
from halfshell.games.showdown.names import CHARACTERS, NONE, TEAM_MEMBERS, TURTLES, VILLAINS
from halfshell.games.showdown.state import DELIVERED, READY, WITH, Showdown

from .odds import odds
from .roads import Atlas, Roads

PACE: Final = 1.13  # activations an empty space
SPREAD: Final = 0.08  # how much an activation scatters the lead, as a variance
SPREAD_LEAST: Final = 0.15
RATE: Final = 0.2  # Showdowns won an activation
SLICE: Final = 0.15  # a Pizza, in spaces of a track
NEXT_GAIN: Final = 0.65  # what the opponents can win in their next turn
LATER_GAIN: Final = 0.4  # what can be won in the turn after it
SECOND: Final = 0.3  # of the second best of a team's chances
FADE: Final = 0.75  # of a chance, for each step too far
WALKED: Final = 0.8  # steps that an activation brings the Allies on
SCATTER: Final = 0.45  # how much of that is luck
SCATTER_LEAST: Final = 0.9
TIRED: Final = 1.0  # what it costs a carrier, in steps, to have no card ready
HUNTED: Final = 0.8  # of the way back is lost if a carrier is caught
GUARDED: Final = 1.2  # of it, where an Ally still waits
CARRY: Final = 0.3  # steps that handing on and landing cost
USUAL_DEFENSE: Final = 3


def normal(z: float) -> float:
    return 0.5 + 0.5 * erf(z * 0.7071)


class Chance:
    """What a character can do with a card: how far he goes, and what his ability adds in a Showdown."""

    def __init__(self, card: int) -> None:
        self.steps = CARD_STEPS[card]
        self.dice = 1
        self.bonus = 0
        self.katana = False
        for op in OPS[card]:
            if op[0] == "extra_steps":
                self.steps += op[1]
            elif op[0] == "attack_dice":
                self.dice = op[1]
            elif op[0] == "attack_bonus":
                self.bonus = op[1]
            elif op[0] == "reroll_attack_die":
                self.katana = True


class Judge:
    """Judges positions of one search; the opponents of the team that is thinking are next."""

    def __init__(self, team: int) -> None:
        self.team = team
        self.atlas = Atlas()
        self.cards: dict[int, Chance] = {}
        self.hands: dict[tuple[tuple[int, ...], int], list[list[Chance]]] = {}
        bit = 1 << HOME[TURTLES]
        self.ring = bit | bit << 1 | bit >> 1 | bit << COLUMNS_MOST | bit >> COLUMNS_MOST  # where Allies are delivered

    def chance(self, card: int) -> Chance:
        if card not in self.cards:
            self.cards[card] = Chance(card)
        return self.cards[card]

    def ready(self, s: Showdown) -> list[list[Chance]]:
        """For each character, his ready cards once the present turn is over."""
        key = tuple(s.cards), int(s.card)
        found = self.hands.get(key)
        if found is None:
            found = self.hands[key] = [[] for _ in CHARACTERS]
            for members in TEAM_MEMBERS:
                cards = [card for card, c in enumerate(CARD_CHARACTER) if c in members and s.cards[card]]
                fresh = [card for card in cards if s.cards[card] == READY and card != s.card] or cards
                for card in fresh:
                    found[CARD_CHARACTER[card]].append(self.chance(card))
        return found

    def worth(self, s: Showdown) -> float:
        """The chance of the team that is thinking, if its turn ended here."""
        found = self.turtles(s)
        return found if self.team == TURTLES else 1.0 - found

    def turtles(self, s: Showdown) -> float:
        if s.winner != NONE:
            return 1.0 if s.winner == TURTLES else 0.0
        roads = self.atlas.roads(s)
        left = PACE * (len(BOARD) - roads.tiles.bit_count()) + 0.5
        ready = self.ready(s)
        first, second = (LATER_GAIN, NEXT_GAIN) if self.team == TURTLES else (NEXT_GAIN, LATER_GAIN)
        turtles = s.marks[TURTLES] + first * self.gain(s, roads, ready, TURTLES)
        villains = s.marks[VILLAINS] + second * self.gain(s, roads, ready, VILLAINS)
        lead = turtles - villains - 0.5 + SLICE * (sum(s.held[:4]) - sum(s.held[4:]))
        ahead = normal(lead / sqrt(SPREAD_LEAST + SPREAD * left))
        home = self.bring_home(s, roads, ready, left)
        early = 1.0 - (1.0 - home) * (1.0 - at_end_of_track(turtles, left))
        lost = at_end_of_track(villains, left)
        return early * (1.0 - 0.5 * lost) + (1.0 - early) * (1.0 - lost) * ahead

    def gain(self, s: Showdown, roads: Roads, ready: list[list[Chance]], team: int) -> float:
        """What a team can expect to win in Showdowns of a turn, in spaces of its track."""
        best = second = 0.0
        foes = groups(s, 1 - team)
        for c in TEAM_MEMBERS[team]:
            chances = ready[c]
            if not chances:
                continue
            start = 1 << s.at[c]
            for space, (defense, count) in foes.items():
                way = roads.away(team, start, roads.contact(space))
                for chance in chances:
                    worth = count * odds(chance.dice, ATTACK[c] + chance.bonus - defense, chance.katana)
                    if way > chance.steps:
                        worth *= FADE ** (way - chance.steps)
                    if worth > best:
                        best, second = worth, best
                    elif worth > second:
                        second = worth
        return best + SECOND * second

    def bring_home(self, s: Showdown, roads: Roads, ready: list[list[Chance]], left: float) -> float:
        """The chance that three Allies come home before the game is over."""
        needs: list[float] = []
        together = groups(s, TURTLES)
        home = 0
        starts = [(1 << s.at[c], 0.0 if ready[c] else TIRED) for c in TEAM_MEMBERS[TURTLES]]
        for there in s.allies:
            if there == DELIVERED:
                home += 1
            elif there >= WITH:
                start, slow = starts[there - WITH]
                back = max(roads.away(TURTLES, start, self.ring), 1)
                space = s.at[there - WITH]
                needs.append(back + slow + CARRY + HUNTED * back * self.caught(s, roads, ready, space, together[space][0]))
            else:
                zone = roads.contact(there)
                fetch = min([roads.away(TURTLES, start, zone) + slow for start, slow in starts])
                back = roads.away(TURTLES, self.ring, zone)
                needs.append(max(fetch, 1) + back + GUARDED * back * self.caught(s, roads, ready, there, USUAL_DEFENSE))
        needs.sort()
        need = sum(needs[:ALLIES_TO_WIN - home])
        walked = WALKED * left
        return normal((walked - need) / (SCATTER_LEAST + SCATTER * walked))

    def caught(self, s: Showdown, roads: Roads, ready: list[list[Chance]], space: int, defense: int) -> float:
        """The chance that a Villain beats who stands there, if he goes for him."""
        best = 0.0
        zone = roads.contact(space)
        for c in TEAM_MEMBERS[VILLAINS]:
            if ready[c]:
                way = roads.away(VILLAINS, 1 << s.at[c], zone)
                for chance in ready[c]:
                    best = max(best, odds(chance.dice, ATTACK[c] + chance.bonus - defense) * FADE ** max(way - chance.steps, 0))
        return best


def at_end_of_track(marks: float, left: float) -> float:
    """The chance to come to the end of a track before the game is over."""
    turns = 0.5 * left
    return normal((marks + RATE * turns - TRACK[0] + 0.5) / sqrt(0.1 + 0.5 * turns))


def groups(s: Showdown, team: int) -> dict[int, tuple[int, int]]:
    """7.2 The Defense on each space of a team, and how many are defeated there at a time: Turtles defend together, of Villains the best."""
    found: dict[int, tuple[int, int]] = {}
    for c in TEAM_MEMBERS[team]:
        space = s.at[c]
        defense, count = found.get(space, (0, 0))
        found[space] = (defense + DEFENSE[c], count + 1) if team == TURTLES else (max(defense, DEFENSE[c]), 1)
    return found

