"""The application: all routes of the API around one house."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from types import ModuleType

from fastapi import APIRouter, FastAPI
from starlette.routing import BaseRoute

from grandaustria.server import meter
from grandaustria.server.accounts import dismiss_ended
from grandaustria.server.api import (
    advice,
    alerts,
    chat,
    components,
    days,
    email,
    export,
    invitation,
    late,
    leaving,
    meeting,
    notes,
    page,
    pairing,
    people,
    plans,
    play,
    playing_on,
    prospects,
    ratings,
    records,
    socket,
    statistics,
    system,
    tables,
    together,
    tournaments,
    web,
)
from grandaustria.server.api.answers import Shield, install_answers
from grandaustria.server.api.description import DESCRIPTION, ERRORS, TAGS, TITLE
from grandaustria.server.api.guard import Guard
from grandaustria.server.api.heard import describe_socket
from grandaustria.server.api.identity import Identity, Sessions
from grandaustria.server.api.steps import Steps
from grandaustria.server.entrance import CALLERS, Callers
from grandaustria.server.forgetting import keep_forgetting
from grandaustria.server.house import House
from grandaustria.server.logs import RequestLog
from grandaustria.server.settings import Services, Settings
from grandaustria.version import __version__

PREFIX = "/api/v1"
PARTS = (
    people,
    email,
    alerts,
    statistics,
    ratings,
    export,
    tables,
    invitation,
    play,
    prospects,
    plans,
    advice,
    late,
    leaving,
    pairing,
    days,
    meeting,
    tournaments,
    together,
    chat,
    notes,
    records,
    playing_on,
    socket,
    components,
    system,
)
"""Every part of the interface has a router."""


@cache
def _routes() -> list[BaseRoute]:
    """Every address, for all servers of this process: what they take and answer is worked out only once."""
    router = APIRouter()
    for part in PARTS:
        router.include_router(part.router, prefix=PREFIX, responses=ERRORS)
    router.include_router(page.router)
    router.include_router(web.router)  # last: its addresses are the least particular
    return router.routes


def _metrics() -> ModuleType:
    """Loaded only where something is counted."""
    from grandaustria.server import metrics

    return metrics


def create_app(settings: Settings, services: Services | None = None) -> FastAPI:
    """A server for these settings; it opens its database when it is started."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[dict[str, Callers]]:
        house = House(settings, services)
        app.state.house = house
        house.on_end = lambda ended: app.state.sessions.forget(ended)
        app.state.callers = Callers(settings)
        if settings.metrics is not None:
            _metrics().watch(house)
        await house.open()
        house.spawn(dismiss_ended(house))
        house.spawn(keep_forgetting(house))
        try:
            yield {CALLERS: app.state.callers}
        finally:
            await house.close()
            meter.count_with(None)

    app = FastAPI(
        title=TITLE,
        description=DESCRIPTION,
        openapi_tags=TAGS,
        version=__version__,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,  # these load scripts from elsewhere: we have a page of our own
        redoc_url=None,
        redirect_slashes=False,
    )
    app.state.unexpected = 0  # exceptions nobody expected; a working server has none
    app.state.sessions = Sessions()
    app.state.readiness = system.Readiness()
    app.state.door = people.Door(settings.limits)
    install_answers(app)
    app.router.routes.extend(_routes())
    describe_socket(app)
    app.add_middleware(Steps)
    app.add_middleware(Identity, settings=settings)
    app.add_middleware(Shield)
    app.add_middleware(Guard, settings=settings)  # around the shield: all answers get its headers
    app.add_middleware(RequestLog, new_id=(services or Services()).new_id)  # added last, so around everything
    if settings.metrics is not None:
        _metrics().install(app)
    return app
