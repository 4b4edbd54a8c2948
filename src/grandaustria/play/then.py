"""What a decision would change on the table, for a page that shows it before the answer is here."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from grandaustria.engine.forms import PositionData

SHARED = ("turn", "claims", "dice", "dustbin", "queue", "offer", "pending")
"""What everybody sees, or whoever decides: of a position no more than this is told, and of the seats the own one."""


class Then(NamedTuple):
    """What would be new of the table, and of the deciding seat."""

    table: dict[str, Any]
    own: dict[str, Any]


def then_of(before: PositionData, after: PositionData, seat: int) -> Then:
    """The difference between two tables, as far as the seat sees both."""
    old, new = before["seats"][seat], after["seats"][seat]
    return Then(_new(before, after, SHARED), _new(old, new, new))


def _new(before: Mapping[str, object], after: Mapping[str, object], keys: Iterable[str]) -> dict[str, Any]:
    return {key: after[key] for key in keys if after[key] != before[key]}
