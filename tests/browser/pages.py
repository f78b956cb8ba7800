"""The pages as a person sees them."""
from __future__ import annotations

import random
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Error, Locator, Page, expect
from prepared import Prepared

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
Open = Callable[..., Page]
Prepare = Callable[..., Prepared]


class GamePage:
    """The table of any game: what every layout has."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.here = page.get_by_test_id("board")
        self.luck = random.Random(1)
        expect(self.question).to_be_visible()

    @property
    def question(self) -> Locator:
        return self.here.get_by_role("region", name="question")

    @property
    def hand(self) -> Locator:
        return self.here.get_by_role("list", name="your hand").get_by_role("button")

    @property
    def lit(self) -> Locator:
        """The cards of the hand that may be chosen."""
        return self.here.locator('ul[aria-label="your hand"] button.lit')

    @property
    def log(self) -> Locator:
        return self.page.get_by_test_id("log")

    @property
    def result(self) -> Locator:
        return self.page.get_by_test_id("result")

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.question.get_by_role("button", name=name)

    def cards(self) -> list[str]:
        """The names of the cards in hand, without what is said of them."""
        labels: list[str] = self.hand.evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
        return [label.partition(",")[0] for label in labels]

    def answer_somehow(self) -> bool:
        """What is asked, if anything is. False: nothing could be answered.

        By the time of a press the page may have moved on, and whether an answer came through is seen only later: ask again."""
        raise NotImplementedError

    def press_one(self, found: list[Locator]) -> bool:
        """Any of what is there, by luck."""
        found = [one for one in found if one.count()]
        if not found:
            return False
        one = self.luck.choice(found)
        one.nth(self.luck.randrange(max(one.count(), 1))).press("Enter", timeout=1000)
        return True

    def play_until(self, over: Callable[[], bool], seconds: float = 240) -> None:
        end = time.monotonic() + seconds
        while not over():
            assert time.monotonic() < end, "the game does not go on"
            self.answer_somehow()
            self.page.wait_for_timeout(60)


class Board(GamePage):
    """The UNO table."""

    @property
    def dimmed(self) -> Locator:
        return self.here.locator('ul[aria-label="your hand"] button.dimmed')

    @property
    def draw_pile(self) -> Locator:
        return self.here.get_by_role("button", name=re.compile("^draw a card"))

    def play(self, card: Locator, color: str = "") -> None:
        """With the keyboard, since neighbors overlap; a wild asks for its color."""
        card.press("Enter")
        if color:
            self.picker.get_by_role("button", name=color).click()

    @property
    def picker(self) -> Locator:
        return self.page.get_by_role("dialog", name="declare a color")

    def answer_somehow(self) -> bool:
        """A card that is lit, else the first button."""
        try:
            if self.picker.count():
                self.picker.get_by_role("button").first.click(timeout=1000)
            elif self.lit.count():
                self.lit.first.press("Enter", timeout=1000)
            elif (buttons := self.question.get_by_role("button")).count():
                buttons.first.click(timeout=1000)
            else:
                return False
        except Error:
            return False
        return True


def uno_box(page: Page) -> Locator:
    """UNO among the games on the home page."""
    return page.get_by_role("article", name="UNO")


def axe(page: Page, pictures: bool = False) -> list[str]:
    """What axe-core holds to be serious or critical. `pictures`: what can be pressed is drawn, with letters and numbers in the
    drawing (a card, a space); its name says the same in full words, in another order."""
    page.evaluate(AXE.read_text())
    rules = {"label-content-name-mismatch": {"enabled": not pictures}}
    found: Any = page.evaluate("rules => axe.run({resultTypes: ['violations'], rules})", rules)
    return [f"{v['id']}: {[n['html'][:90] for n in v['nodes'][:3]]}" for v in found["violations"] if v["impact"] in ("serious", "critical")]


def fits(page: Page) -> bool:
    """Nothing is wider than the window."""
    wide: bool = page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    return wide
