"""An e-mail address for alerts: it counts only when whoever reads there has said so, by the code that was sent to it.

Nothing is stored before that: the code is made of the server's secret, the person and the address.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import logging
from typing import Annotated, Any

from fastapi import APIRouter
from pydantic import BaseModel, Field
from starlette.requests import HTTPConnection

from grandaustria.server import accounts, mail
from grandaustria.server.api.context import Asking, InHouse
from grandaustria.server.api.description import problem
from grandaustria.server.api.fields import Email
from grandaustria.server.api.people import AtDoor, Me, me_of
from grandaustria.server.db.engine import reading, writing
from grandaustria.server.errors import Refusal
from grandaustria.server.settings import Settings
from grandaustria.server.store import people
from grandaustria.texts import text

router = APIRouter(tags=["people"])
logger = logging.getLogger(__name__)

CODE_BYTES = 5
NOT_SENT: dict[int | str, dict[str, Any]] = {502: problem("The mail server does not take the letter: `mail`.")}


class NewAddress(BaseModel):
    email: Email


class ConfirmedAddress(NewAddress):
    code: Annotated[str, Field(max_length=32, description="as it stood in the letter")]


class Sent(BaseModel):
    email: str = Field(description="where the code was sent")


def code_of(settings: Settings, person_id: str, address: str) -> str:
    """The code that proves that this person reads at this address: eight letters and digits."""
    words = f"email {person_id} {address}".encode()
    digest = hmac.digest(settings.secret.encode(), words, hashlib.sha256)
    return base64.b32encode(digest[:CODE_BYTES]).decode()


def fits(given: str, code: str) -> bool:
    plain = given.replace(" ", "").replace("-", "").upper()
    return hmac.compare_digest(plain.encode(), code.encode())


@router.post("/me/email", responses=NOT_SENT)
async def send_code(
    connection: HTTPConnection, house: InHouse, person: Asking, door: AtDoor, wanted: NewAddress
) -> Sent:
    """Ask for a code at an address where you want to be told that it is your turn."""
    server = house.settings.mail
    if server is None:
        raise Refusal(409, "no-mail", "This server sends no mail.")
    await door.post(connection, wanted.email)
    async with reading(house.engine) as transaction:
        language = (await accounts.read_own(transaction, person.id)).language
    code = code_of(house.settings, person.id, wanted.email)
    words = text("alert-confirm-text", language, code=code)
    subject = text("alert-confirm-subject", language)
    key = f"confirm-{house.services.new_id()}"
    letter = mail.letter(server, wanted.email, subject, words, key, house.services.now())
    try:
        await asyncio.to_thread(mail.send, server, wanted.email, letter)
    except OSError as error:  # what SMTP refuses is one too
        logger.warning("a code could not be sent: %s", type(error).__name__)
        raise Refusal(502, "mail", "The letter could not be sent to this address.") from None
    return Sent(email=wanted.email)


@router.post("/me/email/confirm")
async def confirm(
    connection: HTTPConnection, house: InHouse, person: Asking, door: AtDoor, given: ConfirmedAddress
) -> Me:
    """Keep the address, with the code that was sent to it."""
    await door.knock(connection, person.id)
    if not fits(given.code, code_of(house.settings, person.id, given.email)):
        raise accounts.wrong()
    async with writing(house.engine) as transaction:
        await people.change_person(transaction, person.id, email=given.email)
        return me_of(await accounts.read_own(transaction, person.id))
