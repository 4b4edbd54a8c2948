"""Strict reading of TOML tables: every key is asked for by name and type, and none may be left over."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import TypeVar

Parsed = TypeVar("Parsed")


@contextmanager
def naming(place: str) -> Iterator[None]:
    """Puts `place` in front of the reason of any ValueError raised inside."""
    try:
        yield
    except ValueError as error:
        raise ValueError(f"{place}: {error}") from None


class Table:
    """A TOML table of which each key can be taken once."""

    def __init__(self, content: object) -> None:
        if not isinstance(content, Mapping):
            raise ValueError("must be a table")
        self._left: dict[str, object] = dict(content)

    def __contains__(self, key: str) -> bool:
        return key in self._left

    def remaining(self) -> tuple[str, ...]:
        """Keys that nobody has read yet."""
        return tuple(self._left)

    def take(self, key: str) -> object:
        """The value of a key, which counts as read from now on."""
        if key not in self._left:
            raise ValueError(f"{key} is missing")
        return self._left.pop(key)

    def finish(self) -> None:
        """Refuses keys that nobody has read: they are mistakes."""
        if self._left:
            raise ValueError(f"unknown key {next(iter(self._left))!r}")

    def number(self, key: str, lowest: int, highest: int) -> int:
        """A whole number within these bounds."""
        return _number(self.take(key), key, lowest, highest)

    def numbers(self, key: str, lowest: int, highest: int, length: int | None = None) -> tuple[int, ...]:
        """A list of whole numbers within these bounds."""
        content = _list(self.take(key), key)
        if length is not None and len(content) != length:
            raise ValueError(f"{key} must have {length} entries, has {len(content)}")
        return tuple(_number(value, key, lowest, highest) for value in content)

    def text(self, key: str) -> str:
        """A text that is not empty."""
        return _text(self.take(key), key)

    def choice(self, key: str, choices: tuple[str, ...]) -> str:
        """One of these words."""
        value = self.text(key)
        if value not in choices:
            raise ValueError(f"{key} must be one of {', '.join(choices)}, not {value!r}")
        return value

    def parsed(self, key: str, parse: Callable[[str], Parsed]) -> Parsed:
        """A text of the grammar; what is wrong with it is told with the key."""
        return _parse(self.text(key), key, parse)

    def parsed_list(self, key: str, parse: Callable[[str], Parsed]) -> tuple[Parsed, ...]:
        """Several texts of the grammar."""
        return tuple(_parse(_text(value, key), key, parse) for value in _list(self.take(key), key))

    def texts(self, key: str, length: int) -> tuple[str, ...]:
        """So many texts."""
        content = self.parsed_list(key, str)
        if len(content) != length:
            raise ValueError(f"{key} must have {length} entries, has {len(content)}")
        return content

    def table(self, key: str) -> Table:
        """A table inside this one; what is wrong in it is told with the key."""
        content = self.take(key)
        with naming(key):
            return Table(content)

    def one_or_more(self, key: str) -> list[object]:
        """One entry, or a list of them; none where the key is not there."""
        content = self._left.pop(key, [])
        return content if isinstance(content, list) else [content]

    def entries(self, key: str) -> list[object]:
        """A list of whatever, to be read by somebody else."""
        return _list(self.take(key), key)


def _parse(text: str, key: str, parse: Callable[[str], Parsed]) -> Parsed:
    with naming(f"{key} {text!r}"):
        return parse(text)


def _number(value: object, key: str, lowest: int, highest: int) -> int:
    if type(value) is not int:
        raise ValueError(f"{key} must be a whole number, not {value!r}")
    if not lowest <= value <= highest:
        raise ValueError(f"{key} must be {lowest}..{highest}, not {value}")
    return value


def _text(value: object, key: str) -> str:
    if not isinstance(value, str) or not value.strip():
        raise ValueError(f"{key} must be a text, not {value!r}")
    return value


def _list(value: object, key: str) -> list[object]:
    if not isinstance(value, list):
        raise ValueError(f"{key} must be a list, not {value!r}")
    return value
