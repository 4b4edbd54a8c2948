"""What an OpenAPI document promises that another one does not keep: keys taken away, requests refused, answers of
another kind."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

Json = dict[str, Any]
ANY = frozenset({"string", "integer", "number", "boolean", "array", "object", "null"})
_NAMES = {str: "string", int: "integer", bool: "boolean", type(None): "null"}
LOWER = ("minimum", "minLength", "minItems", "exclusiveMinimum")
UPPER = ("maximum", "maxLength", "maxItems", "exclusiveMaximum")
METHODS = ("get", "post", "put", "patch", "delete")


def broken(old: Json, new: Json) -> list[str]:
    """Every promise of the old document that the new one breaks."""
    return sorted(_Documents(old, new).compare())


class Pair(NamedTuple):
    """The same place in both documents."""

    old: Json
    new: Json
    where: str


class _Documents:
    def __init__(self, old: Json, new: Json) -> None:
        self._old, self._new = old, new
        self._seen: set[tuple[str, str, str]] = set()

    def compare(self) -> Iterator[str]:
        for path, operations in self._old["paths"].items():
            for method in METHODS:
                if method in operations:
                    new = self._new["paths"].get(path, {}).get(method)
                    where = f"{method} {path}"
                    yield from [f"{where} is gone"] if new is None else self._operation(operations[method], new, where)
        yield from self._socket()

    def _socket(self) -> Iterator[str]:
        """Each kind of message by itself."""
        still_told = _heard(self._new)
        for kind in _heard(self._old):
            where = f"socket: {kind['$ref'].rpartition('/')[2]}"
            if kind in still_told:
                yield from self._schemas(Pair(kind, kind, where), self._answered)
            else:
                yield f"{where} is gone"

    def _operation(self, old: Json, new: Json, where: str) -> Iterator[str]:
        parameters = {entry["name"]: entry for entry in new.get("parameters", ())}
        for entry in old.get("parameters", ()):
            found = parameters.pop(entry["name"], None)
            inside = f"{where}: {entry['name']}"
            if found is None:
                yield f"{inside} is gone"
                continue
            if found.get("required") and not entry.get("required"):
                yield f"{inside} must be given"
            yield from self._schemas(Pair(entry["schema"], found["schema"], inside), self._sent)
        yield from (f"{where}: {name} must be given" for name, entry in parameters.items() if entry.get("required"))
        if "requestBody" in old:
            yield from self._contents(old["requestBody"], new.get("requestBody", {}), f"{where}: sent", self._sent)
        for status, answer in old["responses"].items():
            found = new["responses"].get(status)
            if found is None:
                yield f"{where}: answer {status} is gone"
            else:
                yield from self._contents(answer, found, f"{where}: {status}", self._answered)

    def _contents(self, old: Json, new: Json, where: str, compare: Compare) -> Iterator[str]:
        for kind, content in old.get("content", {}).items():
            found = new.get("content", {}).get(kind)
            if found is None:
                yield f"{where}: {kind} is gone"
            elif "schema" in content:
                yield from self._schemas(Pair(content["schema"], found["schema"], where), compare)

    def _schemas(self, pair: Pair, compare: Compare) -> Iterator[str]:
        """Each pair of named schemas once for what is sent and once for what is answered."""
        names = (str(pair.old.get("$ref")), str(pair.new.get("$ref")), compare.__name__)
        if names[0] != "None" and names in self._seen:
            return
        self._seen.add(names)
        olds, news = _kinds(self._old, pair.old), _kinds(self._new, pair.new)
        yield from compare(olds, news, pair.where)
        for kind in olds.keys() & news.keys():
            yield from self._parts(Pair(olds[kind], news[kind], pair.where), compare)

    def _parts(self, pair: Pair, compare: Compare) -> Iterator[str]:
        for key, schema in pair.old.get("properties", {}).items():
            found = pair.new.get("properties", {}).get(key)
            inside = f"{pair.where}.{key}"
            yield from [f"{inside} is gone"] if found is None else self._schemas(Pair(schema, found, inside), compare)
        for key in ("items", "additionalProperties"):
            old, new = pair.old.get(key), pair.new.get(key)
            if isinstance(old, dict) and isinstance(new, dict):
                yield from self._schemas(Pair(old, new, f"{pair.where}[]"), compare)

    def _sent(self, olds: Json, news: Json, where: str) -> Iterator[str]:
        """What could be sent can still be sent."""
        yield from (f"{where}: no {kind} may be sent any more" for kind in olds.keys() - news.keys())
        for kind in olds.keys() & news.keys():
            old, new = olds[kind], news[kind]
            values = _values(new)
            if values is not None and (_values(old) is None or set(_values(old) or ()) - set(values)):
                yield f"{where}: fewer values may be sent"
            if "properties" in old:  # an open object may say what it needs
                must = set(new.get("required", ())) - set(old.get("required", ()))
                yield from (f"{where}.{key} must be given" for key in must)
            yield from (f"{where}: {key} is stricter" for key in _stricter(old, new))

    def _answered(self, olds: Json, news: Json, where: str) -> Iterator[str]:
        """What is answered is of the kinds it was, and has the keys it always had."""
        if olds.keys() != ANY:
            yield from (f"{where}: may be {kind}" for kind in news.keys() - olds.keys())
        for kind in olds.keys() & news.keys():
            always = set(olds[kind].get("required", ())) - set(news[kind].get("required", ()))
            yield from (f"{where}.{key} may be missing" for key in always)


Compare = Callable[[Json, Json, str], Iterator[str]]


def _heard(document: Json) -> list[Json]:
    """What a socket tells; the first documents did not say."""
    heard: list[Json] = document["components"]["schemas"].get("Heard", {}).get("anyOf", [])
    return heard


def _kinds(document: Json, schema: Json) -> Json:
    """The schema of each kind of value that this one allows."""
    while "$ref" in schema:
        schema = _at(document, schema["$ref"])
    found: Json = {}
    for one in schema.get("anyOf", ()):
        for kind, inner in _kinds(document, one).items():
            found[kind] = _joined(found[kind], inner) if kind in found else inner
    if found:
        return found
    kinds = schema.get("type", _kind_of(schema))
    return dict.fromkeys([kinds] if isinstance(kinds, str) else kinds, schema)


def _at(document: Json, reference: str) -> Json:
    found: Any = document
    for part in reference.removeprefix("#/").split("/"):
        found = found[part]
    assert isinstance(found, dict)
    return found


def _kind_of(schema: Json) -> list[str]:
    """Of a schema that names none: that of its values, or anything."""
    values = _values(schema)
    return list(ANY) if values is None else list({_NAMES[type(value)] for value in values})


def _joined(one: Json, other: Json) -> Json:
    """Two schemas of one kind, either of which may hold: as wide as both together."""
    values = [_values(one), _values(other)]
    both = {key: value for key, value in one.items() if key in other and other[key] == value}
    return {**both, "enum": [*values[0], *values[1]]} if values[0] and values[1] else both


def _values(schema: Json) -> list[Any] | None:
    return [schema["const"]] if "const" in schema else schema.get("enum")


def _stricter(old: Json, new: Json) -> Iterator[str]:
    yield from (key for key in LOWER if key in new and new[key] > old.get(key, float("-inf")))
    yield from (key for key in UPPER if key in new and new[key] < old.get(key, float("inf")))
    if "pattern" in new and new["pattern"] != old.get("pattern"):
        yield "pattern"
