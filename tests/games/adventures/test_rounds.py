"""Section 2: initiative, the end of a round; section 10: how it ends."""
from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from games.adventures.cards.fights import cards_of, go_on, health
from games.adventures.table import answer, events, fact, may, position
from rule import rule

from halfshell.core.rng import seeded
from halfshell.core.script import CODE
from halfshell.games.adventures.board import CIRCLE_OF
from halfshell.games.adventures.cards import DECKS, TUCKED
from halfshell.games.adventures.damage import hurt, most_health
from halfshell.games.adventures.game import GAME
from halfshell.games.adventures.movement import Drift, Walk
from halfshell.games.adventures.names import (
    BIT,
    FIGHTERS,
    LEATHERHEAD,
    LEONARDO,
    NEW_YORK,
    NONE,
    OWNERS,
    SHREDDER,
    SLASH,
    SPLINTER,
    VILLAIN,
)
from halfshell.games.adventures.state import ATTACK, BACK, DONE, ENTRENCHED, MOUSER, RAT, STAGE, Adventures
from halfshell.games.adventures.threat import advance_threat, has_fallen, take_back_threat

FAR = {"leonardo": "queens-3", "splinter": "queens-4", "shredder": "staten-2"}


def ending(row: list[str], **given: Any) -> Adventures:
    """The end of a round in which these cards lie in the row; then the next one begins."""
    given.setdefault("minions", [])
    return position(given.pop("seats", 1), given.pop("options", {}), turn="end_of_round", row=row, **{"at": FAR, **given})


class TestRound:
    @rule("ADV 2.1", "ADV 2.2")
    def test_cards_are_revealed_one_by_one_to_the_right_and_then_shuffled(self) -> None:
        s = position(minions=[], turn="leonardo", to_come=["shredder", "extra.shredder", "end"], at=FAR, hands={"leonardo": []})
        answer(s, "pass", "maneuver", "pass", "pass", "maneuver", "pass", "pass")
        while fact(s, "round") == 1:
            s.apply_action(s.actions[0])
        turned = [event["what"] for event in events(s, "initiative")]
        assert turned[:2] == ["shredder", "extra.shredder"]
        assert sorted(fact(s, "row") + fact(s, "to_come")) == ["extra.shredder", "leonardo", "shredder"]

    @rule("ADV 2.2", "ADV J7")
    def test_the_end_resolves_from_left_to_right_and_each_sees_the_results(self) -> None:
        """Leatherhead's card looks only at who stands beside him, Shredder's counts boroughs: both advance the marker."""
        s = ending(["leatherhead", "shredder"], minions=["leatherhead"], soldiers={"queens-2:queens-3": "patrolling"}, threat=8,
                   threatened="bronx", options={"solo_relief": False})
        assert fact(s, "fallen") == ["bronx"]  # 8 -> 9, and on: the end of the track with the rest ignored

    @rule("ADV J8", "ADV 10.2", "ADV J22")
    def test_the_game_can_end_there_at_once(self) -> None:
        s = ending(["shredder", "leatherhead"], minions=["leatherhead"], threat=9, fallen=["queens", "bronx", "manhattan"])
        assert s.winner == 1 and s.is_terminal() and fact(s, "threat") == 1 and s.round == 1
        assert GAME.returns(s) == [-1.0]


class TestDefeatedCards:
    @rule("ADV 2.3", "ADV J5")
    def test_face_up_it_goes_at_once_with_its_end_of_round(self) -> None:
        s = position(minions=["leatherhead"], turn="leonardo", row=["leatherhead"], to_come=["end"], at={**FAR, "leatherhead": "bronx-1"})
        hurt(s, BIT[LEATHERHEAD], 99)
        assert "leatherhead" not in fact(s, "row")
        answer(s, "pass", "maneuver", "pass", "pass", "maneuver", "pass", "pass")
        while fact(s, "round") == 1:
            s.apply_action(s.actions[0])
        assert not [event for event in events(s, "ending") if event["what"] == "leatherhead"]

    @rule("ADV 2.3", "ADV J5")
    def test_face_down_it_goes_when_it_is_revealed(self) -> None:
        s = position(minions=["slash"], turn="leonardo", to_come=["slash", "extra.shredder", "shredder"], at=FAR)
        hurt(s, BIT[SLASH], 99)
        assert "slash" in fact(s, "to_come")
        answer(s, "pass", "maneuver", "pass", "pass", "maneuver", "pass", "pass")
        assert [event["what"] for event in events(s, "skipped")] == ["slash"] and "slash" not in fact(s, "to_come") + fact(s, "row")


class TestThreat:
    @rule("ADV 2.4")
    def test_the_villains_card_at_the_end_of_the_round(self) -> None:
        s = ending(["shredder"])
        assert fact(s, "threat") >= 2 and events(s, "threat") == []  # it happened before the first question

    @rule("ADV 2.5", "ADV J20")
    def test_the_rest_of_an_advance_is_ignored(self) -> None:
        s = position(minions=[], turn="leonardo", threat=8, threatened="queens", at=FAR)
        advance_threat(s, 5)
        assert fact(s, "threat") == 1 and fact(s, "fallen") == ["queens"]
        assert [event["event"] for event in events(s)][:2] == ["threat", "borough_fell"]

    @rule("ADV 2.5", "ADV J20")
    def test_just_reaching_the_end_is_enough(self) -> None:
        s = position(minions=[], turn="leonardo", threat=8, threatened="queens", at=FAR)
        advance_threat(s, 1)
        assert fact(s, "threat") == 9 and fact(s, "fallen") == []
        advance_threat(s, 1)
        assert fact(s, "threat") == 1 and fact(s, "fallen") == ["queens"]

    @rule("ADV 2.5", "ADV W17")
    def test_krangs_track_has_seven_spaces(self) -> None:
        s = position(minions=[], turn="leonardo", threat=7, options={"villain": "krang"})
        advance_threat(s, 1)
        assert fact(s, "threat") == 1 and fact(s, "dimension_x") == 1

    @rule("ADV J22", "ADV 10.2")
    def test_the_fourth_objective_loses_before_anything_else(self) -> None:
        for options, given in (({}, {"fallen": ["queens", "bronx", "manhattan"], "threat": 9}),
                               ({"villain": "krang"}, {"dimension_x": 3, "threat": 7})):
            s = position(minions=[], turn="leonardo", options=options, **given)
            advance_threat(s, 1)
            assert s.winner == 1 and not events(s, "deployed") and s.stack == [0]

    @rule("ADV J21", "ADV W17")
    def test_back_never_before_the_first_space(self) -> None:
        s = position(minions=[], turn="leonardo", threat=2, at=FAR)
        take_back_threat(s, 2)
        assert fact(s, "threat") == 1


class TestRelief:
    @pytest.mark.parametrize(("hand", "option", "drawn"), [(3, True, 1), (4, True, 0), (0, True, 1), (2, False, 0)])
    @rule("ADV 2.6", "ADV J59")
    def test_a_player_alone_draws_when_few_cards_are_left(self, hand: int, option: bool, drawn: int) -> None:
        cards = ["katana", "katana", "for-sensei", "for-sensei"][:hand]
        s = position(1, {"solo_relief": option}, minions=[], turn="shredder", to_come=["leonardo"], at=FAR, hands={"leonardo": cards})
        assert len(cards_of(s, "hands", "leonardo")) == hand + drawn

    @rule("ADV 2.6", "ADV J59")
    def test_before_the_villains_turn_resolves(self) -> None:
        s = position(minions=[], turn="shredder", at={**FAR, "leonardo": "staten-1"}, hands={"leonardo": []},
                     decks={"leonardo": ["quick-strike"]})
        assert s.combat and may(s) == ["card:leonardo.quick-strike", "pass"]

    @rule("ADV J59")
    def test_not_from_an_empty_deck_and_not_for_two(self) -> None:
        s = position(minions=[], turn="shredder", to_come=["leonardo"], at=FAR, hands={"leonardo": []}, decks={"leonardo": ["end"]})
        assert health(s, "leonardo") == 16 and cards_of(s, "hands", "leonardo") == []
        s = position(2, minions=[], turn="shredder", to_come=["leonardo"], at={**FAR, "raphael": "brooklyn-3", "casey": "brooklyn-2"},
                     hands={"leonardo": [], "raphael": []})
        assert cards_of(s, "hands", "leonardo") == cards_of(s, "hands", "raphael") == []

    @rule("ADV J59")
    def test_only_the_villains_turn_card(self) -> None:
        s = position(minions=["slash"], turn="extra.shredder", to_come=["slash", "leonardo"], at={**FAR, "slash": "staten-1"},
                     hands={"leonardo": []}, threatened="staten-island", soldiers=dict.fromkeys(
                         ["hudson-1:staten-3", "staten-1:staten-3", "staten-2:staten-4", "staten-5:harbor"], "patrolling"))
        while may(s)[0].startswith("line"):
            s.apply_action(s.actions[0])
        assert cards_of(s, "hands", "leonardo") == []


class TestEnd:
    @rule("ADV 10.1", "ADV J33")
    def test_the_villain_at_nothing(self) -> None:
        s = position(2, turn="leonardo", minions=["slash", "baxter"])
        hurt(s, BIT[SHREDDER], 99)
        assert s.winner == 0 and s.stack == [0] and GAME.returns(s) == [1.0, 1.0]

    @rule("ADV 10.1", "ADV 5.8")
    def test_a_minion_at_nothing_ends_nothing(self) -> None:
        s = position(minions=["slash"], turn="leonardo")
        hurt(s, BIT[SLASH], 99)
        assert s.winner == -1 and s.actions

    @rule("ADV 10.2", "ADV 4.8", "ADV J79")
    def test_all_players_eliminated(self) -> None:
        s = position(2, turn="leonardo", minions=[], health={"raphael": 0, "casey": 0})
        hurt(s, BIT[LEONARDO], 99)
        assert s.winner == -1
        hurt(s, BIT[SPLINTER], 99)
        assert s.winner == 1 and GAME.returns(s) == [-1.0, -1.0]

    @rule("ADV J53", "ADV W21", "ADV 4.8")
    def test_numbers_of_players_stay(self) -> None:
        s = position(2, turn="leonardo", minions=[], health={"raphael": 0, "casey": 0}, threat=9, threatened="queens", at=FAR)
        advance_threat(s, 1)
        go_on(s)
        while may(s)[0].startswith("line"):
            answer(s, may(s)[0])
        assert len(events(s, "deployed")) == 2


@rule("ADV 2.2", "ADV 10.1", "ADV 10.2")
def test_games_come_to_an_end_and_nothing_happens_after_it() -> None:
    rng = seeded(3)
    winners = set()
    for seed in range(24):
        s = GAME.new(1 + seed % 4, seed, {"villain": "random", "heroes": "random", "allies": seed % 2 == 0})
        for _ in range(6000):
            if s.is_terminal():
                break
            s.apply_action(s.actions[rng.below(len(s.actions))])
        assert s.is_terminal()
        winners.add(s.winner)
        assert s.stack == [0] and (not s.team() or s.objective == 4 or s.is_out(VILLAIN) or s.health[8] == 0 or s.health[10] == 0)
    assert 1 in winners


def check_places(s: Adventures) -> None:
    """3.4 One fighter a space; only one who is walking stands nowhere."""
    standing = [f for f in range(len(FIGHTERS)) if s.owner[f] != NONE and s.health[f] > 0 and s.where[f] != NONE]
    walking = [f for f in standing if s.who[s.where[f]] != f]
    assert not walking or (len(walking) == 1 and isinstance(CODE[s.stack[-1]], Walk | Drift))
    assert sorted(f for f in s.who if f != NONE) == [f for f in standing if f not in walking]
    assert all(0 <= s.health[f] <= most_health(s, f) for f in range(len(FIGHTERS)) if s.owner[f] != NONE)


def check_cards(s: Adventures) -> None:
    """No card is in two places, and nothing is missing but a scheme in resolution and what Donatello has exiled."""
    for owner in range(OWNERS):
        if s.kind[owner] == NONE or s.is_out(owner):
            continue
        deck = DECKS[s.kind[owner]]
        found = Counter(s.decks[owner] + s.discards[owner] + (s.hands[owner] if owner < s.seats else []))
        if s.combat and s.combat[STAGE] != DONE:
            found.update(s.combat[ATTACK + side] for side in (0, 1) if s.owner[s.combat[side]] == owner and not s.combat[BACK + side])
        if owner < s.seats:
            found.update(card for card in deck.cards if TUCKED[card] & s.tucked[owner])
            assert not Counter(s.shown[owner]) - Counter(s.hands[owner])
        found.pop(NONE, 0)
        whole = Counter(deck.cards)
        if deck.supply_card != NONE:
            found[deck.supply_card] += s.supply[owner]
            whole[deck.supply_card] = 5
        assert not found - whole
        assert sum((whole - found).values()) <= 1 or deck.name == "donatello"


def check_pieces(s: Adventures) -> None:
    if s.board == NEW_YORK and not s.duel:
        assert s.supply[VILLAIN] + len([kind for kind in s.soldiers if kind]) == 24
        for line, kind in enumerate(s.soldiers):
            assert not kind or (kind == ENTRENCHED) == has_fallen(s, CIRCLE_OF[line])
    for name, token in (("baxter", MOUSER), ("rat-king", RAT)):
        owner = s.owner[FIGHTERS.index(name)]
        out = len([tokens for tokens in s.tokens if tokens & token])
        assert out == 0 if owner == NONE or s.is_out(owner) else out + s.supply[owner] == 8


@pytest.mark.parametrize(("seats", "options"), [
    (1, {"villain": "krang"}), (2, {"allies": True}), (3, {"villain": "krang", "allies": True}), (4, {}), (2, {"mode": "duel"})])
@rule("ADV 3.4", "ADV 5.9", "ADV 4.8", "ADV J53")
def test_nothing_is_lost_and_the_eliminated_are_not_asked(seats: int, options: dict[str, Any]) -> None:
    rng = seeded(seats)
    for seed in range(4):
        s = GAME.new(seats, seed, {"heroes": "random", **options})
        while s.actions:
            check_places(s)
            check_cards(s)
            check_pieces(s)
            assert not any(s.is_out(seat) for seat in GAME.seats_asked(s))
            s.apply_action(s.actions[rng.below(len(s.actions))])
