"""Scenarios of one guest who wants to hurt the house, within the limits that people get: what others see meanwhile."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.typing import Origin

from bench.figures import Figures, Report, Target, milliseconds
from bench.filling import Filling, token
from bench.scale import Run
from bench.server import FEW_HANDLES, ROOMY, Server, running
from bench.tables import gather
from bench.visitor import API, HOST, Door, Visitor
from grandaustria.server import live

PERSON_MS = 150.0
NEWCOMER_GROWTH, NEWCOMER_KB = 2.0, 50.0
"""Processor time for the last to come against the first, and what all are sent about one of them."""
EVERY_SECONDS = 0.05
AT_ONCE = 20
KEYS = 75_000
TAKING_BODIES = (("POST", "/tables"), ("PATCH", "/me"), ("POST", "/records"))
GUESTS, SOCKETS_EACH = 27, 40
PUBLIC_URL = "https://hotel.example"
ATTACKER = "127.0.0.2"

Attack = Callable[[], Awaitable[Figures]]
Half = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def _seen_meanwhile(server: Server, attack: Attack, seconds: float) -> Figures:
    """What somebody else sees who asks again and again, from before it begins until it has gone on for a while."""
    visitor, times, errors = server.visitor(), list[float](), list[str]()
    await visitor.get("/me")
    under_way = asyncio.ensure_future(attack())
    used, started = server.cpu_seconds(), time.perf_counter()
    while time.perf_counter() < started + seconds or not under_way.done():
        asked = time.perf_counter()
        try:
            await visitor.get("/me/games")
        except (OSError, TimeoutError, asyncio.IncompleteReadError) as error:
            errors.append(repr(error))
            visitor.close()
        times.append(time.perf_counter() - asked)
        await asyncio.sleep(EVERY_SECONDS)
    took = time.perf_counter() - started
    visitor.close()
    return {
        **await under_way,
        "person_ms": milliseconds(times),
        "errors": len(errors),
        "first_errors": errors[:3],
        "server_cpu": round((server.cpu_seconds() - used) / took, 3),
        "log_lines": server.said().count("\n"),
    }


def _report(title: str, figures: Figures) -> Report:
    seen = [part for part in figures.values() if isinstance(part, dict) and "person_ms" in part] or [figures]
    return Report(
        title,
        figures,
        (
            Target("p95 of another person", max(part["person_ms"]["p95"] for part in seen), PERSON_MS, "ms"),
            Target("errors", sum(part["errors"] for part in seen), 0, ""),
        ),
    )


async def bodies(run: Run) -> Report:
    """Many unknown keys, sent again and again to whatever takes a body."""
    body = unknown_keys()
    async with running(run.new_database(), run.folder, limits=ROOMY) as server:

        async def attack() -> Figures:
            attacker, answers = server.visitor(), list[int]()
            await attacker.get("/me")
            end = time.perf_counter() + run.size.attack_seconds
            while time.perf_counter() < end:
                for method, path in TAKING_BODIES:
                    with suppress(OSError, asyncio.IncompleteReadError):
                        answers.append(await attacker.status(method, path, body))
            attacker.close()
            return {"bodies": len(answers), "answers": {str(status): answers.count(status) for status in set(answers)}}

        figures = await _seen_meanwhile(server, attack, run.size.attack_seconds)
    return _report(f"bodies of {len(body):,} bytes with unknown keys", figures)


def unknown_keys() -> bytes:
    """As many as a megabyte holds."""
    body = json.dumps({f"key{number}": number for number in range(KEYS)}).encode()[:1_000_000]
    return body[: body.rindex(b",")] + b"}"


async def headers(run: Run) -> Report:
    """Connections that never finish what they begin to say, from one address and from many, with 1,024 handles."""
    figures: Figures = {"half_sent": run.size.half_sent}
    for name, addresses in (("one_address", 1), ("many_addresses", 100)):
        async with running(run.new_database(), run.folder, limits=ROOMY, handles=FEW_HANDLES) as server:
            run.tell(f"{run.size.half_sent} half-sent headers: {name}")

            async def attack(server: Server = server, addresses: int = addresses) -> Figures:
                return {
                    "held_at_the_end": await half_sent(server, run.size.half_sent, addresses, run.size.attack_seconds)
                }

            figures[name] = await _seen_meanwhile(server, attack, run.size.attack_seconds)
    return _report(f"{run.size.half_sent} half-sent headers", figures)


async def half_sent(server: Door, count: int, addresses: int, seconds: float) -> int:
    """So many headers, begun and held for a while; how many the server still waited for at the end."""
    held: list[Half] = []
    sources = (f"127.0.1.{1 + number % addresses}" for number in range(count))
    try:
        await gather((_half_sent(server, source, held) for source in sources), AT_ONCE)
        await asyncio.sleep(seconds)
        return [await _is_open(reader) for reader, _ in held].count(True)
    finally:
        for _, writer in held:
            writer.transport.abort()
            with suppress(OSError):
                await writer.wait_closed()


async def _half_sent(server: Door, source: str, held: list[Half]) -> None:
    reader, writer = await asyncio.open_connection(HOST, server.port, local_addr=(source, 0))
    held.append((reader, writer))
    with suppress(OSError):
        writer.write(f"GET {API}/version HTTP/1.1\r\nHost: x\r\n".encode())
        await writer.drain()


async def _is_open(reader: asyncio.StreamReader) -> bool:
    try:
        async with asyncio.timeout(0.01):
            await reader.read()
    except TimeoutError:
        return True
    except OSError:
        return False  # it was cut
    return False


async def sockets(run: Run) -> Report:
    """Guests of one address, each with as many sockets as one may have, through a proxy and with 1,024 handles."""
    each = max(1, min(SOCKETS_EACH, run.size.half_sent // GUESTS))
    database = run.new_database()
    async with running(database, run.folder, limits=ROOMY, handles=FEW_HANDLES, public_url=PUBLIC_URL) as server:

        async def attack() -> Figures:
            guests = [Visitor(server.port, more=f"X-Forwarded-For: {ATTACKER}\r\n") for _ in range(GUESTS)]
            for guest in guests:
                await guest.get("/me")
            guests[0].origin = PUBLIC_URL
            table = (await guests[0].post("/tables", {"public": True}))["id"]
            held: list[ClientConnection] = []
            await gather((_socket(server, guest, table, held) for guest in guests for _ in range(each)), AT_ONCE)
            await asyncio.sleep(run.size.attack_seconds)
            await gather((socket.close() for socket in held), AT_ONCE)
            for guest in guests:
                guest.close()
            return {"sockets_wanted": GUESTS * each, "sockets_had": len(held)}

        figures = await _seen_meanwhile(server, attack, run.size.attack_seconds)
    return _report(f"{GUESTS} guests of one address with {each} sockets each, through a proxy", figures)


async def _socket(server: Server, guest: Visitor, table: str, held: list[ClientConnection]) -> None:
    """A socket as the proxy hands it on, unless it is refused."""
    with suppress(OSError, TimeoutError, WebSocketException):
        live = await connect(
            f"ws://{HOST}:{server.port}{API}/tables/{table}/socket",
            origin=Origin(PUBLIC_URL),
            additional_headers={"Cookie": f"gah_session={guest.token}", "X-Forwarded-For": ATTACKER},
            compression=None,
            close_timeout=1,
            max_queue=None,
            proxy=None,
        )
        held.append(live)


async def spectators(run: Run) -> Report:
    """An audience that comes one after the other to one table; what each newcomer costs, at first and at last."""
    count, database = run.size.spectators, run.new_database()
    filling = await Filling.begin(database)
    filling.people(count + 1, time.time())
    filling.close()
    async with running(database, run.folder) as server:
        host = server.visitor(token(count))
        table = (await host.post("/tables", {"public": True}))["id"]
        audience = Audience(server, table)
        tenth = max(1, count // 10)
        shares = {"first_tenth": await audience.come(0, tenth)}
        run.tell(f"{tenth} of {count} have come")
        await audience.come(tenth, count - tenth)
        shares["last_tenth"] = await audience.come(count - tenth, count)
        run.tell("all have come")
        figures = {"spectators": count, **shares, **await _talk(host, table, audience)}
        await audience.go()
        host.close()
    first, last = shares["first_tenth"], shares["last_tenth"]
    growth = round(last["cpu_ms_each"] / max(first["cpu_ms_each"], 0.01), 2)
    return Report(
        f"{count} spectators at one table",
        figures,
        (
            Target("processor for the last to come against the first", growth, NEWCOMER_GROWTH, ""),
            Target("sent to all for one of the last to come", last["kilobytes_each"], NEWCOMER_KB, "kB"),
        ),
    )


class Audience:
    """Those who watch a table, and what they hear."""

    def __init__(self, server: Server, table: str) -> None:
        self._server, self._table = server, table
        self._sockets: list[ClientConnection] = []
        self._tasks: list[asyncio.Task[None]] = []
        self.bytes = 0
        self.messages = 0

    async def come(self, start: int, end: int) -> Figures:
        """These come, and it is waited until nothing more is said about it."""
        used, heard, began = self._server.cpu_seconds(), self.bytes, time.perf_counter()
        await gather((self._open(number) for number in range(start, end)), AT_ONCE)
        await self._quiet()
        each = max(1, end - start)
        return {
            "cpu_ms_each": round(1000 * (self._server.cpu_seconds() - used) / each, 2),
            "kilobytes_each": round((self.bytes - heard) / each / 1000, 1),
            "seconds": round(time.perf_counter() - began, 1),
        }

    async def _open(self, number: int) -> None:
        socket = await self._server.visitor(token(number)).socket(self._table)
        self._sockets.append(socket)
        self._tasks.append(asyncio.create_task(self._listen(socket)))

    async def _listen(self, socket: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            async for message in socket:
                self.bytes += len(message)
                self.messages += 1

    async def _quiet(self) -> None:
        before = -1
        while self.messages != before:
            before = self.messages
            await asyncio.sleep(2.5 * live.PAUSE + len(self._sockets) / 500)  # longer than between two announcements

    @property
    def size(self) -> int:
        return len(self._sockets)

    async def until(self, messages: int) -> None:
        while self.messages < messages:
            await asyncio.sleep(0.005)

    async def go(self) -> None:
        await gather((socket.close() for socket in self._sockets), AT_ONCE)
        await asyncio.gather(*self._tasks)


async def _talk(host: Visitor, table: str, audience: Audience) -> Figures:
    """How long it takes until something that is said has come to all."""
    times = []
    for number in range(5):
        wanted, began = audience.messages + audience.size, time.perf_counter()
        await host.post(f"/tables/{table}/chat", {"text": f"Good evening {number}"})
        await audience.until(wanted)
        times.append(time.perf_counter() - began)
    return {"said_to_all_ms": milliseconds(times)}
