"""What happened, a sentence each."""
from __future__ import annotations

from typing import Final

from halfshell.core.events import Event

from . import called
from .content import CARD_CHARACTER
from .names import CARDS, CHARACTER_NAMES

SENTENCES: Final[dict[str, str]] = {
    "chose_card": "{owner} plays with {card}.",
    "goes": "{seat} takes the turn for {team}.",
    "activated": "{owner} is activated with {card}.",
    "exhausted": "{card} is exhausted.",
    "refreshed": "All cards of {team} are ready again.",
    "drew": "A tile is drawn: {sides}.",
    "placed": "The tile is placed on {space}: {sides}.",
    "stepped": "{character} moves to {space}.",
    "took_pizza": "{character} takes {count} Pizza.",
    "track_pizza": "{character} takes the Pizza from the track.",
    "shared": "{character} gives a Pizza to {to}.",
    "ate": "{character} spends a Pizza for another turn.",
    "rescued": "{character} rescues {ally}.",
    "gave": "{character} gives {ally} to {to}.",
    "delivered": "{character} brings {ally} home!",
    "dropped": "{character} drops {ally} on {space}.",
    "defends": "{character} defends.",
    "rolled": "The attacker's dice show {attack}, the defender's die shows {defense}.",
    "rerolled": "The attacker rolls again: {attack}.",
    "totals": "Total Attack {attack}, Total Defense {defense}.",
    "tied": "A tie: both roll again.",
    "beaten": "{by} beats {character}, who goes home.",
    "held": "{character} holds out against {by}.",
    "marked": "{team} are on {at} of their track.",
    "token": "A {token} token is placed {edge}.",
    "tile_moved": "The tile on {from} is moved to {space}.",
    "flung": "{character} is flung to {space}.",
    "took_back": "{seat} takes the last answer back.",
}
ENDINGS: Final[dict[str, str]] = {
    "allies": "Three Allies are home", "track": "The track is full", "board": "The board is full",
    "cap": "The game has gone on for too long"}


def narrate(event: Event) -> str:
    data = event.data
    if event.name == "attacked":
        with_ability = f" with {called.card(data['ability'])}" if data["ability"] else ""
        return f"{called.character(data['by'])} attacks {called.character(data['character'])}{with_ability}."
    if event.name == "won":
        return f"{ENDINGS[str(data['how'])]}: {called.TEAM_TITLES[str(data['team'])]} win!"
    return called.capital(SENTENCES[event.name].format(**in_words(data)))


def in_words(data: dict[str, object]) -> dict[str, str]:
    """The fields of an event as they are called."""
    words = {field: str(value) for field, value in data.items()}
    for field in ("character", "by", "to"):
        if field in data:
            words[field] = called.character(data[field])
    for field in ("space", "from"):
        if field in data:
            words[field] = called.space(data[field])
    if "ally" in data:
        words["ally"] = called.ally(data["ally"])
    if "edge" in data:
        words["edge"] = called.edge(data["edge"])
    if "card" in data:
        words["card"] = called.card(data["card"])
        words["owner"] = CHARACTER_NAMES[CARD_CHARACTER[CARDS.index(str(data["card"]))]]
    if "team" in data:
        words["team"] = called.TEAM_TITLES[str(data["team"])]
    if "seat" in data:
        words["seat"] = called.player(data["seat"])
    if "token" in data:
        words["token"] = called.capital(str(data["token"]))
    if "pattern" in data:
        words["sides"] = called.tile(str(data["pattern"]), str(data.get("turned", "0")))
    return words
