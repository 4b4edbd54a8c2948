"""Passwords and printed codes: how they are made, kept and checked."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
from collections.abc import Callable
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from grandaustria.server.errors import Refusal
from grandaustria.server.store.people import hash_of

TIME_COST, MEMORY_KIB, LANES = 3, 65_536, 4
"""As RFC 9106 recommends where memory is scarce: each check takes 64 MiB and some 50 ms."""
AT_ONCE = 2
WAITING = 32

CODE_SIGNS = 25
CODE_GROUP = 5
READ_AS = str.maketrans({"O": "0", "I": "1", "L": "1", "U": "V", "-": None, " ": None})
"""A printed code is read aloud and typed: what looks alike is taken as one."""
CROCKFORD = str.maketrans("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567", "0123456789ABCDEFGHJKMNPQRSTVWXYZ")

Result = TypeVar("Result")


def _nobody() -> str:
    """A hash no password has, checked for names that do not exist: the answer then takes as long as for others."""
    salt, digest = (base64.b64encode(bytes(size)).decode().rstrip("=") for size in (16, 32))
    return f"$argon2id$v=19$m={MEMORY_KIB},t={TIME_COST},p={LANES}${salt}${digest}"


class Passwords:
    """Checks passwords beside the event loop, a few at a time."""

    def __init__(self, memory_kib: int = MEMORY_KIB) -> None:
        self._hasher = PasswordHasher(TIME_COST, memory_kib, LANES)
        self._nobody = _nobody().replace(f"m={MEMORY_KIB}", f"m={memory_kib}")
        self._free = asyncio.Semaphore(AT_ONCE)
        self._waiting = 0

    async def hash(self, password: str) -> str:
        return await self._beside(lambda: self._hasher.hash(password))

    async def check(self, stored: str | None, password: str) -> bool:
        """Whether this is the password; without a stored one it takes as long, and is not."""
        matches = await self._beside(lambda: self._matches(stored or self._nobody, password))
        return matches and stored is not None

    def is_outdated(self, stored: str) -> bool:
        """Whether the hash was made with other costs than today's."""
        return self._hasher.check_needs_rehash(stored)

    def _matches(self, stored: str, password: str) -> bool:
        try:
            return self._hasher.verify(stored, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _beside(self, work: Callable[[], Result]) -> Result:
        if self._waiting >= WAITING:
            raise Refusal(503, "busy", "Too many people come in at once; try again in a moment.", retry_after=2)
        self._waiting += 1
        try:
            async with self._free:
                return await asyncio.to_thread(work)
        finally:
            self._waiting -= 1


def printed_code(token: str) -> str:
    """A code to print out, from a random token: 25 signs, 125 bits."""
    text = base64.b32encode(hashlib.sha256(token.encode()).digest()).decode()[:CODE_SIGNS].translate(CROCKFORD)
    return "-".join(text[i : i + CODE_GROUP] for i in range(0, CODE_SIGNS, CODE_GROUP))


def code_hash(code: str) -> str:
    return hash_of(code.upper().translate(READ_AS))


def code_matches(stored: str | None, code: str) -> bool:
    return hmac.compare_digest(stored or "", code_hash(code))
