"""Who may do what: every route of the interface, asked by everybody who may not, and then by somebody who may.

A refused request must be refused for the right reason and leave the whole database as it was.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from grandaustria import Setup
from grandaustria.server.api.guard import SAFE
from grandaustria.server.api.socket import NOT_FOUND
from tests.play.games import finished
from tests.server.described import description
from tests.server.running import API, Json, Visitor, next_message, with_address
from tests.server.scene import BOT, Scene, Stage, staged
from tests.waiting import PATIENCE

Reason = tuple[int, str]
NONE: Reason = (404, "not-found")
FORBIDDEN: Reason = (403, "forbidden")
FOREIGN: Reason = (403, "foreign")
ORIGIN: Reason = (403, "origin")
WRONG: Reason = (403, "wrong")
NO_HINTS: Reason = (403, "no-hints")
NO_DAYS: Reason = (409, "no-days-off")
PASSWORD = "eleven cakes for Sisi"


@dataclass(frozen=True)
class Route:
    """A route: the table it needs, what is sent, who is refused and why, who may, and how that is answered."""

    table: str = "running"
    body: Callable[[Scene], Json] | Json = None
    refused: dict[str, Reason] = field(default_factory=dict)
    may: str | None = "host"
    answered: int = 200
    public: bool = False
    """Whether the one who may can do so only at a public table."""
    place: Callable[[Scene], str] = lambda _: ""
    """What stands in the path for anything but the table."""


def intent(scene: Scene) -> Json:
    return {"revision": scene.revision, "request_id": "once"}


def first_legal(scene: Scene) -> Json:
    state = scene.who("acting").get(scene.path("state"))
    return {**intent(scene), "action": state["legal"][0]["action"]}


def session_of(role: str) -> Callable[[Scene], str]:
    def place(scene: Scene) -> str:
        sessions: list[Json] = scene.who(role).get("/me/sessions")["sessions"]
        return str(next(session["id"] for session in sessions if session["current"]))

    return place


def id_of(role: str) -> Callable[[Scene], str]:
    return lambda scene: str(scene.who(role).get("/me")["id"])


def record_of_a_game(_: Scene) -> Json:
    return {"record": finished(Setup(players=2), 1).record()}


WATCHED = {"stranger": NONE}
PLAYED = {"stranger": NONE, "spectator": FORBIDDEN, "waiting": FOREIGN}
SEATED = {"stranger": NONE, "spectator": FORBIDDEN}
HOSTED = {**SEATED, "member": FORBIDDEN}

ROUTES: dict[tuple[str, str], Route] = {
    # Oneself: nobody can be named but by the own cookie, so there is nobody else to refuse
    ("GET", "/me"): Route(),
    ("PATCH", "/me"): Route(body={"language": "de"}),
    ("DELETE", "/me"): Route(may=None),
    ("GET", "/me/sessions"): Route(),
    **{("GET", path): Route() for path in ("/me/games", "/me/statistics")},
    ("GET", "/me/mutes"): Route(),
    ("GET", "/me/export"): Route(),
    ("GET", "/leaderboards"): Route(),
    ("GET", "/people/{person_id}"): Route(
        place=id_of("host"), refused={"stranger": NONE, "spectator": NONE, "member": NONE}
    ),
    ("POST", "/me/account"): Route(
        body={"name": "Sisi", "password": "short"}, refused={"host": (422, "invalid")}, may=None
    ),
    ("POST", "/me/email"): Route(body={"email": "franz@example.org"}, refused={"host": (409, "no-mail")}, may=None),
    ("POST", "/me/email/confirm"): Route(
        body={"email": "franz@example.org", "code": "AAAAAAAA"}, refused={"host": WRONG}, may=None
    ),
    ("POST", "/me/password"): Route(
        body={"old": PASSWORD, "new": PASSWORD}, refused={"host": (409, "no-account")}, may=None
    ),
    ("POST", "/login"): Route(body={"name": "Nobody", "password": PASSWORD}, refused={"stranger": WRONG}, may=None),
    ("POST", "/recover"): Route(
        body={"name": "Nobody", "code": "00000-00000", "password": PASSWORD}, refused={"stranger": WRONG}, may=None
    ),
    ("POST", "/logout"): Route(refused={"host": (409, "no-account")}, may=None),
    ("DELETE", "/me/sessions/{session_id}"): Route(
        place=session_of("host"), refused={"stranger": NONE, "member": NONE, "host": (409, "no-account")}, may=None
    ),
    ("POST", "/me/mutes"): Route(
        body=lambda scene: {"person": id_of("stranger")(scene)}, refused={"stranger": (422, "invalid")}
    ),
    ("DELETE", "/me/mutes/{person_id}"): Route(place=id_of("stranger")),
    # Meeting: nobody is invited, or waits for long enough that something is offered
    **{
        ("GET", path): Route() for path in ("/me/people", "/me/invitations", "/me/blocks", "/pairing", "/pairing/paces")
    },
    ("DELETE", "/me/invitations/{table_id}"): Route("open", refused={"stranger": NONE, "member": NONE}, may=None),
    ("GET", "/tables/{table_id}/invite"): Route("open", refused=SEATED, may="member"),
    ("POST", "/tables/{table_id}/invite"): Route(
        "open", lambda scene: {"person": id_of("member")(scene)}, SEATED, may="host", answered=409
    ),
    ("POST", "/me/blocks/{person_id}"): Route(place=id_of("stranger"), refused={"stranger": (422, "invalid")}),
    ("DELETE", "/me/blocks/{person_id}"): Route(place=id_of("stranger")),
    ("POST", "/pairing"): Route(body={"players": 2, "pace": "daily"}),
    ("POST", "/pairing/fill"): Route(body={}, refused={"spectator": (409, "not-asked")}, may=None),
    ("DELETE", "/pairing"): Route(),
    # Tables
    ("GET", "/tables"): Route(),
    ("GET", "/archive"): Route(),
    ("POST", "/tables"): Route(body={}, answered=201),
    ("GET", "/tables/{table_id}"): Route(refused=WATCHED),
    ("GET", "/tables/code/{code}"): Route(place=lambda scene: scene.code),
    ("POST", "/tables/{table_id}/join"): Route(
        "open", {"seat": 2}, {"stranger": NONE, "member": (409, "seated")}, may="spectator", public=True
    ),
    ("POST", "/tables/{table_id}/leave"): Route("open", {}, SEATED, may="member"),
    ("POST", "/tables/{table_id}/start"): Route("open", {"fill": BOT}, HOSTED),
    ("POST", "/tables/{table_id}/seats/{seat}"): Route("open", {"bot": BOT}, HOSTED, place=lambda _: "2"),
    ("POST", "/tables/{table_id}/rematch"): Route("ended", None, SEATED, may="member", answered=201),
    ("GET", "/tables/{table_id}/qr"): Route(refused=SEATED, may="member"),
    ("POST", "/tables/{table_id}/late"): Route(
        "late",
        lambda scene: {"choice": "wait", "revision": scene.revision},
        {"stranger": NONE, "spectator": FORBIDDEN, "acting": FORBIDDEN},
        may="waiting",
    ),
    # Going away: nobody has been away for long, and nothing is asked, but only to those who play is that the reason
    ("POST", "/tables/{table_id}/away"): Route(
        body=lambda scene: {"seat": scene.acting},
        refused={"stranger": NONE, "spectator": FORBIDDEN, "acting": FORBIDDEN},
        may="waiting",
        answered=409,
    ),
    ("POST", "/tables/{table_id}/give-up"): Route(refused=SEATED, may="member"),
    ("POST", "/tables/{table_id}/ask"): Route(body={"what": "end"}, refused=SEATED, may="member"),
    ("POST", "/tables/{table_id}/answer"): Route(
        body={"question": 1, "agree": True}, refused=SEATED, may="member", answered=409
    ),
    # Planning ahead: no round has begun, so nothing can be planned, but only to those who play is that the reason
    ("POST", "/tables/{table_id}/planner"): Route(body={"steps": []}, refused=SEATED, may="member", answered=409),
    ("GET", "/tables/{table_id}/plan"): Route(refused=SEATED, may="member"),
    ("DELETE", "/tables/{table_id}/plan"): Route(refused=SEATED, may="member"),
    ("PUT", "/tables/{table_id}/plan/pass"): Route(
        body={"until": {"kind": "round"}}, refused=SEATED, may="member", answered=409
    ),
    ("PUT", "/tables/{table_id}/plan/{place}"): Route(
        body=lambda scene: {"revision": scene.revision, "steps": ["pass"]},
        refused=SEATED,
        may="member",
        answered=409,
        place=lambda _: "first",
    ),
    # At this table there are no days off, which only those who sit there are told
    ("POST", "/tables/{table_id}/day-off"): Route(
        refused={"stranger": NONE, "spectator": FORBIDDEN, "waiting": NO_DAYS, "acting": NO_DAYS}, may=None
    ),
    # Playing; there is nothing to take back yet, but only for the seat to act is that the reason
    ("GET", "/tables/{table_id}/state"): Route(refused=WATCHED),
    ("GET", "/tables/{table_id}/updates"): Route(refused=WATCHED),
    ("GET", "/tables/{table_id}/prospects"): Route(refused=WATCHED),
    # Between people there are no hints, whoever asks
    ("GET", "/tables/{table_id}/hint"): Route(
        refused={"stranger": NONE, "spectator": NO_HINTS, "waiting": NO_HINTS, "acting": NO_HINTS}, may=None
    ),
    ("POST", "/tables/{table_id}/actions"): Route(body=first_legal, refused=PLAYED, may="acting"),
    ("POST", "/tables/{table_id}/undo"): Route(body=intent, refused=PLAYED, may="acting", answered=422),
    ("POST", "/tables/{table_id}/redo"): Route(body=intent, refused=PLAYED, may="acting", answered=422),
    ("POST", "/tables/{table_id}/confirm"): Route(body=intent, refused=PLAYED, may="acting", answered=422),
    ("POST", "/tables/{table_id}/ahead"): Route(
        body=lambda scene: {**intent(scene), "what": "undo"}, refused=SEATED, may="waiting", answered=409
    ),  # in the middle of a game
    # Talking
    ("GET", "/tables/{table_id}/chat"): Route(refused=WATCHED),
    ("POST", "/tables/{table_id}/chat"): Route(body={"text": "Servus"}, refused=SEATED, may="member", answered=201),
    ("GET", "/me/notes"): Route(),
    ("GET", "/tables/{table_id}/notes"): Route(refused={"stranger": NONE}),
    ("POST", "/tables/{table_id}/notes"): Route(body={"text": "Zimmer"}, refused={"stranger": NONE}),
    ("POST", "/tables/{table_id}/reports"): Route(
        body=lambda scene: {"person": id_of("host")(scene)}, refused=WATCHED, may="member", answered=201
    ),
    # Records
    ("GET", "/tables/{table_id}/record"): Route(refused=WATCHED),
    ("GET", "/tables/{table_id}/events/{number}"): Route(refused=WATCHED, place=lambda _: "3"),
    ("GET", "/tables/{table_id}/events/{number}/hint"): Route(
        "ended", refused=WATCHED, place=lambda _: "3", answered=409
    ),  # nobody has to decide there
    ("POST", "/tables/{table_id}/continue"): Route("ended", {"event": 3}, WATCHED, answered=201),
    ("GET", "/tables/{table_id}/analysis"): Route("ended", refused=WATCHED),
    ("GET", "/tables/{table_id}/analysis/{number}"): Route("ended", refused=WATCHED, place=lambda _: "0", answered=404),
    ("POST", "/records"): Route(body=record_of_a_game, answered=201),
    # The server
    **{("GET", path): Route() for path in ("/alive", "/health", "/ready", "/version", "/components")},
}
KEYS = list(ROUTES)
EVERY = pytest.mark.parametrize("key", KEYS, ids=" ".join)


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    with staged(tmp_path_factory.mktemp("stage")) as stage:
        yield stage


def described() -> set[tuple[str, str]]:
    paths: dict[str, Json] = description()["paths"]
    return {
        (method.upper(), path.removeprefix(API))
        for path, methods in paths.items()
        for method in methods
        if path.startswith(API)
    }


def test_every_route_is_here() -> None:
    assert described() == set(ROUTES)


def test_everything_that_concerns_a_table_is_refused_to_a_stranger() -> None:
    for (_, path), route in ROUTES.items():
        own = any(name in path for name in ("{session_id}", "{person_id}"))
        assert ("{table_id}" in path) == (route.refused.get("stranger") == NONE) or own


def address(path: str, scene: Scene, route: Route) -> str:
    names = {name: route.place(scene) for name in ("session_id", "person_id", "code", "seat", "number", "place")}
    return path.format(table_id=scene.table, **names)


def prepared(key: tuple[str, str], scene: Scene) -> tuple[str, str, Json]:
    """The request of a route: method, path and body."""
    method, path = key
    route = ROUTES[key]
    body = route.body(scene) if callable(route.body) else route.body
    return method, address(path, scene, route), body


def refuse(stage: Stage, person: Visitor, request: tuple[str, str, Json], reason: Reason) -> None:
    """Ask, be refused, and leave everything as it was."""
    method, path, body = request
    before = stage.dump()
    person.refused(method, path, *reason, body)
    assert stage.dump() == before


@EVERY
def test_who_may_not_is_refused_and_who_may_is_not(key: tuple[str, str], stage: Stage) -> None:
    route = ROUTES[key]
    scenes = {public: stage.set(route.table, public) for public in (False, True)}
    requests = {public: prepared(key, scene) for public, scene in scenes.items()}
    for role, reason in route.refused.items():
        public = role == "spectator"
        refuse(stage, scenes[public].who(role), requests[public], reason)
    if route.may is not None:
        method, path, body = requests[route.public]
        scenes[route.public].who(route.may).ask(method, path, route.answered, body)


@pytest.mark.parametrize(
    "key", [key for key in KEYS if ROUTES[key].refused.get("stranger") in (NONE, WRONG)], ids=" ".join
)
def test_a_newcomer_without_a_cookie_may_no_more_than_a_stranger(key: tuple[str, str], stage: Stage) -> None:
    """Whoever has no cookie gets an identity, and nothing else."""
    method, path, body = prepared(key, stage.standing(ROUTES[key].table, public=False))
    before = stage.dump()
    stage.server.visitor().refused(method, path, *ROUTES[key].refused["stranger"], body)
    after = stage.dump()
    assert {name for name in after if after[name] != before[name]} <= {"people", "sessions"}
    assert all(before[name] <= after[name] for name in before)


FOREIGN_PAGES = {
    "another site": {"Origin": "https://evil.example"},
    "a page without an origin": {"Origin": "null"},
    "another port": {"Origin": "http://127.0.0.1:1"},
    "a name that begins alike": {"Origin": "{own}.evil.example"},
    "cross-site": {"Sec-Fetch-Site": "cross-site"},
    "same-site": {"Sec-Fetch-Site": "same-site"},
}


@EVERY
def test_a_page_of_another_site_is_refused(key: tuple[str, str], stage: Stage) -> None:
    """Even with the cookie of somebody who may; what only reads must be refused when the browser says who asks."""
    scene = stage.standing(ROUTES[key].table, public=True)
    method, path, body = prepared(key, scene)
    person = scene.who(ROUTES[key].may or "host")
    before = stage.dump()
    for headers in FOREIGN_PAGES.values():
        if method in SAFE and "Origin" in headers:
            continue
        asked = {name: value.format(own=person.origin) for name, value in headers.items()}
        answer = person.ask(method, path, ORIGIN[0], body, headers=asked)
        assert answer["error"]["reason"] == ORIGIN[1]
    assert stage.dump() == before


@pytest.mark.parametrize("key", [key for key in KEYS if key[0] not in SAFE], ids=" ".join)
def test_a_cookie_without_an_origin_changes_nothing(key: tuple[str, str], stage: Stage) -> None:
    scene = stage.standing(ROUTES[key].table, public=True)
    method, path, body = prepared(key, scene)
    person = scene.who(ROUTES[key].may or "host")
    before = stage.dump()
    request = person.client.build_request(method, f"{API}{path}", json=body)
    del request.headers["Origin"]
    response = person.client.send(request)
    assert (response.status_code, response.json()["error"]["reason"]) == ORIGIN
    assert stage.dump() == before


# What the matrix cannot say

FOR_WATCHERS = ("/join", "/rematch", "/continue", "/notes")
"""What whoever may watch may do."""


def test_a_link_opens_a_private_table_for_watching_only(stage: Stage) -> None:
    scene = stage.set("running", public=False)
    for name in ("", "/state", "/updates", "/prospects", "/record", "/events/1"):
        path = f"/tables/{scene.table}{name}"
        stage.stranger.refused("GET", path, *NONE)
        stage.stranger.refused("GET", f"{path}?code=wrong", *NONE)
        stage.stranger.get(path, params={"code": scene.code})
    assert stage.stranger.get(f"/tables/{scene.table}", params={"code": scene.code})["code"] is None
    stage.stranger.refused("GET", f"/tables/{scene.table}/chat?code={scene.code}", *FORBIDDEN)
    for key in KEYS:
        if "{table_id}" in key[1] and key[0] == "POST" and not key[1].endswith(FOR_WATCHERS):
            method, path, body = prepared(key, scene)
            refuse(stage, stage.stranger, (method, f"{path}?code={scene.code}", body), refusal_by_link(path))


def refusal_by_link(path: str) -> Reason:
    """Reports may be made by readers, and readers of a private table's talk are its members, who talk there."""
    return FORBIDDEN if path.endswith(("/reports", "/chat")) else NONE


@pytest.mark.parametrize("change", [{"bot": BOT}, {"take": True}, {"open": True}], ids=str)
@pytest.mark.parametrize("role", ["host", "member", "spectator"])
def test_nobody_takes_the_seat_of_another_in_a_running_game(stage: Stage, role: str, change: Json) -> None:
    scene = stage.standing("running", public=True)
    seat = 1 if role == "host" else 0
    reason = (409, "started") if "open" in change else FORBIDDEN
    refuse(stage, scene.who(role), ("POST", scene.path(f"seats/{seat}"), change), reason)


def test_a_seat_is_named_by_nobody_else(stage: Stage) -> None:
    """To name the seat that is to act does not make it one's own."""
    scene = stage.set("running", public=True)
    body = {**first_legal(scene), "seat": scene.acting}
    for role, reason in (("waiting", FOREIGN), ("spectator", FORBIDDEN)):
        refuse(stage, scene.who(role), ("POST", scene.path("actions"), body), reason)


def test_secrets_are_told_to_nobody_else(stage: Stage) -> None:
    """Addresses of others, their sessions and their mutes are in no answer to somebody else."""
    host = stage.server.guest()
    host.patch("/me", {"webhook": "https://example.org/franz"})
    with_address(stage.server, host, "franz@example.org")
    host.post("/me/mutes", {"person": stage.stranger.get("/me")["id"]})
    table = host.post("/tables", {"public": True}, 201)["id"]
    stage.stranger.post(f"/tables/{table}/join", {})
    own = {session["id"] for session in host.get("/me/sessions")["sessions"]}
    for path in ("/me", "/me/sessions", "/me/mutes", "/tables", f"/tables/{table}", f"/tables/{table}/updates"):
        told = str(stage.stranger.get(path))
        assert "franz" not in told
        assert not any(session in told for session in own)


# Sockets


def test_sockets_of_strangers(stage: Stage) -> None:
    scene = stage.set("running", public=False)
    for code in ("", "wrong"):
        with stage.stranger.socket(scene.table, code=code) as live, pytest.raises(ConnectionClosed) as closed:
            live.recv(timeout=PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == NOT_FOUND
    with stage.stranger.socket(scene.table, code=scene.code) as live:
        state = next_message(live, "state")
        assert (state["seat"], state["legal"]) == (None, [])
        stage.host.post(scene.path("chat"), {"text": "among us"}, 201)
        with stage.host.socket(scene.table):  # which all are told, in their turn
            assert next_message(live)["type"] == "presence"


@pytest.mark.parametrize("origin", ["https://evil.example", "null", None], ids=str)
def test_sockets_of_other_sites(stage: Stage, origin: str | None) -> None:
    scene = stage.set("running", public=True)
    cookie = {"Cookie": f"gah_session={stage.host.cookie}", **({"Origin": origin} if origin else {})}
    place = f"{stage.server.origin.replace('http', 'ws', 1)}{API}/tables/{scene.table}/socket"
    with pytest.raises(InvalidStatus) as refused, connect(place, additional_headers=cookie):
        pass
    assert refused.value.response.status_code == 403


def test_a_socket_without_a_cookie(stage: Stage) -> None:
    scene = stage.set("running", public=True)
    with pytest.raises(InvalidStatus) as refused, stage.server.visitor().socket(scene.table):
        pass
    assert refused.value.response.status_code == 403
