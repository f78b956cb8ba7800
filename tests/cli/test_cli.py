"""The program as a person uses it: each command, and each mistake."""
from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from halfshell import __version__
from halfshell.cli import COMMANDS, main
from halfshell.core.match import replay
from halfshell.games import game

Say = Callable[..., str]


@pytest.fixture
def out(capsys: pytest.CaptureFixture[str]) -> Say:
    """What a command prints when all goes well."""
    def run(*words: str) -> str:
        assert main(words) == 0
        return capsys.readouterr().out
    return run


@pytest.fixture
def type_in(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """What a person types, a line each, then the end of the input."""
    def lines(*words: str) -> None:
        monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(words) + "\n"))
    return lines


def simulate(out: Say, *words: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(out("simulate", "uno", "--json", "--option", "scoring=single_round", *words))
    return found


def test_help_and_version(out: Say) -> None:
    assert all(f"halfshell {name}" in out() for name in COMMANDS)
    assert out("--version").strip() == f"halfshell {__version__}"
    for name in COMMANDS:
        with pytest.raises(SystemExit) as end:
            main([name, "--help"])
        assert end.value.code == 0


def test_simulate_json_has_exactly_what_is_promised(out: Say) -> None:
    found = simulate(out, "--games", "30", "--seats", "greedy,random,random")
    assert list(found) == ["game", "players", "seats", "games", "finished", "decisions", "seconds", "decisions_per_second",
                           "wins", "lengths"]
    assert found["game"] == "uno" and found["players"] == 3 and found["seats"] == ["greedy", "random", "random"]
    assert found["games"] == found["finished"] == 30 == sum(found["wins"])
    assert found["decisions"] > 30 and found["decisions_per_second"] > 0
    lengths = found["lengths"]
    assert list(lengths) == ["min", "median", "max"] and lengths["min"] <= lengths["median"] <= lengths["max"]


@pytest.mark.parametrize("seats", ["greedy,random,random", "random,random"])
def test_the_games_are_the_same_whatever_the_workers(out: Say, seats: str) -> None:
    one, two = (simulate(out, "--games", "60", "--seats", seats, "--seed", "7", "--workers", workers) for workers in ("1", "2"))
    for figure in ("seconds", "decisions_per_second"):
        del one[figure], two[figure]
    assert one == two
    other = simulate(out, "--games", "60", "--seats", seats, "--seed", "8")
    assert other["decisions"] != one["decisions"]


def test_simulate_in_words(out: Say) -> None:
    words = out("simulate", "uno", "--games", "5", "--option", "target=50")
    assert "greedy" in words and "5 games of uno, 5 finished" in words


def test_balance_in_words_and_as_data(out: Say) -> None:
    words = ["balance", "showdown", "--bot", "random", "--games", "4", "--players", "2", "--seed", "5"]
    assert "turtles" in out(*words) and "skateboard" in out(*words)
    found = json.loads(out(*words, "--json"))
    assert found["bot"] == "random" and found["unit"] == "turns" and [row["games"] for row in found["cells"]] == [4]
    assert "key-door" in out("balance", "race", "--bot", "random", "--games", "2", "--players", "2", "--option", "game=basic")


def test_bench_json(out: Say) -> None:
    rows = json.loads(out("bench", "uno", "--json", "--seconds", "0.4"))
    assert {(row["players"], row["compiled"]) for row in rows} >= {(2, False), (4, False)}
    for row in rows:
        assert list(row) == ["game", "players", "compiled", "decisions_per_second", "games_per_second", "clones_per_second"]
        assert all(row[figure] > 0 for figure in list(row)[3:])
    assert "interpreted" in out("bench", "--seconds", "0.2")


def test_rules(out: Say) -> None:
    assert "challenger draws six" in " ".join(out("rules", "uno", "5.6").split())
    whole = out("rules", "uno")
    assert "10.5" in whole and "house rule" in whole
    assert out("rules", "uno", "UNO 5.6") == out("rules", "uno", "5.6")
    part = out("rules", "uno", "7")
    assert "7.1" in part and "7.6" in part and "8.1" not in part
    assert "*" not in out("rules", "adventures", "C35") == out("rules", "adventures", "ADV-C35")


def test_check(out: Say, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text("- scenario: A card\n  rules: [UNO 2.1]\n  game: uno\n  given:\n    top: R5\n    hands: {p0: [R6, B1], p1: [B2]}\n"
                    "  when:\n    - p0: play:R6\n  then:\n    top: R6\n")
    assert "A card" in out("check", str(file))
    file.write_text(file.read_text().replace("top: R6", "top: R7"))
    assert main(["check", str(file)]) == 1
    assert f"{file}:10" in capsys.readouterr().out
    assert main(["check", str(tmp_path / "none.yaml")]) == 2


def test_a_whole_game_in_the_terminal_kept_and_told(out: Say, type_in: Callable[..., None], tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    type_in(*["?", "why catch", "rule 5.6", "table", "nonsense", "", *["1"] * 400])
    words = out("play", "uno", "--players", "3", "--seed", "5", "--name", "Ana", "--option", "scoring=single_round", "--record", str(kept))
    flat = " ".join(words.split())
    assert "Type the number of an action" in flat and "No. 7.4:" in flat and "UNO 5.6" in flat and "No action is called nonsense" in flat
    assert "wins the round and scores" in flat and "1. " in flat
    record = json.loads(kept.read_text())
    assert record["names"][0] == "Ana" and replay(game("uno"), record).state.is_terminal()
    story = out("replay", str(kept))
    assert "Ana plays" in story and "wins the round" in story
    facts = json.loads(out("replay", "--json", str(kept)))
    assert facts["over"] and sum(facts["returns"]) == 0 and facts["facts"]["winner"].startswith("p")


def test_rounds_undo_and_leaving_in_the_terminal(out: Say, type_in: Callable[..., None]) -> None:
    type_in(*["1"] * 900)
    words = out("play", "uno", "--players", "2", "--bots", "random", "--seed", "3", "--option", "target=60")
    assert "Ready for the next round?" in words and "wins the game with" in words
    type_in("undo", "why 1", "why 99", "quit")
    words = " ".join(out("play", "uno", "--seed", "1").split())
    assert "No. Nothing can be taken back: something was drawn, rolled or shown since." in words
    assert "is among the things that you can do now." in words and "No action is called 99;" in words
    type_in()
    assert "You leave the table." in out("play", "uno", "--seed", "1")


@pytest.mark.parametrize(("words", "sentence"), [
    (["simulat"], "there is no command simulat; did you mean simulate?"),
    (["xyzzy"], "there is no command xyzzy; there are serve, play"),
    (["simulate", "unno"], "no game is called unno; did you mean uno?"),
    (["simulate"], "the following arguments are required: GAME"),
    (["simulate", "uno", "--games", "none"], "a whole number from 1 to"),
    (["simulate", "uno", "--games", "0"], "a whole number from 1 to"),
    (["simulate", "uno", "--workers", "0"], "a whole number from 1 to"),
    (["simulate", "uno", "--seats", "gredy,random"], "no bot for uno is called gredy; did you mean greedy?"),
    (["simulate", "uno", "--seats", "random"], "rule 1.2: "),
    (["simulate", "uno", "--option", "stacking"], "--option is NAME=VALUE, not stacking"),
    (["simulate", "uno", "--option", "staking=yes"], "no option is called staking; did you mean stacking?"),
    (["simulate", "uno", "--option", "stacking=maybe"], "option stacking is no or yes, not maybe"),
    (["simulate", "uno", "--option", "target=5"], "option target is a whole number from 50 to 2000, not 5"),
    (["simulate", "uno", "--nonsense"], "--nonsense is too much"),
    (["simulate", "uno", "--gamez", "3"], "--gamez is too much; did you mean --games?"),
    (["simulate", "uno", "--seed", "1\n2"], "not 1 2"),
    (["balance", "uno", "--players", "11"], "rule 1.2: "),
    (["balance", "uno", "--games", "0"], "a whole number from 1 to"),
    (["check", "nowhere.yaml"], "there is no file nowhere.yaml"),
    (["play", "uno", "--players", "11"], "rule 1.2: "),
    (["play", "uno", "--players", "3", "--seat", "3"], "with 3 players the seats are 0 to 2, not 3"),
    (["play", "uno", "--players", "4", "--bots", "greedy,random"],
     "--bots names one bot for all other seats or one for each of the 3, not 2"),
    (["bench", "chess"], "no game is called chess; there is uno"),
    (["bench", "uno", "--seconds", "long"], "a number from 0.1 to 600 is wanted, not long"),
    (["replay", "nowhere.json"], "nowhere.json cannot be read: No such file"),
    (["rules", "uno", "5.66"], "5.66"),
    (["rules", "chess"], "chess"),
    (["serve", "--port", "99999"], "a whole number from 0 to 65535"),
    (["serve", "--port", "0", "--db", "mysql://x"], "a database URL is sqlite:///PATH or postgresql://USER@HOST/NAME"),
    (["serve", "--port", "0", "--db", "sqlite:////nowhere/at/all.db"], "cannot be opened")])
def test_a_mistake_gets_one_clear_line(words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    said = capsys.readouterr()
    assert said.out == "" and sentence in said.err and said.err.startswith("halfshell: ") and said.err.count("\n") == 1


@pytest.mark.parametrize(("text", "sentence"), [
    ("no json", "is no record of a game"), ("[]", "it has no answers"), ('{"answers": []}', "no game is called"),
    ('{"game": "uno", "answers": [], "version": 99}', "was played by version 99"),
    ('{"game": "uno", "answers": [[0, 0, "pass"]], "version": 1, "seats": 2, "seed": 1, "options": {}}',
     "answer 0 (pass by seat 0) is refused"),
    ('{"game": "uno", "answers": []}', "it has no version"), ("[" * 100_000, "is no record of a game"),
    *[(json.dumps({"game": "uno", "version": 1, "seats": 3, "seed": 1, "options": {}, "answers": []} | wrong), sentence)
      for wrong, sentence in (
          ({"seats": "three"}, "'three' is no whole number"), ({"seed": 1.5}, "1.5 is no whole number"), ({"seats": 11}, "1.2 The game"),
          ({"options": 7}, "is no record of a game"), ({"options": {"stacking": {}}}, "option stacking is no or yes"),
          ({"answers": 7}, "is no record"),
          ({"answers": [7]}, "7 is no answer"), ({"answers": [[0, "x", "draw"]]}, "'x' is no whole number"),
          ({"answers": [[0, 0, "undo:x"]]}, "no action is called undo:x"), ({"answers": [[99, 0, "draw"]]}, "draw by seat 99"),
          ({"answers": [[-1, 0, "play:R5"]]}, "seat -1"), ({"answers": [[0, 0, "undo:0"]]}, "nothing can be taken back"))]])
def test_what_is_no_record_is_told_in_one_line(text: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "record.json"
    file.write_text(text)
    assert main(["replay", str(file)]) == 2
    said = capsys.readouterr().err
    assert sentence in said and said.count("\n") == 1


def test_a_record_that_cannot_be_kept_is_told_before_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "uno", "--record", "/nowhere/at/all.json"]) == 2
    said = capsys.readouterr()
    assert said.out == "" and "could not be kept in /nowhere/at/all.json" in said.err


def test_the_program_itself(tmp_path: Path) -> None:
    """As a process: JSON alone on the output, one line of error, a broken pipe in silence."""
    command = [sys.executable, "-m", "halfshell"]
    good = subprocess.run([*command, "simulate", "uno", "--games", "3", "--json"], capture_output=True, text=True, timeout=60)
    assert json.loads(good.stdout)["games"] == 3 and good.stderr == "" and good.returncode == 0
    bad = subprocess.run([*command, "play", "nothing"], capture_output=True, text=True, timeout=60)
    assert bad.returncode == 2 and bad.stdout == "" and bad.stderr.count("\n") == 1
    pipe = subprocess.Popen([*command, "rules", "uno"], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert pipe.stdout is not None and pipe.stderr is not None
    pipe.stdout.close()
    assert pipe.stderr.read() == b""
    pipe.stderr.close()
    pipe.wait(60)
    if Path("/dev/full").exists():
        with open("/dev/full", "w") as full:
            stuck = subprocess.run([*command, "--version"], stdout=full, stderr=subprocess.PIPE, text=True, timeout=60)
        assert stuck.returncode == 1 and stuck.stderr.count("\n") == 1 and "No space left" in stuck.stderr


def test_the_terminal_fits_80_columns_and_any_encoding() -> None:
    command = [sys.executable, "-m", "halfshell", "play", "uno", "--players", "10", "--seed", "4", "--option", "scoring=single_round"]
    env = {**os.environ, "COLUMNS": "80", "PYTHONIOENCODING": "ascii"}
    done = subprocess.run(command, input="1\n" * 400, capture_output=True, text=True, timeout=120, env=env)
    assert done.returncode == 0 and done.stderr == "" and "wins the round" in " ".join(done.stdout.split())
    assert max(map(len, done.stdout.splitlines())) <= 80
