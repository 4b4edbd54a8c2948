"""Calls to an address that somebody gave: public, checked where the connection goes, and nothing more than a call."""

from __future__ import annotations

import asyncio
import ssl
from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path

import pytest

from grandaustria.server.webhook import (
    Caller,
    Resolve,
    WebhookFailed,
    WebhookRefused,
    call,
    checked_url,
    is_public,
    resolve,
)
from tests.server.sinks import WebSink, listening

PEM = Path(__file__).with_name("hook.example.pem")
PATIENT = Caller(True, seconds=60.0)

PRIVATE = [
    "0.0.0.0", "10.1.2.3", "100.64.0.1", "127.0.0.1", "127.8.8.8", "169.254.169.254", "172.16.0.1", "192.0.0.1",
    "192.168.1.1", "198.18.0.1", "192.0.2.7", "224.0.0.1", "239.1.1.1", "240.0.0.1", "255.255.255.255",
    "::", "::1", "::ffff:127.0.0.1", "::ffff:8.8.8.8", "::127.0.0.1", "64:ff9b::7f00:1", "64:ff9b:1::1",
    "2001:0:7f00:1::1", "2002:7f00:1::1", "2001:db8::1", "fc00::1", "fd00::1", "fe80::1", "fe80::1%eth0", "fec0::1",
    "ff02::1", "100::1", "not an address", "",
]  # fmt: skip
LOCAL_HOSTS = ["127.0.0.1", "localhost", "[::1]", "2130706433", "0x7f.1", "127.1", "[::ffff:7f00:1]"]
PUBLIC = ["8.8.8.8", "93.184.216.34", "2606:4700:4700::1111", "2a00:1450:4001:830::200e"]


@pytest.mark.parametrize("address", PRIVATE)
def test_addresses_that_are_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", PUBLIC)
def test_addresses_that_are_public(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "text",
    [
        "", "http://example.org/", "ftp://example.org/", "file:///etc/passwd", "https://", "https:///turn",
        "//example.org",
        "https://user@example.org/", "https://user:word@example.org/", "https://example.org:0/", "https://example.org:x/",
        "https://example.org:99999/", "https://exa mple.org/", "https://example.org/\r\nX: y", "https://[::1/",
        "https://example.org\\@127.0.0.1/", "https://exämple.org/", "https://example.org/" + "x" * 500,
    ],
)  # fmt: skip
def test_texts_that_are_no_webhooks(text: str) -> None:
    with pytest.raises(WebhookRefused):
        checked_url(text)


@pytest.mark.parametrize("text", ["https://example.org", "https://example.org:8443/a?b=c", "https://8.8.8.8/"])
def test_texts_that_are_webhooks(text: str) -> None:
    assert checked_url(text).geturl() == text


def answering(*addresses: str) -> Resolve:
    """A name service that knows one answer."""

    async def resolving(_host: str, _port: int) -> list[str]:
        return list(addresses)

    return resolving


@pytest.mark.parametrize("address", PRIVATE)
def test_a_name_that_leads_to_a_private_address_is_not_called(address: str) -> None:
    async def tried() -> int:
        async with listening(WebSink()) as sink:
            caller = Caller(resolving=answering(address))
            with pytest.raises(WebhookRefused):
                await call(f"https://innocent.example:{sink.port}/", {}, caller)
            return len(sink.calls)

    assert asyncio.run(tried()) == 0


def test_one_private_address_among_public_ones_is_enough() -> None:
    with pytest.raises(WebhookRefused):
        asyncio.run(call("https://innocent.example/", {}, Caller(resolving=answering("8.8.8.8", "127.0.0.1"))))


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "localhost", "[::1]", "2130706433", "0x7f.1", "127.1", "[::ffff:7f00:1]"]
)
def test_ways_to_write_this_machine(host: str) -> None:
    with pytest.raises((WebhookRefused, WebhookFailed)):
        asyncio.run(call(f"https://{host}/", {}, Caller()))


def test_a_name_without_an_address() -> None:
    async def failing(_host: str, _port: int) -> list[str]:
        raise OSError("no such name")

    for resolving in (failing, answering()):
        with pytest.raises(WebhookFailed):
            asyncio.run(call("https://nowhere.example/", {}, Caller(resolving=resolving)))


def test_the_call_goes_to_the_address_that_was_checked() -> None:
    asked: list[str] = []

    async def changing(host: str, _port: int) -> list[str]:
        asked.append(host)
        return ["127.0.0.1"] if len(asked) == 1 else ["127.0.0.2"]

    async def called() -> WebSink:
        async with listening(WebSink()) as sink:
            await call(f"http://hook.example:{sink.port}/turn?x=1", {"a": "ä"}, replace(PATIENT, resolving=changing))
            return sink

    sink = asyncio.run(called())
    [(request, headers, body)] = sink.calls
    assert request == "POST /turn?x=1 HTTP/1.1"
    assert headers["host"] == f"hook.example:{sink.port}"
    assert headers["content-type"] == "application/json"
    assert body == {"a": "ä"}
    assert asked == ["hook.example"]


@pytest.mark.parametrize("status", ["301 Moved", "302 Found", "307 Temporary", "404 Not Found", "500 Oh"])
def test_redirections_are_not_followed_and_errors_are_failures(status: str) -> None:
    async def called() -> int:
        async with listening(WebSink()) as sink:
            place = f"Location: http://127.0.0.1:{sink.port}/other"
            sink.answer = f"HTTP/1.1 {status}\r\n{place}\r\nContent-Length: 0\r\n\r\n".encode()
            with pytest.raises(WebhookFailed, match=status[:3]):
                await call(f"http://127.0.0.1:{sink.port}/", {}, PATIENT)
            return len(sink.calls)

    assert asyncio.run(called()) == 1


def test_an_endless_answer_is_not_read() -> None:
    """It would be waited for until the call fails."""

    async def called() -> None:
        async with listening(WebSink(answer=b"HTTP/1.1 200 OK\r\n\r\n", endless=True)) as sink:
            await call(f"http://127.0.0.1:{sink.port}/", {}, PATIENT)

    asyncio.run(called())


def test_an_endless_head_is_not_read() -> None:
    async def called() -> None:
        async with listening(WebSink(answer=b"HTTP/1.1 200 OK\r\nX: ", endless=True)) as sink:
            with pytest.raises(WebhookFailed):
                await call(f"http://127.0.0.1:{sink.port}/", {}, PATIENT)

    asyncio.run(called())


def test_nobody_waits_for_an_answer_for_long() -> None:
    async def called() -> None:
        async with listening(WebSink(silent=True)) as sink:
            with pytest.raises(WebhookFailed):
                await call(f"http://127.0.0.1:{sink.port}/", {}, Caller(True, seconds=0.2))

    asyncio.run(called())


@pytest.mark.parametrize("answer", [b"", b"\0\0\0", b"HTTP/9.9 what\r\n\r\n", b"SSH-2.0-x\r\n"])
def test_answers_that_are_none(answer: bytes) -> None:
    async def called() -> None:
        async with listening(WebSink(answer=answer)) as sink:
            with pytest.raises(WebhookFailed):
                await call(f"http://127.0.0.1:{sink.port}/", {}, PATIENT)

    asyncio.run(called())


def trusting() -> ssl.SSLContext:
    return ssl.create_default_context(cafile=str(PEM))


def serving() -> ssl.SSLContext:
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(PEM)
    return context


@pytest.mark.parametrize(
    ("name", "trusted", "good"),
    [
        ("hook.example", True, True),
        ("other.example", True, False),
        ("127.0.0.1", True, False),
        ("hook.example", False, False),
    ],
    ids=["good", "another name", "the address as name", "trusted by nobody"],
)
def test_the_certificate_must_be_good_for_the_name(name: str, trusted: bool, good: bool) -> None:
    async def called() -> int:
        caller = replace(PATIENT, resolving=answering("127.0.0.1"), trust=trusting() if trusted else None)
        async with listening(WebSink(), serving()) as sink:
            with nullcontext() if good else pytest.raises(WebhookFailed):
                await call(f"https://{name}:{sink.port}/", {}, caller)
            return len(sink.calls)

    assert asyncio.run(called()) == int(good)


def test_names_are_resolved_to_all_their_addresses() -> None:
    assert "127.0.0.1" in asyncio.run(resolve("localhost", 443)) + asyncio.run(resolve("127.0.0.1", 443))
