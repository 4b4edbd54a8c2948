"""Games on a Ray cluster: the same as on one machine."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from grandaustria import Setup
from grandaustria.arena import Match, run_match
from grandaustria.research.training import searching
from grandaustria.research.training.shelf import read

pytestmark = pytest.mark.long


@pytest.fixture
def cluster() -> Iterator[str]:
    """A small one on this machine, of its own processes."""
    import ray

    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    yield "local"
    ray.shutdown()
    shutil.rmtree(Path(tempfile.gettempdir()) / "ray")  # which it keeps for whoever wants to read its logs


@pytest.mark.filterwarnings("default")  # what a cluster warns of is not ours
def test_the_same_games_on_a_cluster(cluster: str) -> None:
    match, bots = Match(Setup(players=2), seed=3), ("concierge", "waiter")
    here, there = (run_match(match, bots, 4, workers=1, ray=ray) for ray in (None, cluster))
    assert [(game.seats, game.scores, game.winners) for game in here] == [
        (game.seats, game.scores, game.winners) for game in there
    ]


@pytest.mark.filterwarnings("default")
def test_games_of_the_master_to_learn_from(cluster: str, tmp_path: Path) -> None:
    words = ("--games=3", "--workers=1", "--nodes=40", "--opening=200", "--tables=two", "--minutes=9e9")
    searching.main(["play", str(tmp_path / "here"), *words])
    searching.main(["play", str(tmp_path / "there"), *words, "--ray", cluster])
    here, there = (read([tmp_path / place]) for place in ("here", "there"))
    assert np.array_equal(here.seen, there.seen)
    assert np.array_equal(here.shares, there.shares)
