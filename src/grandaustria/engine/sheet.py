"""The table as text: what a position or a view shows, for logs and terminals."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from grandaustria.cards import BOARD, COLUMNS, FIRST_GUEST, FLOORS, FOOD_LETTERS, FOODS, GUESTS
from grandaustria.engine.figures import CafeTable

if TYPE_CHECKING:
    from grandaustria.engine import Board, SeatBoard

UNKNOWN = "?"
DOORS = {"closed": ".", "prepared": "o", "occupied": "#"}
"""How a room is drawn behind the letter of its colour."""
_WIDTH = 10


def draw(board: Board) -> str:
    """Everything that lies on the table, the seats one below the other.

    >>> from grandaustria import Luck, Position
    >>> position = Position()
    >>> Luck(1).resolve(position)
    >>> print(draw(position).splitlines()[0])
    set-up, guests: seat 0 decides
    """
    lines = [heading(board), *_middle(board)]
    for own in board.seats:
        lines += ["", *_seat(own)]
    return "\n".join(lines)


def guest_name(number: int) -> str:
    """In English, as everything on the sheet."""
    # The catalogues are read only when a table is looked at.
    from grandaustria.texts import describe

    return describe.guest_name(number)


def items(foods: Iterable[int]) -> str:
    """Foods by their letters.

    >>> items([1, 0, 2, 0])
    'sww'
    """
    return "".join(letter * count for letter, count in zip(FOOD_LETTERS, foods, strict=True))


def cards(numbers: Iterable[int]) -> str:
    """Staff cards by number; one that is not known is a question mark."""
    return " ".join(str(number) if number else UNKNOWN for number in numbers) or "-"


def points(own: SeatBoard) -> int:
    """Those on the track, without what final scoring would add."""
    return sum(own.points.values())


def heading(board: Board) -> str:
    """How far the game is, and who decides."""
    stage = f"round {board.round} of {BOARD.rounds}" if board.round else "set-up"
    if board.is_over:
        return "the game is over"
    mover = f"seat {board.to_move}" if board.to_move >= 0 else "chance"
    return f"{stage}, {board.phase}: {mover} decides"


def _line(title: str, content: str) -> str:
    return f"{title:<{_WIDTH}}{content}"


def _middle(table: Board) -> Iterator[str]:
    dice = "  ".join(f"{face}: {count}" for face, count in enumerate(table.dice, 1))
    yield _line("dice", dice + (f"  (to roll: {table.to_roll})" if table.to_roll else ""))
    yield _line("queue", "  ".join(map(_waiting, BOARD.guest_price, table.queue)))
    yield _line("court", " ".join(tile or UNKNOWN for tile in table.tiles))
    yield _line("aims", "  ".join(map(_objective, table.objectives, table.claims)))
    if table.offer:
        yield _line("offer", cards(table.offer))


def _waiting(price: int, number: int) -> str:
    if not number:
        return f"[{price}] -"
    guest = GUESTS[number - FIRST_GUEST]
    return f"[{price}] {guest_name(number)} ({number}, {guest.colour}, {items(guest.order) or 'nothing'})"


def _objective(number: int | None, claims: tuple[int, ...]) -> str:
    claimed = ", ".join(map(str, claims))
    return f"{number or UNKNOWN}" + (f" (seat {claimed})" if claimed else "")


def _seat(own: SeatBoard) -> Iterator[str]:
    passed = ", passed" if own.passed else ""
    yield f"seat {own.seat}: {points(own)} points, {own.krones} krones, emperor {own.emperor}{passed}"
    kitchen = (f"{count} {food}" for food, count in zip(FOODS, own.kitchen, strict=True) if count)
    yield _line("kitchen", ", ".join(kitchen) or "-")
    yield _line("café", "  ".join(_sitting(place) for place in own.cafe))
    yield _line("hand", cards(own.hand))
    yield _line("staff", cards(own.played))
    doors = [room.colour[0].upper() + DOORS[room.state] for room in own.hotel.rooms]
    for floor in reversed(range(FLOORS)):
        title = "hotel" if floor == FLOORS - 1 else ""
        yield _line(title, " ".join(doors[floor * COLUMNS : (floor + 1) * COLUMNS]))


def _sitting(place: CafeTable | None) -> str:
    if place is None:
        return "-"
    order = GUESTS[place.guest - FIRST_GUEST].order
    left = items(asked - had for asked, had in zip(order, place.served, strict=True))
    return f"{guest_name(place.guest)} ({place.guest}, {'wants ' + left if left else 'is content'})"
