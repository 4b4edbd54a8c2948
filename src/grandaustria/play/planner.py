"""The next turn of a seat, tried on a copy of the table while others play.

The copy is made of what the seat sees, as if it were its turn now; the rules are the engine's. What a draw would reveal
stays face down: a guest who would come cannot be chosen, cards that would be drawn do not come, and what would have to
be chosen among them is left open. A plan is where it began and what was done from there, so that what it cost and
brought can be told, and compared, at any time.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from grandaustria.cards import FOODS
from grandaustria.engine import CHANCE, ActionError, Position
from grandaustria.engine.notation import family
from grandaustria.play.choices import told_choice
from grandaustria.play.event import Event
from grandaustria.play.hosted import HostedGame
from grandaustria.play.run import END, ends_turn
from grandaustria.play.sentences import Told
from grandaustria.play.visibility import seen

MOST_STEPS = 40
"""Of a turn; more are never needed."""
NOT_BEGUN = {"begun": False, "guest": False, "die": False, "extra": False, "extra_turns": 0}
NO_MATTER = random.Random
"""Cards that the seat cannot know have to lie somewhere: nothing that is told depends on where."""
COSTS = ("price",)
MEASURES = ("strength", "count", "amount", "size", "points", "items")
"""Arguments of events that are quantities; all others say which thing it is about."""
Amounts = Mapping[str, int]


class Revealed(Exception):
    """Here something would be revealed."""

    def __init__(self, position: Position) -> None:
        super().__init__("something would be revealed")
        self.position = position


class _FaceDown:
    """Chance that tells nothing."""

    def choose(self, position: Position, /) -> int:
        raise Revealed(position.copy())


class Planned(NamedTuple):
    """A decision of a plan: how it is written, where it is made, and the events that its seat can foresee of it."""

    notation: str
    action: int
    position: Position
    events: tuple[Event, ...]

    def told(self, language: str, names: Sequence[str]) -> Told:
        """The decision in words, as it is offered at the table."""
        seat = self.position.to_move
        events = [seen(event, seat) for event in self.events]
        return told_choice(self.position.view(seat), self.action, events, language, names)

    def amounts(self) -> Amounts:
        """What it brings its seat, by kind; what it costs is less than nothing. What ends the turn brings nothing."""
        if ends_turn(self.action):
            return {}
        return _amounts(event for event in self.events if event.seat == self.position.to_move)


class Planner:
    """A turn under way on the copy; a step that is refused raises ActionError and changes nothing."""

    def __init__(self, start: Position) -> None:
        self.start = start
        self.hosted = HostedGame(start, 0)
        self.steps: list[Planned] = []
        self.die_done = False
        self.guests_face_down = 0
        """So many guests have come into the queue, at its left end, of whom nothing is known."""
        self.staff_face_down = 0
        """So many cards have come into the hand of which nothing is known."""
        self.is_open = False
        """Whether something would have had to be chosen among cards that nobody has seen."""

    @property
    def is_over(self) -> bool:
        """Whether the turn has been ended: the plan is whole."""
        return bool(self.steps) and ends_turn(self.steps[-1].action)

    def legal_actions(self) -> list[int]:
        """What may be done next."""
        return [] if self.is_over else [one for one in self.hosted.legal_actions() if not self._is_face_down(one)]

    def do(self, written: int | str) -> None:
        """Do a decision, by number or notation."""
        if self.is_over:
            raise ActionError("the turn has been ended")
        if len(self.steps) >= MOST_STEPS:
            raise ActionError(f"a plan has at most {MOST_STEPS} steps")
        position = self.hosted.position
        action = position.parse(written) if isinstance(written, str) else written
        if not position.is_legal(action):
            position.copy().apply(action)  # which says why
        if self._is_face_down(action):
            raise ActionError("nobody knows yet who comes there")
        step = Planned(position.notation(action), action, position, self.hosted.foresee(action).events)
        if not ends_turn(action):
            self._go_on(action)
        self.steps.append(step)

    def _is_face_down(self, action: int) -> bool:
        name, place = family(action)
        return name == "guest" and place < self.guests_face_down

    def _go_on(self, action: int) -> None:
        try:
            self.hosted.step(action, _FaceDown())
        except Revealed as revealed:
            self.hosted = HostedGame(self._unrevealed(revealed.position), 0)
        self.die_done = self.die_done or self.hosted.position.is_legal(END)

    def _unrevealed(self, position: Position) -> Position:
        """The table after it, with what would have been revealed left out of all that follows."""
        while position.to_move == CHANCE:
            table: dict[str, Any] = dict(position.to_json())
            *below, frame = table["pending"]
            if frame["frame"] == "refill":  # somebody has to stand there; who it is, is not told
                position.apply(position.chance_outcomes()[0][0])
                self.guests_face_down += 1
                continue
            if frame["frame"] == "draw":
                self.staff_face_down += frame["a"]
            else:
                self.is_open = True
            position = Position.from_json({**table, "pending": below})
        return position


def has_turn_ahead(at: Position, seat: int) -> bool:
    """Whether a seat waits for a turn with the dice that lie there; after it has passed, they will be rolled anew."""
    if at.phase != "turn" or at.to_move == seat or at.seats[seat].passed:
        return False
    return any(turn.seat == seat and not turn.taken for turn in at.turn_order())


def as_if(at: Position, seat: int) -> Position:
    """The table as a seat sees it, as if its turn began now; what somebody else is in the middle of lies as it lies."""
    table: dict[str, Any] = dict(at.view(seat).deal(NO_MATTER(0)).to_json())
    table |= {"actor": seat, "turn": NOT_BEGUN, "pending": [], "offer": [], "fresh": []}
    return Position.from_json(table | {"staff_deck": table["staff_deck"] + len(at.offer)})


def rehearsed(start: Position, steps: Iterable[int | str]) -> Planner:
    """All these steps, or ActionError."""
    planner = Planner(start)
    for step in steps:
        planner.do(step)
    return planner


def rehearsed_as_far(start: Position, steps: Iterable[int | str]) -> tuple[Planner, str | None]:
    """These steps as far as they are possible, and what speaks against the next one."""
    planner = Planner(start)
    try:
        for step in steps:
            planner.do(step)
    except ActionError as error:
        return planner, str(error)
    return planner, None


def still_holds(planned: Planner, start: Position) -> bool:
    """Whether every step is possible from here in the same notation, costs no more, and brings at least as much."""
    now, refused = rehearsed_as_far(start, [step.notation for step in planned.steps])
    return refused is None and all(
        _at_least(new.amounts(), old.amounts()) for new, old in zip(now.steps, planned.steps, strict=True)
    )


def _at_least(now: Amounts, before: Amounts) -> bool:
    return all(now.get(kind, 0) >= before.get(kind, 0) for kind in {*now, *before})


def _amounts(events: Iterable[Event]) -> Counter[str]:
    """What a seat has by these events, and which things they are about."""
    found: Counter[str] = Counter()
    for event in events:
        found.update(event.effects)
        for name, value in event.arguments.items():
            found.update(dict(_measured(f"{event.name} {name}", name, value)))
    return found


def _measured(kind: str, name: str, value: Any) -> Iterable[tuple[str, int]]:
    if name in COSTS:
        return [(kind, -value)]
    if isinstance(value, Mapping):
        return [(f"{kind} {food}", value[food]) for food in FOODS if food in value]
    if name in MEASURES:
        return [(kind, value)]
    return [(f"{kind} {value}", 1)]
