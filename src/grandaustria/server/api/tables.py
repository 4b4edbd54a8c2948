"""Tables: opening them, sitting down and getting up, starting, and finding them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query
from sqlalchemy.ext.asyncio import AsyncConnection
from starlette.responses import Response

from grandaustria.engine import PositionError, Setup
from grandaustria.engine.notation import NUMBERING_VERSION
from grandaustria.server import accounts, ratings, seating
from grandaustria.server.api.bounds import check_budgets, check_running
from grandaustria.server.api.context import Asking, InHouse, Person
from grandaustria.server.api.game_shapes import TableOpened
from grandaustria.server.api.play import Code, TableId, seen_table
from grandaustria.server.api.shapes import TablePage, TableShown
from grandaustria.server.api.sight import Wanted, Wanting, as_it_is, as_written, state_of
from grandaustria.server.api.table_forms import (
    Cursor,
    Leaving,
    Limit,
    NewTable,
    Players,
    RulesName,
    Seat,
    SeatChange,
    Start,
    options_of,
    seats_of,
    setup_of,
)
from grandaustria.server.db.engine import reading, writing
from grandaustria.server.errors import Refusal, conflict, forbidden, not_found
from grandaustria.server.house import House
from grandaustria.server.store import lists, shunned, tables, tournament_lists
from grandaustria.server.store import ratings as stored_ratings
from grandaustria.server.store.lists import Filter, Page
from grandaustria.server.store.play import GameRow, SeatRow
from grandaustria.server.telling import joined, written
from grandaustria.server.visible import may_watch, table_for
from grandaustria.version import __version__
from grandaustria.vocabulary import READINGS

router = APIRouter(tags=["tables"])

Json = dict[str, Any]
Place = Annotated[int, Path(ge=0, le=3)]
WithState = Annotated[bool, Query(description="with the state, as it is asked for by itself")]
KEPT = ("public", "hot_seat", "title", "seconds_per_turn", "clock", "stand_in", "away_seconds", "rated")
"""What a table is opened with besides its seats and rules, and a rematch again."""
LinkCode = Annotated[str, Path(max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]


# Finding


@router.get("/tables", response_model=TablePage)
async def public_tables(
    house: InHouse,
    person: Asking,
    status: Literal["open", "running"] = "open",
    players: Players = None,
    rules: RulesName = None,
    rated: Annotated[bool | None, Query(description="only rated tables, or only others")] = None,
    cursor: Cursor = None,
    limit: Limit = 20,
) -> Json:
    """Public tables, the newest first: open ones to join, or running ones to watch."""
    async with reading(house.engine) as connection:
        page = await lists.public_tables(connection, status, Filter(players, rules, rated), cursor, limit)
        return await _shown(connection, page, person, house.services.now())


@router.get("/me/games", response_model=TablePage)
async def my_games(house: InHouse, person: Asking, cursor: Cursor = None, limit: Limit = 50) -> Json:
    """Your tables that are not finished and that you have not given up: those that wait for you first."""
    async with reading(house.engine) as connection:
        page = await lists.tables_of(connection, person.id, cursor, limit)
        return await _shown(connection, page, person, house.services.now())


@router.get("/archive", response_model=TablePage)
async def archive(
    house: InHouse,
    person: Asking,
    mine: Annotated[bool, Query(description="only your own")] = False,
    players: Players = None,
    rules: RulesName = None,
    cursor: Cursor = None,
    limit: Limit = 20,
) -> Json:
    """Finished games, the latest first: your own and the public ones."""
    async with reading(house.engine) as connection:
        wanted = Filter(players, rules)
        page = await lists.finished_tables(connection, person.id, mine, wanted, cursor, limit)
        return await _shown(connection, page, person, house.services.now())


async def _shown(connection: AsyncConnection, page: Page, person: Person, now: float) -> Json:
    names = await tables.names_of(connection, page.tables)
    rated = await stored_ratings.shown_at(connection, page.tables, now)
    around = await tournament_lists.around(connection, page.tables)
    shown = [
        table_for(game, names, person.id, rated=rated.get(game.id), tournament=around.get(game.id))
        for game in page.tables
    ]
    return {"tables": shown, "next": page.next}


@router.get("/tables/code/{code}", response_model=TableShown)
async def table_by_code(house: InHouse, person: Asking, code: LinkCode) -> Json:
    """The table a link leads to."""
    async with reading(house.engine) as connection:
        game = await tables.find_by_code(connection, code)
    if game is None or not may_watch(game, person.id, code):
        raise not_found("table")
    return await describe(house, game, person)


@router.get("/tables/{table_id}", response_model=None, responses={200: {"model": TableOpened}})
async def table(
    house: InHouse, person: Asking, table_id: TableId, wanted: Wanting, state: WithState = False, code: Code = None
) -> Response:
    """Who sits where, what is played; with `state` also how it stands, so that one request opens a table."""
    game = await seen_table(house, person, table_id, code)
    if not state:
        return as_it_is(await describe(house, game, person))
    game, found = await _opened(house, game, person, wanted)
    return as_written(joined(written(await describe(house, game, person)), "state", found))


async def _opened(house: House, game: GameRow, person: Person, wanted: Wanted) -> tuple[GameRow, str]:
    """The game as it stands, with its state if it has one, written down."""
    try:
        table = await house.host.table(game.id)
    except Refusal:  # it has not begun, or it is frozen, perhaps since just now
        return (await house.host.look(game.id))[0], "null"
    return table.game, await state_of(house, table, person, wanted)


async def describe(house: House, game: GameRow, person: Person) -> Json:
    async with reading(house.engine) as connection:
        rematch = await tables.find_rematch(connection, game.id) if game.is_finished else None
        names = await tables.names_of(connection, [game])
        rated = await stored_ratings.shown_at(connection, [game], house.services.now())
        around = await tournament_lists.around(connection, [game])
    return table_for(game, names, person.id, rematch, rated.get(game.id), around.get(game.id))


# Opening


@router.post("/tables", status_code=201, response_model=TableShown)
async def open_table(house: InHouse, person: Asking, form: NewTable) -> Json:
    """Open a table; you are its host."""
    setup = setup_of(form)
    around = seats_of(form, setup, person.id)
    options = options_of(form, KEPT)
    async with writing(house.engine) as connection:
        game = await _open(house, connection, person, setup, around, options)
    return await describe(house, game, person)


async def _open(
    house: House,
    connection: AsyncConnection,
    person: Person,
    setup: Setup,
    around: tuple[SeatRow, ...],
    options: Json,
) -> GameRow:
    house.host.maintenance.refuse()
    check_budgets(house, person, [*(row.bot for row in around), options["stand_in"]])
    if options["rated"]:
        check_rated(person, setup, around, options)
    most = house.settings.limits.open_tables_per_person
    if await tables.count_hosted(connection, person.id, "open") >= most:
        raise conflict("too-many-tables", f"You have {most} open tables already; start or leave one first.")
    if options["public"] and not person.has_account:
        await _bound_guest(house, connection, person)
    services = house.services
    own = {"id": services.new_id(), "code": services.new_id(), "host_id": person.id, "created": services.now()}
    return await tables.add_game(connection, setup, around, own | options)


def check_rated(person: Person, setup: Setup, around: tuple[SeatRow, ...], options: Json) -> None:
    """Whether such a table may be rated, and whoever opens it may play there."""
    if not person.has_account:
        raise accounts.no_account()
    ratings.check_options(setup, options)
    ratings.check_seats(around)


async def _bound_guest(house: House, connection: AsyncConnection, person: Person) -> None:
    """The list of public tables is everybody's: who can be somebody else at any time fills little of it."""
    most = house.settings.limits.public_tables_per_guest
    if await tables.count_public(connection, person.id) >= most:
        said = f"A guest has at most {most} public tables; keep your identity with a password, or leave one."
        raise conflict("too-many-public", said, most=most)


@router.post("/tables/{table_id}/rematch", status_code=201, response_model=TableShown)
async def rematch(house: InHouse, person: Asking, table_id: TableId) -> Json:
    """The same game again, at a new table; whoever asks first opens it, for the others it is the same one."""
    await seen_table(house, person, table_id)
    found: list[GameRow] = []

    async def change(connection: AsyncConnection, game: GameRow) -> GameRow:
        _need_played(game, person)
        before = await tables.find_rematch(connection, game.id)
        if before is not None:
            found.append(before)
            return game
        options = {name: getattr(game, name) for name in KEPT} | {"rematch_of": game.id}
        around = seating.for_rematch(game, person.id)
        setup = replace(_readable(game), readings=READINGS[-1])  # a new game, whatever the first was begun with
        found.append(await _open(house, connection, person, setup, around, options))
        return await tables.store_change(connection, game, game, house.services.now(), rematch=found[0].id)

    await house.host.rearrange(table_id, change)
    return await describe_invited(house, found[0], person)


async def describe_invited(house: House, game: GameRow, person: Person) -> Json:
    """A rematch as those see it who played before: with its link, though they may not sit there yet."""
    shown = await describe(house, game, person)
    return shown if person.id in game.removed else shown | {"code": game.code}


def _need_played(game: GameRow, person: Person) -> None:
    if not game.is_member(person.id):
        raise forbidden("You did not play at this table.")
    seating.need_unsealed(game)
    if not game.is_finished or game.imported:
        raise conflict("not-over", "There is a rematch after a game that was played here to its end.")


def _readable(game: GameRow) -> Setup:
    try:
        return game.setup
    except PositionError as error:
        raise conflict("outdated", "This table was set up for rules that are no longer known.") from error


# Sitting down, getting up, starting


@router.post("/tables/{table_id}/join", response_model=TableShown)
async def join(house: InHouse, person: Asking, table_id: TableId, asked: Seat | None = None) -> Json:
    """Take a free seat of an open table."""
    form = asked or Seat()
    await seen_table(house, person, table_id, form.code)
    return await _rearranged(house, person, table_id, lambda game: seating.join(game, person.id, form.seat, form.code))


@router.post("/tables/{table_id}/leave", response_model=TableShown)
async def leave(house: InHouse, person: Asking, table_id: TableId, asked: Leaving | None = None) -> Json:
    """Get up. In a running game the table's stand-in goes on with your seat, until you take it back."""
    await seen_table(house, person, table_id)
    return await _rearranged(house, person, table_id, lambda game: seating.get_up(game, person.id))


@router.post("/tables/{table_id}/seats/{seat}", response_model=TableShown)
async def change_seat(house: InHouse, person: Asking, table_id: TableId, seat: Place, form: SeatChange) -> Json:
    """Put a bot on a seat, or take it; the host of an open table may open it, close it, or remove who sits there."""
    await seen_table(house, person, table_id)
    asked = form.model_dump(exclude_none=True)
    if len(asked) != 1:
        raise Refusal(
            422, "invalid", f"Say exactly one of {', '.join(f'`{name}`' for name in SeatChange.model_fields)}."
        )
    check_budgets(house, person, [form.bot])
    [(name, value)] = asked.items()
    change = SEAT_CHANGES[name]
    code = house.services.new_id()
    return await _rearranged(house, person, table_id, lambda game: change(game, person.id, seat, value, code))


SEAT_CHANGES: dict[str, Callable[[GameRow, str, int, Any, str], GameRow]] = {
    "bot": lambda game, person_id, seat, bot, _: seating.put_bot(game, person_id, seat, bot),
    "take": lambda game, person_id, seat, *_: seating.take(game, person_id, seat),
    "open": lambda game, person_id, seat, *_: seating.free(game, person_id, seat),
    "close": lambda game, person_id, seat, *_: seating.close(game, person_id, seat),
    "remove": seating.remove,
}
"""What may be asked of a seat, with what was said about it and the code that the table gets if it needs another."""


async def _rearranged(house: House, person: Person, table_id: str, change: Callable[[GameRow], GameRow]) -> Json:
    await house.learn(person.language)  # the names that the house gives are in it

    async def rearrange(connection: AsyncConnection, game: GameRow) -> GameRow:
        after = change(game)
        if after == game:
            return game
        if after.rated:
            ratings.check_seats(after.seats)
        elif after.counts:
            ratings.check_stand_ins(after.seats)
        if after.seats_of(person.id) and not game.seats_of(person.id):
            await accounts.check_seat(connection, game, await accounts.read_own(connection, person.id))
            if await shunned.has_blocked(connection, game.host_id, person.id):
                raise forbidden("You may not sit here.")
        now = house.services.now()
        return await tables.store_change(connection, game, after, now)

    return await describe(house, await house.host.rearrange(table_id, rearrange), person)


@router.post("/tables/{table_id}/start", response_model=TableShown)
async def start(house: InHouse, person: Asking, table_id: TableId, asked: Start | None = None) -> Json:
    """Begin the game; seats that are still free are filled with bots, if you say with which."""
    await seen_table(house, person, table_id)

    async def begin(connection: AsyncConnection, game: GameRow) -> GameRow:
        house.host.maintenance.refuse()
        filled = seating.ready(game, person.id, asked.fill if asked else None)
        check_budgets(house, person, [*(row.bot for row in filled.seats), filled.stand_in])
        if filled.rated:
            ratings.check_seats(filled.seats)
        await check_running(house, connection, person, filled.seats)
        _readable(filled)
        current = replace(filled, engine_version=__version__, numbering_version=NUMBERING_VERSION)
        if current != game:
            current = await tables.store_change(connection, game, current, house.services.now())
        return await house.host.begin(connection, current)

    return await describe(house, await house.host.rearrange(table_id, begin), person)
