"""Bots: always a legal action, from what the seat may see and nothing else."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from itertools import count, islice
from random import Random
from types import SimpleNamespace

import pytest

from grandaustria import ActionError, Luck, Position, Setup, View, bots
from grandaustria.bots import Bot, Budget, comparing, learned
from grandaustria.cards import STAFF
from grandaustria.engine import foresee, game_seed, plan_actions, play_on, propose, simulate, step_values
from tests.bots.tables import EVERY_TABLE, VARIED_TABLES, table_name

QUICK = ("random", "pageboy", "waiter", "learned", "apprentice")  # who looks at most of all levels that do not search
SLOW = ("concierge", "director@2000", "master@100")
EVERY_BOT = pytest.mark.parametrize("name", [*QUICK, *SLOW])
TABLES = pytest.mark.parametrize("setup", EVERY_TABLE, ids=table_name)


def bots_and_tables(slow_at: list[Setup]) -> pytest.MarkDecorator:
    """Quick bots at every table, the others at these."""
    quick = [(name, setup) for name in QUICK for setup in EVERY_TABLE]
    slow = [(name, setup) for name in SLOW for setup in slow_at]
    names = [f"{name}-{table_name(setup)}" for name, setup in [*quick, *slow]]
    return pytest.mark.parametrize(("name", "setup"), [*quick, *slow], ids=names)


OF_A_SEAT = (
    "cafe", "claims_of", "dice_for", "end_scores", "groups_of", "guest_prices", "outlook", "room_prices", "serve_price",
)  # fmt: skip
DEEDS = [("prepare", 3), ("occupy", 3), ("bonus", 1)]
NEED_ARGUMENTS = {*OF_A_SEAT, "deal", "die_for", "effects_of", "hire_price", "is_legal", "notation", "parse"}
"""Methods of a view that cannot be called without any."""


def decisions(setup: Setup, seed: int, bot: Bot, rng: Random) -> Iterator[Position]:
    """The positions of one game of a bot in which a seat decides; ends with the final one.

    A quick bot has every seat; one that thinks has a single one, among waiters."""
    position, luck = Position(setup), Luck(seed)
    luck.resolve(position)
    while not position.is_over:
        yield position
        left_to_others = bot.name not in QUICK and position.to_move != seed % setup.players
        chosen = bots.get("waiter") if left_to_others else bot
        position.apply(chosen.choose(position.view(position.to_move), chosen.budget, rng))
        luck.resolve(position)
    yield position


@bots_and_tables(slow_at=VARIED_TABLES[::4])
def test_bot_plays_whole_games_legally(name: str, setup: Setup) -> None:
    *_, final = decisions(setup, 1, bots.get(name), Random(1))
    assert final.is_over
    assert final.winners()


@bots_and_tables(slow_at=VARIED_TABLES)
def test_bot_chooses_the_same_in_worlds_that_look_the_same(name: str, setup: Setup) -> None:
    bot, rng, other_worlds = bots.get(name), Random(2), 0
    for position in decisions(setup, 2, bots.get("waiter") if name in SLOW else bot, rng):
        if position.is_over or rng.random() > 0.2:
            continue
        seat = position.to_move
        other = position.resample(seat, rng)
        other_worlds += other != position
        choices = [bot.choose(world.view(seat), bot.budget, Random(3)) for world in (position, other)]
        assert choices[0] == choices[1]
        assert choices[0] in position.legal_actions()
    # Introductory hands are open; nothing is hidden before somebody draws.
    assert other_worlds or setup.staff == "intro"


@pytest.mark.parametrize("setup", VARIED_TABLES, ids=table_name)
def test_whoever_would_cheat_finds_nothing(setup: Setup) -> None:
    """All that can be got out of a view is the same in two worlds that look the same to its seat."""
    learned.judge()
    rng, other_worlds = Random(8), 0
    for position in decisions(setup, 8, bots.get("waiter"), rng):
        if position.is_over or rng.random() > 0.2:
            continue
        seat = position.to_move
        other = position.resample(seat, rng)
        other_worlds += other != position
        found = [everything_in(world.view(seat)) for world in (position, other)]
        assert found[0] == found[1]
    assert other_worlds or setup.staff == "intro"


def everything_in(view: View) -> list[object]:
    """What a bot can ask its view for: bytes, data, copies, deals, every property, and every method about any seat."""
    names = [name for name in dir(view) if not name.startswith("_") and name not in NEED_ARGUMENTS]
    values = [getattr(view, name) for name in names]
    said = [value() if callable(value) else value for value in values]
    first = view.legal_actions()[:1]
    asked: list[object] = [
        plan_actions(view, 1, 2, 4),
        play_on(view, first, 1, 1, 4, 2),
        propose(view, 1, 4, 1 << 18),
        foresee(view, [first], 1, 1, 1),
        step_values(view),
    ]
    seats, cards = range(view.players), (card.number for card in STAFF)
    asked += [getattr(view, name)(seat) for name in OF_A_SEAT for seat in seats]
    asked += [view.die_for(seat, face) for face in range(1, 7) for seat in seats]
    asked += [view.hire_price(seat, card) for card in cards for seat in seats] + [view.effects_of(DEEDS)]
    return [pickle.dumps(view), view.deal(Random(1)).to_bytes(), *map(repr, (*asked, *said))]


@EVERY_BOT
def test_bot_is_reproducible(name: str) -> None:
    games = [[p.hash for p in decisions(Setup(players=3), 4, bots.get(name), Random(4))] for _ in range(2)]
    assert games[0] == games[1]


@EVERY_BOT
def test_bot_refuses_to_choose_for_others(name: str) -> None:
    bot = bots.get(name)
    position = next(decisions(Setup(players=2), 5, bot, Random(5)))
    waiting = position.view(1 - position.to_move)
    with pytest.raises(ActionError, match="not this seat's decision"):
        bot.choose(waiting, bot.budget, Random(5))


@pytest.mark.parametrize(("name", "nodes"), [("director", 3000), ("master", 300)])
def test_a_choice_by_positions_is_the_same_on_any_number_of_threads(name: str, nodes: int) -> None:
    bot, rng = bots.get(name), Random(9)
    for position in islice(decisions(Setup(players=3), 9, bots.get("waiter"), rng), 0, 120, 12):
        view = position.view(position.to_move)
        chosen = {bot.choose(view, Budget(nodes=nodes, threads=threads), Random(9)) for threads in (1, 2, 3)}
        assert len(chosen) == 1


def test_a_choice_by_seconds_keeps_to_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a clock that is a hundredth of a second later at every look, 0.2 s are over at the twentieth."""
    position = next(islice(decisions(Setup(players=4), 10, bots.get("waiter"), Random(10)), 60, None))
    looks = count()
    monkeypatch.setattr(comparing, "time", SimpleNamespace(perf_counter=lambda: next(looks) / 100))
    bots.get("director").choose(position.view(position.to_move), Budget(seconds=0.2), Random(10))
    assert next(looks) == 1 + 20


def test_random_bot_chooses_every_action() -> None:
    position = next(decisions(Setup(players=2), 6, bots.get("random"), Random(6)))
    view, rng = position.view(position.to_move), Random(6)
    chosen = {bots.get("random").choose(view, Budget(), rng) for _ in range(200)}
    assert sorted(chosen) == view.legal_actions()


@TABLES
def test_waiter_plays_as_the_native_one(setup: Setup) -> None:
    """The native one stands at the whole table, this one sees a view: equal games, so no peeking."""
    real_decisions = 0
    for position in decisions(setup, game_seed(7, 0), bots.get("waiter"), Random(7)):
        real_decisions += len(position.legal_actions()) > 1
        totals = [score.total for score in position.scores()]
    native = simulate(setup, 7, 0, 1, ["waiter"] * setup.players)
    assert native[:4] == (1, real_decisions, sum(totals), max(totals))


@pytest.mark.parametrize("seat", range(4))
def test_waiter_beats_random_ones(seat: int) -> None:
    waiter, wins = bots.get("waiter"), 0
    for seed in range(20):
        position, luck, rng = Position(Setup(players=4)), Luck(seed), Random(seed)
        luck.resolve(position)
        while not position.is_over:
            bot = waiter if position.to_move == seat else bots.get("random")
            position.apply(bot.choose(position.view(position.to_move), Budget(), rng))
            luck.resolve(position)
        wins += position.winners() == [seat]
    assert wins > 10


def test_names() -> None:
    assert bots.names() == ("apprentice", "steward", "innkeeper", "hotelier", "master")
    assert tuple(bots.YARDSTICKS) == ("pageboy", "waiter", "concierge", "director", "learned")
    known = [*bots.names(), *bots.YARDSTICKS]
    assert [bots.get(name).name for name in known] == known


def test_unknown_bot() -> None:
    with pytest.raises(
        ValueError, match=r"no bot 'genius'; choose one of apprentice, steward, .*, master, pageboy, .*, random"
    ):
        bots.get("genius")


@pytest.mark.parametrize(
    "name",
    ["waiter@100", "director@", "director@0", "director@-5", "director@many", "director@1e3", "master@0", "learned@5"],
)
def test_a_budget_that_cannot_be(name: str) -> None:
    with pytest.raises(ValueError, match="no bot"):
        bots.get(name)


@pytest.mark.parametrize(("nodes", "seconds"), [(0, None), (-1, None), (None, 0.0), (10, -1.0)])
def test_impossible_budget(nodes: int | None, seconds: float | None) -> None:
    with pytest.raises(ValueError, match="budget"):
        Budget(nodes, seconds)


def test_few_tables_have_every_value() -> None:
    def values(setups: list[Setup]) -> set[object]:
        return {
            *(setup.rules.name() for setup in setups),
            *(value for setup in setups for value in (setup.players, setup.hotels, setup.staff, setup.solo)),
        }

    assert values(VARIED_TABLES) == values(EVERY_TABLE)
