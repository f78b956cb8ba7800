# not compiled
"""How things are called, from the ids that events, views and actions have for them."""
from __future__ import annotations

from typing import Final

from . import decks  # noqa: F401 they fill the tables
from .board import BOROUGH_TITLES, BOROUGHS, LINES, MACHINE_SPACES, SPACES
from .cards import ALLIES, CARD_IDS, CARD_NAMES, DECKS, HENCHMEN, TRAPS
from .content import FRIENDS_NAME
from .names import FIGHTER_NAMES, FIGHTERS, NONE
from .state import Adventures

AREAS: Final = {"staten": "Staten Island"}


def titled(id: str) -> str:
    """bronx-5 -> Bronx 5."""
    area, _, number = id.partition("-")
    return f"{AREAS.get(area, area.capitalize())} {number}".strip()


SPACE_TITLES: Final = [titled(space) for space in SPACES]
LINE_TITLES: Final = [f"between {SPACE_TITLES[a]} and {SPACE_TITLES[b]}" for a, b in LINES]
MACHINE_TITLES: Final = [f"doomsday machine {n} ({SPACE_TITLES[a]} and {SPACE_TITLES[b]})" for n, (a, b) in enumerate(MACHINE_SPACES, 1)]

TITLES: Final[dict[str, str]] = {  # of all that has an id
    **dict(zip(SPACES, SPACE_TITLES)),
    **{f"{SPACES[a]}:{SPACES[b]}": title for (a, b), title in zip(LINES, LINE_TITLES)},
    **dict(zip(BOROUGHS, BOROUGH_TITLES)),
    **dict(zip(FIGHTERS, FIGHTER_NAMES)),
    **{deck.name: FIGHTER_NAMES[deck.leader] for deck in DECKS},
    **{f"extra.{deck.name}": deck.extra for deck in DECKS if deck.extra},
    **{one.id: one.name for one in [*ALLIES, *HENCHMEN]},
    **{trap.id: trap.name for trap in TRAPS},
    **dict(zip(CARD_IDS, CARD_NAMES)),
    "friends": FRIENDS_NAME, "mouser": "mouser", "rat": "rat"}


def player(s: Adventures, seat: int) -> str:
    """A player is called like the hero, once there is one."""
    return FIGHTER_NAMES[DECKS[s.kind[seat]].leader] if s.kind[seat] != NONE else f"{{p{seat}}}"


def owner_title(s: Adventures, owner: int) -> str:
    return FIGHTER_NAMES[DECKS[s.kind[owner]].leader]


def plural(name: str) -> bool:
    """Bebop & Rocksteady move, Krang moves."""
    return "&" in name


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
