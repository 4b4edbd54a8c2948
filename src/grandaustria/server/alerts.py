"""It is your turn: one message per turn and channel to a person who is not at the table; and who sits at a new table by
quick pairing, or is invited to one.

The message is written into the outbox in the transaction that begins the turn, and sent after a while by a task of
any process, unless the person has the table open, or the turn has passed. It waits for the end of their quiet hours,
and for the next letter, where they want to be told of many turns in one. What is due at the same time goes out as one
message to each address; webhooks, which programs read, are called for each turn. What cannot be sent is tried again,
less and less often. A process that ends between sending and noting it sends once more: letters carry the same name
again, calls the same turn, and a notification takes the place of the one before.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from grandaustria.server import seating, webhook
from grandaustria.server.alert_times import ALWAYS, Times, may_tell
from grandaustria.server.db.engine import reading, writing
from grandaustria.server.delivery import Delivery, Undeliverable
from grandaustria.server.errors import conflict
from grandaustria.server.live import Hub
from grandaustria.server.settings import Services, Settings
from grandaustria.server.store import alert_times, devices, lists, outbox, people
from grandaustria.server.store.devices import Device
from grandaustria.server.store.outbox import (
    INVITED,
    MAIL,
    NO_TURN,
    PAIRED,
    PUSH,
    ROUND,
    TURN,
    WEBHOOK,
    Batch,
    Message,
    Waiting,
)
from grandaustria.server.store.play import GameRow

logger = logging.getLogger(__name__)

LOOK_SECONDS, LEAST_LOOK_SECONDS = 5.0, 0.1
AT_ONCE = 10
"""Addresses that are written to at a time."""
CLAIM_SECONDS = 120.0
"""More than sending may take."""
MOST_LISTED = 100
"""Games in one message."""
BACKOFF = (60.0, 300.0, 1_800.0, 7_200.0, 28_800.0)
"""How long to wait after each failed attempt; after the last one the message is given up."""
KEPT_SECONDS = 7 * 86_400.0

Json = dict[str, Any]
Spawn = Callable[[Coroutine[Any, Any, None]], asyncio.Task[Any]]


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
        self.delivery = Delivery(engine, settings, services)

    async def open(self) -> None:
        self._spawn(self._keep_looking())

    # Writing

    async def on_turn(self, connection: AsyncConnection, game: GameRow) -> None:
        """In the transaction that begins a turn: a row for each way its player wants to be told."""
        person_id = person_to_act(game)
        if person_id is not None:
            await self._write(connection, person_id, game, TURN, game.turn, {"seat": game.to_act})

    async def on_paired(self, connection: AsyncConnection, game: GameRow) -> None:
        """In the transaction that seats people by quick pairing: each is told where, unless they ask before."""
        await self._tell_all(connection, game, PAIRED)

    async def on_round(self, connection: AsyncConnection, game: GameRow) -> None:
        """In the transaction that begins a round of a tournament: each is told where they sit."""
        await self._tell_all(connection, game, ROUND)

    async def _tell_all(self, connection: AsyncConnection, game: GameRow, kind: str) -> None:
        for row in game.seats:
            if row.person_id is not None:
                await self._write(connection, row.person_id, game, kind, NO_TURN, {"seat": row.seat})

    async def on_invited(self, connection: AsyncConnection, game: GameRow, person_id: str, by: str) -> None:
        """In the transaction that invites somebody to a table."""
        await self._write(connection, person_id, game, INVITED, NO_TURN, {"by": by})

    async def _write(
        self, connection: AsyncConnection, person_id: str, game: GameRow, kind: str, turn: int, more: Json
    ) -> None:
        ways = await self._ways_to(connection, person_id)
        if not ways:
            return
        due = self._services.now() + self._settings.alert_delay
        body = {"title": game.title, **more}
        about = {"person_id": person_id, "game_id": game.id, "kind": kind, "turn": turn, "body": body}
        about |= {"live": seating.pace(game) == seating.PACES[0], "due": due, "next_try": due}
        await outbox.add(connection, [{**about, "channel": channel, "address": address} for channel, address in ways])

    async def _ways_to(self, connection: AsyncConnection, person_id: str) -> list[tuple[str, str]]:
        """Every way in which somebody wants to be told, and where that leads."""
        person = await people.read_person(connection, person_id)
        if person is None or person.deleted is not None:
            return []
        addresses = [(MAIL, person.email if self._settings.mail else None), (WEBHOOK, person.webhook)]
        ways = [(channel, address) for channel, address in addresses if address]
        key = self.delivery.server_key
        if key is not None:
            ways += [(PUSH, device_id) for device_id in await devices.ids_of(connection, person_id, key)]
        return ways

    async def choose(self, connection: AsyncConnection, person_id: str, times: Times) -> None:
        """Somebody wants to be told at other times; what waits is looked at anew."""
        await alert_times.keep(connection, person_id, times)
        await outbox.look_again(connection, person_id)

    # Sending

    async def look(self) -> int:
        """Send what is due; how many messages were."""
        claimed = await self._claim()
        await asyncio.gather(*(self._deliver(batch) for batch in claimed))
        return len(claimed)

    async def _claim(self) -> list[Batch]:
        """Take messages that no other process will take; nothing is written where nothing is due."""
        now = self._services.now()
        async with reading(self._engine) as connection:
            seen = await self._seen(connection)
            if not seen and not await outbox.is_due(connection, now):
                return []
        if seen:  # by itself: together with what is locked below two processes could wait for each other
            async with writing(self._engine) as connection:
                await outbox.drop(connection, seen)
        async with writing(self._engine) as connection:
            await outbox.drop_stale(connection, now)
            await outbox.forget_sent(connection, now - KEPT_SECONDS)
            found = await outbox.due(connection, now, AT_ONCE)
            ready = await self._ready(connection, found, now)
            await outbox.put_off(connection, [one.id for batch in ready for one in batch.messages], now + CLAIM_SECONDS)
        return ready

    async def _seen(self, connection: AsyncConnection) -> list[int]:
        """Whoever has the table open in this process sees that it is their turn; the delay leaves time for all."""
        waiting = await outbox.waiting(connection, self._hub.tables())
        return [row_id for row_id, game_id, person_id in waiting if person_id in self._hub.present(game_id)]

    async def _ready(self, connection: AsyncConnection, found: list[Message], now: float) -> list[Batch]:
        """What may be told now, address by address; the rest waits until it may."""
        chosen = await alert_times.read_all(connection, {one.person_id for one in found})
        sifted = [
            await self._sifted(connection, batch, chosen.get(batch.person_id, ALWAYS), now)
            for batch in outbox.batches(found)
        ]
        return [batch for batch in sifted if batch.messages]

    async def _sifted(self, connection: AsyncConnection, batch: Batch, times: Times, now: float) -> Batch:
        """Of a message what may be told now; with all games in which it is their turn, where somebody wants that."""
        gathers = times.gathers and batch.channel != WEBHOOK
        told = await outbox.last_told(connection, batch) if gathers else None
        ready: list[Message] = []
        for one in batch.messages:
            moment = may_tell(times, one.due or 0.0, now, gathers and one.gathers, told)
            if moment <= now:
                ready.append(one)
            else:
                await outbox.try_again(connection, [one.id], moment)
        in_all = gathers and any(one.gathers for one in ready)
        return batch.of(ready, await turns_of(connection, batch.person_id) if in_all else ())

    async def _deliver(self, batch: Batch) -> None:
        try:
            await self.delivery.send(batch)
        except webhook.Gone as error:
            await self._give_up(batch, error)
            async with writing(self._engine) as connection:
                await devices.drop(connection, batch.address)
        except (webhook.WebhookRefused, Undeliverable, ValueError) as error:
            await self._give_up(batch, error)
        except (webhook.WebhookFailed, OSError) as error:  # what SMTP refuses is an OSError too
            await self._later(batch, error)
        else:
            async with writing(self._engine) as connection:
                await outbox.mark_sent(connection, batch.ids, self._services.now())

    async def _later(self, batch: Batch, error: Exception) -> None:
        attempts = max(one.attempts for one in batch.messages)
        if attempts >= len(BACKOFF):
            await self._give_up(batch, error)
            return
        logger.warning("alert %d by %s failed: %s", batch.ids[0], batch.channel, _reason(error))
        async with writing(self._engine) as connection:
            await outbox.try_again(connection, batch.ids, self._services.now() + BACKOFF[attempts])

    async def _give_up(self, batch: Batch, error: Exception) -> None:
        logger.warning("alert %d by %s given up: %s", batch.ids[0], batch.channel, _reason(error))
        async with writing(self._engine) as connection:
            await outbox.drop(connection, batch.ids)

    async def try_out(self, device: Device) -> None:
        """Show somebody in the browser they ask with how they would be told; Refusal if it does not take it."""
        try:
            await self.delivery.try_out(device)
        except webhook.Gone:
            async with writing(self._engine) as connection:
                await devices.drop(connection, device.id)
            raise conflict("no-device", "This browser is not told any more; switch it on again.") from None

    async def _keep_looking(self) -> None:
        pause = max(LEAST_LOOK_SECONDS, min(LOOK_SECONDS, self._settings.alert_delay / 2))
        sent = 0
        while True:
            await asyncio.sleep(0 if sent else pause)
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


async def turns_of(connection: AsyncConnection, person_id: str) -> list[Waiting]:
    """The games over days in which it is somebody's turn, whether or not they have been told."""
    page = await lists.tables_of(connection, person_id, None, MOST_LISTED)
    own = [game for game in page.tables if person_to_act(game) == person_id]
    return [Waiting(game.id, game.turn, game.title) for game in own if seating.pace(game) != seating.PACES[0]]


def _reason(error: Exception) -> str:
    """What is logged of a failure: no addresses, which belong to people."""
    return str(error) if isinstance(error, (webhook.WebhookFailed, webhook.WebhookRefused)) else type(error).__name__
