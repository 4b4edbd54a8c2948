"""The socket of a table: updates as they happen, presence, chat. What a client says there is only that it is alive."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Annotated

from fastapi import APIRouter, Query, WebSocket, WebSocketDisconnect

from grandaustria.server.api.context import house_of, person_of
from grandaustria.server.api.pace import Allowance
from grandaustria.server.api.play import Code, Since, TableId, seen_table
from grandaustria.server.api.sight import Foreseen, Spoken
from grandaustria.server.errors import Refusal
from grandaustria.server.house import House
from grandaustria.server.live import Listener

router = APIRouter(tags=["play"])

NOT_FOUND, TOO_MANY, TOO_LONG, BEHIND = 4404, 4429, 1009, 4408


@router.websocket("/tables/{table_id}/socket")
async def socket(
    websocket: WebSocket,
    table_id: TableId,
    since: Since = 0,
    code: Code = None,
    quiet: Annotated[bool, Query()] = False,
    language: Spoken = None,
    foreseen: Foreseen = False,
) -> None:
    """Everything that happens at a table after revision `since`; `quiet` leaves the first state out."""
    house, person = await house_of(websocket), await person_of(websocket)
    try:
        game = await seen_table(house, person, table_id, code)
    except Refusal:
        await _turn_away(websocket, NOT_FOUND, "there is no such table")
        return
    if house.hub.sockets_of(person.id) >= house.settings.limits.sockets_per_person:
        await _turn_away(websocket, TOO_MANY, "too many sockets")
        return
    # Whoever has seen what a restored backup does not know begins anew from it.
    listener = Listener(person.id, min(since, game.revision), person.session_id, language, foreseen, code)
    house.absence.meet(game)
    house.hub.add(table_id, listener, game.people)
    try:
        await house.attend(table_id)
        await websocket.accept()  # only now: whoever finds the socket open hears all that is said from then on
        # Only since it was added is the listener told of changes: whether there was one before is asked once more.
        if not quiet or since != await house.revision(table_id):
            await house.bring_up_to_date(table_id, [listener])
        await _converse(house, websocket, listener)
    except WebSocketDisconnect:
        return
    finally:
        house.hub.remove(table_id, listener)


async def _converse(house: House, websocket: WebSocket, listener: Listener) -> None:
    sender = asyncio.create_task(_send(websocket, listener))
    reader = asyncio.create_task(_read(house, websocket))
    done, running = await asyncio.wait((sender, reader), return_when=asyncio.FIRST_COMPLETED)
    for task in running:
        task.cancel()
    await asyncio.gather(*running, return_exceptions=True)
    for task in done:
        task.result()


async def _send(websocket: WebSocket, listener: Listener) -> None:
    try:
        while (message := await listener.queue.get()) is not None:
            await websocket.send_text(message)
        await _close(websocket, BEHIND, "catch up and come back")
    except (WebSocketDisconnect, RuntimeError):
        return


async def _read(house: House, websocket: WebSocket) -> None:
    """A client may say something small now and then; it is not answered with anything but a pong."""
    limits = house.settings.limits
    pace = Allowance(limits.messages_per_minute, 60.0)
    try:
        while True:
            text = await websocket.receive_text()
            pace.take("")
            if len(text.encode()) > limits.message_bytes:
                await _close(websocket, TOO_LONG, "too long")
                return
            if text == '{"type":"ping"}':
                await websocket.send_text('{"type":"pong"}')
    except Refusal:
        await _close(websocket, TOO_MANY, "too many messages")
    except (WebSocketDisconnect, RuntimeError, KeyError):
        return


async def _turn_away(websocket: WebSocket, code: int, reason: str) -> None:
    """Open a socket and close it: one that is never open cannot say why."""
    with suppress(WebSocketDisconnect):
        await websocket.accept()
        await _close(websocket, code, reason)


async def _close(websocket: WebSocket, code: int, reason: str) -> None:
    """Close the socket, unless whoever was there has gone already."""
    with suppress(WebSocketDisconnect, RuntimeError):
        await websocket.close(code, reason)
