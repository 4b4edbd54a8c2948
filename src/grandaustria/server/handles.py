"""File handles: every connection needs one, and a system gives a process only so many."""

from __future__ import annotations

import sys
from contextlib import suppress

WANTED = (65_536, 10_240)
"""As many as help; some systems give no more than the second, whatever they say."""
ENOUGH = 4_096
OWN = 300
"""What a process needs besides: files, its database, bots, and connections that nobody has looked at yet."""


if sys.platform == "win32":  # counts no handles

    def given() -> int:
        return WANTED[0]

    def raise_limit() -> int:
        return given()

else:
    import resource

    def given() -> int:
        """How many this process may have."""
        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        return WANTED[0] if soft == resource.RLIM_INFINITY else soft

    def raise_limit() -> int:
        """As many as this user may have, within reason; processes started from here inherit it."""
        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        for wanted in WANTED:
            most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
            if most > given():
                with suppress(ValueError, OSError):
                    resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        return given()


def room() -> int:
    """How many connections a process may have."""
    return max(given() - OWN, given() // 4)
