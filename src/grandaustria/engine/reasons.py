"""Why an action is not possible now: a named reason, and its sentence in any language.

Reasons are found from what the seat to move may see, so that they tell nobody anything new.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from grandaustria import cards
from grandaustria.engine import notation
from grandaustria.engine._engine import Board, why_not
from grandaustria.engine.figures import Reason, because
from grandaustria.texts import FALLBACK, text
from grandaustria.texts.describe import foods_text, guest_name, objective_name, room_number, staff_name

__all__ = ["Reason", "obstacle", "reason", "sentence"]


def reason(board: Board, action: int) -> Reason | None:
    """Why an action, or an outcome of chance, is not possible now; None if it is.

    >>> from grandaustria import Luck, Position, Setup
    >>> position, luck = Position(Setup(players=2)), Luck(seed=1)
    >>> luck.resolve(position)
    >>> reason(position, position.parse("die 4"))
    Reason(id='error-open-guests', arguments={})
    >>> sentence(reason(position, position.parse("die 4")))
    'First take a guest from the queue.'
    """
    if _is_action(action) and _possible(board, action):
        return None
    return obstacle(board, action) or not_offered(notation.family(action)[0], notation.write(board, action))


def not_offered(family: str, written: str) -> Reason:
    """The rules allow it, but it is not asked: another order of the same parts would make no difference."""
    if family == "reward":
        return because("error-reward-order")
    return because("error-not-legal", action=written)


def _is_action(action: object) -> bool:
    return type(action) is int and action in notation.NUMBERS


def _possible(board: Board, action: int) -> bool:
    if board.is_legal(action):
        return True
    # A view does not know what chance may bring, only a position does.
    outcomes: Callable[[], list[tuple[int, float]]] = getattr(board, "chance_outcomes", list)
    return any(action == outcome for outcome, _ in outcomes())


def obstacle(board: Board, action: int) -> Reason | None:
    """What the rules have against an action, be it legal or not."""
    if not _is_action(action):
        return because("error-unknown-action", text=str(action))
    return why_not(board, action)


# Sentences


def sentence(why: Reason, language: str = FALLBACK, numbered: bool = True) -> str:
    """The reason in words; whoever writes notation is told the numbers of cards as well."""
    arguments = {
        name: _word(name, value, language, numbered) if name in _WORDS else value
        for name, value in why.arguments.items()
    }
    return text(why.id, language, **arguments)


def _word(name: str, value: Any, language: str, numbered: bool) -> str:
    word = _WORDS[name](value, language)
    return f"{word} ({value})" if numbered and name in _CARDS else word


def _objective(number: int, language: str) -> str:
    return objective_name(cards.OBJECTIVES[number - cards.OBJECTIVES[0].number], language)


_WORDS: Mapping[str, Callable[[Any, str], str]] = {
    "guest": guest_name,
    "staff": staff_name,
    "objective": _objective,
    "missing": foods_text,
    "room": lambda room, _language: str(room_number(room)),
}
_CARDS = ("guest", "staff", "objective")
