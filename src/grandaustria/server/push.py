"""Notifications for browsers whose page is closed: encrypted for one browser alone, signed by this house.

What passes them on, a service of the browser's maker, learns to which browser one goes, how long it is and how urgent,
and nothing of what it says (RFC 8291). By the signature (RFC 8292) it knows that it comes from whom the browser has
agreed to hear from.
"""

from __future__ import annotations

import base64
import json
import os
import struct
from collections.abc import Mapping
from functools import lru_cache
from urllib.parse import SplitResult

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02, VapidException

from grandaustria.server.settings import Push
from grandaustria.server.store.devices import Device
from grandaustria.server.webhook import (
    LONGEST_ENDPOINT,
    Caller,
    Gone,
    WebhookFailed,
    WebhookRefused,
    checked_url,
    is_success,
    post,
)

SIGNED_SECONDS = 12 * 3_600
"""How long a signature counts; services take none of more than a day."""
LIVE_SECONDS, KEPT_SECONDS = 600, 86_400
"""How long a service keeps what it cannot pass on: who plays live has to come soon."""
KEY_BYTES, SECRET_BYTES, POINT_BYTES = 32, 16, 65
RECORD = 4_096
"""Services take no more than that in all."""
MOST_BYTES = RECORD - 103
"""Of what is said: before it stand salt, length and key, after it a mark and a seal."""
NOT_THERE = (404, 410)
LATER = (408, 425, 429)

_CURVE = ec.SECP256R1()


def new_key() -> str:
    """A private key for a house."""
    number = ec.generate_private_key(_CURVE).private_numbers().private_value
    return to_text(number.to_bytes(KEY_BYTES, "big"))


@lru_cache(4)
def house_of(key: str) -> Vapid02:
    """What signs for a house; ValueError if this is no private key."""
    if len(to_bytes(key)) != KEY_BYTES:
        raise ValueError(f"a key has {KEY_BYTES} bytes")
    return Vapid02.from_raw(key.encode())


def public_key(push: Push) -> str:
    """By which browsers know the house."""
    return to_text(point_of(house_of(push.key).public_key))


def is_browser(p256dh: str, auth: str) -> bool:
    """Whether something can be encrypted with the keys of a browser."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, to_bytes(p256dh))
        return len(to_bytes(p256dh)) == POINT_BYTES and len(to_bytes(auth)) == SECRET_BYTES
    except ValueError:
        return False


async def send(
    push: Push, device: Device, said: Mapping[str, str], topic: str, live: bool, now: float, caller: Caller
) -> None:
    """Hand a notification over to the service of a browser; a newer one of the same topic takes its place there."""
    url = checked_url(device.endpoint, caller.local, LONGEST_ENDPOINT)
    headers = {
        "Authorization": signature(push, url, now),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(LIVE_SECONDS if live else KEPT_SECONDS),
        "Topic": topic,
        "Urgency": "high" if live else "normal",
    }
    content = json.dumps(said, separators=(",", ":"), ensure_ascii=False).encode()
    status = await post(url, encrypted(content, device.p256dh, device.auth), headers, caller)
    if not is_success(status):
        raise _refusal(status)


def _refusal(status: int) -> Exception:
    said = f"the answer was {status}"
    if status in NOT_THERE:
        return Gone(said)
    for_good = 400 <= status < 500 and status not in LATER
    return WebhookRefused(said) if for_good else WebhookFailed(said)


def signature(push: Push, url: SplitResult, now: float) -> str:
    """That this house says it, to this service, until then."""
    claims = {"aud": f"{url.scheme}://{url.netloc}", "sub": push.subject, "exp": int(now) + SIGNED_SECONDS}
    try:
        return str(house_of(push.key).sign(claims)["Authorization"])
    except VapidException as error:
        raise WebhookRefused("it cannot be signed for this address") from error


def encrypted(content: bytes, p256dh: str, auth: str) -> bytes:
    """What only the browser with these keys can read: RFC 8291, in one record of RFC 8188."""
    if len(content) > MOST_BYTES:
        raise ValueError(f"a notification has up to {MOST_BYTES} bytes")
    own, salt = ec.generate_private_key(_CURVE), os.urandom(SECRET_BYTES)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, to_bytes(p256dh))
    mine = point_of(own.public_key())
    agreed = b"WebPush: info\0" + to_bytes(p256dh) + mine
    secret = _derived(own.exchange(ec.ECDH(), theirs), to_bytes(auth), agreed, KEY_BYTES)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + struct.pack("!LB", RECORD, len(mine)) + mine
    return head + AESGCM(key).encrypt(nonce, content + b"\2", None)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def to_bytes(text: str) -> bytes:
    """From the base64 of addresses, with or without what fills it up; ValueError if it is none."""
    return base64.b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4), b"-_", validate=True)


def to_text(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).decode().rstrip("=")
