"""Play a scenario and say what does not hold."""

from __future__ import annotations

from collections.abc import Iterator

from halfshell.core.choice import Refused
from halfshell.core.match import Match
from halfshell.document.written import shown

from .checks import check, name_of, options
from .compare import Failure
from .scenario import Answer, Refusal, Scenario


def run(scenario: Scenario) -> list[Failure]:
    """All that fails; after an answer that is refused there is nothing more to say."""
    match, since = scenario.begin(), 0
    failures: list[Failure] = []
    for step in scenario.steps:
        if isinstance(step, Answer):
            refused = answer(match, step)
            if refused:
                return [*failures, refused]
        elif isinstance(step, Refusal):
            failures += refusal(match, step)
        else:
            failures += [failure for this in step.checks for failure in check(match, this, since)]
            since = len(match.log)
    return failures


def answer(match: Match, step: Answer) -> Failure | None:
    try:
        match.check(step.seat, match.question, step.key)  # first, since a match takes the same answer twice without a word
        match.answer(step.seat, match.question, step.key)
    except Refused as refused:
        asked = [name_of(seat) for seat in match.game.seats_asked(match.state)]
        who = name_of(step.seat)
        rest = f"{who} may {shown(options(match, step.seat))}" if who in asked else f"asked is {', '.join(asked) or 'nobody'}"
        return Failure(step.line, f"{who} is refused {step.key} ({refused}); {rest}")
    return None


def refusal(match: Match, step: Refusal) -> Iterator[Failure]:
    before, asked = match.state.digest(), match.state.actions[:]
    who = name_of(step.seat)
    try:
        match.check(step.seat, match.question, step.key)
    except Refused as refused:
        if step.rule and step.rule != refused.rule:
            yield Failure(step.line, f"{who} is refused {step.key} by {refused.rule or 'no rule'} and not by {step.rule}: {refused.words}")
    else:
        yield Failure(step.line, f"{who} is not refused {step.key}")
    if (match.state.digest(), match.state.actions) != (before, asked):
        yield Failure(step.line, f"{step.key} was to be refused, but the position has changed")
