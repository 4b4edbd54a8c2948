"""When a plan is played: the delay, what is tried before it, restarts, clocks, two at a time, and failures."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from grandaustria.engine import ActionError, Position
from grandaustria.play.passing import is_met
from grandaustria.play.planner import Planner, still_holds
from grandaustria.server import plans as serving
from grandaustria.server.host import Host, Request, Table
from grandaustria.server.house import House
from grandaustria.server.plans import AHEAD_SECONDS, FIRST, IMPOSSIBLE, NOTHING, PASS, SECOND, Choice, chosen
from grandaustria.server.settings import DELAY_SECONDS, Services, Settings
from grandaustria.server.store import maintenance
from grandaustria.server.store import plans as store
from grandaustria.server.store.plans import PlanRow
from tests.server.houses import (
    Clock,
    moves_of,
    step,
)
from tests.server.planning import (
    DELAY,
    ROUND,
    a_house,
    a_table,
    at,
    became,
    keep,
    kept,
    other_ends,
    run,
    turn_of,
    waits,
)
from tests.server.postgresql import DAILY_ON_SQLITE

Json = dict[str, Any]
pytestmark = pytest.mark.usefixtures("looks_when_asked")


# When it is played


@DAILY_ON_SQLITE
def test_the_delay_is_drawn_in_one_place_for_every_turn(
    settings: Settings, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once when a turn begins, whatever is planned for it, and before anything of that is looked at."""
    drawn: list[float] = []
    order: list[str] = []

    def delay() -> float:
        order.append("drawn")
        drawn.append(DELAY + len(drawn))
        return drawn[-1]

    def noted(name: str) -> None:
        """Whatever touches a plan that is kept."""
        original = getattr(store, name)

        async def noting(*arguments: Any) -> Any:
            order.append(name)
            return await original(*arguments)

        monkeypatch.setattr(store, name, noting)

    for name in ("begin", "read", "waiting", "settle", "drop"):
        noted(name)

    async def play() -> None:
        async with a_house(settings, clock, delay) as house:
            table = await a_table(house)
            assert len(drawn) == table.game.turn
            seat = waits(table)[0]
            await keep(house, table, seat, turn_of(table.hosted.position, seat))
            order.clear()
            table = await other_ends(house, table)
            assert len(drawn) == table.game.turn
            assert order == ["drawn", "begin", "drop"]  # the last for the other one, who has played by hand
            row = await kept(house, table, seat)
            assert row is not None
            assert row.due == clock.now + drawn[-1]

    asyncio.run(play())


def test_the_delay_is_spread_evenly_over_its_whole_length() -> None:
    least, most = DELAY_SECONDS
    drawn = sorted(Services().delay() for _ in range(4_000))
    assert least <= drawn[0] <= drawn[-1] <= most
    for number, seconds in enumerate(drawn):  # the largest gap to an even spread: by luck once in 10^12 runs
        assert abs((seconds - least) / (most - least) - number / len(drawn)) < 0.06


@DAILY_ON_SQLITE
def test_all_that_is_planned_is_tried_before_its_moment(
    settings: Settings, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So that at the moment itself nothing has to be thought about, however much was planned."""

    async def play(house: House, table: Table, seat: int) -> None:
        tried: list[str] = []
        looked_at: list[Any] = []
        trying = house.plans._try  # noqa: SLF001

        def noting_plan(plan: Planner, start: Position) -> bool:
            looked_at.append([step.notation for step in plan.steps])
            return still_holds(plan, start)

        def noting_wait(until: Json, start: Position, own: int) -> bool:
            looked_at.append(until["kind"])
            return is_met(until, start, own)

        async def noting(row: PlanRow) -> Any:
            tried.append(row.game_id)
            return await trying(row)

        first, second = (turn_of(table.hosted.position, seat, wanted) for wanted in ("die", "pass"))
        await keep(house, table, seat, first)
        await keep(house, table, seat, second, SECOND)
        await house.plans.pass_until(table.game.id, table.game.seats[seat].person_id or "", ROUND)
        monkeypatch.setattr(house.plans, "_try", noting)
        monkeypatch.setattr(serving, "still_holds", noting_plan)
        monkeypatch.setattr(serving, "is_met", noting_wait)
        await other_ends(house, table)
        await at(house, clock, DELAY - AHEAD_SECONDS - 0.1)
        assert tried == []
        await at(house, clock, 0.2)
        assert tried == [table.game.id]
        assert looked_at == [first, second, "round"]  # though the first holds
        assert await at(house, clock, AHEAD_SECONDS) == [table.game.id]
        assert tried == [table.game.id]
        assert len(looked_at) == 3
        assert await became(house, table, seat) == FIRST

    run(settings, clock, play)


@DAILY_ON_SQLITE
def test_under_maintenance_it_waits(settings: Settings, clock: Clock) -> None:
    async def play(house: House, table: Table, seat: int) -> None:
        await keep(house, table, seat, turn_of(table.hosted.position, seat))
        await other_ends(house, table)
        async with house.engine.begin() as connection:
            await maintenance.begin(connection, "", clock.now)
        await house.host.maintenance.look(house.engine)
        assert await at(house, clock, DELAY) == []
        async with house.engine.begin() as connection:
            await maintenance.end(connection)
        await house.host.maintenance.look(house.engine)
        assert await at(house, clock, 0.0) == [table.game.id]
        assert await became(house, table, seat) == FIRST

    run(settings, clock, play)


def test_a_step_that_fails_after_all_leaves_nothing_of_the_plan(
    settings: Settings, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All in one transaction: the third step is refused, and none was made. Its player is told."""

    async def play(house: House, table: Table, seat: int) -> None:
        steps = turn_of(table.hosted.position, seat)
        await keep(house, table, seat, steps)
        table = await other_ends(house, table)
        done = await moves_of(house, table.game.id)
        apply = Host._apply  # noqa: SLF001

        def failing(self: Host, hosted: Any, request: Request, chance: Any) -> Any:
            if request.action == "end":
                raise ActionError("not today")
            return apply(self, hosted, request, chance)

        monkeypatch.setattr(Host, "_apply", failing)
        await at(house, clock, DELAY)
        after = await house.host.table(table.game.id)
        assert (await moves_of(house, table.game.id), after.game.revision) == (done, table.game.revision)
        assert (after.hosted.steps, await became(house, table, seat)) == ((), IMPOSSIBLE)

    run(settings, clock, play)


@DAILY_ON_SQLITE
def test_a_house_that_was_away_plays_it_when_it_is_back(settings: Settings, clock: Clock) -> None:
    """The moment is stored: another process, or the same after a restart, goes by it."""

    async def play() -> None:
        async with a_house(settings, clock) as house:
            table = await a_table(house)
            seat = waits(table)[0]
            await keep(house, table, seat, turn_of(table.hosted.position, seat))
            table = await other_ends(house, table)
        async with a_house(settings, clock) as house:
            assert await at(house, clock, DELAY - 0.1) == []
            assert await at(house, clock, 0.1) == [table.game.id]
            assert await became(house, table, seat) == FIRST

    asyncio.run(play())


@DAILY_ON_SQLITE
def test_a_clock_counts_the_delay(settings: Settings, clock: Clock) -> None:
    """A plan is played within the time of its turn, like anything that is done by hand."""

    async def play(house: House, table: Table, seat: int) -> None:
        await keep(house, table, seat, turn_of(table.hosted.position, seat))
        before = table.game.times
        table = await other_ends(house, table)
        await at(house, clock, DELAY)
        after = await house.host.table(table.game.id)
        assert before is not None
        assert after.game.times is not None
        assert after.game.times[seat]["left"] == before[seat]["left"] - DELAY + 20

    budget = {"kind": "budget", "seconds": 600, "addition": 20, "days_off": 0, "then": "turn"}
    run(settings, clock, play, clock=budget)


def test_two_who_look_at_the_same_time_play_it_once(settings: Settings, clock: Clock) -> None:
    async def play(house: House, table: Table, seat: int) -> None:
        steps = turn_of(table.hosted.position, seat)
        await keep(house, table, seat, steps)
        table = await other_ends(house, table)
        clock.now += DELAY
        await asyncio.gather(house.plans.look(), house.plans.look())
        after = await house.host.table(table.game.id)
        assert after.game.revision == table.game.revision + len(steps)

    run(settings, clock, play)


@DAILY_ON_SQLITE
def test_one_who_plays_at_the_same_moment_is_not_played_for(settings: Settings, clock: Clock) -> None:
    async def play(house: House, table: Table, seat: int) -> None:
        await keep(house, table, seat, turn_of(table.hosted.position, seat))
        table = await other_ends(house, table)
        clock.now += DELAY
        row = await kept(house, table, seat)
        assert row is not None
        choice = await house.plans._try(row)  # noqa: SLF001
        await step(house, table)
        done = await house.host.table(table.game.id)
        await house.plans._play(row, choice)  # noqa: SLF001
        assert (await house.host.table(table.game.id)).game.revision == done.game.revision

    run(settings, clock, play)


@DAILY_ON_SQLITE
def test_who_no_longer_wants_to_pass_just_before_it_is_not_played_for(settings: Settings, clock: Clock) -> None:
    """The turn has begun, and what was planned was tried already; nor is anybody told that it was impossible."""

    async def play(house: House, table: Table, seat: int) -> None:
        person = table.game.seats[seat].person_id or ""
        await house.plans.pass_until(table.game.id, person, ROUND)
        table = await other_ends(house, table)
        assert await at(house, clock, DELAY - AHEAD_SECONDS / 2) == []
        as_tried = await kept(house, table, seat)
        assert as_tried is not None
        assert as_tried.due == clock.now + AHEAD_SECONDS / 2
        await house.plans.pass_until(table.game.id, person, None)
        await house.plans._play(as_tried, Choice(PASS, ["pass"]))  # noqa: SLF001  # by another process, which read it before
        await at(house, clock, AHEAD_SECONDS / 2)
        assert await became(house, table, seat) is None
        assert (await house.host.table(table.game.id)).game.revision == table.game.revision

    run(settings, clock, play)


@DAILY_ON_SQLITE
def test_a_plan_of_another_version_is_not_played(settings: Settings, clock: Clock) -> None:
    async def play(house: House, table: Table, seat: int) -> None:
        await keep(house, table, seat, turn_of(table.hosted.position, seat))
        row = await kept(house, table, seat)
        assert row is not None
        strange = {**(row.first or {}), "base": "nothing that could be read"}
        async with house.engine.begin() as connection:
            await store.keep(connection, table.game.id, seat, first=strange)
        await other_ends(house, table)
        await at(house, clock, DELAY)
        assert await became(house, table, seat) == IMPOSSIBLE

    run(settings, clock, play)


@DAILY_ON_SQLITE
def test_what_is_decided_beside_a_turn_leaves_the_plan_for_later(
    settings: Settings, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Such as what the emperor takes: nothing is played or told, and the plan is there for the next turn."""

    async def play(house: House, table: Table, seat: int) -> None:
        await keep(house, table, seat, turn_of(table.hosted.position, seat))
        row = await kept(house, table, seat)
        assert row is not None
        assert chosen(row, table.hosted.position) == Choice(NOTHING)
        table = await other_ends(house, table)
        monkeypatch.setattr(serving, "chosen", lambda _row, _position: Choice(NOTHING))
        assert await at(house, clock, DELAY) == [table.game.id]
        after = await kept(house, table, seat)
        assert after is not None
        assert (after.first, after.due, after.became) == (row.first, None, None)
        assert (await house.host.table(table.game.id)).game.revision == table.game.revision

    run(settings, clock, play)
