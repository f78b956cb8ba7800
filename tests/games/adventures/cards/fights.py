"""Fights for tests of cards: `fight("leonardo.katana", "shredder.deception")` lays these two cards, the attacker's first;
a name without a card plays none. Whoever fights stands in the Bronx, or in the core of the Technodrome, the others far away."""
from __future__ import annotations

from typing import Any

from games.adventures.table import answer, position

from halfshell.core.script import CODE, PASS
from halfshell.games.adventures.game import GAME
from halfshell.games.adventures.names import FIGHTERS
from halfshell.games.adventures.state import Adventures

SIDEKICKS = {"leonardo": "splinter", "raphael": "casey", "donatello": "metalhead", "michelangelo": "april"}
VILLAINS = ("shredder", "krang")
FAR = {  # the other players and their sidekicks
    "shredder": [("queens-4", "queens-3"), ("brooklyn-3", "brooklyn-4"), ("staten-2", "staten-1")],
    "krang": [("command-5", "command-6"), ("engine-3", "engine-1"), ("dock-3", "dock-4")]}
HERE = {"shredder": ("bronx-5", "bronx-7", "outskirts-2"), "krang": ("core-4", "core-6", "portal-7")}  # hero, enemy, far away


def stage(hero: str, enemy: str, fighter: str, cards: list[str], top: str, others: tuple[str, ...], given: dict[str, Any]) -> Adventures:
    """A hero with these cards and an enemy side by side; what is given goes before."""
    options = {"solo_relief": False, **given.pop("options", {})}
    villain = enemy if enemy in VILLAINS else options.get("villain", "shredder")
    options["villain"] = villain
    here, beside, far = HERE[villain]
    given.setdefault("minions", [] if enemy == villain else [enemy])
    away = {name: space for other, spaces in zip(others, FAR[villain]) for name, space in zip((other, SIDEKICKS[other]), spaces)}
    partner = SIDEKICKS[hero] if fighter == hero else hero
    given["at"] = {**away, fighter: here, enemy: beside, partner: far, **given.get("at", {})}
    given["hands"] = {hero: cards, **given.get("hands", {})}
    given["decks"] = {**({enemy: [top]} if top else {}), **given.get("decks", {})}
    return position(1 + len(others), options, heroes=[hero, *others], **given)


def fight(attack: str, defense: str, *, fighter: str = "", hand: tuple[str, ...] = (), others: tuple[str, ...] = (),
          **given: Any) -> Adventures:
    """The state at the next question after the cards were laid. `fighter`: the player's, if not the hero; `hand`: further cards."""
    attacker, _, attack_card = attack.partition(".")
    defender, _, defense_card = defense.partition(".")
    if attacker in SIDEKICKS:
        fighter = fighter or attacker
        s = stage(attacker, defender, fighter, [attack_card, *hand], defense_card, others, {"turn": attacker, "actions": 3, **given})
        return answer(s, f"attack:{fighter}:{defender}", f"card:{attack}")
    fighter = fighter or defender
    cards = [*([defense_card] if defense_card else []), *hand]
    s = stage(defender, attacker, fighter, cards, attack_card, others, {"turn": attacker, "to_come": [defender], **given})
    while not s.combat:
        s.apply_action(s.actions[0])
    return answer(s, f"card:{defense}" if defense_card else "pass")


def scheme(card: str, *, enemy: str = "shredder", hand: tuple[str, ...] = (), others: tuple[str, ...] = (), **given: Any) -> Adventures:
    """After the scheme was played, with two actions left."""
    hero, _, name = card.partition(".")
    s = stage(hero, enemy, hero, [name, *hand], "", others, {"turn": hero, "actions": 3, **given})
    return answer(s, f"card:{card}")


def health(s: Adventures, fighter: str) -> int:
    return s.health[FIGHTERS.index(fighter)]


def at(s: Adventures, fighter: str) -> str:
    return str(GAME.facts(s)["at"][fighter])


def cards_of(s: Adventures, pile: str, name: str) -> list[str]:
    """cards_of(s, "hands", "leonardo")"""
    return list(GAME.facts(s)[pile][name])


def go_on(s: Adventures) -> Adventures:
    """To the next question, after a text was called from outside."""
    if CODE[s.stack[-1]].asks and CODE[s.stack[-1]].actions(s):
        s.ask_again()
    else:
        s.apply_action(PASS)
    return s
