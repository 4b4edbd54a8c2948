"""Playing on from a moment of a finished game, at a new table whose first moves are those of the old one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from fastapi import APIRouter
from pydantic import Field

from grandaustria.engine import CHANCE, Position
from grandaustria.server import seating
from grandaustria.server.api.bounds import check_budgets, check_running
from grandaustria.server.api.context import Asking, InHouse
from grandaustria.server.api.play import Code, TableId, seen_table
from grandaustria.server.api.shapes import TableShown
from grandaustria.server.api.table_forms import Form, Level
from grandaustria.server.api.tables import describe
from grandaustria.server.db.engine import reading, writing
from grandaustria.server.errors import conflict, not_found
from grandaustria.server.store import play, tables
from grandaustria.server.store.play import GameRow

router = APIRouter(tags=["tables"])

Json = dict[str, Any]


class PlayingOn(Form):
    """From which moment, as whom, and against whom."""

    event: int = Field(description="how many of its events are taken over, as in `events/{number}`")
    seat: int | None = Field(
        default=None,
        ge=0,
        le=3,
        description="yours from there on; else the one you had, or that of whoever is to decide",
    )
    bot: Level = Field(default=seating.DEFAULT_BOT, description="the level of the bots on all other seats")


@router.post("/tables/{table_id}/continue", status_code=201, response_model=TableShown)
async def play_on(house: InHouse, person: Asking, table_id: TableId, form: PlayingOn, code: Code = None) -> Json:
    """Play on from a moment of a finished game against bots, at a new table; it says so, and no statistics count it."""
    await seen_table(house, person, table_id, code)
    source = (await house.host.table(table_id)).game
    seating.need_finished(source, "This game is still played; it can be played on from when it is over.")
    if not 0 <= form.event <= source.moves:
        raise not_found("event")
    async with reading(house.engine) as connection:
        first = await play.read_actions(connection, table_id, form.event)
    position = _after(source, first)
    if position.is_over:
        raise conflict("over", "There is nothing left to play after this moment.")
    seat = _seat(source, person.id, position) if form.seat is None else form.seat
    around = seating.for_playing_on(source, person.id, seat, form.bot)
    services = house.services
    facts = {"id": services.new_id(), "code": services.new_id(), "host_id": person.id, "created": services.now()}
    origin = {"origin_id": source.id, "origin_event": form.event, "origin_round": position.round}
    async with writing(house.engine) as connection:
        house.host.maintenance.refuse()
        check_budgets(house, person, [form.bot])
        await check_running(house, connection, person, around)
        options = {"public": False, "hot_seat": False, "title": source.title, "stand_in": seating.DEFAULT_BOT}
        row = await tables.add_game(connection, source.setup, around, {**facts, **origin, **options})
        game = await house.host.begin(connection, row, first)
    await house.announce(game.id, game.revision)
    return await describe(house, game, person)


def _after(game: GameRow, actions: Iterable[int]) -> Position:
    position = Position(game.setup)
    for action in actions:
        position.apply(action)
    return position


def _seat(game: GameRow, person_id: str, position: Position) -> int:
    """The seat somebody had, of several the one that is to decide; whoever had none takes that."""
    deciding = position.actor if position.to_move == CHANCE else position.to_move
    own = game.seats_of(person_id) or range(len(game.seats))
    seat = deciding if deciding in own else own[0]
    return own[0] if seating.is_leopold(game, seat) else seat
