"""Section 8: what minions do on their initiative cards, and their tokens."""
from __future__ import annotations

from typing import Any

import pytest
from games.adventures.cards.fights import at, cards_of, health
from games.adventures.table import answer, events, fact, may, position
from rule import rule

from halfshell.games.adventures.cards import DECKS
from halfshell.games.adventures.damage import hurt
from halfshell.games.adventures.game import GAME
from halfshell.games.adventures.names import BIT, FIGHTERS, MINION
from halfshell.games.adventures.state import Adventures

FAR = {"leonardo": "queens-3", "splinter": "queens-4", "shredder": "manhattan-4"}


def reveal(minion: str, where: str, **given: Any) -> Adventures:
    """The minion's card, then Leonardo's turn."""
    given["at"] = {**FAR, minion: where, **given.get("at", {})}
    given.setdefault("minions", [minion])
    return position(given.pop("seats", 1), {"solo_relief": False}, turn=minion, **{"to_come": ["leonardo"], **given})


def end_of_round(minion: str, where: str, **given: Any) -> Adventures:
    given["at"] = {**FAR, "shredder": "staten-2", minion: where, **given.get("at", {})}
    given.setdefault("minions", [minion])
    return position(given.pop("seats", 1), {"solo_relief": False}, turn="end_of_round", row=[minion], to_come=["leonardo"], **given)


@pytest.mark.parametrize(("minion", "move"), [
    ("bebop-rocksteady", 3), ("baxter", 2), ("wingnut", 4), ("leatherhead", 2), ("slash", 3), ("rat-king", 2)])
@rule("ADV 5.1", "ADV 2.4")
def test_health_and_moves(minion: str, move: int) -> None:
    deck = next(deck for deck in DECKS if deck.enemy and deck.leader == FIGHTERS.index(minion))
    assert (deck.move, deck.health, len(deck.cards)) == (move, 10, 10)


class TestBebopRocksteady:
    @rule("ADV 8.1", "ADV J80", "ADV J94", "ADV W12")
    def test_apart_they_come_two_nearer_then_take_a_turn(self) -> None:
        """bronx-8, hudson-1, manhattan-5; from there Leonardo is in reach."""
        s = reveal("bebop-rocksteady", "bronx-8", at={"leonardo": "queens-7", "splinter": "bronx-1"})
        assert at(s, "bebop-rocksteady") == "brooklyn-1" and fact(s, "combat", "target") == "leonardo"

    @rule("ADV 8.1", "ADV J80")
    def test_together_they_do_not(self) -> None:
        s = reveal("bebop-rocksteady", "manhattan-7", at={"leonardo": "bronx-1"}, health={"splinter": 0})  # green and teal
        assert at(s, "bebop-rocksteady") == "manhattan-7" and fact(s, "threat") == 2

    @rule("ADV J81")
    def test_blocked_they_stop_without_threat_for_this_move(self) -> None:
        s = reveal("bebop-rocksteady", "brooklyn-8", at={"leonardo": "outskirts-2", "splinter": "harbor"}, hands={"leonardo": []})
        assert fact(s, "threat") == 1 and may(s)[0].startswith("fighter")  # two beside it


class TestBaxter:
    @rule("ADV 8.2", "ADV W10", "ADV 5.9", "ADV J23")
    def test_a_mouser_next_to_the_closest_player_fighter_then_a_turn(self) -> None:
        s = reveal("baxter", "queens-7", mousers=["queens-2"], at={"leonardo": "queens-5"})
        assert set(fact(s, "mousers")) == {"queens-2", "queens-6"}  # there are fighters on queens-4 and queens-7
        assert fact(s, "combat", "target") == "leonardo"

    @rule("ADV J23", "ADV W10", "ADV J93")
    def test_of_several_spaces_and_closest_fighters_the_players_choose(self) -> None:
        s = reveal("baxter", "brooklyn-1", at={"leonardo": "queens-5", "splinter": "outskirts-2"})
        assert {key.removeprefix("space:") for key in may(s)} == {
            "queens-2", "queens-4", "queens-6", "queens-7", "brooklyn-2", "brooklyn-8"}

    @rule("ADV 8.2", "ADV 5.9")
    def test_no_such_space_or_no_supply(self) -> None:
        s = reveal("baxter", "queens-7", mousers=["queens-2"], at={"leonardo": "queens-3"}, supply={"baxter": 5})
        assert fact(s, "mousers") == ["queens-2"]
        s = reveal("baxter", "queens-7", at={"leonardo": "queens-5"}, supply={"baxter": 0})
        assert fact(s, "mousers") == []

    @rule("ADV 8.2", "ADV J57", "ADV 3.4")
    def test_entering_a_mousers_space_mills_each_time(self) -> None:
        s = position(minions=["baxter"], turn="leonardo", actions=1, mousers=["queens-2", "queens-5"], hands={"leonardo": []},
                     at={**FAR, "baxter": "bronx-1", "splinter": "brooklyn-3"},
                     decks={"leonardo": ["leonardo-leads", "katana", "for-sensei"]})
        answer(s, "maneuver", "card:leonardo.leonardo-leads", "fighter:leonardo", "space:queens-2", "space:queens-5", "space:queens-2")
        assert len(cards_of(s, "discards", "leonardo")) == 1 + 3 and fact(s, "mousers") == ["queens-2", "queens-5"]  # they stay

    @rule("ADV J57", "ADV J56")
    def test_starting_there_does_not_and_an_empty_deck_does_not_hurt(self) -> None:
        s = position(minions=["baxter"], turn="leonardo", actions=1, mousers=["queens-3"], hands={"leonardo": []},
                     at={**FAR, "baxter": "bronx-1"}, decks={"leonardo": ["katana"]})
        answer(s, "maneuver", "pass", "fighter:leonardo", "space:queens-2", "pass")
        assert cards_of(s, "discards", "leonardo") == []
        s = position(minions=["baxter"], turn="leonardo", actions=1, mousers=["queens-2"], hands={"leonardo": []},
                     at={**FAR, "baxter": "bronx-1"}, decks={"leonardo": ["katana", "end"]})
        answer(s, "maneuver", "pass", "fighter:leonardo", "space:queens-2", "pass")
        assert health(s, "leonardo") == 16

    @rule("ADV J95")
    def test_enemies_walk_over_them(self) -> None:
        s = position(minions=["baxter"], turn="leonardo", mousers=["bronx-2"], at={**FAR, "baxter": "bronx-1"})
        before = len(cards_of(s, "decks", "baxter"))
        answer(s, "fighter:baxter", "space:bronx-2")
        assert len(cards_of(s, "decks", "baxter")) == before

    @pytest.mark.parametrize("where", ["queens-3", "queens-5"])
    @rule("ADV 8.2", "ADV J2")
    def test_at_the_end_of_the_round_those_in_or_near_mousers_mill_once(self, where: str) -> None:
        s = end_of_round("baxter", "bronx-1", mousers=["queens-3", "queens-4"], at={"leonardo": where, "splinter": "outskirts-2"})
        assert len(cards_of(s, "discards", "leonardo")) == 1

    @rule("ADV 8.2")
    def test_and_those_far_away_do_not(self) -> None:
        s = end_of_round("baxter", "bronx-1", mousers=["queens-3"], at={"leonardo": "brooklyn-3", "splinter": "brooklyn-2"})
        assert cards_of(s, "discards", "leonardo") == []


class TestWingnut:
    @rule("ADV 8.3", "ADV J12")
    def test_he_flies_far(self) -> None:
        s = reveal("wingnut", "bronx-1", at={"leonardo": "staten-4", "splinter": "queens-3"})
        assert at(s, "wingnut") == "staten-6" and fact(s, "combat", "target") == "leonardo"


class TestLeatherhead:
    @pytest.mark.parametrize(("where", "step"), [("queens-5", 1), ("bronx-1", 2)])
    @rule("ADV 8.4", "ADV W17")
    def test_alone_at_the_end_of_the_round_he_raises_the_threat(self, where: str, step: int) -> None:
        s = end_of_round("leatherhead", where)  # queens-5 is next to queens-4, where Splinter stands
        assert fact(s, "threat") == step


class TestSlash:
    @rule("ADV 8.5", "ADV J47")
    def test_at_the_end_of_the_round_a_fury_joins_his_discards(self) -> None:
        s = end_of_round("slash", "bronx-1")
        assert cards_of(s, "discards", "slash") == ["fury"] and fact(s, "supply", "slash") == 4
        s = end_of_round("slash", "bronx-1", supply={"slash": 0})
        assert cards_of(s, "discards", "slash") == []


class TestRatKing:
    @rule("ADV 8.6", "ADV W10", "ADV 5.9")
    def test_a_rat_under_the_closest_player_fighter(self) -> None:
        s = reveal("rat-king", "queens-7", at={"leonardo": "queens-2"})
        assert fact(s, "rats") == [] and {"space:queens-2", "space:queens-4"} == set(may(s))  # both are two away

    @rule("ADV 8.6", "ADV J58")
    def test_or_next_to_it_if_there_is_one(self) -> None:
        s = reveal("rat-king", "queens-7", at={"leonardo": "queens-2", "splinter": "bronx-1"}, rats=["queens-2", "queens-1"])
        assert {key.removeprefix("space:") for key in may(s)} == {"queens-3", "queens-5"}
        answer(s, "space:queens-3")
        assert set(fact(s, "rats")) == {"queens-1", "queens-2", "queens-3"} and fact(s, "supply", "rat-king") == 5

    @rule("ADV 8.6", "ADV J30")
    def test_the_space_at_the_moment_of_damage_counts(self) -> None:
        """The rat comes under Leonardo before the Rat King attacks him."""
        s = reveal("rat-king", "queens-5", at={"leonardo": "queens-2", "splinter": "bronx-1"}, hands={"leonardo": ["quick-strike"]},
                   decks={"rat-king": ["cloak-of-vermin"]})
        answer(s, "card:leonardo.quick-strike")
        assert events(s, "combat_damage")[0] == {"event": "combat_damage", "n": 1, "attack": 2, "defense": 1}


@rule("ADV J89", "ADV 5.8")
def test_tokens_and_supplies_leave_with_their_minion() -> None:
    s = position(3, minions=["baxter", "rat-king", "slash"], turn="leonardo", mousers=["queens-1"], rats=["queens-1", "queens-2"])
    for number, name in ((0, "baxter"), (1, "rat-king"), (2, "slash")):
        hurt(s, BIT[FIGHTERS.index(name)], 10)
        assert s.supply[MINION + number] == 0
    assert fact(s, "mousers") == [] and fact(s, "rats") == [] and GAME.facts(s)["out"] == ["baxter", "rat-king", "slash"]
