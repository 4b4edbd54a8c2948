"""Where a position or a view is wanted, None is refused like anything else that is none."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from grandaustria import Luck, PositionError, Setup
from grandaustria.engine import _engine

CALLS: tuple[Callable[..., Any], ...] = (
    Luck(1).choose,
    Luck(1).resolve,
    lambda board: _engine.copy_nanoseconds(board, 1),
    lambda board: _engine.observe_into(board, 0, bytearray(_engine.OBSERVATION_BYTES)),
    lambda position: _engine.rewards_of(position, False),
    _engine.step_values,
    lambda view: _engine.plan_actions(view, 1, 1, 1),
    lambda view: _engine.play_on(view, (), 1, 1, 1, 1),
)


@pytest.mark.parametrize("call", CALLS)
@pytest.mark.parametrize("board", [None, 7])
def test_none_is_no_position(call: Callable[..., Any], board: object) -> None:
    with pytest.raises(TypeError):
        call(board)


@pytest.mark.parametrize("asked", _engine.ANSWERS)
def test_none_is_no_position_to_answer_in(asked: str) -> None:
    for why_not in _engine.ANSWERS[asked].values():
        with pytest.raises(TypeError):
            why_not(None, 0)  # type: ignore[operator]


@pytest.mark.parametrize("seed", ["x", 2.5, None])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    with pytest.raises(TypeError):
        Luck(seed)


@pytest.mark.parametrize("number", [2.0, "2", [2]])
def test_what_equals_a_number_of_players_is_none(number: Any) -> None:
    assert Setup(players=2).players == 2
    with pytest.raises(PositionError, match=r"players: .* is not a whole number"):
        Setup(players=number)
