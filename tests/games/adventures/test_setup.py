"""Section 1: set-up, played from the first question."""
from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from games.adventures.table import answer, events, fact, may
from rule import rule

from halfshell.core.choice import Refused
from halfshell.core.rng import seeded
from halfshell.games.adventures import board, cards, setup
from halfshell.games.adventures.die import FACES
from halfshell.games.adventures.game import GAME
from halfshell.games.adventures.keys import LINE
from halfshell.games.adventures.names import FIGHTERS, MINIONS, VILLAIN
from halfshell.games.adventures.state import Adventures

HEROES = {"leonardo": (16, "splinter", 9), "raphael": (17, "casey", 8), "donatello": (14, "metalhead", 7), "michelangelo": (14, "april", 6)}


def new(seats: int, seed: int = 1, **options: Any) -> Adventures:
    return GAME.new(seats, seed, options)


def until(s: Adventures, start: str) -> Adventures:
    """Answers as they come, until a question of this kind."""
    while not may(s)[0].startswith(start):
        s.apply_action(s.actions[0])
    return s


def begun(seats: int, seed: int = 1, **options: Any) -> Adventures:
    """After set-up."""
    s = new(seats, seed, **options)
    while s.round == 0:
        s.apply_action(s.actions[0])
    return s


@pytest.mark.parametrize(("players", "health"), [(1, 14), (2, 21), (3, 28), (4, 35)])
@pytest.mark.parametrize(("villain", "home", "board_name"), [("shredder", "manhattan-4", "new-york"), ("krang", "core-2", "technodrome")])
@rule("ADV 1.1", "ADV W21")
def test_the_villain(players: int, health: int, villain: str, home: str, board_name: str) -> None:
    s = new(players, villain=villain)
    assert fact(s, "health", villain) == health and fact(s, "at", villain) == home and fact(s, "board") == board_name
    assert fact(s, "threat") == 1 and len(fact(s, "decks", villain)) == 10 and fact(s, "discards", villain) == []
    assert board.STARTS[s.board][5] == board.SPACE_NUMBER[home]


@rule("ADV 1.1")
def test_the_villain_may_be_random_and_his_deck_is_shuffled() -> None:
    assert {fact(new(1, seed, villain="random"), "board") for seed in range(20)} == {"new-york", "technodrome"}
    assert len({tuple(fact(new(1, seed), "decks", "shredder")) for seed in range(9)}) == 9


class TestMinions:
    @rule("ADV 1.2")
    def test_as_many_as_players_at_random(self) -> None:
        found = set()
        for seed in range(30):
            minions = fact(new(3, seed), "minions")
            assert len(set(minions)) == 3
            found |= set(minions)
            assert all(fact(new(3, seed), "health", name) == 10 == len(fact(new(3, seed), "decks", name)) for name in minions)
        assert found == {FIGHTERS[f] for f in MINIONS}

    @rule("ADV 1.2", "ADV J93")
    def test_or_chosen_by_the_players(self) -> None:
        s = new(2, minions="chosen")
        assert may(s) == [f"minion:{FIGHTERS[f]}" for f in MINIONS] and GAME.seats_asked(s) == (0, 1)
        answer(s, "minion:slash", "minion:baxter")
        assert fact(s, "minions") == ["slash", "baxter"] and may(s)[0].startswith("space")

    @rule("ADV 1.2", "ADV J3")
    def test_next_to_the_villain_or_as_near_as_possible(self) -> None:
        s = new(4)
        beside = {"manhattan-1", "manhattan-2", "manhattan-3", "manhattan-5"}
        for left in (4, 3, 2, 1):
            spaces = {key.removeprefix("space:") for key in may(s)}
            assert spaces <= beside and len(spaces) == left
            answer(s, may(s)[0])
        s = new(4, villain="krang")  # core-2 has four spaces beside it as well
        assert len(may(s)) == 4

    @rule("ADV J3")
    def test_no_space_left_beside_the_villain(self) -> None:
        s = new(4)
        for _ in range(4):
            answer(s, may(s)[0])
        nearest = setup.spaces_for_minion(s, VILLAIN)
        home = board.STARTS[s.board][5]
        assert {board.DISTANCE[x - setup.SPACE][home] for x in nearest} == {2}


class TestHeroes:
    @rule("ADV 1.3")
    def test_all_different_with_health_sidekick_and_cards(self) -> None:
        s = until(new(4, minions="random"), "hero")
        assert may(s) == [f"hero:{name}" for name in HEROES] and GAME.seats_asked(s) == (0,)
        answer(s, "hero:donatello")
        assert may(s) == ["hero:leonardo", "hero:raphael", "hero:michelangelo"] and GAME.seats_asked(s) == (1,)
        answer(s, "hero:michelangelo", "hero:leonardo", "hero:raphael")
        for name, (health, sidekick, its_health) in HEROES.items():
            assert fact(s, "health", name) == health and fact(s, "health", sidekick) == its_health
            hand = 3 if name == "michelangelo" else 5
            assert len(fact(s, "hands", name)) == hand and len(fact(s, "decks", name)) == 30 - hand

    @rule("ADV 1.3")
    def test_random_heroes(self) -> None:
        pairs = {tuple(fact(begun(2, seed, heroes="random"), "heroes").values()) for seed in range(40)}
        assert len(pairs) > 8 and all(len(set(pair)) == 2 for pair in pairs)

    @rule("ADV 1.3")
    def test_the_decks_are_those_of_the_box(self) -> None:
        for deck in cards.DECKS[:4]:
            assert len(deck.cards) == 30
        count = Counter(cards.CARD_NAMES[card] for deck in cards.DECKS[:4] for card in set(deck.cards))
        assert count["Turtle Power!"] == count["Heroes in a Half Shell"] == 4 and count["Quick Strike"] == 2
        assert sum(count.values()) == 50

    @rule("ADV 1.3")
    def test_one_to_four_players(self) -> None:
        for seats in (0, 5):
            with pytest.raises(Refused):
                new(seats)


class TestPlaces:
    @rule("ADV 1.4", "ADV J1")
    def test_heroes_take_different_starting_spaces(self) -> None:
        s = until(new(2, heroes="random"), "space:staten")
        assert may(s) == [f"space:{x}" for x in ("staten-2", "queens-4", "bronx-5", "brooklyn-3")]
        answer(s, "space:bronx-5")
        assert {board.ZONES_OF[board.SPACE_NUMBER[key.removeprefix("space:")]] & board.ZONES_OF[board.SPACE_NUMBER["bronx-5"]] > 0
                for key in may(s)} == {True}
        assert "space:bronx-5" not in may(s) and "space:bronx-8" in may(s)
        answer(s, "space:bronx-8")
        assert may(s) == [f"space:{x}" for x in ("staten-2", "queens-4", "brooklyn-3")]

    @rule("ADV 1.5", "ADV J1", "ADV J2")
    def test_the_order_of_the_players_is_that_of_their_spaces(self) -> None:
        s = until(new(3), "hero")
        answer(s, "hero:leonardo", "hero:raphael", "hero:donatello")
        for space in ("brooklyn-3", "staten-2", "bronx-5"):
            answer(s, f"space:{space}", may(answer(s.clone(), f"space:{space}"))[0])
        assert fact(s, "order") == ["raphael", "donatello", "leonardo"] and s.team() == [1, 2, 0]

    @rule("ADV 1.4")
    def test_a_sidekick_goes_anywhere_when_its_zones_are_full(self) -> None:
        s = until(new(1, heroes="random"), "space:staten")
        answer(s, "space:queens-4")
        red = board.ZONES_OF[board.SPACE_NUMBER["queens-4"]]
        for x in board.ON_BOARD[0]:
            if board.ZONES_OF[x] & red and s.who[x] == -1:
                s.who[x] = 15
        assert len(setup.starting_spaces(s, 0)) > 20


@rule("ADV 1.5", "ADV 2.1")
def test_the_initiative_deck() -> None:
    s = begun(2, heroes="random")
    minions = fact(s, "minions")
    heroes = list(fact(s, "heroes").values())
    assert sorted(fact(s, "row") + fact(s, "to_come")) == sorted([*heroes, *minions, "shredder", "extra.shredder"])
    assert len({tuple(fact(begun(2, seed, heroes="random"), "to_come")) for seed in range(10)}) > 5  # shuffled


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@rule("ADV 1.6", "ADV J61")
def test_shredders_pieces(players: int) -> None:
    s = new(players, 3, heroes="random")
    s.log = []
    until(s, "line")
    top = fact(s, "threatened")
    assert len(may(s)) == 5 - (top == "staten-island")  # its circles, which the players choose
    while s.round == 0:
        answer(s, may(s)[0])
    told = events(s)
    deployed = [event for event in told[:told.index({"event": "round", "number": 1})] if event["event"] == "deployed"]
    circles = [board.CIRCLE_OF[line_number(event["line"])] for event in deployed]
    assert circles == [board.BOROUGHS.index(top)] * players and not any(event["entrenched"] for event in deployed)
    assert sorted([*fact(s, "fallen"), top, *fact(s, "borough_order")]) == sorted(board.BOROUGHS)
    assert fact(s, "supply", "shredder") == 24 - len(fact(s, "soldiers"))
    assert cards.DECKS[s.kind[4]].extra == "To the Streets!"


def line_number(name: str) -> int:
    return GAME.numbers[f"line:{name}"] - LINE


@rule("ADV 1.7")
def test_krangs_pieces() -> None:
    s = begun(2, villain="krang", heroes="random")
    assert fact(s, "machines") == ["active"] * 3 and fact(s, "dimension_x") == 0 and fact(s, "soldiers") == {}
    assert len(cards.TRAPS) == 8 and "extra.krang" in fact(s, "row") + fact(s, "to_come")
    assert FACES == [0, 0, 1, 1, 2, 3]


@rule("ADV 1.8", "ADV J46")
def test_the_pieces_of_minions() -> None:
    s = answer(new(3, minions="chosen"), "minion:baxter", "minion:slash", "minion:rat-king")
    assert [fact(s, "supply", name) for name in ("baxter", "slash", "rat-king")] == [8, 5, 8]
    assert "fury" not in fact(s, "decks", "slash") and fact(s, "mousers") == fact(s, "rats") == []


@rule("ADV 2.8", "ADV 9.1")
def test_allies_and_henchmen_are_an_option() -> None:
    s = new(1)
    assert fact(s, "ally") == "none" and fact(s, "henchmen") == []
    seen = set()
    for seed in range(12):
        s = new(1, seed, allies=True)
        waiting = fact(s, "to_come")
        assert "friends" in waiting and len([card for card in waiting if card.startswith("henchman")]) == 2
        assert len(fact(s, "allies")) == 7 and len(fact(s, "henchmen")) == 6 and fact(s, "ally") not in fact(s, "allies")
        seen.add(fact(s, "ally"))
    assert len(seen) > 3


@rule("ADV 2.7", "ADV J4")
def test_hands_are_private_unless_the_table_opens_them() -> None:
    for opened in (False, True):
        s = until(new(2, heroes="random", open_hands=opened), "space:staten")
        decks = {deck["seat"]: deck for deck in GAME.view(s, 1)["decks"]}
        assert len(decks[1]["cards"]) == decks[1]["hand"] > 0
        assert len(decks[0]["cards"]) == (decks[0]["hand"] if opened else 0)
        assert all(not deck["cards"] for deck in GAME.view(s, None)["decks"])


@rule("ADV 1.4")
def test_every_game_can_be_set_up() -> None:
    rng = seeded(5)
    for seed in range(20):
        s = GAME.new(1 + seed % 4, seed, {"villain": "random", "minions": "chosen", "allies": seed % 3 == 0})
        while s.round == 0:
            s.apply_action(s.actions[rng.below(len(s.actions))])
        places = [s.where[f] for f in range(len(FIGHTERS)) if s.owner[f] != -1]
        assert len(places) == len(set(places)) and -1 not in places
