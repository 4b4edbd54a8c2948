"""A game gone over again at a hosted table: every moment of it can be reached, and is what it was."""

from __future__ import annotations

from dataclasses import replace

import pytest

from grandaustria import CHANCE, Game, Luck, Setup
from grandaustria.play.event import Event
from grandaustria.play.move import Move
from grandaustria.play.retrace import retrace
from tests.play.games import finished

SETUPS = {
    "two": Setup(players=2),
    "four with a draft": Setup(players=4, staff="draft", hotels="day"),
    "solo": Setup(solo="hard"),
}


class Nothing:
    """Chance that has nothing to decide."""

    def choose(self, position: object, /) -> int:
        raise AssertionError("this was recorded")


def actions(game: Game, number: int) -> list[int]:
    return [move.action for move in game.log[:number]]


@pytest.mark.parametrize("name", SETUPS)
def test_the_whole_game_is_the_same(name: str) -> None:
    game = finished(SETUPS[name], 4)
    final: list[Move] = []
    told: list[Event] = []
    for _, change in retrace(game.setup, actions(game, len(game.log)), Nothing()):
        final += change.final
        told += change.events
    assert tuple(final) == tuple(game.log)
    assert [replace(event, index=i) for i, event in enumerate(game.events("all"))] == told


@pytest.mark.parametrize("name", SETUPS)
def test_every_moment_before_a_decision_is_reached(name: str) -> None:
    game = finished(SETUPS[name], 6)
    under_way = 0
    for number, move in list(enumerate(game.log))[::5]:
        if move.seat == CHANCE:
            continue
        final: list[Move] = []
        for at, change in retrace(game.setup, actions(game, number), Nothing()):
            table, final = at, [*final, *change.final]
        done = [(step.action, *step.outcomes) for step in table.steps]
        assert [move.action for move in final] + [one for step in done for one in step] == actions(game, number)
        assert table.position.to_move == move.seat
        assert table.is_complete or table.seat == move.seat  # the next run begins when this one is confirmed
        assert move.action in table.position.legal_actions()
        under_way += table.cursor > 0
    assert under_way > 5


def test_what_chance_decides_after_the_moment_is_new() -> None:
    """In the middle of the dice of a roll the first ones are as they were, the others may be anything."""
    game = finished(Setup(players=2), 4)
    rolls = [number for number, move in enumerate(game.log) if move.notation.startswith("roll")]
    first, second = rolls[0], rolls[1]
    assert second == first + 1
    found = set()
    for seed in range(12):
        moves = [move for _, change in retrace(game.setup, actions(game, second), Luck(seed)) for move in change.final]
        assert moves[:second] == list(game.log[:second])
        found.add(moves[second].notation)
    assert len(found) > 1


def test_steps_of_a_run_under_way_can_be_taken_back() -> None:
    game = finished(Setup(players=2), 4)
    number = next(
        number
        for number, move in enumerate(game.log)
        if move.notation.startswith("die ") and game.log[number + 1].seat == move.seat
    )
    *_, (table, change) = retrace(game.setup, actions(game, number + 1), Nothing())
    assert (change.kind, table.can_undo) == ("step", True)
    table.undo()
    assert table.position.legal_actions()
    assert table.position.notation(game.log[number].action) == game.log[number].notation
