"""Whether plain data has its form: the right keys with the right kinds of values. The forms say it themselves."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from types import NoneType
from typing import Annotated, Any, Literal, NamedTuple, get_args, get_origin, get_type_hints

from grandaustria.engine.forms import Length, OneOf, Within


class Fault(NamedTuple):
    """A reason against some data; what is only out of range can still be read, so that other reasons show."""

    reason: str
    readable: bool = False


Faults = Iterator[Fault]
Shape = Callable[[object, str], Faults]
Forms = frozenset[object]
NONE: Forms = frozenset()
FEW = 6
"""So many values are named to whoever has given another."""


def faults(value: object, form: object, name: str, partial: Forms = NONE) -> Faults:
    """Everything that is wrong with the shape of some data; keys of the forms in `partial` may be left out."""
    return _shape(form, partial)(value, name)


@cache
def _shape(form: Any, partial: Forms) -> Shape:
    """The check of a type."""
    inner: tuple[Any, ...] = get_args(form)
    origin = get_origin(form)
    if origin is Annotated:
        return _limited(_shape(inner[0], partial), inner[1])
    if origin is list:
        return _list(_shape(inner[0], partial))
    if origin is dict:
        return _table(_shape(inner[1], partial))
    if origin is Literal:
        return _one_of(inner)
    if inner:
        return _either([(_values_of(kind), _shape(kind, partial)) for kind in inner])
    if form in _KINDS:
        return _KINDS[form]
    keys = {key: _shape(kind, partial) for key, kind in get_type_hints(form, include_extras=True).items()}
    return _object(keys, [] if form in partial else [key for key in keys if key in form.__required_keys__])


def _values_of(form: Any) -> type | tuple[type, ...]:
    """What can be of a form at all."""
    kind = get_origin(form) or form
    if kind is Annotated:
        return _values_of(get_args(form)[0])
    return (list, tuple) if kind is list else kind if kind in _KINDS else Mapping


def _limited(shape: Shape, limit: Within | OneOf | Length) -> Shape:
    """A shape within its limits; of what is too long the entries are not looked at."""
    if isinstance(limit, OneOf):
        return _one_of(limit.values)
    within: Shape = _length(limit) if isinstance(limit, Length) else _range(limit)

    def check(value: object, where: str) -> Faults:
        yield from list(within(value, where)) or shape(value, where)

    return check


def _range(limit: Within) -> Shape:
    def check(value: object, where: str) -> Faults:
        if type(value) is int and not limit.low <= value <= limit.high:
            yield Fault(f"{where}: {value!r} is not a whole number from {limit.low} to {limit.high}", readable=True)

    return check


def _length(limit: Length) -> Shape:
    expected = str(limit.least) if limit.most is None else f"{limit.least} to {limit.most}"

    def check(value: object, where: str) -> Faults:
        if isinstance(value, list | tuple) and not limit.least <= len(value) <= limit.longest:
            yield Fault(f"{where}: {len(value)} entries, expected {expected}")

    return check


def _one_of(values: Iterable[object]) -> Shape:
    allowed = tuple(values)
    expected = f"one of {', '.join(map(repr, allowed))}" if len(allowed) <= FEW else "possible here"

    def check(value: object, where: str) -> Faults:
        if not any(type(value) is type(choice) and value == choice for choice in allowed):
            yield Fault(f"{where}: {value!r} is not {expected}")

    return check


def _list(item: Shape) -> Shape:
    def check(value: object, where: str) -> Faults:
        if not isinstance(value, list | tuple):
            yield Fault(f"{where}: expected a list")
            return
        for i, entry in enumerate(value):
            yield from item(entry, f"{where}[{i}]")

    return check


def _table(item: Shape) -> Shape:
    def check(value: object, where: str) -> Faults:
        if not isinstance(value, Mapping):
            yield Fault(f"{where}: expected an object")
            return
        for key, entry in value.items():
            yield from item(entry, f"{where}.{key}")

    return check


def _either(shapes: Sequence[tuple[type | tuple[type, ...], Shape]]) -> Shape:
    """One of several shapes, or else what that of its kind has against it; of no kind, the first, the usual one."""

    def check(value: object, where: str) -> Faults:
        if all(any(shape(value, where)) for _, shape in shapes):
            akin = [shape for kind, shape in shapes if isinstance(value, kind)]
            yield from (akin[0] if akin else shapes[0][1])(value, where)

    return check


def _object(keys: Mapping[str, Shape], required: Iterable[str]) -> Shape:
    def check(value: object, where: str) -> Faults:
        if not isinstance(value, Mapping):
            yield Fault(f"{where}: expected an object")
            return
        for key, entry in value.items():
            if key not in keys:
                yield Fault(f"{where}: unknown key {key!r}", readable=True)
            else:
                yield from keys[key](entry, key if where in _ROOTS else f"{where}.{key}")
        yield from (Fault(f"{where}: {key} is missing") for key in required if key not in value)

    return check


def _kind(kind: type, expected: str) -> Shape:
    def check(value: object, where: str) -> Faults:
        if type(value) is not kind:
            yield Fault(f"{where}: {value!r} is not {expected}")

    return check


_ROOTS = ("position", "record", "event", "setup")
"""Their keys are named without them."""
_KINDS: Mapping[object, Shape] = {
    int: _kind(int, "a whole number"),
    bool: _kind(bool, "true or false"),
    str: _kind(str, "a text"),
    NoneType: _kind(NoneType, "none"),
}
