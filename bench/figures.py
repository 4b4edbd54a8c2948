"""What is reported: figures, and whether they are as good as they should be."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from rich.console import Console
from rich.table import Table

Figures = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Target:
    """A figure that should not be above its limit."""

    name: str
    value: float
    limit: float
    unit: str

    @property
    def reached(self) -> bool:
        return self.value <= self.limit


@dataclass(frozen=True, slots=True)
class Report:
    """What came of a scenario."""

    title: str
    figures: Figures
    targets: Sequence[Target] = field(default=())

    def to_json(self) -> Figures:
        targets = [{**asdict(target), "reached": target.reached} for target in self.targets]
        return {"title": self.title, "figures": self.figures, "targets": targets}


def milliseconds(seconds: Sequence[float]) -> Figures:
    """How long something took: the middle, the bad cases, the worst."""
    ordered = sorted(seconds)
    shares = {"p50": 0.50, "p95": 0.95, "p99": 0.99, "max": 1.0}
    found = {name: _at(ordered, share) for name, share in shares.items()}
    return {"count": len(ordered), **found}


def _at(ordered: Sequence[float], share: float) -> float:
    if not ordered:
        return float("inf")  # nothing was measured, which is no good time
    return round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 2)


def show(report: Report, console: Console) -> None:
    console.print(f"\n[bold]{report.title}[/bold]")
    table = Table("figure", "value", show_header=False, box=None, pad_edge=False)
    for name, value in _flat(report.figures):
        table.add_row(name, str(value))
    console.print(table)
    for target in report.targets:
        verdict = "[green]reached[/green]" if target.reached else "[red]MISSED[/red]"
        console.print(
            f"  {target.name}: {target.value:g} {target.unit}, target {target.limit:g} {target.unit}: {verdict}"
        )


def _flat(figures: Figures, before: str = "") -> list[tuple[str, Any]]:
    found: list[tuple[str, Any]] = []
    for name, value in figures.items():
        label = f"{before}{name}".replace("_", " ")
        if isinstance(value, dict) and "p95" in value:
            found.append((label, f"p50 {value['p50']}  p95 {value['p95']}  p99 {value['p99']}  max {value['max']} ms"))
        elif isinstance(value, dict):
            found += _flat(value, f"{name}, ")
        else:
            found.append((label, value))
    return found
