"""Why an action is not possible now: a named reason, and its sentence in any language.

Reasons are found from what the seat to move may see, so that they tell nobody anything new.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from grandaustria import cards
from grandaustria.engine import notation
from grandaustria.engine.answers import against
from grandaustria.engine.situation import Reason, Situation, because
from grandaustria.texts import FALLBACK, text
from grandaustria.texts.describe import foods_text, objective_name, room_number

if TYPE_CHECKING:
    from grandaustria.engine._engine import Board

__all__ = ["Reason", "obstacle", "reason", "sentence"]

AWAITED = {
    "tiles": "tile", "objectives": "objective", "queue": "draw guest", "first": "first", "hotels": "hotel",
    "deal": "draw staff", "roll": "roll", "refill": "draw guest", "draw": "draw staff", "offer": "draw staff",
    "leopold_card": "leopold", "leopold_staff": "draw staff",
}  # fmt: skip
"""The family of outcomes that a phase or a pending frame waits for."""


def reason(board: Board, action: int) -> Reason | None:
    """Why an action, or an outcome of chance, is not possible now; None if it is.

    >>> from grandaustria import Luck, Position, Setup
    >>> position, luck = Position(Setup(players=2)), Luck(seed=1)
    >>> luck.resolve(position)
    >>> reason(position, position.parse("die 4"))
    Reason(id='error-open-guests', arguments={})
    >>> sentence(reason(position, position.parse("die 4")))
    'A first guest has to be taken from the queue first.'
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
    """What the rules have against an action, whatever the engine says."""
    if not _is_action(action):
        return because("error-unknown-action", text=str(action))
    if board.is_over:
        return because("error-game-over")
    name, k = notation.family(action)
    by_chance = action in notation.CHANCE_NUMBERS
    if board.to_move < 0:
        return _outcome_obstacle(board, name, k) if by_chance else because("error-chance-pending")
    if by_chance:
        return because("error-not-chance")
    if getattr(board, "seat", board.to_move) != board.to_move:
        return because("error-other-seat", seat=board.to_move + 1)
    return next(against(Situation(board.to_json()), name, k), None)


# Chance


def _outcome_obstacle(board: Board, name: str, k: int) -> Reason | None:
    data = board.to_json()
    awaited = AWAITED[data["pending"][-1]["frame"] if data["pending"] else data["phase"]]
    if name != awaited:
        return because("error-other-chance", awaited=awaited.replace(" ", "-"))
    return _OUTCOMES[name](data, k)


def _of_group(data: Mapping[str, Any], k: int) -> Reason | None:
    """Tiles and objectives come group by group."""
    group = data["count"]
    return None if k // 4 == group else because("error-outcome-group", group=cards.GROUPS[group])


def _first(data: Mapping[str, Any], k: int) -> Reason | None:
    return None if k < len(data["seats"]) else because("error-outcome-seat", seat=k + 1)


def _hotel(data: Mapping[str, Any], k: int) -> Reason | None:
    name = tuple(cards.HOTELS.layouts)[k]
    dealt = [seat["hotel"] for seat in data["seats"][: data["count"]]]
    return because("error-outcome-hotel", hotel=name) if name == "night" or name in dealt else None


def _guest(data: Mapping[str, Any], k: int) -> Reason | None:
    number = cards.GUESTS[k].number
    in_cafes = [table["guest"] for seat in data["seats"] for table in seat["cafe"] if table]
    elsewhere = number in [*data["queue"], *data["guest_discard"], *in_cafes]
    return because("error-outcome-guest", guest=number) if elsewhere else None


def _leopold(data: Mapping[str, Any], k: int) -> Reason | None:
    number = cards.LEOPOLD[k].number
    return None if number in data["leopold"]["deck"] else because("error-outcome-leopold", card=number)


_OUTCOMES: Mapping[str, Callable[[Mapping[str, Any], int], Reason | None]] = {
    "roll": lambda _data, _k: None,
    "first": _first,
    "hotel": _hotel,
    "tile": _of_group,
    "objective": _of_group,
    "draw guest": _guest,
    # Where a staff card lies is a secret: the same words for every card.
    "draw staff": lambda _data, k: because("error-outcome-staff", staff=k + 1),
    "leopold": _leopold,
}


# Sentences


def sentence(why: Reason, language: str = FALLBACK) -> str:
    """The reason in words."""
    arguments = {
        name: _WORDS[name](value, language) if name in _WORDS else value for name, value in why.arguments.items()
    }
    return text(why.id, language, **arguments)


def _named(card: cards.Guest | cards.Staff, language: str) -> str:
    return f"{card.name[language]} ({card.number})"


def _objective(number: int, language: str) -> str:
    first = cards.OBJECTIVES[0].number
    return f"{objective_name(cards.OBJECTIVES[number - first], language)} ({number})"


_WORDS: Mapping[str, Callable[[Any, str], str]] = {
    "guest": lambda number, language: _named(cards.GUESTS[number - cards.GUESTS[0].number], language),
    "staff": lambda number, language: _named(cards.STAFF[number - 1], language),
    "objective": _objective,
    "missing": foods_text,
    "room": lambda room, _language: str(room_number(room)),
}
