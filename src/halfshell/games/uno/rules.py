"""The rules of UNO: queries (change nothing), effects (ask nothing), answers, and at the end the rules as texts."""
from __future__ import annotations

from typing import Final

from halfshell.core.events import Kind
from halfshell.core.native import i64
from halfshell.core.ops import Ask, AskAll, Call, Do, If, Repeat
from halfshell.core.script import PASS, Script, script

from . import events as e
from .action_cards import (
    accept_or_challenge,
    answer_draw_four,
    challenge,
    direction_changes,
    is_bluff,
    it_acts_like_skip,
    lose_turn,
    next_player,
    next_player_draws_to_four_colors,
    next_player_draws_two,
    next_player_loses_the_turn,
    next_player_shows_the_hand,
    reverse_costs_the_turn,
    sewers_cost_the_turn,
    sewers_skip,
    two_cost_the_turn,
)
from .cards import (
    ACCEPT,
    CALL,
    CARD,
    CATCH,
    CHALLENGE,
    COLOR,
    DRAW,
    DRAW_TWO,
    FIRST_PLAY,
    FULL_DECK,
    KEEP,
    LAST_PLAYS_OF,
    NEXT_ROUND,
    NONE,
    PLAYER,
    PLAYS_OF,
    PLAYS_ON,
    REVERSE,
    SEWERS,
    SKIP,
    UNO,
    WILD,
    WILD_DRAW_FOUR,
    color_of,
    points,
)
from .memory import remember
from .options import Options
from .piles import can_draw, give, take
from .state import Uno

# --- 2 a turn ----------------------------------------------------------------------------------------------------------


def player_on_turn(s: Uno) -> int:
    return s.player


def play_draw_or_pass(s: Uno) -> list[int]:
    """2.1 a matching card, or 2.3, 2.4 draw one. 2.8 With nothing to draw: a card, or pass if no play is honest."""
    hand = s.hands[s.player]
    plays_of = PLAYS_ON[s.color][s.pile[-1]]
    actions: list[int] = []
    for card in hand:
        plays = plays_of[card]
        if plays and plays[0] not in actions:
            actions.extend(plays)
    if len(hand) < 3:
        if len(hand) == 2:
            actions += [a + UNO for a in actions]  # 7.1
        elif actions:
            actions = LAST_PLAYS_OF[hand[0]][:]  # 4.2
    if s.deck or len(s.pile) > 1:
        actions.append(DRAW)
    elif all([CARD[a] == WILD_DRAW_FOUR and is_bluff(s, s.player) for a in actions]):
        actions.append(PASS)
    else:
        put_the_quiet_one_last(s, s.player, actions)
    return actions


def take_turn(s: Uno, action: i64) -> None:
    if action >= FIRST_PLAY:
        play(s, action)
    elif action == DRAW:
        s.call(DRAW_ONE)
    else:
        pass_turn(s)


def play(s: Uno, action: i64, how: Kind | None = None) -> None:
    """Lay the card with its color on the pile; then the UNO call is looked at, then the card does what it says."""
    player = s.player
    card = CARD[action]
    color_before = s.color
    hand = s.hands[player]
    hand.remove(card)
    if s.shown and s.shown[player]:
        s.shown[player].append(-1 - card)
    s.pile.append(card)
    s.color = COLOR[action]
    s.idle = 0
    if s.log is not None:
        s.tell(how or PLAYED[card], player, card, s.color)
    left: i64 = len(hand)
    if left == 0:
        go_out(s, player)
        return
    effect = s.effects[card]
    if effect is not None:
        s.call(effect, color_before, left)
    if left == 1:
        if action >= FIRST_PLAY + UNO:
            s.tell(e.CALLED, player)
        else:
            s.call(ONE_CARD_LEFT)


PLAYED: Final[list[Kind]] = [e.PLAYED] * WILD + [e.PLAYED_WILD, e.PLAYED_DRAW_FOUR, e.PLAYED_SEWERS]


def draw_one(s: Uno) -> None:
    """2.3, 2.5 One card, kept apart while its owner decides. 10.2 Or more, until one can be played."""
    s.idle = 0
    s.drawn = take(s)
    s.tell(e.DREW, s.player, s.drawn)
    while s.options.draw_until_playable and not PLAYS_ON[s.color][s.pile[-1]][s.drawn] and can_draw(s):
        s.hands[s.player].append(s.drawn)
        s.drawn = take(s)
        s.tell(e.DREW_ON, s.player, s.drawn)


def play_it_or_keep_it(s: Uno) -> list[int]:
    """2.5 Also asked if it cannot be played: others must not learn that it could."""
    actions = PLAYS_ON[s.color][s.pile[-1]][s.drawn]
    if not actions:
        return [KEEP]
    if len(s.hands[s.player]) == 1:
        actions = actions + [a + UNO for a in actions]  # 7.1
    elif len(s.hands[s.player]) == 0:
        actions = LAST_PLAYS_OF[s.drawn]  # 4.2
    if s.options.must_play_drawn and not (s.drawn == WILD_DRAW_FOUR and is_bluff(s, s.player)):  # 10.5
        actions = actions[:]
        put_the_quiet_one_last(s, s.player, actions)
        return actions
    return [*actions, KEEP]


def use_drawn_card(s: Uno, action: i64) -> None:
    s.hands[s.player].append(s.drawn)
    s.drawn = NONE
    if action == KEEP:
        s.tell(e.KEPT, s.player)
    else:
        play(s, action)


def put_the_quiet_one_last(s: Uno, player: i64, plays: list[int]) -> None:
    """9.2 The answer of a clock, where a card must be played: no bluff, and of a wild the color held most."""
    held = [0] * 5
    for card in s.hands[player]:
        held[color_of(card)] += card < WILD
    best = 0
    for i, a in enumerate(plays):
        if quietness(s, player, held, a) >= quietness(s, player, held, plays[best]):
            best = i
    plays.append(plays.pop(best))


def quietness(s: Uno, player: i64, held: list[int], action: int) -> int:
    if CARD[action] == WILD_DRAW_FOUR and is_bluff(s, player):
        return -1
    return held[COLOR[action]] if CARD[action] >= WILD else 100


def pass_turn(s: Uno) -> None:
    """2.8, 2.9 A lap of passes ends the round."""
    s.tell(e.PASSED, s.player)
    s.idle += 1
    if s.idle < s.seats:
        return
    s.tell(e.STALEMATE)
    totals = [points(hand) for hand in s.hands]
    least = min(totals)
    if s.options.stalemate == "lowest_hand_wins" and totals.count(least) == 1:
        s.winner = totals.index(least)
    s.go_on_with(ROUND_OVER)


def pass_the_turn_on(s: Uno) -> None:
    """2.10"""
    s.player = (s.player + s.direction) % s.seats


# --- 7 UNO -------------------------------------------------------------------------------------------------------------


def acts_next(s: Uno) -> int:
    """Who takes the next turn of his own, once the top card has done what it says."""
    top = s.pile[-1]
    rank = top % 13
    if (top < WILD and (rank == SKIP or (rank == DRAW_TWO and not s.options.stacking))) or (top == SEWERS and s.options.sewers_skips):
        return (s.player + 2 * s.direction) % s.seats
    if top < WILD and rank == REVERSE:
        return s.player if it_acts_like_skip(s) else (s.player - s.direction) % s.seats
    return next_player(s)


def everybody(s: Uno) -> list[int]:
    """7.3 The caller wins a tie; the one whose action would close the window comes last."""
    order = [(s.player + i) % s.seats for i in range(s.seats)]
    last = acts_next(s)
    if last != s.player:
        order.remove(last)
        order.append(last)
    return order


def call_or_catch(s: Uno, seat: int) -> list[int]:
    return [CALL if seat == s.player else CATCH, PASS]


def answer_one_card_left(s: Uno, seat: int, action: i64) -> None:
    """7.2 Two cards for the one who is caught. 7.3 The first answer decides; a pass of the one who acts next closes."""
    if action == CALL:
        s.tell(e.CALLED, seat)
        s.pending.clear()
    elif action == CATCH:
        s.tell(e.CAUGHT, s.player, seat)
        give(s, s.player, 2, e.DREW_AS_CAUGHT)
        s.pending.clear()
    elif (seat == acts_next(s) and seat != s.player) or s.pending == [s.player]:
        s.pending.clear()


# --- 8 round, score, game ----------------------------------------------------------------------------------------------


def deal(s: Uno) -> None:
    """1.3 The deal passes to the left. 1.4 Seven each. 8.5 All cards anew."""
    s.round += 1
    s.dealer = (s.dealer + 1) % s.seats
    s.direction = 1
    s.idle = 0
    s.owed = 0
    s.drawn = NONE
    s.winner = NONE
    s.counting = 0
    s.shown = []
    s.pile = []
    s.deck = FULL_DECK[:]
    s.shuffle(s.deck)
    s.hands = []
    s.tell(e.ROUND_BEGAN, s.round, s.dealer)
    for seat in range(s.seats):
        s.hands.append([s.deck.pop() for _ in range(7)])
        s.tell(e.DEALT, seat, 7)


def turn_up_a_number(s: Uno) -> None:
    """1.5, 1.6 The first number begins the pile; 1.7 the player to the dealer's left starts."""
    while True:
        card = s.deck.pop()
        s.tell(e.TURNED_UP, card)
        if card < WILD and card % 13 < 10:
            break
        if s.options.ignored_starters == "discard":
            s.pile.append(card)
        else:
            s.deck.append(card)
            s.shuffle(s.deck)
    s.pile.append(card)
    s.color = color_of(card)
    s.player = (s.dealer + 1) % s.seats


def go_out(s: Uno, player: int) -> None:
    """8.1 Also with an action card. 8.2 Its draws before counting, if so agreed."""
    s.winner = player
    card = s.pile[-1]
    if s.options.draw_before_scoring:
        if card == WILD_DRAW_FOUR:
            give(s, next_player(s), s.owed + 4, e.DREW_FOR_FOUR)  # 5.7 no challenge
        elif card == SEWERS:
            next_player_draws_to_four_colors(s)
        elif card < WILD and card % 13 == DRAW_TWO:
            give(s, next_player(s), s.owed + 2, e.DREW_FOR_TWO)
    s.go_on_with(ROUND_OVER)


def score_the_round(s: Uno) -> None:
    """8.3 The hands are laid open and counted."""
    s.counting = 1
    if s.winner == NONE:
        s.tell(e.ROUND_VOID)
        return
    won = 0
    for seat, hand in enumerate(s.hands):
        if seat != s.winner:
            s.tell(e.COUNTED, seat, points(hand))
            won += points(hand)
    s.scores[s.winner] += won
    s.tell(e.ROUND_WON_BY_LOWEST if s.hands[s.winner] else e.ROUND_WON, s.winner, won)


def the_game_goes_on(s: Uno) -> bool:
    """8.4"""
    return s.options.scoring != "single_round" and max(s.scores) < s.options.target


def all_players(s: Uno) -> list[int]:
    return list(range(s.seats))


def ready_for_the_next_round(s: Uno, seat: int) -> list[int]:
    return [NEXT_ROUND]


def is_ready(s: Uno, seat: int, action: i64) -> None:
    s.tell(e.READY, seat)


def the_game_ends(s: Uno) -> None:
    if s.options.scoring != "single_round":
        s.tell(e.GAME_WON, s.winner, s.scores[s.winner])
    s.finish()


# --- 10 house rules ----------------------------------------------------------------------------------------------------


def two_more_are_owed(s: Uno) -> None:
    s.owed += 2
    s.tell(e.OWED, s.player, s.owed)


def four_more_are_owed(s: Uno) -> None:
    s.owed += 4
    s.tell(e.OWED, s.player, s.owed)


def stack(s: Uno, card_is_on_top: int) -> list[int]:
    """10.1 The next player's plays of the same symbol."""
    hand = s.hands[next_player(s)]
    actions: list[int] = []
    for card in sorted(set(hand)):
        if card == WILD_DRAW_FOUR == card_is_on_top or (card < WILD and card_is_on_top < WILD and card % 13 == DRAW_TWO):
            actions += PLAYS_OF[card] if len(hand) > 1 else LAST_PLAYS_OF[card]  # 4.2
    return actions + [a + UNO for a in actions] if len(hand) == 2 else actions  # 7.1


def stack_or_draw(s: Uno) -> list[int]:
    return [*stack(s, s.pile[-1]), ACCEPT]


def stack_challenge_or_draw(s: Uno) -> list[int]:
    return [*stack(s, s.pile[-1]), CHALLENGE, ACCEPT]


def answer_stack(s: Uno, action: i64) -> None:
    """10.1 Stack, or draw all that is owed and lose the turn."""
    victim = next_player(s)
    if action >= FIRST_PLAY:
        s.player = victim
        play(s, action)
    else:
        s.tell(e.ACCEPTED, victim)
        give(s, victim, s.owed, e.DREW_FOR_STACK)
        s.owed = 0
        lose_turn(s, e.LOST_TURN_TO_STACK)


def answer_stacked_four(s: Uno, action: i64, color_before: int, cards_left: int) -> None:
    if action == CHALLENGE:
        challenge(s, color_before, cards_left, s.owed)
        s.owed = 0
    else:
        answer_stack(s, action)


def the_others(s: Uno) -> list[int]:
    """In the order of play."""
    return [(s.player + s.direction * i) % s.seats for i in range(1, s.seats)]


def jump_in_or_let_it_be(s: Uno, seat: int) -> list[int]:
    """10.3 Asked of all the others, whether or not they hold the card."""
    hand = s.hands[seat]
    card = s.pile[-1]
    if card not in hand:
        return [PASS]
    plays = PLAYS_OF[card]
    return plays + [a + UNO for a in plays] + [PASS] if len(hand) == 2 else [*plays, PASS]  # 7.1


def answer_jump_in(s: Uno, seat: int, action: i64) -> None:
    """10.3 The first one counts: the card below does nothing, but in a stack what it costs is owed (10.1)."""
    if action == PASS:
        return
    s.pending.clear()
    s.leave()
    if CARD[action] % 13 == DRAW_TWO and s.options.stacking:
        s.owed += 2
    s.player = seat
    play(s, action, e.JUMPED_IN)


def other_players(s: Uno) -> list[int]:
    return [PLAYER + seat for seat in the_others(s)]


def swap_hands(s: Uno, action: i64) -> None:
    """10.4 Both know what they gave away."""
    other = action - PLAYER
    s.hands[s.player], s.hands[other] = s.hands[other], s.hands[s.player]
    if s.shown:
        s.shown[s.player], s.shown[other] = s.shown[other], s.shown[s.player]
    remember(s, other, 1 << s.player, s.hands[other])
    remember(s, s.player, 1 << other, s.hands[s.player])
    s.tell(e.SWAPPED, s.player, other)


def hands_move_on(s: Uno) -> None:
    """10.4"""
    s.hands = [s.hands[(seat - s.direction) % s.seats] for seat in range(s.seats)]
    if s.shown:
        s.shown = [s.shown[(seat - s.direction) % s.seats] for seat in range(s.seats)]
    for seat in range(s.seats):
        remember(s, seat, 1 << ((seat - s.direction) % s.seats), s.hands[seat])
    s.tell(e.MOVED_ON, s.direction)


# --- the rules as texts ------------------------------------------------------------------------------------------------

DRAW_ONE: Final = script(
    "uno/draw one",  # 2.3 to 2.6
    Do(draw_one),
    Ask(player_on_turn, play_it_or_keep_it, use_drawn_card, kind="card", rule="2.5"))

ROUND: Final = script(
    "uno/round",
    Do(deal),  # 1.4
    Do(turn_up_a_number),  # 1.5
    Repeat(
        Ask(player_on_turn, play_draw_or_pass, take_turn, kind="card", rule="2.1"),
        Do(pass_the_turn_on)))  # 2.10

ROUND_OVER: Final = script(
    "uno/round over",  # 8
    Do(score_the_round),
    If(the_game_goes_on,
       AskAll(all_players, ready_for_the_next_round, is_ready, rule="8.5"),
       Call(ROUND)),
    Do(the_game_ends))

ONE_CARD_LEFT: Final = script(
    "uno/one card left",  # 7
    AskAll(everybody, call_or_catch, answer_one_card_left, rule="7.3"))

DRAW_TWO_TEXT: Final = script(
    "uno/draw two",  # 3.1
    Do(next_player_draws_two),
    Do(two_cost_the_turn))

REVERSE_TEXT: Final = script(
    "uno/reverse",  # 3.2
    Do(direction_changes),
    If(it_acts_like_skip, Do(reverse_costs_the_turn)))

SKIP_TEXT: Final = script(
    "uno/skip",  # 3.3
    Do(next_player_loses_the_turn))

WILD_DRAW_FOUR_TEXT: Final = script(
    "uno/wild draw four",  # 5
    Ask(next_player, accept_or_challenge, answer_draw_four, "color before", "cards left", rule="5.4"),
    takes=("color before", "cards left"))

SEWERS_TEXT: Final = script(
    "uno/wild from the sewers",  # 6
    Do(next_player_draws_to_four_colors),
    Do(next_player_shows_the_hand),
    If(sewers_skip, Do(sewers_cost_the_turn)))

STACKED_TWO_TEXT: Final = script(
    "uno/draw two, stacked",  # 10.1
    Do(two_more_are_owed),
    Ask(next_player, stack_or_draw, answer_stack, kind="card", rule="10.1"))

STACKED_FOUR_TEXT: Final = script(
    "uno/wild draw four, stacked",  # 10.1
    Do(four_more_are_owed),
    Ask(next_player, stack_challenge_or_draw, answer_stacked_four, "color before", "cards left", kind="card", rule="10.1"),
    takes=("color before", "cards left"))

SEVEN_TEXT: Final = script(
    "uno/seven",  # 10.4
    Ask(player_on_turn, other_players, swap_hands, kind="player", rule="10.4"))

ZERO_TEXT: Final = script(
    "uno/zero",  # 10.4
    Do(hands_move_on))


def jumpable(name: str, effect: Script | None) -> Script:
    """10.3 What a colored card does where anybody may jump in first."""
    return script(
        f"uno/{name}, unless jumped on",
        AskAll(the_others, jump_in_or_let_it_be, answer_jump_in, kind="card", rule="10.3"),
        *([] if effect is None else [Call(effect)]))


JUMPABLE: Final[dict[str, Script]] = {text.name if text else "": jumpable(text.name[4:] if text else "number", text) for text in (
    None, SKIP_TEXT, REVERSE_TEXT, DRAW_TWO_TEXT, STACKED_TWO_TEXT, SEVEN_TEXT, ZERO_TEXT)}


def effects(options: Options) -> list[Script | None]:
    """What each card does under these options; None: nothing. A rule that is off costs nothing."""
    colored: list[Script | None] = [None] * 10
    if options.seven_zero:
        colored[0] = ZERO_TEXT
        colored[7] = SEVEN_TEXT
    colored += [SKIP_TEXT, REVERSE_TEXT, STACKED_TWO_TEXT if options.stacking else DRAW_TWO_TEXT]
    if options.jump_in:
        colored = [JUMPABLE[text.name if text is not None else ""] for text in colored]
    return colored * 4 + [None, STACKED_FOUR_TEXT if options.stacking else WILD_DRAW_FOUR_TEXT, SEWERS_TEXT]
