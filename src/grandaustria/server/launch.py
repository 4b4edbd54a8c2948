"""Starting and stopping a server: the database first, then the port, then one process or several."""

from __future__ import annotations

import asyncio
import errno
import json
import logging
import os
import signal
import socket
import sys
from asyncio import Server
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import asdict, dataclass, replace
from typing import Any

import asyncpg
import uvicorn
from alembic.util import CommandError
from fastapi import FastAPI
from sqlalchemy import make_url
from sqlalchemy.exc import SQLAlchemyError
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess

from grandaustria.server import handles, logs
from grandaustria.server.app import create_app
from grandaustria.server.db.engine import connect
from grandaustria.server.db.migrate import upgrade
from grandaustria.server.entrance import Entrance, Line
from grandaustria.server.place import PlaceError, only_server
from grandaustria.server.settings import Limits, Mail, Push, Settings
from grandaustria.version import __version__

logger = logging.getLogger("grandaustria.server")

FACTORY = "grandaustria.server.launch:application"
HANDED_DOWN = "GAH_LAUNCH"
"""How the processes of one server learn their settings: they are started anew, not forked."""
GRACE_SECONDS = 10
SILENT_SECONDS = 60
"""A process that says nothing for so long is replaced. One that is only starting says nothing either: on a busy machine
for longer than the 5 seconds uvicorn would wait, and it would be killed again and again."""
STOPPING = (signal.SIGTERM, signal.SIGINT)
BACKLOG, QUEUE = 50, 1024
"""So many connections are taken in at a time, before any of them is looked at: each has its handle by then. So many may
wait for that in the system, such as when everybody comes back after a restart."""
DOORS: dict[str, Any] = {
    "http": Entrance,
    "ws": Line,
    "loop": "asyncio" if sys.platform == "win32" else "grandaustria.server.launch:Loop",
}
"""Nothing depends on what else is installed: the entrance has to know the connections it looks after."""


class LaunchError(Exception):
    """Why the server cannot start, in one sentence."""


@dataclass(frozen=True, slots=True)
class Launch:
    """A server to be started."""

    settings: Settings
    workers: int = 1
    log_level: str = "info"
    log_format: str = "text"
    trusted_proxies: str = "127.0.0.1"

    def to_text(self) -> str:
        return json.dumps(asdict(self))

    @classmethod
    def from_text(cls, text: str) -> Launch:
        data: dict[str, Any] = json.loads(text)
        settings = data.pop("settings")
        mail, push = settings.pop("mail"), settings.pop("push")
        limits = Limits(**settings.pop("limits"))
        ways: dict[str, Any] = {"mail": Mail(**mail) if mail else None, "push": Push(**push) if push else None}
        return cls(Settings(**settings, limits=limits, **ways), **data)


class Loop(asyncio.SelectorEventLoop):
    """That of asyncio, which has one number for how many may wait and how many are taken in at a time."""

    async def create_server(self, *arguments: Any, sock: socket.socket | None = None, **named: Any) -> Server:
        server = await super().create_server(*arguments, sock=sock, **named)
        if sock is not None:
            sock.listen(QUEUE)
        return server


def application() -> FastAPI:
    """The application of one process among several."""
    launch = Launch.from_text(os.environ[HANDED_DOWN])
    logs.configure(launch.log_level, launch.log_format)
    return create_app(launch.settings)


Announce = Callable[[Settings], None]
"""Told once that the port is open, and which one it has become."""


def serve(launch: Launch, announce: Announce | None = None) -> None:
    """Run until told to stop by SIGTERM or SIGINT."""
    logs.configure(launch.log_level, launch.log_format)
    count_handles()
    try:
        with only_server(launch.settings.database_url):
            asyncio.run(_prepare(launch.settings))
            with _listening(launch.settings) as door, _metrics(launch) as figures:
                settings = replace(launch.settings, port=door.getsockname()[1])
                if announce is not None:
                    announce(settings)
                _serve(replace(launch, settings=settings), door, figures)
    except PlaceError as error:
        raise LaunchError(str(error)) from error


def count_handles() -> None:
    """Take as many as there are, and say so if they are few."""
    given = handles.raise_limit()
    if given < handles.ENOUGH:
        logger.warning(
            "only %d files can be open at once, so at most %d connections: allow more with ulimit -n or LimitNOFILE",
            given,
            handles.room(),
        )


def _metrics(launch: Launch) -> AbstractContextManager[str | None]:
    """Figures can be read for as long as this lasts, where the operator wants it; the address."""
    if launch.settings.metrics is None:
        return nullcontext()
    from grandaustria.server.scraping import readable

    return readable(launch.settings.metrics, launch.settings.database_url, launch.workers)


def _serve(launch: Launch, door: socket.socket, figures: str | None) -> None:
    """Whoever reads that it listens may stop it at once: the signals are taken care of before it is said."""
    run = _alone(launch, door) if launch.workers == 1 else _together(launch, door)
    shown = make_url(launch.settings.database_url).render_as_string(hide_password=True)
    logger.info("Grand Austria %s listens on %s, database %s", __version__, launch.settings.origin, shown)
    if figures is not None:
        logger.info("metrics at %s", figures)
    if not run():
        raise LaunchError("the server could not start")
    logger.info("stopped")


def _alone(launch: Launch, door: socket.socket) -> Callable[[], bool]:
    """All in this process; what runs it says whether it came to start."""
    server = uvicorn.Server(configuration(launch, create_app(launch.settings)))
    for number in STOPPING:
        # uvicorn repeats the signal for these when all is done; a stop that was asked for is no failure.
        signal.signal(number, server.handle_exit)

    def run() -> bool:
        server.run([door])
        return server.started

    return run


def _together(launch: Launch, door: socket.socket) -> Callable[[], bool]:
    """Several processes, and this one to look after them."""
    os.environ[HANDED_DOWN] = launch.to_text()
    supervisor = Multiprocess(configuration(launch, FACTORY), [door])

    def run() -> bool:
        supervisor.run()
        return all(process.exitcode != STARTUP_FAILURE for process in supervisor.processes)

    return run


def configuration(launch: Launch, app: FastAPI | str) -> uvicorn.Config:
    """How uvicorn runs it. Messages are not compressed: that costs memory per socket, and lengths would tell more."""
    return uvicorn.Config(
        app,
        factory=isinstance(app, str),
        workers=launch.workers,
        **DOORS,
        backlog=BACKLOG,
        h11_max_incomplete_event_size=launch.settings.limits.header_bytes,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=launch.settings.public_url is not None,
        forwarded_allow_ips=launch.trusted_proxies,
        timeout_graceful_shutdown=GRACE_SECONDS,
        timeout_worker_healthcheck=SILENT_SECONDS,
        ws_max_size=launch.settings.limits.message_bytes,
        ws_per_message_deflate=False,
    )


async def _prepare(settings: Settings) -> None:
    """Bring the database to the schema of this version, once, before any process uses it."""
    try:
        engine = connect(settings.database_url, pool=1)
        try:
            await upgrade(engine)
        finally:
            await engine.dispose()
    except CommandError as error:
        raise LaunchError("the database was made by a newer version of Grand Austria") from error
    except (SQLAlchemyError, asyncpg.PostgresError, OSError) as error:
        raise LaunchError(f"the database cannot be opened: {_cause(error)}") from error


def _cause(error: BaseException) -> str:
    """What the driver said, without the statement and its values."""
    said = str(getattr(error, "orig", None) or error).strip()
    return said.splitlines()[0] if said else type(error).__name__


@contextmanager
def _listening(settings: Settings) -> Iterator[socket.socket]:
    where = f"{settings.host}, port {settings.port}"
    try:
        family = socket.getaddrinfo(settings.host, settings.port, type=socket.SOCK_STREAM)[0][0]
        door = socket.create_server((settings.host, settings.port), family=family, backlog=QUEUE)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise LaunchError(f"{where} is taken by another program; choose another with --port") from error
        raise LaunchError(f"cannot listen on {where}: {error.strerror}") from error
    with door:
        # Answers are written in two parts; the second must not wait until the first is acknowledged (40 ms and more).
        door.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        door.set_inheritable(True)
        yield door
