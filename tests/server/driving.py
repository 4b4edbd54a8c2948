"""Whole games driven from outside: people at one table, each with a socket, who check all that they are told.

Nobody here looks into the server. Each client keeps its own copy of what happened: revisions must follow each other
without a gap or a repetition, and what can be asked for must be what was sent.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Any

from websockets.sync.client import ClientConnection

from grandaustria import Setup
from tests.server.running import Visitor
from tests.setups import good_among
from tests.waiting import PATIENCE

Json = dict[str, Any]
LONGEST = 5_000
PAGE = 1_000


class Client:
    """One person at a table (seat None: a spectator): acts over HTTP, hears over the socket."""

    def __init__(self, visitor: Visitor, table: str, seat: int | None) -> None:
        self.visitor, self.table, self.seat = visitor, table, seat
        self.updates: list[Json] = []
        self.states: dict[int, Json] = {}
        self.chat: list[Json] = []
        self._live: ClientConnection | None = None
        self._open = ExitStack()

    # Hearing

    @property
    def seen(self) -> int:
        """The revision this client has been told of."""
        return int(self.updates[-1]["revision"]) if self.updates else 0

    @property
    def state(self) -> Json:
        return self.states[max(self.states)]

    def connect(self) -> None:
        """Open the socket where it was left."""
        self.disconnect()
        self._live = self._open.enter_context(self.visitor.socket(self.table, since=self.seen))

    def disconnect(self) -> None:
        self._live = None
        self._open.close()

    def hear(self, revision: int, patience: float = PATIENCE) -> None:
        """Listen until this revision has been told of and, if there is a position, shown."""
        while self.seen < revision or not self._shown():
            self.hear_one(patience)

    def _shown(self) -> bool:
        return self.seen in self.states or bool(self.updates and self.updates[-1]["status"] == "open")

    def hear_one(self, patience: float = PATIENCE) -> Json:
        assert self._live is not None
        message: Json = json.loads(self._live.recv(timeout=patience))
        self._take(message)
        return message

    def _take(self, message: Json) -> None:
        if message["type"] == "update":
            assert message["revision"] == self.seen + 1, f"{message['revision']} follows {self.seen}"
            self.updates.append(message)
        elif message["type"] == "state":
            assert message["revision"] == self.seen, f"a state of {message['revision']} after updates to {self.seen}"
            self.states[self.seen] = _state(message)
        elif message["type"] == "chat":
            self.chat.append(message)

    # Asking

    def path(self, name: str) -> str:
        return f"/tables/{self.table}/{name}"

    def ask_state(self) -> Json:
        return _state(self.visitor.get(self.path("state")))

    def ask_updates(self, since: int) -> list[Json]:
        """All updates since a revision, page by page."""
        found: list[Json] = []
        while True:
            page = self.visitor.get(self.path("updates"), params={"since": since})
            found += page["updates"]
            since = int(found[-1]["revision"]) if found else since
            if since >= page["revision"]:
                return found

    def catch_up(self) -> None:
        """Ask for what was missed instead of being told."""
        for update in self.ask_updates(self.seen):
            self._take(update)
        self.states[self.seen] = self.ask_state()
        assert self.state["revision"] == self.seen

    def check_answers(self, since: int) -> None:
        """What can be asked for is what was sent; not at the end, when hidden things are opened."""
        assert self.ask_updates(since) == [update for update in self.updates if update["revision"] > since]
        assert self.ask_state() == self.states[self.seen]


def check_same(one: Json, other: Json) -> None:
    """Two states that are to be equal; says where they are not."""
    different = {name: (one.get(name), other.get(name)) for name in one.keys() | other.keys()}
    different = {name: values for name, values in different.items() if values[0] != values[1]}
    assert not different, different


def _state(message: Json) -> Json:
    """The same by every way."""
    return {name: value for name, value in message.items() if name != "type"}


@dataclass(frozen=True)
class Doing:
    """What somebody asked for, and the revision it led to."""

    seat: int
    kind: str
    action: int | None
    body: Json
    path: str
    revision: int


class Table:
    """A running game and everybody around it; the driver decides for all seats, at random."""

    def __init__(self, clients: Sequence[Client], seed: int, back: float = 0.1) -> None:
        self.clients = list(clients)
        self.rng = random.Random(seed)
        self.back = back
        self.done: list[Doing] = []
        self._requests = 0

    @property
    def players(self) -> list[Client]:
        return [client for client in self.clients if client.seat is not None]

    @property
    def revision(self) -> int:
        return max(client.seen for client in self.clients)

    @property
    def is_over(self) -> bool:
        return bool(self.clients[0].state["status"] != "running")

    def connect(self) -> None:
        for client in self.clients:
            client.connect()

    def hear(self, revision: int) -> None:
        for client in self.clients:
            client.hear(revision)

    def disconnect(self) -> None:
        for client in self.clients:
            client.disconnect()

    def at(self, seat: int) -> Client:
        return next(client for client in self.players if client.seat == seat)

    def actor(self) -> Client:
        return self.at(self.clients[0].state["run"]["seat"])

    def intend(self) -> Doing:
        """What the seat whose run it is will do next."""
        client = self.actor()
        assert client.seat is not None
        kind, action = self._choose(client.state)
        self._requests += 1
        body: Json = {"revision": client.seen, "request_id": f"r{self._requests}"}
        if kind == "step":
            body["action"] = action if self._requests % 2 else self._notation(client.state, action)
        path = client.path("actions" if kind == "step" else kind)
        return Doing(client.seat, kind, action, body, path, client.seen + 1)

    def _choose(self, state: Json) -> tuple[str, int | None]:
        run = state["run"]
        ways = [way for way in ("undo", "redo") if run[f"can_{way}"]]
        if ways and self.rng.random() < self.back:
            return self.rng.choice(ways), None
        if run["complete"]:
            return "confirm", None
        legal = [entry["action"] for entry in state["legal"]]
        assert legal, "nothing is legal"
        return "step", self.rng.choice(good_among(legal) if self.rng.random() < 0.7 else legal)

    def _notation(self, state: Json, action: int | None) -> str:
        return next(str(entry["notation"]) for entry in state["legal"] if entry["action"] == action)

    def send(self, doing: Doing) -> tuple[Json, Json]:
        """Ask for it; the answer is the update it led to, the first time, and the state as it is now."""
        answer = self.at(doing.seat).visitor.post(doing.path, doing.body)
        accepted: Json = answer.pop("accepted")
        assert accepted["revision"] == doing.revision
        return accepted, answer

    def step(self) -> None:
        """One thing by the seat whose run it is; then everybody has heard of it."""
        doing = self.intend()
        accepted, state = self.send(doing)
        self.done.append(doing)
        self.hear(doing.revision)
        client = self.at(doing.seat)
        check_same(accepted, client.updates[-1])
        check_same(state, client.state)

    def play(self, until: Callable[[], bool] = lambda: False, most: int = LONGEST) -> None:
        """Go on to the end of the game, or until something holds, or for so many steps."""
        for _ in range(most):
            if self.is_over or until():
                return
            self.step()
        assert most < LONGEST, "the game does not end"


def seat_people(
    visitors: Sequence[Visitor], setup: Setup, seed: int, watching: Sequence[Visitor] = (), **options: Any
) -> Table:
    """Open a table, sit down one after the other, start; everybody has heard of the beginning."""
    host, *others = visitors
    opened = host.post("/tables", {**setup.to_json(), **options}, status=201)
    name, code = opened["id"], opened["code"]
    for seat, visitor in enumerate(others, 1):
        visitor.post(f"/tables/{name}/join", {"seat": seat, "code": code})
    clients = [Client(visitor, name, seat) for seat, visitor in enumerate(visitors)]
    table = Table([*clients, *(Client(visitor, name, None) for visitor in watching)], seed)
    clients[0].connect()  # the host has the table open before the game begins, the others come when it runs
    host.post(f"/tables/{name}/start", {})
    for client in table.clients[1:]:
        client.connect()
    table.hear(int(host.get(f"/tables/{name}")["revision"]))
    return table
