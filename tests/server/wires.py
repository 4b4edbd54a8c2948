"""Connections without a network, of which everything can be seen, for tests of the entrance."""

from __future__ import annotations

import asyncio
from functools import partial
from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

from fastapi import FastAPI
from uvicorn.server import ServerState

from grandaustria.server.entrance import CALLERS, Callers, Entrance
from grandaustria.server.launch import Launch, configuration
from grandaustria.server.settings import Settings
from tests.server.running import API

HALF = f"GET {API}/version HTTP/1.1\r\nHost: x\r\n".encode()
HANDSHAKE = (
    f"GET {API}/tables/x/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
).encode()


class Timer:
    def __init__(self, timers: list[Timer], seconds: float, then: Any, *arguments: Any) -> None:
        self._timers, self.seconds, self.then = timers, seconds, partial(then, *arguments)
        timers.append(self)

    def cancel(self) -> None:
        if self in self._timers:
            self._timers.remove(self)


class Wire(asyncio.Transport):
    """A connection of which everything can be seen."""

    def __init__(self) -> None:
        super().__init__()
        self.known: dict[str, Any] = {"peername": ("192.0.2.7", 1), "sockname": ("127.0.0.1", 1)}
        self.protocol: asyncio.BaseProtocol | None = None
        self.written, self.closed, self.untaken = b"", False, 0

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return self.known.get(name, default)

    def get_protocol(self) -> Any:
        return self.protocol

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.protocol = protocol

    def is_closing(self) -> bool:
        return self.closed

    def write(self, data: Any) -> None:
        self.written += bytes(data)

    def get_write_buffer_size(self) -> int:
        return self.untaken

    def close(self) -> None:
        self.closed = True

    abort = close

    def resume_reading(self) -> None:
        pass

    pause_reading = resume_reading


class Scene:
    """Connections without a network, and a loop whose time does not pass."""

    def __init__(self, settings: Settings, trusted: str = "127.0.0.1") -> None:
        self.timers: list[Timer] = []
        self.loop: Any = SimpleNamespace(call_later=lambda *what: Timer(self.timers, *what), create_task=self._begin)
        self.config = configuration(Launch(settings, trusted_proxies=trusted), FastAPI())
        self.config.load()
        self.callers = Callers(settings)
        self.state = ServerState()

    def _begin(self, work: Any) -> Any:
        work.close()
        return Mock()

    def connection(self) -> tuple[Entrance, Wire]:
        protocol, transport = Entrance(self.config, self.state, {CALLERS: self.callers}, self.loop), Wire()
        transport.protocol = protocol
        protocol.connection_made(transport)
        return protocol, transport

    def pass_time(self, seconds: float) -> None:
        """What was to be done after so many seconds is done."""
        for timer in [timer for timer in self.timers if timer.seconds == seconds]:
            timer.cancel()
            timer.then()

    def seconds(self) -> list[float]:
        return [timer.seconds for timer in self.timers]


def answer(status: int) -> list[dict[str, Any]]:
    return [
        {"type": "http.response.start", "status": status, "headers": [(b"content-length", b"0")]},
        {"type": "http.response.body", "body": b""},
    ]
