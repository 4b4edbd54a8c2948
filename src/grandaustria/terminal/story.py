"""A game told in the terminal: its log, sentence by sentence, and the scores."""

from __future__ import annotations

import time
from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from grandaustria import Score
from grandaustria.play import Event, Game, render
from grandaustria.texts import text

SEAT_STYLES = ("bold cyan", "bold magenta", "bold green", "bold yellow")
HEADINGS = frozenset({"round-begins", "emperor-begins", "final"})


def events_for(game: Game, seat: int | None) -> list[Event]:
    """What a seat saw of a game; with no seat everything, or of an unfinished game what all may see."""
    if seat is None and game.is_over:
        return game.events("all")
    return game.events(seat)


def tell(screen: Console, events: Sequence[Event], names: Sequence[str], language: str, delay: float = 0) -> None:
    """One sentence a line; a new round and the like under a rule."""
    for event in events:
        sentence = Text(render(event, language, names))
        for name, style in zip(names, SEAT_STYLES, strict=False):
            sentence.highlight_words([name], style)
        screen.print(Rule(sentence, align="left") if event.name in HEADINGS else sentence, soft_wrap=True)
        if delay:
            time.sleep(delay)


def scores_table(scores: Sequence[Score], names: Sequence[str], language: str) -> Table:
    """The points of all seats by source; sources that gave nobody anything are left out."""
    table = Table(title=text("title-scores", language), title_justify="left", box=SIMPLE_HEAD)
    table.add_column("")
    for name, style in zip(names, SEAT_STYLES, strict=False):
        table.add_column(Text(name, style), justify="right")
    for source in Score._fields:
        points = [getattr(score, source) for score in scores]
        if any(points):
            table.add_row(text(f"source-{source}", language), *map(str, points))
    table.add_section()
    table.add_row(text("source-total", language), *(str(score.total) for score in scores), style="bold")
    return table
