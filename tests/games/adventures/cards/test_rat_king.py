"""The Rat King's cards and the rats."""
from __future__ import annotations

import pytest
from games.adventures.cards.fights import fight, health
from games.adventures.table import answer, events, fact, may
from rule import rule


class TestThousandTeeth:
    @rule("ADV 5.9", "ADV 8.6")
    def test_a_rat_in_the_opponents_space(self) -> None:
        s = fight("leonardo.quick-strike", "rat-king.thousand-teeth")
        assert fact(s, "rats") == ["bronx-5"] and fact(s, "supply", "rat-king") == 7

    @rule("ADV 5.9", "ADV J58")
    def test_a_duplicate_does_nothing_and_so_does_an_empty_supply(self) -> None:
        s = fight("leonardo.quick-strike", "rat-king.thousand-teeth", rats=["bronx-5"], mousers=[])
        assert fact(s, "rats") == ["bronx-5"] and fact(s, "supply", "rat-king") == 7
        s = fight("leonardo.quick-strike", "rat-king.thousand-teeth", supply={"rat-king": 0})
        assert fact(s, "rats") == []

    @rule("ADV J31")
    def test_in_the_last_space_of_the_defeated(self) -> None:
        s = fight("rat-king.thousand-teeth", "leonardo", health={"leonardo": 1}, rats=["outskirts-2"], supply={"rat-king": 5})
        assert "bronx-5" in fact(s, "rats")


@rule("ADV 5.9", "ADV J23")
def test_sewer_chorus_brings_rats_into_two_spaces_next_to_the_opponent() -> None:
    s = fight("leonardo.quick-strike", "rat-king.sewer-chorus", rats=["bronx-2"])
    assert set(may(s)) == {"space:bronx-4", "space:bronx-6", "space:bronx-7"}
    answer(s, "space:bronx-7", "space:bronx-4")
    assert set(fact(s, "rats")) == {"bronx-2", "bronx-4", "bronx-7"} and fact(s, "supply", "rat-king") == 5


@pytest.mark.parametrize(("rats", "attack"), [
    (["bronx-8"], 2), (["bronx-5"], 3), (["bronx-5", "bronx-6"], 4), (["bronx-2", "bronx-4", "bronx-5", "bronx-6"], 5)])
@rule("ADV W7")
def test_feast_of_the_swarm_counts_rats_near_the_opponent(rats: list[str], attack: int) -> None:
    s = fight("rat-king.feast-of-the-swarm", "leonardo", rats=rats, supply={"rat-king": 0})
    assert events(s, "combat_damage")[0]["attack"] == attack
    s = fight("leonardo.katana", "rat-king.feast-of-the-swarm", rats=rats)
    assert events(s, "combat_damage")[0]["defense"] == 2


@pytest.mark.parametrize(("rats", "defense"), [(["bronx-7"], 4), (["bronx-5"], 3)])
@rule("ADV J95", "ADV W7")
def test_cloak_of_vermin_on_rats(rats: list[str], defense: int) -> None:
    s = fight("leonardo.katana", "rat-king.cloak-of-vermin", rats=rats)
    assert events(s, "combat_damage")[0]["defense"] == defense
    s = fight("rat-king.cloak-of-vermin", "leonardo", rats=rats, supply={"rat-king": 0})
    assert events(s, "combat_damage")[0]["attack"] == 2


class TestRats:
    @pytest.mark.parametrize(("defense", "value"), [("leonardo.heroes-in-a-half-shell", 3), ("leonardo.wise-beyond-his-years", 0),
                                                    ("leonardo", 0)])
    @rule("ADV 8.6", "ADV J28", "ADV J30")
    def test_a_player_fighter_on_rats_defends_at_two_less(self, defense: str, value: int) -> None:
        s = fight("rat-king.cloak-of-vermin", defense, rats=["bronx-5"], supply={"rat-king": 0})
        assert events(s, "combat_damage")[0]["defense"] == value

    @rule("ADV 8.6")
    def test_not_its_attacks_and_not_enemies(self) -> None:
        s = fight("leonardo.katana", "rat-king.thousand-teeth", rats=["bronx-5", "bronx-7"])
        assert events(s, "combat_damage")[0] == {"event": "combat_damage", "n": 5, "attack": 6, "defense": 1}

    @rule("ADV J89", "ADV 5.8")
    def test_they_leave_with_him(self) -> None:
        s = fight("leonardo.katana", "rat-king.thousand-teeth", rats=["bronx-2"], health={"rat-king": 1})
        assert fact(s, "rats") == [] and health(s, "rat-king") == 0
