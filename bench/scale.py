"""How much is done: a trifle for tests, a few minutes, or the whole of it."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path


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


SIZES = {
    "tiny": Size(4, 0.5, 0.2, 1, 8, 0.2, 2, 20, 60, 2, 2, 0.5, 3, 4, 1, 0.3, 30, 10),
    "usual": Size(50, 30, 60, 4, 2_000, 20, 60, 10_000, 100_000, 40, 16, 20, 150, 500, 30, 15, 1_100, 2_000),
    "long": Size(50, 120, 600, 8, 2_000, 120, 200, 10_000, 100_000, 200, 16, 120, 150, 500, 150, 60, 1_100, 2_000),
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
