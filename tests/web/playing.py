"""Playing at the table in a browser: whatever is alive is pressed, as a person would."""

from __future__ import annotations

import random
import re
import uuid
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from playwright.sync_api import Page, expect

from grandaustria import Position
from tests.engine.compose import compose, seat
from tests.web.browsing import Visit, until
from tests.web.situations import GREEN, OTHER, OWN, RED, TABLE, middle, seated
from tests.web.staging import Put, play_through

WAITER = {"bot": "waiter"}
NO_STEP = re.compile(r"^(rival-|tile-|bar-boost|bar-undo|bar-redo)")
"""Buttons of the table that do no step forward."""
LIKED = (
    "table-",
    "room-",
    "objective-",
    "gained-",
    "order-",
    "offer-",
    "option-",
    "hand-",
    "staff-",
    "kitchen-",
    "die-",
    "guest-place-",
    "tab-",
    "bar-all",
    "bar-end",
    "bar-pass",
)
"""What a person who wants to get on presses first."""
LOOK = """() => {
  const facts = document.body.dataset;
  const over = document.querySelector('a[data-thing=bar-end]') !== null;
  if (!over && (facts.asked !== 'true' || facts.busy !== 'false')) return null;
  if (document.querySelector('dialog[open]')) return null;
  const alive = [...document.querySelectorAll('button[data-thing]')].filter(
    (one) => one.getAttribute('aria-disabled') !== 'true' && one.checkVisibility() && !one.closest('[inert]'));
  const tabs = [...document.querySelectorAll('[role=tab][aria-selected=false]:has(.gold)')];
  return [over, facts.revision, Number(facts.round),
    [...alive.map((one) => one.dataset.thing), ...tabs.map((one) => one.id)]];
}"""
"""Null until this player is asked or the game is over; tabs that hold something to do count as things."""
AT_SOMETHING = """() => {
  const focused = document.activeElement;
  return focused.matches('button, a[href], input, textarea') && focused.checkVisibility();
}"""
"""Not at the page as a whole, nor at the table as a whole: at something that was used, or that can be."""
POINT = """(thing) => {
  const button = [...document.querySelectorAll(`button[data-thing='${thing}'], [role=tab]#${thing}`)]
    .find((one) => one.checkVisibility());
  if (!button) return null;
  button.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = button.getBoundingClientRect();
  const parts = [0.5, 0.2, 0.8, 0.07, 0.93];
  for (const down of parts) {
    for (const right of parts) {
      const point = [left + width * right, top + height * down];
      if (document.elementFromPoint(...point)?.closest('button') === button) return point;
    }
  }
  return null;
}"""
"""Where a thing can be hit, from its middle outwards; null if something covers it."""
MOST_STEPS = 1500
MOST_AT_ONE_REVISION = 60


class Look(NamedTuple):
    """What a player sees who is asked."""

    over: bool
    revision: str
    round: int
    things: list[str]


def kind_of(thing: str) -> str:
    return next((start for start in LIKED if thing.startswith(start)), thing)


@dataclass
class Player:
    """Somebody at a table with a mouse, who presses what is alive there."""

    visit: Visit
    table: str
    rng: random.Random = field(default_factory=lambda: random.Random(1))
    pressed: list[str] = field(default_factory=list)
    """At the revision that is shown."""
    kinds: set[str] = field(default_factory=set)
    """What was pressed in the whole game."""
    revision: str = ""

    @property
    def page(self) -> Page:
        return self.visit.page

    def sit_down(self, query: str = "") -> None:
        self.visit.open(f"/tables/{self.table}{query}")
        expect(self.page.locator("body[data-revision]")).to_be_attached()

    def state(self) -> Any:
        return self.visit.ask(f"/tables/{self.table}/state")

    def catch_up(self) -> None:
        """Waits until the page shows the table as it stands now."""
        revision = self.state()["revision"]
        expect(
            self.page.locator(f"body[data-revision='{revision}'][data-busy=false][data-foreseen=true]")
        ).to_be_attached()

    def look(self) -> Look:
        """Waits until this player is asked, or the game is over; the focus is at something then."""
        look = self.glance() or Look(*self.page.wait_for_function(LOOK).json_value())
        self.page.wait_for_function(AT_SOMETHING)
        return look

    def glance(self) -> Look | None:
        """The same without waiting."""
        found = self.page.evaluate(LOOK)
        return Look(*found) if found else None

    def look_behind(self) -> Look | None:
        """At one screen for several: waits until one of them is asked, or a curtain hangs; then there is no look."""
        either = f"() => document.querySelector('[data-curtain]') ? [] : ({LOOK})()"
        found = self.page.wait_for_function(either).json_value()
        return Look(*found) if found else None

    def choices(self, look: Look) -> list[str]:
        """What can be pressed to get on: what was not pressed yet, the most liked first, equals by chance."""
        things = [thing for thing in look.things if not NO_STEP.match(thing)]
        self.rng.shuffle(things)
        return sorted(things, key=lambda thing: (self.pressed.count(thing), LIKED.index(kind_of(thing))))

    def press(self, thing: str) -> None:
        self.page.mouse.click(*self.point(thing))

    def point(self, thing: str) -> tuple[float, float]:
        """Things may still be on their way to their place."""
        x, y = self.page.evaluate(POINT, thing) or self.page.wait_for_function(POINT, arg=thing).json_value()
        return x, y

    def step(self, look: Look | None = None) -> None:
        """Press one thing. What only selects leads to the next one; nothing is pressed twice for nothing."""
        look = look or self.look()
        if look.revision != self.revision:
            self.revision, self.pressed = look.revision, []
        things = self.choices(look)
        assert things, f"asked at revision {look.revision}, but nothing can be pressed: {self.state()['legal']}"
        assert len(self.pressed) < MOST_AT_ONE_REVISION, f"in vain: {self.pressed}, {self.state()['legal']}"
        self.pressed.append(things[0])
        self.kinds.add(kind_of(things[0]))
        self.press(things[0])

    def play(self, steps: int = MOST_STEPS, until_round: int = 99) -> int:
        """Play until the game is over, or so many steps, or this round has begun; how many things were pressed."""
        for count in range(steps):
            look = self.look()
            if look.over or look.round >= until_round:
                return count
            self.step(look)
        return steps

    def play_to_the_end(self) -> None:
        self.play()
        state = self.state()
        assert state["status"] == "over"
        assert state["scores"]

    def play_to_own_turn(self) -> None:
        """Until a turn of one's own has begun in which nothing has been done."""
        for _ in range(MOST_STEPS):
            look = self.look()
            position = self.state()["position"]
            if position["phase"] == "turn" and not position["turn"]["begun"] and not position["pending"]:
                return
            self.step(look)


class Finger(Player):
    """Somebody with a phone: the first tap shows what a thing would do, the second does it."""

    def press(self, thing: str) -> None:
        before = self.page.locator("body").get_attribute("data-revision")
        self.page.touchscreen.tap(*self.point(thing))
        if self.page.locator(".strip .take").count():
            assert self.page.locator("body").get_attribute("data-revision") == before, f"one tap did {thing}"
            self.page.touchscreen.tap(*self.point(thing))


def asked_among(players: Sequence[Player]) -> list[tuple[Player, Look]]:
    """Waits until somebody is asked, or sees that the game is over: all of whom that is true, with what they see."""
    return until(
        players[0].page,  # of all of them only one will change
        lambda: [(player, look) for player in players if (look := player.glance())],
        lambda: f"nobody is asked: {[player.state() for player in players]}",
    )


def play_together(players: Sequence[Player]) -> None:
    """All of them play until all see that the game is over."""
    for _ in range(MOST_STEPS * len(players)):
        asked = [(player, look) for player, look in asked_among(players) if not look.over]
        if not asked:
            break
        for player, look in asked:
            player.step(look)
    for player in players:
        assert player.look().over


# Tables


def last_turns() -> Position:
    """One turn each in the last round, with somebody to check in; then the emperor comes and the game is over."""
    return compose(
        seat(**{**OWN, "cafe": seated(GREEN)}), seat(**{**OTHER, "cafe": seated(RED)}), **{**TABLE, "round": 7}
    )


def at_own_turn(
    visit: Visit, put: Put, kind: type[Player] = Player, position: Position | None = None, **wish: Any
) -> Player:
    """Somebody whose turn has begun and who has done nothing yet; in the third round, unless told otherwise."""
    player = kind(visit, new_table(visit, **{"players": 2, "seats": ["me", WAITER], **wish}))
    put(player.table, position or middle())
    player.sit_down()
    player.look()
    return player


def new_table(visit: Visit, **wish: Any) -> str:
    """A table of this visitor, which begins at once if all its seats are taken."""
    visit.ask("/me")
    table = visit.ask("/tables", {"title": "A test", **wish})
    if all(seat["person"] or seat["bot"] or seat["leopold"] for seat in table["seats"]):
        visit.ask(f"/tables/{table['id']}/start", {})
    return str(table["id"])


def two_at_a_table(host: Visit, friend: Visit, **wish: Any) -> str:
    """Two people at a table that has begun."""
    table = new_table(host, players=2, seats=["me", "open"], **wish)
    friend.ask("/me")
    friend.ask(f"/tables/{table}/join", {"code": host.ask(f"/tables/{table}")["code"]})
    host.ask(f"/tables/{table}/start", {})
    return table


def finished_table(visit: Visit, seed: int = 5, days_ago: float = 0, **wish: Any) -> str:
    """A game that was played to its end; by the first seat as it came now and then, by the others well."""
    visit.ask("/me")
    table = visit.ask("/tables", {"title": "A test", "players": 2, "seats": ["me", WAITER], **wish})
    play_through(visit.server, table["id"], seed, days_ago)
    return str(table["id"])


def do(visit: Visit, table: str, *actions: str) -> None:
    """Steps at a table, by notation or `undo`, `redo`, `confirm`, without touching the page."""
    for action in actions:
        state = visit.ask(f"/tables/{table}/state")
        name = uuid.uuid4().hex
        intent = {"revision": state["revision"], "request_id": name, "seat": state["run"]["seat"]}
        if action in ("undo", "redo", "confirm"):
            visit.ask(f"/tables/{table}/{action}", intent)
        else:
            visit.ask(f"/tables/{table}/actions", {**intent, "action": action})
