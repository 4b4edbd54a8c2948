"""Bots: always a legal action, from what the seat may see and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from grandaustria import ActionError, Luck, Position, Setup, bots
from grandaustria.bots import Bot, Budget
from grandaustria.engine import game_seed, simulate
from tests.bots.tables import EVERY_TABLE, VARIED_TABLES, table_name

EVERY_BOT = pytest.mark.parametrize("bot", [bots.get(name) for name in bots.names()], ids=lambda bot: bot.name)
TABLES = pytest.mark.parametrize("setup", EVERY_TABLE, ids=table_name)


def decisions(setup: Setup, seed: int, bot: Bot, rng: Random) -> Iterator[Position]:
    """The positions of one game of a bot in which a seat decides; ends with the final one."""
    position, luck = Position(setup), Luck(seed)
    luck.resolve(position)
    while not position.is_over:
        yield position
        position.apply(bot.choose(position.view(position.to_move), Budget(), rng))
        luck.resolve(position)
    yield position


@EVERY_BOT
@TABLES
def test_bot_plays_whole_games_legally(bot: Bot, setup: Setup) -> None:
    *_, final = decisions(setup, 1, bot, Random(1))
    assert final.is_over
    assert final.winners()


@EVERY_BOT
@TABLES
def test_bot_chooses_the_same_in_worlds_that_look_the_same(bot: Bot, setup: Setup) -> None:
    rng, other_worlds = Random(2), 0
    for position in decisions(setup, 2, bot, rng):
        if position.is_over or rng.random() > 0.2:
            continue
        seat = position.to_move
        other = position.resample(seat, rng)
        other_worlds += other != position
        choices = [bot.choose(world.view(seat), Budget(), Random(3)) for world in (position, other)]
        assert choices[0] == choices[1]
    # Introductory hands are open; nothing is hidden before somebody draws.
    assert other_worlds or setup.staff == "intro"


@EVERY_BOT
def test_bot_is_reproducible(bot: Bot) -> None:
    games = [[p.hash for p in decisions(Setup(players=3), 4, bot, Random(4))] for _ in range(2)]
    assert games[0] == games[1]


@EVERY_BOT
def test_bot_refuses_to_choose_for_others(bot: Bot) -> None:
    position = next(decisions(Setup(players=2), 5, bot, Random(5)))
    waiting = position.view(1 - position.to_move)
    with pytest.raises(ActionError, match="not this seat's decision"):
        bot.choose(waiting, Budget(), Random(5))


def test_random_bot_chooses_every_action() -> None:
    position = next(decisions(Setup(players=2), 6, bots.get("random"), Random(6)))
    view, rng = position.view(position.to_move), Random(6)
    chosen = {bots.get("random").choose(view, Budget(), rng) for _ in range(200)}
    assert sorted(chosen) == view.legal_actions()


@TABLES
def test_greedy_bot_plays_as_the_native_one(setup: Setup) -> None:
    """The native one stands at the whole table, this one sees a view: equal games, so no peeking."""
    real_decisions = 0
    for position in decisions(setup, game_seed(7, 0), bots.get("greedy"), Random(7)):
        real_decisions += len(position.legal_actions()) > 1
        totals = [score.total for score in position.scores()]
    native = simulate(setup, 7, 0, 1, ["greedy"] * setup.players)
    assert native[:4] == (1, real_decisions, sum(totals), max(totals))


@pytest.mark.parametrize("seat", range(4))
def test_greedy_bot_beats_random_ones(seat: int) -> None:
    greedy, wins = bots.get("greedy"), 0
    for seed in range(20):
        position, luck, rng = Position(Setup(players=4)), Luck(seed), Random(seed)
        luck.resolve(position)
        while not position.is_over:
            bot = greedy if position.to_move == seat else bots.get("random")
            position.apply(bot.choose(position.view(position.to_move), Budget(), rng))
            luck.resolve(position)
        wins += position.winners() == [seat]
    assert wins > 10


def test_names() -> None:
    assert bots.names() == ("random", "greedy")
    assert [bots.get(name).name for name in bots.names()] == list(bots.names())


def test_unknown_bot() -> None:
    with pytest.raises(ValueError, match=r"no bot 'genius'; choose one of random, greedy"):
        bots.get("genius")


@pytest.mark.parametrize(("nodes", "seconds"), [(0, None), (-1, None), (None, 0.0), (10, 1.0)])
def test_impossible_budget(nodes: int | None, seconds: float | None) -> None:
    with pytest.raises(ValueError, match="budget"):
        Budget(nodes, seconds)


def test_few_tables_have_every_value() -> None:
    def values(setups: list[Setup]) -> set[object]:
        return {
            *(setup.rules.name() for setup in setups),
            *(value for setup in setups for value in (setup.players, setup.hotels, setup.staff, setup.solo)),
        }

    assert values(VARIED_TABLES) == values(EVERY_TABLE)
