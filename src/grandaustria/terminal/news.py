"""What has happened, as one seat may see it: others in few words, oneself in whole sentences."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text

from grandaustria.play.event import Event
from grandaustria.play.lines import tell_line
from grandaustria.play.sentences import tell_in
from grandaustria.play.visibility import seen
from grandaustria.terminal.rows import started, wrapped
from grandaustria.terminal.story import HEADINGS, SEAT_STYLES
from grandaustria.terminal.table import Speech
from grandaustria.terminal.words import word_of

Told = tuple[int | None, str, str]
"""Whose deed it is, in which words, and how they are set."""


def news(events: Iterable[Event], seat: int | None, speech: Speech) -> list[Text]:
    """A row or more for everything that happened; who did it stands before the first of several deeds."""
    rows: list[Text] = []
    last: int | None = None
    for doer, words, style in _told(events, seat, speech).values():
        name = "" if doer is None else f"{speech.names[doer]}: "
        indent = " " * len(name)
        parts = wrapped(Text(words, style), speech.width - len(name))
        head = started(indent if doer == last else name, "" if doer is None else SEAT_STYLES[doer])
        rows += [head.append_text(part) if i == 0 else Text(indent).append_text(part) for i, part in enumerate(parts)]
        last = doer
    return rows


def _told(events: Iterable[Event], seat: int | None, speech: Speech) -> dict[int, Told]:
    """By the event with which it began: what goes on with a line stands where that is."""
    found: dict[int, Told] = {}
    for hidden in events:
        event = seen(hidden, seat)
        line = None if event.seat == seat else tell_line(event, speech.language, speech.names)
        if line is None:
            sentence = tell_in(event, speech.language, speech.names).text
            found[event.index] = (None, sentence, "bold" if event.name in HEADINGS else "")
        else:
            row = event.index if event.line is None else event.line.row
            found[row] = (event.seat, line.text, "")
    return found


def last_page(rows: Sequence[Text], size: int, speech: Speech, page: int = 1) -> list[Text]:
    """So many rows from the end, or of a page before that; a mark says how to see more."""
    end = max(min(size, len(rows)), len(rows) - (page - 1) * (size - 1))
    if end <= size:
        return list(rows[:end])
    more = speech.text("terminal-earlier", word=word_of("log", speech.language), page=page + 1)
    return [Text(more, "dim"), *rows[end - size + 1 : end]]
