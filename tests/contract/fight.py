"""A small fight of two teams, in the manner of Unmatched: the proof that the core carries more than UNO.

Two or four players in two teams (seat % 2); each team has a hero and a friend on a board of 4 x 4 spaces and one hand, which
its players share. A turn begins with a stance that lasts for the turn, chosen by the team: whoever answers first decides.
Then two actions: maneuver (draw, then move step by step, over traps that speak when somebody enters) or attack an adjacent
enemy; both teams commit a card face down at once, cards speak in three windows, the defender first. At the end of a turn
each fighter of the team has something to say, in the order that his team likes. A team whose hero falls has lost; drawing
from an empty deck hurts. Teammates take turns in leading.
"""
from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final, NamedTuple

from halfshell.core.events import Entry, Event, Kind
from halfshell.core.game import Game
from halfshell.core.native import i64
from halfshell.core.ops import Ask, AskAll, AskFor, Call, Do, If, Let, Repeat, While
from halfshell.core.options import Value, complete
from halfshell.core.script import CODE, PASS, Op, Script, script
from halfshell.core.state import State
from halfshell.core.verbs import Choose, Each, May, Verb, When, Window, Words

NONE: Final = -1

# --- the board ---------------------------------------------------------------------------------------------------------

SPACES: Final = 16
NEIGHBORS: Final[list[list[int]]] = [[b for b in range(16) if abs(a // 4 - b // 4) + abs(a % 4 - b % 4) == 1] for a in range(16)]
FIGHTERS: Final = ["hero 0", "friend 0", "hero 1", "friend 1"]  # side = fighter // 2; a hero is even
START: Final = [0, 4, 15, 11]
HEALTH: Final = [8, 4, 8, 4]
TRAPS: Final = [6, 6, 9, 6]  # where each lies; it belongs to the team of its number % 2, and is gone once it has spoken

# --- actions -----------------------------------------------------------------------------------------------------------

MANEUVER: Final = 1
ATTACK: Final = 2
YES: Final = 3
FIERCE: Final = 4
SWIFT: Final = 5
FIGHTER: Final = 6
TRAP: Final = 10
SPACE: Final = 14
CARD: Final = 30

# --- state -------------------------------------------------------------------------------------------------------------

# one row of `fights`: the innermost attack is the last
ATTACKER, TARGET, CARD_0, CARD_1, REVEALED, CANCELLED_0, CANCELLED_1, WINNER = range(8)


class Fight(State):
    FIELDS: ClassVar[tuple[str, ...]] = ("seats", "turn", "side", "actions_left", "loser", "at", "health",
                                         "traps", "hands", "decks", "discards", "fights", "lasting")

    seats: i64
    turn: i64  # how many there have been
    side: i64  # whose turn it is
    actions_left: i64
    loser: i64
    at: list[int]  # the space of each fighter, NONE if fallen
    health: list[int]
    traps: list[int]  # the space of each, NONE once it has spoken
    hands: list[list[int]]
    decks: list[list[int]]  # the top last
    discards: list[list[int]]
    fights: list[list[int]]
    lasting: list[list[int]]  # [stance, side]: what lasts until the end of the turn

    def seat_of(self, side: int) -> int:
        """Who leads a team this turn."""
        return side + 2 * (self.turn // 2 % (self.seats // 2))

    def clone(self) -> Fight:
        s = Fight()
        self.copy_core(s)
        s.seats = self.seats
        s.turn = self.turn
        s.side = self.side
        s.actions_left = self.actions_left
        s.loser = self.loser
        s.at = self.at[:]
        s.health = self.health[:]
        s.traps = self.traps[:]
        s.hands = [x[:] for x in self.hands]
        s.decks = [x[:] for x in self.decks]
        s.discards = [x[:] for x in self.discards]
        s.fights = [x[:] for x in self.fights]
        s.lasting = [x[:] for x in self.lasting]
        return s


# --- events ------------------------------------------------------------------------------------------------------------


def card_name(card: int) -> str:
    return CARDS[card].name if card != NONE else "nothing"


fighter_name = FIGHTERS.__getitem__
DREW: Final = Kind("drew", "side card", "1", secret="card", eyes="side", show={"card": card_name})
DISCARDED: Final = Kind("discarded", "side card", "2", show={"card": card_name})
MOVED: Final = Kind("moved", "fighter space", "3", show={"fighter": fighter_name})
ATTACKED: Final = Kind("attacked", "fighter target", "4", show={"fighter": fighter_name, "target": fighter_name})
COMMITTED: Final = Kind("committed", "side", "5")
REVEALED_CARD: Final = Kind("revealed", "side card", "5", reveals=True, show={"card": card_name})
HURT: Final = Kind("hurt", "fighter damage", "6", show={"fighter": fighter_name})
FELL: Final = Kind("fell", "fighter", "7", show={"fighter": fighter_name})
ROLLED: Final = Kind("rolled", "side pips", "8", reveals=True)
SPRANG: Final = Kind("sprang", "trap fighter", "3", show={"fighter": fighter_name})
STANCE: Final = Kind("stance", "side stance", "9", show={"stance": {FIERCE: "fierce", SWIFT: "swift"}.__getitem__})

# --- what can happen: effects (they ask nothing) and queries (they change nothing) -------------------------------------


def draw_cards(s: Fight, side: int, n: int) -> None:
    for _ in range(n):
        if not s.decks[side]:
            for fighter in living(s, side):
                hurt(s, fighter, 2)
            return
        card = s.decks[side].pop()
        s.hands[side].append(card)
        s.tell(DREW, side, card)


def discard_card(s: Fight, side: int, action: int) -> None:
    s.hands[side].remove(action - CARD)
    s.discards[side].append(action - CARD)
    s.tell(DISCARDED, side, action - CARD)


def cards_in_hand(s: Fight, side: int, n: int) -> list[int]:
    return [CARD + card for card in sorted(set(s.hands[side]))]


def gain_actions(s: Fight, side: int, n: int) -> None:
    if s.side == side:
        s.actions_left += n


def living(s: Fight, side: int) -> list[int]:
    return [f for f in (2 * side, 2 * side + 1) if s.at[f] != NONE]


def fighters_of(s: Fight, side: int) -> int:
    """As a bit mask."""
    return sum([1 << f for f in living(s, side)])


def adjacent(s: Fight, fighter: int, side: int) -> list[int]:
    """The fighters of a side next to this one."""
    if s.at[fighter] == NONE:
        return []
    return [f for f in living(s, side) if s.at[f] in NEIGHBORS[s.at[fighter]]]


def has_stance(s: Fight, stance: int, side: int) -> bool:
    return [stance, side] in s.lasting


def steps_in_all(s: Fight, fighter: int) -> int:
    return 3 if has_stance(s, SWIFT, fighter // 2) else 2


def some_are_left(s: Fight, steps: int) -> bool:
    return steps > 0


def leader_of(s: Fight, fighter: int) -> int:
    return s.seat_of(fighter // 2)


def step_or_stay(s: Fight, fighter: int) -> list[int]:
    if s.at[fighter] == NONE:
        return []
    return [SPACE + space for space in NEIGHBORS[s.at[fighter]] if space not in s.at] + [PASS]


def one_less(s: Fight, steps: int, step: int) -> int:
    """Who stays where he is has finished."""
    return steps - 1 if step != PASS else 0


def is_a_step(s: Fight, step: int) -> bool:
    return step != PASS


def traps_here(s: Fight, fighter: int) -> list[int]:
    return [trap for trap, space in enumerate(s.traps) if space == s.at[fighter]]


def text_of_trap(s: Fight, window: str, trap: int) -> Script | None:
    return TRAP_TEXTS[trap] if s.traps[trap] != NONE else None


def owner_of_trap(s: Fight, trap: int) -> int:
    return trap % 2


def name_of_trap(s: Fight, trap: int) -> int:
    return TRAP + trap


def spring(s: Fight, fighter: int, trap: int) -> None:
    s.traps[trap] = NONE
    s.tell(SPRANG, trap, fighter)


def sting(s: Fight, fighter: int, n: int) -> None:
    hurt(s, fighter, n)


def step_onto(s: Fight, fighter: int, action: int) -> None:
    s.at[fighter] = action - SPACE
    s.tell(MOVED, fighter, action - SPACE)


def hurt(s: Fight, fighter: int, damage: int) -> None:
    if s.at[fighter] == NONE or damage <= 0:
        return
    s.health[fighter] = max(0, s.health[fighter] - damage)
    s.tell(HURT, fighter, damage)
    if s.health[fighter] == 0:
        s.at[fighter] = NONE
        s.tell(FELL, fighter)
        if fighter % 2 == 0 and s.loser == NONE:
            s.loser = fighter // 2
            s.finish()


# the fight that is going on


def fighter_of(s: Fight, side: int) -> int:
    """The fighter of a side that is in combat."""
    fight = s.fights[-1]
    return fight[ATTACKER] if fight[ATTACKER] // 2 == side else fight[TARGET]


def hurt_opponent(s: Fight, side: int, n: int) -> None:
    hurt(s, fighter_of(s, 1 - side), n)


def throw_a_die(s: Fight, side: int, n: int) -> None:
    """4 or more hurts the opposing fighter."""
    pips = s.roll(6)
    s.tell(ROLLED, side, pips)
    if pips >= 4:
        hurt(s, fighter_of(s, 1 - side), n)


def heal(s: Fight, side: int, n: int) -> None:
    fighter = fighter_of(s, side)
    if s.at[fighter] != NONE:
        s.health[fighter] = min(HEALTH[fighter], s.health[fighter] + n)


def cancel_opponent(s: Fight, side: int, n: int) -> None:
    s.fights[-1][CANCELLED_0 + 1 - side] = 1


def friends_next_to(s: Fight, side: int) -> int:
    return len(adjacent(s, fighter_of(s, side), side))


def side_won(s: Fight, side: int) -> bool:
    return s.fights[-1][WINNER] == side


def attack_once_more(s: Fight, side: int, n: int) -> None:
    if can_attack(s, side):
        s.call(ATTACK_TEXT, side)


# --- the vocabulary: the words of the cards ----------------------------------------------------------------------------


def draw(n: int) -> Op:
    return Verb("draw", draw_cards, n)


def discard(n: int) -> Op:
    return Choose("discard", "card", cards_in_hand, discard_card, n)


def gain_action(n: int) -> Op:
    return Verb("gain action", gain_actions, n)


def damage(n: int) -> Op:
    return Verb("damage", hurt_opponent, n)


def recover(n: int) -> Op:
    return Verb("recover", heal, n)


def cancel_effects() -> Op:
    return Verb("cancel", cancel_opponent)


def attack_again() -> Op:
    return Verb("attack again", attack_once_more)


def lucky_throw(n: int) -> Op:
    return Verb("lucky throw", throw_a_die, n)


def each_of_your_fighters(what: Op) -> Op:
    return Each("fighter", "each of your fighters", fighters_of, what)


def walk() -> Op:
    return Call(WALK, "you", "fighter")


def may(what: Op, then: Op | None = None) -> Op:
    return May(what, then, YES)


def if_you_won(what: Op) -> Op:
    return When("if you won", side_won, what)


class Plus(NamedTuple):
    """A value that is counted when it is asked for."""

    n: int
    words: str
    count: Callable[..., int]


def plus(n: int, per: str) -> Plus:
    return Plus(n, per, COUNTS[per])


COUNTS: Final[dict[str, Callable[..., int]]] = {"adjacent friend": friends_next_to}

# --- movement, step by step -----------------------------------------------------------------------------------------------

TRAP_TEXTS: Final = [script(
    f"fight/trap {trap}",
    Verb("trap", spring, trap, subject="fighter"),
    Verb("sting", sting, 1, subject="fighter") if trap < 2 else Verb("draw", draw_cards, 1),
    takes=("you", "fighter")) for trap in range(len(TRAPS))]

WALK: Final = script(
    "fight/walk",
    Let("steps left", steps_in_all, "fighter"),
    While(some_are_left,
          AskFor("step", leader_of, step_or_stay, on="fighter", kind="space", rule="3"),
          Let("steps left", one_less, "steps left", "step"),
          If(is_a_step,
             Do(step_onto, "fighter", "step"),
             Window("entered", traps_here, text_of_trap, owner_of_trap, order=name_of_trap, on="fighter", rule="3"),
             on="step"),
          on="steps left"),
    takes=("you", "fighter"))

# --- cards -------------------------------------------------------------------------------------------------------------

WINDOWS: Final = ["immediately", "during_combat", "after_combat"]


class Card(NamedTuple):
    name: str
    attack: int  # NONE: cannot attack
    defense: int
    plus: Plus | None
    texts: dict[str, list[Op]]  # window -> sentences
    scripts: dict[str, Script]


CARDS: Final[list[Card]] = []


def card(name: str, attack: int = NONE, defense: int = NONE, versatile: int = NONE, value: Plus | None = None, **texts: list[Op]) -> None:
    scripts = {window: script(f"{name}/{window}", *ops, takes=("you",)) for window, ops in texts.items()}
    CARDS.append(Card(name, max(attack, versatile), max(defense, versatile), value, texts, scripts))


card("Big Swing", attack=5)

card("Shell Up", defense=4)

card("Quick Jab", versatile=2,
     after_combat=[draw(1)])

card("Team Drill", attack=3,
     after_combat=[each_of_your_fighters(walk()), may(discard(1), then=gain_action(1))])

card("Lucky Throw", versatile=1,
     immediately=[lucky_throw(2)])

card("Smoke Bomb", versatile=1,
     immediately=[cancel_effects()])

card("Side by Side", versatile=2, value=plus(2, per="adjacent friend"))

card("Follow Through", attack=2,
     after_combat=[may(attack_again())])

card("Counter", defense=2,
     during_combat=[damage(1)],
     after_combat=[if_you_won(damage(1))])

card("Pizza Break", versatile=1,
     after_combat=[recover(2), gain_action(1)])

card("Ambush", attack=3,
     immediately=[damage(1)],
     after_combat=[if_you_won(draw(2))])

DECK: Final[list[int]] = [c for c in range(len(CARDS)) for _ in range(3)]
KEYS: Final[list[str]] = ["pass", "maneuver", "attack", "yes", "fierce", "swift"] + [f"fighter:{f}" for f in range(4)] + \
    [f"trap:{n}" for n in range(4)] + \
    [f"space:{x}" for x in range(SPACES)] + ["card:" + c.name.lower().replace(" ", "-") for c in CARDS]

# --- words -------------------------------------------------------------------------------------------------------------

ENGLISH: Final[Words] = {
    "draw": "draw 1 card|draw {n} cards", "discard": "discard 1 card|discard {n} cards", "gain action": "gain 1 action|gain {n} actions",
    "damage": "deal {n} damage to the opposing fighter", "recover": "recover {n} health",
    "cancel": "cancel all effects of your opponent's card",
    "attack again": "attack again", "each of your fighters": "each of your fighters {}",
    "may": "may {}", "you may": "you may {}", "if you do": "if you do, {}", "if you won": "if you won the combat, {}",
    "adjacent friend": "+{n} for each of your other fighters next to yours",
    "lucky throw": "roll a die: on 4 or more deal {n} damage", "trap": "the trap springs", "sting": "the fighter takes {n} damage",
    "fight/walk": "may move",
    "entered": "Whoever enters", "end_of_turn": "At the end of the turn",
    "attacker": "choose who attacks", "target": "choose the target", "yes or no": "yes or no?",
    "immediately": "Immediately", "during_combat": "During combat", "after_combat": "After combat"}

GERMAN: Final[Words] = {
    "draw": "1 Karte ziehen|{n} Karten ziehen", "discard": "1 Karte abwerfen|{n} Karten abwerfen",
    "gain action": "1 Aktion erhalten|{n} Aktionen erhalten",
    "damage": "dem Gegner {n} Schaden zufügen", "recover": "{n} Gesundheit erhalten",
    "cancel": "alle Effekte der gegnerischen Karte aufheben",
    "attack again": "noch einmal angreifen", "each of your fighters": "jeder deiner Kämpfer {}",
    "may": "darf {}", "you may": "du darfst {}", "if you do": "falls du das tust, {}", "if you won": "falls du gewonnen hast, {}",
    "adjacent friend": "+{n} für jeden deiner anderen Kämpfer neben deinem",
    "lucky throw": "würfeln: ab 4 dem Gegner {n} Schaden zufügen", "trap": "die Falle schnappt zu",
    "sting": "der Kämpfer nimmt {n} Schaden", "fight/walk": "darf sich bewegen",
    "entered": "Wer eintritt", "end_of_turn": "Am Ende des Zuges",
    "attacker": "Angreifer wählen", "target": "Ziel wählen", "yes or no": "Ja oder nein?",
    "immediately": "Sofort", "during_combat": "Im Kampf", "after_combat": "Nach dem Kampf"}


def card_text(found: Card, words: Words) -> str:
    """The text on the card, made from what it does."""
    parts = [words[found.plus.words].format(n=found.plus.n) + "."] if found.plus is not None else []
    for window, ops in found.texts.items():
        said = ". ".join([op.describe(words) for op in ops]).split(". ")
        parts.append(words[window] + ": " + " ".join([x[0].upper() + x[1:] + "." for x in said]))
    return " ".join(parts)


# --- the rules as texts ------------------------------------------------------------------------------------------------


def leader_on_turn(s: Fight) -> int:
    return s.seat_of(s.side)


def team_on_turn(s: Fight) -> list[int]:
    return list(range(s.side, s.seats, 2))


def stances(s: Fight, seat: int) -> list[int]:
    return [FIERCE, SWIFT]


def take_stance(s: Fight, seat: int, action: int) -> None:
    s.lasting.append([action, seat % 2])
    s.tell(STANCE, seat % 2, action)


def stances_end(s: Fight) -> None:
    s.lasting = []


def fighters_on_turn(s: Fight) -> list[int]:
    return living(s, s.side)


def side_of(s: Fight, fighter: int) -> int:
    return fighter // 2


def name_of_fighter(s: Fight, fighter: int) -> int:
    return FIGHTER + fighter


def ability_of_fighter(s: Fight, window: str, fighter: int) -> Script | None:
    """A friend who fell meanwhile says nothing."""
    return END_OF_TURN[fighter % 2] if s.at[fighter] != NONE else None


def has_actions(s: Fight) -> bool:
    return s.actions_left > 0


def attack_cards(s: Fight, side: int) -> list[int]:
    return [CARD + c for c in sorted(set(s.hands[side])) if CARDS[c].attack != NONE]


def defense_cards(s: Fight, side: int) -> list[int]:
    return [CARD + c for c in sorted(set(s.hands[side])) if CARDS[c].defense != NONE]


def can_attack(s: Fight, side: int) -> bool:
    return bool(attack_cards(s, side)) and any([adjacent(s, f, 1 - side) for f in living(s, side)])


def maneuver_or_attack(s: Fight) -> list[int]:
    return [ATTACK, MANEUVER] if can_attack(s, s.side) else [MANEUVER]


def take_action(s: Fight, action: i64) -> None:
    s.actions_left -= 1
    s.call(ATTACK_TEXT if action == ATTACK else MANEUVER_TEXT, s.side)


def your_fighters_who_can_attack(s: Fight, you: int, n: int) -> list[int]:
    return [FIGHTER + f for f in living(s, you) if adjacent(s, f, 1 - you)]


def begin_attack(s: Fight, you: int, action: int) -> None:
    s.fights.append([action - FIGHTER, NONE, NONE, NONE, 0, 0, 0, NONE])


def enemies_next_to_him(s: Fight, you: int, n: int) -> list[int]:
    return [FIGHTER + f for f in adjacent(s, s.fights[-1][ATTACKER], 1 - you)]


def set_target(s: Fight, you: int, action: int) -> None:
    s.fights[-1][TARGET] = action - FIGHTER
    s.tell(ATTACKED, s.fights[-1][ATTACKER], action - FIGHTER)


def both_leaders(s: Fight) -> list[int]:
    return [s.seat_of(0), s.seat_of(1)]


def card_to_commit(s: Fight, seat: int) -> list[int]:
    """The attacker must play a card; the defender is asked even if no card of his can defend, so that nobody learns that."""
    side = seat % 2
    if fighter_of(s, side) == s.fights[-1][ATTACKER]:
        return attack_cards(s, side) or [PASS]
    return defense_cards(s, side) + [PASS]


def commit(s: Fight, seat: int, action: i64) -> None:
    """The card stays in hand until both are revealed, so that the size of the hand tells nothing."""
    side = seat % 2
    s.fights[-1][CARD_0 + side] = action - CARD if action != PASS else NONE
    s.tell(COMMITTED, side)


def reveal(s: Fight) -> None:
    fight = s.fights[-1]
    fight[REVEALED] = 1
    for side in (0, 1):
        found = fight[CARD_0 + side]
        s.tell(REVEALED_CARD, side, found)
        if found != NONE:
            s.hands[side].remove(found)


def defender_first(s: Fight) -> list[int]:
    attacker = s.fights[-1][ATTACKER] // 2
    return [1 - attacker, attacker]


def text_of_card(s: Fight, window: str, side: int) -> Script | None:
    found = s.fights[-1][CARD_0 + side]
    if found == NONE or s.fights[-1][CANCELLED_0 + side]:
        return None
    return CARDS[found].scripts.get(window)


def value(s: Fight, side: int) -> int:
    fight = s.fights[-1]
    if fight[CARD_0 + side] == NONE:
        return 0
    found = CARDS[fight[CARD_0 + side]]
    attacks = fight[ATTACKER] // 2 == side
    printed = (found.attack if attacks else found.defense) + (1 if attacks and has_stance(s, FIERCE, side) else 0)
    if found.plus is None or fight[CANCELLED_0 + side]:
        return printed
    return printed + found.plus.n * found.plus.count(s, side)


def combat_damage(s: Fight) -> None:
    """Who deals damage has won the combat as attacker, who suffers none as defender."""
    fight = s.fights[-1]
    attacker = fight[ATTACKER] // 2
    dealt = value(s, attacker) - value(s, 1 - attacker)
    fight[WINNER] = attacker if dealt > 0 else 1 - attacker
    hurt(s, fight[TARGET], dealt)


def clean_up(s: Fight) -> None:
    fight = s.fights.pop()
    for side in (0, 1):
        if fight[CARD_0 + side] != NONE:
            s.discards[side].append(fight[CARD_0 + side])


def set_up(s: Fight) -> None:
    for side in (0, 1):
        s.shuffle(s.decks[side])
        draw_cards(s, side, 5)


def two_actions(s: Fight) -> None:
    s.actions_left = 2


def other_side(s: Fight) -> None:
    s.side = 1 - s.side
    s.turn += 1


MANEUVER_TEXT: Final = script(
    "fight/maneuver",
    draw(1),
    each_of_your_fighters(walk()),
    takes=("you",))

ATTACK_TEXT: Final = script(
    "fight/attack",
    Choose("attacker", "fighter", your_fighters_who_can_attack, begin_attack),
    Choose("target", "fighter", enemies_next_to_him, set_target),
    AskAll(both_leaders, card_to_commit, commit, kind="card", rule="5"),
    Do(reveal),
    Window("immediately", defender_first, text_of_card),
    Window("during_combat", defender_first, text_of_card),
    Do(combat_damage),
    Window("after_combat", defender_first, text_of_card),
    Do(clean_up),
    takes=("you",))

END_OF_TURN: Final = [
    script("fight/hero at the end of the turn", draw(1), takes=("you",)),
    script("fight/friend at the end of the turn", may(discard(1), then=draw(1)), takes=("you",))]

GAME_TEXT: Final = script(
    "fight/game",
    Do(set_up),
    Repeat(
        Do(two_actions),
        AskAll(team_on_turn, stances, take_stance, rule="9", first_decides=True),
        While(has_actions, Ask(leader_on_turn, maneuver_or_attack, take_action, rule="1")),
        Window("end_of_turn", fighters_on_turn, ability_of_fighter, side_of, order=name_of_fighter, rule="1"),
        Do(stances_end),
        Do(other_side)))

# --- the front door ----------------------------------------------------------------------------------------------------


class FightGame(Game):
    name = "fight"
    title = "The small fight"
    version = 1
    seats = (2, 4)
    seats_rule = "10"
    keys = KEYS
    options = []  # noqa: RUF012
    rules: ClassVar[dict[str, str]] = {
        "1": "It is not this team's turn.",
        "2": "This is not among the things that can be done now.",
        "3": "A fighter moves step by step to empty spaces next to his; traps speak when he enters.",
        "5": "Both teams commit a card face down.",
        "9": "The team takes a stance for the turn.",
        "10": "Two or four players.",
    }

    def new(self, seats: int, seed: int, options: dict[str, Value], log: list[Entry] | None = None) -> Fight:
        self.check_seats(seats, options)
        complete(self.options, dict(options))
        s = Fight()
        s.begin(seed)
        s.log = log
        s.seats = seats
        s.turn = 0
        s.side = 0
        s.actions_left = 0
        s.loser = NONE
        s.at = START[:]
        s.health = HEALTH[:]
        s.traps = TRAPS[:]
        s.hands = [[], []]
        s.decks = [DECK[:], DECK[:]]
        s.discards = [[], []]
        s.fights = []
        s.lasting = []
        s.start(GAME_TEXT)
        return s

    def from_data(self, seats: int, options: dict[str, Value], data: dict[str, object]) -> Fight:
        s = Fight()
        s.load_data(data)
        return s

    def check_seats(self, seats: int, options: dict[str, Value]) -> None:
        super().check_seats(0 if seats % 2 else seats, options)

    def view(self, s: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(s, Fight)
        side = NONE if seat is None else seat % 2
        fights: list[object] = []
        for fight in s.fights:
            shown = [card_name(fight[CARD_0 + x]) if fight[REVEALED] or x == side else "?" for x in (0, 1)]
            fights.append({"attacker": fight[ATTACKER], "target": fight[TARGET], "cards": shown})
        return {
            "side": s.side, "actions_left": s.actions_left, "at": s.at[:], "health": s.health[:], "traps": s.traps[:], "fights": fights,
            "lasting": [row[:] for row in s.lasting],
            "discards": [[card_name(c) for c in pile] for pile in s.discards],
            "hand_sizes": [len(hand) for hand in s.hands], "deck_sizes": [len(deck) for deck in s.decks],
            "hand": [] if side == NONE else sorted([card_name(c) for c in s.hands[side]])}

    def resample(self, s: State, seat: int, seed: int) -> Fight:
        """The other hand, both decks, and what the others have committed face down."""
        assert isinstance(s, Fight)
        t = s.clone()
        t.log = s.log
        t.sow(seed)
        side = seat % 2
        other = 1 - side
        hidden = t.hands[other] + t.decks[other]
        t.shuffle(hidden)
        size = len(t.hands[other])
        t.hands[other] = hidden[:size]
        t.decks[other] = hidden[size:]
        t.shuffle(t.decks[side])
        if t.fights and not t.fights[-1][REVEALED] and t.fights[-1][TARGET] != NONE and t.seat_of(other) not in t.pending:
            could = card_to_commit(t, other)
            action = could[t.below(len(could))]
            t.fights[-1][CARD_0 + other] = action - CARD if action != PASS else NONE
        t.ask_again()
        return t

    def returns(self, s: State) -> list[float]:
        assert isinstance(s, Fight)
        if s.loser == NONE:
            return [0.0] * s.seats
        return [-1.0 if seat % 2 == s.loser else 1.0 for seat in range(s.seats)]

    def why_not(self, s: State, seat: int, action: int) -> str:
        return "2" if seat in self.seats_asked(s) else "1"

    def rule(self, number: str) -> str:
        return self.rules[number]

    def prompt(self, s: State, seat: int | None) -> str:
        return CODE[s.stack[-1]].prompt()

    def option_text(self, s: State, action: int) -> str:
        return KEYS[action]

    def narrate(self, event: Event) -> str:
        return f"{event.name}: {', '.join(str(value) for value in event.data.values())}"

    def table(self, s: State, seat: int | None) -> list[str]:
        return [f"{name}: {value}" for name, value in self.view(s, seat).items()]

    def facts(self, s: State) -> dict[str, Any]:
        return {**s.to_data(), **self.view(s, None)}


GAME: Final = FightGame()
