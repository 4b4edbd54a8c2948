"""Who may do what: every route of the interface, asked by everybody who may not, and then by somebody who may.

A refused request must be refused for the right reason and leave the whole database as it was.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from grandaustria.server.api.guard import SAFE
from grandaustria.server.api.socket import NOT_FOUND
from tests.server.described import description
from tests.server.routes import FORBIDDEN, FOREIGN, NONE, ORIGIN, ROUTES, WRONG, Reason, Route, first_legal
from tests.server.running import API, Json, Visitor, next_message, with_address
from tests.server.scene import BOT, Scene, Stage, staged
from tests.waiting import PATIENCE

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


PLACES = ("session_id", "person_id", "tournament_id", "code", "seat", "number", "place", "day")


def address(path: str, scene: Scene, route: Route) -> str:
    names = {name: route.place(scene) for name in PLACES}
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
