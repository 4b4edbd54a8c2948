"""The table as an SVG drawing: what a position or a view shows, for notebooks, papers and talks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grandaustria import svg
from grandaustria.cards import BOARD, COLUMNS, FIRST_GUEST, FLOORS, GROUPS, GUESTS
from grandaustria.engine.figures import CafeTable
from grandaustria.engine.sheet import UNKNOWN, cards, guest_name, heading, points

if TYPE_CHECKING:
    from grandaustria.engine import Board, SeatBoard

WIDTH, MARGIN, GAP = 1000, 16, 12
_HEAD, _QUEUE, _MIDDLE, _SEATS = 0, 76, 196, 296
_SEAT_WIDTH, _SEAT_HEIGHT = (WIDTH - 2 * MARGIN - GAP) / 2, 268
_FOODS = (
    ("M-7 3a7 4 0 0 1 14 0v2h-14zM-4 1q4 -5 8 0", "#D9A55B"),
    ("M-7 5l14 -3v-3l-14 -4zM-7 -1l14 0", "#E7B3A4"),
    ("M-5 -7h10q0 8 -5 8q-5 0 -5 -8zM0 1v5M-4 6h8", "#8C2A42"),
    ("M-6 -4h10v5q0 4 -5 4q-5 0 -5 -4zM4 -2q4 0 3 3q-1 2 -3 1", "#6B4226"),
)
"""Strudel, cake, wine, coffee: a silhouette around a point, and its colour."""


def draw(board: Board) -> str:
    """A drawing that stands for itself: no script, no picture from elsewhere.

    >>> from grandaustria import Position
    >>> draw(Position()).startswith('<svg xmlns="http://www.w3.org/2000/svg"')
    True
    """
    rows = (board.players + 1) // 2
    height = _SEATS + rows * (_SEAT_HEIGHT + GAP) + MARGIN - GAP
    seats = [_seat(own, board.to_move == own.seat) for own in board.seats]
    return svg.page(
        WIDTH,
        height,
        f"Grand Austria Hotel: {heading(board)}",
        _head(board),
        _queue(board),
        _dice(board),
        _court(board),
        _aims(board),
        *(svg.group(*_place(seat), drawing) for seat, drawing in enumerate(seats)),
    )


def _place(seat: int) -> tuple[float, float]:
    row, column = divmod(seat, 2)
    return MARGIN + column * (_SEAT_WIDTH + GAP), _SEATS + row * (_SEAT_HEIGHT + GAP)


def _head(board: Board) -> str:
    frieze = "".join(svg.rect(x, 56, 4, 4, svg.CHROME2) for x in range(0, WIDTH, 8))
    track = "".join(_round(number, board.round) for number in range(1, BOARD.rounds + 1))
    return svg.group(
        0,
        _HEAD,
        svg.rect(0, 0, WIDTH, 56, svg.CHROME),
        frieze,
        svg.words(MARGIN, 36, "Grand Austria Hotel", 22, svg.ON_CHROME, name=True),
        svg.group(270, 28, track),
        svg.words(WIDTH - MARGIN, 34, heading(board), 15, svg.ON_CHROME2, "end"),
    )


def _round(number: int, now: int) -> str:
    x = 34 * (number - 1)
    fill = svg.ON_CHROME if number == now else svg.CHROME2
    shape = svg.octagon(x, 0, 14, fill) if number in BOARD.emperor_rounds else svg.disc(x, 0, 13, fill)
    return shape + svg.number_in(x, 0, number, svg.CHROME if number == now else svg.ON_CHROME2, 14)


def _queue(board: Board) -> str:
    width = (WIDTH - 2 * MARGIN - 4 * GAP) / 5
    places = zip(BOARD.guest_price, board.queue, strict=True)
    return svg.group(
        MARGIN,
        _QUEUE,
        *(svg.group(place * (width + GAP), 0, _guest(*what, width)) for place, what in enumerate(places)),
    )


def _guest(price: int, number: int, width: float) -> str:
    """A guest of the queue: colour, name, order, points, and what it costs to take him."""
    coin = svg.disc(width - 16, 86, 11, svg.COIN, svg.COIN_INK) + svg.number_in(width - 16, 86, price, svg.COIN_INK)
    if not number:
        return svg.dashed(0, 0, width, 108, svg.FRAME) + coin
    guest = GUESTS[number - FIRST_GUEST]
    return (
        svg.rect(0, 0, width, 108, svg.PAPER, svg.LINE)
        + svg.rect(0, 0, width, 24, svg.COLOURS[guest.colour])
        + svg.words(8, 17, guest_name(number), _size_of(guest_name(number)), svg.ON_COLOURS[guest.colour], name=True)
        + svg.disc(28, 60, 20, svg.TINTS[guest.colour], svg.COLOURS[guest.colour], 2)
        + svg.number_in(28, 60, number, svg.INK, 15)
        + svg.group(66, 54, _order(guest.order, (0, 0, 0, 0)))
        + svg.words(58, 90, f"{guest.points} points", 12, svg.BRASS)
        + coin
    )


def _size_of(name: str) -> float:
    return 13 if len(name) <= 20 else 11.5


def _order(order: tuple[int, ...], served: tuple[int, ...]) -> str:
    """Plates of an order from left to right; those already served are full, the others dashed."""
    plates: list[str] = []
    for food, (asked, had) in enumerate(zip(order, served, strict=True)):
        for item in range(asked):
            rim = svg.disc(0, 0, 11, svg.GOLD if item < had else svg.WELL, svg.FRAME)
            plates.append(svg.group(26 * len(plates), 0, rim, _food(food)))
    return "".join(plates)


def _food(food: int) -> str:
    shape, colour = _FOODS[food]
    return svg.path(shape, colour, svg.COIN_INK)


def _dice(board: Board) -> str:
    spaces = [svg.group(66 * space, 14, _space(space + 1, count)) for space, count in enumerate(board.dice)]
    return svg.group(MARGIN, _MIDDLE, svg.label(0, 6, "Dice"), *spaces)


def _space(face: int, count: int) -> str:
    """An action space: the face, and how many dice lie there."""
    die = svg.rect(6, 8, 30, 30, svg.PAPER, svg.INK) + svg.number_in(21, 23, face, svg.INK, 18)
    empty = svg.dashed(6, 8, 30, 30, svg.FRAME) + svg.number_in(21, 23, face, svg.INK2, 18)
    return svg.rect(0, 0, 60, 62, svg.WELL, svg.LINE) + (
        die + svg.words(40, 30, f"×{count}", 13, svg.INK) if count else empty
    )


def _court(board: Board) -> str:
    tiles = [
        svg.group(
            34 + 62 * place,
            46,
            svg.octagon(0, 0, 27, svg.BURGUNDY),
            svg.number_in(0, 0, tile or UNKNOWN, svg.ON_CHROME, 18),
        )
        for place, tile in enumerate(board.tiles)
    ]
    return svg.group(MARGIN + 420, _MIDDLE, svg.label(6, 6, "Court"), *tiles)


def _aims(board: Board) -> str:
    found = zip(GROUPS, board.objectives, board.claims, strict=True)
    cards_drawn = [svg.group(116 * place, 14, _objective(*what)) for place, what in enumerate(found)]
    return svg.group(MARGIN + 626, _MIDDLE, svg.label(0, 6, "Objectives"), *cards_drawn)


def _objective(group: str, number: int | None, claims: tuple[int, ...]) -> str:
    marks = [_player(18 + 24 * place, 46, seat, 9) for place, seat in enumerate(claims)]
    title = svg.words(8, 24, f"{group} {number or UNKNOWN}", 16, svg.INK, name=True)
    return svg.rect(0, 0, 108, 62, svg.PAPER, svg.LINE) + title + "".join(marks)


def _player(x: float, y: float, seat: int, radius: float) -> str:
    fill, ink = svg.PLAYERS[seat]
    return svg.disc(x, y, radius, fill, svg.INK) + svg.number_in(x, y, seat, ink, radius * 1.2)


def _seat(own: SeatBoard, alive: bool) -> str:
    frame = svg.rect(1, 1, _SEAT_WIDTH - 2, _SEAT_HEIGHT - 2, "none", svg.GOLD if alive else "none", 3)
    state = "passed" if own.passed else "to decide" if alive else ""
    return (
        svg.rect(0, 0, _SEAT_WIDTH, _SEAT_HEIGHT, svg.PAPER, svg.INK if alive else svg.LINE)
        + frame
        + _player(24, 24, own.seat, 13)
        + svg.words(44, 30, f"player_{own.seat}", 17, svg.INK, name=True)
        + svg.words(132, 29, state, 12, svg.BRASS)
        + svg.group(14, 48, _hotel(own))
        + svg.group(250, 18, _purse(own))
        + svg.group(250, 56, _kitchen(own))
        + svg.group(250, 96, *(svg.group(0, 36 * place, _table(at)) for place, at in enumerate(own.cafe)))
        + svg.label(14, 236, "Hand")
        + svg.words(56, 236, cards(own.hand), 12)
        + svg.label(14, 256, "Staff")
        + svg.words(56, 256, cards(own.played), 12)
    )


def _hotel(own: SeatBoard) -> str:
    """Rooms from the roof down: dashed = not yet, light = prepared, deep colour with a person = occupied."""
    drawn = [svg.rect(-2, -2, 5 * 43 + 3, 4 * 42 + 3, svg.WALL)]
    for room in own.hotel.rooms:
        column = room.number % COLUMNS
        drawn.append(svg.group(43 * column, 42 * (FLOORS - room.floor), _DOORS[room.state](room.colour)))
    return "".join(drawn)


def _closed(colour: str) -> str:
    return svg.rect(0, 0, 42, 41, svg.TINTS[colour]) + svg.dashed(13, 10, 16, 31, svg.COLOURS[colour])


def _prepared(colour: str) -> str:
    return svg.rect(0, 0, 42, 41, svg.TINTS[colour]) + svg.rect(13, 10, 16, 31, svg.LIGHT, svg.COLOURS[colour], 2)


def _occupied(colour: str) -> str:
    light = svg.ON_COLOURS[colour]
    person = svg.disc(21, 15, 6, light) + svg.path("M9 41q0 -18 12 -18q12 0 12 18z", light)
    return svg.rect(0, 0, 42, 41, svg.COLOURS[colour]) + person


_DOORS = {"closed": _closed, "prepared": _prepared, "occupied": _occupied}


def _purse(own: SeatBoard) -> str:
    return (
        svg.disc(12, 8, 12, svg.COIN, svg.COIN_INK)
        + svg.number_in(12, 8, own.krones, svg.COIN_INK)
        + svg.octagon(52, 8, 13, svg.BURGUNDY)
        + svg.number_in(52, 8, own.emperor, svg.ON_CHROME)
        + svg.words(78, 13, f"{points(own)} points", 14, svg.BRASS, name=True)
    )


def _kitchen(own: SeatBoard) -> str:
    return "".join(svg.group(12 + 54 * food, 12, _supply(food, count)) for food, count in enumerate(own.kitchen))


def _supply(food: int, count: int) -> str:
    return svg.disc(0, 0, 11, svg.WELL, svg.LINE) + _food(food) + svg.words(15, 5, f"×{count}", 12)


def _table(at: CafeTable | None) -> str:
    """A table of the café, with its guest and his order."""
    if at is None:
        return svg.dashed(0, 0, 220, 31, svg.FRAME)
    guest = GUESTS[at.guest - FIRST_GUEST]
    name = guest_name(at.guest)
    return (
        svg.rect(0, 0, 220, 31, svg.WELL, svg.LINE)
        + svg.rect(0, 0, 5, 31, svg.COLOURS[guest.colour])
        + svg.words(11, 20, name if len(name) <= 18 else f"{name[:17]}…", 11, svg.INK)
        + svg.group(220 - 14 - 26 * (sum(guest.order) - 1), 15.5, _order(guest.order, at.served))
    )
