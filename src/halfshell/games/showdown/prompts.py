"""Each question as a sentence, to who is asked and to those who wait; and each answer in words."""
from __future__ import annotations

from typing import Final

from halfshell.core.script import CODE, PASS, Op
from halfshell.core.text import counted, listed

from . import called
from .abilities import Choose, Fly, PlaceToken, PutTile, Steps, TakeTile
from .content import CARD_CHARACTER, CARD_NAMES, PATTERN_NAMES
from .fight import RollAgain, WhoDefends, total_attack, total_defense
from .keys import (
    ABILITY,
    ATTACK,
    CARD,
    CHARACTER,
    DRAW,
    EDGE,
    EDGE_NAMES,
    GIVE,
    LAY,
    PIZZA,
    PLAYER,
    SHARE,
    SPACE,
    SPACE_NAMES,
    STEP,
    STRONG_ATTACK,
    TURNS,
    YES,
)
from .names import ALLIES, BIT, CHARACTER_NAMES, CHARACTERS, NONE, TEAM_MEMBERS, TEAM_OF, TEAMS, TURTLES, VILLAINS
from .state import ATTACK_ROLL, WITH, Showdown
from .steps import legal_steps, must_move, not_fled
from .turn import Activate, ActivateAgain, Declare, KeepCard, WhoGoes, next_to_choose

Both = tuple[str, str]  # to the asked, and what the others see them do


def prompt(s: Showdown, seat: int | None, asked: tuple[int, ...]) -> str:
    ask, doing = question(s, CODE[s.stack[-1]])
    if seat is not None and seat in asked:
        return f"{ask} Anyone on your team may answer." if len(asked) > 1 else ask
    return f"{listed([called.player(one) for one in asked])} {'is' if len(asked) == 1 else 'are'} {doing}."


def question(s: Showdown, op: Op) -> Both:
    if isinstance(op, KeepCard):
        name = CHARACTER_NAMES[next_to_choose(s)]
        return f"Choose the card that {name} plays with.", f"choosing {name}'s card"
    if isinstance(op, WhoGoes):
        return "Who of you takes this turn?", f"deciding who takes the turn for {called.TEAM_TITLES[TEAMS[s.team]]}"
    if isinstance(op, ActivateAgain):
        return "Another turn for the Pizza: choose a card to activate.", "choosing a card for another turn"
    if isinstance(op, Activate):
        return "Your turn: choose a card to activate.", "choosing a card to activate"
    if isinstance(op, WhoDefends):
        return f"{actor(s)} attacks: which Villain defends?", "choosing who defends"
    return of_the_turn(s, op)


def of_the_turn(s: Showdown, op: Op) -> Both:
    title, card = actor(s), CARD_NAMES[s.card]
    if isinstance(op, Declare):
        target = together(s, s.stack[op.target])
        return f"{title} attacks {target}: with {card} or without?", f"deciding how {title} attacks {target}"
    if isinstance(op, RollAgain):
        return (f"Total Attack {total_attack(s)} against Total Defense {total_defense(s)}: use {card} and roll your "
                f"{s.showdown[ATTACK_ROLL]} again?", f"deciding whether {title} rolls again")
    if isinstance(op, TakeTile):
        return f"{card}: choose the empty tile to move.", f"choosing a tile to move with {card}"
    if isinstance(op, PutTile):
        return f"{card}: choose the space for the tile, and how it is turned.", f"moving a tile with {card}"
    if isinstance(op, PlaceToken):
        return f"{card}: choose the side for the {op.name} token.", f"placing a {op.name} token"
    if isinstance(op, Choose):
        return f"{card}: choose another Turtle.", f"choosing a Turtle for {card}"
    if isinstance(op, Fly):
        turtle = CHARACTER_NAMES[s.chosen[0]]
        return f"{card}: choose where {turtle} lands.", f"flinging {turtle}"
    if isinstance(op, Steps):
        turtle = CHARACTER_NAMES[s.chosen[0]]
        left = counted(op.most - s.stack[op.taken], "step")
        return f"{card}: move {turtle} up to {left}{', or stop here' if s.actions[-1] == PASS else ''}.", f"moving {turtle} with {card}"
    return acting(s)


def acting(s: Showdown) -> Both:
    title = f"{actor(s)} ({CARD_NAMES[s.card]})"
    if s.drawn != NONE:
        sides = called.tile(PATTERN_NAMES[s.drawn])
        return f"Place the tile ({sides}) on one of the closest empty spaces, turned as you like.", f"placing a tile ({sides})"
    left = f"{title}: {counted(s.steps, 'step')} left"
    owed = obligations(s)
    if not owed:
        return f"{left}. Go on, or end the turn.", f"taking the turn of {title}"
    return f"{left}. {owed}{contact(s)}", f"taking the turn of {title}"


def obligations(s: Showdown) -> str:
    """3.1 Still to do: move, place 1 tile."""
    owed = ["move"] if must_move(s) else []
    if s.to_place:
        owed.append(f"place {counted(s.to_place, 'tile')}")
    return f"Still to do: {', '.join(owed)}." if owed else ""


def contact(s: Showdown) -> str:
    """5.5, 5.6"""
    foes = listed([CHARACTER_NAMES[c] for c in range(len(CHARACTERS)) if not_fled(s) & BIT[c]])
    if not foes or s.steps <= 0:
        return ""
    return f" Flee from {foes} or attack before you move away." if legal_steps(s) else f" There is no fleeing from {foes}: attack first."


def actor(s: Showdown) -> str:
    return CHARACTER_NAMES[s.character()]


def together(s: Showdown, target: int) -> str:
    """7.2 Those who are attacked together: Turtles all, of Villains one."""
    names = [CHARACTER_NAMES[c] for c in TEAM_MEMBERS[TEAM_OF[target]] if s.at[c] == s.at[target] and not s.faced & BIT[c]]
    return listed(names, "or" if TEAM_OF[target] == VILLAINS else "and")


# --- answers ------------------------------------------------------------------------------------------------------------------

PLAIN: Final = {YES: "Roll again", DRAW: "Draw a tile", PIZZA: "Spend a Pizza for another turn"}


def option_text(s: Showdown, action: int) -> str:
    if action == PASS:
        return no(CODE[s.stack[-1]])
    if action in PLAIN:
        return PLAIN[action]
    if action == ABILITY:
        return f"Use {CARD_NAMES[s.card]}"
    if action >= LAY:
        return place(s, *divmod(action - LAY, len(TURNS)))
    if action >= EDGE:
        return called.capital(called.edge(EDGE_NAMES[action - EDGE]))
    if action >= SPACE:
        return called.capital(called.space(SPACE_NAMES[action - SPACE]))
    if action >= STEP:
        return f"Move to {called.space(SPACE_NAMES[action - STEP])}{met(s, action - STEP)}"
    if action >= SHARE:
        a, b = divmod(action - SHARE, len(CHARACTERS))
        return f"{CHARACTER_NAMES[a]} gives a Pizza to {CHARACTER_NAMES[b]}"
    if action >= GIVE:
        ally, turtle = divmod(action - GIVE, len(TEAM_MEMBERS[TURTLES]))
        return f"{CHARACTER_NAMES[s.allies[ally] - WITH]} gives {called.ally(ALLIES[ally])} to {CHARACTER_NAMES[turtle]}"
    if action >= ATTACK:
        return attack(s, action)
    if action >= CHARACTER:
        return CHARACTER_NAMES[action - CHARACTER]
    if action >= CARD:
        return f"{CHARACTER_NAMES[CARD_CHARACTER[action - CARD]]}: {CARD_NAMES[action - CARD]}"
    return called.player(action - PLAYER)


def no(op: Op) -> str:
    return "Keep the roll" if isinstance(op, RollAgain) else "Stop here" if isinstance(op, Steps) else "End the turn"


def attack(s: Showdown, action: int) -> str:
    strong = action >= STRONG_ATTACK
    words = f"Attack {together(s, action - (STRONG_ATTACK if strong else ATTACK))}"
    return f"{words} with {CARD_NAMES[s.card]}" if strong else words


def met(s: Showdown, space: int) -> str:
    """5.7"""
    mover = s.chosen[0] if s.chosen else s.character()
    foes = [c for c in TEAM_MEMBERS[1 - TEAM_OF[mover]] if s.at[c] == space and not s.faced & BIT[c]]
    if not foes:
        return ""
    return f" and {'fight' if s.options.enter_forces_showdown else 'meet'} {together(s, foes[0])}"


def place(s: Showdown, space: int, rotation: int) -> str:
    """2.3, turned 90 degrees: sewer north and east, pipe south"""
    pattern = s.drawn if s.drawn != NONE else (s.tiles[s.chosen[0]] - 1) // 4
    turns = TURNS[rotation]
    return f"{SPACE_NAMES[space]}, turned {turns} degrees: {called.tile(PATTERN_NAMES[pattern], turns)}"
