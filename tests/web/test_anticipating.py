"""A step is on the table before its answer is here: what the server has foretold of it, and nothing else."""

from __future__ import annotations

import json

from playwright.sync_api import Route, expect

from tests.web.browsing import TWO_FRAMES
from tests.web.conftest import Visitor
from tests.web.playing import Player, at_own_turn
from tests.web.staging import Put

REFUSED = {"error": {"reason": "stale", "message": "The table has changed since you looked.", "details": {}}}


def held_back(player: Player) -> list[Route]:
    """Steps that this player sends wait here."""
    waiting: list[Route] = []
    player.page.route("**/actions?*", lambda route: waiting.append(route))
    return waiting


def test_a_step_is_shown_before_its_answer(come_in: Visitor, put: Put) -> None:
    """And taken back where it is refused; meanwhile nothing else is offered."""
    player = at_own_turn(come_in(), put)
    page, waiting = player.page, held_back(player)
    dice = page.locator("[data-thing=die-1] .dice svg")
    body = page.locator("body")
    revision = body.get_attribute("data-revision") or ""
    for refused in (True, False):
        expect(dice).to_have_count(3)
        player.press("die-1")
        expect(dice).to_have_count(2)
        expect(page.locator("main .alive, main .gilded")).to_have_count(0)
        assert body.get_attribute("data-revision") == revision
        assert body.get_attribute("data-busy") == "true"
        if refused:
            waiting.pop().fulfill(status=409, content_type="application/json", body=json.dumps(REFUSED))
            expect(dice).to_have_count(3)
            expect(page.locator("main .alive").first).to_be_visible()
            player.look()
    waiting.pop().continue_()
    expect(body).not_to_have_attribute("data-revision", revision)
    expect(dice).to_have_count(2)
    expect(page.locator("[data-area=tray]")).to_be_visible()


def test_what_is_revealed_is_waited_for(come_in: Visitor, put: Put) -> None:
    """A guest who is taken makes room for one that nobody knows: nothing of it is shown before the answer."""
    player = at_own_turn(come_in(), put)
    page, waiting = player.page, held_back(player)
    look = "() => ['queue', 'cafe'].map((area) => document.querySelector(`[data-area=${area}]`).innerText)"
    before = page.evaluate(look)
    player.press("guest-place-5")
    page.wait_for_function("() => document.body.dataset.busy === 'true'")
    page.evaluate(TWO_FRAMES)
    assert page.evaluate(look) == before
    assert len(waiting) == 1
    waiting.pop().continue_()
    page.wait_for_function(f"(before) => JSON.stringify(({look})()) !== JSON.stringify(before)", arg=before)
