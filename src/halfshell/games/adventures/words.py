"""The language of card texts: a form for every verb, one and many; with an s what is said of another than you.
`{who}` is a set of fighters, `{n}` a number."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from halfshell.core.script import Op

Words = dict[str, str]

BOTH: Final[Words] = {
    "you may": "you may",
    "draw": "draw 1 card|draw {n} cards",
    "draw s": "draws 1 card|draws {n} cards",
    "draw as": "draw as many cards as {n}",
    "mill": "discard the top card of your deck|discard the top {n} cards of your deck",
    "mill s": "discards the top card of the deck|discards the top {n} cards of the deck",
    "discard": "discard 1 card|discard {n} cards",
    "discard s": "discards 1 card|discards {n} cards",
    "bottom": "put 1 hand card on the bottom of your deck",
    "boost": "discard 1 card and add its boost to this card's value",
    "boost from the bottom": "discard the bottom card of your deck and add its boost to this card's value",
    "gain": "gain 1 action|gain {n} actions",
    "threat": "threat +1|threat +{n}",
    "threat back": "move the threat marker back 1 space|move the threat marker back {n} spaces",
    "plus": "+{n} to this card's value",
    "plus as": "add {n} to this card's value",
    "becomes": "this card's value becomes {n}",
    "becomes as": "this card's value becomes {n}",
    "opposing value": "the opposing card's value is {n} less",
    "cancel 7": "cancel all effects on the opposing card",
    "cancel 6": "cancel the during combat and after combat effects on the opposing card",
    "cancel 4": "cancel the after combat effects on the opposing card",
    "ignore": "ignore the value of the opposing card",
    "lock": "the value of the opposing card stays as printed",
    "at most": "the enemy takes at most {n} combat damage in this combat",
    "return": "shuffle this card into your deck",
    "hero attacks": "for the rest of this turn, +{n} to the attacks of {hero}",
    "recycle": "shuffle 1 random card of your discard pile into your deck|shuffle {n} random cards of your discard pile into your deck",
    "fury": "put 1 fury card from the supply on the enemy's discard pile",
    "takes turn": "{hero} takes a turn",
    "deploy": "deploy 1 foot soldier in the borough under threat|deploy {n} foot soldiers in the borough under threat",
    "deploy as": "deploy foot soldiers in the borough under threat: {n}",
    "deploy next": "deploy 1 foot soldier in the borough with the next higher starting number",
    "spring": "reveal the top trap, roll the die, and resolve the entry of the number; before that, any player may discard 1 card "
              "for a new roll",
    "roll": "roll the die",
    "machines on": "turn all doomsday machines active",
    "machine on": "turn 1 inactive doomsday machine active",
    "machine on as": "turn inactive doomsday machines active: {count}",
    "damage": "deal 1 damage to {who}|deal {n} damage to {who}",
    "damage each": "deal 1 damage to each {who}|deal {n} damage to each {who}",
    "damage one": "deal 1 damage to 1 {who}|deal {n} damage to 1 {who}",
    "damage one s": "chooses 1 {who}, which takes 1 damage|chooses 1 {who}, which takes {n} damage",
    "heal": "{who} heals 1|{who} heals {n}",
    "heal each": "each {who} heals 1|each {who} heals {n}",
    "heal as": "{who} heals as much as {n}",
    "heal one": "1 {who} heals 1|1 {who} heals {n}",
    "one": "choose 1 {who}",
    "move": "move {who} 1 space|move {who} up to {n} spaces",
    "move through": "move {who} 1 space, also through other fighters|move {who} up to {n} spaces, also through other fighters",
    "move as": "move {who} up to as many spaces as {n}",
    "move through as": "move {who} up to as many spaces as {n}, also through other fighters",
    "push": "push {who} 1 space|push {who} {n} spaces",
    "toward villain": "move {who} 1 space toward the villain|move {who} {n} spaces toward the villain",
    "toward closest": "moves 1 space toward its closest player fighter|moves {n} spaces toward its closest player fighter",
    "swap": "swap the places of {sidekick} and {who}",
    "mousers next to the opponent": "place 1 mouser token in a space next to the opponent|"
                                    "place 1 mouser token in each of {n} spaces next to the opponent",
    "rats next to the opponent": "place 1 rat token in a space next to the opponent|"
                                 "place 1 rat token in each of {n} spaces next to the opponent",
    "rats under the opponent": "place 1 rat token in the opponent's space",
    "mouser near the closest": "place 1 mouser token in a space without a fighter next to the closest player fighter",
    "rat under the closest": "place 1 rat token in the space of the closest player fighter; if it has one, in a space next to it",
    "take back": "take 1 card from your discard pile into your hand",
    "take back s": "take 1 card from the own discard pile into the hand",
    "bottom from discards": "put 1 card of your discard pile on the bottom of your deck",
    "exile 3": "remove {many} attack, defense, or versatile cards of your discard pile from the game",
    "exile 1": "remove {many} attack or versatile cards of your discard pile from the game",
    "exile 2": "remove {many} defense or versatile cards of your discard pile from the game",
    "exile 4": "remove {many} schemes of your discard pile from the game",
    "discard any 2": "discard {many} defense or versatile cards",
    "look": "look at the top card of any deck; leave it there or put it on the bottom",
    "look at two": "look at the top 2 cards of 1 enemy's deck; discard 1 or both, and put what is left back on top",
    "look at enemy": "look at the top card of 1 enemy's deck",
    "soldier by a friend": "put 1 foot soldier on a free line next to a friendly fighter",
    "soldiers anywhere": "put 1 foot soldier on any free line|put {n} foot soldiers on any free lines",
    "opponent acts": "the opponent gains 1 action. If the opponent plays no scheme by the end of the turn, the opponent discards 2 cards",
    "revive": "{sidekick} heals {n}, and returns to the game with {n} health if defeated",
    "end turn": "the turn ends",
    "bottom random as": "both players put random hand cards on the bottom of their decks: {n}",
    "both draw": "both players draw 1 card|both players draw {n} cards",
    "longer name": "reveal the top card of both decks. If yours has the longer name, draw it",
    "held": "{who} cannot leave its space this turn",
}

HERO: Final[Words] = {
    "the opponent": "the opposing fighter",
    "enemy next to your fighter": "enemy fighter next to your fighter",
    "fighter": "any fighter",
    "enemy next to the hero": "enemy fighter next to {hero}",
    "other fighter in the hero's zones": "another fighter in a zone of {hero}",
    "friendly fighter": "friendly fighter",
    "foot soldier next to the hero": "foot soldier next to {hero}",
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
    "your fighter": "the enemy",
    "hero": "the enemy",
    "you won": "the enemy won",
    "enemy next to your fighter": "player fighter next to the enemy",
    "enemy next to the hero": "player fighter next to the enemy",
    "hero of a player": "hero",
}


def words_of(enemy: bool, leader: str, sidekick: str) -> Words:
    """The table for a deck; its hero and sidekick are called by their names."""
    table = {**BOTH, "hero": leader, "sidekick": sidekick, **(ENEMY if enemy else HERO)}
    return {key: text.replace("{hero}", leader).replace("{sidekick}", sidekick) for key, text in table.items()}


def sentences(ops: list[Op], words: Words) -> str:
    """Draw 1 card. You may ..."""
    return " ".join([sentence(op.describe(words)) for op in ops])


def sentence(text: str) -> str:
    """With a capital letter and a full stop."""
    start = text.index(") ") + 2 if text.startswith("(") else 0
    text = text[:start] + text[start:start + 1].upper() + text[start + 1:]
    return text if text.endswith((".", "!")) else text + "."
