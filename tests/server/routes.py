"""Every route of the interface: the table it needs, who may use it, and with what whoever may not is refused."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from grandaustria import Setup
from tests.play.games import finished
from tests.server.running import Json
from tests.server.scene import BOT, Scene

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
    ("GET", "/me/alerts"): Route(),
    ("PUT", "/me/alerts"): Route(body={"zone": "Europe/Vienna", "digest_hours": 4}),
    ("GET", "/me/push"): Route(),
    ("DELETE", "/me/push"): Route(),
    ("PUT", "/me/push"): Route(
        body={"endpoint": "https://push.example/x", "p256dh": 87 * "A", "auth": 22 * "A"},
        refused={"host": (409, "no-push")},
        may=None,
    ),
    ("POST", "/me/push/trial"): Route(refused={"host": (409, "no-push")}, may=None),
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
    # The game of the day: who plays here are guests
    **{("GET", path): Route() for path in ("/day", "/days")},
    ("POST", "/day"): Route(body={}, refused={"host": (409, "no-account")}, may=None),
    ("GET", "/days/{day}"): Route(place=lambda _: "1999-12-31", refused={"host": NONE}, may=None),
    # Tournaments: for those with an account, of whom there is none here; and there is no tournament
    ("GET", "/tournaments"): Route(),
    ("POST", "/tournaments"): Route(
        body={"title": "The cup", "pace": "daily"}, refused={"host": (409, "no-account")}, may=None
    ),
    ("POST", "/tournaments/{tournament_id}/join"): Route(
        refused={"host": (409, "no-account")}, may=None, place=lambda _: "1"
    ),
    **{
        (method, f"/tournaments/{{tournament_id}}{path}"): Route(refused={"host": NONE}, may=None, place=lambda _: "1")
        for method, path in (
            ("GET", ""),
            ("DELETE", ""),
            ("DELETE", "/join"),
            ("POST", "/start"),
            ("GET", "/rounds/{number}"),
        )
    },
    ("PUT", "/tournaments/{tournament_id}/computers"): Route(
        body={"level": "steward", "number": 4}, refused={"host": NONE}, may=None, place=lambda _: "1"
    ),
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
