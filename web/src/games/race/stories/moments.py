"""Plays games of the race by careless answers and writes moments of them, as their seats see them, to moments.json: what the
stories show. A piece of news comes with the table before it.

Run from the root of the repository: PYTHONPATH=src python web/src/games/race/stories/moments.py
"""
from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from halfshell.core.events import Entry, heard
from halfshell.games.race.content import DISTANCE, PLACES
from halfshell.games.race.game import GAME
from halfshell.games.race.keys import STEP
from halfshell.games.race.state import Race

NAMES = ["Ana", "Maximiliane Wiesengrund", "Donnie Bot", "Jürgen"]
EVENTS = 12
GAMES = 80
View = dict[str, Any]
Test = Callable[[View, set[str], list[dict[str, Any]]], bool]


def new(events: list[dict[str, Any]], name: str, **data: object) -> bool:
    return any(one["name"] == name and all(one["data"].get(key) == value for key, value in data.items()) for one in events)


# name: players, the game, and what the moment must have: its view, its verbs, its news
MOMENTS: dict[str, tuple[int, str, Test]] = {
    "choose": (4, "basic", lambda v, k, e: "turtle" in k and v["players"][1]["turtle"]),
    "roll": (4, "basic", lambda v, k, e: "roll" in k and v["turns"] > 12),
    "walk": (4, "basic", lambda v, k, e: "step" in k and v["turns"] > 14 and v["steps"] > 3 and len(v["reach"]) > 6),
    "walk advanced": (4, "advanced", lambda v, k, e: "step" in k and v["turns"] > 16 and v["steps"] > 4 and len(v["reach"]) > 8),
    "walk on": (3, "basic", lambda v, k, e: {"step", "pass"} <= k and v["steps"] == 2 and len(v["path"]) > 2),
    "two players": (2, "advanced", lambda v, k, e: "step" in k and v["turns"] > 6 and v["steps"] > 3),
    "take": (3, "basic", lambda v, k, e: "yes" in k),
    "april": (4, "basic", lambda v, k, e: "look" in k),
    "casey": (4, "basic", lambda v, k, e: {"space", "pass"} <= k),
    "landing": (4, "advanced", lambda v, k, e: "space" in k and "pass" not in k),
    "splinter": (3, "basic", lambda v, k, e: "splinter" in k),
    "star": (3, "basic", lambda v, k, e: "star" in k and v["battle"] and v["battle"]["against"] != "shredder"),
    "star on Shredder": (3, "advanced", lambda v, k, e: "star" in k and v["battle"] and v["battle"]["against"] == "shredder"),
    "pizza in battle": (3, "advanced", lambda v, k, e: "heal" in k and v["battle"]),
    "door": (4, "basic", lambda v, k, e: "enter" in k),
    "attack": (4, "advanced", lambda v, k, e: "attack" in k and v["shredder"] == 1),
    "blockage": (4, "basic", lambda v, k, e: new(e, "turned_up", tile="blockage")),
    "clear": (4, "basic", lambda v, k, e: new(e, "turned_up", tile="its-clear")),
    "subway": (4, "basic", lambda v, k, e: new(e, "sent", space="depot-2")),
    "looked": (4, "basic", lambda v, k, e: new(e, "looked") and "look" not in k),
    "won a battle": (3, "basic", lambda v, k, e: new(e, "won_battle") and new(e, "attack_roll")),
    "lost a battle": (3, "basic", lambda v, k, e: new(e, "lost_battle")),
    "tied": (3, "advanced", lambda v, k, e: new(e, "tied") and new(e, "won_battle")),
    "wounded": (3, "advanced", lambda v, k, e: new(e, "wounded") and new(e, "won_battle")),
    "carried off": (4, "advanced", lambda v, k, e: new(e, "beaten") and new(e, "battle")),
    "door shut": (4, "basic", lambda v, k, e: new(e, "entry") and not new(e, "inside")),
    "door open": (4, "basic", lambda v, k, e: new(e, "entry") and new(e, "inside") and not new(e, "won")),
    "Shredder hurt": (4, "advanced", lambda v, k, e: new(e, "shredder_wounded") and not new(e, "won")),
    "over": (4, "advanced", lambda v, k, e: v["winner"] is not None),
}


def asked(s: Race) -> int | None:
    seats = GAME.seats_asked(s)
    return seats[0] if seats else None


def named(text: str) -> str:
    for seat, name in enumerate(NAMES):
        text = text.replace(f"{{p{seat}}}", name)
    return text


def told(log: list[Entry], seat: int | None, since: int) -> list[dict[str, Any]]:
    return [{"number": one.number, "name": one.name, "rule": one.rule, "data": one.data, "text": named(GAME.narrate(one))}
            for one in heard(log, seat, since)]


def moment(s: Race, log: list[Entry], seats: int, me: int, before: View | None, fresh: int) -> dict[str, Any]:
    seat = asked(s)
    choice = GAME.choice(s, seat, 7)
    found = {
        "names": NAMES[:seats], "me": me, "view": GAME.view(s, me),
        "choice": None if choice is None else {
            "id": 7, "seats": list(choice.seats), "kind": choice.kind, "prompt": named(choice.prompt), "rule": choice.rule,
            "options": [{"key": one.key, "text": named(one.text), "note": named(one.note)} for one in choice.options] if seat == me else [],
            "default": choice.default, "secret": False, "deadline": None},
        "events": told(log, me, 0)[-max(EVENTS, fresh) if choice else 0:], "fresh": fresh}
    return {**found, "before": before} if before else found


def answer(s: Race, dice: random.Random) -> int:
    """Mostly nearer to Shredder; everything is used."""
    goal = PLACES["skyscraper"]
    steps = [a for a in s.actions if GAME.keys[a].startswith("step:")]
    if steps and dice.random() < 0.9:
        return min(steps, key=lambda a: DISTANCE[a - STEP][goal] + dice.random() * 2.2)
    rest = [a for a in s.actions if a] or list(s.actions)
    return dice.choice(rest)


def main() -> None:
    found: dict[str, Any] = {}
    for seed in range(GAMES):
        for seats, game in sorted({(players, game) for players, game, _ in MOMENTS.values()}):
            wanted = {name: test for name, (*kind, test) in MOMENTS.items() if kind == [seats, game] and name not in found}
            if not wanted:
                continue
            log: list[Entry] = []
            s = GAME.new(seats, seed, {"game": game}, log)
            dice = random.Random(seed)
            me, before, since = asked(s), None, len(log)
            while True:
                seat = asked(s)
                news = told(log, me, since)
                verbs = {GAME.keys[a].split(":")[0] for a in s.actions}
                for name, test in list(wanted.items()):
                    # what is asked is seen by the one who is asked; news by the one who brought them
                    standing = test(GAME.view(s, seat), verbs, [])
                    if standing or test(GAME.view(s, me), verbs, news):
                        looker = (seat if standing else me) or 0
                        found[name] = moment(s, log, seats, looker, None if standing else before, 0 if standing else len(news))
                        del wanted[name]
                if s.is_terminal():
                    break
                me, before, since = seat, GAME.view(s, seat), len(log)
                s.apply_action(answer(s, dice))
    missing = [name for name in MOMENTS if name not in found]
    if missing:
        print(f"not met with: {', '.join(missing)}")
    lines = [f"{json.dumps(name)}: {json.dumps(found[name], ensure_ascii=False)}" for name in MOMENTS if name in found]
    Path(__file__).with_name("content.json").write_text(json.dumps(GAME.content()) + "\n", encoding="utf-8")
    Path(__file__).with_name("moments.json").write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
