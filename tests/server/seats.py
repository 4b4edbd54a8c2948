"""Small things done at tables over HTTP, which several tests need."""

from __future__ import annotations

import itertools
from typing import Any

from tests.server.houses import play_run
from tests.server.running import Running, Visitor

Json = dict[str, Any]
_requests = itertools.count(1)


def open_table(host: Visitor, **options: Any) -> Json:
    table: Json = host.post("/tables", options, 201)
    return table


def started(host: Visitor, *others: Visitor, **options: Any) -> Json:
    """A game that has begun, with these people on its first seats."""
    table = open_table(host, players=max(2, len(others) + 1), **options)
    for other in others:
        other.post(f"/tables/{table['id']}/join", {"code": table["code"]})
    return start(host, table["id"])


def start(host: Visitor, table_id: str, **options: Any) -> Json:
    table: Json = host.post(f"/tables/{table_id}/start", options)
    return table


def step(people: list[Visitor], table_id: str) -> Json:
    """One decision of whoever is asked: the first legal one, or confirming."""
    for person in people:
        state = person.get(f"/tables/{table_id}/state")
        if state["seat"] is not None and state["seat"] == state["run"]["seat"]:
            break
    body: Json = {"revision": state["revision"], "request_id": f"s{next(_requests)}"}
    if state["run"]["complete"]:
        return dict(person.post(f"/tables/{table_id}/confirm", body))
    return dict(person.post(f"/tables/{table_id}/actions", body | {"action": state["legal"][0]["action"]}))


def play_to_the_end(server: Running, table_id: str) -> None:
    """By those who sit there, but from inside: over HTTP whole games are played by other tests."""

    async def play() -> None:
        table = await server.house.host.table(table_id)
        while table.game.status == "running":
            table = await play_run(server.house, table)

    server.within(play())


def person_id(visitor: Visitor) -> str:
    return str(visitor.get("/me")["id"])
