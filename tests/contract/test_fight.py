"""The small fight: what the core carries beyond UNO."""
from __future__ import annotations

import fight
import pytest

from halfshell.core.choice import Refused
from halfshell.core.events import heard
from halfshell.core.match import Match
from halfshell.core.script import explain

NAMES = [c.name for c in fight.CARDS]


class Ring:
    """Two heroes side by side; hands in words; team 0 has chosen to be swift and attacks."""

    def __init__(self, mine: list[str], his: list[str], at: tuple[int, ...] = (5, 4, 6, 11), seats: int = 2,
                 stance: str = "swift", dice: tuple[int, ...] = ()) -> None:
        self.match = Match(fight.GAME, seats, 1)
        s = self.s
        s.at = list(at)
        s.fixed = list(dice)
        s.hands = [[NAMES.index(n) for n in hand] for hand in (mine, his)]
        s.ask_again()
        if stance:
            self.do(0, stance)

    @property
    def s(self) -> fight.Fight:
        assert isinstance(self.match.state, fight.Fight)
        return self.match.state

    def do(self, seat: int, *keys: str) -> Ring:
        for key in keys:
            key = key if key in fight.KEYS else "card:" + key.lower().replace(" ", "-")
            self.match.answer(seat, self.match.question, key)
        return self

    def attack(self, mine: str, his: str) -> Ring:
        self.do(0, "attack")
        if any(k.startswith("fighter") for k in self.can(0)):
            self.do(0, "fighter:0")
        self.do(0, "fighter:2")
        self.do(1, his if his else "pass")
        return self.do(0, mine)

    def can(self, seat: int) -> list[str]:
        choice = self.match.choice(seat)
        return [o.key for o in choice.options] if choice else []

    def said(self, name: str, seat: int | None = None) -> list[dict[str, object]]:
        return [e.data for e in heard(self.match.log, seat) if e.name == name]


def text(name: str) -> str:
    return fight.card_text(fight.CARDS[NAMES.index(name)], fight.ENGLISH)


def test_texts_come_from_the_ops() -> None:
    assert text("Team Drill") == "After combat: Each of your fighters may move. You may discard 1 card. If you do, gain 1 action."
    assert text("Smoke Bomb") == "Immediately: Cancel all effects of your opponent's card."
    assert text("Side by Side") == "+2 for each of your other fighters next to yours."
    german = fight.card_text(fight.CARDS[NAMES.index("Team Drill")], fight.GERMAN)
    assert german == "Nach dem Kampf: Jeder deiner Kämpfer darf sich bewegen. Du darfst 1 Karte abwerfen. " \
        "Falls du das tust, 1 Aktion erhalten."


def test_team_drill_walks_each_then_discards_for_an_action() -> None:
    f = Ring(["Team Drill", "Shell Up"], ["Shell Up"]).attack("Team Drill", "")
    assert f.s.health[2] == 5 and f.can(0) == ["space:1", "space:9", "pass"]
    f.do(0, "space:1", "pass", "pass")  # one step and no further; the friend stays
    assert f.s.at[:2] == [1, 4] and f.can(0) == ["card:shell-up", "pass"]
    f.do(0, "card:shell-up")
    assert f.s.actions_left == 2 and f.s.hands[0] == [] and f.s.fights == []


def test_nothing_to_discard_means_no_question_and_no_action() -> None:
    f = Ring(["Team Drill"], []).attack("Team Drill", "").do(0, "pass", "pass")
    assert f.s.actions_left == 1 and f.can(0) == ["maneuver"]


def test_smoke_bomb_silences_even_the_same_window() -> None:
    f = Ring(["Ambush"], ["Smoke Bomb"]).attack("Ambush", "Smoke Bomb")  # the defender speaks first
    assert f.s.health[2] == 8 - (3 - 1) and f.s.hands[0] == []


def test_side_by_side_counts_when_asked() -> None:
    f = Ring(["Side by Side"], []).attack("Side by Side", "")
    assert f.s.health[2] == 8 - 4
    f = Ring(["Side by Side"], ["Smoke Bomb"]).attack("Side by Side", "Smoke Bomb")
    assert f.s.health[2] == 8 - (2 - 1)


def test_an_attack_inside_an_effect_and_its_explanation() -> None:
    f = Ring(["Follow Through", "Big Swing"], ["Counter"]).attack("Follow Through", "Counter")
    assert f.s.health[0] == 7 - 1 and f.can(0) == ["yes", "pass"]  # countered, and the defender won
    f.do(0, "yes", "fighter:0", "fighter:2")
    assert len(f.s.fights) == 2 and f.can(1) == ["pass"]
    words = explain(f.s, fight.ENGLISH)
    assert words.count("fight/attack") == 2 and "Follow Through/after_combat" in words and ">" in words
    f.do(1, "pass").do(0, "Big Swing")
    assert f.s.health[2] == 3 and f.s.fights == [] and f.s.actions_left == 1


def test_commitment_is_secret_and_in_any_order() -> None:
    a = Ring(["Big Swing", "Quick Jab"], ["Shell Up"]).do(0, "attack", "fighter:0", "fighter:2").do(0, "Quick Jab")
    b = Ring(["Big Swing", "Quick Jab"], ["Shell Up"]).do(0, "attack", "fighter:0", "fighter:2").do(0, "Big Swing")
    assert fight.GAME.view(a.s, 1) == fight.GAME.view(b.s, 1)
    assert fight.GAME.view(a.s, 0) != fight.GAME.view(b.s, 0)
    assert a.do(1, "Shell Up").s.health[2] == 8 and b.do(1, "Shell Up").s.health[2] == 7


def test_the_game_ends_in_mid_effect() -> None:
    f = Ring(["Ambush"], ["Shell Up"])
    f.s.health[2] = 1
    f.attack("Ambush", "Shell Up")
    assert f.s.is_terminal() and fight.GAME.returns(f.s) == [1, -1]


# --- what the next games need ------------------------------------------------------------------------------------------


def test_movement_is_step_by_step_and_traps_speak_on_entering() -> None:
    """Three traps lie on one space: 0 speaks for team 0, then the player of team 1 orders 1 and 3. The walk goes on afterwards."""
    f = Ring([], [], at=(5, 0, 15, 11)).do(0, "maneuver")
    hand = len(f.s.hands[1])
    f.do(0, "space:6")
    assert f.said("moved")[-1] == {"fighter": "hero 0", "space": 6} and [d["trap"] for d in f.said("sprang")] == [0]
    choice = f.match.choice(1)
    assert choice is not None and choice.kind == "order" and choice.seats == (1,) and f.can(1) == ["trap:3", "trap:1"] and f.can(0) == []
    f.do(1, "trap:3")  # the last one left needs no question
    assert [d["trap"] for d in f.said("sprang")] == [0, 3, 1] and f.s.health[0] == 8 - 2 and len(f.s.hands[1]) == hand + 1
    f.do(0, "space:7", "pass")
    assert f.s.at[0] == 7


def test_several_abilities_of_one_owner_come_in_the_order_that_he_likes() -> None:
    """The hero draws, the friend may discard to draw: the owner says who speaks first, and both speak."""
    for first in ("fighter:0", "fighter:1"):
        f = Ring(["Big Swing"], [], at=(0, 1, 15, 11)).do(0, "maneuver", "pass", "pass", "maneuver", "pass", "pass")
        assert sorted(f.can(0)) == ["fighter:0", "fighter:1"]
        drawn = len(f.said("drew"))
        f.do(0, first)
        assert len(f.said("drew")) - drawn == (1 if first == "fighter:0" else 0)
        assert f.can(0)[-1] == "pass" and f.can(0)[0].startswith("card:")  # the friend's question, now or after the hero
        f.do(0, "pass")
        assert len(f.said("drew")) - drawn == 1 and f.s.side == 1


def test_a_question_to_the_whole_team_is_decided_by_the_first_answer() -> None:
    f = Ring([], [], seats=4, stance="")
    choice = f.match.choice(2)
    assert choice is not None and choice.seats == (0, 2) and choice.secret and f.can(1) == []
    f.do(2, "fierce")
    assert f.s.lasting == [[fight.FIERCE, 0]] and f.can(2) == []
    with pytest.raises(Refused):
        f.match.answer(0, choice.id, "swift")


def test_teammates_share_the_hand_and_take_turns_in_leading() -> None:
    f = Ring(["Big Swing"], ["Shell Up"], seats=4)
    hands = [fight.GAME.view(f.s, seat)["hand"] for seat in range(4)]
    assert hands == [["Big Swing"], ["Shell Up"], ["Big Swing"], ["Shell Up"]]
    assert f.match.choice(None).seats == (0,)  # type: ignore[union-attr]
    f.s.turn = 2
    f.s.ask_again()
    assert f.match.choice(None).seats == (2,)  # type: ignore[union-attr]


def test_a_stance_lasts_for_the_turn() -> None:
    fierce = Ring(["Quick Jab"], [], stance="fierce").attack("Quick Jab", "")
    swift = Ring(["Quick Jab"], [], stance="swift").attack("Quick Jab", "")
    assert (fierce.s.health[2], swift.s.health[2]) == (8 - 3, 8 - 2)
    f = Ring([], [], at=(0, 1, 15, 11), stance="fierce").do(0, "maneuver", "pass", "pass", "maneuver", "pass", "pass")
    assert f.s.lasting == [[fight.FIERCE, 0]]
    f.do(0, "fighter:0", "pass")
    assert f.s.lasting == [] and f.s.side == 1


def test_swift_is_a_step_more() -> None:
    for stance, steps in (("swift", 3), ("fierce", 2)):
        f = Ring([], [], at=(0, 15, 11, 10), stance=stance).do(0, "maneuver", *["space:1", "space:2", "space:3"][:steps])
        assert f.s.at[0] == steps and "space:4" not in f.can(0)


def test_dice_can_be_written_down() -> None:
    for pips, health in ((4, 8 - 2 - 1), (3, 8 - 1)):
        f = Ring(["Lucky Throw"], [], dice=(pips,)).attack("Lucky Throw", "")
        assert f.said("rolled") == [{"side": 0, "pips": pips}] and f.s.health[2] == health and f.s.fixed == []


def test_undo_goes_back_to_the_last_reveal_and_no_further() -> None:
    f = Ring(["Big Swing"], [], at=(0, 1, 15, 11))
    f.do(0, "maneuver")  # draws: seen is seen
    with pytest.raises(Refused, match="taken back"):
        f.match.undo(0)
    f.do(0, "space:4", "space:8")
    assert f.s.at[0] == 8
    f.match.undo(0)
    assert f.s.at[0] == 4 and f.can(0) != []
    f.match.undo(0)
    assert f.s.at[0] == 0
    with pytest.raises(Refused):
        f.match.undo(0)
    assert f.match.undo_to(1) is None


def test_a_roll_cannot_be_taken_back_even_if_it_was_written_down() -> None:
    f = Ring(["Lucky Throw", "Big Swing"], ["Shell Up"], dice=(1,)).do(0, "attack")
    assert f.match.undo_to(0) is not None
    f.do(0, "fighter:2") if "fighter:2" in f.can(0) else f.do(0, "fighter:0", "fighter:2")
    f.do(0, "Lucky Throw")
    assert f.match.undo_to(0) is not None  # face down: nothing is known yet
    f.do(1, "pass")
    assert f.match.undo_to(0) is None
