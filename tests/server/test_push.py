"""Told with the page closed: what the service of a browser gets, what the browser reads, what becomes of failures."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from urllib.parse import urlsplit

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from sqlalchemy import select

from grandaustria.server import alerts, push
from grandaustria.server.alerts import BACKOFF, CLAIM_SECONDS
from grandaustria.server.clocks import SEAT, TURN
from grandaustria.server.db.alerting import devices
from grandaustria.server.db.engine import reading, writing
from grandaustria.server.house import House
from grandaustria.server.live import Listener
from grandaustria.server.settings import Services, Settings
from grandaustria.server.store import people
from grandaustria.server.store.devices import Device
from grandaustria.server.webhook import Caller, Gone, WebhookFailed, WebhookRefused
from tests.server.browsers import PUSH, Browser, PushSink, claims_of, decoded, encoded, subscribe
from tests.server.houses import Clock, add_people, begin, brisk, open_house, play_run, to_act
from tests.server.postgresql import ON_SQLITE
from tests.server.sinks import listening
from tests.server.test_alerts import DELAY, waiting
from tests.server.test_webhook import PRIVATE, answering
from tests.waiting import eventually

LIVE = {"kind": TURN, "seconds": 120, "addition": 0, "days_off": 0, "then": SEAT}
PATIENT = Caller(True, seconds=60.0)


@pytest.fixture(autouse=True)
def _only_when_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(alerts, "LOOK_SECONDS", DELAY)


@dataclass
class Office:
    """A house that tells browsers, a clock, and the service that takes what it tells."""

    settings: Settings
    sink: PushSink = field(default_factory=PushSink)
    clock: Clock = field(default_factory=Clock)

    @asynccontextmanager
    async def house(self, *names: str) -> AsyncIterator[House]:
        async with open_house(self.settings, Services(now=self.clock)) as house:
            await add_people(house, *names)
            yield house

    async def look(self, house: House, after: float = DELAY) -> int:
        self.clock.now += after
        return await house.alerts.look()


@asynccontextmanager
async def pushing(settings: Settings) -> AsyncIterator[Office]:
    async with listening(PushSink()) as sink:
        changed = brisk(
            settings,
            push=PUSH,
            secret="s" * 32,
            webhook_to_local=True,
            alert_delay=DELAY,
            public_url="https://tables.example",
        )
        yield Office(changed, sink)


async def known(house: House) -> list[str]:
    async with reading(house.engine) as connection:
        return list((await connection.execute(select(devices.c.id).order_by(devices.c.id))).scalars())


def test_the_browser_of_these_tests_reads_what_the_standard_writes() -> None:
    """The example of RFC 8291, appendix A."""
    number = int.from_bytes(decoded("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"))
    browser = Browser(ec.derive_private_key(number, ec.SECP256R1()), decoded("BTBZMqHH6r4Tts7J_aSIgg"))
    content = (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru"
        "3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert browser.read(decoded(content)) == b"When I grow up, I want to be a watermelon"


@pytest.mark.parametrize("length", [0, 1, 1_000, push.MOST_BYTES])
def test_what_is_encrypted_is_for_one_browser_alone(length: int) -> None:
    browser, other, said = Browser(), Browser(), b"x" * length
    content = push.encrypted(said, **browser.keys)
    assert len(content) <= push.RECORD
    assert browser.read(content) == said
    assert content != push.encrypted(said, **browser.keys)
    with pytest.raises(Exception):  # noqa: B017, PT011 - however it fails
        other.read(content)


def test_what_is_too_long_is_not_encrypted() -> None:
    with pytest.raises(ValueError, match="bytes"):
        push.encrypted(b"x" * (push.MOST_BYTES + 1), **Browser().keys)


def test_keys_of_browsers() -> None:
    keys = Browser().keys
    assert push.is_browser(**keys)
    assert not push.is_browser(keys["p256dh"], encoded(bytes(15)))
    for point in (bytes(65), b"\4" + bytes(64), decoded(keys["p256dh"])[:-1], b""):
        assert not push.is_browser(encoded(point), keys["auth"])
    assert not push.is_browser("Ä" * 80, keys["auth"])


def test_keys_of_a_house() -> None:
    key = push.new_key()
    assert push.house_of(key) is push.house_of(key)
    assert len(decoded(push.public_key(replace(PUSH, key=key)))) == push.POINT_BYTES
    for wrong in ("", "x", key[:-4], encoded(bytes(33)), encoded(bytes(32)), "Ä" * 43):
        with pytest.raises(ValueError):  # noqa: PT011 - whoever starts the server says it in words
            push.house_of(wrong)


@pytest.mark.parametrize(("clock", "ttl", "urgency"), [(None, "86400", "normal"), (LIVE, "600", "high")])
def test_a_turn_is_told_to_every_browser(settings: Settings, clock: object, ttl: str, urgency: str) -> None:
    async def told() -> None:
        async with pushing(settings) as office, office.house("anna", "ben") as house:
            browsers = {name: Browser() for name in ("one", "two")}
            table = await begin(house, "anna", "anna", title="Sacher", clock=clock)
            for name, browser in browsers.items():
                await subscribe(house, office.sink, browser, "anna", name)
            table = await play_run(house, table)
            assert await office.look(house) == 2
            assert await office.look(house) == 0
            key = house.alerts.delivery.server_key
            assert key is not None
            topics = set()  # what two services could compare says nothing of who sits together
            for request, headers, content in office.sink.calls:
                name = request.split()[1].strip("/")
                said = json.loads(browsers.pop(name).read(content))
                topics |= {headers["topic"], said.pop("topic")}
                assert said == {
                    "title": "It is your turn: Sacher",
                    "text": "It is your turn at the table Sacher.",
                    "link": f"/tables/{table.game.id}",
                    "language": "en",
                }
                assert (headers["content-encoding"], headers["ttl"], headers["urgency"]) == ("aes128gcm", ttl, urgency)
                claims = claims_of(headers["authorization"], key)
                assert claims["aud"] == f"http://127.0.0.1:{office.sink.port}"
                assert claims["sub"] == PUSH.subject
                assert office.clock.now < claims["exp"] <= office.clock.now + 86_400
            assert browsers == {}
            assert len(topics) == 2
            for topic in topics:
                assert len(topic) == 32
                assert table.game.id not in topic

    asyncio.run(told())


def test_two_turns_at_a_table_have_one_topic(settings: Settings) -> None:
    async def told() -> None:
        async with pushing(settings) as office, office.house("anna", "ben") as house:
            browser = Browser()
            await subscribe(house, office.sink, browser, "anna")
            table, other = await begin(house, "anna", "ben"), None
            seen: list[str] = []
            while len(seen) < 3:
                if to_act(table)[1] == "anna":
                    await office.look(house)
                    seen.append(office.sink.told(browser)[-1]["topic"])
                if len(seen) == 2 and other is None:
                    other = table = await begin(house, "anna", "ben")
                    continue
                table = await play_run(house, table)
            assert seen[0] == seen[1] != seen[2]

    asyncio.run(told())


@ON_SQLITE
def test_a_turn_that_has_passed_or_is_seen_is_not_told(settings: Settings) -> None:
    async def told() -> None:
        async with pushing(settings) as office, office.house("anna", "ben") as house:
            for person in ("anna", "ben"):
                await subscribe(house, office.sink, Browser(), person)
            table = await begin(house, "anna", "ben")
            table = await play_run(house, table)
            house.hub.add(table.game.id, Listener(to_act(table)[1], 0))
            assert await office.look(house) == 0
            assert await waiting(house) == []
            assert office.sink.calls == []

    asyncio.run(told())


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(settings: Settings, status: int) -> None:
    async def told() -> None:
        async with pushing(settings) as office, office.house("anna", "ben") as house:
            for person in ("anna", "ben"):
                await subscribe(house, office.sink, Browser(), person)
            table = await begin(house, "anna", "ben")
            office.sink.answers(status)
            assert await office.look(house) == 1
            assert await waiting(house) == []
            assert await known(house) == sorted({"anna-browser", "ben-browser"} - {f"{to_act(table)[1]}-browser"})

    asyncio.run(told())


@pytest.mark.parametrize(("status", "tries"), [(400, 1), (401, 1), (403, 1), (413, 1), (429, 3), (500, 3), (307, 3)])
def test_what_fails_is_tried_again_unless_it_would_fail_for_ever(settings: Settings, status: int, tries: int) -> None:
    async def told() -> None:
        async with pushing(settings) as office, office.house("anna", "ben") as house:
            for person in ("anna", "ben"):
                await subscribe(house, office.sink, Browser(), person)
            await begin(house, "anna", "ben")
            office.sink.answers(status)
            await office.look(house)
            for pause in BACKOFF[:2]:
                assert await office.look(house, pause - 1) == 0
                await office.look(house, 1)
            assert len(office.sink.calls) == tries
            assert len(await waiting(house)) == (tries > 1)
            assert len(await known(house)) == 2

    asyncio.run(told())


def test_a_process_that_ends_while_it_sends_tells_the_same_again(settings: Settings) -> None:
    async def told() -> None:
        async with pushing(settings) as office:
            browser = Browser()
            async with office.house("anna", "ben") as house:
                for person in ("anna", "ben"):
                    await subscribe(house, office.sink, browser, person)
                await begin(house, "anna", "ben")
                office.sink.silent = True
                office.clock.now += DELAY
                sending = asyncio.create_task(house.alerts.look())
                await eventually(lambda: office.sink.calls)
                sending.cancel()
                await asyncio.gather(sending, return_exceptions=True)
            office.sink.silent = False
            async with office.house() as house:
                assert await house.alerts.look() == 0
                assert await office.look(house, CLAIM_SECONDS) == 1
            first, again = office.sink.told(browser)
            assert first == again

    asyncio.run(told())


@ON_SQLITE
def test_with_another_key_or_none_nothing_is_sent(settings: Settings) -> None:
    async def told() -> None:
        async with pushing(settings) as office:
            async with office.house("anna", "ben") as house:
                for person in ("anna", "ben"):
                    await subscribe(house, office.sink, Browser(), person)
                await begin(house, "anna", "ben")
            for key in (replace(PUSH, key=push.new_key()), None):
                office.settings = replace(office.settings, push=key)
                async with office.house() as house:
                    await begin(house, "anna", "ben")  # is not even written down
                    assert len(await waiting(house)) <= 1
                    await office.look(house)
                    assert await waiting(house) == []
            assert office.sink.calls == []

    asyncio.run(told())


def device_at(endpoint: str) -> Device:
    return Device("device", "anna", "session", endpoint, **Browser().keys, server_key="", created=0.0, language="en")


async def notify(endpoint: str, caller: Caller) -> None:
    await push.send(PUSH, device_at(endpoint), {"title": "x"}, "topic", False, 0.0, caller)


@pytest.mark.parametrize("address", PRIVATE)
def test_a_service_with_a_private_address_is_not_called(address: str) -> None:
    async def tried() -> int:
        async with listening(PushSink()) as sink:
            with pytest.raises(WebhookRefused):
                await notify(f"https://push.example:{sink.port}/x", Caller(resolving=answering(address)))
            return len(sink.calls)

    assert asyncio.run(tried()) == 0


@pytest.mark.parametrize(
    "endpoint",
    ["http://push.example/x", "https://user@push.example/", "file:///x", "https://push.example/" + "x" * 1500],
)
def test_addresses_of_no_service(endpoint: str) -> None:
    with pytest.raises(WebhookRefused):
        asyncio.run(notify(endpoint, Caller(resolving=answering("8.8.8.8"))))


def test_a_service_is_not_followed_elsewhere() -> None:
    async def tried() -> int:
        async with listening(PushSink()) as sink:
            place = f"Location: http://127.0.0.1:{sink.port}/other"
            sink.answer = f"HTTP/1.1 301 Moved\r\n{place}\r\nContent-Length: 0\r\n\r\n".encode()
            with pytest.raises(WebhookFailed, match="301"):
                await notify(sink.endpoint("x"), PATIENT)
            return len(sink.calls)

    assert asyncio.run(tried()) == 1


def test_an_address_for_which_nothing_can_be_signed() -> None:
    with pytest.raises(WebhookRefused, match="signed"):
        push.signature(PUSH, urlsplit("https://[2606:4700::1]/x"), 0.0)


def test_how_a_service_says_no() -> None:
    async def tried(status: int, expected: type[Exception]) -> None:
        async with listening(PushSink()) as sink:
            sink.answers(status)
            with pytest.raises(expected, match=str(status)) as raised:
                await notify(sink.endpoint("x"), PATIENT)
            assert raised.type is expected

    for status, expected in [
        (410, Gone),
        (404, Gone),
        (403, WebhookRefused),
        (429, WebhookFailed),
        (503, WebhookFailed),
    ]:
        asyncio.run(tried(status, expected))


@ON_SQLITE
def test_with_the_session_goes_the_browser(settings: Settings) -> None:
    async def told() -> None:
        async with pushing(settings) as office, office.house("anna", "ben") as house:
            for name in ("one", "two"):
                await subscribe(house, office.sink, Browser(), "anna", name)
            await subscribe(house, office.sink, Browser(), "ben")
            table = await begin(house, "anna", "ben")
            while to_act(table)[1] != "anna":
                table = await play_run(house, table)
            async with writing(house.engine) as connection:
                await people.end_sessions(connection, "anna", only="s-one")
            assert await office.look(house) == 1
            assert [request.split()[1] for request, _, _ in office.sink.calls] == ["/two"]
            async with writing(house.engine) as connection:
                await people.delete_person(connection, "anna", 0.0)
            assert await known(house) == ["ben-browser"]

    asyncio.run(told())
