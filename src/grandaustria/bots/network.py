"""The weights of the network that values positions: read once, when somebody first plans."""

from __future__ import annotations

import json
import sys
from array import array
from base64 import b64decode, b64encode
from functools import cache
from hashlib import sha256
from importlib.resources import files

from grandaustria.engine import read_network

FILE = "network.json"


@cache
def stored() -> str:
    """The network that the package brings."""
    return files(__package__).joinpath(FILE).read_text(encoding="utf-8")


def fingerprint() -> str:
    """Tells one network from another."""
    return sha256(stored().encode()).hexdigest()[:12]


@cache
def ready() -> bool:
    """The engine has the network."""
    data = json.loads(stored())
    read_network(_numbers("h", data["first"]), _numbers("i", data["rest"]))
    return True


def _numbers(kind: str, encoded: str) -> array[int]:
    """Little-endian whole numbers."""
    numbers = array(kind)
    numbers.frombytes(b64decode(encoded))
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers


def written(first: bytes, rest: bytes, about: str) -> str:
    """The file for these weights."""
    texts = {"first": b64encode(first).decode(), "rest": b64encode(rest).decode()}
    return json.dumps({"about": about, **texts}, indent=1) + "\n"
