"""What is trained with: tables by share, a plan over several runs, a network made ready for every table."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from grandaustria import Setup
from grandaustria.research.observation import FIELDS
from grandaustria.research.policy import Policy
from grandaustria.research.training import widening
from grandaustria.research.training.schedule import WARMING, Plan
from grandaustria.research.training.tables import ALL, MEASURED, TWO, drawn, kind_of
from grandaustria.research.vector import VectorEnv
from grandaustria.vocabulary import RULE_VALUES
from tests.bare import bare_environment
from tests.bots.tables import EVERY_TABLE
from tests.waiting import PATIENCE

LACKING = "PyTorch and NumPy are needed to learn ({} is missing): pip install 'grandaustria[selfplay]'\n"


def test_every_kind_of_table_is_drawn_by_its_share() -> None:
    setups = drawn(ALL, 20_000, seed=1)
    assert setups == drawn(ALL, 20_000, seed=1) != drawn(ALL, 20_000, seed=2)
    assert {*EVERY_TABLE} <= {*setups}
    seats = Counter("solo" if setup.solo else str(setup.players) for setup in setups)
    assert {name: 100 * count / 20_000 for name, count in seats.items()} == pytest.approx(ALL.tables, abs=2)
    for option, values in RULE_VALUES.items():
        assert {getattr(setup.rules, option) for setup in setups if setup.rules.name() is None} == {*values}
    assert {*drawn(TWO, 50, seed=1)} == {Setup()}


def test_kinds_have_names() -> None:
    assert [kind_of(setup) for setup in MEASURED.values()] == [*MEASURED]
    assert kind_of(Setup(solo="easy")) == "solo"
    assert kind_of(Setup(players=3, hotels="day")) is None


def test_runs_go_on_in_the_plan() -> None:
    plan = Plan(18.0, rate=(3e-4, 2e-5), entropy=(0.03, 0.006))
    assert (plan.rate_at(0), plan.entropy_at(0)) == (3e-4, 0.03)
    assert (plan.rate_at(18), plan.entropy_at(18)) == pytest.approx((2e-5, 0.006))
    assert plan.rate_at(30) == plan.rate_at(18)
    rates = [plan.rate_at(minute) for minute in range(19)]
    assert rates == sorted(rates, reverse=True)
    assert 0 < plan.rate_at(9, of_run=0) < 0.1 * plan.rate_at(9)
    assert plan.rate_at(9, of_run=WARMING) == plan.rate_at(9)


def test_a_widened_network_plays_its_own_tables_as_before(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(widening, "GAMES", 64)
    monkeypatch.setattr(widening, "STEPS", 300)
    policy = Policy.begun([24], seed=1)
    wide = widening.widened(policy, seed=1)
    with VectorEnv(64, seed=1) as env:
        env.reset()
        rng = np.random.default_rng(1)
        for _ in range(150):
            env.step(env.sample_actions(rng))
        seen = np.delete(env.observation, widening.LEARNED, 0)  # there the same was done while it was looked on
        for found, wanted in zip(wide.judge(seen), policy.judge(seen), strict=True):
            assert found == pytest.approx(wanted, abs=1e-5)
    weight = wide.hidden[0].weight
    fields = {field.name: field.offset for field in FIELDS}
    third_seat = fields["seats.present"] + 2 * 250
    assert not weight[fields["players"] : fields["round"]].any()
    assert not weight[third_seat:].any()
    assert np.array_equal(weight[fields["seats.krones"]], policy.hidden[0].weight[fields["seats.krones"]])
    assert weight[fields["dice"] : fields["dice"] + 6].all()


@pytest.mark.parametrize(("module", "missing"), [("training", "torch"), ("training.searching", "numpy")])
def test_without_pytorch_one_sentence_says_what_to_install(module: str, missing: str, tmp_path: Path) -> None:
    line = [sys.executable, "-m", f"grandaustria.research.{module}", "--help"]
    environment = bare_environment(tmp_path)
    done = subprocess.run(line, capture_output=True, text=True, env=environment, timeout=2 * PATIENCE, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", LACKING.format(missing))
