# not compiled
"""The content in force for those who draw it: every field with its mark. What a card says is made from its ops."""
from __future__ import annotations

from typing import Any

from halfshell.core.content import at, body, each, marked, plain

from .abilities import ability_text
from .content import CARD_CHARACTER, OPS, SOURCE, TOKEN_NUMBER, USE
from .names import CARDS, CHARACTER_NAMES, CHARACTERS, TEAM_OF, TEAMS


def content() -> dict[str, Any]:
    """See docs/content-packs.md."""
    characters = {plain(at(one, "id")): one for one in each(SOURCE["characters"])}
    return {
        "board": fields(SOURCE["board"], "rows", "columns", "homes", "allies"),
        "tiles": fields(SOURCE["tiles"], "home_sides", "patterns"),
        "characters": [character(id, one) for id, one in characters.items()],
        "cards": [card(one, characters) for one in each(SOURCE["cards"])],
        "tokens": {name: fields(at(SOURCE["tokens"], name), "count", "kind") for name in TOKEN_NUMBER},
        "tracks": fields(SOURCE["tracks"], "length", "pizza_spaces"),
        "pizza": fields(SOURCE["pizza"], "board"),
        **fields(SOURCE, "two_player_preset")}


def fields(part: Any, *names: str) -> dict[str, Any]:
    return {name: marked(at(part, name)) for name in names}


def character(id: str, one: Any) -> dict[str, Any]:
    n = CHARACTERS.index(id)
    return {"id": id, "name": CHARACTER_NAMES[n], "team": TEAMS[TEAM_OF[n]], **fields(one, "attack", "defense")}


def card(one: Any, characters: dict[str, Any]) -> dict[str, Any]:
    """Attack and defense are those of its character. The mark of an ability stands at its text, else at its ops."""
    n = CARDS.index(plain(at(one, "id")))
    owner = CHARACTERS[CARD_CHARACTER[n]]
    ability = at(one, "ability")
    text = marked(at(ability, "text" if "text" in body(ability) else "ops")) | {"value": ability_text(n, CARD_CHARACTER[n])}
    return {"id": CARDS[n], "character": owner, **fields(one, "name", "tiles", "movement"),
            **fields(characters[owner], "attack", "defense"), "ability": {"use": USE[n], "text": text, "ops": OPS[n]}}
