"""Playing a planned world on a real server, and keeping every byte that is sent to whoever observes it."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, cast
from urllib.parse import urlencode

from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from grandaustria.engine import Setup
from grandaustria.engine.notation import NUMBERS
from grandaustria.server.settings import SecureChance, Services, Settings
from tests.server.described import description
from tests.server.running import API, GENEROUS, Json, Running, running
from tests.server.sqlite import empty_house
from tests.server.worlds import Command, Plan, Script, World
from tests.waiting import PATIENCE

PASSWORD = "eleven cakes and a horse"
CLOCK = {"kind": "days", "seconds": 86_400, "then": "seat"}

ADDRESS = "http://table.example"
"""What the server is called: so that nothing depends on the port it got."""
ASK_EVERY, PROSPECTS_EVERY, SWEEP_EVERY = 6, 2, 40
LANGUAGE = "de"
"""In which everything is told in sentences as well."""
EPOCH = 1_000_000_000.0


class Clock:
    """Time that passes only when told to."""

    def __init__(self) -> None:
        self.now = EPOCH

    def __call__(self) -> float:
        return self.now

    def go_on(self) -> None:
        self.now += 7.25


def counting(name: str) -> Callable[[], str]:
    numbers = itertools.count(1)
    return lambda: f"{name}{next(numbers):06}"


def services_for(world: World, clock: Clock) -> Services:
    """Everything a server takes from outside itself."""
    seeds = itertools.count(1)
    chance = cast(SecureChance, Script(world.outcomes))
    return Services(clock, counting("id"), counting("token"), lambda: next(seeds), chance)


@dataclass
class Sent:
    """One answer or one frame: what it was about, and its bytes. `eyes` is the seat whose run it was."""

    about: str
    content: bytes
    eyes: int | None


class Observer:
    """Somebody at the table; what is sent to them is kept."""

    def __init__(self, server: Running, name: str) -> None:
        self._server = server
        self.name = name
        self.sent: list[Sent] = []
        self.state: Json = {"run": {"seat": None}, "legal": []}
        self._connection = HTTPConnection(server.settings.host, server.settings.port, timeout=PATIENCE)
        self._headers = {"Origin": ADDRESS, "Host": "table.example", "Content-Type": "application/json"}
        self._live: ClientConnection | None = None
        self._opened = ExitStack()

    def ask(self, method: str, path: str, body: Json = None, **query: Any) -> Json:
        """Ask for something, whatever the answer is."""
        address = f"{API}{path}" + (f"?{urlencode(query)}" if query else "")
        self._connection.request(method, address, None if body is None else json.dumps(body), self._headers)
        response = self._connection.getresponse()
        content = response.read()
        head = [f"{response.version} {response.status} {response.reason}"]
        head += [f"{name}: {value}" for name, value in response.getheaders()]
        for cookie in response.headers.get_all("Set-Cookie") or ():
            self._headers["Cookie"] = cookie.partition(";")[0]
        is_json = response.getheader("Content-Type", "").startswith("application/json")
        answer: Json = json.loads(content) if is_json else {}
        eyes = answer["run"]["seat"] if answer.get("run") else self.state["run"]["seat"]
        self._keep(f"{method} {address} {body}", "\n".join(head).encode() + b"\n\n" + content, eyes)
        return answer

    def connect(self, table: str, since: int, language: str | None = None) -> None:
        """Open the socket, anew if it is open."""
        self.disconnect()
        spoken = f"&language={language}&prospects=true" if language else ""
        address = f"{self._server.origin.replace('http', 'ws', 1)}{API}/tables/{table}/socket?since={since}{spoken}"
        cookie = {"Cookie": self._headers["Cookie"]}
        self._live = self._opened.enter_context(
            connect(address, origin=Origin(ADDRESS), additional_headers=cookie, open_timeout=PATIENCE)
        )
        response = self._live.response
        assert response is not None
        head = f"{response.status_code} {response.reason_phrase}\n{response.headers}".encode()
        self._keep("handshake", head, self.state["run"]["seat"])

    def hear(self, revision: int) -> None:
        """Everything the socket says, to the state of this revision."""
        assert self._live is not None
        while True:
            frame = self._live.recv(timeout=PATIENCE)
            assert isinstance(frame, str)
            message = json.loads(frame)
            if message["type"] == "state":
                self.state = message
            self._keep(
                f"socket: {message['type']} {message.get('revision', '')}", frame.encode(), self.state["run"]["seat"]
            )
            if message["type"] == "state" and message["revision"] == revision:
                return

    def hear_presence(self) -> None:
        assert self._live is not None
        frame = self._live.recv(timeout=PATIENCE)
        assert isinstance(frame, str)
        assert json.loads(frame)["type"] == "presence"
        self._keep("socket: presence", frame.encode(), self.state["run"]["seat"])

    def disconnect(self) -> None:
        self._opened.close()
        self._live = None

    def close(self) -> None:
        self.disconnect()
        self._connection.close()

    def _keep(self, about: str, content: bytes, eyes: int | None) -> None:
        self.sent.append(Sent(about, content, eyes))


@dataclass
class Playing:
    """A world on a server, with everybody around the table."""

    server: Running
    plan: Plan
    clock: Clock
    players: list[Observer]
    """By seat; at a hot seat table the same person for all."""
    spectator: Observer
    coarseness: int
    """Of what is not possible only every so manieth thing is tried."""
    rated: bool = False
    """Whether the game is a rated one, of people with accounts."""
    host_id: str = ""
    table: str = ""
    code: str = ""
    revision: int = 0
    moves: int = 0
    attempts: itertools.count[int] = field(default_factory=lambda: itertools.count(1))

    @property
    def is_thorough(self) -> bool:
        return self.coarseness == 1

    @property
    def viewer(self) -> Observer:
        return self.players[self.plan.viewer]

    @property
    def observers(self) -> Sequence[Observer]:
        return (self.viewer, self.spectator)

    def everybody(self) -> Iterator[Observer]:
        yield from {id(person): person for person in (*self.players, self.spectator)}.values()

    # Before the game

    def begin(self) -> None:
        """Open a table, sit down, start, and watch."""
        for person in self.everybody():
            person.ask("GET", "/me")
            person.ask("PATCH", "/me", {"name": person.name})
            if self.rated:
                person.ask("POST", "/me/account", {"name": person.name, "password": PASSWORD})
                person.ask("PATCH", "/me", {"show_page": True, "show_ratings": True})
        host = self.players[0]
        made = host.ask("POST", "/tables", self._form())
        self.table, self.code, self.host_id = made["id"], made["code"], made["host"]["id"]
        for seat, person in enumerate(self.players):
            if person is not host:
                person.ask("POST", self.path("join"), {"seat": seat, "code": self.code})
        if self.is_thorough:
            self.sweep()  # chance has brought nothing yet: there is no secret, and hardly anything that could differ
        started = host.ask("POST", self.path("start"), {})
        self.revision, self.moves = started["revision"], started["moves"]
        for person in self.observers:
            person.connect(self.table, 0)
            person.hear(self.revision)
        self.viewer.hear_presence()

    def _form(self) -> Json:
        setup: Setup = self.plan.setup
        names = ("players", "hotels", "staff", "solo")
        form = {name: value for name, value in setup.to_json().items() if name in names}
        form |= {"rated": True, "clock": CLOCK} if self.rated else {}
        return {**form, "public": True, "hot_seat": len(set(map(id, self.players))) < len(self.players)}

    def path(self, name: str) -> str:
        return f"/tables/{self.table}/{name}"

    # Playing

    def do(self, command: Command) -> None:
        """What the seat to act does; both observers hear of it."""
        self.clock.go_on()
        body: Json = {"revision": self.revision, "request_id": f"done {self.revision}", "seat": command.seat}
        if command.action is not None:
            body["action"] = command.action
        name = "actions" if command.kind == "step" else command.kind
        told = {"language": LANGUAGE, "prospects": True} if self.revision % PROSPECTS_EVERY == 0 else {}
        answer = self.players[command.seat].ask("POST", self.path(name), body, **told)
        assert "error" not in answer, answer
        self.revision = answer["revision"]
        for person in self.observers:
            person.hear(self.revision)
            if self.revision % ASK_EVERY == 0:
                person.ask("GET", self.path("state"))
            if self.revision % PROSPECTS_EVERY == 0:
                person.ask("GET", self.path("prospects"), language=LANGUAGE)

    def sweep(self) -> None:
        """Ask for everything that can be asked for without changing anything."""
        for person in self.observers:
            for path in self._readable():
                person.ask("GET", path)
            person.ask("GET", f"/tables/{self.table}", state=True, prospects=True, language=LANGUAGE)
            for since in (0, max(self.revision - 3, 0), self.revision, self.revision + 5):
                person.ask("GET", self.path("updates"), since=since)
                person.ask("GET", self.path("updates"), since=since, language=LANGUAGE)
            for number in (0, 1, self.moves):
                person.ask("GET", self.path(f"events/{number}"), language=LANGUAGE, prospects=True)
                for seat in range(self.plan.setup.players):  # none but the own
                    person.ask("GET", self.path(f"events/{number}"), language=LANGUAGE, prospects=True, seat=seat)
            person.ask("GET", "/components", table=self.table, language=LANGUAGE)
            person.ask("GET", "/tables", status="running")
            person.ask("GET", "/archive", mine=True)

    def _readable(self) -> Iterator[str]:
        """Every address there is to read, with this table's names in it."""
        for path, methods in description()["paths"].items():
            if "get" in methods and path.startswith(API):
                for number in (0, 1, self.revision, 100_000) if "{number}" in path else (0,):
                    named = {"code": self.code, "person_id": self.host_id, "number": number}
                    events = {"day": "2026-11-19", "tournament_id": self.table}  # of which there are none
                    yield path.removeprefix(API).format(table_id=self.table, **named, **events)

    def reconnect(self) -> None:
        """Come back as somebody who knows nothing yet."""
        for person in self.observers:
            person.disconnect()
            (other,) = (other for other in self.observers if other is not person)
            other.hear_presence()
            person.connect(self.table, 0, LANGUAGE)
            other.hear_presence()
            person.hear(self.revision)

    def attempt_the_impossible(self) -> None:
        """Try what is not possible now, by number and by notation, as the seat that is observed."""
        legal = {entry["action"] for entry in self.viewer.state["legal"]}
        for action in sorted(NUMBERS - legal)[:: self.coarseness]:
            self._attempt(self.viewer, action)
        written = {entry["notation"] for entry in self.viewer.state["legal"]}
        for text in (f"{name} {card}" for name in ("hire", "under") for card in range(1, 49, self.coarseness)):
            if text not in written:
                self._attempt(self.viewer, text)

    def attempt_some(self) -> None:
        """Try what is not one's own to do, what is out of date, and what cannot be taken back."""
        self._attempt(self.spectator, 0)
        if self.viewer.state["run"]["seat"] != self.plan.viewer:
            self._attempt(self.viewer, 0)
            self._attempt(self.viewer, "hire 22")
        for name in ("undo", "redo", "confirm"):
            if not self.viewer.state["run"].get("complete" if name == "confirm" else f"can_{name}"):
                body = {"revision": self.revision, "request_id": f"tried {next(self.attempts)}"}
                self.viewer.ask("POST", self.path(name), body)
        assert "error" in self.viewer.ask("POST", self.path("continue"), {"event": self.moves})
        stale = {"revision": self.revision - 1, "request_id": f"tried {next(self.attempts)}", "action": 0}
        self.viewer.ask("POST", self.path("actions"), stale)

    def _attempt(self, person: Observer, action: int | str) -> None:
        body = {"revision": self.revision, "request_id": f"tried {next(self.attempts)}", "action": action}
        assert "error" in person.ask("POST", self.path("actions"), body), (person.name, action)


def play_world(
    plan: Plan, world: World, folder: Path, hot_seat: bool = False, coarseness: int = 17, rated: bool = False
) -> Playing:
    """Everything that is sent to the observed seat and to a spectator, from their first request on."""
    clock = Clock()
    settings = Settings(empty_house(folder), port=0, public_url=ADDRESS, limits=GENEROUS)
    with ExitStack() as stack:
        server = stack.enter_context(running(settings, services_for(world, clock)))

        def somebody(name: str) -> Observer:
            person = Observer(server, name)
            stack.callback(person.close)
            return person

        people = 1 if plan.setup.solo else plan.setup.players
        names = ["Anna"] if hot_seat else ["Anna", "Bela", "Cilli", "Dora"][:people]
        players = [somebody(name) for name in names] * (people if hot_seat else 1)
        playing = Playing(server, plan, clock, players, somebody("Egon"), coarseness, rated)
        playing.begin()
        follow(playing, world.commands)
    return playing


def follow(playing: Playing, commands: Sequence[Command]) -> None:
    """The planned game, and now and then everything else that can be asked for."""
    tried = False
    playing.players[-1].ask("POST", playing.path("chat"), {"text": "Servus!"})
    for number, command in enumerate(commands, 1):
        if command.seat == playing.plan.viewer and number > len(commands) // 3 and not tried:
            playing.attempt_the_impossible()
            tried = True
        playing.do(command)
        if number % SWEEP_EVERY == 0 or number == len(commands):
            playing.sweep()
            playing.attempt_some()
        if number == len(commands) // 2:
            playing.reconnect()


def first_difference(one: Sequence[Sent], other: Sequence[Sent]) -> str | None:
    """Where two observers were sent something different; None if every byte is the same."""
    for number, (first, second) in enumerate(itertools.zip_longest(one, other)):
        if first is None or second is None:
            return f"{number}: one world says no more than {(first or second).about}"
        if first.content != second.content or first.about != second.about:
            place = next((i for i, (a, b) in enumerate(zip(first.content, second.content, strict=False)) if a != b), 0)
            parts = [sent.content[max(0, place - 80) : place + 80] for sent in (first, second)]
            return f"{number}: {first.about}: {parts[0]!r} or {parts[1]!r}"
    return None
