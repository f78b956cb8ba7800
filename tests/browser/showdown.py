"""Showdown in the browser: tables in the middle of a game, and the table as a person sees it."""
from __future__ import annotations

import re
from collections.abc import Callable, Collection
from typing import Any

from pages import GamePage
from playwright.sync_api import Error, Locator, Page
from prepared import LONG, Prepared, in_a_thread, put

from halfshell.core.match import Match
from halfshell.core.rng import seeded
from halfshell.games import game
from halfshell.games.showdown.state import Showdown
from halfshell.games.showdown.view import ShowdownView, view
from halfshell.server.store import Store

GAMES = 60  # played at most in search of a position


def seen(match: Match) -> ShowdownView:
    assert isinstance(match.state, Showdown)
    return view(match.state, 0)


def keys(match: Match, seat: int = 0) -> list[str]:
    """What this seat may answer now."""
    choice = match.choice(seat)
    return [option.key for option in choice.options] if choice else []


def find(wanted: Callable[[Match], bool], seats: int, **options: Any) -> Match:
    """The first position in random games that is as wanted."""
    for seed in range(GAMES):
        match, rng = Match(game("showdown"), seats, seed, options), seeded(seed)
        while not match.state.is_terminal():
            if wanted(match):
                return match
            seat = match.state.current_player()
            answers = keys(match, seat)
            match.answer(seat, match.question, answers[rng.below(len(answers))])
    raise AssertionError("no such position was found")


def lay_out(db_url: str, match: Match, people: Collection[int]) -> Prepared:
    """Write it down. People sit everywhere, with a long clock; for all but `people` bots play on."""
    table = put(db_url, match, match.seats, LONG)

    async def leave() -> None:
        store = Store(db_url)
        for seat in set(range(match.seats)) - set(people):
            await store.set_away(table.table, seat, True)
        await store.close()

    in_a_thread(leave)
    return table


class ShowdownTable(GamePage):
    """A page at such a table; `table` is how it was prepared."""

    def __init__(self, page: Page, table: Prepared) -> None:
        super().__init__(page)
        self.table = table

    @property
    def map(self) -> Locator:
        return self.here.get_by_role("group", name="Board")

    @property
    def targets(self) -> Locator:
        """What may be chosen on the board."""
        return self.map.locator('[role="button"]:not([aria-disabled])')

    @property
    def fight(self) -> Locator:
        return self.here.get_by_role("region", name=re.compile("^Showdown: "))

    @property
    def plain(self) -> Locator:
        """The table in words, which is always there."""
        return self.page.get_by_test_id("plain-table")

    def space(self, space: str) -> Locator:
        return self.map.locator(f'[data-space="{space}"]')

    def answer_somehow(self) -> bool:
        """A tile is drawn and put where there is one to, for the game ends when all are; else anything that is lit."""
        try:
            first = self.button(re.compile("^(Put it here|Draw a tile)"))
            anything = [self.targets, self.question.locator("button:not([aria-disabled])")]
            return self.press_one([first] if first.count() else anything)
        except Error:
            return False
