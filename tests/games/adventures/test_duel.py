"""Section 11: a duel, and the decks that fight only there."""
from __future__ import annotations

from typing import Any

import pytest
from games.adventures.cards.fights import SIDEKICKS, at, cards_of, health
from games.adventures.cards.test_krang import roll
from games.adventures.table import answer, events, fact, may, position
from rule import rule

from halfshell.core.choice import Refused
from halfshell.games.adventures.game import GAME
from halfshell.games.adventures.names import FIGHTERS
from halfshell.games.adventures.state import Adventures

LINES = ["bronx-5:bronx-6", "bronx-2:bronx-5", "bronx-4:bronx-5", "bronx-5:bronx-7", "bronx-7:bronx-8", "bronx-4:bronx-7",
         "bronx-6:bronx-7", "queens-2:queens-3", "queens-4:queens-5", "queens-1:queens-2"]


def soldiers(*lines: str) -> dict[str, str]:
    return dict.fromkeys(lines, "patrolling")


def arena(first: str, second: str, hands: dict[str, list[str]], **given: Any) -> Adventures:
    """It is the first hero's turn. Heroes stand side by side in the Bronx, sidekicks far away; Krang stands there too."""
    places = {first: "bronx-5", second: "bronx-7"}
    sidekicks = {**SIDEKICKS, "shredder": "bebop-rocksteady"}
    for hero, far in ((first, "outskirts-2"), (second, "staten-2")):
        if hero in sidekicks:
            places[sidekicks[hero]] = far
    given["at"] = {**places, **given.get("at", {})}
    return position(2, {"mode": "duel", "board": "new-york"}, heroes=[first, second], turn=first, hands=hands,
                    **{"actions": 3, **given})


def fight(attack: str, defense: str, *, fighter: str = "", target: str = "", hand: tuple[str, ...] = (), other_hand: tuple[str, ...] = (),
          dice: str = "", **given: Any) -> Adventures:
    """Cards by id, the attacker's first; the defender's may be a name alone. `dice`: faces, like "13X"."""
    first, _, card = attack.partition(".")
    second, _, answer_card = defense.partition(".")
    fighter, target = fighter or first, target or second
    if fighter != first:
        given["at"] = {fighter: "bronx-5", first: "outskirts-2", **given.get("at", {})}
    if target != second:
        given["at"] = {target: "bronx-7", second: "staten-2", **given.get("at", {})}
    s = arena(first, second, {first: [card, *hand], second: [*([answer_card] if answer_card else []), *other_hand]}, **given)
    s.fixed = [pips for face in dice for pips in roll(face)]
    answer(s, f"attack:{fighter}:{target}", f"card:{named(attack)}")
    return answer(s, f"card:{named(defense)}" if answer_card else "pass")


def named(card: str) -> str:
    return f"duelist-{card}" if card.startswith(("shredder", "krang")) else card


def scheme(card: str, other: str = "leonardo", *, hand: tuple[str, ...] = (), dice: str = "", **given: Any) -> Adventures:
    first, _, name = card.partition(".")
    s = arena(first, other, {first: [name, *hand], other: given.pop("other_hand", [])}, **given)
    s.fixed = [pips for face in dice for pips in roll(face)]
    return answer(s, f"card:{named(card)}")


def values(s: Adventures) -> tuple[int, int]:
    event = events(s, "combat_damage")[0]
    return event["attack"], event["defense"]


class TestDuel:
    @rule("ADV 11.1")
    def test_two_players_six_heroes_no_villain(self) -> None:
        for seats in (1, 3):
            with pytest.raises(Refused):
                GAME.new(seats, 1, {"mode": "duel"})
        s = GAME.new(2, 1, {"mode": "duel"})
        assert may(s) == [f"hero:{name}" for name in ("leonardo", "raphael", "donatello", "michelangelo", "shredder", "krang")]
        answer(s, "hero:shredder")
        assert "hero:shredder" not in may(s)
        answer(s, "hero:krang")
        assert fact(s, "health", "shredder") == 15 and fact(s, "health", "bebop-rocksteady") == 7 and fact(s, "health", "krang") == 16
        assert fact(s, "minions") == [] and fact(s, "traps") == [] and fact(s, "threatened") == "none"

    @pytest.mark.parametrize(("option", "heroes", "board"), [
        ("own", ("leonardo", "shredder"), "new-york"), ("own", ("leonardo", "krang"), "technodrome"),
        ("new-york", ("krang", "raphael"), "new-york"), ("technodrome", ("leonardo", "raphael"), "technodrome")])
    @rule("ADV 11.1")
    def test_where_it_is_fought(self, option: str, heroes: tuple[str, str], board: str) -> None:
        s = answer(GAME.new(2, 1, {"mode": "duel", "board": option}), *[f"hero:{hero}" for hero in heroes])
        assert fact(s, "board") == board
        while s.round == 0:
            s.apply_action(s.actions[0])
        assert fact(s, "turn") == heroes[0]

    @rule("ADV 11.1", "ADV 3.1")
    def test_alternating_turns_of_two_actions(self) -> None:
        s = arena("raphael", "michelangelo", {"raphael": [], "michelangelo": []}, actions=2)
        turns = []
        for _ in range(4):
            turns.append(fact(s, "turn"))
            answer(s, "maneuver", "pass", "pass")
        assert turns == ["raphael", "raphael", "michelangelo", "michelangelo"] and fact(s, "turn") == "raphael" and s.round == 2

    @rule("ADV 11.1", "ADV 4.1")
    def test_the_defender_chooses_a_card_or_none(self) -> None:
        s = arena("raphael", "leonardo", {"raphael": ["sai"], "leonardo": ["quick-strike", "katana", "i-have-a-plan"]})
        answer(s, "attack:raphael:leonardo", "card:raphael.sai")
        assert GAME.seats_asked(s) == (1,) and set(may(s)) == {"card:leonardo.quick-strike", "card:leonardo.i-have-a-plan", "pass"}
        assert "card" not in events(s, "laid", seat=1)[0]

    @rule("ADV 11.1")
    def test_whose_hero_falls_loses_whatever_the_sidekick_does(self) -> None:
        s = fight("raphael.sai", "leonardo", health={"leonardo": 4})
        assert s.winner == 0 and GAME.returns(s) == [1.0, -1.0] and health(s, "splinter") == 9
        s = fight("raphael.sai", "leonardo", target="splinter", health={"splinter": 4})
        assert s.winner == -1 and health(s, "splinter") == 0

    @rule("ADV 11.1", "ADV J49")
    def test_an_empty_deck_can_lose_it(self) -> None:
        s = arena("raphael", "leonardo", {"raphael": [], "leonardo": []}, decks={"raphael": ["end"]}, health={"raphael": 2})
        assert answer(s, "maneuver").winner == 1

    @rule("ADV 11.1", "ADV C3")
    def test_opponents_of_heroes_are_players(self) -> None:
        """Shell Insertion: the opponent discards a card of own choice; Future of Ninjutsu looks at either deck."""
        s = scheme("michelangelo.shell-insertion", other_hand=["katana", "for-sensei"])
        answer(s, "option:1", "option:4")
        assert GAME.seats_asked(s) == (1,)
        answer(s, "card:leonardo.katana")
        assert cards_of(s, "discards", "leonardo") == ["katana"]
        s = scheme("donatello.donatello-does-machines", discards={"leonardo": ["katana"], "donatello": ["bo-staff"]})
        assert GAME.seats_asked(s) == (0,)  # Leonardo is no friend
        answer(s, "card:donatello.bo-staff")
        assert may(s)[-1] == "maneuver" and cards_of(s, "discards", "leonardo") == ["katana"]
        s = scheme("donatello.the-future-of-ninjutsu")
        assert set(may(s)) == {"deck:leonardo", "deck:donatello"}

    @rule("ADV 11.1", "ADV 3.4")
    def test_the_other_players_fighters_are_opponents_to_movement(self) -> None:
        s = arena("raphael", "leonardo", {"raphael": [], "leonardo": []}, actions=1)
        answer(s, "maneuver", "pass", "fighter:raphael")
        assert "space:bronx-7" not in may(s)


class TestMasterOfTheClan:
    @rule("ADV 11.1")
    def test_a_soldier_beside_a_friend_at_the_start_of_the_turn(self) -> None:
        s = arena("raphael", "shredder", {"raphael": [], "shredder": []}, actions=1)
        answer(s, "maneuver", "pass", "pass")
        lines = {key.removeprefix("line:") for key in may(s)}
        assert GAME.seats_asked(s) == (1,) and lines == {
            "bronx-7:bronx-8", "bronx-4:bronx-7", "bronx-5:bronx-7", "bronx-6:bronx-7",  # Shredder
            "staten-1:staten-2", "staten-2:staten-3", "staten-2:staten-4"}  # Bebop & Rocksteady
        answer(s, "line:bronx-5:bronx-7")
        assert fact(s, "soldiers") == soldiers("bronx-5:bronx-7") and fact(s, "supply", "shredder") == 23 and s.actions_left == 2

    @rule("ADV 11.1", "ADV 3.6")
    def test_own_fighters_may_attack_enemies_beside_a_soldier(self) -> None:
        s = arena("shredder", "leonardo", {"shredder": ["long-shot"], "leonardo": []}, at={"leonardo": "queens-3", "splinter": "queens-6"},
                  soldiers=soldiers("queens-2:queens-3"))
        assert {key for key in may(s) if key.startswith("attack")} == {
            "attack:shredder:leonardo", "attack:bebop-rocksteady:leonardo"}
        s = arena("leonardo", "shredder", {"leonardo": ["for-sensei"], "shredder": []}, at={"shredder": "queens-3", "leonardo": "bronx-1"},
                  soldiers=soldiers("queens-2:queens-3"))
        assert not [key for key in may(s) if key.startswith("attack")]  # the other side may not

    @rule("ADV 11.1", "ADV 6.6")
    def test_an_opponent_who_boosts_may_remove_those_the_hero_passes(self) -> None:
        s = arena("raphael", "shredder", {"raphael": ["sai"], "shredder": []}, at={"casey": "bronx-2"}, actions=2,
                  decks={"raphael": ["sai"]}, soldiers=soldiers("bronx-5:bronx-6"))
        t = answer(s.clone(), "maneuver", "pass")
        assert not [key for key in may(t) if key.startswith("clear")]  # no boost
        answer(s, "maneuver", "card:raphael.sai")
        assert [key for key in may(s) if key.startswith("clear")] == ["clear:raphael"]  # the hero only
        answer(s, "clear:raphael", "space:bronx-6", "pass", "pass")
        assert fact(s, "soldiers") == {} and fact(s, "supply", "shredder") == 24

    @rule("ADV 11.1", "ADV 5.9")
    def test_without_a_soldier_left_nothing_is_placed(self) -> None:
        s = arena("raphael", "shredder", {"raphael": [], "shredder": []}, actions=1, supply={"shredder": 0})
        answer(s, "maneuver", "pass", "pass")
        assert "maneuver" in may(s)


class TestShredder:
    @pytest.mark.parametrize(("card", "fighter", "value"), [
        ("swarming-strike", "shredder", 5), ("gruff-escort", "bebop-rocksteady", 4), ("savagery", "shredder", 4),
        ("gang-up", "bebop-rocksteady", 3), ("disrupting-strike", "shredder", 3), ("think-hard", "bebop-rocksteady", 3),
        ("long-shot", "bebop-rocksteady", 3), ("master-of-the-foot", "shredder", 2), ("perplexing-tactics", "shredder", 2)])
    @rule("ADV 11.1")
    def test_values(self, card: str, fighter: str, value: int) -> None:
        assert values(fight(f"shredder.{card}", "leonardo", fighter=fighter)) == (value, 0)

    @rule("ADV 11.1")
    def test_swarming_strike(self) -> None:
        s = fight("shredder.swarming-strike", "leonardo", soldiers=soldiers(*LINES[:4]))
        assert values(s) == (9, 0)

    @rule("ADV 11.1")
    def test_gruff_escort(self) -> None:
        s = fight("shredder.gruff-escort", "leonardo", fighter="bebop-rocksteady")
        assert len(may(s)) > 60  # any line
        answer(s, "line:queens-1:queens-2", "line:staten-1:staten-2")
        assert fact(s, "soldiers") == soldiers("queens-1:queens-2", "staten-1:staten-2")
        answer(s, "space:queens-7", "pass")
        assert at(s, "shredder") == "queens-7"

    @rule("ADV 11.1", "ADV J55")
    def test_savagery_hits_everyone_beside_it_on_a_win(self) -> None:
        s = fight("shredder.savagery", "leonardo", at={"splinter": "bronx-4", "bebop-rocksteady": "bronx-6"})
        assert [health(s, name) for name in ("leonardo", "splinter", "bebop-rocksteady", "shredder")] == [11, 8, 6, 15]
        s = fight("shredder.savagery", "leonardo.heroes-in-a-half-shell", at={"splinter": "bronx-4"})
        assert health(s, "splinter") == 9

    @pytest.mark.parametrize(("count", "value"), [(1, 3), (2, 6), (4, 6)])
    @rule("ADV 11.1")
    def test_gang_up(self, count: int, value: int) -> None:
        s = fight("shredder.gang-up", "leonardo", fighter="bebop-rocksteady", soldiers=soldiers(*LINES[3:3 + count]))
        assert values(s) == (value, 0)

    @rule("ADV 11.1", "ADV J29")
    def test_disrupting_strike_fixes_the_printed_value(self) -> None:
        s = fight("michelangelo.cowabunga", "shredder.disrupting-strike", tucked={}, actions=3)
        assert values(s) == (3, 3)
        s = fight("donatello.quick-strike", "shredder.disrupting-strike", tucked={"donatello": ["electro-grenade"]})
        assert values(s) == (3, 3)  # the invention does not count; the text does
        assert cards_of(s, "hands", "donatello") != []

    @rule("ADV 11.1", "ADV J31")
    def test_think_hard(self) -> None:
        s = fight("shredder.think-hard", "leonardo", fighter="bebop-rocksteady", soldiers=soldiers(*LINES[4:7]))
        assert len(cards_of(s, "hands", "shredder")) == 3

    @rule("ADV 11.1")
    def test_long_shot(self) -> None:
        s = fight("shredder.long-shot", "leonardo", at={"leonardo": "queens-3"}, soldiers=soldiers("queens-2:queens-3"))
        assert values(s) == (5, 0)

    @rule("ADV 11.1", "ADV J55")
    def test_master_of_the_foot(self) -> None:
        s = fight("shredder.master-of-the-foot", "leonardo.wise-beyond-his-years", at={"splinter": "queens-3"},
                  soldiers=soldiers("queens-2:queens-3", "bronx-7:bronx-8", "bronx-5:bronx-6"))
        assert [health(s, name) for name in ("leonardo", "splinter", "shredder")] == [15, 8, 15]

    @pytest.mark.parametrize(("count", "value"), [(9, 5), (10, 0)])
    @rule("ADV 11.1", "ADV 4.5")
    def test_perplexing_tactics(self, count: int, value: int) -> None:
        lines = [*LINES, "staten-1:staten-2"][:count]
        s = fight("leonardo.fearless-leader", "shredder.perplexing-tactics", soldiers=soldiers(*lines), at={"splinter": "bronx-8"})
        assert values(s) == (3 if value else 0, 2) and [event["deck"] for event in events(s, "canceled")] == ["leonardo"]

    @rule("ADV 11.1")
    def test_all_according_to_plan(self) -> None:
        """An action; without a scheme by the end of the turn two cards."""
        given: dict[str, Any] = {"actions": 1, "hand": ("katana", "katana", "leonardo-leads"), "decks": {"leonardo": ["for-sensei"]}}
        s = fight("leonardo.quick-strike", "shredder.all-according-to-plan", **given)
        assert s.actions_left == 1 and fact(s, "turn") == "leonardo"
        t = answer(s.clone(), "maneuver", "pass", "pass")
        assert fact(t, "turn") == "leonardo" and all(key.startswith("card") for key in may(t))
        answer(t, "card:leonardo.katana", "card:leonardo.katana")
        assert fact(t, "turn") == "shredder" and len(cards_of(t, "hands", "leonardo")) == 3
        answer(s, "card:leonardo.leonardo-leads", "fighter:leonardo", "pass", "pass")
        assert fact(s, "turn") == "shredder" and "katana" in cards_of(s, "hands", "leonardo")

    @rule("ADV 11.1")
    def test_all_according_to_plan_looks_at_what_comes_after_it(self) -> None:
        s = arena("michelangelo", "shredder", {"michelangelo": ["nunchaku", "lets-go"], "shredder": ["all-according-to-plan"]}, actions=1,
                  decks={"michelangelo": ["lets-go", "cowabunga", "cowabunga"]})
        answer(s, "card:michelangelo.nunchaku", "attack:michelangelo:shredder", "card:michelangelo.lets-go",
               "card:duelist-shredder.all-according-to-plan", "fighter:april", "pass")
        answer(s, "maneuver", "pass", "pass")
        assert fact(s, "turn") == "michelangelo" and len(s.hands[0]) == 3  # the limit is kept: this is the debt
        answer(s, "card:michelangelo.lets-go", "card:michelangelo.cowabunga")
        assert fact(s, "turn") == "shredder" and len(s.hands[0]) == 1

    @rule("ADV 11.1", "ADV 4.7")
    def test_masterful_defense(self) -> None:
        s = fight("leonardo.quick-strike", "shredder.masterful-defense", soldiers=soldiers(*LINES[4:7]), health={"shredder": 10})
        assert health(s, "shredder") == 10 - 1 + 3

    @rule("ADV 11.1", "ADV C17")
    def test_obedient_subjects(self) -> None:
        s = scheme("shredder.obedient-subjects", soldiers=soldiers(*LINES[:3]))
        assert s.actions_left == 2 + 3

    @pytest.mark.parametrize(("before", "after"), [(3, 6), (6, 7), (0, 3)])
    @rule("ADV 11.1", "ADV 4.7")
    def test_back_to_work(self, before: int, after: int) -> None:
        s = scheme("shredder.back-to-work", health={"bebop-rocksteady": before})
        assert set(may(s)) == {"space:bronx-2", "space:bronx-4", "space:bronx-6"}
        answer(s, "space:bronx-6")
        assert health(s, "bebop-rocksteady") == after and at(s, "bebop-rocksteady") == "bronx-6"
        assert s.who[s.where[9]] == 9

    @rule("ADV 11.1")
    def test_back_to_work_where_they_stood_or_fell(self) -> None:
        for before in (3, 0):
            s = scheme("shredder.back-to-work", health={"bebop-rocksteady": before}, at={"bebop-rocksteady": "bronx-6"})
            assert "space:bronx-6" in may(s)
            answer(s, "space:bronx-6")
            assert at(s, "bebop-rocksteady") == "bronx-6" and s.who[s.where[9]] == 9 == FIGHTERS.index("bebop-rocksteady")


class TestDoom:
    @rule("ADV 11.1")
    def test_a_move_more_for_each_active_machine(self) -> None:
        s = arena("krang", "leonardo", {"krang": [], "leonardo": []}, machines=["active", "active", "inactive"], actions=1)
        answer(s, "maneuver", "pass", "fighter:krang", "space:bronx-2", "space:bronx-3", "space:bronx-4")
        assert at(s, "krang") == "bronx-4"

    @rule("ADV 11.1")
    def test_one_is_active_at_the_start(self) -> None:
        s = answer(GAME.new(2, 1, {"mode": "duel"}), "hero:leonardo", "hero:krang")
        while s.round == 0:
            s.apply_action(s.actions[0])
        assert fact(s, "machines") == ["active", "inactive", "inactive"]

    @rule("ADV 11.1", "ADV J77")
    def test_an_active_machine_may_be_switched_off_for_a_new_roll(self) -> None:
        s = fight("krang.android-arms-missiles", "leonardo", dice="X23", machines=["active", "inactive", "active"])
        assert GAME.seats_asked(s) == (0,) and may(s) == ["machine:1", "machine:3", "pass"]
        answer(s, "machine:3")
        assert fact(s, "die") == 2 and may(s) == ["machine:1", "pass"]
        answer(s, "machine:1")
        assert fact(s, "machines") == ["inactive"] * 3 and values(s) == (4, 0)


OFF: dict[str, Any] = {"machines": ["inactive"] * 3}  # no new rolls


class TestKrang:
    @rule("ADV 11.1", "ADV C25")
    def test_powerbomb(self) -> None:
        s = fight("krang.android-arms-powerbomb", "leonardo", hand=("android-arms-wings",), **OFF)
        answer(s, "card:duelist-krang.android-arms-wings")
        assert health(s, "leonardo") == 16 - 6
        for step in ("bronx-8", "hudson-1", "hudson-2", "staten-5", "harbor"):
            answer(s, f"space:{step}")
        assert GAME.seats_asked(s) == (0,)  # Krang says where
        answer(s, "pass")
        assert at(s, "leonardo") == "harbor"

    @rule("ADV 11.1")
    def test_powerbomb_without_damage_moves_nobody(self) -> None:
        s = fight("krang.android-arms-powerbomb", "leonardo.heroes-in-a-half-shell", **OFF)
        assert at(s, "leonardo") == "bronx-7" and health(s, "leonardo") == 16

    @pytest.mark.parametrize(("defense", "face", "discards"), [
        ("leonardo.quick-strike", "3", 0), ("leonardo.wise-beyond-his-years", "3", 2), ("leonardo", "X", 2),
        ("leonardo.i-have-a-plan", "2", 0)])
    @rule("ADV 11.1", "ADV 4.5")
    def test_chain_flail(self, defense: str, face: str, discards: int) -> None:
        s = fight("krang.android-arms-chain-flail", defense, other_hand=("katana", "katana"), dice=face, **OFF)
        if "pass" in may(s):
            answer(s, "pass")  # I Have a Plan
        for _ in range(discards):
            assert GAME.seats_asked(s) == (1,) and "pass" not in may(s)
            answer(s, "card:leonardo.katana")
        assert cards_of(s, "hands", "leonardo").count("katana") == 2 - discards

    @rule("ADV 11.1", "ADV 3.6", "ADV 3.8")
    def test_missiles_may_be_a_ranged_attack(self) -> None:
        s = arena("krang", "leonardo", {"krang": ["android-arms-missiles", "android-arms-powerbomb"], "leonardo": []}, **OFF,
                  at={"krang": "bronx-1", "leonardo": "bronx-7"})
        answer(s, "attack:krang:leonardo")
        assert may(s) == ["card:duelist-krang.android-arms-missiles"]
        s = arena("krang", "leonardo", {"krang": ["android-arms-missiles"], "leonardo": []},
                  at={"krang": "bronx-1", "leonardo": "queens-4"})
        assert "attack:krang:leonardo" not in may(s)

    @pytest.mark.parametrize(("own", "theirs", "drawn"), [
        ("warlord-of-dimension-x", "katana", 1), ("minimizer", "protective-father", 0), ("iq-of-968", "protective-father", 0)])
    @rule("ADV 11.1")
    def test_warlord(self, own: str, theirs: str, drawn: int) -> None:
        s = fight("krang.warlord-of-dimension-x", "leonardo", decks={"krang": [own], "leonardo": [theirs]})
        assert len(cards_of(s, "hands", "krang")) == drawn
        assert [event["card"].partition(".")[2] for event in events(s, "revealed_top", seat=1)] == [own, theirs]

    @rule("ADV 11.1")
    def test_portal(self) -> None:
        s = fight("krang.pan-dimensional-portal", "leonardo", hand=("minimizer", "minimizer", "minimizer"),
                  other_hand=("katana", "for-sensei"), dice="2", **OFF)
        assert set(may(s)) == {"fighter:leonardo", "fighter:krang"}
        answer(s, "fighter:leonardo", "space:queens-3")
        assert at(s, "leonardo") == "queens-3"
        assert len(cards_of(s, "hands", "krang")) == 3 and len(cards_of(s, "hands", "leonardo")) == 2  # two under, two drawn
        assert sorted(cards_of(s, "decks", "leonardo")[-2:]) == ["for-sensei", "katana"]

    @rule("ADV 11.1", "ADV C33", "ADV C12")
    def test_portal_holds_for_the_turn(self) -> None:
        s = fight("leonardo.katana", "krang.pan-dimensional-portal", hand=("protective-father",), dice="X", **OFF,
                  decks={"leonardo": ["leonardo-leads", "katana"]})
        answer(s, "fighter:leonardo", "space:queens-3")
        t = answer(s.clone(), "card:leonardo.protective-father")
        assert at(t, "leonardo") == "queens-3" and may(t)[-1] == "maneuver"  # a swap would take it away
        answer(s, "maneuver", "pass")
        assert "fighter:leonardo" not in may(s) and "fighter:splinter" in may(s)
        answer(s, "pass")
        if "maneuver" in may(s):
            answer(s, "maneuver", "pass", "pass")
        assert fact(s, "turn") == "krang" and not any(s.records)

    @rule("ADV 11.1")
    def test_portal_as_a_boost_is_rolled(self) -> None:
        s = arena("krang", "leonardo", {"krang": ["pan-dimensional-portal"], "leonardo": []}, actions=1, **OFF)
        s.fixed = list(roll("2"))
        answer(s, "maneuver", "card:duelist-krang.pan-dimensional-portal", "fighter:krang")
        answer(s, "space:bronx-2", "space:bronx-3", "space:bronx-4")
        assert at(s, "krang") == "bronx-4"  # 1 and 2
        s = fight("krang.android-arms-powerbomb", "leonardo.heroes-in-a-half-shell", hand=("pan-dimensional-portal",), dice="3", **OFF)
        answer(s, "card:duelist-krang.pan-dimensional-portal")
        assert values(s) == (6, 5)

    @rule("ADV 11.1")
    def test_molecular_amplification_unit(self) -> None:
        s = fight("krang.molecular-amplification-unit", "leonardo", dice="3", **OFF)
        answer(s, "machine:2", "pass")
        assert values(s) == (5, 0) and fact(s, "machines") == ["inactive", "active", "inactive"]

    @pytest.mark.parametrize("option", ["option:1", "option:2"])
    @rule("ADV 11.1")
    def test_welcome_to_the_technodrome(self, option: str) -> None:
        s = fight("leonardo.quick-strike", "krang.welcome-to-the-technodrome", machines=["active", "active", "inactive"])
        answer(s, option)
        assert len(events(s, "canceled")) == (option == "option:1")
        assert fact(s, "machines") == ["active", "active", "active" if option == "option:2" else "inactive"]
        assert len(cards_of(s, "hands", "leonardo")) == (option == "option:2")

    @rule("ADV 11.1", "ADV J28")
    def test_minimizer(self) -> None:
        s = fight("leonardo.katana", "krang.minimizer", hand=())
        assert values(s) == (2, 0) and fact(s, "turn") == "krang"
        s = fight("leonardo.quick-strike", "krang.minimizer")
        assert values(s) == (0, 0)

    @pytest.mark.parametrize("attack", ["michelangelo.boisterous-beatdown", "raphael.lets-do-this"])
    @rule("ADV 11.1", "ADV C20", "ADV C63")
    def test_minimizer_ends_the_turn_whatever_is_gained(self, attack: str) -> None:
        s = fight(attack, "krang.minimizer")
        assert fact(s, "turn") == "krang" and events(s, "gained") == []

    @rule("ADV 11.1", "ADV 3.4")
    def test_wings(self) -> None:
        s = scheme("krang.android-arms-wings", dice="3", **OFF, at={"splinter": "bronx-8"})
        answer(s, "space:bronx-7", "space:bronx-8")  # through Leonardo and Splinter
        assert "pass" not in may(s)
        answer(s, "space:hudson-1")
        assert health(s, "leonardo") == 15 and health(s, "splinter") == 8 and s.actions_left == 3
        s = scheme("krang.android-arms-wings", dice="X", **OFF)
        assert at(s, "krang") == "bronx-5" and s.actions_left == 3 and health(s, "leonardo") == 16

    @rule("ADV 11.1", "ADV 4.7")
    def test_iq_of_968(self) -> None:
        s = scheme("krang.iq-of-968", dice="23", machines=["inactive", "active", "inactive"], health={"krang": 10})
        assert fact(s, "machines") == ["active"] * 3 and fact(s, "die") == 2
        answer(s, "pass")
        assert len(cards_of(s, "hands", "krang")) == 2
        answer(s, "pass")
        assert health(s, "krang") == 13 and s.actions_left == 2
