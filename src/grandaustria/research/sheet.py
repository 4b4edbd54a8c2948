"""The table as text: what a position or a view shows, for logs and terminals."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from grandaustria import Position, View
from grandaustria.cards import BOARD, COLUMNS, FIRST_GUEST, FLOORS, FOOD_LETTERS, FOODS, GUESTS, HOTELS

Json = dict[str, Any]
UNKNOWN = "?"
DOORS = {"closed": ".", "prepared": "o", "occupied": "#"}
"""How a room is drawn behind the letter of its colour."""
_WIDTH = 10


def draw(board: Position | View) -> str:
    """Everything that lies on the table, the seats one below the other.

    >>> from grandaustria import Luck, Position
    >>> position = Position()
    >>> Luck(1).resolve(position)
    >>> print(draw(position).splitlines()[0])
    set-up, guests: seat 0 decides
    """
    table = board.to_json()
    lines = [heading(board), *_middle(table)]
    for seat, own in enumerate(table["seats"]):
        lines += ["", *_seat(table, seat, own)]
    return "\n".join(lines)


def rooms(own: Json) -> list[tuple[str, str]]:
    """The colour and the state of each room of a seat, from the bottom left."""
    states = dict.fromkeys(own["prepared"], "prepared") | dict.fromkeys(own["occupied"], "occupied")
    return [(colour, states.get(room, "closed")) for room, colour in enumerate(HOTELS.layouts[own["hotel"]])]


def guest_name(number: int) -> str:
    return GUESTS[number - FIRST_GUEST].name["en"]


def items(foods: Iterable[int]) -> str:
    """Foods by their letters.

    >>> items([1, 0, 2, 0])
    'sww'
    """
    return "".join(letter * count for letter, count in zip(FOOD_LETTERS, foods, strict=True))


def cards(numbers: Iterable[int]) -> str:
    """Staff cards by number; one that is not known is a question mark."""
    return " ".join(str(number) if number else UNKNOWN for number in numbers) or "-"


def points(own: Json) -> int:
    return int(sum(own["points"].values()))


def heading(board: Position | View) -> str:
    stage = f"round {board.round} of {BOARD.rounds}" if board.round else "set-up"
    if board.is_over:
        return "the game is over"
    mover = f"seat {board.to_move}" if board.to_move >= 0 else "chance"
    return f"{stage}, {board.phase}: {mover} decides"


def _line(title: str, content: str) -> str:
    return f"{title:<{_WIDTH}}{content}"


def _middle(table: Json) -> Iterator[str]:
    dice = "  ".join(f"{face}: {count}" for face, count in enumerate(table["dice"], 1))
    yield _line("dice", dice + (f"  (to roll: {table['to_roll']})" if table["to_roll"] else ""))
    yield _line("queue", "  ".join(map(_waiting, BOARD.guest_price, table["queue"])))
    yield _line("court", " ".join(tile or UNKNOWN for tile in table["tiles"]))
    yield _line("aims", "  ".join(map(_objective, table["objectives"], table["claims"])))
    if table["offer"]:
        yield _line("offer", cards(table["offer"]))


def _waiting(price: int, number: int) -> str:
    if not number:
        return f"[{price}] -"
    guest = GUESTS[number - FIRST_GUEST]
    return f"[{price}] {guest_name(number)} ({number}, {guest.colour}, {items(guest.order) or 'nothing'})"


def _objective(number: int | None, claims: list[int]) -> str:
    claimed = ", ".join(map(str, claims))
    return f"{number or UNKNOWN}" + (f" (seat {claimed})" if claimed else "")


def _seat(table: Json, seat: int, own: Json) -> Iterator[str]:
    passed = ", passed" if table["passed"][seat] else ""
    yield f"seat {seat}: {points(own)} points, {own['krones']} krones, emperor {own['emperor']}{passed}"
    kitchen = (f"{count} {food}" for food, count in zip(FOODS, own["kitchen"], strict=True) if count)
    yield _line("kitchen", ", ".join(kitchen) or "-")
    yield _line("café", "  ".join(_sitting(place) for place in own["cafe"]))
    yield _line("hand", cards(own["hand"]))
    yield _line("staff", cards(own["played"]))
    doors = [colour[0].upper() + DOORS[state] for colour, state in rooms(own)]
    for floor in reversed(range(FLOORS)):
        title = "hotel" if floor == FLOORS - 1 else ""
        yield _line(title, " ".join(doors[floor * COLUMNS : (floor + 1) * COLUMNS]))


def _sitting(place: Json | None) -> str:
    if place is None:
        return "-"
    order = GUESTS[place["guest"] - FIRST_GUEST].order
    left = items(asked - had for asked, had in zip(order, place["served"], strict=True))
    return f"{guest_name(place['guest'])} ({place['guest']}, {'wants ' + left if left else 'is content'})"
