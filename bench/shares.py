"""Where the time goes until a table is usable: what the browser notes of its own work, by kind.

Work is counted in processor time, waiting by the clock: on a busy machine the shares of the work are still right.
"""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Any

from playwright.async_api import Browser

CATEGORIES = ["devtools.timeline", "v8", "disabled-by-default-v8.compile", "toplevel", "blink.user_timing"]
WAITING = "waiting for files and the answer"
REST = "files and page taken in, and the rest"
KINDS = {
    "scripts read and compiled": r"[vV]8\.(compile|Compile|\w*[pP]arse|produceCache|streaming|deserialize)",
    "scripts run": r"[vV]8\.|EvaluateScript|FunctionCall|RunMicro|BlinkScheduler|FlushInstruction|Timer|Event|M\w+GC",
    "styles and layout": r"UpdateLayoutTree|Layout|RecalcStyle|InvalidateLayout|ParseAuthorStyleSheet",
    "painting": r"(Pre)?Paint|Layerize|Commit|UpdateLayer|Composite|Raster|DecodeImage|Draw",
}
"""The first that a name begins with."""
Event = dict[str, Any]


@asynccontextmanager
async def noted(browser: Browser) -> AsyncIterator[list[Event]]:
    """What is noted while something is done; filled when it is done."""
    client = await browser.new_browser_cdp_session()
    events: list[Event] = []
    done = asyncio.Event()
    client.on("Tracing.dataCollected", lambda part: events.extend(part["value"]))
    client.on("Tracing.tracingComplete", lambda _: done.set())
    how = {"traceConfig": {"includedCategories": CATEGORIES}, "transferMode": "ReportEvents"}
    await client.send("Tracing.start", how)
    try:
        yield events
    finally:
        await client.send("Tracing.end")
        await done.wait()
        await client.detach()


def kind_of(name: str) -> str:
    return next((kind for kind, names in KINDS.items() if re.match(names, name)), REST)


def opens(event: Event, address: str) -> bool:
    return str(event["args"].get("data", {}).get("documentLoaderURL", "")).endswith(address)


def shares(events: Iterable[Event], address: str, milliseconds: float) -> Counter[str]:
    """Microseconds of each kind on the main thread of a page, from its start until so long after it."""
    events = list(events)
    begun = next(event for event in events if event["name"] == "navigationStart" and opens(event, address))
    own = [event for event in events if (event["pid"], event["tid"]) == (begun["pid"], begun["tid"])]
    start = begun["ts"]
    end = start + 1000 * milliseconds
    mine = [event for event in own if event["ph"] == "X" and start <= event["ts"] < end]
    spent: Counter[str] = Counter()
    around: list[Event] = []
    busy = 0
    for event in sorted(mine, key=lambda event: (event["ts"], -event["dur"])):
        while around and event["ts"] >= around[-1]["ts"] + around[-1]["dur"]:
            around.pop()
        work = event.get("tdur", 0)
        spent[kind_of(event["name"])] += work
        if around:
            spent[kind_of(around[-1]["name"])] -= work
        else:
            busy += min(event["dur"], end - event["ts"])
        around.append(event)
    spent[WAITING] = round(end - start - busy)
    return spent
