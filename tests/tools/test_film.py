"""The moving picture of the first page: up to date, whole, small, and still where nobody wants motion."""

from __future__ import annotations

import re
from functools import cache
from xml.etree import ElementTree

import pytest

import film


@cache
def made() -> str:
    return film.film()


def test_it_is_the_one_that_is_kept() -> None:
    assert film.PICTURE.read_text(encoding="utf-8") == made(), "python tools/film.py"


def test_it_is_small_and_stands_for_itself() -> None:
    assert len(made().encode()) <= film.LARGEST
    assert re.findall(r"(?:href|src)=|url\(|@import|//(?!www\.w3\.org/2000/svg)\w", made()) == []


def test_it_ends_with_the_score_of_a_whole_game() -> None:
    last = film.frames()[-1]
    assert last.position.is_over
    assert "wins" in last.said


def test_every_drawing_can_be_put_together_again() -> None:
    """In each beat exactly that is shown which the engine drew for it, in the same order."""
    pictures = [film.drawn(frame) for frame in film.frames()]
    shown = [*range(len(pictures)), *[len(pictures) - 1] * (film.LAST - 1)]
    steps = {
        name: [(float(at), state == "visible") for at, state in re.findall(r"([\d.]+)%\{visibility:(\w+)\}", body)]
        for name, body in re.findall(r"@keyframes (\w+)\{((?:[\d.]+%\{[^}]*\})*)\}", made())
    }

    def visible(name: str, beat: int) -> bool:
        now = 100 * (beat + 0.5) / len(shown)
        return bool([state for at, state in steps[name] if at <= now][-1])

    def texts(node: ElementTree.Element, beat: int) -> list[str]:
        kinds = node.get("class", "").split()
        if "m" in kinds and not visible(kinds[1], beat):
            return []
        own = [(node.text or "").strip()] if film.name(node) == "text" else []
        return own + [text for child in node for text in texts(child, beat)]

    whole = ElementTree.fromstring(made())
    for beat in (0, 1, len(shown) // 2, len(shown) - 1):
        assert texts(whole, beat) == texts(pictures[shown[beat]], beat)


def test_who_wants_no_motion_sees_the_end() -> None:
    (still,) = re.findall(r"@media\(prefers-reduced-motion:reduce\)\{(.*?)\}\}", made())
    assert "animation-play-state:paused" in still
    (delay,) = re.findall(r"animation-delay:-([\d.]+)s", still)
    (whole,) = re.findall(r"animation:([\d.]+)s step-end infinite", made())
    assert float(delay) == pytest.approx(float(whole) - film.BEAT)
