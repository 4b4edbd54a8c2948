"""What one process counts for its operators, in the words of Prometheus; loaded only where that is wanted.

Labels come from short lists: patterns of routes, methods, kinds. No id, name, address or code is ever one.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Any

from fastapi import FastAPI
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncEngine
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from grandaustria.server import meter
from grandaustria.server.app import PREFIX
from grandaustria.server.host import Table
from grandaustria.server.house import House

REGISTRY = CollectorRegistry()
METHODS = frozenset({"GET", "HEAD", "OPTIONS", "POST", "PATCH", "PUT", "DELETE"})
STATEMENTS = frozenset({"SELECT", "INSERT", "UPDATE", "DELETE", "BEGIN"})
SOCKET, OTHER, NONE = "SOCKET", "other", "none"
LAG_SECONDS = 0.5
"""How often it is felt how late the loop is."""
QUICK = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)
SLOW = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
THOUGHT = (0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 15.0, 60.0)

REQUESTS = Counter(
    "gah_requests", "Requests by operation and status", ("operation", "method", "status"), registry=REGISTRY
)
REQUEST_SECONDS = Histogram(
    "gah_request_seconds", "Time to answer", ("operation", "method"), registry=REGISTRY, buckets=SLOW
)
SOCKETS = Gauge("gah_sockets", "Sockets open at tables", registry=REGISTRY, multiprocess_mode="livesum")
MOVES = Counter("gah_moves", "Steps accepted at tables, by people and by bots", ("by", "kind"), registry=REGISTRY)
THOUGHTS_WAITING = Gauge(
    "gah_thoughts_waiting",
    "Choices of bots, and advice, that wait for a process to think in",
    ("what",),
    registry=REGISTRY,
    multiprocess_mode="livesum",
)
THOUGHT_WAIT_SECONDS = Histogram(
    "gah_thought_wait_seconds", "Time until thinking begins", ("what",), registry=REGISTRY, buckets=THOUGHT
)
THOUGHT_SECONDS = Histogram("gah_thought_seconds", "Time of thinking", ("what",), registry=REGISTRY, buckets=THOUGHT)
STATEMENT_SECONDS = Histogram(
    "gah_statement_seconds", "Time of a statement in the database", ("kind",), registry=REGISTRY, buckets=QUICK
)
CONNECTION_SECONDS = Histogram(
    "gah_connection_seconds",
    "Time a connection is held: a transaction, its commit included",
    registry=REGISTRY,
    buckets=SLOW,
)
DATABASE_ERRORS = Counter("gah_database_errors", "Statements the database did not carry out", registry=REGISTRY)
LOOP_LAG_SECONDS = Histogram("gah_loop_lag_seconds", "How late the event loop is", registry=REGISTRY, buckets=QUICK)


def install(app: FastAPI) -> None:
    """Count the requests and sockets of an application."""
    app.add_middleware(Counting)


def watch(house: House) -> None:
    """Count what happens inside a house: moves, thinking, the database, and how late its loop is."""
    house.on_change.append(_count_move)
    meter.count_with(Thoughts())
    time_statements(house.engine)
    house.spawn(_feel_lag())


class Counting:
    """Middleware around everything else."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        statuses: list[int] = []

        async def sending(message: Message) -> None:
            _note(message, statuses)
            await send(message)

        started = time.perf_counter()
        try:
            await self._app(scope, receive, sending)
        finally:
            _count_request(scope, statuses, time.perf_counter() - started)


def _note(message: Message, statuses: list[int]) -> None:
    """What an answer begins with; a socket that is accepted is open until the application is done with it."""
    kind = message["type"]
    if kind in ("http.response.start", "websocket.http.response.start"):
        statuses.append(message["status"])
    elif kind == "websocket.accept":
        statuses.append(101)
        SOCKETS.inc()


def _count_request(scope: Scope, statuses: list[int], seconds: float) -> None:
    """How long a socket was open says nothing about the server."""
    operation = _operation(scope)
    status = str(statuses[0]) if statuses else NONE
    if scope["type"] == "websocket":
        REQUESTS.labels(operation, SOCKET, status).inc()
        if status == "101":
            SOCKETS.dec()
        return
    method = scope["method"] if scope["method"] in METHODS else OTHER
    REQUESTS.labels(operation, method, status).inc()
    REQUEST_SECONDS.labels(operation, method).observe(seconds)


def _operation(scope: Scope) -> str:
    """The pattern of the route, never the path: whoever asks chooses that. Routes may not know where they hang."""
    pattern: str = getattr(scope.get("route"), "path", NONE)
    bare = pattern != NONE and scope["path"].startswith(f"{PREFIX}/") and not pattern.startswith(PREFIX)
    return f"{PREFIX}{pattern}" if bare else pattern


async def _count_move(_game_id: str, _revision: int, table: Table | None = None) -> None:
    """Every accepted step comes with its table; what is changed around a table without a step does not."""
    if table is not None and table.update:
        seat = table.game.seats[table.update["seat"]]
        MOVES.labels("bot" if seat.bot else "person", table.update["kind"]).inc()


class Thoughts:
    """Counts what waits and what is thought about."""

    @contextmanager
    def waiting(self, what: str) -> Iterator[None]:
        with THOUGHTS_WAITING.labels(what).track_inprogress(), THOUGHT_WAIT_SECONDS.labels(what).time():
            yield

    def thinking(self, what: str) -> AbstractContextManager[object]:
        return THOUGHT_SECONDS.labels(what).time()


def time_statements(engine: AsyncEngine) -> None:
    """Statements of a connection follow each other, so each connection remembers when its last one began."""
    target = engine.sync_engine

    @event.listens_for(target, "before_cursor_execute")
    def begin(connection: Any, *_: Any) -> None:
        connection.info["gah_statement"] = time.perf_counter()

    @event.listens_for(target, "after_cursor_execute")
    def end(connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        word = statement.lstrip()[:6].rstrip().upper()
        kind = word if word in STATEMENTS else OTHER
        STATEMENT_SECONDS.labels(kind.lower()).observe(time.perf_counter() - connection.info["gah_statement"])

    @event.listens_for(target, "handle_error")
    def fail(context: Any) -> None:
        if context.engine is target:  # it is listened for at the dialect, which engines may share
            DATABASE_ERRORS.inc()

    @event.listens_for(target, "checkout")
    def take(_connection: Any, record: Any, _proxy: Any) -> None:
        record.info["gah_taken"] = time.perf_counter()

    @event.listens_for(target, "checkin")
    def give_back(_connection: Any, record: Any) -> None:
        if "gah_taken" in record.info:
            CONNECTION_SECONDS.observe(time.perf_counter() - record.info.pop("gah_taken"))


async def _feel_lag() -> None:
    while True:
        expected = time.perf_counter() + LAG_SECONDS
        await asyncio.sleep(LAG_SECONDS)
        LOOP_LAG_SECONDS.observe(max(0.0, time.perf_counter() - expected))
