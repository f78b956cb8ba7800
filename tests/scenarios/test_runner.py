"""The runner itself: every mistake and every failure is one line that teaches."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path

import pytest
from rule import rule

import halfshell.scenarios
from halfshell.core.match import Match
from halfshell.scenarios import run_files
from halfshell.scenarios.checks import SEAT_CHECKS, TABLE_CHECKS
from halfshell.scenarios.compare import LIST_CHECKS
from halfshell.scenarios.grammar import KEYS, load

GOOD = """\
- scenario: A red card on a red card
  rules: [UNO 2.1]
  game: uno
  options: {scoring: single_round}
  seed: 3
  given:
    top: R5
    hands: {p0: [R9, +4, R+2], p1: [B1, B2]}
    draw_pile: [P1, R1, O1]
  when:
    - p0 is refused: play:B1 by 9.1
    - then: {asked: [p0]}
    - p0: play:R9
  then:
    turn: p1
    over: no
"""
WHEN = "    - p0: play:R9\n"
THEN = "    turn: p1\n    over: no\n"
GIVEN = "turn, dealer, direction, color, top, hands, draw_pile, discard_pile, scores"
STEP = "a step is one of - p0: ACTION, - p0 is refused: ACTION by RULE, - then: {...}"
HEARD = "[{played: {player: p0, card: R9, color: R}}]"


def checked(text: str, folder: Path) -> tuple[int, list[str]]:
    file = folder / "a.yaml"
    file.write_text(text, encoding="utf-8")
    out = io.StringIO()
    status = run_files([file], out)
    return status, out.getvalue().replace(f"{file}:", "").splitlines()


def changed(old: str, new: str) -> str:
    assert GOOD.count(old) == 1
    return GOOD.replace(old, new)


def test_a_good_file(tmp_path: Path) -> None:
    assert checked(GOOD, tmp_path) == (0, ["ok A red card on a red card (UNO 2.1)", "scenarios: 1 ok, 0 failed; mistakes in files: 0"])


BEGINNINGS = [
    ("  game: uno", "  game: umo", "3: no game is called umo; did you mean uno?"),
    ("  game: uno\n", "", "1: a scenario needs game:"),
    ("  rules: [UNO 2.1]\n", "", "1: a scenario needs rules:"),
    ("[UNO 2.1]", "[UNO 2.99]", "2: UNO has no rule 2.99; near it: 2.9."),
    ("[UNO 2.1]", "[RACE 1.1]", "2: RACE 1.1 is no rule of this game: its rules begin with UNO"),
    ("[UNO 2.1]", "UNO 2.1", "2: write the rules on one line, as in rules: [UNO 5.6, UNO 11.3]"),
    ("[UNO 2.1]", "[UNO 2.1,\n    UNO 2.2]", "2: write the rules on one line, as in rules: [UNO 5.6, UNO 11.3]"),
    ("  seed: 3", "  sed: 3", "5: a scenario has no sed; did you mean seed?"),
    ("  seed: 3", "  seed: many", "5: seed is a whole number, not many"),
    ("  seed: 3", "  dice: 3", "5: dice are a list, like [2, 4], not 3"),
    ("  seed: 3", "  dice: [x]", "5: a die shows a whole number, not x"),
    ("  seed: 3", "  scenario: again", "5: scenario is there twice; it stands in line 1 already"),
    ("{scoring: single_round}", "{scorng: single_round}", "4: no option is called scorng; did you mean scoring?"),
    ("{scoring: single_round}", "{scoring: 500}", "4: option scoring is points_to_500 or single_round, not 500"),
    ("{scoring: single_round}", "single_round", "4: options are names with values, like {stacking: yes}, not single_round"),
    ("hands: {", "hand: {", f"8: a position has no hand; it has {GIVEN}"),
    ("    hands: {p0: [R9, +4, R+2], p1: [B1, B2]}\n", "", "1: players: is missing, and the position names none"),
    ("    top: R5", "    tops: R5", f"7: a position has no tops; it has {GIVEN}"),
    ("    top: R5", "    top: R55", "7: no card is called R55; cards are called like R5, O-skip, P-rev, B+2, W, +4, SW"),
    ("[R9, +4, R+2]", "[R9, R9, R9]", "8: the deck has no further R9: it has only 2"),
    ("[P1, R1, O1]", "P1", "9: draw_pile is a list of cards, the next one first"),
]  # fmt: skip

STEPS = [
    ("p0: play:R99", "13: no action is called play:R99; did you mean play:R9?"),
    ("p2: play:R9", "13: no player is called p2; there are p0 to p1"),
    ("me: play:R9", f"13: me is no player: {STEP}"),
    ("play:R9", f"13: {STEP}, not play:R9"),
    ("{p0: draw, p1: draw}", f"13: {STEP}; each begins with a dash of its own"),
    ("p1 is refused: draw by 99.1", "13: UNO has no rule 99.1; near it: 9.1. A refusal names the bare number, as in draw by 2.1"),
    ("then: {}", "13: then is what must hold: names with values, like turn: p1"),
    ("then: {trun: p1}", "13: nothing is called trun; did you mean turn?"),
]  # fmt: skip

CHECKS = [
    ("trun: p1", "15: nothing is called trun; did you mean turn?"),
    ("over: maybe", "15: over is yes or no, not maybe"),
    ("asked: p1", "15: asked is a list of players, like [p0, p1], not p1"),
    ("asked: [p7]", "15: no player is called p7; there are p0 to p1"),
    ("returns: {p0: much}", "15: returns has a number for each player, like {p0: 1, p1: -1}"),
    ("sizes: {hand: 3}", "15: the position has no hand; did you mean hands?"),
    ("sizes: {hands + hole: 3}", "15: the position has no hole; there is turn, dealer, round, direction, color, top, hands, "
     "drawn, draw_pile, discard_pile, owed, scores, winner"),
    ("p1 dances: [draw]", "15: p1 dances is no check; those of a player are: may, may include, may not, by default, hears, hears exactly, "
     "does not hear, sees, does not see"),
    ("p1 may: [drow]", "15: no action is called drow; did you mean draw?"),
    ("p1 may: draw", "15: may is a list of actions, like [draw, play:R5], not draw"),
    ("p1 may include: []", "15: p1 may include: is empty, which would always hold"),
    ("p7 may: [draw]", "15: no player is called p7; there are p0 to p1"),
    ("a spectator may: []", "15: a spectator is no player: a check is of p1, or of p1, p2, or of everybody; what is heard and seen, "
     "also of a spectator"),
    ("p1 hears: [plaid]", "15: no event is called plaid; did you mean played?"),
    ("p1 hears: [{played: {crad: R9}}]", "15: the event played has no crad; did you mean card?"),
    ("p1 hears: played", "15: what is heard is a list of events, not played"),
    ("p1 sees: R9", "15: what is seen is a part of the view, like {top: R5}, not R9"),
    ("p1 does not see: R9", "15: what is not seen is a list, like [R5, B2], not R9"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "line"), BEGINNINGS, ids=[line for _, _, line in BEGINNINGS])
def test_mistakes_in_the_beginning(old: str, new: str, line: str, tmp_path: Path) -> None:
    status, lines = checked(changed(old, new), tmp_path)
    assert status == 2
    assert line in lines


@rule("UNO 1.2")
@pytest.mark.parametrize("players", [1, 11])
def test_a_number_of_players_that_the_rules_refuse(players: int, tmp_path: Path) -> None:
    line = f"5: {players} players: 1.2 The game takes 2 to 10 players. Any other number is refused."
    assert line in checked(changed("  seed: 3", f"  players: {players}"), tmp_path)[1]


@pytest.mark.parametrize(("step", "line"), STEPS)
def test_mistakes_in_a_step(step: str, line: str, tmp_path: Path) -> None:
    assert checked(changed(WHEN, f"    - {step}\n"), tmp_path)[1][1:-1] == [line]


@pytest.mark.parametrize(("check", "line"), CHECKS)
def test_mistakes_in_a_check(check: str, line: str, tmp_path: Path) -> None:
    status, lines = checked(changed(THEN, f"    {check}\n"), tmp_path)
    assert status == 2
    assert lines[1:-1] == [line]


def test_all_mistakes_are_found_at_once(tmp_path: Path) -> None:
    text = changed(WHEN, "    - p0: play:R99\n    - p9: draw\n").replace("over: no", "ovr: no").replace("seed", "sed")
    status, lines = checked(text, tmp_path)
    assert status == 2
    assert [line.partition(":")[0] for line in lines[1:-1]] == ["5", "13", "14", "17"]


def test_a_scenario_must_check_something(tmp_path: Path) -> None:
    text = GOOD[: GOOD.index("  when:")]
    assert checked(text, tmp_path)[1][1] == "1: a scenario needs then:, what must hold"


def test_two_of_the_same_name(tmp_path: Path) -> None:
    status, lines = checked(GOOD + GOOD, tmp_path)
    assert status == 2
    assert "17: line 1 has a scenario of this name already" in lines


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", "1: a file is a list of scenarios, each beginning with - scenario: and its name"),
        ("scenario: one", "1: a file is a list of scenarios, each beginning with - scenario: and its name"),
        ("- one\n", "1: a scenario has keys, like scenario:, game: and then:, not one"),
        ("- scenario: [\n", "2: this is not YAML: "),
        ("- a: b: c\n", "1: this is not YAML: mapping values are not allowed here"),
        ("- scenario: a\n  x: \x07\n", "2: this is not YAML: there is a character that no text may hold"),
        ("- scenario: &a b\n  game: *a\n", "1: & and * (one part that stands in two places) are not understood here: write it out"),
        ("- [a]: b\n", "1: a key is a plain text"),
        ("[" * 5000, "1: this is nested too deep"),
    ],
)
def test_files_that_are_none(text: str, line: str, tmp_path: Path) -> None:
    status, lines = checked(text, tmp_path)
    assert status == 2
    assert any(found.startswith(line) for found in lines), lines


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "latin.yaml").write_bytes(b"- scenario:\n  \xe4")
    empty = tmp_path / "empty"
    empty.mkdir()
    out = io.StringIO()
    assert run_files([tmp_path / "none.yaml", tmp_path / "latin.yaml", empty], out) == 2
    assert out.getvalue().replace(f"{tmp_path}/", "").splitlines() == [
        "none.yaml:1: the file cannot be read: no such file or directory",
        "latin.yaml:2: this is no text in UTF-8",
        "empty:1: there are no scenario files here: their names end in .yaml or .yml",
        "scenarios: 0 ok, 0 failed; mistakes in files: 3",
    ]


def test_texts_stay_as_they_are(tmp_path: Path) -> None:
    text = changed(THEN, "    contains: {hands: {p0: [+4, R+2]}}\n    over: no\n").replace("A red card on a red card", "07")
    assert checked(text, tmp_path)[1][0] == "ok 07 (UNO 2.1)"


# --- failures ----------------------------------------------------------------------------------------------------------

FAILURES = [
    ("turn: p0", "15: turn: expected p0, found p1"),
    ("over: yes", "15: over: expected yes, found no"),
    ("asked: [p0]", "15: asked: expected [p0], found [p1]; missing [p0]; not expected [p1]"),
    ("hands: {p0: [R9, R+2]}", "15: hands p0: expected [R9, R+2], found [R+2, +4]; missing [R9]; not expected [+4]"),
    ("hands: {p5: [R9]}", "15: hands has no p5; there is p0, p1"),
    ("hands: [R9]", "15: hands: expected [R9], found {p0: [R+2, +4], p1: [B1, B2]}"),
    ("discard_pile: [R9, R5]", "15: discard_pile: expected [R9, R5], found [R5, R9]"),
    ("returns: {p0: 1}", "15: returns p0: expected 1, found 0"),
    ("ranks: {p0: 3}", "15: ranks p0: expected 3, found 2"),
    ("sizes: {hands: {p0: 3}}", "15: size of hands p0: expected 3, found 2"),
    ("sizes: {hands + discard_pile: 5}", "15: size of hands + discard_pile: expected 5, found 6"),
    ("sizes: {top: 1}", "15: top is R9, which has no size: only lists have one"),
    ("contains: {hands: {p0: [+4, +4]}}", "15: hands p0 does not contain [+4, +4]; found [R+2, +4]"),
    ("contains: {hands: {p0: +4}}", "15: hands p0: a list is wanted here, like [+4]"),
    ("contains: {top: [R9]}", "15: top is R9, which is no list"),
    ("lacks: {hands: {p0: [R9, +4]}}", "15: hands p0 contains one of [R9, +4]; found [R+2, +4]"),
    ("starts with: {discard_pile: [R9]}", "15: discard_pile does not start with [R9]; found [R5, R9]"),
    ("ends with: {discard_pile: [R5]}", "15: discard_pile does not end with [R5]; found [R5, R9]"),
    ("p1 may: []", "15: p1 may: expected [], found [draw]; not expected [draw]"),
    ("p0, p1 may include: [draw]", "15: p0 may not [draw]; may []"),
    ("p1 may not: [draw]", "15: p1 may [draw]"),
    ("p1 by default: pass", "15: p1 by default: expected pass, found draw"),
    ("p1 hears: [played, drew]", f"15: p1 does not hear drew there; p1 hears {HEARD}"),
    ("p1 hears: [{played: {card: hidden}}]", "15: p1 does not hear {played: {card: hidden}} there; p1 hears " + HEARD),
    ("p1 hears exactly: []", f"15: p1 does not hear exactly this; p1 hears {HEARD}"),
    ("p1 does not hear: [{played: {card: R9, rule: 2.1}}]", "15: p1 hears {played: {player: p0, card: R9, color: R}}"),
    ("a spectator sees: {top: R5}", "15: the view of a spectator top: expected R5, found R9"),
    ("p1 sees: {players: {p0: {cards: 3}}}", "15: the view of p1 players p0 cards: expected 3, found 2"),
    ("p1 does not see: [R9]", "15: p1 sees R9"),
    ("p1 does not see: [R99]", "15: nobody could see R99, for the position holds no R99"),
]  # fmt: skip


@pytest.mark.parametrize(("check", "line"), FAILURES)
def test_failures(check: str, line: str, tmp_path: Path) -> None:
    status, lines = checked(changed(THEN, f"    {check}\n"), tmp_path)
    assert status == 1
    assert lines == ["FAILED A red card on a red card (UNO 2.1)", line, "scenarios: 0 ok, 1 failed; mistakes in files: 0"]


@pytest.mark.parametrize(
    ("step", "line"),
    [
        ("p0: play:B1", "p0 is refused play:B1 (9.1 "),
        ("p1: draw", "p1 is refused draw (2.10 When a turn is over, the neighbor in the direction of play has the next one.); asked is p0"),
        ("p0 is refused: play:R9 by 2.1", "p0 is not refused play:R9"),
        ("p0 is refused: play:B1 by 2.1", "p0 is refused play:B1 by 9.1 and not by 2.1: "),
        ("then: {p0 may: []}", "p0 may: expected [], found [play:R9, "),
    ],
)
def test_failures_on_the_way(step: str, line: str, tmp_path: Path) -> None:
    status, lines = checked(changed(WHEN, f"    - {step}\n").replace("turn: p1", "turn: p0"), tmp_path)
    assert status == 1
    assert [found for found in lines if found.startswith(f"13: {line}")], lines


def test_a_note_belongs_to_the_action(tmp_path: Path) -> None:
    for option, status in {"play:+4(R) bluff": 0, "play:+4(R)": 1}.items():
        assert checked(changed(WHEN, f"    - then: {{p0 may include: [{option}]}}\n{WHEN}"), tmp_path)[0] == status


def test_events_are_those_since_the_last_then(tmp_path: Path) -> None:
    before = changed(WHEN, f"{WHEN}    - then: {{p1 hears: [played]}}\n    - p1: draw\n")
    assert checked(before.replace(THEN, "    p1 hears: [drew]\n"), tmp_path)[0] == 0
    assert checked(before.replace(THEN, "    p1 hears: [played]\n"), tmp_path)[0] == 1


def test_the_same_answer_twice_fails(tmp_path: Path) -> None:
    """A match takes it without a word, where several are asked at once."""
    text = changed(WHEN, WHEN + "    - p1: pass\n    - p1: pass\n").replace("{scoring: single_round}", "{jump_in: yes}")
    assert any(line.startswith("15: p1 is refused pass") for line in checked(text.replace("p1: [", "p2: [B8], p1: ["), tmp_path)[1])


def test_a_refusal_that_changes_something_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    check = Match.check

    def clumsy(match: Match, seat: int, question: int, key: str) -> int:
        if key == "play:B1":
            match.state.seed += 1
        return check(match, seat, question, key)

    monkeypatch.setattr(Match, "check", clumsy)
    assert "11: play:B1 was to be refused, but the position has changed" in checked(GOOD, tmp_path)[1]


def test_fixed_dice_are_in_the_state() -> None:
    scenario = load(changed("  seed: 3", "  dice: [2, 4]"))[0].scenario
    assert scenario is not None
    state = scenario.begin().state
    assert [state.roll(6), state.roll(6)] == [2, 4]


# --- the schema --------------------------------------------------------------------------------------------------------


def test_the_schema_knows_what_the_reader_knows() -> None:
    schema = json.loads((Path(halfshell.scenarios.__file__).parent / "schema.json").read_text(encoding="utf-8"))
    then = schema["$defs"]["then"]
    assert list(schema["items"]["properties"]) == KEYS
    assert list(then["properties"]) == [*TABLE_CHECKS, *LIST_CHECKS]
    assert [pattern.strip(" $") for pattern in then["patternProperties"]] == list(SEAT_CHECKS)


def test_the_manual_names_every_check_and_part() -> None:
    manual = (Path(__file__).resolve().parents[2] / "docs" / "scenarios.md").read_text(encoding="utf-8")
    names = re.findall(r"^\| `(?:p1 )?([a-z ]+)[:`]", manual, re.MULTILINE)
    assert set(names) >= {*KEYS, *TABLE_CHECKS, *LIST_CHECKS, *SEAT_CHECKS}
