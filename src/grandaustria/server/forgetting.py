"""What is kept for a while only is forgotten by the server itself, whether or not anybody cleans up."""

from __future__ import annotations

import asyncio
import logging

from grandaustria.server.db.engine import writing
from grandaustria.server.house import House
from grandaustria.server.store import bans, tries

logger = logging.getLogger(__name__)

FORGET_SECONDS = 3600.0


async def keep_forgetting(house: House) -> None:
    while True:
        try:
            await forget(house)
        except Exception:  # a database that is away for a while must not end it
            logger.exception("could not forget what was kept for a while")
        await asyncio.sleep(FORGET_SECONDS)


async def forget(house: House) -> None:
    async with writing(house.engine) as connection:
        await bans.forget_addresses(connection, house.services.now())
        await tries.forget(connection, house.services.now())
