"""What OpenSpiel's observers see of a state: as a string, and as a tensor where it is what one seat may know."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel

from grandaustria import Position, View
from grandaustria.research import observation

if TYPE_CHECKING:
    from grandaustria.research.openspiel_game import TableState

_PRIVATE = ("hand", "known")


class TableObserver:
    """Public and private information in each combination.

    Information states are JSON, observations a text for humans: for one seat what its tensor holds, in words, so that
    what it may decide follows from the text; the table for everybody or for nobody. An information state is what the
    seat knows now, which the engine keeps exactly; it does not say in which order things became known.
    """

    def __init__(self, kind: Any) -> None:
        self._public, self._private = kind.public_info, kind.private_info
        self._write = _as_json if kind.perfect_recall else str
        of_one_seat = self._public and self._private == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor = np.zeros(observation.SIZE, np.float32) if of_one_seat and not kind.perfect_recall else None
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: TableState, player: int) -> None:
        """Write what the player may know into `tensor`."""
        if self.tensor is not None:
            np.divide(observation.observe(state.position, player), observation.SCALES, out=self.tensor)

    def string_from(self, state: TableState, player: int) -> str:
        """What can be known of the state, as text."""
        if self.tensor is not None:
            return observation.describe(observation.observe(state.position, player))
        position, own = state.position, self._private == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if self._public:
            return self._write(self._seen(position, player))
        return _as_text(_private_part(position, player)) if own else ""

    def _seen(self, position: Position, player: int) -> Position | View:
        if self._private == pyspiel.PrivateInfoType.NONE:
            return position.public_view()
        return position.view(player) if self._private == pyspiel.PrivateInfoType.SINGLE_PLAYER else position


def _as_json(board: Position | View) -> str:
    """The seat belongs to what is known: two seats that see the same are two information states."""
    seat = board.seat if isinstance(board, View) else None
    return _as_text({"seat": seat, **board.to_json()})


def _as_text(data: Mapping[str, Any]) -> str:
    return json.dumps(data, separators=(",", ":"))


def _private_part(position: Position, player: int) -> dict[str, Any]:
    """What the seat knows and the public does not."""
    own: Mapping[str, Any] = position.view(player).to_json()
    public: Mapping[str, Any] = position.public_view().to_json()
    seen, shown = own["seats"][player], public["seats"][player]
    private: dict[str, Any] = {key: seen[key] for key in _PRIVATE if seen[key] != shown[key]}
    return private | {key: own[key] for key in ("offer", "draft", "staff_under") if own[key] != public[key]}
