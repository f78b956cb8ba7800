"""The die of ultimate destruction: X, X, 1, 1, 2, 3."""
from __future__ import annotations

from typing import Final

from halfshell.core.native import i64
from halfshell.core.ops import Do
from halfshell.core.script import PASS, SCRIPTS, script
from halfshell.core.state import State

from . import events
from .keys import MACHINE
from .names import KRANG, NONE, PLAYERS
from .ops import AskYou
from .state import Adventures
from .threat import turn_machine, working_machines

FACES: Final = [0, 0, 1, 1, 2, 3]


def roll_the_die(s: State) -> None:
    """The result stays in `die`."""
    assert isinstance(s, Adventures)
    s.die = FACES[s.roll(6) - 1]
    s.tell(events.ROLLED, s.die)


def machines_for_a_new_roll(s: State, you: i64) -> list[int]:
    """Krang's DOOOOOM! (duel): an active machine may be switched off to roll again. J77 No enemy does."""
    assert isinstance(s, Adventures)
    if you >= PLAYERS or s.owner[KRANG] != you or s.health[KRANG] <= 0:
        return []
    found = working_machines(s)
    return [*found, PASS] if found else []


def roll_again(s: State, answer: i64, you: i64) -> None:
    assert isinstance(s, Adventures)
    if answer != PASS:
        turn_machine(s, answer - MACHINE, 0)
        s.die = NONE
        s.call(SCRIPTS["adventures/roll"], you)


ROLL: Final = script(
    "adventures/roll", Do(roll_the_die), AskYou(machines_for_a_new_roll, roll_again, kind="space", rule="11.1"), takes=("you",))
