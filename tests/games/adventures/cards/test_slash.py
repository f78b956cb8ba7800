"""Slash's cards and his fury."""
from __future__ import annotations

import pytest
from games.adventures.cards.fights import cards_of, fight, health
from games.adventures.table import events, fact
from rule import rule


@pytest.mark.parametrize("fury", [0, 1, 2, 5])
@rule("ADV 8.5")
def test_spiked_ball_and_shell_of_stone_count_fury(fury: int) -> None:
    given = {"discards": {"slash": ["fury"] * fury}}
    s = fight("slash.spiked-ball", "leonardo", **given)
    assert events(s, "combat_damage")[0]["attack"] == 2 + fury
    s = fight("leonardo.katana", "slash.spiked-ball", **given)
    assert events(s, "combat_damage")[0]["defense"] == 2
    s = fight("leonardo.katana", "slash.shell-of-stone", **given)
    assert events(s, "combat_damage")[0]["defense"] == 2 + min(fury, 2)
    s = fight("slash.shell-of-stone", "leonardo", **given)
    assert events(s, "combat_damage")[0]["attack"] == 2


@rule("ADV 8.5", "ADV J47")
def test_boiling_over_takes_a_fury_from_the_supply() -> None:
    s = fight("leonardo.quick-strike", "slash.boiling-over")
    assert cards_of(s, "discards", "slash") == ["fury", "boiling-over"] and fact(s, "supply", "slash") == 4
    s = fight("leonardo.quick-strike", "slash.boiling-over", supply={"slash": 0})
    assert cards_of(s, "discards", "slash") == ["boiling-over"]


@rule("ADV J31", "ADV J89", "ADV 5.8")
def test_the_defeated_takes_none() -> None:
    s = fight("leonardo.katana", "slash.boiling-over", health={"slash": 1})
    assert fact(s, "out") == ["slash"] and not events(s, "fury_added")


@pytest.mark.parametrize(("fury", "drawn"), [(1, 1), (2, 0)])
@rule("ADV 8.5", "ADV 4.4")
def test_dark_mirror_cancels_with_two_fury(fury: int, drawn: int) -> None:
    s = fight("leonardo.quick-strike", "slash.dark-mirror", discards={"slash": ["fury"] * fury})
    assert len(cards_of(s, "hands", "leonardo")) == drawn
    s = fight("slash.dark-mirror", "leonardo.quick-strike", discards={"slash": ["fury"] * fury})
    assert len(events(s, "canceled")) == 1 - drawn


@rule("ADV 8.5", "ADV 5.7", "ADV J41")
def test_deception_shuffles_fury_in_too() -> None:
    s = fight("leonardo.quick-strike", "slash.deception", discards={"slash": ["fury", "fury"]})
    assert cards_of(s, "decks", "slash").count("fury") == 2 and cards_of(s, "discards", "slash") == []


@rule("ADV 8.5", "ADV J45", "ADV J39")
def test_fury_turned_up_is_discarded_and_counts_for_the_next_card() -> None:
    s = fight("slash.fury", "leonardo", decks={"slash": ["fury", "fury", "spiked-ball"]})
    assert events(s, "combat_damage")[0]["attack"] == 4
    assert cards_of(s, "discards", "slash") == ["fury", "fury", "spiked-ball"] and len(events(s, "fury")) == 2


@rule("ADV J45", "ADV J39")
def test_behind_the_last_fury_the_pile_is_shuffled_in() -> None:
    s = fight("slash.fury", "leonardo", decks={"slash": ["fury", "end"]}, discards={"slash": ["boiling-over"]})
    assert events(s, "combat_damage")[0]["attack"] == 3 and health(s, "leonardo") == 13


@rule("ADV J40", "ADV J45")
def test_with_nothing_but_fury_no_card_is_played() -> None:
    s = fight("slash.fury", "leonardo", decks={"slash": ["fury", "end"]}, discards={"slash": ["fury"]})
    assert events(s, "combat_damage")[0] == {"event": "combat_damage", "n": 0, "attack": 0, "defense": 0}
    s = fight("leonardo.katana", "slash.fury", decks={"slash": ["fury", "end"]}, discards={"slash": []})
    assert health(s, "slash") == 4


@rule("ADV 8.5", "ADV 5.6", "ADV C14")
def test_fury_has_no_printed_value() -> None:
    from halfshell.games.adventures import cards

    fury = cards.CARD_IDS.index("slash.fury")
    assert cards.ATTACK_VALUE[fury] == -1 and cards.DEFENSE_VALUE[fury] == -1 and cards.COPIES[fury] == 5 and cards.BOOST[fury] == 2
