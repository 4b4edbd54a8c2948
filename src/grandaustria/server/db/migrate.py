"""Brings a database to the schema of this version."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

LOCK = 7_815_001
"""Any number: processes that start together take turns on PostgreSQL."""


def configuration() -> Config:
    config = Config()
    config.set_main_option("script_location", str(files("grandaustria.server.db") / "migrations"))
    return config


async def upgrade(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        if not await connection.run_sync(_has_schema):
            await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    config = configuration()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


async def is_current(engine: AsyncEngine) -> bool:
    """Whether the database has the schema of this version; nothing is changed."""
    async with engine.connect() as connection:
        return await connection.run_sync(_has_schema)


def _has_schema(connection: Connection) -> bool:
    return set(MigrationContext.configure(connection).get_current_heads()) == _expected()


@cache
def _expected() -> set[str]:
    return set(ScriptDirectory.from_config(configuration()).get_heads())
