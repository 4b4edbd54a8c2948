"""What is answered about meeting people: wishes for a quick game, those one has played with, invitations, blocks."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, Field

from grandaustria import bots
from grandaustria.server.api.shapes import ClockShown, TableShown, Who
from grandaustria.server.paces import NAMES

PaceName = Literal[NAMES]  # type: ignore[valid-type]


class PaceShown(BaseModel):
    """One of the house's paces."""

    name: PaceName
    live: bool = Field(description="whether everybody has to be there; otherwise it is played over days")
    clock: ClockShown
    silence: float = Field(description="seconds after which a wish ends of which nothing more is heard")


class WishShown(BaseModel):
    """What somebody wants to play."""

    players: int
    pace: PaceName
    rated: bool


class Waiting(WishShown):
    people: int = Field(description="how many wait for it, you included; never all that it needs")


class Paces(BaseModel):
    """What can be wished, the quickest first, and what others wish at this moment."""

    paces: list[PaceShown]
    waiting: list[Waiting] = Field(description="only what somebody waits for; without those you do not meet")


class OwnWish(WishShown):
    since: float = Field(description="from when on you have been waiting")
    until: float | None = Field(description="when it ends unless you ask again; none: it waits for you to be told")


class Offer(BaseModel):
    """The house takes the seats that are left, if those who wait together agree."""

    level: str = Field(description="who would sit there; named by the first who agrees", examples=[bots.names()[0]])
    seats: int = Field(description="how many seats that are")
    agreed: int = Field(description="how many of those who wait together agree")
    accepted: bool = Field(description="whether you do")
    begins: float | None = Field(description="when those who agree begin without the others; none: nobody agrees yet")


class Pairing(BaseModel):
    """How it stands with your wish. To ask for it says that you are still there."""

    now: float = Field(description="the server's time; count on from there")
    wish: OwnWish | None = Field(description="none: you are not waiting")
    together: int = Field(description="how many would sit down together by now, you included; 0 if you are not waiting")
    offer_at: float | None = Field(description="when the house offers to take the free seats; none: not at all")
    offer: Offer | None = Field(description="what the house offers, once that is so")
    table: str | None = Field(description="the table at which you sit by now: the game has begun")


class Companion(BaseModel):
    """Somebody you have played with."""

    id: str
    name: str
    games: int = Field(description="how many you have begun together")
    last: float = Field(description="when the last of them began")
    invitable: bool = Field(description="whether you may invite them: not while you have blocked them")


class Companions(BaseModel):
    people: list[Companion]
    next: str | None = Field(description="`cursor` of the next page, if there is one")


class InvitationShown(BaseModel):
    """A table with a free seat for you."""

    table: TableShown = Field(description="with its `code`: to accept, join with it")
    by: Who
    at: float


class Invitations(BaseModel):
    invitations: list[InvitationShown]


class InvitedShown(Who):
    by: str = Field(description="by whom, by id")
    at: float
    declined: bool


class Invited(BaseModel):
    """Whom those at a table have invited to it."""

    people: list[InvitedShown]


class Blocked(BaseModel):
    people: list[Who]
