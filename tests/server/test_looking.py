"""What a house does again and again: how often is settled when it opens, whatever others in its process do later."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

import pytest

from grandaustria.server import bots, days, deadlines, plans, presence, timekeeping, tournaments
from grandaustria.server.db.engine import is_sqlite
from grandaustria.server.house import House
from grandaustria.server.settings import Settings
from tests.waiting import eventually

HOUR = 3600.0
PAUSES: list[tuple[Any, str]] = [
    (plans, "LOOK_SECONDS"),
    (deadlines, "LOOK_SECONDS"),
    (timekeeping, "LOOK_SECONDS"),
    (days, "LOOK_SECONDS"),
    (tournaments, "LOOK_SECONDS"),
    (bots, "KEEP_SECONDS"),
    (presence, "MEND_SECONDS"),
]


def test_it_goes_on_while_another_is_told_to_rest(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests tell houses of their own to look only when they are asked; one that lasts must not hear it."""
    looked: Counter[str] = Counter()

    def counting(house: House) -> set[str]:
        asked = dict.fromkeys(("plans", "deadlines", "timekeeper", "days", "tournaments"), "look") | {"bots": "_see"}
        if not is_sqlite(house.engine):
            asked["presence"] = "mend"
        for part, name in asked.items():

            async def count(part: str = part) -> None:
                looked[part] += 1

            monkeypatch.setattr(getattr(house, part), name, count)
        return set(asked)

    async def look_on() -> None:
        house = House(settings)
        parts = counting(house)
        for module, name in PAUSES:
            monkeypatch.setattr(module, name, 0.001)
        await house.open()
        try:
            for module, name in PAUSES:
                monkeypatch.setattr(module, name, HOUR)
            await eventually(lambda: all(looked[part] > 3 for part in parts), "some do not look any more")
        finally:
            await house.close()

    asyncio.run(look_on())
