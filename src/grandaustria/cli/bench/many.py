"""Many games at once: the vector environment with observations and masks, by how many games it holds."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from importlib.util import find_spec
from itertools import count
from typing import TYPE_CHECKING, Any

from grandaustria.cli.bench import yardsticks
from grandaustria.cli.bench.measure import Effort, Play, Slice, alternate, middle, ratio
from grandaustria.cli.bench.parallel import WORKERS

if TYPE_CHECKING:
    from grandaustria.research.vector import VectorEnv

SIZES = (1, 256, 1024, 4096, 16384, 100_000)
QUICK_SIZES = (1, 256, 4096)
LONG_SLICE = 0.1
FEW, SPLIT_SIZE = 256, 4096
DECISIONS_OF_A_GAME = 100
"""Games are staggered by up to so many decisions, so that all rounds are measured alike."""
PARTS = ("choice", "rules", "mask", "observation")


def many_games(effort: Effort) -> dict[str, Any] | None:
    """Figures for every size beside hearts, and what each part of a step costs; None without NumPy."""
    if find_spec("numpy") is None:
        return None
    sizes = SIZES if effort.slice_seconds >= LONG_SLICE else QUICK_SIZES
    hearts = yardsticks.available("hearts_native")
    with ExitStack() as stack:
        envs = {str(size): stack.enter_context(_started(size, WORKERS)) for size in sizes}
        slices = alternate({**hearts, **{name: _stepping(env) for name, env in envs.items()}}, effort)
        memory = envs[str(FEW)].bytes_per_game
    rows = {name: _row(slices[name]) for name in envs}
    for name, row in rows.items():
        row["ratio"] = ratio(slices[name], slices["hearts_native"], _cost) if hearts else None
    best = max(rows, key=lambda name: rows[name]["decisions_per_second"])
    return {
        "threads": WORKERS,
        "sizes": rows,
        "best": int(best),
        "decisions_per_second": rows[best]["decisions_per_second"],
        "spread": _spread([row["microseconds_per_decision"] for name, row in rows.items() if int(name) >= FEW]),
        "bytes_per_game": memory,
        "split_nanoseconds": _split(effort),
    }


def _spread(costs: Sequence[float]) -> float:
    """How many times as much the dearest costs as the cheapest."""
    return max(costs) / min(costs)


def _started(size: int, threads: int) -> VectorEnv:
    from grandaustria.research.vector import VectorEnv

    env = VectorEnv(size, players=2, threads=threads)
    env.reset(stagger=DECISIONS_OF_A_GAME)
    return env


def _stepping(env: VectorEnv) -> Play:
    """Steps with random legal actions, which the engine chooses."""
    import numpy as np

    rng = np.random.default_rng(1)

    def play(steps: int) -> int:
        for _ in range(steps):
            env.step(env.sample_actions(rng))
        return steps * env.num_games

    return play


def _cost(one: Slice) -> float:
    return one.microseconds_per_decision


def _row(slices: list[Slice]) -> dict[str, Any]:
    cost = middle(slices, _cost)
    return {
        "microseconds_per_decision": cost,
        "processor_nanoseconds_per_decision": middle(slices, lambda one: one.processor_seconds / one.decisions * 1e9),
        "decisions_per_second": 1e6 / cost,
    }


def _split(effort: Effort) -> dict[str, float]:
    """What each part adds to the cost of a decision on one core."""
    with _started(SPLIT_SIZE, 1) as env:
        slices = alternate(dict(_parts(env)), effort)
    costs = [1000 * middle(slices[part], _cost) for part in PARTS]
    return dict(zip(PARTS, (after - before for before, after in zip([0.0, *costs], costs, strict=False)), strict=True))


def _parts(env: VectorEnv) -> Iterator[tuple[str, Play]]:
    """Each part after those before it."""
    games, seeds = env.games, count()

    def choosing() -> None:
        games.sample(0, env.num_games, next(seeds), env.action)

    def up_to(*parts: bool) -> Callable[[], None]:
        def step() -> None:
            choosing()
            games.step(0, env.num_games, *parts)

        return step

    steps: Mapping[str, Callable[[], None]] = {
        "choice": choosing,
        "rules": up_to(True, False, False),
        "mask": up_to(True, True, False),
        "observation": up_to(True, True, True),
    }
    for part, step in steps.items():
        yield part, _repeated(step, env.num_games)


def _repeated(step: Callable[[], None], decisions: int) -> Play:
    def play(times: int) -> int:
        for _ in range(times):
            step()
        return times * decisions

    return play
