"""What looks whether everything fits finds a fault of each kind, and none where there is none."""

from __future__ import annotations

from contextlib import closing

from playwright.sync_api import Browser, ViewportSize

from tests.web.fitting import misfits

WINDOW: ViewportSize = {"width": 360, "height": 640}
SOUND = """
<header style="width: 100%; height: 48px"><button style="width: 44px; height: 44px">Menu</button></header>
<section style="top: 60px; left: 10px; width: 300px; height: 120px">
  <button data-thing="die-1" style="width: 100px; height: 44px">Take it</button>
  <p style="top: 60px">What it brings</p>
  <div style="left: 160px; width: 100px; height: 100px; overflow: hidden auto">
    <p>One</p><p style="top: 150px">Two</p>
  </div>
</section>
"""
"""Words that are scrolled to are no fault, as nothing is done there."""


def box(name: str, style: str, inside: str) -> str:
    """Below all that is sound."""
    return f'<{name} style="top: 200px; {style}">{inside}</{name}>'


def button(style: str, more: str = "") -> str:
    return f'<button {more} style="{style}; height: 44px">Press</button>'


SQUARE = '<svg width="60" height="20"></svg>'
WORDS = "<p>Score 4 points for each set</p>"
PLANTED = {
    "outside: button": button("left: 330px; width: 50px"),
    "outside: p": box("section", "width: 50px; height: 30px", WORDS),
    "outside: svg": box("section", "width: 40px; height: 40px", SQUARE),
    "over: p": '<p style="top: 120px; left: 12px">Another line</p>',
    "over: button": button("top: 70px; left: 80px; width: 60px"),
    "over: svg": f'<div style="top: 122px; width: 60px; height: 20px">{SQUARE}</div>',
    "over: div": '<div data-part style="top: 120px; width: 150px; height: 30px"></div>',
    "cut: p": box("div", "width: 60px; height: 20px; overflow: hidden", WORDS),
    "cut: p.dots": box("div", "width: 200px", WORDS.replace("<p>", '<p class="dots">')),
    "cut: svg": box("div", "width: 20px; height: 20px; overflow: clip", SQUARE),
    "cut: p.sliced": box(
        "div",
        "width: 200px; height: 10px; overflow: hidden",
        WORDS.replace("<p>", '<p class="sliced" title="all">'),
    ),
    "broken: p": box("p", "width: 60px; white-space: normal; overflow-wrap: anywhere", "Hofopernsängerin"),
    "finger: button": button("top: 200px; width: 27px"),
    "small: p": box("p", "font-size: 8px", "Eight"),
    "small: text": box("svg", "width: 50px", '<text y="50" font-size="16">+2</text>').replace(
        "<svg", '<svg viewBox="0 0 100 100"'
    ),
    "scroll: button": box(
        "div", "width: 100px; height: 50px; overflow: auto", button("top: 40px; width: 50px", "data-thing=hand-3")
    ),
    "downwards: the page": '<div style="top: 600px; width: 10px; height: 100px"></div>',
    "sideways: 40 px": box("div", "left: 300px; width: 100px; height: 1px", ""),
    "sideways: div": box(
        "div", "width: 60px; height: 40px; overflow: auto", '<div style="width: 90px; height: 1px"></div>'
    ),
}
"""What is found, and what it is found in, a page that is sound otherwise."""
FINE = {
    "told elsewhere": box(
        "div", "width: 60px; height: 20px; overflow: hidden", WORDS.replace("<p>", '<p title="all">')
    ),
    "broken at a hyphen": box("p", "width: 70px; white-space: normal", "Hofopern&shy;sängerin Mozart-Weber"),
    "drawn as a part": box(
        "div", "width: 90px; height: 60px", '<div class="house"><svg></svg><div class="rooms">Room</div></div>'
    ),
}
PAGE = """<!doctype html><meta name="viewport" content="width=device-width"><style>
* {{ margin: 0; box-sizing: border-box; }}
body {{ font: 14px/20px sans-serif; }}
body * {{ position: absolute; padding: 0; white-space: nowrap; }}
.dots {{ width: 100px; overflow: hidden; text-overflow: ellipsis; }}
</style>{}"""


def test_planted_faults_are_found(browser: Browser) -> None:
    with closing(browser.new_context(viewport=WINDOW, has_touch=True)) as context:
        page = context.new_page()

        def found(planted: str, *, downwards: bool = False) -> list[str]:
            page.set_content(PAGE.format(SOUND + planted))
            return misfits(page, touch=True, downwards=downwards)

        assert found("") == []
        seen = {name: found(html) for name, html in PLANTED.items()}
        missed = {name: lines for name, lines in seen.items() if not any(line.startswith(name) for line in lines)}
        assert missed == {}
        assert {name: lines for name, html in FINE.items() if (lines := found(html))} == {}
        assert found(PLANTED["downwards: the page"], downwards=True) == []
