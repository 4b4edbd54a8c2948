"""A position in one line of text: the keys of its JSON that differ from an empty table, the seats behind slashes.

Entries of a list stand between points, or between commas where they are lists or objects themselves; the values of an
object stand between colons in the order of its keys; `-` is none. Which is which says the description of a position.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from types import NoneType
from typing import Any, get_args, get_origin, get_type_hints

from grandaustria.engine.errors import PositionError
from grandaustria.engine.forms import PositionData, SeatData, SetupData
from grandaustria.engine.setup import PRESETS, Setup
from grandaustria.engine.status import with_defaults

HEAD = "gah1"
"""The form of the line, and its version."""
READINGS = 2
"""Of a line that does not name them: those of the time when this form was made."""
LONGEST = 4000
COUNTED = ("format", "version", "setup", "seats", "guest_deck", "staff_deck")
"""Keys that have no word of their own: said otherwise, or counted anew."""


def write(data: PositionData) -> str:
    """A position in one line; what is as usual is left out."""
    setup = Setup.from_json(data["setup"])
    usual = with_defaults({"setup": data["setup"]}, setup)
    table = [*_setup_words(setup), *_words(data, usual, PositionData)]
    seats = [_words(own, plain, SeatData) for own, plain in zip(data["seats"], usual["seats"], strict=True)]
    return " /".join(" ".join(words) for words in ([HEAD, *table], *(["", *words] for words in seats)))


def read(line: object) -> dict[str, Any]:
    """The JSON of a line, to be checked as such."""
    if not isinstance(line, str) or len(line) > LONGEST:
        raise PositionError("the line of a position is a short text")
    head, *seats = [part.split() for part in line.split("/")]
    if head[:1] != [HEAD]:
        raise PositionError(f"the line of a position begins with {HEAD}")
    said = _said(head[1:])
    setup = {key: said.pop(key) for key in get_type_hints(SetupData) if key in said}
    table = _values(said, PositionData)
    return {**table, "setup": _setup(setup), "seats": [_values(_said(own), SeatData) for own in seats]}


# Words, each a key and its value


def _words(data: Mapping[str, Any], usual: Mapping[str, Any], form: type) -> Iterator[str]:
    for key, kind in get_type_hints(form).items():
        if key not in COUNTED and data[key] != usual[key]:
            yield f"{key}={_text(data[key], kind)}"


def _said(words: list[str]) -> dict[str, str]:
    said = dict(map(_divided, words))
    if len(said) < len(words):
        raise PositionError(f"a key is said twice: {' '.join(words)}")
    return said


def _divided(word: str) -> tuple[str, str]:
    key, equals, value = word.partition("=")
    if not equals:
        raise PositionError(f"{word!r} is not KEY=VALUE")
    return key, value


def _values(words: Mapping[str, str], form: type) -> dict[str, Any]:
    kinds = {key: kind for key, kind in get_type_hints(form).items() if key not in COUNTED}
    unknown = [key for key in words if key not in kinds]
    if unknown:
        raise PositionError(f"unknown key {unknown[0]!r}")
    return {key: _value(text, kinds[key], key) for key, text in words.items()}


# The set-up


def _setup_words(setup: Setup) -> Iterator[str]:
    usual = Setup()
    if setup.players != usual.players:
        yield f"players={setup.players}"
    if setup.rules != usual.rules:
        options = setup.rules.to_json().items() - usual.rules.to_json().items()
        yield f"rules={setup.rules.name() or ','.join(sorted(f'{option}:{value}' for option, value in options))}"
    if setup.hotels != usual.hotels:
        yield f"hotels={setup.hotels if isinstance(setup.hotels, str) else '.'.join(setup.hotels)}"
    if setup.staff != usual.staff:
        yield f"staff={setup.staff}"
    if setup.solo:
        yield f"solo={setup.solo}"
    if setup.readings != READINGS:
        yield f"readings={setup.readings}"


def _setup(words: Mapping[str, str]) -> dict[str, Any]:
    """The words as JSON has them."""
    readers: dict[str, Callable[[str], Any]] = {
        "players": lambda text: _number(text, "players"),
        "readings": lambda text: _number(text, "readings"),
        "rules": lambda text: text if text in PRESETS else dict(map(_option, text.split(","))),
        "hotels": lambda text: text.split(".") if "." in text else text,
    }
    return {"readings": READINGS, **{key: readers.get(key, str)(text) for key, text in words.items()}}


def _option(text: str) -> tuple[str, str]:
    option, _, value = text.partition(":")
    return option, value


# Values


def _text(value: Any, kind: Any) -> str:
    if value is None:
        return "-"
    kind = _given(kind)
    if isinstance(value, list):
        inner = get_args(kind)[0]
        return _between(inner).join(_text(entry, inner) for entry in value)
    if isinstance(value, Mapping):
        return ":".join(_text(value[key], inner) for key, inner in get_type_hints(kind).items())
    return str(int(value)) if isinstance(value, bool) else str(value)


def _value(text: str, kind: Any, where: str) -> Any:
    if text == "-" and kind is not _given(kind):
        return None
    kind = _given(kind)
    if get_origin(kind) is list:
        inner = get_args(kind)[0]
        return [_value(entry, inner, where) for entry in text.split(_between(inner))] if text else []
    if kind is str:
        return text
    if kind in (int, bool):
        return _flag(text, where) if kind is bool else _number(text, where)
    keys, values = get_type_hints(kind), text.split(":")
    if len(values) != len(keys):
        raise PositionError(f"{where}: {text!r} has {len(values)} values, not {len(keys)}")
    return {key: _value(entry, inner, where) for (key, inner), entry in zip(keys.items(), values, strict=True)}


def _given(kind: Any) -> Any:
    """What a value is that may be none."""
    return get_args(kind)[0] if NoneType in get_args(kind) else kind


def _between(inner: Any) -> str:
    return "." if _given(inner) in (int, bool, str) else ","


def _number(text: str, where: str) -> int:
    if not re.fullmatch(r"-?[0-9]{1,5}", text):
        raise PositionError(f"{where}: {text!r} is not a whole number")
    return int(text)


def _flag(text: str, where: str) -> bool:
    if text not in ("0", "1"):
        raise PositionError(f"{where}: {text!r} is not 0 or 1")
    return text == "1"
