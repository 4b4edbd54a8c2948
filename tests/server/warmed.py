"""Imported by the process that the servers of the tests are forks of: what each of them would begin with is done there.

It reads the texts of the first language, and answers a first request: with that FastAPI works out what every address
takes and answers, which costs more than all else that a server does to start.
"""

from __future__ import annotations

import asyncio
import gc

import httpx

from grandaustria.server.app import create_app
from grandaustria.server.settings import Settings
from grandaustria.texts import CATALOGUE, FALLBACK


async def _ask_for_what_there_is_not() -> None:
    """Whatever is nowhere is looked for everywhere; no house has to be open for that, and no certificates be read."""
    settings = Settings("sqlite://")
    async with httpx.AsyncClient(transport=httpx.ASGITransport(create_app(settings)), verify=False) as client:
        answer = await client.get(f"{settings.origin}/api/nowhere/at/all")
    assert answer.status_code == httpx.codes.NOT_FOUND


CATALOGUE.read(FALLBACK)
asyncio.run(_ask_for_what_there_is_not())
gc.freeze()  # all this stays: no fork has to look through it for garbage, and to copy it for having looked
