"""What is answered about ratings and about the people who have them."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, Field

from grandaustria.server.api.shapes import Counted, ResultShown, TallyOfLevel, TallyOfPlayers, Who
from grandaustria.server.seating import PACES

Pace = Literal[PACES]  # type: ignore[valid-type]


class RatingShown(BaseModel):
    """A rating, which is the better known the smaller its deviation is."""

    rating: int = Field(examples=[1623])
    deviation: int = Field(examples=[64])
    provisional: bool = Field(description="whether it says too little yet to be compared: no leaderboard has it")


class Ranked(RatingShown):
    place: int = Field(description="from 1; who is equal shares a place")
    person: Who
    games: int
    at: float = Field(description="when the last of them ended")


class BotRated(BaseModel):
    bot: str = Field(description="a level")
    rating: int


class Leaderboard(BaseModel):
    """Those who show their rating, the best first, and what the computers are rated beside them."""

    players: int
    pace: Pace
    entries: list[Ranked]
    bots: list[BotRated] = Field(description="the best first; these never change")
    you: RatingShown | None = Field(description="your own, whether you show it or not")
    next: str | None = Field(description="`cursor` of the next page, if there is one")


class RatingOf(RatingShown):
    players: int
    pace: Pace
    games: int
    at: float


class RatingThen(BaseModel):
    """What one game has made of a rating."""

    players: int
    pace: Pace
    at: float
    before: int
    after: int
    deviation: int = Field(description="after it")
    table: str | None = Field(description="the game, if you may see it")


class AgainstLevel(BaseModel):
    """How often somebody came before computers of a level, and after them, however many played."""

    bot: str
    players: int
    won: int
    drawn: int
    lost: int


class PersonShown(BaseModel):
    """Somebody who shows it, or you yourself."""

    id: str
    name: str
    since: float
    you: bool
    show_ratings: bool
    show_page: bool
    ratings: list[RatingOf] = Field(description="none of somebody else who does not show them")
    history: list[RatingThen] = Field(description="of the last rated games, the oldest first; none without `ratings`")
    games: int = Field(description="played to their end, or decided by giving up")
    wins: int
    by_players: list[TallyOfPlayers]
    by_level: list[TallyOfLevel] = Field(description="of solo games")
    against: list[AgainstLevel]
    guests: list[Counted] = Field(description="most often checked in, in the last games")
    staff: list[Counted] = Field(description="most often hired in them")
    counted_games: int = Field(description="how many games that are")
    results: list[ResultShown] = Field(description="the last of those that you may see, the oldest first")
