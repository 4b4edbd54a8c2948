"""The interactive page about the API, drawn from the OpenAPI document by a script of our own."""

from __future__ import annotations

from importlib.resources import files

from fastapi import APIRouter
from starlette.responses import Response

from grandaustria.server.errors import not_found

router = APIRouter(include_in_schema=False)

TYPES = {"index.html": "text/html", "page.css": "text/css", "page.js": "text/javascript"}
_FILES = files("grandaustria.server.api") / "page_files"


def _file(name: str) -> Response:
    return Response(_FILES.joinpath(name).read_bytes(), media_type=TYPES[name])


@router.get("/api")
async def page() -> Response:
    return _file("index.html")


@router.get("/api/page/{name}")
async def part(name: str) -> Response:
    if name not in TYPES:
        raise not_found("page")
    return _file(name)
