"""Turns in words: each decision as it is offered at the table, in the position in which it arises."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from grandaustria.analysis.games import TurnReport
from grandaustria.engine import Position
from grandaustria.engine.situation import Situation
from grandaustria.play.choices import told_choice
from grandaustria.play.narrator import Narrator
from grandaustria.play.visibility import seen
from grandaustria.texts import text

TELLING = ("guest", "die", "pass", "check-in", "hire", "claim", "use")
"""What is said of a turn where there is little room."""


def in_notation(steps: Iterable[tuple[Position, int]]) -> list[str]:
    return [position.notation(action) for position, action in steps]


def in_short(notations: Sequence[str]) -> str:
    """The steps of a turn that say most about it.

    >>> in_short(["guest 4", "die 1+", "split 1", "place cake 99", "end"])
    'guest 4, die 1+'
    """
    return ", ".join(step for step in notations if step.split(" ")[0] in TELLING)


def in_words(steps: Iterable[tuple[Position, int]], language: str, names: Sequence[str]) -> Iterator[str]:
    """A sentence for each of the steps of a turn, which `along` takes."""
    last = ""
    for position, action in steps:
        seat = position.to_move
        events = [seen(event, seat) for event in Narrator(position).foretell(action, last)]
        last = events[-1].name if events else last
        situation = Situation(position.view(seat).to_json())
        yield told_choice(situation, action, events, language, names).brief


def mistake(report: TurnReport, names: Sequence[str], language: str) -> str:
    """Which turn it was, and what it cost."""
    turn = report.turn
    cost, player = f"{report.cost:.1f}", names[turn.seat]
    return text("analysis-mistake", language, cost=cost, turn=turn.number, round=turn.round, player=player)
