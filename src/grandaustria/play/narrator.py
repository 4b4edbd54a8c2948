"""From moves to events: each step of a traced action is told by the one who knows its subject."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import takewhile

from grandaustria.engine import Position
from grandaustria.engine.forms import PositionData
from grandaustria.play.event import Event, tell, tell_cards
from grandaustria.play.step import Step
from grandaustria.play.tell_leopold import tell_leopold_step
from grandaustria.play.tell_rounds import (
    tell_emperor_step,
    tell_end,
    tell_final,
    tell_pass,
    tell_passage,
    tell_pay,
    tell_remove_ends,
    tell_suffer,
)
from grandaustria.play.tell_setup import (
    tell_dealt,
    tell_first,
    tell_guest_drawn,
    tell_hotel,
    tell_leopold_card,
    tell_objective,
    tell_rolled,
    tell_setup_step,
    tell_tile,
)
from grandaustria.play.tell_turn import DECISIONS, Teller, tell_done
from grandaustria.play.visibility import Seats, who_sees

ACTIONS: dict[str, Teller] = {
    **DECISIONS,
    "end": tell_end,
    "pass": tell_pass,
    "pay": tell_pay,
    "suffer": tell_suffer,
    "tile": tell_tile,
    "objective": tell_objective,
    "first": tell_first,
    "hotel": tell_hotel,
    "draw guest": tell_guest_drawn,
    "roll": tell_rolled,
    "leopold": tell_leopold_card,
}
BY_ITSELF: dict[str, Teller] = {
    "first": tell_setup_step,
    "deal": tell_setup_step,
    "emperor": tell_emperor_step,
    "leopold": tell_leopold_step,
    "remove": tell_remove_ends,
}
DRAWS = {"draw": "draws-staff", "offer": "offer"}
MERGED = "staff-under"


class Narrator:
    """Tells the moves of a game one after the other.

    Staff cards come one at a time but are told together, so the narrator remembers those of a draw under way.
    """

    def __init__(self, position: Position, table: PositionData | None = None) -> None:
        """What lies on the table is read once, if it is not given."""
        self._position = position.copy()
        self._table = table
        self._drawn: list[tuple[int, Seats]] = []

    @property
    def position(self) -> Position:
        """Where what was told has led to."""
        return self._position

    def tell(self, action: int, last: str) -> list[Event]:
        """The events of a move; `last` is the name of the event before it."""
        return self._tell(self._steps(action), last)

    def foretell(self, action: int, last: str) -> tuple[list[Event], PositionData]:
        """The events of a decision that is only thought of, as far as its seat can know them, and the table then.

        What others are left with no choice about is not told: it depends on their cards.
        """
        seat = self._position.to_move
        steps = [*takewhile(lambda step: _is_foreseen(step, seat), self._steps(action))]
        return self._tell(steps, last), steps[-1].after

    def _steps(self, action: int) -> Iterator[Step]:
        start = self._position.copy()
        before, self._table = self._table or start.to_json(), None
        for label, done, end in self._position.trace(action):
            step = Step(label, done, start, end, before, end.to_json())
            yield step
            start, before = end, step.after
        self._table = before

    def _tell(self, steps: Iterable[Step], last: str) -> list[Event]:
        events: list[Event] = []
        over = False
        for step in steps:
            for event in self._told(step, events[-1].name if events else last):
                _add(events, event)
            over = step.after["phase"] == "over"
        if over:
            events += tell_final(self._position)
        return events

    def _told(self, step: Step, last: str) -> Iterator[Event]:
        if step.family == "draw staff":
            yield from self._staff_drawn(step)
        elif step.family == "done":
            yield from tell_done(step, last)
        elif step.action is not None:
            yield from ACTIONS[step.family](step)
        else:
            yield from self._went_on(step)
        yield from tell_passage(step)

    def _went_on(self, step: Step) -> Iterator[Event]:
        if step.after["reshuffles"] > step.before["reshuffles"]:
            yield tell("guests-reshuffled")
        elif step.label in DRAWS:
            yield from self._draw_ends(step)
        elif step.label in BY_ITSELF:
            yield from BY_ITSELF[step.label](step)

    def _staff_drawn(self, step: Step) -> Iterator[Event]:
        frame = step.frame["frame"]
        if frame == "leopold_staff":
            yield tell("leopold-staff", step.actor, staff=step.place + 1)
        elif frame in DRAWS and step.action is not None:
            self._drawn.append((step.place + 1, who_sees(step.start, step.action)))
        else:
            yield from tell_dealt(step)

    def _draw_ends(self, step: Step) -> Iterator[Event]:
        """All cards of a draw or an offer together; those who knew all of them see them too."""
        if self._drawn:
            cards = [card for card, _ in self._drawn]
            seats = frozenset[int].intersection(*[seen for _, seen in self._drawn if seen is not None])
            yield tell_cards(DRAWS[step.label], step.actor, cards, seats)
            self._drawn = []
        if step.frame["a"]:
            yield tell("no-staff-left")


def _is_foreseen(step: Step, seat: int) -> bool:
    """Whether what happens in a step is known to a seat: its own part, or what happens by itself."""
    return step.actor == seat or (step.action is None and not step.before["pending"])


def _add(events: list[Event], event: Event) -> None:
    """Cards put under the deck by one move are told together."""
    if event.name == MERGED and events and events[-1].name == MERGED:
        cards = [*events[-1].arguments["cards"], *event.arguments["cards"]]
        events[-1] = replace(events[-1], arguments={"cards": cards, "count": len(cards)})
    else:
        events.append(event)
