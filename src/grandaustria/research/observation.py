"""Observations: what a seat may know and nothing else, as bytes of one fixed size for all seats and player counts.

>>> from grandaustria import Luck, Position, Setup
>>> position = Position(Setup(players=3))
>>> Luck(seed=1).resolve(position)
>>> seen = observe(position, position.to_move)
>>> seen.shape == (SIZE,), decode(seen)["seats.krones"].tolist()
(True, [10, 10, 10, 0])
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from grandaustria import Position, View
from grandaustria.engine._engine import OBSERVATION_BYTES, observe_into
from grandaustria.research.fields import DTYPE, FIELDS, Field, part_of
from grandaustria.research.games import ACTIONS
from grandaustria.research.sentences import lines

__all__ = ["FIELDS", "SCALES", "SIZE", "VERSION", "Field", "decode", "describe", "legal_mask", "observe", "scaled"]

VERSION = 1
"""Rises with every change of the layout or of a meaning."""
SIZE: int = OBSERVATION_BYTES
"""Bytes of an observation."""


def _scales() -> NDArray[np.float32]:
    scales = np.zeros(1, DTYPE)
    for field in FIELDS:
        part_of(scales, field.name)[...] = field.scale
    return scales.view(np.uint8).astype(np.float32)


SCALES = _scales()
"""What each byte is divided by, to lie around 0 to 1."""


def observe(board: Position | View, seat: int) -> NDArray[np.uint8]:
    """What the seat sees of a position, or of its own view."""
    seen = np.empty(SIZE, np.uint8)
    observe_into(board, seat, seen)
    return seen


def legal_mask(position: Position, seat: int) -> NDArray[np.int8]:
    """1 for each action the seat may do: for none while others decide, and for all when the game is over, since a mask
    without any action breaks whoever divides by it."""
    mask = np.full(ACTIONS, position.is_over, np.int8)
    if position.to_move == seat:
        mask[position.legal_actions()] = 1
    return mask


def scaled(observation: NDArray[np.uint8]) -> NDArray[np.float32]:
    """One observation or many as numbers around 0 to 1."""
    return np.divide(observation, SCALES, dtype=np.float32)


def decode(observation: NDArray[np.uint8]) -> dict[str, NDArray[Any]]:
    """The named parts of one observation, or of an array of them: views into it, no copies."""
    seen = np.asarray(observation)
    if seen.dtype != np.uint8 or seen.shape[-1:] != (SIZE,):
        raise ValueError(
            f"observations are uint8 with a last axis of {SIZE}, not {seen.dtype} of the shape {seen.shape}"
        )
    record = seen.view(DTYPE)[..., 0]
    return {field.name: part_of(record, field.name) for field in FIELDS}


def describe(observation: NDArray[np.uint8]) -> str:
    """One observation for a human, a line for each thing."""
    parts: Mapping[str, NDArray[Any]] = decode(observation)
    if parts["chance"].ndim:
        raise ValueError(f"one observation at a time is put into words, not the shape {np.shape(observation)}")
    return "\n".join(lines(parts))
