"""The events of Leopold's turn, step by step of his card."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from grandaustria.play.event import Event, tell
from grandaustria.play.step import Step
from grandaustria.vocabulary import MARKER_SPACES

SEAT = 1
Steps = Iterator[Event]


def tell_leopold_step(step: Step) -> Steps:
    part = step.start.leopold_part()
    if part is not None:
        name, amount = part
        yield from PARTS[name](step, amount)


def _guest(step: Step, _amount: int) -> Steps:
    left = set(step.before["queue"]) - set(step.after["queue"])
    if not left:
        yield tell("leopold-no-guest", SEAT)
        return
    old, new = step.seat_before(SEAT), step.seat_after(SEAT)
    (room,) = set(new["occupied"]) - set(old["occupied"])
    yield tell("leopold-guest", SEAT, step.effects_for(SEAT), guest=left.pop(), **step.room(room))


def _die(step: Step, _amount: int) -> Steps:
    before, after = step.before["dice"], step.after["dice"]
    face = next(face for face in range(6) if before[face] != after[face])
    yield tell("leopold-die", SEAT, die=face + 1)


def _emperor(step: Step, amount: int) -> Steps:
    yield tell("leopold-emperor", SEAT, step.effects_for(SEAT), amount=amount)


def _staff(step: Step, _amount: int) -> Steps:
    """A card that he turns up is told when it is known."""
    if not step.leopold_before["staff"]:
        yield tell("leopold-no-staff", SEAT)


def _objective(step: Step, _amount: int) -> Steps:
    old, new = step.leopold_before["markers"], step.leopold_after["markers"]
    moved = next((group for group in range(3) if old[group] != new[group]), None)
    if moved is None:
        yield tell("leopold-no-objective", SEAT)
        return
    objective = step.before["objectives"][moved]
    yield tell("leopold-objective", SEAT, objective=objective, space=MARKER_SPACES[new[moved] - 1])
    if step.before["claims"] != step.after["claims"]:
        yield tell("leopold-claims", SEAT, step.effects_for(SEAT), objective=objective)


PARTS: Mapping[str, Callable[[Step, int], Steps]] = {
    "guest": _guest,
    "die": _die,
    "emperor": _emperor,
    "objective": _objective,
    "staff": _staff,
}
"""The parts of a card, as the engine names them."""
