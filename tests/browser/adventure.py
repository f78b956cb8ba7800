"""The table of Unmatched Adventures as a person sees it."""
from __future__ import annotations

import re

from pages import GamePage
from playwright.sync_api import Error, Locator, Page
from prepared import Prepared


class Adventure(GamePage):
    """A page at such a table; `table` is how it was prepared."""

    def __init__(self, page: Page, table: Prepared | None = None) -> None:
        super().__init__(page)
        self.table = table

    @property
    def map(self) -> Locator:
        return self.here.get_by_role("group", name=re.compile("^Board: "))

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

    def answer_somehow(self) -> bool:
        """An attack where there is one, else anything that is lit."""
        try:
            if self.button("Back").count():  # the page asks back what a press meant
                self.question.get_by_role("button").first.click(timeout=1000)
                return True
            attacks = self.targets.and_(self.here.locator('[aria-label*="Attack"]'))
            anything = [self.offers, self.lit, self.targets, self.question.get_by_role("button")]
            return self.press_one([attacks] if attacks.count() else anything)
        except Error:
            return False


def adventures_box(page: Page) -> Locator:
    """Unmatched Adventures among the games on the home page."""
    return page.get_by_role("article", name="Unmatched Adventures")
