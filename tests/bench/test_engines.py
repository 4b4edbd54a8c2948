"""The comparison of two engines says which is slower, and by how much more than the noise."""

from __future__ import annotations

import pytest

from bench import engines
from bench.engines import MEASURED, ROOT, Round, compared


def test_a_slower_engine_shows() -> None:
    other = [1.0, 2.0, 3.0, 4.0, 5.0]
    rounds = [Round([2 * one for one in other], other, other)] * 3
    for name, line in zip(MEASURED, compared(rounds)[1:], strict=True):
        assert line.removeprefix(name).split()[:2] == ["2.000", "1.000"]


def test_a_commit_that_is_none_is_said() -> None:
    with pytest.raises(SystemExit, match="no such commit"):
        engines.main(["nowhere"])


@pytest.mark.long
def test_this_tree_beside_itself(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(engines, "built", lambda _commit: ROOT / "src")
    engines.main(["HEAD", "--slices", "1"])
    assert all(name in capsys.readouterr().out for name in MEASURED[:1])
