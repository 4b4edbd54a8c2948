"""Everything the reader reads: Fluent catalogues, one folder for each language, and `text` to look them up.

English is complete; a message that another language lacks comes in English.
"""

from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Literal

from babel.lists import format_list

from grandaustria.languages import FALLBACK
from grandaustria.texts.catalogue import Argument, Catalogue

CATALOGUE = Catalogue(files(__name__))
KEPT = 20_000
"""Sentences that are kept: to look one up takes a hundredth of the time of writing it."""


@lru_cache(KEPT, typed=True)
def text(message_id: str, language: str = FALLBACK, **arguments: Argument) -> str:
    """The message with its arguments filled in; KeyError if there is none of this id."""
    return CATALOGUE.text(message_id, language, arguments)


def has_text(message_id: str) -> bool:
    """Whether English, and so every language, has the message."""
    return CATALOGUE.has(message_id)


def list_text(items: Sequence[str], language: str = FALLBACK) -> str:
    """The items as a list inside a sentence: "strudel, cake and wine"."""
    return _listed(tuple(items), "standard", language)


def alternatives_text(items: Sequence[str], language: str = FALLBACK) -> str:
    """The items as alternatives inside a sentence: "3 or 4"."""
    return _listed(tuple(items), "or", language)


@lru_cache(KEPT)
def _listed(items: tuple[str, ...], style: Literal["standard", "or"], language: str) -> str:
    # British English writes no comma before the "and", as our sentences do.
    return format_list(items, style=style, locale="en_GB" if language == "en" else language)


__all__ = [
    "CATALOGUE",
    "FALLBACK",
    "Argument",
    "Catalogue",
    "alternatives_text",
    "has_text",
    "list_text",
    "text",
]
