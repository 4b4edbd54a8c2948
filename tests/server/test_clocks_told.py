"""Clocks of tables through the interface: what is agreed on and told, and that the house looks by itself."""

from __future__ import annotations

from typing import Any

import pytest

from grandaustria.server.clocks import DAY, GRACE
from grandaustria.server.store import clocks as stored
from tests.server.houses import Clock
from tests.server.postgresql import DAILY_ON_SQLITE
from tests.server.running import Running, next_message
from tests.server.test_clocks import FOR_THE_SEAT, MINUTE, OVER_DAYS, PER_TURN, Json
from tests.waiting import eventually

pytestmark = pytest.mark.usefixtures("looks_when_asked")


def a_running_table(server: Running, **form: Any) -> tuple[str, list[Any]]:
    people = [server.guest() for _ in range(2)]
    opened = people[0].post("/tables", {"players": 2, "public": True, "stand_in": "waiter", **form}, 201)
    people[1].post(f"/tables/{opened['id']}/join")
    people[0].post(f"/tables/{opened['id']}/start")
    return str(opened["id"]), people


@DAILY_ON_SQLITE
def test_a_clock_is_agreed_on_when_the_table_is_opened(server: Running, clock: Clock) -> None:
    """Everybody is told of it, and a rematch has it again."""
    table, people = a_running_table(server, clock=OVER_DAYS)
    assert people[1].get(f"/tables/{table}")["clock"] == OVER_DAYS
    state = server.guest().get(f"/tables/{table}/state")
    assert state["clock"] == {
        "now": clock.now, "grace": GRACE, "expires": state["due"] + GRACE,
        "seats": [{"left": DAY, "days_off": 2}, {"left": DAY, "days_off": 2}],
    }  # fmt: skip
    taken = people[0].post(f"/tables/{table}/day-off")
    assert taken["clock"]["seats"][0] == {"left": 2 * DAY, "days_off": 1}
    people[0].post(f"/tables/{table}/give-up")
    again = people[0].post(f"/tables/{table}/rematch", status=201)
    assert (again["clock"], again["stand_in"]) == (OVER_DAYS, "waiter")
    old, others = a_running_table(server, seconds_per_turn=60)
    assert others[0].get(f"/tables/{old}")["clock"] is None
    assert others[0].get(f"/tables/{old}/state")["clock"] is None


@pytest.mark.parametrize(
    "change",
    [
        {"kind": "hourglass"},
        {"seconds": 59},
        {"addition": 5},
        {"days_off": 1},
        {"then": "lose"},
        {"kind": "days", "seconds": 3_600},
        {"kind": "days", "seconds": int(8 * DAY)},
        {"kind": "budget", "addition": -1},
    ],
)
@DAILY_ON_SQLITE
def test_clocks_that_there_are_not(server: Running, change: Json) -> None:
    server.guest().refused("POST", "/tables", 422, "invalid", {"clock": {**PER_TURN, **change}})


@DAILY_ON_SQLITE
def test_either_a_clock_or_the_others_decide(server: Running) -> None:
    server.guest().refused("POST", "/tables", 422, "invalid", {"clock": PER_TURN, "seconds_per_turn": 60})


def test_open_tables_hear_that_the_house_plays(server: Running, clock: Clock) -> None:
    """By itself, without anybody's request; and the one whose time it was takes the seat back."""
    table, people = a_running_table(server, clock=FOR_THE_SEAT)
    seat = people[0].get(f"/tables/{table}/state")["run"]["seat"]
    with people[1 - seat].socket(table) as live:
        next_message(live, "state")
        clock.now += MINUTE + GRACE
        server.within(server.house.timekeeper.look())
        assert next_message(live, "update")["table"]["time_up"] == {"seat": seat, "then": "seat"}
        assert next_message(live, "state")["clock"]["expires"] is None
    taken = people[seat].post(f"/tables/{table}/seats/{seat}", {"take": True})
    assert taken["seats"][seat]["bot"] is None


def test_a_look_that_fails_is_made_up_for(server: Running, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    """The house goes on looking by itself."""
    found = stored.expired
    looks = [OSError("the database is away")]

    async def looking(*arguments: Any) -> Any:
        looks.append(OSError())
        if len(looks) == 2:
            raise looks[0]
        return await found(*arguments)

    monkeypatch.setattr(stored, "expired", looking)
    table, people = a_running_table(server, clock=FOR_THE_SEAT)
    seat = people[0].get(f"/tables/{table}/state")["run"]["seat"]

    async def go_on_looking() -> None:
        server.house.spawn(server.house.timekeeper.keep_looking(0.02))
        await eventually(lambda: len(looks) > 3, "it was not looked again")

    with people[1 - seat].socket(table) as live:
        next_message(live, "state")
        server.within(go_on_looking())
        clock.now += MINUTE + GRACE
        assert next_message(live, "update")["table"]["time_up"]["seat"] == seat
