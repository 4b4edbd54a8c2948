"""Plans that play themselves: kept, played as a whole when the turn begins, void when somebody touches the table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from grandaustria import Luck
from grandaustria.engine import ActionError, Position
from grandaustria.play.planner import Planner, as_if, has_turn_ahead
from grandaustria.server import plans as serving
from grandaustria.server.db.engine import reading
from grandaustria.server.errors import Refusal
from grandaustria.server.host import Host, Request, Table
from grandaustria.server.house import House
from grandaustria.server.plans import AHEAD_SECONDS, CHANGED, FIRST, IMPOSSIBLE, NOTHING, PASS, SECOND, Choice, chosen
from grandaustria.server.seating import leave
from grandaustria.server.settings import DELAY_SECONDS, Services, Settings
from grandaustria.server.store import maintenance
from grandaustria.server.store import plans as store
from grandaustria.server.store.plans import PlanRow
from grandaustria.server.verify import verify
from tests.server.houses import (
    Clock,
    add_people,
    begin,
    brisk,
    change_seat,
    moves_of,
    open_house,
    play_run,
    step,
    to_act,
)
from tests.server.postgresql import DAILY_ON_SQLITE

Json = dict[str, Any]
pytestmark = pytest.mark.usefixtures("looks_when_asked")
DELAY = 5.0
SEED = 5
ROUND: Json = {"kind": "round"}


@asynccontextmanager
async def a_house(settings: Settings, clock: Clock, delay: Callable[[], float] = lambda: DELAY) -> AsyncIterator[House]:
    services = Services(now=clock, delay=delay, chance=Luck(SEED))  # type: ignore[arg-type]
    async with open_house(brisk(settings), services) as house:
        yield house


async def a_table(house: House, players: int = 2, **facts: Any) -> Table:
    """A game whose rounds have begun, with somebody waiting for a turn."""
    names = ("anna", "bert", "carl")[:players]
    await add_people(house, *names)
    table = await begin(house, *names, **facts)
    while not waits(table):
        table = await play_run(house, table)
    return table


def waits(table: Table) -> list[int]:
    """The seats with a turn ahead, the next one first."""
    acting, everybody = table.game.to_act or 0, len(table.game.seats)
    order = [(acting + i) % everybody for i in range(1, everybody)]
    return [seat for seat in order if has_turn_ahead(table.hosted.position, seat)]


def turn_of(position: Position, seat: int, wanted: str = "die") -> list[str]:
    """A whole turn that begins with a decision of this family, and otherwise with the first thing that is legal."""
    planner = Planner(as_if(position, seat))
    while not planner.is_over:
        notations = [planner.hosted.position.notation(action) for action in planner.legal_actions()]
        first = next((one for one in notations if one.startswith(wanted)), None) if not planner.steps else None
        planner.do(first or ("end" if "end" in notations else notations[0]))
    return [one.notation for one in planner.steps]


async def keep(house: House, table: Table, seat: int, steps: list[str], place: str = FIRST) -> None:
    person = table.game.seats[seat].person_id
    assert person is not None
    await house.plans.keep(table.game.id, person, place, table.game.revision, steps)


async def kept(house: House, table: Table, seat: int) -> PlanRow | None:
    async with reading(house.engine) as connection:
        return await store.read(connection, table.game.id, seat)


async def became(house: House, table: Table, seat: int) -> str | None:
    row = await kept(house, table, seat)
    assert row is not None
    return row.became


async def at(house: House, clock: Clock, seconds: float) -> list[str]:
    clock.now += seconds
    return await house.plans.look()


def run(settings: Settings, time: Clock, play: Callable[[House, Table, int], Any], **facts: Any) -> None:
    """At a table of two, with the seat that waits for its turn."""

    async def playing() -> None:
        async with a_house(settings, time) as house:
            table = await a_table(house, **facts)
            await play(house, table, waits(table)[0])
            assert house.failed == 0

    asyncio.run(playing())


async def other_ends(house: House, table: Table) -> Table:
    """Whoever is to act passes: the dice lie as they lay."""
    return await step(house, table, action=table.hosted.position.parse("pass"))


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


def taken_next(table: Table) -> int:
    """A face that the one who acts can take, where more than one kind of dice lies."""
    return next(face for face in range(1, 6) if table.hosted.position.dice[face - 1])


def another(table: Table, face: int) -> int:
    return next(one for one in range(1, 6) if table.hosted.position.dice[one - 1] and one != face)


async def take_all(house: House, table: Table, face: int) -> Table:
    """The one who acts takes a die of this face, and ends the turn: those that are left are weaker, or none."""
    acting = table.game.to_act
    assert acting is not None
    for notation in turn_of(table.hosted.position, acting, f"die {face}"):
        table = await step(house, table, action=table.hosted.position.parse(notation))
    return table


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


async def turn_comes(house: House, table: Table, seat: int) -> Table:
    """The others play until a turn of this seat begins; it confirms what else it is asked."""
    while table.game.to_act != seat or table.hosted.position.phase != "turn":
        table = await play_run(house, table)
    return table


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


# When it is played


@DAILY_ON_SQLITE
def test_the_delay_is_drawn_in_one_place_for_every_turn(settings: Settings, clock: Clock) -> None:
    """Once when a turn begins, whatever is planned for it, and before anything of that is looked at."""
    drawn: list[float] = []

    def delay() -> float:
        drawn.append(DELAY + len(drawn))
        return drawn[-1]

    async def play() -> None:
        async with a_house(settings, clock, delay) as house:
            table = await a_table(house)
            assert len(drawn) == table.game.turn
            seat = waits(table)[0]
            await keep(house, table, seat, turn_of(table.hosted.position, seat))
            table = await other_ends(house, table)
            assert len(drawn) == table.game.turn
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
        trying = house.plans._try  # noqa: SLF001

        async def noting(row: PlanRow) -> Any:
            tried.append(row.game_id)
            return await trying(row)

        monkeypatch.setattr(house.plans, "_try", noting)
        await keep(house, table, seat, turn_of(table.hosted.position, seat))
        await other_ends(house, table)
        await at(house, clock, DELAY - AHEAD_SECONDS - 0.1)
        assert tried == []
        await at(house, clock, 0.2)
        assert tried == [table.game.id]
        assert await at(house, clock, AHEAD_SECONDS) == [table.game.id]
        assert tried == [table.game.id]
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

        def failing(self: Host, hosted: Any, request: Request) -> Any:
            if request.action == "end":
                raise ActionError("not today")
            return apply(self, hosted, request)

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
