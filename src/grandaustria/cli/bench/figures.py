"""All figures of one run of `gah bench`, as plain data."""

from __future__ import annotations

import platform
from collections.abc import Callable
from statistics import median
from typing import Any

from grandaustria.cli.bench import interfaces, ours, yardsticks
from grandaustria.cli.bench.many import many_games
from grandaustria.cli.bench.measure import Effort, Play, Slice, alternate, middle, ratio
from grandaustria.cli.bench.parallel import WORKERS, threads_and_processes
from grandaustria.engine import _engine

Data = dict[str, Any]
PLAYERS = (2, 3, 4)
COPIES_PER_SLICE_SECOND = 4_000_000


def measure(effort: Effort, announce: Callable[[str], None]) -> Data:
    """Every figure; `announce` is told what is measured next."""
    parts: dict[str, tuple[str, Callable[[Effort], Data | None]]] = {
        "native": ("random games inside the engine", native_games),
        "python": ("random games from Python", python_games),
        "python_chance_listed": (
            "random games from Python, every outcome of chance listed",
            chance_listed_games,
        ),
        "copy": ("copies", copies),
        "threads": ("threads and processes", threads),
        "vector": ("many games at once", many_games),
        "catan": ("Catan", catan_games),
        "pettingzoo": ("turns in PettingZoo", pettingzoo_turns),
        "openspiel": ("steps in OpenSpiel", openspiel_steps),
    }
    result: Data = {
        "machine": {
            "python": platform.python_version(),
            "system": platform.system(),
            "processor": platform.machine(),
        },
        "yardsticks": yardsticks.installed(),
    }
    for key, (title, part) in parts.items():
        announce(title)
        result[key] = part(effort)
    return result


def per_decision(one: Slice) -> float:
    """Microseconds."""
    return one.microseconds_per_decision


def per_game(one: Slice) -> float:
    """Microseconds."""
    return one.microseconds_per_game


def speed(one: Slice) -> float:
    """Decisions a second."""
    return 1e6 / one.microseconds_per_decision


def native_games(effort: Effort) -> Data:
    """Whole games inside the engine, beside OpenSpiel's Hearts in C++."""
    return _against_hearts("hearts_native", ours.native, per_decision, effort)


def python_games(effort: Effort) -> Data:
    """Decision by decision from Python, beside Hearts driven so."""
    return _against_hearts("hearts_from_python", ours.from_python, speed, effort)


def chance_listed_games(effort: Effort) -> Data:
    """The same, with the outcomes of chance listed each time, as OpenSpiel has it."""
    return _against_hearts("hearts_from_python", ours.from_python_chance_listed, speed, effort)


def _against_hearts(
    yardstick: str, contestant: Callable[[int], Play], figure: Callable[[Slice], float], effort: Effort
) -> Data:
    """Our games for two, three and four against hearts, and the ratio in terms of `figure`."""
    hearts = yardsticks.available(yardstick)
    slices = alternate({**hearts, **{str(players): contestant(players) for players in PLAYERS}}, effort)
    data = {name: _games(measured) for name, measured in slices.items()}
    for players in map(str, PLAYERS):
        data[players]["ratio"] = ratio(slices[players], slices[yardstick], figure) if hearts else None
    return data


def _games(slices: list[Slice]) -> Data:
    return {
        "microseconds_per_decision": middle(slices, per_decision),
        "microseconds_per_game": middle(slices, per_game),
        "decisions_per_game": middle(slices, lambda one: one.decisions_per_game),
        "decisions_per_second": middle(slices, speed),
        "processor_share": middle(slices, lambda one: one.processor_share),
    }


def copies(effort: Effort) -> Data:
    """What a copy of a position costs, inside the engine and from Python."""
    position = ours.middle_of_a_game()
    count = max(1000, round(COPIES_PER_SLICE_SECOND * effort.slice_seconds))
    inside = [_engine.copy_nanoseconds(position, count) for _ in range(effort.repetitions)]
    slices = alternate({"python": ours.python_copies(position)}, effort)
    return {
        "inside_nanoseconds": median(inside),
        "python_nanoseconds": 1000 * middle(slices["python"], per_game),
        "bytes": _engine.TABLE_BYTES,
        "parts": dict(_engine.TABLE_PARTS),
    }


def threads(effort: Effort) -> Data:
    """Several workers as threads beside as many processes: how far they get in each other's way."""
    slices = threads_and_processes(effort)
    games = {name: middle(measured, lambda one: WORKERS * one.games / one.seconds) for name, measured in slices.items()}
    return {
        "workers": WORKERS,
        "threads_games_per_second": games["threads"],
        "processes_games_per_second": games["processes"],
        "ratio": ratio(slices["threads"], slices["processes"], speed),
    }


def catan_games(effort: Effort) -> Data | None:
    """Games of four, beside catanatron; None where it is not installed."""
    yardstick = yardsticks.available("catan")
    if not yardstick:
        return None
    slices = alternate({**yardstick, "ours": ours.from_python(4), "ours_native": ours.native(4)}, effort)
    data: Data = {name: _games(measured) for name, measured in slices.items()}
    for name in ("ours", "ours_native"):
        data[name]["ratio"] = ratio(slices["catan"], slices[name], per_game)
    return data


def pettingzoo_turns(effort: Effort) -> Data | None:
    """Turns of our environment, beside PettingZoo's own; None where it is not installed."""
    if not yardsticks.installed()["pettingzoo"]:
        return None
    return _beside(interfaces.ours_in_pettingzoo(), yardsticks.available("connect_four", "chess"), speed, effort)


def openspiel_steps(effort: Effort) -> Data | None:
    """Steps of our game in OpenSpiel, beside its own; None where it is not installed."""
    if not yardsticks.installed()["open_spiel"]:
        return None
    others = yardsticks.available("hearts_steps", "dominoes_steps")
    return _beside(interfaces.ours_in_openspiel(), others, per_decision, effort)


def _beside(contestant: Play, others: dict[str, Play], figure: Callable[[Slice], float], effort: Effort) -> Data:
    """Ours and others through one interface; the ratio of each is what ours is to it, in terms of `figure`."""
    slices = alternate({**others, "ours": contestant}, effort)
    data: Data = {name: _games(measured) for name, measured in slices.items()}
    for name in others:
        data[name]["ratio"] = ratio(slices["ours"], slices[name], figure)
    return data
