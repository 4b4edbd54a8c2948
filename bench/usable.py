"""How soon a table is usable in a browser beside another commit: a game of four in its middle, opened again and again.

    python -m bench.usable             # beside the last commit
    python -m bench.usable v0.1 --times 9
    python -m bench.usable --shares    # of this one alone: where its time goes

Each commit has its own server and its own build of the page. They take turns, each time in a browser that has read
nothing yet, its processor slowed. What others do on the machine disturbs both alike: compare the two, and believe the
milliseconds only where nothing else runs.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path
from statistics import median

from playwright.async_api import Browser, ViewportSize, async_playwright
from rich.progress import track

from bench.engines import ROOT, beside, built, fresh
from bench.server import running
from bench.shares import WAITING, noted, shares
from bench.tables import LiveTable, Times, seat_all
from tests.web.browsing import QUIET, program
from tests.web.tracing import NOTED

SEATS, MOVES = 4, 120
"""So many decisions, at random, lead into the middle of a game."""
LANGUAGE = "de"
SLOWED = 4
WINDOW: ViewportSize = {"width": 1440, "height": 900}
PATIENCE = 120_000


async def opened(browser: Browser, table: LiveTable) -> float:
    """Milliseconds until whoever is asked at the table can act."""
    actor = table.screens[table.actor].visitor
    context = await browser.new_context(viewport=WINDOW, locale=LANGUAGE)
    try:
        await context.add_cookies([{"name": "gah_session", "value": actor.token or "", "url": actor.origin}])
        await context.add_init_script(NOTED)
        page = await context.new_page()
        client = await context.new_cdp_session(page)
        await client.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
        await page.goto(f"{actor.origin}/tables/{table.name}", timeout=PATIENCE)
        await page.wait_for_function("() => window.usable", timeout=PATIENCE)
        return float(await page.evaluate("window.usable"))
    finally:
        await context.close()


async def prepared(stack: AsyncExitStack, root: Path) -> LiveTable:
    """A game in its middle, at a server of these sources."""
    folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="gah-bench-"))
    server = await stack.enter_async_context(running(f"sqlite:///{folder}/bench.db", Path(folder), root=root))
    [table] = await seat_all(server, 1, SEATS)
    times = Times()
    for _ in range(MOVES):
        await table.move(times)
    return table


async def looked_into(root: Path, times: int) -> list[str]:
    """Where the time goes, of the time that was least disturbed."""
    async with AsyncExitStack() as stack, async_playwright() as playwright:
        table = await prepared(stack, root)
        browser = await playwright.chromium.launch(executable_path=program(), args=[*QUIET])
        found = []
        for _ in track(range(times), "opening"):
            async with noted(browser) as events:
                usable = await opened(browser, table)
            found.append((usable, shares(events, f"/tables/{table.name}", usable)))
        await browser.close()
    usable, spent = min(found, key=lambda run: run[0])
    waited = spent.pop(WAITING) / 1000
    lines = [f"{what:42}{part / spent.total():5.0%}" for what, part in spent.most_common()]
    return [f"usable after {usable:.0f} ms, {waited:.0f} of them {WAITING}; of the work", *lines]


async def compared(roots: list[Path], times: int) -> list[list[float]]:
    async with AsyncExitStack() as stack, async_playwright() as playwright:
        tables = [await prepared(stack, root) for root in roots]
        browser = await playwright.chromium.launch(executable_path=program(), args=[*QUIET])
        rounds = [[await opened(browser, table) for table in tables] for _ in track(range(times), "opening")]
        await browser.close()
    return [list(column) for column in zip(*rounds[1:], strict=True)]  # the first warms everything up


def told(name: str, usable: list[float]) -> str:
    return f"{name:14}{median(usable):8.0f} ms ({min(usable):.0f} to {max(usable):.0f})"


def main(arguments: list[str] | None = None) -> None:
    parser = beside("usable", __doc__)
    parser.add_argument("--times", type=int, default=7, help="each is opened, and once more before (%(default)s)")
    parser.add_argument("--shares", action="store_true", help="where the time goes, of this one alone")
    chosen = parser.parse_args(arguments)
    if chosen.shares:
        print(*asyncio.run(looked_into(ROOT, chosen.times + 1)), sep="\n")
        return
    other, this = built(chosen.commit).parent, fresh(ROOT / "src").parent
    for root in (this, other):
        subprocess.run([sys.executable, "tools/web_files.py"], cwd=root, check=True)
    mine, others = asyncio.run(compared([this, other], chosen.times + 1))
    print(f"usable, processor slowed {SLOWED} times")
    print(told("this", mine), told(chosen.commit, others), sep="\n")
    ratio = median(a / b for a, b in zip(mine, others, strict=True))
    print(f"this/other: {ratio:.2f}")


if __name__ == "__main__":
    main()
