"""Makes the moving picture of the first page: a whole game of two bots, turn by turn, as the engine draws it.

Usage: film.py [--check]. Writes docs/pictures/game.svg; with `--check` it only says whether it is as it should be. The
same bots and the same seed are the same picture, on every machine.

Every turn is drawn whole. What is the same in all drawings is written once; what differs is there in all its forms,
each shown in its time by the style sheet. So it moves without a script, wherever a browser shows a picture. Opened by
itself, or as an object of a page, it has buttons as well. Who wants no motion sees the end, and may go through it step
by step.
"""

import argparse
import random
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree
from xml.etree.ElementTree import Element
from xml.sax.saxutils import escape

from grandaustria import OVER, Event, Game, Position, Setup, bots, render, svg
from grandaustria.engine.picture import WIDTH
from grandaustria.play.run import END

ROOT = Path(__file__).resolve().parents[1]
PICTURE = ROOT / "docs" / "pictures" / "game.svg"
LARGEST = 300_000
"""Bytes; a tenth of that when a server packs it."""
SEED, LEVEL, NAMES = 3, "learned", ("Anna", "Max")
BEAT = 1.6
"""Seconds for a turn."""
LAST = 4
"""Beats for the end."""
UNSAID = ("ends-turn", "passes", "dustbin", "dice-rolled")
"""What is seen as well without words."""
SVG = "http://www.w3.org/2000/svg"
CAPTION, LETTERS, LINES = 96, 132, 4
"""Height of the strip with what happened, letters in one of its lines, and how many of these."""


class Frame(NamedTuple):
    """The table after a turn, and what happened in it."""

    position: Position
    events: tuple[Event, ...]

    @property
    def said(self) -> str:
        """In sentences; at the end those about the end, which are the last."""
        told = [event for event in self.events if event.name not in UNSAID]
        if self.position.is_over:
            told = [event for event in told if event.name in ("final-score", "winners")]
        return " ".join(render(event, names=NAMES) for event in told)


def frames() -> list[Frame]:
    """The game: its beginning, the table after each turn in which a die was taken, and its end."""
    game, bot, rng = Game(Setup(players=len(NAMES)), seed=SEED), bots.get(LEVEL), random.Random(SEED)
    found: list[Frame] = []

    def shoot() -> None:
        events = game.events("all" if game.is_over else None, since=sum(len(frame.events) for frame in found))
        found.append(Frame(game.position, tuple(events)))

    shoot()
    while not game.is_over:
        set_up, action = game.position.round == 0, bot.choose(game.view(game.to_move), bot.budget, rng)
        game.play(action)
        if action == END or game.to_move == OVER or (set_up and game.position.round == 1):
            shoot()
    return found


# Drawing


def drawn(frame: Frame) -> Element:
    """A whole drawing, with the strip below it."""
    picture = ElementTree.fromstring(frame.position._repr_svg_())
    height = int(picture.attrib["viewBox"].split()[-1])
    for words in picture.iter(f"{{{SVG}}}text"):
        if words.text and words.text.startswith("player_"):
            words.text = NAMES[int(words.text.removeprefix("player_"))]
    strip = [svg.rect(0, 0, WIDTH, CAPTION, svg.CHROME)]
    strip += [svg.words(16, 24 + 19 * row, line, 13, svg.ON_CHROME) for row, line in enumerate(lines(frame.said))]
    picture.append(ElementTree.fromstring(f'<g xmlns="{SVG}">{svg.group(0, height, *strip)}</g>'))
    return picture


def lines(said: str) -> list[str]:
    """What was said, in as many lines as there are; every drawing has the same number, so that only words differ."""
    found = [""]
    for word in said.split():
        if len(found[-1]) + len(word) >= LETTERS:
            found.append("")
        found[-1] = f"{found[-1]} {word}".strip()
    if len(found) > LINES:
        found[LINES - 1] += " …"
    return [*found, *[""] * LINES][:LINES]


# One after the other


class Film:
    """Several drawings in one: what they share once, the rest in its time."""

    def __init__(self, shown: Sequence[int]) -> None:
        self._shown = shown
        """The drawing of each beat."""
        self._times: dict[tuple[int, ...], str] = {}

    def merged(self, same: Sequence[Element]) -> Iterator[str]:
        """The same place in every drawing, as text."""
        texts = [as_text(node) for node in same]
        if len(set(texts)) == 1:
            yield texts[0]
        elif len({(node.tag, tuple(node.items()), node.text, len(node)) for node in same}) == 1:
            yield tag(same[0])
            for children in zip(*same, strict=True):
                yield from self.merged(children)
            yield f"</{name(same[0])}>"
        else:
            for text in dict.fromkeys(texts):
                when = tuple(number for number, other in enumerate(texts) if other == text)
                yield f'<g class="m {self._class(when)}">{text}</g>'

    def _class(self, when: tuple[int, ...]) -> str:
        return self._times.setdefault(when, f"t{len(self._times)}")

    def style(self) -> str:
        """When what is shown; without motion, the last beat."""
        whole = len(self._shown) * BEAT
        still = f"animation-play-state:paused;animation-delay:-{whole - BEAT:g}s"
        rules = [
            f".m{{visibility:hidden;animation:{whole:g}s step-end infinite}}",
            f"@media(prefers-reduced-motion:reduce){{.m{{{still}}}}}",
        ]
        for when, called in self._times.items():
            rules.append(f".{called}{{animation-name:{called}}}@keyframes {called}{{{self._steps(frozenset(when))}}}")
        return "<style>" + "".join(rules) + "</style>"

    def _steps(self, when: frozenset[int]) -> str:
        steps, was = [], None
        for beat, number in enumerate(self._shown):
            if (number in when) != was:
                was = number in when
                steps.append(f"{100 * beat / len(self._shown):.4g}%{{visibility:{'visible' if was else 'hidden'}}}")
        return "".join(steps)


def name(node: Element) -> str:
    return node.tag.removeprefix(f"{{{SVG}}}")


def tag(node: Element) -> str:
    attributes = "".join(f' {key}="{escape(value, {chr(34): "&quot;"})}"' for key, value in node.items())
    return f"<{name(node)}{attributes}>"


def as_text(node: Element) -> str:
    """An element without the names of its space, which the whole picture has."""
    inside = escape(node.text or "") + "".join(map(as_text, node))
    return f"{tag(node)}{inside}</{name(node)}>" if inside else f"{tag(node)[:-1]}/>"


def buttons(height: int) -> str:
    """Back, play or pause, on: hidden until the script, without which they are of no use, shows them."""
    drawn = [
        f'<g id="{one}" role="button" tabindex="0" aria-label="{label}" transform="translate({x} 48)">'
        f'{svg.disc(0, 0, 18, svg.CHROME2, svg.ON_CHROME)}<path d="{shape}" fill="{svg.ON_CHROME}"/></g>'
        for one, label, x, shape in (
            ("back", "One turn back", 858, "M6 -8v16l-10 -8zM-8 -8h3v16h-3z"),
            ("play", "Pause", 908, "M-7 -8h5v16h-5zM2 -8h5v16h-5z"),
            ("on", "One turn on", 958, "M-6 -8v16l10 -8zM5 -8h3v16h-3z"),
        )
    ]
    return f'<g id="buttons" display="none" transform="translate(0 {height})">{"".join(drawn)}</g>'


def film() -> str:
    """The whole picture."""
    pictures = [drawn(frame) for frame in frames()]
    height = int(pictures[0].attrib["viewBox"].split()[-1])
    shown = [*range(len(pictures)), *[len(pictures) - 1] * (LAST - 1)]
    made = Film(shown)
    # The title says which turn it is; the picture as a whole has one of its own.
    content = [
        text for places in zip(*(list(one)[1:] for one in pictures), strict=True) for text in made.merged(places)
    ]
    title = f"A game of Grand Austria Hotel between {' and '.join(NAMES)}, two bots, turn by turn"
    script = (ROOT / "tools" / "film.js").read_text(encoding="utf-8")
    timing = f"const beat = {BEAT * 1000:g}, beats = {len(shown)};\n"
    return "\n".join(
        [
            f'<svg xmlns="{SVG}" viewBox="0 0 {WIDTH} {height + CAPTION}" role="img" font-family="{svg.WORDS}">',
            f"<title>{title}</title>",
            made.style(),
            *content,
            buttons(height),
            f"<script><![CDATA[\n{timing}{script}]]></script>",
            "</svg>",
            "",
        ]
    )


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if the picture is not up to date")
    made = film()
    if not parser.parse_args(arguments).check:
        PICTURE.write_text(made, encoding="utf-8")
    elif not PICTURE.is_file() or PICTURE.read_text(encoding="utf-8") != made:
        sys.exit("error: docs/pictures/game.svg is stale: python tools/film.py")


if __name__ == "__main__":
    main(sys.argv[1:])
