"""What a bare installation lacks: the packages of the table and the server, and how to get them."""

from __future__ import annotations

from importlib.util import find_spec

from grandaustria.cli.arguments import Failure

TABLE = {
    "fastapi": "fastapi",
    "uvicorn": "uvicorn",
    "websockets": "websockets",
    "sqlalchemy": "sqlalchemy",
    "alembic": "alembic",
    "aiosqlite": "aiosqlite",
    "asyncpg": "asyncpg",
    "argon2-cffi": "argon2",
    "confusable-homoglyphs": "confusable_homoglyphs",
    "cryptography": "cryptography",
    "httpx": "httpx",
    "prometheus-client": "prometheus_client",
    "py-vapid": "py_vapid",
    "segno": "segno",
    "tzdata": "tzdata",
}
"""The packages of the extra `table`, and the module each brings."""


def need_table() -> None:
    """Refuse unless all of them are there: one that is used late must not be missed late."""
    for package, module in TABLE.items():
        if find_spec(module) is None:
            raise Failure(
                f"the table and the server are not installed ({package} is missing): pip install 'grandaustria[table]'"
            )
