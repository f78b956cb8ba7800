"""Section 4: two cards meet."""
from __future__ import annotations

import pytest
from games.adventures.cards.fights import at, cards_of, fight, health, stage
from games.adventures.table import answer, events, fact, may
from rule import rule

from halfshell.games.adventures import combat, state
from halfshell.games.adventures.cards import CARD_IDS
from halfshell.games.adventures.damage import heal, hurt
from halfshell.games.adventures.game import GAME
from halfshell.games.adventures.names import BIT, CASEY, LEONARDO, SHREDDER, SPLINTER


def names(s: state.Adventures) -> list[str]:
    return [event["event"] for event in events(s)]


class TestLaying:
    @rule("ADV 4.1", "ADV J27")
    def test_face_down_then_the_enemys_top_card_then_both_are_shown(self) -> None:
        s = stage("leonardo", "shredder", "leonardo", ["katana"], "rule-by-fear", (), {"turn": "leonardo", "actions": 1})
        top = len(cards_of(s, "decks", "shredder"))
        answer(s, "attack:leonardo:shredder")
        assert len(cards_of(s, "decks", "shredder")) == top  # not drawn before the player has committed
        answer(s, "card:leonardo.katana")
        told = names(s)
        assert told.index("laid") < told.index("showed") and [event["deck"] for event in events(s, "showed")] == ["leonardo", "shredder"]
        assert "card" not in events(s, "laid", seat=None)[0]

    @rule("ADV 4.1", "ADV J27")
    def test_a_defender_commits_before_the_enemys_card_is_drawn(self) -> None:
        s = stage("leonardo", "shredder", "leonardo", ["quick-strike", "katana"], "rule-by-fear", (), {"turn": "shredder"})
        assert may(s) == ["card:leonardo.quick-strike", "pass"]  # a defense, or none
        assert cards_of(s, "decks", "shredder")[0] == "rule-by-fear" and s.combat[state.ATTACK] == -1

    @rule("ADV 4.1", "ADV J51")
    def test_only_cards_that_the_defender_may_use(self) -> None:
        s = stage("leonardo", "shredder", "splinter", ["heroes-in-a-half-shell", "spatial-awareness", "quick-strike"], "rule-by-fear", (),
                  {"turn": "shredder"})
        assert set(may(s)) == {"card:leonardo.spatial-awareness", "card:leonardo.quick-strike", "pass"}

    @rule("ADV J26", "ADV 4.1")
    def test_without_a_card_the_defense_is_nothing(self) -> None:
        s = fight("shredder.rule-by-fear", "leonardo", hand=("quick-strike",))
        assert health(s, "leonardo") == 13 and events(s, "no_card") and cards_of(s, "discards", "shredder") == ["rule-by-fear"]


class TestOrder:
    @rule("ADV 4.2")
    def test_the_steps(self) -> None:
        s = fight("michelangelo.turtle-power", "shredder.command-the-foot", hand=("lets-go",), threatened="queens")
        answer(s, "card:michelangelo.lets-go", "line:queens-2:queens-3")
        told = names(s)
        order = [told.index(name) for name in ("showed", "changed", "combat_damage", "hurt", "deployed", "drew")]
        assert order == sorted(order)  # Pizza Party comes last

    @rule("ADV 4.3", "ADV J24", "ADV W6")
    def test_the_defender_first_in_a_window(self) -> None:
        """Erased Notes mills two before Quick Strike draws; as the attack it comes second."""
        deck = {"leonardo": ["katana", "for-sensei", "leonardo-leads"]}
        s = fight("leonardo.quick-strike", "baxter.erased-notes", decks=deck)
        assert cards_of(s, "hands", "leonardo") == ["leonardo-leads"]
        s = fight("baxter.erased-notes", "leonardo.quick-strike", decks=deck, supply={"baxter": 0})
        assert cards_of(s, "hands", "leonardo") == ["katana"]

    @rule("ADV J25", "ADV 4.3")
    def test_of_two_cancels_the_defenders_holds(self) -> None:
        s = fight("shredder.iron-composure", "leonardo.i-have-a-plan", hand=("katana",))
        answer(s, "card:leonardo.katana")
        assert [event["deck"] for event in events(s, "canceled")] == ["shredder"] and health(s, "leonardo") == 16
        s = fight("leonardo.i-have-a-plan", "shredder.iron-composure", hand=("katana",))
        assert [event["deck"] for event in events(s, "canceled")] == ["leonardo"] and cards_of(s, "hands", "leonardo") == ["katana"]

    @rule("ADV 4.2", "ADV 4.5")
    def test_cleanup_to_the_discard_piles(self) -> None:
        s = fight("leonardo.katana", "shredder.rule-by-fear", discards={"leonardo": ["for-sensei"]})
        assert cards_of(s, "discards", "leonardo") == ["for-sensei", "katana"] and cards_of(s, "discards", "shredder") == ["rule-by-fear"]
        assert s.combat == [] and s.reasons == []


class TestValues:
    @rule("ADV J29")
    def test_set_values_come_before_additions(self) -> None:
        s = fight("raphael.slapshot", "shredder.deception", fighter="casey")
        s.combat = []
        combat.begin_combat(s, CASEY, SHREDDER)
        s.combat[state.ATTACK] = CARD_IDS.index("raphael.slapshot")
        combat.change(s, 0, combat.BY_INVENTION, 1)
        combat.become(s, 0, 0, 6)
        assert combat.value(s, 0) == 7
        s.combat[state.IGNORED] = 1
        assert combat.value(s, 0) == 0  # C15 whatever was added

    @rule("ADV J28", "ADV 4.2")
    def test_never_below_nothing(self) -> None:
        s = fight("leonardo.quick-strike", "shredder.gone-in-smoke")
        assert events(s, "combat_damage")[0]["n"] == 0 and health(s, "shredder") == 14

    @rule("ADV 4.5", "ADV C14", "ADV 5.6")
    def test_the_printed_value_is_without_modifiers(self) -> None:
        s = fight("leonardo.turtle-power", "shredder.city-of-the-fallen", hand=("katana",), fallen=["queens"])
        s.reasons += [0, 0, 5, 0]
        assert combat.printed(s, 0) == 3 and combat.value(s, 0) == 8

    @rule("ADV C16", "ADV 4.4")
    def test_canceling_leaves_the_value(self) -> None:
        s = fight("shredder.city-of-the-fallen", "michelangelo.guaranteed-delivery", hand=("lets-go",), fallen=["queens", "bronx"])
        answer(s, "card:michelangelo.lets-go")
        assert events(s, "combat_damage")[0]["attack"] == 3

    @rule("ADV C15", "ADV 4.5")
    def test_an_ignored_value_is_nothing_even_on_an_attack_of_many_fallen(self) -> None:
        s = fight("leonardo.i-have-a-plan", "shredder.city-of-the-fallen", hand=("katana",), fallen=["queens", "bronx"])
        answer(s, "card:leonardo.katana")
        assert health(s, "shredder") == 12


class TestWinning:
    @pytest.mark.parametrize(("card", "top", "winner"), [
        ("katana", "rule-by-fear", "leonardo"), ("quick-strike", "rule-by-fear", "leonardo"), ("i-have-a-plan", "rule-by-fear", "shredder"),
        ("quick-strike", "gone-in-smoke", "shredder")])
    @rule("ADV 4.6", "ADV C18", "ADV W8")
    def test_the_attacker_wins_with_one_damage(self, card: str, top: str, winner: str) -> None:
        s = fight(f"leonardo.{card}", f"shredder.{top}")
        assert events(s, "won") == [{"event": "won", "fighter": winner}]

    @rule("ADV 4.6", "ADV C64")
    def test_effects_do_not_decide(self) -> None:
        s = fight("leonardo.wise-beyond-his-years", "shredder.rule-by-fear", at={"leonardo": "bronx-8"})
        assert events(s, "won")[0]["fighter"] == "shredder" and health(s, "shredder") == 12

    @rule("ADV C18", "ADV C20")
    def test_combats_against_several_enemies_each_count(self) -> None:
        s = fight("raphael.lets-do-this", "bebop-rocksteady.thick-skulls", hand=("payback-time",), at={"shredder": "bronx-4"},
                  decks={"shredder": ["gone-in-smoke"]})
        answer(s, "attack:raphael:shredder", "card:raphael.payback-time")
        assert events(s, "combat_damage")[-1]["attack"] == 5


class TestDefeat:
    @rule("ADV 4.7", "ADV J31")
    def test_removed_at_once_and_health_is_never_below_nothing(self) -> None:
        s = fight("shredder.gauntlet-slash", "leonardo", health={"leonardo": 1})
        assert health(s, "leonardo") == 0 and "leonardo" not in fact(s, "at") and s.who[s.where[LEONARDO]] == -1

    @rule("ADV 4.7")
    def test_no_healing_of_the_defeated_and_never_above_the_start(self) -> None:
        s = fight("shredder.gauntlet-slash", "leonardo", health={"leonardo": 1, "splinter": 8})
        heal(s, LEONARDO, 5)
        heal(s, SPLINTER, 5)
        assert health(s, "leonardo") == 0 and health(s, "splinter") == 9

    @rule("ADV 4.4", "ADV J31")
    def test_effects_of_a_defeated_fighters_card_still_resolve(self) -> None:
        s = fight("leonardo.katana", "bebop-rocksteady.where-is-the-boss", health={"bebop-rocksteady": 1, "shredder": 10},
                  at={"shredder": "bronx-1"})
        assert health(s, "bebop-rocksteady") == 0 and health(s, "shredder") == 11  # the villain heals
        s = fight("shredder.gauntlet-slash", "leonardo.quick-strike", health={"leonardo": 1}, decks={"leonardo": ["katana"]})
        assert health(s, "leonardo") == 0 and cards_of(s, "hands", "leonardo") == ["katana"]

    @rule("ADV J31")
    def test_its_last_space_counts_and_moves_on_it_do_nothing(self) -> None:
        s = fight("shredder.gauntlet-slash", "leonardo.eat-sleep-and-breathe-ninjutsu", health={"leonardo": 1})
        assert health(s, "leonardo") == 0 and may(s)[0].startswith("space:bronx")  # Shredder, beside the last space, is placed

    @rule("ADV 4.8", "ADV J5", "ADV J53", "ADV 2.3")
    def test_an_eliminated_player_loses_cards_and_initiative(self) -> None:
        s = fight("shredder.gauntlet-slash", "leonardo", others=("raphael",), health={"leonardo": 1, "splinter": 0},
                  to_come=["leonardo", "raphael"])
        assert fact(s, "out") == ["leonardo"] and s.hands[0] == s.decks[0] == s.discards[0] == []
        assert fact(s, "turn") == "raphael" and "leonardo" not in fact(s, "row") + fact(s, "to_come")
        assert events(s, "skipped") == [{"event": "skipped", "what": "leonardo"}]

    @rule("ADV J35", "ADV J36", "ADV 10.2")
    def test_after_combat_a_push_may_cost_the_attackers_last_fighter(self) -> None:
        s = fight("michelangelo.lets-go", "wingnut.wing-buffet", health={"michelangelo": 1, "april": 0}, fallen=["manhattan"],
                  at={"michelangelo": "manhattan-3", "wingnut": "bronx-4"}, soldiers={"manhattan-3:manhattan-5": "entrenched"})
        answer(s, "space:manhattan-5")
        assert s.winner == 1 and not events(s, "drew") and s.is_terminal()

    @rule("ADV J33", "ADV 10.1")
    def test_the_villain_at_nothing_ends_it_in_mid_combat(self) -> None:
        s = fight("leonardo.for-sensei", "shredder.command-the-foot", health={"shredder": 1}, decks={"leonardo": ["end"]})
        assert s.winner == 0 and health(s, "leonardo") == 16 and not events(s, "deployed") and s.actions == []
        assert GAME.returns(s) == [1.0]

    @rule("ADV J34", "ADV J55", "ADV 10.2")
    def test_both_at_once_is_a_win(self) -> None:
        s = fight("leonardo.katana", "bebop-rocksteady.thick-skulls", health={"leonardo": 1, "splinter": 0, "shredder": 1})
        hurt(s, BIT[LEONARDO] | BIT[SHREDDER], 1)
        assert s.winner == 0 and health(s, "leonardo") == 0


class TestAfterAttacking:
    @rule("ADV J36", "ADV 4.2")
    def test_it_comes_after_the_cleanup(self) -> None:
        s = fight("michelangelo.lets-go", "shredder.rule-by-fear", decks={
            "michelangelo": ["nunchaku"]})
        answer(s, "fighter:april", "pass")
        assert cards_of(s, "discards", "michelangelo") == ["lets-go"] and cards_of(s, "hands", "michelangelo") == ["nunchaku"]

    @rule("ADV J36")
    def test_not_for_the_eliminated(self) -> None:
        s = fight("michelangelo.lets-go", "wingnut.wing-buffet", others=("raphael",), fallen=["manhattan"],
                  health={"michelangelo": 1, "april": 0}, at={"michelangelo": "manhattan-3", "wingnut": "bronx-4"},
                  soldiers={"manhattan-3:manhattan-5": "entrenched"})
        answer(s, "space:manhattan-5")
        assert fact(s, "out") == ["michelangelo"] and GAME.seats_asked(s) == (1,)  # Let's Go still moves a friend; who is left decides
        answer(s, "fighter:raphael", "pass")
        assert not events(s, "drew") and fact(s, "turn") != "michelangelo"


@rule("ADV 4.4")
def test_as_much_as_possible_resolves() -> None:
    s = fight("leonardo.for-sensei", "shredder.deception", minions=["slash"], at={
        "leonardo": "queens-3", "shredder": "queens-2", "slash": "queens-4"})
    answer(s, "fighter:leonardo")  # cannot move
    assert at(s, "leonardo") == "queens-3" and "space:queens-1" in may(s)
