"""Waiting for a state: as long as it takes on a busy machine, and no longer than a minute."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

PATIENCE = 60.0


async def eventually(holds: Callable[[], object], otherwise: str = "") -> None:
    """Waits until it holds, and looks again and again; a TimeoutError says that it never did."""
    try:
        async with asyncio.timeout(PATIENCE):
            while not holds():
                await asyncio.sleep(0.002)
    except TimeoutError:
        raise TimeoutError(otherwise) from None
