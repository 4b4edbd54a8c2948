"""Table talk, live: a message goes to everybody at the table who may read it and hears its writer."""

from __future__ import annotations

import secrets

from sqlalchemy.ext.asyncio import AsyncEngine

from grandaustria.server.db.engine import reading
from grandaustria.server.live import Hub
from grandaustria.server.store import chat, play, shunned
from grandaustria.server.visible import may_read_chat


class Talk:
    """Carries messages to the sockets of this process, and knows which were sent from here."""

    def __init__(self, engine: AsyncEngine, hub: Hub) -> None:
        self._engine = engine
        self._hub = hub
        self.sender = secrets.token_hex(8)
        """Names this process in notifications, so that it does not hear itself."""

    async def deliver(self, game_id: str, message_id: int) -> None:
        present = self._hub.present(game_id)
        if not present:
            return
        async with reading(self._engine) as connection:
            game = await play.read_game(connection, game_id)
            message = await chat.read_message(connection, game_id, message_id)
            if game is None or message is None:
                return
            deaf = await shunned.deaf_to(connection, message["person"]["id"], present)
        # Whoever has come meanwhile was not asked about, and finds the message where all are kept.
        hearing = {person_id for person_id in present if may_read_chat(game, person_id, message["room"])} - deaf
        self._hub.broadcast(game_id, message, to=hearing)

    async def heard(self, game_id: str, said: str) -> None:
        """Another process has told of a message."""
        message_id, _, sender = said.partition(":")
        if sender != self.sender:
            await self.deliver(game_id, int(message_id))
