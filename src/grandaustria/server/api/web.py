"""The web table: its built files, and the one page that stands behind all its addresses.

The files are made from `web/` and lie in the package. Those under `assets/` carry a hash in their names and may be
kept for ever; the page itself, its worker and whatever else lies beside it are asked for each time. An address that
leads nowhere is answered with the page too, which says so in the visitor's language.
"""

from __future__ import annotations

import gzip
import os
import re
from collections.abc import Awaitable, Callable
from pathlib import Path

from fastapi import APIRouter, Request
from sqlalchemy.ext.asyncio import AsyncConnection
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response

from grandaustria.server.api.invitation import address_for
from grandaustria.server.db.engine import reading
from grandaustria.server.db.trouble import trouble_of
from grandaustria.server.errors import not_found
from grandaustria.server.store import days, play, tournaments
from grandaustria.server.visible import may_watch

router = APIRouter(include_in_schema=False)

PACKAGED = Path(__file__).parents[2] / "web"
TYPES = {
    ".css": "text/css",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
ENCODINGS = {"br": ".br", "gzip": ".gz"}
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
PRIVATELY = "private, no-cache"
READING = ("GET", "HEAD")
LONGEST_NAME = 200
"""Bytes. Systems have names of 255 at most, and fail when asked for longer ones."""
SCREENS = (
    "/", "/new", "/open", "/people", "/archive", "/tournaments", "/tournaments/{tournament_id}", "/me", "/statistics",
    "/cards", "/rules", "/learn", "/style", "/leaderboards", "/days", "/days/{day}", "/people/{person_id}",
    "/join/{code}", "/tables/{table_id}", "/tables/{table_id}/score", "/tables/{table_id}/replay",
    "/tables/{table_id}/replay/{event}", "/tables/{table_id}/analysis",
)  # fmt: skip
"""The addresses of the page's screens (web/src/lib/router.svelte.ts)."""
NOT_BUILT = """\
The server runs, but the table in the browser has not been built.

In a copy of the sources, ./play builds it (or: python tools/web_files.py) and this page will show it. Ready packages
hold it already. The interface for programs is described at /api.
"""

NOT_VISITED = re.compile(r"/(api|assets)(/|$)")
PICTURE = b'content="/link.png"'
"""The one picture that is shown beside every link; those who show it ask for its whole address."""


def folder() -> Path:
    """Where the built files lie; `GAH_WEB` names another place, for work on them."""
    return Path(os.environ.get("GAH_WEB") or PACKAGED)


async def page(request: Request) -> Response:
    return shown(request, 200 if await _leads_somewhere(request) else 404)


async def _leads_somewhere(request: Request) -> bool:
    """Whether there is what this address names, as the interface would tell whoever asks."""
    part = next((part for part in NAMED if part in request.path_params), None)
    if part is None:
        return True
    name, (form, is_there) = request.path_params[part], NAMED[part]
    if not form.fullmatch(name):
        return False
    try:
        async with reading(request.app.state.house.engine) as connection:
            return await is_there(connection, request, name)
    except Exception as error:
        if trouble_of(error) is None:
            raise
        return True  # the page will hear what is in the way


async def _is_table(connection: AsyncConnection, request: Request, name: str) -> bool:
    """Of private ones nothing is told.

    With the secret part of a link it is left to the page: it asks at a pace, here secrets could be tried at leisure.
    """
    if "code" in request.query_params:
        return True
    game, known = await play.read_game(connection, name), request.scope.get("known")
    return game is not None and may_watch(game, known and known.id, None)


async def _is_tournament(connection: AsyncConnection, _: Request, name: str) -> bool:
    return await tournaments.read(connection, name) is not None


async def _is_day(connection: AsyncConnection, request: Request, name: str) -> bool:
    """Today is one before anybody has played it."""
    today = request.app.state.house.days.today()
    return name == today.name or await days.read(connection, name) is not None


ID = re.compile(r"[A-Za-z0-9_-]{1,32}")
DATE = re.compile(r"\d{4}-\d{2}-\d{2}", re.ASCII)
NAMED: dict[str, tuple[re.Pattern[str], Callable[[AsyncConnection, Request, str], Awaitable[bool]]]] = {
    "table_id": (ID, _is_table),
    "tournament_id": (ID, _is_tournament),
    "day": (DATE, _is_day),
}
"""The parts of addresses that name something: how it is written, and whether there is such a thing."""


def shown(request: Request, status: int = 200) -> Response:
    """The page; it is the same whatever was asked for, but for the address of this house and who is known."""
    path = folder() / "index.html"
    if not path.is_file():
        return PlainTextResponse(NOT_BUILT, 503, headers={"Cache-Control": "no-store"})
    here = address_for(request.app.state.house.settings, str(request.base_url))
    content = path.read_bytes().replace(PICTURE, PICTURE.replace(b"/", f"{here}/".encode()))
    known = bool(request.scope.get("known"))
    if known:
        content = content.replace(b"<html ", b"<html data-known ", 1)
    headers = {"Cache-Control": PRIVATELY if known else ASK_AGAIN, "Vary": "Accept-Encoding"}
    if "gzip" in accepted_by(request):
        content, headers["Content-Encoding"] = gzip.compress(content, mtime=0), "gzip"
    return HTMLResponse(content, status, headers)


for screen in SCREENS:
    router.add_api_route(screen, page, methods=[*READING])


@router.api_route("/assets/{name}", methods=[*READING])
async def asset(name: str, request: Request) -> Response:
    return answer(folder() / "assets" / name, request, FOR_EVER)


@router.api_route("/{name}", methods=[*READING])
async def file(name: str, request: Request) -> Response:
    return answer(folder() / name, request, ASK_AGAIN)


def is_visited(request: Request) -> bool:
    """Whether this is an address that a visitor may have; programs ask under `/api`, pages for their files."""
    return request.method in READING and not NOT_VISITED.match(request.scope["path"])


def answer(path: Path, request: Request, cached: str) -> Response:
    """The file, compressed where the browser can read it so."""
    if path.suffix not in TYPES or not is_plain(path.name) or not path.is_file():
        raise not_found("page")
    headers = {"Cache-Control": cached, "Vary": "Accept-Encoding"}
    for encoding, suffix in ENCODINGS.items():
        compressed = path.with_name(path.name + suffix)
        if encoding in accepted_by(request) and compressed.is_file():
            headers["Content-Encoding"] = encoding
            return FileResponse(compressed, headers=headers, media_type=TYPES[path.suffix])
    return FileResponse(path, headers=headers, media_type=TYPES[path.suffix])


def is_plain(name: str) -> bool:
    """Whether this can be the name of a file here; on Windows a backslash or a drive leads out of the folder.

    >>> is_plain("app-1234.js"), is_plain("C:app.js"), is_plain(300 * "x")
    (True, False, False)
    """
    return not {"\\", ":"} & set(name) and len(name.encode()) <= LONGEST_NAME


def accepted_by(request: Request) -> set[str]:
    return readable(request.headers.get("accept-encoding", ""))


def readable(accepted: str) -> set[str]:
    """The encodings a browser says it can read; one with the weight 0 it cannot.

    >>> sorted(readable("gzip, br;q=0.8, zstd;q=0"))
    ['br', 'gzip']
    """
    parts = [part.replace(" ", "").partition(";q=") for part in accepted.split(",")]
    return {name for name, _, weight in parts if not weight or weight.strip("0.") != ""}
