"""Calling an address somebody gave: only by https, only public addresses, and nothing of the answer is kept.

The name is resolved once; every address it has must be public, and the connection goes to the address that was
checked, so that a name which answers differently the next time leads nowhere else. The certificate must be good for
the name. Redirections are not followed.
"""

from __future__ import annotations

import asyncio
import ipaddress
import json
import socket
import ssl
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any
from urllib.parse import SplitResult, urlsplit

import httpx

SECONDS = 10.0
LONGEST_URL, LONGEST_ENDPOINT = 500, 1_500
"""Characters of an address that somebody gives, and of one that a browser gives."""
EMBEDDING = tuple(map(ipaddress.ip_network, ("64:ff9b::/96", "64:ff9b:1::/48", "2001::/32", "2002::/16", "::/96")))
"""Networks whose addresses carry an IPv4 address that somebody on the way may unpack."""

Resolve = Callable[[str, int], Awaitable[list[str]]]


class WebhookRefused(Exception):
    """The address may not be called; a sentence says why."""


class WebhookFailed(Exception):
    """The call did not succeed; it may be tried again."""


class Gone(WebhookRefused):
    """Nobody is reached there any more."""


def checked_url(text: str, local: bool = False, longest: int = LONGEST_URL) -> SplitResult:
    """The parts of an address that looks as it should; whether it may be called is seen when it is called."""
    try:
        url = urlsplit(text)
        port = url.port
    except ValueError as error:
        raise WebhookRefused("This is not a web address.") from error
    if url.scheme != "https" and not (local and url.scheme == "http"):
        raise WebhookRefused("What is called has an address that begins with https://.")
    plain = text.isascii() and text.isprintable() and " " not in text and "\\" not in text
    if not plain or len(text) > longest or not url.hostname or port == 0:
        raise WebhookRefused("This is not a web address.")
    if url.username is not None or url.password is not None:
        raise WebhookRefused("What is called has no user name and password in its address.")
    return url


def is_public(address: str) -> bool:
    """Whether an address belongs to the public network."""
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return False
    if ip.is_multicast or ip.is_reserved or ip.is_link_local or ip.is_loopback or ip.is_unspecified:
        return False
    if ip.version == 6 and (ip.ipv4_mapped or ip.is_site_local or any(ip in network for network in EMBEDDING)):
        return False
    return ip.is_global


@cache
def public_trust() -> ssl.SSLContext:
    """Who may vouch for a name on the public network; read once, which takes a moment."""
    return httpx.create_ssl_context(trust_env=False)


async def resolve(host: str, port: int) -> list[str]:
    """All addresses of a name."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(entry[4][0]) for entry in found))


@dataclass(frozen=True, slots=True)
class Caller:
    """How calls are made; tests call this machine, with names and certificates of their own."""

    local: bool = False
    resolving: Resolve = resolve
    trust: ssl.SSLContext | None = None
    seconds: float = SECONDS


async def address_to_call(host: str, port: int, caller: Caller) -> str:
    """The address to connect to, after all addresses of the name have been checked."""
    try:
        addresses = await caller.resolving(host, port)
    except (OSError, UnicodeError) as error:
        raise WebhookFailed("the name has no address") from error
    if not addresses:
        raise WebhookFailed("the name has no address")
    if not caller.local and not all(is_public(address) for address in addresses):
        raise WebhookRefused("The address does not belong to the public network.")
    return addresses[0]


async def call(text: str, body: Mapping[str, Any], caller: Caller) -> None:
    """Send the body as JSON; any answer of success will do, its content is not read."""
    content = json.dumps(body, separators=(",", ":")).encode()
    status = await post(checked_url(text, caller.local), content, {"Content-Type": "application/json"}, caller)
    if not is_success(status):
        raise WebhookFailed(f"the answer was {status}")


def is_success(status: int) -> bool:
    return httpx.codes.is_success(status)


async def post(url: SplitResult, content: bytes, headers: Mapping[str, str], caller: Caller) -> int:
    """Send this to a checked address, guarded and bounded; the status of the answer, of which nothing more is read."""
    try:
        async with asyncio.timeout(caller.seconds):
            return await _post(url, content, headers, caller)
    except TimeoutError as error:
        raise WebhookFailed(f"no answer within {caller.seconds:g} s") from error
    except (httpx.HTTPError, httpx.InvalidURL, OSError) as error:
        raise WebhookFailed(type(error).__name__) from error


async def _post(url: SplitResult, content: bytes, headers: Mapping[str, str], caller: Caller) -> int:
    host = str(url.hostname)
    port = url.port or (443 if url.scheme == "https" else 80)
    address = await address_to_call(host, port, caller)
    target = httpx.URL(scheme=url.scheme, host=address, port=port, raw_path=_path(url))
    trust = await asyncio.to_thread(public_trust) if caller.trust is None else caller.trust
    # No proxies from the environment; the name goes into the TLS handshake and is what the certificate must be for.
    client = httpx.AsyncClient(verify=trust, trust_env=False, follow_redirects=False, timeout=caller.seconds)
    own = {"Host": url.netloc, "User-Agent": "grandaustria"}
    request = client.build_request("POST", target, content=content, headers={**headers, **own})
    request.extensions["sni_hostname"] = host
    async with client:
        response = await client.send(request, stream=True)
        await response.aclose()
    return response.status_code


def _path(url: SplitResult) -> bytes:
    return ((url.path or "/") + (f"?{url.query}" if url.query else "")).encode()
