"""Leonardo's cards and ability, and Splinter's."""
from __future__ import annotations

import pytest
from games.adventures.cards.fights import at, cards_of, fight, health, scheme
from games.adventures.table import answer, events, fact, may, position
from rule import rule

from halfshell.games.adventures.game import GAME


@pytest.mark.parametrize(("card", "fighter", "value"), [
    ("katana", "leonardo", 6), ("for-sensei", "splinter", 4), ("turtle-power", "leonardo", 3), ("fearless-leader", "splinter", 3),
    ("quick-strike", "leonardo", 3), ("spatial-awareness", "splinter", 3), ("eat-sleep-and-breathe-ninjutsu", "splinter", 3),
    ("wise-beyond-his-years", "leonardo", 2), ("i-have-a-plan", "splinter", 2)])
@rule("ADV C23", "ADV 4.2")
def test_the_value_is_the_damage_without_a_defense(card: str, fighter: str, value: int) -> None:
    s = fight(f"leonardo.{card}", "shredder.deception", fighter=fighter)
    assert events(s, "combat_damage") == [{"event": "combat_damage", "n": value, "attack": value, "defense": 0}]
    assert health(s, "shredder") == 14 - value


@rule("ADV C32")
def test_heroes_in_a_half_shell_is_only_a_defense() -> None:
    s = fight("bebop-rocksteady.thick-skulls", "leonardo.heroes-in-a-half-shell")
    assert health(s, "leonardo") == 16 and events(s, "combat_damage")[0]["defense"] == 5
    s = position(turn="leonardo", actions=1, minions=[], at={"leonardo": "bronx-5", "shredder": "bronx-7", "splinter": "outskirts-2"},
                 hands={"leonardo": ["heroes-in-a-half-shell"]})
    assert may(s) == ["maneuver"]


@pytest.mark.parametrize(("card", "by"), [
    ("katana", "leonardo"), ("wise-beyond-his-years", "leonardo"), ("spatial-awareness", "splinter"), ("quick-strike", "both")])
@rule("ADV 3.6", "ADV J51")
def test_who_may_use_a_card(card: str, by: str) -> None:
    s = position(turn="leonardo", actions=1, minions=[], hands={"leonardo": [card]},
                 at={"leonardo": "bronx-5", "shredder": "bronx-7", "splinter": "bronx-4"})
    found = [key for key in may(s) if key.startswith("attack")]
    assert found == [f"attack:{fighter}:shredder" for fighter in ("leonardo", "splinter") if by in (fighter, "both")]


class TestForSensei:
    @rule("ADV C24", "ADV C11")
    def test_both_fighters_may_be_moved_and_a_card_buys_an_action(self) -> None:
        s = fight("leonardo.for-sensei", "shredder.deception", hand=("katana",))
        assert may(s) == ["fighter:leonardo", "fighter:shredder"]
        answer(s, "fighter:shredder")
        assert {"space:bronx-6", "space:bronx-8", "pass"} <= set(may(s)) and "space:bronx-5" not in may(s)
        answer(s, "space:bronx-8", "pass")  # Leonardo stays
        assert at(s, "shredder") == "bronx-8" and at(s, "leonardo") == "bronx-5" and s.actions_left == 2
        assert may(s) == ["card:leonardo.katana", "pass"]
        answer(s, "card:leonardo.katana")
        assert s.actions_left == 3 and cards_of(s, "discards", "leonardo") == ["katana", "for-sensei"]

    @rule("ADV C24")
    def test_no_card_no_action_and_the_defeated_is_skipped(self) -> None:
        s = fight("leonardo.for-sensei", "slash.boiling-over", health={"slash": 2})
        assert health(s, "slash") == 0 and "space:bronx-6" in may(s)  # Leonardo's own step, no choice of whom
        answer(s, "space:bronx-6")
        assert at(s, "leonardo") == "bronx-6" and s.actions_left == 2 and may(s) == ["maneuver"]

    @rule("ADV C16", "ADV 4.4")
    def test_canceled_it_is_a_plain_value(self) -> None:
        s = fight("leonardo.for-sensei", "shredder.iron-composure", hand=("katana",))
        assert health(s, "shredder") == 14 and "maneuver" in may(s)


@rule("ADV C25")
def test_turtle_power_adds_the_boost_of_a_discarded_card() -> None:
    s = fight("leonardo.turtle-power", "shredder.deception", hand=("leonardo-leads", "katana"))
    assert set(may(s)) == {"card:leonardo.leonardo-leads", "card:leonardo.katana", "pass"}
    answer(s, "card:leonardo.leonardo-leads")
    assert health(s, "shredder") == 14 - 3 - 4 and cards_of(s, "hands", "leonardo") == ["katana"]


@pytest.mark.parametrize("hand", [("katana",), ()])
@rule("ADV C25")
def test_turtle_power_may_be_declined_and_does_nothing_with_an_empty_hand(hand: tuple[str, ...]) -> None:
    s = fight("leonardo.turtle-power", "shredder.deception", hand=hand)
    if not s.combat or "pass" not in may(s):
        assert not hand
    else:
        answer(s, "pass")
    assert health(s, "shredder") == 11 and cards_of(s, "hands", "leonardo") == list(hand)


@rule("ADV C26", "ADV C2")
def test_fearless_leader_counts_friends_of_all_players_beside_the_enemy() -> None:
    s = fight("leonardo.fearless-leader", "shredder.deception", others=("raphael",),
              at={"splinter": "bronx-6", "raphael": "bronx-8", "casey": "bronx-2"})  # Casey is not beside Shredder
    assert health(s, "shredder") == 21 - 3 - 2 * 2
    s = fight("leonardo.fearless-leader", "shredder.deception")
    assert health(s, "shredder") == 11  # not the attacker himself


@rule("ADV C27")
def test_quick_strike_draws_in_attack_and_defense() -> None:
    s = fight("leonardo.quick-strike", "shredder.deception", decks={"leonardo": ["katana"]})
    assert cards_of(s, "hands", "leonardo") == ["katana"]
    s = fight("shredder.rule-by-fear", "leonardo.quick-strike", decks={"leonardo": ["katana"]})
    assert cards_of(s, "hands", "leonardo") == ["katana"] and health(s, "leonardo") == 16


@rule("ADV C27", "ADV J49")
def test_quick_strike_with_an_empty_deck_hurts_both_fighters() -> None:
    s = fight("leonardo.quick-strike", "shredder.deception", decks={"leonardo": ["end"]})
    assert health(s, "leonardo") == 14 and health(s, "splinter") == 7


class TestZones:
    """bronx-8 is in two zones, bronx-7 in one."""

    @rule("ADV C28")
    def test_spatial_awareness(self) -> None:
        s = fight("leonardo.spatial-awareness", "shredder.deception", fighter="splinter", at={"splinter": "bronx-8"},
                  decks={"leonardo": ["katana"]})
        assert health(s, "shredder") == 14 - 3 - 1 and cards_of(s, "hands", "leonardo") == ["katana"]
        s = fight("leonardo.spatial-awareness", "shredder.deception", fighter="splinter")
        assert health(s, "shredder") == 11 and cards_of(s, "hands", "leonardo") == []

    @rule("ADV C28")
    def test_spatial_awareness_still_draws_when_the_enemy_is_defeated(self) -> None:
        s = fight("leonardo.spatial-awareness", "slash.boiling-over", fighter="splinter", at={"splinter": "bronx-8"},
                  health={"slash": 1}, decks={"leonardo": ["katana"]})
        assert health(s, "slash") == 0 and cards_of(s, "hands", "leonardo") == ["katana"]

    @rule("ADV C28", "ADV 4.3")
    def test_the_spaces_are_those_after_the_moves_of_the_combat(self) -> None:
        """Up and Away resolves first and takes Wingnut to another space of two zones."""
        s = fight("leonardo.spatial-awareness", "wingnut.up-and-away", fighter="splinter", at={"splinter": "bronx-8"},
                  decks={"leonardo": ["katana"]})
        answer(s, "space:bronx-3")
        assert cards_of(s, "hands", "leonardo") == [] and health(s, "wingnut") == 10

    @rule("ADV C30")
    def test_wise_beyond_his_years(self) -> None:
        s = fight("leonardo.wise-beyond-his-years", "shredder.deception", at={"leonardo": "bronx-8"})
        assert health(s, "shredder") == 14 - 2 - 2
        s = fight("shredder.rule-by-fear", "leonardo.wise-beyond-his-years", at={"leonardo": "bronx-8"})
        assert health(s, "shredder") == 12 and health(s, "leonardo") == 15
        s = fight("leonardo.wise-beyond-his-years", "shredder.iron-composure", at={"leonardo": "bronx-8"})
        assert health(s, "shredder") == 14

    @rule("ADV C30", "ADV 10.1", "ADV J33")
    def test_wise_beyond_his_years_can_win(self) -> None:
        s = fight("leonardo.wise-beyond-his-years", "shredder.iron-composure", at={"leonardo": "bronx-8"}, health={"shredder": 1})
        assert s.winner == -1
        s = fight("leonardo.wise-beyond-his-years", "shredder.rule-by-fear", at={"leonardo": "bronx-8"}, health={"shredder": 2})
        assert s.winner == 0 and s.is_terminal()


class TestNinjutsu:
    @rule("ADV C29", "ADV C12")
    def test_each_fighter_beside_the_own_one_is_placed_in_a_zone_of_its_own(self) -> None:
        s = fight("leonardo.eat-sleep-and-breathe-ninjutsu", "shredder.deception", others=("raphael",),
                  at={"raphael": "bronx-4", "splinter": "bronx-1"})
        assert set(may(s)) == {"fighter:raphael", "fighter:shredder"}  # those beside Leonardo, friend and enemy
        answer(s, "fighter:shredder")
        assert "space:bronx-8" in may(s) and "space:bronx-7" not in may(s) and "space:uptown-1" not in may(s)
        answer(s, "space:bronx-8")
        assert "space:uptown-1" in may(s) and "space:bronx-8" not in may(s) and "space:bronx-4" not in may(s)  # orange and white
        answer(s, "space:uptown-1")
        assert at(s, "raphael") == "uptown-1" and at(s, "shredder") == "bronx-8" and at(s, "leonardo") == "bronx-5"

    @rule("ADV C29", "ADV J57")
    def test_a_mouser_in_the_destination_bites_a_player_fighter(self) -> None:
        s = fight("leonardo.eat-sleep-and-breathe-ninjutsu", "baxter.emergency-recall", others=("raphael",),
                  at={"raphael": "bronx-4"}, mousers=["bronx-1", "bronx-8"], decks={"raphael": ["sai"]})
        answer(s, "space:bronx-1")  # Emergency Recall comes first; only Raphael is beside Leonardo then
        answer(s, "space:bronx-8")
        assert cards_of(s, "discards", "raphael") == ["sai"]

    @rule("ADV C29", "ADV 4.4")
    def test_without_an_empty_space_it_stays(self) -> None:
        """The gray zone is full but for the space where Shredder stands."""
        s = fight("leonardo.eat-sleep-and-breathe-ninjutsu", "shredder.deception", others=("raphael", "michelangelo"), minions=["slash"],
                  at={"shredder": "outskirts-1", "leonardo": "bronx-6", "splinter": "outskirts-2", "raphael": "harbor",
                      "casey": "staten-6", "michelangelo": "brooklyn-8", "slash": "manhattan-4"})
        assert at(s, "shredder") == "outskirts-1" and health(s, "shredder") == 28 - 3 and may(s)[-1] == "maneuver"


@rule("ADV C31", "ADV C15", "ADV 4.5")
def test_i_have_a_plan_ignores_value_and_effects() -> None:
    s = fight("shredder.closing-ring", "leonardo.i-have-a-plan", hand=("katana",), soldiers={"bronx-1:bronx-6": "patrolling"})
    assert events(s, "showed") and may(s) == ["card:leonardo.katana", "pass"]  # decided after the reveal
    answer(s, "card:leonardo.katana")
    assert health(s, "leonardo") == 16 and events(s, "combat_damage")[0] == {"event": "combat_damage", "n": 0, "attack": 0, "defense": 2}
    assert [e["deck"] for e in events(s, "canceled")] == ["shredder"]


@rule("ADV C31")
def test_i_have_a_plan_declined_is_a_plain_value() -> None:
    s = fight("shredder.gauntlet-slash", "leonardo.i-have-a-plan", hand=("katana",))
    answer(s, "pass")
    assert health(s, "leonardo") == 14 and cards_of(s, "hands", "leonardo") == ["katana"]


class TestProtectiveFather:
    @rule("ADV C33", "ADV C17")
    def test_a_swap_heals_both(self) -> None:
        s = scheme("leonardo.protective-father", health={"leonardo": 10, "splinter": 8})
        assert may(s) == ["fighter:leonardo", "pass"]
        answer(s, "fighter:leonardo")
        assert at(s, "splinter") == "bronx-5" and at(s, "leonardo") == "outskirts-2"
        assert health(s, "leonardo") == 12 and health(s, "splinter") == 9 and s.actions_left == 3  # healed to the most only

    @rule("ADV C33")
    def test_declined_it_heals_nobody_but_gives_the_action(self) -> None:
        s = answer(scheme("leonardo.protective-father", health={"leonardo": 10, "splinter": 5}), "pass")
        assert health(s, "leonardo") == 10 and health(s, "splinter") == 5 and s.actions_left == 3

    @pytest.mark.parametrize(("agrees", "where"), [("yes", "outskirts-2"), ("pass", "brooklyn-3")])
    @rule("ADV C33", "ADV J93")
    def test_another_player_must_agree(self, agrees: str, where: str) -> None:
        s = scheme("leonardo.protective-father", others=("raphael",), at={"raphael": "brooklyn-3"}, health={"raphael": 10, "splinter": 5})
        answer(s, "fighter:raphael")
        assert GAME.seats_asked(s) == (1,) and may(s) == ["yes", "pass"]
        answer(s, agrees)
        assert at(s, "raphael") == where and health(s, "raphael") == (12 if agrees == "yes" else 10) and s.actions_left == 3

    @rule("ADV C33", "ADV J57")
    def test_both_enter_their_new_spaces(self) -> None:
        s = scheme("leonardo.protective-father", mousers=["bronx-5", "outskirts-2"], minions=["baxter"])
        answer(s, "fighter:leonardo")
        assert len(cards_of(s, "discards", "leonardo")) == 3  # two mousers, and the scheme

    @rule("ADV 3.5", "ADV J51")
    def test_only_splinter_plays_it(self) -> None:
        s = position(turn="leonardo", actions=1, minions=[], hands={"leonardo": ["protective-father"]}, health={"splinter": 0})
        assert may(s) == ["maneuver"]


@rule("ADV C34", "ADV C2")
def test_leonardo_leads_moves_every_friend_once() -> None:
    s = scheme("leonardo.leonardo-leads", others=("raphael",), at={"raphael": "queens-4", "casey": "queens-3"},
               soldiers={"queens-2:queens-3": "patrolling"}, decks={"leonardo": ["katana"]})
    assert set(may(s)) == {f"fighter:{name}" for name in ("leonardo", "splinter", "raphael", "casey")}
    answer(s, "fighter:casey", "space:queens-2", "space:queens-1", "space:queens-6")
    assert fact(s, "soldiers") == {"queens-2:queens-3": "patrolling"}  # not a maneuver
    assert set(may(s)) == {f"fighter:{name}" for name in ("leonardo", "splinter", "raphael")}
    answer(s, "fighter:raphael", "pass", "fighter:leonardo", "pass", "pass")
    assert at(s, "casey") == "queens-6" and at(s, "raphael") == "queens-4"
    assert cards_of(s, "hands", "leonardo") == ["katana"] and s.actions_left == 2


@rule("ADV C34", "ADV 4.8", "ADV J6")
def test_leonardo_leads_can_cost_the_own_last_fighter_and_goes_on() -> None:
    s = scheme("leonardo.leonardo-leads", others=("raphael",), at={"leonardo": "bronx-6", "raphael": "queens-4", "casey": "queens-3"},
               soldiers={"bronx-1:bronx-6": "entrenched"}, health={"leonardo": 1, "splinter": 0}, fallen=["bronx"])
    answer(s, "fighter:leonardo", "space:bronx-1")
    assert fact(s, "out") == ["leonardo"] and GAME.seats_asked(s) == (1,)  # the others still move, and Raphael says how
    answer(s, "fighter:casey", "space:queens-2", "pass", "pass")
    assert at(s, "casey") == "queens-2" and fact(s, "turn") != "leonardo"


class TestTeamTactics:
    @rule("ADV C19", "ADV C11")
    def test_any_fighter_may_be_moved_by_one(self) -> None:
        s = position(turn="leonardo", minions=["slash"], at={"leonardo": "bronx-5", "slash": "bronx-7", "splinter": "queens-3"})
        assert set(may(s)) == {f"fighter:{name}" for name in ("leonardo", "splinter", "shredder", "slash")} | {"pass"}
        answer(s, "fighter:slash")
        assert set(may(s)) == {"space:bronx-4", "space:bronx-6", "space:bronx-8", "pass"}
        answer(s, "space:bronx-8")
        assert at(s, "slash") == "bronx-8" and "maneuver" in may(s) and s.actions_left == 2

    @rule("ADV C19", "ADV 6.5", "ADV 6.6", "ADV J66")
    def test_it_is_no_maneuver(self) -> None:
        s = position(turn="leonardo", minions=[], at={"leonardo": "bronx-6", "splinter": "bronx-2"},
                     soldiers={"bronx-1:bronx-6": "patrolling"})
        answer(s, "fighter:leonardo", "space:bronx-1")
        assert fact(s, "soldiers") == {"bronx-1:bronx-6": "patrolling"}
        s = position(turn="leonardo", minions=[], at={"leonardo": "bronx-6", "splinter": "bronx-2"}, fallen=["bronx"],
                     soldiers={"bronx-1:bronx-6": "entrenched"})
        answer(s, "fighter:leonardo", "space:bronx-1")
        assert health(s, "leonardo") == 15

    @rule("ADV C19", "ADV C73")
    def test_not_when_leonardo_is_down(self) -> None:
        s = position(turn="leonardo", minions=[], health={"leonardo": 0})
        assert "maneuver" in may(s)

    @rule("ADV C19", "ADV J6")
    def test_the_turn_ends_when_the_move_defeats_the_last_fighter(self) -> None:
        s = position(2, turn="leonardo", minions=[], at={"leonardo": "bronx-6"}, soldiers={"bronx-1:bronx-6": "entrenched"},
                     fallen=["bronx"], health={"leonardo": 1, "splinter": 0})
        answer(s, "fighter:leonardo", "space:bronx-1")
        assert fact(s, "out") == ["leonardo"] and fact(s, "turn") != "leonardo" and "leonardo" not in fact(s, "row")
