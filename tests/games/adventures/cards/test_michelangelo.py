"""Michelangelo's cards and ability, and April O'Neil's."""
from __future__ import annotations

import pytest
from games.adventures.cards.fights import at, cards_of, fight, health, scheme
from games.adventures.table import answer, events, fact, may, position
from rule import rule

from halfshell.games.adventures.game import GAME


@pytest.mark.parametrize(("card", "fighter", "value"), [
    ("hi-yaaaaaah", "michelangelo", 4), ("turtle-power", "michelangelo", 3), ("boisterous-beatdown", "michelangelo", 2),
    ("hard-hitting-investigation", "april", 0), ("lets-go", "april", 3), ("cowabunga", "michelangelo", 3),
    ("guaranteed-delivery", "april", 3)])
@rule("ADV 4.2")
def test_the_value_is_the_damage_without_a_defense(card: str, fighter: str, value: int) -> None:
    s = fight(f"michelangelo.{card}", "bebop-rocksteady.deception", fighter=fighter)
    assert events(s, "combat_damage") == [{"event": "combat_damage", "n": value, "attack": value, "defense": 0}]


@rule("ADV C68")
def test_plain_defenses() -> None:
    for card, defense in (("heroes-in-a-half-shell", 5), ("back-for-seconds", 2)):
        s = fight("bebop-rocksteady.thick-skulls", f"michelangelo.{card}")
        assert events(s, "combat_damage")[0]["defense"] == defense


class TestHiYah:
    @rule("ADV C61")
    def test_damage_to_one_adjacent_enemy_and_a_card_under_the_deck_for_an_action(self) -> None:
        s = fight("michelangelo.hi-yaaaaaah", "bebop-rocksteady.thick-skulls", at={"shredder": "bronx-4"}, hand=("lets-go",))
        assert set(may(s)) == {"fighter:bebop-rocksteady", "fighter:shredder"}
        answer(s, "fighter:shredder")
        assert health(s, "shredder") == 13 and may(s) == ["card:michelangelo.lets-go", "pass"]
        answer(s, "card:michelangelo.lets-go")
        assert s.actions_left == 3 and cards_of(s, "decks", "michelangelo")[-1] == "lets-go"

    @rule("ADV C61")
    def test_the_cost_may_be_declined(self) -> None:
        s = answer(fight("michelangelo.hi-yaaaaaah", "shredder.rule-by-fear", hand=("lets-go",)), "pass")
        assert s.actions_left == 2 and health(s, "shredder") == 14 - 2 - 1

    @rule("ADV C61", "ADV J31")
    def test_the_defeated_one_is_no_target(self) -> None:
        s = fight("michelangelo.hi-yaaaaaah", "slash.dark-mirror", health={"slash": 1}, at={"shredder": "bronx-4"})
        assert health(s, "slash") == 0 and health(s, "shredder") == 13


@rule("ADV C62")
def test_turtle_power() -> None:
    s = answer(fight("michelangelo.turtle-power", "shredder.rule-by-fear", hand=("shell-insertion",)), "card:michelangelo.shell-insertion")
    assert health(s, "shredder") == 14 - (3 + 3 - 2)


@pytest.mark.parametrize(("top", "actions"), [("deception", 4), ("rule-by-fear", 3), ("iron-composure", 2)])
@rule("ADV C63", "ADV C17")
def test_boisterous_beatdown_gives_two_actions_on_a_win(top: str, actions: int) -> None:
    s = fight("michelangelo.boisterous-beatdown", f"shredder.{top}")
    assert s.actions_left == actions


class TestInvestigation:
    @rule("ADV C64", "ADV 4.6")
    def test_its_damage_is_no_combat_damage(self) -> None:
        s = fight("michelangelo.hard-hitting-investigation", "leatherhead.death-roll", fighter="april", at={"april": "bronx-1"})
        assert health(s, "leatherhead") == 9 and s.actions_left == 3
        assert events(s, "won") == [{"event": "won", "fighter": "leatherhead"}]

    @rule("ADV C64", "ADV J37")
    def test_a_damage_cap_does_not_hold_it(self) -> None:
        s = fight("michelangelo.hard-hitting-investigation", "leatherhead.hide-of-the-swamp", fighter="april")
        assert health(s, "leatherhead") == 9

    @rule("ADV C64", "ADV 5.8")
    def test_it_can_defeat_a_minion(self) -> None:
        s = fight("michelangelo.hard-hitting-investigation", "slash.dark-mirror", fighter="april", health={"slash": 1})
        assert fact(s, "out") == ["slash"] and s.actions_left == 3


class TestLetsGo:
    @rule("ADV C65", "ADV J66")
    def test_one_friend_of_any_player_up_to_three(self) -> None:
        s = fight("michelangelo.lets-go", "shredder.rule-by-fear", others=("raphael",), soldiers={"queens-4:queens-5": "patrolling"})
        assert set(may(s)) == {f"fighter:{name}" for name in ("michelangelo", "april", "raphael", "casey")}
        answer(s, "fighter:raphael", "space:queens-5", "space:queens-6", "space:manhattan-2")
        assert at(s, "raphael") == "manhattan-2" and fact(s, "soldiers")

    @rule("ADV C65")
    def test_also_when_defending(self) -> None:
        s = fight("shredder.rule-by-fear", "michelangelo.lets-go")
        answer(s, "fighter:michelangelo", "space:bronx-6", "pass")
        assert at(s, "michelangelo") == "bronx-6"


class TestCowabunga:
    @rule("ADV C66")
    def test_one_for_every_other_card_played_this_turn(self) -> None:
        s = scheme("michelangelo.nunchaku", hand=("cowabunga", "lets-go"), decks={
            "michelangelo": ["back-for-seconds", "lets-go", "end"], "shredder": ["rule-by-fear", "closing-ring"]})
        answer(s, "attack:michelangelo:shredder", "card:michelangelo.lets-go", "fighter:michelangelo", "pass")
        answer(s, "attack:michelangelo:shredder", "card:michelangelo.cowabunga")
        assert events(s, "combat_damage")[-1]["attack"] == 3 + 1 + 2  # Nunchaku; the scheme and the attack

    @rule("ADV C66")
    def test_boosts_and_discards_are_not_played(self) -> None:
        s = position(heroes=["michelangelo"], turn="michelangelo", actions=2, minions=[], decks={"shredder": ["deception"]},
                     at={"michelangelo": "bronx-5", "shredder": "bronx-7"},
                     hands={"michelangelo": ["cowabunga", "lets-go"]})
        answer(s, "maneuver", "card:michelangelo.lets-go", "pass", "attack:michelangelo:shredder", "card:michelangelo.cowabunga")
        assert events(s, "combat_damage")[-1]["attack"] == 3

    @rule("ADV C66", "ADV C43")
    def test_in_an_enemys_turn_nothing_else_was_played(self) -> None:
        s = fight("bebop-rocksteady.thick-skulls", "michelangelo.cowabunga")
        assert events(s, "combat_damage")[-1]["defense"] == 3


class TestGuaranteedDelivery:
    @rule("ADV C67", "ADV C16")
    def test_a_card_under_the_deck_cancels_all_windows_and_an_empty_hand_draws_two(self) -> None:
        s = fight("shredder.city-of-the-fallen", "michelangelo.guaranteed-delivery", hand=("lets-go",), fallen=["queens"],
                  decks={"michelangelo": ["nunchaku", "cowabunga"]})
        answer(s, "card:michelangelo.lets-go")
        assert events(s, "combat_damage")[0] == {"event": "combat_damage", "n": 0, "attack": 3, "defense": 3}  # the values stay
        assert sorted(cards_of(s, "hands", "michelangelo")) == ["cowabunga", "nunchaku"]
        assert cards_of(s, "decks", "michelangelo")[-1] == "lets-go"

    @rule("ADV C67")
    def test_declined_nothing_is_canceled_and_the_hand_is_not_empty(self) -> None:
        s = fight("shredder.city-of-the-fallen", "michelangelo.guaranteed-delivery", hand=("lets-go",), fallen=["queens"])
        answer(s, "pass")
        assert health(s, "michelangelo") == 13 and cards_of(s, "hands", "michelangelo") == ["lets-go"]

    @rule("ADV C67", "ADV C22")
    def test_the_hand_is_looked_at_before_pizza_party(self) -> None:
        s = fight("michelangelo.guaranteed-delivery", "shredder.rule-by-fear")
        assert len(cards_of(s, "hands", "michelangelo")) == 3  # two, and one for the attack


class TestBackForSeconds:
    @rule("ADV C69")
    def test_two_random_discards_go_into_the_deck(self) -> None:
        s = fight("shredder.rule-by-fear", "michelangelo.back-for-seconds", decks={"michelangelo": ["end"]},
                  discards={"michelangelo": ["lets-go", "nunchaku", "cowabunga"]})
        deck = cards_of(s, "decks", "michelangelo")
        assert len(deck) == 2 and "back-for-seconds" not in deck
        assert cards_of(s, "discards", "michelangelo")[-1] == "back-for-seconds" and len(cards_of(s, "discards", "michelangelo")) == 2

    @pytest.mark.parametrize("pile", [[], ["lets-go"]])
    @rule("ADV C69", "ADV 4.4")
    def test_as_many_as_there_are(self, pile: list[str]) -> None:
        s = fight("shredder.rule-by-fear", "michelangelo.back-for-seconds", decks={"michelangelo": ["end"]},
                  discards={"michelangelo": pile})
        assert cards_of(s, "decks", "michelangelo") == pile and cards_of(s, "discards", "michelangelo") == ["back-for-seconds"]

    @rule("ADV C69")
    def test_they_are_random(self) -> None:
        found = {tuple(sorted(cards_of(fight("shredder.rule-by-fear", "michelangelo.back-for-seconds", decks={"michelangelo": ["end"]},
                                             discards={"michelangelo": ["lets-go", "nunchaku", "cowabunga"]}, seed=seed),
                                       "decks", "michelangelo"))) for seed in range(12)}
        assert len(found) == 3


@rule("ADV C70", "ADV C2", "ADV 4.7")
def test_party_dude_heals_everybody_who_stands() -> None:
    s = scheme("michelangelo.michelangelo-is-a-party-dude", others=("raphael", "leonardo"), decks={"michelangelo": ["lets-go"]},
               health={"michelangelo": 10, "april": 6, "raphael": 5, "casey": 0, "leonardo": 1, "shredder": 10})
    assert [health(s, name) for name in ("michelangelo", "april", "raphael", "casey", "leonardo", "shredder")] == [11, 6, 6, 0, 2, 10]
    assert cards_of(s, "hands", "michelangelo") == ["lets-go"]  # Pizza Party


class TestNunchaku:
    @rule("ADV C71")
    def test_only_michelangelos_own_attacks_and_only_this_turn(self) -> None:
        s = scheme("michelangelo.nunchaku", hand=("lets-go", "lets-go", "lets-go"), at={"april": "bronx-4"}, decks={
            "shredder": ["rule-by-fear", "closing-ring"]})
        assert s.actions_left == 3
        answer(s, "attack:michelangelo:shredder", "card:michelangelo.lets-go", "fighter:april", "pass")
        answer(s, "attack:april:shredder", "card:michelangelo.lets-go", "fighter:april", "pass")
        assert [event["attack"] for event in events(s, "combat_damage")] == [4, 3]

    @rule("ADV C71")
    def test_two_add_up(self) -> None:
        s = scheme("michelangelo.nunchaku", hand=("nunchaku", "lets-go"), decks={"shredder": ["rule-by-fear"]})
        answer(s, "card:michelangelo.nunchaku", "attack:michelangelo:shredder", "card:michelangelo.lets-go")
        assert events(s, "combat_damage")[0]["attack"] == 5

    @rule("ADV C71")
    def test_gone_with_the_turn(self) -> None:
        s = position(heroes=["michelangelo"], turn="michelangelo", actions=1, minions=[], to_come=["shredder", "extra.shredder", "end"],
                     options={"solo_relief": False}, hands={"michelangelo": ["nunchaku"]}, at={
                         "michelangelo": "bronx-5", "shredder": "bronx-7"})
        answer(s, "card:michelangelo.nunchaku", "maneuver")
        while fact(s, "turn") == "michelangelo":
            s.apply_action(s.actions[-1])
        assert s.records == [0] * len(s.records)


class TestShellInsertion:
    CARD = "michelangelo.shell-insertion"

    @rule("ADV C72", "ADV C3", "ADV C5")
    def test_every_enemy_mills_one(self) -> None:
        s = scheme(self.CARD, minions=["slash"], decks={"shredder": ["rule-by-fear"], "slash": ["fury"], "michelangelo": ["end"]},
                   at={"april": "bronx-2"}, discards={"michelangelo": ["lets-go"]})
        assert may(s) == ["option:1", "option:2", "option:3", "option:4"]
        answer(s, "option:1")
        assert may(s) == ["option:2", "option:3", "option:4"]  # two different ones
        answer(s, "option:4")
        assert cards_of(s, "discards", "shredder") == ["rule-by-fear"] and cards_of(s, "discards", "slash") == ["fury"]
        assert cards_of(s, "hands", "michelangelo") == ["lets-go"]  # recycled, and drawn by Pizza Party
        assert s.actions_left == 2

    @rule("ADV C72", "ADV 5.7", "ADV J44")
    def test_a_milled_deception_reshuffles(self) -> None:
        s = answer(scheme(self.CARD, decks={"shredder": ["deception"]}, discards={"shredder": ["rule-by-fear"]}), "option:1", "option:4")
        assert cards_of(s, "discards", "shredder") == [] and len(cards_of(s, "decks", "shredder")) == 10

    @rule("ADV C72")
    def test_they_are_done_in_printed_order(self) -> None:
        s = answer(scheme(self.CARD, hand=("lets-go",)), "option:3", "option:2")
        assert all(key.startswith("fighter") for key in may(s))  # the move first
        answer(s, "fighter:april", "space:brooklyn-2", "space:brooklyn-3")
        assert at(s, "april") == "brooklyn-3" and cards_of(s, "decks", "michelangelo")[-1] == "lets-go" and s.actions_left == 3

    @rule("ADV C72", "ADV 4.4")
    def test_the_action_costs_a_card_and_is_not_free_with_an_empty_hand(self) -> None:
        s = answer(scheme(self.CARD, hand=("lets-go", "nunchaku")), "option:3", "option:4")
        assert may(s) == ["card:michelangelo.lets-go", "card:michelangelo.nunchaku"]  # no may: it was chosen
        s = answer(scheme(self.CARD), "option:3", "option:4")
        assert s.actions_left == 2 and may(s)[-1] == "maneuver"

    @rule("ADV C9")
    def test_the_enemies_are_not_asked(self) -> None:
        s = scheme(self.CARD)
        answer(s, "option:1")
        assert GAME.seats_asked(s) == (0,)


class TestPizzaParty:
    @rule("ADV C22", "ADV J36", "ADV 4.2")
    def test_a_card_after_every_own_attack(self) -> None:
        for fighter in ("michelangelo", "april"):
            s = fight("michelangelo.guaranteed-delivery", "shredder.iron-composure", fighter=fighter, hand=("lets-go", "cowabunga"))
            assert len(cards_of(s, "hands", "michelangelo")) == 3

    @rule("ADV C22")
    def test_not_after_an_enemys_attack(self) -> None:
        s = fight("shredder.gauntlet-slash", "michelangelo", hand=("nunchaku",))
        assert cards_of(s, "hands", "michelangelo") == ["nunchaku"]

    @rule("ADV C22", "ADV J49")
    def test_an_empty_deck_hurts(self) -> None:
        s = scheme("michelangelo.nunchaku", decks={"michelangelo": ["end"]})
        assert health(s, "michelangelo") == 12 and health(s, "april") == 4

    @rule("ADV C22", "ADV C73", "ADV 3.7")
    def test_when_michelangelo_is_down_only_the_limit_stays(self) -> None:
        hand = ("lets-go", "lets-go", "lets-go", "guaranteed-delivery")
        s = fight("michelangelo.hard-hitting-investigation", "shredder.iron-composure", fighter="april", hand=hand, actions=1,
                  health={"michelangelo": 0})
        assert len(cards_of(s, "hands", "michelangelo")) == 4 and fact(s, "turn") == "michelangelo"
        answer(s, "card:michelangelo.lets-go")
        assert fact(s, "turn") != "michelangelo"

    @rule("ADV J36")
    def test_not_when_the_game_is_over(self) -> None:
        s = fight("michelangelo.lets-go", "shredder.deception", health={"shredder": 3})
        assert s.winner == 0 and not events(s, "drew")
