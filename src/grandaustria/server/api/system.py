"""Whether the server works, which version it is, what it offers."""

from __future__ import annotations

import logging
from typing import Annotated, Any

from fastapi import APIRouter, Depends
from pydantic import BaseModel, Field
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from grandaustria import bots
from grandaustria.server.api.context import InHouse
from grandaustria.server.db.engine import reading
from grandaustria.server.errors import Refusal
from grandaustria.version import __version__

router = APIRouter(tags=["system"])
logger = logging.getLogger(__name__)

API_VERSION = 1


class Health(BaseModel):
    status: str = Field(examples=["ok"])


class Version(BaseModel):
    version: str = Field(description="the version of the package", examples=["0.1.0"])
    api: int = Field(description="the version of this interface", examples=[API_VERSION])
    bots: list[str] = Field(description="the levels of the bots, the simplest first", examples=[list(bots.names())])
    mail: bool = Field(description="whether mail is sent, so that an address is of use")
    address: str | None = Field(description="the address people use, where the operator has named one")


async def working(house: InHouse) -> None:
    """Refuses unless the database answers."""
    try:
        async with reading(house.engine) as connection:
            await connection.execute(text("SELECT 1"))
    except (SQLAlchemyError, OSError) as error:
        logger.error("the database does not answer: %s", type(error).__name__)
        raise Refusal(503, "unavailable", "The database does not answer.") from error


@router.get("/health", response_model=Health)
async def health(_: Annotated[None, Depends(working)]) -> Any:
    """Whether the server and its database work."""
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
