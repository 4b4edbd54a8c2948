"""What moves and what sounds: nothing that travels for those who want less motion, nothing to be heard unasked."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.browsing import TWO_FRAMES, Visit
from tests.web.conftest import Visitor
from tests.web.playing import Player, at_own_turn
from tests.web.staging import Put

WATCHED = """
  window.moved = [];
  window.lasted = [];
  window.sounded = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    const changed = [frames].flat().flatMap((frame) => Object.keys(frame));
    window.moved.push(...changed.filter((name) => !['offset', 'easing', 'composite'].includes(name)));
    window.lasted.push(options.duration);
    return animate.call(this, frames, options);
  };
  const Real = window.AudioContext;
  window.AudioContext = class extends Real {
    constructor(...given) { super(...given); window.sounded += 1; }
  };
"""
"""Takes down which properties of anything are animated for how long, and whether anything is made ready to sound."""
STILL = """() => [...document.querySelectorAll('*')].flatMap((one) => {
  const { transitionProperty, transitionDuration, animationName, animationDuration } = getComputedStyle(one);
  const seconds = (text) => Math.max(...text.split(',').map(parseFloat));
  const travels = seconds(transitionDuration) > 0.1 && transitionProperty !== 'none';
  const moves = animationName !== 'none' && seconds(animationDuration) > 0.1;
  return travels || moves ? [`${one.tagName}.${one.className} ${transitionDuration} ${animationName}`] : [];
})"""
"""Whatever would move by its style alone for longer than a blink."""


def a_turn(person: Visit, put: Put) -> Player:
    """A turn of one's own and one of another, watched, until it is one's own again."""
    person.page.add_init_script(WATCHED)
    player = at_own_turn(person, put)
    before = player.state()["turn"]
    while player.state()["turn"] < before + 2:
        player.step()
    player.look()
    return player


def test_nothing_travels_for_those_who_want_less_motion(come_in: Visitor, put: Put) -> None:
    """What has changed is there at once, and shows itself by a short fade at most."""
    person = come_in(reduced_motion="reduce")
    a_turn(person, put)
    assert set(person.page.evaluate("window.moved")) <= {"opacity"}
    assert person.page.evaluate(STILL) == []
    person.open("/")
    assert person.page.evaluate(STILL) == []


def test_things_travel_for_the_others_and_sound_if_wanted(come_in: Visitor, put: Put) -> None:
    person = come_in(reduced_motion="no-preference")
    player, page = a_turn(person, put), person.page
    assert "transform" in page.evaluate("window.moved")
    assert page.evaluate("window.sounded") == 0
    page.locator("[data-panel=settings]").click()
    switch = page.get_by_role("switch", name="Sounds")
    expect(switch).to_have_attribute("aria-checked", "false")
    switch.click()
    expect(switch).to_have_attribute("aria-checked", "true")
    page.keyboard.press("Escape")
    player.play(3)
    page.wait_for_function("() => window.sounded > 0")
    page.reload()
    player.look()
    page.locator("[data-panel=settings]").click()
    expect(switch).to_have_attribute("aria-checked", "true")
    page.get_by_role("radio", name="Off").check()
    page.keyboard.press("Escape")
    page.evaluate("window.moved = []")
    player.play(2)
    assert set(page.evaluate("window.moved")) <= {"opacity"}


def lasted(player: Player, thing: str) -> list[float]:
    """How long everything moves that is moved by pressing it."""
    page, before = player.page, player.state()["revision"]
    page.evaluate("window.lasted = []")
    player.press(thing)
    expect(page.locator(f"body[data-revision='{before + 1}'][data-busy=false]")).to_be_attached()
    page.wait_for_function("() => window.lasted.length > 0")
    page.evaluate(TWO_FRAMES)
    return sorted(page.evaluate("window.lasted"))


def test_fast_is_twice_as_fast(come_in: Visitor, put: Put) -> None:
    """The same step, taken back and done again after it was chosen."""
    person = come_in(reduced_motion="no-preference")
    person.page.add_init_script(WATCHED)
    player, page = at_own_turn(person, put), person.page
    page.mouse.move(3, 300)
    person.at_rest()  # what moves things is read when somebody stirs
    usual = lasted(player, "die-4")
    lasted(player, "bar-undo")
    page.locator("[data-panel=settings]").click()
    page.get_by_role("radio", name="Fast").check()
    page.keyboard.press("Escape")
    assert lasted(player, "die-4") == [time / 2 for time in usual]
