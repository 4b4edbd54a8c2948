"""Bots and advisers that do not do what they should, or do it in a hurry; each runs in a process of its own."""

from __future__ import annotations

import os
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from grandaustria.analysis import RankedTurn, TurnPlayed, TurnReport, analyse, judge
from grandaustria.analysis.hints import TURNS
from grandaustria.bots import Budget, network
from grandaustria.engine import View
from grandaustria.play.game import Game
from grandaustria.server.thinking import think
from tests.waiting import eventually

HANG_SECONDS = 3600.0


def raising(level: str, view: View, seconds: float, seed: int) -> int:
    raise ZeroDivisionError("no idea")


def quitting(level: str, view: View, seconds: float, seed: int) -> int:
    raise SystemExit(3)


def dying(level: str, view: View, seconds: float, seed: int) -> int:
    os._exit(1)


def hanging(level: str, view: View, seconds: float, seed: int) -> int:
    time.sleep(HANG_SECONDS)
    return 0


def illegal(level: str, view: View, seconds: float, seed: int) -> int:
    return 100_000


def speechless(level: str, view: View, seconds: float, seed: int) -> Any:
    return None


@dataclass(frozen=True)
class Held:
    """A bot that answers as soon as somebody lets it go on; whether it thinks can be seen from any process."""

    folder: Path

    def __call__(self, level: str, view: View, seconds: float, seed: int) -> int:
        (self.folder / "thinks").touch()
        while not (self.folder / "goes on").exists():
            time.sleep(0.005)
        return think(level, view, seconds, seed)

    async def thinks(self) -> None:
        await eventually((self.folder / "thinks").exists)

    def let_go(self) -> None:
        (self.folder / "goes on").touch()


@dataclass(frozen=True)
class HeldOver(Held):
    """The same for one level only; the others answer as always."""

    level: str

    def __call__(self, level: str, view: View, seconds: float, seed: int) -> int:
        return (super().__call__ if level == self.level else think)(level, view, seconds, seed)


FAULTS = (raising, dying, illegal, speechless)


def unreliable(level: str, view: View, seconds: float, seed: int) -> int:
    """Fails now and then, each time in another way."""
    fault = FAULTS[seed // 10 % len(FAULTS)] if seed % 10 == 0 else think
    return fault(level, view, seconds, seed)


def nosy(level: str, view: View, seconds: float, seed: int) -> int:
    """Fails if it sees more than a seat may."""
    assert type(view) is View
    assert view.seat == view.to_move
    return think(level, view, seconds, seed)


# Work for advice, and for whoever wants to look into a process


def dying_over_a_hint(view: View) -> list[Any]:
    os._exit(1)


def hanging_over_a_hint(view: View) -> list[Any]:
    time.sleep(HANG_SECONDS)
    return []


def slow_hint(view: View) -> list[Any]:
    time.sleep(0.02)
    return []


HASTY = Budget(nodes=250)
"""For whoever wants any advice: it costs a thirtieth of good advice."""


def hasty_hint(view: View) -> list[RankedTurn]:
    return analyse(view, HASTY)[:TURNS]


def hasty_judgement(game: Game, turn: TurnPlayed) -> TurnReport:
    return judge(game, turn, HASTY)


def nosy_hint(view: View) -> list[RankedTurn]:
    """Fails if it sees more than a seat may."""
    assert type(view) is View
    assert view.seat == view.to_move
    return hasty_hint(view)


def has_read_the_network() -> bool:
    return network.ready.cache_info().currsize == 1
