"""What may be chosen now, numbered: every decision, what may be done in one go, or that all is confirmed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from rich.text import Text

from grandaustria.terminal.rows import grid, started
from grandaustria.terminal.table import Speech


class Choice(NamedTuple):
    """The decisions it stands for, none for confirming those that were made; in words, and in fewer."""

    actions: tuple[str, ...]
    text: str
    brief: str


def choices(told: Mapping[str, Any], complete: bool, speech: Speech) -> list[Choice]:
    """In the order of their numbers, from 1 on."""
    if complete:
        confirm = speech.text("web-table-confirm")
        return [Choice((), confirm, confirm)]
    return [*map(_option, told["options"]), *map(_proposal, told["proposals"])]


def _option(option: Mapping[str, Any]) -> Choice:
    return Choice((option["notation"],), option["text"], option["brief"].removesuffix("."))


def _proposal(proposal: Mapping[str, Any]) -> Choice:
    label: str = proposal["label"]
    return Choice(tuple(proposal["actions"]), f"{label}: {proposal['ahead']['text']}", label)


class Listed(NamedTuple):
    """A page of numbered choices, and how many pages there are."""

    rows: list[Text]
    pages: int


def listed(found: Sequence[Choice], speech: Speech, size: int, page: int = 0) -> Listed:
    """In whole sentences where they fit, in few words and columns otherwise, on several pages where those do not."""
    whole = [_row(number, choice.text) for number, choice in enumerate(found, 1)]
    if len(whole) <= size and all(row.cell_len <= speech.width for row in whole):
        return Listed(whole, 1)
    rows = _briefly(found, 0, len(found), speech)
    if len(rows) <= size:
        return Listed(rows, 1)
    pages = list(_pages(found, speech, max(1, size - 1)))
    number = page % len(pages)
    more = speech.text("terminal-more", page=number + 1, pages=len(pages))
    return Listed([*pages[number], Text(more, "dim")], len(pages))


def _pages(found: Sequence[Choice], speech: Speech, size: int) -> Iterator[list[Text]]:
    """As many choices at a time as fit, side by side where they are short."""
    first = 0
    while first < len(found):
        end = first + size
        rows = _briefly(found, first, end, speech)
        while end < len(found) and len(longer := _briefly(found, first, end + 1, speech)) <= size:
            end, rows = end + 1, longer
        yield rows
        first = end


def _briefly(found: Sequence[Choice], first: int, end: int, speech: Speech) -> list[Text]:
    each = [_row(number, choice.brief) for number, choice in enumerate(found[first:end], first + 1)]
    return grid(each, speech.width)


def _row(number: int, words: str) -> Text:
    return started(f"{number:>2} ", "bold yellow").append(words)
