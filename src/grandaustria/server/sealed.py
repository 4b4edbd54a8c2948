"""Sealed luck: the same for all games of one event, and known to nobody before it is drawn.

Every outcome follows from a secret that was made for the event and from what the outcome is for, so that games that
diverge keep their luck: the n-th guest stays the n-th guest. The possible outcomes are put in an order, on each
occasion in one of its own, and the first comes: what one table does not have any more moves nothing else there. Only
tables that share their luck are played so; all others have no secret, and no seed exists.
"""

from __future__ import annotations

import hashlib
import hmac

from grandaustria.engine import Position, View

SECRET_BYTES = 32


class SealedChance:
    """Chance by HMAC-SHA-256, under a secret that never leaves it."""

    __slots__ = ("_secret",)

    def __init__(self, secret: bytes) -> None:
        if len(secret) != SECRET_BYTES:
            raise ValueError(f"a secret of shared luck has {SECRET_BYTES} bytes")
        self._secret = secret

    def choose(self, position: Position, /) -> int:
        """All outcomes are equally likely, which an order by random numbers keeps."""
        occasion = b"outcome" + position.occasion()
        possible = (outcome for outcome, _ in position.chance_outcomes())
        return min(possible, key=lambda outcome: self._drawn(occasion + outcome.to_bytes(2, "big")))

    def seed_for(self, view: View) -> int:
        """What a bot draws its own luck from where it sees this: of two that see the same, both play the same."""
        return int.from_bytes(self._drawn(b"bot" + view.to_bytes())[:8], "big")

    def _drawn(self, what: bytes) -> bytes:
        return hmac.digest(self._secret, what, hashlib.sha256)
