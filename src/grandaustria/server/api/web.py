"""The web table: its built files, and the one page that stands behind all its addresses.

The files are made from `web/` and lie in the package. Those under `assets/` carry a hash in their names and may be
kept for ever; the page itself is asked for each time.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

from fastapi import APIRouter, Header
from starlette.responses import FileResponse, PlainTextResponse, Response

from grandaustria.server.errors import not_found

router = APIRouter(include_in_schema=False)

PACKAGED = Path(__file__).parents[2] / "web"
TYPES = {
    ".css": "text/css",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".woff2": "font/woff2",
}
ENCODINGS = {"br": ".br", "gzip": ".gz"}
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
READING = ("GET", "HEAD")
LONGEST_NAME = 200
"""Bytes. Systems have names of 255 at most, and fail when asked for longer ones."""
SCREENS = (
    "/", "/new", "/open", "/archive", "/me", "/statistics", "/cards", "/rules", "/learn", "/style",
    "/join/{code}", "/tables/{table_id}", "/tables/{table_id}/score", "/tables/{table_id}/replay",
    "/tables/{table_id}/replay/{event}", "/tables/{table_id}/analysis",
)  # fmt: skip
"""The addresses of the page's screens (web/src/lib/router.svelte.ts)."""
NOT_BUILT = """\
The server runs, but the table in the browser has not been built.

In a copy of the sources, ./play builds it (or: python tools/web_files.py) and this page will show it. Ready packages
hold it already. The interface for programs is described at /api.
"""

Accepted = Annotated[str, Header(alias="accept-encoding")]


def folder() -> Path:
    """Where the built files lie; `GAH_WEB` names another place, for work on them."""
    return Path(os.environ.get("GAH_WEB") or PACKAGED)


async def page(accept_encoding: Accepted = "") -> Response:
    path = folder() / "index.html"
    if not path.is_file():
        return PlainTextResponse(NOT_BUILT, 503, headers={"Cache-Control": "no-store"})
    return answer(path, accept_encoding, ASK_AGAIN)


for screen in SCREENS:
    router.add_api_route(screen, page, methods=[*READING])


@router.api_route("/assets/{name}", methods=[*READING])
async def asset(name: str, accept_encoding: Accepted = "") -> Response:
    return answer(folder() / "assets" / name, accept_encoding, FOR_EVER)


@router.api_route("/{name}", methods=[*READING])
async def file(name: str, accept_encoding: Accepted = "") -> Response:
    return answer(folder() / name, accept_encoding, ASK_AGAIN)


def answer(path: Path, accepted: str, cached: str) -> Response:
    """The file, compressed where the browser can read it so."""
    if path.suffix not in TYPES or not is_plain(path.name) or not path.is_file():
        raise not_found("page")
    headers = {"Cache-Control": cached, "Vary": "Accept-Encoding"}
    for encoding, suffix in ENCODINGS.items():
        compressed = path.with_name(path.name + suffix)
        if encoding in readable(accepted) and compressed.is_file():
            headers["Content-Encoding"] = encoding
            return FileResponse(compressed, headers=headers, media_type=TYPES[path.suffix])
    return FileResponse(path, headers=headers, media_type=TYPES[path.suffix])


def is_plain(name: str) -> bool:
    """Whether this can be the name of a file here; on Windows a backslash or a drive leads out of the folder.

    >>> is_plain("app-1234.js"), is_plain("C:app.js"), is_plain(300 * "x")
    (True, False, False)
    """
    return not {"\\", ":"} & set(name) and len(name.encode()) <= LONGEST_NAME


def readable(accepted: str) -> set[str]:
    """The encodings a browser says it can read; one with the weight 0 it cannot.

    >>> sorted(readable("gzip, br;q=0.8, zstd;q=0"))
    ['br', 'gzip']
    """
    parts = [part.replace(" ", "").partition(";q=") for part in accepted.split(",")]
    return {name for name, _, weight in parts if not weight or weight.strip("0.") != ""}
