"""Why an action is not legal: the number of the rule that forbids it."""
from __future__ import annotations

from typing import Final

from halfshell.core.script import CODE, PASS

from .content import MARK, NEIGHBORS, SPACES
from .keys import ATTACK, ENTER, HEAL, LOOK, ROLL, SPACE, SPLINTER_KEY, STAR, STEP, TURTLE, YES
from .movement import is_closed, is_shut, may_step
from .names import PIZZA, SPLINTER, STARS
from .state import Race

TURNS: Final = "1.3"
CHOOSING: Final = "1.2"
MOVING: Final = "2.1"
STOPPING: Final = "2.3"
LATER: Final = "3.12"


def why_not(s: Race, seat: int, action: int, asked: bool) -> str:
    """`asked`: this seat is to answer now."""
    op = CODE[s.stack[-1]]
    question = op.prompt()
    if question == "turtles left" or TURTLE <= action < STEP:
        return CHOOSING
    if not asked:
        return TURNS
    if action in BY_THING:
        return no_thing(s, action)
    if action == ATTACK:
        return "5.3"
    if action == ENTER:
        return no_entry(s)
    if action == YES:
        return "3.13"
    if question == "steps":
        return no_step(s, action)
    if question == "what to do":
        return "2.7" if action == ROLL else general(action)
    return op.rule if action in (PASS, ROLL) or STEP <= action < SPACE else no_place(question, action)


BY_THING: Final = {SPLINTER_KEY: SPLINTER, STAR: STARS, HEAL: PIZZA}


def no_thing(s: Race, action: int) -> str:
    """3.12 What he got in this turn is for later ones; else the rule of the thing."""
    thing = BY_THING[action]
    if s.fresh[s.player][thing] and not s.held[s.player][thing]:
        return LATER
    if action == HEAL:
        return "6.7" if s.advanced else "3.5"
    return "3.10" if action == SPLINTER_KEY else "3.11"


def no_entry(s: Race) -> str:
    """5.1 The matching tile lets him in."""
    return "5.1" if MARK[s.at[s.player]] in ("key-door", "dynamite-door") and not is_shut(s, s.at[s.player]) else "5.2"


def no_step(s: Race, action: int) -> str:
    if action == PASS:
        return STOPPING
    to = action - STEP
    if not STEP <= action < STEP + len(SPACES) or to not in NEIGHBORS[s.at[s.player]]:
        return MOVING if action < SPACE else general(action)
    if is_closed(s, to):
        return "2.5"
    return STOPPING if may_step(s, s.at[s.player], to) else "5.2"


def no_place(question: str, action: int) -> str:
    """2.4, 6.5 The landing has spaces of its own."""
    return "6.5" if question == "landings" and action < LOOK else general(action)


def general(action: int) -> str:
    if action >= LOOK:
        return "3.8"
    return "3.9" if action >= SPACE else MOVING
