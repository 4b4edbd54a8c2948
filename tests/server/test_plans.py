"""Plans that play themselves: kept, played as a whole when the turn begins, void when somebody touches the table."""

from __future__ import annotations

from typing import Any

import pytest

from grandaustria.server.errors import Refusal
from grandaustria.server.host import Table
from grandaustria.server.house import House
from grandaustria.server.plans import CHANGED, FIRST, IMPOSSIBLE, PASS, SECOND
from grandaustria.server.seating import leave
from grandaustria.server.settings import Settings
from grandaustria.server.verify import verify
from tests.server.houses import (
    Clock,
    change_seat,
    moves_of,
    step,
    to_act,
)
from tests.server.planning import (
    DELAY,
    ROUND,
    another,
    at,
    became,
    keep,
    kept,
    other_ends,
    run,
    take_all,
    taken_next,
    turn_comes,
    turn_of,
)
from tests.server.postgresql import DAILY_ON_SQLITE

Json = dict[str, Any]
pytestmark = pytest.mark.usefixtures("looks_when_asked")


def test_a_plan_is_played_when_the_turn_begins(settings: Settings, clock: Clock) -> None:
    """All of it, after the delay and not before, final as if by hand; then it is gone."""

    async def play(house: House, table: Table, seat: int) -> None:
        steps = turn_of(table.hosted.position, seat)
        assert len(steps) > 2
        await keep(house, table, seat, steps)
        assert await at(house, clock, 60.0) == []
        table = await other_ends(house, table)
        done = len(await moves_of(house, table.game.id))
        assert await at(house, clock, DELAY - 0.1) == []
        assert len(await moves_of(house, table.game.id)) == done
        assert await at(house, clock, 0.1) == [table.game.id]
        after = await house.host.table(table.game.id)
        assert [move for move in await moves_of(house, table.game.id) if move in steps][-len(steps) :] == steps
        assert (after.game.turn, after.game.revision) == (table.game.turn + 1, table.game.revision + len(steps))
        row = await kept(house, table, seat)
        assert row is not None
        assert (row.first, row.second, row.until, row.due, row.became) == (None, None, None, None, FIRST)
        assert await at(house, clock, 60.0) == []
        assert [one.differences async for one in verify(house.engine, 1)] == [[]]

    run(settings, clock, play)


@DAILY_ON_SQLITE
def test_the_second_is_played_where_the_first_is_impossible(settings: Settings, clock: Clock) -> None:
    async def play(house: House, table: Table, seat: int) -> None:
        face = taken_next(table)
        await keep(house, table, seat, turn_of(table.hosted.position, seat, f"die {face}"))
        second = turn_of(table.hosted.position, seat, f"die {another(table, face)}")
        await keep(house, table, seat, second, SECOND)
        table = await take_all(house, table, face)
        await at(house, clock, DELAY)
        assert await became(house, table, seat) == SECOND
        assert (await moves_of(house, table.game.id))[-1] == second[-1]

    run(settings, clock, play)


def test_what_is_not_possible_any_more_is_told_and_not_played(settings: Settings, clock: Clock) -> None:
    """A weaker die is enough; the turn then waits as always."""

    async def play(house: House, table: Table, seat: int) -> None:
        face = taken_next(table)
        await keep(house, table, seat, turn_of(table.hosted.position, seat, f"die {face}"))
        table = await take_all(house, table, face)
        done = await moves_of(house, table.game.id)
        assert await at(house, clock, DELAY) == [table.game.id]
        assert await became(house, table, seat) == IMPOSSIBLE
        assert await moves_of(house, table.game.id) == done
        after = await house.host.table(table.game.id)
        assert (after.game.revision, after.game.to_act) == (table.game.revision, seat)
        assert await at(house, clock, 60.0) == []
        await step(house, after)
        assert await kept(house, table, seat) is None

    run(settings, clock, play)


def test_passing_until_something_changes(settings: Settings, clock: Clock) -> None:
    """Turn after turn, until a new round begins; who waited for that is told."""

    async def play(house: House, table: Table, seat: int) -> None:
        person = table.game.seats[seat].person_id
        assert person is not None
        await house.plans.pass_until(table.game.id, person, ROUND)
        number, passed = table.hosted.position.round, 0
        while True:
            table = await turn_comes(house, table, seat)
            if table.hosted.position.round != number:
                break
            assert await at(house, clock, DELAY) == [table.game.id]
            assert await became(house, table, seat) == PASS
            assert (await moves_of(house, table.game.id))[-1] != "end"
            passed += 1
            table = await house.host.table(table.game.id)
        assert passed > 0
        revision = table.game.revision
        await at(house, clock, DELAY)
        assert await became(house, table, seat) == CHANGED
        assert (await house.host.table(table.game.id)).game.revision == revision

    run(settings, clock, play)


@DAILY_ON_SQLITE
def test_a_plan_comes_before_passing(settings: Settings, clock: Clock) -> None:
    async def play(house: House, table: Table, seat: int) -> None:
        person = table.game.seats[seat].person_id
        assert person is not None
        await house.plans.pass_until(table.game.id, person, ROUND)
        await keep(house, table, seat, turn_of(table.hosted.position, seat))
        table = await other_ends(house, table)
        await at(house, clock, DELAY)
        assert await became(house, table, seat) == FIRST

    run(settings, clock, play)


# Touching the table


def test_whoever_plays_by_hand_has_no_plan_any_more(settings: Settings, clock: Clock) -> None:
    async def play(house: House, table: Table, seat: int) -> None:
        await keep(house, table, seat, turn_of(table.hosted.position, seat))
        table = await other_ends(house, table)
        table = await step(house, table)
        assert await kept(house, table, seat) is None
        if table.game.to_act == seat:
            table = await step(house, table, "undo")
        assert await at(house, clock, DELAY) == []

    run(settings, clock, play)


@DAILY_ON_SQLITE
def test_a_seat_that_the_house_plays_has_no_plan(settings: Settings, clock: Clock) -> None:
    async def play(house: House, table: Table, seat: int) -> None:
        await keep(house, table, seat, turn_of(table.hosted.position, seat))
        person = table.game.seats[seat].person_id
        assert person is not None
        await change_seat(house, table.game.id, lambda game: leave(game, person))
        assert await kept(house, table, seat) is None
        with pytest.raises(Refusal) as refused:
            await keep(house, table, seat, ["pass"])
        assert refused.value.reason == "forbidden"

    run(settings, clock, play)


@DAILY_ON_SQLITE
def test_one_that_begins_its_turn_again_waits_anew(settings: Settings, clock: Clock) -> None:
    """The turn before is taken back: what was drawn for the turn after it counts no more."""

    async def play(house: House, table: Table, seat: int) -> None:
        acting, before = to_act(table)
        await keep(house, table, seat, turn_of(table.hosted.position, seat))
        table = await other_ends(house, table)
        assert table.hosted.turn_ended == acting
        asked = (await house.leaving.ask(table.game.id, before, "back")).game.question
        assert asked is not None
        await house.leaving.answer(table.game.id, table.game.seats[seat].person_id or "", asked["id"], True)
        table = await house.host.table(table.game.id)
        assert table.game.to_act == acting
        assert await at(house, clock, DELAY) == []
        table = await other_ends(house, table)
        assert await at(house, clock, DELAY - 0.1) == []
        assert await at(house, clock, 0.1) == [table.game.id]
        assert await became(house, table, seat) == FIRST

    run(settings, clock, play)


@DAILY_ON_SQLITE
def test_discarded(settings: Settings, clock: Clock) -> None:
    async def play(house: House, table: Table, seat: int) -> None:
        await keep(house, table, seat, turn_of(table.hosted.position, seat))
        table = await other_ends(house, table)
        await house.plans.discard(table.game.id, table.game.seats[seat].person_id or "")
        assert await at(house, clock, DELAY) == []
        assert await kept(house, table, seat) is None

    run(settings, clock, play)


# What is kept


@DAILY_ON_SQLITE
def test_what_cannot_be_kept(settings: Settings, clock: Clock) -> None:
    async def play(house: House, table: Table, seat: int) -> None:
        person, acting = table.game.seats[seat].person_id or "", to_act(table)[1]
        steps, revision, game_id = turn_of(table.hosted.position, seat), table.game.revision, table.game.id
        tries: list[tuple[str, Any]] = [
            ("illegal", (person, FIRST, revision, ["die 4", "nonsense"])),
            ("unfinished", (person, FIRST, revision, steps[:-1])),
            ("stale", (person, FIRST, revision - 1, steps)),
            ("no-turn", (acting, FIRST, revision, steps)),
            ("forbidden", ("host", FIRST, revision, steps)),
        ]
        for reason, arguments in tries:
            with pytest.raises(Refusal) as refused:
                await house.plans.keep(game_id, *arguments)
            assert refused.value.reason == reason
        lying = taken_next(table)
        with pytest.raises(Refusal) as met:
            await house.plans.pass_until(game_id, person, {"kind": "die", "face": lying})
        assert met.value.reason == "met"
        assert await kept(house, table, seat) is None

    run(settings, clock, play)


@DAILY_ON_SQLITE
def test_at_one_screen_nothing_is_planned(settings: Settings, clock: Clock) -> None:
    async def play(house: House, table: Table, seat: int) -> None:
        with pytest.raises(Refusal) as refused:
            await keep(house, table, seat, ["pass"])
        assert refused.value.reason == "no-plans"

    run(settings, clock, play, hot_seat=True)
