"""What is asked of the server by a seat that chooses before the game comes to it."""

from __future__ import annotations

from dataclasses import replace

from sqlalchemy.ext.asyncio import AsyncConnection

from grandaustria.engine import ActionError
from grandaustria.play.hosted import HostedGame
from grandaustria.server.errors import Refusal, conflict, forbidden
from grandaustria.server.host import Host, Request, Table
from grandaustria.server.live import Hub
from grandaustria.server.seating import need_running
from grandaustria.server.settings import Services
from grandaustria.server.store import notices, play
from grandaustria.server.store import together as store
from grandaustria.server.store.play import GameRow
from grandaustria.server.together import choosers, with_choice

EVERYBODY = ""
"""In the place of a person: whoever has the table open."""


class Choosing:
    """Keeps what is chosen ahead, and tells those who may know of it."""

    def __init__(self, host: Host, hub: Hub, services: Services, process: str) -> None:
        self._host = host
        self._hub = hub
        self._services = services
        self._process = process

    async def choose(self, request: Request, game_id: str) -> Table:
        """Keep a choice; if the seat is asked by now, it is a step like any other."""
        await self._host.table(game_id)  # one that does not replay is frozen by it
        asked: list[int] = []
        told: list[str] = []

        async def change(connection: AsyncConnection, game: GameRow) -> GameRow:
            if await play.answered(connection, game_id, request.person_id, request.request_id) is not None:
                return game
            seat = await self._seat(connection, game, request)
            hosted = await play.read_hosted(connection, game)
            if hosted.seat == seat:
                asked.append(game.revision)
            else:
                told.append(await self._keep(connection, game, hosted, seat, request))
            return game

        await self._host.rearrange(game_id, change)
        if asked:
            return await self._host.act(replace(request, revision=asked[0]), game_id)
        for person_id in told:
            await self._tell(game_id, person_id)
        return await self._host.table(game_id)

    async def heard(self, game_id: str, said: str) -> None:
        """Another process has kept a choice."""
        person_id, _, process = said.partition(":")
        if process != self._process:
            await self._tell(game_id, person_id)

    async def _tell(self, game_id: str, person_id: str) -> None:
        await self._hub.again(game_id, None if person_id == EVERYBODY else person_id)

    async def _seat(self, connection: AsyncConnection, game: GameRow, request: Request) -> int:
        """The seat that somebody chooses for, if they may, and know all that has happened to it."""
        own = game.seats_of(request.person_id)
        if not own:
            raise forbidden("You do not sit at this table.")
        need_running(game)
        seat = own[0]
        if request.seat not in (None, seat) or game.seats[seat].bot is not None:
            raise Refusal(403, "foreign", "This is not for you to choose.")
        self._host.maintenance.refuse()
        # What others have done meanwhile does not touch what is chosen here.
        missed = await play.read_updates(connection, game.id, request.revision)
        if request.revision > game.revision or any(one["seat"] == seat and one["kind"] != "table" for one in missed):
            raise conflict("stale", "The table has changed since you looked.", revision=game.revision)
        return seat

    async def _keep(
        self, connection: AsyncConnection, game: GameRow, hosted: HostedGame, seat: int, request: Request
    ) -> str:
        """Who has to hear of it: the others only if a seat is ready, or is not any more."""
        if seat not in choosers(game, hosted):
            raise conflict("not-together", "There is nothing that you could choose before it is your turn.")
        before = (await store.read(connection, game.id)).get(seat, store.NOTHING)
        try:
            after = with_choice(hosted, seat, before, request.kind, request.action)
        except ActionError as error:
            raise Refusal(422, "illegal", str(error)) from error
        now, who = self._services.now(), request.person_id
        await store.write(connection, game.id, seat, after, now)
        await play.remember_request(connection, game.id, who, request.request_id, game.revision, now)
        told = who if before.ready == after.ready else EVERYBODY
        await notices.tell(connection, [game.id], notices.CHOSEN, told, self._process)
        return told
