"""Who is away and since when, and that the others need not wait for ever: whether there is a clock or not."""

from __future__ import annotations

from typing import Any

import pytest

from grandaustria.server import absence
from grandaustria.server.seating import LIVE, OVER_DAYS
from grandaustria.server.settings import Services, Settings
from tests.server.houses import Clock, brisk
from tests.server.postgresql import DAILY_ON_SQLITE, ON_POSTGRESQL
from tests.server.processes import Process
from tests.server.running import Running, Visitor, next_message, running
from tests.server.test_deadlines import Sitting

Json = dict[str, Any]


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return brisk(settings)


class Waiting(Sitting):
    """A running table without a clock; the one it waits for is `late`."""

    def __init__(self, server: Running, players: int = 2, **options: Any) -> None:
        super().__init__(server, players, **{"seconds_per_turn": None, "away_seconds": LIVE, **options})

    def let_house_play(self, person: Visitor) -> Json:
        return dict(person.post(f"/tables/{self.id}/away", {"seat": self.late_seat}))

    def not_yet(self, person: Visitor, reason: str = "not-away", status: int = 409) -> Json:
        return dict(person.refused("POST", f"/tables/{self.id}/away", status, reason, {"seat": self.late_seat}))


def me(visitor: Visitor) -> str:
    return str(visitor.get("/me")["id"])


def written(server: Running) -> None:
    """What was noted of who came and went is in the database."""
    server.within(server.house.absence.write())


def test_everybody_at_a_table_hears_who_is_away_and_since_when(server: Running, clock: Clock) -> None:
    table = Waiting(server)
    away, other = me(table.late), table.others[0]
    began = clock.now
    with other.socket(table.id) as live:
        assert next_message(live, "presence")["away"] == {away: began}  # since the game began, as nothing else is known
        clock.now += 100
        with table.late.socket(table.id):
            assert next_message(live, "presence")["away"] == {}
            clock.now += 100
        assert next_message(live, "presence")["away"] == {away: began + 200}
    written(server)
    clock.now += 1_000
    with other.socket(table.id) as live:
        assert next_message(live, "presence")["away"] == {away: began + 200}


def test_after_the_time_of_the_table_the_house_plays_until_the_person_is_back(server: Running, clock: Clock) -> None:
    table = Waiting(server, 3, stand_in="waiter")
    other = table.others[0]
    since = clock.now
    clock.now += LIVE - 1
    assert table.not_yet(other) == {"since": since, "until": since + LIVE}
    clock.now += 1
    with other.socket(table.id) as live:
        next_message(live, "state")
        table.let_house_play(other)
        told = next_message(live, "update")["table"]
        assert told["away"] == {"seat": table.late_seat, "since": since, "by": told["away"]["by"]}
        assert told["seats"][table.late_seat]["bot"] == "waiter"
        while next_message(live, "state")["run"]["seat"] == table.late_seat:
            pass  # the house plays the turn to its end
    back = table.late.post(f"/tables/{table.id}/seats/{table.late_seat}", {"take": True})
    assert (back["seats"][table.late_seat]["bot"], back["seats"][table.late_seat]["given_up"]) == (None, False)


def test_nobody_loses_a_seat_who_is_there_or_was_there_a_moment_ago(server: Running, clock: Clock) -> None:
    table = Waiting(server)
    other = table.others[0]
    with table.late.socket(table.id) as live:
        next_message(live, "state")
        clock.now += 10 * LIVE
        table.not_yet(other)
        gone = clock.now
    server.within(server.house.absence.write())
    clock.now = gone + LIVE - 1
    assert table.not_yet(other)["since"] == gone


def test_only_those_who_wait_decide_and_only_about_the_seat_that_is_waited_for(server: Running, clock: Clock) -> None:
    table = Waiting(server, 3)
    clock.now += LIVE
    table.not_yet(table.late, "forbidden", 403)
    table.not_yet(server.guest(), "forbidden", 403)
    waiting = next(seat for seat in range(3) if seat != table.late_seat)
    someone = next(one for one in table.others if me(one) != _at(table, waiting))
    someone.refused("POST", f"/tables/{table.id}/away", 409, "not-away", {"seat": waiting})
    someone.refused("POST", f"/tables/{table.id}/away", 404, "not-found", {"seat": 3})
    table.others[0].post(f"/tables/{table.id}/leave")
    table.not_yet(table.others[0], "forbidden", 403)
    assert table.let_house_play(table.others[1])["status"] == "running"
    table.not_yet(table.others[1])  # the house plays it already


def _at(table: Waiting, seat: int) -> str:
    return str(table.late.get(f"/tables/{table.id}")["seats"][seat]["person"]["id"])


@DAILY_ON_SQLITE
@pytest.mark.parametrize(
    ("options", "seconds"),
    [
        ({"away_seconds": 900}, 900),
        ({}, OVER_DAYS),
        ({"seconds_per_turn": 300}, LIVE),
        ({"seconds_per_turn": 86_400}, OVER_DAYS),
    ],
)
def test_how_long_belongs_to_the_table_and_to_its_rematch(server: Running, options: Json, seconds: int) -> None:
    anna = server.guest()
    table = anna.post("/tables", {"seats": ["me", {"bot": "waiter"}], **options}, 201)
    assert table["away_seconds"] == seconds
    anna.post(f"/tables/{table['id']}/start")
    anna.post(f"/tables/{table['id']}/ask", {"what": "end"})
    assert anna.post(f"/tables/{table['id']}/rematch", status=201)["away_seconds"] == seconds


def test_a_restart_forgets_nothing_and_gives_everybody_a_moment(settings: Settings, clock: Clock) -> None:
    with running(settings, Services(now=clock)) as first:
        table = Waiting(first, away_seconds=3 * LIVE)
        with table.late.socket(table.id) as live:
            next_message(live, "state")
            clock.now += 50
        seen = clock.now
        cookie = table.others[0].cookie
    clock.now += 4 * LIVE
    with running(settings, Services(now=clock)) as second:
        back = second.visitor(Cookie=f"gah_session={cookie}")
        assert table.not_yet(back) == {"since": seen, "until": clock.now + LIVE}
        clock.now += LIVE
        assert table.let_house_play(back)["status"] == "running"


def test_those_who_stay_are_written_down_too(settings: Settings, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that is killed cannot say who was there."""
    monkeypatch.setattr(absence, "WRITE_SECONDS", 0.01)
    monkeypatch.setattr(absence, "BEATS", 1)
    with running(settings, Services(now=clock)) as server:
        table = Waiting(server)
        with table.late.socket(table.id) as live:
            next_message(live, "state")
            clock.now += 5_000
            seen = clock.now

            async def row() -> float | None:
                game, _ = await server.house.host.look(table.id)
                return game.seats[table.late_seat].seen

            while server.within(row()) != seen:
                pass


@ON_POSTGRESQL
def test_who_has_the_table_open_at_another_process_is_not_away(pair: list[Process]) -> None:
    here, there = (server.visitor() for server in pair)
    table = here.post("/tables", {"players": 2, "public": True, "away_seconds": 60}, 201)["id"]
    there.post(f"/tables/{table}/join", {})
    with here.socket(table) as live:
        with there.socket(table):
            while len((told := next_message(live, "presence"))["people"]) < 2:
                pass
            assert told["away"] == {}
        while me(there) not in (told := next_message(live, "presence"))["away"]:
            pass
        assert told["people"] == [me(here)]
