"""Baxter Stockman's cards."""
from __future__ import annotations

import pytest
from games.adventures.cards.fights import at, cards_of, fight
from games.adventures.table import answer, events, fact, may
from rule import rule


class TestReleaseTheMousers:
    @rule("ADV 5.9", "ADV J23", "ADV J58")
    def test_two_different_spaces_next_to_the_opponent_the_players_choose(self) -> None:
        s = fight("leonardo.quick-strike", "baxter.release-the-mousers", mousers=["bronx-4"])
        assert set(may(s)) == {"space:bronx-2", "space:bronx-6", "space:bronx-7"}  # not where one lies; also under Baxter
        answer(s, "space:bronx-7")
        assert set(may(s)) == {"space:bronx-2", "space:bronx-6"}
        answer(s, "space:bronx-6")
        assert set(fact(s, "mousers")) == {"bronx-4", "bronx-6", "bronx-7"} and fact(s, "supply", "baxter") == 5

    @rule("ADV 5.9", "ADV J57")
    def test_the_supply_may_run_out_and_a_token_under_a_fighter_does_not_bite(self) -> None:
        s = fight("leonardo.quick-strike", "baxter.release-the-mousers", supply={"baxter": 1}, at={"splinter": "bronx-6"})
        answer(s, "space:bronx-6")
        assert fact(s, "mousers") == ["bronx-6"] and cards_of(s, "discards", "leonardo") == ["quick-strike"]

    @rule("ADV J31")
    def test_around_the_last_space_of_a_defeated_opponent(self) -> None:
        s = fight("baxter.release-the-mousers", "leonardo", health={"leonardo": 1}, mousers=["bronx-2", "bronx-4", "bronx-6"],
                  supply={"baxter": 1}, at={"splinter": "brooklyn-3"})
        assert fact(s, "health", "leonardo") == 0 and "bronx-7" in fact(s, "mousers")


@pytest.mark.parametrize(("mousers", "attack"), [
    ([], 2), (["bronx-8"], 2), (["bronx-5"], 3), (["bronx-5", "bronx-4"], 4), (["bronx-5", "bronx-4", "bronx-6", "bronx-7", "bronx-2"], 5)])
@rule("ADV W7", "ADV 5.9")
def test_gnawing_jaws_counts_mousers_in_and_next_to_the_opponents_space(mousers: list[str], attack: int) -> None:
    s = fight("baxter.gnawing-jaws", "leonardo", mousers=mousers, supply={"baxter": 0})
    assert events(s, "combat_damage")[0]["attack"] == attack
    s = fight("leonardo.katana", "baxter.gnawing-jaws", mousers=mousers)
    assert events(s, "combat_damage")[0]["defense"] == 1


class TestErasedNotes:
    @rule("ADV W15", "ADV W3")
    def test_the_opponents_player_mills_two(self) -> None:
        s = fight("leonardo.quick-strike", "baxter.erased-notes", others=("raphael",),
                  decks={"leonardo": ["katana", "for-sensei", "leonardo-leads"]})
        assert cards_of(s, "discards", "leonardo") == ["katana", "for-sensei", "quick-strike"]
        assert cards_of(s, "hands", "leonardo") == ["leonardo-leads"]  # the defender's effect came first
        assert cards_of(s, "discards", "raphael") == []

    @rule("ADV W15", "ADV J56")
    def test_missing_cards_do_not_hurt(self) -> None:
        s = fight("leonardo.katana", "baxter.erased-notes", decks={"leonardo": ["for-sensei", "end"]})
        assert cards_of(s, "discards", "leonardo") == ["for-sensei", "katana"] and fact(s, "health", "leonardo") == 16


@pytest.mark.parametrize(("pile", "attack"), [(0, 0), (1, 0), (2, 1), (5, 2), (16, 8), (22, 8)])
@rule("ADV 8.2", "ADV J29", "ADV J53")
def test_total_recycling_becomes_half_of_the_opponents_pile(pile: int, attack: int) -> None:
    deck = ["katana", "for-sensei", "turtle-power", "leonardo-leads", "protective-father", "heroes-in-a-half-shell"] * 2
    deck += ["fearless-leader", "quick-strike", "spatial-awareness", "wise-beyond-his-years", "i-have-a-plan"] * 3
    s = fight("baxter.total-recycling", "leonardo", discards={"leonardo": deck[:pile]}, supply={"baxter": 0})
    assert events(s, "combat_damage")[0]["attack"] == attack


@rule("ADV W7")
def test_total_recycling_only_as_an_attack() -> None:
    s = fight("leonardo.katana", "baxter.total-recycling", discards={"leonardo": ["for-sensei", "for-sensei"]})
    assert events(s, "combat_damage")[0] == {"event": "combat_damage", "n": 3, "attack": 6, "defense": 3}


class TestEmergencyRecall:
    @rule("ADV W10", "ADV W14")
    def test_to_the_farthest_empty_space_with_a_mouser(self) -> None:
        s = fight("leonardo.quick-strike", "baxter.emergency-recall", mousers=["bronx-6", "bronx-1", "bronx-5"])
        assert at(s, "baxter") == "bronx-1"

    @rule("ADV W14")
    def test_without_one_he_stays(self) -> None:
        s = fight("leonardo.quick-strike", "baxter.emergency-recall", mousers=["bronx-5"])  # not empty
        assert at(s, "baxter") == "bronx-7"

    @rule("ADV J95", "ADV W7")
    def test_mousers_do_not_bite_him_and_an_attack_does_not_recall(self) -> None:
        s = fight("baxter.emergency-recall", "leonardo", mousers=["bronx-1"], supply={"baxter": 0})
        assert at(s, "baxter") == "bronx-7"
