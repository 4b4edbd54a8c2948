"""Whoever does not read what is written to them is not waited for for ever."""

from __future__ import annotations

import asyncio

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from grandaustria.server import entrance
from grandaustria.server.entrance import Line, Taking
from grandaustria.server.settings import Settings
from tests.server.wires import HALF, HANDSHAKE, Scene, answer


@pytest.fixture
def scene() -> Scene:
    return Scene(Settings("sqlite://"))


@pytest.mark.parametrize("complete", [True, False], ids=["a short answer", "a long one"])
def test_an_answer_has_to_be_taken(scene: Scene, complete: bool) -> None:
    """Slowly, if it must be; whoever does not read it at all holds nothing by it."""
    connection, transport = scene.connection()
    connection.data_received(HALF + b"\r\n")
    transport.untaken = 3 * entrance.TAKEN_BYTES
    if complete:
        for message in answer(200):
            asyncio.run(connection.cycle.send(message))  # type: ignore[arg-type]
    else:
        connection.pause_writing()
    for left in (2, 1):
        transport.untaken = left * entrance.TAKEN_BYTES
        scene.pass_time(entrance.TAKEN_SECONDS)
        assert not transport.closed
    scene.pass_time(entrance.TAKEN_SECONDS)
    assert transport.closed
    connection.connection_lost(None)
    assert scene.timers == []


def test_what_was_taken_is_not_waited_for(scene: Scene) -> None:
    connection, transport = scene.connection()
    connection.data_received(HALF + b"\r\n")
    transport.untaken = 1
    connection.pause_writing()
    transport.untaken = 0
    scene.pass_time(entrance.TAKEN_SECONDS)
    assert (transport.closed, scene.timers) == (False, [])


def test_a_socket_that_is_not_read_is_cut(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is looked at with every ping, which needs a socket that is open."""
    monkeypatch.setattr(WebSocketsSansIOProtocol, "send_keepalive_ping", lambda _: None)

    async def not_read() -> None:
        connection, transport = scene.connection()
        connection.data_received(HANDSHAKE)
        line = transport.protocol
        assert isinstance(line, Line)
        line._taking = Taking(scene.loop)  # noqa: SLF001
        transport.untaken = 1
        line.send_keepalive_ping()
        scene.pass_time(entrance.TAKEN_SECONDS)
        assert transport.closed
        line.connection_lost(None)

    asyncio.run(not_read())
