"""Everybody is known by a cookie."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from typing import Any, cast

import pytest
from websockets.exceptions import InvalidStatus

from grandaustria.languages import LANGUAGES
from grandaustria.server.accounts import Visit, make_account
from grandaustria.server.api.identity import REMEMBERED_SECONDS, Sessions, cookie_header
from grandaustria.server.db.schema import people, sessions
from grandaustria.server.errors import Refusal
from grandaustria.server.naming import guest_name
from grandaustria.server.passwords import Passwords
from grandaustria.server.settings import Settings
from tests.server.houses import START, Clock, open_house
from tests.server.postgresql import ON_POSTGRESQL
from tests.server.running import Running
from tests.waiting import eventually

Counted = Callable[[], tuple[int, int]]


@pytest.fixture
def counted(server: Running) -> Counted:
    """How many people and sessions there are."""

    async def count() -> tuple[int, int]:
        async with server.house.engine.connect() as connection:
            found = [len((await connection.execute(table.select())).all()) for table in (people, sessions)]
        return found[0], found[1]

    return lambda: cast(tuple[int, int], server.within(count()))


def seen(server: Running) -> float:
    async def look() -> Any:
        async with server.house.engine.connect() as connection:
            return (await connection.execute(sessions.select())).mappings().one()["seen"]

    return float(server.within(look()))


def test_a_newcomer_gets_an_identity_at_once(server: Running, counted: Counted) -> None:
    visitor = server.visitor()
    answer = visitor.client.get("/api/v1/me")
    cookie = answer.headers["set-cookie"]
    assert re.fullmatch(r"gah_session=[\w-]{43}; Max-Age=34560000; Path=/; HttpOnly; SameSite=Lax", cookie)
    again = visitor.client.get("/api/v1/me")
    assert again.json() == answer.json()
    assert "set-cookie" not in again.headers
    assert counted() == (1, 1)


def test_the_cookie_is_secure_behind_tls() -> None:
    assert cookie_header(Settings("sqlite://", public_url="https://x.example"), "t").endswith("; Secure")
    assert "Max-Age=0" in cookie_header(Settings("sqlite://"), "")


@pytest.mark.parametrize(
    "path", ["/api/v1/health", "/api/v1/version", "/api", "/api/openapi.json", "/", "/favicon.ico"]
)
def test_nobody_is_made_for_what_anybody_may_ask(server: Running, counted: Counted, path: str) -> None:
    assert "set-cookie" not in server.visitor().client.get(path).headers
    assert counted() == (0, 0)


def test_nobody_is_made_at_the_door(server: Running, counted: Counted) -> None:
    visitor = server.visitor()
    visitor.refused("POST", "/login", 403, "wrong", {"name": "Sisi", "password": "a password"})
    assert (visitor.cookie, counted()) == (None, (0, 0))


@pytest.mark.parametrize("token", ["forged", "x" * 5000, "a b", "\xe9", '"quoted"', ""])
def test_a_cookie_that_is_none_makes_a_newcomer(server: Running, token: str) -> None:
    known = server.guest().get("/me")
    stranger = server.visitor()
    answer = stranger.client.get("/api/v1/me", headers=[(b"cookie", b"gah_session=" + token.encode("latin-1"))])
    assert answer.status_code == 200
    assert answer.json()["id"] != known["id"]


def test_the_hash_of_a_token_opens_nothing(server: Running) -> None:
    guest = server.guest()

    async def look() -> Any:
        async with server.house.engine.connect() as connection:
            return (await connection.execute(sessions.select())).mappings().one()["token_hash"]

    stored = server.within(look())
    assert stored != guest.cookie
    thief = server.visitor(Cookie=f"gah_session={stored}")
    assert thief.get("/me")["id"] != guest.get("/me")["id"]


def test_a_session_is_seen_once_a_minute(server: Running, clock: Clock) -> None:
    guest = server.guest()
    for later, noted in ((59.0, START), (61.0, START + 61.0), (100.0, START + 61.0), (121.0, START + 121.0)):
        clock.now = START + later
        guest.get("/me")
        assert seen(server) == noted


def test_the_cookie_is_renewed_for_who_comes_back_after_a_day(server: Running, clock: Clock) -> None:
    guest = server.guest()
    before = guest.cookie
    clock.now += 3600.0
    assert "set-cookie" not in guest.client.get("/api/v1/me").headers
    clock.now += 24 * 3600.0
    assert "set-cookie" in guest.client.get("/api/v1/me").headers
    assert guest.cookie == before


def test_a_session_ended_elsewhere_works_a_few_seconds_longer(server: Running) -> None:
    """Within this process an end is noticed at once; of other processes' doings by looking again."""
    passed = Clock()
    server.app.state.sessions = Sessions(passed)
    guest = server.guest()
    me = guest.get("/me")

    async def end() -> None:
        async with server.house.engine.begin() as connection:
            await connection.execute(sessions.delete())

    server.within(end())
    passed.now += REMEMBERED_SECONDS - 0.1
    assert guest.get("/me") == me
    passed.now += 0.2
    assert guest.get("/me")["id"] != me["id"]


@ON_POSTGRESQL
def test_a_session_that_was_replaced_is_void_at_all_processes(settings: Settings) -> None:
    """At once, and for none of them somebody new; whatever they remember, for which no time passes here."""

    async def both() -> None:
        async with open_house(settings) as one, open_house(settings) as other:
            here, there, unaware = (Sessions(lambda: 0.0) for _ in range(3))
            one.on_end, other.on_end = here.forget, there.forget
            person, token = await here.make(one, "browser", "en")
            assert await there.find(other, token) == (person, False)
            visit = Visit(person.id, person.session_id, "browser")
            welcome = await make_account(one, Passwords(memory_kib=64), visit, person.id, "Sisi", "sisi", "a password")

            async def is_void(sessions: Sessions) -> bool:
                try:
                    return await sessions.find(other, token) is None
                except Refusal as refusal:
                    return refusal.reason == "no-session"

            await eventually(lambda: is_void(there))
            for sessions in (there, unaware):
                with pytest.raises(Refusal, match="another session"):
                    await sessions.find(other, token)
            found = await there.find(other, welcome.token)
            assert found is not None
            assert (found[0].id, found[0].has_account) == (person.id, True)

    asyncio.run(both())


def test_a_socket_needs_a_session(server: Running, counted: Counted) -> None:
    for visitor in (server.visitor(), server.visitor()):
        with pytest.raises(InvalidStatus) as refused, visitor.socket("none"):
            pass
        assert refused.value.response.status_code == 403
        visitor.client.cookies.set("gah_session", "forged")
    assert counted() == (0, 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_guests_follow_from_their_ids(language: str) -> None:
    names = {guest_name(str(i), language) for i in range(200)}
    assert len(names) > 150
    assert all(re.fullmatch(r"\w+ [1-9]\d{3}", name) for name in names)
    assert guest_name("a", language) == guest_name("a", language)


def test_a_guest_is_named_in_the_language_of_the_browser(server: Running) -> None:
    words = set()
    for language in LANGUAGES:
        me = server.visitor(**{"Accept-Language": f"{language}, en;q=0.5"}).get("/me")
        assert (me["name"], me["language"]) == (guest_name(me["id"], language), language)
        words.add(me["name"].split()[0])
    assert words > {"Guest", "Gast", "Гость"}
    assert len(words) == len(LANGUAGES)
