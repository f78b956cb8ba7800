"""What a seat may see, built up from nothing; and the worlds that it must think possible."""
from __future__ import annotations

from typing import TypedDict

from . import intent
from .board import BOROUGHS, LINES, SPACES, TRACK
from .cards import (
    ALL_WINDOWS,
    ALLIES,
    CARD_IDS,
    CARD_NAMES,
    DECKS,
    FOR_ATTACK,
    FOR_DEFENSE,
    HENCHMEN,
    RANGED,
    TRAPS,
    TUCKED,
    USE,
    WHO,
    WINDOWS,
)
from .combat import BY_INVENTION, BY_NUNCHAKU, in_reach, is_ranged, printed, rats_at, role, value
from .content import FRIENDS_TEXT, NO_TEXT_NOW, ability_text
from .damage import most_health
from .enemy_turn import move_value
from .initiative import card_id, side, title
from .names import ALLY, BIT, BOARDS, EXTRA, FIGHTER_NAMES, FIGHTERS, FRIENDS, HENCHMAN, NEW_YORK, NONE, OWNERS, PLAYERS, VILLAIN
from .player_turn import move_of
from .state import (
    ATTACK,
    ATTACKER,
    CANCELLED,
    DAMAGE,
    ENTRENCHED,
    HIDDEN,
    IGNORED,
    MOUSER,
    RAT,
    REVEALED,
    STAGE,
    TARGET,
    Adventures,
)
from .threat import threat_level
from .verbs.decks import SECOND
from .words import sentences


class FighterView(TypedDict):
    """A fighter of this game. Two fighters are enemies if their sides differ."""

    id: str  # leonardo, rat-king ...
    name: str
    side: int
    deck: int  # the number of its deck in `decks`
    hero: bool  # no sidekick: a hero, the villain, a minion
    space: str | None  # none: not placed yet, or defeated
    health: int
    most: int  # the health it began with
    ranged: bool


class DeckView(TypedDict):
    """A player, the villain or a minion, with the cards."""

    id: str  # the fighter who leads it
    name: str
    seat: int | None  # none: an enemy
    out: bool  # eliminated, defeated
    move: int
    draw_pile: int
    top: list[str]  # the top cards that you have looked at, the topmost first
    hand: int
    cards: list[str]  # the hand where you may see it, sorted; of another's only what everybody has seen
    discards: list[str]  # the top last
    tucked: list[str]  # inventions in force
    supply: int  # fury cards, soldiers, mousers, rats left
    ability: str  # its name
    ability_text: str


class SoldierView(TypedDict):
    line: str  # bronx-1:bronx-6
    entrenched: bool


class InitiativeView(TypedDict):
    """An initiative card."""

    id: str  # leonardo, shredder, to-the-streets, friends, ally.dockside-medic, henchman.pickpocket
    name: str
    side: str  # player, enemy, extra, ally, henchman
    move: int  # 0: nobody moves by it
    now: str
    end: str  # its end of round, "" for none
    state: str  # done, now, ending, removed; waiting: still in the deck


class ReasonView(TypedDict):
    """Why a value is what it is."""

    words: str
    n: int  # what it adds; what it becomes if `becomes`
    becomes: bool


class CombatCardView(TypedDict):
    fighter: str
    played: bool
    card: str | None  # none: face down, or none was played
    printed: int
    value: int
    reasons: list[ReasonView]
    cancelled: list[str]  # windows whose text is cancelled
    ignored: bool  # the value counts as 0


class CombatView(TypedDict):
    attack: CombatCardView
    defense: CombatCardView
    revealed: bool
    window: str  # cards, immediately, during, damage, after, done
    damage: int | None  # once it was dealt
    winner: str | None  # attacker, defender


class TrapView(TypedDict):
    """The trap that is being resolved, or was the last one."""

    id: str
    name: str
    texts: list[str]  # of 1, 2 and 3
    roll: int  # 0: X; -1: not rolled yet


class RouteView(TypedDict):
    """Where a fighter could go now: a way to each space on which it may stop."""

    fighter: str
    routes: dict[str, list[str]]


class IntentView(TypedDict):
    """What the rules let an enemy do if its turn came now."""

    enemy: str
    targets: list[str]  # players choose among several; none: the threat advances
    spaces: list[str]  # where it would stop; empty if it need not move


class AllyView(TypedDict):
    id: str
    name: str
    start: int  # the number of its starting space
    now: str
    end: str


class AdventuresView(TypedDict):
    """Spaces, fighters, cards and initiative cards are named by their ids; what stands on cards comes from the content."""

    mode: str  # adventure, duel
    board: str  # new-york, technodrome
    round: int
    turn: str | None  # the fighter who leads the deck on turn
    actions: int  # that it has left
    fighters: list[FighterView]
    decks: list[DeckView]
    soldiers: list[SoldierView]
    mousers: list[str]
    rats: list[str]
    threat: int  # the step of the marker, from 1; 0: there is none (duel)
    threat_length: int
    threat_level: int
    boroughs: list[str]  # still standing, the threatened one first
    fallen: list[str]  # in the order of their fall
    dimension_x: int  # markers placed
    machines: list[bool]  # active?
    die: int  # the last roll of the die of ultimate destruction; 0: X; -1: none yet
    trap: TrapView | None
    traps: int  # left in their deck
    trap_discards: list[str]
    row: list[InitiativeView]  # revealed this round, left to right
    to_come: list[InitiativeView]  # still in the deck, in no order
    ally: AllyView | None  # face up
    allies: int  # left in their deck
    henchmen: int
    combat: CombatView | None
    reach: list[RouteView]
    intents: list[IntentView]
    won: bool | None  # by the players (duel: by you); none: not over


STAGES = ["cards", "revealed", "immediately", "during", "damage", "after", "done"]


def view(s: Adventures, seat: int | None) -> AdventuresView:
    duel = s.duel == 1
    krang = not duel and s.board != NEW_YORK
    shredder = not duel and not krang and s.kind[VILLAIN] != NONE
    return {
        "mode": "duel" if duel else "adventure",
        "board": BOARDS[s.board],
        "round": s.round,
        "turn": FIGHTERS[DECKS[s.kind[s.turn]].leader] if s.turn != NONE else None,
        "actions": s.actions_left,
        "fighters": fighters(s),
        "decks": [deck(s, owner, seat) for owner in range(OWNERS) if s.kind[owner] != NONE],
        "soldiers": [{"line": line_id(n), "entrenched": kind == ENTRENCHED} for n, kind in enumerate(s.soldiers) if kind],
        "mousers": [SPACES[x] for x, tokens in enumerate(s.tokens) if tokens & MOUSER],
        "rats": [SPACES[x] for x, tokens in enumerate(s.tokens) if tokens & RAT],
        "threat": 0 if duel else s.threat + 1,
        "threat_length": 0 if duel else TRACK[s.board],
        "threat_level": 0 if duel else threat_level(s),
        "boroughs": standing(s) if shredder else [],
        "fallen": [BOROUGHS[n] for n in s.boroughs[:s.objective]] if shredder else [],
        "dimension_x": s.objective if krang else 0,
        "machines": [machine == 1 for machine in s.machines] if krang or 1 in s.machines or uses_machines(s) else [],
        "die": s.die,
        "trap": trap(s),
        "traps": len(s.traps),
        "trap_discards": [TRAPS[n].id for n in s.trap_discards],
        "row": [initiative(s, card) for card in s.row],
        "to_come": sorted([initiative(s, card) for card in s.coming], key=lambda card: card["id"]),
        "ally": ally(s),
        "allies": len(s.allies),
        "henchmen": len(s.henchmen),
        "combat": combat(s, seat) if s.combat else None,
        "reach": intent.reach(s),
        "intents": intent.intents(s),
        "won": None if s.winner == NONE else (s.winner == seat if duel else s.winner == 0)}


def uses_machines(s: Adventures) -> bool:
    """A duel with Krang."""
    return s.duel == 1 and any(kind != NONE and DECKS[kind].name == "duelist-krang" for kind in s.kind)


def line_id(n: int) -> str:
    a, b = LINES[n]
    return f"{SPACES[a]}:{SPACES[b]}"


def standing(s: Adventures) -> list[str]:
    """6.1 The threatened borough, then the others, whose order is hidden."""
    left = s.boroughs[s.objective:]
    return [BOROUGHS[n] for n in left[:1] + sorted(left[1:])]


def fighters(s: Adventures) -> list[FighterView]:
    found: list[FighterView] = []
    places = [owner for owner in range(OWNERS) if s.kind[owner] != NONE]
    for f, name in enumerate(FIGHTERS):
        owner = s.owner[f]
        if owner != NONE:
            there = SPACES[s.where[f]] if s.where[f] != NONE and s.health[f] > 0 else None
            found.append({
                "id": name, "name": FIGHTER_NAMES[f], "side": s.side[f],
                "deck": places.index(owner), "hero": DECKS[s.kind[owner]].leader == f,
                "space": there, "health": s.health[f], "most": most_health(s, f), "ranged": is_ranged(s, f)})
    return found


def deck(s: Adventures, owner: int, seat: int | None) -> DeckView:
    kind = DECKS[s.kind[owner]]
    player = owner < PLAYERS
    hand = s.hands[owner] if player else []
    return {
        "id": FIGHTERS[kind.leader], "name": FIGHTER_NAMES[kind.leader], "seat": owner if player else None, "out": s.is_out(owner),
        "move": move_of(s, owner, 0) if player else move_value(s, owner),
        "draw_pile": len(s.decks[owner]), "top": [CARD_IDS[c] for c in known_cards(s, owner, seat)],
        "hand": len(hand), "cards": [CARD_IDS[c] for c in sorted(seen(s, owner, seat))] if player else [],
        "discards": [CARD_IDS[c] for c in s.discards[owner]],
        "tucked": [CARD_IDS[c] for c, bit in enumerate(TUCKED) if player and bit and s.tucked[owner] & bit],
        "supply": s.supply[owner], "ability": kind.ability, "ability_text": ability_text(kind)}


def sees_hand(s: Adventures, owner: int, seat: int | None) -> bool:
    """2.7, J4"""
    return owner == seat or (seat is not None and s.options.open_hands and not s.duel)


def seen(s: Adventures, owner: int, seat: int | None) -> list[int]:
    return s.hands[owner] if sees_hand(s, owner, seat) else s.shown[owner]


def known_cards(s: Adventures, owner: int, seat: int | None) -> list[int]:
    """The top cards that a seat has looked at, the topmost first."""
    if seat is None or not s.decks[owner] or not s.known[owner] & BIT[seat]:
        return []
    count = 2 if s.known[owner] & BIT[seat + SECOND] else 1
    return s.decks[owner][:-1 - count:-1]


def initiative(s: Adventures, card: int) -> InitiativeView:
    now, end = "", ""
    if card >= HENCHMAN or card >= ALLY:
        one = HENCHMEN[card - HENCHMAN] if card >= HENCHMAN else ALLIES[card - ALLY]
        now, end = sentences(one.now_ops, one.words), sentences(one.end_ops, one.words)
    elif card == FRIENDS:
        end = FRIENDS_TEXT
    elif card == EXTRA:
        villain = DECKS[s.kind[VILLAIN]]
        now = sentences(villain.extra_ops, villain.words)
    elif card < PLAYERS:
        now = NO_TEXT_NOW.format(name=FIGHTER_NAMES[DECKS[s.kind[card]].leader])
    else:
        enemy = DECKS[s.kind[card]]
        now, end = sentences(enemy.now_ops, enemy.words), sentences(enemy.end_ops, enemy.words)
    move = move_value(s, card) if VILLAIN <= card < EXTRA else 0
    return {"id": card_id(s, card), "name": title(s, card), "side": side(card), "move": move,
            "now": now, "end": end, "state": progress(s, card)}


def progress(s: Adventures, card: int) -> str:
    if card not in s.row:
        return "waiting"
    if card in s.left:
        return "removed"
    place = s.row.index(card)
    if s.ending:
        return "ending" if place == s.ending - 1 else "done"
    return "now" if place == len(s.row) - 1 else "done"


def trap(s: Adventures) -> TrapView | None:
    if s.trap == NONE:
        return None
    one = TRAPS[s.trap]
    return {"id": one.id, "name": one.name, "texts": [sentences(ops, one.words) for ops in one.ops], "roll": s.die}


def ally(s: Adventures) -> AllyView | None:
    if s.ally == NONE:
        return None
    one = ALLIES[s.ally]
    return {"id": one.id, "name": one.name, "start": one.start, "now": sentences(one.now_ops, one.words),
            "end": sentences(one.end_ops, one.words)}


def combat(s: Adventures, seat: int | None) -> CombatView:
    stage = s.combat[STAGE]
    damage = s.combat[DAMAGE]
    return {
        "attack": combat_card(s, 0, seat), "defense": combat_card(s, 1, seat), "revealed": stage >= REVEALED, "window": STAGES[stage],
        "damage": damage if damage != NONE else None, "winner": None if damage == NONE else "attacker" if damage > 0 else "defender"}


def combat_card(s: Adventures, n: int, seat: int | None) -> CombatCardView:
    fighter = s.combat[ATTACKER + n]
    owner = s.owner[fighter]
    card = s.combat[ATTACK + n]
    shown = card != NONE and (s.combat[STAGE] >= REVEALED or (owner < PLAYERS and sees_hand(s, owner, seat)))
    reasons: list[ReasonView] = []
    for i in range(0, len(s.reasons), 4):
        if s.reasons[i] == n:
            reasons.append({"words": because(s.reasons[i + 1]), "n": s.reasons[i + 2], "becomes": s.reasons[i + 3] == 1})
    if card != NONE and rats_at(s, n):
        reasons.append({"words": "rats", "n": -rats_at(s, n), "becomes": False})
    canceled = s.combat[CANCELLED + n] & ALL_WINDOWS
    return {
        "fighter": FIGHTERS[fighter], "played": card != NONE, "card": CARD_IDS[card] if shown else None,
        "printed": printed(s, n) if shown else 0, "value": value(s, n) if shown else 0, "reasons": reasons,
        "cancelled": [window for i, window in enumerate(WINDOWS[:3]) if canceled & BIT[i]], "ignored": s.combat[IGNORED + n] == 1}


def because(why: int) -> str:
    if why >= 0:
        return CARD_NAMES[why]
    return {BY_INVENTION: "invention", BY_NUNCHAKU: "Nunchaku"}[why]


# --- worlds -----------------------------------------------------------------------------------------------------------------------


def resample(s: Adventures, seat: int, seed: int) -> Adventures:
    """A world that this seat must think possible: other hands, cards laid face down, decks, and the orders of all that lies
    face down, dealt anew from what is left. One seed gives the same world whatever the truth is."""
    t = s.clone()
    t.log = s.log
    t.sow(seed)
    for owner in range(OWNERS):
        if s.kind[owner] != NONE and not s.is_out(owner):
            deal_anew(t, owner, seat)
    for pile in (t.coming, t.traps, t.allies, t.henchmen):
        mix(t, pile)
    hidden = t.boroughs[t.objective + 1:]
    mix(t, hidden)
    t.boroughs = t.boroughs[:t.objective + 1] + hidden
    t.ask_again()
    return t


def mix(t: Adventures, cards: list[int]) -> None:
    """Shuffle what lies face down, from an order that says nothing."""
    cards.sort()
    t.shuffle(cards)


def deal_anew(t: Adventures, owner: int, seat: int) -> None:
    """What the seat cannot know of an owner's cards."""
    top = known_cards(t, owner, seat)[::-1]
    hidden = t.decks[owner][:len(t.decks[owner]) - len(top)]
    if owner >= PLAYERS or sees_hand(t, owner, seat):
        mix(t, hidden)
        t.decks[owner] = hidden + top
        return
    sure = t.shown[owner][:]
    rest = t.hands[owner][:]
    for card in sure:
        rest.remove(card)
    count = len(rest)
    hidden += rest
    for n in range(2):
        if not t.combat or t.combat[STAGE] != HIDDEN or t.owner[t.combat[ATTACKER + n]] != owner:
            continue
        laid = t.combat[ATTACK + n]
        if laid != NONE:  # face down: it is one that may be laid
            hidden.append(laid)
            t.combat[ATTACK + n] = one_of(t, hidden, n)
        elif n == 0 and not any([fits(t, card, 0) for card in sure]):  # who has declared an attack has a card for it
            sure.append(one_of(t, hidden, 0))
            count -= 1
    mix(t, hidden)
    t.hands[owner] = sure + hidden[:count]
    t.decks[owner] = hidden[count:] + top


def fits(t: Adventures, card: int, n: int) -> bool:
    """3.6, 4.1 It may be used in this combat, by the attacker or (1) the defender."""
    fighter = t.combat[ATTACKER + n]
    if not USE[card] & (FOR_DEFENSE if n else FOR_ATTACK) or not WHO[card] & role(t, fighter):
        return False
    return n == 1 or RANGED[card] or in_reach(t, fighter, t.combat[TARGET])


def one_of(t: Adventures, cards: list[int], n: int) -> int:
    """Taken out of the cards."""
    found = sorted([card for card in cards if fits(t, card, n)])
    card = found[t.below(len(found))]
    cards.remove(card)
    return card
