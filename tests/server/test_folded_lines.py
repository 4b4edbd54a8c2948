"""Trouble that goes on and on does not fill the disk."""

from __future__ import annotations

import io
import logging

from grandaustria.server.logs import SAID_A_MINUTE, Folding, TextLines
from tests.server.houses import Clock


def test_the_same_complaint_is_folded() -> None:
    clock, out = Clock(), io.StringIO()
    handler = Folding(out, clock)
    handler.setFormatter(TextLines())
    logger = logging.Logger("asyncio")
    logger.addHandler(handler)
    for number in range(2_000):
        logger.error("socket.accept() out of system resource\nsocket: <fd=%d>", number)
        logger.info("request")
    assert out.getvalue().count("out of system resource") == SAID_A_MINUTE
    assert out.getvalue().count("request") == 2_000
    logger.error("something else")
    assert "something else" in out.getvalue()
    clock.now += 60
    logger.info("a quiet minute later")
    assert "… and 1,990 more in the last minute: socket.accept() out of system resource" in out.getvalue()
    logger.error("socket.accept() out of system resource")
    assert out.getvalue().count("out of system resource") == SAID_A_MINUTE + 2


def test_errors_of_different_places_are_not_the_same() -> None:
    out = io.StringIO()
    logger = logging.Logger("house")
    logger.addHandler(Folding(out))

    def fail(kind: type[Exception]) -> None:
        try:
            raise kind
        except Exception:
            logger.exception("unexpected error")

    for _ in range(SAID_A_MINUTE + 5):
        fail(ValueError)
    fail(KeyError)
    assert out.getvalue().count("unexpected error") == SAID_A_MINUTE + 1
    logger.handlers[0].close()
    assert "… and 5 more in the last minute: unexpected error" in out.getvalue()
