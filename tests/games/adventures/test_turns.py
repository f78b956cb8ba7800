"""Section 3: a player's turn."""
from __future__ import annotations

from typing import Any

from games.adventures.cards.fights import at, cards_of, health, scheme
from games.adventures.table import answer, events, fact, may, position
from rule import rule

from halfshell.games.adventures import board
from halfshell.games.adventures.game import GAME
from halfshell.games.adventures.piles import draw
from halfshell.games.adventures.player_turn import gain_actions
from halfshell.games.adventures.state import Adventures


def turn(hero: str = "raphael", actions: int = 2, **given: Any) -> Adventures:
    """At the first choice of action, enemies far away."""
    given.setdefault("minions", [])
    return position(1, {"solo_relief": False}, heroes=[hero], turn=hero, actions=actions, **given)


class TestActions:
    @rule("ADV 3.1", "ADV J54")
    def test_two_actions_none_of_them_skippable_the_same_twice(self) -> None:
        s = turn(hands={"raphael": ["heroes-in-a-half-shell"]}, decks={"raphael": ["sai", "relentless"]})
        for left in (1, 0):
            assert may(s) == ["maneuver"]  # no scheme, nobody in reach, no way to pass
            answer(s, "maneuver", "pass", "pass")
            if left:
                assert s.actions_left == left
        assert fact(s, "turn") != "raphael"

    @rule("ADV 3.1", "ADV C17")
    def test_gained_actions_must_be_taken(self) -> None:
        s = scheme("michelangelo.nunchaku", actions=1)
        assert s.actions_left == 1 and fact(s, "turn") == "michelangelo" and "pass" not in may(s)

    @rule("ADV C17")
    def test_gained_outside_the_own_turn_they_are_lost(self) -> None:
        s = position(2, minions=[], turn="leonardo", actions=1)
        gain_actions(s, 1, 2)
        assert s.actions_left == 1
        gain_actions(s, 0, 2)
        assert s.actions_left == 3

    @rule("ADV 3.1", "ADV J18")
    def test_a_turn_begins_with_two(self) -> None:
        s = position(heroes=["raphael"], turn="raphael")
        assert s.actions_left == 2


class TestManeuver:
    @rule("ADV 3.2")
    def test_the_draw_is_a_must_and_comes_first(self) -> None:
        s = answer(turn(hands={"raphael": []}, decks={"raphael": ["sai"]}), "maneuver")
        assert cards_of(s, "hands", "raphael") == ["sai"] and may(s) == ["card:raphael.sai", "pass"]

    @rule("ADV 3.2", "ADV J49")
    def test_a_missing_card_costs_each_fighter_two(self) -> None:
        s = answer(turn(decks={"raphael": ["end"]}), "maneuver")
        assert health(s, "raphael") == 15 and health(s, "casey") == 6 and "pass" in may(s)  # the maneuver goes on

    @rule("ADV J49", "ADV 4.7")
    def test_the_defeated_is_not_hurt_again(self) -> None:
        s = answer(turn(decks={"raphael": ["end"]}, health={"casey": 0, "raphael": 3}), "maneuver")
        assert health(s, "raphael") == 1

    @rule("ADV J50", "ADV J6", "ADV 10.2")
    def test_the_last_fighter_may_fall_in_the_draw(self) -> None:
        s = answer(turn("donatello", decks={"donatello": ["smoke-bomb", "end"]}, health={"donatello": 2, "metalhead": 1}),
                   "maneuver", "yes")
        assert s.winner == 1 and s.is_terminal()
        s = position(2, heroes=["raphael", "leonardo"], minions=[], turn="raphael", actions=2, decks={"raphael": ["end"]},
                     health={"raphael": 1, "casey": 2})
        answer(s, "maneuver")
        assert s.winner == -1 and fact(s, "out") == ["raphael"] and fact(s, "turn") != "raphael" and "raphael" not in fact(s, "row")

    @rule("ADV J50")
    def test_the_remaining_draws_are_lost(self) -> None:
        s = position(2, heroes=["raphael", "leonardo"], minions=[], turn="leonardo", decks={"raphael": ["end"]},
                     health={"raphael": 1, "casey": 1})
        draw(s, 0, 5)
        assert len(events(s, "exhausted")) == 1 and fact(s, "out") == ["raphael"]

    @rule("ADV 3.2", "ADV 3.4")
    def test_fighters_move_one_at_a_time_up_to_the_move_value(self) -> None:
        s = answer(turn(at={"raphael": "bronx-5", "casey": "bronx-1"}, hands={"raphael": []}, decks={"raphael": ["sai"]}),
                   "maneuver", "pass")
        assert may(s)[-1] == "pass" and {"fighter:raphael", "fighter:casey"} <= set(may(s))
        answer(s, "fighter:casey", "space:bronx-2", "space:bronx-3")  # two steps, then the next
        assert "fighter:casey" not in may(s) and at(s, "casey") == "bronx-3"
        answer(s, "fighter:raphael", "space:bronx-4", "pass")
        assert at(s, "raphael") == "bronx-4" and s.actions_left == 1

    @rule("ADV 3.3")
    def test_a_boost_counts_for_each_fighter_and_its_text_does_not(self) -> None:
        s = turn("leonardo", at={"leonardo": "bronx-5", "splinter": "staten-2"}, hands={"leonardo": ["leonardo-leads"]},
                 decks={"leonardo": ["katana", "katana"]})
        answer(s, "maneuver", "card:leonardo.leonardo-leads")
        assert cards_of(s, "hands", "leonardo") == ["katana"]  # no further draw
        answer(s, "fighter:leonardo")
        for step in ("bronx-2", "bronx-3", "uptown-1", "uptown-2", "manhattan-1", "manhattan-2"):
            answer(s, f"space:{step}")
        assert at(s, "leonardo") == "manhattan-2" and "fighter:splinter" in may(s)
        answer(s, "fighter:splinter")
        for step in ("staten-3", "staten-5", "harbor", "brooklyn-6", "brooklyn-7", "brooklyn-3"):
            answer(s, f"space:{step}")
        assert at(s, "splinter") == "brooklyn-3"

    @rule("ADV 3.3", "ADV J51")
    def test_cards_that_can_no_longer_be_played_boost(self) -> None:
        s = turn("leonardo", hands={"leonardo": ["protective-father"]}, health={"splinter": 0}, decks={"leonardo": ["katana"]})
        answer(s, "maneuver")
        assert "card:leonardo.protective-father" in may(s)

    @rule("ADV 3.2")
    def test_moving_is_no_must(self) -> None:
        s = answer(turn(hands={"raphael": []}), "maneuver", "pass", "pass")
        assert s.actions_left == 1


class TestMovement:
    @rule("ADV 3.4", "ADV 5.2")
    def test_through_friends_not_through_opponents_to_an_empty_space(self) -> None:
        s = position(2, heroes=["raphael", "leonardo"], minions=["slash"], turn="raphael", actions=1, hands={"raphael": []},
                     at={"raphael": "bronx-5", "leonardo": "bronx-4", "slash": "bronx-6", "casey": "queens-3"})
        answer(s, "maneuver", "pass", "fighter:raphael")
        assert "space:bronx-6" not in may(s)
        answer(s, "space:bronx-4")
        assert "pass" not in may(s)  # Leonardo stands here
        answer(s, "space:bronx-5")
        assert at(s, "raphael") == "bronx-5"  # back again is allowed

    @rule("ADV 3.4")
    def test_into_a_friends_space_only_if_there_is_a_way_out(self) -> None:
        s = position(2, heroes=["raphael", "leonardo"], minions=["slash", "baxter"], turn="raphael", actions=1, hands={"raphael": []},
                     health={"casey": 0}, at={"raphael": "bronx-7", "leonardo": "bronx-8", "slash": "hudson-1", "baxter": "bronx-5"})
        answer(s, "maneuver", "pass")
        answer(s, "fighter:raphael", "space:bronx-8", "space:bronx-7")  # only back
        assert at(s, "raphael") == "bronx-7"

    @rule("ADV 3.4")
    def test_out_and_back_is_a_move_when_every_neighbor_is_a_friends(self) -> None:
        s = position(2, heroes=["raphael", "leonardo"], minions=[], turn="raphael", actions=1, hands={"raphael": []}, at={
            "raphael": "queens-3", "leonardo": "queens-2", "casey": "queens-4"})
        answer(s, "maneuver", "pass")
        assert "fighter:raphael" in may(s)

    @rule("ADV 3.4", "ADV 3.8")
    def test_lines_only(self) -> None:
        for x, zones in enumerate(board.ZONES_OF):
            assert zones and all(board.line_between(x, y) != -1 for y in board.NEIGHBORS[x])
        s = answer(turn(at={"raphael": "queens-3"}, hands={"raphael": []}), "maneuver", "pass", "fighter:raphael")
        assert set(may(s)) == {"space:queens-2", "space:queens-4", "pass"}  # the red zone is larger

    @rule("ADV 3.4")
    def test_what_can_be_reached_is_shown_with_the_way(self) -> None:
        s = answer(turn(at={"raphael": "queens-3", "casey": "queens-2"}, hands={"raphael": []}), "maneuver", "pass", "fighter:raphael")
        routes = GAME.view(s, 0)["reach"][0]["routes"]
        assert routes["queens-5"] in (["queens-4", "queens-5"], ["queens-2", "queens-5"]) and "queens-2" not in routes


class TestScheme:
    @rule("ADV 3.5")
    def test_it_resolves_then_is_discarded(self) -> None:
        s = scheme("raphael.raphael-is-cool-but-rude", decks={"raphael": ["end"]}, health={"raphael": 17})
        assert cards_of(s, "discards", "raphael") == ["raphael-is-cool-but-rude"]  # it was no card to draw
        assert health(s, "raphael") == 15 and s.actions_left == 2

    @rule("ADV 3.5")
    def test_only_by_an_undefeated_fighter_who_may_use_it(self) -> None:
        s = turn(hands={"raphael": ["raphael-is-cool-but-rude"]}, health={"raphael": 0})
        assert may(s) == ["maneuver"]
        s = turn("donatello", hands={"donatello": ["party-wagon", "the-future-of-ninjutsu"]}, health={"donatello": 0})
        assert may(s) == ["card:donatello.the-future-of-ninjutsu", "maneuver"]

    @rule("ADV 3.5", "ADV J6", "ADV J50")
    def test_one_who_is_eliminated_by_the_own_scheme_loses_the_rest_of_the_turn(self) -> None:
        s = scheme("raphael.raphael-is-cool-but-rude", others=("leonardo",), decks={"raphael": ["end"]}, health={"raphael": 1, "casey": 1},
                   at={"shredder": "bronx-4"})
        assert fact(s, "out") == ["raphael"] and health(s, "shredder") == 20 and fact(s, "turn") != "raphael"


class TestAttack:
    @rule("ADV 3.6", "ADV 3.8")
    def test_adjacent_or_for_the_ranged_in_a_shared_zone(self) -> None:
        where = {"raphael": "bronx-3", "casey": "bronx-2", "shredder": "bronx-8"}
        s = turn(hands={"raphael": ["relentless"]}, at=where)
        assert [key for key in may(s) if key.startswith("attack")] == ["attack:casey:shredder"]  # orange; Raphael is not ranged
        s = turn(hands={"raphael": ["relentless"]}, at={**where, "casey": "hudson-2"})
        assert "attack:casey:shredder" in may(s)  # green, wherever its spaces lie
        s = turn(hands={"raphael": ["relentless"]}, at={**where, "casey": "manhattan-5"})
        assert "attack:casey:shredder" not in may(s)

    @rule("ADV 3.6")
    def test_it_needs_a_card_that_this_fighter_may_use(self) -> None:
        where = {"raphael": "bronx-5", "casey": "bronx-4", "shredder": "bronx-7"}
        for card, attackers in (("sai", ["raphael"]), ("slapshot", ["casey"]), ("relentless", ["raphael", "casey"]),
                                ("heroes-in-a-half-shell", []), ("raphael-is-cool-but-rude", [])):
            s = turn(hands={"raphael": [card]}, at=where)
            assert [key for key in may(s) if key.startswith("attack")] == [f"attack:{name}:shredder" for name in attackers]
        s = answer(turn(hands={"raphael": ["sai", "slapshot", "relentless"]}, at=where), "attack:casey:shredder")
        assert set(may(s)) == {"card:raphael.slapshot", "card:raphael.relentless"}

    @rule("ADV 3.6", "ADV C1")
    def test_every_undefeated_enemy_and_no_friend(self) -> None:
        s = position(2, heroes=["raphael", "leonardo"], minions=["slash", "baxter"], turn="raphael", actions=1, health={"baxter": 0},
                     hands={"raphael": ["sai"]}, at={
                         "raphael": "bronx-5", "shredder": "bronx-7", "slash": "bronx-4", "leonardo": "bronx-6", "baxter": "bronx-2"})
        assert [key for key in may(s) if key.startswith("attack")] == ["attack:raphael:shredder", "attack:raphael:slash"]


class TestHandLimit:
    @rule("ADV 3.7", "ADV J52")
    def test_only_at_the_end_of_the_own_turn(self) -> None:
        nine = ["sai", "sai", "relentless", "relentless", "break-something", "break-something", "slapshot", "slapshot", "payback-time"]
        s = turn(actions=2, hands={"raphael": nine})
        answer(s, "maneuver", "pass", "pass")
        assert may(s)[-1] == "maneuver" and len(cards_of(s, "hands", "raphael")) == 10  # not between the actions
        answer(s, "maneuver", "pass", "pass")
        answer(s, "card:raphael.sai", "card:raphael.sai", "card:raphael.relentless")
        assert fact(s, "turn") == "raphael" and len(cards_of(s, "hands", "raphael")) == 8 and "pass" not in may(s)
        answer(s, "card:raphael.relentless")
        assert fact(s, "turn") != "raphael" and len(cards_of(s, "hands", "raphael")) == 7

    @rule("ADV 3.7")
    def test_michelangelos_is_three(self) -> None:
        s = turn("michelangelo", actions=1, hands={"michelangelo": ["lets-go", "lets-go", "cowabunga"]})
        answer(s, "maneuver", "pass", "pass")
        assert fact(s, "turn") == "michelangelo" and all(key.startswith("card") for key in may(s))
        answer(s, "card:michelangelo.lets-go")
        assert fact(s, "turn") != "michelangelo" and len(cards_of(s, "hands", "michelangelo")) == 3

    @rule("ADV J52")
    def test_cards_drawn_in_other_turns_may_exceed_it(self) -> None:
        s = position(2, heroes=["michelangelo", "raphael"], turn="raphael", actions=1, minions=[], to_come=["michelangelo"],
                     hands={"michelangelo": ["lets-go", "lets-go", "lets-go", "cowabunga"]})
        answer(s, "maneuver", "pass", "pass")
        assert fact(s, "turn") == "michelangelo" and may(s)[-1] == "maneuver" and len(cards_of(s, "hands", "michelangelo")) == 4


@rule("ADV 4.8", "ADV J51")
def test_with_the_hero_down_the_sidekick_goes_on() -> None:
    s = turn(hands={"raphael": ["sai", "relentless"]}, health={"raphael": 0}, at={"casey": "bronx-5", "shredder": "bronx-7"})
    assert may(s) == ["attack:casey:shredder", "maneuver"]
    answer(s, "attack:casey:shredder")
    assert may(s) == ["card:raphael.relentless"]
