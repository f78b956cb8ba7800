# not compiled
"""The table as plain text: all that a seat sees, a line each."""
from __future__ import annotations

from typing import Final

from halfshell.core.text import counted, listed

from .board import NEIGHBORS, SPACE_NUMBER, SPACES, ZONES, ZONES_OF
from .called import MACHINE_TITLES, SPACE_TITLES, TITLES, capital
from .cards import CARD_IDS
from .content import card as content_of
from .names import BIT, BOARD_TITLES, BOARDS
from .narrate import die
from .state import Adventures
from .view import AdventuresView, CombatCardView, CombatView, DeckView, FighterView, InitiativeView, view

SUPPLIES: Final = {"shredder": "foot soldiers", "baxter": "mousers", "rat-king": "rats", "slash": "fury cards"}
WINDOW_WORDS: Final = {"immediately": "immediately", "during": "during combat", "after": "after combat", "scheme": "", "tucked": "in force",
                       "always": ""}
COMBAT_WORDS: Final = {"cards": "cards are chosen", "revealed": "cards are revealed", "immediately": "immediate effects",
                       "during": "effects during combat", "damage": "damage is dealt", "after": "effects after combat", "done": "over"}


def table(s: Adventures, seat: int | None) -> list[str]:
    seen = view(s, seat)
    lines = [turn_line(seen)]
    if seen["mode"] != "duel":
        lines += threat_lines(seen) + initiative_lines(seen)
    if seen["combat"]:
        lines += combat_lines(seen["combat"])
    lines += [fighter_line(seen, one) for one in seen["fighters"]]
    lines += [f"{TITLES[one['enemy']]} would attack {goal(one['targets'], one['spaces'])}." for one in seen["intents"]]
    lines += board_lines(seen)
    for deck in seen["decks"]:
        lines += deck_lines(deck, seat is not None and deck["seat"] == seat)
    return lines


def turn_line(seen: AdventuresView) -> str:
    text = f"{BOARD_TITLES[BOARDS.index(seen['board'])]}, round {seen['round']}."
    if seen["turn"]:
        text += f" {TITLES[seen['turn']]}'s turn"
        text += f": {counted(seen['actions'], 'action')} left." if seen["actions"] else "."
    return capital(text)


# --- the villain ----------------------------------------------------------------------------------------------------------------


def threat_lines(seen: AdventuresView) -> list[str]:
    lines = [f"Threat {seen['threat']} of {seen['threat_length']}, level {seen['threat_level']}."]
    if seen["boroughs"]:
        standing = [TITLES[one] for one in seen["boroughs"]]
        fallen = [TITLES[one] for one in seen["fallen"]]
        lines.append(f"Under threat: {standing[0]}. Fallen: {listed(fallen) or 'none'}; with the fourth the players lose.")
    if seen["board"] == "technodrome":
        grown = f"1 to {seen['dimension_x']}" if seen["dimension_x"] > 1 else str(seen["dimension_x"])
        lines.append(f"Dimension X: {f'areas {grown}' if seen['dimension_x'] else 'no area yet'}; with the fourth the players lose.")
    lines += machine_lines(seen)
    trap = seen["trap"]
    if trap:
        entries = "; ".join([f"{n}: {text[:-1]}" for n, text in enumerate(trap["texts"], 1)])
        lines.append(f"Trap: {trap['name']} ({entries})" + (f", the die shows {die(trap['roll'])}." if trap["roll"] >= 0 else "."))
    return lines


def machine_lines(seen: AdventuresView) -> list[str]:
    return [f"{capital(MACHINE_TITLES[n])}: {'active' if active else 'inactive'}." for n, active in enumerate(seen["machines"])]


def initiative_lines(seen: AdventuresView) -> list[str]:
    lines = [f"Initiative {n}, {card['state']}: {initiative_text(card)}" for n, card in enumerate(seen["row"], 1)]
    if seen["to_come"]:
        lines.append("Still to come, in an order that nobody knows:")
        lines += [f"  {initiative_text(card)}" for card in seen["to_come"]]
    ally = seen["ally"]
    if ally:
        lines.append(f"The ally face up: {ally['name']}, who joins from starting space {ally['start']}. {ally['now']}"
                     + (f" End of round: {ally['end']}" if ally["end"] else ""))
    return lines


def initiative_text(card: InitiativeView) -> str:
    name = card["name"] + (f", move {card['move']}" if card["move"] else "")
    texts = [card["now"]] if card["now"] else []
    if card["end"]:
        texts.append(f"End of round: {card['end']}")
    return f"{name}." if card["side"] == "player" else f"{name} - {' '.join(texts)}"


def goal(targets: list[str], spaces: list[str]) -> str:
    if not targets:
        return "nobody, so the threat would advance"
    text = listed([TITLES[one] for one in targets], "or")
    return f"{text} from {listed([TITLES[x] for x in spaces], 'or')}" if spaces else text


# --- the board ------------------------------------------------------------------------------------------------------------------


def fighter_line(seen: AdventuresView, one: FighterView) -> str:
    head = f"{one['name']}: {one['health']} of {one['most']} health, {'ranged' if one['ranged'] else 'melee'}"
    if one["space"] is None:
        return f"{head}, {'not on the board' if one['health'] else 'defeated'}."
    return f"{head}, on {TITLES[one['space']]} ({zones(one['space'])}), next to {neighbors(seen, one['space'])}."


def neighbors(seen: AdventuresView, space: str) -> str:
    """The spaces next to it, with who stands there."""
    standing = {there["space"]: there["name"] for there in seen["fighters"]}
    return listed([SPACE_TITLES[x] + (f" with {standing[SPACES[x]]}" if SPACES[x] in standing else "")
                   for x in NEIGHBORS[SPACE_NUMBER[space]]])


def zones(space: str) -> str:
    found = [zone.partition("/")[2] for n, zone in enumerate(ZONES) if ZONES_OF[SPACE_NUMBER[space]] & BIT[n]]
    return f"{listed(found)} zone{'' if len(found) == 1 else 's'}"


def board_lines(seen: AdventuresView) -> list[str]:
    lines: list[str] = []
    for entrenched, words in ((False, "Patrolling foot soldiers"), (True, "Entrenched foot soldiers")):
        places = [TITLES[one["line"]] for one in seen["soldiers"] if one["entrenched"] == entrenched]
        if places:
            lines.append(f"{words}: {'; '.join(places)}.")
    if seen["mousers"]:
        lines.append(f"Mousers on {listed([TITLES[x] for x in seen['mousers']])}.")
    if seen["rats"]:
        lines.append(f"Rats on {listed([TITLES[x] for x in seen['rats']])}.")
    return lines


# --- cards ----------------------------------------------------------------------------------------------------------------------


def combat_lines(combat: CombatView) -> list[str]:
    attack, defense = combat["attack"], combat["defense"]
    lines = [f"Combat, {TITLES[attack['fighter']]} against {TITLES[defense['fighter']]}: {COMBAT_WORDS[combat['window']]}."]
    for one, side in ((attack, "attack"), (defense, "defense")):
        lines.append(f"  {TITLES[one['fighter']]}, {side}: {played(one, side, combat['window'] != 'cards')}")
    if combat["damage"] is not None:
        lines.append(f"  {combat['damage']} damage was dealt.")
    return lines


def played(one: CombatCardView, side: str, revealed: bool) -> str:
    if one["card"] is None:
        return "a card face down." if one["played"] else "no card." if revealed else "no card yet."
    reasons = [f"{'becomes ' if why['becomes'] else ''}{why['n'] if why['becomes'] else format(why['n'], '+d')} {why['words']}"
               for why in one["reasons"]]
    value = f"value {one['value']}" + (f" ({one['printed']} printed, {', '.join(reasons)})" if reasons else "")
    canceled = f", effects canceled: {listed([WINDOW_WORDS[window] for window in one['cancelled']])}" if one["cancelled"] else ""
    return f"{TITLES[one['card']]}, {value}{', ignored' if one['ignored'] else ''}{canceled}."


def deck_lines(deck: DeckView, mine: bool) -> list[str]:
    if deck["out"]:
        return [f"Out of the game: {deck['name']}."]
    parts = [counted(deck["draw_pile"], "card") + " to draw from"]
    if deck["seat"] is not None:
        parts.append(f"{counted(deck['hand'], 'card')} in hand")
    if deck["id"] in SUPPLIES and deck["supply"]:
        parts.append(f"{deck['supply']} {SUPPLIES[deck['id']]} in the supply")
    lines = [f"{deck['name']}, move {deck['move']}: {', '.join(parts)}, {discarded(deck['discards'])}."]
    if deck["ability"]:
        lines.append(f"  {deck['ability']}: {deck['ability_text']}")
    if deck["top"]:
        lines.append(f"  You know the top of the deck: {listed([TITLES[card] for card in deck['top']], 'then')}.")
    if deck["tucked"]:
        lines.append(f"  In force: {listed([TITLES[card] for card in deck['tucked']])}.")
    if deck["cards"]:
        lines.append("  Your hand:" if mine else f"  You know of {deck['name']}'s hand:")
        lines += [f"    {card_line(card, deck['cards'].count(card))}" for card in dict.fromkeys(deck["cards"])]
    return lines


def discarded(pile: list[str]) -> str:
    """A discard pile is open; each card once, with how many."""
    if not pile:
        return "nothing discarded"
    names = [TITLES[card] + (f" x{pile.count(card)}" if pile.count(card) > 1 else "") for card in dict.fromkeys(pile)]
    return f"{len(pile)} discarded ({', '.join(names)})"


def card_line(id: str, copies: int) -> str:
    """2x Katana: attack 6, boost 2, Leonardo only."""
    card = content_of(CARD_IDS.index(id))
    values = {"attack": f"attack {card['attack']}", "defense": f"defense {card['defense']}", "versatile": f"versatile {card['attack']}"}
    parts = [values.get(card["kind"], card["kind"]), f"boost {card['boost_text'] or card['boost']}"]
    if card["who"]:
        parts.append(f"{card['who']} only")
    texts = [f"{WINDOW_WORDS[one['window']]}: {one['text']}".removeprefix(": ") for one in card["texts"]]
    return f"{f'{copies}x ' if copies > 1 else ''}{card['name']}: {', '.join(parts)}." + "".join([f" {capital(text)}" for text in texts])
