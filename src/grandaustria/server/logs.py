"""Logs: one line per request and per thing worth knowing, for people to read or as JSON.

They hold no cookies, no query strings (the secret part of a link is there), no bodies and no cards. Trouble that
goes on does not fill the disk: of one complaint a minute has a few lines, and one that says how many more there were.
"""

from __future__ import annotations

import json
import logging
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Hashable
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, TextIO

from starlette.types import ASGIApp, Message, Receive, Scope, Send

REQUEST_ID: ContextVar[str | None] = ContextVar("request_id", default=None)
FORMATS = ("text", "json")
LEVELS = ("debug", "info", "warning", "error")
QUIET = {"uvicorn.error": logging.WARNING, "uvicorn.access": logging.CRITICAL, "alembic": logging.WARNING}
"""uvicorn tells every socket's whole address, the secret part of a link included: only its warnings are kept."""
MISLEADING = "ASGI callable returned without completing handshake."
"""uvicorn says so of every handshake of a socket that is refused with an answer, as it should be."""
MINUTE = 60.0
SAID_A_MINUTE = 10
"""So often the same complaint is written down."""
FIELDS = ("method", "route", "status", "milliseconds", "table", "person")

logger = logging.getLogger("grandaustria.requests")


def configure(level: str, form: str) -> None:
    """Log to standard error, in this form, from this level on."""
    handler = Folding(sys.stderr)
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


def _complaint(record: logging.LogRecord) -> Hashable:
    """What two records have in common that say the same, perhaps of different things."""
    error, trace = record.exc_info[1:] if record.exc_info else (None, None)
    where = [(frame.filename, frame.lineno) for frame in traceback.extract_tb(trace)[-1:]]
    return record.name, str(record.msg).partition("\n")[0], type(error), tuple(where)


class Folding(logging.StreamHandler[TextIO]):
    """Writes lines; of warnings and errors that say the same, a few in a minute."""

    def __init__(self, stream: TextIO, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__(stream)
        self._clock = clock
        self._since = clock()
        self._said: Counter[Hashable] = Counter()
        self._unsaid: dict[Hashable, logging.LogRecord] = {}

    def emit(self, record: logging.LogRecord) -> None:
        if self._clock() - self._since >= MINUTE:
            self._tell_unsaid()
        if record.levelno >= logging.WARNING:
            complaint = _complaint(record)
            self._said[complaint] += 1
            if self._said[complaint] > SAID_A_MINUTE:
                self._unsaid[complaint] = record
                return
        super().emit(record)

    def close(self) -> None:
        self._tell_unsaid()
        super().close()

    def _tell_unsaid(self) -> None:
        """A minute is over: it is told with the next line, whatever that is about."""
        for complaint, last in self._unsaid.items():
            count = self._said[complaint] - SAID_A_MINUTE
            said = last.getMessage().partition("\n")[0]
            text = f"… and {count:,} more in the last minute: {said}"
            super().emit(logging.LogRecord(last.name, last.levelno, last.pathname, last.lineno, text, None, None))
        self._since = self._clock()
        self._said.clear()
        self._unsaid.clear()


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
