"""Playing the game of the day, from outside."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

from grandaustria.server.daily import day_at
from tests.server.described import check_described
from tests.server.running import Visitor
from tests.waiting import PATIENCE

Json = dict[str, Any]
Choose = Callable[[list[Json]], Json]
NOON = datetime(2026, 11, 19, 12, tzinfo=UTC).timestamp()
TODAY = day_at(NOON)


def last(legal: list[Json]) -> Json:
    return legal[-1]


def idle(legal: list[Json]) -> Json:
    """Passes where that is possible: the game is soon over."""
    return next((one for one in legal if one["notation"] == "pass"), legal[0])


def begin(person: Visitor) -> str:
    table = person.post("/day", {})
    check_described("TableShown", table)
    return str(table["id"])


def asked(person: Visitor, table: str) -> Json:
    """The table when its player is asked, or it is over."""
    end = time.monotonic() + PATIENCE
    while True:
        state = person.get(f"/tables/{table}/state")
        if state["asked"] or state["status"] != "running":
            return dict(state)
        assert time.monotonic() < end, "the opponent does not play"
        time.sleep(0.005)


def play(person: Visitor, table: str, choose: Choose = idle, most: int = 1_000) -> Json:
    """So many decisions, or all up to the end."""
    for number in range(most):
        state = asked(person, table)
        if state["status"] != "running":
            break
        body = {"revision": state["revision"], "request_id": f"{state['revision']} {number}"}
        if state["legal"]:
            person.post(f"/tables/{table}/actions", {**body, "action": choose(state["legal"])["action"]})
        else:
            person.post(f"/tables/{table}/confirm", body)
    return asked(person, table)


def moves_of(person: Visitor, table: str) -> list[Any]:
    record = person.get(f"/tables/{table}/record")
    assert isinstance(record["moves"], list)
    return list(record["moves"])
