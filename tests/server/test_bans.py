"""Whom the operator has banned: what becomes of them, and of others who come from where they came."""

from __future__ import annotations

from typing import Any

import pytest

from grandaustria.server import forgetting
from grandaustria.server.api.identity import place_of
from grandaustria.server.db.engine import reading, writing
from grandaustria.server.db.schema import banned_addresses, sessions
from grandaustria.server.settings import Settings
from grandaustria.server.store import bans
from tests.server.houses import Clock
from tests.server.postgresql import DAILY_ON_SQLITE
from tests.server.running import GENEROUS, Running, Visitor
from tests.server.seats import open_table, person_id, started
from tests.server.with_accounts import PASSWORD

PUBLIC = "http://hotel.example"
HERE, THERE = "203.0.113.7", "203.0.113.8"
DAY = 86_400.0


@pytest.fixture
def settings(database: str) -> Settings:
    """Behind a proxy, which says where people come from."""
    return Settings(database, port=0, public_url=PUBLIC, secret="s" * 32, limits=GENEROUS)


@pytest.fixture
def guests(server: Running) -> Any:
    """`guests(address)` is somebody who comes from there; `arrive()` makes them a guest."""
    come: list[Visitor] = []

    def enter(address: str = HERE) -> Visitor:
        come.append(Visitor(server.origin, Origin=PUBLIC, **{"X-Forwarded-For": address}))
        return come[-1]

    yield enter
    for visitor in come:
        visitor.close()


def ban(server: Running, person: str, address: bool = False) -> None:
    """As `gah admin ban` does, beside the server; sessions are remembered for some seconds, which have passed."""

    async def banning() -> None:
        now = server.house.services.now()
        async with writing(server.house.engine) as connection:
            await bans.ban(connection, person, now)
            if address:
                place = await bans.last_address(connection, person, now)
                assert place is not None
                await bans.ban_address(connection, person, *place)

    server.within(banning())
    server.app.state.sessions.forget_person(person)


def unban(server: Running, person: str) -> None:
    async def lifting() -> None:
        async with writing(server.house.engine) as connection:
            await bans.unban(connection, person)

    server.within(lifting())
    server.app.state.sessions.forget_person(person)


def rows(server: Running, table: Any) -> list[dict[str, Any]]:
    async def read() -> list[dict[str, Any]]:
        async with reading(server.house.engine) as connection:
            return [dict(row) for row in (await connection.execute(table.select())).mappings()]

    found: list[dict[str, Any]] = server.within(read())
    return found


def test_a_banned_guest_can_do_nothing_until_it_is_lifted(server: Running, guests: Any) -> None:
    bad, other = guests().arrive(), guests(THERE).arrive()
    known, table = person_id(bad), open_table(other, players=3, public=True)
    bad.post(f"/tables/{table['id']}/join")
    running = started(other, bad)
    ban(server, known)
    bad.refused("GET", "/me", 403, "banned")
    bad.refused("POST", "/tables", 403, "banned", {})
    bad.refused("POST", f"/tables/{running['id']}/chat", 403, "banned", {"text": "Why?"})
    assert other.get(f"/tables/{table['id']}")["seats"][1]["person"] is None
    assert other.get(f"/tables/{running['id']}")["seats"][1]["given_up"]  # nobody waits for them
    unban(server, known)
    assert person_id(bad) == known
    bad.post(f"/tables/{running['id']}/seats/1", {"take": True})


@DAILY_ON_SQLITE
def test_a_banned_account_is_not_let_in_by_its_secrets(server: Running, guests: Any) -> None:
    bad = guests().arrive()
    code = bad.post("/me/account", {"name": "Franz", "password": PASSWORD})["recovery_code"]
    ban(server, person_id(bad))
    login = {"name": "Franz", "password": PASSWORD}
    for visitor in (bad, guests(), guests(THERE).arrive()):
        visitor.refused("POST", "/login", 403, "banned", login)
        visitor.refused("POST", "/recover", 403, "banned", {**login, "code": code})
        visitor.refused("POST", "/login", 403, "wrong", {**login, "password": "not that one"})
    guests(THERE).arrive().refused("PATCH", "/me", 409, "name-taken", {"name": "Franz"})


@DAILY_ON_SQLITE
def test_somebody_else_may_log_in_at_the_same_machine(server: Running, guests: Any) -> None:
    good, bad = guests().arrive(), guests().arrive()
    good.post("/me/account", {"name": "Sisi", "password": PASSWORD})
    ban(server, person_id(bad))
    assert bad.post("/login", {"name": "Sisi", "password": PASSWORD})["name"] == "Sisi"
    assert bad.get("/me")["name"] == "Sisi"


def test_nobody_new_is_let_in_from_there_for_a_while(server: Running, guests: Any, clock: Clock) -> None:
    bad, neighbour = guests().arrive(), guests().arrive()
    neighbour.post("/me/account", {"name": "Sisi", "password": PASSWORD})
    ban(server, person_id(bad), address=True)
    guests().refused("GET", "/me", 403, "no-newcomers")
    guests().refused("POST", "/tables", 403, "no-newcomers", {})
    guests(THERE).arrive()
    neighbour.get("/me")  # who has an account, or can say who they are, may come in
    assert guests().post("/login", {"name": "Sisi", "password": PASSWORD})["name"] == "Sisi"
    clock.now += 29 * DAY
    guests().refused("GET", "/me", 403, "no-newcomers")
    clock.now += 2 * DAY
    guests().arrive()
    bad.refused("GET", "/me", 403, "banned")  # that ends only by the operator


@DAILY_ON_SQLITE
def test_where_somebody_came_from_is_not_known_for_longer_by_a_late_ban(
    server: Running, guests: Any, clock: Clock
) -> None:
    bad = person_id(guests().arrive())
    clock.now += 29 * DAY
    ban(server, bad, address=True)
    guests().refused("GET", "/me", 403, "no-newcomers")
    clock.now += 2 * DAY
    server.within(forgetting.forget(server.house))
    assert rows(server, banned_addresses) == []
    guests().arrive()


@DAILY_ON_SQLITE
def test_a_cookie_kept_for_the_day_of_the_ban_does_not_help(server: Running, guests: Any) -> None:
    bad, spare = guests().arrive(), guests().arrive()
    known, forget = person_id(spare), server.app.state.sessions.forget_person
    ban(server, person_id(bad), address=True)
    forget(known)  # what is remembered is soon looked up again
    spare.refused("GET", "/me", 403, "banned")
    forget(known)
    spare.client.headers["X-Forwarded-For"] = THERE
    spare.get("/me")


@DAILY_ON_SQLITE
def test_an_ipv6_network_counts_as_one_place(server: Running, guests: Any) -> None:
    bad = guests("2001:db8:1:2::7").arrive()
    ban(server, person_id(bad), address=True)
    guests("2001:db8:1:2:ffff::1").refused("GET", "/me", 403, "no-newcomers")
    guests("2001:db8:1:3::7").arrive()


@DAILY_ON_SQLITE
def test_where_somebody_came_last_counts(server: Running, guests: Any, clock: Clock) -> None:
    bad = guests(HERE).arrive()
    clock.now += 61
    bad.client.headers["X-Forwarded-For"] = THERE
    bad.get("/me")
    ban(server, person_id(bad), address=True)
    guests(THERE).refused("GET", "/me", 403, "no-newcomers")
    guests(HERE).arrive()


def test_no_address_is_stored_in_clear_nor_for_long(server: Running, guests: Any, clock: Clock) -> None:
    bad = guests().arrive()
    ban(server, person_id(bad), address=True)
    stored = [row["address"] for row in rows(server, sessions)]
    assert stored == [row["address"] for row in rows(server, banned_addresses)]
    assert all(len(address) == 64 and HERE not in address for address in stored)
    clock.now += 29 * DAY
    server.within(forgetting.forget(server.house))
    assert [row["address"] for row in rows(server, sessions)] == stored
    clock.now += 2 * DAY
    server.within(forgetting.forget(server.house))
    assert [row["address"] for row in rows(server, sessions)] == [None]
    assert rows(server, banned_addresses) == []


@pytest.mark.parametrize("peer", ["127.0.0.1", "::1", "", "not an address"])
def test_behind_a_silent_proxy_nobody_is_shut_out_with_everybody(peer: str) -> None:
    """Whoever comes through this machine itself, or from nowhere, may be anybody."""
    scope = {"type": "http", "client": (peer, 1), "headers": []}
    assert place_of(scope, Settings("sqlite://", secret="s" * 32)) is None
    elsewhere = {**scope, "client": (HERE, 1)}
    places = {place_of(elsewhere, Settings("sqlite://", secret=secret * 32)) for secret in "st"}
    assert len(places) == 2  # without the secret nobody finds out which address it was
    assert None not in places
