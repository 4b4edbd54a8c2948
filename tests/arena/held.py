"""Games of a match that end when a test wants them to: in the folder HELD they say that they began, and are released.

As a program it is `gah` with such games, and with much grace for those under way.
"""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

from grandaustria.arena import Match, Outcome, Pairing, matches
from grandaustria.cli import main
from tests.waiting import PATIENCE, eventually


def began(index: int) -> Path:
    return Path(os.environ["HELD"], f"began-{index}")


def released(index: int) -> Path:
    return Path(os.environ["HELD"], f"released-{index}")


def play(_match: Match, pairing: Pairing) -> Outcome:
    """The first one ends at once."""
    began(pairing.index).touch()
    if pairing.index:
        asyncio.run(eventually(released(pairing.index).exists, "the game was not released"))
    players = len(pairing.seats)
    scores = tuple({"guests": 10 * seat, "total": 10 * seat} for seat in range(players))
    return Outcome(pairing.index, pairing.seats, scores, (players - 1,), ((0.1,),) * players, (0,) * players)


if __name__ == "__main__":
    from tests.arena import held  # as the workers know it, for whom this file is no program

    vars(matches).update(play=held.play, GRACE=10 * PATIENCE)
    sys.exit(main())
