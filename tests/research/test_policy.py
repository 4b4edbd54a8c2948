"""The learned network without PyTorch: what it computes, how it chooses, its file, and the drawing of its growth."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

from grandaustria import ActionError, Luck, Position, Setup
from grandaustria.bots import Bot
from grandaustria.engine.notation import NUMBERING_VERSION
from grandaustria.research import observation
from grandaustria.research.curve import growth
from grandaustria.research.games import ACTIONS
from grandaustria.research.policy import POINTS, Layer, Policy


def position_of(seed: int, players: int = 2) -> Position:
    position = Position(Setup(players=players))
    Luck(seed).resolve(position)
    return position


def seen(*seeds: int) -> Any:
    return np.array([observation.observe(position_of(seed), 0) for seed in seeds])


def test_the_layers_do_what_layers_do() -> None:
    """Against sums and products written out, for one small network."""
    policy = Policy.begun([5, 3], seed=1)
    x = [value / scale for value, scale in zip(seen(1)[0].tolist(), observation.SCALES.tolist(), strict=True)]
    for layer in policy.hidden:
        columns = zip(*layer.weight.tolist(), strict=True)
        sums = [sum(a * w for a, w in zip(x, column, strict=True)) for column in columns]
        x = [max(0.0, total + bias) for total, bias in zip(sums, layer.bias.tolist(), strict=True)]
    preferences, points = policy.judge(seen(1))
    assert preferences[0] == pytest.approx(np.array(x) @ policy.action.weight + policy.action.bias, abs=1e-4)
    assert points[0] == pytest.approx(POINTS * (np.array(x) @ policy.points.weight[:, 0]), abs=1e-3)


def test_many_observations_are_judged_like_each() -> None:
    policy = Policy.begun([16], seed=2)
    together, points = policy.judge(seen(1, 2, 3))
    assert together.shape == (3, ACTIONS)
    assert points.shape == (3,)
    for row, seed in enumerate((1, 2, 3)):
        alone, expected = policy.judge(seen(seed))
        assert alone[0] == pytest.approx(together[row], abs=1e-5)
        assert expected[0] == pytest.approx(points[row], abs=1e-3)


def with_preferences(preferences: dict[int, float]) -> Policy:
    """A network that always prefers the same."""
    bias = np.full(ACTIONS, -50, np.float32)
    for action, preference in preferences.items():
        bias[action] = preference
    nothing = np.zeros((observation.SIZE, ACTIONS), np.float32)
    return Policy((), Layer(nothing, bias), Layer(nothing[:, :1], np.zeros(1, np.float32)))


def test_the_preferred_action_is_chosen_if_it_is_legal() -> None:
    view = position_of(1).view(0)
    assert view.legal_actions() == [34, 35, 36, 37, 38]
    assert with_preferences({35: 2, 37: 3, 400: 9}).choose(view) == 37


def test_luck_chooses_in_proportion() -> None:
    view, policy, rng = position_of(1).view(0), with_preferences({35: 0, 37: float(np.log(3)), 400: 9}), Random(1)
    assert {policy.choose(view, rng=rng) for _ in range(50)} == {37}
    by_lot = replace(policy, by_lot=True)
    counts = Counter(by_lot.choose(view, rng=rng) for _ in range(400))
    assert counts.keys() == {35, 37}
    assert 270 < counts[37] < 330


def test_whoever_does_not_decide_is_refused() -> None:
    with pytest.raises(ActionError, match="not this seat's decision"):
        Policy.begun([4], seed=1).choose(position_of(1).view(1))


def test_it_is_a_bot_and_plays_to_the_end() -> None:
    bot: Bot = Policy.begun([8], seed=3)
    position, luck, rng = position_of(7, players=3), Luck(7), Random(1)
    while not position.is_over:
        position.apply(bot.choose(position.view(position.to_move), bot.budget, rng))
        luck.resolve(position)
    assert len(position.winners()) >= 1


def test_a_network_is_the_same_after_it_was_kept(tmp_path: Path) -> None:
    policy = Policy.begun([6, 7], seed=4)
    policy.save(tmp_path / "policy.npz")
    again = Policy.load(tmp_path / "policy.npz")
    assert [layer.weight.shape for layer in again.hidden] == [(observation.SIZE, 6), (6, 7)]
    for one, other in zip(policy.judge(seen(1, 2)), again.judge(seen(1, 2)), strict=True):
        assert np.array_equal(one, other)


def test_numbers_of_half_the_size_are_the_same_network_rounded(tmp_path: Path) -> None:
    """Eleven bits of each number are kept, and what is judged with are floats again."""
    policy = Policy.begun([64, 32], seed=4)
    policy.save(tmp_path / "whole.npz")
    policy.save(tmp_path / "half.npz", half=True)
    again = Policy.load(tmp_path / "half.npz")
    layers = zip(
        (*policy.hidden, policy.action, policy.points), (*again.hidden, again.action, again.points), strict=True
    )
    for one, other in layers:
        assert other.weight.dtype == other.bias.dtype == np.float32
        assert np.array_equal(other.weight, one.weight.astype(np.float16))
        assert other.weight == pytest.approx(one.weight, rel=2**-11, abs=2**-24)
    for told, repeated in zip(policy.judge(seen(1, 2)), again.judge(seen(1, 2)), strict=True):
        assert repeated == pytest.approx(told, abs=0.005)
    assert (tmp_path / "half.npz").stat().st_size < 0.55 * (tmp_path / "whole.npz").stat().st_size


@pytest.mark.parametrize("version", ["VERSION", "NUMBERING_VERSION"])
def test_a_network_of_another_version_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: str) -> None:
    Policy.begun([4], seed=1).save(tmp_path / "policy.npz")
    monkeypatch.setattr(f"grandaustria.research.policy.{version}", 99)
    with pytest.raises(ValueError, match=rf"learned with .* \[{observation.VERSION}, {NUMBERING_VERSION}\], not"):
        Policy.load(tmp_path / "policy.npz")


@pytest.mark.parametrize("content", [{"weight0": np.zeros(3)}, {"versions": np.array([1, 1]), "weight0": np.zeros(3)}])
def test_what_is_no_network_is_refused(tmp_path: Path, content: dict[str, Any]) -> None:
    np.savez(tmp_path / "other.npz", allow_pickle=False, **content)
    with pytest.raises(ValueError, match=r"other\.npz: no network"):
        Policy.load(tmp_path / "other.npz")


# The drawing


def row(decisions: int, score: float, own: float | None) -> dict[str, Any]:
    against = {name: {"score": score, "won": 0.5} for name in ("random", "waiter")}
    return {"decisions": decisions, "own": own, "chance": -1.8, **against}


@pytest.mark.parametrize(
    "rows", [[row(0, -12.5, None)], [row(0, -12.5, None), row(2000, 92, 91.0), row(1000, 45, 44.0)]]
)
def test_growth_is_drawn(rows: list[dict[str, Any]]) -> None:
    drawing = ElementTree.fromstring(growth(rows))
    words = [element.text for element in drawing.iter("{http://www.w3.org/2000/svg}text")]
    assert {"against random", "against waiter", "random players"} <= set(words)
    assert ("against itself" in words) == (len(rows) > 1)
    assert "-20" in words
    lines = drawing.iter("{http://www.w3.org/2000/svg}polyline")
    places = [place.split(",") for line in lines for place in line.attrib["points"].split()]
    assert all(56 <= float(x) <= 610 and 60 <= float(y) <= 350 for x, y in places)


def test_an_outlook_of_points_and_victory() -> None:
    begun = Policy.begun([8], seed=1)
    with pytest.raises(ValueError, match="the own points alone"):
        begun.outlook(np.zeros(observation.SIZE, np.uint8))
    foresees = Policy(
        begun.hidden, begun.action, Layer(np.zeros((8, 3), np.float32), np.array([1.5, 1.25, 0], np.float32))
    )
    assert foresees.outlook(np.zeros((2, observation.SIZE), np.uint8)) == pytest.approx(np.array([[150, 125, 0.5]] * 2))
