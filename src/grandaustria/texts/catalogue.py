"""Reads the Fluent files of a folder, one sub-folder for each language, and formats their messages."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentNone
from fluent.syntax import ast

from grandaustria.languages import FALLBACK, LANGUAGES

Argument = str | int | float
HYPHEN = re.compile(r"(?<!\w)-(?=\d)")


class Catalogue:
    """All messages of all languages; a language is read when it is first asked for."""

    def __init__(self, folder: Traversable) -> None:
        self._folder = folder
        self._bundles: dict[str, FluentBundle] = {}
        self._ids: dict[str, tuple[str, ...]] = {}

    def text(self, message_id: str, language: str, arguments: Mapping[str, Argument]) -> str:
        """The message in the language, or in English where the language lacks it."""
        for candidate in (language, FALLBACK):
            bundle = self._bundle(candidate)
            if bundle.has_message(message_id):
                return _format(bundle, message_id, arguments)
        raise KeyError(message_id)

    def is_read(self, language: str) -> bool:
        """Whether the files of the language have been read; that takes as long as a thousand sentences."""
        return language in self._bundles

    def read(self, language: str) -> None:
        """Read the files of the language now, and not when the first message is asked for."""
        self._bundle(language)

    def has(self, message_id: str) -> bool:
        """Whether English, and so every language, has the message."""
        return self._bundle(FALLBACK).has_message(message_id)

    def message_ids(self, language: str) -> tuple[str, ...]:
        """The messages written in the language itself, in the order of the files."""
        self._bundle(language)
        return self._ids[language]

    def _bundle(self, language: str) -> FluentBundle:
        if language not in self._bundles:
            if language not in LANGUAGES:
                raise ValueError(f"unknown language {language!r}, the languages are {', '.join(LANGUAGES)}")
            # Marks around arguments are for scripts that run both ways; here they would only disturb.
            bundle = FluentBundle([language], use_isolating=False)
            self._ids[language] = tuple(self._fill(bundle, language))
            self._bundles[language] = bundle
        return self._bundles[language]

    def _fill(self, bundle: FluentBundle, language: str) -> Iterator[str]:
        folder = self._folder / language
        files = sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else []
        for file in files:
            if file.name.endswith(".ftl"):
                resource = FluentResource(file.read_text(encoding="utf-8"))
                yield from _checked_ids(resource, bundle, f"{language}/{file.name}")
                bundle.add_resource(resource)


def _checked_ids(resource: ast.Resource, bundle: FluentBundle, place: str) -> Iterator[str]:
    """The ids of a file, which may neither be broken nor stand anywhere else."""
    seen: set[str] = set()
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"{place}: cannot be read: {(entry.content or '').strip().splitlines()[0]}")
        if isinstance(entry, ast.Message):
            if entry.id.name in seen or bundle.has_message(entry.id.name):
                raise ValueError(f"{place}: message {entry.id.name} stands there twice")
            seen.add(entry.id.name)
            yield entry.id.name


def _format(bundle: FluentBundle, message_id: str, arguments: Mapping[str, Argument]) -> str:
    pattern = bundle.get_message(message_id).value
    if pattern is None:
        raise KeyError(message_id)
    result, errors = bundle.format_pattern(pattern, dict(arguments))
    if errors or isinstance(result, FluentNone):
        raise ValueError(f"message {message_id}: {'; '.join(map(str, errors))}")
    return HYPHEN.sub("−", result) if any(map(_is_negative, arguments.values())) else result


def _is_negative(argument: Argument) -> bool:
    """Whether a number is written with a hyphen, where our sentences have a minus sign."""
    return not isinstance(argument, str) and argument < 0
