"""Duplicate tournaments: finding them, opening, joining and starting them, and how they stand."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path
from pydantic import Field, model_validator
from sqlalchemy.ext.asyncio import AsyncConnection

from grandaustria.server import accounts
from grandaustria.server.api import tournament_shapes as shapes
from grandaustria.server.api.bounds import check_budgets
from grandaustria.server.api.context import Asking, InHouse, Person
from grandaustria.server.api.fields import Line
from grandaustria.server.api.meeting_shapes import PaceName
from grandaustria.server.api.table_forms import Cursor, Form, Level, Limit
from grandaustria.server.api.tournament_shapes import Method
from grandaustria.server.comparing import ordered, places
from grandaustria.server.db.engine import reading, writing
from grandaustria.server.errors import Refusal, conflict, not_found
from grandaustria.server.house import House
from grandaustria.server.paces import BY_NAME
from grandaustria.server.seating import DEFAULT_BOT
from grandaustria.server.store import tables, tournament_lists
from grandaustria.server.store import tournaments as store
from grandaustria.server.store.tournaments import Entry, Place, Round, Tournament
from grandaustria.server.swiss import MOST_ROUNDS, ROUND_ROBIN, SWISS
from grandaustria.server.tournaments import MOST_COMPUTERS, most_entries
from grandaustria.server.visible import person_for
from grandaustria.vocabulary import PLAYERS

router = APIRouter(prefix="/tournaments", tags=["meeting"])

Json = dict[str, Any]
TournamentId = Annotated[str, Path(max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
RoundNumber = Annotated[int, Path(ge=1, le=MOST_ROUNDS)]
LONGEST_WAIT = 366 * 86_400.0


class NewTournament(Form):
    """What is played, by which method, and when it starts."""

    title: Annotated[Line, Field(min_length=1, max_length=80)]
    players: int = Field(default=PLAYERS[0], ge=PLAYERS[0], le=PLAYERS[-1], description="of a table")
    method: Method = Field(default=SWISS, description="a round robin is for tables of two")
    rounds: int = Field(
        default=5,
        ge=1,
        le=MOST_ROUNDS,
        description="of `swiss`; of two at most half as many as take part, so that nobody meets anybody twice",
    )
    pace: PaceName
    level: Level = Field(default=DEFAULT_BOT, description="who of the house plays where somebody is missing")
    starts: float | None = Field(default=None, description="when it starts by itself; else you start it")

    @model_validator(mode="after")
    def _fits(self) -> NewTournament:
        if self.method == ROUND_ROBIN and self.players != PLAYERS[0]:
            raise ValueError("a round robin is for tables of two")
        return self


class Computers(Form):
    """How many players of the house take part, of one level."""

    level: Level
    number: int = Field(ge=0, le=MOST_COMPUTERS, description="so many, however many there were")


# Finding


@router.get("", response_model=shapes.TournamentPage)
async def listed(
    house: InHouse,
    person: Asking,
    status: Literal["open", "running", "over"] | None = None,
    cursor: Cursor = None,
    limit: Limit = 20,
) -> Json:
    """Tournaments, the newest first: open ones to join, others to follow."""
    async with reading(house.engine) as connection:
        found, more = await tournament_lists.page(connection, status, cursor, limit)
        ids = [one.id for one in found]
        sizes = await tournament_lists.sizes(connection, ids)
        own = await tournament_lists.entered(connection, person.id, ids)
        names = await tables.names_by_id(connection, {one.host_id for one in found})
    shown = [_listed(one, names, sizes.get(one.id, 0), one.id in own) for one in found]
    return {"tournaments": shown, "next": more}


@router.get("/{tournament_id}", response_model=shapes.TournamentShown)
async def tournament(house: InHouse, person: Asking, tournament_id: TournamentId) -> Json:
    """Who takes part, and how it stands after the rounds that are over."""
    return await _shown(house, tournament_id, person)


@router.get("/{tournament_id}/rounds/{number}", response_model=shapes.RoundShown)
async def round_of(house: InHouse, person: Asking, tournament_id: TournamentId, number: RoundNumber) -> Json:
    """Who meets whom in a round; when it is over, what came of it, and the games to look at."""
    async with reading(house.engine) as connection:
        rounds = await store.rounds(connection, tournament_id)
        if number > len(rounds):
            raise not_found("round")
        sitting = await store.places(connection, tournament_id, number)
        done = await tournament_lists.done(connection, tournament_id, number)
        entries = await store.entries(connection, tournament_id)
    own = {entry.number for entry in entries if entry.person_id == person.id}
    by_table: dict[int, list[Place]] = {}
    for place in sitting:
        by_table.setdefault(place.table_number, []).append(place)
    this = rounds[number - 1]
    return _round(this) | {
        "tables": [
            _table(one, around, one in done, this.over is not None or any(place.entry in own for place in around))
            | {"seats": [_seat(place, len(by_table)) for place in around]}
            for one, around in by_table.items()
        ]
    }


# Opening, joining, starting


@router.post("", status_code=201, response_model=shapes.TournamentShown)
async def open_tournament(house: InHouse, person: Asking, form: NewTournament) -> Json:
    """Open a tournament; you are its host, and take part if you join."""
    _need_account(person)
    house.host.maintenance.refuse()
    check_budgets(house, person, [form.level])
    now, most = house.services.now(), house.settings.limits.tournaments_per_person
    if form.starts is not None and not now < form.starts <= now + LONGEST_WAIT:
        raise Refusal(422, "invalid", "A tournament starts in the future, within a year.")
    facts = form.model_dump() | {"id": house.services.new_id(), "host_id": person.id, "created": now}
    async with writing(house.engine) as connection:
        if await store.count_hosted(connection, person.id) >= most:
            raise conflict("too-many-tournaments", f"You have {most} tournaments that are not over.", most=most)
        await store.add(connection, facts)
    return await _shown(house, facts["id"], person)


@router.post("/{tournament_id}/join", response_model=shapes.TournamentShown)
async def join(house: InHouse, person: Asking, tournament_id: TournamentId) -> Json:
    """Take part in a tournament that has not started."""
    _need_account(person)
    await house.tournaments.join(tournament_id, person.id)
    return await _shown(house, tournament_id, person)


@router.delete("/{tournament_id}/join", response_model=shapes.TournamentShown)
async def leave(house: InHouse, person: Asking, tournament_id: TournamentId) -> Json:
    """Take part no more; in a tournament that has started the house plays for you from the next round on."""
    await house.tournaments.leave(tournament_id, person.id)
    return await _shown(house, tournament_id, person)


@router.put("/{tournament_id}/computers", response_model=shapes.TournamentShown)
async def invite_computers(house: InHouse, person: Asking, tournament_id: TournamentId, form: Computers) -> Json:
    """Let so many players of the house take part; only its host may, before the start."""
    check_budgets(house, person, [form.level])
    await house.tournaments.invite_computers(tournament_id, person.id, form.level, form.number)
    return await _shown(house, tournament_id, person)


@router.post("/{tournament_id}/start", response_model=shapes.TournamentShown)
async def start(house: InHouse, person: Asking, tournament_id: TournamentId) -> Json:
    """Begin the first round; the house takes the places that are left at the last tables."""
    house.host.maintenance.refuse()
    await house.tournaments.start(tournament_id, person.id)
    return await _shown(house, tournament_id, person)


@router.delete("/{tournament_id}", status_code=204, response_model=None)
async def remove(house: InHouse, person: Asking, tournament_id: TournamentId) -> None:
    """It does not take place: before the start its host may say so."""
    await house.tournaments.remove(tournament_id, person.id)


def _need_account(person: Person) -> None:
    if not person.has_account:
        raise accounts.no_account()


# What is shown


async def _shown(house: House, tournament_id: str, person: Person) -> Json:
    async with reading(house.engine) as connection:
        found = await store.read(connection, tournament_id)
        if found is None:
            raise not_found("tournament")
        entries = await store.entries(connection, tournament_id)
        rounds = await store.rounds(connection, tournament_id)
        people = {entry.person_id for entry in entries if entry.person_id is not None}
        names = await tables.names_by_id(connection, {found.host_id, *people})
        standing = await _standing(connection, found, entries, rounds, names)
        now_playing = await store.places(connection, tournament_id, found.round)
    own = next((entry for entry in entries if entry.person_id == person.id), None)
    return _listed(found, names, len(entries), own is not None) | {
        "clock": BY_NAME[found.pace].clock,
        "most_entries": most_entries(found),
        "you": _you(found, person, own, now_playing),
        "standing": standing,
        "played": [_round(one) for one in rounds],
    }


def _listed(one: Tournament, names: dict[str, str], entries: int, taking_part: bool) -> Json:
    facts = (
        "id", "title", "status", "players", "method", "rounds", "round", "pace", "level",
        "starts", "created", "started", "finished",
    )  # fmt: skip
    shown = {name: getattr(one, name) for name in facts}
    return shown | {"host": person_for(one.host_id, names), "entries": entries, "taking_part": taking_part}


def _you(found: Tournament, person: Person, own: Entry | None, now_playing: list[Place]) -> Json:
    plays = [place for place in now_playing if own is not None and place.entry == own.number and place.points is None]
    withdrawn = own is not None and own.withdrawn is not None
    return {
        "host": person.id == found.host_id,
        "entry": None if own is None else own.number,
        "withdrawn": withdrawn,
        "table": plays[0].game_id if plays else None,
    }


async def _standing(
    connection: AsyncConnection,
    found: Tournament,
    entries: list[Entry],
    rounds: list[Round],
    names: dict[str, str],
) -> list[Json]:
    """The best first; before a round is over in the order in which they came."""
    totals = await store.totals(connection, found.id)
    over = sum(one.over is not None for one in rounds)
    place = places(totals) if over else {}
    by_number = {entry.number: entry for entry in entries}
    shown: list[Json] = []
    for total in ordered(totals) if over else totals:
        entry = by_number[total.entry]
        shown.append(
            {
                "entry": total.entry,
                "place": place.get(total.entry),
                "person": person_for(entry.person_id, names),
                "bot": entry.bot,
                "withdrawn": entry.withdrawn is not None,
                "points": total.points / 2,
                "compared": _percent(total.compared, over * len(entries) // found.players, over),
                "score": total.score,
            }
        )
    return shown


def _percent(halves: int | None, compared_with: int, rounds: int = 1) -> float | None:
    """Of so many tables, in so many rounds, each but the own: two halves for each is all of it."""
    most = 2 * (compared_with - rounds)
    return None if halves is None or most <= 0 else round(100 * halves / most, 1)


def _round(one: Round) -> Json:
    return {"number": one.number, "began": one.began, "over": one.over}


def _table(number: int, around: list[Place], done: bool, shown: bool) -> Json:
    return {"number": number + 1, "table": around[0].game_id if shown else None, "done": done}


def _seat(place: Place, all_tables: int) -> Json:
    return {
        "seat": place.seat,
        "entry": place.entry,
        "points": None if place.points is None else place.points / 2,
        "compared": _percent(place.compared, all_tables),
        "score": place.score,
    }
