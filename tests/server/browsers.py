"""A browser that is told with its page closed, and the service of its maker: each knows only what is its own to know.

The service sees an address, headers and bytes; the browser reads the bytes with its keys. Both follow RFC 8291, RFC
8188 and RFC 8292 by themselves, with nothing of the server's code.
"""

from __future__ import annotations

import asyncio
import base64
import json
import struct
from dataclasses import dataclass, field
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from grandaustria.server.db.engine import writing
from grandaustria.server.house import House
from grandaustria.server.settings import Push
from grandaustria.server.store import devices, people
from grandaustria.server.store.devices import Device

Json = dict[str, Any]
CURVE = ec.SECP256R1()
PUSH = Push("L8eDBDaj6fqFWrXgOG0WVDrG6lfap2QFIviR6veQvwY", "mailto:operator@hotel.example")
SALT, SIZE = 16, 4


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def encoded(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).decode().rstrip("=")


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


@dataclass
class Browser:
    """Its keys; `read` gives what was encrypted for it, and fails for anything else."""

    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(CURVE))
    secret: bytes = bytes(range(16))

    @property
    def point(self) -> bytes:
        return self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    @property
    def keys(self) -> dict[str, str]:
        return {"p256dh": encoded(self.point), "auth": encoded(self.secret)}

    def read(self, content: bytes) -> bytes:
        salt, head = content[:SALT], SALT + SIZE + 1
        size, length = struct.unpack("!LB", content[SALT:head])
        theirs, sealed = content[head : head + length], content[head + length :]
        assert len(sealed) <= size
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
        secret = _derived(shared, self.secret, b"WebPush: info\0" + self.point + theirs, 32)
        key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
        padded = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0")
        assert padded[-1:] == b"\2"
        return padded[:-1]


def claims_of(authorization: str, key: str) -> Json:
    """What is signed, after the signature has been checked with the key by which browsers know the house."""
    scheme, _, rest = authorization.partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, parts["k"]) == ("vapid", key)
    signed, _, seal = parts["t"].rpartition(".")
    half = len(decoded(seal)) // 2
    numbers = (int.from_bytes(decoded(seal)[:half]), int.from_bytes(decoded(seal)[half:]))
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(key))
    public.verify(encode_dss_signature(*numbers), signed.encode(), ec.ECDSA(hashes.SHA256()))
    head, _, body = signed.partition(".")
    assert json.loads(decoded(head)) == {"typ": "JWT", "alg": "ES256"}
    claims: Json = json.loads(decoded(body))
    return claims


@dataclass
class PushSink:
    """The service: notes every call, and gives the answers it is told to, then always the last."""

    port: int = 0
    answer: bytes = b"HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n"
    silent: bool = False
    calls: list[tuple[str, dict[str, str], bytes]] = field(default_factory=list)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().splitlines()
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in head[1:])}
        content = await reader.readexactly(int(headers["content-length"]))
        self.calls.append((head[0], headers, content))
        if self.silent:
            await reader.read()
        writer.write(self.answer)

    def endpoint(self, name: str) -> str:
        return f"http://127.0.0.1:{self.port}/{name}"

    def answers(self, status: int) -> None:
        self.answer = f"HTTP/1.1 {status} So\r\nContent-Length: 0\r\n\r\n".encode()

    def told(self, browser: Browser) -> list[Json]:
        """What this browser can read of all calls, which must be all there were."""
        return [json.loads(browser.read(content)) for _, _, content in self.calls]


async def subscribe(house: House, sink: PushSink, browser: Browser, person: str, name: str = "") -> str:
    """Somebody's browser, in a session of its own, is told from now on; its id."""
    name = name or f"{person}-browser"
    key, now = house.alerts.delivery.server_key, house.services.now()
    assert key is not None
    async with writing(house.engine) as connection:
        await people.add_session(connection, f"s-{name}", person, f"token-{name}", "", now)
        device = Device(
            name, person, f"s-{name}", sink.endpoint(name), **browser.keys, server_key=key, created=now, language=""
        )
        await devices.add(connection, device, 20)
    return name
