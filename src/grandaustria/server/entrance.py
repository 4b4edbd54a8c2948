"""The entrance: connections, before anything they say is a request. Nobody holds a place without using it.

Every connection needs a file handle, and there are only so many. So an address has a share of them, what is begun must
be sent within some seconds, and where all places are taken whoever does not ask for anything makes room. A proxy speaks
for many: its connections are not counted by address; sockets are, by the guard, with the address that it names.

Few bytes are read at a time, and pieces must not be tiny: to take those apart costs more than anything else.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections import Counter
from collections.abc import Container, Hashable
from http import HTTPStatus
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from grandaustria.server import handles
from grandaustria.server.api.guard import check_head, is_loopback, network_of, too_long
from grandaustria.server.errors import Refusal
from grandaustria.server.settings import Settings

CALLERS = "callers"
"""Under this name the application hands its callers to the connections."""
PATIENCE = {h11.IDLE: 10.0, h11.SEND_BODY: 20.0}
"""Seconds for the head of a request, and for its body."""
FAREWELL_SECONDS = 1.0
"""In which a socket that is closed should have said good-bye as well."""
READ_BYTES = 16_384
MOST_PIECES = 500
"""Ends of lines among so many bytes of a body that comes in pieces."""
UNREAD_BYTES = 4_000_000
"""So much of a body that was refused is read on, so that whoever sends it comes to read the refusal."""
TAKEN_BYTES, TAKEN_SECONDS = 16_384, 20.0
"""What is written to somebody is taken at this pace at least, or the connection is cut."""
RETRY_SECONDS = 5


def _answer(refusal: Refusal, *more: str) -> bytes:
    """To whoever has not asked anything, or not in a way that could be read."""
    body = json.dumps(refusal.to_json()).encode()
    lines = (
        f"HTTP/1.1 {refusal.status} {HTTPStatus(refusal.status).phrase}",
        "Content-Type: application/json",
        "Connection: close",
        *more,
        f"Content-Length: {len(body)}",
    )
    return "\r\n".join((*lines, "", "")).encode() + body


NO_ROOM = _answer(
    Refusal(503, "busy", "There are too many connections.", retry_after=RETRY_SECONDS), f"Retry-After: {RETRY_SECONDS}"
)


class Taking:
    """Whether what was written to a connection is taken: nobody holds a place by not reading."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._timer: asyncio.TimerHandle | None = None

    def watch(self, transport: asyncio.Transport) -> None:
        """From now on, if something is left to be taken."""
        left = transport.get_write_buffer_size()
        if left and self._timer is None:
            self._timer = self._loop.call_later(TAKEN_SECONDS, self._look, transport, left)

    def forget(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _look(self, transport: asyncio.Transport, before: int) -> None:
        self._timer = None
        if transport.get_write_buffer_size() > max(0, before - TAKEN_BYTES):
            transport.abort()
        else:
            self.watch(transport)


class Callers:
    """Who is connected to this process."""

    def __init__(self, settings: Settings) -> None:
        self.limits = settings.limits
        self._has_proxy = settings.public_url is not None
        self.room = handles.room()
        self.share = min(settings.limits.connections_per_address, self.room // 2)
        self._connections: dict[Hashable, str] = {}
        """Where each comes from. Asked again when it has gone, the system may not know any more."""
        self._from: Counter[str] = Counter()
        self._silent: dict[Entrance, None] = {}
        """Those who ask for nothing, whoever has been silent longest first."""

    @property
    def here(self) -> int:
        return len(self._connections)

    def come(self, connection: Hashable, peer: str, proxies: Container[str] = ()) -> bool:
        """One more, if there is room; those of a proxy are not one visitor's."""
        address = network_of(peer)
        by_proxy = self._has_proxy and (is_loopback(peer) or peer in proxies)
        if not by_proxy and self._from[address] >= self.share:
            return False
        if self.here >= self.room and not self._let_one_go():
            return False
        self._connections[connection] = address
        self._from[address] += 1
        return True

    def go(self, connection: Hashable) -> None:
        """One that was let in is closed."""
        address = self._connections.pop(connection, None)
        if address is not None:
            self._from[address] -= 1
            if not self._from[address]:
                del self._from[address]

    def is_silent(self, caller: Entrance, silent: bool) -> None:
        self._silent.pop(caller, None)
        if silent:
            self._silent[caller] = None

    def _let_one_go(self) -> bool:
        caller = next(iter(self._silent), None)
        if caller is None:
            return False
        del self._silent[caller]
        caller.transport.abort()
        return True


class Entrance(H11Protocol):
    """A connection that asks."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._callers: Callers = self.app_state[CALLERS]
        self._awaited: Any = None
        self._patience: asyncio.TimerHandle | None = None
        self._reading: Any = None
        self._unread = 0
        self._taking = Taking(self.loop)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        transport.max_size = READ_BYTES  # type: ignore[attr-defined]  # of one reading; there is no other way to say it
        # Of the proxies the operator has named uvicorn keeps the list, around the application.
        peer, proxies = self.client[0] if self.client else "", getattr(self.app, "trusted_hosts", ())
        if self._callers.come(transport, peer, proxies):
            self._watch()
        else:
            transport.write(NO_ROOM)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._leave()
        self._taking.forget()
        self._callers.go(self.transport)

    def data_received(self, data: bytes) -> None:
        if self._is_too_much(data):
            self.transport.abort()
            return
        super().data_received(data)
        self._watch()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._watch()
        self._taking.watch(self.transport)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._taking.watch(self.transport)

    def send_400_response(self, msg: str) -> None:
        """What cannot be read is answered by uvicorn; of a head that is too long it does not know the status."""
        error = sys.exc_info()[1]
        if getattr(error, "error_status_hint", None) != HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE:
            super().send_400_response(msg)
            return
        self.transport.write(_answer(too_long(self._callers.limits)))
        self.transport.close()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on it is a line, which says when it goes."""
        self._leave()
        self._taking.forget()
        super().handle_websocket_upgrade(event)

    def _should_upgrade(self) -> bool:
        return super()._should_upgrade() and self._has_a_head_that_fits()

    def _has_a_head_that_fits(self) -> bool:
        """Otherwise it goes to the guard as any other request and is refused; as a socket it would stumble before."""
        try:
            check_head(dict(self.scope), self._callers.limits)
        except Refusal:
            return False
        return True

    def _is_too_much(self, data: bytes) -> bool:
        """Of a body: tiny pieces, or more and more of what was refused already."""
        if self.conn.their_state is not h11.SEND_BODY:
            return False
        if self.cycle is not self._reading:
            self._reading, self._unread = self.cycle, 0
        if self.cycle.response_complete:
            self._unread += len(data)
        in_pieces = any(name == b"transfer-encoding" for name, _ in self.headers)
        return self._unread > UNREAD_BYTES or (in_pieces and data.count(b"\r\n") > MOST_PIECES)

    def _watch(self) -> None:
        """What is awaited from now on has its time; an answer takes as long as it takes."""
        state = self.conn.their_state
        rests = self.timeout_keep_alive_task is not None  # between two requests, for as long as that allows
        now = (state, rests, self.cycle)
        if now == self._awaited or self.transport.get_protocol() is not self:
            return
        self._leave()
        self._awaited = now
        self._callers.is_silent(self, state is h11.IDLE)
        if state in PATIENCE and not rests:
            self._patience = self.loop.call_later(PATIENCE[state], self.transport.abort)

    def _leave(self) -> None:
        self._callers.is_silent(self, False)
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None


class Line(WebSocketsSansIOProtocol):
    """A socket; it was let in when it asked for one."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.close_timeout = FAREWELL_SECONDS
        self._taking = Taking(self.loop)

    def send_keepalive_ping(self) -> None:
        super().send_keepalive_ping()
        self._taking.watch(self.transport)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._taking.forget()
        callers: Callers = self.app_state[CALLERS]
        callers.go(self.transport)
