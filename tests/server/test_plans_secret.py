"""Two worlds: in one a seat has planned its turn, in the other it plays the same by hand. The others are sent the same.

Which plan it was, that something was passed, or that nothing came of a plan, is not to be seen either. The moment is
the same for all of them (`test_plans_moment.py` proves the one place that draws it).
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import websockets.client

from grandaustria import Luck
from grandaustria.server import live
from grandaustria.server.settings import Services, Settings
from tests.server.observing import ADDRESS, Clock, Observer, Sent, counting
from tests.server.planning import DELAY
from tests.server.running import GENEROUS, Json, Running, running
from tests.server.sqlite import empty_house
from tests.waiting import PATIENCE

pytestmark = pytest.mark.usefixtures("looks_when_asked")
OF_A_REQUEST = re.compile(rb"(?im)^(x-request-id|date):.*$")
"""Headers that number the requests of everybody, and tell the time of the machine."""
ROUND: Json = {"until": {"kind": "round"}}


class Listener(Observer):
    """Somebody who hears all that was said until now."""

    def hear_rest(self) -> None:
        assert self._live is not None
        self._live.send('{"type":"ping"}')
        frame = ""
        while frame != '{"type":"pong"}':
            frame = str(self._live.recv(timeout=PATIENCE))
            about = "presence" if '"type":"presence"' in frame else "then"
            self._keep(f"socket: {about}", frame.encode(), None)


class World:
    """Anna, whose turn it is, Bert, who waits, and somebody who watches."""

    def __init__(self, server: Running, clock: Clock) -> None:
        self.server, self.clock = server, clock
        self.anna, self.bert, self.watcher = (Listener(server, name) for name in ("anna", "bert", "watcher"))
        for person in self.people:
            person.ask("GET", "/me")
        table = self.anna.ask("POST", "/tables", {"players": 2, "public": True})
        self.id, self.path = str(table["id"]), f"/tables/{table['id']}"
        self.bert.ask("POST", f"{self.path}/join", {})
        self.anna.ask("POST", f"{self.path}/start", {})
        while not self.state(self.bert)["may_plan"]:
            self.act(self.anna if self.state(self.anna)["asked"] else self.bert)

    @property
    def people(self) -> tuple[Listener, ...]:
        return self.anna, self.bert, self.watcher

    def state(self, person: Observer) -> Json:
        return person.ask("GET", f"{self.path}/state")

    def act(self, person: Observer, wanted: str | None = None) -> None:
        state = self.state(person)
        body: Json = {"revision": state["revision"], "request_id": f"r{state['revision']}"}
        if state["run"]["complete"]:
            person.ask("POST", f"{self.path}/confirm", body)
            return
        person.ask("POST", f"{self.path}/actions", body | {"action": wanted or state["legal"][0]["notation"]})

    def turn(self, first: str) -> list[str]:
        """A turn of Bert's, thought out on the copy."""
        steps = [first]
        while True:
            tried = self.bert.ask("POST", f"{self.path}/planner", {"steps": steps})
            if tried["over"]:
                return steps
            legal = [one["notation"] for one in tried["state"]["legal"]]
            steps.append("end" if "end" in legal else legal[0])

    def keep(self, place: str, steps: list[str]) -> None:
        revision = self.state(self.bert)["revision"]
        answer = self.bert.ask("PUT", f"{self.path}/plan/{place}", {"revision": revision, "steps": steps})
        assert answer[place]["steps"]

    def sent(self) -> list[Sent]:
        return [*self.anna.sent, *self.watcher.sent]


@pytest.fixture(autouse=True)
def one_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a handshake takes from chance; and who is present is told at once."""
    monkeypatch.setattr(websockets.client, "generate_key", lambda: "AAAAAAAAAAAAAAAAAAAAAA==")
    monkeypatch.setattr(live, "PAUSE", 0.0)


def faces(world: World) -> list[str]:
    """Dice that lie there, but for sixes."""
    dice = world.state(world.bert)["position"]["dice"]
    return [f"die {face}" for face in range(1, 6) if dice[face - 1]]


def played(case: str, planning: bool, folder: Path) -> tuple[list[Sent], Json]:
    """What the others are sent in a world, and what became of Bert's plan."""
    folder.mkdir()
    clock = Clock()
    services = Services(clock, counting("id"), counting("token"), chance=Luck(5), delay=lambda: DELAY)  # type: ignore[arg-type]
    settings = Settings(empty_house(folder), port=0, public_url=ADDRESS, limits=GENEROUS)
    with running(settings, services) as server:
        world = World(server, clock)
        for other in (world.anna, world.watcher):
            other.connect(world.id, 0, "de")
        taken, left, *_ = faces(world)
        steps = {"first": world.turn(left), "second": world.turn(left), "pass": ["pass"], "impossible": []}[case]
        if planning:
            plan(world, case, steps, world.turn(taken))
        whole_turn(world, taken)
        clock.now += DELAY
        if planning:
            server.within(server.house.plans.look())
        else:
            for step in steps:
                world.act(world.bert, step)
        revision = world.state(world.bert)["revision"]
        for other in (world.anna, world.watcher):
            other.hear(revision)
            other.hear_rest()
            for what in ("", "/state", "/updates", "/updates?language=de", "/prospects", "/record", "/chat"):
                other.ask("GET", f"{world.path}{what}")
        became = world.bert.ask("GET", f"{world.path}/plan")["became"]
        for person in world.people:
            person.close()
        return world.sent(), became


def plan(world: World, case: str, steps: list[str], in_vain: list[str]) -> None:
    """Bert plans what will be played, besides what will not be possible by then."""
    if case == "first":
        world.keep("first", steps)
    if case in ("second", "impossible"):
        world.keep("first", in_vain)
    if case in ("first", "second"):
        world.keep("second", steps)
    if case != "impossible":
        world.bert.ask("PUT", f"{world.path}/plan/pass", ROUND)


def whole_turn(world: World, first: str) -> None:
    """Anna takes this die, and does the first thing there is until her turn has ended."""
    world.act(world.anna, first)
    while (state := world.state(world.anna))["asked"]:
        legal = [one["notation"] for one in state["legal"]]
        world.act(world.anna, "end" if "end" in legal else legal[0])


def compared(sent: list[Sent]) -> tuple[list[tuple[str, bytes]], set[bytes]]:
    """All in its order; who is present is told beside it, when somebody has come."""
    present = [one for one in sent if one.about.startswith("socket: presence")]
    others = [(one.about, OF_A_REQUEST.sub(b"", one.content)) for one in sent if one not in present]
    return others, {one.content for one in present}


@pytest.mark.parametrize("case", ["first", "second", "pass", "impossible"])
def test_nobody_else_is_sent_another_byte(case: str, tmp_path: Path) -> None:
    planned, became = played(case, True, tmp_path / "planned")
    by_hand, nothing = played(case, False, tmp_path / "hand")
    assert (became, nothing) == (case, None)
    assert compared(planned) == compared(by_hand)
    assert sum(len(one.content) for one in planned) > 100_000


def test_a_difference_would_be_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If all at the table heard what became of a plan."""
    tell = live.Hub.broadcast

    def telling(self: live.Hub, game_id: str, message: Any, to: Any = None) -> None:
        tell(self, game_id, message, None if message["type"] == "plan" else to)

    monkeypatch.setattr(live.Hub, "broadcast", telling)
    planned, _ = played("pass", True, tmp_path / "planned")
    by_hand, _ = played("pass", False, tmp_path / "hand")
    assert compared(planned) != compared(by_hand)
