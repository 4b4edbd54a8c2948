"""How errors are answered: always with a reason for machines and a sentence for people, never with internals."""

from __future__ import annotations

import logging
from typing import Any

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError, WebSocketRequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

from grandaustria.server.api.web import is_visited, shown
from grandaustria.server.db.trouble import named, trouble_of
from grandaustria.server.errors import Refusal

logger = logging.getLogger(__name__)

PROTOCOL = {
    400: Refusal(400, "invalid", "This request cannot be read."),
    404: Refusal(404, "not-found", "There is nothing here."),
    405: Refusal(405, "method", "This cannot be asked in this way."),
    413: Refusal(413, "too-large", "This is more than can be sent at once."),
}
"""Errors of the protocol, raised before any code of ours is reached."""
INTERNAL = Refusal(500, "internal", "Something went wrong here; it has been noted.")
STORAGE = {
    "unavailable": Refusal(503, "unavailable", "The database does not answer, or can store nothing.", retry_after=5),
    "busy": Refusal(503, "busy", "The database has too much to do; try again in a moment.", retry_after=2),
}
"""Trouble of the database: whoever asks again later has asked nothing wrong, and nothing has changed."""
FIELDS_TOLD = 20
INTERNAL_ERROR, GONE = 1011, 1006


def answer_with(refusal: Refusal, headers: dict[str, str] | None = None) -> JSONResponse:
    """A refusal as an answer; one that will be lifted says when."""
    wait = refusal.details.get("retry_after")
    more = {} if wait is None else {"Retry-After": str(wait)}
    return JSONResponse(refusal.to_json(), refusal.status, headers={**(headers or {}), **more})


async def refuse(
    refusal: Refusal, scope: Scope, receive: Receive, send: Send, headers: dict[str, str] | None = None
) -> None:
    """Answer before anything else is done; the handshake of a socket is answered in the same way."""
    await answer_with(refusal, headers)(scope, receive, send)


def invalid(errors: Any) -> Refusal:
    """Which fields are wrong and why, in a word and a sentence; what was sent is not repeated, it may be a password."""
    fields = [
        {"field": ".".join(str(part) for part in error["loc"]), "problem": str(error["msg"]), "kind": error["type"]}
        for error in errors[:FIELDS_TOLD]
    ]
    return Refusal(422, "invalid", "Something about this request is not as it should be.", fields=fields)


def _for_whom(request: Request, refusal: Refusal, headers: dict[str, str] | None = None) -> Response:
    """A visitor whose address leads nowhere is told so by the page, whoever else asks by the refusal itself."""
    lost = refusal.status == 404 and is_visited(request)
    return shown(request, 404) if lost else answer_with(refusal, headers)


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    return _for_whom(request, error)


async def _invalid(_: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    return answer_with(invalid(error.errors()))


async def _invalid_handshake(websocket: WebSocket, error: Exception) -> None:
    assert isinstance(error, WebSocketRequestValidationError)
    await websocket.send_denial_response(answer_with(invalid(error.errors())))


async def _protocol(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    refusal = PROTOCOL.get(error.status_code) or Refusal(error.status_code, "refused", "This is not possible.")
    return _for_whom(request, refusal, dict(error.headers or {}))


def install_answers(app: FastAPI) -> None:
    app.add_exception_handler(Refusal, _refused)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(WebSocketRequestValidationError, _invalid_handshake)
    app.add_exception_handler(HTTPException, _protocol)


class Shield:
    """Middleware: an exception nobody expected is logged and counted, and answered without a word about it.

    Trouble of the database is expected now and then, wherever it is asked.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        started = False

        async def sending(message: Message) -> None:
            nonlocal started
            started = True
            try:
                await send(message)
            except OSError as error:  # so it is told that whoever opened a socket has gone, even while it is accepted
                if scope["type"] != "websocket":
                    raise
                raise WebSocketDisconnect(GONE) from error

        try:
            await self._app(scope, receive, sending)
        except (ClientDisconnect, WebSocketDisconnect):
            logger.debug("somebody went away before the answer")
        except Exception as error:
            refusal = self._refusal(error, scope)
            if not started:
                await refuse(refusal, scope, receive, send)
            elif scope["type"] == "websocket":
                await _close(send)
            else:
                raise  # half an answer has been sent: the connection has to be cut

    def _refusal(self, error: Exception, scope: Scope) -> Refusal:
        """How it is answered; it is logged as what it is."""
        trouble = trouble_of(error)
        if trouble is not None:
            logger.error("the database does not work: %s", named(error))
            return STORAGE[trouble]
        scope["app"].state.unexpected += 1
        logger.exception("unexpected error", extra={"path": scope["path"], "method": scope.get("method", "")})
        return INTERNAL


async def _close(send: Send) -> None:
    try:
        await send({"type": "websocket.close", "code": INTERNAL_ERROR})
    except (RuntimeError, OSError):
        logger.debug("the socket was closed already")
