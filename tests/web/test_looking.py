"""Whoever looks at a page finds what is wrong in it, also where it came after the first look."""

from __future__ import annotations

from tests.web.accessible import COLOURS, TAGS, violations
from tests.web.conftest import Visitor

ADD = "(text) => document.querySelector('main').insertAdjacentHTML('beforeend', text)"
FADE = "() => Object.assign(document.querySelector('main p').style, { color: '#777', background: '#888' })"


def test_what_comes_later_is_looked_at(come_in: Visitor) -> None:
    person = come_in()
    person.open("/learn")
    page = person.at_rest()  # what comes late would be looked at again
    for rules in (TAGS, COLOURS):
        assert violations(page, rules) == []
    page.evaluate(ADD, "<button></button>")
    assert [found.partition(":")[0] for found in violations(page)] == ["button-name"]
    assert violations(page) == []  # nothing is new since
    page.evaluate("() => document.querySelector('h1').remove()")
    assert [found.partition(":")[0] for found in violations(page)] == ["button-name", "page-has-heading-one"]
    page.evaluate(FADE)
    for rules in (COLOURS, TAGS):
        assert "color-contrast" in [found.partition(":")[0] for found in violations(page, rules)]
