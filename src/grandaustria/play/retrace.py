"""A game gone over again at a hosted table, up to one of its moments: the same decisions, the same dice and cards."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence

from grandaustria.engine import Position, Setup
from grandaustria.play.hosted import Change, HostedGame
from grandaustria.play.run import Chance


class _Recorded:
    """Chance as it was as long as there is something left of the record, and any other after that."""

    def __init__(self, actions: Sequence[int], then: Chance) -> None:
        self.left = deque(actions)
        self._then = then

    def choose(self, position: Position, /) -> int:
        return self.left.popleft() if self.left else self._then.choose(position)


def retrace(setup: Setup, actions: Sequence[int], then: Chance) -> Iterator[tuple[HostedGame, Change]]:
    """The table after each change, from its beginning to that to which these actions lead.

    They are the first moves of a game, outcomes of chance included; what chance decides after them is `then`'s. Where
    they end in the middle of a run it is under way: whoever plays on may take back what was not final then.

    >>> from grandaustria import Game, Luck
    >>> game = Game(Setup(players=2), seed=1)
    >>> game.play("guest 2")
    >>> *_, (table, change) = retrace(game.setup, [move.action for move in game.log], Luck(7))
    >>> table.position == game.position, change.kind
    (True, 'confirm')
    """
    recorded = _Recorded(actions, then)
    table, change = HostedGame.begin(setup, recorded)
    yield table, change
    while recorded.left:
        change = table.confirm(recorded) if table.is_complete else table.step(recorded.left.popleft(), recorded)
        yield table, change
