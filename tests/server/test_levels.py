"""The levels of the bots at the tables: which may be asked for, and with how much they think."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from grandaustria import Position, Setup, bots
from grandaustria.bots import Budget
from grandaustria.engine import Luck, View
from grandaustria.server import seating
from grandaustria.server.db.schema import seats
from grandaustria.server.settings import MOST_POSITIONS, Settings
from grandaustria.server.thinking import Thinker, think
from tests.server import faulty
from tests.server.houses import begin, brisk, open_house, until
from tests.server.postgresql import ON_SQLITE
from tests.server.running import Running
from tests.server.seats import open_table, play_to_the_end, start, started

ASKED = (*bots.LEVELS, *bots.YARDSTICKS, "director@20000", f"director@{MOST_POSITIONS}", "master@14000")
UNKNOWN = ("random", "greedy", "director@0", "director@x", "director@", "waiter@100", "@5", "")
TOO_MUCH = (f"director@{MOST_POSITIONS + 1}", "director@99999999999", "master@15000")


def a_view() -> View:
    position = Position(Setup(players=2))
    Luck(1).resolve(position)
    return position.view(position.to_move)


class Remembering:
    """A bot that keeps what it was given to think with."""

    name = "director"
    budget = Budget(nodes=1234, threads=8)

    def __init__(self) -> None:
        self.given: list[Budget] = []

    def choose(self, view: View, budget: Budget, rng: Random) -> int:
        self.given.append(budget)
        return view.legal_actions()[0]


def test_a_bot_thinks_with_the_budget_of_its_level_on_one_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = Remembering()
    monkeypatch.setitem(bots.YARDSTICKS, "director", bot)
    think("director", a_view(), 0.7, 1)
    assert bot.given == [Budget(nodes=1234, seconds=0.7, threads=1)]


def test_a_budget_of_positions_ends_the_thought_long_before_its_time() -> None:
    view = a_view()
    chosen = {think("director@2000", view, 3600.0, seed=5) for _ in range(2)}
    assert len(chosen) == 1
    assert chosen <= set(view.legal_actions())


def test_a_process_has_the_network_before_it_is_asked_anything() -> None:
    async def looked() -> bool:
        thinker = Thinker(1)
        try:
            return await thinker.ask(30.0, faulty.has_read_the_network)
        finally:
            await thinker.close()

    assert asyncio.run(looked())


@ON_SQLITE
def test_every_level_plays(settings: Settings) -> None:
    async def some_turns() -> None:
        async with open_house(brisk(settings)) as house:
            table = await begin(house, "apprentice", "waiter", "hotelier", "director@300")
            table = await until(house, table.game.id, lambda game: game.turn > 12)
            assert [row.bot for row in table.game.seats] == ["apprentice", "waiter", "hotelier", "director@300"]

    asyncio.run(some_turns())


def test_the_levels_that_may_be_asked_for(server: Running) -> None:
    host = server.guest()
    for level in ASKED:
        table = open_table(host, seats=["me", {"bot": level}])
        assert table["seats"][1]["bot"] == level
        assert start(host, table["id"])["seats"][1]["bot"] == level
    assert max(map(len, ASKED)) <= (seats.c.bot.type.length or 0)  # type: ignore[attr-defined]


@ON_SQLITE
@pytest.mark.parametrize(("levels", "said"), [(UNKNOWN, "no such bot"), (TOO_MUCH, f"{MOST_POSITIONS} positions")])
def test_the_levels_that_may_not(server: Running, levels: tuple[str, ...], said: str) -> None:
    host = server.guest()
    for level in levels:
        told = host.refused("POST", "/tables", 422, "invalid", {"seats": ["me", {"bot": level}]})
        assert any(said in field["problem"] for field in told["fields"]), level


@ON_SQLITE
def test_the_innkeeper_goes_on_for_whoever_leaves(server: Running) -> None:
    host, other = server.guest(), server.guest()
    table = started(host, other)
    assert table["stand_in"] == "innkeeper"
    assert host.post(f"/tables/{table['id']}/leave")["seats"][0]["bot"] == "innkeeper"


@ON_SQLITE
def test_the_concierge_still_does_at_tables_that_noted_nobody(settings: Settings) -> None:
    async def stood_in() -> tuple[str | None, str]:
        async with open_house(brisk(settings)) as house:
            game = (await begin(house, "apprentice", "steward")).game
            return game.stand_in, seating.stand_in(game)

    assert asyncio.run(stood_in()) == (None, "concierge")


@ON_SQLITE
def test_who_goes_on_is_said_when_the_table_is_opened(server: Running) -> None:
    """And neither by those who leave nor by those who stay; a rematch keeps it."""
    host, other = server.guest(), server.guest()
    table = started(host, other, stand_in="director@300")
    assert table["stand_in"] == "director@300"
    assert other.get(f"/tables/{table['id']}")["stand_in"] == "director@300"
    left = host.post(f"/tables/{table['id']}/leave", {"bot": "pageboy"})
    assert left["seats"][0]["bot"] == "director@300"
    changed = other.post(f"/tables/{table['id']}/seats/0", {"bot": "pageboy"})
    assert changed["seats"][0]["bot"] == "director@300"
    host.post(f"/tables/{table['id']}/seats/0", {"take": True})
    play_to_the_end(server, table["id"])
    assert host.post(f"/tables/{table['id']}/rematch", None, 201)["stand_in"] == "director@300"


@ON_SQLITE
def test_a_budget_is_no_part_of_a_name(server: Running) -> None:
    host = server.guest()
    table = open_table(host, players=4, seats=["me", {"bot": "director@300"}, {"bot": "director"}, {"bot": "waiter"}])
    start(host, table["id"])
    prospects = host.get(f"/tables/{table['id']}/prospects", params={"language": "en"})
    assert [seat["name"] for seat in prospects["seats"]][1:] == ["Director 1", "Director 2", "Waiter"]
