"""Leatherhead's cards."""
from __future__ import annotations

import pytest
from games.adventures.cards.fights import at, fight, health
from games.adventures.table import answer, events, fact
from rule import rule


@pytest.mark.parametrize(("defense", "step"), [("leonardo", 2), ("leonardo.heroes-in-a-half-shell", 1)])
@rule("ADV 8.4", "ADV W17", "ADV W8")
def test_bellow_of_the_deep_raises_the_threat_on_a_win(defense: str, step: int) -> None:
    s = fight("leatherhead.bellow-of-the-deep", defense, to_come=["leonardo"])
    assert fact(s, "threat") == step
    assert fact(fight("leonardo.quick-strike", "leatherhead.bellow-of-the-deep"), "threat") == 1


@pytest.mark.parametrize(("hero", "attack"), [(9, 5), (10, 4), (16, 4)])
@rule("ADV W7")
def test_death_roll_is_stronger_against_the_weaker(hero: int, attack: int) -> None:
    s = fight("leatherhead.death-roll", "leonardo", health={"leonardo": hero})
    assert events(s, "combat_damage")[0]["attack"] == attack
    s = fight("leonardo.katana", "leatherhead.death-roll", health={"leonardo": hero})
    assert events(s, "combat_damage")[0]["defense"] == 1


class TestHideOfTheSwamp:
    @rule("ADV J37", "ADV J29", "ADV 8.4")
    def test_at_most_two_combat_damage(self) -> None:
        s = fight("leonardo.katana", "leatherhead.hide-of-the-swamp")
        assert health(s, "leatherhead") == 8 and events(s, "capped")
        s = fight("leonardo.wise-beyond-his-years", "leatherhead.hide-of-the-swamp", at={"leonardo": "bronx-8"})
        assert health(s, "leatherhead") == 8 and not events(s, "capped")  # 2 against 3, then 2 by the effect

    @rule("ADV 5.3", "ADV W7")
    def test_as_an_attack_it_caps_nothing(self) -> None:
        s = fight("leatherhead.hide-of-the-swamp", "leonardo")
        assert health(s, "leonardo") == 14

    @rule("ADV 4.4", "ADV C42")
    def test_canceled_it_caps_nothing(self) -> None:
        s = fight("raphael.break-something", "leatherhead.hide-of-the-swamp", tucked={})
        assert not events(s, "capped") and health(s, "leatherhead") == 10


@rule("ADV W13")
def test_tail_sweep_pushes_every_player_fighter_beside_it() -> None:
    for first, second in (("leonardo.quick-strike", "leatherhead.tail-sweep"), ("leatherhead.tail-sweep", "leonardo.quick-strike")):
        s = fight(first, second, at={"splinter": "bronx-8"})
        answer(s, "fighter:splinter")  # each has one way: from bronx-8 and from bronx-5
        assert at(s, "splinter") == "hudson-1" and at(s, "leonardo") == "bronx-2"
