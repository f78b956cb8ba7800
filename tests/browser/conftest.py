"""The real server with a known database, and a check that no page ever complains."""
from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from adventure import Adventure
from pages import Board, Open, Prepare
from playwright.sync_api import Browser, BrowserContext, Page, expect
from prepared import LONG, Prepared, find, mine, put
from program import Program, serving

from halfshell.core.match import Match

expect.set_options(timeout=20_000)  # a busy machine is slow; what goes well does not wait


@pytest.fixture(scope="session")
def program(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    with serving(tmp_path_factory.mktemp("table")) as program:
        yield program


@pytest.fixture(scope="session")
def base_url(program: Program) -> str:
    return program.url


@pytest.fixture
def open_page(browser: Browser, program: Program) -> Iterator[Open]:
    """open_page("/", width=390, touch=True): a browser of its own; in the end no page may have complained."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def open(path: str = "/", width: int = 1280, height: int = 860, touch: bool = False, dark: bool = False, still: bool = False) -> Page:
        context = browser.new_context(
            base_url=program.url, viewport={"width": width, "height": height}, has_touch=touch, is_mobile=touch,
            color_scheme="dark" if dark else "light", reduced_motion="reduce" if still else "no-preference")
        context.set_default_timeout(20_000)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda said: complaints.append(said.text) if said.type == "error" and "WebSocket" not in said.text else None)
        page.goto(path)
        return page

    yield open
    for context in contexts:
        context.close()
    assert complaints == []


@pytest.fixture(scope="session")
def prepare(program: Program) -> Prepare:
    """prepare(wanted, seats=3, **options): a table in such a position. Only people sit there, with a long clock, so that nothing
    happens but what the test does; with people=1 the others are bots, who play on as chance has it."""
    def prepare(wanted: Callable[[Match], bool], seats: int = 3, people: int = 0, **options: object) -> Prepared:
        people = people or seats
        return put(program.db_url, find(wanted, seats, **options), people, LONG if people == seats else 0)
    return prepare


@pytest.fixture
def seated(open_page: Open, prepare: Prepare) -> Callable[..., Board]:
    """seated(wanted, ..., width=390): the board of seat 0 in such a position."""
    def seated(wanted: Callable[[Match], bool], seats: int = 3, width: int = 1280, height: int = 860, touch: bool = False,
               dark: bool = False, still: bool = False, people: int = 0, **options: object) -> Board:
        table = prepare(wanted, seats, people, **options)
        board = Board(open_page(table.path(), width, height, touch, dark, still))
        if "next_round" not in mine(table.match):
            expect(board.hand.first).to_be_visible()
        return board
    return seated


@pytest.fixture
def adventure(open_page: Open, program: Program) -> Callable[..., Adventure]:
    """adventure(wanted, ..., villain="krang", width=390): the page of seat 0 in such a position of Unmatched Adventures."""
    def adventure(wanted: Callable[[Match], bool], seats: int = 1, width: int = 1280, height: int = 860, touch: bool = False,
                  dark: bool = False, still: bool = False, people: int = 0, **options: object) -> Adventure:
        people = people or seats
        table = put(program.db_url, find(wanted, seats, "adventures", **options), people, LONG if people == seats else 0, "random")
        return Adventure(open_page(table.path(), width, height, touch, dark, still), table)
    return adventure
