"""How and when you are told that it is your turn: in this browser with its page closed, at which hours, in how many
letters.
"""

from __future__ import annotations

import logging
from typing import Annotated, Any

from fastapi import APIRouter
from pydantic import AfterValidator, BaseModel, Field, model_validator
from pydantic_core import PydanticCustomError
from starlette.requests import HTTPConnection

from grandaustria.server.alert_times import LONGEST_HOURS, MINUTES, Times, is_zone
from grandaustria.server.api.context import Asking, InHouse, Person
from grandaustria.server.api.description import problem
from grandaustria.server.api.fields import Endpoint
from grandaustria.server.api.people import AtDoor
from grandaustria.server.api.table_forms import Form
from grandaustria.server.db.engine import reading, writing
from grandaustria.server.delivery import Undeliverable, pushing
from grandaustria.server.errors import Refusal, conflict
from grandaustria.server.house import House
from grandaustria.server.store import alert_times, devices
from grandaustria.server.store.devices import Device
from grandaustria.server.webhook import WebhookFailed, WebhookRefused

router = APIRouter(prefix="/me", tags=["people"])
logger = logging.getLogger(__name__)

NOT_TAKEN: dict[int | str, dict[str, Any]] = {502: problem("The browser's service does not take it: `push`.")}


def known_zone(name: str) -> str:
    if not is_zone(name):
        raise PydanticCustomError("zone", "there is no such time zone")
    return name


TimeOfDay = Annotated[str, Field(pattern=r"^([01]\d|2[0-3]):[0-5]\d$", examples=["22:30"])]
Zone = Annotated[
    str,
    Field(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_+\-/]+$", examples=["Europe/Vienna"]),
    AfterValidator(known_zone),
]
Base64 = Annotated[str, Field(min_length=16, max_length=100, pattern=r"^[A-Za-z0-9_-]+={0,2}$")]


class QuietHours(Form):
    """Nothing is sent from then on, until then; what still holds comes afterwards, in one message."""

    begins: TimeOfDay
    ends: TimeOfDay

    @model_validator(mode="after")
    def _is_no_day(self) -> QuietHours:
        if self.begins == self.ends:
            raise PydanticCustomError("quiet", "quiet hours end at another time than they begin")
        return self


class AlertTimes(Form):
    """When you want to be told. Of games that are played live you are always told turn by turn, but in quiet hours."""

    zone: Zone = Field(default="UTC", description="by whose clocks: a name of IANA")
    quiet: QuietHours | None = None
    digest_hours: int | None = Field(
        default=None, ge=1, le=LONGEST_HOURS, description="so long at least between two messages about all your games"
    )
    digest_at: TimeOfDay | None = Field(default=None, description="once a day, about all your games")

    @model_validator(mode="after")
    def _is_one_way(self) -> AlertTimes:
        if self.digest_hours is not None and self.digest_at is not None:
            raise PydanticCustomError("digest", "once a day, or after so many hours")
        return self


class PushState(BaseModel):
    """Whether this browser is told of your turns with its page closed."""

    key: str | None = Field(description="by which a browser knows this house; none: it tells no browser anything")
    on: bool = Field(description="whether the browser you ask with is told")


class Browser(Form):
    """As the browser says it: its `PushSubscription`."""

    endpoint: Endpoint = Field(description="where it is reached")
    p256dh: Base64 = Field(description="its public key")
    auth: Base64 = Field(description="its secret")


@router.get("/alerts")
async def when(house: InHouse, person: Asking) -> AlertTimes:
    """When you want to be told that it is your turn."""
    async with reading(house.engine) as connection:
        return _shown(await alert_times.read(connection, person.id))


@router.put("/alerts")
async def choose(house: InHouse, person: Asking, wanted: AlertTimes) -> AlertTimes:
    """Choose when you want to be told; what is left out is not chosen any more."""
    quiet = wanted.quiet
    times = Times(
        wanted.zone,
        _minute(quiet.begins) if quiet else None,
        _minute(quiet.ends) if quiet else None,
        wanted.digest_hours,
        None if wanted.digest_at is None else _minute(wanted.digest_at),
    )
    async with writing(house.engine) as connection:
        await house.alerts.choose(connection, person.id, times)
    return wanted


def _minute(shown: str) -> int:
    """
    >>> _minute("22:30")
    1350
    """
    hours, _, minutes = shown.partition(":")
    return int(hours) * 60 + int(minutes)


def _clock(minute: int) -> str:
    """
    >>> _clock(1350)
    '22:30'
    """
    return f"{minute % MINUTES // 60:02}:{minute % 60:02}"


def _shown(times: Times) -> AlertTimes:
    quiet = None
    if times.quiet_from is not None and times.quiet_to is not None:
        quiet = QuietHours(begins=_clock(times.quiet_from), ends=_clock(times.quiet_to))
    at = None if times.digest_at is None else _clock(times.digest_at)
    return AlertTimes(zone=times.zone, quiet=quiet, digest_hours=times.digest_hours, digest_at=at)


@router.get("/push")
async def push_state(house: InHouse, person: Asking) -> PushState:
    """Whether this browser is told with its page closed, and what it needs for that."""
    return await _state(house, person)


@router.put("/push")
async def tell_browser(house: InHouse, person: Asking, browser: Browser) -> PushState:
    """From now on this browser is told of your turns, until its session ends."""
    key = _need_key(house)
    if not pushing().is_browser(browser.p256dh, browser.auth):
        raise Refusal(422, "invalid", "These are no keys of a browser.", fields=[{"field": "p256dh", "kind": "value"}])
    services, most = house.services, house.settings.limits.browsers_per_person
    own = (services.new_id(), person.id, person.session_id)
    said = (browser.endpoint, browser.p256dh, browser.auth)
    async with writing(house.engine) as connection:
        await devices.add(connection, Device(*own, *said, key, services.now(), person.language), most)
    return PushState(key=key, on=True)


@router.delete("/push")
async def leave_browser(house: InHouse, person: Asking) -> PushState:
    """This browser is told nothing any more."""
    async with writing(house.engine) as connection:
        await devices.end(connection, person.session_id)
    return PushState(key=house.alerts.delivery.server_key, on=False)


@router.post("/push/trial", responses=NOT_TAKEN)
async def try_out(connection: HTTPConnection, house: InHouse, person: Asking, door: AtDoor) -> PushState:
    """Be told something in this browser at once, to see that it works."""
    key = _need_key(house)
    async with reading(house.engine) as transaction:
        device = await devices.of_session(transaction, person.session_id)
    if device is None or device.server_key != key:
        raise conflict("no-device", "This browser is not told anything; switch it on first.")
    await door.try_out(connection, person.id)
    try:
        await house.alerts.try_out(device)
    except (WebhookFailed, WebhookRefused, Undeliverable, OSError) as error:
        logger.warning("a notification could not be sent: %s", type(error).__name__)
        raise Refusal(502, "push", "The service of this browser does not take it.") from None
    return PushState(key=key, on=True)


def _need_key(house: House) -> str:
    key = house.alerts.delivery.server_key
    if key is None:
        raise conflict("no-push", "This server tells browsers nothing with their page closed.")
    return key


async def _state(house: House, person: Person) -> PushState:
    key = house.alerts.delivery.server_key
    async with reading(house.engine) as connection:
        device = await devices.of_session(connection, person.session_id)
    return PushState(key=key, on=device is not None and device.server_key == key)
