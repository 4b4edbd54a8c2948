"""What is read after a game fits, and a finger finds everything there, on a tablet as on a phone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visitor
from tests.web.fitting import misfits
from tests.web.playing import WAITER, finished_table
from tests.web.test_sizes import LONGEST, TOUCH

SCREENS = {
    "/tables/{}/score": "table",
    "/tables/{}/replay/60": "[data-area=bar] input[type=range]",
    "/tables/{}/replay/90": "#tab-rivals, [data-area=log] ol",
    "/statistics": ".figures",
}
"""Each with what is there when it is drawn; what lies under a tab is opened."""
SEATS = ["me", WAITER, {"bot": "pageboy"}, {"bot": "director"}]


@pytest.mark.parametrize(
    ("size", "options"),
    [
        pytest.param((1180, 820), TOUCH, id="tablet"),
        pytest.param((390, 844), TOUCH, id="phone", marks=pytest.mark.long),
        pytest.param((1440, 900), {}, id="desk", marks=pytest.mark.long),
    ],
)
def test_after_the_game(come_in: Visitor, size: tuple[int, int], options: dict[str, Any]) -> None:
    """The names of the levels are the longest words of the sheet."""
    person = come_in(locale=LONGEST, viewport={"width": size[0], "height": size[1]}, **options)
    table = finished_table(person, players=4, seats=SEATS)
    found: list[str] = []
    for path, drawn in SCREENS.items():
        page = person.open(path.format(table))
        expect(page.locator(drawn).first).to_be_visible()
        if drawn.startswith("#") and (tab := page.locator("#tab-rivals")).count():
            tab.click()
            expect(page.locator("[data-area=log] [aria-current]").first).to_be_attached()
        found += [f"{path}: {line}" for line in misfits(page, touch=bool(options), downwards=True)]
        person.shot(f"after-{path.split('/')[-1 if 'stat' in path else 3]}-{size[0]}")
    assert "\n".join(found) == ""


def test_the_events_of_a_replay_come_back(come_in: Visitor) -> None:
    """In a low window with three rivals they are a button; when it is high again, the list is where the game is."""
    person = come_in(viewport={"width": 1440, "height": 900})
    table = finished_table(person, players=4, seats=SEATS)
    page = person.open(f"/tables/{table}/replay/150")
    now = page.locator("[data-area=log] ol [aria-current]").first
    expect(now).to_be_in_viewport()
    page.set_viewport_size({"width": 1440, "height": 620})
    expect(now).to_have_count(0)
    page.set_viewport_size({"width": 1440, "height": 900})
    expect(now).to_be_in_viewport()
