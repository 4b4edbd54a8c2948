"""Quick pairing: to wish for a game, to hear how it stands, to let the house take the seats that are left."""

from __future__ import annotations

from typing import Any, Literal

from fastapi import APIRouter
from pydantic import Field

from grandaustria import bots
from grandaustria.server import accounts
from grandaustria.server.api import meeting_shapes as shapes
from grandaustria.server.api.bounds import check_running
from grandaustria.server.api.context import Asking, InHouse, Person
from grandaustria.server.api.meeting_shapes import PaceName
from grandaustria.server.api.table_forms import Form
from grandaustria.server.db.engine import writing
from grandaustria.server.house import House
from grandaustria.server.paces import COMPANY, PACES
from grandaustria.server.pairing import Standing
from grandaustria.server.store.play import SeatRow
from grandaustria.server.store.wishes import Kind

router = APIRouter(prefix="/pairing", tags=["meeting"])

Json = dict[str, Any]
HOUSE_LEVELS = tuple(bots.names())


class Wish(Form):
    """What you want to play; one wish at a time."""

    players: int = Field(ge=COMPANY[0], le=COMPANY[-1])
    pace: PaceName
    rated: bool = Field(default=False, description="only with an account")


class Filling(Form):
    level: Literal[HOUSE_LEVELS] | None = Field(  # type: ignore[valid-type]
        default=None, description="who takes the free seats, if nobody has named it yet; the one offered, if not said"
    )


@router.get("/paces", response_model=shapes.Paces)
async def paces(house: InHouse, person: Asking) -> Json:
    """What can be wished, and what others wish at this moment."""
    around = await house.pairing.around(person.id)
    waiting = [_kind(kind) | {"people": count} for kind, count in around.items()]
    known = [{"name": pace.name, "live": pace.live, "clock": pace.clock, "silence": pace.silence} for pace in PACES]
    return {"paces": known, "waiting": waiting}


@router.get("", response_model=shapes.Pairing)
async def pairing(house: InHouse, person: Asking) -> Json:
    """How it stands with your wish; to ask says that you are still there."""
    return shown(await house.pairing.look(person.id), house.services.now())


@router.post("", response_model=shapes.Pairing)
async def wish(house: InHouse, person: Asking, form: Wish) -> Json:
    """Wait for people who want the same; another wish takes the place of the one before."""
    house.host.maintenance.refuse()
    if form.rated and not person.has_account:
        raise accounts.no_account()
    async with writing(house.engine) as connection:
        await _check(house, connection, person, 2)
        await house.pairing.wish(connection, person.id, Kind(form.players, form.pace, form.rated))
    return shown(await house.pairing.look(person.id), house.services.now())


@router.delete("", response_model=shapes.Pairing)
async def leave(house: InHouse, person: Asking) -> Json:
    """Wait no longer; if there is a `table`, it was too late for that."""
    await house.pairing.leave(person.id)
    return shown(await house.pairing.look(person.id), house.services.now())


@router.post("/fill", response_model=shapes.Pairing)
async def fill(house: InHouse, person: Asking, form: Filling | None = None) -> Json:
    """Agree that the house takes the free seats: when all who wait together do, or soon after the first, it begins."""
    house.host.maintenance.refuse()
    async with writing(house.engine) as connection:
        await _check(house, connection, person, 1)
        await house.pairing.accept(connection, person.id, form.level if form else None)
    return shown(await house.pairing.look(person.id), house.services.now())


async def _check(house: House, connection: Any, person: Person, people: int) -> None:
    """Whether one more game may begin for somebody, as at any other table."""
    own = SeatRow(0, person.id, None, False)
    other = SeatRow(1, "", None, False) if people > 1 else SeatRow(1, None, bots.names()[0], False)
    await check_running(house, connection, person, [own, other])


def shown(standing: Standing | None, now: float) -> Json:
    nothing: Json = {"now": now, "wish": None, "together": 0, "offer_at": None, "offer": None, "table": None}
    if standing is None:
        return nothing
    wish = standing.wish
    own = _kind(wish.kind) | {"since": wish.since, "until": None if wish.game_id else wish.until}
    if wish.game_id is not None:
        return nothing | {"wish": own, "table": wish.game_id}
    waiting = {"wish": own, "together": len(standing.together), "offer_at": standing.offered}
    return nothing | waiting | {"offer": _offer(standing) if now >= standing.offered else None}


def _offer(standing: Standing) -> Json:
    return {
        "level": standing.level,
        "seats": standing.wish.players - len(standing.together),
        "agreed": len(standing.agreed),
        "accepted": standing.wish.accepted is not None,
        "begins": standing.begins,
    }


def _kind(kind: Kind) -> Json:
    return {"players": kind.players, "pace": kind.pace, "rated": kind.rated}
