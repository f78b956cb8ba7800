"""Section 5: enemies take turns, their decks, and what they never do."""
from __future__ import annotations

from typing import Any

import pytest
from games.adventures.cards.fights import at, cards_of, fight, go_on, health, scheme
from games.adventures.table import answer, events, fact, may, position
from rule import rule

from halfshell.games.adventures import piles
from halfshell.games.adventures.board import SPACE_NUMBER
from halfshell.games.adventures.cards import DECKS, OPS
from halfshell.games.adventures.damage import hurt
from halfshell.games.adventures.enemy_turn import stops, take_turn, targets
from halfshell.games.adventures.game import GAME
from halfshell.games.adventures.names import BIT, LEONARDO, MINION, SPLINTER, VILLAIN
from halfshell.games.adventures.player_turn import gain_actions
from halfshell.games.adventures.sets import players_in_dimension_x
from halfshell.games.adventures.state import Adventures
from halfshell.games.adventures.verbs.hands import discard_n


def enemy_turn(places: dict[str, str], *, enemy: str = "shredder", **given: Any) -> Adventures:
    """At the first question of its turn. Heroes: Leonardo and Raphael."""
    given.setdefault("minions", [] if enemy == "shredder" else [enemy])
    far = {"splinter": "queens-3", "casey": "queens-4"} | {"shredder": "manhattan-4"}
    return position(2, heroes=["leonardo", "raphael"], turn=enemy, at={**far, **places}, **given)


class TestTarget:
    @rule("ADV 5.1", "ADV J10")
    def test_an_adjacent_fighter_without_a_move(self) -> None:
        s = enemy_turn({"shredder": "bronx-7", "leonardo": "bronx-5", "raphael": "brooklyn-3"})
        assert at(s, "shredder") == "bronx-7" and fact(s, "combat", "target") == "leonardo"

    @rule("ADV 5.1", "ADV J10", "ADV J93")
    def test_the_players_choose_among_several(self) -> None:
        s = enemy_turn({"shredder": "bronx-7", "leonardo": "bronx-5", "raphael": "bronx-8"})
        assert may(s) == ["fighter:leonardo", "fighter:raphael"] and GAME.seats_asked(s) == (0, 1)
        answer(s, "fighter:raphael")
        assert fact(s, "combat", "target") == "raphael"

    @rule("ADV 5.1", "ADV J11", "ADV J13")
    def test_the_fewest_steps_decide_and_an_enemy_needs_an_empty_space(self) -> None:
        places = {"shredder": "queens-5", "splinter": "queens-3", "raphael": "brooklyn-4", "leonardo": "bronx-1", "casey": "bronx-2",
                  "slash": "queens-2", "baxter": "harbor"}
        s = enemy_turn(places, minions=["slash", "baxter"])
        assert fact(s, "combat", "target") == "splinter" and at(s, "shredder") == "queens-4"
        s = enemy_turn({**places, "baxter": "queens-4"}, minions=["slash", "baxter"])  # all spaces beside Splinter are taken
        assert fact(s, "combat", "target") == "raphael" and at(s, "shredder") == "brooklyn-1"

    @rule("ADV J11", "ADV J14")
    def test_ties_and_several_end_spaces(self) -> None:
        s = enemy_turn({"shredder": "bronx-7", "leonardo": "bronx-2", "raphael": "bronx-1"})
        assert may(s) == ["fighter:leonardo", "fighter:raphael"]  # one step each: bronx-4, -5 or -6
        answer(s, "fighter:leonardo")
        assert set(may(s)) == {"space:bronx-4", "space:bronx-5"}
        answer(s, "space:bronx-4")
        assert at(s, "shredder") == "bronx-4" and fact(s, "combat", "target") == "leonardo"

    @rule("ADV J12", "ADV 5.2")
    def test_through_enemies(self) -> None:
        """From hudson-2 there is no other way than over Slash's space."""
        s = enemy_turn({"shredder": "hudson-2", "slash": "staten-5", "leonardo": "staten-6", "raphael": "bronx-1", "casey": "bronx-2"},
                       minions=["slash"])
        assert set(may(s)) == {"space:staten-4", "space:harbor"}

    @rule("ADV J12", "ADV 8.3", "ADV J16")
    def test_wingnut_flies_over_players_only_in_his_own_turn(self) -> None:
        places = {"wingnut": "hudson-2", "slash": "staten-5", "leonardo": "harbor", "raphael": "bronx-1", "casey": "bronx-2"}
        s = enemy_turn(places, enemy="wingnut", minions=["wingnut", "slash"])
        assert {"space:staten-6", "space:brooklyn-5", "space:brooklyn-6"} <= set(may(s))  # beyond Leonardo
        beyond = SPACE_NUMBER["brooklyn-5"]
        assert beyond in stops(s, MINION, LEONARDO, MINION) and beyond not in stops(s, MINION, LEONARDO, VILLAIN)
        assert targets(s, MINION, VILLAIN) == [LEONARDO]

    @rule("ADV J13", "ADV J15")
    def test_a_target_whose_neighbors_are_full_of_enemies_is_not_reachable(self) -> None:
        s = enemy_turn({"shredder": "queens-5", "splinter": "queens-3", "slash": "queens-2", "baxter": "queens-4", "leonardo": "bronx-1",
                        "raphael": "bronx-2", "casey": "bronx-3"}, minions=["slash", "baxter"], to_come=["leonardo"])
        assert at(s, "shredder") == "queens-5" and fact(s, "threat") == 2 and fact(s, "turn") == "leonardo"

    @rule("ADV J15", "ADV 2.4", "ADV 5.1")
    def test_nothing_in_reach_raises_the_threat(self) -> None:
        s = enemy_turn({"shredder": "staten-2", "leonardo": "queens-1", "raphael": "queens-7"},
                       to_come=["leonardo"])
        assert fact(s, "threat") == 2 and at(s, "shredder") == "staten-2" and fact(s, "turn") == "leonardo"

    @rule("ADV J19")
    def test_enemies_are_melee(self) -> None:
        assert not any(deck.ranged for deck in DECKS if deck.enemy)

    @rule("ADV J17")
    def test_one_attack_a_turn(self) -> None:
        s = enemy_turn({"shredder": "bronx-7", "leonardo": "bronx-5", "raphael": "bronx-8"}, to_come=["leonardo"])
        answer(s, "fighter:leonardo", "pass")
        assert fact(s, "turn") == "leonardo" and health(s, "raphael") == 17

    @rule("ADV J16")
    def test_a_granted_turn_has_the_move_value_of_the_card(self) -> None:
        s = position(1, heroes=["leonardo"], minions=["slash"], turn="leonardo", actions=1, at={
            "slash": "bronx-1", "leonardo": "staten-1", "splinter": "queens-3"})
        take_turn(s, MINION)
        go_on(s)
        assert fact(s, "combat", "target") == "leonardo" and at(s, "slash") == "outskirts-1"  # two steps of three

    @rule("ADV J18")
    def test_a_target_that_vanished_ends_the_turn_without_threat(self) -> None:
        s = enemy_turn({"shredder": "bronx-7", "leonardo": "bronx-2", "raphael": "queens-7"}, to_come=["raphael"])
        assert may(s) == ["space:bronx-4", "space:bronx-5"]
        hurt(s, BIT[LEONARDO], 99)
        answer(s, "space:bronx-4")
        assert s.combat == [] and fact(s, "threat") == 1 and fact(s, "turn") == "raphael"

    @rule("ADV J9", "ADV 2.3", "ADV 5.8")
    def test_an_enemy_defeated_in_its_own_turn_is_gone(self) -> None:
        s = fight("baxter.total-recycling", "donatello.bo-staff", health={"baxter": 1}, mousers=["queens-3"], supply={"baxter": 0})
        assert fact(s, "out") == ["baxter"] and fact(s, "mousers") == [] and "baxter" not in fact(s, "row")
        assert s.decks[MINION] == s.discards[MINION] == [] and "baxter" not in fact(s, "at")

    @rule("ADV 5.1")
    def test_what_it_would_do_is_shown(self) -> None:
        s = position(2, heroes=["leonardo", "raphael"], minions=["wingnut"], turn="leonardo", actions=1, at={
            "wingnut": "queens-3", "splinter": "queens-5", "leonardo": "bronx-1", "raphael": "queens-2", "shredder": "manhattan-4",
            "casey": "bronx-2"})
        found = {intent["enemy"]: intent for intent in GAME.view(s, 0)["intents"]}
        assert found["wingnut"]["targets"] == ["raphael"] and found["wingnut"]["spaces"] == []


class TestCardsOfEnemies:
    @rule("ADV 5.3")
    def test_the_used_card_goes_to_the_discard_pile(self) -> None:
        s = fight("leonardo.katana", "shredder.rule-by-fear", discards={"shredder": ["closing-ring"]})
        assert cards_of(s, "discards", "shredder") == ["closing-ring", "rule-by-fear"]

    @rule("ADV J39", "ADV 5.4")
    def test_an_empty_deck_is_made_anew_before_a_card_is_drawn(self) -> None:
        s = fight("leonardo.katana", "shredder", decks={"shredder": ["end"]}, discards={"shredder": ["iron-composure"]})
        assert events(s, "restored") and cards_of(s, "discards", "shredder") == ["iron-composure"] and health(s, "shredder") == 12

    @rule("ADV J40")
    def test_with_no_card_at_all_it_plays_none(self) -> None:
        s = fight("leonardo.katana", "shredder", decks={"shredder": ["end"]})
        assert health(s, "shredder") == 8 and not events(s, "restored")
        s = fight("shredder", "leonardo", decks={"shredder": ["end"]})
        assert health(s, "leonardo") == 16

    @rule("ADV J40", "ADV C42")
    def test_against_no_card_nothing_is_canceled(self) -> None:
        s = fight("raphael.break-something", "shredder", decks={"shredder": ["end"]})
        assert health(s, "shredder") == 14 - 2 - 2

    @rule("ADV J39", "ADV J44", "ADV C5")
    def test_milling_makes_an_empty_deck_anew_and_goes_on(self) -> None:
        s = position(minions=[], turn="leonardo", decks={"shredder": ["rule-by-fear", "end"]}, discards={"shredder": ["closing-ring"]})
        piles.mill(s, VILLAIN, 3)
        assert len(s.decks[VILLAIN]) + len(s.discards[VILLAIN]) == 2 and len(events(s, "milled")) == 3

    @rule("ADV J40")
    def test_a_mill_stops_when_there_is_nothing(self) -> None:
        s = position(minions=[], turn="leonardo", decks={"shredder": ["end"]})
        piles.mill(s, VILLAIN, 2)
        assert not events(s, "milled")

    @rule("ADV 5.7", "ADV J41", "ADV J43", "ADV J44")
    def test_a_milled_deception_reshuffles_at_once_and_milling_goes_on(self) -> None:
        s = position(minions=[], turn="leonardo", decks={"shredder": ["deception", "end"]}, discards={"shredder": ["closing-ring"]})
        discard_n(s, VILLAIN, 2)
        told = [event["event"] for event in events(s)]
        assert told[:3] == ["milled", "reshuffled", "milled"]

    @rule("ADV J43")
    def test_in_mid_combat_the_card_in_use_stays_out(self) -> None:
        s = fight("leonardo.for-sensei", "shredder.rule-by-fear", hand=("katana",), decks={"shredder": ["rule-by-fear", "deception"]},
                  discards={"shredder": ["closing-ring"]})
        assert s.combat
        piles.mill(s, VILLAIN, 1)
        assert cards_of(s, "discards", "shredder") == [] and len(cards_of(s, "decks", "shredder")) == 9
        answer(s, "fighter:leonardo", "pass", "pass", "pass")
        assert cards_of(s, "discards", "shredder") == ["rule-by-fear"]

    @rule("ADV J45", "ADV J46")
    def test_a_milled_fury_is_an_ordinary_card(self) -> None:
        s = position(minions=["slash"], turn="leonardo", decks={"slash": ["fury", "spiked-ball"]})
        piles.mill(s, MINION, 1)
        assert cards_of(s, "discards", "slash") == ["fury"]

    @rule("ADV 5.4", "ADV C6")
    def test_drawing_puts_the_top_of_the_pile_back(self) -> None:
        s = position(minions=[], turn="leonardo", discards={"shredder": ["rule-by-fear", "closing-ring", "iron-composure"]})
        piles.draw(s, VILLAIN, 2)
        assert cards_of(s, "discards", "shredder") == ["rule-by-fear"] and len(cards_of(s, "decks", "shredder")) == 9
        piles.draw(s, VILLAIN, 5)
        assert cards_of(s, "discards", "shredder") == [] and health(s, "shredder") == 14  # never exhausted

    @rule("ADV 5.4", "ADV C5")
    def test_a_forced_discard_mills(self) -> None:
        s = position(minions=[], turn="leonardo", decks={"shredder": ["rule-by-fear", "closing-ring"]})
        discard_n(s, VILLAIN, 2)
        assert cards_of(s, "discards", "shredder") == ["rule-by-fear", "closing-ring"]

    @rule("ADV 5.4", "ADV C7", "ADV C8")
    def test_an_enemy_has_no_hand_only_the_top_of_its_deck(self) -> None:
        s = scheme("donatello.the-future-of-ninjutsu", decks={"shredder": ["closing-ring"]})
        assert len(s.hands) == 1 and "shredder" not in fact(s, "hands")
        answer(s, "deck:shredder", "pass")
        assert cards_of(s, "decks", "shredder")[0] == "closing-ring"  # looked at, and back on top


class TestNoDecisions:
    @rule("ADV 5.5", "ADV C9", "ADV C10")
    def test_an_enemy_gains_no_actions_and_pays_nothing(self) -> None:
        s = position(minions=[], turn="leonardo", actions=1)
        s.turn = VILLAIN
        gain_actions(s, VILLAIN, 2)
        assert s.actions_left == 1 and not events(s, "gained")

    @rule("ADV 5.5", "ADV C9")
    def test_questions_of_enemies_cards_are_put_to_the_players(self) -> None:
        s = fight("leonardo.quick-strike", "shredder.command-the-foot", others=("raphael",), threatened="queens")
        assert GAME.seats_asked(s) == (0, 1)

    @rule("ADV 5.6", "ADV C4", "ADV C3")
    def test_no_card_of_a_hero_chooses_an_opponent(self) -> None:
        """Those that speak of opponents speak of each: nothing of a card is lost because an enemy cannot be chosen."""
        words = [op.describe(DECKS[n].words) for n in range(4) for card in set(DECKS[n].cards) for ops in OPS[card].values() for op in ops]
        assert any("each opponent" in text for text in words)
        assert not any("an opponent" in text or "choose an enemy" in text for text in words)

    @rule("ADV 5.6")
    def test_a_damage_to_heroes_or_sidekicks_is_none_to_enemies(self) -> None:
        s = position(minions=["slash"], turn="leonardo", options={"villain": "krang"}, at={"slash": "lab-1"}, dimension_x=1)
        assert players_in_dimension_x(s, VILLAIN) & ~(BIT[LEONARDO] | BIT[SPLINTER]) == 0

    @rule("ADV 5.2", "ADV J12")
    def test_placing_ignores_the_way_but_needs_an_empty_space(self) -> None:
        s = fight("leonardo.quick-strike", "baxter.emergency-recall", mousers=["bronx-5"])
        assert at(s, "baxter") == "bronx-7"

    @rule("ADV 5.8", "ADV J89")
    @pytest.mark.parametrize("minion", ["bebop-rocksteady", "baxter", "wingnut", "leatherhead", "slash", "rat-king"])
    def test_a_defeated_minion_leaves_with_all_it_has(self, minion: str) -> None:
        given: dict[str, Any] = {"mousers": ["queens-3"], "rats": ["queens-3"]} if minion == "baxter" else {}
        s = fight("leonardo.katana", f"{minion}.deception", health={minion: 1}, row=[minion], **given)
        assert fact(s, "out") == [minion] and minion not in fact(s, "row") and minion not in fact(s, "at")
        assert fact(s, "mousers") == [] and minion not in fact(s, "decks") and s.winner == -1
        if minion == "baxter":
            assert fact(s, "rats") == ["queens-3"]  # not his

    @rule("ADV 5.9", "ADV J58")
    def test_a_mouser_and_a_rat_may_share_a_space(self) -> None:
        s = fight("leonardo.quick-strike", "rat-king.thousand-teeth", mousers=["bronx-5"])
        assert fact(s, "rats") == fact(s, "mousers") == ["bronx-5"]

    @rule("ADV C1")
    def test_enemies_of_a_hero_are_the_villain_and_the_minions_who_stand(self) -> None:
        s = scheme("raphael.raphael-is-cool-but-rude", others=("leonardo",), minions=["slash", "baxter"], health={"baxter": 0}, at={
            "slash": "bronx-4", "baxter": "bronx-6"})
        assert {event["fighter"] for event in events(s, "hurt")} == {"shredder", "slash"}
