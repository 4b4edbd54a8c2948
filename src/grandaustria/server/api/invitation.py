"""The way to a table for whoever sits beside it: its link as a QR code."""

from __future__ import annotations

import io
import re

import segno
from fastapi import APIRouter
from starlette.requests import HTTPConnection
from starlette.responses import Response

from grandaustria.server.api.context import Asking, InHouse
from grandaustria.server.api.play import TableId, seen_table
from grandaustria.server.errors import forbidden
from grandaustria.server.settings import Settings

router = APIRouter(tags=["tables"])

SVG = "image/svg+xml"
ADDRESS = re.compile(r"https?://[A-Za-z0-9.:\[\]-]{1,255}/?")
"""Whoever asks may claim any; a picture holds only so much."""
DARK, LIGHT = "#12312A", "#FFFDF5"
"""The same in both themes: cameras read dark on light."""


@router.get("/tables/{table_id}/qr", response_class=Response, responses={200: {"content": {SVG: {}}}})
async def qr(connection: HTTPConnection, house: InHouse, person: Asking, table_id: TableId) -> Response:
    """The link to a table as a QR code, for those who sit there."""
    game = await seen_table(house, person, table_id)
    if not game.is_member(person.id):
        raise forbidden("Only those who sit at this table may invite others.")
    link = f"{address_for(house.settings, str(connection.base_url))}/join/{game.code}"
    return Response(drawn(link), media_type=SVG)


def address_for(settings: Settings, asked: str) -> str:
    """The address to pass on: the one the operator has named, otherwise the one this page was asked at."""
    return (settings.public_url or (asked if ADDRESS.fullmatch(asked) else settings.origin)).rstrip("/")


def drawn(link: str) -> bytes:
    """A QR code that may lose a seventh of itself, as one path; its size is that of the place it is put in."""
    picture = io.BytesIO()
    segno.make(link, error="m", micro=False).save(
        picture, kind="svg", xmldecl=False, omitsize=True, dark=DARK, light=LIGHT, border=3
    )
    return picture.getvalue()
