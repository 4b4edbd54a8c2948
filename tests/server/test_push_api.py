"""How somebody says where and when they want to be told: a browser with its session, hours, letters about all games."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import select, update

from grandaustria.server import push
from grandaustria.server.db.alerting import devices
from grandaustria.server.db.engine import reading, writing
from grandaustria.server.settings import Settings
from tests.server.browsers import PUSH, Browser, PushSink
from tests.server.described import check_described
from tests.server.postgresql import DAILY_ON_SQLITE, ON_SQLITE
from tests.server.running import Running, Visitor, running
from tests.server.sinks import listening

Json = dict[str, Any]
NAME, PASSWORD = "Sisi", "eleven cakes for Sisi"
NOTHING = {"zone": "UTC", "quiet": None, "digest_hours": None, "digest_at": None}


@contextmanager
def service() -> Iterator[PushSink]:
    """The service of a browser's maker, in a thread of its own."""
    sink, ready, done = PushSink(), threading.Event(), threading.Event()

    async def serve() -> None:
        async with listening(sink):
            ready.set()
            await asyncio.to_thread(done.wait)

    thread = threading.Thread(target=lambda: asyncio.run(serve()), daemon=True)
    thread.start()
    assert ready.wait(60)
    try:
        yield sink
    finally:
        done.set()
        thread.join(60)


@contextmanager
def telling(settings: Settings, **limits: int) -> Iterator[Running]:
    changed = replace(settings, push=PUSH, secret="a secret of the test" * 2, webhook_to_local=True)
    with running(replace(changed, limits=replace(settings.limits, **limits))) as server:
        yield server


def said_by(browser: Browser, name: str = "one") -> Json:
    return {"endpoint": f"https://push.example/{name}", **browser.keys}


def rows(server: Running) -> list[tuple[str, str, str]]:
    """Every browser that is told: whose, where it is reached, and its secret."""

    async def read() -> list[tuple[str, str, str]]:
        async with reading(server.house.engine) as connection:
            query = select(devices.c.person_id, devices.c.endpoint, devices.c.auth).order_by(devices.c.endpoint)
            return [tuple(row) for row in await connection.execute(query)]

    found: list[tuple[str, str, str]] = server.within(read())
    return found


def reach(server: Running, sink: PushSink) -> None:
    """Every browser is reached at the service of the test, from now on."""

    async def change() -> None:
        async with writing(server.house.engine) as connection:
            await connection.execute(update(devices).values(endpoint=sink.endpoint("x")))

    server.within(change())


@ON_SQLITE
def test_a_house_without_a_key_tells_no_browser(server: Running) -> None:
    guest = server.guest()
    assert guest.get("/me/push") == {"key": None, "on": False}
    guest.refused("PUT", "/me/push", 409, "no-push", said_by(Browser()))
    guest.refused("POST", "/me/push/trial", 409, "no-push")
    assert guest.delete("/me/push") == {"key": None, "on": False}


def test_a_browser_is_told_until_it_is_not(settings: Settings) -> None:
    with telling(settings) as server:
        guest, other, key = server.guest(), server.guest(), push.public_key(PUSH)
        assert guest.get("/me/push") == {"key": key, "on": False}
        for name in ("one", "two"):
            assert guest.put("/me/push", said_by(Browser(), name)) == {"key": key, "on": True}
        assert guest.get("/me/push")["on"]
        assert not other.get("/me/push")["on"]
        assert [endpoint for _, endpoint, _ in rows(server)] == ["https://push.example/two"]
        export = guest.get("/me/export")
        check_described("Export", export)
        assert [one["endpoint"] for one in export["browsers"]] == ["https://push.example/two"]
        assert "auth" not in json.dumps(export["browsers"])
        assert other.get("/me/export")["browsers"] == []
        assert guest.delete("/me/push") == {"key": key, "on": False}
        assert not guest.get("/me/push")["on"]
        assert rows(server) == []


@ON_SQLITE
@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("endpoint", "http://push.example/x"),
        ("endpoint", "https://127.0.0.1/x"),
        ("endpoint", "https://localhost/x"),
        ("endpoint", "https://10.0.0.1/x"),
        ("endpoint", "https://push.example/" + "x" * 1_500),
        ("endpoint", "https://user:word@push.example/"),
        ("p256dh", "AAAA" * 5),
        ("p256dh", "B" * 87),
        ("p256dh", "ä" * 87),
        ("auth", "A" * 21),
        ("auth", "A" * 30),
        ("auth", "A" * 22 + "=" * 40),
        ("more", "x"),
    ],
)
def test_what_is_no_browser(settings: Settings, name: str, value: str) -> None:
    with telling(settings) as server:
        guest = server.guest()
        guest.refused("PUT", "/me/push", 422, "invalid", said_by(Browser()) | {name: value})
        assert not guest.get("/me/push")["on"]


@DAILY_ON_SQLITE
def test_of_too_many_browsers_the_oldest_is_forgotten(settings: Settings) -> None:
    with telling(settings, browsers_per_person=2) as server:
        first = server.guest()
        first.post("/me/account", {"name": NAME, "password": PASSWORD})
        everybody = [first]
        for _ in range(2):
            another = server.guest()
            another.post("/login", {"name": NAME, "password": PASSWORD})
            everybody.append(another)
        for number, visitor in enumerate(everybody):
            visitor.put("/me/push", said_by(Browser(), f"{number}"))
        assert [visitor.get("/me/push")["on"] for visitor in everybody] == [False, True, True]


@DAILY_ON_SQLITE
def test_a_browser_belongs_to_one_person(settings: Settings) -> None:
    """Whoever comes in with the same browser later is told there, and nobody else."""
    with telling(settings) as server:
        one, other = server.guest(), server.guest()
        one.put("/me/push", said_by(Browser()))
        other.put("/me/push", said_by(Browser()))
        assert [visitor.get("/me/push")["on"] for visitor in (one, other)] == [False, True]


def test_a_browser_goes_with_its_session_and_comes_along_with_its_person(settings: Settings) -> None:
    with telling(settings) as server:
        visitor, elsewhere = server.guest(), server.guest()
        visitor.put("/me/push", said_by(Browser()))
        visitor.put("/me/alerts", {"digest_hours": 4})
        visitor.post("/me/account", {"name": NAME, "password": PASSWORD})
        assert visitor.get("/me/push")["on"]
        visitor.post("/logout")
        assert rows(server) == []

        visitor.put("/me/push", said_by(Browser()))  # a guest again
        visitor.post("/login", {"name": NAME, "password": PASSWORD})
        assert visitor.get("/me/push")["on"]
        assert visitor.get("/me/alerts")["digest_hours"] == 4
        [(person, _, _)] = rows(server)
        assert person == visitor.get("/me")["id"]

        elsewhere.post("/login", {"name": NAME, "password": PASSWORD})
        assert not elsewhere.get("/me/push")["on"]
        [session] = [one for one in elsewhere.get("/me/sessions")["sessions"] if not one["current"]]
        elsewhere.delete(f"/me/sessions/{session['id']}")
        assert rows(server) == []


@DAILY_ON_SQLITE
def test_another_account_in_the_same_browser_is_not_told_there(settings: Settings) -> None:
    with telling(settings) as server:
        other, visitor = server.guest(), server.guest()
        other.post("/me/account", {"name": "Franz", "password": PASSWORD})
        visitor.post("/me/account", {"name": NAME, "password": PASSWORD})
        visitor.put("/me/push", said_by(Browser()))
        visitor.post("/login", {"name": NAME, "password": PASSWORD})
        assert visitor.get("/me/push")["on"]
        visitor.post("/login", {"name": "Franz", "password": PASSWORD})
        assert not visitor.get("/me/push")["on"]
        assert rows(server) == []


@DAILY_ON_SQLITE
def test_with_the_person_goes_all_of_it(settings: Settings) -> None:
    with telling(settings) as server:
        guest = server.guest()
        guest.put("/me/push", said_by(Browser()))
        guest.put("/me/alerts", {"digest_hours": 4})
        [times] = guest.get("/me/export")["alert_times"]
        assert times["digest_hours"] == 4
        guest.delete("/me")
        assert rows(server) == []


@ON_SQLITE
def test_trying_it_out(settings: Settings) -> None:
    with service() as sink, telling(settings) as server:
        guest, browser = server.guest(), Browser()
        guest.patch("/me", {"language": "de"})
        guest.refused("POST", "/me/push/trial", 409, "no-device")
        guest.put("/me/push", said_by(browser))
        reach(server, sink)
        assert guest.post("/me/push/trial")["on"]
        [said] = sink.told(browser)
        assert (said["link"], said["language"]) == ("/me", "de")
        assert said["title"] == "So erfährst du es"
        sink.answers(503)
        guest.refused("POST", "/me/push/trial", 502, "push")
        assert guest.get("/me/push")["on"]
        sink.answers(410)
        guest.refused("POST", "/me/push/trial", 409, "no-device")
        assert not guest.get("/me/push")["on"]


@ON_SQLITE
def test_it_is_not_tried_out_again_and_again(settings: Settings) -> None:
    with service() as sink, telling(settings, trials_per_hour=2) as server:
        guest = server.guest()
        guest.put("/me/push", said_by(Browser()))
        reach(server, sink)
        for _ in range(2):
            guest.post("/me/push/trial")
        guest.refused("POST", "/me/push/trial", 429, "too-many")
        assert len(sink.calls) == 2


def test_when_somebody_wants_to_be_told(server: Running) -> None:
    guest = server.guest()
    assert guest.get("/me/alerts") == NOTHING
    night = {"zone": "Europe/Vienna", "quiet": {"begins": "22:30", "ends": "07:00"}}
    for wanted in (night, night | {"digest_at": "18:05"}, {"digest_hours": 6}, {"zone": "Asia/Kolkata"}, {}):
        assert guest.put("/me/alerts", wanted) == NOTHING | wanted
        assert guest.get("/me/alerts") == NOTHING | wanted
    assert server.guest().get("/me/alerts") == NOTHING


@ON_SQLITE
@pytest.mark.parametrize(
    "wanted",
    [
        {"zone": "Europe/Nowhere"},
        {"zone": "../Europe/Vienna"},
        {"zone": ""},
        {"quiet": {"begins": "22:00", "ends": "22:00"}},
        {"quiet": {"begins": "24:00", "ends": "07:00"}},
        {"quiet": {"begins": "22:00"}},
        {"quiet": {"begins": "9:00", "ends": "07:00"}},
        {"digest_hours": 0},
        {"digest_hours": 73},
        {"digest_hours": 4, "digest_at": "18:00"},
        {"digest_at": "18:60"},
        {"digest_at": "18:00\n"},
        {"at": "18:00"},
    ],
)
def test_what_cannot_be_chosen_changes_nothing(server: Running, wanted: Json) -> None:
    guest: Visitor = server.guest()
    guest.put("/me/alerts", {"digest_hours": 6})
    guest.refused("PUT", "/me/alerts", 422, "invalid", wanted)
    assert guest.get("/me/alerts") == NOTHING | {"digest_hours": 6}
