"""The events of Leopold's turn, step by step of his card."""

from __future__ import annotations

from collections.abc import Iterator

from grandaustria.cards import LEOPOLD, LEVELS, LeopoldCard
from grandaustria.play.event import Event, tell
from grandaustria.play.step import Step

SEAT = 1
MARKER_SPACES = ("III", "II", "I")
Steps = Iterator[Event]


def tell_leopold_step(step: Step) -> Steps:
    card, done = LEOPOLD[step.frame["a"]], step.frame["b"]
    if done < len(card.guests):
        if _plays(step, card.guests[done][-1]):
            yield _guest(step)
    elif done == len(card.guests):
        yield _die(step)
    elif done <= len(card.guests) + len(card.actions):
        yield from _action(step, card, done - len(card.guests) - 1)


def _plays(step: Step, level: int) -> bool:
    """Whether this part of a card is played on the level of the game."""
    return LEVELS.index(step.before["setup"]["solo"]) + 1 >= level


def _guest(step: Step) -> Event:
    left = set(step.before["queue"]) - set(step.after["queue"])
    if not left:
        return tell("leopold-no-guest", SEAT)
    old, new = step.seat_before(SEAT), step.seat_after(SEAT)
    (room,) = set(new["occupied"]) - set(old["occupied"])
    return tell("leopold-guest", SEAT, step.effects_for(SEAT), guest=left.pop(), **step.room(room))


def _die(step: Step) -> Event:
    before, after = step.before["dice"], step.after["dice"]
    face = next(face for face in range(6) if before[face] != after[face])
    return tell("leopold-die", SEAT, die=face + 1)


def _action(step: Step, card: LeopoldCard, place: int) -> Steps:
    kind, amount, level = card.actions[place]
    if not _plays(step, level):
        return
    if kind == "emperor":
        yield tell("leopold-emperor", SEAT, step.effects_for(SEAT), amount=amount)
    elif kind == "objective":
        yield from _objective(step)
    elif not step.before["leopold"]["staff"]:
        yield tell("leopold-no-staff", SEAT)


def _objective(step: Step) -> Steps:
    old, new = step.before["leopold"]["markers"], step.after["leopold"]["markers"]
    moved = next((group for group in range(3) if old[group] != new[group]), None)
    if moved is None:
        yield tell("leopold-no-objective", SEAT)
        return
    objective = step.before["objectives"][moved]
    yield tell("leopold-objective", SEAT, objective=objective, space=MARKER_SPACES[new[moved] - 1])
    if new[moved] == len(MARKER_SPACES):
        yield tell("leopold-claims", SEAT, step.effects_for(SEAT), objective=objective)
