"""The learned network in the engine: its file, its whole numbers, and that it is the network in floats."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

import shrink
from grandaustria import Luck, Position, Setup, View, bots
from grandaustria.bots import learned
from grandaustria.engine import Judge, _engine, read_learned
from grandaustria.engine.notation import NUMBERING_VERSION
from grandaustria.research.observation import VERSION, observe
from grandaustria.research.policy import Policy

ROOT = Path(__file__).parents[2]
FILE = ROOT / "src" / "grandaustria" / "bots" / learned.FILE
SETUPS = (Setup(), Setup(players=4, hotels="day"), Setup(players=3, staff="draft"), Setup(solo="hard"))


@cache
def whole() -> shrink.Whole:
    return shrink.Whole.read(FILE.read_bytes())


@cache
def floats() -> Policy:
    return Policy.load(ROOT / "research" / "master" / "policy.npz")


def views(setup: Setup, seed: int) -> Iterator[View]:
    """Of a game the network plays against itself, in order."""
    position, luck = Position(setup), Luck(seed)
    luck.resolve(position)
    while not position.is_over:
        view = position.view(position.to_move)
        yield view
        position.apply(learned.judge().choice(view))
        luck.resolve(position)


@pytest.fixture
def _any_way() -> Iterator[None]:
    yield
    _engine.judge_by(_engine.ways()[0])


def seen(some: list[View]) -> NDArray[np.uint8]:
    return np.array([observe(view, view.to_move) for view in some])


def test_the_file_is_small_and_of_today() -> None:
    assert FILE.stat().st_size <= 4_000_000
    assert FILE.read_bytes().startswith(learned.heading(VERSION, NUMBERING_VERSION))


def test_no_sum_can_overflow() -> None:
    """Whatever is seen: every byte 255, every unit handing on what it can at most, all of one sign."""
    most = (
        255 * whole().scale,
        *(np.full(len(weight), top) for weight, top in zip(whole().weights[1:], shrink.MOST, strict=True)),
    )
    for values, weight, bias in zip(most, whole().weights, whole().biases, strict=True):
        assert (values @ np.abs(weight) + np.abs(bias)).max() < 2**31
    for factor, bits in zip(whole().factors, (31, 31, 32), strict=True):
        assert 0 <= factor.min() <= factor.max() < 2 ** (63 - bits)


@pytest.mark.usefixtures("_any_way")
@pytest.mark.parametrize("way", _engine.ways())
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_way_has_the_numbers_of_numpy(setup: Setup, way: str) -> None:
    """To the last bit, whether a position is judged alone or after another one."""
    _engine.judge_by(way)
    some = list(views(setup, seed=5))[::9]
    expected = whole().judge(seen(some))
    after = Judge()
    for view, outputs in zip(some, expected, strict=True):
        legal = view.legal_actions()
        for judge in (after, Judge()):
            assert judge.preferences(view) == outputs[legal].tolist()
            assert list(judge.outlook(view)) == outputs[-3:].tolist()
        assert after.choice(view) == legal[int(outputs[legal].argmax())]


def test_only_what_changed_is_added() -> None:
    judge, alone, rows = Judge(), 0, 0
    for view in views(Setup(), seed=2):
        judge.preferences(view)
        rows += judge.added
        alone += int(np.count_nonzero(observe(view, view.to_move)))
        judge.preferences(view)
        assert judge.added == 0
    assert 0 < rows < alone / 4


def test_it_chooses_as_the_floats_do() -> None:
    some = [view for setup in SETUPS for view in views(setup, seed=3) if len(view.legal_actions()) > 1][:500]
    legal = np.zeros((len(some), 512), bool)
    for row, view in zip(legal, some, strict=True):
        row[view.legal_actions()] = True
    assert shrink.agreement(floats(), whole(), seen(some), legal) >= 0.99


@pytest.mark.long
def test_it_chooses_as_the_floats_do_in_99_of_100() -> None:
    """In games of all kinds of tables, played by lot, that it was not rounded for."""
    some, legal = shrink.positions(floats(), games=208, steps=400, seed=3)
    assert len(some) > 10_000
    assert shrink.agreement(floats(), whole(), some, legal) >= 0.99


def test_its_outlook_is_that_of_the_floats() -> None:
    some = list(views(Setup(), seed=4))[::5]
    expected = floats().outlook(seen(some))
    found = np.array([learned.judge().outlook(view) for view in some]) / 2**30
    assert 100 * found[:, :2] == pytest.approx(expected[:, :2], abs=4)
    assert 1 / (1 + np.exp(-found[:, 2])) == pytest.approx(expected[:, 2], abs=0.06)


def test_it_is_a_bot_outside_the_levels() -> None:
    bot = bots.get("learned")
    assert bot.name == "learned"
    assert bot.name not in bots.names()


@pytest.mark.parametrize("data", [b"", b"\0" * (_engine.LEARNED_BYTES - 1), b"\0" * (_engine.LEARNED_BYTES + 1)])
def test_what_is_no_network_is_refused(data: bytes) -> None:
    with pytest.raises(ValueError, match=f"a network has {_engine.LEARNED_BYTES} bytes, not {len(data)}"):
        read_learned(data)


def test_a_way_of_another_machine_is_refused() -> None:
    with pytest.raises(ValueError, match="this machine cannot judge by 'neon'"):
        _engine.judge_by("neon")
