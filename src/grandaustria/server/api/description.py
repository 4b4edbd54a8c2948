"""What the OpenAPI document says beyond the endpoints themselves."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel, Field

TITLE = "Grand Austria"
DESCRIPTION = """\
Tables for Grand Austria Hotel: people, games, moves. Everything is JSON.

Who asks is known by the cookie gah_session. Ask for /api/v1/me first: whoever is new gets an identity and the cookie. \
Requests other than GET that carry the cookie also carry Origin with this server's address, as browsers do.

Every error is {"error": {"reason", "message", "details"}}: a reason for machines, a sentence for people. An action \
carries the revision it saw and a request id of its own; a request repeated with the same id is answered as the first \
time.

The socket of a table is /api/v1/tables/{id}/socket?since=N. It sends the same updates as /updates, and the state \
after them; the schema Heard says all it tells. Send {"type":"ping"} now and then; it is answered with {"type":"pong"}.
"""
TAGS = [
    {"name": "people", "description": "Who you are here: a guest at once, an account if you want to be found again."},
    {"name": "tables", "description": "Making, finding and joining tables."},
    {"name": "meeting", "description": "Finding people to play with, inviting them, keeping others away."},
    {"name": "play", "description": "The game: what you see, and what you do."},
    {"name": "chat", "description": "What people at a table say to each other."},
    {"name": "records", "description": "Games to keep, to replay and to show."},
    {"name": "system", "description": "Whether the server works."},
]


class Problem(BaseModel):
    """What went wrong."""

    reason: str = Field(description="for machines", examples=["stale"])
    message: str = Field(description="for people, in English", examples=["The table has changed since you looked."])
    details: dict[str, Any] = Field(description="what belongs to the reason", examples=[{"revision": 12}])


class ProblemAnswer(BaseModel):
    """How every error is answered."""

    error: Problem


def problem(description: str) -> dict[str, Any]:
    return {"model": ProblemAnswer, "description": description}


ERRORS: dict[int | str, dict[str, Any]] = {
    400: problem("The request cannot be read."),
    403: problem("You may not do this: `forbidden`, `foreign` (another seat's turn), `origin`, `wrong` and others."),
    404: problem("There is none, or you may not see it: `not-found`."),
    409: problem("Not as things stand: `stale`, `over`, `name-taken` and others."),
    413: problem("Too much at once: `too-large`."),
    422: problem("Not a valid request (`invalid`, with the fields) or not a legal action (`illegal`)."),
    429: problem("Too often: `too-many`, with the seconds to wait in `Retry-After`."),
    431: problem("Too many headers, or too long ones: `too-large`."),
    500: problem("Something went wrong in the server, and was noted: `internal`."),
    503: problem("Not at the moment: `busy`, `maintenance`, `unavailable`."),
}
"""Answers any operation may give."""
