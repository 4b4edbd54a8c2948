"""What was chosen ahead becomes a run of its own when the game comes to the seat."""

from __future__ import annotations

import pytest

from grandaustria import Luck, Setup
from grandaustria.play.hosted import HostedGame
from grandaustria.play.together import as_run


def at_the_first_rooms() -> HostedGame:
    luck = Luck(1)
    game, _ = HostedGame.begin(Setup(players=2), luck)
    while game.position.phase != "rooms":
        game.step(game.legal_actions()[0], luck)
        if game.is_complete:
            game.confirm(luck)
    return game


@pytest.mark.parametrize(("done", "then"), [(1, []), (2, [("confirm", None)])])
def test_what_is_confirmed_is_final_only_if_nothing_is_left_to_choose(
    done: int, then: list[tuple[str, int | None]]
) -> None:
    """Otherwise, as by the rules of another version, whoever decides before would be refused what they do."""
    game = at_the_first_rooms()
    chosen: list[int] = []
    table = game.copy()
    for _ in range(done):
        chosen.append(table.legal_actions()[0])
        table.step(chosen[-1], Luck(1))
    assert as_run(game, chosen, True) == [*(("step", one) for one in chosen), *then]
    assert as_run(game, chosen, False) == [("step", one) for one in chosen]
