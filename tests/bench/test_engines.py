"""The comparison of two engines says which is slower, and by how much more than the noise."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from bench import engines
from bench.engines import MEASURED, Round, compared


def test_a_slower_engine_shows() -> None:
    other = [1.0, 2.0, 3.0, 4.0, 5.0]
    rounds = [Round([2 * one for one in other], other, other)] * 3
    for name, line in zip(MEASURED, compared(rounds)[1:], strict=True):
        assert line.removeprefix(name).split()[:2] == ["2.000", "1.000"]


def test_a_commit_that_is_none_is_said() -> None:
    with pytest.raises(SystemExit, match="no such commit"):
        engines.main(["nowhere"])


def test_an_engine_older_than_its_sources_is_not_measured(tmp_path: Path) -> None:
    folder = tmp_path / "grandaustria" / "engine"
    folder.mkdir(parents=True)
    for name, age in (("_engine.cp311.so", 2), ("turn.pxi", 1)):
        (folder / name).touch()
        os.utime(folder / name, (age, age))
    assert engines.fresh(tmp_path) == tmp_path
    os.utime(folder / "turn.pxi", (3, 3))
    with pytest.raises(SystemExit, match="older than its sources"):
        engines.fresh(tmp_path)


@pytest.mark.long
def test_this_tree_beside_the_last_commit(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(engines, "BUILT", tmp_path)
    engines.main(["HEAD", "--slices", "1"])
    said = capsys.readouterr().out
    assert all(name in said for name in MEASURED)
