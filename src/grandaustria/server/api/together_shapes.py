"""What the state says where several seats choose at the same time."""

from __future__ import annotations

from pydantic import BaseModel, Field

from grandaustria.engine.forms import PositionData
from grandaustria.server.api.shapes import Legal, Run


class Together(BaseModel):
    """Seats that choose at the same time as the one that is asked. What they choose is told to nobody."""

    seats: list[int]
    ready: list[int] = Field(description="those of them that have confirmed their choices")


class ChosenAhead(BaseModel):
    """What is otherwise in the state of a seat that chooses before it is asked."""

    ready: bool = Field(description="its choices are confirmed; until the game comes to it they can be taken back")
    asked: bool
    position: PositionData = Field(description="with its own choices done")
    run: Run = Field(description="its own choices; when it is ready, the run that the game waits for")
    legal: list[Legal]
