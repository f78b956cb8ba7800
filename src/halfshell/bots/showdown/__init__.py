"""The sensible bot of Showdown: it plans a whole turn, and follows the plan for as long as what happens is what it expected."""
from __future__ import annotations

from typing import Final

from halfshell.core.script import CODE, PASS
from halfshell.games.showdown.content import ATTACK
from halfshell.games.showdown.fight import RollAgain, WhoDefends, total_attack, total_defense
from halfshell.games.showdown.keys import YES
from halfshell.games.showdown.names import TEAM_OF
from halfshell.games.showdown.state import ATTACK_BONUS, ATTACK_DICE, DEFENSE_ROLL, Showdown
from halfshell.games.showdown.turn import KeepCard

from ..bot import Bot, Situation
from .odds import again, odds
from .search import Key, Search, best_defender, key_of

BUDGET: Final = 500  # positions looked at for a turn
REST: Final = 250  # for the rest of one


class ShowdownGreedy(Bot):
    name = "greedy"
    words = "relays Allies home or stands in their way, and fights when the dice are for it"

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.plan: dict[Key, int] = {}

    def choose(self, at: Situation) -> int:
        if len(at.actions) == 1:
            return at.actions[0]
        s = at.imagine(7)
        assert isinstance(s, Showdown)
        op = CODE[s.stack[-1]]
        if isinstance(op, KeepCard):
            return s.actions[self.rng.below(len(s.actions))]  # so that no two games are played with the same hand
        if isinstance(op, WhoDefends):
            return best_defender(s)
        if isinstance(op, RollAgain):
            return YES if roll_again(s) else PASS
        key = key_of(s)
        if self.plan.get(key, -1) not in s.actions:
            self.plan = Search(s, TEAM_OF[s.runs.index(at.seat)], BUDGET if s.card < 0 else REST).plan()
        return self.plan[key]


def roll_again(s: Showdown) -> bool:
    """C4 Katana: if the Showdown is lost; on a tie, if the defense die is low."""
    attack, defense = total_attack(s), total_defense(s)
    dice, die = s.showdown[ATTACK_DICE], s.showdown[DEFENSE_ROLL]
    edge = ATTACK[s.character()] + s.showdown[ATTACK_BONUS] - (defense - die)
    return attack < defense or (attack == defense and again(dice, edge, die) > odds(dice, edge, True))
