# not compiled
"""What happened, a sentence each. `{s}`, `{es}` and the like agree with the fighter or deck that the sentence begins with."""
from __future__ import annotations

from typing import Final

from halfshell.core.events import Event
from halfshell.core.text import counted

from .called import TITLES, capital, plural
from .cards import BOOST, CARD_IDS, DECKS, DIE

SENTENCES: Final[dict[str, str]] = {
    "chose_hero": "{seat} plays {deck}.",
    "joined": "{fighter} join{s} the villain.",
    "placed": "{fighter} start{s} on {space}.",
    "round": "Round {number} begins.",
    "skipped": "{what} is out of the game: no turn.",
    "ending": "End of the round: {what}.",
    "drew": "{deck} draw{s} {card}.",
    "exhausted": "{deck} ha{ve} no card left to draw.",
    "restored": "{deck} shuffle{s} {cards} back into the deck.",
    "boosted": "{deck} boost{s} with {card} ({boost}).",
    "discarded": "{deck} discard{s} {card}.",
    "milled": "{deck} discard{s} {card} from the deck.",
    "reshuffled": "{deck} shuffle{s} the discard pile into the deck.",
    "recycled": "{deck} put{s} {card} back into the deck.",
    "exiled": "{deck} remove{s} {card} from the game.",
    "tucked": "{deck} tuck{s} {card}, which works from now on.",
    "took_back_card": "{deck} return{s} {card} to the hand.",
    "put_under": "{deck} put{s} {card} on the bottom of the deck.",
    "sank": "The top card of {deck}'s deck goes to the bottom.",
    "revealed_top": "{deck} reveal{s} {card} on top of the deck.",
    "moved": "{fighter} move{s} to {space}.",
    "put": "{fighter} {is} placed on {space}.",
    "swapped": "{fighter} and {by} swap places.",
    "schemed": "{deck} play{s} {card}.",
    "attacked": "{fighter} attack{s} {target}.",
    "laid": "{deck} play{s} {card} face down.",
    "no_card": "{deck} play{s} no card.",
    "showed": "{deck} show{s} {card}.",
    "fury": "{deck} turn{s} up {card}, discard{s} it, and draw{s} the next card.",
    "canceled": "The effects of {deck}'s {card} are canceled.",
    "ignored": "The value of {deck}'s {card} is ignored.",
    "became": "{deck}: the value becomes {n} ({card}).",
    "capped": "At most {n} combat damage can be dealt.",
    "combat_damage": "Attack {attack}, defense {defense}: {n} damage.",
    "won": "{fighter} win{s} the combat.",
    "hurt": "{fighter} take{s} {n} damage: {health} health left.",
    "healed": "{fighter} heal{s} {n}: {health} health now.",
    "defeated": "{fighter} {is} defeated!",
    "eliminated": "All of {deck}'s fighters are defeated: this player is out of the game.",
    "no_target": "{fighter} can reach nobody to attack.",
    "targeted": "{fighter} go{es} for {target}.",
    "token": "A {token} is placed on {space}.",
    "soldier_removed": "The foot soldier {line} is removed.",
    "crossed": "{fighter} pass{es} the entrenched foot soldier {line}.",
    "borough_fell": "{borough} falls!",
    "expanded": "Dimension X grows to {number}!",
    "trap": "Trap: {trap}.",
    "ally_up": "The ally face up is {what}.",
    "recruited": "{what} joins the players.",
    "henchman_came": "{what} joins the villain.",
    "pair_left": "{what} and {other} leave the initiative deck for good.",
    "fury_added": "{deck} get{s} angrier: a fury card goes to the discard pile.",
    "players_won": "The villain is defeated. The players win!",
    "duel_won": "{seat} wins the duel!",
    "took_back": "{seat} takes the last answer back.",
}
ONE: Final = {"s": "s", "es": "es", "is": "is", "ve": "s"}
MANY: Final = {"s": "", "es": "", "is": "are", "ve": "ve"}
LEADERS: Final = [deck.name for deck in DECKS]


def narrate(event: Event) -> str:
    """From what its hearer may know: a card that is hidden is "a card"."""
    data = event.data
    name = event.name
    if name == "initiative":
        return f"It is {TITLES[str(data['what'])]}'s turn." if data["what"] in LEADERS else f"{TITLES[str(data['what'])]} is revealed."
    if name == "looked":
        return looked(data)
    if name == "changed":
        return f"{TITLES[str(data['deck'])]}: {number(data, 'n'):+d} to the value{because(data)}."
    if name == "gained":
        return f"{TITLES[str(data['deck'])]} gains {counted(number(data, 'n'), 'action')}."
    if name == "threat":
        return threat(number(data, "n"), number(data, "step"), data["end"] == 1)
    if name == "deployed":
        return f"{'An entrenched' if data['entrenched'] else 'A'} foot soldier is deployed {TITLES[str(data['line'])]}."
    if name == "machine":
        return f"Doomsday machine {data['number']} is {'activated' if data['active'] else 'deactivated'}."
    if name == "rolled":
        return f"The die shows {die(number(data, 'n'))}."
    if name == "players_lost":
        return "The villain has reached the goal. The players lose." if data["objective"] else "Nobody is left to fight. The players lose."
    sentence = capital(SENTENCES[name].format(**in_words(data)))
    return sentence[:-1] if sentence.endswith(("!.", "?.")) else sentence  # of a card with a stop of its own


def in_words(data: dict[str, object]) -> dict[str, object]:
    """The fields of an event as they are called, and the endings that agree with who acts."""
    who = str(data.get("fighter", data.get("deck", "")))
    words: dict[str, object] = {"card": "a card", **(MANY if plural(TITLES.get(who, "")) else ONE)}
    for field, value in data.items():
        words[field] = f"{{p{value}}}" if field == "seat" else TITLES[value] if isinstance(value, str) else value
    if "count" in data:
        words["cards"] = counted(number(data, "count"), "discarded card")
    if isinstance(data.get("card"), str):
        words["boost"] = boost_words(CARD_IDS.index(str(data["card"])))
    return words


def looked(data: dict[str, object]) -> str:
    deck = f"the top of {TITLES[str(data['deck'])]}'s deck"
    seat = f"{{p{data['seat']}}}"
    return f"{seat} looks at {deck}: {TITLES[str(data['card'])]}." if "card" in data else f"{seat} looks at {deck}."


def because(data: dict[str, object]) -> str:
    return f" ({TITLES[str(data['card'])]})" if data["card"] else ""


def threat(n: int, step: int, end: bool) -> str:
    if end:
        return "The threat reaches the end of its track."
    return f"The threat advances by {n} to {step}." if n > 0 else f"The threat goes back by {-n} to {step}."


def die(n: int) -> str:
    return "X" if n == 0 else str(n)


def boost_words(card: int) -> str:
    return "boost by the die" if BOOST[card] == DIE else f"boost {BOOST[card]}"


def number(data: dict[str, object], field: str) -> int:
    return int(str(data[field]))
