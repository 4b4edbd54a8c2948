"""The tests of a component notice when its effect is that of another."""

from __future__ import annotations

import multiprocessing
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor

import pytest

from tests.collected import Component, components_named
from tests.mutation.mutants import KINDS, mutants_of
from tests.mutation.worker import Outcome, Task, run

PROCESSES = 2
PRELOADED = ["pytest", "hypothesis", "fluent.runtime"]
"""What every process needs, and what has read no card."""


def outcomes(tasks: Sequence[Task]) -> list[Outcome]:
    """Every task in a process of its own, forked before anything of the package was imported.

    What is forked from may be another test's in this process, which has imported it: so it is begun in a new one.
    """
    with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn")) as fresh:
        return fresh.submit(_forked, tasks).result()


def _forked(tasks: Sequence[Task]) -> list[Outcome]:
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(PRELOADED)
    with context.Pool(PROCESSES, maxtasksperchild=1) as pool:
        return list(pool.imap_unordered(run, tasks, chunksize=1))


@pytest.fixture(scope="module")
def named() -> dict[Component, list[str]]:
    return components_named()


@pytest.mark.long
@pytest.mark.parametrize("kind", KINDS)
def test_every_mutant_is_noticed(kind: str, named: dict[Component, list[str]]) -> None:
    tests = {component: tuple(found) for component, found in named.items() if component[0] == kind}
    sound = Task(None, tuple(dict.fromkeys(test for found in tests.values() for test in found)))
    damaged = [Task(mutant, tests[mutant.component]) for mutant in mutants_of(kind)]
    assert damaged
    unexpected = [outcome for outcome in outcomes([sound, *damaged]) if outcome.code != _expected(outcome)]
    assert not unexpected, "\n".join(_complaint(outcome) for outcome in unexpected)


def _expected(outcome: Outcome) -> pytest.ExitCode:
    return pytest.ExitCode.TESTS_FAILED if outcome.mutant else pytest.ExitCode.OK


def _complaint(outcome: Outcome) -> str:
    if outcome.mutant and outcome.code == pytest.ExitCode.OK:
        return f"nobody noticed {outcome.mutant}"
    return f"{outcome.mutant or 'the game as it is'}: pytest ended with {outcome.code}\n{outcome.output}"
