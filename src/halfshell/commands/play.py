"""Play in the terminal against bots. Answer with the number of an action or its name; `?` tells what else you can say."""
from __future__ import annotations

import argparse
import json
import secrets
from pathlib import Path

from rich.console import Console

from halfshell.bots import Bot, bots, make
from halfshell.bots.names import BOT_NAMES
from halfshell.core.game import Game
from halfshell.core.match import Match

from .arguments import Complaint, Parser, add_content, add_options, add_seed, complaints, game_named, number, options_given, use_content
from .terminal import Left, Terminal


def arguments(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--players", type=number(1, 99), metavar="N", help="how many, you included (default: 4, where the game can)")
    parser.add_argument("--bots", metavar="BOT[,BOT,...]", help="one for all other seats, or one for each")
    parser.add_argument("--seat", type=number(0, 98), default=0, metavar="N", help="yours, from 0")
    parser.add_argument("--name", default="Shellback", help="what you are called (default: Shellback)")
    parser.add_argument("--record", metavar="FILE", help="keep the game there, for `halfshell replay`")
    add_seed(parser)
    add_options(parser)
    add_content(parser)


def run(given: argparse.Namespace) -> int:
    use_content(given.content)
    the_game = game_named(given.game)
    options = options_given(the_game, given.option)
    players = given.players or min(4, the_game.seats_with(options)[1])
    with complaints():
        match = Match(the_game, players, secrets.randbits(60) if given.seed is None else given.seed, options)
        if given.seat >= players:
            raise Complaint(f"with {players} players the seats are 0 to {players - 1}, not {given.seat}")
        others = opponents(the_game, players, given.seat, given.bots, match.seed)
    if given.record:
        keep(given.record, match.record())
    names = list(BOT_NAMES[:players - 1])
    names.insert(given.seat, given.name)
    terminal = Terminal(Console(highlight=False), match, given.seat, names, others)
    try:
        terminal.play()
    except Left:
        terminal.say("You leave the table.")
    finally:
        if given.record:
            keep(given.record, {**match.record(), "names": names})
    return 0


def opponents(the_game: Game, players: int, me: int, names: str | None, seed: int) -> dict[int, Bot]:
    """The bots by seat. Raises UnknownBot, Complaint."""
    seats = [seat for seat in range(players) if seat != me]
    chosen = names.split(",") if names else [bots(the_game.name)[0].name]
    if len(chosen) == 1:
        chosen *= len(seats)
    if len(chosen) != len(seats):
        raise Complaint(f"--bots names one bot for all other seats or one for each of the {len(seats)}, not {len(chosen)}")
    return {seat: make(the_game.name, name, seed + seat) for seat, name in zip(seats, chosen)}


def keep(path: str, record: dict[str, object]) -> None:
    try:
        Path(path).write_text(json.dumps(record), encoding="utf-8")
    except OSError as error:
        raise Complaint(f"the game could not be kept in {path}: {error.strerror}") from None
