"""Quick answers without looking ahead: how an imagined game goes on."""
from __future__ import annotations

from typing import Final

from halfshell.core.script import CODE, PASS, SCRIPTS, End
from halfshell.games.adventures import rounds  # noqa: F401 the texts of the course of a game
from halfshell.games.adventures.cards import ATTACK_VALUE, DECKS, DEFENSE_VALUE
from halfshell.games.adventures.damage import side_of
from halfshell.games.adventures.keys import CARD, SPACE
from halfshell.games.adventures.movement import Walk
from halfshell.games.adventures.names import NONE, PLAYERS
from halfshell.games.adventures.state import ATTACKER, TARGET, Adventures

from .march import March
from .worth import card_worth, harm, least_card

CHEAP: Final = 0.75  # a card that is given for an effect
LONGEST: Final = 60  # answers
TURN: Final = ("3.1", "3.7")  # questions of a turn, between its actions


def addresses(name: str) -> list[int]:
    """Of all ops of a script."""
    at = SCRIPTS[name].start
    found = [int(at)]
    while not isinstance(CODE[at], End):
        at += 1
        found.append(int(at))
    return found


COURSE: Final = {at for name in ("game", "rounds", "reveals", "end of round", "duel") for at in addresses(f"adventures/{name}")}


def alone(s: Adventures) -> None:
    """Let the game end with the turn or text that is under way, so that its worth is not blurred by what comes next."""
    stack = s.stack
    while len(stack) > 2 and stack[1] in COURSE:  # these texts bind no names: a frame is its address
        del stack[1]


def settle(s: Adventures) -> None:
    """Quick answers until the action or the text is done."""
    path: list[int] = []
    for _ in range(LONGEST):
        actions = s.actions
        if not actions:
            return
        op = CODE[s.stack[-1]]
        if op.rule in TURN:
            return
        if isinstance(op, Walk):
            path = path or way_of(s, op)
            s.apply_action(SPACE + path.pop(0) if path and SPACE + path[0] in actions else actions[-1])
        else:
            path = []
            s.apply_action(reflex(s))


def way_of(s: Adventures, op: Walk) -> list[int]:
    fighter = s.stack[op.fighter]
    friend = s.side[fighter] == side_of(s, s.stack[op.you])
    return list(March(s, fighter, s.stack[op.left], friend).ways[-1].path)


def reflex(s: Adventures) -> int:
    """A sensible answer to the question, at once."""
    actions = s.actions
    if len(actions) == 1:
        return actions[0]
    op = CODE[s.stack[-1]]
    if actions[0] >= CARD:
        if op.rule == "3.6":
            return strongest(s, actions)
        if op.rule == "4.1":
            return defense(s, actions)
        return given(s, op.seat(s))
    return actions[0]


def strongest(s: Adventures, actions: list[int]) -> int:
    seat = s.owner[s.combat[ATTACKER]]
    return max(actions, key=lambda action: (ATTACK_VALUE[action - CARD] - card_worth(s, seat, action - CARD), action))


def defense(s: Adventures, actions: list[int]) -> int:
    """The card that saves more than it is worth, against a card of middle strength."""
    target = s.combat[TARGET]
    seat = s.owner[target]
    strength = expected_attack(s)
    best, chosen = harm(s.health[target], strength), PASS
    for action in actions:
        if action != PASS:
            card = action - CARD
            cost = harm(s.health[target], strength - DEFENSE_VALUE[card]) + card_worth(s, seat, card)
            if cost < best:
                best, chosen = cost, action
    return chosen


def expected_attack(s: Adventures) -> float:
    """What the attacker's card may be worth: the deck is known, its order is not."""
    owner = s.owner[s.combat[ATTACKER]]
    if owner < PLAYERS:
        return 3.0
    cards = [card for card in s.decks[owner] if ATTACK_VALUE[card] != NONE] or DECKS[s.kind[owner]].cards
    return sum([ATTACK_VALUE[card] for card in cards]) / len(cards) + 0.5


def given(s: Adventures, seat: int) -> int:
    """A hand card to give: the least one, if it must be or if it is cheap. From a discard pile the best one."""
    actions = s.actions
    cards = [action - CARD for action in actions if action != PASS]
    if cards[0] not in s.hands[seat]:
        return CARD + max(cards, key=lambda card: (card_worth(s, seat, card), card))
    least = least_card(s, seat, cards)
    return CARD + least if actions[-1] != PASS or card_worth(s, seat, least) < CHEAP else PASS
