"""What becomes of tables and sockets when people log in, are logged out, or leave for good."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from grandaustria.server import accounts
from grandaustria.server.db.schema import sessions
from grandaustria.server.store import bans
from tests.server.running import Running, next_message
from tests.server.with_accounts import OTHER, PASSWORD, logged_in, with_account

TABLE = {"players": 2, "public": True}


def test_what_a_guest_plays_becomes_the_accounts(server: Running) -> None:
    account, _ = with_account(server)
    guest = server.guest()
    table = guest.post("/tables", TABLE, 201)["id"]
    guest.post("/login", {"name": "Sisi", "password": PASSWORD})
    assert [found["id"] for found in account.get("/me/games")["tables"]] == [table]
    assert account.get(f"/tables/{table}")["host"]["name"] == "Sisi"


def test_a_guest_and_an_account_at_one_table(server: Running) -> None:
    account, _ = with_account(server)
    guest = server.guest()
    table = account.post("/tables", TABLE, 201)["id"]
    guest.post(f"/tables/{table}/join")
    guest.post("/login", {"name": "Sisi", "password": PASSWORD})
    seats = account.get(f"/tables/{table}")["seats"]
    assert [seat["person"] and seat["person"]["name"] for seat in seats] == ["Sisi", None]


def test_leaving_for_good(server: Running) -> None:
    leaving, code = with_account(server)
    staying = server.guest()
    opened = staying.post("/tables", TABLE, 201)["id"]
    played = staying.post("/tables", TABLE, 201)["id"]
    for table in (opened, played):
        leaving.post(f"/tables/{table}/join")
    staying.post(f"/tables/{played}/start")
    leaving.refused("DELETE", "/me", 403, "wrong")
    leaving.ask("DELETE", "/me", 403, {"password": "wrong password"})
    assert leaving.ask("DELETE", "/me", 200, {"password": PASSWORD}) == {"ended": 1}
    assert leaving.cookie is None
    assert leaving.get("/me")["name"].startswith("Guest ")
    server.visitor().refused("POST", "/login", 403, "wrong", {"name": "Sisi", "password": PASSWORD})
    server.visitor().refused("POST", "/recover", 403, "wrong", {"name": "Sisi", "code": code, "password": OTHER})
    assert staying.get(f"/tables/{opened}")["seats"][1]["person"] is None
    seat = staying.get(f"/tables/{played}")["seats"][1]
    assert (seat["person"]["name"], seat["given_up"]) == ("former guest", True)
    assert seat["bot"]
    with_account(server, "Sisi")


def test_a_socket_ends_with_its_session(server: Running) -> None:
    first, _ = with_account(server)
    second = logged_in(server)
    table = server.guest().post("/tables", TABLE, 201)["id"]
    with first.socket(table) as kept, second.socket(table) as lost:
        next_message(kept, "presence")
        next_message(lost, "presence")
        first.post("/me/password", {"old": PASSWORD, "new": OTHER})
        with pytest.raises(ConnectionClosed):
            next_message(lost, "never")
        kept.send('{"type":"ping"}')
        next_message(kept, "pong")
    with pytest.raises(InvalidStatus), second.socket(table):
        pass


def test_a_socket_of_a_session_ended_elsewhere_is_closed(server: Running) -> None:
    first, _ = with_account(server)
    second = logged_in(server)
    table = server.guest().post("/tables", TABLE, 201)["id"]
    ids = {session["current"]: session["id"] for session in first.get("/me/sessions")["sessions"]}

    async def end_behind_its_back() -> None:
        async with server.house.engine.begin() as connection:
            await connection.execute(sessions.delete().where(sessions.c.id == ids[False]))
        await accounts.dismiss_ended_once(server.house)

    with first.socket(table) as kept, second.socket(table) as lost:
        closes_one(server, end_behind_its_back(), kept, lost)


def closes_one(server: Running, work: Any, kept: ClientConnection, lost: ClientConnection) -> None:
    """What is done inside the server closes one of two sockets; the other one stays."""
    for live in (kept, lost):
        next_message(live, "presence")
    server.within(work)
    with pytest.raises(ConnectionClosed):
        next_message(lost, "never")
    kept.send('{"type":"ping"}')
    next_message(kept, "pong")


def test_a_socket_of_who_was_banned_is_closed(server: Running) -> None:
    staying, banned = server.guest(), server.guest()
    table = staying.post("/tables", TABLE, 201)["id"]
    person = banned.get("/me")["id"]

    async def ban_behind_its_back() -> None:
        async with server.house.engine.begin() as connection:
            await bans.ban(connection, person, 0.0)
        await accounts.dismiss_ended_once(server.house)

    with staying.socket(table) as kept, banned.socket(table) as lost:
        closes_one(server, ban_behind_its_back(), kept, lost)
    server.app.state.sessions.forget_person(person)
    with pytest.raises(InvalidStatus), banned.socket(table):
        pass


def test_a_database_that_is_away_does_not_end_the_looking(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[Any] = []

    async def look(house: Any) -> None:
        looks.append(house)
        if len(looks) == 1:
            raise OSError("the database is away")
        raise asyncio.CancelledError

    monkeypatch.setattr(accounts, "SOCKETS_CHECKED_SECONDS", 0.0)
    monkeypatch.setattr(accounts, "dismiss_ended_once", look)
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(accounts.dismiss_ended(server.house))
    assert looks == [server.house] * 2
