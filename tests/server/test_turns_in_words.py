"""Turns in words: what was played, and what could have been as far as it can be foreseen."""

from __future__ import annotations

import pytest

from grandaustria import Game, Setup
from grandaustria.analysis import TurnPlayed, turns_of
from grandaustria.play.hosted import HostedGame
from grandaustria.server import turns
from grandaustria.server.visible import Speech
from tests.play.games import NAMES, finished

SPEECH = Speech("en", NAMES)
IMPOSSIBLE = 528
"""A tile at the set-up, which is no decision."""
SETUPS = (Setup(players=2), Setup(players=3, staff="draft"), Setup(players=4, hotels="day"), Setup(solo="easy"))
GAMES = pytest.mark.parametrize(("setup", "seed"), [(setup, seed) for setup in SETUPS for seed in (4, 7)])


def chance_in(game: Game, turn: TurnPlayed) -> list[str]:
    """What chance decided within a turn."""
    return [move.notation for move in game.log[turn.first : turn.last + 1] if move.seat < 0]


@GAMES
def test_every_decision_of_a_turn_is_told(setup: Setup, seed: int) -> None:
    game = finished(setup, seed)
    for turn in turns_of(game):
        told = turns.instead(game, turn, turn.actions, SPEECH)
        assert tuple(step["action"] for step in told) == turn.actions
        assert all(step["text"] for step in told)


def before(game: Game, turn: TurnPlayed) -> HostedGame:
    """The table when a turn begins."""
    position = game.start
    for move in game.log[: turn.first]:
        position.apply(move.action)
    return HostedGame(position, 0)


@GAMES
def test_a_turn_is_foreseen_until_cards_are_drawn(setup: Setup, seed: int) -> None:
    """The same decisions as a plan, which does not know what chance will bring: up to there they are told alike."""
    game = finished(setup, seed)
    whole = cut = 0
    for turn in turns_of(game):
        told = turns.instead(game, turn, turn.actions, SPEECH)
        plan = turns.planned(before(game, turn), turn.actions, SPEECH)
        assert plan == told[: len(plan)]
        if any(not outcome.startswith("draw guest") for outcome in chance_in(game, turn)):
            assert len(plan) < len(told)
            cut += 1
        elif [step["notation"].split()[0] for step in told].count("guest") <= 1:
            assert plan == told
            whole += 1
    assert whole > cut
    assert any(chance_in(game, turn) for turn in turns_of(game))


def test_a_plan_says_nothing_of_a_guest_who_is_not_there_yet() -> None:
    """Two guests in one turn: who stands where the first one stood is not known."""
    game = finished(Setup(players=2), 4)
    turn = next(turn for turn in turns_of(game) if game.log[turn.first].notation.startswith("guest"))
    taken = turn.actions[0]
    plan = turns.planned(before(game, turn), (taken, taken), SPEECH)
    assert [step["action"] for step in plan] == [taken]


@GAMES
def test_another_turn_has_the_luck_of_the_one_played_as_far_as_it_is_the_same(setup: Setup, seed: int) -> None:
    game = finished(setup, seed)
    for turn in turns_of(game):
        told = turns.instead(game, turn, turn.actions, SPEECH)
        assert turns.instead(game, turn, turn.actions[:-1], SPEECH) == told[:-1]
        other = turns.instead(game, turn, (*turn.actions[:-1], IMPOSSIBLE), SPEECH)
        assert other == told[:-1]
