"""Threads that share the games: they end, they tell what failed, and an interruption leaves nothing under way."""

from __future__ import annotations

import gc
import threading
from contextlib import suppress
from queue import SimpleQueue
from typing import Any

import numpy as np
import pytest

from grandaustria import ActionError
from grandaustria.research.crew import Crew
from grandaustria.research.vector import VectorEnv
from tests.waiting import PATIENCE


def threads_of_games() -> set[threading.Thread]:
    return {thread for thread in threading.enumerate() if thread.name.startswith("games-")}


def test_threads_end_with_the_environment() -> None:
    others = threads_of_games()
    env = VectorEnv(64, threads=3)
    env.reset()
    own = threads_of_games() - others
    assert len(own) == 2
    del env
    gc.collect()
    for thread in own:
        thread.join(PATIENCE)
    assert not own & threads_of_games()


def test_what_fails_in_a_thread_is_told() -> None:
    crew = Crew(3)
    done: list[int] = []

    def job(first: int, last: int) -> None:
        if first:
            raise KeyError(first)
        done.extend(range(first, last))

    with pytest.raises(KeyError):
        crew.share(90, job)
    assert done == list(range(30))
    crew.share(90, lambda first, last: done.extend(range(first, last)))
    assert sorted(done[30:]) == list(range(90))
    crew.dismiss()


class Interrupted:
    """Answers of which the first one is not waited for: Ctrl-C comes in between."""

    def __init__(self, answers: SimpleQueue[Any]) -> None:
        self._answers, self._first = answers, True

    def get(self) -> Any:
        if self._first:
            self._first = False
            raise KeyboardInterrupt
        return self._answers.get()


def test_what_an_interruption_left_under_way_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    crew, goes_on = Crew(3), threading.Event()
    rows = np.zeros(90, int)

    def job(first: int, last: int) -> None:
        assert not first or goes_on.wait(PATIENCE)
        rows[first:last] += 1

    monkeypatch.setattr(crew, "_answers", Interrupted(vars(crew)["_answers"]))
    with pytest.raises(KeyboardInterrupt):
        crew.share(90, job)
    assert rows.sum() == 30
    threading.Timer(0.05, goes_on.set).start()
    crew.settle()
    assert rows.tolist() == [1] * 90
    crew.share(90, job)
    assert rows.tolist() == [2] * 90
    crew.dismiss()


def test_a_thread_is_woken_for_enough_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()  # as it is outside these tests
    crew = Crew(2)
    for rows, parts in ((1535, 1), (1536, 2)):
        taken: list[tuple[int, int]] = []
        crew.share(rows, lambda first, last, taken=taken: taken.append((first, last)))  # type: ignore[misc]
        assert len(taken) == parts
        assert sum(last - first for first, last in taken) == rows
    crew.dismiss()


def test_closing_waits_for_whoever_steps() -> None:
    for _ in range(30):
        env, steps = VectorEnv(96, threads=6, seed=1), threading.Event()
        env.reset()

        def play(env: VectorEnv = env, steps: threading.Event = steps) -> None:
            rng = np.random.default_rng(1)
            with suppress(RuntimeError):  # it is closed
                while True:
                    env.step(env.sample_actions(rng))
                    steps.set()

        caller = threading.Thread(target=play, daemon=True)
        caller.start()
        assert steps.wait(PATIENCE)
        env.close()
        caller.join(PATIENCE)
        assert not caller.is_alive()


def test_callers_from_several_threads_wait_for_each_other() -> None:
    """Nobody steps a game that another thread is stepping; whose action comes too late is told so."""
    with VectorEnv(40, seed=1) as env:
        env.reset()

        def play(seed: int) -> None:
            rng = np.random.default_rng(seed)
            for _ in range(500):
                with suppress(ActionError):
                    env.step(env.sample_actions(rng))

        callers = [threading.Thread(target=play, args=(seed,)) for seed in range(3)]
        for caller in callers:
            caller.start()
        for caller in callers:
            caller.join()
        for slot in range(40):
            assert np.flatnonzero(env.mask[slot]).tolist() == env.position(slot).legal_actions()
