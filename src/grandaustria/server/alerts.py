"""It is your turn: one message per turn and channel to a person who is not at the table; and who sits at a new table by
quick pairing, or is invited to one.

The message is written into the outbox in the transaction that begins the turn, and sent after a while by a task of
any process, unless the person has the table open, or the turn has passed. What cannot be sent is tried again, less and
less often. A process that ends between sending and noting it sends once more: letters carry the same name again, calls
the same turn.
"""

from __future__ import annotations

import asyncio
import logging
import smtplib
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from grandaustria.server import mail, webhook
from grandaustria.server.db.engine import reading, writing
from grandaustria.server.live import Hub
from grandaustria.server.settings import Services, Settings
from grandaustria.server.store import outbox, people
from grandaustria.server.store.outbox import INVITED, MAIL, NO_TURN, PAIRED, TURN, WEBHOOK, Message
from grandaustria.server.store.play import GameRow
from grandaustria.texts import text

logger = logging.getLogger(__name__)

LOOK_SECONDS, LEAST_LOOK_SECONDS = 5.0, 0.1
AT_ONCE = 10
CLAIM_SECONDS = 120.0
"""More than sending may take."""
BACKOFF = (60.0, 300.0, 1_800.0, 7_200.0, 28_800.0)
"""How long to wait after each failed attempt; after the last one the message is given up."""
REFUSED_FOR_GOOD = 500
"""What SMTP answers below this may be different the next time."""
KEPT_SECONDS = 7 * 86_400.0

Json = dict[str, Any]
Spawn = Callable[[Coroutine[Any, Any, None]], asyncio.Task[Any]]


class Undeliverable(Exception):
    """It would fail again: the address is refused."""


class Alerts:
    """Writes messages when turns begin, and sends them."""

    def __init__(
        self,
        engine: AsyncEngine,
        hub: Hub,
        settings: Settings,
        services: Services,
        spawn: Spawn,
    ) -> None:
        self._engine = engine
        self._hub = hub
        self._settings = settings
        self._services = services
        self._spawn = spawn
        self._caller = webhook.Caller(settings.webhook_to_local)
        self._senders: dict[str, Callable[[Message], Awaitable[None]]] = {MAIL: self._mail, WEBHOOK: self._call}

    async def open(self) -> None:
        self._spawn(self._keep_looking())

    # Writing

    async def on_turn(self, connection: AsyncConnection, game: GameRow) -> None:
        """In the transaction that begins a turn: a row for each way its player wants to be told."""
        person_id = person_to_act(game)
        if person_id is not None:
            await self._write(
                connection, person_id, game.id, TURN, game.turn, {"title": game.title, "seat": game.to_act}
            )

    async def on_paired(self, connection: AsyncConnection, game: GameRow) -> None:
        """In the transaction that seats people by quick pairing: each is told where, unless they ask before."""
        for row in game.seats:
            if row.person_id is not None:
                about = {"title": game.title, "seat": row.seat}
                await self._write(connection, row.person_id, game.id, PAIRED, NO_TURN, about)

    async def on_invited(self, connection: AsyncConnection, game: GameRow, person_id: str, by: str) -> None:
        """In the transaction that invites somebody to a table."""
        await self._write(connection, person_id, game.id, INVITED, NO_TURN, {"title": game.title, "by": by})

    async def _write(
        self, connection: AsyncConnection, person_id: str, game_id: str, kind: str, turn: int, body: Json
    ) -> None:
        person = await people.read_person(connection, person_id)
        if person is None or person.deleted is not None:
            return
        addresses = {MAIL: person.email if self._settings.mail else None, WEBHOOK: person.webhook}
        about = {"person_id": person_id, "game_id": game_id, "kind": kind, "turn": turn, "body": body}
        due = self._services.now() + self._settings.alert_delay
        ways = {channel: address for channel, address in addresses.items() if address}
        rows = [{**about, "channel": channel, "address": ways[channel], "next_try": due} for channel in ways]
        await outbox.add(connection, rows)

    # Sending

    async def look(self) -> int:
        """Send what is due; how many messages were."""
        claimed = await self._claim()
        await asyncio.gather(*(self._deliver(message) for message in claimed))
        return len(claimed)

    async def _claim(self) -> list[Message]:
        """Take messages that no other process will take; nothing is written where nothing waits."""
        now = self._services.now()
        async with reading(self._engine) as connection:
            if not await outbox.waiting(connection):
                return []
        async with writing(self._engine) as connection:
            await outbox.drop_stale(connection)
            await self._withdraw(connection)
            await outbox.forget_sent(connection, now - KEPT_SECONDS)
            found = await outbox.due(connection, now, AT_ONCE)
            await outbox.put_off(connection, [message.id for message in found], now + CLAIM_SECONDS)
        return found

    async def _withdraw(self, connection: AsyncConnection) -> None:
        """Whoever has the table open in this process sees that it is their turn; the delay leaves time for all."""
        waiting = await outbox.waiting(connection)
        seen = [row_id for row_id, game_id, person_id in waiting if person_id in self._hub.present(game_id)]
        await outbox.drop(connection, seen)

    async def _deliver(self, message: Message) -> None:
        try:
            await self._senders[message.channel](message)
        except (webhook.WebhookRefused, Undeliverable, ValueError) as error:
            await self._give_up(message, error)
        except (webhook.WebhookFailed, OSError) as error:  # what SMTP refuses is an OSError too
            await self._later(message, error)
        else:
            async with writing(self._engine) as connection:
                await outbox.mark_sent(connection, message.id, self._services.now())

    async def _later(self, message: Message, error: Exception) -> None:
        if message.attempts >= len(BACKOFF):
            await self._give_up(message, error)
            return
        logger.warning("alert %d by %s failed: %s", message.id, message.channel, _reason(error))
        async with writing(self._engine) as connection:
            await outbox.try_again(connection, message.id, self._services.now() + BACKOFF[message.attempts])

    async def _give_up(self, message: Message, error: Exception) -> None:
        logger.warning("alert %d by %s given up: %s", message.id, message.channel, _reason(error))
        async with writing(self._engine) as connection:
            await outbox.drop(connection, [message.id])

    async def _mail(self, message: Message) -> None:
        server = self._settings.mail
        if server is None:
            raise Undeliverable("no mail server is set up any more")
        language = message.language
        title = message.body["title"] or text("alert-table", language)
        named = {"title": title} | ({"name": message.body["by"]} if message.kind == INVITED else {})
        subject = text(f"alert-{message.kind}-subject", language, **named)
        words = f"{text(f'alert-{message.kind}-text', language, **named)}\n\n{self._link(message)}\n"
        key = f"{message.kind}-{message.game_id}-{message.turn}"
        written = mail.letter(server, message.address, subject, words, key, self._services.now())
        try:
            await asyncio.to_thread(mail.send, server, message.address, written)
        except smtplib.SMTPRecipientsRefused as error:
            if all(code >= REFUSED_FOR_GOOD for code, _ in error.recipients.values()):
                raise Undeliverable("the mail server refuses the address") from error
            raise

    async def _call(self, message: Message) -> None:
        body = {"type": message.kind, "table": message.game_id, "link": self._link(message), **message.body}
        if message.kind == TURN:
            body["turn"] = message.turn
        await webhook.call(message.address, body, self._caller)

    def _link(self, message: Message) -> str:
        """The table; who is only invited sees it on the home page, and may not see it elsewhere yet."""
        if message.kind == INVITED:
            return f"{self._settings.origin}/"
        return f"{self._settings.origin}/tables/{message.game_id}"

    async def _keep_looking(self) -> None:
        pause = max(LEAST_LOOK_SECONDS, min(LOOK_SECONDS, self._settings.alert_delay / 2))
        sent = 0
        while True:
            await asyncio.sleep(0 if sent == AT_ONCE else pause)
            try:
                sent = await self.look()
            except Exception:  # a database that is away for a while must not end it
                sent = 0
                logger.exception("could not send alerts")


def person_to_act(game: GameRow) -> str | None:
    """The person whose turn it is, if somebody at another place may not know."""
    if game.status != "running" or game.hot_seat:
        return None
    return next((row.person_id for row in game.seats if row.seat == game.to_act and not row.bot), None)


def _reason(error: Exception) -> str:
    """What is logged of a failure: no addresses, which belong to people."""
    return str(error) if isinstance(error, (webhook.WebhookFailed, webhook.WebhookRefused)) else type(error).__name__
