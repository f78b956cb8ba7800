# not compiled
"""A position in words: `facts` writes it, `set_up` reads it. A deck is called like the fighter who leads it; names are those of the
rules page and of the cards. Which hidden cards somebody has seen is not part of a position."""
from __future__ import annotations

from typing import Any, Final

from halfshell.core.game import BadPosition
from halfshell.core.given import list_given, number_given, table_given
from halfshell.core.script import PASS

from .board import BOARD_OF, BOROUGHS, CIRCLE_OF, LINES, ON_BOARD, SPACE_NUMBER, SPACES, STARTS, TRACK, ZONES_OF
from .cards import ALLIES, CARD_IDS, DECKS, HENCHMEN, TRAPS, TUCKED, Deck
from .combat import value
from .damage import any_alive, leave_the_game, most_health
from .initiative import card_id
from .movement import nearest
from .names import (
    ALLY,
    BIT,
    BOARDS,
    EXTRA,
    FIGHTERS,
    FRIENDS,
    HENCHMAN,
    INITIATIVES,
    KRANG,
    MINION,
    MINIONS,
    NEW_YORK,
    NONE,
    OWNERS,
    PLAYERS,
    SHREDDER,
    TECHNODROME,
    VILLAIN,
)
from .player_turn import REST_OF_TURN
from .rounds import DUEL, ENDS, REVEALS, ROUNDS
from .setup import HEROES, TURTLES, deck_led_by, stand, take_deck
from .state import ATTACK, ATTACKER, DAMAGE, DEFENSE, ENTRENCHED, MOUSER, PATROLLING, RAT, TARGET, Adventures
from .threat import LAST

END_OF_ROUND: Final = "end_of_round"
SOLDIERS: Final = {"patrolling": PATROLLING, "entrenched": ENTRENCHED}
MACHINES: Final = ("inactive", "active")


# --- writing ------------------------------------------------------------------------------------------------------------------


def facts(s: Adventures) -> dict[str, Any]:
    """Everything, secrets included. Of what lies face down the next card comes first; a discard pile ends with its top card."""
    decks = {leader_name(s, owner): owner for owner in range(OWNERS) if s.kind[owner] != NONE}
    playing = {name: owner for name, owner in decks.items() if not s.is_out(owner)}
    seats = {name: owner for name, owner in playing.items() if owner < PLAYERS}
    fighters = [f for f in range(len(FIGHTERS)) if s.owner[f] != NONE]
    return {
        "board": BOARDS[s.board],
        "round": s.round,
        "turn": turn_of(s),
        "actions": s.actions_left,
        "heroes": {f"p{owner}": name for name, owner in decks.items() if owner < PLAYERS},
        "order": [leader_name(s, seat) for seat in s.order],
        "minions": [name for name, owner in decks.items() if owner >= MINION],
        "at": {FIGHTERS[f]: SPACES[s.where[f]] for f in fighters if s.health[f] > 0 and s.where[f] != NONE},
        "health": {FIGHTERS[f]: s.health[f] for f in fighters},
        "hands": {name: short_names(sorted(s.hands[seat])) for name, seat in seats.items()},
        "decks": {name: short_names(s.decks[owner][::-1]) for name, owner in playing.items()},
        "discards": {name: short_names(s.discards[owner]) for name, owner in playing.items()},
        "tucked": {name: short_names([c for c in DECKS[s.kind[seat]].cards if TUCKED[c] & s.tucked[seat]]) for name, seat in seats.items()},
        "supply": {name: s.supply[owner] for name, owner in playing.items() if DECKS[s.kind[owner]].supply},
        "threat": s.threat + 1,
        "fallen": [BOROUGHS[n] for n in s.boroughs[:s.objective]],
        "threatened": BOROUGHS[s.boroughs[s.objective]] if s.boroughs else "none",
        "borough_order": [BOROUGHS[n] for n in s.boroughs[s.objective + 1:]],
        "dimension_x": s.objective if s.board == TECHNODROME else 0,
        "soldiers": {line_name(line): words for line in range(len(LINES)) for words, kind in SOLDIERS.items() if s.soldiers[line] == kind},
        "mousers": [SPACES[x] for x, tokens in enumerate(s.tokens) if tokens & MOUSER],
        "rats": [SPACES[x] for x, tokens in enumerate(s.tokens) if tokens & RAT],
        "machines": [MACHINES[machine] for machine in s.machines] if s.board == TECHNODROME or s.owner[KRANG] != NONE else [],
        "traps": [plain_id(TRAPS[n].id) for n in reversed(s.traps)],
        "trap_discards": [plain_id(TRAPS[n].id) for n in s.trap_discards],
        "trap": plain_id(TRAPS[s.trap].id) if s.trap != NONE else "none",
        "die": s.die if s.die != NONE else "none",
        "row": [card_id(s, card) for card in s.row if card not in s.left],
        "to_come": [card_id(s, card) for card in reversed(s.coming)],
        "ally": plain_id(ALLIES[s.ally].id) if s.ally != NONE else "none",
        "allies": [plain_id(ALLIES[n].id) for n in reversed(s.allies)],
        "henchmen": [plain_id(HENCHMEN[n].id) for n in reversed(s.henchmen)],
        "out": [name for name, owner in decks.items() if s.is_out(owner)],
        "combat": combat(s) if s.combat else "none",
        "winner": "none" if s.winner == NONE else f"p{s.winner}" if s.duel else ("players", "villain")[s.winner]}


def leader_name(s: Adventures, owner: int) -> str:
    return FIGHTERS[DECKS[s.kind[owner]].leader]


def turn_of(s: Adventures) -> str:
    """Whose initiative card is being resolved."""
    if s.duel:
        return leader_name(s, s.turn) if s.turn != NONE else "none"
    if s.ending:
        return END_OF_ROUND
    return card_id(s, s.row[-1]) if s.row else "none"


def short_names(cards: list[int]) -> list[str]:
    return [plain_id(CARD_IDS[card]) for card in cards]


def plain_id(name: str) -> str:
    """leonardo.katana -> katana, trap.laser-grid -> laser-grid"""
    return name.partition(".")[2]


def line_name(line: int) -> str:
    a, b = LINES[line]
    return f"{SPACES[a]}:{SPACES[b]}"


def combat(s: Adventures) -> dict[str, Any]:
    """The one under way, with its values as they are now."""
    attack, defense = s.combat[ATTACK], s.combat[DEFENSE]
    return {
        "attacker": FIGHTERS[s.combat[ATTACKER]], "target": FIGHTERS[s.combat[TARGET]],
        "attack": plain_id(CARD_IDS[attack]) if attack != NONE else "none",
        "defense": plain_id(CARD_IDS[defense]) if defense != NONE else "none",
        "attack_value": value(s, 0), "defense_value": value(s, 1),
        "damage": s.combat[DAMAGE] if s.combat[DAMAGE] != NONE else "none"}


# --- reading: the parts of a position -----------------------------------------------------------------------------------------

GIVEN: Final = (
    "turn", "actions", "round", "heroes", "order", "minions", "at", "health", "hands", "decks", "discards", "tucked", "supply", "threat",
    "fallen", "threatened", "borough_order", "dimension_x", "soldiers", "mousers", "rats", "machines", "traps", "trap_discards", "row",
    "to_come", "ally", "allies", "henchmen")


def set_up(s: Adventures, given: dict[str, Any]) -> None:
    """Change a fresh game into the position given, at the start of the turn of `turn` (the first player's), or, with `actions`, at a
    choice of action in it. Raises BadPosition. A list of what lies face down begins with the next card; all other cards follow in any
    order, unless it ends with `end`."""
    for key in given:
        if key not in GIVEN:
            raise BadPosition(key, f"a position has no {key}; it has {', '.join(GIVEN)}")
    duel = s.duel
    s.begin(s.below(1 << 30))
    s.duel = duel
    take_sides(s, given)
    give_health(s, given)
    place_fighters(s, given)
    deal_cards(s, given)
    lay_out_board(s, given)
    count_supplies(s, given)
    s.round = number_given(given.get("round", 1), "round", 1, 99)
    if s.duel:
        take_duel_turns(s, given)
    else:
        lay_out_helpers(s, given)
        take_turns(s, given)
    s.apply_action(PASS)


def in_list(key: str, name: str, names: list[str]) -> int:
    """The place of a name, written with or without what stands before a dot."""
    for n, other in enumerate(names):
        if other and name in (other, plain_id(other)):
            return n
    raise BadPosition(key, f"there is no {name}; there is {', '.join(filter(None, names)) or 'none'}")


def fighter_given(s: Adventures, key: str, name: str) -> int:
    names = [FIGHTERS[f] for f in range(len(FIGHTERS)) if s.owner[f] != NONE]
    return FIGHTERS.index(names[in_list(key, str(name), names)])


def owner_given(s: Adventures, key: str, name: str) -> int:
    owners = [owner for owner in range(OWNERS) if s.kind[owner] != NONE]
    return owners[in_list(key, str(name), [leader_name(s, owner) for owner in owners])]


def space_given(s: Adventures, key: str, name: object) -> int:
    space = SPACE_NUMBER.get(str(name), NONE)
    if space == NONE or BOARD_OF[space] != s.board:
        raise BadPosition(key, f"the board has no space {name}; it has {', '.join(SPACES[x] for x in ON_BOARD[s.board])}")
    return space


# --- fighters -----------------------------------------------------------------------------------------------------------------


def take_sides(s: Adventures, given: dict[str, Any]) -> None:
    """Villain and board by the options; the minions and heroes given, else the first ones."""
    options = s.options
    heroes = heroes_given(s, given)
    if s.duel:
        own = TECHNODROME if any(deck.leader == KRANG for deck in heroes) else NEW_YORK
        s.board = own if options.board == "own" else BOARDS.index(options.board)
    else:
        krang = options.villain == "krang" or (options.villain == "random" and s.below(2) == 1)
        s.board = TECHNODROME if krang else NEW_YORK
        take_deck(s, VILLAIN, deck_led_by(KRANG if krang else SHREDDER))
        names = list_given(given.get("minions", [FIGHTERS[f] for f in MINIONS[:s.seats]]), "minions", "[rat-king, slash]")
        minions = [MINIONS[in_list("minions", name, [FIGHTERS[f] for f in MINIONS])] for name in names]
        if len(minions) > s.seats or len(set(minions)) < len(minions):
            raise BadPosition("minions", "minions are all different and not more than there are players")
        for n, fighter in enumerate(minions):
            take_deck(s, MINION + n, deck_led_by(fighter))
    for seat, deck in enumerate(heroes):
        take_deck(s, seat, deck)
    s.order = order_given(s, given)


def order_given(s: Adventures, given: dict[str, Any]) -> list[int]:
    """1.5 Of the order markers; those left out follow."""
    names = list_given(given.get("order", []), "order", "[raphael, leonardo]")
    found = [in_list("order", name, [leader_name(s, seat) for seat in range(s.seats)]) for name in names]
    if len(set(found)) < len(found):
        raise BadPosition("order", "a hero is named twice")
    return found + [seat for seat in range(s.seats) if seat not in found]


def heroes_given(s: Adventures, given: dict[str, Any]) -> list[Deck]:
    decks = DECKS[:HEROES] if s.duel else DECKS[:TURTLES]
    names = [FIGHTERS[deck.leader] for deck in decks]
    wanted = given.get("heroes", {})
    if isinstance(wanted, list):
        wanted = {f"p{seat}": name for seat, name in enumerate(wanted)}
    if not isinstance(wanted, dict):
        raise BadPosition("heroes", "heroes is a table, like {p0: raphael, p1: leonardo}")
    chosen = {in_list("heroes", seat, [f"p{n}" for n in range(s.seats)]): in_list("heroes", str(name), names)
              for seat, name in wanted.items()}
    if len(set(chosen.values())) < len(chosen):
        raise BadPosition("heroes", "heroes are all different")
    left = [n for n in range(len(decks)) if n not in chosen.values()]
    return [decks[chosen[seat] if seat in chosen else left.pop(0)] for seat in range(s.seats)]


def give_health(s: Adventures, given: dict[str, Any]) -> None:
    for name, health in table_given(given, "health", "{leonardo: 7}").items():
        f = fighter_given(s, "health", name)
        s.health[f] = number_given(health, "health", 0, most_health(s, f))
    for owner in range(OWNERS):
        if s.kind[owner] != NONE and not any_alive(s, owner):
            s.out |= BIT[owner]
    if not s.team() or s.is_out(VILLAIN) or (s.duel and any(s.health[DECKS[s.kind[seat]].leader] == 0 for seat in range(2))):
        raise BadPosition("health", "the game would be over")


def place_fighters(s: Adventures, given: dict[str, Any]) -> None:
    """Those given; then the villain on starting space 5 and his minions beside him, heroes on 1-4 and their sidekicks in a zone of theirs.
    The defeated count where they fell."""
    for name, words in table_given(given, "at", "{leonardo: bronx-5}").items():
        f = fighter_given(s, "at", name)
        space = space_given(s, "at", words)
        if s.health[f] == 0:
            s.where[f] = space
        elif s.who[space] != NONE:
            raise BadPosition("at", f"{FIGHTERS[s.who[space]]} stands on {words} already")
        else:
            stand(s, f, space)
    starts = STARTS[s.board]
    for owner in [VILLAIN, *range(MINION, OWNERS), *range(PLAYERS)]:
        if s.kind[owner] == NONE:
            continue
        deck = DECKS[s.kind[owner]]
        settle(s, deck.leader, starts[5] if owner >= VILLAIN else NONE)
        if deck.sidekick != NONE:
            settle(s, deck.sidekick, s.where[deck.leader])


def settle(s: Adventures, fighter: int, near: int) -> None:
    """Near a space, or on a starting space."""
    if s.where[fighter] != NONE:
        return
    starts = STARTS[s.board][1:5]
    empty = [x for x in ON_BOARD[s.board] if s.who[x] == NONE]
    if near == NONE:
        spaces = [x for x in starts if s.who[x] == NONE] or empty
    elif near in empty or s.owner[fighter] >= MINION:
        spaces = nearest(s, empty, near)
    else:
        spaces = [x for x in empty if ZONES_OF[x] & ZONES_OF[near] and x not in starts] or empty
    if s.health[fighter] > 0:
        stand(s, fighter, spaces[0])
    else:
        s.where[fighter] = spaces[0]


# --- cards --------------------------------------------------------------------------------------------------------------------


def deal_cards(s: Adventures, given: dict[str, Any]) -> None:
    left = {owner: s.decks[owner] for owner in range(OWNERS) if s.kind[owner] != NONE}
    for owner in left:
        supply_card = DECKS[s.kind[owner]].supply_card
        if supply_card != NONE:
            left[owner] += [supply_card] * s.supply[owner]
    for name, cards in table_given(given, "discards", "{shredder: [deception]}").items():
        owner = owner_given(s, "discards", name)
        s.discards[owner] = cards_given(s, left[owner], "discards", owner, cards)
    for name, cards in table_given(given, "tucked", "{donatello: [smoke-bomb]}").items():
        owner = owner_given(s, "tucked", name)
        for card in cards_given(s, left[owner], "tucked", owner, cards):
            if not TUCKED[card]:
                raise BadPosition("tucked", f"{plain_id(CARD_IDS[card])} is no invention")
            s.tucked[owner] |= TUCKED[card]
    hands = {owner_given(s, "hands", name): cards for name, cards in table_given(given, "hands", "{leonardo: [katana]}").items()}
    for owner, cards in hands.items():
        if owner >= PLAYERS:
            raise BadPosition("hands", "an enemy has no hand")
        s.hands[owner] = cards_given(s, left[owner], "hands", owner, cards)
    tops = {owner_given(s, "decks", name): cards for name, cards in table_given(given, "decks", "{krang: [deception]}").items()}
    for owner, rest in left.items():
        named = list_given(tops.get(owner, []), "decks", "[deception, warp-step]")
        ends = named[-1:] == ["end"]
        top = cards_given(s, rest, "decks", owner, named[:-1] if ends else named)
        rest = [card for card in rest if card != DECKS[s.kind[owner]].supply_card]
        if owner < PLAYERS and owner not in hands:
            s.hands[owner] = [rest.pop() for _ in range(min(DECKS[s.kind[owner]].hand, len(rest)))]
        s.decks[owner] = ([] if ends else rest) + top[::-1]
    for owner in left:
        if s.is_out(owner):
            clear_away(s, owner)


def cards_given(s: Adventures, left: list[int], key: str, owner: int, names: Any) -> list[int]:
    """Take the cards named out of those that are left of a deck."""
    deck = DECKS[s.kind[owner]]
    own = sorted(set(deck.cards + ([deck.supply_card] if deck.supply_card != NONE else [])))
    found: list[int] = []
    for name in list_given(names, key, "[deception, warp-step]"):
        card = own[in_list(key, name, [CARD_IDS[c] for c in own])]
        if card not in left:
            raise BadPosition(key, f"{leader_name(s, owner)} has no further {name}")
        left.remove(card)
        found.append(card)
    return found


def clear_away(s: Adventures, owner: int) -> None:
    """4.8, 5.8 What goes with one who is out."""
    if owner >= MINION:
        leave_the_game(s, owner)
    else:
        s.hands[owner] = []
        s.decks[owner] = []
        s.discards[owner] = []


# --- board --------------------------------------------------------------------------------------------------------------------


def lay_out_board(s: Adventures, given: dict[str, Any]) -> None:
    if not s.duel:
        s.threat = number_given(given.get("threat", 1), "threat", 1, TRACK[s.board]) - 1
    if s.kind[VILLAIN] != NONE and s.board == NEW_YORK:
        lay_out_boroughs(s, given)
    if s.board == TECHNODROME and not s.duel:
        s.objective = number_given(given.get("dimension_x", 0), "dimension_x", 0, LAST - 1)
        trap_ids = [trap.id for trap in TRAPS]
        s.trap_discards = [in_list("trap_discards", name, trap_ids)
                           for name in list_given(given.get("trap_discards", []), "trap_discards", "[rift-surge]")]
        s.traps = face_down(s, given, "traps", trap_ids, s.trap_discards)
    for name, words in table_given(given, "soldiers", "{bronx-1:bronx-6: patrolling}").items():
        if str(words) not in SOLDIERS:
            raise BadPosition("soldiers", f"a foot soldier is {' or '.join(SOLDIERS)}, not {words}")
        s.soldiers[circle_given(s, name)] = SOLDIERS[str(words)]
    for key, token in (("mousers", MOUSER), ("rats", RAT)):
        for name in list_given(given.get(key, []), key, "[bronx-1, bronx-2]"):
            s.tokens[space_given(s, key, name)] |= token
    lay_out_machines(s, given)


def lay_out_boroughs(s: Adventures, given: dict[str, Any]) -> None:
    """Fallen, threatened, and the others."""
    fallen = list_given(given.get("fallen", []), "fallen", "[queens, bronx]")
    coming = list_given(given.get("borough_order", []), "borough_order", "[queens, bronx]")
    named = [*fallen, *([str(given["threatened"])] if "threatened" in given else []), *coming]
    numbers = [in_list("fallen", name, BOROUGHS) for name in named]
    if len(set(numbers)) < len(numbers):
        raise BadPosition("fallen", "a borough is named twice")
    if len(fallen) >= LAST:
        raise BadPosition("fallen", "the game would be over")
    left = [n for n in range(len(BOROUGHS)) if n not in numbers]
    if "threatened" in given or not coming:
        s.shuffle(left)
        s.boroughs = numbers + left
    else:
        s.boroughs = numbers[:len(fallen)] + left + numbers[len(fallen):]
    s.objective = len(fallen)


def circle_given(s: Adventures, name: str) -> int:
    """A line with a circle, its ends in either order; in a duel any line."""
    ends = set(str(name).split(":"))
    lines = [n for n in range(len(LINES)) if BOARD_OF[LINES[n][0]] == s.board and (s.duel or CIRCLE_OF[n] != NONE)]
    for n in lines:
        if {SPACES[x] for x in LINES[n]} == ends:
            return n
    raise BadPosition("soldiers", f"there is no circle {name}; there is {', '.join(line_name(n) for n in lines) or 'none'}")


def lay_out_machines(s: Adventures, given: dict[str, Any]) -> None:
    if s.owner[KRANG] == NONE:
        if given.get("machines"):
            raise BadPosition("machines", "there are no machines without Krang")
        return
    s.machines = [1, 0, 0] if s.duel else [1, 1, 1]
    if "machines" in given:
        words = list_given(given["machines"], "machines", "[active, inactive, active]")
        if len(words) != 3:
            raise BadPosition("machines", "there are three machines, like [active, inactive, active]")
        s.machines = [in_list("machines", word, list(MACHINES)) for word in words]


def count_supplies(s: Adventures, given: dict[str, Any]) -> None:
    """What is not out yet, unless it is given."""
    for owner in range(OWNERS):
        if s.kind[owner] == NONE or s.is_out(owner):
            continue
        deck = DECKS[s.kind[owner]]
        if deck.leader == SHREDDER:
            s.supply[owner] -= len(s.soldiers) - s.soldiers.count(0)
        elif deck.supply_card != NONE:
            s.supply[owner] -= (s.discards[owner] + s.decks[owner]).count(deck.supply_card)
        elif deck.supply:
            token = MOUSER if deck.leader == FIGHTERS.index("baxter") else RAT
            s.supply[owner] -= len([x for x in s.tokens if x & token])
    for name, count in table_given(given, "supply", "{shredder: 3}").items():
        owner = owner_given(s, "supply", name)
        s.supply[owner] = number_given(count, "supply", 0, DECKS[s.kind[owner]].supply)
    for owner in range(OWNERS):
        if s.supply[owner] < 0:
            raise BadPosition("supply", f"{leader_name(s, owner)} has only {DECKS[s.kind[owner]].supply}")


# --- initiative ---------------------------------------------------------------------------------------------------------------


def face_down(s: Adventures, given: dict[str, Any], key: str, names: list[str], gone: list[int]) -> list[int]:
    """The next ones first, as given; those left of the others follow unless it ends with `end`. As a deck, the next one last."""
    words = list_given(given.get(key, []), key, f"[{plain_id(names[0])}]")
    ends = words[-1:] == ["end"]
    found = [in_list(key, word, names) for word in (words[:-1] if ends else words)]
    for n, card in enumerate(found):
        if card in gone or card in found[:n]:
            raise BadPosition(key, f"{plain_id(names[card])} is elsewhere already")
    left = [n for n in range(len(names)) if n not in gone and n not in found]
    s.shuffle(left)
    return ([] if ends else left) + found[::-1]


def lay_out_helpers(s: Adventures, given: dict[str, Any]) -> None:
    """9.1 Allies and henchmen that are not in the initiative deck yet."""
    used = [in_list(key, name, ids(s)) for key in ("turn", "row", "to_come") for name in cards_named(given, key)]
    allies = [ally.id for ally in ALLIES]
    if s.options.allies or "ally" in given or "allies" in given:
        gone = [card - ALLY for card in used if ALLY <= card < HENCHMAN]
        if "ally" in given:
            s.ally = NONE if str(given["ally"]) == "none" else in_list("ally", str(given["ally"]), allies)
            if s.ally in gone:
                raise BadPosition("ally", f"{given['ally']} is in the initiative deck already")
            s.allies = face_down(s, given, "allies", allies, gone + [s.ally])
        else:
            s.allies = face_down(s, given, "allies", allies, gone)
            s.ally = s.allies.pop() if s.allies else NONE
    if s.options.allies or "henchmen" in given:
        s.henchmen = face_down(s, given, "henchmen", [one.id for one in HENCHMEN], [card - HENCHMAN for card in used if card >= HENCHMAN])


def ids(s: Adventures) -> list[str]:
    """Of all initiative cards by number; the end of a round counts as one more."""
    return [card_id(s, card) if card >= EXTRA or s.kind[card] != NONE else "" for card in range(INITIATIVES)] + [END_OF_ROUND]


def cards_named(given: dict[str, Any], key: str) -> list[str]:
    """Of the initiative."""
    if key == "turn":
        return [str(given["turn"])] if "turn" in given else []
    names = list_given(given.get(key, []), key, "[leonardo, shredder]")
    return names[:-1] if names[-1:] == ["end"] else names


def take_turns(s: Adventures, given: dict[str, Any]) -> None:
    """Where the game goes on: in the turn given, then through the rest of the round."""
    turn = in_list("turn", str(given["turn"]), ids(s)) if "turn" in given else s.team()[0]
    row, to_come = [[in_list(key, name, ids(s)) for name in cards_named(given, key)] for key in ("row", "to_come")]
    if row[-1:] == [turn]:
        row.pop()
    named = [turn, *row, *to_come]
    if len(set(named)) < len(named):
        raise BadPosition("row", "an initiative card is named twice in turn, row and to_come")
    others = [card for card in range(ALLY) if card not in named and plays(s, card)]
    s.shuffle(others)
    if given.get("to_come", [])[-1:] == ["end"] or (turn == INITIATIVES and "row" not in given):
        row = others + row
    else:
        to_come = to_come + others
    s.row = row
    s.coming = to_come[::-1]
    s.call(ROUNDS)
    s.call(ENDS)
    if turn == INITIATIVES:
        if "actions" in given:
            raise BadPosition("actions", "only a player's turn has actions")
        return
    s.call(REVEALS)
    if "actions" in given:
        s.row.append(turn)
        take_actions(s, given, turn)
    else:
        s.coming.append(turn)


def plays(s: Adventures, card: int) -> bool:
    """Whether an initiative card is in the game when nobody names it."""
    if card == FRIENDS:
        return bool(s.options.allies)
    return card == EXTRA or (s.kind[card] != NONE and not s.is_out(card))


def take_duel_turns(s: Adventures, given: dict[str, Any]) -> None:
    """11.1 Turn about."""
    turn = owner_given(s, "turn", str(given["turn"])) if "turn" in given else 0
    s.call(DUEL)
    if "actions" in given:
        take_actions(s, given, turn)
    else:
        s.turn = 1 - turn
        s.round -= 1 - turn  # it begins with the first player's turn


def take_actions(s: Adventures, given: dict[str, Any], turn: int) -> None:
    if turn >= PLAYERS:
        raise BadPosition("actions", "only a player's turn has actions")
    s.turn = turn
    s.actions_left = number_given(given["actions"], "actions", 0, 20)
    s.call(REST_OF_TURN, turn)
