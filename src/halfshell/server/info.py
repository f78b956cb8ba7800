"""What the home page and the rulebook show of each game."""
from __future__ import annotations

from typing import Any, Final

from halfshell.bots import bots
from halfshell.core.game import Game
from halfshell.core.options import Option, written
from halfshell.games import BUILT, UnknownGame
from halfshell.games import game as game_of
from halfshell.rulebook import PREFIXES, UnknownRule, rulebook

from .problems import Trouble
from .wire import BotInfo, GameInfo, NumberRange, OptionInfo, RuleInfo, RuleSection, RulesPage

LIDS: Final = {  # minutes, promise
    "uno": ("20-60", "Match colors, call UNO, and never trust a Wild Draw Four."),
    "showdown": ("45-75", "Lay the sewers tile by tile: bring three Allies home, or hold them off."),
    "race": ("45-60", "A die, a city and its sewers: be the first to bring Shredder down."),
    "adventures": ("40-75", "Stand together against Shredder or Krang, or settle it in a duel."),
}


def games() -> list[GameInfo]:
    return [game_info(name) for name in BUILT]


def game_info(name: str) -> GameInfo:
    game = game_of(name)
    minutes, promise = LIDS.get(name, ("", ""))
    return GameInfo(name, game.title, PREFIXES[name], game.seats, seat_names(game), game.cooperative, minutes, promise,
                    [option_info(option) for option in game.options], [BotInfo(bot.name, bot.words) for bot in bots(name)])


def seat_names(game: Game) -> dict[str, list[str]]:
    fewest, most = game.seats
    named = {str(players): game.seat_names(players) for players in range(fewest, most + 1)}
    return {players: names for players, names in named.items() if names}


def option_info(option: Option) -> OptionInfo:
    number = NumberRange(option.low, option.high) if option.is_number else None
    values = [] if option.is_number else [written(value) for value in option.values]
    return OptionInfo(option.name, values, written(option.default), number, option.rule, option.words, option.house, option.setup)


def rules_page(name: str) -> RulesPage:
    """Raises Trouble."""
    try:
        book = rulebook(name)
    except UnknownRule as error:
        raise Trouble(404, str(error)) from None
    sections = [RuleSection(section.number, section.title, [RuleInfo(rule.number, rule.kind, rule.text) for rule in section.rules])
                for section in book.sections]
    return RulesPage(name, book.title, book.prefix, sections)


def content(name: str) -> dict[str, Any]:
    """Raises Trouble."""
    try:
        return game_of(name).content()
    except UnknownGame as error:
        raise Trouble(404, str(error)) from None
