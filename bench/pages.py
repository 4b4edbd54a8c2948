"""What a move costs the server beside another commit: two people at a live table, with all that their pages ask for.

    python -m bench.pages              # beside the last commit
    python -m bench.pages v0.1 --rate 100

Both servers take turns in slices, each with a database of its own: tables of two people, each with a socket, sentences
and prospects after every step. Counted is processor time over all processes of a server but the bots'.
"""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from statistics import median
from typing import NamedTuple

from rich.progress import track

from bench.engines import ROOT, beside, built, fresh
from bench.moving import played
from bench.server import running
from bench.tables import seat_all

LANGUAGE = "de"
TABLES = 20
CPU_MS, P95_MS = 2.0, 100.0
"""What is aimed at, per move, and at 100 moves a second."""


class Slice(NamedTuple):
    """Per move: processor time, and the time to the other screen."""

    cpu_ms: float
    p50_ms: float
    p95_ms: float


async def sliced(root: Path, rate: float, seconds: float) -> Slice:
    """One slice of the server of these sources."""
    with tempfile.TemporaryDirectory(prefix="gah-bench-") as folder:
        async with running(f"sqlite:///{folder}/bench.db", Path(folder), root=root) as server:
            tables = await seat_all(server, TABLES, 2, LANGUAGE)
            found = await played(server, tables, rate, seconds)
            await asyncio.gather(*(table.close() for table in tables))
    if found["errors"]:
        raise SystemExit(f"{found['errors']} errors: {found['first_errors']}")
    return Slice(found["server_cpu_ms_per_move"], found["screens_ms"]["p50"], found["screens_ms"]["p95"])


def told(name: str, slices: list[Slice]) -> str:
    cpu = [one.cpu_ms for one in slices]
    p50, p95 = (median(one[place] for one in slices) for place in (1, 2))
    return f"{name:14}{median(cpu):8.2f} ms ({min(cpu):.2f} to {max(cpu):.2f}){p50:10.1f} ms{p95:8.1f} ms"


def main(arguments: list[str] | None = None) -> None:
    parser = beside("pages", __doc__)
    parser.add_argument("--slices", type=int, default=3, help="of each (%(default)s)")
    parser.add_argument("--seconds", type=float, default=10.0, help="of a slice (%(default)s)")
    parser.add_argument("--rate", type=float, default=50.0, help="moves a second (%(default)s)")
    chosen = parser.parse_args(arguments)
    other, this = built(chosen.commit).parent, fresh(ROOT / "src").parent
    rounds = [
        [asyncio.run(sliced(root, chosen.rate, chosen.seconds)) for root in (this, other)]
        for _ in track(range(chosen.slices), "slices")
    ]
    mine, others = (list(column) for column in zip(*rounds, strict=True))
    print(f"{'':14}{'processor time per move':26}{'p50':>13}{'p95':>11}   to the other screen, {chosen.rate:g} moves/s")
    print(told("this", mine), told(chosen.commit, others), sep="\n")
    ratio = median(a.cpu_ms / b.cpu_ms for a, b in zip(mine, others, strict=True))
    print(f"this/other: {ratio:.2f}; aimed at: {CPU_MS:g} ms, and p95 {P95_MS:g} ms at 100 moves a second")


if __name__ == "__main__":
    main()
