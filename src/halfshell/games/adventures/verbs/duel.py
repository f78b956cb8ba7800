"""What only the duelists' cards do."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from halfshell.core.script import Op

from .. import events
from ..cards import CARD_NAMES, DECKS
from ..combat import printed, side_in_combat
from ..damage import alive, heal
from ..names import BIT, NONE
from ..piles import draw, put_under, top_card
from ..player_turn import gain_actions
from ..sets import Count, Set, Test
from ..state import ATTACK, OVER, OWED, STUCK, Adventures

if TYPE_CHECKING:
    pass
from .fighters import PickFighter
from .plain import Amount, Plain

ALL_SEATS: Final = 15


def give_action(s: Adventures, you: int, n: int) -> None:
    """All According to Plan: to the opponent, who owes cards if no scheme follows."""
    gain_actions(s, 1 - you, n)
    s.records[OWED] += 2


def revive(s: Adventures, you: int, n: int) -> None:
    """Back to Work! A defeated sidekick comes back; where to, the next sentence says."""
    sidekick = DECKS[s.kind[you]].sidekick
    if alive(s, sidekick):
        heal(s, sidekick, n)
        return
    s.health[sidekick] = n
    s.where[sidekick] = NONE
    s.tell(events.HEALED, sidekick, n, n)


def end_the_turn(s: Adventures, you: int, n: int) -> None:
    """Minimizer"""
    s.actions_left = 0
    s.records[OVER] = 1


def bottom_at_random(s: Adventures, you: int, n: int) -> None:
    """Pan-Dimensional Portal: of both hands."""
    for seat in (you, 1 - you):
        for _ in range(min(n, len(s.hands[seat]))):
            put_under(s, seat, s.hands[seat][s.below(len(s.hands[seat]))])


def both_draw(s: Adventures, you: int, n: int) -> None:
    draw(s, you, n)
    draw(s, 1 - you, n)


def longer_name(s: Adventures, you: int, n: int) -> None:
    """Warlord of Dimension X: both top cards are revealed."""
    tops: list[int] = []
    for owner in (you, 1 - you):
        card = top_card(s, owner)
        tops.append(card)
        if card != NONE:
            s.known[owner] = ALL_SEATS
            s.tell(events.REVEALED_TOP, s.kind[owner], card)
    if tops[0] != NONE and (tops[1] == NONE or len(CARD_NAMES[tops[0]]) > len(CARD_NAMES[tops[1]])):
        draw(s, you, n)


def hold(s: Adventures, you: int, fighter: int, n: int) -> None:
    """It may not leave its space this turn; set after it was placed."""
    s.records[STUCK] |= BIT[fighter]


def weaker_than_the_roll(s: Adventures, you: int) -> bool:
    other = 1 - side_in_combat(s, you)
    return s.combat[ATTACK + other] == NONE or printed(s, other) < s.die


WEAKER_THAN_THE_ROLL = Test(
    "the opposing fighter played no card, or one with a printed value below the number rolled", weaker_than_the_roll)


def opponent_acts() -> Op:
    return Plain("opponent acts", give_action)


def heal_or_revive(n: int) -> Op:
    return Plain("revive", revive, n)


def end_turn() -> Op:
    return Plain("end turn", end_the_turn)


def bottom_random_as(count: Count) -> Op:
    return Amount("bottom random", bottom_at_random, 1, count)


def both_draw_n(n: int) -> Op:
    return Plain("both draw", both_draw, n)


def draw_if_longer() -> Op:
    return Plain("longer name", longer_name)


def held(members: Set) -> PickFighter:
    return PickFighter("held", hold, members)
