"""The learned network, bare: it does what the network prefers, without looking ahead."""

from __future__ import annotations

import struct
import threading
from functools import cache
from hashlib import sha256
from importlib.resources import files
from random import Random

from grandaustria.bots.protocol import Budget, choices
from grandaustria.engine import Judge, View, read_learned
from grandaustria.engine.notation import NUMBERING_VERSION

FILE = "learned.bin"
"""Written by tools/shrink.py."""
HEADING = struct.Struct("<8sII")
"""What it is, and the versions of observation and numbering of actions it was learned with."""


def heading(observation: int, numbering: int) -> bytes:
    """By what numbers it was learned: a network for others is refused."""
    return HEADING.pack(b"learned1", observation, numbering)


def stored() -> bytes:
    """The network that the package brings."""
    return files(__package__).joinpath(FILE).read_bytes()


@cache
def fingerprint() -> str:
    """Tells one network from another."""
    return sha256(stored()).hexdigest()[:12]


_OWN = threading.local()
_READING = threading.Lock()


def judge() -> Judge:
    """The judge of this thread: each remembers the position it saw last."""
    if not hasattr(_OWN, "judge"):
        with _READING:
            _read()
        _OWN.judge = Judge()
    own: Judge = _OWN.judge
    return own


@cache
def _read() -> None:
    """Once for all: the network lies in the engine."""
    data = stored()
    if HEADING.unpack_from(data)[::2] != (b"learned1", NUMBERING_VERSION):
        raise ValueError(f"{FILE} is no network for this numbering of actions")
    read_learned(data[HEADING.size :])


class Learned:
    """What the network prefers, without looking ahead."""

    name = "learned"
    budget = Budget()

    def choose(self, view: View, budget: Budget | None = None, rng: Random | None = None) -> int:
        """What the network likes best, without looking ahead and without luck."""
        actions = choices(view)
        return actions[0] if len(actions) == 1 else judge().choice(view)
