"""The table of Unmatched Adventures as a person sees it."""
from __future__ import annotations

import random
import re
import time

from playwright.sync_api import Error, Locator, Page, expect
from prepared import Prepared


class Adventure:
    """A page at such a table; `table` is how it was prepared."""

    def __init__(self, page: Page, table: Prepared | None = None) -> None:
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
        return self.here.get_by_role("group", name=re.compile("^Board: "))

    @property
    def hand(self) -> Locator:
        return self.here.get_by_role("list", name="your hand").get_by_role("button")

    @property
    def lit(self) -> Locator:
        """The cards of the hand that may be chosen."""
        return self.here.locator('ul[aria-label="your hand"] button.lit')

    @property
    def targets(self) -> Locator:
        """What may be chosen on the board."""
        return self.here.locator("[data-target]")

    @property
    def offers(self) -> Locator:
        """Heroes, minions, cards of a pile that lie open to be chosen."""
        return self.here.get_by_role("region", name=re.compile("^(heroes|minions|cards to choose from)$")).locator("button:enabled")

    @property
    def combat(self) -> Locator:
        return self.here.get_by_role("region", name=re.compile("^combat: "))

    @property
    def result(self) -> Locator:
        return self.page.get_by_test_id("result")

    @property
    def log(self) -> Locator:
        return self.page.get_by_test_id("log")

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.question.get_by_role("button", name=name)

    def cards(self) -> list[str]:
        """The hand by name, sorted."""
        labels: list[str] = self.hand.evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
        return sorted(label.partition(",")[0] for label in labels)

    def answer_somehow(self) -> bool:
        """What is asked, if anything is: an attack where there is one, else anything that is lit. False: nothing could be answered.

        By the time of a press the page may have moved on, and whether an answer came through is seen only later: ask again."""
        try:
            if self.button("Back").count():  # the page asks back what a press meant
                self.question.get_by_role("button").first.click(timeout=1000)
                return True
            attacks = self.targets.and_(self.here.locator('[aria-label*="Attack"]'))
            buttons = self.question.get_by_role("button")
            found = [attacks] if attacks.count() else [one for one in (self.offers, self.lit, self.targets, buttons) if one.count()]
            if not found:
                return False
            one = self.luck.choice(found)
            one.nth(self.luck.randrange(max(one.count(), 1))).press("Enter", timeout=1000)
        except Error:
            return False
        return True

    def play_to_the_end(self, seconds: float = 240) -> None:
        end = time.monotonic() + seconds
        while not self.result.is_visible():
            assert time.monotonic() < end, "the game did not end"
            self.answer_somehow()
            self.page.wait_for_timeout(60)


def adventures_box(page: Page) -> Locator:
    """Unmatched Adventures among the games on the home page."""
    return page.get_by_role("article", name="Unmatched Adventures")
