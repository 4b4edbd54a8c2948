"""What an option foretells of the table is what lies there when it was done, and says nothing of what is revealed."""

from __future__ import annotations

import random
from typing import Any

import pytest

from grandaustria import Luck, Setup
from grandaustria.play.hosted import HostedGame
from grandaustria.play.then import SHARED


@pytest.mark.parametrize("players", [2, 4])
def test_the_table_then_is_the_table_there(players: int) -> None:
    luck, rng = Luck(players), random.Random(players)
    game, _ = HostedGame.begin(Setup(players=players), luck)
    seen = 0
    while not game.is_over:
        if game.is_complete:
            game.confirm(luck)
            continue
        action, seat = rng.choice(game.legal_actions()), game.position.to_move
        before = view(game, seat)
        prospect = game.foresee(action)
        assert prospect.then is None or not prospect.final
        game.step(action, luck)
        if prospect.then is None:
            continue
        after = view(game, seat)
        foreseen = {**before, **prospect.then.table}
        assert {key: foreseen[key] for key in SHARED} == {key: after[key] for key in SHARED}
        assert {**before["seats"][seat], **prospect.then.own} == after["seats"][seat]
        seen += 1
    assert seen > 50


def view(game: HostedGame, seat: int) -> dict[str, Any]:
    """The table as the seat sees it: of nothing else may be foretold."""
    return dict(game.position.view(seat).to_json())
