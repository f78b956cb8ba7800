"""The sensible bot of Showdown: it ends its games, wins them, and does what a sensible player does."""
from __future__ import annotations

from typing import Any

import pytest
from cases import Case, position

from halfshell.bots import Bot, RandomBot, Situation
from halfshell.bots.showdown import ShowdownGreedy
from halfshell.bots.showdown.odds import odds
from halfshell.bots.showdown.roads import FAR, GAP, Atlas
from halfshell.games.showdown.content import BOARD, HOME, NEXT, PATTERN_COUNT, PATTERN_NAMES
from halfshell.games.showdown.game import GAME
from halfshell.games.showdown.keys import SPACE_NAMES
from halfshell.games.showdown.names import BOARD_FULL, NONE, TEAM_OF, TURTLES, VILLAINS
from halfshell.games.showdown.paths import ways
from halfshell.games.showdown.state import Showdown

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"closest": "king", "pipe_step": "whole_pipe", "attack_range": "same_tile", "no_hopeless_attack": True}),
    (4, {"enter_forces_showdown": False, "home_is_safe": True, "delivery_needs_connection": True, "no_hopeless_attack": True}),
    (6, {"deliver_on_receipt": True, "pizza_may_use_exhausted": True, "opening_needs_sewer_side": True})]


def answer(s: Showdown) -> int:
    return ShowdownGreedy(7).choose(Situation(GAME, s, s.current_player()))


def team_of(s: Showdown, seat: int) -> int:
    return TEAM_OF[s.runs.index(seat)]


def play(s: Showdown, teams: tuple[type[Bot], type[Bot]], seed: int) -> Showdown:
    """To the end, each seat with a bot of its team's kind."""
    bots = [teams[team_of(s, seat)](seed * 8 + seat) for seat in range(s.seats)]
    while not s.is_terminal():
        seat = s.current_player()
        action = bots[seat].choose(Situation(GAME, s, seat))
        assert action in s.actions
        s.apply_action(action)
    return s


@pytest.mark.parametrize("table", TABLES)
def test_it_finishes_its_games(table: tuple[int, dict[str, Any]]) -> None:
    assert play(GAME.new(table[0], 3, table[1]), (ShowdownGreedy, ShowdownGreedy), 3).winner != NONE


@pytest.mark.parametrize("team", [TURTLES, VILLAINS])
def test_it_beats_random_players(team: int) -> None:
    kinds = (ShowdownGreedy, RandomBot) if team == TURTLES else (RandomBot, ShowdownGreedy)
    wins = [play(GAME.new(2, seed, {}), kinds, seed).winner for seed in range(3)].count(team)
    assert wins == 3


# --- odds and roads ----------------------------------------------------------------------------------------------------


def test_odds_of_one_die_each() -> None:
    assert odds(1, 0) == pytest.approx(0.5)  # 15 to win, 15 to lose, 6 to roll again
    assert odds(1, 1) == pytest.approx(21 / 31) and odds(1, -6) == 0.0 and odds(1, 6) == pytest.approx(1.0)


@pytest.mark.parametrize("edge", range(-4, 6))
def test_two_dice_and_katana_help(edge: int) -> None:
    assert odds(1, edge) < odds(1, edge, True) < 1.0 or odds(1, edge) > 0.99
    assert odds(1, edge) < odds(2, edge)


@pytest.mark.parametrize("seed", range(4))
def test_a_step_on_a_road_is_a_step_of_the_rules(seed: int) -> None:
    s = position(Case(GAME, 2, {}), seed, 200)
    assert isinstance(s, Showdown)
    roads = Atlas().roads(s)
    for c in range(len(TEAM_OF)):
        for x in range(len(s.tiles)):
            if s.tiles[x] and x != HOME[1 - TEAM_OF[c]]:
                near = [y for y in NEXT[x] if y >= 0 and roads.away(TEAM_OF[c], 1 << x, 1 << y) == 1]
                assert near == [y for y in NEXT[x] if y in ways(s, c, x)]


def test_missing_tiles_are_a_gap() -> None:
    roads = Atlas().roads(GAME.position(2, {}, {"tiles": {"3.2": "SSSS"}}))
    home = 1 << SPACE_NAMES.index("3.1")
    assert roads.away(TURTLES, home, 1 << SPACE_NAMES.index("3.2")) == 1
    assert roads.away(TURTLES, home, 1 << SPACE_NAMES.index("2.1")) == GAP
    assert roads.away(TURTLES, home, 1 << SPACE_NAMES.index("3.3")) == FAR  # the Villains' Home


# --- sensible behavior, position by position ---------------------------------------------------------------------------


def after_its_turn(**given: Any) -> Showdown:
    """The game when the team that is to move has ended its turn, or when the first die is about to fall."""
    s = GAME.position(2, {}, given)
    seat = s.current_player()
    bot = ShowdownGreedy(7)
    while not s.is_terminal() and s.current_player() == seat:
        s.apply_action(bot.choose(Situation(GAME, s, seat)))
    return s


PRESET = {"skateboard": "absent", "sai": "absent", "fling": "absent", "katana": "absent"}
STREET = {"3.0": "SSSS", "2.0": "SSSS", "1.0": "S.S.", "0.0": "S.S."}  # from the Turtles' Home to an Ally


def test_it_brings_the_third_ally_home() -> None:
    s = after_its_turn(turn="turtles", cards=PRESET, tiles=STREET, at={"leonardo": "1.0"},
                       allies={"april": "leonardo", "casey": "home", "splinter": "home"})
    assert s.winner == TURTLES


def test_it_hands_an_ally_on_to_get_it_home() -> None:
    cards = dict.fromkeys(("nunchuks", "rage", "technology"), "exhausted") | PRESET
    s = after_its_turn(turn="turtles", cards=cards, tiles=STREET, at={"michelangelo": "0.0", "leonardo": "1.0"},
                       allies={"april": "0.0", "casey": "home", "splinter": "home"})
    assert s.winner == TURTLES


def nearly_full(empty: str) -> dict[str, str]:
    """Tiles on all spaces but one."""
    patterns = [name for name, count in zip(PATTERN_NAMES, PATTERN_COUNT, strict=True) for _ in range(count)]
    spaces = [SPACE_NAMES[x] for x in BOARD if x not in HOME and SPACE_NAMES[x] != empty]
    return dict(zip(spaces, patterns, strict=False))


def test_villains_who_are_level_fill_the_last_space() -> None:
    s = after_its_turn(turn="villains", cards=PRESET, tiles=nearly_full("3.4"))
    assert (s.winner, s.ending) == (VILLAINS, BOARD_FULL)


def test_turtles_who_are_level_leave_the_last_space() -> None:
    assert after_its_turn(turn="turtles", cards=PRESET, tiles=nearly_full("3.4")).winner == NONE


def test_turtles_who_are_ahead_fill_the_last_space() -> None:
    s = after_its_turn(turn="turtles", cards=PRESET, tiles=nearly_full("3.4"), marks={"turtles": 2, "villains": 1})
    assert (s.winner, s.ending) == (TURTLES, BOARD_FULL)


def test_it_fights_for_the_last_space_of_a_track() -> None:
    s = GAME.position(2, {}, {"turn": "charge", "tiles": {"3.4": "SSSS", "3.5": "SSSS"}, "at": {"raphael": "3.5"},
                              "marks": {"villains": 9}})
    keys = []
    bot = ShowdownGreedy(7)
    while s.card >= 0 and not s.is_terminal():
        keys.append(GAME.keys[bot.choose(Situation(GAME, s, s.current_player()))])
        s.apply_action(GAME.numbers[keys[-1]])
    assert "attack:raphael" in keys or "step:3.5" in keys
