"""Plays games by random answers and writes moments of them, as their seats see them, to moments.json: what the stories show.
What stands on the cards goes to content.json.

Run from the root of the repository: PYTHONPATH=src python web/src/games/showdown/stories/moments.py
"""
from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from halfshell.core.events import Entry, heard
from halfshell.games.showdown.game import GAME
from halfshell.games.showdown.state import Showdown

NAMES = ["Ana", "Maximiliane Wiesengrund", "Donnie Bot", "Jürgen", "Krang", "Li"]
EVENTS = 14
GAMES = 60
Test = Callable[[Showdown, dict[str, Any], set[str]], bool]


def verbs(s: Showdown) -> set[str]:
    return {GAME.keys[a].split(":")[0] for a in s.actions}


def late(view: dict[str, Any]) -> bool:
    return bool(view["empty"] < 24)


# name: players, and what the moment must have; the first that has it is taken
MOMENTS: dict[str, tuple[int, Test]] = {
    "keep card": (2, lambda s, v, k: "card" in k and v["activations"] == 0),
    "who goes": (4, lambda s, v, k: "player" in k and late(v)),
    "activate": (2, lambda s, v, k: "card" in k and late(v) and len(s.actions) > 2),
    "first move": (3, lambda s, v, k: v["activations"] == 1 and "draw" in k),
    "act": (4, lambda s, v, k: late(v) and {"draw", "step", "attack"} <= k and v["turn"]["must_move"] and v["turn"]["steps"] > 2),
    "must face": (5, lambda s, v, k: late(v) and bool(v["turn"]["must_face"]) and "draw" in k and v["turn"]["must_move"]),
    "hand on": (2, lambda s, v, k: late(v) and {"give", "step", "pass"} <= k),
    "place one": (6, lambda s, v, k: late(v) and v["turn"]["drawn"] and len(v["turn"]["closest"]) == 1),
    "place": (4, lambda s, v, k: late(v) and v["turn"]["drawn"] in ("SSP.", "SSPP", "SSSP") and len(v["turn"]["closest"]) > 2),
    "token": (3, lambda s, v, k: late(v) and "edge" in k and len(s.actions) > 2),
    "technology": (2, lambda s, v, k: late(v) and "space" in k and v["turn"]["card"] == "technology"),
    "technology put": (2, lambda s, v, k: late(v) and "lay" in k and bool(v["turn"]["chosen"])),
    "fling": (4, lambda s, v, k: late(v) and "space" in k and v["turn"]["card"] == "fling"),
    "leader": (4, lambda s, v, k: "step" in k and v["turn"]["card"] == "leader" and bool(v["turn"]["chosen"])),
    "katana": (4, lambda s, v, k: late(v) and "yes" in k),
    "who defends": (6, lambda s, v, k: "character" in k and v["showdown"] is not None),
    "declare": (4, lambda s, v, k: k == {"attack", "attack-with-ability"} and late(v)),
    "pizza": (4, lambda s, v, k: {"pizza", "pass"} <= k and late(v)),
    "threat": (4, lambda s, v, k: "step" in k and v["empty"] < 9 and max(t["at"] for t in v["tracks"]) >= 8),
    "after a showdown": (4, lambda s, v, k: late(v) and "step" in k and s.showdown == [] and v["activations"] > 20),
    "over": (4, lambda s, v, k: v["winner"] is not None),
}


def asked(s: Showdown) -> int | None:
    seats = GAME.seats_asked(s)
    return seats[0] if seats else None


def moment(s: Showdown, log: list[Entry], seats: int) -> dict[str, Any]:
    seat = asked(s)
    choice = GAME.choice(s, seat, 7)
    heard_now = heard(log, seat)[-EVENTS if choice else 0:]
    return {
        "names": NAMES[:seats], "me": seat if seat is not None else 0, "view": GAME.view(s, seat),
        "choice": None if choice is None else {
            "id": 7, "seats": list(choice.seats), "kind": choice.kind, "prompt": named(choice.prompt), "rule": choice.rule,
            "options": [{"key": one.key, "text": named(one.text), "note": named(one.note)} for one in choice.options],
            "default": choice.default, "secret": False, "deadline": None},
        "events": [{"number": one.number, "name": one.name, "rule": one.rule, "data": one.data, "text": named(GAME.narrate(one))}
                   for one in heard_now],
    }


def named(text: str) -> str:
    for seat, name in enumerate(NAMES):
        text = text.replace(f"{{p{seat}}}", name)
    return text


def answer(s: Showdown, dice: random.Random) -> int:
    """At random, but the pieces spread over the board: steps are liked, and a turn goes on for as long as it can."""
    steps = [a for a in s.actions if GAME.keys[a].startswith("step:")]
    rest = [a for a in s.actions if a and not GAME.keys[a].startswith("share:")] or list(s.actions)
    return dice.choice(steps if steps and dice.random() < .4 else rest)


def main() -> None:
    found: dict[str, Any] = {}
    for seed in range(GAMES):
        for seats in sorted({seats for seats, _ in MOMENTS.values()}):
            wanted = {name: test for name, (players, test) in MOMENTS.items() if players == seats and name not in found}
            if not wanted:
                continue
            log: list[Entry] = []
            s = GAME.new(seats, seed, {}, log)
            dice = random.Random(seed)
            while True:
                view, kinds = GAME.view(s, asked(s)), verbs(s)
                for name, test in list(wanted.items()):
                    if test(s, view, kinds) and (name != "after a showdown" or any(entry[0].name == "beaten" for entry in log[-4:])):
                        found[name] = moment(s, log, seats)
                        del wanted[name]
                if s.is_terminal():
                    break
                s.apply_action(answer(s, dice))
    missing = [name for name in MOMENTS if name not in found]
    if missing:
        print(f"not met with: {', '.join(missing)}")
    lines = [f"{json.dumps(name)}: {json.dumps(found[name], ensure_ascii=False)}" for name in MOMENTS if name in found]
    content = {key: GAME.content()[key] for key in ("cards", "tokens")}
    Path(__file__).with_name("content.json").write_text(json.dumps(content) + "\n", encoding="utf-8")
    Path(__file__).with_name("moments.json").write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
