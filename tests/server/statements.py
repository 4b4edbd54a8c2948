"""Statements are put into the database's words once for all servers of a process, not by each of them anew.

An engine knows the statements it has met, by its dialect, and every test has engines of its own: without this, half of
what a server does in most tests is to write out the same statements. Servers in processes of their own do as ever.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy import Dialect
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from grandaustria.server.db import engine

_DIALECTS: dict[str, Dialect] = {}
"""One for each kind of database; all of a kind are of one version."""
_WRITTEN: dict[Any, Any] = {}


@contextmanager
def written_once() -> Iterator[None]:
    """Engines of this process, from now on, share what they know."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(engine, "create_async_engine", _create)
        yield


def share(known: AsyncEngine) -> None:
    """Others are to know what this one, which has been connected, has learnt about its database."""
    _DIALECTS.setdefault(known.dialect.name, known.dialect)


def _create(*given: Any, **named: Any) -> AsyncEngine:
    made = create_async_engine(*given, **named)
    made.sync_engine.dialect = _DIALECTS.get(made.dialect.name, made.dialect)
    made.sync_engine.update_execution_options(compiled_cache=_WRITTEN)
    return made
