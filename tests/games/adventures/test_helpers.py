"""Section 9: allies and henchmen."""
from __future__ import annotations

from typing import Any

import pytest
from games.adventures.cards.fights import at, cards_of, go_on, health
from games.adventures.table import answer, events, fact, may, position
from rule import rule

from halfshell.games.adventures.cards import ALLIES, HENCHMEN, Helper
from halfshell.games.adventures.game import GAME
from halfshell.games.adventures.names import TEAM, VILLAIN
from halfshell.games.adventures.state import Adventures

FAR = {"leonardo": "queens-3", "splinter": "queens-4", "shredder": "staten-4"}


def helper(name: str) -> Helper:
    return next(one for one in [*ALLIES, *HENCHMEN] if one.id.endswith(f".{name}"))


def speak(name: str, when: str = "now", **given: Any) -> Adventures:
    """The text of an ally or henchman, outside of any turn; then Leonardo's choice of action."""
    given.setdefault("minions", [])
    given["at"] = {**FAR, **given.get("at", {})}
    s = position(given.pop("seats", 1), given.pop("options", {}), turn="leonardo", actions=1, **given)
    one = helper(name)
    text = one.now if when == "now" else one.end
    assert text is not None
    s.turn = -1
    s.call(text, TEAM if one in ALLIES else VILLAIN)
    return go_on(s)


class TestFriendsInOddPlaces:
    @staticmethod
    def meet(place: str, minion: str = "staten-1", **given: Any) -> Adventures:
        return position(1, {"allies": True, "solo_relief": False}, minions=["slash"], turn="end_of_round", row=["friends"],
                        at={**FAR, "slash": minion, "leonardo": place}, henchmen=["pickpocket"],
                        **{"ally": "old-sparring-partner", "allies": ["mural-painter"], "to_come": [
                            "leonardo", "henchman.data-thief", "henchman.ooze-runner"], **given})

    @rule("ADV 9.2", "ADV J82", "ADV J87")
    def test_a_player_fighter_on_the_number_brings_the_ally(self) -> None:
        s = self.meet("brooklyn-3")  # 4
        assert "ally.old-sparring-partner" in fact(s, "to_come") + fact(s, "row")
        assert "henchman.pickpocket" not in fact(s, "to_come") + fact(s, "row") and fact(s, "ally") == "mural-painter"

    @pytest.mark.parametrize("minion", ["staten-1", "brooklyn-3"])
    @rule("ADV 9.2", "ADV J82")
    def test_otherwise_a_henchman_comes_and_the_ally_is_gone(self, minion: str) -> None:
        s = self.meet("queens-3", minion)  # an enemy on the number is not enough
        assert "henchman.pickpocket" in fact(s, "to_come") + fact(s, "row") and fact(s, "ally") == "mural-painter"
        assert "ally.old-sparring-partner" not in fact(s, "to_come") + fact(s, "row")
        assert "old-sparring-partner" not in fact(s, "allies")

    @rule("ADV J83")
    def test_without_an_ally_henchmen_come_as_long_as_there_are_any(self) -> None:
        s = self.meet("brooklyn-3", ally="none", allies=["end"])
        assert "henchman.pickpocket" in fact(s, "to_come") + fact(s, "row") and fact(s, "ally") == "none"
        s = position(1, {"allies": True}, minions=[], turn="end_of_round", row=["friends"], at=FAR, henchmen=["end"], allies=["end"],
                     ally="none", to_come=["leonardo"])
        assert not [card for card in fact(s, "to_come") + fact(s, "row") if "." in card and not card.startswith("extra")]

    @rule("ADV 9.1", "ADV 9.2", "ADV 2.2")
    def test_the_last_ally_may_be_recruited(self) -> None:
        s = self.meet("brooklyn-3", allies=["end"])
        assert fact(s, "ally") == "none" and "ally.old-sparring-partner" in fact(s, "to_come") + fact(s, "row")


class TestPairs:
    @staticmethod
    def ending(*row: str, **given: Any) -> Adventures:
        return position(1, {"allies": True, "solo_relief": False}, minions=[], turn="end_of_round", row=list(row), ally="night-reporter",
                        to_come=["leonardo", "end"], at=FAR, **{"henchmen": ["end"], **given})

    @staticmethod
    def still_there(s: Adventures) -> list[str]:
        return sorted(card for card in fact(s, "row") + fact(s, "to_come") if card.startswith(("ally", "henchman")))

    @rule("ADV 9.3", "ADV J84", "ADV J85")
    def test_a_card_leaves_with_the_first_of_the_other_kind_to_its_right(self) -> None:
        s = self.ending("ally.dockside-medic", "ally.signal-jammer", "henchman.data-thief", "henchman.ooze-runner")
        assert self.still_there(s) == []  # medic with thief, jammer with runner
        s = self.ending("ally.dockside-medic", "henchman.data-thief", "henchman.ooze-runner")
        assert self.still_there(s) == ["henchman.ooze-runner"]
        s = self.ending("henchman.data-thief", "henchman.ooze-runner", "ally.dockside-medic")
        assert self.still_there(s) == ["henchman.ooze-runner"]

    @rule("ADV J84", "ADV J86")
    def test_only_to_the_right_and_once(self) -> None:
        s = self.ending("henchman.data-thief", "ally.dockside-medic", "ally.signal-jammer")
        assert self.still_there(s) == ["ally.signal-jammer"]

    @rule("ADV 9.3", "ADV J84")
    def test_the_first_speaks_and_the_second_does_not(self) -> None:
        hand = {"leonardo": ["katana", "katana", "for-sensei", "for-sensei", "turtle-power", "turtle-power"]}
        s = self.ending("ally.dockside-medic", "henchman.pickpocket", hands=hand)
        assert cards_of(s, "discards", "leonardo") == []
        s = self.ending("henchman.pickpocket", "ally.dockside-medic", hands=hand)
        assert all(key.startswith("card") for key in may(s))
        answer(s, "card:leonardo.katana")
        assert self.still_there(s) == []

    @rule("ADV J87", "ADV 9.3")
    def test_one_that_came_this_round_is_not_paired_yet(self) -> None:
        s = self.ending("friends", "ally.dockside-medic", henchmen=["data-thief"])
        assert self.still_there(s) == ["ally.dockside-medic", "henchman.data-thief"]


class TestAllies:
    @rule("ADV 9.3", "ADV 4.7")
    def test_dockside_medic(self) -> None:
        s = speak("dockside-medic", seats=2, health={"leonardo": 10, "casey": 0})
        assert may(s) == ["fighter:leonardo", "fighter:splinter", "fighter:raphael"] and GAME.seats_asked(s) == (0, 1)
        assert health(answer(s, "fighter:leonardo"), "leonardo") == 12

    @rule("ADV 9.3", "ADV J93")
    def test_pizza_courier(self) -> None:
        given: dict[str, Any] = {"seats": 3, "hands": {"leonardo": [], "raphael": [], "donatello": []}}
        s = speak("pizza-courier", **given)
        assert may(s) == ["player:0", "player:1", "player:2", "pass"]
        answer(s, "player:2")
        assert may(s) == ["player:0", "player:1", "pass"]
        answer(s, "player:0")
        assert [len(hand) for hand in s.hands] == [1, 0, 1]
        s = answer(speak("pizza-courier", **given), "player:1", "pass")
        assert [len(hand) for hand in s.hands] == [0, 1, 0]
        assert [len(hand) for hand in answer(speak("pizza-courier", **given), "pass").hands] == [0, 0, 0]

    @pytest.mark.parametrize(("option", "left", "gone"), [
        ("option:1", ["closing-ring"], ["rule-by-fear"]), ("option:2", ["rule-by-fear"], ["closing-ring"]),
        ("option:3", [], ["rule-by-fear", "closing-ring"])])
    @rule("ADV 9.3", "ADV C13", "ADV 5.4")
    def test_rooftop_lookout(self, option: str, left: list[str], gone: list[str]) -> None:
        s = speak("rooftop-lookout", seats=2, minions=["slash"], decks={"shredder": ["rule-by-fear", "closing-ring"]})
        assert may(s) == ["deck:shredder", "deck:slash"]  # enemies' only
        answer(s, "deck:shredder")
        for seat in (0, 1):  # all players see them
            assert [event["card"] for event in events(s, "looked", seat=seat) if "card" in event] == [
                "shredder.rule-by-fear", "shredder.closing-ring"]
        assert may(s) == ["option:1", "option:2", "option:3"]  # one or both must go
        answer(s, option)
        assert cards_of(s, "discards", "shredder") == gone and cards_of(s, "decks", "shredder")[:len(left)] == left

    @rule("ADV 5.7", "ADV C5")
    def test_rooftop_lookout_and_deception(self) -> None:
        s = speak("rooftop-lookout", decks={"shredder": ["deception", "closing-ring"]}, discards={"shredder": ["rule-by-fear"]})
        answer(s, "option:1")
        assert cards_of(s, "discards", "shredder") == [] and len(cards_of(s, "decks", "shredder")) == 10

    @pytest.mark.parametrize(("deck", "seen"), [(["end"], 0), (["closing-ring", "end"], 1)])
    @rule("ADV J92", "ADV C60")
    def test_rooftop_lookout_with_fewer_cards(self, deck: list[str], seen: int) -> None:
        s = speak("rooftop-lookout", decks={"shredder": deck}, discards={"shredder": ["rule-by-fear"]})
        assert may(s)[-1] == "maneuver" and len(events(s, "looked")) == seen
        assert cards_of(s, "discards", "shredder") == ["rule-by-fear", *deck[:-1]]

    @rule("ADV 9.3", "ADV C7")
    def test_rooftop_lookout_at_the_end_of_the_round(self) -> None:
        s = speak("rooftop-lookout", "end", decks={"shredder": ["closing-ring"]})
        assert events(s, "looked", seat=0)[0]["card"] == "shredder.closing-ring" and cards_of(s, "decks", "shredder")[0] == "closing-ring"

    @rule("ADV 9.3", "ADV J88", "ADV 10.1")
    def test_old_sparring_partner(self) -> None:
        s = speak("old-sparring-partner", seats=2, minions=["slash", "baxter"])
        assert may(s) == ["fighter:baxter", "fighter:slash"]
        assert health(answer(s, "fighter:slash"), "slash") == 8
        s = speak("old-sparring-partner", minions=["slash"], health={"slash": 0})
        assert health(s, "shredder") == 12
        assert speak("old-sparring-partner", health={"shredder": 2}).winner == 0

    @rule("ADV 9.3", "ADV W14", "ADV J93")
    def test_subway_conductor(self) -> None:
        s = speak("subway-conductor", seats=2, at={"leonardo": "queens-3", "raphael": "bronx-5"})
        assert GAME.seats_asked(s) == (0, 1) and may(s)[-1] == "pass"
        answer(s, "fighter:raphael")
        assert GAME.seats_asked(s) == (1,)  # where to is for Raphael's player to say
        assert set(may(s)) == {f"space:{x}" for x in ("staten-2", "brooklyn-3", "manhattan-4")}  # empty ones, 5 among them
        answer(s, "space:manhattan-4")
        assert at(s, "raphael") == "manhattan-4"
        assert at(answer(speak("subway-conductor"), "pass"), "leonardo") == "queens-3"

    @rule("ADV 9.3", "ADV J38", "ADV J57")
    def test_subway_conductor_at_the_end_of_the_round(self) -> None:
        s = speak("subway-conductor", "end", fallen=["queens"], soldiers={"queens-2:queens-3": "entrenched"})
        answer(s, "fighter:leonardo", "space:queens-2")
        assert at(s, "leonardo") == "queens-2" and health(s, "leonardo") == 15

    @pytest.mark.parametrize(("before", "after"), [(5, 3), (2, 1), (1, 1)])
    @rule("ADV 9.3", "ADV J92")
    def test_signal_jammer(self, before: int, after: int) -> None:
        assert fact(speak("signal-jammer", threat=before), "threat") == after

    @rule("ADV 9.3", "ADV J93", "ADV J92")
    def test_mural_painter(self) -> None:
        given: dict[str, Any] = {"seats": 3, "discards": {"raphael": ["sai", "slapshot"], "donatello": ["bo-staff"]}}
        s = speak("mural-painter", **given)
        assert may(s) == ["player:1", "player:2"]  # of those with discards
        answer(s, "player:1")
        assert GAME.seats_asked(s) == (1,) and set(may(s)) == {"card:raphael.sai", "card:raphael.slapshot", "pass"}
        answer(s, "card:raphael.sai")
        assert cards_of(s, "discards", "raphael") == ["slapshot"] and "sai" in cards_of(s, "hands", "raphael")
        assert may(speak("mural-painter"))[-1] == "maneuver"

    @rule("ADV 9.3", "ADV 10.1")
    def test_night_reporter(self) -> None:
        assert health(speak("night-reporter"), "shredder") == 13
        assert speak("night-reporter", health={"shredder": 1}).winner == 0


class TestHenchmen:
    @pytest.mark.parametrize(("villain", "step"), [("queens-5", 1), ("staten-4", 2)])
    @rule("ADV 9.3", "ADV W17")
    def test_getaway_driver(self, villain: str, step: int) -> None:
        assert fact(speak("getaway-driver", at={"shredder": villain}), "threat") == step

    @rule("ADV 9.3", "ADV W16", "ADV J93")
    def test_pickpocket(self) -> None:
        s = speak("pickpocket", seats=2, hands={"leonardo": ["katana", "for-sensei"], "raphael": []})
        assert GAME.seats_asked(s) == (0,) and set(may(s)) == {"card:leonardo.katana", "card:leonardo.for-sensei"}
        s = speak("pickpocket", hands={"leonardo": []})
        assert may(s)[-1] == "maneuver"
        six = ["katana", "katana", "for-sensei", "for-sensei", "turtle-power", "turtle-power"]
        s = speak("pickpocket", "end", seats=2, hands={"leonardo": six, "raphael": ["sai"] * 2})
        assert GAME.seats_asked(s) == (0,)
        answer(s, "card:leonardo.katana")
        assert len(s.hands[0]) == 5 and len(s.hands[1]) == 2

    @rule("ADV 9.3", "ADV J91")
    def test_back_room_surgeon(self) -> None:
        assert health(speak("back-room-surgeon", health={"shredder": 9}), "shredder") == 10
        assert health(speak("back-room-surgeon"), "shredder") == 14

    @rule("ADV 9.3", "ADV 10.2")
    def test_ledge_sharpshooter(self) -> None:
        s = answer(speak("ledge-sharpshooter"), "fighter:splinter")
        assert health(s, "splinter") == 8
        assert speak("ledge-sharpshooter", health={"leonardo": 1, "splinter": 0}).winner == 1

    @rule("ADV 9.3", "ADV W15", "ADV J53")
    def test_data_thief(self) -> None:
        s = speak("data-thief", seats=3, decks={"raphael": ["end"]}, health={"donatello": 0, "metalhead": 0})
        assert [len(s.discards[seat]) for seat in range(3)] == [1, 0, 0] and health(s, "raphael") == 17

    @rule("ADV 9.3", "ADV J88", "ADV J91")
    def test_ooze_runner(self) -> None:
        s = speak("ooze-runner", seats=3, minions=["slash", "baxter", "wingnut"], health={"slash": 5, "wingnut": 0})
        assert [health(s, name) for name in ("slash", "baxter", "wingnut", "shredder")] == [6, 10, 0, 28]

    @rule("ADV 9.3", "ADV W12", "ADV J93")
    def test_dispatcher(self) -> None:
        s = speak("dispatcher", seats=2, minions=["slash"], at={
            "slash": "queens-1", "shredder": "staten-4", "raphael": "brooklyn-3", "casey": "brooklyn-2"})
        assert may(s) == ["fighter:shredder", "fighter:slash"] and GAME.seats_asked(s) == (0, 1)
        answer(s, "fighter:slash")
        assert at(s, "slash") == "queens-2"  # toward Leonardo on queens-3
        while may(s)[0].startswith(("space", "fighter")):
            answer(s, may(s)[0])
        assert at(s, "shredder") in ("staten-5", "staten-6")

    @pytest.mark.parametrize(("minion", "step"), [("queens-2", 1), ("bronx-1", 2)])
    @rule("ADV 9.3", "ADV W17")
    def test_dispatcher_at_the_end_of_the_round(self, minion: str, step: int) -> None:
        assert fact(speak("dispatcher", "end", minions=["slash"], at={"slash": minion}), "threat") == step

    @rule("ADV 9.3", "ADV J74")
    def test_quartermaster(self) -> None:
        s = speak("quartermaster", threatened="queens")
        answer(s, "line:queens-2:queens-3")
        assert fact(s, "soldiers") == {"queens-2:queens-3": "patrolling"}
        places = {"leonardo": "dock-4", "splinter": "dock-2", "shredder": "core-2"}
        s = position(1, {"villain": "krang"}, minions=[], turn="leonardo", actions=1, machines=["inactive", "active", "inactive"],
                     at={name: place for name, place in places.items() if name != "shredder"})
        s.call(helper("quartermaster").now, VILLAIN)
        answer(go_on(s), "machine:3")
        assert fact(s, "machines") == ["inactive", "active", "active"]


@rule("ADV J94", "ADV 9.3")
def test_a_revealed_ally_speaks_at_once() -> None:
    s = position(1, {"allies": True, "solo_relief": False}, minions=[], turn="ally.night-reporter", to_come=["leonardo"], at=FAR,
                 ally="signal-jammer")
    assert health(s, "shredder") == 13 and fact(s, "row")[-2:] == ["ally.night-reporter", "leonardo"]


@rule("ADV J90")
def test_friends_in_odd_places_stays() -> None:
    s = TestFriendsInOddPlaces.meet("queens-3")
    assert "friends" in fact(s, "to_come") + fact(s, "row")
