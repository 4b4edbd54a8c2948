"""What every endpoint needs: the house, and the person who asks.

What an endpoint depends on is asynchronous even where nothing is waited for: FastAPI does all else in another thread,
and the way there and back takes longer than most of it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from grandaustria.server.house import House


async def house_of(connection: HTTPConnection) -> House:
    house: House = connection.app.state.house
    return house


@dataclass(frozen=True, slots=True)
class Person:
    """Whoever asks, known by the session cookie."""

    id: str
    name: str
    language: str
    session_id: str
    has_account: bool
    banned: bool = False


async def person_of(connection: HTTPConnection) -> Person:
    """The person of this request: the middleware has found or made one."""
    person: Person = connection.scope["person"]
    return person


InHouse = Annotated[House, Depends(house_of)]
Asking = Annotated[Person, Depends(person_of)]
