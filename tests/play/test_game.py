"""A game drives a position: decisions by play, chance by luck, everything in the log."""

from __future__ import annotations

import random

import pytest

from grandaustria import CHANCE, OVER, ActionError, Game, Luck, Position, Setup
from tests.engine.compose import compose, seat
from tests.play.games import Named, finished, game_from

DICE = ("roll 1", "roll 1", "roll 2", "roll 3", "roll 4", "roll 5", "roll 6", "roll 6", "roll 6", "roll 6")


def test_chance_is_decided_at_once() -> None:
    game = Game(Setup(players=3), seed=4)
    assert game.to_move in range(3)
    assert {move.seat for move in game.log} == {CHANCE}
    game.play(game.legal_actions()[0])
    assert game.log[-1].seat == CHANCE
    assert game.to_move != CHANCE


def test_the_same_seed_gives_the_same_game() -> None:
    assert finished(Setup(), 7).log == finished(Setup(), 7).log
    assert finished(Setup(), 7).log != finished(Setup(), 9).log


def test_without_a_seed_games_differ() -> None:
    assert Game().log != Game().log


def test_the_log_replays_to_the_position() -> None:
    game = finished(Setup(players=4, staff="draft"), 3)
    position = game.start
    for move in game.log:
        assert position.to_move == move.seat
        assert position.notation(move.action) == move.notation
        position.apply(move.action)
    assert position == game.position
    assert position.to_move == OVER


def test_actions_by_number_and_by_notation() -> None:
    by_number, by_notation = Game(seed=2), Game(seed=2)
    by_number.play(by_number.legal_actions()[1])
    by_notation.play(by_notation.notations()[1])
    assert by_number.log == by_notation.log


@pytest.mark.parametrize("action", ["end", "guest 7", "die 4", "nonsense", "", "draw guest 50", 0, 512, 99999, -1])
def test_a_refused_action_changes_nothing(action: int | str) -> None:
    game = Game(seed=2)
    before, log, events = game.position, game.log, game.events()
    with pytest.raises(ActionError):
        game.play(action)
    assert (game.position, game.log, game.events()) == (before, log, events)


def test_nothing_is_played_after_the_end() -> None:
    game = finished(Setup(), 1)
    with pytest.raises(ActionError, match="over"):
        game.play("end")


class Failing:
    """Luck that fails at the second question."""

    def __init__(self) -> None:
        self._asked = 0

    def choose(self, position: Position, /) -> int:
        self._asked += 1
        if self._asked > 1:
            raise RuntimeError("the dice fell under the table")
        return Luck(0).choose(position)


def test_luck_that_fails_changes_nothing() -> None:
    position = compose(seat(), {"krones": 3}, passed=[False, True])
    game = Game.from_position(position, luck=Failing())
    with pytest.raises(RuntimeError):
        game.play("pass")
    assert game.position == position
    assert game.log == ()


def test_luck_of_ones_own() -> None:
    position = compose(passed=[False, True])
    game = Game.from_position(position, luck=Named(["roll 6"] * 9))
    game.play("pass")
    assert game.position.to_json()["dice"] == [0, 0, 0, 0, 0, 9]


def test_the_position_given_out_is_a_copy() -> None:
    game = Game(seed=1)
    before = game.position
    before.apply(before.legal_actions()[0])
    game.start.apply(game.start.chance_outcomes()[0][0])
    assert game.position != before
    assert game.start == Position(Setup())


def test_a_composed_start_is_left_alone() -> None:
    position = compose()
    before = position.copy()
    game = game_from(position, "die 4", "split 1", "end")
    assert position == before
    assert game.start == before
    assert game.is_composed


def test_a_view_hides_the_other_hand() -> None:
    game = Game(seed=3)
    hands = [own["hand"] for own in game.view(0).to_json()["seats"]]
    assert hands[0] == game.position.to_json()["seats"][0]["hand"]
    assert hands[1] == [0] * 6


def test_scores_and_winners() -> None:
    game = finished(Setup(players=3), 5)
    totals = [score.total for score in game.scores()]
    assert game.winners()
    assert {totals[winner] for winner in game.winners()} == {max(totals)}


def test_random_choices_end() -> None:
    rng = random.Random(11)
    game = Game(Setup(solo="medium"), seed=11)
    for _ in range(2000):
        if game.is_over:
            break
        game.play(rng.choice(game.legal_actions()))
    assert game.is_over
