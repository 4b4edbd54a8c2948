"""The position at every revision, from the record of a finished game and what was asked for; without the server."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any

from grandaustria import CHANCE, Game, Position, Setup
from grandaustria.play.move import Move
from tests.server.driving import Client, Table

Json = dict[str, Any]


class Retelling:
    """Follows the updates of a game: final moves from the record, tentative ones from what was asked for.

    A step that revealed something cannot be taken back, so what chance revealed stands in the record in the order
    in which it came.
    """

    def __init__(self, setup: Setup, moves: Sequence[Move]) -> None:
        self._moves = moves
        self._final, self._played = Position(setup), 0
        self._steps: list[int] = []

    def follow(self, update: Json, asked: int | None) -> Position:
        """The position after an update; `asked` is the action of a step."""
        if update["moves"] > self._played:
            self._go_on(update["moves"])
        elif update["kind"] == "step":
            assert asked is not None
            self._steps = [*self._steps[: update["run"]["steps"] - 1], asked]
        return self._tentative(self._steps[: update["run"]["steps"]], update["run"]["complete"])

    def _go_on(self, moves: int) -> None:
        for move in self._moves[self._played : moves]:
            assert move.seat == self._final.to_move
            self._final.apply(move.action)
        self._played = moves
        self._steps = []

    def _tentative(self, steps: list[int], complete: bool) -> Position:
        revealed = (move.action for move in self._moves[self._played :] if move.seat == CHANCE)
        position = self._final.copy()
        for place, action in enumerate(steps, 1):
            position.apply(action)
            while position.to_move == CHANCE and not (complete and place == len(steps)):
                position.apply(next(revealed))
        return position


def retell(game: Game, table: Table) -> Iterator[tuple[int, Position]]:
    """Every revision since the beginning with its position."""
    retelling = Retelling(game.setup, game.log)
    asked = {doing.revision: doing.action for doing in table.done}
    for update in table.clients[0].updates:
        if update["run"] is not None:
            yield update["revision"], retelling.follow(update, asked.get(update["revision"]))


def seen_by(client: Client, position: Position, finished: bool) -> Json:
    """The position as this client is to be shown it."""
    if finished:
        shown = position.to_json()
    else:
        shown = (position.public_view() if client.seat is None else position.view(client.seat)).to_json()
    return dict(json.loads(json.dumps(shown)))


def check_states(game: Game, table: Table) -> int:
    """Whether every state that was sent is what its receiver may see of the game; how many there were."""
    checked = 0
    for revision, position in retell(game, table):
        for client in table.clients:
            if (state := client.states.get(revision)) is not None:
                finished = state["status"] != "running"
                assert state["position"] == seen_by(client, position, finished), (revision, client.seat)
                checked += 1
    return checked
