"""The guard at the door: where a request comes from, how much it may bring, and what every answer says to browsers.

Origin. A page of another site must not act with a visitor's cookie. So on unsafe methods and on the handshake of a
socket, an `Origin` header must name this server; where a cookie is sent without one, `Sec-Fetch-Site: same-origin`
must be there instead. Without cookie and without `Origin` it is a program that has nothing to lose, and may pass.
A browser that says that a request was made by another site (`Sec-Fetch-Site`) is refused whatever the method, except
when somebody follows a link. Programs that keep a cookie send `Origin` with the server's own address.

Address. Limits count by the address of the connection. The header of a proxy is believed only where the operator has
said that there is one (`public_url`) and the connection comes from this machine; then its last entry counts, the one
the proxy itself has written.

Size. What is too long is refused before it is read, by what its headers say or as it comes. A request that says in two
ways how long it is may mean one thing to a proxy and another to us: it is refused, and the connection closed.
"""

from __future__ import annotations

import ipaddress
import re
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from urllib.parse import urlsplit

from fastapi import HTTPException
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from grandaustria.server.api.answers import refuse
from grandaustria.server.api.pace import Allowance
from grandaustria.server.errors import Refusal
from grandaustria.server.settings import Limits, Settings

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
API = "/api"
RECORDS = "/api/v1/records"
ADDRESS_SHARE = 5
"""An address may do so many times what a person may: a household or a school has one address."""
SOCKET_SECONDS = 10
LOCAL_NAMES = ("127.0.0.1", "localhost", "[::1]")
PORT = re.compile(r":\d+$")
EVERYWHERE = ("0.0.0.0", "::")
KNOWN = 5_000
"""Addresses that are not looked at once more: each is asked about four times by every request."""

PAGE_POLICY = "; ".join((
    "default-src 'self'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
))  # fmt: skip
DATA_POLICY = "default-src 'none'; frame-ancestors 'none'"
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Resource-Policy": "same-origin",
}
OPENER = ("Cross-Origin-Opener-Policy", "same-origin")
"""Over plain http only where the name is local: elsewhere browsers do not follow it, and complain about it."""
STRICT_TRANSPORT = "max-age=31536000"


def origins_of(settings: Settings, host: str) -> frozenset[str]:
    """The origins that are this server, for a request to `host`.

    A server on this machine only is known under each of its local names. One that listens on all addresses without
    being told its own is known under whatever name it was reached by; told its own, still under a local name it was
    reached by, so that whoever sits at the machine keeps the identity they have there.
    """
    origins = {settings.origin}
    local = {f"{name}:{settings.port}" for name in LOCAL_NAMES}
    if settings.host in EVERYWHERE:
        if settings.public_url is None or host in local:
            origins.add(f"http://{host}")
    elif settings.public_url is None and (settings.host == "localhost" or is_loopback(settings.host)):
        origins |= {f"http://{name}" for name in local}
    return frozenset(origins)


def check_origin(scope: Scope, settings: Settings) -> None:
    """Refuse what another site's page has caused."""
    headers = Headers(scope=scope)
    site = headers.get("sec-fetch-site")
    unsafe = scope["type"] == "websocket" or scope["method"] not in SAFE
    followed = not unsafe and headers.get("sec-fetch-mode") == "navigate"
    foreign = site in ("cross-site", "same-site") and not followed
    if unsafe and "origin" in headers:
        foreign = foreign or headers["origin"].lower() not in origins_of(settings, headers.get("host", ""))
    elif unsafe and "cookie" in headers:
        foreign = site != "same-origin"
    if foreign:
        raise Refusal(403, "origin", "This was asked by a page of another site, or does not say by which page.")


def address_of(scope: Scope, settings: Settings) -> str:
    """What limits count by; see above."""
    peer = scope["client"][0] if scope.get("client") else ""
    if settings.public_url is not None and is_loopback(peer):
        forwarded = Headers(scope=scope).getlist("x-forwarded-for")
        if forwarded:
            peer = forwarded[-1].split(",")[-1].strip()
    return network_of(peer)


@lru_cache(KNOWN)
def is_loopback(text: str) -> bool:
    try:
        return ipaddress.ip_address(text).is_loopback
    except ValueError:
        return False


@lru_cache(KNOWN)
def network_of(text: str) -> str:
    """One household has one IPv4 address, but a whole /64 of IPv6."""
    try:
        address = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return "unknown"
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)


def too_long(limits: Limits) -> Refusal:
    return Refusal(431, "too-large", "There are too many headers, or they are too long.", most=limits.header_bytes)


def check_head(scope: Scope, limits: Limits) -> None:
    """Refuse what has too many headers, or too long ones, or two lengths."""
    headers = scope["headers"]
    size = len(scope.get("raw_path", b"")) + len(scope.get("query_string", b""))
    size += sum(len(name) + len(value) for name, value in headers)
    if len(headers) > limits.headers or size > limits.header_bytes:
        raise too_long(limits)
    if {b"content-length", b"transfer-encoding"} <= {name for name, _ in headers}:
        raise Refusal(400, "invalid", "A request says in one way how long it is, not in two.")


class Guard:
    """Middleware around everything that answers."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings
        self._limits = settings.limits
        self._requests = Allowance(settings.limits.requests_per_minute * ADDRESS_SHARE, 60.0)
        self._sockets: Counter[str] = Counter()
        self._secure = urlsplit(settings.origin).scheme == "https"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        guarded = self._with_headers(scope, send)
        try:
            self._check(scope)
        except Refusal as refusal:
            unclear = refusal.status == 400  # where it ends, and what follows begins, nobody can tell
            await refuse(refusal, scope, receive, guarded, {"Connection": "close"} if unclear else None)
            return
        with self._counted(scope):
            await self._app(scope, self._limited(receive, self._most(scope)), guarded)

    def _check(self, scope: Scope) -> None:
        if scope["path"].startswith(API):
            self._requests.take(self._address(scope))
            check_origin(scope, self._settings)
        if scope["type"] == "websocket" and self._sockets[self._address(scope)] >= self._limits.sockets_per_address:
            raise Refusal(429, "too-many", "There are too many sockets from where you are.", retry_after=SOCKET_SECONDS)
        check_head(scope, self._limits)
        length, most = Headers(scope=scope).get("content-length", "0"), self._most(scope)
        if not length.isdecimal() or int(length[:20]) > most:
            raise Refusal(413, "too-large", f"At most {most} bytes can be sent at once.", most=most)

    @contextmanager
    def _counted(self, scope: Scope) -> Iterator[None]:
        """An address has so many sockets at a time, whoever opens them."""
        if scope["type"] != "websocket":
            yield
            return
        address = self._address(scope)
        self._sockets[address] += 1
        try:
            yield
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]

    def _address(self, scope: Scope) -> str:
        return address_of(scope, self._settings)

    def _most(self, scope: Scope) -> int:
        """How many bytes a request may bring: only a record is long."""
        return self._limits.record_bytes if scope["path"] == RECORDS else self._limits.body_bytes

    def _limited(self, receive: Receive, most: int) -> Receive:
        """What is sent in pieces is counted as it comes."""
        received = 0

        async def receiving() -> Message:
            nonlocal received
            message = await receive()
            if message["type"] == "http.request":
                received += len(message.get("body", b""))
                if received > most:
                    raise HTTPException(413)
            return message

        return receiving

    def _with_headers(self, scope: Scope, send: Send) -> Send:
        async def sending(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                self._add_headers(scope, MutableHeaders(scope=message))
            await send(message)

        return sending

    def _add_headers(self, scope: Scope, headers: MutableHeaders) -> None:
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        if self._secure or PORT.sub("", Headers(scope=scope).get("host", "")) in LOCAL_NAMES:
            headers.setdefault(*OPENER)
        is_page = not headers.get("content-type", "").startswith("application/json")
        headers.setdefault("Content-Security-Policy", PAGE_POLICY if is_page else DATA_POLICY)
        if scope["path"].startswith(API):
            headers.setdefault("Cache-Control", "no-store")
        if self._secure:
            headers.setdefault("Strict-Transport-Security", STRICT_TRANSPORT)
