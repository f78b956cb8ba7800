"""The cards of Shredder, the villain."""
from __future__ import annotations

import pytest
from games.adventures.cards.fights import at, cards_of, fight, health
from games.adventures.table import answer, events, fact, may
from rule import rule


def soldiers(*lines: str) -> dict[str, str]:
    return dict.fromkeys(lines, "patrolling")


@pytest.mark.parametrize(("lines", "attack"), [
    (["bronx-4:manhattan-3"], 5), (["bronx-2:bronx-4", "bronx-4:manhattan-3"], 5), (["bronx-7:bronx-8"], 4), ([], 4)])
@rule("ADV W19", "ADV J69", "ADV 5.3")
def test_gauntlet_slash_has_one_more_with_a_soldier_next_to_the_opponent(lines: list[str], attack: int) -> None:
    s = fight("shredder.gauntlet-slash", "leonardo", at={"leonardo": "bronx-4"}, soldiers=soldiers(*lines))
    assert events(s, "combat_damage")[0]["attack"] == attack


@rule("ADV W7")
def test_gauntlet_slash_is_boxed_for_the_attack() -> None:
    s = fight("leonardo.katana", "shredder.gauntlet-slash", at={"leonardo": "bronx-4"}, soldiers=soldiers("bronx-4:manhattan-3"))
    assert events(s, "combat_damage")[0]["defense"] == 3


@pytest.mark.parametrize(("threat", "count"), [(5, 1), (6, 2)])
@rule("ADV W18", "ADV 6.4", "ADV J23")
def test_command_the_foot_deploys_one_or_from_level_three_two(threat: int, count: int) -> None:
    """After either use, in the borough under threat; the players choose the circles."""
    for first, second in (("shredder.command-the-foot", "leonardo"), ("leonardo.katana", "shredder.command-the-foot")):
        s = fight(first, second, threat=threat, threatened="queens")
        for line in ("uptown-2:queens-1", "queens-2:queens-3")[:count]:
            assert len(may(s)) == 5 - len(events(s, "deployed"))
            answer(s, f"line:{line}")
        assert fact(s, "soldiers") == soldiers(*("uptown-2:queens-1", "queens-2:queens-3")[:count])


@pytest.mark.parametrize(("count", "more"), [(0, 0), (1, 1), (3, 3), (4, 3)])
@rule("ADV 5.3", "ADV 4.4")
def test_closing_ring_counts_at_most_three_in_both_uses(count: int, more: int) -> None:
    """Around manhattan-6 lie four circles."""
    lines = ["manhattan-2:manhattan-6", "manhattan-6:manhattan-7", "manhattan-6:brooklyn-1", "manhattan-3:manhattan-5"]
    lines = lines[:count] if count < 4 else lines
    places = {"leonardo": "manhattan-6", "shredder": "manhattan-5"}
    s = fight("shredder.closing-ring", "leonardo", at=places, soldiers=soldiers(*lines))
    assert events(s, "combat_damage")[0]["attack"] == 2 + more
    s = fight("leonardo.katana", "shredder.closing-ring", at=places, soldiers=soldiers(*lines))
    assert events(s, "combat_damage")[0]["defense"] == 3 + more


@pytest.mark.parametrize(("threat", "level"), [(1, 1), (3, 1), (4, 2), (6, 3), (8, 4), (9, 5)])
@rule("ADV W18", "ADV 7.5")
def test_rule_by_fear_adds_the_threat_level_to_the_attack(threat: int, level: int) -> None:
    s = fight("shredder.rule-by-fear", "leonardo", threat=threat)
    assert events(s, "combat_damage")[0]["attack"] == 2 + level
    s = fight("leonardo.katana", "shredder.rule-by-fear", threat=threat)
    assert events(s, "combat_damage")[0]["defense"] == 2


@rule("ADV 6.2")
def test_city_of_the_fallen_counts_fallen_boroughs_in_both_uses() -> None:
    for fallen in ([], ["queens"], ["queens", "bronx", "brooklyn"]):
        s = fight("shredder.city-of-the-fallen", "leonardo", fallen=fallen)
        assert events(s, "combat_damage")[0]["attack"] == 3 + len(fallen)
        s = fight("leonardo.katana", "shredder.city-of-the-fallen", fallen=fallen)
        assert events(s, "combat_damage")[0]["defense"] == 3 + len(fallen)


@rule("ADV 4.4", "ADV J26")
def test_iron_composure_cancels_all_windows_and_hits_nothing_without_a_card() -> None:
    s = fight("shredder.iron-composure", "leonardo.quick-strike", decks={"leonardo": ["katana"]})
    assert cards_of(s, "hands", "leonardo") == [] and health(s, "leonardo") == 16
    s = fight("shredder.iron-composure", "leonardo")
    assert health(s, "leonardo") == 13 and not events(s, "canceled")


class TestGoneInSmoke:
    @rule("ADV W14", "ADV 5.2")
    def test_as_a_defense_it_takes_shredder_home(self) -> None:
        s = fight("leonardo.quick-strike", "shredder.gone-in-smoke")
        assert at(s, "shredder") == "manhattan-4"
        s = fight("shredder.gone-in-smoke", "leonardo")
        assert at(s, "shredder") == "bronx-7"

    @rule("ADV W10", "ADV 5.5")
    def test_if_home_is_taken_to_the_closest_empty_space_of_the_players_choice(self) -> None:
        s = fight("leonardo.quick-strike", "shredder.gone-in-smoke", minions=["slash"], at={"slash": "manhattan-4"})
        assert set(may(s)) == {f"space:{x}" for x in ("manhattan-1", "manhattan-2", "manhattan-3", "manhattan-5")}

    @rule("ADV W14")
    def test_at_home_it_stays(self) -> None:
        s = fight("leonardo.quick-strike", "shredder.gone-in-smoke", at={"leonardo": "manhattan-3", "shredder": "manhattan-4"})
        assert at(s, "shredder") == "manhattan-4"


@rule("ADV 5.7", "ADV J41", "ADV J42")
def test_deception_takes_the_pile_back_at_cleanup() -> None:
    s = fight("leonardo.quick-strike", "shredder.deception", discards={"shredder": ["rule-by-fear", "closing-ring"]})
    assert cards_of(s, "discards", "shredder") == [] and len(cards_of(s, "decks", "shredder")) == 10
    names = [event["event"] for event in events(s)]
    assert names.index("drew") < names.index("reshuffled")  # after the effects
