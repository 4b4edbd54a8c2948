"""What is said about the time that everybody has, and about what somebody asks of all others who play."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, Field


class Question(BaseModel):
    """What somebody asks all others who play. It is done when all agree, and lapses when one does not."""

    id: int
    what: Literal["end", "back"] = Field(
        description="`end`: to end the game without a result; `back`: to take back the turn that ended"
    )
    seat: int = Field(description="who asks")
    at: float = Field(description="since when")
    agreed: list[int] = Field(description="the seats that agree")
    awaited: list[int] = Field(description="the seats that have not answered")


class SeatTime(BaseModel):
    left: float = Field(description="seconds; of the seat to act at `now`, of the others for their next turn")
    days_off: int = Field(description="that it may still take")


class Times(BaseModel):
    """How much time everybody has at a moment. Clocks stand still while the house is shut."""

    now: float = Field(description="the server's time for which all of this is true")
    grace: float = Field(description="seconds after `due` in which a lost connection may come back")
    expires: float | None = Field(description="when what was agreed happens; none if nothing does")
    seats: list[SeatTime | None] = Field(description="none of a seat at which no person sits")
