# not compiled
"""The language of card texts: a form for every verb, one and many; with an s what is said of another than you.
`{n}` is a number, `{who}` a fighter or a set of them, `{s}` the ending of a verb that agrees with `{who}`, `{hero}` or `{sidekick}`."""
from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from halfshell.core.script import Op

Words = dict[str, str]

BOTH: Final[Words] = {
    "you may": "you may",
    "it": "that fighter",
    "attack only": "attack only: ",
    "defense only": "defense only: ",
    "draw": "draw 1 card|draw {n} cards",
    "draw s": "draws 1 card|draws {n} cards",
    "draw as": "draw as many cards as {n}",
    "mill": "discard the top card of your deck|discard the top {n} cards of your deck",
    "mill s": "discards the top card of their deck|discards the top {n} cards of their deck",
    "discard": "discard 1 card|discard {n} cards",
    "discard s": "discards 1 card|discards {n} cards",
    "bottom": "put 1 card from your hand on the bottom of your deck",
    "boost": "discard 1 card and add its boost value to this card's value",
    "boost from the bottom": "discard the bottom card of your deck and add its boost value to this card's value",
    "gain": "gain 1 action|gain {n} actions",
    "threat": "advance the threat marker 1 space|advance the threat marker {n} spaces",
    "threat and more": "advance the threat marker 1 space, plus 1 space for each {what}",
    "threat back": "move the threat marker back 1 space|move the threat marker back {n} spaces",
    "plus": "add {n} to this card's value",
    "plus as": "add {n} to this card's value",
    "becomes": "this card's value becomes {n}",
    "becomes as": "this card's value becomes {n}",
    "opposing value": "subtract {n} from the opposing card's value",
    "cancel 7": "cancel all effects on the opposing card",
    "cancel 6": "cancel the opposing card's during-combat and after-combat effects",
    "cancel 4": "cancel the opposing card's after-combat effects",
    "ignore": "ignore the opposing card's value",
    "lock": "the opposing card's value stays as printed",
    "at most": "{hero} take{s} at most {n} combat damage in this combat",
    "return": "shuffle this card into your deck",
    "hero attacks": "for the rest of this turn, add {n} to the value of {hero}'s attacks",
    "recycle": "shuffle 1 random card from your discard pile into your deck|"
               "shuffle {n} random cards from your discard pile into your deck",
    "fury": "put 1 fury card from the supply into {hero}'s discard pile",
    "takes turn": "{hero} take{s} a turn",
    "deploy": "deploy 1 foot soldier in the borough under threat|deploy {n} foot soldiers in the borough under threat",
    "deploy as": "deploy {n} in the borough under threat",
    "deploy next": "deploy 1 foot soldier in the borough with the next higher starting number",
    "spring": "reveal the top trap and roll the die; any player may discard 1 card to roll it again; then resolve the trap's entry "
              "for the number rolled",
    "roll": "roll the die",
    "machines on": "activate all doomsday machines",
    "machine on": "activate 1 doomsday machine",
    "machine on as": "activate as many doomsday machines as {n}",
    "damage": "deal {n} damage to {who}",
    "damage one": "choose {who}, which takes {n} damage",
    "damage one s": "chooses {who}, which takes {n} damage",
    "heal": "{who} heal{s} {n}",
    "heal one": "choose {who}, which heals {n}",
    "one": "choose {who}",
    "move": "move {who} up to {n} space|move {who} up to {n} spaces",
    "move through": "move {who} up to {n} space, even through opposing fighters|"
                    "move {who} up to {n} spaces, even through opposing fighters",
    "move as": "move {who} up to as many spaces as {n}",
    "move through as": "move {who} up to as many spaces as {n}, even through opposing fighters",
    "push": "push {who} 1 space|push {who} {n} spaces",
    "toward villain": "move {who} 1 space toward the villain|move {who} {n} spaces toward the villain",
    "toward closest": "{who} move{s} 1 space toward its closest player fighter|"
                      "{who} move{s} {n} spaces toward its closest player fighter",
    "which closest": "choose which of the closest player fighters {who} moves toward",
    "turn of": "choose {who}, which takes a turn; if it has no target in reach, the threat marker does not advance",
    "place": "place {who} in {where}",
    "swap": "swap {sidekick} with {who}",
    "mousers next to the opponent": "place 1 mouser token in a space next to the opponent|"
                                    "place 1 mouser token in each of {n} spaces next to the opponent",
    "rats next to the opponent": "place 1 rat token in a space next to the opponent|"
                                 "place 1 rat token in each of {n} spaces next to the opponent",
    "rats under the opponent": "place 1 rat token in the opponent's space",
    "mouser near the closest": "place 1 mouser token in an empty space next to the closest player fighter",
    "rat under the closest": "place 1 rat token in the space of the closest player fighter, or next to it if that space has one",
    "take back": "return 1 card from your discard pile to your hand",
    "take back s": "return 1 card from their discard pile to their hand",
    "take back 3": "return 1 attack, defense, or versatile card from your discard pile to your hand",
    "take back 3 s": "return 1 attack, defense, or versatile card from their discard pile to their hand",
    "bottom from discards": "put 1 card from your discard pile on the bottom of your deck",
    "exile 3": "remove {many} attack, defense, or versatile cards in your discard pile from the game",
    "exile 1": "remove {many} attack or versatile cards in your discard pile from the game",
    "exile 2": "remove {many} defense or versatile cards in your discard pile from the game",
    "exile 4": "remove {many} scheme cards in your discard pile from the game",
    "discard any 2": "discard {many} defense or versatile cards",
    "look": "look at the top card of any deck; you may put it on the bottom of that deck",
    "look at two": "look at the top 2 cards of an enemy's deck; discard 1 or both of them, and put the other back on top",
    "look at enemy": "look at the top card of an enemy's deck",
    "soldier by a friend": "place 1 foot soldier on a free line next to a friendly fighter",
    "soldiers anywhere": "place 1 foot soldier on any free line|place {n} foot soldiers on any free lines",
    "opponent acts": "the opponent gains 1 action; if the opponent plays no scheme by the end of the turn, they discard 2 cards",
    "revive": "{sidekick} heal{s} {n}, or return{s} to the game with {n} health if defeated",
    "end turn": "the turn ends",
    "bottom random as": "both players put random cards from their hands on the bottom of their decks, as many as {n}",
    "both draw": "both players draw 1 card|both players draw {n} cards",
    "longer name": "reveal the top card of both decks; if yours has the longer name, draw it",
    "held": "it cannot leave its space this turn",
    "reshuffles": "whenever this card goes to the discard pile, shuffle that pile into the deck",
    "unplayable": "when this card would be played, discard it and play the next card of the deck",
}

HERO: Final[Words] = {
    "the opponent": "the opposing fighter",
    "the opponent's player": "your opponent",
    "an enemy next to your fighter": "an enemy fighter next to your fighter",
    "an enemy next to the hero": "an enemy fighter next to {hero}",
    "another fighter in the hero's zones": "another fighter in one of {hero}'s zones",
    "foot soldier next to the hero": "foot soldier next to {hero}",
    "enemy next to your fighter": "enemy fighter next to your fighter",
    "the empty space closest to the hero": "the empty space closest to {hero}",
    "other friendly fighter next to the opponent": "other friendly fighter next to the opposing fighter",
    "the opponent's space has fewer zones than your fighter's": "the opposing fighter's space has fewer zones than your fighter's",
    "your fighter is next to the opponent": "your fighter is next to the opposing fighter",
    "your fighter is not next to the opponent": "your fighter is not next to the opposing fighter",
    "2 or more foot soldiers are next to the opponent": "2 or more foot soldiers are next to the opposing fighter",
    "foot soldier next to the opponent": "foot soldier next to the opposing fighter",
    "you won": "you won the combat",
}

ENEMY: Final[Words] = {
    "your fighter": "{hero}",
    "hero": "{hero}",
    "you won": "{hero} won the combat",
    "an enemy next to your fighter": "a player fighter next to {hero}",
    "an enemy next to the hero": "a player fighter next to {hero}",
    "another player fighter next to the enemy": "another player fighter next to {hero}",
    "fury card in the enemy's discard pile": "fury card in {hero}'s discard pile",
    "the enemy is in Dimension X": "{hero} is in Dimension X",
    "the enemy shares a zone with the villain": "{hero} share{s} a zone with the villain",
    "the enemy shares no zone with the villain": "{hero} share{s} no zone with the villain",
    "the opponent has less health than the enemy": "the opponent has less health than {hero}",
    "at least 2 fury cards are in the enemy's discard pile": "at least 2 fury cards are in {hero}'s discard pile",
    "the enemy is on a rat token": "{hero} is on a rat token",
    "no player fighter is next to the enemy": "no player fighter is next to {hero}",
    "each other player with a fighter in a zone of the enemy": "each other player with a fighter in one of {hero}'s zones",
}


def words_of(enemy: bool, leader: str, sidekick: str) -> Words:
    """The table for a deck; its hero and sidekick are called by their names."""
    table = {**BOTH, "hero": leader, "sidekick": sidekick, **(ENEMY if enemy else HERO)}
    return {key: agreeing(agreeing(text, "{hero}", leader), "{sidekick}", sidekick) for key, text in table.items()}


def agreeing(text: str, mark: str, name: str) -> str:
    """A name (or a set) put in, and the verbs that go with it: Krang heals, Bebop & Rocksteady heal."""
    return text.replace(mark, name).replace("{s}", "" if "&" in name else "s") if mark in text else text


def sentences(ops: list[Op], words: Words) -> str:
    """Draw 1 card. You may ... What follows a box holds either way (5.3)."""
    found: list[str] = []
    boxed = False
    for op in ops:
        text = op.describe(words)
        was, boxed = boxed, text.startswith((words["attack only"], words["defense only"]))
        found.append(sentence(f"either way, {text}" if was and not boxed else text))
    return " ".join(found)


def sentence(text: str) -> str:
    """With capital letters and a full stop."""
    text = re.sub(r"(?:^|\. )[a-z]", lambda start: start[0].upper(), text)
    return text if text.endswith((".", "!")) else text + "."
