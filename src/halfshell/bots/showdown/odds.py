"""Exact odds of a Showdown: both sides roll, ties roll again (7.5), Katana may roll the attacker's die once more (C4)."""
from __future__ import annotations

from functools import cache
from typing import Final

PIPS: Final = range(1, 7)


@cache
def sums(dice: int) -> list[tuple[int, float]]:
    """What so many dice come to, each sum with its chance."""
    if dice == 0:
        return [(0, 1.0)]
    found: dict[int, float] = {}
    for total, chance in sums(dice - 1):
        for pip in PIPS:
            found[total + pip] = found.get(total + pip, 0.0) + chance / len(PIPS)
    return list(found.items())


@cache
def against(dice: int, edge: int, defense_die: int) -> tuple[float, float]:
    """The chances that the attacker's dice win, and that they tie. The edge is his Attack, bonus included, less the Defense."""
    wins = sum([chance for total, chance in sums(dice) if total + edge > defense_die])
    ties = sum([chance for total, chance in sums(dice) if total + edge == defense_die])
    return wins, ties


@cache
def odds(dice: int, edge: int, katana: bool = False) -> float:
    """The chance that the attacker wins in the end."""
    rolled = [against(dice, edge, pip) for pip in PIPS]
    wins = sum([win for win, _ in rolled]) / len(PIPS)
    ties = sum([tie for _, tie in rolled]) / len(PIPS)
    if ties >= 1.0:
        return 0.0
    if not katana:
        return wins / (1.0 - ties)
    losses = sum([(1.0 - win - tie) * again(dice, edge, pip) for pip, (win, tie) in zip(PIPS, rolled, strict=True)]) / len(PIPS)
    return (wins + losses) / (1.0 - ties)  # a tie keeps Katana


@cache
def again(dice: int, edge: int, defense_die: int) -> float:
    """The chance after Katana, which leaves the defense die."""
    win, tie = against(dice, edge, defense_die)
    return win + tie * odds(dice, edge)
