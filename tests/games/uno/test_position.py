"""A position in words, there and back."""
from __future__ import annotations

import pytest
from cases import step

from halfshell.core.game import BadPosition
from halfshell.core.rng import seeded
from halfshell.games.uno.game import GAME


@pytest.mark.parametrize("seed", range(6))
def test_facts_can_be_read_back(seed: int) -> None:
    rng = seeded(seed)
    s = GAME.new(4, seed, {})
    for _ in range(60):
        step(s, rng)
    while s.pending or s.drawn != -1 or s.current_player() != s.player or s.counting:
        step(s, rng)
    facts = GAME.facts(s)
    given = {key: facts[key] for key in ("turn", "dealer", "direction", "color", "hands", "scores", "discard_pile")}
    again = GAME.position(4, {}, {**given, "draw_pile": [*facts["draw_pile"], "end"]}, seed=99)
    same = GAME.facts(again)
    assert {k: same[k] for k in given} == given and same["draw_pile"] == facts["draw_pile"] and same["top"] == facts["top"]
    assert sorted(again.actions) == sorted(s.actions)


@pytest.mark.parametrize(("given", "key", "words"), [
    ({"nonsense": 1}, "nonsense", "a position has no nonsense"),
    ({"hands": ["R5"]}, "hands", "a list of cards for each player"),
    ({"hands": {"p9": ["R5"]}}, "hands", "no player is called p9"),
    ({"hands": {"p0": ["G5"]}}, "hands", "no card is called G5"),
    ({"hands": {"p0": ["R0", "R0"]}}, "hands", "no further R0"),
    ({"top": "W"}, "top", "a wild on top needs its color"),
    ({"top": "R5", "color": "blue"}, "color", "makes the color red"),
    ({"top": "R5", "color": "green"}, "color", "color is blue"),
    ({"top": "R5", "discard_pile": ["R6"]}, "top", "either top or discard_pile"),
    ({"direction": "left"}, "direction", "clockwise or counterclockwise"),
    ({"draw_pile": "R5"}, "draw_pile", "a list of cards"),
    ({"scores": {"p0": "many"}}, "scores", "a whole number"),
    ({"turn": "p7"}, "turn", "no player is called p7")])
def test_bad_positions_are_refused_in_words(given: dict[str, object], key: str, words: str) -> None:
    with pytest.raises(BadPosition, match=words) as bad:
        GAME.position(3, {}, given)
    assert bad.value.key == key


def test_yellow_is_orange() -> None:
    s = GAME.position(2, {}, {"top": "Y5", "hands": {"p0": ["Y7", "W"]}})
    assert GAME.facts(s)["color"] == "orange" and GAME.facts(s)["hands"]["p0"] == ["O7", "W"]
    assert GAME.facts(GAME.position(2, {}, {"top": "W", "color": "yellow"}))["top"] == "W(O)"
