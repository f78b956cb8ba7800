"""The two values of every enemy card, where no text adds to them."""
from __future__ import annotations

import pytest
from games.adventures.cards.fights import fight
from games.adventures.table import events
from rule import rule

VALUES = {
    "shredder": {"gauntlet-slash": (4, 3), "command-the-foot": (3, 3), "closing-ring": (2, 3), "rule-by-fear": (3, 2),  # with level 1
                 "city-of-the-fallen": (3, 3), "iron-composure": (3, 4), "gone-in-smoke": (2, 5), "deception": (0, 0)},
    "krang": {"android-fist": (3, 3), "overload-the-engines": (2, 3), "dimensional-shear": (2, 3), "towering-intellect": (3, 3),
              "warp-step": (2, 5), "deception": (0, 0)},
    "bebop-rocksteady": {"double-trouble": (3, 1), "horn-and-tusk": (3, 2), "where-is-the-boss": (2, 3), "thick-skulls": (3, 3),
                         "deception": (0, 0)},
    "baxter": {"release-the-mousers": (2, 2), "gnawing-jaws": (2, 1), "erased-notes": (3, 2), "total-recycling": (0, 3),  # empty pile
               "emergency-recall": (2, 4), "deception": (0, 0)},
    "wingnut": {"wing-buffet": (3, 2), "carried-away": (3, 2), "sonic-screech": (3, 2), "up-and-away": (2, 4), "deception": (0, 0)},
    "leatherhead": {"bellow-of-the-deep": (3, 2), "death-roll": (4, 1), "hide-of-the-swamp": (2, 3), "tail-sweep": (2, 3),
                    "deception": (0, 0)},
    "slash": {"spiked-ball": (2, 2), "boiling-over": (3, 1), "shell-of-stone": (2, 2), "dark-mirror": (2, 3), "deception": (0, 0)},
    "rat-king": {"thousand-teeth": (3, 1), "sewer-chorus": (2, 2), "feast-of-the-swarm": (2, 2), "cloak-of-vermin": (2, 3),
                 "deception": (0, 0)}}
CARDS = [(f"{enemy}.{card}", values) for enemy, cards in VALUES.items() for card, values in cards.items()]


@pytest.mark.parametrize(("card", "values"), CARDS)
@rule("ADV 5.3", "ADV W5")
def test_an_attack_and_a_defense_value(card: str, values: tuple[int, int]) -> None:
    enemy = card.partition(".")[0]
    given = {"supply": {enemy: 0}} if enemy in ("baxter", "rat-king") else {}  # without tokens
    attack = events(fight(card, "leonardo", **given), "combat_damage")[0]
    assert (attack["attack"], attack["defense"]) == (values[0], 0)
    defense = events(fight("leonardo.katana", card, **given), "combat_damage")[0]
    assert (defense["attack"], defense["defense"]) == (6, values[1])
