"""The events of set-up, and of dice and cards as chance brings them."""

from __future__ import annotations

from collections.abc import Iterator

from grandaustria.cards import BOARD, GUESTS, LEOPOLD, OBJECTIVES, TILES
from grandaustria.engine import PRESETS, Position
from grandaustria.engine.forms import PositionData
from grandaustria.play.event import Event, tell, tell_cards
from grandaustria.play.step import Step
from grandaustria.vocabulary import LAYOUTS


def tell_beginning(position: Position, composed: bool) -> Iterator[Event]:
    """What is set up, and the hotels where they are named."""
    setup = position.setup
    if composed:
        yield tell("game-goes-on", players=setup.players, round=position.round)
        return
    preset = next((name for name, rules in PRESETS.items() if rules == setup.rules), "mixed")
    hotels = setup.hotels if isinstance(setup.hotels, str) else "named"
    yield tell(
        "game-begins",
        players=setup.players,
        preset=preset,
        hotels=hotels,
        variant=setup.staff,
        level=setup.solo or "none",
    )
    if hotels == "named":
        for seat, hotel in enumerate(setup.hotels):
            yield tell("hotel", seat, hotel=hotel)


def tell_tile(step: Step) -> Iterator[Event]:
    yield tell("tile", tile=TILES[step.place].id)


def tell_objective(step: Step) -> Iterator[Event]:
    objective = OBJECTIVES[step.place]
    yield tell("objective", objective=objective.number, group=objective.group)


def tell_first(step: Step) -> Iterator[Event]:
    yield tell("first-player", step.after["first"])


def tell_hotel(step: Step) -> Iterator[Event]:
    yield tell("hotel", step.before["count"], hotel=LAYOUTS[step.place])


def tell_guest_drawn(step: Step) -> Iterator[Event]:
    """The first five open the queue together."""
    if step.frame["frame"] == "refill":
        yield tell("guest-arrives", guest=GUESTS[step.place].number)
    elif step.after["count"] == len(BOARD.guest_price):
        yield tell("queue-opens", guests=list(step.after["queue"]))


def tell_rolled(step: Step) -> Iterator[Event]:
    """All dice of a roll together, by face."""
    if not step.after["to_roll"]:
        dice = list(step.after["dice"])
        yield tell("dice-rolled", dice=dice, count=sum(dice))


def tell_dealt(step: Step) -> Iterator[Event]:
    """A hand when it is complete; nobody sees a draft pack or Leopold's cards here."""
    seat = step.start.dealt_to
    if seat is None or seat == step.end.dealt_to:
        return
    if step.after["leopold"] is not None and seat == 1:
        yield tell("leopold-deck", seat, count=len(step.leopold_after["staff"]))
    elif step.after["setup"]["staff"] == "standard":
        yield tell_cards("draws-staff", seat, list(step.seat_after(seat)["hand"]))


def tell_leopold_card(step: Step) -> Iterator[Event]:
    yield tell("leopold-card", 1, card=LEOPOLD[step.place].number)
    if len(step.leopold_after["deck"]) > len(step.leopold_before["deck"]):
        yield tell("leopold-shuffles", 1)


def tell_setup_step(step: Step) -> Iterator[Event]:
    """What happens by itself while the game is set up."""
    solo_first = step.label == "first" and step.after["leopold"] is not None
    if solo_first:
        yield tell("first-player", step.after["first"])
    if step.label == "deal" and step.after["setup"]["staff"] == "intro":
        yield from _tell_starting_sets(step.after)


def _tell_starting_sets(table: PositionData) -> Iterator[Event]:
    hands = [set(seat["hand"]) for seat in table["seats"]]
    for name, cards in BOARD.starting_sets.items():
        if set(cards) in hands:
            yield tell("starting-set", hands.index(set(cards)), set=name, cards=list(cards))
