"""A real server in a thread, and visitors who talk to it over HTTP and WebSocket."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from typing import Any

import httpx
import uvicorn
from fastapi import FastAPI
from websockets.exceptions import InvalidState
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from grandaustria.server.app import create_app
from grandaustria.server.db.engine import writing
from grandaustria.server.house import House
from grandaustria.server.launch import DOORS
from grandaustria.server.settings import Limits, Services, Settings
from grandaustria.server.store import people
from tests.server.described import check_described
from tests.waiting import PATIENCE, eventually

Json = Any
API = "/api/v1"

GENEROUS = Limits(
    actions_per_minute=1_000_000,
    requests_per_minute=1_000_000,
    logins_per_minute=1_000_000,
    people_per_address_and_hour=1_000_000,
    names_per_hour=1_000_000,
    chat_per_minute=1_000_000,
    running_tables_per_person=1_000_000,
    bot_tables_per_guest=1_000_000,
    guest_positions=1_000_000,
    public_tables_per_guest=1_000_000,
    records_per_hour=1_000_000,
    invitations_per_hour=1_000_000,
    exports_per_hour=1_000_000,
    letters_per_hour=1_000_000,
    trials_per_hour=1_000_000,
    sockets_per_address=1_000_000,
    connections_per_address=1_000_000,
)
"""All tests come from one address, and faster than people do."""


class Visitor:
    """A browser or program: it keeps its cookie and says where it comes from."""

    def __init__(self, origin: str, **headers: str) -> None:
        self.origin = origin
        # Nothing here uses TLS, and to load the certificates takes longer than most requests.
        options: Json = {"headers": {"Origin": origin, **headers}, "timeout": PATIENCE, "verify": False}
        self.client = httpx.Client(base_url=origin, **options)

    def ask(self, method: str, path: str, status: int = 200, body: Json = None, **options: Any) -> Json:
        """The JSON answered, if it is any; the status has to be the one expected."""
        if body is not None:
            options["json"] = body
        response = self.client.request(method, path if path.startswith("/api") else API + path, **options)
        assert response.status_code == status, f"{method} {path}: {response.status_code} {response.text[:500]}"
        is_json = response.headers.get("Content-Type", "").startswith("application/json")
        return response.json() if is_json and response.content else None

    def get(self, path: str, status: int = 200, **options: Any) -> Json:
        return self.ask("GET", path, status, **options)

    def post(self, path: str, body: Json = None, status: int = 200, **options: Any) -> Json:
        return self.ask("POST", path, status, body, **options)

    def patch(self, path: str, body: Json = None, status: int = 200, **options: Any) -> Json:
        return self.ask("PATCH", path, status, body, **options)

    def put(self, path: str, body: Json = None, status: int = 200, **options: Any) -> Json:
        return self.ask("PUT", path, status, body, **options)

    def delete(self, path: str, status: int = 200, **options: Any) -> Json:
        return self.ask("DELETE", path, status, **options)

    def refused(self, method: str, path: str, status: int, reason: str, body: Json = None) -> Json:
        """The details of a refusal with this status and reason."""
        error = self.ask(method, path, status, body)["error"]
        assert error["reason"] == reason, error
        assert error["message"]
        return error["details"]

    def arrive(self) -> Visitor:
        """Get an identity, as the page does before anything else."""
        self.get("/me")
        return self

    @property
    def cookie(self) -> str | None:
        return self.client.cookies.get("gah_session")

    def socket(self, table: str, since: int = 0, **options: Any) -> ClientConnection:
        """The live socket of a table; use it in a `with`."""
        headers = {"Cookie": f"gah_session={self.cookie}"} if self.cookie else {}
        query = "&".join(f"{name}={value}" for name, value in {"since": since, **options}.items())
        address = f"{self.origin.replace('http', 'ws', 1)}{API}/tables/{table}/socket?{query}"
        return connect(address, origin=Origin(self.origin), additional_headers=headers, open_timeout=PATIENCE)

    def close(self) -> None:
        self.client.close()


def next_message(live: ClientConnection, kind: str | None = None, patience: float = PATIENCE) -> Json:
    """The next thing a socket says, or the next of this kind."""
    while True:
        message: Json = json.loads(live.recv(timeout=patience))
        check_described("Heard", message)
        if kind is None or message["type"] == kind:
            return message


class Prompt(uvicorn.Server):
    """Uvicorn looks ten times a second whether it is to stop, and whether everybody has gone: here it stops at once."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.leave = asyncio.Event()

    async def main_loop(self) -> None:
        while not self.leave.is_set():
            await self.on_tick(0)  # sets the headers that all answers have, and with them what time it is
            with suppress(TimeoutError):
                await asyncio.wait_for(self.leave.wait(), 1.0)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        for listening in sockets or []:
            listening.close()
        for connection in list(self.server_state.connections):
            with suppress(InvalidState):  # it is closing already
                connection.shutdown()
        left = self.server_state
        await eventually(lambda: not left.connections and not left.tasks, "connections or tasks did not end")
        for server in self.servers:
            await server.wait_closed()
        await self.lifespan.shutdown()


class Running:
    """A server that answers on a port of this machine."""

    def __init__(self, settings: Settings, services: Services | None = None) -> None:
        self._listening = socket.create_server((settings.host, settings.port))
        self._listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # as the real one has it
        self.settings = replace(settings, port=self._listening.getsockname()[1])
        self.app: FastAPI = create_app(self.settings, services)
        config = uvicorn.Config(
            self.app,
            **DOORS,
            log_level="warning",
            log_config=None,  # to whoever listens, which is pytest: a failed test shows it
            lifespan="on",
            ws_max_size=1 << 16,
            access_log=False,
            proxy_headers=False,
            timeout_keep_alive=int(20 * PATIENCE),
        )
        self._server = Prompt(config)
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._visitors: list[Visitor] = []
        self._loop: asyncio.AbstractEventLoop | None = None
        self._ready = threading.Event()

    def start(self) -> Running:
        self._thread.start()
        assert self._ready.wait(PATIENCE), "the server did not start"
        assert self._server.started, "the server did not start"
        return self

    def _run(self) -> None:
        asyncio.run(self._serve())

    async def _serve(self) -> None:
        self._loop = asyncio.get_running_loop()
        serving = asyncio.create_task(self._server.serve(sockets=[self._listening]))
        await eventually(lambda: self._server.started or serving.done(), "the server did not start")
        self._ready.set()
        await serving

    @property
    def origin(self) -> str:
        return f"http://{self.settings.host}:{self.settings.port}"

    @property
    def house(self) -> House:
        house: House = self.app.state.house
        return house

    def visitor(self, **headers: str) -> Visitor:
        visitor = Visitor(self.origin, **headers)
        self._visitors.append(visitor)
        return visitor

    def guest(self) -> Visitor:
        """A visitor who has an identity."""
        return self.visitor().arrive()

    def within(self, work: Any, patience: float = PATIENCE) -> Any:
        """Run a coroutine inside the server, for what cannot be asked from outside."""
        assert self._loop is not None
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(patience)

    def stop(self) -> None:
        """Stop in good order."""
        for visitor in self._visitors:
            visitor.close()
        assert self._loop is not None
        self._loop.call_soon_threadsafe(self._server.leave.set)
        self._thread.join(PATIENCE)
        self._listening.close()
        assert not self._thread.is_alive(), "the server did not stop"


def with_address(server: Running, visitor: Visitor, email: str) -> None:
    """Give somebody an e-mail address without the letter that would confirm it."""

    person_id = visitor.get("/me")["id"]

    async def change() -> None:
        async with writing(server.house.engine) as connection:
            await people.change_person(connection, person_id, email=email)

    server.within(change())


@contextmanager
def running(settings: Settings, services: Services | None = None, unexpected: int = 0) -> Iterator[Running]:
    """A server for a while; afterwards it must have met exactly so many unexpected exceptions, and none aside."""
    server = Running(settings, services).start()
    try:
        yield server
    finally:
        server.stop()
    assert server.app.state.unexpected == unexpected
    assert server.house.failed == 0
