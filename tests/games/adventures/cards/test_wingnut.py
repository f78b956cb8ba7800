"""Wingnut's cards."""
from __future__ import annotations

from games.adventures.cards.fights import at, cards_of, fight, health
from games.adventures.table import answer, fact, may
from rule import rule

from halfshell.games.adventures.game import GAME


class TestWingBuffet:
    @rule("ADV W13", "ADV J93")
    def test_the_opponent_is_pushed_two_where_its_player_says(self) -> None:
        s = fight("wingnut.wing-buffet", "leonardo", others=("raphael",), at={"leonardo": "manhattan-3", "wingnut": "bronx-4"})
        assert GAME.seats_asked(s) == (0,) and set(may(s)) == {"space:manhattan-1", "space:manhattan-5"}  # Shredder is on manhattan-4
        answer(s, "space:manhattan-5")
        assert set(may(s)) == {"space:manhattan-6", "space:manhattan-7", "space:hudson-1"}
        answer(s, "space:manhattan-7")
        assert at(s, "leonardo") == "manhattan-7"

    @rule("ADV W13", "ADV J38", "ADV J57", "ADV 8.2")
    def test_a_push_is_a_forced_move(self) -> None:
        s = fight("leonardo.katana", "wingnut.wing-buffet", at={"leonardo": "manhattan-3", "wingnut": "bronx-4"}, mousers=["manhattan-5"],
                  minions=["wingnut"], soldiers={"manhattan-3:manhattan-5": "entrenched"}, fallen=["manhattan"])
        answer(s, "space:manhattan-5")
        assert health(s, "leonardo") == 15 and len(cards_of(s, "discards", "leonardo")) >= 1

    @rule("ADV J38", "ADV J66")
    def test_patrolling_soldiers_stay(self) -> None:
        s = fight("leonardo.katana", "wingnut.wing-buffet", at={"leonardo": "manhattan-3", "wingnut": "bronx-4"},
                  soldiers={"manhattan-3:manhattan-5": "patrolling"})
        answer(s, "space:manhattan-5")
        assert fact(s, "soldiers") == {"manhattan-3:manhattan-5": "patrolling"}

    @rule("ADV J31", "ADV J67")
    def test_the_defeated_is_not_moved_and_one_who_falls_on_the_way_stops(self) -> None:
        s = fight("wingnut.wing-buffet", "leonardo", health={"leonardo": 2})
        assert health(s, "leonardo") == 0
        s = fight("wingnut.wing-buffet", "leonardo.heroes-in-a-half-shell", health={"leonardo": 1}, at={
            "leonardo": "manhattan-3", "wingnut": "bronx-4"}, soldiers={"manhattan-3:manhattan-5": "entrenched"}, fallen=["manhattan"])
        answer(s, "space:manhattan-5")
        assert health(s, "leonardo") == 0 and "leonardo" not in fact(s, "at")

    @rule("ADV W13")
    def test_it_stops_where_there_is_no_farther_empty_space(self) -> None:
        s = fight("leonardo.quick-strike", "wingnut.wing-buffet",
                  at={"leonardo": "queens-3", "wingnut": "queens-2", "shredder": "queens-4"})
        assert at(s, "leonardo") == "queens-3"


class TestCarriedAway:
    @rule("ADV W10", "ADV W14", "ADV J93")
    def test_a_win_takes_the_opponent_to_the_villain_and_wingnut_after_it(self) -> None:
        s = fight("wingnut.carried-away", "leonardo", others=("raphael",), at={"shredder": "manhattan-4"})
        assert GAME.seats_asked(s) == (0,)
        assert set(may(s)) == {f"space:{x}" for x in ("manhattan-1", "manhattan-2", "manhattan-3", "manhattan-5")}
        answer(s, "space:manhattan-2")
        assert at(s, "leonardo") == "manhattan-2"
        assert GAME.seats_asked(s) == (0, 1)  # Wingnut's place is for all to say
        answer(s, "space:manhattan-6")
        assert at(s, "wingnut") == "manhattan-6"

    @rule("ADV J38", "ADV J57")
    def test_a_mouser_there_bites(self) -> None:
        s = fight("wingnut.carried-away", "leonardo", minions=["wingnut"], mousers=["manhattan-3"])
        before = len(cards_of(s, "decks", "leonardo"))
        answer(s, "space:manhattan-3")
        assert len(cards_of(s, "decks", "leonardo")) == before - 1

    @rule("ADV W8", "ADV W7")
    def test_not_when_it_lost_or_defended(self) -> None:
        s = fight("wingnut.carried-away", "leonardo.heroes-in-a-half-shell")
        assert at(s, "leonardo") == "bronx-5" and at(s, "wingnut") == "bronx-7"
        s = fight("leonardo.quick-strike", "wingnut.carried-away")
        assert at(s, "leonardo") == "bronx-5" and at(s, "wingnut") == "bronx-7"

    @rule("ADV J31")
    def test_after_a_defeated_opponent_wingnut_goes_to_its_last_space(self) -> None:
        s = fight("wingnut.carried-away", "leonardo", health={"leonardo": 1})
        assert at(s, "wingnut") == "bronx-5"


class TestSonicScreech:
    @rule("ADV W13", "ADV J93")
    def test_every_player_fighter_beside_it_is_pushed_in_the_order_the_players_choose(self) -> None:
        s = fight("leonardo.quick-strike", "wingnut.sonic-screech", others=("raphael",), at={"raphael": "bronx-8", "splinter": "bronx-1"})
        assert GAME.seats_asked(s) == (0, 1) and may(s) == ["fighter:leonardo", "fighter:raphael"]
        answer(s, "fighter:raphael")  # one way only: hudson-1
        assert at(s, "raphael") == "hudson-1"
        assert at(s, "leonardo") == "bronx-2"

    @rule("ADV J31")
    def test_also_after_an_attack_that_defeated_its_target(self) -> None:
        s = fight("wingnut.sonic-screech", "leonardo", health={"leonardo": 1}, at={"splinter": "bronx-8"})
        assert at(s, "splinter") == "hudson-1"


class TestUpAndAway:
    @rule("ADV W9", "ADV W14")
    def test_to_an_empty_space_near_by_that_is_beside_no_player_fighter(self) -> None:
        s = fight("leonardo.quick-strike", "wingnut.up-and-away", at={"splinter": "staten-3"})
        spaces = {key.removeprefix("space:") for key in may(s)}
        assert "hudson-2" in spaces and "outskirts-1" in spaces and "bronx-3" in spaces
        assert not spaces & {"bronx-6", "bronx-4", "bronx-2"}  # beside Leonardo
        assert not spaces & {"hudson-1", "staten-1", "staten-5"}  # beside Splinter
        assert "manhattan-4" not in spaces and "queens-1" not in spaces  # not empty; too far
        answer(s, "space:outskirts-1")
        assert at(s, "wingnut") == "outskirts-1"

    @rule("ADV W7")
    def test_also_after_an_attack(self) -> None:
        s = fight("wingnut.up-and-away", "leonardo")
        assert "space:outskirts-1" in may(s)
