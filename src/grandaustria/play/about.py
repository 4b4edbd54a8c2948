"""What a seat and a room are, in whole sentences: told beside them, and in their names for whoever listens."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from grandaustria.cards import COLUMNS, HOTELS, ROOMS
from grandaustria.engine import Board, Score, SeatBoard
from grandaustria.engine._engine import ANSWERS
from grandaustria.engine.figures import Group
from grandaustria.play.plans import missing
from grandaustria.texts import text
from grandaustria.texts.describe import foods_text, gains_text, guest_name

# A seat


def about_seat(board: Board, seat: int, score: Score, language: str) -> list[str]:
    """A hotel in figures, who waits in its café, what is in its kitchen."""
    leopold = board.setup.solo is not None and seat == 1
    own, points = board.seats[seat], score.total if board.is_over else score.in_play
    figures = f"{', '.join(_figures(own, points, leopold, language))}."
    return [figures] if leopold else [figures, *_guests(own, language), _kitchen(own, language)]


def _figures(own: SeatBoard, points: int, leopold: bool, language: str) -> Iterator[str]:
    yield text("count-points", language, amount=points)
    if not leopold:
        yield text("count-krones", language, amount=own.krones)
    yield text("seat-space", language, space=own.emperor)
    if not leopold:
        yield text("seat-hand", language, count=len(own.hand))
    yield text("seat-played", language, count=len(own.played))
    yield text("seat-rooms", language, prepared=len(own.prepared), occupied=len(own.occupied))


def _guests(own: SeatBoard, language: str) -> Iterator[str]:
    for table in filter(None, own.cafe):
        guest, left = guest_name(table.guest, language), missing(table)
        if any(left):
            yield text("seat-guest-waits", language, guest=guest, items=foods_text(left, language))
        else:
            yield text("seat-guest-served", language, guest=guest)


def _kitchen(own: SeatBoard, language: str) -> str:
    items = foods_text(tuple(own.kitchen), language)
    return text("seat-kitchen", language, items=items) if items else text("seat-kitchen-empty", language)


# A room


def about_rooms(board: Board, seat: int, asked: bool, language: str) -> dict[str, list[Any]]:
    """Of every room of a hotel: its group, what it costs, what it brings, why not yet. Each sentence stands there once.

    Whoever is asked for rooms to prepare is told with each of them why it cannot be prepared.
    """
    own, prices = board.seats[seat], board.room_prices(seat)
    refused = asked and "prepare" in ANSWERS.get(board.asked().name, ())
    told: dict[int, list[str]] = {}
    for group in board.groups_of(seat):
        for room in group.rooms:
            told[room] = [_group(group, language)]
            empty = room not in own.prepared and room not in own.occupied
            if empty:
                told[room] += _empty(room, prices[room], language)
            told[room].append(text("room-end", language, points=HOTELS.final_points[room // COLUMNS]))
            if empty and prices[room] is None and not refused:
                told[room].append(text("room-far", language))
    lines = list(dict.fromkeys(line for some in told.values() for line in some))
    return {"lines": lines, "rooms": [[lines.index(line) for line in told[room]] for room in range(ROOMS)]}


def _group(group: Group, language: str) -> str:
    bonus, size = gains_text({group.kind: group.amount}, language), len(group.rooms)
    if group.paid:
        return text("room-full", language, bonus=bonus)
    if size == 1:
        return text("room-alone", language, bonus=bonus)
    return text("room-group", language, occupied=group.occupied, size=size, bonus=bonus)


def _empty(room: int, price: int | None, language: str) -> Iterator[str]:
    """What preparing it costs, or would on its floor, and brings."""
    if price is not None:
        yield text("room-price", language, price=price)
    else:
        yield text("room-floor-price", language, price=HOTELS.price[room // COLUMNS])
    if points := HOTELS.printed_points[room]:
        yield text("room-printed", language, bonus=gains_text({"points": points}, language))
