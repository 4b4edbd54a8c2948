"""Who asks: everybody is known by a session cookie, and a newcomer gets a person and a session at once.

The cookie holds a random token; the database only its hash, keyed with the server's secret. Sessions looked up are
remembered for a few seconds.
Ending one forgets it at once (`Sessions.forget`), also in the other processes on the same database, which are told. One
that was not told, because its line was cut, notices when its memory is `REMEMBERED_SECONDS` old: that is the longest an
ended session can go on working.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Collection
from dataclasses import dataclass, replace

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection, cookie_parser
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from grandaustria.languages import LANGUAGES
from grandaustria.server.accounts import banned
from grandaustria.server.api.answers import refuse
from grandaustria.server.api.context import Person
from grandaustria.server.api.guard import SAFE, address_of, is_loopback, network_of
from grandaustria.server.api.pace import Allowance
from grandaustria.server.db.engine import reading, writing
from grandaustria.server.db.trouble import trouble_of
from grandaustria.server.errors import Refusal
from grandaustria.server.house import House
from grandaustria.server.naming import guest_name
from grandaustria.server.settings import Settings
from grandaustria.server.store import bans, people
from grandaustria.server.store.people import PersonRow, SessionRow

COOKIE = "gah_session"
COOKIE_SECONDS = 400 * 24 * 3600
"""As long as browsers keep a cookie; it is sent anew to who comes back after a day."""
TOUCH_SECONDS = 60.0
RENEW_SECONDS = 24 * 3600.0
REMEMBERED_SECONDS = 5.0
REMEMBERED = 20_000
TOKEN_LENGTH = 200
NOWHERE = frozenset({network_of(""), network_of("::1")})
"""Behind these may be everybody: a proxy that does not say whom it asks for."""

PREFIX = "/api/v1/"
TABLES = "/tables/"
"""Pages that say whether the visitor is known: they ask for all they need at once, where that makes nobody new."""
FOR_ANYBODY = frozenset({"/api/v1/alive", "/api/v1/health", "/api/v1/ready", "/api/v1/version"})
"""Answered without knowing who asks."""
FOR_STRANGERS = frozenset({"/api/v1/login", "/api/v1/recover"})
"""Here nobody is made: whoever comes is already somebody, and says who."""


@dataclass(frozen=True, slots=True)
class Known:
    """A session as it was when last looked at."""

    person: Person
    seen: float
    looked: float


def person_of_rows(session: SessionRow, person: PersonRow) -> Person:
    account, banned = person.password_hash is not None, person.banned is not None
    return Person(person.id, person.name, person.language, session.id, account, banned)


def language_of(headers: Headers) -> str:
    """The first language a browser asks for that this game speaks."""
    for part in headers.get("accept-language", "").split(","):
        language = part.split(";")[0].strip().lower()[:2]
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


def place_of(scope: Scope, settings: Settings) -> str | None:
    """Where somebody comes from, as it is stored; of this machine itself, and where it is not known, nothing is."""
    network = address_of(scope, settings)
    return None if network in NOWHERE or is_loopback(network) else people.address_hash(settings.secret, network)


class Sessions:
    """The sessions this process knows at the moment."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._known: OrderedDict[str, Known] = OrderedDict()

    async def find(self, house: House, token: str, place: str | None = None) -> tuple[Person, bool] | None:
        """Whose token this is, and whether the cookie should be sent anew."""
        key = people.token_hash(house.settings.secret, token)
        known = self._known.get(key)
        if known is None or self._clock() - known.looked >= REMEMBERED_SECONDS:
            known = await self._look(house, key, place)
        if known is None:
            return None
        now = house.services.now()
        if now - known.seen < TOUCH_SECONDS or known.person.banned:
            return known.person, False
        try:
            async with writing(house.engine) as connection:
                await people.touch_session(connection, known.person.session_id, now, place)
        except Exception as error:
            if trouble_of(error) is None:
                raise
            return known.person, False  # where nothing can be stored people may still look
        self._keep(key, Known(known.person, now, known.looked))
        return known.person, now - known.seen >= RENEW_SECONDS

    async def make(self, house: House, agent: str, language: str, place: str | None = None) -> tuple[Person, str]:
        """Somebody new, and the token of their session."""
        services = house.services
        person_id, session_id, token, now = services.new_id(), services.new_id(), services.token(), services.now()
        await house.learn(language)
        name, key = guest_name(person_id, language), people.token_hash(house.settings.secret, token)
        async with writing(house.engine) as connection:
            await people.add_person(connection, person_id, name, language, now)
            await people.add_session(connection, session_id, person_id, key, agent, now, place)
        person = Person(person_id, name, language, session_id, False)
        self._keep(key, Known(person, now, self._clock()))
        return person, token

    def forget(self, session_ids: Collection[str]) -> None:
        """These have ended: ask the database next time."""
        for key in [key for key, known in self._known.items() if known.person.session_id in session_ids]:
            del self._known[key]

    def forget_person(self, person_id: str) -> None:
        """Something about this person has changed."""
        for key in [key for key, known in self._known.items() if known.person.id == person_id]:
            del self._known[key]

    async def _look(self, house: House, key: str, place: str | None) -> Known | None:
        looked = self._clock()
        async with reading(house.engine) as connection:
            found = await people.find_session(connection, key)
            shut = place is not None and await bans.is_address_banned(connection, place, house.services.now())
            late = found is None and await people.was_replaced(connection, key, house.services.now())
        if found is None:
            self._known.pop(key, None)
            if late:  # what another tab asked with the old cookie must not be answered with a newcomer's: it would win
                raise Refusal(403, "no-session", "You have come in under another session by now; ask again.")
            return None
        person = person_of_rows(*found)
        if shut and not person.has_account:  # a cookie kept for the day of the ban is no way around it
            person = replace(person, banned=True)
        known = Known(person, found[0].seen, looked)
        self._keep(key, known)
        return known

    def _keep(self, key: str, known: Known) -> None:
        self._known[key] = known
        self._known.move_to_end(key)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)


def sessions_of(connection: HTTPConnection) -> Sessions:
    sessions: Sessions = connection.app.state.sessions
    return sessions


def set_session(connection: HTTPConnection, token: str) -> None:
    """Answer this request with another session's cookie; an empty token takes the cookie away."""
    connection.scope["session_token"] = token


def cookie_header(settings: Settings, token: str) -> str:
    secure = "; Secure" if settings.origin.startswith("https:") else ""
    age = COOKIE_SECONDS if token else 0
    return f"{COOKIE}={token}; Max-Age={age}; Path=/; HttpOnly; SameSite=Lax{secure}"


def token_in(headers: Headers) -> str | None:
    token = cookie_parser("; ".join(headers.getlist("cookie"))).get(COOKIE)
    return token if token and len(token) <= TOKEN_LENGTH else None


async def _let_in(house: House, place: str | None) -> None:
    """Refuse who is new where the operator wants nobody new from."""
    if place is None:
        return
    async with reading(house.engine) as connection:
        if await bans.is_address_banned(connection, place, house.services.now()):
            raise Refusal(
                403, "no-newcomers", "Nobody new is let in from where you are; with an account you can log in."
            )


class Identity:
    """Middleware: `scope["person"]` for everything under the API's prefix."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings
        limits = settings.limits
        self._newcomers = Allowance(limits.people_per_address_and_hour, 3600.0)
        self._requests = Allowance(limits.requests_per_minute, 60.0)
        self._actions = Allowance(limits.actions_per_minute, 60.0)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope.get("path", "")
        if path.startswith(TABLES):
            scope["known"] = await self._known(scope)
        if scope["type"] == "lifespan" or not path.startswith(PREFIX) or path in FOR_ANYBODY:
            await self._app(scope, receive, send)
            return
        try:
            await self._identify(scope)
            self._keep_pace(scope)
        except Refusal as refusal:
            await refuse(refusal, scope, receive, send)
            return
        await self._app(scope, receive, self._with_cookie(scope, send))

    async def _known(self, scope: Scope) -> Person | None:
        """Who opens a page, if they have come in before; nobody is made for it, or known where nothing can be read."""
        token = token_in(Headers(scope=scope))
        if token is None:
            return None
        try:
            sessions: Sessions = scope["app"].state.sessions
            found = await sessions.find(scope["app"].state.house, token, place_of(scope, self._settings))
        except Refusal:
            return None
        except Exception as error:
            if trouble_of(error) is None:
                raise
            return None
        return found[0] if found else None

    async def _identify(self, scope: Scope) -> None:
        house: House = scope["app"].state.house
        sessions: Sessions = scope["app"].state.sessions
        headers = Headers(scope=scope)
        token, place = token_in(headers), place_of(scope, self._settings)
        found = await sessions.find(house, token, place) if token else None
        if found is not None and found[0].banned:
            if scope["path"] not in FOR_STRANGERS:
                raise banned()
            scope["person"] = None  # at a machine for many, somebody else may come in
        elif found is not None and token:
            scope["person"], renew = found
            if renew:
                scope["session_token"] = token
        elif scope["type"] == "websocket":
            raise Refusal(403, "no-session", "A socket needs the cookie of a session; ask for /api/v1/me first.")
        elif scope["path"] in FOR_STRANGERS:
            scope["person"] = None
        else:
            self._newcomers.take(address_of(scope, self._settings))
            await _let_in(house, place)
            person, new = await sessions.make(house, headers.get("user-agent", ""), language_of(headers), place)
            scope["person"], scope["session_token"] = person, new

    def _keep_pace(self, scope: Scope) -> None:
        person: Person | None = scope["person"]
        if person is not None:
            self._requests.take(person.id)
            if scope["type"] == "http" and scope["method"] not in SAFE:
                self._actions.take(person.id)

    def _with_cookie(self, scope: Scope, send: Send) -> Send:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start" and "session_token" in scope:
                headers = MutableHeaders(scope=message)
                headers.append("set-cookie", cookie_header(self._settings, scope["session_token"]))
            await send(message)

        return sending
