"""Sentences about players."""
from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from halfshell.core.native import i64
from halfshell.core.ops import Question
from halfshell.core.script import PASS, Again, Op, Script
from halfshell.core.state import State

from ..board import NEIGHBORS
from ..combat import share_a_zone, theirs
from ..damage import fighters_of
from ..keys import PLAYER
from ..names import BIT, PLAYERS
from ..sets import Set
from ..state import ATTACKER, MOUSER, TARGET, Adventures

if TYPE_CHECKING:
    from ..words import Words
from .flow import EachPlayer, Forget, Pick, all_players, players_with_cards, said


class PickPlayer(Pick):
    """players(1, ANY..., what): some of the players, each once, `player` bound to each; the team chooses."""

    kind = "player"
    rule = "J93"

    def __init__(self, words: str, members: Callable[[Adventures, int], int], n: int, what: Op) -> None:
        self.words = words
        self.members = members
        self.n = n
        self.what = what
        self.optional = n > 1

    def place(self, script: Script) -> None:
        script.add(Forget(script.name_index("players chosen")))
        script.add(Forget(script.name_index("player count")))
        Question.place(self, script)
        self.no = script.lay([self.what, Again(self.at)])

    def bind(self, script: Script) -> None:
        self.it: i64 = script.name_index("player")
        self.chosen: i64 = script.name_index("players chosen")
        self.count: i64 = script.name_index("player count")

    def options(self, s: Adventures, you: int) -> list[int]:
        if s.stack[self.count] >= self.n:
            return []
        mask = self.members(s, you) & ~s.stack[self.chosen]
        return [PLAYER + seat for seat in range(PLAYERS) if mask & BIT[seat]]

    def do(self, s: State, answer: i64) -> None:
        assert isinstance(s, Adventures)
        if answer == PASS and not self.options(s, s.stack[self.you]):
            s.stack[-1] = self.no
        else:
            Pick.do(self, s, answer)

    def effect(self, s: Adventures, you: int, answer: int) -> None:
        s.stack[self.it] = answer - PLAYER
        s.stack[self.chosen] |= BIT[answer - PLAYER]
        s.stack[self.count] += 1

    def describe(self, words: Words) -> str:
        return f"{said(words, self.words)} {self.what.describe(words)}"

    def request(self, words: Words) -> str:
        return self.describe(words) if self.n > 1 else f"choose {said(words, self.words)}, who {self.what.describe(words)}"


def players_with_discards(s: Adventures, you: int) -> int:
    return sum([BIT[seat] for seat in s.team() if s.discards[seat]])


def players_with_six(s: Adventures, you: int) -> int:
    return sum([BIT[seat] for seat in s.team() if len(s.hands[seat]) >= 6])


def players_near_mousers(s: Adventures, you: int) -> int:
    """In or next to a mouser's space."""
    found = 0
    for seat in s.team():
        for f in range(2 * PLAYERS):
            if s.health[f] > 0 and s.owner[f] == seat and near_mouser(s, s.where[f]):
                found |= BIT[seat]
    return found


def near_mouser(s: Adventures, space: int) -> bool:
    if s.tokens[space] & MOUSER:
        return True
    return any(s.tokens[y] & MOUSER for y in NEIGHBORS[space])


def the_enemy_in_combat(s: Adventures) -> int:
    attacker = s.combat[ATTACKER]
    return attacker if s.owner[attacker] >= PLAYERS else s.combat[TARGET]


def in_its_zone(s: Adventures, you: int) -> int:
    """Fighters of a player that share a zone with the enemy in combat."""
    mask = 0
    own = fighters_of(s, you)
    for f in range(2 * PLAYERS):
        if own & BIT[f] and share_a_zone(s, f, the_enemy_in_combat(s)):
            mask |= BIT[f]
    return mask


def other_players_in_zone(s: Adventures, you: int) -> int:
    found = 0
    for seat in s.team():
        if seat != s.owner[theirs(s, you)] and in_its_zone(s, seat):
            found |= BIT[seat]
    return found


def own_of_player(s: Adventures, you: int) -> int:
    return fighters_of(s, you)


OWN_FIGHTERS = Set("one of their fighters", own_of_player)
OWN_IN_ITS_ZONE = Set("one of those fighters", in_its_zone)


def one_player_with_cards(what: Op) -> Op:
    return PickPlayer("a player with a card in hand", players_with_cards, 1, what)


def one_player_with_discards(what: Op) -> Op:
    return PickPlayer("a player", players_with_discards, 1, what)


def up_to_players(n: int, what: Op) -> Op:
    return PickPlayer(f"choose up to {n} players; each of them", all_players, n, what)


def each_player_with_six(what: Op) -> Op:
    return EachPlayer("each player with 6 or more cards in hand", players_with_six, what)


def each_player_near_mousers(what: Op) -> Op:
    return EachPlayer("each player with a fighter in or next to a space with a mouser token", players_near_mousers, what)


def each_other_player_in_zone(what: Op) -> Op:
    return EachPlayer("each other player with a fighter in a zone of the enemy", other_players_in_zone, what)
