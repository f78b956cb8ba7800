"""Making, listing, joining, beginning tables, and moving on to the next one."""
from __future__ import annotations

import dataclasses
import secrets
import time
from collections.abc import Mapping
from typing import Any, Final, Literal

from halfshell.bots import UnknownBot, bots
from halfshell.bots import make as make_bot
from halfshell.core.choice import Refused
from halfshell.core.game import Game
from halfshell.core.options import BadOption, changed, complete
from halfshell.games import UnknownGame
from halfshell.games import game as game_of

from . import names
from .house import House
from .problems import Trouble
from .render import changed_options
from .room import Room
from .seats import lock_of, new_key, seats_with
from .store import Seat, Table
from .wire import Entry, Join, NewTable, TableCard

LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # none that look alike
SLOWEST_CLOCK: Final = 24 * 3600
LISTED_FOR: Final = 6 * 3600.0
LISTED: Final = 50
WATCHER: Final = -1  # the seat of whoever makes a table for bots alone


def new_id() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(10))


def the_game(name: str) -> Game:
    """Raises Trouble."""
    try:
        return game_of(name)
    except UnknownGame as error:
        raise Trouble(404, str(error)) from None


# --- making and joining ------------------------------------------------------------------------------------------------


async def make(house: House, new: NewTable) -> Entry:
    """Raises Trouble."""
    game = the_game(new.game)
    host = names.checked(new.name)
    try:
        values = complete(game.options, dict(new.options))
        game.check_seats(len(new.seats), values)
        options = changed(game.options, values)
    except Refused as refused:
        raise Trouble(400, refused.words, refused.rule) from None
    except BadOption as bad:
        raise Trouble(400, str(bad)) from None
    if not 0 <= new.clock <= SLOWEST_CLOCK:
        raise Trouble(400, f"the clock is 0 (none) or up to {SLOWEST_CLOCK} seconds for an answer")
    key = new_key()
    seats: list[Seat] = []
    for number, seat in enumerate(new.seats):
        name = names.unique(host, [one.name for one in seats])
        seats.append(seat_of(game, number, seat.kind, seat.bot, name, key))
    mine = [seat.seat for seat in seats if seat.kind == "person"]
    still_open = any(seat.kind == "open" for seat in seats)
    if len(mine) > 1 and not game.cooperative:
        raise Trouble(400, "you can have only one seat where players are against each other")
    if not mine and still_open:
        raise Trouble(400, "take a seat yourself, or let bots have all of them")
    table = Table(new_id(), game.name, game.version, options, secrets.randbits(60), mine[0] if mine else WATCHER,
                  new.private, new.clock, "open" if still_open else "playing", content=game.content_digest)
    await house.store.create(table, name_bots(seats))
    if not mine:
        await house.room(table.id)  # the bots begin
        return Entry(table.id, WATCHER, "")
    return Entry(table.id, mine[0], key)


def seat_of(game: Game, number: int, kind: Literal["me", "bot", "open"], bot: str, host: str, key: str) -> Seat:
    if kind == "me":
        return Seat(number, "person", host, lock=lock_of(key))
    return Seat(number, "open") if kind == "open" else bot_seat(game, number, bot or bots(game.name)[0].name)


def bot_seat(game: Game, number: int, bot: str) -> Seat:
    try:
        make_bot(game.name, bot, 0)
    except UnknownBot as error:
        raise Trouble(400, str(error)) from None
    return Seat(number, "bot", bot=bot)


def name_bots(seats: list[Seat]) -> list[Seat]:
    """Names for the bots that have none."""
    found = list(seats)
    for seat in seats:
        if seat.kind == "bot" and not seat.name:
            found[seat.seat] = dataclasses.replace(seat, name=names.bot_name([one.name for one in found]))
    return found


async def join(house: House, id: str, wish: Join, key: str) -> Entry:
    """Whoever has a seat already gets the same again. Raises Trouble."""
    name = names.checked(wish.name)
    room = await house.room(id)
    await room.reload()
    mine = room.seat_with(key)
    if mine is not None:
        return Entry(id, mine, key)
    key = new_key()
    while room.table.status == "open":
        seen = room.seats
        free = [seat.seat for seat in seen if seat.kind == "open"]
        if wish.seat is not None and not 0 <= wish.seat < len(seen):
            raise Trouble(400, f"there is no seat {wish.seat} at this table")
        seat = free[0] if wish.seat is None and free else wish.seat
        if seat is None or seat not in free:
            raise Trouble(409, "this seat is taken" if free else "all seats are taken; you can watch")
        me = Seat(seat, "person", names.unique(name, room.names), lock=lock_of(key))
        if await house.store.reseat(id, seen, [me if one.seat == seat else one for one in seen]):
            await house.changed(id)
            return Entry(id, seat, key)
        await room.reload()
    raise Trouble(409, "the game has begun; you can watch")


async def begin(house: House, room: Room, seats: list[int]) -> None:
    """Bots take the open seats. Raises Trouble."""
    if room.table.host not in seats:
        raise Trouble(409, "only the host can begin")
    bot = bots(room.game.name)[0].name
    await room.reload()
    while room.table.status == "open":
        seen = room.seats
        full = name_bots([bot_seat(room.game, one.seat, bot) if one.kind == "open" else one for one in seen])
        if await house.store.reseat(room.id, seen, full, status="playing"):
            await house.changed(room.id)
            return
        await room.reload()


async def rematch(house: House, room: Room) -> None:
    """The same people with the same keys: who has a seat here has the same one there. Raises Trouble."""
    if room.match is None or not room.match.state.is_terminal():
        raise Trouble(409, "the game is not over")
    old = room.table
    next_one = dataclasses.replace(old, id=new_id(), seed=secrets.randbits(60), status="playing", rematch="", changed=time.time())
    await house.store.move_on(room.id, next_one, room.seats)
    await house.changed(room.id)


# --- the list ----------------------------------------------------------------------------------------------------------


async def tables(house: House, keys: Mapping[str, str]) -> list[TableCard]:
    """Mine first (my turn before all), then open ones, then those to watch."""
    mine: list[TableCard] = []
    for table, seats in await house.store.tables(list(keys)):
        own = seats_with(seats, keys[table.id])
        if own:
            mine.append(card(house, table, seats, True, table.status == "playing" and await asked(house, table.id, own)))
    mine.sort(key=lambda one: (not one.my_turn, one.status == "over", one.age))
    have = {one.table for one in mine}
    since = time.time() - LISTED_FOR
    others = [found for status in ("open", "playing") for found in await house.store.recent(status, since, LISTED)]
    return mine + [card(house, table, seats, False, False) for table, seats in others if table.id not in have]


async def asked(house: House, id: str, seats: list[int]) -> bool:
    try:
        room = await house.room(id)
    except Trouble:
        return False
    question = room.asked()
    return question is not None and not set(seats).isdisjoint(question.choice.seats)


def card(house: House, table: Table, seats: list[Seat], mine: bool, my_turn: bool) -> TableCard:
    game = game_of(table.game)
    seated, open_seats = [seat.name for seat in seats], sum(seat.kind == "open" for seat in seats)
    return TableCard(table.id, table.game, game.title, table.status, seated, open_seats, mine, my_turn, changed_options(game, table),
                     max(0, int(time.time() - table.changed)))


async def record(house: House, id: str) -> dict[str, Any]:
    """All of a game that is over, seed and luck too. Raises Trouble."""
    room = await house.room(id)
    if room.match is None or not room.match.state.is_terminal():
        raise Trouble(409, "a game can be replayed when it is over; before, its record would tell every secret")
    return {**room.match.record(), "names": room.names}
