"""People who play on, whatever becomes of the server: they know its interface, and what it has told them."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field

from websockets.exceptions import WebSocketException

from bench.ledger import Asked, Faults, Ledger
from bench.victims import House, Victim
from bench.visitor import Json, Refused, Visitor

GONE = (OSError, EOFError, TimeoutError, WebSocketException)
"""How it looks to a client when a server is killed."""
PATIENCE = 600.0
"""On a machine that has other things to do, too."""
BACK = 0.15
"""How often a step is taken back, or done again."""
AGAIN = 0.2
"""How often something that was granted is asked for once more."""
TRY_AGAIN, TOO_MANY = 503, 429
PAUSE_SECONDS = 0.05
SERVER_ERRORS = range(500, 600)
BOT = "waiter"


@dataclass
class Tally:
    """What all tables have seen together."""

    faults: Faults = field(default_factory=Faults)
    moves: int = 0
    repeated: int = 0
    """Requests that were answered once more as the first time."""
    done_unanswered: int = 0
    undone_unanswered: int = 0
    compared: int = 0
    statuses: Counter[int] = field(default_factory=Counter)
    attacks: Counter[str] = field(default_factory=Counter)
    """Those that were carried out to their end."""
    news: asyncio.Condition = field(default_factory=asyncio.Condition)
    """Told whenever a step is sent, and when it is granted."""

    def server_errors(self) -> int:
        return sum(count for status, count in self.statuses.items() if status in SERVER_ERRORS and status != TRY_AGAIN)


class Person:
    """Somebody with one cookie, at whichever process answers."""

    def __init__(self, house: House, tally: Tally) -> None:
        self.house, self._tally = house, tally
        self._token: str | None = None
        self._visitors: dict[Victim, Visitor] = {}

    async def at(self, victim: Victim) -> Visitor:
        visitor = self._visitors.setdefault(victim, victim.visitor())
        if self._token is None:
            await visitor.get("/me")
            self._token = visitor.token
        visitor.token = self._token
        return visitor

    async def get(self, path: str) -> Json:
        return await self.ask("GET", path)

    async def ask(self, method: str, path: str, body: Json | None = None) -> Json:
        """Asked until it is granted or refused; who is told to come back later does so."""
        sent = b"" if body is None else json.dumps(body).encode()
        while True:
            visitor = await self.at(await self.house.any())
            try:
                answer = json.loads(await visitor.ask(method, path, sent))
                self._tally.statuses[200] += 1
                return answer
            except Refused as refused:
                self._tally.statuses[refused.status] += 1
                if refused.status not in (TRY_AGAIN, TOO_MANY):
                    raise
            except GONE:
                visitor.close()
                raise
            await asyncio.sleep(PAUSE_SECONDS)

    def close(self) -> None:
        for visitor in self._visitors.values():
            visitor.close()


class Listener:
    """One person's socket: opened again where it was left, for as long as the game lasts."""

    def __init__(self, person: Person, ledger: Ledger, since: int) -> None:
        self._person, self._ledger = person, ledger
        self.seen = since
        self.task = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        while True:
            with suppress(*GONE):
                visitor = await self._person.at(await self._person.house.any())
                async with await visitor.socket(self._ledger.table, f"since={self.seen}&quiet=true") as live:
                    async for message in live:
                        self._take(json.loads(message))
            await asyncio.sleep(PAUSE_SECONDS)

    def _take(self, message: Json) -> None:
        if message["type"] == "update":
            self._ledger.tell_in_order(message, self.seen)
            self.seen = max(self.seen, message["revision"])

    async def close(self) -> None:
        self.task.cancel()
        with suppress(asyncio.CancelledError):
            await self.task


class Table:
    """Some people who play one game after the other."""

    def __init__(self, house: House, tally: Tally, people: int, bots: int, seed: int) -> None:
        self.people = [Person(house, tally) for _ in range(people)]
        self._house, self._tally, self._bots = house, tally, bots
        self._rng = random.Random(seed)
        self._numbers = itertools.count()
        self._listeners: list[Listener] = []
        self._ledger: Ledger | None = None
        self.finished: list[Ledger] = []
        self._starts = 0
        self._interrupted = False
        self._seen: tuple[int, Json] | None = None
        """The last state, and who saw it."""

    async def play(self, enough: asyncio.Event) -> None:
        """Until it is enough; then the game is played to its end."""
        while not enough.is_set() or self._ledger is not None:
            try:
                await self._go_on()
            except GONE:
                self._interrupted = True

    async def _go_on(self) -> None:
        if self._ledger is None:
            await self._begin()
        elif self._interrupted or self._starts != len(self._house.starts):
            self._starts = len(self._house.starts)
            await self._come_back(self._ledger)
            self._interrupted = False
        else:
            await self._step(self._ledger)

    async def _begin(self) -> None:
        """A new table. Where the server was killed meanwhile, nobody comes back to it: there will be another."""
        host, *others = self.people
        bots = [{"bot": BOT}] * self._bots
        seats = ["me", *["open"] * len(others), *bots]
        opened = await host.ask("POST", "/tables", {"players": len(seats), "seats": seats})
        for person in others:
            await person.ask("POST", f"/tables/{opened['id']}/join", {"code": opened["code"]})
        await host.ask("POST", f"/tables/{opened['id']}/start", {})
        self._ledger = Ledger(opened["id"], range(len(self.people), len(seats)), self._tally.faults)
        self._listeners = [Listener(person, self._ledger, 0) for person in self.people]
        self._seen = None

    async def _come_back(self, ledger: Ledger) -> None:
        """Ask for all that has happened, then again for what was not answered, and for something that was."""
        done = await self._compare(ledger)
        if self._seen is not None:
            seat, before = self._seen
            now = await self._state(ledger, seat)
            if now["revision"] == before["revision"] and now != before:
                ledger.faults.find("changed", f"table {ledger.table}: the state of revision {now['revision']}")
        if asked := ledger.under_way:
            self._tally.done_unanswered += done
            self._tally.undone_unanswered += not done
            await self._send(ledger, asked)
            await self._repeat(ledger, asked)
        elif ledger.asked and self._rng.random() < AGAIN:
            await self._repeat(ledger, self._rng.choice(list(ledger.asked.values())))

    async def _compare(self, ledger: Ledger) -> bool:
        """Ask for all that has happened, page by page; whether what was not answered is there."""
        person, log, known = self._rng.choice(self.people), list[Json](), set(ledger.told)
        path = f"/tables/{ledger.table}/updates"
        while page := (await person.get(f"{path}?since={log[-1]['revision'] if log else 0}"))["updates"]:
            log += page
        self._tally.compared += 1
        return ledger.compare(log, known)

    async def _state(self, ledger: Ledger, seat: int) -> Json:
        state = await self.people[seat].get(f"/tables/{ledger.table}/state")
        self._seen = seat, state
        return state

    async def _step(self, ledger: Ledger) -> None:
        """One step by whoever is asked, or the end of the game."""
        seat, state = self._seen or (0, await self._state(ledger, 0))
        asked = state["run"]["seat"]
        if state["status"] == "running" and asked not in (None, seat) and asked < len(self.people):
            seat, state = asked, await self._state(ledger, asked)
        if state["status"] != "running":
            await self._end(ledger, state["revision"])
        elif state["run"]["seat"] != seat:
            await asyncio.sleep(PAUSE_SECONDS)  # a bot is asked
            await self._state(ledger, seat)
        else:
            ledger.under_way = self._choice(seat, state)
            await self._send(ledger, ledger.under_way)

    def _choice(self, seat: int, state: Json) -> Asked:
        body: Json = {"revision": state["revision"], "request_id": f"{next(self._numbers)}"}
        ways = [way for way in ("undo", "redo") if state["run"][f"can_{way}"]]
        if ways and self._rng.random() < BACK:
            return Asked(seat, self._rng.choice(ways), body)
        if state["run"]["complete"]:
            return Asked(seat, "confirm", body)
        return Asked(seat, "actions", {**body, "action": self._rng.choice(state["legal"])["action"]})

    async def _send(self, ledger: Ledger, asked: Asked) -> None:
        """Whether for the first time or again: it is granted once."""
        sending = asyncio.create_task(self._post(ledger, asked))
        await asyncio.sleep(0)
        await self._tell()
        try:
            answer = await sending
        except Refused as refused:
            self._seen = None
            ledger.refuse(asked, refused)
            return
        ledger.grant(asked, answer.pop("accepted"))
        self._seen = asked.seat, answer
        self._tally.moves += 1
        await self._tell()

    async def _repeat(self, ledger: Ledger, asked: Asked) -> None:
        """What was granted is granted again, and does nothing."""
        try:
            answer = await self._post(ledger, asked)
        except Refused as refused:
            ledger.refuse(asked, refused)
            return
        if answer["accepted"]["revision"] != asked.leads_to:
            ledger.faults.find("doubled", f"table {ledger.table}: {asked} again")
        ledger.tell(answer["accepted"])
        self._tally.repeated += 1

    async def _post(self, ledger: Ledger, asked: Asked) -> Json:
        return await self.people[asked.seat].ask("POST", f"/tables/{ledger.table}/{asked.kind}", asked.body)

    async def _tell(self) -> None:
        async with self._tally.news:
            self._tally.news.notify_all()

    async def _end(self, ledger: Ledger, revision: int) -> None:
        """Everybody has heard of the end before they go."""
        try:
            async with asyncio.timeout(PATIENCE):
                while any(listener.seen < revision for listener in self._listeners):
                    await asyncio.sleep(PAUSE_SECONDS)
        except TimeoutError:
            ledger.faults.find("untold", f"table {ledger.table}: not everybody heard of the end")
        for listener in self._listeners:
            await listener.close()
        self.finished.append(ledger)
        self._ledger = None

    async def check(self) -> int:
        """All games once more, when all is over; how many they are."""
        for ledger in self.finished:
            await self._compare(ledger)
            record = await self.people[0].get(f"/tables/{ledger.table}/record")
            ledger.check_record(record, await self._state(ledger, 0))
        return len(self.finished)

    def close(self) -> None:
        for person in self.people:
            person.close()
