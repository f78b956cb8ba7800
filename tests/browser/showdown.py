"""Showdown in the browser: tables in the middle of a game, and the table as a person sees it."""
from __future__ import annotations

import random
import re
import time
from collections.abc import Callable, Collection
from typing import Any

from playwright.sync_api import Error, Locator, Page, expect
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


class ShowdownTable:
    """A page at such a table; `table` is how it was prepared."""

    def __init__(self, page: Page, table: Prepared) -> None:
        self.page = page
        self.table = table
        self.here = page.get_by_test_id("board")
        self.luck = random.Random(1)
        expect(self.question).to_be_visible()

    @property
    def question(self) -> Locator:
        return self.here.get_by_role("region", name="question")

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
    def log(self) -> Locator:
        return self.page.get_by_test_id("log")

    @property
    def plain(self) -> Locator:
        """The table in words, which is always there."""
        return self.page.get_by_test_id("plain-table")

    @property
    def result(self) -> Locator:
        return self.page.get_by_test_id("result")

    def space(self, space: str) -> Locator:
        return self.map.locator(f'[data-space="{space}"]')

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.question.get_by_role("button", name=name)

    def answer_somehow(self) -> bool:
        """What is asked, if anything is: a tile is drawn and put where there is one to, for the game ends when all are; else
        anything that is lit. False: nothing could be answered.

        By the time of a press the page may have moved on, and whether an answer came through is seen only later: ask again."""
        try:
            first = self.button(re.compile("^(Put it here|Draw a tile)"))
            buttons = self.question.locator("button:not([aria-disabled])")
            found = [first] if first.count() else [one for one in (self.targets, buttons) if one.count()]
            if not found:
                return False
            one = self.luck.choice(found)
            one.nth(self.luck.randrange(max(one.count(), 1))).press("Enter", timeout=1000)
        except Error:
            return False
        return True

    def play_until(self, over: Callable[[], bool], seconds: float = 180) -> None:
        end = time.monotonic() + seconds
        while not over():
            assert time.monotonic() < end, "the game does not go on"
            self.answer_somehow()
            self.page.wait_for_timeout(60)
