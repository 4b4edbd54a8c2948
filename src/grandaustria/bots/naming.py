"""What bots are called at a table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from grandaustria.texts import has_text, text


def bot_names(levels: Sequence[str], language: str) -> list[str]:
    """By their level, without the budget that may stand behind it; those of the same level are told apart by a number.

    >>> bot_names(["waiter", "director@2000", "waiter"], "en")
    ['Waiter 1', 'Director', 'Waiter 2']
    """
    plain = [level.partition("@")[0] for level in levels]
    count, seen = Counter(plain), Counter[str]()
    names: list[str] = []
    for level in plain:
        seen[level] += 1
        name = text(f"web-bot-{level}", language) if has_text(f"web-bot-{level}") else level.capitalize()
        several = count[level] > 1
        names.append(text("bot-numbered", language, name=name, number=seen[level]) if several else name)
    return names
