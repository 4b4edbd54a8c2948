"""Duplicate tournaments: from the first who joins to the last round, with the same luck at all tables of a round."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from sqlalchemy import delete, select, update

from grandaustria.server.db.engine import reading, writing
from grandaustria.server.db.processes import metadata
from grandaustria.server.db.schema import events, games, outbox
from grandaustria.server.db.schema import people as persons
from grandaustria.server.errors import Refusal
from grandaustria.server.house import House
from grandaustria.server.settings import Settings
from grandaustria.server.store import clean, maintenance, people, tables
from grandaustria.server.store import tournaments as store
from grandaustria.server.store.tournaments import OPEN, OVER, RUNNING
from grandaustria.server.swiss import ROUND_ROBIN
from tests.server.cups import (
    CUP,
    PEOPLE,
    QUICK,
    all_over,
    begun_cup,
    end,
    end_all,
    entries,
    luck_ids,
    open_cup,
    places,
    play_round,
    rounds,
    stand,
    tables_of,
)
from tests.server.houses import HOST, Clock, add_people, awaited, begin, brisk, open_house
from tests.server.postgresql import DAILY_ON_SQLITE

pytestmark = pytest.mark.usefixtures("rounds_when_asked")


async def moves(house: House, game_id: str) -> list[tuple[int, int]]:
    async with reading(house.engine) as connection:
        query = select(events.c.seat, events.c.action).where(events.c.game_id == game_id).order_by(events.c.sequence)
        return [tuple(row) for row in await connection.execute(query)]


# Whole tournaments


async def played_by_computers(house: House, computers: int, number: int, **facts: Any) -> None:
    await begun_cup(house, computers=computers, rounds=number, **facts)
    met: Counter[frozenset[int]] = Counter()
    secrets = set[str]()
    for _ in range(number):
        secrets |= set(await luck_ids(house))
        sitting = await play_round(house)
        assert sorted(one.entry for one in sitting) == list(range(computers))
        together = [[one.entry for one in sitting if one.game_id == game] for game in tables_of(sitting)]
        met.update(frozenset(pair) for pair in together)
    assert set(met.values()) == {1}
    found = await stand(house)
    assert (found.status, found.round) == (OVER, number)
    assert len(secrets) == number
    assert await luck_ids(house) == []
    everything = await places(house)
    half = computers // 2
    assert sum(one.points or 0 for one in everything) == computers * number
    assert sum(one.compared or 0 for one in everything) == 2 * half * (half - 1) * number
    assert all(one.score is not None for one in everything)
    assert all(one.over is not None for one in await rounds(house))


@DAILY_ON_SQLITE
@awaited
async def test_eight_computers_over_three_rounds(settings: Settings) -> None:
    async with open_house(brisk(settings)) as house:
        await played_by_computers(house, 8, 3)


@pytest.mark.parametrize("players", [3, 4])
@DAILY_ON_SQLITE
@awaited
async def test_tables_of_more_than_two_are_played_to_their_end(settings: Settings, players: int) -> None:
    """Everybody against all others at the table, and with whoever had the same seat at the other one."""
    async with open_house(brisk(settings)) as house:
        await begun_cup(house, computers=2 * players, rounds=1, players=players)
        sitting = await play_round(house)
        tables_there = [[one for one in sitting if one.game_id == game] for game in tables_of(sitting)]
        assert [sorted(one.seat for one in there) for there in tables_there] == [list(range(players))] * 2
        assert sorted(one.entry for one in sitting) == list(range(2 * players))
        assert [sum(one.points or 0 for one in there) for there in tables_there] == [players * (players - 1)] * 2
        for seat in range(players):
            assert sum(one.compared or 0 for one in sitting if one.seat == seat) == 2
        assert all(one.score is not None for one in sitting)
        assert (await stand(house)).status == OVER
        assert await luck_ids(house) == []


@pytest.mark.long
@DAILY_ON_SQLITE
@awaited
async def test_64_computers_over_six_rounds(settings: Settings) -> None:
    async with open_house(brisk(settings)) as house:
        await played_by_computers(house, 64, 6)


@DAILY_ON_SQLITE
@awaited
async def test_the_luck_is_the_same_at_all_tables_and_another_in_the_next_round(settings: Settings) -> None:
    """Computers of one level, who see the same, play the same: then all tables of a round are one game."""
    async with open_house(brisk(settings)) as house:
        await begun_cup(house, computers=4, rounds=2)
        played = [[await moves(house, one) for one in tables_of(await play_round(house))] for _ in range(2)]
        assert played[0][0] == played[0][1]
        assert played[1][0] == played[1][1]
        assert played[0][0] != played[1][0]
        assert all(one.compared == 1 for one in await places(house))


@DAILY_ON_SQLITE
@awaited
async def test_everybody_meets_everybody(settings: Settings) -> None:
    """A round robin of five, the sixth of whom is the house's; nobody has to play it to its end for that."""
    async with open_house(brisk(settings)) as house:
        cup = await begun_cup(house, *PEOPLE, "emil", method=ROUND_ROBIN)
        assert (await stand(house)).rounds == 5
        for _ in range(5):
            await end_all(house)
            await house.tournaments.look()
        assert (await stand(house)).status == OVER
        assert [entry.bot for entry in await entries(house, cup)] == [None] * 5 + [QUICK]
        met: dict[tuple[int, int], set[int]] = {}
        for one in await places(house):
            met.setdefault((one.round, one.table_number), set()).add(one.entry)
        assert sorted(map(sorted, met.values())) == [[one, two] for one in range(6) for two in range(one + 1, 6)]


# Who takes part


@awaited
async def test_the_house_fills_the_last_tables(settings: Settings) -> None:
    async with open_house(brisk(settings)) as house:
        await begun_cup(house, *PEOPLE, "emil", players=4)
        assert [entry.bot for entry in await entries(house)] == [None] * 5 + [QUICK] * 3
        for game_id in tables_of(await places(house, 1)):
            table = await house.host.table(game_id)
            assert (table.game.sealed, table.game.stand_in, table.game.players) == (True, "apprentice", 4)
            assert table.game.clock is not None
        async with reading(house.engine) as connection:
            assert (await connection.execute(select(outbox.c.kind))).all() == []  # nobody wants to be told


@DAILY_ON_SQLITE
@awaited
async def test_who_withdraws_is_played_by_the_house_from_the_next_round_on(settings: Settings) -> None:
    async with open_house(brisk(settings)) as house:
        await begun_cup(house, *PEOPLE, rounds=2)
        await house.tournaments.leave(CUP, "anna")
        first = await places(house, 1)
        own = next(one for one in first if one.entry == 0)
        assert "anna" in (await house.host.table(own.game_id or "")).game.people
        await end_all(house)
        await house.tournaments.look()
        there = [(await house.host.table(game)).game for game in tables_of(await places(house, 2))]
        assert {one for game in there for one in game.people} == {"ben", "cora", "dora"}
        assert [row.bot for game in there for row in game.seats if row.person_id is None] == [QUICK]
        with pytest.raises(Refusal) as refused:
            await house.tournaments.join(CUP, "anna")
        assert refused.value.reason == "started"


@DAILY_ON_SQLITE
@awaited
async def test_who_leaves_the_house_for_good(settings: Settings) -> None:
    """In a tournament that runs they have given up, and are played; what they have opened does not take place."""
    async with open_house(brisk(settings)) as house:
        await begun_cup(house, *PEOPLE, rounds=2)
        await store_open(house, "anna", "annas")
        async with writing(house.engine) as connection:
            await tables.vacate(connection, "anna", 5.0)
        assert [entry.withdrawn for entry in await entries(house)] == [5.0, None, None, None]
        async with reading(house.engine) as connection:
            assert await store.read(connection, "annas") is None
        own = next(one for one in await places(house, 1) if one.entry == 0)
        game = (await house.host.table(own.game_id or "")).game
        assert (game.status, game.seats[own.seat].resigned, game.seats[own.seat].bot) == (RUNNING, True, "apprentice")


@awaited
async def test_who_is_known_by_a_tournament_is_not_cleared_away(settings: Settings) -> None:
    """Its host sits nowhere, and may have deleted the account by now."""
    guests = next(kind for kind in clean.KINDS if kind.name == "guests")
    async with open_house(brisk(settings)) as house:
        await open_cup(house, "anna", computers=3)
        await add_people(house, "ben")
        async with writing(house.engine) as connection:
            assert await clean.clear(connection, guests, house.services.now()) == 1
            assert [await people.read_person(connection, name) is None for name in (HOST, "anna", "ben")] == [
                False, False, True
            ]  # fmt: skip


def test_nobody_is_cleared_away_to_whom_something_leads() -> None:
    """What stays of somebody who has gone: wherever a row names them, and does not go with them."""
    columns = [column for table in metadata.tables.values() for column in table.c]
    named = {one for one in columns for key in one.foreign_keys if key.column is persons.c.id and key.ondelete is None}
    assert named <= set(clean.TRACES)
    assert persons.c.id not in named


async def store_open(house: House, host: str, cup: str) -> None:
    facts = {"id": cup, "host_id": host, "title": "Another", "players": 2, "method": "swiss", "rounds": 3}
    async with writing(house.engine) as connection:
        await store.add(connection, facts | {"pace": "quick", "level": QUICK, "created": 0.0, "starts": None})
    await house.tournaments.join(cup, host)


# What a game comes to


@DAILY_ON_SQLITE
@awaited
async def test_who_gives_up_has_lost_and_the_house_plays_on(settings: Settings) -> None:
    """Also where two play: the other is compared with those at other tables by what they make of a whole game."""
    async with open_house(brisk(settings)) as house:
        await begun_cup(house, "anna", computers=3, rounds=1)
        own = next(one for one in await places(house, 1) if one.entry == 0)
        await house.leaving.give_up(own.game_id or "", "anna")
        sitting = await play_round(house)
        by_entry = {one.entry: one for one in sitting}
        assert (by_entry[0].points, by_entry[0].compared) == (0, 0)
        other = next(one for one in sitting if one.game_id == own.game_id and one.entry)
        assert other.points == 2
        game = (await house.host.table(own.game_id or "")).game
        assert game.status == "over"
        assert game.result is not None


@DAILY_ON_SQLITE
@awaited
async def test_nothing_holds_a_round_up(settings: Settings) -> None:
    """A game that the operator ends, one that does not replay any more, one that is removed: a draw with everybody."""
    async with open_house(brisk(settings)) as house:
        await begun_cup(house, computers=8, rounds=1)
        ended, frozen, removed, played = tables_of(await places(house, 1))
        await all_over(house, [ended, frozen, removed, played])
        async with writing(house.engine) as connection:
            await connection.execute(update(games).where(games.c.id == ended).values(status="ended", result=None))
            stuck = {"status": "frozen", "finished": None, "result": None}
            await connection.execute(update(games).where(games.c.id == frozen).values(**stuck))
            await connection.execute(delete(games).where(games.c.id == removed))
        assert await house.tournaments.look() == [CUP]
        assert (await stand(house)).status == OVER
        for one in await places(house, 1):
            if one.game_id == played:
                assert (one.compared, one.score is not None) == (3, True)
            else:
                assert (one.points, one.compared, one.score) == (1, 3, None)


# When things happen


@awaited
async def test_a_round_begins_when_the_last_game_of_the_one_before_is_over(settings: Settings) -> None:
    async with open_house(brisk(settings)) as house:
        await begun_cup(house, *PEOPLE, rounds=2)
        first, second = tables_of(await places(house, 1))
        await end(house, first)
        assert await house.tournaments.look() == []
        assert (await house.host.look(first))[0].sealed
        await end(house, second)
        assert await house.tournaments.look() == [CUP]
        assert not (await house.host.look(first))[0].sealed
        assert (await stand(house)).round == 2
        assert await house.tournaments.look() == []


@awaited
async def test_it_starts_when_its_time_has_come(settings: Settings, services: Any, clock: Clock) -> None:
    async with open_house(brisk(settings), services) as house:
        await open_cup(house, *PEOPLE, starts=clock.now + 60)
        clock.now += 59
        assert await house.tournaments.look() == []
        clock.now += 1
        await house.host.maintenance.look(house.engine)
        async with writing(house.engine) as connection:
            await maintenance.begin(connection, "Back at ten", clock.now)
        await house.host.maintenance.look(house.engine)
        assert await house.tournaments.look() == []
        async with writing(house.engine) as connection:
            await maintenance.end(connection)
        await house.host.maintenance.look(house.engine)
        assert await house.tournaments.look() == [CUP]
        assert ((await stand(house)).status, (await stand(house)).started) == (RUNNING, clock.now)


@DAILY_ON_SQLITE
@awaited
async def test_computers_of_a_round_do_not_rest(settings: Settings) -> None:
    """Nobody looks at their tables, and everybody waits for them; at other tables they rest at once here."""
    async with open_house(brisk(settings, bots_only_seconds=0.0)) as house:
        await begun_cup(house, computers=4, rounds=1)
        resting = await begin(house, QUICK, QUICK)
        await play_round(house)
        assert (await stand(house)).status == OVER
        assert (await house.host.table(resting.game.id)).game.status == "running"


@DAILY_ON_SQLITE
@awaited
async def test_an_empty_one_is_played_by_the_house(settings: Settings) -> None:
    """At its time nobody has come: the house plays the shortest one there is, rather than that it waits for ever."""
    async with open_house(brisk(settings)) as house:
        await open_cup(house, starts=1.0)
        assert (await stand(house)).status == OPEN
        await house.tournaments.look()
        assert ((await stand(house)).rounds, len(await places(house))) == (2, 4)
