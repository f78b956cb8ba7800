"""Donatello's cards, inventions and ability, and Metalhead's."""
from __future__ import annotations

import pytest
from games.adventures.cards.fights import at, cards_of, fight, health, scheme
from games.adventures.table import answer, events, fact, may, position
from rule import rule

from halfshell.games.adventures.game import GAME


@pytest.mark.parametrize(("card", "fighter", "value"), [
    ("thinking-ahead", "metalhead", 3), ("turtle-power", "metalhead", 3), ("electro-grenade", "donatello", 2),
    ("quick-strike", "metalhead", 3), ("short-circuit", "donatello", 3), ("shift-focus", "donatello", 2)])
@rule("ADV 4.2")
def test_the_value_is_the_damage_without_a_defense(card: str, fighter: str, value: int) -> None:
    s = fight(f"donatello.{card}", "bebop-rocksteady.deception", fighter=fighter)
    assert events(s, "combat_damage") == [{"event": "combat_damage", "n": value, "attack": value, "defense": 0}]


@rule("ADV C54")
def test_plain_defenses() -> None:
    for card, defense in (("heroes-in-a-half-shell", 5), ("bo-staff", 3), ("self-defense-grid", 2)):
        s = fight("bebop-rocksteady.thick-skulls", f"donatello.{card}")
        assert events(s, "combat_damage")[0]["defense"] == defense


class TestThinkingAhead:
    @rule("ADV C47")
    def test_a_win_may_put_a_discard_under_the_deck(self) -> None:
        s = fight("donatello.thinking-ahead", "shredder.rule-by-fear", discards={"donatello": ["quick-strike", "smoke-bomb"]})
        assert set(may(s)) == {"card:donatello.quick-strike", "card:donatello.smoke-bomb", "pass"}  # not itself
        answer(s, "card:donatello.smoke-bomb")
        assert cards_of(s, "decks", "donatello")[-1] == "smoke-bomb"
        assert cards_of(s, "discards", "donatello") == ["quick-strike", "thinking-ahead"]

    @rule("ADV C47")
    def test_declined_lost_or_with_an_empty_pile(self) -> None:
        s = answer(fight("donatello.thinking-ahead", "shredder.rule-by-fear", discards={"donatello": ["smoke-bomb"]}), "pass")
        assert "smoke-bomb" in cards_of(s, "discards", "donatello")
        s = fight("donatello.thinking-ahead", "shredder.iron-composure", discards={"donatello": ["smoke-bomb"]})
        assert may(s)[-1] == "maneuver"
        s = fight("donatello.thinking-ahead", "shredder.rule-by-fear")
        assert may(s)[-1] == "maneuver"


@rule("ADV C48")
def test_turtle_power() -> None:
    s = answer(fight("donatello.turtle-power", "shredder.rule-by-fear", fighter="metalhead", hand=("smoke-bomb",)),
               "card:donatello.smoke-bomb")
    assert health(s, "shredder") == 14 - (3 + 3 - 2)
    assert cards_of(s, "tucked", "donatello") == []  # an invention that is only discarded is not tucked


class TestElectroGrenade:
    @rule("ADV C49")
    def test_up_to_four_attack_and_versatile_cards_leave_the_game(self) -> None:
        s = fight("donatello.electro-grenade", "shredder.deception", discards={
            "donatello": ["quick-strike", "quick-strike", "short-circuit", "thinking-ahead", "shift-focus", "bo-staff", "smoke-bomb"]})
        assert "card:donatello.bo-staff" not in may(s) and "card:donatello.smoke-bomb" not in may(s)
        for card in ("quick-strike", "quick-strike", "short-circuit", "shift-focus"):
            answer(s, f"card:donatello.{card}")
        assert health(s, "shredder") == 14 - 6  # the fifth was not asked for
        assert cards_of(s, "discards", "donatello") == ["thinking-ahead", "bo-staff", "smoke-bomb"]
        assert cards_of(s, "tucked", "donatello") == ["electro-grenade"]

    @rule("ADV C49")
    def test_as_many_as_wanted(self) -> None:
        s = fight("donatello.electro-grenade", "shredder.deception", discards={"donatello": ["quick-strike", "quick-strike"]})
        answer(s, "card:donatello.quick-strike", "pass")
        assert health(s, "shredder") == 14 - 3 and cards_of(s, "discards", "donatello") == ["quick-strike"]

    @rule("ADV C21", "ADV C73")
    def test_tucked_it_adds_to_every_own_attack(self) -> None:
        s = fight("donatello.quick-strike", "shredder.deception", tucked={"donatello": ["electro-grenade"]})
        assert health(s, "shredder") == 14 - 4
        s = fight("donatello.quick-strike", "shredder.deception", fighter="metalhead", tucked={"donatello": ["electro-grenade"]},
                  health={"donatello": 0})
        assert health(s, "shredder") == 14 - 4  # it stays for Metalhead

    @rule("ADV C21", "ADV C16")
    def test_canceled_it_is_tucked_all_the_same(self) -> None:
        s = fight("donatello.electro-grenade", "shredder.iron-composure", discards={"donatello": ["quick-strike"]})
        assert health(s, "shredder") == 14 and cards_of(s, "tucked", "donatello") == ["electro-grenade"]
        assert cards_of(s, "discards", "donatello") == ["quick-strike"]

    @rule("ADV C49")
    def test_exiled_cards_no_longer_feed_total_recycling(self) -> None:
        s = fight("donatello.electro-grenade", "baxter.deception", discards={"donatello": ["quick-strike", "short-circuit"]})
        answer(s, "card:donatello.quick-strike", "card:donatello.short-circuit")
        everywhere = [card for pile in ("hands", "decks", "discards", "tucked") for card in cards_of(s, pile, "donatello")]
        assert everywhere.count("quick-strike") == 2 and everywhere.count("short-circuit") == 2


@rule("ADV C50")
def test_quick_strike() -> None:
    for fighter in ("donatello", "metalhead"):
        s = fight("donatello.quick-strike", "shredder.iron-composure", fighter=fighter, decks={"donatello": ["smoke-bomb"]})
        assert cards_of(s, "hands", "donatello") == []  # canceled
        s = fight("shredder.rule-by-fear", "donatello.quick-strike", fighter=fighter, decks={"donatello": ["smoke-bomb"]})
        assert cards_of(s, "hands", "donatello") == ["smoke-bomb"]


@rule("ADV C51", "ADV C16")
def test_short_circuit_cancels_after_combat_only() -> None:
    s = fight("shredder.command-the-foot", "donatello.short-circuit")
    assert not events(s, "deployed")
    s = fight("shredder.city-of-the-fallen", "donatello.short-circuit", fallen=["queens", "bronx"])
    assert health(s, "donatello") == 14 - 2  # the addition during combat stays


class TestUntestedEnhancements:
    @rule("ADV C52")
    def test_the_bottom_card_is_discarded_and_its_boost_added(self) -> None:
        s = fight("donatello.untested-enhancements", "shredder.deception", fighter="metalhead",
                  decks={"donatello": ["quick-strike", "smoke-bomb", "end"]})
        assert health(s, "shredder") == 14 - 3 - 3
        assert cards_of(s, "discards", "donatello") == ["smoke-bomb", "untested-enhancements"]
        assert cards_of(s, "decks", "donatello") == ["quick-strike"] and cards_of(s, "tucked", "donatello") == []

    @rule("ADV C52")
    def test_an_empty_deck_adds_nothing_and_hurts_nobody(self) -> None:
        s = fight("donatello.untested-enhancements", "shredder.deception", fighter="metalhead", decks={"donatello": ["end"]})
        assert health(s, "shredder") == 11 and health(s, "metalhead") == 7 and health(s, "donatello") == 14

    @rule("ADV C52", "ADV 4.4")
    def test_also_in_defense(self) -> None:
        s = fight("bebop-rocksteady.thick-skulls", "donatello.untested-enhancements", fighter="metalhead",
                  decks={"donatello": ["quick-strike", "smoke-bomb", "end"]})
        assert events(s, "combat_damage")[0]["defense"] == 6


class TestShiftFocus:
    @rule("ADV C53")
    def test_another_fighter_of_any_side_in_donatellos_zones_moves_through_all(self) -> None:
        s = fight("donatello.shift-focus", "shredder.rule-by-fear", others=("leonardo",),
                  at={"leonardo": "bronx-4", "metalhead": "uptown-1"})
        assert set(may(s)) == {"fighter:leonardo", "fighter:shredder"}  # Metalhead shares no zone; Donatello is no other
        answer(s, "fighter:shredder", "space:bronx-4")  # through Leonardo
        answer(s, "space:manhattan-3", "pass")
        assert at(s, "shredder") == "manhattan-3"

    @rule("ADV C53", "ADV J31")
    def test_after_a_defense_from_the_last_space_of_donatello(self) -> None:
        s = fight("bebop-rocksteady.thick-skulls", "donatello.shift-focus", health={"donatello": 1})
        assert health(s, "donatello") == 0 and "space:bronx-5" in may(s)  # the zone of the last space; only one can be moved
        answer(s, "space:bronx-5", "pass")
        assert at(s, "bebop-rocksteady") == "bronx-5"


class TestBoStaff:
    @rule("ADV C55")
    def test_damage_to_one_adjacent_enemy_also_another_than_the_attacker(self) -> None:
        s = fight("bebop-rocksteady.thick-skulls", "donatello.bo-staff", at={"shredder": "bronx-4"}, decks={"donatello": ["smoke-bomb"]})
        assert set(may(s)) == {"fighter:bebop-rocksteady", "fighter:shredder"}
        answer(s, "fighter:shredder")
        assert health(s, "shredder") == 13 and cards_of(s, "hands", "donatello") == ["smoke-bomb"]

    @rule("ADV C55", "ADV C16")
    def test_canceled(self) -> None:
        s = fight("shredder.iron-composure", "donatello.bo-staff")
        assert health(s, "shredder") == 14 and cards_of(s, "hands", "donatello") == []


class TestSelfDefenseGrid:
    @rule("ADV C56")
    def test_it_heals_one_a_card_and_not_above_the_start(self) -> None:
        s = fight("shredder.rule-by-fear", "donatello.self-defense-grid", health={"donatello": 12}, discards={
            "donatello": ["quick-strike", "bo-staff", "short-circuit", "thinking-ahead"]})
        assert "card:donatello.thinking-ahead" not in may(s)
        answer(s, "card:donatello.quick-strike", "card:donatello.bo-staff", "card:donatello.short-circuit")
        assert health(s, "donatello") == 14 and cards_of(s, "discards", "donatello") == ["thinking-ahead"]
        assert cards_of(s, "tucked", "donatello") == ["self-defense-grid"]

    @rule("ADV C21", "ADV J26")
    def test_tucked_it_adds_to_own_defenses_with_a_card(self) -> None:
        s = fight("shredder.gauntlet-slash", "donatello.quick-strike", tucked={"donatello": ["self-defense-grid"]})
        assert health(s, "donatello") == 14
        s = fight("shredder.gauntlet-slash", "donatello", tucked={"donatello": ["self-defense-grid"]})
        assert health(s, "donatello") == 10


class TestPartyWagon:
    @rule("ADV C57", "ADV J66")
    def test_five_spaces_through_enemies_then_damage_to_one_passed(self) -> None:
        s = scheme("donatello.party-wagon", minions=["slash"], at={"slash": "bronx-8", "metalhead": "queens-3"},
                   soldiers={"bronx-7:bronx-8": "patrolling"})
        answer(s, "fighter:donatello", "space:bronx-7", "space:bronx-8", "space:hudson-1", "pass")
        assert may(s) == ["fighter:shredder", "fighter:slash"] and fact(s, "soldiers")  # not a maneuver
        answer(s, "fighter:slash")
        assert health(s, "slash") == 8 and health(s, "shredder") == 14 and at(s, "donatello") == "hudson-1"

    @rule("ADV C57", "ADV 3.4")
    def test_it_must_be_able_to_end_on_an_empty_space(self) -> None:
        s = scheme("donatello.party-wagon", minions=["slash"], at={"slash": "bronx-8"})
        answer(s, "fighter:donatello", "space:bronx-7")
        assert "pass" not in may(s)

    @rule("ADV C57", "ADV C2")
    def test_a_friend_of_another_player_and_nobody_passed(self) -> None:
        s = scheme("donatello.party-wagon", others=("raphael",))
        answer(s, "fighter:raphael", "space:queens-5", "pass")
        assert at(s, "raphael") == "queens-5" and may(s)[-1] == "maneuver" and health(s, "shredder") == 21

    @rule("ADV C57", "ADV 10.1")
    def test_it_can_win(self) -> None:
        s = scheme("donatello.party-wagon", health={"shredder": 2})
        answer(s, "fighter:donatello", "space:bronx-7", "space:bronx-8", "pass")
        assert s.winner == 0


class TestSmokeBomb:
    @rule("ADV C58")
    def test_an_action_for_each_exiled_scheme_and_its_own_line_only_later(self) -> None:
        s = scheme("donatello.smoke-bomb", hand=("party-wagon",), discards={
            "donatello": ["party-wagon", "donatello-does-machines", "quick-strike"]})
        assert "card:donatello.quick-strike" not in may(s)
        answer(s, "card:donatello.party-wagon", "card:donatello.donatello-does-machines")
        assert s.actions_left == 2 + 2 and cards_of(s, "tucked", "donatello") == ["smoke-bomb"]
        answer(s, "card:donatello.party-wagon", "fighter:donatello", "pass")
        assert s.actions_left == 4  # one used, one gained
        assert cards_of(s, "discards", "donatello") == ["quick-strike", "party-wagon"]

    @rule("ADV C58")
    def test_none_is_allowed(self) -> None:
        s = answer(scheme("donatello.smoke-bomb", discards={"donatello": ["party-wagon"]}), "pass")
        assert s.actions_left == 2


class TestDoesMachines:
    @rule("ADV C59", "ADV J2")
    def test_each_player_may_take_a_card_in_player_order(self) -> None:
        s = scheme("donatello.donatello-does-machines", others=("raphael", "leonardo"), order=["leonardo", "donatello", "raphael"],
                   decks={"donatello": ["smoke-bomb"]}, hands={"raphael": [], "leonardo": []},
                   discards={"donatello": ["quick-strike", "party-wagon"], "raphael": ["sai"], "leonardo": ["katana", "leonardo-leads"]})
        assert GAME.seats_asked(s) == (2,) and may(s) == ["card:leonardo.katana", "pass"]  # no schemes
        answer(s, "card:leonardo.katana")
        assert GAME.seats_asked(s) == (0,)
        answer(s, "card:donatello.quick-strike")
        assert GAME.seats_asked(s) == (1,)
        answer(s, "pass")
        assert cards_of(s, "hands", "leonardo") == ["katana"] and cards_of(s, "hands", "raphael") == []
        assert sorted(cards_of(s, "hands", "donatello")) == ["quick-strike", "smoke-bomb"]

    @rule("ADV C59", "ADV J53")
    def test_an_eliminated_player_takes_nothing(self) -> None:
        s = scheme("donatello.donatello-does-machines", others=("raphael",), health={"raphael": 0, "casey": 0})
        assert may(s)[-1] == "maneuver"


class TestFutureOfNinjutsu:
    @rule("ADV C60", "ADV C13")
    def test_any_action_deck_may_be_looked_at_and_its_top_sunk(self) -> None:
        s = scheme("donatello.the-future-of-ninjutsu", others=("raphael",), minions=["slash"],
                   decks={"shredder": ["gauntlet-slash", "deception"]})
        assert set(may(s)) == {f"deck:{name}" for name in ("donatello", "raphael", "shredder", "slash")}
        answer(s, "deck:shredder")
        assert events(s, "looked", seat=0) and "card" not in events(s, "looked", seat=1)[0]
        answer(s, "yes")
        assert cards_of(s, "decks", "shredder")[-1] == "gauntlet-slash" and cards_of(s, "decks", "shredder")[0] == "deception"
        assert s.actions_left == 3

    @rule("ADV C60", "ADV 5.7", "ADV J41")
    def test_a_deception_that_is_sunk_reshuffles_nothing(self) -> None:
        s = answer(scheme("donatello.the-future-of-ninjutsu", decks={"shredder": ["deception"]}, discards={"shredder": ["rule-by-fear"]}),
                   "deck:shredder", "yes")
        assert cards_of(s, "discards", "shredder") == ["rule-by-fear"] and cards_of(s, "decks", "shredder")[-1] == "deception"

    @rule("ADV C60", "ADV C7", "ADV J48")
    def test_left_where_it_is(self) -> None:
        s = answer(scheme("donatello.the-future-of-ninjutsu", minions=["slash"], decks={"slash": ["fury"]}, discards={"slash": []}),
                   "deck:slash", "pass")
        assert cards_of(s, "decks", "slash")[0] == "fury" and cards_of(s, "discards", "slash") == []

    @pytest.mark.parametrize("deck", ["shredder", "raphael"])
    @rule("ADV C60")
    def test_of_an_empty_deck_nothing_is_seen(self, deck: str) -> None:
        s = scheme("donatello.the-future-of-ninjutsu", others=("raphael",), decks={deck: ["end"]}, discards={"shredder": ["rule-by-fear"]})
        answer(s, f"deck:{deck}")
        assert not events(s, "looked") and may(s)[-1] == "maneuver" and s.actions_left == 3
        assert cards_of(s, "discards", "shredder") == ["rule-by-fear"]


class TestInventive:

    @rule("ADV C21", "ADV 3.2")
    def test_two_drawn_and_one_put_under(self) -> None:
        s = position(heroes=["donatello"], turn="donatello", actions=1, minions=[], hands={"donatello": ["party-wagon"]},
                     decks={"donatello": ["smoke-bomb", "bo-staff"]})
        answer(s, "maneuver")
        assert may(s) == ["yes", "pass"] and cards_of(s, "hands", "donatello") == ["party-wagon"]  # chosen before drawing
        answer(s, "yes")
        assert set(may(s)) == {f"card:donatello.{card}" for card in ("party-wagon", "smoke-bomb", "bo-staff")}  # must
        answer(s, "card:donatello.party-wagon")
        assert cards_of(s, "decks", "donatello")[-1] == "party-wagon"
        assert sorted(cards_of(s, "hands", "donatello")) == ["bo-staff", "smoke-bomb"]

    @rule("ADV C21")
    def test_declined_one_is_drawn(self) -> None:
        s = position(heroes=["donatello"], turn="donatello", actions=1, minions=[], hands={"donatello": []},
                     decks={"donatello": ["smoke-bomb", "bo-staff"]})
        answer(s, "maneuver", "pass")
        assert cards_of(s, "hands", "donatello") == ["smoke-bomb"]

    @rule("ADV C21", "ADV J49")
    def test_with_one_card_left_one_draw_is_missing(self) -> None:
        s = position(heroes=["donatello"], turn="donatello", actions=1, minions=[], hands={"donatello": []},
                     decks={"donatello": ["smoke-bomb", "end"]})
        answer(s, "maneuver", "yes", "card:donatello.smoke-bomb")
        assert health(s, "donatello") == 12 and health(s, "metalhead") == 5
        assert cards_of(s, "hands", "donatello") == [] and cards_of(s, "decks", "donatello") == ["smoke-bomb"]

    @rule("ADV C21", "ADV C73")
    def test_not_when_donatello_is_down(self) -> None:
        s = position(heroes=["donatello"], turn="donatello", actions=1, minions=[], hands={"donatello": []}, health={"donatello": 0},
                     decks={"donatello": ["smoke-bomb", "bo-staff"]})
        answer(s, "maneuver")
        assert cards_of(s, "hands", "donatello") == ["smoke-bomb"]
