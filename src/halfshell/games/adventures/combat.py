"""Section 4: two cards meet. The attacker is side 0 of a combat, the defender side 1."""
from __future__ import annotations

from typing import Final

from halfshell.core.native import i64
from halfshell.core.ops import Ask, Do
from halfshell.core.script import PASS, Script, script
from halfshell.core.state import State
from halfshell.core.verbs import Window

from . import events
from .board import NEIGHBORS, ZONES_OF
from .cards import (
    ATTACK_INVENTION,
    ATTACK_VALUE,
    DECKS,
    DEFENSE_INVENTION,
    DEFENSE_VALUE,
    FOR_ATTACK,
    FOR_DEFENSE,
    HAS_TEXT,
    HERO,
    RANGED,
    SIDEKICK,
    TEXT,
    TUCKED,
    USE,
    WHO,
)
from .damage import hurt
from .keys import CARD
from .movement import soldiers_next_to
from .names import BIT, NONE, PLAYERS, SHREDDER
from .piles import combat_card, take_from_hand, to_discards
from .state import (
    AFTER,
    ANGRY,
    ATTACK,
    ATTACKER,
    BACK,
    CANCELLED,
    CAP,
    COMBAT_SIZE,
    DAMAGE,
    DEALT,
    DEFENSE,
    DONE,
    DURING,
    HERO_BONUS,
    IGNORED,
    IMMEDIATELY,
    LOCKED,
    LOST,
    PLAYED,
    RAT,
    REVEALED,
    STAGE,
    TARGET,
    Adventures,
)

NO_CAP: Final = 99

# Why a value changes, where no card does; a card's number otherwise.
BY_INVENTION: Final = -2
BY_NUNCHAKU: Final = -3
BY_RATS: Final = -4

# --- who may attack with what -----------------------------------------------------------------------------------------------


def role(s: Adventures, fighter: i64) -> int:
    return HERO if DECKS[s.kind[s.owner[fighter]]].leader == fighter else SIDEKICK


def is_ranged(s: Adventures, fighter: i64) -> bool:
    deck = DECKS[s.kind[s.owner[fighter]]]
    return deck.ranged if deck.leader == fighter else deck.sidekick_ranged


def adjacent(s: Adventures, one: i64, other: i64) -> bool:
    return s.where[other] in NEIGHBORS[s.where[one]]


def share_a_zone(s: Adventures, one: i64, other: i64) -> bool:
    """3.8"""
    return ZONES_OF[s.where[one]] & ZONES_OF[s.where[other]] != 0


def in_reach(s: Adventures, fighter: i64, target: i64) -> bool:
    """3.6 Adjacent; for a ranged fighter also in a shared zone; in a duel Shredder's fighters also beside his soldiers."""
    if adjacent(s, fighter, target) or (is_ranged(s, fighter) and share_a_zone(s, fighter, target)):
        return True
    return s.duel == 1 and s.owner[SHREDDER] == s.owner[fighter] and soldiers_next_to(s, s.where[target]) > 0


def usable(s: Adventures, seat: i64, fighter: i64, use: i64) -> list[int]:
    """4.1 Cards of the hand that this fighter may play for this, each design once."""
    who = role(s, fighter)
    found: list[int] = []
    for card in s.hands[seat]:
        if USE[card] & use and WHO[card] & who and card not in found:
            found.append(card)
    return found


def attack_cards(s: Adventures, fighter: i64, target: i64) -> list[int]:
    """3.6 What it may attack this target with. A ranged card makes a melee fighter ranged (duel)."""
    cards = usable(s, s.owner[fighter], fighter, FOR_ATTACK)
    if in_reach(s, fighter, target):
        return cards
    return [card for card in cards if RANGED[card]] if share_a_zone(s, fighter, target) else []


# --- what the cards ask -------------------------------------------------------------------------------------------------------


def side_in_combat(s: Adventures, you: i64) -> int:
    """Whose card speaks: 0 the attacker's, 1 the defender's."""
    return 0 if s.owner[s.combat[ATTACKER]] == you else 1


def mine(s: Adventures, you: i64) -> int:
    """The own fighter in this combat."""
    return s.combat[ATTACKER] if s.owner[s.combat[ATTACKER]] == you else s.combat[TARGET]


def theirs(s: Adventures, you: i64) -> int:
    return s.combat[TARGET] if s.owner[s.combat[ATTACKER]] == you else s.combat[ATTACKER]


def won(s: Adventures, you: i64) -> bool:
    """4.6, J32"""
    return (s.combat[DAMAGE] > 0) == (side_in_combat(s, you) == 0)


# --- values -------------------------------------------------------------------------------------------------------------------


def printed(s: Adventures, side: i64) -> int:
    """Of the card used, for this use; 0 without a card."""
    card = s.combat[ATTACK + side]
    if card == NONE:
        return 0
    return ATTACK_VALUE[card] if side == 0 else DEFENSE_VALUE[card]


def change(s: Adventures, side: i64, why: i64, n: i64) -> None:
    """Add to a value; it is on record until the combat is over."""
    if n != 0 and s.combat[ATTACK + side] != NONE:
        s.reasons += [side, why, n, 0]
        s.tell(events.CHANGED, s.kind[s.owner[s.combat[ATTACKER + side]]], n, why if why >= 0 else NONE)


def become(s: Adventures, side: i64, why: i64, n: i64) -> None:
    s.reasons += [side, why, n, 1]
    s.tell(events.BECAME, s.kind[s.owner[s.combat[ATTACKER + side]]], n, why)


def value(s: Adventures, side: i64) -> int:
    """J29 Set values first, then additions, then rats, never below 0; an ignored value is 0."""
    combat = s.combat
    if combat[ATTACK + side] == NONE or combat[IGNORED + side]:
        return 0
    total = printed(s, side)
    if combat[LOCKED + side]:
        return total
    reasons = s.reasons
    added = 0
    n = 0
    while n < len(reasons):
        if reasons[n] == side:
            if reasons[n + 3]:
                total = reasons[n + 2]
            else:
                added += reasons[n + 2]
        n += 4
    total += added - rats_at(s, side)
    return max(total, 0)


def rats_at(s: Adventures, side: i64) -> int:
    """8.6, J30 What rats take from a player fighter's defense."""
    target = s.combat[TARGET]
    return 2 if side == 1 and s.owner[target] < PLAYERS and s.tokens[s.where[target]] & RAT else 0


# --- the course of a combat ---------------------------------------------------------------------------------------------------


def begin_combat(s: Adventures, attacker: i64, target: i64) -> None:
    combat = [0] * COMBAT_SIZE
    combat[ATTACKER] = attacker
    combat[TARGET] = target
    combat[ATTACK] = NONE
    combat[DEFENSE] = NONE
    combat[DAMAGE] = NONE
    combat[CAP] = NO_CAP
    s.combat = combat
    s.tell(events.ATTACKED, attacker, target)


def attacker_player(s: State) -> int:
    assert isinstance(s, Adventures)
    return s.owner[s.combat[ATTACKER]]


def cards_to_attack_with(s: State) -> list[int]:
    assert isinstance(s, Adventures)
    attacker = s.combat[ATTACKER]
    if s.owner[attacker] >= PLAYERS:
        return []
    return [CARD + card for card in attack_cards(s, attacker, s.combat[TARGET])]


def target_player(s: State) -> int:
    assert isinstance(s, Adventures)
    return s.owner[s.combat[TARGET]]


def cards_to_defend_with(s: State) -> list[int]:
    """4.1 A defense or versatile card, or none."""
    assert isinstance(s, Adventures)
    target = s.combat[TARGET]
    seat = s.owner[target]
    if seat >= PLAYERS:
        return []
    return [CARD + card for card in usable(s, seat, target, FOR_DEFENSE)] + [PASS]


def lay_attack(s: State, answer: i64) -> None:
    lay(s, 0, answer)


def lay_defense(s: State, answer: i64) -> None:
    lay(s, 1, answer)


def lay(s: State, side: i64, answer: i64) -> None:
    """4.1 Face down, out of the hand. An enemy's card is drawn later."""
    assert isinstance(s, Adventures)
    seat = s.owner[s.combat[ATTACKER + side]]
    if seat >= PLAYERS:
        return
    if answer == PASS:
        s.tell(events.NO_CARD, s.kind[seat])
        return
    card = answer - CARD
    s.combat[ATTACK + side] = card
    take_from_hand(s, seat, card)
    s.tell(events.LAID, s.kind[seat], card, seat)


def draw_enemy_card(s: State) -> None:
    """4.1, J27 After the player has committed."""
    assert isinstance(s, Adventures)
    for side in range(2):
        owner = s.owner[s.combat[ATTACKER + side]]
        if owner >= PLAYERS:
            s.combat[ATTACK + side] = combat_card(s, owner)


def reveal_cards(s: State) -> None:
    """4.1 Both together. What works without a text adds to the values (C21, C71)."""
    assert isinstance(s, Adventures)
    combat = s.combat
    combat[STAGE] = REVEALED
    for side in range(2):
        card = combat[ATTACK + side]
        owner = s.owner[combat[ATTACKER + side]]
        if card != NONE:
            s.tell(events.SHOWED, s.kind[owner], card)
            if owner < PLAYERS:
                s.records[PLAYED + owner] += 1
    attacker = combat[ATTACKER]
    seat = s.owner[attacker]
    if seat < PLAYERS:
        if s.tucked[seat] & ATTACK_INVENTION:
            change(s, 0, BY_INVENTION, 1)
        if role(s, attacker) == HERO and s.records[HERO_BONUS] > 0 and s.turn == seat:
            change(s, 0, BY_NUNCHAKU, s.records[HERO_BONUS])
    seat = s.owner[combat[TARGET]]
    if seat < PLAYERS and s.tucked[seat] & DEFENSE_INVENTION:
        change(s, 1, BY_INVENTION, 1)  # J26 only a card that is played has a value to add to


def deal_damage(s: State) -> None:
    """4.2 Attack minus defense, at most the cap (J37)."""
    assert isinstance(s, Adventures)
    combat = s.combat
    attack = value(s, 0)
    defense = value(s, 1)
    damage = attack - defense
    if damage < 0:
        damage = 0
    if damage > combat[CAP]:
        damage = combat[CAP]
        s.tell(events.CAPPED, damage)
    combat[STAGE] = DEALT
    combat[DAMAGE] = damage
    s.tell(events.COMBAT_DAMAGE, damage, attack, defense)
    loser = s.owner[combat[TARGET if damage > 0 else ATTACKER]]
    s.tell(events.WON, combat[ATTACKER if damage > 0 else TARGET])
    if loser < PLAYERS:
        s.records[LOST + loser] += 1
    hurt(s, BIT[combat[TARGET]], damage)


def stage_immediately(s: State) -> None:
    assert isinstance(s, Adventures)
    s.combat[STAGE] = IMMEDIATELY


def stage_during(s: State) -> None:
    assert isinstance(s, Adventures)
    s.combat[STAGE] = DURING


def stage_after(s: State) -> None:
    assert isinstance(s, Adventures)
    s.combat[STAGE] = AFTER


def clean_up(s: State) -> None:
    """4.2 To the discard piles; an invention is tucked (C21), and a card may be back in the deck already (C41)."""
    assert isinstance(s, Adventures)
    s.combat[STAGE] = DONE
    for side in (1, 0):
        card = s.combat[ATTACK + side]
        owner = s.owner[s.combat[ATTACKER + side]]
        if card == NONE or s.is_out(owner) or s.combat[BACK + side]:
            continue
        if TUCKED[card]:
            s.tucked[owner] |= TUCKED[card]
            s.tell(events.TUCKED, s.kind[owner], card)
        else:
            to_discards(s, owner, card)


def after_attacking(s: State) -> None:
    """4.2, J36, C20, C22 The last step: abilities of the attacker."""
    assert isinstance(s, Adventures)
    attacker = s.combat[ATTACKER]
    seat = s.owner[attacker]
    lost = s.combat[DAMAGE] == 0
    s.combat = []
    s.reasons = []
    if seat >= PLAYERS or s.is_out(seat) or s.turn != seat:
        return
    deck = DECKS[s.kind[seat]]
    if s.health[deck.leader] <= 0:
        return
    text = deck.abilities.get("after_attack")
    if text is not None:
        s.call(text, seat)
    text = deck.abilities.get("lost")
    if text is not None and lost and not s.records[ANGRY]:
        s.records[ANGRY] = 1
        s.call(text, seat)


def defender_first(s: State) -> list[int]:
    """4.3, J24"""
    return [1, 0]


def text_of_card(s: State, window: str, side: int) -> Script | None:
    """4.4 A cancelled text does not resolve."""
    assert isinstance(s, Adventures)
    card = s.combat[ATTACK + side]
    n = 0 if window == "immediately" else 1 if window == "during" else 2
    if card == NONE or s.combat[CANCELLED + side] >> n & 1:
        return None
    return TEXT[n][card]


def owner_in_combat(s: State, side: int) -> int:
    assert isinstance(s, Adventures)
    return s.owner[s.combat[ATTACKER + side]]


def cancel(s: Adventures, side: i64, windows: i64) -> None:
    """4.4 Texts of a card in these windows; its value stays."""
    card = s.combat[ATTACK + side]
    if card != NONE:
        s.combat[CANCELLED + side] |= windows
        s.tell(events.CANCELED, s.kind[s.owner[s.combat[ATTACKER + side]]], card)


def speaks_in(card: i64, side: i64, windows: i64) -> bool:
    """C42 Whether a card has a text in these windows, as it is used."""
    return card != NONE and HAS_TEXT[card] >> (4 if side == 1 else 0) & windows != 0


COMBAT: Final = script(
    "adventures/combat",
    Do(begin_combat, "attacker", "target"),
    Ask(attacker_player, cards_to_attack_with, lay_attack, kind="card", rule="3.6"),
    Ask(target_player, cards_to_defend_with, lay_defense, kind="card", rule="4.1"),
    Do(draw_enemy_card),
    Do(reveal_cards),
    Do(stage_immediately),
    Window("immediately", defender_first, text_of_card, owner_in_combat),
    Do(stage_during),
    Window("during", defender_first, text_of_card, owner_in_combat),
    Do(deal_damage),
    Do(stage_after),
    Window("after", defender_first, text_of_card, owner_in_combat),
    Do(clean_up),
    Do(after_attacking),
    takes=("attacker", "target"))


def fight(s: Adventures, attacker: i64, target: i64) -> None:
    s.call(COMBAT, attacker, target)
