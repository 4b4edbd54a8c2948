"""Handing messages over: letters to a mail server, calls to webhooks, notifications to the services of browsers."""

from __future__ import annotations

import asyncio
import smtplib
from collections.abc import Awaitable, Callable
from functools import cache
from types import ModuleType

from sqlalchemy.ext.asyncio import AsyncEngine

from grandaustria.server import mail, webhook
from grandaustria.server.db.engine import reading
from grandaustria.server.settings import Services, Settings
from grandaustria.server.store import devices, people
from grandaustria.server.store.devices import Device
from grandaustria.server.store.outbox import MAIL, PUSH, TURN, WEBHOOK, Batch
from grandaustria.server.wording import Words, path_of, trial, words_of

REFUSED_FOR_GOOD = 500
"""What SMTP answers below this may be different the next time."""
TOPIC_LENGTH = 32


class Undeliverable(Exception):
    """It would fail again: the address is refused."""


@cache
def pushing() -> ModuleType:
    """Loaded only where an operator has given a key, as what it needs takes a moment."""
    from grandaustria.server import push

    return push


class Delivery:
    """Sends messages, each in the way of its channel; what comes of it is raised or not."""

    def __init__(self, engine: AsyncEngine, settings: Settings, services: Services) -> None:
        self._engine = engine
        self._settings = settings
        self._services = services
        self._caller = webhook.Caller(settings.webhook_to_local)
        if settings.push is not None:
            pushing()  # now, not while a turn waits for it
        self._ways: dict[str, Callable[[Batch], Awaitable[None]]] = {
            MAIL: self._mail,
            WEBHOOK: self._call,
            PUSH: self._push,
        }

    @property
    def server_key(self) -> str | None:
        """By which browsers know this house, if it tells them anything."""
        return None if self._settings.push is None else str(pushing().public_key(self._settings.push))

    async def send(self, batch: Batch) -> None:
        await self._ways[batch.channel](batch)

    async def try_out(self, device: Device) -> None:
        """Show somebody how they would be told."""
        await self._notify(device, trial(device.language), live=True)

    async def _mail(self, batch: Batch) -> None:
        server = self._settings.mail
        if server is None:
            raise Undeliverable("no mail server is set up any more")
        words = words_of(batch.messages, batch.waiting)
        said = words.letter(self._settings.origin)
        letter = mail.letter(server, batch.address, words.subject, said, words.name, self._services.now())
        try:
            await asyncio.to_thread(mail.send, server, batch.address, letter)
        except smtplib.SMTPRecipientsRefused as error:
            if all(code >= REFUSED_FOR_GOOD for code, _ in error.recipients.values()):
                raise Undeliverable("the mail server refuses the address") from error
            raise

    async def _call(self, batch: Batch) -> None:
        [message] = batch.messages
        link = f"{self._settings.origin}{path_of(message.kind, message.game_id)}"
        body = {"type": message.kind, "table": message.game_id, "link": link, **message.body}
        if message.kind == TURN:
            body["turn"] = message.turn
        await webhook.call(batch.address, body, self._caller)

    async def _push(self, batch: Batch) -> None:
        async with reading(self._engine) as connection:
            device = await devices.read(connection, batch.address)
        if device is None or device.server_key != self.server_key:
            raise Undeliverable("the browser is not told any more")
        live = any(message.live for message in batch.messages)
        await self._notify(device, words_of(batch.messages, batch.waiting), live)

    async def _notify(self, device: Device, words: Words, live: bool) -> None:
        if self._settings.push is None:
            raise Undeliverable("no key is set up any more")
        about = words.news[0].game_id if len(words.news) == 1 else "many"
        topic = people.token_hash(self._settings.secret, f"topic {device.id} {about}")[:TOPIC_LENGTH]
        said = {
            "title": words.subject,
            "text": words.note(),
            "link": words.path,
            "topic": topic,
            "language": device.language,
        }
        now = self._services.now()
        await pushing().send(self._settings.push, device, said, topic, live, now, self._caller)
