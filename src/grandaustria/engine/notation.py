"""Actions as text, and back. One notation for each action, read in the context of a position."""

from __future__ import annotations

import re
from math import prod
from typing import TYPE_CHECKING, NamedTuple

from grandaustria.engine.errors import ActionError
from grandaustria.vocabulary import (
    FAMILIES,
    FOODS,
    GROUP_CARDS,
    GROUPS,
    GUEST_NUMBERS,
    LAYOUTS,
    LEOPOLD_NUMBERS,
    OBJECTIVE_NUMBERS,
    ROOMS,
    TABLES,
    Family,
)

if TYPE_CHECKING:
    from grandaustria.engine._engine import Board

NUMBERING_VERSION = 1

# The parts of an action. Some have words, some are counted from a first number; a table is named by who sits there.
_WORDS = {"food": FOODS, "group": GROUPS, "layout": LAYOUTS}
_COUNTED_FROM = {
    "count": 1,
    "number": 0,
    "room": 0,
    "card": 1,
    "guest": GUEST_NUMBERS[0],
    "objective": OBJECTIVE_NUMBERS[0],
    "leopold": LEOPOLD_NUMBERS[0],
}
_SIZES = {"table": TABLES, "room": ROOMS, "card": GROUP_CARDS}
"""Of parts that follow another one."""
_PATTERNS = {
    **{part: "|".join(words) for part, words in _WORDS.items()},
    **dict.fromkeys(_COUNTED_FROM, r"\d{1,3}"),
    "table": rf"\d{{2,3}}|table [1-{TABLES}]",
}


class _Form(NamedTuple):
    """How actions of a family are written, with the number of values each part has."""

    family: Family
    parts: tuple[str, ...]
    sizes: tuple[int, ...]
    pattern: re.Pattern[str]


def _form(family: Family) -> _Form:
    pieces = re.split(r"{(\w+)}", family.written)
    parts = tuple(pieces[1::2])
    later = tuple(_SIZES[part] for part in parts[1:])
    pieces[::2] = map(re.escape, pieces[::2])
    pieces[1::2] = [f"(?P<{part}>{_PATTERNS[part]})" for part in parts]
    sizes = (family.size // prod(later), *later) if parts else ()
    return _Form(family, parts, sizes, re.compile("".join(pieces), re.ASCII))


def _place(sizes: tuple[int, ...], parts: tuple[int, ...]) -> int:
    place = 0
    for size, part in zip(sizes, parts, strict=True):
        place = size * place + part
    return place


def _parts(sizes: tuple[int, ...], place: int) -> tuple[int, ...]:
    found: list[int] = []
    for size in reversed(sizes):
        place, part = divmod(place, size)
        found.insert(0, part)
    return tuple(found)


def _written(form: _Form, parts: tuple[int, ...]) -> tuple[str, int | None]:
    """The text of an action; where it names a table, with braces for its guest, and which table."""
    named = dict(zip(form.parts, parts, strict=True))
    words = {part: "{}" if part == "table" else _word(part, number) for part, number in named.items()}
    return form.family.written.format(**words), named.get("table")


def _word(part: str, number: int) -> str:
    return _WORDS[part][number] if part in _WORDS else str(_COUNTED_FROM[part] + number)


class _Action(NamedTuple):
    family: str
    place: int
    parts: tuple[int, ...]
    text: str
    table: int | None


def _actions(form: _Form) -> dict[int, _Action]:
    name, first, size, _ = form.family
    every = [(place, _parts(form.sizes, place)) for place in range(size)]
    return {first + place: _Action(name, place, parts, *_written(form, parts)) for place, parts in every}


_FORMS = {family.name: _form(family) for family in FAMILIES}
_ACTIONS = {number: action for form in _FORMS.values() for number, action in _actions(form).items()}
NUMBERS = frozenset(_ACTIONS)


def _known(action: int) -> _Action:
    if action not in _ACTIONS:
        raise ActionError(f"there is no action {action!r}")
    return _ACTIONS[action]


def family(action: int) -> tuple[str, int]:
    """The family of an action and its place in it: `("die", 3)` is a 4, unboosted."""
    known = _known(action)
    return known.family, known.place


def parts_of(action: int) -> tuple[int, ...]:
    """What an action names, each counted from 0: food and table of an item, table and room of a check-in.

    >>> parts_of(number_of("serve", 2, 1))
    (2, 1)
    """
    return _known(action).parts


def number_of(name: str, *parts: int) -> int:
    """The action of a family that names these: the other way round."""
    form = _FORMS[name]
    return form.family.first + _place(form.sizes, parts)


def numbers_of(name: str) -> range:
    """All actions of a family."""
    _, first, size, _ = _FORMS[name].family
    return range(first, first + size)


def _guest_at(board: Board, table: int) -> str:
    number = board.cafe(board.actor)[table]
    return str(number) if number else f"table {table + 1}"


def write(board: Board, action: int) -> str:
    """The notation of an action for the seat to move.

    Cafe tables are named by the guest that sits there; an empty one is `table 1` to `table 3`.
    """
    if type(action) is not int:
        raise ActionError(f"there is no action {action!r}")
    known = _known(action)
    return known.text if known.table is None else known.text.format(_guest_at(board, known.table))


LONGEST = 64


def parse(board: Board, text: object) -> int:
    """The number of an action from its notation. Whether it is legal now is not asked."""
    if not isinstance(text, str) or len(text) > LONGEST:
        raise ActionError("an action is a short text such as 'die 4+' or 'hire 22'")
    plain = " ".join(text.split())
    for form in _FORMS.values():
        match = form.pattern.fullmatch(plain)
        if match:
            parts = tuple(_read(board, part, match[part]) for part in form.parts)
            if not all(0 <= part < size for part, size in zip(parts, form.sizes, strict=True)):
                raise ActionError(f"{plain!r} names something that is not in the game")
            return form.family.first + _place(form.sizes, parts)
    raise ActionError(f"{plain!r} is not an action; try 'die 4+', 'guest 2', 'hire 22', 'check-in 63 room 10'")


def _read(board: Board, part: str, text: str) -> int:
    if part == "table":
        return _table_of(board, text)
    return _WORDS[part].index(text) if part in _WORDS else int(text) - _COUNTED_FROM[part]


def _table_of(board: Board, guest: str) -> int:
    if guest.startswith("table"):
        return int(guest[-1]) - 1
    tables = board.cafe(board.actor)
    if int(guest) not in tables:
        raise ActionError(f"guest {guest} does not sit in this cafe")
    return tables.index(int(guest))


def why_illegal(board: Board, action: int) -> str:
    """A sentence that says why an action that is not legal is not."""
    # Sentences are read from the catalogues only when something is refused.
    from grandaustria.engine.reasons import reason, sentence

    why = reason(board, action)
    written = write(board, action) if action in NUMBERS else str(action)
    return f"{written}: {sentence(why)}" if why else written
