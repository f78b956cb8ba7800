# not compiled
"""Each question as a sentence: to who is asked, and to those who wait."""
from __future__ import annotations

from collections.abc import Callable
from typing import Final

from halfshell.core.ops import Ask, plain
from halfshell.core.script import CODE, Op
from halfshell.core.text import counted, listed

from .board import BOROUGH_TITLES, CIRCLE_OF
from .called import MACHINE_TITLES, capital, owner_title, player
from .cards import DECKS, TRAPS
from .enemy_turn import Approach, Target
from .keys import LINE
from .movement import AWAY, STEPS, Drift, Walk
from .names import FIGHTER_NAMES, NONE
from .narrate import die
from .ops import AskYou
from .piles import over_limit
from .player_turn import Movers, move_of
from .setup import next_minion
from .sources import source
from .state import ATTACKER, OWED, TARGET, Adventures
from .threat import Deploy
from .verbs.fighters import Consent, PickFighter, TowardClosest
from .verbs.flow import EachFighter, Pick
from .verbs.hands import Owed
from .verbs.players import PickPlayer
from .verbs.spaces import Place
from .words import Words, agreeing, sentences

Both = tuple[str, str]  # to the asked, and what the others see them do: "choosing a defense"

TO_YOU: Final[Words] = {"one of their fighters": "one of your fighters", "one of those fighters": "one of your fighters there"}


def prompt(s: Adventures, seat: int | None, asked: tuple[int, ...]) -> str:
    ask, doing = question(s, CODE[s.stack[-1]])
    if seat is not None and seat in asked:
        return f"{ask} Anyone may answer." if len(asked) > 1 else ask
    who = listed([player(s, one) for one in asked]) if len(asked) < 3 else "The players"
    return f"{who} {'is' if len(asked) == 1 else 'are'} {doing}."


def question(s: Adventures, op: Op) -> Both:
    if isinstance(op, AskYou):
        return ASKED[plain(op.then)](s, s.stack[op.you], s.stack[op.a] if op.a else NONE)
    if isinstance(op, Ask):
        return ASKED[plain(op.then)](s, NONE, NONE)
    if isinstance(op, Walk):
        return walking(s, s.stack[op.fighter], s.stack[op.left] & STEPS)
    if isinstance(op, Movers):
        return (f"Choose a fighter to move up to {counted(s.stack[op.steps], 'space')}, or finish the maneuver.",
                "choosing whom to move")
    if isinstance(op, Drift):
        return drifting(FIGHTER_NAMES[s.stack[op.fighter]], s.stack[op.way] & AWAY > 0)
    if isinstance(op, Deploy):
        place = BOROUGH_TITLES[CIRCLE_OF[s.actions[0] - LINE]]
        return f"Choose where in {place} to deploy a foot soldier ({s.stack[op.count]} left).", f"deploying foot soldiers in {place}"
    if isinstance(op, Target):
        enemy = owner_title(s, s.stack[op.you])
        return f"{enemy}'s turn: choose whom to attack.", f"choosing whom {enemy} will attack"
    if isinstance(op, Approach):
        enemy, target = owner_title(s, s.stack[op.you]), FIGHTER_NAMES[s.stack[op.target]]
        return f"Choose the space from which {enemy} will attack {target}.", f"choosing the space from which {enemy} will attack {target}"
    if isinstance(op, Owed):
        return resolving(s, f"discard {counted(s.stack[op.count], 'card')}")
    if isinstance(op, EachFighter):
        return resolving(s, f"choose who is next ({op.describe(source(s).words)})")
    if isinstance(op, Consent):
        return consenting(s, DECKS[s.kind[s.stack[op.you]]].sidekick, s.stack[op.it])
    return picking(s, op)


# --- cards and the like speak ---------------------------------------------------------------------------------------------------


def picking(s: Adventures, op: Op) -> Both:
    words = {**source(s).words, **TO_YOU}
    if isinstance(op, (PickFighter, Place, TowardClosest)) and (isinstance(op, TowardClosest) or op.members.bound):
        words["it"] = FIGHTER_NAMES[s.stack[op.it]]
    if not isinstance(op, Pick):
        return resolving(s, op.describe(words))
    may = op.optional and not isinstance(op, PickPlayer)
    return resolving(s, f"you may {op.request(words)}" if may else op.request(words))


def resolving(s: Adventures, request: str) -> Both:
    title = source(s).title
    colon = " " if title.endswith(("!", "?")) else ": "
    return f"{title}{colon}{request}." if title else f"{capital(request)}.", f"resolving {title}" if title else "deciding"


def consenting(s: Adventures, sidekick: int, fighter: int) -> Both:
    title = source(s).title
    return f"{title}: may {FIGHTER_NAMES[sidekick]} swap places with {FIGHTER_NAMES[fighter]}?", f"resolving {title}"


# --- moving ---------------------------------------------------------------------------------------------------------------------


def walking(s: Adventures, fighter: int, left: int) -> Both:
    name = FIGHTER_NAMES[fighter]
    more = counted(left, "space")
    stop = ", or stop here" if s.actions[-1] == 0 else ""
    return f"Move {name} up to {more}{stop}.", f"moving {name}"


def drifting(name: str, away: bool) -> Both:
    return f"Choose the space to {'push' if away else 'move'} {name} to.", f"{'pushing' if away else 'moving'} {name}"


# --- procedures, by what the answer does ----------------------------------------------------------------------------------------


def take_minion(s: Adventures, you: int, it: int) -> Both:
    return "Choose a minion to fight against.", "choosing a minion"


def place_minion(s: Adventures, you: int, it: int) -> Both:
    name = FIGHTER_NAMES[next_minion(s)]
    return f"Choose the starting space of {name}.", f"choosing the starting space of {name}"


def take_hero(s: Adventures, you: int, it: int) -> Both:
    return "Choose your hero.", "choosing a hero"


def take_starting_space(s: Adventures, you: int, it: int) -> Both:
    deck = DECKS[s.kind[you]]
    name = FIGHTER_NAMES[deck.leader if s.where[deck.leader] == NONE else deck.sidekick]
    return f"Choose the starting space of {name}.", f"choosing the starting space of {name}"


def act(s: Adventures, you: int, it: int) -> Both:
    return f"Your turn: choose an action ({s.actions_left} left).", f"choosing an action ({s.actions_left} left)"


def pay(s: Adventures, you: int, it: int) -> Both:
    owed = counted(s.records[OWED], "card")
    return f"No scheme was played: discard {owed}.", f"discarding {owed}"


def discard(s: Adventures, you: int, it: int) -> Both:
    deck = DECKS[s.kind[you]]
    assert over_limit(s, you)
    return (f"Discard down to {deck.limit} cards: {len(s.hands[you]) - deck.limit} to go.", f"discarding down to {deck.limit} cards")


def bottom(s: Adventures, you: int, it: int) -> Both:
    return "Choose the card to put on the bottom of your deck.", "choosing the card to put on the bottom of the deck"


def maneuver_draw(s: Adventures, you: int, it: int) -> Both:
    return "Draw 2 cards and put 1 on the bottom of your deck, or draw 1 card?", "choosing whether to draw 1 or 2 cards"


def pay_boost(s: Adventures, you: int, it: int) -> Both:
    steps = move_of(s, you, 0)
    return f"Discard a card to boost the move of {steps}?", f"choosing whether to boost the move of {steps}"


def stop_machine(s: Adventures, you: int, it: int) -> Both:
    return "Discard a card to deactivate a doomsday machine?", "choosing whether to deactivate a doomsday machine"


def pay_for_machine(s: Adventures, you: int, it: int) -> Both:
    return (f"Choose the card to discard for {MACHINE_TITLES[it]}.", "choosing the card to discard for a doomsday machine")


def roll_again(s: Adventures, you: int, it: int) -> Both:
    return f"The die shows {die(s.die)}: deactivate a doomsday machine to roll again?", f"looking at a roll of {die(s.die)}"


def roll_once_more(s: Adventures, you: int, it: int) -> Both:
    trap = TRAPS[s.trap]
    entry = sentences(trap.ops[s.die - 1], trap.words) if s.die > 0 else "Nothing happens."
    return (f"{trap.name}, die {die(s.die)} ({entry[:-1]}): discard a card to roll again?",
            f"looking at a roll of {die(s.die)} for {trap.name}")


def bottom_the_top(s: Adventures, you: int, it: int) -> Both:
    deck = f"the top card of {owner_title(s, it)}'s deck"
    return f"Put {deck} on the bottom?", f"looking at {deck}"


def discard_of_two(s: Adventures, you: int, it: int) -> Both:
    deck = f"the top 2 cards of {owner_title(s, it)}'s deck"
    return f"Discard 1 or both of {deck}.", f"looking at {deck}"


def lay_attack(s: Adventures, you: int, it: int) -> Both:
    target = FIGHTER_NAMES[s.combat[TARGET]]
    return f"{attack_words(s)}: choose the attack card.", f"choosing a card to attack {target} with"


def lay_defense(s: Adventures, you: int, it: int) -> Both:
    attacker, target = FIGHTER_NAMES[s.combat[ATTACKER]], FIGHTER_NAMES[s.combat[TARGET]]
    return f"{attack_words(s)}: choose a defense, or none.", f"choosing a defense for {target} against {attacker}"


def attack_words(s: Adventures) -> str:
    return agreeing("{who} attack{s} ", "{who}", FIGHTER_NAMES[s.combat[ATTACKER]]) + FIGHTER_NAMES[s.combat[TARGET]]


ASKED: Final[dict[str, Callable[[Adventures, int, int], Both]]] = {
    plain(one): one for one in (
        take_minion, place_minion, take_hero, take_starting_space, act, pay, discard, bottom, maneuver_draw, pay_boost, stop_machine,
        pay_for_machine, roll_again, roll_once_more, bottom_the_top, discard_of_two, lay_attack, lay_defense)}
