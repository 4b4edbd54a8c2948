"""Turns in words: each decision as it is offered at the table, in the position in which it arises."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from grandaustria.analysis.games import TurnReport
from grandaustria.analysis.steps import Step
from grandaustria.play.choices import told_choice
from grandaustria.play.event import Event
from grandaustria.play.narrator import Narrator
from grandaustria.play.sentences import Told
from grandaustria.play.visibility import seen
from grandaustria.texts import text

TELLING = ("guest", "die", "pass", "check-in", "hire", "claim", "use")
"""What is said of a turn where there is little room."""


def in_notation(steps: Iterable[Step]) -> list[str]:
    """Each in the notation of the position it is done in."""
    return [position.notation(action) for position, action in steps]


def in_short(notations: Sequence[str]) -> str:
    """The steps of a turn that say most about it.

    >>> in_short(["guest 4", "die 1+", "split 1", "place cake 99", "end"])
    'guest 4, die 1+'
    """
    return ", ".join(step for step in notations if step.split(" ")[0] in TELLING)


def told(
    steps: Iterable[Step], language: str, names: Sequence[str], begun: Sequence[Event] | None = None
) -> Iterator[Told]:
    """Each step of a turn as it would be offered.

    `begun` are the events of the first, where something has happened in its turn before.
    """
    last = ""
    for position, action in steps:
        seat = position.to_move
        events = Narrator(position).foretell(action, last)[0] if begun is None else begun
        begun, last = None, events[-1].name if events else last
        shown = [seen(event, seat) for event in events]
        yield told_choice(position.view(seat), action, shown, language, names)


def mistake(report: TurnReport, names: Sequence[str], language: str) -> str:
    """Which turn it was, and what it cost."""
    turn = report.turn
    cost, player = f"{report.cost:.1f}", names[turn.seat]
    return text("analysis-mistake", language, cost=cost, turn=turn.number, round=turn.round, player=player)
