"""Waiting for a state: as long as it takes on a busy machine, and no longer than a minute."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Callable

PATIENCE = 60.0


async def eventually(holds: Callable[[], object], otherwise: str = "") -> None:
    """Waits until it holds, or what it awaits does, and looks again and again; a TimeoutError says it never did."""
    try:
        async with asyncio.timeout(PATIENCE):
            while not (await found if inspect.isawaitable(found := holds()) else found):
                await asyncio.sleep(0.002)
    except TimeoutError:
        raise TimeoutError(otherwise) from None
