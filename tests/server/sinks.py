"""Where alerts arrive in tests: a mail server and a web server that only listen."""

from __future__ import annotations

import asyncio
import json
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any, Protocol, TypeVar


@dataclass
class MailSink:
    """Takes every letter, unless it is told to answer otherwise to the recipient's address."""

    port: int = 0
    answer: str = "250 fine"
    letters: list[tuple[list[str], EmailMessage]] = field(default_factory=list)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        def say(text: str) -> None:
            writer.write(text.encode() + b"\r\n")

        recipients: list[str] = []
        say("220 sink")
        while line := await reader.readline():
            word = line.split(maxsplit=1)[0].upper().decode()
            if word == "RCPT":
                recipients.append(line.decode().partition("<")[2].partition(">")[0])
                say(self.answer)
            elif word == "DATA":
                say("354 go on")
                content = (await reader.readuntil(b"\r\n.\r\n"))[:-5]
                letter = message_from_bytes(content, _class=EmailMessage, policy=policy.default)
                self.letters.append((recipients, letter))
                say("250 fine")
            elif word == "QUIT":
                say("221 goodbye")
                break
            else:
                say("250 fine")


@dataclass
class WebSink:
    """Notes every call and gives the same answer to all."""

    port: int = 0
    answer: bytes = b"HTTP/1.1 204 No Content\r\n\r\n"
    endless: bool = False
    silent: bool = False
    calls: list[tuple[str, dict[str, str], Any]] = field(default_factory=list)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().splitlines()
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in head[1:])}
        body = await reader.readexactly(int(headers["content-length"]))
        self.calls.append((head[0], headers, json.loads(body)))
        if self.silent:
            await reader.read()
        writer.write(self.answer)
        while self.endless:
            writer.write(b"x" * 65_536)
            await writer.drain()


class Listening(Protocol):
    """Whatever takes calls at a port."""

    port: int

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None: ...


Sink = TypeVar("Sink", bound=Listening)


@asynccontextmanager
async def listening(sink: Sink, secure: ssl.SSLContext | None = None) -> AsyncIterator[Sink]:
    """The sink on a port of this machine."""

    conversations: dict[asyncio.StreamWriter, asyncio.Task[None]] = {}

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, asyncio.IncompleteReadError):  # who calls may hang up
            await sink.serve(reader, writer)
            await writer.drain()
        writer.close()

    def begin(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        conversations[writer] = asyncio.create_task(serve(reader, writer))

    server = await asyncio.start_server(begin, "127.0.0.1", 0, ssl=secure)
    sink.port = server.sockets[0].getsockname()[1]
    try:
        yield sink
    finally:
        # A handshake that failed on one side is still known as good on the other for a moment: all must have gone.
        everybody_gone = asyncio.create_task(server.wait_closed())
        await asyncio.sleep(0)  # Python 3.11 waits for nobody once the server is closed
        server.close()
        for writer, conversation in conversations.items():
            conversation.cancel()
            writer.close()
        await everybody_gone
        await asyncio.gather(*conversations.values(), return_exceptions=True)
