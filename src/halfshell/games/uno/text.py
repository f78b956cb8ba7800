"""UNO in words: events, questions, actions, and the table as plain text. {p0} stands for the name of the player in seat 0."""
from __future__ import annotations

from typing import Any, Final

from halfshell.core.events import Event
from halfshell.core.script import PASS
from halfshell.core.text import counted, listed

from .action_cards import next_player
from .cards import (
    ACCEPT,
    CALL,
    CARD,
    CATCH,
    CHALLENGE,
    COLOR,
    COLOR_WORDS,
    COLORLESS,
    COLORS,
    DRAW,
    FIRST_PLAY,
    KEEP,
    NAMES,
    NEXT_ROUND,
    NONE,
    PLAYER,
    UNO,
    WILD,
    WILD_DRAW_FOUR,
    WORDS,
)
from .state import Uno
from .view import UnoView, view


def card_words(name: str) -> str:
    """`R5` is "red 5", `W(P)` is "Wild (purple)"."""
    plain, _, color = name.partition("(")
    words = WORDS[NAMES.index(plain)]
    return f"{words} ({color_words(color[0])})" if color else words


def color_words(letters: str) -> str:
    return listed([COLOR_WORDS[COLORS.index(c)] for c in letters])


def clockwise(direction: object) -> str:
    return "clockwise" if direction == 1 else "counterclockwise"


def player(seat: object) -> str:
    return f"{{p{seat}}}"


# --- events ------------------------------------------------------------------------------------------------------------

SENTENCES: Final[dict[str, str]] = {
    "round_began": "Round {round} begins; {dealer} deals.",
    "turned_up": "{card} is turned up.",
    "jumped_in": "{player} jumps in with {card}.",
    "kept": "{player} keeps the card.",
    "passed": "{player} passes.",
    "lost_turn": "{player} loses the turn.",
    "accepted": "{player} accepts.",
    "challenged": "{player} challenges {accused}.",
    "missing_colors": "{player} looks for the missing colors.",
    "called_uno": "{player} calls UNO!",
    "caught": "{by} catches {player} without an UNO call.",
    "stacked": "The stack costs {owed} cards now.",
    "swapped_hands": "{player} swaps hands with {other}.",
    "stalemate": "Nobody can play or draw any more.",
    "round_void": "The round counts for nobody.",
    "ready": "{player} is ready.",
    "game_won": "{player} wins the game with {points} points.",
    "took_back": "{seat} takes the last move back.",
}


def narrate(event: Event) -> str:
    """One sentence, from what its hearer may know."""
    data = event.data
    who = player(data.get("player"))
    name = event.name
    if name in ("played", "turned_up", "jumped_in"):
        card = card_words(str(data["card"]))
        if name == "played":
            color = str(data["color"])
            declared = f" and declares {color_words(color)}" if color and CARD_IS_WILD[str(data["card"])] else ""
            return f"{who} plays {card}{declared}."
        return SENTENCES[name].format(player=who, card=card[0].upper() + card[1:] if name == "turned_up" else card)
    if name == "dealt":
        return f"{who} gets {counted(number(data, 'cards'), 'card')}."
    if name == "drew":
        return f"{who} draws {card_words(str(data['card']))}." if "card" in data else f"{who} draws a card."
    if name == "shuffled":
        return f"The discard pile is shuffled: {counted(number(data, 'cards'), 'card')} to draw from."
    if name == "nothing_left":
        return f"There is nothing left for {who} to draw."
    if name == "reversed":
        return f"Play goes {clockwise(data['direction'])}."
    if name == "showed_to_one":
        to = player(data["to"])
        return f"{who} shows {card_words(str(data['card']))} to {to}." if "card" in data else f"{who} shows a card to {to}."
    if name == "showed_to_all":
        return f"{who} shows {card_words(str(data['card']))}."
    if name == "verdict":
        return f"{player(data['accused'])} was bluffing!" if data["bluff"] else f"{player(data['accused'])} played honestly."
    if name == "hands_moved_on":
        return f"All hands move on {clockwise(data['direction'])}."
    if name == "counted":
        return f"{who} held {counted(number(data, 'points'), 'point')}."
    if name == "round_won":
        return f"{who} wins the round and scores {counted(number(data, 'points'), 'point')}."
    if name == "missing_colors" and "missing" in data:
        return f"{who} lacks {color_words(str(data['missing']))}."
    return SENTENCES[name].format(**{k: player(v) if k in SEATS else v for k, v in data.items()})


SEATS: Final = ("player", "by", "accused", "other", "dealer", "seat")  # fields of events that are players


def number(data: dict[str, object], field: str) -> int:
    return int(str(data[field]))


CARD_IS_WILD: Final[dict[str, bool]] = {name: k >= WILD for k, name in enumerate(NAMES)}

# --- questions and answers ---------------------------------------------------------------------------------------------


def prompt(s: Uno, seat: int | None, asked: tuple[int, ...]) -> str:
    """The question as one sentence; to those who only watch, who is asked and what about."""
    me = seat is not None and seat in asked
    who = listed([player(x) for x in asked])
    if s.counting:
        return "Ready for the next round?" if me else f"Waiting for {who} to be ready for the next round."
    actions = s.actions
    if CATCH in actions or CALL in actions:
        if seat == s.player and me:
            return "You have one card left: call UNO before somebody catches you!"
        return f"{player(s.player)} has one card left and has not called UNO." + (" Catch, or let it be?" if me else "")
    top = s.pile[-1]
    if s.pending:
        return f"Jump in on {card_words(NAMES[top])}, or let it be?" if me else f"Somebody may jump in on {card_words(NAMES[top])}."
    if PLAYER <= actions[0] < FIRST_PLAY:
        return "Swap hands with whom?" if me else f"{who} chooses whom to swap hands with."
    if ACCEPT in actions:
        return stakes(s, me, who, CHALLENGE in actions)
    if s.drawn != NONE:
        if not me:
            return f"{who} has drawn a card and decides."
        drew = f"You drew {card_words(NAMES[s.drawn])}"
        if KEEP not in actions:
            return f"{drew} and must play it."
        return f"{drew}: play it or keep it?" if len(actions) > 1 else f"{drew}, which does not fit: keep it."
    if not me:
        return f"It is {who}'s turn."
    if PASS in actions and len(actions) == 1:
        return "You cannot play, and there is nothing left to draw: pass."
    if actions == [DRAW]:
        return "No card of yours fits: draw one."
    if DRAW in actions:
        return "Play a card, or draw one."
    return "Play a card, or pass." if PASS in actions else "Play a card: there is nothing left to draw."


def stakes(s: Uno, me: bool, who: str, may_challenge: bool) -> str:
    """5.4, 5.6, 10.1: what it costs either way."""
    owed = s.owed or 4
    if not me:
        return f"{who} must answer: {counted(owed, 'card')} to draw."
    if not may_challenge:
        return f"Answer with a Draw Two, or draw {counted(owed, 'card')} and lose the turn."
    accused = player(s.player)
    first = "Answer with a Wild Draw Four, accept" if s.owed else "Accept"
    return (f"{first} (draw {owed} and lose the turn) or challenge: a bluff costs {accused} {counted(owed, 'card')}, "
            f"an honest play costs you {owed + 2} and the turn.")


ANSWERS: Final[dict[int, str]] = {PASS: "Pass", DRAW: "Draw a card", KEEP: "Keep it", ACCEPT: "Accept", CHALLENGE: "Challenge",
                                  CALL: "Call UNO!", CATCH: "Catch!", NEXT_ROUND: "Next round"}


def option_text(s: Uno, action: int) -> str:
    if action in ANSWERS:
        if action == PASS and s.pending:
            return "Let it be"
        if action == ACCEPT:
            return f"Accept: draw {s.owed or 4}"
        return ANSWERS[action]
    if action < FIRST_PLAY:
        return player(action - PLAYER)
    color = f", {COLOR_WORDS[COLOR[action]]} next" if CARD[action] >= WILD and COLOR[action] != COLORLESS else ""
    return f"Play {WORDS[CARD[action]]}{color}" + (" and call UNO" if action >= FIRST_PLAY + UNO else "")


def note(s: Uno, action: int, bluff: bool) -> str:
    """5.2 For the eyes of the one who is asked."""
    return "bluff" if bluff and action >= FIRST_PLAY and CARD[action] == WILD_DRAW_FOUR else ""


# --- the table ---------------------------------------------------------------------------------------------------------


def table(s: Uno, seat: int | None) -> list[str]:
    """What the seat sees, a line each."""
    seen: UnoView = view(s, seat)
    lines = [f"Round {seen['round']}. On the pile: {card_words(seen['top'])}. Color: {color_words(seen['color']) or 'none'}.",
             f"Play goes {clockwise(seen['direction'])}. {counted(seen['draw_pile'], 'card')} to draw from, "
             f"{counted(len(seen['discard_pile']), 'card')} on the pile."]
    if seen["owed"]:
        lines.append(f"{player(next_player(s))} is to draw {counted(seen['owed'], 'card')}.")
    for other, row in enumerate(seen["players"]):
        marks: list[str] = [counted(row["cards"], "card"), counted(row["score"], "point")]
        if other == seen["turn"] and not s.counting:
            marks.append("on turn")
        if other == seen["dealer"]:
            marks.append("dealer")
        if row["known"]:
            marks.append(f"you know of {listed([card_words(c) for c in row['known']])}")
        lines.append(f"{player(other)}: {', '.join(marks)}.")
    if seat is not None:
        lines.append(f"Your hand: {listed([card_words(c) for c in seen['hand']]) or 'empty'}.")
    if seen["drawn"]:
        lines.append(f"You have drawn {card_words(seen['drawn'])}.")
    if seen["sheet"] is not None:
        lines += sheet_lines(seen["sheet"])
    return lines


def sheet_lines(sheet: Any) -> list[str]:
    """8.3 itemized."""
    lines = ["The round is void."]
    if sheet["winner"] is not None:
        lines = [f"{player(sheet['winner'])} won the round: {counted(sheet['points'], 'point')}."]
    for seat, hand in enumerate(sheet["hands"]):
        if seat != sheet["winner"]:
            held = listed([card_words(c) for c in hand["cards"]]) or "nothing"
            lines.append(f"{player(seat)} held {held}: {counted(hand['points'], 'point')}.")
    return lines
