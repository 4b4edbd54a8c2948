"""Learning to play every kind of table by self-play: `python -m grandaustria.research.training --help`.

`tables` and `schedule` say what is played and how the learning changes over a plan, `widening` makes a network that
learned one kind of table ready for all; they need NumPy alone. The rest needs PyTorch (`pip install '.[selfplay]'`).
`python -m grandaustria.research.training.searching --help` learns from games that the master searched: `searched` plays
them, `shelf` keeps them, both with NumPy alone, and `imitating` learns from them.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def packages_needed() -> Iterator[None]:
    """Whoever lacks what is imported here is told what to install."""
    try:
        yield
    except ModuleNotFoundError as missing:
        if missing.name not in ("numpy", "torch"):
            raise
        told = (
            f"PyTorch and NumPy are needed to learn ({missing.name} is missing): pip install 'grandaustria[selfplay]'"
        )
        print(told, file=sys.stderr)
        sys.exit(2)
