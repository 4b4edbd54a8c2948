"""`gah bench`: that it measures what it says. How fast anything is, is never asserted."""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator
from copy import deepcopy
from io import StringIO
from itertools import cycle
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np
import pytest
from rich.console import Console

from grandaustria.cli.bench import figures, interfaces, many, ours, yardsticks
from grandaustria.cli.bench.measure import Effort, Play, Slice, alternate, games_for, middle, ratio
from grandaustria.cli.bench.parallel import threads_and_processes
from grandaustria.cli.bench.report import Target, print_report, targets
from grandaustria.engine import _engine
from tests.cli.running import BRIEF, Gah

DOMINOES = "open_spiel.python.games.block_dominoes"


def printed(data: Any) -> str:
    screen = Console(file=StringIO(), width=120)
    print_report(screen, data)
    return screen.file.getvalue()  # type: ignore[attr-defined, no-any-return]


def test_contestants_take_turns() -> None:
    turns: list[str] = []

    def contestant(name: str) -> Play:
        def play(games: int) -> float:
            turns.append(name)
            return sum(range(2000)) and games

        return play

    slices = alternate({"a": contestant("a"), "b": contestant("b")}, Effort(4, 1e-9))
    assert "".join(turns[-8:]) == "abbaabba"
    assert {name: len(measured) for name, measured in slices.items()} == {"a": 4, "b": 4}


def test_slices_are_about_as_long_as_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, tried = [0.0], []

    def play(games: int) -> float:
        tried.append(games)
        clock[0] += games / 1000
        return games

    monkeypatch.setattr("time.perf_counter", lambda: clock[0])
    assert games_for(play, 0.2) == 200
    assert sorted(set(tried)) == [1, 4, 16, 64]


def test_a_trial_that_had_to_wait_does_not_shorten_the_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, waits = [0.0], iter([5.0])

    def play(games: int) -> float:
        clock[0] += games / 1000 + next(waits, 0.0)
        return games

    monkeypatch.setattr("time.perf_counter", lambda: clock[0])
    assert games_for(play, 0.2) == 200


def test_slices_of_equally_many_games() -> None:
    slices = alternate({"a": lambda games: games, "b": lambda games: 2 * games}, BRIEF, games_of_each=7)
    assert {(one.games, one.decisions) for one in slices["a"]} == {(7, 7)}
    assert {(one.games, one.decisions) for one in slices["b"]} == {(7, 14)}


def test_threads_and_processes_play_the_same_games() -> None:
    slices = threads_and_processes(BRIEF)
    assert len({(one.games, one.decisions) for measured in slices.values() for one in measured}) == 1


@pytest.fixture(scope="module")
def unaided() -> Any:
    """What is measured where no yardstick is installed."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(yardsticks, "PACKAGES", dict.fromkeys(yardsticks.PACKAGES, "no_such_module"))
        data = figures.measure(BRIEF, lambda _title: None)
    return {**data, "targets": [target.to_json() for target in targets(data)]}


@pytest.mark.parametrize(("share", "warned"), [(0.37, True), (0.97, False)])
def test_report_says_when_the_machine_was_busy(unaided: Any, share: float, warned: bool) -> None:
    data = deepcopy(unaided)
    for part in ("native", "python"):
        for row in data[part].values():
            row["processor_share"] = share
    assert ("The machine was busy: only 37%" in printed(data)) is warned


def test_figures_of_a_slice() -> None:
    one = Slice(seconds=2.0, games=4, decisions=8)
    assert (one.microseconds_per_game, one.microseconds_per_decision, one.decisions_per_game) == (
        5e5,
        2.5e5,
        2,
    )


def test_medians_and_ratios_of_pairs() -> None:
    ours_slices = [Slice(seconds, 1, 1) for seconds in (1, 2, 9)]
    theirs = [Slice(seconds, 1, 1) for seconds in (2, 4, 3)]
    assert middle(ours_slices, figures.per_game) == 2e6
    assert ratio(ours_slices, theirs, figures.per_game) == 0.5


@pytest.mark.parametrize("players", figures.PLAYERS)
def test_loops_count_only_real_decisions(players: int) -> None:
    random.seed(1)
    games = 60
    native = ours.native(players)(games)
    loops = [loop(players)(games) for loop in (ours.from_python, ours.from_python_chance_listed)]
    assert loops == pytest.approx([native, native], rel=0.1)


def test_position_for_copies_lies_in_mid_game() -> None:
    assert ours.middle_of_a_game().round == 4


@pytest.mark.usefixtures("brief_bench")
def test_report_without_numpy(gah: Gah, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(many, "find_spec", lambda _package: None)
    data = gah("bench --quick --json").data
    assert data["vector"] is None
    assert [row["met"] for row in data["targets"] if row["name"].startswith("many games")] == [None, None]
    assert "Many games of two" not in printed(data)


def test_report_without_yardsticks(unaided: Any) -> None:
    data = unaided
    assert data["yardsticks"] == dict.fromkeys(yardsticks.PACKAGES)
    assert data["catan"] is data["pettingzoo"] is data["openspiel"] is None
    assert data["native"]["2"]["ratio"] is None
    assert data["native"]["4"]["decisions_per_game"] > data["native"]["2"]["decisions_per_game"] > 50
    assert data["threads"]["ratio"] > 0
    assert data["vector"]["sizes"].keys() == {"1", "256", "4096"}
    assert {row["ratio"] for row in data["vector"]["sizes"].values()} == {None}
    assert sum(data["copy"]["parts"].values()) == data["copy"]["bytes"] == _engine.TABLE_BYTES
    assert [target["met"] for target in data["targets"]].count(None) == 8
    output = printed(data)
    assert "open_spiel is not installed" in output
    assert "pip install 'grandaustria[bench]'" in output
    assert "not measured" in output


class FakeState:
    """A game of one chance outcome and three plays with two choices each."""

    def __init__(self) -> None:
        self.moves: list[int] = []

    def is_terminal(self) -> bool:
        return len(self.moves) == 4

    def is_chance_node(self) -> bool:
        return not self.moves

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(7, 0.5), (8, 0.5)]

    def legal_actions(self) -> list[int]:
        return [1, 2]

    def apply_action(self, action: int) -> None:
        assert action in ((1, 2) if self.moves else (7, 8))
        self.moves.append(action)


class FakeEnv:
    """Two agents who take three turns, then know that it is over."""

    def reset(self) -> None:
        self.left = 3

    def agent_iter(self) -> Iterator[str]:
        return cycle(("player_0", "player_1"))

    def last(self) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        return {"action_mask": np.array([0, 1, 1])}, 0.0, self.left == 0, False, {}

    def step(self, action: int) -> None:
        assert action in (1, 2)
        self.left -= 1


class FakePlayer:
    def __init__(self, colour: str) -> None:
        self.colour = colour

    def decide(self, game: object, actions: list[object]) -> object:
        return actions[0]


class FakeCatan:
    def __init__(self, players: list[FakePlayer]) -> None:
        self.players = players

    def play(self) -> None:
        for player in self.players:
            player.decide(self, ["roll"])
            player.decide(self, ["build", "end"])


@pytest.fixture
def fake_yardsticks(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Stand-ins for the packages; the list collects the seeds of the native games of hearts."""
    seeds: list[Any] = []
    registering = ("pettingzoo_env", "openspiel_game")
    for name in ("pygame", "chess", DOMINOES, *(f"grandaustria.research.{module}" for module in registering)):
        monkeypatch.setitem(sys.modules, name, ModuleType(name))
    pettingzoo = ModuleType("pettingzoo")
    vars(pettingzoo).update(make=lambda kind, name: FakeEnv())
    monkeypatch.setitem(sys.modules, "pettingzoo", pettingzoo)
    pyspiel, catanatron = ModuleType("pyspiel"), ModuleType("catanatron")
    vars(pyspiel).update(
        load_game=lambda name: SimpleNamespace(new_initial_state=FakeState, name=name),
        make_uniform_random_bot=lambda player, seed: (player, seed),
        evaluate_bots=lambda state, players, seed: seeds.append((state, players, seed)),
    )
    colours = SimpleNamespace(**{colour: colour for colour in yardsticks.CATAN_PLAYERS})
    vars(catanatron).update(Game=FakeCatan, RandomPlayer=FakePlayer, Color=colours)
    monkeypatch.setitem(sys.modules, "pyspiel", pyspiel)
    monkeypatch.setitem(sys.modules, "catanatron", catanatron)
    monkeypatch.setattr(yardsticks, "version", lambda _package: "0.0")
    return seeds


def test_hearts_inside(fake_yardsticks: list[Any]) -> None:
    assert yardsticks.hearts_native()(3) == 3 * 61
    assert [seed for _, _, seed in fake_yardsticks] == [0, 1, 2]
    assert all(len(players) == 4 for _, players, _ in fake_yardsticks)


@pytest.mark.usefixtures("fake_yardsticks")
def test_hearts_from_python_counts_plays_and_not_chance() -> None:
    assert yardsticks.hearts_from_python()(5) == 5 * 3


@pytest.mark.usefixtures("fake_yardsticks")
def test_catan_counts_real_decisions() -> None:
    assert yardsticks.catan()(2) == 2 * 4


@pytest.mark.usefixtures("fake_yardsticks")
def test_interfaces_count_turns_and_steps() -> None:
    """The end is no turn, an outcome of chance is a step."""
    assert interfaces.ours_in_pettingzoo()(2) == 2 * 3
    assert interfaces.ours_in_openspiel()(2) == 2 * 4


@pytest.mark.usefixtures("brief_bench", "fake_yardsticks")
def test_report_with_yardsticks(gah: Gah) -> None:
    data = gah("bench --quick --json").data
    assert data["yardsticks"] == dict.fromkeys(yardsticks.PACKAGES, "0.0")
    assert all(data[part][players]["ratio"] > 0 for part in ("native", "python") for players in "234")
    assert data["catan"]["ours"]["ratio"] > 0
    assert all(data["pettingzoo"][name]["ratio"] > 0 for name in ("connect_four", "chess"))
    assert all(data["openspiel"][name]["ratio"] > 0 for name in ("hearts_steps", "dominoes_steps"))
    assert None not in [target["met"] for target in data["targets"]]
    output = printed(data)
    assert "hearts, OpenSpiel" in output
    assert "Many games of two at once, 2 threads" in output
    heading, _, first = output[output.index("Many games of two") :].splitlines()[2:5]
    assert len(heading.rstrip()) == len(first.rstrip())  # the last heading stands above the last figure
    assert all(row["ratio"] > 0 for row in data["vector"]["sizes"].values())
    assert data["vector"]["split_nanoseconds"].keys() == {"choice", "rules", "mask", "observation"}
    assert "Catan, Catanatron" in output
    assert "turns per second" in output
    assert "µs per step" in output
    assert "not installed" not in output


@pytest.mark.parametrize(
    ("target", "met"),
    [
        (Target("time", 0.5, 0.5, at_most=True), True),
        (Target("time", 0.5, 0.51, at_most=True), False),
        (Target("speed", 4, 4.0), True),
        (Target("speed", 4, 3.9), False),
        (Target("speed", 4, None), None),
    ],
)
def test_targets(target: Target, met: bool | None) -> None:
    assert target.met is met
    assert json.loads(json.dumps(target.to_json()))["met"] is met


def test_every_target_of_the_plan_is_reported() -> None:
    row = {"ratio": 1.0}
    games = {"2": row, "3": row, "4": row}
    copy = {"inside_nanoseconds": 1.0, "python_nanoseconds": 1.0, "bytes": 1}
    rest: dict[str, Any] = {
        "vector": {"decisions_per_second": 1.0, "spread": 1.0},
        "pettingzoo": None,
        "openspiel": {"ours": {"microseconds_per_decision": 1.0}},
    }
    rows = targets({"native": games, "python": games, "copy": copy, "threads": row, **rest})
    assert [target.bound for target in rows] == [0.5, 0.5, 0.5, 4, 4, 4, 100, 500, 512, 0.95, 2e6, 2, 50_000, 10]
    assert [target.met for target in rows[-2:]] == [None, True]
