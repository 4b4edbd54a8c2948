"""The events of rounds: turns that end, passes and the dustbin, the emperor, final scoring."""

from __future__ import annotations

from collections.abc import Iterator

from grandaustria.engine import Position, SeatBoard
from grandaustria.play.event import Event, tell
from grandaustria.play.step import Step, less, named_food

OWN_CHOICE = ("remove", "return", "dismiss")
VERDICTS = {"nothing": "emperor-nothing", "spared": "penalty-immune"}
"""What is told of an outcome that has nothing to do with the tile."""


def tell_end(step: Step) -> Iterator[Event]:
    yield tell("ends-turn", step.actor)


def tell_pass(step: Step) -> Iterator[Event]:
    yield tell("passes", step.actor)


def tell_passage(step: Step) -> Iterator[Event]:
    """What a step brings about for everybody: a die in the dustbin, the end of a round, the next one."""
    before, after = step.before, step.after
    ended = before["phase"] == "turn" and (after["round"] > before["round"] or after["phase"] == "emperor")
    lost = sum(not turn.taken for turn in step.start.turn_order()) if ended else 0
    if after["dustbin"] > before["dustbin"] or (lost and sum(before["dice"])):
        yield tell("dustbin", left=0 if ended else after["to_roll"])
    if ended:
        if lost:
            yield tell("numbers-lost", count=lost)
        yield tell("round-ends", round=before["round"])
    if after["phase"] == "emperor" != before["phase"]:
        yield tell("emperor-begins", tile=_tile(step.end))
    if after["round"] > before["round"]:
        yield tell("round-begins", step.end.first_seat, round=after["round"])
    if step.family == "end" and after["turn"]["extra"]:
        yield tell("extra-turn", after["actor"])


# The emperor


def _tile(position: Position) -> str | None:
    """The tile that is scored."""
    scoring = position.scoring()
    return scoring.tile if scoring else None


def tell_emperor_step(step: Step) -> Iterator[Event]:
    """One seat: the points of its space, the way back, and what comes of it."""
    if step.after["count"] <= step.before["count"]:
        return
    seat = step.after["actor"]
    space = step.seat_before(seat)["emperor"]
    outlook = step.start.outlook(seat)
    assert outlook is not None  # the scoring comes to each seat once
    left, points = outlook.after, outlook.points
    effects = less({"points.emperor": points, "emperor": left - space})
    yield tell("emperor", seat, effects, space=space, points=points, back=space - left, left=left)
    if step.after["leopold"] is None or seat == 0:
        yield _verdict(step, seat, outlook.outcome, less(step.effects_for(seat), effects))


def _verdict(step: Step, seat: int, outcome: str, effects: dict[str, int]) -> Event:
    if outcome in VERDICTS:
        return tell(VERDICTS[outcome], seat)
    return tell(f"emperor-{outcome}", seat, effects, tile=_tile(step.start))


def tell_pay(step: Step) -> Iterator[Event]:
    yield tell("penalty-paid-off", step.actor, step.effects, price=-step.effects.get("krones", 0))


def tell_suffer(step: Step) -> Iterator[Event]:
    """What is lost at once; rooms and cards are told as they go."""
    lost = {kind: -amount for kind, amount in step.effects.items() if amount < 0}
    items = {kind.partition(".")[0]: amount for kind, amount in lost.items()}
    for food, served in _served_food_lost(step).items():
        items[food] = items.get(food, 0) + served
    if items:
        yield tell("loses", step.actor, step.effects, items=items)
    elif step.next_frame["frame"] not in OWN_CHOICE:
        yield tell("penalty-empty", step.actor)


def _served_food_lost(step: Step) -> dict[str, int]:
    """Food that lay on guests in the cafe."""
    tables = zip(step.own["cafe"], step.seat_after(step.actor)["cafe"], strict=True)
    lost = [
        [old - new for old, new in zip(before["served"], after["served"], strict=True)]
        for before, after in tables
        if before and after
    ]
    return named_food(map(sum, zip(*lost, strict=True))) if lost else {}


def tell_remove_ends(step: Step) -> Iterator[Event]:
    """A penalty that finds no room at all."""
    if step.frame["c"] == 0:
        yield tell("penalty-empty", step.actor)


# Final scoring


def tell_final(position: Position) -> Iterator[Event]:
    yield tell("final")
    for own, score in zip(position.seats, position.scores(), strict=True):
        yield from _tell_final_seat(own, list(position.end_scores(own.seat)), score._asdict())
        yield tell("final-score", own.seat, points=score.total)
    winners = position.winners()
    points = position.scores()[winners[0]].total
    yield tell("winners", seats=winners, count=len(winners), points=points)


def _tell_final_seat(own: SeatBoard, cards: list[int], score: dict[str, int]) -> Iterator[Event]:
    counts = {
        "floors": len(own.occupied),
        "krones": own.krones,
        "kitchen": sum(own.kitchen),
        "cafe": sum(table is not None for table in own.cafe),
    }
    if cards:
        yield tell("final-staff", own.seat, points=score["staff_end"], cards=cards)
    for source, count in counts.items():
        if count and score[source]:
            yield tell(f"final-{source}", own.seat, points=abs(score[source]), count=count)
