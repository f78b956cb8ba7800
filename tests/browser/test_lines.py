"""Lines that break, and lines on which somebody says what he may not."""
from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from conftest import wait_for
from pages import Board, Open, Prepare
from pg import free_port
from playwright.sync_api import expect
from prepared import LONG, find, mine, put
from rule import rule

from halfshell.core.match import Match

SPEAK = """([table, choice, key]) => new Promise((resolve) => {
  const line = new WebSocket(`ws://${location.host}/api/tables/${table}/ws`)
  line.onopen = () => line.send(JSON.stringify({ type: 'hello', since: 0 }))
  let hand
  line.onmessage = ({ data }) => {
    const message = JSON.parse(data)
    if (message.type === 'table') {
      hand = message.view.hand
      line.send(JSON.stringify({ type: 'answer', choice, key }))
    } else resolve([message.type, hand])
  }
})"""


@contextmanager
def serving(port: int, db_url: str, log: Path) -> Iterator[str]:
    url = f"http://127.0.0.1:{port}"
    command = [sys.executable, "-m", "halfshell", "serve", "--port", str(port), "--db", db_url, "--pace=0.2"]
    with log.open("w") as out, subprocess.Popen(command, stdout=out, stderr=out) as process:
        wait_for(url, process, log)
        try:
            yield url
        finally:
            process.terminate()


def drew_a_card_that_fits(match: Match) -> bool:
    return "keep" in mine(match) and len(mine(match)) > 1


@rule("UNO 2.5")
def test_a_server_that_comes_back_takes_the_answer_given_meanwhile(open_page: Open, tmp_path: Path) -> None:
    port, db_url, log = free_port(), f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log.txt"
    with serving(port, db_url, log) as url:
        table = put(db_url, find(drew_a_card_that_fits), 3, LONG)
        board = Board(open_page(url + table.path()))
        expect(board.button("Keep it")).to_be_visible()
        cards = sorted(board.cards())
    line = board.page.get_by_test_id("line")
    expect(line).to_contain_text("The line is down")
    assert sorted(board.cards()) == cards
    board.button("Keep it").click()
    with serving(port, db_url, log):
        expect(line).to_be_empty(timeout=30_000)
        expect(board.page.get_by_test_id("log")).to_contain_text("Ana keeps")
        expect(board.hand).to_have_count(len(cards))
        assert sorted(board.cards()) == cards


@rule("UNO 9.1")
def test_who_watches_is_sent_no_hand_and_cannot_answer(open_page: Open, prepare: Prepare) -> None:
    table = prepare(lambda match: "draw" in mine(match))
    page = open_page(f"/t/{table.table}")
    Board(page)
    said, hand = page.evaluate(SPEAK, [table.table, table.match.question, "draw"])
    assert said == "refused" and not hand
    player = Board(open_page(table.path()))
    expect(player.button("Draw a card")).to_be_visible()
