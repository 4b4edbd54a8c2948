"""Choosing at the same time: a seat that is asked later in a round of the draft, or for its first rooms, goes ahead.

It chooses at a copy of the table where it is asked at once; nothing there depends on what those before it do. What it
has chosen becomes a run of its own when the game comes to it, so the order of decisions is what it always is.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from grandaustria.engine import ActionError, Position
from grandaustria.engine.forms import PositionData
from grandaustria.play.choices import told_choice
from grandaustria.play.hosted import HostedGame, Prospect
from grandaustria.play.lines import Open
from grandaustria.play.prospects import prospects
from grandaustria.play.run import Run
from grandaustria.play.visibility import seen

Json = dict[str, Any]


class NoChance:
    """Nothing is left to chance in what everybody chooses at the same time."""

    def choose(self, position: Position, /) -> int:
        """Always refused."""
        raise ActionError(f"nothing should be left to chance here: {position!r}")


NO_CHANCE = NoChance()


class _OwnRun(Run):
    """It is over when the choice of one seat is made, whoever is asked then; nothing of it is ever final here."""

    def _ends_at(self, now: Position) -> bool:
        return now.to_json()["count"] != self.start.to_json()["count"]

    @property
    def is_closed(self) -> bool:
        return False

    def is_final(self, action: int, after: Position) -> bool:
        return False


class Ahead(HostedGame):
    """The table as a seat sees it that chooses ahead: steps, undo and redo as ever, but nobody is told of them."""

    def _begin_run(self, position: Position, lines: Open | None = None) -> None:
        super()._begin_run(position, lines)
        self._run = _OwnRun(position)

    def foresee(self, action: int, table: PositionData | None = None) -> Prospect:
        """What a decision would lead to; what comes after the last of them is not the same as at the table."""
        return super().foresee(action, table)._replace(then=None)


def later_seats(hosted: HostedGame) -> tuple[int, ...]:
    """The seats that may choose ahead now; whether somebody sits there who can is for others to know."""
    if hosted.is_over:
        return ()
    return tuple(seat for seat in range(hosted.position.players) if hosted.start.asked_ahead(seat) is not None)


def ahead_of(hosted: HostedGame, seat: int, actions: Iterable[int] = (), done: int | None = None) -> Ahead:
    """The table of a seat that chooses ahead, with what it has chosen; so many of these are done, others can be redone.

    >>> from grandaustria import Luck, Setup
    >>> game, _ = HostedGame.begin(Setup(players=3, staff="draft"), Luck(1))
    >>> game.seat, later_seats(game)
    (0, (1, 2))
    >>> own = ahead_of(game, 2)
    >>> own.step(own.legal_actions()[0], NO_CHANCE).kind, own.is_complete, own.can_undo
    ('step', True, True)
    """
    start = None if hosted.is_over else hosted.start.asked_ahead(seat)
    if start is None:
        raise ActionError("this seat has nothing to choose ahead")
    own = Ahead(start, hosted.told)
    for action in actions:
        own.step(action, NO_CHANCE)
    while done is not None and own.cursor > done:
        own.undo()
    return own


def as_run(hosted: HostedGame, actions: Sequence[int], ready: bool) -> list[tuple[str, int | None]]:
    """What a seat has chosen ahead as its run, now that it is asked: each `step` with its action, and `confirm`.

    Nothing at all if they cannot be done, or would be final though the seat had not confirmed them; what is left to
    choose, by the rules of this version, is left to the seat.
    """
    table = hosted.copy()
    try:
        for action in actions:
            table.step(action, NO_CHANCE)
    except ActionError:
        return []
    steps: list[tuple[str, int | None]] = [("step", action) for action in actions]
    if table.start is not hosted.start:  # the run is over with its last step
        return steps if ready else []
    return [*steps, ("confirm", None)] if ready and table.is_complete else steps


def position_ahead(hosted: HostedGame, own: Ahead, seat: int) -> PositionData:
    """The table as this seat may see it, and of its own what it has chosen ahead."""
    table, chosen = hosted.position.view(seat).to_json(), own.position.view(seat).to_json()
    seats = [chosen["seats"][at] if at == seat else one for at, one in enumerate(table["seats"])]
    pending = [] if own.is_complete else chosen["pending"]
    return {**table, "actor": seat, "draft": chosen["draft"], "pending": pending, "seats": seats}


def prospects_ahead(own: Ahead, seat: int, language: str, names: Sequence[str], deciding: bool) -> Json:
    """What differs in the prospects of a seat that chooses ahead, and in words what it has chosen."""
    found = prospects(own, seat, language, names, deciding=deciding)
    shown = {key: found[key] for key in ("ask", "options", "refusals", "about")}
    return {**shown, "own": found["seats"][seat], "chosen": _chosen(own, seat, language, names)}


def _chosen(own: Ahead, seat: int, language: str, names: Sequence[str]) -> list[str]:
    again, told = Ahead(own.start, 0), []
    for step in own.steps[: own.cursor]:
        events = [seen(event, seat) for event in again.foresee(step.action).events]
        told.append(told_choice(again.position.view(seat), step.action, events, language, names).brief)
        again.step(step.action, NO_CHANCE)
    return told
