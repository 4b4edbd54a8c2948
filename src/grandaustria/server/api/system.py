"""Whether the server works, which version it is, what it offers."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Awaitable, Callable
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request
from pydantic import BaseModel, Field
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from grandaustria import bots
from grandaustria.server.api.context import InHouse
from grandaustria.server.db.engine import reading
from grandaustria.server.db.trouble import named
from grandaustria.server.errors import Refusal
from grandaustria.server.house import House
from grandaustria.server.store.trying import try_writing
from grandaustria.version import __version__

router = APIRouter(tags=["system"])
logger = logging.getLogger(__name__)

API_VERSION = 1
PATIENCE = 5.0
"""Seconds after which a database that does not answer is one that does not work."""
TRIED_SECONDS = 1.0
RETRY_SECONDS = 5


class Health(BaseModel):
    status: str = Field(examples=["ok"])


class Version(BaseModel):
    version: str = Field(description="the version of the package", examples=[__version__])
    api: int = Field(description="the version of this interface", examples=[API_VERSION])
    bots: list[str] = Field(description="the levels of the bots, the simplest first", examples=[list(bots.names())])
    mail: bool = Field(description="whether mail is sent, so that an address is of use")
    address: str | None = Field(description="the address people use, where the operator has named one")


class Readiness:
    """Whether the house can write. Anybody may ask, so it is tried at most once a second."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._lock = asyncio.Lock()
        self._tried = -math.inf
        self._trouble = ""

    async def check(self, house: House) -> None:
        async with self._lock:
            if self._clock() - self._tried >= TRIED_SECONDS:
                self._trouble = await _trouble(try_writing(house.engine, house.talk.sender))
                self._tried = self._clock()
        if self._trouble:
            raise unavailable("Nothing can be stored.")


async def _trouble(work: Awaitable[None]) -> str:
    """Why something of the database does not work, for the log; nothing if it does."""
    try:
        async with asyncio.timeout(PATIENCE):
            await work
    except (SQLAlchemyError, OSError) as error:
        logger.error("the database does not work: %s", named(error))
        return named(error)
    return ""


def unavailable(message: str) -> Refusal:
    return Refusal(503, "unavailable", message, retry_after=RETRY_SECONDS)


async def _read(house: House) -> None:
    """What is really in the database, which something that needs none would not tell."""
    async with reading(house.engine) as connection:
        await connection.execute(text("SELECT version_num FROM alembic_version"))


async def working(house: InHouse) -> None:
    """Refuses unless the database answers."""
    if await _trouble(_read(house)):
        raise unavailable("The database does not answer.")


async def writable(request: Request, house: InHouse) -> None:
    """Refuses unless the database stores what it is told."""
    readiness: Readiness = request.app.state.readiness
    await readiness.check(house)


@router.get("/alive", response_model=Health)
async def alive() -> Any:
    """Whether this process answers, whatever the database does."""
    return {"status": "ok"}


@router.get("/health", response_model=Health)
async def health(_: Annotated[None, Depends(working)]) -> Any:
    """Whether the server and its database work."""
    return {"status": "ok"}


@router.get("/ready", response_model=Health)
async def ready(_: Annotated[None, Depends(writable)]) -> Any:
    """Whether it can be played: the database stores what it is told."""
    return {"status": "ok"}


@router.get("/version", response_model=Version)
async def version(house: InHouse) -> Any:
    """Which version this is, and what the house offers."""
    return {
        "version": __version__,
        "api": API_VERSION,
        "bots": bots.names(),
        "mail": house.settings.mail is not None,
        "address": house.settings.public_url,
    }
