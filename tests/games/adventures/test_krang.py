"""Section 7: Krang, Dimension X, doomsday machines, traps."""
from __future__ import annotations

from typing import Any

import pytest
from games.adventures.cards.fights import at, cards_of, go_on, health
from games.adventures.cards.test_krang import roll
from games.adventures.table import answer, events, fact, may, position
from rule import rule

from halfshell.games.adventures import board
from halfshell.games.adventures.enemy_turn import move_value
from halfshell.games.adventures.game import GAME
from halfshell.games.adventures.names import VILLAIN
from halfshell.games.adventures.state import Adventures
from halfshell.games.adventures.threat import advance_threat, in_dimension_x, threat_level
from halfshell.games.adventures.traps import TRAP

FAR = {"leonardo": "dock-4", "splinter": "dock-2", "krang": "core-2"}


def stand(hero: str = "leonardo", **given: Any) -> Adventures:
    given.setdefault("minions", [])
    options = {"villain": "krang", "solo_relief": False, **given.pop("options", {})}
    turn = given.pop("turn", hero)
    if turn == hero:
        given["actions"] = 1
    return position(given.pop("seats", 1), options, turn=turn, **{"at": FAR, "hands": {hero: []}, **given})


@pytest.mark.parametrize(("machines", "step"), [(["active"] * 3, 5), (["active", "inactive", "active"], 4), (["inactive"] * 3, 2)])
@rule("ADV 7.1", "ADV 2.4")
def test_the_threat_at_the_end_of_a_round(machines: list[str], step: int) -> None:
    s = position(1, {"villain": "krang"}, minions=[], turn="end_of_round", row=["krang"], to_come=["leonardo"], at=FAR, machines=machines)
    assert fact(s, "threat") == step


class TestDimensionX:
    @rule("ADV 7.2", "ADV J70", "ADV 7.5", "ADV W20")
    def test_markers_grow_over_fighters_and_tokens(self) -> None:
        s = stand(minions=["rat-king"], threat=7, rats=["core-3"], at={**FAR, "leonardo": "core-3", "rat-king": "core-4"})
        assert threat_level(s) == 0 and not in_dimension_x(s, s.where[0])
        for level in (1, 2, 3):
            advance_threat(s, 7)
            assert fact(s, "dimension_x") == threat_level(s) == level
            assert in_dimension_x(s, board.SPACE_NUMBER["core-3"]) == (level >= 2)
        assert at(s, "leonardo") == "core-3" and health(s, "leonardo") == 16 and fact(s, "rats") == ["core-3"]
        assert not in_dimension_x(s, board.SPACE_NUMBER["dock-4"])

    @rule("ADV 7.2", "ADV J22", "ADV J79")
    def test_the_fourth_loses(self) -> None:
        s = stand(threat=7, dimension_x=3)
        advance_threat(s, 1)
        assert s.winner == 1 and s.stack == [0]

    @rule("ADV 7.2", "ADV J71")
    def test_fighters_pass_the_border_freely(self) -> None:
        s = stand(dimension_x=2, at={**FAR, "leonardo": "core-4"})
        answer(s, "maneuver", "pass", "fighter:leonardo", "space:core-3", "space:core-4")
        assert at(s, "leonardo") == "core-4" and health(s, "leonardo") == 16

    @rule("ADV 7.2", "ADV 2.1")
    def test_krang_moves_three_in_it(self) -> None:
        s = stand()
        assert move_value(s, VILLAIN) == 2
        s = stand(dimension_x=2)
        assert move_value(s, VILLAIN) == 3


class TestMachines:
    @rule("ADV 7.3", "ADV J72", "ADV J75")
    def test_after_all_moves_a_card_stops_one_beside_a_fighter(self) -> None:
        s = stand(at={**FAR, "leonardo": "core-6", "splinter": "armory-4"}, decks={"leonardo": ["katana"]},
                  hands={"leonardo": ["for-sensei"]})
        answer(s, "maneuver", "pass", "pass")  # nobody moved
        assert may(s) == ["machine:1", "machine:2", "pass"]
        answer(s, "machine:2")
        assert set(may(s)) == {"card:leonardo.katana", "card:leonardo.for-sensei"}
        answer(s, "card:leonardo.katana")
        assert fact(s, "machines") == ["active", "inactive", "active"] and cards_of(s, "hands", "leonardo") == ["for-sensei"]
        assert fact(s, "turn") != "leonardo"  # one a maneuver

    @rule("ADV 7.3", "ADV J72")
    def test_also_beside_one_that_was_reached_by_this_maneuver(self) -> None:
        s = stand(at={**FAR, "leonardo": "armory-3"}, decks={"leonardo": ["katana"]})
        answer(s, "maneuver", "pass", "fighter:leonardo", "space:armory-4", "pass")
        while not may(s)[0].startswith("machine"):
            answer(s, "pass")
        assert may(s) == ["machine:2", "machine:3", "pass"]  # Splinter on dock-2

    @rule("ADV J73")
    def test_not_with_an_empty_hand(self) -> None:
        s = stand(at={**FAR, "leonardo": "core-6"}, decks={"leonardo": ["katana"]})
        answer(s, "maneuver", "card:leonardo.katana", "pass")
        assert events(s, "initiative") and fact(s, "machines") == ["active"] * 3  # the next card, without a question

    @rule("ADV J73", "ADV 3.2")
    def test_the_card_just_drawn_will_do(self) -> None:
        s = stand(at={**FAR, "leonardo": "core-6"}, decks={"leonardo": ["katana"]})
        answer(s, "maneuver", "pass", "pass", "machine:1", "card:leonardo.katana")
        assert fact(s, "machines")[0] == "inactive"

    @rule("ADV 7.3", "ADV C19")
    def test_other_movement_does_not_do(self) -> None:
        s = position(1, {"villain": "krang"}, minions=[], turn="leonardo", at={**FAR, "leonardo": "armory-3"})
        answer(s, "fighter:leonardo", "space:armory-4")
        assert "maneuver" in may(s)

    @rule("ADV J72")
    def test_only_the_acting_players_fighters(self) -> None:
        s = stand(seats=2, at={**FAR, "splinter": "lab-1", "raphael": "core-6", "casey": "command-2"})
        answer(s, "maneuver", "pass", "pass")
        assert events(s, "initiative") and fact(s, "machines") == ["active"] * 3

    @rule("ADV 7.3")
    def test_an_inactive_one_cannot_be_stopped(self) -> None:
        s = stand(at={**FAR, "leonardo": "core-6", "splinter": "lab-1"}, machines=["inactive", "active", "active"])
        answer(s, "maneuver", "pass", "pass")
        assert not any(key.startswith("machine") for key in may(s))


# --- traps --------------------------------------------------------------------------------------------------------------------


def spring(name: str, face: str, *dice: str, **given: Any) -> Adventures:
    """Technodrome Traps with this trap on top, in the middle of Leonardo's turn; then his choice of action again."""
    heroes = ["leonardo", "raphael", "donatello"][:given.get("seats", 1)]
    given["hands"] = {**{hero: [] for hero in heroes}, **given.get("hands", {})}
    away = {"raphael": "command-5", "casey": "command-6", "donatello": "engine-3", "metalhead": "engine-1"} if len(heroes) > 1 else {}
    given["at"] = {**FAR, **{name: space for name, space in away.items() if len(heroes) > 2 or name in ("raphael", "casey")},
                   **given.get("at", {})}
    s = stand(traps=[name], **given)
    s.fixed = [pips for shown in (face, *dice) for pips in roll(shown)]
    s.call(TRAP)
    return go_on(s)


def healths(s: Adventures, *names: str) -> list[int]:
    return [health(s, name) for name in names]


class TestTrapCard:
    @rule("ADV 7.4", "ADV J78")
    def test_revealed_rolled_resolved_discarded(self) -> None:
        s = spring("memory-siphon", "2", decks={"leonardo": ["katana", "for-sensei", "quick-strike"]})
        assert cards_of(s, "discards", "leonardo") == ["katana", "for-sensei"]
        assert fact(s, "trap_discards") == ["memory-siphon"] and len(fact(s, "traps")) == 7 and fact(s, "die") == 2
        assert [event["event"] for event in events(s)][:2] == ["trap", "rolled"]

    @rule("ADV 7.4", "ADV J76")
    def test_x_does_nothing(self) -> None:
        s = spring("memory-siphon", "X")
        assert cards_of(s, "discards", "leonardo") == [] and fact(s, "trap_discards") == ["memory-siphon"]

    @rule("ADV J78")
    def test_an_empty_deck_is_made_anew_without_the_trap_in_resolution(self) -> None:
        s = spring("memory-siphon", "X")
        s.traps, s.trap_discards = [s.traps[-1]], s.traps[:-1]
        for _ in range(2):
            s.fixed = list(roll("X"))
            s.call(TRAP)
            go_on(s)
        assert len(s.traps) + len(s.trap_discards) == 7 and len(s.trap_discards) == 1

    @rule("ADV 7.4", "ADV J76", "ADV J2")
    def test_any_player_may_pay_for_a_new_roll_until_all_pass(self) -> None:
        s = spring("memory-siphon", "3", "2", "1", "X", seats=3, order=["donatello", "leonardo", "raphael"],
                   hands={"leonardo": ["katana", "for-sensei"], "raphael": ["sai"], "donatello": ["quick-strike"]})
        assert GAME.seats_asked(s) == (2,)  # in player order
        answer(s, "pass")
        assert GAME.seats_asked(s) == (0,) and set(may(s)) == {"card:leonardo.katana", "card:leonardo.for-sensei", "pass"}
        answer(s, "card:leonardo.katana")
        assert fact(s, "die") == 2 and GAME.seats_asked(s) == (2,)  # all are asked again
        answer(s, "card:donatello.quick-strike")
        assert fact(s, "die") == 1 and GAME.seats_asked(s) == (0,)  # Donatello has no card left
        answer(s, "pass", "card:raphael.sai")
        assert fact(s, "die") == 0  # X may be rolled again too
        answer(s, "pass")
        assert cards_of(s, "discards", "leonardo") == ["katana"] and fact(s, "trap_discards") == ["memory-siphon"]


class TestTraps:
    @rule("ADV 7.4", "ADV J93")
    def test_laser_grid(self) -> None:
        s = spring("laser-grid", "1", seats=2)
        assert GAME.seats_asked(s) == (0, 1) and len(may(s)) == 4
        assert healths(answer(s, "fighter:casey"), "leonardo", "splinter", "raphael", "casey") == [16, 9, 17, 7]
        for face, n in (("2", 1), ("3", 2)):
            s = spring("laser-grid", face, seats=2, order=["raphael", "leonardo"])
            assert GAME.seats_asked(s) == (1,) and may(s) == ["fighter:raphael", "fighter:casey"]
            answer(s, "fighter:raphael", "fighter:splinter")
            assert healths(s, "leonardo", "splinter", "raphael", "casey") == [16, 9 - n, 17 - n, 8]

    @rule("ADV J50", "ADV J53", "ADV J79", "ADV 10.2")
    def test_laser_grid_may_eliminate(self) -> None:
        s = spring("laser-grid", "3", seats=2, health={"raphael": 2, "casey": 0})
        answer(s, "fighter:leonardo")
        assert fact(s, "out") == ["raphael"] and s.winner == -1
        s = spring("laser-grid", "3", health={"leonardo": 2, "splinter": 0})
        assert s.winner == 1

    @pytest.mark.parametrize(("face", "end"), [("1", "armory-4"), ("2", "core-7"), ("3", "core-6")])
    @rule("ADV W12", "ADV J93")
    def test_gravity_well(self, face: str, end: str) -> None:
        """Each hero moves toward Krang, of several ways the player says which; the sidekicks stay."""
        s = spring("gravity-well", face, at={"leonardo": "dock-4", "krang": "core-2"})
        while may(s)[0].startswith("space"):
            assert GAME.seats_asked(s) == (0,)
            answer(s, next(f"space:{x}" for x in ("armory-4", "core-7", "core-6") if f"space:{x}" in may(s)))
        assert at(s, "leonardo") == end and at(s, "splinter") == "dock-2"

    @rule("ADV W12", "ADV J81", "ADV J57")
    def test_gravity_well_stops_when_no_space_is_nearer_and_takes_a_sidekick_for_a_fallen_hero(self) -> None:
        s = spring("gravity-well", "3", at={"leonardo": "core-3"})
        assert at(s, "leonardo") == "core-3"  # beside him already
        s = spring("gravity-well", "3", health={"leonardo": 0}, at={"splinter": "lab-6"}, mousers=["core-3"], minions=["baxter"])
        while may(s)[0].startswith("space"):
            answer(s, "space:core-3" if "space:core-3" in may(s) else may(s)[0])
        assert at(s, "splinter") == "core-3" and len(cards_of(s, "discards", "leonardo")) == 1

    @rule("ADV J2", "ADV J93")
    def test_gravity_well_goes_in_an_order_that_the_players_choose(self) -> None:
        s = spring("gravity-well", "1", seats=2)
        assert may(s) == ["fighter:leonardo", "fighter:raphael"] and GAME.seats_asked(s) == (0, 1)
        answer(s, "fighter:raphael")
        assert at(s, "raphael") != "command-5" or GAME.seats_asked(s) == (1,)

    @rule("ADV J74", "ADV W17")
    def test_backup_power(self) -> None:
        s = answer(spring("backup-power", "1", machines=["inactive", "inactive", "active"]), "machine:2")
        assert fact(s, "machines") == ["inactive", "active", "active"] and fact(s, "threat") == 1
        s = spring("backup-power", "2", machines=["inactive", "active", "active"])
        assert fact(s, "machines") == ["active"] * 3 and fact(s, "threat") == 2
        s = spring("backup-power", "2")
        assert fact(s, "machines") == ["active"] * 3 and fact(s, "threat") == 2
        s = spring("backup-power", "3", machines=["inactive", "inactive", "active"])
        assert fact(s, "machines") == ["active"] * 3 and fact(s, "threat") == 1

    @pytest.mark.parametrize("n", [1, 2, 3])
    @rule("ADV W15", "ADV J2")
    def test_memory_siphon(self, n: int) -> None:
        s = spring("memory-siphon", str(n), seats=2, decks={"raphael": ["sai", "end"]})
        assert len(cards_of(s, "discards", "leonardo")) == n and cards_of(s, "discards", "raphael") == ["sai"]
        assert health(s, "raphael") == 17

    @rule("ADV W16", "ADV J93")
    def test_pressure_doors(self) -> None:
        hands = {"leonardo": ["katana", "for-sensei"], "raphael": ["sai", "sai", "slapshot"]}
        s = answer(spring("pressure-doors", "1", seats=3, hands=hands), "pass", "pass")
        assert may(s) == ["player:0", "player:1"] and GAME.seats_asked(s) == (0, 1, 2)  # of those with a card
        answer(s, "player:1")
        assert GAME.seats_asked(s) == (1,)
        assert cards_of(answer(s, "card:raphael.slapshot"), "discards", "raphael") == ["slapshot"]
        for face, n in (("2", 1), ("3", 2)):
            s = answer(spring("pressure-doors", face, seats=3, hands=hands), "pass", "pass")
            while may(s)[0].startswith("card"):
                answer(s, may(s)[0])
            assert [len(cards_of(s, "discards", hero)) for hero in ("leonardo", "raphael", "donatello")] == [n, n, 0]

    @pytest.mark.parametrize(("face", "threat", "hit"), [("1", 2, 0), ("2", 2, 1), ("3", 3, 1)])
    @rule("ADV W20", "ADV J55", "ADV W4")
    def test_rift_surge(self, face: str, threat: int, hit: int) -> None:
        s = spring("rift-surge", face, dimension_x=2, minions=["slash"], at={"leonardo": "lab-1", "splinter": "core-3", "slash": "lab-2"})
        assert fact(s, "threat") == threat and healths(s, "leonardo", "splinter", "slash", "krang") == [16 - hit, 9 - hit, 10, 14]
        s = spring("rift-surge", face, dimension_x=2)
        assert healths(s, "leonardo", "splinter") == [16, 9]

    @rule("ADV J79", "ADV J8")
    def test_rift_surge_may_lose_the_game(self) -> None:
        s = spring("rift-surge", "3", dimension_x=3, threat=6)
        assert s.winner == 1
        s = spring("rift-surge", "3", dimension_x=2, at={"leonardo": "lab-1"}, health={"leonardo": 1, "splinter": 0})
        assert s.winner == 1 and fact(s, "threat") == 1  # the damage came first

    @pytest.mark.parametrize(("players", "face", "krang", "minion"), [(1, "1", 1, 0), (2, "1", 1, 0), (3, "1", 2, 0), (3, "2", 3, 0),
                                                                     (2, "3", 2, 2)])
    @rule("ADV W21", "ADV J91")
    def test_repair_drones(self, players: int, face: str, krang: int, minion: int) -> None:
        s = spring("repair-drones", face, seats=players, minions=["slash"], health={"krang": 5, "slash": 5})
        assert healths(s, "krang", "slash") == [5 + krang, 5 + minion]
        s = spring("repair-drones", "3", seats=players, minions=["slash"], health={"slash": 9})
        assert healths(s, "krang", "slash") == [7 * (players + 1), 10]

    @pytest.mark.parametrize(("face", "end"), [("1", "core-7"), ("2", "armory-4")])
    @rule("ADV W12", "ADV W10")
    def test_alarm_klaxon_moves_minions(self, face: str, end: str) -> None:
        s = spring("alarm-klaxon", face, minions=["slash"], at={"slash": "core-6", "splinter": "lab-1"})
        while may(s)[0].startswith("space"):
            answer(s, next(f"space:{x}" for x in ("core-7", "armory-4") if f"space:{x}" in may(s)))
        assert at(s, "slash") == end and at(s, "krang") == "core-2"

    @rule("ADV J16", "ADV J15")
    def test_alarm_klaxon_lets_one_minion_take_a_turn_without_threat(self) -> None:
        s = spring("alarm-klaxon", "3", seats=2, minions=["slash", "wingnut"], at={"slash": "armory-5", "wingnut": "lab-1"})
        assert may(s) == ["fighter:wingnut", "fighter:slash"] and GAME.seats_asked(s) == (0, 1)
        answer(s.clone(), "fighter:wingnut")
        answer(s, "fighter:slash")
        assert fact(s, "combat", "attacker") == "slash" and fact(s, "combat", "target") == "leonardo"
        s = spring("alarm-klaxon", "3", minions=["slash"], at={"slash": "lab-1"})
        assert fact(s, "threat") == 1 and s.combat == []


@rule("ADV J90", "ADV 7.4")
def test_technodrome_traps_is_an_initiative_card() -> None:
    s = stand(turn="extra.krang", to_come=["leonardo"])
    while fact(s, "turn") != "leonardo":
        s.apply_action(s.actions[0])
    assert fact(s, "row")[-2:] == ["extra.krang", "leonardo"] and len(fact(s, "traps")) == 7
