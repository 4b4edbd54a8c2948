"""Makes the pictures of the documents: a table in the middle of a game, by day, by night and on a phone.

Usage: python -m tools.pictures     (after ./test, which makes the environment; needs Chromium)
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import sync_playwright  # noqa: E402

from grandaustria.server.settings import Settings  # noqa: E402
from tests.server.running import GENEROUS, running  # noqa: E402
from tests.web.browsing import LAPTOP, PHONE, Visit, launch, visit  # noqa: E402
from tests.web.playing import Finger, Player, new_table  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
SHOWN: dict[str, Any] = {
    "table": {"viewport": LAPTOP, "color_scheme": "light"},
    "table-dark": {"viewport": LAPTOP, "color_scheme": "dark"},
    "phone": {"viewport": PHONE, "color_scheme": "light", "has_touch": True, "is_mobile": True},
}
ROUND = 4


def call(person: Visit, name: str) -> None:
    address, headers = f"{person.origin}/api/v1/me", {"Origin": person.origin}
    person.context.request.get(address, headers=headers)
    person.context.request.patch(address, headers=headers, data={"name": name})


def play_into_the_game(player: Player) -> None:
    """A bot plays the first rounds, better than chance would; then the person takes the seat back."""
    seat = f"/tables/{player.table}/seats/0"
    player.visit.ask(seat, {"bot": "waiter"})
    while player.state()["position"]["round"] < ROUND:
        time.sleep(0.05)
    player.visit.ask(seat, {"take": True})


def preview_the_best_die(player: Player) -> None:
    """Point at the die that brings most: what it would do is shown before it is done."""
    options = player.visit.ask(f"/tables/{player.table}/prospects")["options"]
    dice = [option for option in options if option["notation"].startswith("die ") and "+" not in option["notation"]]
    best = max(dice, key=lambda option: (sum(option["gains"].values()), len(option["events"])))
    place = player.point(best["notation"].replace(" ", "-"))
    if isinstance(player, Finger):
        player.page.locator("#tab-hotel").tap()
        player.page.touchscreen.tap(*place)
    else:
        player.page.mouse.move(*place)


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        settings = Settings(f"sqlite:///{folder}/tables.db", port=0, limits=GENEROUS, bot_pause=0.05)
        browser = launch(playwright, folder)
        with running(settings) as server:
            for name, options in SHOWN.items():
                with visit(browser, server, **options) as person:
                    call(person, "Anna")
                    seats = ["me", {"bot": "waiter"}, {"bot": "waiter"}]
                    kind = Finger if options["viewport"] == PHONE else Player
                    player = kind(person, new_table(person, players=3, seats=seats))
                    play_into_the_game(player)
                    player.sit_down()
                    player.play_to_own_turn()
                    preview_the_best_die(player)
                    person.page.wait_for_timeout(1500)  # let everything come to rest
                    person.page.screenshot(path=PICTURES / f"{name}.png", animations="disabled")
                    print(PICTURES / f"{name}.png")
        browser.close()


if __name__ == "__main__":
    main()
