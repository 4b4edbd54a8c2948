"""Giving up a seat for good, and what all who play decide together: to end a game, to take back the turn that ended.

Whoever gives up has lost. At two players the game ends with it; otherwise the house plays on, and the seat is never
taken back. What somebody asks of the table stands there until all others who play agree, one of them does not, or it is
withdrawn. A game that all agree to end has no result. To take back a turn can only be asked as long as it is possible.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from grandaustria.play.hosted import HostedGame
from grandaustria.server.errors import conflict, forbidden
from grandaustria.server.host import Host, Table
from grandaustria.server.ratings import refused
from grandaustria.server.resigning import given_up
from grandaustria.server.seating import need_running
from grandaustria.server.settings import Services
from grandaustria.server.store import play, ratings, tables
from grandaustria.server.store.play import GameRow, SeatRow
from grandaustria.server.taking_back import take_back

Json = dict[str, Any]
END, BACK = "end", "back"
WHAT = (END, BACK)
"""What may be asked of all who play."""


class Leaving:
    """Carries out what somebody does about their own seat, and what all agree on."""

    def __init__(self, host: Host, services: Services) -> None:
        self._host = host
        self._services = services

    async def give_up(self, game_id: str, person_id: str) -> Table:
        """Somebody gives up the own seat; asked again, nothing more happens."""

        async def change(connection: AsyncConnection, game: GameRow) -> GameRow:
            row = own_seat(game, person_id)
            if row.resigned:
                return game
            now = self._services.now()
            hosted = await play.read_hosted(connection, game)
            after = given_up(game, row, hosted, now)
            return await tables.store_change(connection, game, after, now, resigned=row.seat)

        return await self._changed(game_id, change)

    async def ask(self, game_id: str, person_id: str, what: str) -> Table:
        """Somebody asks all others who play, or agrees if that is asked already; with nobody to ask it is done."""

        async def change(connection: AsyncConnection, game: GameRow) -> GameRow:
            seat = own_seat(game, person_id)
            if seat.bot:
                raise forbidden("The house plays your seat; take it back first.")
            if what == BACK:
                check_back(game, await play.read_hosted(connection, game), seat.seat)
            open_one = game.question
            if open_one is not None and open_one["what"] != what:
                raise conflict("question", "Something else is asked at this table; answer it first.")
            asked = open_one or question(what, person_id, seat.seat, game.revision + 1, self._services.now())
            return await self._agree(connection, game, asked, person_id)

        return await self._changed(game_id, change)

    async def answer(self, game_id: str, person_id: str, number: int, agrees: bool) -> Table:
        """One of those who are asked agrees or not; whoever has asked withdraws it by not agreeing."""

        async def change(connection: AsyncConnection, game: GameRow) -> GameRow:
            seat = own_seat(game, person_id)
            asked = game.question
            if asked is None or asked["id"] != number:
                raise conflict("not-asked", "This is not asked any more.")
            if person_id not in playing(game):
                raise forbidden("The house plays your seat; take it back first.")
            if agrees:
                return await self._agree(connection, game, asked, person_id)
            told = {"what": asked["what"], "seat": asked["seat"], "by": seat.seat, "agreed": False}
            declined = replace(game, question=None)
            return await tables.store_change(connection, game, declined, self._services.now(), answered=told)

        return await self._changed(game_id, change)

    async def _agree(self, connection: AsyncConnection, game: GameRow, asked: Json, person_id: str) -> GameRow:
        """One more agrees; when all do, it is done."""
        if asked["what"] == END and await ratings.counts(connection, game):
            raise refused("end")
        now = self._services.now()
        asked = asked | {"agreed": sorted({*asked["agreed"], person_id})}
        told = {"what": asked["what"], "seat": asked["seat"]}
        if playing(game) - set(asked["agreed"]):
            wanting = replace(game, question=asked)
            return await tables.store_change(connection, game, wanting, now, asked=told)
        if asked["what"] == END:
            ended = replace(game, question=None, status="ended", finished=now, due=None, expires=None)
            return await tables.store_change(connection, game, ended, now, ended="agreed")
        self._host.forget(game.id)  # what it keeps is of a turn that is over
        return await take_back(connection, game, asked["seat"], now)

    async def _changed(self, game_id: str, change: Any) -> Table:
        await self._host.table(game_id)  # one that does not replay is frozen by it
        await self._host.rearrange(game_id, change)
        return await self._host.table(game_id)


def question(what: str, person_id: str, seat: int, number: int, now: float) -> Json:
    return {"id": number, "what": what, "by": person_id, "seat": seat, "agreed": [person_id], "at": now}


def playing(game: GameRow) -> set[str]:
    """The people who play themselves: those who are asked, and have to agree."""
    return {row.person_id for row in game.seats if row.person_id is not None and not row.bot}


def own_seat(game: GameRow, person_id: str) -> SeatRow:
    """The seat somebody has in a running game; at a hot seat table that to act, as one person is all of them."""
    own = game.seats_of(person_id)
    if not own:
        raise forbidden("You do not sit at this table.")
    need_running(game)
    return game.seats[game.to_act if game.to_act in own else own[0]]


def check_back(game: GameRow, hosted: HostedGame, seat: int) -> None:
    """Whether the last turn was this seat's, and nothing has come to light since. What else may speak against taking a
    turn back, whatever the others say, belongs here."""
    if game.counts:
        raise refused("back")
    if hosted.turn_ended != seat:
        raise conflict("not-back", "Your last turn cannot be taken back: something has happened since.")
