"""Planning ahead through the interface: what is shown, to whom, how often; processes, kills, accounts."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from grandaustria.server.api.plans import Plans, Rehearsal
from grandaustria.server.db.engine import connect
from grandaustria.server.db.schema import plans
from grandaustria.server.settings import Limits, Services, Settings
from tests.server.houses import Clock
from tests.server.planning import DELAY
from tests.server.postgresql import DAILY_ON_SQLITE, ON_SQLITE
from tests.server.processes import Process, process
from tests.server.running import Running, Visitor, next_message, running
from tests.server.test_leaving import Around, all_replay, revive
from tests.waiting import PATIENCE

Json = dict[str, Any]
pytestmark = pytest.mark.usefixtures("looks_when_asked")


@pytest.fixture
def services(clock: Clock) -> Services:
    return Services(now=clock, delay=lambda: DELAY)


def waiting(table: Around) -> int:
    """Play on until a seat waits for its turn; which one."""
    while True:
        acting = table.state()["run"]["seat"]
        if table.state(1 - acting)["may_plan"]:
            return 1 - int(acting)
        table.act()


def tried(table: Around, seat: int, *steps: str) -> Json:
    shown: Json = table.people[seat].post(f"{table.path}/planner", {"steps": steps})
    Rehearsal.model_validate(shown)
    return shown


def a_turn(table: Around, seat: int, *steps: str) -> list[str]:
    found = list(steps)
    while not (shown := tried(table, seat, *found))["over"]:
        legal = [one["notation"] for one in shown["state"]["legal"]]
        die = next((one for one in legal if one.startswith("die ")), None)
        found.append(die or ("end" if "end" in legal else legal[0]))
    return found


def keep(table: Around, seat: int, steps: list[str], place: str = "first") -> Json:
    body = {"revision": table.state(seat)["revision"], "steps": steps}
    kept: Json = table.people[seat].ask("PUT", f"{table.path}/plan/{place}", body=body)
    Plans.model_validate(kept)
    return kept


def plan(table: Around, seat: int, **options: Any) -> Json:
    return dict(table.people[seat].get(f"{table.path}/plan", **options))


@DAILY_ON_SQLITE
def test_the_copy_is_shown_like_a_table(server: Running) -> None:
    """With the shapes of the state and its prospects; nothing is done at the table itself."""
    table = Around(server)
    seat = waiting(table)
    before = [table.state(one) for one in (0, 1)]
    first = tried(table, seat)
    assert first["steps"] == []
    assert first["state"]["asked"] is True
    legal = [one["notation"] for one in first["state"]["legal"]]
    assert [one["notation"] for one in first["state"]["prospects"]["options"]] == legal
    guest = next(one for one in legal if one.startswith("guest "))
    then = tried(table, seat, guest)
    assert [one["notation"] for one in then["steps"]] == [guest]
    assert then["steps"][0]["text"]
    assert (then["face_down"], then["state"]["position"]["queue"][0]) == ({"guests": 1, "staff": 0}, 0)
    assert then["state"]["run"]["can_undo"] is True
    assert "undo" not in [one["notation"] for one in then["state"]["prospects"]["refusals"]]
    whole = tried(table, seat, *a_turn(table, seat, guest))
    assert (whole["over"], whole["state"]["legal"], whole["state"]["asked"]) == (True, [], False)
    assert [table.state(one) for one in (0, 1)] == before


@DAILY_ON_SQLITE
def test_as_far_as_it_is_possible(server: Running) -> None:
    table = Around(server)
    seat = waiting(table)
    steps = a_turn(table, seat)
    shown = tried(table, seat, *steps[:-1], "die 9", "end")
    assert [one["notation"] for one in shown["steps"]] == steps[:-1]
    assert shown["refused"]
    assert tried(table, seat, *steps)["refused"] is None


@ON_SQLITE
@pytest.mark.parametrize("body", [{}, {"steps": "end"}, {"steps": ["end"] * 41}, {"steps": ["x" * 65]}])
def test_what_is_no_turn(server: Running, body: Json) -> None:
    table = Around(server)
    table.people[0].refused("POST", f"{table.path}/planner", 422, "invalid", body)


@ON_SQLITE
@pytest.mark.parametrize(
    "until", [{"kind": "rain"}, {"kind": "die"}, {"kind": "die", "face": 7}, {"kind": "round", "colour": "red"}]
)
def test_what_cannot_be_waited_for(server: Running, until: Json) -> None:
    table = Around(server)
    table.people[0].refused("PUT", f"{table.path}/plan/pass", 422, "invalid", {"until": until})


@DAILY_ON_SQLITE
def test_only_its_owner_sees_a_plan(server: Running, clock: Clock) -> None:
    """In their language; nobody else has one, and who does not play has none at all."""
    table = Around(server)
    seat = waiting(table)
    steps = a_turn(table, seat)
    kept = keep(table, seat, steps)
    assert [one["notation"] for one in kept["first"]["steps"]] == steps
    until = {"kind": "die", "face": 6}
    if table.state(seat)["position"]["dice"][5]:
        until = {"kind": "guest", "colour": "red"}
    kept = table.people[seat].ask("PUT", f"{table.path}/plan/pass", body={"until": until})
    assert {key: kept["until"][key] for key in until} == until
    [told] = table.people[seat].get("/me/export")["plans"]
    assert (told["table"], told["first"], told["second"], told["became"]) == (table.id, steps, None, None)
    assert {key: told["until"][key] for key in until} == until
    assert table.people[1 - seat].get("/me/export")["plans"] == []
    german = plan(table, seat, params={"language": "de"})
    assert german["first"]["steps"][0]["text"] != kept["first"]["steps"][0]["text"]
    assert plan(table, 1 - seat) == {"first": None, "second": None, "until": None, "became": None}
    stranger = server.guest()
    stranger.refused("GET", f"{table.path}/plan", 403, "forbidden")
    stranger.refused("POST", f"{table.path}/planner", 403, "forbidden", {"steps": []})
    assert table.people[seat].delete(f"{table.path}/plan") == plan(table, 1 - seat)


@DAILY_ON_SQLITE
def test_what_became_of_it_is_told_to_its_owner(server: Running, clock: Clock) -> None:
    table = Around(server)
    seat = waiting(table)
    keep(table, seat, a_turn(table, seat))
    table.act("pass")
    with table.people[seat].socket(table.id) as live:
        next_message(live, "state")
        clock.now += DELAY
        server.within(server.house.plans.look())
        assert next_message(live, "plan") == {"type": "plan", "became": "first"}
    assert plan(table, seat) == {"first": None, "second": None, "until": None, "became": "first"}


@ON_SQLITE
def test_so_often_and_no_more(settings: Settings, all_at_once: None) -> None:
    few = Settings(settings.database_url, port=0, limits=Limits(plans_per_minute=3))
    with running(few) as server:
        table = Around(server)
        for _ in range(3):
            table.people[0].get(f"{table.path}/plan")
        table.people[0].refused("GET", f"{table.path}/plan", 429, "too-many")
        table.people[1].get(f"{table.path}/plan")


@ON_SQLITE
def test_it_goes_with_whoever_goes_and_comes_with_whoever_comes_back(server: Running) -> None:
    """An account that is deleted leaves no plan; what a guest has planned is the account's that logs in."""
    table = Around(server)
    seat = waiting(table)
    keep(table, seat, a_turn(table, seat))
    person = table.people[seat]
    other = server.guest()
    other.post("/me/account", {"name": "Sisi", "password": "a horse and eleven cakes"})
    person.post("/login", {"name": "Sisi", "password": "a horse and eleven cakes"})
    assert plan(table, seat)["first"]["steps"]
    person.ask("DELETE", "/me", 200, {"password": "a horse and eleven cakes"})
    assert count(server) == 0


def count(server: Running) -> int:
    async def counted() -> int:
        async with server.house.engine.connect() as connection:
            return len((await connection.execute(plans.select())).all())

    return int(server.within(counted()))


# Processes and kills


def test_killed_while_a_plan_is_played(database: str, tmp_path: Path) -> None:
    """Again and again, at any moment: afterwards all of it has been played, or nothing."""
    rng = random.Random(4)
    with process(database, tmp_path / "log") as server:
        table = Around(server)
        for _ in range(3):
            seat = waiting(table)
            keep(table, seat, a_turn(table, seat))
            table.act("pass")
            revision = table.state(seat)["revision"]
            server.kill()
            due_at_once(database)
            server.start()
            somebody = server.visitor()
            for _ in range(rng.randrange(150)):  # whenever it is killed, all of it holds
                somebody.get("/health")
            revive(server, table)
            became = settled(table, seat)
            after = table.state(seat)
            assert became == "first"
            assert (after["run"]["seat"], after["run"]["steps"]) != (seat, 0) or after["revision"] > revision
            assert after["run"]["steps"] == 0
        assert all_replay(database)


def due_at_once(database: str) -> None:
    async def change() -> None:
        engine = connect(database)
        async with engine.begin() as connection:
            await connection.execute(update(plans).where(plans.c.due.is_not(None)).values(due=0.0))
        await engine.dispose()

    asyncio.run(change())


def settled(table: Around, seat: int) -> str:
    end = time.monotonic() + PATIENCE
    while (became := plan(table, seat)["became"]) is None:
        assert time.monotonic() < end, "the plan was not played"
    return str(became)


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_planned_at_one_process_and_heard_at_another(pair: list[Process], database: str) -> None:
    """It is played once, by whichever looks first; its owner hears of it wherever they are."""
    one, two = pair
    table = Around(one)
    seat = waiting(table)
    steps = a_turn(table, seat)
    keep(table, seat, steps)
    elsewhere = two.keep(Visitor(two.origin))
    elsewhere.client.cookies.set("gah_session", table.people[seat].cookie or "")
    with elsewhere.socket(table.id) as live:
        next_message(live, "state")
        table.act("pass")
        due_at_once(database)
        assert next_message(live, "plan")["became"] == "first"
    assert all_replay(database)
