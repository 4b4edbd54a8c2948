"""The vector environment: games like any other, the same for any number of threads, and nothing done by halves."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from grandaustria import ActionError, Luck, Position, PositionError, Rules, Setup
from grandaustria.engine import _engine, waiter_action
from grandaustria.research import observation
from grandaustria.research.vector import VectorEnv
from tests.bots.tables import VARIED_TABLES, table_name

ARRAYS = ("observation", "mask", "seat", "reward", "terminated", "truncated", "scores")


def snapshot(env: VectorEnv) -> dict[str, NDArray[Any]]:
    return {name: getattr(env, name).copy() for name in ARRAYS}


def assert_same(first: dict[str, NDArray[Any]], second: dict[str, NDArray[Any]]) -> None:
    for name in ARRAYS:
        assert np.array_equal(first[name], second[name]), name


def played(steps: int, **options: Any) -> list[dict[str, NDArray[Any]]]:
    """What an environment shows while legal actions are chosen at random."""
    rng, shown = np.random.default_rng(5), []
    with VectorEnv(**options) as env:
        env.reset()
        for _ in range(steps):
            env.step(env.sample_actions(rng))
            shown.append(snapshot(env))
    return shown


# Games like any other


def settle(position: Position, luck: Luck, skip_forced: bool) -> None:
    """Go on until there is something to choose."""
    luck.resolve(position)
    while skip_forced and len(position.legal_actions()) == 1:
        position.apply(position.legal_actions()[0])
        luck.resolve(position)


@pytest.mark.parametrize("setup", VARIED_TABLES, ids=table_name)
@pytest.mark.parametrize("skip_forced", [True, False])
def test_the_games_are_those_of_the_engine(setup: Setup, skip_forced: bool) -> None:
    """Each slot against a position of its own, with the luck that is stated for it, over more than one game."""
    with VectorEnv(2, setup=setup, seed=9, skip_forced=skip_forced) as env:
        env.reset()
        rng, games = np.random.default_rng(1), [0, 0]
        positions = [Position(setup) for _ in range(2)]
        for slot, position in enumerate(positions):
            settle(position, env.luck(slot, 0), skip_forced)
        while max(games) < 2:
            for slot, position in enumerate(positions):
                assert env.seat[slot] == position.to_move
                assert np.flatnonzero(env.mask[slot]).tolist() == position.legal_actions()
                assert np.array_equal(env.observation[slot], observation.observe(position, position.to_move))
            actions = env.sample_actions(rng)
            env.step(actions)
            for slot, position in enumerate(positions):
                position.apply(int(actions[slot]))
                settle(position, env.luck(slot, games[slot]), skip_forced)
                assert env.terminated[slot] == position.is_over
                if position.is_over:
                    check_end(env, slot, position)
                    games[slot] += 1
                    positions[slot] = Position(setup)
                    settle(positions[slot], env.luck(slot, games[slot]), skip_forced)
                else:
                    assert not env.reward[slot].any()
                assert env.game(slot) == games[slot]
                assert env.position(slot) == positions[slot]


def check_end(env: VectorEnv, slot: int, position: Position) -> None:
    seats, winners = position.players, position.winners()
    totals = [score.total for score in position.scores()]
    share = [1 / len(winners) if seat in winners else 0 for seat in range(seats)]
    assert env.scores[slot, :seats].tolist() == totals
    assert env.reward[slot, :seats] == pytest.approx([(seats * won - 1) / (seats - 1) for won in share])
    assert not env.scores[slot, seats:].any()
    assert not env.reward[slot, seats:].any()


def test_every_slot_may_have_its_own_table() -> None:
    """Side by side they are the games they are alone."""
    alone = [played(150, num_games=len(VARIED_TABLES), setup=setup, seed=3) for setup in VARIED_TABLES]
    beside = played(150, num_games=len(VARIED_TABLES), setup=VARIED_TABLES, seed=3)
    for slot, shown in enumerate(alone):
        for first, second in zip(shown, beside, strict=True):
            for name in ARRAYS:
                assert np.array_equal(first[name][slot], second[name][slot]), name


def test_a_margin_as_reward() -> None:
    with VectorEnv(32, players=3, reward="margin") as env:
        env.reset()
        rng, ended = np.random.default_rng(2), 0
        while ended < 20:
            env.step(env.sample_actions(rng))
            for slot in np.flatnonzero(env.terminated):
                scores = env.scores[slot, :3]
                lead = [own - (scores.sum() - own) / 2 for own in scores]
                assert env.reward[slot, :3] == pytest.approx(np.array(lead) / 100, abs=1e-6)
                ended += 1


def test_forced_decisions_are_skipped() -> None:
    assert min(shown["mask"].sum(1).min() for shown in played(150, num_games=8)) == 2
    assert min(shown["mask"].sum(1).min() for shown in played(150, num_games=8, skip_forced=False)) == 1


def test_scores_stay_until_the_next_game_of_the_slot_ends() -> None:
    before = np.zeros((8, 4), np.int32)
    for shown in played(400, num_games=8):
        changed = (shown["scores"] != before).any(1)
        assert not (changed & ~shown["terminated"]).any()
        before = shown["scores"]
    assert before.any(1).all()


# Opponents


@pytest.mark.parametrize("opponents", ["random", "waiter"])
def test_bots_play_the_other_seats(opponents: str) -> None:
    with VectorEnv(6, players=3, opponents=opponents) as env:
        env.reset()
        rng = np.random.default_rng(3)
        for _ in range(120):
            expected = [(slot + env.game(slot)) % 3 for slot in range(6)]
            assert env.seat.tolist() == expected
            env.step(env.sample_actions(rng))
        assert max(env.game(slot) for slot in range(6)) > 0


def test_the_waiter_plays_as_he_does_elsewhere() -> None:
    with VectorEnv(4, players=3, opponents="waiter", seed=4) as env:
        env.reset()
        rng = np.random.default_rng(6)
        for _ in range(60):
            seats, games = env.seat.tolist(), [env.game(slot) for slot in range(4)]
            positions, actions = [env.position(slot) for slot in range(4)], env.sample_actions(rng)
            env.step(actions)
            for slot, position in enumerate(positions):
                position.apply(int(actions[slot]))
                wait_for(position, env.luck(slot, games[slot]), seats[slot])
                assert position.is_over == env.terminated[slot]
                assert position.is_over or position == env.position(slot)


def wait_for(position: Position, luck: Luck, seat: int) -> None:
    """Waiters play until this seat has something to choose, or the game is over."""
    settle(position, luck, skip_forced=True)
    while not position.is_over and position.to_move != seat:
        position.apply(waiter_action(position.view(position.to_move)))
        settle(position, luck, skip_forced=True)


def test_the_waiter_is_the_stronger_opponent() -> None:
    def mean_reward(opponents: str) -> float:
        rng, rewards = np.random.default_rng(4), []
        with VectorEnv(64, opponents=opponents) as env:
            env.reset()
            for _ in range(120):
                seats = env.seat.astype(int)
                env.step(env.sample_actions(rng))
                rewards += env.reward[env.terminated, seats[env.terminated]].tolist()
        return float(np.mean(rewards))

    assert abs(mean_reward("random")) < 0.4
    assert mean_reward("waiter") < -0.9


def test_a_solo_game_asks_one_seat_only() -> None:
    shown = played(150, num_games=4, setup=Setup(solo="medium"))
    assert not any(each["seat"].any() for each in shown)
    assert {-1.0, 1.0} >= {reward for each in shown for reward in each["reward"][each["terminated"], 0].tolist()}


# The same for any number of threads, and again


@pytest.mark.parametrize("options", [{}, {"players": 4, "opponents": "random"}, {"setup": Setup(staff="draft")}])
def test_threads_change_nothing(options: dict[str, Any]) -> None:
    alone = played(150, num_games=70, threads=1, seed=3, **options)
    for threads in (2, 3):
        for first, second in zip(alone, played(150, num_games=70, threads=threads, seed=3, **options), strict=True):
            assert_same(first, second)


def test_a_slot_does_not_depend_on_how_many_there_are() -> None:
    with VectorEnv(3, seed=8) as few, VectorEnv(50, seed=8) as many:
        few.reset()
        many.reset()
        assert np.array_equal(few.observation, many.observation[:3])


def test_seeds_and_slots_and_games_differ() -> None:
    with VectorEnv(40, seed=1) as env:
        first = env.reset()[0].copy()
        assert len(np.unique(first, axis=0)) == 40
        again = env.reset()[0].copy()
        other = env.reset(seed=2)[0].copy()
        assert np.array_equal(first, again)
        assert not (first == other).all(1).any()
        places: list[tuple[Any, Any]] = [(0, 0), (0, 1), (1, 0), (np.int32(1), np.int32(1))]
        assert len({env.luck(*place).seed for place in places}) == len(places)
        with VectorEnv(40, seed=2) as second:
            assert np.array_equal(second.reset()[0], other)


def test_staggered_games_are_in_all_rounds() -> None:
    with VectorEnv(200, seed=1, threads=2) as env:
        env.reset(stagger=100)
        rounds = {env.position(slot).round for slot in range(200)}
        assert rounds >= {1, 2, 3, 4, 5, 6}
        assert not env.terminated.any()
        assert not env.reward.any()
        assert not env.scores.any()


def test_sampled_actions_are_legal_and_even() -> None:
    with VectorEnv(4000) as env:
        env.reset()
        assert (env.mask.sum(1) == 5).all()
        chosen = env.sample_actions(np.random.default_rng(1))
        assert np.bincount(chosen - 34, minlength=5) == pytest.approx([800] * 5, rel=0.15)
        assert env.mask[np.arange(4000), chosen].all()


# Nothing is done by halves


def bad_actions(env: VectorEnv) -> list[tuple[Any, type[Exception], str]]:
    good = np.full(env.num_games, 35)
    illegal, chance, below, above = (good.copy() for _ in range(4))
    illegal[-1], chance[3], below[0], above[2] = 1, 512, -1, 100_000
    return [
        (illegal, ActionError, "game 19: pass: "),
        (chance, ActionError, "game 3: "),
        (below, ActionError, "game 0: there is no action -1"),
        (above, ActionError, "game 2: there is no action 100000"),
        (good[:-1], ValueError, r"there are 20 games, and the actions have the shape \(19,\)"),
        (good.reshape(4, 5), ValueError, r"the shape \(4, 5\)"),
        (good.astype(float), TypeError, "whole numbers, not float64"),
        (good > 3, TypeError, "whole numbers, not bool"),
        (good.astype(str), TypeError, "whole numbers"),
    ]


@pytest.mark.parametrize("threads", [1, 2])
def test_what_is_refused_changes_nothing(threads: int) -> None:
    with VectorEnv(20, threads=threads) as env:
        env.reset()
        shown, positions = snapshot(env), [env.position(slot) for slot in range(20)]
        for actions, error, words in bad_actions(env):
            with pytest.raises(error, match=words):
                env.step(actions)
            assert_same(shown, snapshot(env))
            assert [env.position(slot) for slot in range(20)] == positions
        for kind in (np.uint16, np.int32, np.uint64):
            env.step(env.sample_actions(np.random.default_rng(1)).astype(kind))


@pytest.mark.parametrize(
    ("seed", "stagger", "error"),
    [(7, -1, ValueError), (7, 1001, ValueError), (7, 1 << 40, ValueError), (7, 1.5, TypeError), ("x", 0, TypeError)],
)
def test_a_reset_that_is_refused_changes_nothing(seed: Any, stagger: Any, error: type[Exception]) -> None:
    with VectorEnv(3, seed=5) as env:
        env.reset()
        before, luck = snapshot(env), env.luck(0, 0).seed
        with pytest.raises(error):
            env.reset(seed=seed, stagger=stagger)
        assert_same(before, snapshot(env))
        assert env.luck(0, 0).seed == luck
        env.reset()
        assert_same(before, snapshot(env))


def test_numbers_may_be_those_of_numpy() -> None:
    with VectorEnv(np.int64(3), players=2, threads=np.int64(2), seed=np.int64(5)) as env, VectorEnv(3, seed=5) as same:  # type: ignore[arg-type]
        assert np.array_equal(env.reset()[0], same.reset()[0])
        assert np.array_equal(env.reset(seed=np.int64(-3))[0], same.reset(seed=-3)[0])  # type: ignore[arg-type]


def test_what_it_is_made_with_is_checked() -> None:
    for options, words in (
        ({"num_games": 0}, "num_games: 0"),
        ({"num_games": 2.0}, "num_games"),
        ({"num_games": True}, "num_games: True"),
        ({"num_games": 1, "threads": 0}, "threads: 0"),
        ({"num_games": 3, "setup": [Setup(), Setup()]}, "setup: one for all 3 games or one for each, not 2"),
        ({"num_games": 1, "reward": "fame"}, "'fame' is not one of 'victory', 'margin'"),
        ({"num_games": 1, "opponents": "king"}, "'king' is not one of None, 'random'"),
    ):
        with pytest.raises(ValueError, match=words):
            VectorEnv(**options)
    with pytest.raises(PositionError, match="players"):
        VectorEnv(1, players=5)


def test_reset_comes_first_and_close_last() -> None:
    env = VectorEnv(2, threads=2)
    for call in (lambda: env.step(np.zeros(2, int)), lambda: env.sample_actions(np.random.default_rng(1))):
        with pytest.raises(RuntimeError, match="reset"):
            call()
    env.reset()
    env.close()
    env.close()
    with pytest.raises(RuntimeError, match="closed"):
        env.step(np.zeros(2, int))


def test_the_games_look_at_their_own_rows_only() -> None:
    env = VectorEnv(2)
    games = env.games
    for first, last in ((-1, 1), (0, 3), (2, 1)):
        with pytest.raises(IndexError):
            games.step(first, last)
    with pytest.raises(IndexError):
        env.games.position(2)
    with pytest.raises(ValueError, match="not those of 3 games"):
        _engine.VectorGames(3 * [Setup()], 0, True, None, False, {**arrays_of(2)})


def arrays_of(count: int) -> dict[str, NDArray[Any]]:
    return {
        "observation": np.zeros((count, observation.SIZE), np.uint8),
        "mask": np.zeros((count, 512), np.uint8),
        "seat": np.zeros(count, np.uint8),
        "done": np.zeros(count, np.uint8),
        "reward": np.zeros((count, 4), np.float32),
        "scores": np.zeros((count, 4), np.int32),
        "action": np.zeros(count, np.int64),
    }


def test_memory_is_stated() -> None:
    with VectorEnv(10) as env:
        assert _engine.SLOT_BYTES + observation.SIZE + 512 < env.bytes_per_game < 3000


def test_the_rules_of_the_set_up_are_played() -> None:
    setup = Setup(rules=Rules.preset("de2015"), hotels="day")
    with VectorEnv(3, setup=setup) as env:
        env.reset()
        assert all(env.position(slot).setup == setup for slot in range(3))
