"""Sealed luck: fixed by a secret and by what an outcome is for, whatever else happened."""

from __future__ import annotations

import hashlib
import hmac
import random
from collections import Counter
from typing import Any

import pytest
from sqlalchemy import insert, select

from grandaustria.engine import CHANCE, OVER, ActionError, Position, Setup
from grandaustria.engine._engine import DECISIONS
from grandaustria.server.db.engine import reading, writing
from grandaustria.server.db.schema import shared_luck
from grandaustria.server.errors import Refusal
from grandaustria.server.host import Table
from grandaustria.server.house import House
from grandaustria.server.sealed import SealedChance
from grandaustria.server.settings import Settings
from grandaustria.server.store import luck, play
from tests.server.houses import awaited, begin, brisk, moves_of, open_house, play_run, until
from tests.server.postgresql import DAILY_ON_SQLITE

SETUPS = (
    Setup(players=2),
    Setup(players=4, hotels="day"),
    Setup(players=3, staff="draft"),
    Setup(solo="hard"),
)
ROLL = frozenset(range(DECISIONS, DECISIONS + 6))
FIRST_DRAWN = [
    "tile A2",
    "tile B1",
    "tile C3",
    "objective 107",
    "objective 110",
    "objective 116",
    "draw guest 68",
    "draw guest 54",
    "draw guest 95",
    "draw guest 49",
    "draw guest 101",
    "first 2",
]
Drawn = tuple[frozenset[int], int]
"""What was possible, and what came."""


def secret(number: int) -> bytes:
    return hashlib.sha256(f"secret {number}".encode()).digest()


def played(setup: Setup, chance: SealedChance, seed: int) -> tuple[dict[bytes, Drawn], int]:
    """A game in which everybody does anything: what came on each occasion, and how often one came again."""
    position, rng = Position(setup), random.Random(seed)
    found: dict[bytes, Drawn] = {}
    again = 0
    while position.to_move != OVER:
        if position.to_move != CHANCE:
            position.apply(rng.choice(position.legal_actions()))
            continue
        possible = frozenset(outcome for outcome, _ in position.chance_outcomes())
        outcome = chance.choose(position)
        if len(possible) > 1:
            again += position.occasion() in found
            found[position.occasion()] = (possible, outcome)
        position.apply(outcome)
    return found, again


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_games_that_diverge_share_what_they_draw_on_the_same_occasion(setup: Setup) -> None:
    chance = SealedChance(secret(1))
    games = [played(setup, chance, seed) for seed in range(6)]
    assert all(again == 0 for _, again in games)  # what was drawn once says nothing about what is to come
    (first, _), *others = games
    shared = 0
    for other, _ in others:
        for occasion in first.keys() & other.keys():
            (possible, outcome), (possible_there, outcome_there) = first[occasion], other[occasion]
            shared += outcome == outcome_there
            # Where it is not the same, one of them was not to be had at the other table.
            assert outcome == outcome_there or outcome not in possible_there or outcome_there not in possible
    assert shared > 200
    assert played(setup, chance, 0) == games[0]
    assert played(setup, SealedChance(secret(2)), 0) != games[0]


def test_the_first_outcomes_of_a_secret_are_these() -> None:
    """By hand, as it is documented: on any machine, in any process, whatever Python makes of hashes there."""
    position, chance, drawn = Position(Setup(players=2)), SealedChance(secret(3)), list[str]()
    while position.to_move == CHANCE:
        label = b"outcome" + position.occasion()
        ranked = sorted(
            (hmac.new(secret(3), label + outcome.to_bytes(2, "big"), hashlib.sha256).hexdigest(), outcome)
            for outcome, _ in position.chance_outcomes()
        )
        assert chance.choose(position) == ranked[0][1]
        drawn.append(position.notation(ranked[0][1]))
        position.apply(ranked[0][1])
    assert drawn[:12] == FIRST_DRAWN


def test_every_outcome_is_as_likely() -> None:
    """The first guest over many secrets, and all dice of one game by many: chi-squared far below what would be odd."""
    position = Position(Setup(players=2))
    while not (position.to_move == CHANCE and len(position.chance_outcomes()) == 56):
        position.apply(position.chance_outcomes()[0][0])
    guests = Counter(SealedChance(secret(number)).choose(position) for number in range(5_600))
    assert sum((guests[outcome] - 100) ** 2 / 100 for outcome, _ in position.chance_outcomes()) < 110  # of 55 degrees
    games = (played(Setup(players=2), SealedChance(secret(number)), 0)[0] for number in range(12))
    dice = Counter(outcome for drawn in games for possible, outcome in drawn.values() if possible == ROLL)
    rolled = sum(dice.values())
    assert rolled > 500
    assert sum((dice[face] - rolled / 6) ** 2 / (rolled / 6) for face in ROLL) < 25  # of 5 degrees


def test_an_occasion_is_one_of_chance() -> None:
    position = Position(Setup(players=2))
    while position.to_move == CHANCE:
        position.apply(position.chance_outcomes()[0][0])
    with pytest.raises(ActionError, match="nothing for chance"):
        position.occasion()
    with pytest.raises(ValueError, match="32 bytes"):
        SealedChance(b"short")


def test_bots_share_their_luck_where_they_see_the_same() -> None:
    start = Position(Setup(players=2))
    chance = SealedChance(secret(1))
    while start.to_move == CHANCE:
        start.apply(chance.choose(start))
    seat = start.to_move
    other = start.resample(seat, random.Random(1))
    assert other != start
    assert chance.seed_for(start.view(seat)) == chance.seed_for(other.view(seat))
    assert chance.seed_for(start.view(seat)) != chance.seed_for(start.view(1 - seat))
    assert chance.seed_for(start.view(seat)) != SealedChance(secret(2)).seed_for(start.view(seat))


# At tables


async def event(house: House, luck_id: str = "event", number: int = 1) -> None:
    async with writing(house.engine) as connection:
        row = {"id": luck_id, "secret": secret(number), "created": 0.0}
        await connection.execute(insert(shared_luck), [row])


async def a_table(house: House, luck_id: str = "event", **facts: Any) -> Table:
    return await begin(house, "host", "innkeeper", luck_id=luck_id, sealed=True, **facts)


async def play_on(house: House, table: Table, turns: int) -> list[str]:
    """The person plays the first thing that comes, the bot answers."""
    for _ in range(turns):
        table = await until(house, table.game.id, lambda game: game.bot_to_act is None)
        table = await play_run(house, table)
    table = await until(house, table.game.id, lambda game: game.bot_to_act is None)
    return await moves_of(house, table.game.id)


@awaited
async def test_tables_of_one_event_are_played_the_same_if_they_are_played_the_same(settings: Settings) -> None:
    """Bots included; and so by a house that has been opened since, as nothing of it is only in memory."""
    async with open_house(brisk(settings)) as house:
        await event(house)
        await event(house, "another", 2)
        first = await play_on(house, await a_table(house), 6)
        other = await play_on(house, await a_table(house, "another"), 1)
        second = await a_table(house)
        begun = await play_on(house, second, 3)
    assert begun == first[: len(begun)]
    assert other != begun[: len(other)]
    async with open_house(brisk(settings)) as house:
        assert await play_on(house, await house.host.table(second.game.id), 3) == first


@DAILY_ON_SQLITE
@awaited
async def test_a_secret_is_made_read_and_destroyed(settings: Settings) -> None:
    """Without it nothing more is drawn at its tables, and nothing else decides there instead."""
    async with open_house(brisk(settings)) as house:
        async with writing(house.engine) as connection:
            for name in ("event", "another"):
                await luck.make(connection, name, 5.0)
            rows = (await connection.execute(select(shared_luck))).mappings().all()
        assert len({row["secret"] for row in rows}) == 2
        assert all(len(row["secret"]) == 32 for row in rows)
        table = await until(house, (await a_table(house)).game.id, lambda game: game.bot_to_act is None)
        async with writing(house.engine) as connection:
            await luck.destroy(connection, "event")
            assert await luck.chance_of(connection, "event") is None
            assert await luck.chance_of(connection, "another") is not None
        before = await moves_of(house, table.game.id)
        with pytest.raises(Refusal, match="over"):
            await play_run(house, table)
        with pytest.raises(Refusal, match="over"):
            await a_table(house)
        assert await moves_of(house, table.game.id) == before
        async with reading(house.engine) as connection:
            game = await play.read_game(connection, table.game.id)
        assert game is not None
        assert (game.luck_id, game.revision) == ("event", table.game.revision)
