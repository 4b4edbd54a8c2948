"""The words that are understood besides numbers and notation: those of the language, and the English ones."""

from __future__ import annotations

import unicodedata

from grandaustria.texts import text

WORDS = ("help", "table", "hint", "undo", "redo", "log", "card", "seat", "scores", "save", "quit")


class Refused(Exception):
    """Why something is not done, in a sentence."""


def word_of(name: str, language: str) -> str:
    """What is typed for it in a language; English words are always understood as well."""
    return text(f"terminal-word-{name}", language)


def known(word: str, language: str) -> str | None:
    """Which of the words it is, however it is spelt; None if it is none of them.

    >>> known("Zuruck", "de"), known("undo", "de"), known("die", "en")
    ('undo', 'undo', None)
    """
    spelt = {_plain(written): name for name in WORDS for written in (word_of(name, language), name)}
    return spelt.get(_plain(word))


def _plain(word: str) -> str:
    """Without accents, which not every keyboard has."""
    return "".join(sign for sign in unicodedata.normalize("NFKD", word.casefold()) if not unicodedata.combining(sign))
