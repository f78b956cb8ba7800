"""Games come to an end, under every set of options; what is legal is offered, and nothing else."""
from __future__ import annotations

import pytest
from cases import CASES, NAMES, Case, cases, games, positions, some_options

import halfshell.core.script as script
from halfshell.core.choice import KINDS, Refused
from halfshell.core.events import heard
from halfshell.core.game import Game
from halfshell.core.match import Match
from halfshell.core.options import BadOption, complete, written
from halfshell.core.playout import playout
from halfshell.core.rng import seeded
from halfshell.core.script import explain
from halfshell.core.state import State


class AnyWords(dict[str, str]):
    """A word table in which every word is there."""

    def __missing__(self, key: str) -> str:
        return key


@games
def test_random_games_end_under_any_options(game: Game) -> None:
    rng = seeded(9)
    for seed in range(250):
        seats = game.seats[0] + rng.below(game.seats[1] - game.seats[0] + 1)
        try:
            s = game.new(seats, seed, some_options(game, rng))
        except Refused:
            continue
        playout(s, rng, True, 60_000)
        check_the_end(game, s, seats)


@pytest.mark.parametrize("case", CASES[::3], ids=NAMES[::3])
def test_uniformly_random_games_end(case: Case) -> None:
    rng = seeded(1)
    for seed in range(6):
        s = case.new(seed)
        playout(s, rng, False, 200_000)
        check_the_end(case.game, s, case.seats)


def check_the_end(game: Game, s: State, seats: int) -> None:
    assert s.is_terminal() and s.current_player() == -1 and s.legal_actions() == []
    assert game.seats_asked(s) == () and game.choice(s, 0) is None and all(game.legal_for(s, seat) == [] for seat in range(seats))
    returns, ranks = game.returns(s), game.ranks(s)
    assert len(returns) == len(ranks) == seats and all(-1 <= r <= 1 for r in returns)
    assert game.cooperative or seats == 1 or sum(returns) <= 1e-9
    assert min(ranks) == 1 and max(ranks) <= seats
    if any(returns):
        best = max(returns)
        assert all(ranks[seat] == 1 for seat in range(seats) if returns[seat] == best)
    assert game.mask(s) == [0] * len(game.keys)


@cases
def test_asking_changes_nothing_and_the_mask_is_the_list(case: Case) -> None:
    game = case.game
    for s in positions(case):
        before, actions, seed = s.digest(), s.actions[:], s.seed
        s.ask_again()
        assert s.digest() == before and s.actions == actions and s.seed == seed
        assert actions and len(set(actions)) == len(actions)
        assert [a for a, bit in enumerate(game.mask(s)) if bit] == sorted(actions)
        asked = game.seats_asked(s)
        assert s.current_player() in asked and all(game.legal_for(s, seat) for seat in asked)
        assert all(game.legal_for(s, seat) == [] for seat in range(case.seats) if seat not in asked)
        assert game.returns(s) == [0.0] * case.seats
    assert len(set(game.keys)) == len(game.keys) and game.keys[0] == "pass"


@cases
def test_every_position_has_words(case: Case) -> None:
    """Questions, options, events, the plain table, the explanation of the stack."""
    game = case.game
    for s in positions(case, decisions=600, every=3, log=True):
        assert explain(s, AnyWords())
        for seat in [None, *range(case.seats)]:
            choice = game.choice(s, seat)
            assert choice is not None and choice.prompt and choice.kind in KINDS and (not choice.rule or game.rule(choice.rule))
            assert all(option.text and game.keys[option.action] == option.key for option in choice.options)
            assert game.table(s, seat)
    for event in heard(s.log, 0):
        assert game.narrate(event)


@games
def test_options_have_words_and_rules(game: Game) -> None:
    names = [option.name for option in game.options]
    assert len(set(names)) == len(names)
    for option in game.options:
        assert option.words.endswith(".") and game.rule(option.rule)
        for value in option.values:
            given = {option.name: written(value)}
            Match(game, game.seats_with(complete(game.options, given))[0], 1, given)
    with pytest.raises(BadOption, match="no option is called nonsense"):
        Match(game, game.seats[0], 1, {"nonsense": True})
    for option in game.options:
        with pytest.raises(BadOption, match=option.name):
            Match(game, game.seats[0], 1, {option.name: "nonsense"})


@games
def test_only_so_many_players(game: Game) -> None:
    for seats in (0, game.seats[0] - 1, game.seats[1] + 1, 99):
        with pytest.raises(Refused) as no:
            game.new(seats, 1, {})
        assert no.value.rule == game.seats_rule and no.value.words == game.rule(game.seats_rule)


@cases
def test_refusals_name_a_rule_and_change_nothing(case: Case) -> None:
    game = case.game
    for n, s in enumerate(positions(case, decisions=600, every=9)):
        m = case.match(1)
        m.state = s.clone()
        before = s.digest()
        for seat in range(case.seats):
            legal = game.legal_for(s, seat)
            for action in range(n % 7, len(game.keys), 7):
                if action not in legal:
                    with pytest.raises(Refused) as no:
                        m.answer(seat, 0, game.keys[action])
                    assert game.rule(no.value.rule) == no.value.words
        for question, key in ((1, "pass"), (0, "no such key")):
            with pytest.raises(Refused):
                m.answer(s.current_player(), question, key)
        assert m.state.digest() == before and m.rows == []


def test_the_code_knows_its_places() -> None:
    assert all(op.at == i for i, op in enumerate(script.CODE))
    with pytest.raises(ValueError, match="two scripts called"):
        script.script("uno/round")
