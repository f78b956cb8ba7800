"""Raphael's cards and ability, and Casey Jones's."""
from __future__ import annotations

import pytest
from games.adventures.cards.fights import at, cards_of, fight, health, scheme
from games.adventures.table import answer, events, fact, may, position
from rule import rule


@pytest.mark.parametrize(("card", "fighter", "value"), [
    ("batter-up", "casey", 3), ("turtle-power", "raphael", 3), ("unbridled-rage", "raphael", 3), ("lets-do-this", "raphael", 1),
    ("sai", "raphael", 4), ("relentless", "casey", 3), ("break-something", "raphael", 2), ("payback-time", "casey", 2),
    ("slapshot", "casey", 6)])
@rule("ADV C40", "ADV 4.2")
def test_the_value_is_the_damage_without_a_defense(card: str, fighter: str, value: int) -> None:
    s = fight(f"raphael.{card}", "bebop-rocksteady.deception", fighter=fighter)
    assert events(s, "combat_damage") == [{"event": "combat_damage", "n": value, "attack": value, "defense": 0}]


@rule("ADV C45", "ADV C40")
def test_plain_defenses() -> None:
    for card, defense in (("heroes-in-a-half-shell", 5), ("sai", 4)):
        s = fight("bebop-rocksteady.thick-skulls", f"raphael.{card}")
        assert health(s, "raphael") == 17 and events(s, "combat_damage")[0]["defense"] == defense


class TestBatterUp:
    @rule("ADV C35", "ADV C11")
    def test_a_win_moves_the_enemy_up_to_three(self) -> None:
        s = fight("raphael.batter-up", "shredder.rule-by-fear", fighter="casey", at={"raphael": "bronx-4"}, minions=["slash"])
        assert "space:bronx-4" not in may(s) and "space:bronx-5" not in may(s)  # through players' fighters it cannot
        answer(s, "space:bronx-6", "space:outskirts-1", "space:staten-1")
        assert at(s, "shredder") == "staten-1" and may(s)[-1] == "maneuver"

    @rule("ADV C11")
    def test_an_enemy_passes_enemies_and_ends_on_an_empty_space(self) -> None:
        s = fight("raphael.batter-up", "shredder.rule-by-fear", fighter="casey", at={"slash": "bronx-6"}, minions=["slash"])
        answer(s, "space:bronx-6")
        assert "pass" not in may(s)
        answer(s, "space:bronx-1", "pass")
        assert at(s, "shredder") == "bronx-1"

    @rule("ADV C35", "ADV 4.6")
    def test_not_when_lost(self) -> None:
        s = fight("raphael.batter-up", "shredder.iron-composure", fighter="casey")
        assert at(s, "shredder") == "bronx-7" and health(s, "shredder") == 14


@rule("ADV C36")
def test_turtle_power() -> None:
    s = answer(fight("raphael.turtle-power", "shredder.rule-by-fear", hand=("unbridled-rage",)), "card:raphael.unbridled-rage")
    assert health(s, "shredder") == 14 - (3 + 4 - 2)


@rule("ADV C37")
def test_unbridled_rage_takes_defenses_and_versatile_cards() -> None:
    s = fight("raphael.unbridled-rage", "shredder.deception", hand=("sai", "relentless", "heroes-in-a-half-shell", "batter-up"))
    assert events(s, "showed")  # after the reveal
    assert set(may(s)) == {"card:raphael.sai", "card:raphael.relentless", "card:raphael.heroes-in-a-half-shell", "pass"}
    answer(s, "card:raphael.relentless", "card:raphael.heroes-in-a-half-shell", "pass")
    assert health(s, "shredder") == 14 - 7 and sorted(cards_of(s, "hands", "raphael")) == ["batter-up", "sai"]
    assert "relentless" in cards_of(s, "discards", "raphael")  # discarded, not played


class TestCrowdControl:
    @rule("ADV C38")
    def test_it_draws_for_and_hits_every_enemy_beside_the_attacker(self) -> None:
        s = fight("raphael.crowd-control", "shredder.deception", others=("leonardo",), minions=["slash", "baxter"],
                  at={"slash": "bronx-4", "baxter": "bronx-8"}, decks={"raphael": ["sai", "relentless"]})
        assert health(s, "shredder") == 21 - 2 - 1 and health(s, "slash") == 9 and health(s, "baxter") == 10
        assert sorted(cards_of(s, "hands", "raphael")) == ["relentless", "sai"]

    @rule("ADV C38", "ADV J31")
    def test_the_defeated_do_not_count(self) -> None:
        s = fight("raphael.crowd-control", "slash.boiling-over", health={"slash": 1}, at={"shredder": "bronx-4"},
                  decks={"raphael": ["sai", "relentless"]})
        assert health(s, "shredder") == 13 and cards_of(s, "hands", "raphael") == ["sai"]

    @rule("ADV C38", "ADV J34", "ADV J49", "ADV 10.2")
    def test_draws_come_first_even_deadly_ones(self) -> None:
        s = fight("raphael.crowd-control", "shredder.rule-by-fear", health={"raphael": 2, "casey": 2, "shredder": 1},
                  decks={"raphael": ["end"]})
        assert s.winner == 1 and health(s, "shredder") == 1

    @rule("ADV J55", "ADV 5.8")
    def test_damage_to_several_is_simultaneous(self) -> None:
        s = fight("raphael.crowd-control", "shredder.deception", minions=["slash"], at={"slash": "bronx-4"},
                  health={"shredder": 3, "slash": 1}, decks={"raphael": ["sai", "sai"]})
        assert s.winner == 0 and health(s, "slash") == 0


@rule("ADV C39")
def test_lets_do_this_draws_two_on_a_win() -> None:
    for top, drawn in (("deception", 2), ("rule-by-fear", 1)):
        s = fight("raphael.lets-do-this", f"shredder.{top}")
        assert len(cards_of(s, "hands", "raphael")) == drawn


class TestRelentless:
    @rule("ADV C41")
    def test_it_goes_into_the_deck_before_the_draw(self) -> None:
        s = fight("raphael.relentless", "shredder.deception", decks={"raphael": ["end"]})
        assert cards_of(s, "hands", "raphael") == ["relentless"]  # drawn again: the deck had nothing else
        assert cards_of(s, "discards", "raphael") == [] and cards_of(s, "decks", "raphael") == []
        assert health(s, "raphael") == 17 and health(s, "casey") == 8

    @rule("ADV C41")
    def test_also_as_a_defense(self) -> None:
        s = fight("shredder.rule-by-fear", "raphael.relentless", fighter="casey", decks={"raphael": ["sai", "end"]})
        found = cards_of(s, "hands", "raphael") + cards_of(s, "decks", "raphael")
        assert sorted(found) == ["relentless", "sai"] and cards_of(s, "discards", "raphael") == []

    @rule("ADV C41", "ADV C16")
    def test_canceled_it_is_discarded(self) -> None:
        s = fight("raphael.relentless", "shredder.iron-composure", decks={"raphael": ["sai"]})
        assert cards_of(s, "discards", "raphael") == ["relentless"] and cards_of(s, "hands", "raphael") == []


class TestBreakSomething:
    @pytest.mark.parametrize(("enemy", "top", "nothing"), [
        ("bebop-rocksteady", "thick-skulls", True),  # plain
        ("shredder", "deception", True),
        ("slash", "dark-mirror", True),  # only immediately
        ("shredder", "gauntlet-slash", True),  # boxed, for an attack
        ("leatherhead", "hide-of-the-swamp", False),  # boxed, for this use
        ("shredder", "closing-ring", False), ("shredder", "command-the-foot", False), ("krang", "warp-step", False)])
    @rule("ADV C42")
    def test_what_counts_as_nothing_canceled(self, enemy: str, top: str, nothing: bool) -> None:
        s = fight("raphael.break-something", f"{enemy}.{top}")
        damage = events(s, "combat_damage")[0]["n"]
        most = 10 if enemy not in ("shredder", "krang") else 14
        assert health(s, enemy) == most - damage - (2 if nothing else 0)
        assert len(events(s, "canceled")) == 1

    @rule("ADV C42", "ADV W7")
    def test_as_a_defense_the_boxes_of_attacks_are_texts(self) -> None:
        for top, hit in (("gauntlet-slash", 0), ("gone-in-smoke", 2)):
            s = fight(f"shredder.{top}", "raphael.break-something")
            assert health(s, "shredder") == 14 - hit

    @rule("ADV C42")
    def test_it_cancels_what_it_says(self) -> None:
        s = fight("shredder.city-of-the-fallen", "raphael.break-something", fallen=["queens", "bronx"])
        assert health(s, "raphael") == 17 - 1  # 3 and no more against 2

    @rule("ADV C42")
    def test_the_damage_goes_to_one_adjacent_enemy_of_the_players_choice(self) -> None:
        s = fight("raphael.break-something", "bebop-rocksteady.thick-skulls", at={"shredder": "bronx-4"})
        assert set(may(s)) == {"fighter:bebop-rocksteady", "fighter:shredder"}
        answer(s, "fighter:shredder")
        assert health(s, "shredder") == 12 and health(s, "bebop-rocksteady") == 10

    @rule("ADV C42", "ADV J25")
    def test_against_a_cancel_it_only_has_its_value(self) -> None:
        s = fight("raphael.break-something", "shredder.iron-composure")
        assert health(s, "shredder") == 14 and [event["deck"] for event in events(s, "canceled")] == ["raphael"]


class TestPaybackTime:
    @rule("ADV C43", "ADV C18")
    def test_not_after_a_combat_that_was_won(self) -> None:
        s = fight("raphael.sai", "bebop-rocksteady.thick-skulls", hand=("payback-time",),
                  decks={"bebop-rocksteady": ["horn-and-tusk", "thick-skulls"]})
        answer(s, "attack:raphael:bebop-rocksteady", "card:raphael.payback-time")
        assert events(s, "combat_damage")[-1]["attack"] == 2  # the first was won

    @rule("ADV C43", "ADV J29")
    def test_it_becomes_five(self) -> None:
        s = fight("raphael.lets-do-this", "bebop-rocksteady.thick-skulls", hand=("payback-time",),
                  decks={"bebop-rocksteady": ["thick-skulls", "thick-skulls"]})
        answer(s, "attack:raphael:bebop-rocksteady", "card:raphael.payback-time")
        assert events(s, "combat_damage")[-1] == {"event": "combat_damage", "n": 2, "attack": 5, "defense": 3}

    @rule("ADV C43")
    def test_each_initiative_card_is_a_turn_of_its_own(self) -> None:
        s = position(options={"solo_relief": False}, heroes=["raphael"], turn="shredder", to_come=["slash"], minions=["slash"],
                     at={"raphael": "bronx-5", "shredder": "bronx-7", "slash": "bronx-4", "casey": "outskirts-2"},
                     hands={"raphael": ["payback-time"]}, decks={"shredder": ["gauntlet-slash"], "slash": ["dark-mirror"]})
        answer(s, "pass")
        assert health(s, "raphael") == 13
        answer(s, "card:raphael.payback-time")  # lost in Shredder's turn, not in this one
        assert events(s, "combat_damage")[-1]["defense"] == 2


@pytest.mark.parametrize(("where", "value"), [("bronx-5", 6), ("bronx-2", 2)])
@rule("ADV C44", "ADV 3.6")
def test_slapshot_is_strong_beside_the_enemy(where: str, value: int) -> None:
    s = fight("raphael.slapshot", "shredder.deception", fighter="casey", at={"casey": where, "raphael": "queens-4"})
    assert health(s, "shredder") == 14 - value


@rule("ADV C44", "ADV 4.3")
def test_slapshot_as_a_defense() -> None:
    s = fight("bebop-rocksteady.thick-skulls", "raphael.slapshot", fighter="casey")
    assert events(s, "combat_damage")[0]["defense"] == 6


class TestCoolButRude:
    @rule("ADV C46", "ADV C2")
    def test_it_hits_each_enemy_beside_any_friend_once(self) -> None:
        s = scheme("raphael.raphael-is-cool-but-rude", others=("leonardo",), minions=["slash", "baxter"], decks={"raphael": ["sai"]},
                   at={"shredder": "bronx-7", "leonardo": "bronx-8", "slash": "queens-3", "splinter": "queens-2", "baxter": "harbor"})
        assert health(s, "shredder") == 20 and health(s, "slash") == 9 and health(s, "baxter") == 10
        assert cards_of(s, "hands", "raphael") == ["sai"]

    @rule("ADV C46", "ADV 10.1", "ADV J55")
    def test_no_draw_when_the_villain_falls(self) -> None:
        s = scheme("raphael.raphael-is-cool-but-rude", minions=["slash"], at={"slash": "bronx-4"}, health={"shredder": 1, "slash": 1},
                   decks={"raphael": ["end"]})
        assert s.winner == 0 and health(s, "slash") == 0 and health(s, "raphael") == 17


class TestAngerIssues:
    @rule("ADV C20", "ADV J36")
    def test_the_first_lost_attack_gives_an_action(self) -> None:
        s = fight("raphael.lets-do-this", "bebop-rocksteady.thick-skulls", hand=("lets-do-this",),
                  decks={"bebop-rocksteady": ["thick-skulls", "thick-skulls"]})
        assert s.actions_left == 3
        answer(s, "attack:raphael:bebop-rocksteady", "card:raphael.lets-do-this")
        assert s.actions_left == 2  # once a turn

    @rule("ADV C20")
    def test_caseys_combats_count_and_a_win_does_not(self) -> None:
        s = fight("raphael.relentless", "bebop-rocksteady.thick-skulls", fighter="casey")
        assert s.actions_left == 3
        s = fight("raphael.sai", "bebop-rocksteady.thick-skulls")
        assert s.actions_left == 2

    @rule("ADV C20", "ADV C73")
    def test_not_when_raphael_is_down(self) -> None:
        s = fight("raphael.relentless", "bebop-rocksteady.thick-skulls", fighter="casey", health={"raphael": 0})
        assert s.actions_left == 2

    @rule("ADV C20", "ADV C17")
    def test_not_in_an_enemys_turn(self) -> None:
        s = fight("shredder.gauntlet-slash", "raphael", at={"casey": "bronx-2"})
        assert fact(s, "turn") == "raphael" and s.actions_left == 2 and not events(s, "gained")
