"""The cards of Krang, the villain."""
from __future__ import annotations

import pytest
from games.adventures.cards.fights import at, cards_of, fight, health
from games.adventures.table import answer, events, fact, may
from rule import rule

from halfshell.games.adventures.game import GAME


def roll(face: str) -> tuple[int, ...]:
    """The die of ultimate destruction has X, X, 1, 1, 2, 3."""
    return ({"X": 1, "1": 3, "2": 5, "3": 6}[face],)


@pytest.mark.parametrize(("markers", "attack"), [(2, 3), (3, 4)])
@rule("ADV W20", "ADV 7.2", "ADV W7")
def test_android_fist_is_stronger_in_dimension_x(markers: int, attack: int) -> None:
    """core-6 is under the third marker."""
    s = fight("krang.android-fist", "leonardo", dimension_x=markers)
    assert events(s, "combat_damage")[0]["attack"] == attack
    s = fight("leonardo.katana", "krang.android-fist", dimension_x=markers)
    assert events(s, "combat_damage")[0]["defense"] == 3


class TestPlasmaVolley:
    @pytest.mark.parametrize(("face", "markers", "attack"), [("X", 0, 2), ("1", 0, 3), ("3", 0, 5), ("2", 3, 5), ("X", 3, 3)])
    @rule("ADV J77", "ADV W20")
    def test_the_roll_and_one_for_an_opponent_in_dimension_x(self, face: str, markers: int, attack: int) -> None:
        s = fight("krang.plasma-volley", "leonardo", dice=roll(face), dimension_x=markers)
        assert events(s, "combat_damage")[0]["attack"] == attack
        assert len(events(s, "rolled")) == 1

    @rule("ADV W7")
    def test_as_a_defense_nothing_is_rolled(self) -> None:
        s = fight("leonardo.katana", "krang.plasma-volley")
        assert not events(s, "rolled") and events(s, "combat_damage")[0]["defense"] == 1

    @rule("ADV J2", "ADV J93", "ADV W11")
    def test_other_players_in_its_zones_choose_a_fighter_that_takes_one(self) -> None:
        s = fight("krang.plasma-volley", "leonardo", others=("raphael", "donatello"), dice=roll("X"), at={
            "raphael": "core-1", "casey": "core-3", "donatello": "command-5", "metalhead": "core-2", "splinter": "portal-2"})
        assert GAME.seats_asked(s) == (1,) and may(s) == ["fighter:raphael", "fighter:casey"]  # Donatello himself shares no zone
        answer(s, "fighter:casey")
        assert health(s, "casey") == 7 and health(s, "metalhead") == 6 and health(s, "splinter") == 9
        assert health(s, "leonardo") == 14 and health(s, "donatello") == 14

    @rule("ADV J59")
    def test_a_player_alone_has_no_others(self) -> None:
        s = fight("krang.plasma-volley", "leonardo", dice=roll("X"), at={"splinter": "core-3"})
        assert health(s, "splinter") == 9


class TestOverload:
    @pytest.mark.parametrize(("players", "turned"), [(1, 1), (2, 1), (3, 2), (4, 3)])
    @rule("ADV W21", "ADV J74")
    def test_machines_are_turned_on_as_many_as_players_less_one(self, players: int, turned: int) -> None:
        others = ("raphael", "donatello", "michelangelo")[:players - 1]
        s = fight("leonardo.katana", "krang.overload-the-engines", others=others, machines=["inactive", "inactive", "inactive"])
        while may(s)[0].startswith("machine"):
            answer(s, may(s)[0])
        assert fact(s, "machines").count("active") == turned and fact(s, "threat") == 1

    @rule("ADV J74")
    def test_as_many_as_there_are(self) -> None:
        s = fight("krang.overload-the-engines", "leonardo", others=("raphael", "donatello"), machines=["active", "inactive", "active"])
        assert fact(s, "machines") == ["active", "active", "active"] and fact(s, "threat") == 1

    @rule("ADV W17")
    def test_if_all_were_active_the_threat_rises(self) -> None:
        s = fight("leonardo.katana", "krang.overload-the-engines")
        assert fact(s, "threat") == 2


@rule("ADV W18", "ADV 7.5")
def test_dimensional_shear_adds_the_highest_marker_in_both_uses() -> None:
    for markers in range(4):
        s = fight("krang.dimensional-shear", "leonardo", dimension_x=markers)
        assert events(s, "combat_damage")[0]["attack"] == 2 + markers
        s = fight("leonardo.katana", "krang.dimensional-shear", dimension_x=markers)
        assert events(s, "combat_damage")[0]["defense"] == 3 + markers


@rule("ADV 4.4")
def test_towering_intellect_cancels_all() -> None:
    s = fight("leonardo.quick-strike", "krang.towering-intellect", decks={"leonardo": ["katana"]})
    assert cards_of(s, "hands", "leonardo") == []


class TestWarpStep:
    @rule("ADV W10", "ADV 7.2")
    def test_a_defense_takes_krang_to_the_farthest_empty_space_in_dimension_x(self) -> None:
        s = fight("leonardo.quick-strike", "krang.warp-step", dimension_x=1, health={"krang": 10})
        assert at(s, "krang") == "core-1"  # four lines away, as portal-7, where Splinter stands
        assert health(s, "krang") == 11  # and heals the threat level

    @rule("ADV W7", "ADV J91")
    def test_an_attack_only_heals_and_not_above_the_start(self) -> None:
        s = fight("krang.warp-step", "leonardo", dimension_x=3, health={"krang": 12})
        assert at(s, "krang") == "core-6" and health(s, "krang") == 14
        s = fight("krang.warp-step", "leonardo", dimension_x=2, health={"krang": 12})
        assert health(s, "krang") == 12  # he is outside

    @rule("ADV W14")
    def test_without_dimension_x_he_stays(self) -> None:
        s = fight("leonardo.quick-strike", "krang.warp-step", health={"krang": 10})
        assert at(s, "krang") == "core-6" and health(s, "krang") == 10


@rule("ADV 5.7")
def test_deception() -> None:
    s = fight("krang.deception", "leonardo", discards={"krang": ["warp-step"]})
    assert cards_of(s, "discards", "krang") == [] and len(cards_of(s, "decks", "krang")) == 10
