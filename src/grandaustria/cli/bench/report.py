"""What was aimed at and what was reached."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from grandaustria.cli.bench.figures import PLAYERS, Data
from grandaustria.cli.output import print_table

NATIVE_RATIO, PYTHON_RATIO, THREADS_RATIO = 0.5, 4.0, 0.95
TURNS, STEP = 50_000.0, 10.0
QUIET = 0.9
COPY_INSIDE, COPY_PYTHON, BYTES = 100.0, 500.0, 512
VECTOR_SPEED, VECTOR_SPREAD = 2e6, 2.0


@dataclass(frozen=True, slots=True)
class Target:
    """A figure with the bound it aims at; `reached` is None where the yardstick is missing."""

    name: str
    bound: float
    reached: float | None
    unit: str = ""
    at_most: bool = False

    @property
    def met(self) -> bool | None:
        """None where nothing could be compared."""
        if self.reached is None:
            return None
        return self.reached <= self.bound if self.at_most else self.reached >= self.bound

    def to_json(self) -> Data:
        """With what was reached, and whether that is enough."""
        return {
            "name": self.name,
            "target": self.bound,
            "at_most": self.at_most,
            "reached": self.reached,
            "unit": self.unit,
            "met": self.met,
        }


def targets(data: Data) -> list[Target]:
    """What the project holds itself to (docs/benchmarks.md), with what was reached here."""
    return [*_game_targets(data), *_other_targets(data), *_interface_targets(data)]


def _game_targets(data: Data) -> Iterator[Target]:
    for players in PLAYERS:
        reached = data["native"][str(players)]["ratio"]
        yield Target(f"time per decision, {players} players, to hearts", NATIVE_RATIO, reached, "x", at_most=True)
    for players in PLAYERS:
        reached = data["python"][str(players)]["ratio"]
        yield Target(f"decisions per second from Python, {players} players, to hearts", PYTHON_RATIO, reached, "x")


def _other_targets(data: Data) -> Iterator[Target]:
    copy = data["copy"]
    yield Target("copy inside", COPY_INSIDE, copy["inside_nanoseconds"], "ns", at_most=True)
    yield Target("copy from Python", COPY_PYTHON, copy["python_nanoseconds"], "ns", at_most=True)
    yield Target("size of the table", BYTES, copy["bytes"], "bytes", at_most=True)
    yield Target("two threads, to two processes", THREADS_RATIO, data["threads"]["ratio"], "x")
    vector = data["vector"] or {}
    speed, spread = vector.get("decisions_per_second"), vector.get("spread")
    yield Target("many games at once, decisions per second on two cores", VECTOR_SPEED, speed)
    yield Target("many games at once, dearest to cheapest from 256 on", VECTOR_SPREAD, spread, "x", at_most=True)


def _interface_targets(data: Data) -> Iterator[Target]:
    def ours(part: str, figure: str) -> float | None:
        return float(data[part]["ours"][figure]) if data[part] else None

    yield Target("turns per second in PettingZoo", TURNS, ours("pettingzoo", "decisions_per_second"))
    yield Target("step in OpenSpiel", STEP, ours("openspiel", "microseconds_per_decision"), "µs", at_most=True)


def print_report(screen: Console, data: Data) -> None:
    """A line for each figure; packages that are missing are named, with how to get them."""
    for package, version in data["yardsticks"].items():
        if version is None:
            screen.print(
                f"{package} is not installed and not compared with: pip install 'grandaustria\\[bench]'",
                style="yellow",
            )
    if share_of_processor(data) < QUIET:
        screen.print(
            f"The machine was busy: only {share_of_processor(data):.0%} of a core was left for this. "
            "Run again when it is quiet.",
            style="yellow",
        )
    print_table(screen, _targets_table(targets(data)))
    print_table(screen, _games_table("Complete random games inside the engine, one core", data["native"]))
    print_table(screen, _games_table("The same from a Python loop", data["python"]))
    print_table(
        screen, _games_table("From a Python loop, every outcome of chance listed", data["python_chance_listed"])
    )
    print_table(screen, _parts_table(data["copy"]))
    print_table(screen, _threads_table(data["threads"]))
    if data["vector"] is not None:
        print_table(screen, _vector_table(data["vector"]))
        print_table(screen, _split_table(data["vector"]))
    if data["catan"] is not None:
        print_table(
            screen, _games_table("Catan of Catanatron, four random players; ratio of time per game", data["catan"])
        )
    if data["pettingzoo"] is not None:
        title = "Random games in PettingZoo; ratio of ours in turns per second"
        print_table(screen, _games_table(title, data["pettingzoo"], "turn"))
    if data["openspiel"] is not None:
        title = "Random games in OpenSpiel from Python, chance included; ratio of ours in time per step"
        print_table(screen, _games_table(title, data["openspiel"], "step"))


def share_of_processor(data: Data) -> float:
    """The least share of a core that any of the games on one core had."""
    return min(float(row["processor_share"]) for part in ("native", "python") for row in data[part].values())


def _table(title: str, *columns: str) -> Table:
    table = Table(title=title, title_style="bold italic", title_justify="left", box=SIMPLE_HEAD)
    for index, column in enumerate(columns):
        table.add_column(column, justify="right" if index else "left")
    return table


def _targets_table(rows: list[Target]) -> Table:
    table = _table("Targets", "", "target", "reached", "")
    words = {True: "[green]yes[/]", False: "[red]no[/]", None: "not measured"}
    for row in rows:
        bound = f"{'≤' if row.at_most else '≥'} {row.bound:g} {row.unit}"
        table.add_row(row.name, bound, _number(row.reached, row.unit), words[row.met])
    return table


def _number(value: float | None, unit: str) -> str:
    return "-" if value is None else f"{value:,.3g} {unit}" if value < 1000 else f"{value:,.0f} {unit}"


_NAMES = {
    "hearts_native": "hearts, OpenSpiel",
    "hearts_from_python": "hearts, OpenSpiel",
    "catan": "Catan, Catanatron",
    "ours": "ours, from Python",
    "connect_four": "Connect Four",
    "chess": "chess",
    "hearts_steps": "hearts, written in C++",
    "dominoes_steps": "dominoes, written in Python",
    "ours_native": "ours, inside",
}


def _games_table(title: str, data: dict[str, Any], unit: str = "decision") -> Table:
    counted = (f"µs per {unit}", "µs per game", f"{unit}s per game", f"{unit}s per second")
    table = _table(title, "", *counted, "ratio")
    for name, row in data.items():
        table.add_row(
            _NAMES.get(name, f"{name} players"),
            f"{row['microseconds_per_decision']:,.3f}",
            f"{row['microseconds_per_game']:,.1f}",
            f"{row['decisions_per_game']:,.1f}",
            f"{row['decisions_per_second']:,.0f}",
            f"{row['ratio']:,.2f}" if row.get("ratio") is not None else "",
        )
    return table


def _parts_table(copy: Data) -> Table:
    table = _table("The table in bytes", "part", "bytes")
    for part, size in copy["parts"].items():
        table.add_row(part, str(size))
    table.add_row("all", str(copy["bytes"]), style="bold")
    return table


def _threads_table(data: Data) -> Table:
    table = _table("Two workers, games of four per second", "", "games per second")
    for kind in ("threads", "processes"):
        table.add_row(f"two {kind}", f"{data[f'{kind}_games_per_second']:,.0f}")
    return table


def _vector_table(data: Data) -> Table:
    """With observations and masks, beside hearts inside OpenSpiel."""
    table = _table(
        f"Many games of two at once, {data['threads']} threads",
        "games",
        "µs per decision",
        "ns of processor",
        "decisions per second",
        "ratio",
    )
    for size, row in data["sizes"].items():
        table.add_row(
            f"{int(size):,}",
            f"{row['microseconds_per_decision']:,.3f}",
            f"{row['processor_nanoseconds_per_decision']:,.0f}",
            f"{row['decisions_per_second']:,.0f}",
            f"{row['ratio']:,.2f}" if row["ratio"] is not None else "",
        )
    return table


def _split_table(data: Data) -> Table:
    table = _table("Of that on one core, 4,096 games", "", "ns per decision")
    for part, cost in data["split_nanoseconds"].items():
        table.add_row(part, f"{cost:,.0f}")
    table.add_row("bytes of memory per game", f"{data['bytes_per_game']:,}")
    return table
