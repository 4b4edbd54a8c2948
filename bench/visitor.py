"""A client that costs little: it shares two cores with the server it measures.

HTTP is written by hand over one kept connection, as a browser would use it; sockets are those of `websockets`.
"""

from __future__ import annotations

import asyncio
import json
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

API = "/api/v1"
HOST = "127.0.0.1"
PATIENCE = 60.0

Json = Any


class Refused(Exception):
    """The server did not answer with success."""

    def __init__(self, asked: str, status: str, answer: bytes) -> None:
        super().__init__(f"{asked}: {status}: {answer[:300]!r}")
        self.status = int(status.split()[1])


class Visitor:
    """One person; asks one thing at a time. `more` are further headers.

    A connection the server closed for want of use is opened again, unless it is not to be asked twice (`again`).
    """

    def __init__(self, port: int, token: str | None = None, more: str = "", again: bool = True) -> None:
        self.port, self.token, self._more, self._again = port, token, more, again
        self.origin = f"http://{HOST}:{port}"
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def get(self, path: str) -> Json:
        return json.loads(await self.ask("GET", path))

    async def post(self, path: str, body: Json) -> Json:
        return json.loads(await self.ask("POST", path, json.dumps(body).encode()))

    async def status(self, method: str, path: str, body: bytes = b"") -> int:
        """The status of the answer, whichever it is."""
        try:
            await self.ask(method, path, body)
        except Refused as refused:
            return refused.status
        return 200

    async def ask(self, method: str, path: str, body: bytes = b"") -> bytes:
        """The body of the answer."""
        head = (
            f"{method} {API}{path} HTTP/1.1\r\nHost: {HOST}:{self.port}\r\nOrigin: {self.origin}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n{self._more}"
        )
        if self.token:
            head += f"Cookie: gah_session={self.token}\r\n"
        message = head.encode() + b"\r\n" + body
        async with asyncio.timeout(PATIENCE):
            try:
                return await self._exchange(message)
            except (asyncio.IncompleteReadError, ConnectionError):
                self.close()
                if not self._again:
                    raise
                return await self._exchange(message)

    async def _exchange(self, message: bytes) -> bytes:
        if self._reader is None or self._writer is None or self._reader.at_eof():
            self.close()
            self._reader, self._writer = await asyncio.open_connection(HOST, self.port)
        self._writer.write(message)
        head = (await self._reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        status, *lines = head.split("\r\n")
        headers = dict(line.lower().split(": ", 1) for line in lines if ": " in line)
        answer = await self._reader.readexactly(int(headers.get("content-length", "0")))
        for line in lines:
            if line.lower().startswith("set-cookie: gah_session="):
                self.token = line.partition("=")[2].partition(";")[0]
        if status.split()[1][0] != "2":
            raise Refused(message.split(b" HTTP")[0].decode(), status, answer)
        return answer

    async def socket(self, table: str, query: str = "since=0") -> ClientConnection:
        """The live socket of a table."""
        return await connect(
            f"ws://{HOST}:{self.port}{API}/tables/{table}/socket?{query}",
            origin=Origin(self.origin),
            additional_headers={"Cookie": f"gah_session={self.token}"},
            compression=None,
            ping_interval=None,
            open_timeout=PATIENCE,
            close_timeout=1,
            max_queue=None,
            proxy=None,
        )

    def close(self) -> None:
        if self._writer is not None:
            self._writer.close()
        self._reader = self._writer = None


class Door:
    """Where a server is reached."""

    def __init__(self, port: int) -> None:
        self.port = port

    def visitor(self, token: str | None = None) -> Visitor:
        return Visitor(self.port, token)
