"""How much is done: a trifle for tests, a few minutes, or the whole of it."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any


@dataclass(frozen=True, slots=True)
class Size:
    tables: int
    seconds: float
    steady_seconds: float
    bot_tables: int
    sockets: int
    idle_seconds: float
    late_games: int
    running_games: int
    archived_games: int
    asked: int
    """How often each list is asked for."""
    worker_tables: int
    worker_seconds: float
    flood_tables: int
    """Of bots that think for long, opened and left by one guest."""
    left_tables: int
    attack_turns: int
    """That somebody else plays beside them."""
    attack_seconds: float
    half_sent: int
    """Headers that are begun and never finished."""
    spectators: int
    thousands: int
    """Of games over days."""
    thousand_sockets: int
    thousand_seconds: float
    kills: int
    kill_tables: int


_MUCH: dict[str, tuple[Any, Any, Any]] = {
    # tiny, usual, long
    "tables": (4, 50, 50),
    "seconds": (0.1, 30, 120),
    "steady_seconds": (0.1, 60, 600),
    "bot_tables": (1, 4, 8),
    "sockets": (8, 2_000, 2_000),
    "idle_seconds": (0.1, 20, 120),
    "late_games": (2, 60, 200),
    "running_games": (20, 10_000, 10_000),
    "archived_games": (60, 100_000, 100_000),
    "asked": (2, 40, 200),
    "worker_tables": (2, 16, 16),
    "worker_seconds": (0.5, 20, 120),
    "flood_tables": (3, 150, 150),
    "left_tables": (4, 500, 500),
    "attack_turns": (1, 30, 150),
    "attack_seconds": (0.1, 15, 60),
    "half_sent": (30, 1_100, 1_100),
    "spectators": (10, 2_000, 2_000),
    "thousands": (20, 10_000, 10_000),
    "thousand_sockets": (8, 1_000, 1_000),
    "thousand_seconds": (1, 60, 600),
    "kills": (3, 300, 1_000),
    "kill_tables": (1, 4, 4),
}
SIZES = {
    size: Size(**{name: values[place] for name, values in _MUCH.items()})
    for place, size in enumerate(("tiny", "usual", "long"))
}


@dataclass(frozen=True, slots=True)
class Run:
    """One scenario under way: a folder of its own, and somebody to be told how it goes."""

    size: Size
    folder: Path
    tell: Callable[[str], None]
    _numbers: itertools.count[int] = field(default_factory=itertools.count)

    def new_database(self) -> str:
        return f"sqlite:///{self.folder / f'bench-{next(self._numbers)}.db'}"
