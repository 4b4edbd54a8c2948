"""How much is really transferred from opening a table's link until the first action is possible."""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from grandaustria.languages import LANGUAGES
from tests.conftest import MEASURED
from tests.web.conftest import Visitor
from tests.web.looking import SIZES
from tests.web.playing import WAITER, at_own_turn, new_table
from tests.web.situations import four
from tests.web.staging import Put
from tests.web.tracing import NOTED, forced_layouts

LARGEST = "ru"
"""The longest texts, and letters of their own."""
KB = 1000
SCRIPT_AND_STYLE = 100 * KB
ALL = 300 * KB
MOST_NODES = 4000
"""Elements, texts and the marks of the framework, all there is in the page; drawings are in it, none by reference."""
FRAMES = 2
"""From the answer to a step until it is on the screen."""
WHOLE = 100
"""So many boxes are no detail: whoever has them laid out in between pays for the table."""
NODES = """() => {
  const walker = document.createTreeWalker(document, NodeFilter.SHOW_ALL);
  let nodes = 0;
  while (walker.nextNode()) nodes += 1;
  return [nodes, document.querySelectorAll('*').length, document.querySelectorAll('use').length];
}"""
LATER = """() => {
  const asked = performance.getEntriesByType('resource').filter(({ startTime }) => startTime > window.usable);
  return asked.map(({ name }) => name);
}"""
"""What was asked for when the first action was possible, such as movement and rivals: it was not needed for it."""
STEP = """(die) => new Promise((resolve) => {
  const sentence = () => document.querySelector('[data-area=bar] p').textContent.trim();
  const [revision, before, fetched] = [document.body.dataset.revision, sentence(), window.fetch];
  let frame = 0, drawn, told, answered, answeredAt, shownAt;
  window.fetch = async (...request) => {
    const answer = await fetched(...request);
    if (!String(request[0]).includes('/actions')) return answer;
    const body = await answer.json();
    answer.json = async () => body;
    [answered, answeredAt] = [frame, performance.now()];
    return answer;
  };
  const look = () => {
    frame += 1;
    if (document.body.dataset.revision !== revision) [drawn, shownAt] = [drawn ?? frame, shownAt ?? performance.now()];
    if (sentence() !== before) told ??= frame;
    if (drawn && told) {
      window.fetch = fetched;
      resolve([drawn, told, drawn - answered, shownAt - answeredAt]);
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  document.querySelector(`[data-thing=${die}]`).click();
})"""
"""The frame in which a step is on the table, that in which the turn bar asks for the next, and the frames and
milliseconds from the answer to the first."""
Record = Callable[[str, object], None]


def busy() -> str:
    return f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    "language", [LARGEST, *(pytest.param(name, marks=pytest.mark.long) for name in LANGUAGES if name != LARGEST)]
)
def test_the_first_load(come_in: Visitor, language: str, size: str, record_property: Record) -> None:
    person = come_in(first=True, locale=language, **SIZES[size])
    table = new_table(person, players=3, seats=["me", WAITER, WAITER])
    sizes: dict[str, int] = {}
    client = person.context.new_cdp_session(person.page)
    client.send("Network.enable")
    client.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    files: dict[str, str] = {}
    client.on("Network.responseReceived", lambda event: files.update({event["requestId"]: event["response"]["url"]}))
    client.on(
        "Network.loadingFinished",
        lambda event: sizes.update({event["requestId"]: int(event["encodedDataLength"])}),
    )
    person.page.add_init_script(NOTED)
    person.page.goto(f"{person.origin}/tables/{table}")
    expect(person.page.locator("body[data-asked=true]")).to_be_attached()
    usable = person.page.evaluate("window.usable")
    expect(person.page.locator("html")).to_have_attribute("lang", language)  # the browser's own was followed
    person.page.wait_for_load_state("networkidle")
    later = set(person.page.evaluate(LATER))
    counted = {request: size for request, size in sizes.items() if files[request] not in later}
    code = sum(size for request, size in counted.items() if files[request].endswith((".js", ".css")))
    total = sum(counted.values())
    sizes_told = f"script and style {code / KB:.1f} kB, all {total / KB:.1f} kB"
    usable_told = f"usable after {usable:.0f} ms on a processor 4 times slower"
    record_property(MEASURED, f"{language}, {size}: {sizes_told}, {usable_told}; {busy()}")
    assert code <= SCRIPT_AND_STYLE
    assert total <= ALL


def test_a_step_is_shown_at_once(come_in: Visitor, put: Put, record_property: Record) -> None:
    """Table and turn bar are new in the same frame, the next but one at most after the answer."""
    player = at_own_turn(come_in(reduced_motion="no-preference"), put)
    die = next(thing for thing in player.look().things if thing.startswith("die-"))
    drawn, told, frames, waited = player.page.evaluate(STEP, die)
    told_here = f"a step was shown {frames} frames after its answer, {waited:.0f} ms"
    record_property(MEASURED, f"{told_here}; {busy()}")
    assert told == drawn
    assert frames <= FRAMES


@pytest.mark.parametrize("size", SIZES)
def test_few_nodes(come_in: Visitor, put: Put, size: str, record_property: Record) -> None:
    """A table of four in mid-game, on a laptop and on a phone."""
    person = come_in(**SIZES[size])
    at_own_turn(person, put, position=four(), players=4, seats=["me", WAITER, WAITER, WAITER])
    person.at_rest()
    nodes, elements, references = person.page.evaluate(NODES)
    held = person.context.new_cdp_session(person.page).send("Memory.getDOMCounters")["nodes"]
    shown = f"{nodes} nodes, {elements} of them elements"
    record_property(MEASURED, f"{size}: {shown}; {held} with all that the browser keeps aside to make more of them")
    assert references == 0, "a reference is copied by the browser, and is not counted here"
    assert nodes < MOST_NODES


def test_nothing_is_laid_out_before_its_frame(come_in: Visitor, put: Put, record_property: Record) -> None:
    """Neither while a table opens nor in a step: what scripts measure, they measure when the frame is laid out."""
    person = come_in(reduced_motion="no-preference")
    with forced_layouts(person.page) as forced:
        player = at_own_turn(person, put, position=four(), players=4, seats=["me", WAITER, WAITER, WAITER])
        person.at_rest()
        player.press("die-1")
        player.look()
        person.at_rest()
    large = [one for one in forced if one.boxes > WHOLE]
    record_property(MEASURED, f"layouts forced by scripts: {len(forced)}, of the whole table: {len(large)}")
    assert large == []
