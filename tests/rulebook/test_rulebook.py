"""The rule pages and their parser."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

import halfshell.rulebook
from halfshell.rulebook import PREFIXES, UnknownRule, find, read, rulebook

PAGE = """# A game

A word about it.

## 1 First
- **1.1** R Cards are `red` or **blue**: option `tint = red | blue`, not `tint = blue`.
- **1.2** R/J Two more: option `one = no | yes`, option `target = 500`.

## 2 Second
A note.

- **2.1** X Play the *big* one.
- **J1** J A number with a letter belongs to no section.
"""


def write(folder: Path, text: str) -> Path:
    page = folder / "uno.md"
    page.write_text(text, encoding="utf-8")
    return page


def test_a_page_is_read(tmp_path: Path) -> None:
    book = read(write(tmp_path, PAGE))
    assert (book.game, book.title, book.prefix) == ("uno", "A game", "UNO")
    assert [(section.number, section.title, [rule.number for rule in section.rules]) for section in book.sections] == [
        ("1", "First", ["1.1", "1.2"]),
        ("2", "Second", ["2.1", "J1"]),
    ]
    assert [rule.kind for rule in book.rules.values()] == ["R", "R/J", "X", "J"]
    assert [rule.options for rule in book.rules.values()] == [["tint"], ["one", "target"], [], []]
    assert book.words("2.1") == "Play the *big* one."
    assert book.plain("2.1") == "Play the big one."
    assert book.plain("1.1") == "Cards are red or blue: option tint = red | blue, not tint = blue."
    assert book.code("1.2") == "UNO 1.2" and book.code("J1") == "UNO J1"


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("**1.2**", "**1.1**", "uno.md:7: rule 1.1 is there twice"),
        ("**1.2**", "**2.2**", "uno.md:7: rule 2.2 stands outside section 2"),
        ("## 2 Second", "## 1 Second", "uno.md:9: section 1 is there twice"),
        ("## 2 Second", "### Second", "uno.md:9: a section is written"),
        ("X Play", "Q Play", "uno.md:12: a rule is written"),
        ("X Play", "Play", "uno.md:12: a rule is written"),
        ("- **2.1**", "  - **2.1**", "uno.md:12: a rule is written"),
        ("- **2.1**", "- 2.1", "uno.md:12: a rule is written"),
        ("**J1**", "**J1.1**", "uno.md:13: a rule is written"),
        ("- **2.1** X", "- **J1** X", "uno.md:13: rule J1 is there twice"),
    ],
)
def test_a_faulty_page_is_refused_with_its_line(tmp_path: Path, old: str, new: str, message: str) -> None:
    assert old in PAGE
    with pytest.raises(ValueError) as refused:
        read(write(tmp_path, PAGE.replace(old, new)))
    assert message in str(refused.value)


@pytest.mark.parametrize("game", PREFIXES)
def test_the_pages_of_all_games_are_sound(game: str) -> None:
    book = rulebook(game)
    assert book is rulebook(game)
    assert book.title and book.rules
    options = [option for rule in book.rules.values() for option in rule.options]
    assert len(options) == len(set(options)), "an option is defined by one rule only"
    for section in book.sections:  # numbers are identities for ever: a gap means that one was lost
        own = [rule.number for rule in section.rules if rule.number[0].isdigit()]
        assert own == [f"{section.number}.{n}" for n in range(1, len(own) + 1)]
    for letter in {number[0] for number in book.rules if number[0].isalpha()}:
        counted = sorted(int(number[1:]) for number in book.rules if number[0] == letter)
        assert counted == list(range(1, len(counted) + 1))
    for number, rule in book.rules.items():
        assert find(book.code(number)) is rule is find(f"{book.prefix}-{number}")
        assert not set("`*") & set(book.plain(number))


def test_every_rule_of_uno_is_a_sentence() -> None:
    for number, rule in rulebook("uno").rules.items():
        assert rule.text[0].isupper() and rule.text.endswith("."), number
        assert (rule.kind == "H") == number.startswith("10."), number
        assert (rule.kind == "X") == number.startswith("11."), number


@pytest.mark.parametrize(
    ("ask", "message"),
    [
        (lambda: rulebook("unoo"), "There is no game 'unoo'; near it: uno. Games: uno, race, showdown, adventures."),
        (lambda: rulebook("chess"), "There is no game 'chess'. Games: uno, race, showdown, adventures."),
        (lambda: rulebook("uno").words("10.9"), "UNO has no rule 10.9; near it: 1"),
        (lambda: rulebook("uno").plain("5.66"), "UNO has no rule 5.66; near it: 5.6"),
        (lambda: rulebook("race").code("nothing"), "RACE has no rule nothing."),
        (lambda: find("UNO 77"), "UNO has no rule 77."),
        (lambda: find("SHOWDOWN 1.1"), "'SHOWDOWN 1.1' is no rule; near it: SHOW. A rule is named like UNO 5.6; games: UNO, RACE,"),
        (lambda: find("uno 1.1"), "'uno 1.1' is no rule; near it: UNO."),
    ],
)
def test_an_unknown_name_is_refused_in_a_clear_sentence(ask: object, message: str) -> None:
    assert callable(ask)
    with pytest.raises(UnknownRule) as refused:
        ask()
    assert isinstance(refused.value, KeyError)
    assert str(refused.value).startswith(message)


def test_installed_pages_come_before_the_checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    here = tmp_path / "src" / "halfshell" / "rulebook"
    monkeypatch.setattr(halfshell.rulebook, "__file__", str(here / "__init__.py"))
    with pytest.raises(FileNotFoundError, match="rule pages are missing"):
        halfshell.rulebook.folder()
    (tmp_path / "docs" / "rules").mkdir(parents=True)
    assert halfshell.rulebook.folder() == tmp_path.resolve() / "docs" / "rules"
    (here / "pages").mkdir(parents=True)
    assert halfshell.rulebook.folder() == here.resolve() / "pages"


def test_the_examples_of_the_module_hold() -> None:
    assert doctest.testmod(halfshell.rulebook) == (0, 3)
