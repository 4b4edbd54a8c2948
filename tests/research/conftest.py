"""Few games are enough to share among threads here."""

import pytest

from grandaustria.research import crew


@pytest.fixture(autouse=True)
def threads_for_few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crew, "LEAST_SHARE", 16)
