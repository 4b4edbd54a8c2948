"""Logs: one line per request and per thing worth knowing, for people to read or as JSON.

They hold no cookies, no query strings (the secret part of a link is there), no bodies and no cards.
"""

from __future__ import annotations

import json
import logging
import sys
import time
from collections.abc import Callable
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any

from starlette.types import ASGIApp, Message, Receive, Scope, Send

REQUEST_ID: ContextVar[str | None] = ContextVar("request_id", default=None)
FORMATS = ("text", "json")
LEVELS = ("debug", "info", "warning", "error")
QUIET = {"uvicorn.error": logging.WARNING, "uvicorn.access": logging.CRITICAL, "alembic": logging.WARNING}
"""uvicorn tells every socket's whole address, the secret part of a link included: only its warnings are kept."""
MISLEADING = "ASGI callable returned without completing handshake."
"""uvicorn says so of every handshake of a socket that is refused with an answer, as it should be."""
FIELDS = ("method", "route", "status", "milliseconds", "table", "person")

logger = logging.getLogger("grandaustria.requests")


def configure(level: str, form: str) -> None:
    """Log to standard error, in this form, from this level on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else TextLines())
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)
    for name, least in QUIET.items():
        logging.getLogger(name).setLevel(max(least, logging.getLogger().level))
    logging.getLogger("uvicorn.error").addFilter(_is_true)
    for name in ("httpx", "httpcore", "aiosqlite", "sqlalchemy"):
        logging.getLogger(name).setLevel(logging.WARNING)


def _is_true(record: logging.LogRecord) -> bool:
    return record.msg != MISLEADING


def _entry(record: logging.LogRecord) -> dict[str, Any]:
    entry: dict[str, Any] = {
        "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
        "level": record.levelname.lower(),
        "logger": record.name,
        "message": record.getMessage(),
    }
    if (request_id := REQUEST_ID.get()) is not None:
        entry["request"] = request_id
    entry |= {name: value for name in FIELDS if (value := getattr(record, name, None)) is not None}
    return entry


class JsonLines(logging.Formatter):
    """One JSON object per line."""

    def format(self, record: logging.LogRecord) -> str:
        entry = _entry(record)
        if record.exc_info:
            entry["exception"] = self.formatException(record.exc_info)
        return json.dumps(entry, ensure_ascii=False)


class TextLines(logging.Formatter):
    """The same, for people."""

    def format(self, record: logging.LogRecord) -> str:
        entry = _entry(record)
        head = f"{entry.pop('at')} {entry.pop('level'):7} {entry.pop('message')}"
        entry.pop("logger")
        line = " ".join([head, *(f"{name}={value}" for name, value in entry.items())])
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


class RequestLog:
    """Gives every request an id, sends it back in `X-Request-Id`, and logs the request when it is done."""

    def __init__(self, app: ASGIApp, new_id: Callable[[], str]) -> None:
        self._app = app
        self._new_id = new_id

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        request_id = self._new_id()
        answered: list[int] = []

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                answered.append(message["status"])
                message = {**message, "headers": [*message["headers"], (b"x-request-id", request_id.encode())]}
            await send(message)

        token = REQUEST_ID.set(request_id)
        started = time.perf_counter()
        try:
            await self._app(scope, receive, sending)
        finally:
            _tell(scope, answered[0] if answered else None, time.perf_counter() - started)
            REQUEST_ID.reset(token)


def _tell(scope: Scope, status: int | None, seconds: float) -> None:
    """The route's pattern is logged, not the path: some paths hold the secret part of a table's link."""
    fields = {
        "method": scope.get("method", "SOCKET"),
        "route": getattr(scope.get("route"), "path", "none"),
        "status": status,
        "milliseconds": round(1000 * seconds, 1),
        "table": scope.get("path_params", {}).get("table_id"),
        "person": getattr(scope.get("person"), "id", None),
    }
    logger.info("request", extra=fields)
