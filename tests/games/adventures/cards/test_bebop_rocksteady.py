"""The cards of Bebop & Rocksteady."""
from __future__ import annotations

import pytest
from games.adventures.cards.fights import at, fight, health
from games.adventures.table import events, may
from rule import rule


@pytest.mark.parametrize(("villain", "attack"), [("bronx-1", 4), ("manhattan-4", 3)])
@rule("ADV W11", "ADV W7", "ADV J80")
def test_double_trouble_beside_the_villain(villain: str, attack: int) -> None:
    s = fight("bebop-rocksteady.double-trouble", "leonardo", at={"shredder": villain})
    assert events(s, "combat_damage")[0]["attack"] == attack
    s = fight("leonardo.katana", "bebop-rocksteady.double-trouble", at={"shredder": villain})
    assert events(s, "combat_damage")[0]["defense"] == 1


class TestHornAndTusk:
    @rule("ADV W8", "ADV J55")
    def test_a_win_hurts_the_other_player_fighters_beside_them(self) -> None:
        s = fight("bebop-rocksteady.horn-and-tusk", "leonardo", others=("raphael",), at={
            "shredder": "bronx-2", "raphael": "bronx-4", "splinter": "bronx-8", "casey": "bronx-3"})
        assert [health(s, name) for name in ("leonardo", "splinter", "raphael", "casey")] == [13, 8, 16, 8]

    @rule("ADV J32")
    def test_a_win_is_a_win_against_one_who_was_defeated_by_it(self) -> None:
        s = fight("bebop-rocksteady.horn-and-tusk", "leonardo", health={"leonardo": 1}, at={"splinter": "bronx-8", "shredder": "bronx-2"})
        assert health(s, "leonardo") == 0 and health(s, "splinter") == 8

    @rule("ADV W8")
    def test_not_when_it_lost_or_defended(self) -> None:
        s = fight("bebop-rocksteady.horn-and-tusk", "leonardo.heroes-in-a-half-shell", at={"splinter": "bronx-8", "shredder": "bronx-2"})
        assert health(s, "splinter") == 9
        s = fight("leonardo.quick-strike", "bebop-rocksteady.horn-and-tusk", at={"splinter": "bronx-8"})
        assert health(s, "splinter") == 9


class TestWhereIsTheBoss:
    @rule("ADV W12", "ADV J80")
    def test_apart_they_move_three_toward_the_villain_in_both_uses(self) -> None:
        for first, second in (("leonardo.quick-strike", "bebop-rocksteady.where-is-the-boss"),
                              ("bebop-rocksteady.where-is-the-boss", "leonardo.quick-strike")):
            s = fight(first, second, at={"leonardo": "bronx-8", "bebop-rocksteady": "hudson-1", "shredder": "manhattan-4"})
            assert at(s, "bebop-rocksteady") == "manhattan-5"  # two steps are enough: beside him there is no nearer space

    @rule("ADV W12", "ADV W10")
    def test_the_players_choose_among_several_spaces(self) -> None:
        s = fight("leonardo.quick-strike", "bebop-rocksteady.where-is-the-boss", at={"shredder": "brooklyn-3"})
        assert may(s)[0].startswith("space:") and len(may(s)) > 1

    @rule("ADV J80", "ADV J91")
    def test_together_the_villain_heals_one(self) -> None:
        for most, found in ((10, 11), (14, 14)):
            s = fight("leonardo.quick-strike", "bebop-rocksteady.where-is-the-boss", at={"shredder": "bronx-1"}, health={"shredder": most})
            assert at(s, "bebop-rocksteady") == "bronx-7" and health(s, "shredder") == found

    @rule("ADV J81")
    def test_blocked_they_stop(self) -> None:
        s = fight("leonardo.quick-strike", "bebop-rocksteady.where-is-the-boss", others=("raphael",), at={
            "leonardo": "brooklyn-4", "bebop-rocksteady": "brooklyn-5", "shredder": "bronx-5", "raphael": "harbor"})
        assert at(s, "bebop-rocksteady") == "brooklyn-5"


@rule("ADV C42")
def test_thick_skulls_have_no_text() -> None:
    s = fight("leonardo.katana", "bebop-rocksteady.thick-skulls")
    assert health(s, "bebop-rocksteady") == 7
