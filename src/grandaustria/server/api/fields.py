"""Text that people write, as it is let in: no control characters, nothing that turns the reading direction."""

from __future__ import annotations

import ipaddress
import re
import unicodedata
from typing import Annotated, Any

from pydantic import AfterValidator, Field, GetJsonSchemaHandler, TypeAdapter
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema, PydanticCustomError

from grandaustria.server.webhook import LONGEST_ENDPOINT, LONGEST_URL, WebhookRefused, checked_url, is_public

NAME_LENGTH = 40
JOINERS = "\u200c\u200d"
"""Invisible, but Persian and many emoji are written with them; not in names, where they make two look alike."""
FORBIDDEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
EMAIL = re.compile(r"[^@\s<>()\[\],;:\\\"]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9.-]{0,250}[A-Za-z0-9])?")
ENCODED = "=?"
"""Where this stands, a letter's header would be read as something else than it says."""


def plain(text: str, allowed: str = "") -> str:
    """The same text in its composed form; refuses what is no visible text."""
    text = unicodedata.normalize("NFC", text)
    if any(unicodedata.category(sign) in FORBIDDEN and sign not in allowed for sign in text):
        raise PydanticCustomError("characters", "control and direction characters cannot be used")
    return text


def line(text: str) -> str:
    return plain(" ".join(text.split()), JOINERS)


def prose(text: str) -> str:
    return plain(text.replace("\r\n", "\n").strip(), JOINERS + "\n")


def name_key(name: str) -> str:
    """Names with the same key are the same to a reader."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def name(text: str) -> str:
    """A name can be seen, and stays short however it is written."""
    text = plain(" ".join(text.split()))
    if not 1 <= len(text) <= NAME_LENGTH or len(name_key(text)) > NAME_LENGTH:
        kind = "length" if text else "empty"
        raise PydanticCustomError(kind, "a name has 1 to {most} characters", {"most": NAME_LENGTH})
    if not any(sign.isalnum() for sign in text):
        raise PydanticCustomError("letters", "a name has at least one letter or digit")
    return text


def email(text: str) -> str:
    if not EMAIL.fullmatch(plain(text)) or ".." in text or ENCODED in text:
        raise ValueError("this is not an e-mail address")
    return text


def webhook(text: str) -> str:
    """An https address of another machine; where it really leads is checked again when it is called."""
    return _called(text, LONGEST_URL)


def endpoint(text: str) -> str:
    """The same, for where a browser is reached: services make them long."""
    return _called(text, LONGEST_ENDPOINT)


def _called(text: str, longest: int) -> str:
    try:
        host = str(checked_url(text, longest=longest).hostname)
    except WebhookRefused as error:
        raise ValueError(str(error)) from error
    if not is_public_name(host):
        raise ValueError("what is called has a public address")
    return text


def is_public_name(host: str) -> bool:
    """Whether this may be a machine on the internet, as far as its name says."""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return "." in host.rstrip(".") and not host.rstrip(".").endswith((".local", ".localhost", ".internal"))
    return is_public(host)


class As:
    """What is checked elsewhere, in words of its own, and described as what it should be."""

    def __init__(self, form: type) -> None:
        self._described: TypeAdapter[Any] = TypeAdapter(form)

    def __get_pydantic_json_schema__(self, _: CoreSchema, describe: GetJsonSchemaHandler) -> JsonSchemaValue:
        return describe(self._described.core_schema)


Name = Annotated[str, Field(min_length=1, max_length=200, examples=["Sisi"]), AfterValidator(name)]
Line = Annotated[str, AfterValidator(line)]
"""One line of text; give it a length with `Field(max_length=…)`."""
Prose = Annotated[str, AfterValidator(prose)]
"""Text of several lines."""
Email = Annotated[str, Field(max_length=254, examples=["sisi@example.org"]), AfterValidator(email)]
Endpoint = Annotated[str, Field(max_length=LONGEST_ENDPOINT), AfterValidator(endpoint)]
Webhook = Annotated[str, Field(max_length=500, examples=["https://example.org/turn"]), AfterValidator(webhook)]
