"""Each question as a sentence, to who is asked and to those who wait; and each answer in words."""
from __future__ import annotations

from collections.abc import Callable
from typing import Final

from halfshell.core.script import CODE, PASS
from halfshell.core.text import counted

from . import called
from .battle import needed, pizza
from .content import ENTRY_FROM, HEALTH, MARK, SPACES, TILE_IDS
from .keys import ATTACK, ENTER, HEAL, LOOK, ROLL, SPACE, SPLINTER_KEY, STAR, STEP, TURTLE, YES
from .movement import is_hidden, is_shut
from .names import NONE, THINGS, TURTLE_NAMES
from .state import Race
from .tiles import thing_here

Both = tuple[str, str]  # to the asked, and what the others see him do


def prompt(s: Race, seat: int | None, asked: tuple[int, ...]) -> str:
    ask, doing = QUESTIONS[CODE[s.stack[-1]].prompt()](s)
    return ask if seat is not None and seat in asked else f"{called.player(s.player)} is {doing}."


# --- questions ----------------------------------------------------------------------------------------------------------------


def which_turtle(s: Race) -> Both:
    return "Choose your Turtle.", "choosing a Turtle"


def the_turn(s: Race) -> Both:
    here = s.at[s.player]
    slice_first = " You may eat a Pizza first." if pizza(s) else ""
    if MARK[here] == "skyscraper":
        leave = "roll and move away" if ROLL in s.actions else "stay"
        return f"Your turn: attack Shredder, or {leave}.{slice_first}", "facing Shredder"
    door = "roll for the door, or " if ENTER in s.actions else ""
    return f"Your turn: {door}roll and move.{slice_first}", "beginning the turn"


def next_step(s: Race) -> Both:
    stop = ", or stop here" if s.actions[-1] == PASS else ""
    left = counted(s.steps, "step")
    return f"{left} left: choose where to go{stop}.", f"moving with {left} left"


def aprils_tile(s: Race) -> Both:
    which = "another" if s.looked else "a"
    return f"April O'Neil: choose {which} tile to look at.", "choosing a tile to look at"


def caseys_space(s: Race) -> Both:
    return "Casey Jones: choose an empty space next to another Turtle, or stay.", "choosing where to go with Casey Jones"


def whether_to_take(s: Race) -> Both:
    name = called.SINGLE[thing_here(s)]
    return f"Take the {name}?", f"deciding whether to take the {name}"


def whether_to_call_splinter(s: Race) -> Both:
    enemy = against(s)
    return f"{enemy}: call Splinter and win, or fight?", f"deciding whether to call Splinter against {enemy}"


def whether_to_throw(s: Race) -> Both:
    thrown = f" (so far {counted(s.stars, 'tile')})" if s.stars else ""
    return f"{against(s)}: use Ninja Stars for 1 more on your roll{thrown}?", "deciding whether to use Ninja Stars"


def whether_to_add(s: Race) -> Both:
    rolled = f"you have {s.roll_made} against {s.enemy_roll}" if s.advanced else f"you have {s.roll_made} and need {needed(s)}"
    return f"{against(s)}: {rolled}. Use Ninja Stars for 1 more?", "deciding whether to use Ninja Stars"


def whether_to_eat(s: Race) -> Both:
    return (f"{against(s)}: you have {s.health[s.player]} of {HEALTH[0]} health. Eat a Pizza before you roll?",
            "deciding whether to eat a Pizza")


def where_to_land(s: Race) -> Both:
    return "You are defeated: choose where you start again.", "choosing where to start again"


def what_is_left(s: Race) -> Both:
    if ATTACK in s.actions:
        return "You have stayed: attack Shredder?", "deciding whether to attack Shredder"
    return f"You are at the door: roll for it? You need a {ENTRY_FROM[0]}.", "deciding whether to roll for the door"


def against(s: Race) -> str:
    tile = s.tiles[s.at[s.player]]
    return called.tile(TILE_IDS[tile]) if tile != NONE else "Shredder"


QUESTIONS: Final[dict[str, Callable[[Race], Both]]] = {
    "turtles left": which_turtle, "what to do": the_turn, "steps": next_step, "hidden tiles": aprils_tile, "beside another": caseys_space,
    "take it": whether_to_take, "splinter": whether_to_call_splinter, "stars before": whether_to_throw, "stars after": whether_to_add,
    "pizza": whether_to_eat, "landings": where_to_land, "still entitled": what_is_left}

# --- answers ------------------------------------------------------------------------------------------------------------------

NO: Final = {"what to do": "Stay here", "steps": "Stop here", "beside another": "Stay here", "take it": "Leave it", "splinter": "Fight",
             "stars before": "Roll now", "stars after": "Leave it so", "pizza": "Roll now", "still entitled": "End the turn"}


def option_text(s: Race, action: int) -> str:
    if action == PASS:
        return NO[CODE[s.stack[-1]].prompt()]
    if action == ROLL:
        return "Roll and move"
    if action == ENTER:
        return f"Roll for the door: {ENTRY_FROM[0]} gets in"
    if action == YES:
        return f"Take the {called.SINGLE[thing_here(s)]}"
    if action in PLAIN:
        return PLAIN[action]
    if action < STEP:
        return TURTLE_NAMES[action - TURTLE]
    if action < SPACE:
        return step_text(s, action - STEP)
    return called.capital(called.space(SPACES[action - (SPACE if action < LOOK else LOOK)]))


PLAIN: Final = {ATTACK: "Attack Shredder", SPLINTER_KEY: "Call Splinter", STAR: "Use Ninja Stars", HEAL: "Eat a Pizza"}


def step_text(s: Race, to: int) -> str:
    if MARK[to] == "skyscraper":
        return "Enter the skyscraper and attack Shredder"
    words = f"Move to {called.space(SPACES[to])}"
    if is_hidden(s, to):
        return f"{words} and turn over the tile"
    if is_shut(s, to) and MARK[s.at[s.player]] != "skyscraper":
        return f"{words} and roll for it"
    if s.tiles[to] != NONE:
        return f"{words}, where {called.THING_NAMES[THINGS.index(str(TILE_IDS[s.tiles[to]]))]} lies"
    return words
