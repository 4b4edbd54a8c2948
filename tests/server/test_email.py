"""An address for alerts counts when its reader has confirmed it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from grandaustria.server.settings import Limits, Mail, Settings
from tests.server.described import description
from tests.server.postgresql import ON_SQLITE
from tests.server.running import Running, running
from tests.server.sinks import MailSink, listening

ADDRESS = "sisi@example.org"
pytestmark = ON_SQLITE


@contextmanager
def post_office(settings: Settings, **limits: int) -> Iterator[tuple[Running, MailSink]]:
    """A server with a mail server that only listens, in a thread of its own."""
    sink, ready, done = MailSink(), threading.Event(), threading.Event()

    async def serve() -> None:
        async with listening(sink):
            ready.set()
            await asyncio.to_thread(done.wait)

    thread = threading.Thread(target=lambda: asyncio.run(serve()), daemon=True)
    thread.start()
    assert ready.wait(10)
    where = Mail("127.0.0.1", sink.port, "tables@example.net")
    changed = replace(settings, mail=where, secret="a secret of the test", limits=replace(settings.limits, **limits))
    try:
        with running(changed) as server:
            yield server, sink
    finally:
        done.set()
        thread.join(10)


def code_in(sink: MailSink) -> str:
    [(recipients, letter)] = sink.letters
    assert recipients == [ADDRESS]
    words: list[str] = letter.get_content().replace(".", " ").split()
    return next(word for word in words if len(word) == 8 and word.isupper())


def test_an_address_is_kept_with_the_code_sent_to_it(settings: Settings) -> None:
    with post_office(settings) as (server, sink):
        guest = server.guest()
        assert guest.post("/me/email", {"email": ADDRESS}) == {"email": ADDRESS}
        assert guest.get("/me")["email"] is None
        code = code_in(sink)
        guest.refused("POST", "/me/email/confirm", 403, "wrong", {"email": ADDRESS, "code": "AAAAAAAA"})
        guest.refused("POST", "/me/email/confirm", 403, "wrong", {"email": "other@example.org", "code": code})
        server.guest().refused("POST", "/me/email/confirm", 403, "wrong", {"email": ADDRESS, "code": code})
        kept = guest.post("/me/email/confirm", {"email": ADDRESS, "code": f" {code[:4].lower()}-{code[4:]} "})
        assert kept["email"] == ADDRESS
        assert guest.get("/me")["email"] == ADDRESS
        assert guest.patch("/me", {"email": None})["email"] is None


def test_the_letter_is_in_the_language_of_its_reader(settings: Settings) -> None:
    with post_office(settings) as (server, sink):
        guest = server.guest()
        guest.patch("/me", {"language": "de"})
        guest.post("/me/email", {"email": ADDRESS})
        assert sink.letters[0][1]["Subject"] != "Your code for Grand Austria"


def test_without_the_code_there_is_no_way(server: Running) -> None:
    guest = server.guest()
    guest.refused("PATCH", "/me", 422, "invalid", {"email": ADDRESS})
    guest.refused("POST", "/me/email", 409, "no-mail", {"email": ADDRESS})
    for odd in ("a@b\r\nBcc: c@d", "=?utf-8?b?DQpCY2M6eA==?=@example.org", "=?utf-8?b?!!?=@example.org"):
        guest.refused("POST", "/me/email", 422, "invalid", {"email": odd})


def test_an_address_that_is_refused(settings: Settings) -> None:
    with post_office(settings) as (server, sink):
        sink.answer = "550 no such reader"
        server.guest().refused("POST", "/me/email", 502, "mail", {"email": ADDRESS})
    assert "502" in description()["paths"]["/api/v1/me/email"]["post"]["responses"]


def test_few_letters_to_one_address(settings: Settings) -> None:
    with post_office(settings, letters_per_hour=2) as (server, sink):
        guest = server.guest()
        for _ in range(2):
            guest.post("/me/email", {"email": ADDRESS})
        assert guest.refused("POST", "/me/email", 429, "too-many", {"email": ADDRESS})["retry_after"] > 0
        assert len(sink.letters) == 2
    assert Limits().letters_per_hour == 5
