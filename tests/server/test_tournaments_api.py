"""Tournaments as they are asked for: who may open, join, start and delete one, and what is answered."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from grandaustria.server.api.people import Door
from grandaustria.server.api.tournament_shapes import RoundShown, TournamentListed, TournamentShown
from grandaustria.server.passwords import Passwords
from grandaustria.server.settings import Services, Settings
from grandaustria.server.store import outbox
from grandaustria.server.tournaments import MOST_COMPUTERS, MOST_IN_ROUND_ROBIN
from tests.server.houses import Clock
from tests.server.postgresql import DAILY_ON_SQLITE
from tests.server.rated import with_accounts
from tests.server.running import Running, Visitor, running, with_address

pytestmark = DAILY_ON_SQLITE
Json = dict[str, Any]
FORM: Json = {"title": "The cup", "pace": "daily", "rounds": 2, "level": "pageboy"}


@pytest.fixture
def server(settings: Settings, services: Services, rounds_when_asked: None) -> Iterator[Running]:
    limits = replace(settings.limits, tournaments_per_person=2)
    with running(replace(settings, limits=limits), services) as server:
        server.app.state.door = Door(limits, Passwords(memory_kib=64))
        yield server


def opened(host: Visitor, **changes: Any) -> str:
    return f"/tournaments/{host.post('/tournaments', FORM | changes, 201)['id']}"


def test_from_opening_to_the_first_round(server: Running, clock: Clock) -> None:
    anna, ben, cora = with_accounts(server, "Anna", "Ben", "Cora")
    cup = opened(anna)
    shown = anna.get(cup)
    assert set(shown) == set(TournamentShown.model_fields)
    assert (shown["status"], shown["entries"], shown["round"], shown["standing"]) == ("open", 0, 0, [])
    assert shown["you"] == {"host": True, "entry": None, "withdrawn": False, "table": None}
    for person in (anna, ben, cora, cora):
        person.post(f"{cup}/join")
    assert ben.get(cup)["you"] == {"host": False, "entry": 1, "withdrawn": False, "table": None}
    ben.delete(f"{cup}/join")
    ben.post(f"{cup}/join")
    anna.put(f"{cup}/computers", {"level": "steward", "number": 5})
    anna.put(f"{cup}/computers", {"level": "steward", "number": 2})  # so many, not so many more
    clock.now += 1
    begun = anna.post(f"{cup}/start")
    assert [one["bot"] for one in begun["standing"]] == [None, None, None, "steward", "steward", "pageboy"]
    assert [one["place"] for one in begun["standing"]] == [None] * 6
    assert (begun["status"], begun["round"], begun["rounds"], begun["started"]) == ("running", 1, 2, clock.now)
    listed = ben.get("/tournaments")["tournaments"]
    assert [set(one) for one in listed] == [set(TournamentListed.model_fields)]
    assert (listed[0]["entries"], listed[0]["taking_part"], listed[0]["host"]["name"]) == (6, True, "Anna")
    assert server.guest().get("/tournaments?status=open")["tournaments"] == []
    first = cora.get(f"{cup}/rounds/1")
    assert set(first) == set(RoundShown.model_fields)
    own = cora.get(cup)["you"]["table"]
    assert [table["table"] for table in first["tables"] if table["table"]] == [own]
    table = cora.get(f"/tables/{own}")
    assert (table["status"], table["sealed"], table["code"], table["rated"]) == ("running", True, None, False)
    assert table["clock"] == shown["clock"]
    assert [one["id"] for one in cora.get("/me/games")["tables"]] == [own]
    cora.refused("GET", f"{cup}/rounds/2", 404, "not-found")
    facts = {"id": shown["id"], "title": "The cup", "withdrawn": None}
    for person, host, entry in ((anna, True, 0), (cora, False, 2)):
        [told] = person.get("/me/export")["tournaments"]
        assert told == facts | {"host": host, "entry": entry, "joined": told["joined"]}
    assert server.guest().get("/me/export")["tournaments"] == []


def test_it_is_for_accounts(server: Running) -> None:
    guest = server.guest()
    guest.refused("POST", "/tournaments", 409, "no-account", FORM)
    cup = opened(*with_accounts(server, "Anna"))
    guest.refused("POST", f"{cup}/join", 409, "no-account")
    assert guest.get(cup)["you"]["entry"] is None


def test_only_the_host_and_only_before_the_start(server: Running) -> None:
    anna, ben = with_accounts(server, "Anna", "Ben")
    cup = opened(anna)
    computers = {"level": "steward", "number": 2}
    asked = (("POST", f"{cup}/start", None), ("DELETE", cup, None), ("PUT", f"{cup}/computers", computers))
    for method, path, body in asked:
        ben.refused(method, path, 403, "forbidden", body)
    anna.post(f"{cup}/start")
    for method, path, body in asked:
        anna.refused(method, path, 409, "started", body)
    ben.refused("POST", f"{cup}/join", 409, "started")
    other = opened(anna)
    anna.delete(other, 204)
    anna.refused("GET", other, 404, "not-found")


def test_how_many(server: Running) -> None:
    anna, ben = with_accounts(server, "Anna", "Ben")
    cup = opened(anna, method="round-robin")
    details = anna.refused("PUT", f"{cup}/computers", 409, "full", {"level": "steward", "number": 17})
    assert details == {"most": MOST_IN_ROUND_ROBIN}
    anna.put(f"{cup}/computers", {"level": "steward", "number": 16})
    ben.refused("POST", f"{cup}/join", 409, "full")
    large = opened(anna, players=4)
    anna.put(f"{large}/computers", {"level": "steward", "number": 60})
    details = anna.refused("PUT", f"{large}/computers", 409, "full", {"level": "pageboy", "number": 5})
    assert details == {"most": MOST_COMPUTERS}
    assert anna.refused("POST", "/tournaments", 409, "too-many-tournaments", FORM) == {"most": 2}


@pytest.mark.parametrize(
    "change",
    [
        {"players": 5},
        {"players": 3, "method": "round-robin"},
        {"method": "knock-out"},
        {"rounds": 0},
        {"rounds": 16},
        {"pace": "lightning"},
        {"level": "nobody"},
        {"title": ""},
        {"starts": 1.0},
        {"starts": 1e12},
        {"seed": 1},
    ],
    ids=str,
)
def test_what_cannot_be_opened(server: Running, change: Json) -> None:
    [anna] = with_accounts(server, "Anna")
    anna.refused("POST", "/tournaments", 422, "invalid", FORM | change)
    assert anna.get("/tournaments")["tournaments"] == []


def test_who_is_not_there_is_told_that_the_round_has_begun(server: Running, clock: Clock) -> None:
    anna, ben = with_accounts(server, "Anna", "Ben")
    with_address(server, ben, "ben@example.org")
    ben.patch("/me", {"webhook": "https://example.org/turn"})
    cup = opened(anna)
    ben.post(f"{cup}/join")
    anna.post(f"{cup}/start")
    clock.now += server.settings.alert_delay + 1

    async def due() -> list[tuple[str, str]]:
        async with server.house.engine.connect() as connection:
            return [(one.kind, one.channel) for one in await outbox.due(connection, clock.now, 10)]

    assert ("round", "webhook") in server.within(due())
