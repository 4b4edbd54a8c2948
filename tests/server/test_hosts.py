"""What the host of an open table may do about strangers: take somebody off it, and close seats."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from grandaustria.server.db.engine import connect
from grandaustria.server.db.migrate import is_current, upgrade
from tests.server.postgresql import DAILY_ON_SQLITE
from tests.server.running import Running, Visitor, next_message
from tests.server.seats import open_table, person_id, play_to_the_end, start
from tests.server.test_migrations import add_table, downgrade, stored

PASSWORD = "a horse and eleven cakes"


def who(table: dict[str, Any]) -> list[str | None]:
    return [seat["person"] and seat["person"]["id"] for seat in table["seats"]]


def removed(host: Visitor, table: dict[str, Any], seat: int, other: Visitor) -> dict[str, Any]:
    shown: dict[str, Any] = host.post(f"/tables/{table['id']}/seats/{seat}", {"remove": person_id(other)})
    return shown


def test_whom_the_host_removes_cannot_come_back_by_the_old_link(server: Running) -> None:
    host, anna = server.guest(), server.guest()
    table = open_table(host, players=3)
    path = f"/tables/{table['id']}"
    anna.post(path + "/join", {"code": table["code"]})
    shown = removed(host, table, 1, anna)
    assert who(shown) == [person_id(host), None, None]
    assert shown["code"] != table["code"]
    for visitor in (anna, server.guest()):  # nor as somebody new
        visitor.refused("GET", path, 404, "not-found")
        visitor.refused("GET", f"/tables/code/{table['code']}", 404, "not-found")
        visitor.refused("POST", path + "/join", 404, "not-found", {"code": table["code"]})
    invited = anna.post(path + "/join", {"code": shown["code"]})
    assert invited["you"]["seats"] == [1]
    anna.post(path + "/leave")
    anna.post(path + "/join", {"code": shown["code"]})  # who was invited anew is as welcome as anybody


@DAILY_ON_SQLITE
def test_a_public_table_is_closed_to_who_was_removed(server: Running) -> None:
    host, anna = server.guest(), server.guest()
    table = open_table(host, players=3, public=True)
    path = f"/tables/{table['id']}"
    anna.post(path + "/join")
    code = removed(host, table, 1, anna)["code"]
    assert anna.get(path)["code"] is None  # it may still be watched
    anna.refused("POST", path + "/join", 403, "removed")
    anna.refused("POST", path + "/join", 403, "removed", {"code": table["code"]})
    anna.refused("POST", path + "/seats/2", 403, "removed", {"take": True})
    anna.refused("POST", path + "/chat", 403, "forbidden", {"text": "Why?"})
    assert anna.post(path + "/join", {"code": code})["you"]["seats"] == [1]


def test_who_was_removed_stays_so_by_another_name(server: Running) -> None:
    host, anna = server.guest(), server.guest()
    anna.post("/me/account", {"name": "Anna", "password": PASSWORD})
    table = open_table(host, players=3, public=True)
    path, guest = f"/tables/{table['id']}", server.guest()
    guest.post(path + "/join")
    code = removed(host, table, 1, guest)["code"]
    guest.post("/login", {"name": "Anna", "password": PASSWORD})
    assert person_id(guest) == person_id(anna)
    guest.refused("POST", path + "/join", 403, "removed")
    assert guest.post(path + "/join", {"code": code})["you"]["seats"] == [1]


@DAILY_ON_SQLITE
def test_removing_is_the_hosts_and_before_the_start(server: Running) -> None:
    host, anna, eva = server.guest(), server.guest(), server.guest()
    table = open_table(host, players=3, public=True)
    path = f"/tables/{table['id']}"
    anna.post(path + "/join")
    before = host.get(path)
    anna.refused("POST", path + "/seats/0", 403, "forbidden", {"remove": person_id(host)})
    eva.refused("POST", path + "/seats/1", 403, "forbidden", {"remove": person_id(anna)})
    host.refused("POST", path + "/seats/0", 403, "forbidden", {"remove": person_id(host)})
    host.refused(
        "POST", path + "/seats/1", 404, "not-found", {"remove": person_id(eva)}
    )  # another may sit there by now
    host.refused("POST", path + "/seats/2", 404, "not-found", {"remove": person_id(anna)})
    host.refused("POST", path + "/seats/1", 422, "invalid", {"remove": person_id(anna), "close": True})
    assert host.get(path) == before
    start(host, table["id"], fill="pageboy")
    host.refused("POST", path + "/seats/1", 409, "started", {"remove": person_id(anna)})
    host.refused("POST", path + "/seats/2", 409, "started", {"close": True})


@DAILY_ON_SQLITE
@pytest.mark.parametrize("public", [True, False])
def test_a_removed_person_hears_no_more_of_a_private_table(server: Running, public: bool) -> None:
    host, anna = server.guest(), server.guest()
    table = open_table(host, players=3, public=public)
    since = anna.post(f"/tables/{table['id']}/join", {"code": table["code"]})["revision"]
    with anna.socket(table["id"], since, code=table["code"]) as socket, host.socket(table["id"], since) as kept:
        next_message(socket, "presence")
        next_message(kept, "presence")
        removed(host, table, 1, anna)
        if public:
            assert next_message(socket, "update")["table"]["seats"][1]["person"] is None
        else:
            with pytest.raises(ConnectionClosed):
                next_message(socket, "update")
        assert next_message(kept, "update")["table"]["seats"][1]["person"] is None


@DAILY_ON_SQLITE
def test_the_rematch_does_not_tell_the_new_link_to_who_was_removed(server: Running) -> None:
    host, anna = server.guest(), server.guest()
    table = open_table(host, players=2)
    anna.post(f"/tables/{table['id']}/join", {"code": table["code"]})
    start(host, table["id"])
    play_to_the_end(server, table["id"])
    again = host.post(f"/tables/{table['id']}/rematch", {}, 201)
    anna.post(f"/tables/{again['id']}/join", {"code": again["code"]})
    removed(host, again, 1, anna)
    assert anna.get(f"/tables/{table['id']}")["rematch"] == {"id": again["id"], "code": None}
    assert anna.post(f"/tables/{table['id']}/rematch", {}, 201)["code"] is None


def test_a_closed_seat_is_nobodys_and_the_game_one_for_fewer(server: Running) -> None:
    host, anna = server.guest(), server.guest()
    table = open_table(host, players=4, public=True, hotels=["day_a", "day_b", "day_c", "day_d"])
    path = f"/tables/{table['id']}"
    shown = host.post(path + "/seats/1", {"close": True})
    assert ([seat["closed"] for seat in shown["seats"]], shown["players"]) == ([False, True, False, False], 3)
    assert anna.get("/tables", params={"players": 3})["tables"][0]["id"] == table["id"]
    anna.refused("POST", path + "/join", 409, "seat-taken", {"seat": 1})
    assert anna.post(path + "/join")["you"]["seats"] == [2]
    begun = start(host, table["id"], fill="pageboy")
    assert who(begun) == [person_id(host), person_id(anna), None]
    assert (begun["players"], begun["setup"]["players"]) == (3, 3)
    assert begun["setup"]["hotels"] == ["day_a", "day_c", "day_d"]
    assert len(host.get(path + "/state")["position"]["seats"]) == 3
    assert anna.get(path + "/state")["seat"] == 1
    assert [seat["seat"] for seat in begun["seats"]] == [0, 1, 2]


@DAILY_ON_SQLITE
def test_opening_a_closed_seat_again(server: Running) -> None:
    host, anna = server.guest(), server.guest()
    path = f"/tables/{open_table(host, players=4, public=True)['id']}"
    for seat in (2, 3):
        host.post(f"{path}/seats/{seat}", {"close": True})
    anna.refused("POST", path + "/seats/2", 403, "forbidden", {"open": True})
    assert host.post(path + "/seats/2", {"open": True})["players"] == 3
    assert host.post(path + "/seats/3", {"bot": "pageboy"})["players"] == 4
    assert host.post(path + "/seats/3", {"close": True})["seats"][3]["bot"] is None
    assert anna.post(path + "/seats/2", {"take": True})["you"]["seats"] == [2]


@DAILY_ON_SQLITE
def test_what_cannot_be_closed(server: Running) -> None:
    host, anna = server.guest(), server.guest()
    path = f"/tables/{open_table(host, players=3, public=True)['id']}"
    anna.post(path + "/join", {"seat": 1})
    anna.refused("POST", path + "/seats/2", 403, "forbidden", {"close": True})
    host.refused("POST", path + "/seats/1", 409, "seat-taken", {"close": True})
    host.refused("POST", path + "/seats/3", 404, "not-found", {"close": True})
    host.post(path + "/seats/2", {"close": True})
    anna.post(path + "/leave")
    host.refused("POST", path + "/seats/1", 422, "seats", {"close": True})  # nobody plays alone
    solo = open_table(host, solo="easy", seats=["open"])
    host.refused("POST", f"/tables/{solo['id']}/seats/0", 422, "seats", {"close": True})


def test_tables_of_the_version_before_have_open_seats(database: str) -> None:
    async def there_and_back() -> None:
        engine = connect(database)
        try:
            await upgrade(engine)
            await add_table(engine, ("waiter", None, None, "waiter"))
            before = await stored(engine)
            await downgrade(engine, "0003")
            await upgrade(engine)
            assert await is_current(engine)
            assert await stored(engine) == before
        finally:
            await engine.dispose()

    asyncio.run(there_and_back())
