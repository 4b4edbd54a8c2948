"""Every size of window, from a small phone to a large screen: everything fits, nothing has to be scrolled to act."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Locator, Page, expect

from grandaustria import Luck
from grandaustria.languages import LANGUAGES
from grandaustria.play.hosted import HostedGame
from tests.web.browsing import TWO_FRAMES, Visit
from tests.web.conftest import Visitor
from tests.web.fitting import MISPLACED, misfits
from tests.web.playing import Player, do, new_table
from tests.web.staging import Put
from tests.web.wide import SCENES, Scene


class Size(NamedTuple):
    """Of a window, in pixels of the page."""

    width: int
    height: int

    def __str__(self) -> str:
        return f"{self.width}x{self.height}"


class Kind(NamedTuple):
    """Of device, with its sizes. What is enlarged may be scrolled downwards."""

    sizes: Sequence[Size]
    touch: bool = False
    downwards: bool = False


def sized(*sizes: tuple[int, int]) -> Sequence[Size]:
    return tuple(Size(*size) for size in sizes)


HAND = Kind(
    sized((360, 640), (375, 667), (390, 844), (430, 932), (844, 390), (820, 1180), (1180, 820)),
    touch=True,
)
DESK = Kind(sized((1024, 640), (1280, 720), (1366, 641), (1440, 900), (1920, 1080), (2560, 1440)))
ENLARGED = Kind(sized((640, 360), (320, 180)), downwards=True)
"""1280 x 720 at 200 and 400 %."""
DAILY = (HAND._replace(sizes=sized((360, 640), (844, 390), (1180, 820))), DESK._replace(sizes=sized((1366, 641))))
ALL = (HAND, DESK, ENLARGED)
TOUCH: dict[str, Any] = {"has_touch": True, "is_mobile": True}
LONGEST = "ru"
"""The language with the longest words and sentences at the table."""
OTHERS = ("de", "fr")
"""With LONGEST a sample of the languages at tables of two and three: the longest words, the longest Latin texts."""
TOLD = ("guest-place-", "table-", "hand-", "staff-", "objective-", "room-8", "room-19", "tile-", "die-", "rival-")
"""How the names of things begin that are told of beside them, each kind once; a room in reach and one out of it."""
TOLD_AGAIN = ("rival-",)
"""What is told of them says all that is drawn in their boxes: it may lie over these where there is no other room."""
DRAWN_IN_FULL = {"rival-"}
"""Nothing more is told of them where they have a tab of their own."""
COMPANY = [{"bot": "pageboy"}, {"bot": "pageboy"}, {"bot": "concierge"}]
NAME = "Wolfgang Amadeus Theophilus Mozart-Weber"
"""As long as a name may be."""


class Walk:
    """Somebody who looks at a table through windows of many sizes."""

    def __init__(self, person: Visit, kind: Kind, players: int, /, **wish: Any) -> None:
        self.person, self.kind, self.players = person, kind, players
        wish = wish or {"players": players, "seats": ["me", *COMPANY[: players - 1]]}
        self.player = Player(person, new_table(person, **wish))
        renamed = person.context.request.patch(
            f"{person.origin}/api/v1/me", data={"name": NAME}, headers={"Origin": person.origin}
        )
        assert renamed.ok
        self.found: dict[str, list[str]] = {}

    @property
    def page(self) -> Page:
        return self.person.page

    def sit_down(self) -> None:
        if not self.page.url.endswith(self.player.table):
            self.page.set_viewport_size(self.kind.sizes[0]._asdict())  # type: ignore[arg-type]
            self.player.sit_down()
        self.player.catch_up()
        self.player.look()

    def show(self, put: Put, scene: Scene) -> None:
        """The scene is on the table, and the page shows it."""
        put(self.player.table, scene.position(self.person.language, self.players))
        do(self.person, self.player.table, *scene.actions)
        self.sit_down()

    def through(self, name: str, looked: str = "") -> None:
        """All sizes; then once more with something looked at, which a finger does once and for all."""
        for size in self.kind.sizes:
            self._turn(size)
            for part in self._parts():
                self._look(f"{size} {name}{part}")
        for number, size in enumerate(self.kind.sizes if looked else ()):
            self._turn(size)
            if not (number and self.kind.touch):
                self._point(looked)
            self._look(f"{size} {name} {looked}")

    def notes(self) -> None:
        """All sizes, and in each what is told of a thing of each kind, wherever it lies."""
        for size in self.kind.sizes:
            self._turn(size)
            left = set(TOLD)
            for _ in self._parts():
                for start in sorted(left):
                    thing = self.page.locator(f"button[data-thing^={start}]").locator("visible=true").first
                    if thing.count():
                        left.remove(start)
                        self._ask(size, thing)
            assert left <= DRAWN_IN_FULL, size

    def _ask(self, size: Size, thing: Locator) -> None:
        """By a long touch, or by the focus."""
        pressing = {"pointerType": "touch" if self.kind.touch else "mouse", "bubbles": True}
        self.page.evaluate(TWO_FRAMES)  # where a tab was opened, lists come to their place, and scrolling ends a note
        if self.kind.touch:
            thing.dispatch_event("pointerdown", pressing)
        else:
            thing.evaluate("(one) => { one.blur(); one.focus({ preventScroll: true }); }")
        name = thing.get_attribute("data-thing")
        note = self.page.locator(f"[data-about={name}]")
        expect(note).to_be_visible()
        wrong = note.evaluate(MISPLACED)
        if (name or "").startswith(TOLD_AGAIN):
            wrong = [one for one in wrong if one.split()[0] != "rival"]
        if wrong:
            self.found[f"{size} {name}"] = wrong
        self.page.locator("body").dispatch_event("pointerdown", pressing)
        expect(note).to_have_count(0)

    def _turn(self, size: Size) -> None:
        self.page.set_viewport_size({"width": size.width, "height": size.height})
        self.page.wait_for_function(
            f"() => document.documentElement.clientWidth === {size.width} && innerHeight === {size.height}"
        )
        self.page.evaluate(TWO_FRAMES)  # the page has heard of it, and is drawn anew

    def _parts(self) -> Iterator[str]:
        """Where the table lies under tabs, one after the other."""
        names = self.page.locator("[role=tab]").evaluate_all("(tabs) => tabs.map(({ id }) => id)")
        if not names:
            yield ""
        for name in [*names[1:], *names[:1]]:
            tab = self.page.locator(f"#{name}")
            tab.evaluate("(tab) => tab.click()")
            expect(tab).to_have_attribute("aria-selected", "true")
            yield f" {name}"

    def _point(self, thing: str) -> None:
        if self.kind.touch:
            self.page.touchscreen.tap(*self.player.point(thing))
        else:
            self.page.locator(f"button[data-thing={thing}]").evaluate("(one) => { one.blur(); one.focus(); }")
        expect(self.page.locator(".strip.live")).to_be_visible()

    def _look(self, name: str) -> None:
        name = f"{self.person.language} {self.players} {name}"
        if wrong := misfits(self.page, touch=self.kind.touch, downwards=self.kind.downwards):
            self.found[name] = wrong
        self.person.shot(f"size-{name.replace(' ', '-')}")

    def told(self) -> str:
        return "\n".join(f"{name}: {line}" for name, lines in self.found.items() for line in lines)


def walk(come_in: Visitor, put: Put, kinds: Sequence[Kind], language: str, players: int) -> str:
    """What is found in all scenes."""
    told = []
    for kind in kinds:
        person = come_in(locale=language, **(TOUCH if kind.touch else {}))
        walking = Walk(person, kind, players)
        for scene in SCENES:
            walking.show(put, scene)
            walking.through(scene.name, scene.looked)
        told.append(walking.told())
    return "\n".join(filter(None, told))


@pytest.mark.parametrize("scene", SCENES, ids=[scene.name for scene in SCENES])
def test_a_scene_is_what_it_is_called(scene: Scene) -> None:
    """In every language, whatever the cards with the longest names do."""
    for language, players in product(LANGUAGES, (2, 3, 4)):
        game = HostedGame(scene.position(language, players), 0)
        for action in scene.actions:
            game.step(action, Luck(1))
        assert (language, players, game.position.asked().name) == (language, players, scene.asked)


@pytest.mark.parametrize("kind", DAILY, ids=["hand", "desk"])
def test_the_narrowest(come_in: Visitor, put: Put, kind: Kind) -> None:
    """A small phone, one held sideways, a tablet, a laptop with the bars of its browser; four players."""
    assert walk(come_in, put, [kind], LONGEST, 4) == ""


@pytest.mark.long
@pytest.mark.parametrize(
    ("language", "players"), [*product(LANGUAGES, (4,)), *product((LONGEST, *OTHERS), (3, 2))], ids=str
)
def test_every_size(come_in: Visitor, put: Put, language: str, players: int) -> None:
    """Each with the longest names of its language."""
    assert walk(come_in, put, ALL, language, players) == ""


@pytest.mark.long
@pytest.mark.parametrize("kind", [HAND, DESK], ids=["hand", "desk"])
def test_what_is_told_at_every_size(come_in: Visitor, put: Put, kind: Kind) -> None:
    """Whole, within the window, and over neither the thing nor strip and bar; enlarged pages have no room for that."""
    person = come_in(locale=LONGEST, **(TOUCH if kind.touch else {}))
    walking = Walk(person, kind, 4)
    walking.show(put, SCENES[0])
    person.page.mouse.move(3, 3)
    person.at_rest()  # what tells of things is read when somebody stirs
    walking.notes()
    assert walking.told() == ""


@pytest.mark.long
@pytest.mark.parametrize("wish", [{"solo": "easy"}, {"players": 4, "staff": "draft"}], ids=["solo", "draft"])
def test_many_cards_to_choose_from(come_in: Visitor, wish: dict[str, Any]) -> None:
    """Ten of them alone, six in a draft: all are seen, and none has to be scrolled to."""
    told = ""
    for kind in ALL:
        person = come_in(locale=LONGEST, **(TOUCH if kind.touch else {}))
        players = wish.get("players", 1)
        seats = {"seats": ["me", *COMPANY]} if players > 1 else {}
        walking = Walk(person, kind, players, **wish, **seats)
        walking.sit_down()
        walking.through("cards")
        told += walking.told()
    assert told == ""
