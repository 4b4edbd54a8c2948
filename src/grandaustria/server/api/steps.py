"""Steps, beside FastAPI: nothing is asked for so often, and its routes and layers take longer than the rules.

Only what is written exactly as the page writes it is read here. All else goes the way of every request, where it is
described, and where it is refused in the words of every refusal.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from fastapi.routing import APIRoute
from pydantic import ValidationError
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from grandaustria.languages import LANGUAGES
from grandaustria.server.api import play
from grandaustria.server.api.answers import answer_with
from grandaustria.server.api.play import Decision, Intent
from grandaustria.server.api.sight import PLAIN, Wanted
from grandaustria.server.errors import Refusal

STEP = re.compile(r"/api/v1/tables/([A-Za-z0-9_-]{1,32})/(actions|undo|redo|confirm)")
QUERIES = {
    b"": PLAIN,
    **{f"language={language}&prospects=true".encode(): Wanted(language, True) for language in LANGUAGES},
}
AS_JSON, LENGTH = (b"content-type", b"application/json"), b"content-length"
ROUTES = {route.path.rpartition("/")[2]: route for route in play.router.routes if isinstance(route, APIRoute)}


class Asked(NamedTuple):
    """A request that is read here: its table, what is asked of it, and how the answer is to be told."""

    table_id: str
    what: str
    wanted: Wanted


class Steps:
    """Middleware inside all others: whoever asks is known by now, and may ask so often and so much."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        asked = _asked(scope)
        if asked is None:
            await self._app(scope, receive, send)
            return
        body = await receive()
        intent = _intent(asked.what, body)
        if intent is None:
            await self._app(scope, _once_more(body, receive), send)
            return
        scope.update(route=ROUTES[asked.what], path_params={"table_id": asked.table_id})  # for logs and figures
        house, person = scope["app"].state.house, scope["person"]
        try:
            answer = await play.ask(house, person, asked.table_id, asked.what, intent, asked.wanted)
        except Refusal as refusal:
            answer = answer_with(refusal)
        await answer(scope, receive, send)


def _asked(scope: Scope) -> Asked | None:
    if scope["type"] != "http" or scope["method"] != "POST":
        return None
    found, wanted, headers = STEP.fullmatch(scope["path"]), QUERIES.get(scope["query_string"]), scope["headers"]
    if found is None or wanted is None or AS_JSON not in headers or not any(name == LENGTH for name, _ in headers):
        return None
    return Asked(found[1], found[2], wanted)


def _intent(what: str, body: Message) -> Intent | None:
    """What is meant, if it has come in one piece and is in order."""
    if body["type"] != "http.request" or body.get("more_body"):
        return None
    try:
        return (Decision if what == "actions" else Intent).model_validate_json(body["body"])
    except ValidationError:
        return None


def _once_more(first: Message, receive: Receive) -> Receive:
    """The same again for whoever reads it after us."""
    unread = [first]

    async def receiving() -> Message:
        return unread.pop() if unread else await receive()

    return receiving
