"""9.2 What a clock answers: the last of the legal actions is the quiet one."""
from __future__ import annotations

import pytest
from rule import rule

from halfshell.games.uno.cards import KEYS
from halfshell.games.uno.game import GAME


def quiet(seats: int, given: dict[str, object], *keys: str, **options: object) -> str:
    s = GAME.position(seats, options, given)  # type: ignore[arg-type]
    for key in keys:
        s.apply_action(GAME.numbers[key])
    return KEYS[s.actions[-1]]


@pytest.mark.parametrize(("given", "keys", "options", "answer"), [
    ({"top": "R1", "hands": {"p0": ["R2", "B3"]}}, (), {}, "draw"),
    ({"top": "R1", "hands": {"p0": ["B2", "B3"]}, "draw_pile": ["R9"]}, ("draw",), {}, "keep"),
    ({"top": "R1", "hands": {"p0": ["+4", "B3", "B4"]}}, ("play:+4(B)",), {}, "accept"),
    ({"top": "R1", "hands": {"p0": ["R2", "B3"]}}, ("play:R2",), {}, "pass"),
    # nothing to draw: an honest card, a wild in the color held most, never a bluff
    ({"top": "R1", "hands": {"p0": ["+4", "R2", "W"]}, "draw_pile": ["end"]}, (), {}, "play:R2"),
    ({"top": "R1", "hands": {"p0": ["W", "+4", "P2", "P3", "O4"]}, "draw_pile": ["end"]}, (), {}, "play:W(P)"),
    ({"top": "R1", "hands": {"p0": ["B2", "B3"]}, "draw_pile": ["W"]}, ("draw",), {"must_play_drawn": True}, "play:W(B)"),
    ({"top": "R1", "hands": {"p0": ["R2", "B3"]}, "draw_pile": ["+4"]}, ("draw",), {"must_play_drawn": True}, "keep"),
    ({"top": "R1", "hands": {"p0": ["R+2", "B3", "B4"], "p1": ["B+2", "O1"]}}, ("play:R+2",), {"stacking": True}, "accept"),
    ({"top": "R1", "hands": {"p0": ["R2", "B3", "B4"]}}, ("play:R2",), {"jump_in": True}, "pass")])
@rule("UNO 9.2")
def test_the_quiet_answer(given: dict[str, object], keys: tuple[str, ...], options: dict[str, object], answer: str) -> None:
    assert quiet(3, given, *keys, **options) == answer
