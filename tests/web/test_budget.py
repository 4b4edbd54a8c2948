"""How much is really transferred from opening a table's link until the first action is possible."""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from grandaustria.languages import LANGUAGES
from tests.conftest import MEASURED
from tests.web.conftest import Visitor
from tests.web.playing import WAITER, at_own_turn, new_table
from tests.web.staging import Put

LARGEST = "ru"
"""The longest texts, and letters of their own."""
KB = 1000
SCRIPT_AND_STYLE = 100 * KB
ALL = 300 * KB
STEP = """(die) => new Promise((resolve) => {
  const sentence = () => document.querySelector('[data-area=bar] p').textContent.trim();
  const [revision, before] = [document.body.dataset.revision, sentence()];
  let frame = 0, drawn, told, answered, shown;
  const tell = () => answered && told && resolve([drawn, told, shown - answered]);
  new PerformanceObserver((list) => {
    answered ??= list.getEntries().find((entry) => entry.name.includes('/actions'))?.responseEnd;
    tell();
  }).observe({ type: 'resource' });
  const look = () => {
    frame += 1;
    if (document.body.dataset.revision !== revision) [drawn, shown] = [drawn ?? frame, shown ?? performance.now()];
    if (sentence() !== before) told ??= frame;
    tell();
    if (!drawn || !told) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  document.querySelector(`[data-thing=${die}]`).click();
})"""
"""The frame in which a step is on the table, that in which the turn bar asks for the next, and the milliseconds from
the answer to the first."""
Record = Callable[[str, object], None]


def busy() -> str:
    return f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors"


@pytest.mark.parametrize(
    "language", [LARGEST, *(pytest.param(name, marks=pytest.mark.long) for name in LANGUAGES if name != LARGEST)]
)
def test_the_first_load(come_in: Visitor, language: str, record_property: Record) -> None:
    person = come_in(first=True, locale=language)
    table = new_table(person, players=3, seats=["me", WAITER, WAITER])
    sizes: dict[str, int] = {}
    client = person.context.new_cdp_session(person.page)
    client.send("Network.enable")
    client.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    kinds: dict[str, str] = {}
    client.on("Network.responseReceived", lambda event: kinds.update({event["requestId"]: event["type"]}))
    client.on(
        "Network.loadingFinished",
        lambda event: sizes.update({event["requestId"]: int(event["encodedDataLength"])}),
    )
    person.page.goto(f"{person.origin}/tables/{table}")
    expect(person.page.locator("body[data-asked=true]")).to_be_attached()
    usable = person.page.evaluate("performance.now()")
    expect(person.page.locator("html")).to_have_attribute("lang", language)  # the browser's own was followed
    needed = set(kinds)  # what comes later, such as movement, is not needed for the first action
    person.page.wait_for_load_state("networkidle")
    counted = {request: size for request, size in sizes.items() if request in needed}
    code = sum(size for request, size in counted.items() if kinds[request] in ("Script", "Stylesheet"))
    total = sum(counted.values())
    sizes_told = f"script and style {code / KB:.1f} kB, all {total / KB:.1f} kB"
    usable_told = f"usable after {usable:.0f} ms on a processor 4 times slower"
    record_property(MEASURED, f"{language}: {sizes_told}, {usable_told}; {busy()}")
    assert code <= SCRIPT_AND_STYLE
    assert total <= ALL


def test_a_step_is_shown_at_once(come_in: Visitor, put: Put, record_property: Record) -> None:
    """The table and the sentence of the turn bar are new in the same frame; how soon is printed."""
    player = at_own_turn(come_in(reduced_motion="no-preference"), put)
    die = next(thing for thing in player.look().things if thing.startswith("die-"))
    drawn, told, waited = player.page.evaluate(STEP, die)
    record_property(MEASURED, f"a step was shown {waited:.0f} ms after its answer; {busy()}")
    assert told == drawn
