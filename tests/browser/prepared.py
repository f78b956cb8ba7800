"""Tables in the middle of a game: real matches, found by random play and written into the server's database as it would."""
from __future__ import annotations

import asyncio
import json
import secrets
import threading
from collections.abc import Callable, Coroutine
from typing import Any, Final, NamedTuple

from halfshell.core.match import Match
from halfshell.core.rng import Rng, seeded
from halfshell.games import game
from halfshell.server.seats import lock_of, new_key
from halfshell.server.store import Seat, Store, Table

LONG = 600  # seconds: a clock that does not run out during a test
LIMIT = 250  # answers after which a game is given up


class Prepared(NamedTuple):
    table: str
    keys: list[str]  # of each seat, "" for a bot
    match: Match

    def path(self, seat: int = 0) -> str:
        """The personal link of a seat."""
        return f"/t/{self.table}?key={self.keys[seat]}"


def mine(match: Match, seat: int = 0) -> list[str]:
    """What this seat may answer now; "play:+4(B) bluff" with its note."""
    choice = match.choice(seat)
    return [f"{o.key} {o.note}".strip() for o in choice.options] if choice else []


def find(wanted: Callable[[Match], bool], seats: int = 3, name: str = "uno", **options: Any) -> Match:
    """The first position in random games that is as wanted."""
    for seed in range(4000):
        match = Match(game(name), seats, seed, {**PLAYED_WITH[name], **options})
        rng = seeded(seed)
        while not match.state.is_terminal() and len(match.rows) < LIMIT:
            if wanted(match):
                return match
            seat = match.state.current_player()
            match.answer(seat, match.question, ANSWERS[name](mine(match, seat), rng))
    raise AssertionError("no such position was found")


def some_answer(keys: list[str], rng: Rng) -> str:
    """Mostly a play where there is one, so that games get somewhere, and mostly no wild, so that some are left in the end."""
    tame = [key for key in keys if "(" not in key]
    if len(tame) > 1 and rng.below(4):
        keys = tame
    quiet = len(keys) == 1 or rng.below(5) == 0
    return keys[-1 if quiet else rng.below(len(keys) - 1)].partition(" ")[0]


def some_deed(keys: list[str], rng: Rng) -> str:
    """An attack wherever there is one, so that fighters come to blows."""
    attacks = [key for key in keys if key.startswith("attack:")]
    keys = attacks or keys
    return keys[rng.below(len(keys))].partition(" ")[0]


PLAYED_WITH: Final[dict[str, dict[str, Any]]] = {"uno": {"scoring": "single_round"}, "adventures": {"heroes": "random"}}
ANSWERS: Final = {"uno": some_answer, "adventures": some_deed}


def put(db_url: str, match: Match, people: int = 1, clock: int = 0, bot: str = "greedy") -> Prepared:
    """Give the first seats of a match to people, the others to bots, and write it down. `clock`: seconds for each answer."""
    id = secrets.token_hex(5)
    keys = [new_key() if seat < people else "" for seat in range(match.seats)]
    names = ["Ana", "Bo", "Cleo", "Dov", "Eve", "Finn", "Gus", "Hal", "Ida", "Jo"]
    seats = [Seat(seat, "person" if key else "bot", names[seat], bot, lock_of(key)) for seat, key in enumerate(keys)]
    options = json.loads(json.dumps(match.record()["options"]))
    table = Table(id, match.game.name, match.game.version, options, match.seed, 0, False, clock, "playing",
                  content=match.game.content_digest)

    async def write() -> None:
        store = Store(db_url)
        await store.create(table, seats)
        for number, row in enumerate(match.rows):
            await store.append(id, number, row)
        await store.close()

    in_a_thread(write)
    return Prepared(id, keys, match)


def in_a_thread(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Playwright keeps this thread's event loop running."""
    thread = threading.Thread(target=lambda: asyncio.run(work()))
    thread.start()
    thread.join()
